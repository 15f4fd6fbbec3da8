//! Games for all tests of pictures, by chance that is the same every time.

use std::collections::BTreeMap;

use cabinet::AnySession;
use picture::{Scene, WIDTH, width};
use table::{Actor, Seat, Seed, Turn, Viewer};
use texts::{Lang, Speaker, Texts};

/// Small numbers by chance.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % n
    }
}

pub(crate) fn deal(game: &str, n_seats: usize, options: &[(&str, &str)], seed: u64) -> Box<dyn AnySession> {
    let options: BTreeMap<_, _> = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    cabinet::deal(game, &options, n_seats, Seed::from_number(seed)).expect("such a table can be dealt")
}

pub(crate) fn names(n_seats: usize) -> Vec<String> {
    cabinet::bot_names("loups-garous").take(n_seats).map(ToOwned::to_owned).collect()
}

/// Anybody who must or may act makes any move; `false` when it is over.
pub(crate) fn step(sitting: &mut dyn AnySession, dice: &mut Dice) -> bool {
    let Turn::Open { must, may } = sitting.turn() else { return false };
    let out_of_turn = dice.below(8) == 0;
    let mut seats: Vec<Seat> = if out_of_turn { (must | may).iter().collect() } else { must.iter().collect() };
    while !seats.is_empty() {
        let seat = seats.swap_remove(dice.below(seats.len()));
        let moves = sitting.moves(Actor::Seat(seat));
        if moves.is_empty() {
            continue;
        }
        let mv = &moves[dice.below(moves.len())];
        sitting.play(Actor::Seat(seat), mv).expect("it was offered");
        return true;
    }
    panic!("the game waits for nobody");
}

/// All that one viewer reads now.
pub(crate) fn page(texts: &Texts, names: &[String], sitting: &dyn AnySession, viewer: Viewer) -> String {
    let now = sitting.now(viewer);
    let speaker = Speaker { texts, game: sitting.game(), names, seat: viewer.seat().map(Seat::idx) };
    let scene = Scene { speaker, view: &now.view, moves: &now.moves };
    let told =
        now.news.iter().flat_map(|it| picture::news(&speaker, it)).map(|it| picture::fold(&format!("· {it}"), 2));
    let mut parts: Vec<String> = told.collect();
    parts.push(scene.board());
    parts.extend(scene.question());
    if !now.moves.is_empty() {
        parts.push(scene.menu());
    }
    for mv in &now.moves {
        assert!(scene.label(mv).is_some(), "{}: no words for `{mv}`", sitting.game());
    }
    parts.join("\n")
}

/// Nothing is too wide, and every text was found.
pub(crate) fn check(page: &str, game: &str) {
    for line in page.lines() {
        assert!(width(line) <= WIDTH, "{} columns: {line}\n{page}", width(line));
    }
    let missing = ["picture-", "loups-garous-", "cryptide-", "monstre-", "gevaudan-", "bestioles-", "\"type\"", "{$"];
    for it in missing {
        assert!(!page.contains(it), "{game}: `{it}` is no word for players\n{page}");
    }
    assert!(!page.starts_with("view:") && !page.contains("\nview:"), "{game} is drawn, not listed\n{page}");
}

pub(crate) fn both() -> [Texts; 2] {
    Lang::ALL.map(Texts::new)
}
