//! A test of the tests: any game with a hole in it, through which a secret leaks, is caught by the battery.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering::Relaxed, Ordering::SeqCst};
use std::sync::{Mutex, PoisonError};

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize};
use table::{
    Actor, Audit, Belief, Changes, Channel, Choice, Mind, Observe, Odds, OptionsError, Period, Refusal, Rng, Rules,
    Seat, Seats, Seen, Tell, Turn, Viewer,
};

use crate::{Provable, moves_and_play_agree, nothing_is_lost, records_replay, two_worlds_look_the_same};

/// Something that an honest table does not tell a seat.
pub trait Secret: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The game that keeps it.
    type Game: Provable;

    /// A yes or no about `state` of which `seat` may know nothing.
    fn holds(state: &<Self::Game as Rules>::State, seat: Seat) -> bool;
}

/// Places where it can leak, by number, with a word of what the battery says then.
pub const HOLES: [&str; 8] = ["view", "moves", "news", "refusal", "packed", "awaited", "channels", "clock"];
const IN_VIEW: u8 = 0;
const IN_MOVES: u8 = 1;
const IN_NEWS: u8 = 2;
const IN_REFUSALS: u8 = 3;
const IN_PACKED: u8 = 4;
const IN_AWAITED: u8 = 5;
const IN_CHANNELS: u8 = 6;
const IN_CLOCK: u8 = 7;
/// No leak, but a game that no options can deal.
const NO_GAME: u8 = 8;
/// No leak, but moves that are listed and nowhere written down.
const NO_UNIVERSE: u8 = 9;
/// Nothing is wrong.
const NO_HOLE: u8 = u8::MAX;

/// The hole of the moment. A number, not a type: a type for each would have the compiler make every game a dozen times over.
static HOLE: AtomicU8 = AtomicU8::new(NO_HOLE);
/// Whoever holds it may have a hole: tests of one process take turns.
static TURN: Mutex<()> = Mutex::new(());

/// Does something while the games of secrets have this hole.
fn with_hole(hole: u8, act: impl FnOnce()) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    HOLE.store(hole, SeqCst);
    act();
}

/// The game of a secret, with a hole in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaky<S>(PhantomData<S>);

/// An honest view or an honest piece of news, and what leaks beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Beside<T> {
    honest: T,
    leak: bool,
}

impl<T: Changes> Changes for Beside<T> {
    fn changes<M: SerializeMap>(&self, before: &Self, into: &mut M) -> Result<(), M::Error> {
        if self == before { Ok(()) } else { into.serialize_entry("all", self) }
    }
}

/// Adds the secret to all that is told.
struct Gossip<'a, T> {
    tell: &'a mut T,
    leak: bool,
}

impl<E, T: Tell<Beside<E>>> Tell<E> for Gossip<'_, T> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        let leak = self.leak;
        self.tell.tell(|| Beside { honest: event(), leak });
    }
}

type StateOf<S> = <<S as Secret>::Game as Rules>::State;
type MoveOf<S> = <<S as Secret>::Game as Rules>::Move;
type ViewOf<S> = Beside<<<S as Secret>::Game as Rules>::View>;
type EventOf<S> = Beside<<<S as Secret>::Game as Rules>::Event>;

impl<S: Secret> Leaky<S> {
    /// Whether something leaks to `seat` through this hole.
    fn leaks(hole: u8, state: &StateOf<S>, seat: Option<Seat>) -> bool {
        HOLE.load(Relaxed) == hole && seat.is_some_and(|seat| S::holds(state, seat))
    }
}

const fn seat_of(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Referee => None,
    }
}

impl<S: Secret> Rules for Leaky<S> {
    const KEY: &'static str = "leaky";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = S::Game::SEATS;
    const MOVES: usize = S::Game::MOVES;
    const MINUTES: u32 = 1;

    type Options = <S::Game as Rules>::Options;
    type State = StateOf<S>;
    type Move = MoveOf<S>;
    type View = ViewOf<S>;
    type Event = EventOf<S>;
    type News = Beside<<S::Game as Rules>::News>;

    fn index(mv: Self::Move) -> usize {
        S::Game::index(mv)
    }

    fn nth(index: usize) -> Option<Self::Move> {
        S::Game::nth(index)
    }

    fn choices() -> &'static [Choice] {
        S::Game::choices()
    }

    fn check(options: &Self::Options, n_seats: usize) -> Result<(), OptionsError> {
        if HOLE.load(Relaxed) == NO_GAME {
            return Err(OptionsError::Unknown("any".into()));
        }
        S::Game::check(options, n_seats)
    }

    fn deal<R: Rng>(options: &Self::Options, n_seats: usize, rng: &mut R) -> Self::State {
        S::Game::deal(options, n_seats, rng)
    }

    fn n_seats(state: &Self::State) -> usize {
        S::Game::n_seats(state)
    }

    fn turn(state: &Self::State) -> Turn {
        S::Game::turn(state)
    }

    fn awaited(state: &Self::State, viewer: Viewer) -> Seats {
        let honest = S::Game::awaited(state, viewer);
        // Nobody is awaited where somebody is, or the other way round: no honest answer looks like it.
        if !Self::leaks(IN_AWAITED, state, viewer.seat()) {
            honest
        } else if honest.is_empty() {
            Seats::one(Seat::FIRST)
        } else {
            Seats::EMPTY
        }
    }

    fn moves(state: &Self::State, actor: Actor, into: &mut Vec<Self::Move>) {
        S::Game::moves(state, actor, into);
        if Self::leaks(IN_MOVES, state, seat_of(actor)) {
            into.reverse();
        }
    }

    fn allow(state: &Self::State, actor: Actor, mv: Self::Move) -> Result<(), Refusal> {
        let leak = Self::leaks(IN_REFUSALS, state, seat_of(actor));
        let answer = S::Game::allow(state, actor, mv);
        answer.map_err(|it| if leak { Refusal::new("LEAK-1", "he-has-it") } else { it })
    }

    fn apply<R: Rng>(
        state: &mut Self::State,
        actor: Actor,
        mv: Self::Move,
        rng: &mut R,
        tell: &mut impl Tell<Self::Event>,
    ) {
        let leak = Self::leaks(IN_NEWS, state, seat_of(actor));
        S::Game::apply(state, actor, mv, rng, &mut Gossip { tell, leak });
    }

    fn view(state: &Self::State, viewer: Viewer) -> Self::View {
        Beside { honest: S::Game::view(state, viewer), leak: Self::leaks(IN_VIEW, state, viewer.seat()) }
    }

    fn project(event: &Self::Event, viewer: Viewer) -> Option<Self::News> {
        S::Game::project(&event.honest, viewer).map(|honest| Beside { honest, leak: event.leak })
    }

    fn channels(state: &Self::State, viewer: Viewer) -> Vec<Channel> {
        if Self::leaks(IN_CHANNELS, state, viewer.seat()) { Vec::new() } else { S::Game::channels(state, viewer) }
    }

    fn period(state: &Self::State) -> Option<Period> {
        let leak = Self::leaks(IN_CLOCK, state, Some(Seat::FIRST));
        if leak { Some(Period { kind: "hurry", number: 1, held: false }) } else { S::Game::period(state) }
    }

    fn time_up(state: &Self::State) -> Option<Self::Move> {
        S::Game::time_up(state)
    }

    fn departure(state: &Self::State, seat: Seat) -> Option<Self::Move> {
        S::Game::departure(state, seat)
    }

    fn hold(state: &Self::State, on: bool) -> Option<Self::Move> {
        S::Game::hold(state, on)
    }

    fn doze(state: &Self::State, seat: Seat) -> Option<Self::Move> {
        S::Game::doze(state, seat)
    }
}

impl<S: Secret> Leaky<S> {
    /// One move of all, where the rest is not written down.
    fn universe_of(n_seats: usize) -> Vec<MoveOf<S>> {
        let mut all = S::Game::universe(n_seats);
        if HOLE.load(Relaxed) == NO_UNIVERSE {
            all.truncate(1);
        }
        all
    }
}

/// What can be concluded without the leak.
#[derive(Clone)]
pub struct Honest<S: Secret>(<S::Game as Mind>::Belief);

impl<S: Secret> Mind for Leaky<S> {
    type Belief = Honest<S>;
}

impl<S: Secret> Belief<Leaky<S>> for Honest<S> {
    fn new(viewer: Viewer, view: &ViewOf<S>) -> Self {
        Self(Belief::new(viewer, &view.honest))
    }

    fn update(&mut self, seen: &Seen<Leaky<S>>) {
        let news = seen.news.iter().map(|it| it.honest.clone()).collect();
        self.0.update(&Seen { news, view: seen.view.honest.clone() });
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> StateOf<S> {
        self.0.sample(rng)
    }

    fn odds(&self) -> Odds {
        self.0.odds()
    }
}

impl<S: Secret> Observe for Leaky<S> {
    type Packed = (<S::Game as Observe>::Packed, bool);

    fn observe(state: &Self::State, viewer: Viewer, into: &mut Self::Packed) {
        S::Game::observe(state, viewer, &mut into.0);
        into.1 = Self::leaks(IN_PACKED, state, viewer.seat());
    }

    fn words(packed: &Self::Packed) -> impl Iterator<Item = u64> {
        S::Game::words(&packed.0).chain([u64::from(packed.1)])
    }
}

impl<S: Secret> Audit for Leaky<S> {
    const LONGEST: usize = S::Game::LONGEST;

    fn audit(state: &Self::State) -> Result<(), String> {
        S::Game::audit(state)
    }

    fn universe(n_seats: usize) -> Vec<Self::Move> {
        Self::universe_of(n_seats)
    }

    fn is_shown(before: &Self::State, after: &Self::State, viewer: Viewer) -> bool {
        S::Game::is_shown(before, after, viewer)
    }

    fn is_sampled(n_seats: usize, mv: Self::Move) -> bool {
        S::Game::is_sampled(n_seats, mv)
    }

    fn twin<R: Rng>(
        before: &Self::State,
        after: &Self::State,
        mv: Self::Move,
        viewer: Viewer,
        rng: &mut R,
    ) -> Option<(Self::State, Self::Move)> {
        S::Game::twin(before, after, mv, viewer, rng)
    }

    fn variants() -> Vec<Self::Options> {
        S::Game::variants()
    }
}

/// Sees whether the battery finds the secret behind a hole within `n_games`, and names the place.
///
/// # Panics
///
/// If it does not.
pub fn leak_is_caught<S: Secret>(hole: u8, n_games: u64) {
    caught(hole, HOLES[usize::from(hole)], || two_worlds_look_the_same::<Leaky<S>>(n_games));
}

/// Sees whether the battery fails where a variant deals no game, rather than skip it.
///
/// # Panics
///
/// If it does not.
pub fn missing_game_is_caught<S: Secret>() {
    caught(NO_GAME, "deals no game", || nothing_is_lost::<Leaky<S>>(1));
    caught(NO_GAME, "deals no game", || two_worlds_look_the_same::<Leaky<S>>(1));
    caught(NO_GAME, "deals no game", || records_replay::<Leaky<S>>(1));
}

/// Sees whether the battery fails where a listed move is none of those that can be written down.
///
/// # Panics
///
/// If it does not.
pub fn stray_move_is_caught<S: Secret>() {
    caught(NO_UNIVERSE, "not in the universe", || moves_and_play_agree::<Leaky<S>>(8));
}

/// Sees whether `check` fails with this hole, saying `word`.
fn caught(hole: u8, word: &str, check: impl FnOnce()) {
    with_hole(hole, || {
        let panic = catch_unwind(AssertUnwindSafe(check)).expect_err("the planted fault was not caught");
        let said = panic.downcast_ref::<String>().cloned().unwrap_or_default();
        assert!(said.contains(word), "caught, but elsewhere: {said}");
    });
}

/// The same game in the same frame without a hole is found tight.
///
/// # Panics
///
/// If it is not.
pub fn no_hole_no_leak<S: Secret>(n_games: u64) {
    with_hole(NO_HOLE, || two_worlds_look_the_same::<Leaky<S>>(n_games));
}

/// The tests of the tests for one secret: a leak through every hole is caught within so many games, and none without.
#[macro_export]
macro_rules! planted_leaks {
    ($secret:ty, $n_games:expr) => {
        $crate::planted_leaks!(@ $secret, $n_games,
            a_secret_in_the_view_is_caught 0,
            a_move_list_that_peeks_is_caught 1,
            a_flag_in_the_news_is_caught 2,
            a_refusal_that_differs_by_a_secret_is_caught 3,
            a_packed_bit_that_peeks_is_caught 4,
            a_list_of_the_awaited_that_peeks_is_caught 5,
            a_channel_that_closes_by_a_secret_is_caught 6,
            a_clock_that_hurries_by_a_secret_is_caught 7,
        );

        #[test]
        fn a_variant_that_deals_no_game_is_caught() {
            $crate::missing_game_is_caught::<$secret>();
        }

        #[test]
        fn a_listed_move_beyond_the_universe_is_caught() {
            $crate::stray_move_is_caught::<$secret>();
        }

        #[test]
        fn without_a_hole_nothing_is_caught() {
            $crate::no_hole_no_leak::<$secret>($n_games.min(40));
        }
    };
    (@ $secret:ty, $n_games:expr, $($name:ident $hole:literal,)*) => {
        $(#[test]
        fn $name() {
            $crate::leak_is_caught::<$secret>($hole, $n_games);
        })*
    };
}
