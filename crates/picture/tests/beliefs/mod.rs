//! What is believed, in words: every place and everything it may hold, as beliefs of every game name them.

use std::collections::BTreeSet;

use crate::at_the_table::{Dice, both, check, names};
use cabinet::{Game, Visitor};
use picture::Scene;
use serde_json::Value;
use table::{Actor, Belief as _, Referee, Seat, Seed, Turn, Viewer, Watcher};
use texts::Speaker;

/// So many moves of a game are made.
const STEPS: usize = 120;
/// After every so many somebody says what he believes: that may take its time.
const EVERY: usize = 15;

/// Games by chance, a look at every belief on the way.
struct Wander {
    n_seats: usize,
    seed: u64,
    /// Places and things that have been told.
    told: BTreeSet<(String, String)>,
}

impl Visitor for Wander {
    type Out = BTreeSet<(String, String)>;

    fn visit<G: Game>(mut self) -> Self::Out {
        let options = G::Options::default();
        let mut referee = Referee::<G>::deal(options, self.n_seats, Seed::from_number(self.seed)).expect("it is dealt");
        let viewers = Seat::all(self.n_seats).map(Viewer::Seat);
        let mut watchers: Vec<_> = viewers.map(|it| Watcher::begin(&referee, it)).collect();
        let mut dice = Dice::new(self.seed);
        for step in 0..STEPS {
            if step % EVERY == 0 {
                let seat = Seat::at(step / EVERY % self.n_seats);
                for row in &watchers[seat.idx()].belief().odds().rows {
                    for (thing, chance) in &row.chances {
                        self.tell(G::KEY, seat, &row.place, thing, *chance);
                    }
                }
            }
            let Turn::Open { must, .. } = referee.turn() else { break };
            let seats: Vec<Seat> = must.iter().collect();
            let actor = Actor::Seat(seats[dice.below(seats.len())]);
            let moves = referee.moves(actor);
            let happened = referee.play(actor, moves[dice.below(moves.len())]).expect("it was offered");
            for it in &mut watchers {
                it.meet(&referee, &happened);
            }
        }
        self.told
    }
}

impl Wander {
    fn tell(&mut self, game: &str, seat: Seat, place: &str, thing: &str, chance: f64) {
        assert!((0.0..=1.0 + 1e-9).contains(&chance), "{game}: {place} is {thing} by {chance}");
        if !self.told.insert((place.to_owned(), thing.to_owned())) {
            return;
        }
        for texts in both() {
            let names = names(self.n_seats);
            let speaker = Speaker { texts: &texts, game, names: &names, seat: Some(seat.idx()) };
            let text = Scene { speaker, view: &Value::Null, moves: &[] }.belief(place, &[(thing.to_owned(), chance)]);
            check(&text, game);
            let (before, after) = text.split_once(':').expect("a place and what it may hold");
            assert_ne!(before.trim_end(), place, "{game}: no words for the place {place}");
            let word = thing.starts_with(|it: char| it.is_ascii_lowercase() || it.is_ascii_digit());
            let raw = after.trim_start().starts_with(&format!("{thing} ("));
            assert!(!(word && raw), "{game}: no words for {thing}: {text}");
        }
    }
}

fn wander(game: &str, n_seats: usize) -> BTreeSet<(String, String)> {
    cabinet::open(game, Wander { n_seats, seed: 3, told: BTreeSet::new() }).expect("such a game")
}

fn has(told: &BTreeSet<(String, String)>, place: &str, thing: &str) -> bool {
    told.contains(&(place.to_owned(), thing.to_owned()))
}

#[test]
fn everything_that_may_be_believed_has_words() {
    let told = wander("bestioles", 2);
    assert!(has(&told, "hand 2", "air-2") && has(&told, "deck", "sea-6"), "{told:?}");
    assert!(told.iter().any(|it| it.0.starts_with("side 2 ")), "{told:?}");
    assert!(has(&wander("cryptide", 4), "clue 3", "within-1-forest"));
    assert!(has(&wander("monstre", 4), "holder", "3"));
    assert!(has(&wander("loups-garous", 9), "seat 4", "wolf"));
    let told = wander("gevaudan", 3);
    assert!(has(&told, "village", "present") && told.iter().any(|it| it.0 == "lair"), "{told:?}");
}

/// The likeliest first, and no more than can be taken in.
#[test]
fn the_likeliest_is_told_first() {
    let names = names(2);
    let [en, fr] = both();
    for (texts, said) in [
        (&fr, "La tanière\u{202f}: C2 (41\u{202f}%), A1 (30\u{202f}%)"),
        (&en, "The lair: C2 (41\u{a0}%), A1 (30\u{a0}%)"),
    ] {
        let speaker = Speaker { texts, game: "gevaudan", names: &names, seat: None };
        let scene = Scene { speaker, view: &Value::Null, moves: &[] };
        let mut chances = vec![("A1".to_owned(), 0.3), ("B1".to_owned(), 0.0), ("C2".to_owned(), 0.41)];
        assert_eq!(scene.belief("lair", &chances), said);
        chances.extend(["D1", "D2", "D3"].map(|it| (it.to_owned(), 0.1)));
        assert!(scene.belief("lair", &chances).ends_with(", …"));
        assert!(!scene.belief("lair", &chances).contains("D3"));
    }
}
