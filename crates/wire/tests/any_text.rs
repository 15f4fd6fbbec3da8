//! Messages of clients come from outside: anything is read or refused, and what is read is what was meant.

use proptest::prelude::*;
use proving::{any_text, damaged, texts_tried};
use wire::{ClientMessage, Have, NewTable, SeatRequest, TableChange, ToTable};

fn words() -> impl Strategy<Value = ToTable> {
    let have = (any::<u32>(), any::<u32>()).prop_map(|(round, moment)| Have { round, moment });
    prop_oneof![
        (any::<u32>(), any::<Option<String>>(), any::<Option<u8>>(), prop::option::of(have), any::<bool>())
            .prop_map(|(protocol, secret, seat, have, shows)| ToTable::Hello { protocol, secret, seat, have, shows }),
        any::<Option<u8>>().prop_map(|seat| ToTable::Look { seat }),
        (any::<u8>(), any::<u32>(), any_text()).prop_map(|(seat, after, notation)| ToTable::Play {
            seat,
            after,
            notation
        }),
        (any_text(), any::<Option<String>>()).prop_map(|(text, channel)| ToTable::Chat { text, channel }),
        Just(ToTable::Ping),
    ]
}

fn message() -> impl Strategy<Value = ClientMessage> {
    (any::<u32>(), words()).prop_map(|(id, says)| ClientMessage { id, says })
}

fn written(message: &ClientMessage) -> String {
    serde_json::to_string(message).expect("plain data")
}

proptest! {
    #![proptest_config(texts_tried())]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = serde_json::from_slice::<ClientMessage>(&bytes);
    }

    #[test]
    fn a_message_reads_as_it_is_written(message in message()) {
        prop_assert_eq!(serde_json::from_str::<ClientMessage>(&written(&message)).ok(), Some(message));
    }

    #[test]
    fn what_is_read_of_a_damaged_message_would_be_read_again(text in damaged(message().prop_map(|it| written(&it)))) {
        if let Ok(message) = serde_json::from_str::<ClientMessage>(&text) {
            prop_assert_eq!(serde_json::from_str::<ClientMessage>(&written(&message)).ok(), Some(message));
        }
    }

    #[test]
    fn any_body_is_read_or_refused(text in damaged(Just(
        r#"{"game":"x","n_seats":3,"options":{"a":"b"},"public":true,"tempo":"calm","to":"bot","level":"easy"}"#.to_owned(),
    ))) {
        let _ = serde_json::from_str::<NewTable>(&text);
        let _ = serde_json::from_str::<TableChange>(&text);
        let _ = serde_json::from_str::<SeatRequest>(&text);
    }
}
