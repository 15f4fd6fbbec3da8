//! A test of the tests: leaks planted on purpose are caught by the battery.

use std::panic::{AssertUnwindSafe, catch_unwind};

use gevaudan::{Belief, Event, Gevaudan, Move, News, Options, Packed, State, View};
use serde::Serialize;
use table::{
    Actor, Audit, Choice, Mind, Observe, Odds, OptionsError, Refusal, Rng, Rules, Seat, Seen, Tell, Turn, Viewer,
};

const IN_VIEW: u8 = 0;
const IN_MOVES: u8 = 1;
const IN_NEWS: u8 = 2;
const IN_REFUSALS: u8 = 3;
const IN_PACKED: u8 = 4;

/// Gévaudan with a hole.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Leaky<const HOLE: u8>;

/// A view with a number that mixes in what another knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LeakyView {
    view: View,
    count: u32,
}

/// News with a flag that depends on a secret.
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

/// Something an honest view does not tell: whether the next seat has seen a clue or laid a note that says present.
fn secret(state: &State, seat: Seat) -> bool {
    let next = Seat::at((seat.idx() + 1) % Gevaudan::n_seats(state));
    if next == seat {
        return false;
    }
    let view = Gevaudan::view(state, Viewer::Seat(next));
    let seen = view.prints.iter().any(|it| !it.print.revealed && it.print.clue.is_some_and(|it| it.present));
    seen || view.notes.iter().any(|it| it.present)
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
    const SEATS: std::ops::RangeInclusive<usize> = Gevaudan::SEATS;
    const MINUTES: u32 = 1;

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = LeakyView;
    type Event = LeakyEvent;
    type News = LeakyNews;

    fn choices() -> &'static [Choice] {
        Gevaudan::choices()
    }

    fn check(options: &Options, n_seats: usize) -> Result<(), OptionsError> {
        Gevaudan::check(options, n_seats)
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        Gevaudan::deal(options, n_seats, rng)
    }

    fn n_seats(state: &State) -> usize {
        Gevaudan::n_seats(state)
    }

    fn turn(state: &State) -> Turn {
        Gevaudan::turn(state)
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Gevaudan::moves(state, actor, into);
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
        let refused = |it| if in_refusals { Refusal::new("GEV-VIS-1", "he has it") } else { it };
        Gevaudan::play(state, actor, mv, rng, &mut Gossip { tell, flag }).map_err(refused)
    }

    fn view(state: &State, viewer: Viewer) -> LeakyView {
        let leak = viewer.seat().is_some_and(|seat| HOLE == IN_VIEW && secret(state, seat));
        LeakyView { view: Gevaudan::view(state, viewer), count: 12 + u32::from(leak) }
    }

    fn project(event: &LeakyEvent, viewer: Viewer) -> Option<LeakyNews> {
        Gevaudan::project(&event.event, viewer).map(|news| LeakyNews { news, flag: event.flag })
    }

    fn disclose(event: &LeakyEvent) -> LeakyNews {
        LeakyNews { news: Gevaudan::disclose(&event.event), flag: event.flag }
    }
}

impl<const HOLE: u8> Mind for Leaky<HOLE> {
    type Belief = Belief;

    fn wake(viewer: Viewer, view: &LeakyView) -> Belief {
        Gevaudan::wake(viewer, &view.view)
    }

    fn learn(belief: &mut Belief, seen: &Seen<Self>) {
        let news = seen.news.iter().map(|it| it.news.clone()).collect();
        Gevaudan::learn(belief, &Seen { news, view: seen.view.view.clone() });
    }

    fn imagine<R: Rng>(belief: &Belief, rng: &mut R) -> State {
        Gevaudan::imagine(belief, rng)
    }

    fn odds(belief: &Belief) -> Odds {
        Gevaudan::odds(belief)
    }
}

impl<const HOLE: u8> Observe for Leaky<HOLE> {
    type Packed = Packed;

    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        Gevaudan::observe(state, viewer, into);
        if viewer.seat().is_some_and(|seat| HOLE == IN_PACKED && secret(state, seat)) {
            into.table |= 1 << 63;
        }
    }
}

impl<const HOLE: u8> Audit for Leaky<HOLE> {
    const LONGEST: usize = Gevaudan::LONGEST;

    fn audit(state: &State) -> Result<(), String> {
        Gevaudan::audit(state)
    }

    fn universe(n_seats: usize) -> Vec<Move> {
        Gevaudan::universe(n_seats)
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        Gevaudan::twin(before, after, mv, viewer, rng)
    }

    fn variants() -> Vec<Options> {
        Gevaudan::variants()
    }
}

/// What the battery says of a game with this hole.
fn verdict<const HOLE: u8>() -> String {
    let caught = catch_unwind(AssertUnwindSafe(|| proving::two_worlds_look_the_same::<Leaky<HOLE>>(40)));
    let panic = caught.expect_err("the planted leak was not caught");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn a_secret_in_a_count_is_caught() {
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
