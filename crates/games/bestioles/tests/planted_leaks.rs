//! A test of the tests: leaks planted on purpose are caught by the battery.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bestioles::{Belief, Bestioles, Event, Move, News, Options, Packed, State, View};
use serde::Serialize;
use table::{
    Actor, Audit, Choice, Mind, Observe, Odds, OptionsError, Refusal, Rng, Rules, Seat, Seen, Tell, Turn, Viewer,
};

const IN_VIEW: u8 = 0;
const IN_MOVES: u8 = 1;
const IN_NEWS: u8 = 2;
const IN_REFUSALS: u8 = 3;
const IN_PACKED: u8 = 4;

/// Bestioles with a hole.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Leaky<const HOLE: u8>;

/// A view with a number that mixes in a hidden card.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeakyView {
    view: View,
    count: u32,
}

/// News with a flag that is true only for one hidden card.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeakyNews {
    news: News,
    flag: bool,
}

/// Something an honest view of `seat` does not tell: whether the other one holds the first Maneuver.
fn secret(state: &State, seat: Seat) -> bool {
    let theirs = Bestioles::view(state, Viewer::Seat(seat.other()));
    theirs.players[seat.other().idx()].hand.iter().flatten().any(|it| it.to_string() == "air-3")
}

impl<const HOLE: u8> Rules for Leaky<HOLE> {
    const KEY: &'static str = "leaky";
    const VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = Bestioles::SEATS;
    const MINUTES: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = LeakyView;
    type Event = Event;
    type News = LeakyNews;

    fn choices() -> &'static [Choice] {
        Bestioles::choices()
    }

    fn check(options: &Options, n_seats: usize) -> Result<(), OptionsError> {
        Bestioles::check(options, n_seats)
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        Bestioles::deal(options, n_seats, rng)
    }

    fn n_seats(_state: &State) -> usize {
        2
    }

    fn turn(state: &State) -> Turn {
        Bestioles::turn(state)
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Bestioles::moves(state, actor, into);
        if let Actor::Seat(seat) = actor
            && HOLE == IN_MOVES
            && secret(state, seat)
        {
            into.reverse();
        }
    }

    fn play<R: Rng>(
        state: &mut State,
        actor: Actor,
        mv: Move,
        rng: &mut R,
        tell: &mut impl Tell<Event>,
    ) -> Result<(), Refusal> {
        let tells = matches!(actor, Actor::Seat(seat) if HOLE == IN_REFUSALS && secret(state, seat));
        let refused = |it| if tells { Refusal::new("BES-4", "he has it") } else { it };
        Bestioles::play(state, actor, mv, rng, tell).map_err(refused)
    }

    fn view(state: &State, viewer: Viewer) -> LeakyView {
        let leak = viewer.seat().is_some_and(|seat| HOLE == IN_VIEW && secret(state, seat));
        LeakyView { view: Bestioles::view(state, viewer), count: 12 + u32::from(leak) }
    }

    fn project(event: &Event, viewer: Viewer) -> Option<LeakyNews> {
        let full = serde_json::to_string(&Bestioles::disclose(event)).expect("news are plain data");
        let flag = HOLE == IN_NEWS && full.contains("air-3");
        Bestioles::project(event, viewer).map(|news| LeakyNews { news, flag })
    }

    fn disclose(event: &Event) -> LeakyNews {
        LeakyNews { news: Bestioles::disclose(event), flag: false }
    }
}

impl<const HOLE: u8> Mind for Leaky<HOLE> {
    type Belief = Belief;

    fn wake(viewer: Viewer, view: &LeakyView) -> Belief {
        Bestioles::wake(viewer, &view.view)
    }

    fn learn(belief: &mut Belief, seen: &Seen<Self>) {
        let news = seen.news.iter().map(|it| it.news).collect();
        Bestioles::learn(belief, &Seen { news, view: seen.view.view.clone() });
    }

    fn imagine<R: Rng>(belief: &Belief, rng: &mut R) -> State {
        Bestioles::imagine(belief, rng)
    }

    fn odds(belief: &Belief) -> Odds {
        Bestioles::odds(belief)
    }
}

impl<const HOLE: u8> Observe for Leaky<HOLE> {
    type Packed = Packed;

    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        Bestioles::observe(state, viewer, into);
        if viewer.seat().is_some_and(|seat| HOLE == IN_PACKED && secret(state, seat)) {
            into.words[8] |= 1 << 63;
        }
    }
}

impl<const HOLE: u8> Audit for Leaky<HOLE> {
    const LONGEST: usize = Bestioles::LONGEST;

    fn audit(state: &State) -> Result<(), String> {
        Bestioles::audit(state)
    }

    fn universe(n_seats: usize) -> Vec<Move> {
        Bestioles::universe(n_seats)
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        Bestioles::twin(before, after, mv, viewer, rng)
    }

    fn variants() -> Vec<Options> {
        Bestioles::variants()
    }
}

/// What the battery says of a game with this hole.
fn verdict<const HOLE: u8>() -> String {
    let caught = catch_unwind(AssertUnwindSafe(|| proving::two_worlds_look_the_same::<Leaky<HOLE>>(200)));
    let panic = caught.expect_err("the planted leak was not caught");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_hidden_card_in_a_count_is_caught() {
    assert!(verdict::<IN_VIEW>().contains("view"));
}

#[test]
fn a_move_list_that_peeks_is_caught() {
    assert!(verdict::<IN_MOVES>().contains("moves"));
}

#[test]
fn a_refusal_that_differs_by_a_secret_is_caught() {
    assert!(verdict::<IN_REFUSALS>().contains("refusal"));
}

#[test]
fn a_packed_bit_that_peeks_is_caught() {
    assert!(verdict::<IN_PACKED>().contains("packed"));
}

#[test]
fn a_flag_in_the_news_is_caught() {
    assert!(verdict::<IN_NEWS>().contains("news"));
}
