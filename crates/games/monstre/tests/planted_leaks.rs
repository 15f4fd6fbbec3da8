//! A test of the tests: leaks planted on purpose are caught by the battery.

use std::panic::{AssertUnwindSafe, catch_unwind};

use monstre::{Belief, Event, Monstre, Move, News, Options, Packed, State, View};
use serde::Serialize;
use table::{
    Actor, Audit, Choice, Mind, Observe, Odds, OptionsError, Refusal, Rng, Rules, Seat, Seen, Tell, Turn, Viewer,
};

const IN_VIEW: u8 = 0;
const IN_MOVES: u8 = 1;
const IN_NEWS: u8 = 2;
const IN_REFUSALS: u8 = 3;
const IN_PACKED: u8 = 4;

/// Monstre with a hole.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Leaky<const HOLE: u8>;

/// A view with a number that mixes in who holds the Monster.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeakyView {
    view: View,
    count: u32,
}

/// News with a flag that depends on it.
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

/// Something an honest view does not tell: whether the next seat holds the Monster.
fn secret(state: &State, seat: Seat) -> bool {
    let next = Seat::at((seat.idx() + 1) % Monstre::n_seats(state));
    let view = Monstre::view(state, Viewer::Seat(next));
    view.players[next.idx()].known.iter().any(|it| it.is_monster())
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
    const SEATS: std::ops::RangeInclusive<usize> = Monstre::SEATS;
    const MINUTES: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = LeakyView;
    type Event = LeakyEvent;
    type News = LeakyNews;

    fn choices() -> &'static [Choice] {
        Monstre::choices()
    }

    fn check(options: &Options, n_seats: usize) -> Result<(), OptionsError> {
        Monstre::check(options, n_seats)
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        Monstre::deal(options, n_seats, rng)
    }

    fn n_seats(state: &State) -> usize {
        Monstre::n_seats(state)
    }

    fn turn(state: &State) -> Turn {
        Monstre::turn(state)
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Monstre::moves(state, actor, into);
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
        let refused = |it| if in_refusals { Refusal::new("MON-14", "he has it") } else { it };
        Monstre::play(state, actor, mv, rng, &mut Gossip { tell, flag }).map_err(refused)
    }

    fn view(state: &State, viewer: Viewer) -> LeakyView {
        let leak = viewer.seat().is_some_and(|seat| HOLE == IN_VIEW && secret(state, seat));
        LeakyView { view: Monstre::view(state, viewer), count: 12 + u32::from(leak) }
    }

    fn project(event: &LeakyEvent, viewer: Viewer) -> Option<LeakyNews> {
        Monstre::project(&event.event, viewer).map(|news| LeakyNews { news, flag: event.flag })
    }

    fn disclose(event: &LeakyEvent) -> LeakyNews {
        LeakyNews { news: Monstre::disclose(&event.event), flag: event.flag }
    }
}

impl<const HOLE: u8> Mind for Leaky<HOLE> {
    type Belief = Belief;

    fn wake(viewer: Viewer, view: &LeakyView) -> Belief {
        Monstre::wake(viewer, &view.view)
    }

    fn learn(belief: &mut Belief, seen: &Seen<Self>) {
        let news = seen.news.iter().map(|it| it.news.clone()).collect();
        Monstre::learn(belief, &Seen { news, view: seen.view.view.clone() });
    }

    fn imagine<R: Rng>(belief: &Belief, rng: &mut R) -> State {
        Monstre::imagine(belief, rng)
    }

    fn odds(belief: &Belief) -> Odds {
        Monstre::odds(belief)
    }
}

impl<const HOLE: u8> Observe for Leaky<HOLE> {
    type Packed = Packed;

    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        Monstre::observe(state, viewer, into);
        if viewer.seat().is_some_and(|seat| HOLE == IN_PACKED && secret(state, seat)) {
            into[3] |= 1;
        }
    }
}

impl<const HOLE: u8> Audit for Leaky<HOLE> {
    const LONGEST: usize = Monstre::LONGEST;

    fn audit(state: &State) -> Result<(), String> {
        Monstre::audit(state)
    }

    fn universe(n_seats: usize) -> Vec<Move> {
        Monstre::universe(n_seats)
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        Monstre::twin(before, after, mv, viewer, rng)
    }

    fn variants() -> Vec<Options> {
        Monstre::variants()
    }
}

/// What the battery says of a game with this hole.
fn verdict<const HOLE: u8>() -> String {
    let caught = catch_unwind(AssertUnwindSafe(|| proving::two_worlds_look_the_same::<Leaky<HOLE>>(40)));
    let panic = caught.expect_err("the planted leak was not caught");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn the_monster_in_a_count_is_caught() {
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
