//! What every game provides.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Changes, Channel, Choice, OPEN_TABLE, OptionsError, Period, PeriodKind, Refusal, Seat, Seats, Turn};

/// Who looks. There is no viewer who sees everything: a finished game reveals itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees the public table and his own secrets.
    Seat(Seat),
    /// Anybody else, who sees the public table only.
    Public,
}

impl Viewer {
    /// Everybody who may look at a table for `n_seats`: its seats, then the public.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(n_seats).map(Self::Seat).chain(std::iter::once(Self::Public))
    }

    /// The seat, unless it is the public.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }

    /// Whether this is `seat` itself.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// Who makes a move: a seat, or the referee himself (time is up, a player has left).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The table: clocks and departures, in the games that know them.
    Referee,
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// A listener to what happens in [`Rules::apply`].
pub trait Tell<E> {
    /// Whether anybody is ever going to read of this game, in its news or in a view of what comes after. Where nobody is, a game may
    /// leave out what serves readers alone, such as the words of a statement; who may do what, and what comes of it, stays the same.
    const IS_READ: bool = true;

    /// Hears of one event. The event is only made if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: telling costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

/// Nobody listens, and nobody will ever look at what comes of it: playouts and searches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unread;

impl<E> Tell<E> for Unread {
    const IS_READ: bool = false;

    #[inline(always)]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

/// Keeps what it hears.
#[derive(Clone, Debug)]
pub struct Listener<E> {
    /// What was heard, in order.
    pub events: Vec<E>,
}

impl<E> Default for Listener<E> {
    fn default() -> Self {
        Self { events: Vec::new() }
    }
}

impl<E> Tell<E> for Listener<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.events.push(event());
    }
}

/// The rules of one game. Every function is deterministic in its arguments.
///
/// `moves` and `allow` agree: every listed move is allowed, every other one is refused with the id of a rule.
pub trait Rules: Sized + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Stable identifier used in addresses, storage, records and translations.
    const KEY: &'static str;
    /// Version of the rules; a record of another version is not replayed silently.
    const VERSION: u32;
    /// How many may play.
    const SEATS: RangeInclusive<usize>;
    /// How many sit down where nobody says otherwise: a game against bots at one click, a benchmark.
    const USUAL: usize = *Self::SEATS.start();
    /// How long a game usually lasts, in minutes.
    const MINUTES: u32;
    /// How many moves can be written down at all, whatever the table: [`Rules::index`] is below it.
    const MOVES: usize;

    /// What the table agreed on beside the number of seats. Small, all fields optional, unknown ones refused.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// Everything, hidden things included. Deliberately without `Serialize`: it never leaves a [`crate::Referee`].
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// One decision of one seat. Its text is the game's notation, and round-trips.
    type Move: Copy + Debug + Eq + Hash + Ord + Send + Sync + Display + FromStr<Err = Refusal>;
    /// What one viewer may know now, built field by field.
    type View: Clone + Debug + PartialEq + Send + Sync + Changes + DeserializeOwned;
    /// What has just happened, in full. Deliberately without `Serialize`.
    type Event: Clone + Debug + Send + Sync;
    /// What one viewer hears of an event.
    type News: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;

    /// The number of a move, without gaps: every number below [`Rules::MOVES`] is a move's, and [`Rules::nth`] gives it back.
    /// For searches that keep figures by move, and for nets.
    fn index(mv: Self::Move) -> usize;

    /// The move of this number; `None` from [`Rules::MOVES`] on.
    fn nth(index: usize) -> Option<Self::Move>;

    /// The options a table can choose from, for whoever offers them.
    fn choices() -> &'static [Choice];

    /// Whether these options go with this number of seats.
    fn check(options: &Self::Options, n_seats: usize) -> Result<(), OptionsError>;

    /// Options that the next game at the same table does not keep, since they would give the very same game again.
    fn spent(options: &Self::Options, n_seats: usize) -> &'static [&'static str] {
        let _ = (options, n_seats);
        &[]
    }

    /// Deals a new game. Options and seats have been checked.
    fn deal<R: Rng>(options: &Self::Options, n_seats: usize, rng: &mut R) -> Self::State;

    /// How many sit at this table.
    fn n_seats(state: &Self::State) -> usize;

    /// Who must act, who may, or how it ended.
    fn turn(state: &Self::State) -> Turn;

    /// Who must act as far as `viewer` may know. Games whose answers are secret say less than [`Rules::turn`].
    fn awaited(state: &Self::State, viewer: Viewer) -> Seats {
        let _ = viewer;
        match Self::turn(state) {
            Turn::Open { must, .. } => must,
            Turn::Over(_) => Seats::EMPTY,
        }
    }

    /// Appends the moves open to `actor`, in a stable order; none if it is not to act.
    fn moves(state: &Self::State, actor: Actor, into: &mut Vec<Self::Move>);

    /// Draws one of the moves open to `actor`, each as likely: the one that [`crate::pick`] would draw from the list. `list` is room
    /// to write in. Games with long lists count instead of writing them down; playouts draw once a move.
    #[inline]
    fn draw<R: Rng>(state: &Self::State, actor: Actor, list: &mut Vec<Self::Move>, rng: &mut R) -> Option<Self::Move> {
        list.clear();
        Self::moves(state, actor, list);
        crate::pick(list, rng).copied()
    }

    /// Whether `actor` may make this move now, or why not. No chance comes in: legality cannot depend on it.
    fn allow(state: &Self::State, actor: Actor, mv: Self::Move) -> Result<(), Refusal>;

    /// Makes a move that [`Rules::moves`] has listed or [`Rules::allow`] has allowed. What it makes of any other is the game's
    /// affair: searches and playouts, which play listed moves only, are spared a second look at the rules.
    fn apply<R: Rng>(
        state: &mut Self::State,
        actor: Actor,
        mv: Self::Move,
        rng: &mut R,
        tell: &mut impl Tell<Self::Event>,
    );

    /// Makes a move, or leaves the state untouched and says why not.
    #[inline]
    fn play<R: Rng>(
        state: &mut Self::State,
        actor: Actor,
        mv: Self::Move,
        rng: &mut R,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<(), Refusal> {
        Self::allow(state, actor, mv)?;
        Self::apply(state, actor, mv, rng, tell);
        Ok(())
    }

    /// The rule that forbids a move, in full; `None` if nothing does. It is [`Rules::allow`]'s refusal, but for games that
    /// tell a seat less than the truth when the truth would tell it a secret. For tests and records, never for a client.
    fn reason(state: &Self::State, actor: Actor, mv: Self::Move) -> Option<Refusal> {
        Self::allow(state, actor, mv).err()
    }

    /// What `viewer` may know now.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` hears of an event; `None` if nothing at all.
    fn project(event: &Self::Event, viewer: Viewer) -> Option<Self::News>;

    /// Whether players remember for themselves at this table: then what was once shown may be gone later, and who comes back
    /// is shown the table anew rather than what he missed.
    fn forgets(state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Takes out of news of the past what `viewer` may not be told again `now`. Only games in which players remember for
    /// themselves take out anything; what he sees now anyway may stay. Asked for every log, reconnection and replay.
    fn forget_news(now: &Self::State, viewer: Viewer, news: &mut Vec<Self::News>) {
        let _ = (now, viewer, news);
    }

    /// The same for what he saw then.
    fn forget_view(now: &Self::State, viewer: Viewer, view: &mut Self::View) {
        let _ = (now, viewer, view);
    }

    /// All of a view as text, for a thinker who is elsewhere: its JSON, unless it holds more than that.
    fn pack(view: &Self::View) -> String {
        serde_json::to_string(view).unwrap_or_default()
    }

    /// The view that was packed so; none if no view was.
    fn unpack(packed: &str) -> Option<Self::View> {
        serde_json::from_str(packed).ok()
    }

    /// The kinds of periods that can have a clock; none in games without one.
    fn periods() -> &'static [PeriodKind] {
        &[]
    }

    /// The period the game is in, if it can have a clock. It depends on public facts alone.
    fn period(state: &Self::State) -> Option<Period> {
        let _ = state;
        None
    }

    /// What [`Actor::Referee`] plays when the clock of the current period has run out.
    fn time_up(state: &Self::State) -> Option<Self::Move> {
        let _ = state;
        None
    }

    /// What [`Actor::Referee`] plays when the person on `seat` has left for good.
    fn departure(state: &Self::State, seat: Seat) -> Option<Self::Move> {
        let _ = (state, seat);
        None
    }

    /// What [`Actor::Referee`] plays so that periods in which answers are secret last their time from now on (`on`), or end when
    /// everybody has answered. `None` where it is so already, and in games without such periods.
    fn hold(state: &Self::State, on: bool) -> Option<Self::Move> {
        let _ = (state, on);
        None
    }

    /// What `seat`, asked in secret for something of no consequence, answers without having to think of it. Whoever wants it so
    /// is spared the question: the table gives this answer for him.
    fn doze(state: &Self::State, seat: Seat) -> Option<Self::Move> {
        let _ = (state, seat);
        None
    }

    /// The places to talk that `viewer` may read now, and in which of them he may write. Part of what a viewer
    /// knows: it must not differ by a secret.
    fn channels(state: &Self::State, viewer: Viewer) -> Vec<Channel> {
        let _ = (state, viewer);
        vec![OPEN_TABLE]
    }
}

/// A packed observation: what one viewer may know now, in a few machine words.
pub trait Observe: Rules {
    /// Plain bits of a fixed size.
    type Packed: Copy + Default + PartialEq + Debug;

    /// Writes what `viewer` may know. Equal views give equal bits.
    fn observe(state: &Self::State, viewer: Viewer, into: &mut Self::Packed);

    /// The same bits as words, always as many.
    fn words(packed: &Self::Packed) -> impl Iterator<Item = u64>;

    /// A key of what `viewer` may know: equal for equal knowledge, different for almost all other. The same on every
    /// machine and for ever, so that tables of figures can be kept.
    fn key(state: &Self::State, viewer: Viewer) -> u64 {
        let mut packed = Self::Packed::default();
        Self::observe(state, viewer, &mut packed);
        crate::numbering::key(Self::words(&packed))
    }
}

/// What a game promises about itself, for the battery of tests that every game goes through.
pub trait Audit: Rules {
    /// No game lasts longer, in moves, however it is played at random.
    const LONGEST: usize;

    /// What must hold in every state: nothing is lost, nothing is there twice.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// Every move that can be written down for a table of this size, legal or not.
    fn universe(n_seats: usize) -> Vec<Self::Move>;

    /// Whether `mv` belongs to a family of moves that are too many to list, of which [`Audit::universe`] holds a sample.
    fn is_sampled(n_seats: usize, mv: Self::Move) -> bool {
        let _ = (n_seats, mv);
        false
    }

    /// Whether a step lets `viewer` see something new that no news tells, such as who wakes up with him. Everywhere else, what
    /// sounds the same must look the same.
    fn is_shown(before: &Self::State, after: &Self::State, viewer: Viewer) -> bool {
        let _ = (before, after, viewer);
        false
    }

    /// The same moment with hidden things exchanged that `viewer` can tell apart neither before nor after `mv`: the
    /// other truth, and the move that corresponds in it. `None` if there is nothing to exchange.
    ///
    /// Whatever `viewer` hears of the two moves must be the same.
    fn twin<R: Rng>(
        before: &Self::State,
        after: &Self::State,
        mv: Self::Move,
        viewer: Viewer,
        rng: &mut R,
    ) -> Option<(Self::State, Self::Move)>;

    /// All combinations of options worth playing.
    fn variants() -> Vec<Self::Options>;
}

/// One line of a scenario's set-up: `hand 1: air-1 sea-2` has the key `hand 1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutLine {
    /// Where the line stands in its file, counted from 1.
    pub line: usize,
    /// What is fixed.
    pub key: String,
    /// To which value.
    pub value: String,
}

/// A set-up that cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LayoutError {
    /// The line at fault.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// Laying out a position by hand, for scenarios, bug reports and puzzles.
pub trait Layout: Rules {
    /// Deals with `rng`, then fixes whatever the lines name, hidden things included.
    fn lay_out<R: Rng>(
        options: &Self::Options,
        n_seats: usize,
        lines: &[LayoutLine],
        rng: &mut R,
    ) -> Result<Self::State, LayoutError>;
}
