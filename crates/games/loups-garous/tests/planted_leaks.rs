//! A test of the tests: leaks planted on purpose are caught by the battery.

use std::panic::{AssertUnwindSafe, catch_unwind};

use loups_garous::{Belief, Event, LoupsGarous, Move, News, Options, Packed, Role, State, View};
use serde::Serialize;
use table::{
    Actor, Audit, Channel, Choice, Mind, Observe, Odds, OptionsError, Period, Refusal, Rng, Rules, Seat, Seats, Seen,
    Tell, Turn, Viewer,
};

const IN_VIEW: u8 = 0;
const IN_MOVES: u8 = 1;
const IN_NEWS: u8 = 2;
const IN_REFUSALS: u8 = 3;
const IN_PACKED: u8 = 4;
const IN_AWAITED: u8 = 5;
const IN_CHANNELS: u8 = 6;
const IN_CLOCK: u8 = 7;

/// Loups-garous with a hole.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Leaky<const HOLE: u8>;

/// A view with a number that mixes in another's card.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeakyView {
    view: View,
    count: u32,
}

/// News with a flag that depends on a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeakyNews {
    news: News,
    flag: bool,
}

/// The news together with what must not be told.
#[derive(Clone, Debug)]
struct LeakyEvent {
    event: Event,
    flag: bool,
}

/// Something an honest view does not tell: whether the next seat is a living wolf.
fn secret(state: &State, seat: Seat) -> bool {
    let next = Seat::at((seat.idx() + 1) % LoupsGarous::n_seats(state));
    let view = LoupsGarous::view(state, Viewer::Seat(next));
    view.players[next.idx()].alive && view.own.is_some_and(|it| it.role == Role::Wolf)
}

/// Adds the secret to all that is told.
struct Gossip<'a, T> {
    tell: &'a mut T,
    flag: bool,
}

impl<T: Tell<LeakyEvent>> Tell<Event> for Gossip<'_, T> {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        let flag = self.flag;
        self.tell.tell(|| LeakyEvent { event: event(), flag });
    }
}

impl<const HOLE: u8> Rules for Leaky<HOLE> {
    const KEY: &'static str = "leaky";
    const VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<usize> = LoupsGarous::SEATS;
    const MINUTES: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = LeakyView;
    type Event = LeakyEvent;
    type News = LeakyNews;

    fn choices() -> &'static [Choice] {
        LoupsGarous::choices()
    }

    fn check(options: &Options, n_seats: usize) -> Result<(), OptionsError> {
        LoupsGarous::check(options, n_seats)
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        LoupsGarous::deal(options, n_seats, rng)
    }

    fn n_seats(state: &State) -> usize {
        LoupsGarous::n_seats(state)
    }

    fn turn(state: &State) -> Turn {
        LoupsGarous::turn(state)
    }

    fn awaited(state: &State, viewer: Viewer) -> Seats {
        let leak = viewer.seat().filter(|seat| HOLE == IN_AWAITED && secret(state, *seat));
        LoupsGarous::awaited(state, viewer) | leak.map_or(Seats::EMPTY, |it| Seats::one(Seat::at(it.idx() + 1)))
    }

    fn channels(state: &State, viewer: Viewer) -> Vec<Channel> {
        let mut channels = LoupsGarous::channels(state, viewer);
        if viewer.seat().is_some_and(|seat| HOLE == IN_CHANNELS && secret(state, seat)) {
            channels.reverse();
            channels.pop();
        }
        channels
    }

    fn period(state: &State) -> Option<Period> {
        let hurry = HOLE == IN_CLOCK && secret(state, Seat::FIRST);
        LoupsGarous::period(state).map(|it| Period { number: it.number + u32::from(hurry), ..it })
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        LoupsGarous::moves(state, actor, into);
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
        tell: &mut impl Tell<LeakyEvent>,
    ) -> Result<(), Refusal> {
        let leaks = |hole| matches!(actor, Actor::Seat(seat) if HOLE == hole && secret(state, seat));
        let (in_refusals, flag) = (leaks(IN_REFUSALS), leaks(IN_NEWS));
        let refused = |it| if in_refusals { Refusal::new("LGT-NGT-2", "a wolf sits there") } else { it };
        LoupsGarous::play(state, actor, mv, rng, &mut Gossip { tell, flag }).map_err(refused)
    }

    fn view(state: &State, viewer: Viewer) -> LeakyView {
        let leak = viewer.seat().is_some_and(|seat| HOLE == IN_VIEW && secret(state, seat));
        LeakyView { view: LoupsGarous::view(state, viewer), count: 12 + u32::from(leak) }
    }

    fn project(event: &LeakyEvent, viewer: Viewer) -> Option<LeakyNews> {
        LoupsGarous::project(&event.event, viewer).map(|news| LeakyNews { news, flag: event.flag })
    }

    fn disclose(event: &LeakyEvent) -> LeakyNews {
        LeakyNews { news: LoupsGarous::disclose(&event.event), flag: event.flag }
    }
}

impl<const HOLE: u8> Mind for Leaky<HOLE> {
    type Belief = Belief;

    fn wake(viewer: Viewer, view: &LeakyView) -> Belief {
        LoupsGarous::wake(viewer, &view.view)
    }

    fn learn(belief: &mut Belief, seen: &Seen<Self>) {
        let news = seen.news.iter().map(|it| it.news.clone()).collect();
        LoupsGarous::learn(belief, &Seen { news, view: seen.view.view.clone() });
    }

    fn imagine<R: Rng>(belief: &Belief, rng: &mut R) -> State {
        LoupsGarous::imagine(belief, rng)
    }

    fn odds(belief: &Belief) -> Odds {
        LoupsGarous::odds(belief)
    }
}

impl<const HOLE: u8> Observe for Leaky<HOLE> {
    type Packed = Packed;

    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        LoupsGarous::observe(state, viewer, into);
        if viewer.seat().is_some_and(|seat| HOLE == IN_PACKED && secret(state, seat)) {
            into.table |= 1 << 63;
        }
    }
}

impl<const HOLE: u8> Audit for Leaky<HOLE> {
    const LONGEST: usize = LoupsGarous::LONGEST;

    fn audit(state: &State) -> Result<(), String> {
        LoupsGarous::audit(state)
    }

    fn universe(n_seats: usize) -> Vec<Move> {
        LoupsGarous::universe(n_seats)
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        LoupsGarous::twin(before, after, mv, viewer, rng)
    }

    fn variants() -> Vec<Options> {
        LoupsGarous::variants()
    }
}

/// What the battery says of a game with this hole.
fn verdict<const HOLE: u8>() -> String {
    let caught = catch_unwind(AssertUnwindSafe(|| proving::two_worlds_look_the_same::<Leaky<HOLE>>(6)));
    let panic = caught.expect_err("the planted leak was not caught");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_card_in_a_count_is_caught() {
    verdict::<IN_VIEW>();
}

#[test]
fn a_move_list_that_peeks_is_caught() {
    verdict::<IN_MOVES>();
}

#[test]
fn a_refusal_that_differs_by_a_secret_is_caught() {
    verdict::<IN_REFUSALS>();
}

#[test]
fn a_packed_bit_that_peeks_is_caught() {
    verdict::<IN_PACKED>();
}

#[test]
fn a_flag_in_the_news_is_caught() {
    verdict::<IN_NEWS>();
}

#[test]
fn a_wolf_who_is_awaited_is_caught() {
    verdict::<IN_AWAITED>();
}

#[test]
fn a_channel_that_closes_next_to_a_wolf_is_caught() {
    verdict::<IN_CHANNELS>();
}

#[test]
fn a_clock_that_hurries_for_a_wolf_is_caught() {
    verdict::<IN_CLOCK>();
}

/// The same frame without a hole is as tight as the game.
#[test]
fn without_a_hole_nothing_is_caught() {
    proving::two_worlds_look_the_same::<Leaky<{ u8::MAX }>>(6);
}
