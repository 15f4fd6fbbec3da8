//! What is concluded from words, ballots and cards.

use loups_garous::{Ballot, Belief, Cause, LoupsGarous, News, Options, Role, Special, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Layout, LayoutLine, Rules, Seat, Viewer};

use super::{Chances, Facts, Memory, Suspicion};

const N_SEATS: usize = 9;

/// What a plain player on seat 9 sees of a table with two wolves, a Seer and a Hunter, all alive.
fn view(options: Options) -> View {
    let line = |(key, value): (&str, &str)| LayoutLine { line: 1, key: key.into(), value: value.into() };
    let lines = [("card 9", "villager"), ("phase", "debate"), ("night", "2")].map(line);
    let state = LoupsGarous::lay_out(&options, N_SEATS, &lines, &mut Pcg64Mcg::seed_from_u64(1)).expect("laid out");
    LoupsGarous::view(&state, Viewer::Seat(Seat::at(8)))
}

fn memory(news: &[News]) -> Memory {
    let mut memory = Memory::new(N_SEATS);
    for it in news {
        memory.learn(it);
    }
    memory
}

fn suspicion(view: &View, news: &[News]) -> Suspicion {
    Suspicion::new(&Facts::of(view), &memory(news))
}

fn show(view: &mut View, seat: usize, role: Role) {
    view.players[seat].alive = false;
    view.players[seat].role = Some(role);
}

fn wolf(suspicion: &Suspicion, seat: usize) -> f64 {
    suspicion.of(Seat::at(seat))
}

fn near(one: f64, two: f64) -> bool {
    (one - two).abs() < 1e-9
}

/// How it was worded tells nothing.
const WORDS: arrayvec::ArrayString<32> = arrayvec::ArrayString::new_const();

const fn claimed(seat: u8, role: Role) -> News {
    News::Claimed { seat, role, why: None, of: None, words: WORDS }
}

const fn accused(seat: u8, side: u8) -> News {
    News::Accused { seat, side, why: None, of: None, words: WORDS }
}

const CLAIM: News = claimed(0, Role::Seer);

fn report(seat: u8, side: u8, role: Role) -> News {
    News::Reported { seat, side, role, words: WORDS }
}

#[test]
fn before_anybody_speaks_everybody_else_is_as_likely() {
    let view = view(Options::default());
    let chances = Chances::new(&Facts::of(&view), &memory(&[]));
    for seat in (0..8).map(Seat::at) {
        assert!(near(chances.of(seat, Role::Wolf), 2.0 / 8.0));
        assert!(near(chances.of(seat, Role::Seer), 1.0 / 8.0));
        assert!(near(chances.of(seat, Role::Hunter), 1.0 / 8.0));
        assert!(near(chances.of(seat, Role::Villager), 4.0 / 8.0));
    }
    assert!(near(chances.of(Seat::at(8), Role::Villager), 1.0));
}

/// Eleven cards, two of them in the middle: every card that is not his own lies with eight others or there; but no two
/// wolves lie there together (LGT-PRE-2).
#[test]
fn cards_in_the_middle_are_counted() {
    let view = view(Options { thief: Special::Yes, ..Options::default() });
    let chances = Chances::new(&Facts::of(&view), &memory(&[]));
    let sum: f64 = Role::ALL.iter().map(|it| chances.of(Seat::at(0), *it)).sum();
    assert!(near(sum, 1.0));
    // Of the 45 pairs of places for two wolves among ten, 28 have both at seats, 16 one.
    let wolves = (28.0 * 2.0 + 16.0) / 44.0;
    assert!(near(chances.of(Seat::at(0), Role::Wolf), wolves / 8.0));
}

/// Until somebody speaks there is nothing but the deal, which the game's own belief counts in another way.
#[test]
fn before_anybody_speaks_habits_change_nothing() {
    for options in [Options::default(), Options { thief: Special::Yes, girl: Special::Yes, ..Options::default() }] {
        let view = view(options);
        let chances = Chances::new(&Facts::of(&view), &memory(&[]));
        let odds = Belief::new(Viewer::Seat(Seat::at(8)), &view).odds();
        assert_eq!(odds.rows.len(), N_SEATS);
        for (seat, row) in (0..).map(Seat::at).zip(odds.rows) {
            for role in Role::ALL {
                let counted = row.chances.iter().find(|it| it.0 == role.name()).map_or(0.0, |it| it.1);
                assert!(near(chances.of(seat, role), counted), "{seat} {role}: {chances:?}");
            }
        }
    }
}

#[test]
fn a_report_is_believed_while_nobody_contradicts_it() {
    let view = view(Options::default());
    let told = suspicion(&view, &[CLAIM, report(0, 1, Role::Wolf), report(0, 2, Role::Villager)]);
    assert!(wolf(&told, 1) > 0.8 && wolf(&told, 2) < 0.1 && wolf(&told, 0) < 0.2, "{told:?}");
    let rival = claimed(3, Role::Seer);
    let doubted = suspicion(&view, &[CLAIM, report(0, 1, Role::Wolf), rival]);
    assert!(wolf(&doubted, 1) < wolf(&told, 1) && wolf(&doubted, 0) > wolf(&told, 0), "{doubted:?}");
    assert!(wolf(&doubted, 0) + wolf(&doubted, 3) > 0.85, "one of the two lies: {doubted:?}");
}

#[test]
fn the_cards_of_the_dead_confirm_and_refute() {
    let said = [CLAIM, report(0, 1, Role::Wolf), report(0, 2, Role::Wolf)];
    let mut confirmed = view(Options::default());
    show(&mut confirmed, 1, Role::Wolf);
    assert!(wolf(&suspicion(&confirmed, &said), 2) > 0.9);
    let mut refuted = view(Options::default());
    show(&mut refuted, 1, Role::Villager);
    let liar = suspicion(&refuted, &said);
    assert!(wolf(&liar, 0) > 0.8 && wolf(&liar, 2) < 0.4, "{liar:?}");
    let mut seer = view(Options::default());
    show(&mut seer, 0, Role::Seer);
    let truth = suspicion(&seer, &said);
    assert!(wolf(&truth, 1) > 0.95 && wolf(&truth, 2) > 0.95, "{truth:?}");
}

#[test]
fn whoever_voted_against_a_wolf_is_less_suspect() {
    let mut view = view(Options::default());
    show(&mut view, 1, Role::Wolf);
    let ballot = |seat: u8, side: u8| Ballot { seat, side: Some(side), weight: 1 };
    let ballots = [ballot(2, 1), ballot(3, 1), ballot(4, 5), ballot(6, 5)].into_iter().collect();
    let seen = suspicion(&view, &[News::Revealed { day: 1, runoff: false, ballots, owner: None }]);
    assert!(wolf(&seen, 2) < wolf(&seen, 4), "{seen:?}");
    let defended = suspicion(&view, &[News::Defended { seat: 2, side: 1, why: None, of: None, words: WORDS }]);
    assert!(wolf(&defended, 2) > wolf(&defended, 4), "{defended:?}");
}

#[test]
fn wolves_kill_those_who_harm_them() {
    let mut view = view(Options::default());
    show(&mut view, 4, Role::Villager);
    let died = News::Died { seat: 4, role: Role::Villager, cause: Cause::Night, by: None };
    let seen = suspicion(&view, &[accused(4, 2), died]);
    assert!(wolf(&seen, 2) > wolf(&seen, 3), "{seen:?}");
}

#[test]
fn who_says_he_is_now_this_now_that_is_suspect() {
    let view = view(Options::default());
    let claims = [Role::Hunter, Role::Seer, Role::Villager].map(|role| claimed(0, role));
    assert!(wolf(&suspicion(&view, &claims), 0) > 0.5);
}

#[test]
fn memories_fade() {
    let mut memory = Memory::fading(N_SEATS, 0.5);
    memory.learn(&accused(0, 1));
    let fresh = memory.grudge(Seat::at(0), Seat::at(1));
    memory.learn(&News::NightFell { night: 2 });
    assert!(near(memory.grudge(Seat::at(0), Seat::at(1)), fresh / 2.0));
    assert!(memory.accusers(Seat::at(1)).is_empty(), "a new day");
}
