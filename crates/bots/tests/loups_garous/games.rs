//! Whole games between bots.

use std::collections::BTreeMap;

use bots::{Party, Thinks};
use loups_garous::{LoupsGarous, Options, Role, Special, View, Wolves};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Outcome, Referee, Rules, Seat, Seed};

struct Table {
    party: Party<LoupsGarous>,
    number: u64,
}

impl Table {
    fn new(options: Options, n_seats: usize, number: u64, level: impl Fn(&View) -> &'static str) -> Self {
        let referee = Referee::deal(options, n_seats, Seed::from_number(number)).expect("dealt");
        let bot = |seat: Seat, view: &View| {
            LoupsGarous::bot(level(view), seat, number * 32 + seat.idx() as u64).ok_or("no such level")
        };
        Self { party: Party::sit_down(referee, bot).expect("a level"), number }
    }

    /// Plays to the end; the outcome and the number of moves.
    fn play(&mut self) -> (Outcome, usize) {
        let played = self.party.play(usize::MAX, &mut Pcg64Mcg::seed_from_u64(self.number));
        let outcome = played.expect("bots make legal moves").expect("games end");
        (outcome, self.party.referee().n_steps())
    }
}

fn is_wolf(view: &View) -> bool {
    view.own.as_ref().is_some_and(|it| it.role == Role::Wolf)
}

/// Decks that no table of this size would choose are played without an illegal move too.
#[test]
fn easy_tables_of_every_size_and_deck_come_to_an_end() {
    let rare = Options {
        wolves: Wolves::Three,
        seer: Special::No,
        hunter: Special::Yes,
        cupid: Special::Yes,
        thief: Special::Yes,
        girl: Special::Yes,
        ..Options::default()
    };
    let bare = Options { wolves: Wolves::One, seer: Special::No, hunter: Special::No, ..Options::default() };
    for n_seats in 8..=18 {
        let decks: Vec<Options> =
            [Options::default(), rare, bare].into_iter().filter(|it| LoupsGarous::check(it, n_seats).is_ok()).collect();
        for number in 0..20 {
            let options = decks[number as usize % decks.len()];
            let (outcome, n_moves) = Table::new(options, n_seats, number, |_| "easy").play();
            assert!(["village", "wolves", "lovers", "nobody"].contains(&outcome.reason()));
            assert!(n_moves < 2_000, "{n_moves}");
        }
    }
}

/// Nobody says he is something that is not in the deck, and nobody talks all day.
#[test]
fn easy_bots_claim_what_can_be() {
    let options = Options { hunter: Special::No, ..Options::default() };
    for number in 0..40 {
        let mut table = Table::new(options, 12, number, |_| "easy");
        table.play();
        let record = table.party.referee().record((1..=12).map(|it| it.to_string()).collect()).to_string();
        assert!(!record.contains("claim hunter") && !record.contains("report hunter"), "game {number}");
        let n_words = |word: &str| record.matches(word).count();
        let n_days = n_words(" vote ").div_ceil(12).max(1);
        let n_statements = ["claim", "report", "accuse", "defend", "announce"].map(n_words).iter().sum::<usize>();
        assert!(n_statements < n_days * 12 * 4, "game {number}: {n_statements} statements in {n_days} days");
    }
}

/// The same moments and the same seed: the same move. There is nothing else a bot could look at.
#[test]
fn easy_bots_play_by_what_they_have_seen() {
    for number in 0..10 {
        let play = || {
            let mut table = Table::new(Options::default(), 10, number, |_| "easy");
            table.play();
            table.party.referee().record(vec![String::new(); 10]).to_string()
        };
        assert_eq!(play(), play());
    }
}

/// How games of nine end, a hundred of them, with wolves and Villagers of these levels.
fn endings(wolves: &'static str, others: &'static str) -> BTreeMap<&'static str, u32> {
    let mut endings = BTreeMap::new();
    for number in 0..100 {
        let level = |view: &View| if is_wolf(view) { wolves } else { others };
        *endings.entry(Table::new(Options::default(), 9, number, level).play().0.reason()).or_default() += 1;
    }
    endings
}

#[test]
fn easy_bots_beat_random_ones_as_a_village_and_as_wolves() {
    let easy = endings("easy", "easy");
    let random_wolves = endings("random", "easy");
    let random_village = endings("easy", "random");
    assert!(easy["wolves"] >= random_wolves["wolves"] + 20, "{easy:?} against {random_wolves:?}");
    assert!(easy["village"] >= random_village["village"] + 10, "{easy:?} against {random_village:?}");
}
