//! Golden games: stored wars replay for ever, and one game looks and sounds to everybody as it always did.
//!
//! The golden deal is `bes_3_the_same_seed_deals_the_same_cards_for_ever`, inside the crate, where the deck can be seen.

use bestioles::{Bestioles, Options, Target};
use proving::{Story, first_eventful, paths, random_record, stored_game_replays};
use table::{Record, RecordError, RecordFormat, RecordHeader, Referee, Seed, UnknownHeaders};

fn dealt(target: Target, seed: u64) -> Referee<Bestioles> {
    Referee::deal(Options { target }, 2, Seed::from_number(seed)).expect("two may play")
}

fn random_war(target: Target, seed: u64) -> Record {
    random_record::<Bestioles>(Options { target }, 2, seed, &["Ana", "Zoé"])
}

#[test]
fn stored_wars_replay_for_ever() {
    let kinds = ["deploy", "improvise", "withdraw", "flip", "reinforce", "transport", "redeploy", "decline"];
    let stored = [("twelve", Target::Twelve), ("eighteen", Target::Eighteen), ("bleusaille", Target::Bleusaille)];
    for (name, target) in stored {
        stored_game_replays::<Bestioles>(env!("CARGO_MANIFEST_DIR"), name, || {
            first_eventful(&kinds, |seed| random_war(target, seed))
        });
    }
}

/// A later program may draw its chance in another way and say so in a line that we do not know otherwise.
#[test]
fn a_record_whose_chance_is_not_drawn_as_ours_is_refused() {
    let says = |value: &str| {
        let chance = RecordHeader::new("chance", value).expect("a header");
        let unknown = UnknownHeaders { head: vec![(4, chance)], ..UnknownHeaders::default() };
        let text = Record { format: RecordFormat::Two(unknown), ..random_war(Target::Twelve, 1) }.to_string();
        Referee::<Bestioles>::replay(&text.parse().expect("a record")).map(|it| it.outcome().is_some())
    };
    assert_eq!(says("dreams"), Err(RecordError::Chance("dreams".into())));
    assert_eq!(says("moves"), Ok(true));
}

#[test]
fn a_game_looks_and_sounds_as_it_always_did() {
    let referee = dealt(Target::Twelve, 2374);
    insta::assert_snapshot!(Story::of_deal(&referee, &[]).play_at_random(referee, 2374, 25));
}

#[test]
fn as_many_paths_as_ever_lead_from_a_deal() {
    let counts = [1, 2].map(|seed| paths(&dealt(Target::Twelve, seed), 3));
    assert_eq!(counts, [[25, 601, 12_584], [25, 579, 12_106]]);
}
