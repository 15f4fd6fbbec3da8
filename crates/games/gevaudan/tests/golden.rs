//! Golden games: stored hunts replay for ever, and one game looks and sounds to everybody as it always did.

use gevaudan::{Deck, Events, Gevaudan, Options, Switch};
use proving::{Story, first_eventful, happens, paths, random_record, stored_game_replays};
use table::{Record, RecordError, Referee, Seed};

const NAMES: [&str; 4] = ["Ana", "Zoé", "Malo", "Inès"];

fn historical() -> Options {
    Options { characters: Switch::On, events: Events::Historical, abilities: Switch::On, ..Options::default() }
}

/// Name, options, seats and the moves that must occur of each stored hunt.
fn records() -> [(&'static str, Options, usize, &'static [&'static str]); 4] {
    let standard = &["place", "move", "examine", "archive", "consult", "heal", "lead", "note", "trap"];
    let wild = &["solicit", "lead", "walk", "archive", "consult", "note", "yes", "no"];
    let history = Options { deck: Deck::History, ..historical() };
    [
        ("standard", Options::default(), 4, standard),
        ("solo", Options::default(), 1, &["move", "examine", "archive", "lead", "note"]),
        ("historical", historical(), 3, wild),
        ("history", history, 4, &["solicit", "lead", "walk", "archive", "note"]),
    ]
}

#[test]
fn stored_hunts_replay_for_ever() {
    for (name, options, n_seats, kinds) in records() {
        let names = &NAMES[..n_seats];
        let record = stored_game_replays::<Gevaudan>(env!("CARGO_MANIFEST_DIR"), name, || {
            first_eventful(kinds, |seed| random_record::<Gevaudan>(options.clone(), n_seats, seed, names))
        });
        assert!(kinds.iter().all(|kind| happens(&record, kind)), "{name}");
    }
}

/// The third space was left empty then: such a hunt would go on otherwise now, so it is refused and says why.
#[test]
fn gev_r34_records_of_the_older_rule_are_refused_by_name() {
    let text = include_str!("../records/older/rules-1.rec");
    let record: Record = text.parse().expect("it can still be read");
    assert!(record.steps.iter().any(|it| it.notation == "solicit 3"));
    let refused = Referee::<Gevaudan>::replay(&record).expect_err("other rules");
    assert_eq!(refused, RecordError::Rules { record: 1, ours: 2 });
    assert!(refused.to_string().contains("version 1") && refused.to_string().contains('2'), "{refused}");
}

#[test]
fn a_game_looks_and_sounds_as_it_always_did() {
    let record: Record = include_str!("../records/historical.rec").parse().expect("a record");
    let mut referee = Referee::<Gevaudan>::deal(historical(), record.n_seats, record.seed).expect("dealt before");
    // The board is the same for all and never changes.
    let mut story = Story::of_deal(&referee, &["/board"]);
    for made in record.steps.iter().take(45) {
        story.play(&mut referee, made.actor, made.notation.parse().expect("a move"));
    }
    insta::assert_snapshot!(story.told());
}

#[test]
fn as_many_paths_as_ever_lead_from_a_deal() {
    let dealt = |seed| Referee::<Gevaudan>::deal(Options::default(), 2, Seed::from_number(seed)).expect("two may play");
    let counts = [1, 2].map(|seed| paths(&dealt(seed), 5));
    assert_eq!(counts, [[4, 12, 246, 4764, 87_201], [4, 12, 246, 4764, 87_238]]);
}
