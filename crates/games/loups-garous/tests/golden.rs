//! Golden games: stored games replay for ever, and one game looks and sounds to everybody as it always did.

use loups_garous::{LoupsGarous, Options};
use proving::{Story, dice, first_eventful, random_move_of, stored_game_replays};
use table::{Actor, Record, Referee, Seat, Seed, Viewer};

/// Name, players and options of each stored game.
const RECORDS: [(&str, usize, &str); 3] = [
    ("eight", 8, "{}"),
    ("twelve", 12, "{}"),
    ("fifteen", 15, r#"{"double":"fixed","second_tie":"all","parity_ends_game":"on"}"#),
];

fn dealt(n_seats: usize, options: &str, seed: u64) -> Referee<LoupsGarous> {
    let options: Options = serde_json::from_str(options).expect("options");
    Referee::deal(options, n_seats, Seed::from_number(seed)).expect("so many may play")
}

#[test]
fn stored_games_replay_for_ever() {
    for (name, n_seats, options) in RECORDS {
        stored_game_replays::<LoupsGarous>(env!("CARGO_MANIFEST_DIR"), name, || eventful_game(n_seats, options));
    }
}

/// The first random game in which every kind of move of its deck is made, the referee's too.
fn eventful_game(n_seats: usize, options: &str) -> Record {
    let mut kinds = vec!["look", "devour", "note", "ready", "vote", "report", "accuse", "yes", "timeout", "leave"];
    if n_seats > 8 {
        kinds.extend(["love", "stare", "watch", "shoot"]);
    }
    if n_seats > 14 {
        kinds.push("take");
    }
    first_eventful(&kinds, |seed| random_game(n_seats, options, seed))
}

/// Random moves; now and then time is up, and once somebody leaves.
fn random_game(n_seats: usize, options: &str, seed: u64) -> Record {
    let mut referee = dealt(n_seats, options, seed);
    let mut rng = dice(seed);
    while let Some((actor, mv)) = random_move_of(&referee, &mut rng) {
        let (actor, mv) = match referee.n_steps() {
            60 => (Actor::Referee, "leave 2".parse().expect("a move")),
            it if it % 50 == 49 => (Actor::Referee, "timeout".parse().expect("a move")),
            _ => (actor, mv),
        };
        if referee.play(actor, mv).is_err() {
            break;
        }
    }
    referee.record(vec!["Ana".into(), "Zoé".into()])
}

#[test]
fn a_night_looks_and_sounds_as_it_always_did() {
    let referee = dealt(11, "{}", 2374);
    insta::assert_snapshot!(Story::of_deal(&referee, &[]).play_at_random(referee, 2374, 80));
}

/// A record holds its seed: the same seed deals the same cards for ever.
#[test]
fn lgt_set_5_the_golden_deal() {
    let referee = dealt(15, "{}", 2374);
    let cards: Vec<String> =
        Seat::all(15).map(|it| referee.view(Viewer::Seat(it)).own.expect("a seat").role.to_string()).collect();
    insta::assert_snapshot!(cards.join(" "));
}
