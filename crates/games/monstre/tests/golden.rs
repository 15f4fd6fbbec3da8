//! Golden games: stored games replay for ever, and one game looks and sounds to everybody as it always did.

use monstre::{Dog, Fog, Memory, Monstre, Options, Rounds, Ties};
use proving::{Story, first_eventful, paths, random_record, stored_game_replays};
use table::{Referee, Seed};

/// Name, options and number of players of each stored game.
fn records() -> [(&'static str, Options, usize); 3] {
    let plain = Options::default();
    let mut typed = Options { memoire: Memory::Sans, ..plain };
    typed.cartes.push_str("chien=3 rumeur=2 vampire=RRCV+hunters-1");
    let all = Options {
        manches: Rounds::Three,
        chien: Dog::Passe,
        brouillard: Fog::UneCarte,
        egalite: Ties::Manche,
        ..plain
    };
    [("plain", plain, 5), ("variants", all, 3), ("typed", typed, 8)]
}

fn dealt(n_seats: usize, seed: u64) -> Referee<Monstre> {
    Referee::deal(Options::default(), n_seats, Seed::from_number(seed)).expect("so many may play")
}

#[test]
fn stored_games_replay_for_ever() {
    let kinds = ["play brouillard", "play rumeur", "play accord", "play chien", "give", "discard", "lay"];
    for (name, options, n_seats) in records() {
        stored_game_replays::<Monstre>(env!("CARGO_MANIFEST_DIR"), name, || {
            first_eventful(&kinds, |seed| random_record::<Monstre>(options, n_seats, seed, &["Ana", "Zoé"]))
        });
    }
}

#[test]
fn a_game_looks_and_sounds_as_it_always_did() {
    let referee = dealt(4, 11);
    insta::assert_snapshot!(Story::of_deal(&referee, &[]).play_at_random(referee, 11, 35));
}

#[test]
fn as_many_paths_as_ever_lead_from_a_deal() {
    let counts = [1, 2].map(|seed| paths(&dealt(3, seed), 5));
    assert_eq!(counts, [[1, 4, 21, 90, 271], [1, 3, 24, 118, 392]]);
}
