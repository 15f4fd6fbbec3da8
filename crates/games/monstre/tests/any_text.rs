//! Lists of cards are typed by people: anything is read or refused, and what is accepted can be dealt.

use monstre::{Deck, Monstre, Options};
use proptest::prelude::*;
use proving::{any_text, damaged, texts_tried};
use table::{Referee, Rules, Seed};

/// Deals a game with these cards if they are accepted.
fn deal(cards: &str) -> Result<(), TestCaseError> {
    let Ok(options) = serde_json::from_value::<Options>(serde_json::json!({ "cards": cards })) else { return Ok(()) };
    for n_seats in Monstre::SEATS {
        if Monstre::check(&options, n_seats).is_ok() {
            prop_assert!(Referee::<Monstre>::deal(options, n_seats, Seed::from_number(1)).is_ok());
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(texts_tried())]

    #[test]
    fn any_text_is_a_list_of_cards_or_none(text in any_text()) {
        let _ = Deck::standard().changed(&text);
        deal(&text)?;
    }

    #[test]
    fn a_damaged_list_is_another_one_or_none(text in damaged(Just(include_str!("../data/cards.txt").to_owned()))) {
        let _ = Deck::standard().changed(&text);
        deal(&text)?;
    }
}
