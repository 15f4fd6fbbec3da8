//! The honest referee of one game: the only place where a truth lives.

use crate::chance::Draw;
use crate::record::Step;
use crate::rules::Listener;
use crate::takeback::TakenBack;
use crate::{
    Actor, Chance, Channel, Counting, Disclose, Mind, OPEN_TABLE, OptionsError, Outcome, Period, Record, RecordEntry,
    RecordError, Refusal, Rules, Seat, Seats, Seed, Seen, Silent, Turn, Viewer, Watcher,
};

/// What one move has brought about, to be told to each viewer in his own version.
#[derive(Clone, Debug)]
pub struct Happened<G: Rules> {
    events: Vec<G::Event>,
}

impl<G: Rules> Happened<G> {
    /// What `viewer` hears of it, in order.
    pub fn news(&self, viewer: Viewer) -> Vec<G::News> {
        self.events.iter().filter_map(|it| G::project(it, viewer)).collect()
    }
}

impl<G: Disclose> Happened<G> {
    /// All of it, for the trace of a record. A record holds the seed, so that its reader can know everything anyway.
    pub fn disclosed(&self) -> Vec<G::News> {
        self.events.iter().map(G::disclose).collect()
    }
}

/// A move that counts.
#[derive(Clone, Copy)]
pub(crate) struct Made<M> {
    /// Number of its entry, counted from 1: takings back are entries, too.
    pub(crate) entry: usize,
    pub(crate) actor: Actor,
    pub(crate) mv: M,
    /// The stream it drew from, if it did.
    pub(crate) stream: Option<u64>,
}

/// One game under way. Its state has no way out: what leaves are views, news, moves, refusals, and the record.
///
/// A state cannot be put in a message, since nothing lets it be serialised, and nobody can take it out of here:
///
/// ```compile_fail
/// fn send<T: serde::Serialize>(_message: T) {}
/// fn leak<G: table::Rules>(state: G::State) {
///     send(state);
/// }
/// ```
///
/// ```compile_fail
/// fn steal<G: table::Rules>(referee: table::Referee<G>) -> G::State {
///     referee.state
/// }
/// ```
///
/// A view can:
///
/// ```
/// fn send<T: serde::Serialize>(_message: T) {}
/// fn show<G: table::Rules>(referee: &table::Referee<G>) {
///     send(referee.view(table::Viewer::Public));
/// }
/// ```
#[derive(Clone)]
pub struct Referee<G: Rules> {
    pub(crate) options: G::Options,
    pub(crate) n_seats: usize,
    pub(crate) seed: Seed,
    pub(crate) counting: Counting,
    pub(crate) state: G::State,
    pub(crate) steps: Vec<Made<G::Move>>,
    /// Moves that were made and count no more.
    pub(crate) taken_back: Vec<TakenBack<G::Move>>,
    /// The last stream that was drawn from.
    pub(crate) n_drawn: u64,
    /// Steps whose chance does not follow from the seed ([`Referee::with_luck`]), by how many went before.
    pub(crate) luck: Vec<(usize, Seed)>,
}

impl<G: Rules> Referee<G> {
    /// Checks the options and deals. Streams are counted by moves: for experiments, and for games begun long ago.
    pub fn deal(options: G::Options, n_seats: usize, seed: Seed) -> Result<Self, OptionsError> {
        Self::deal_by(options, n_seats, seed, Counting::Moves)
    }

    /// The same, with streams counted as it pleases.
    pub fn deal_by(options: G::Options, n_seats: usize, seed: Seed, counting: Counting) -> Result<Self, OptionsError> {
        if !G::SEATS.contains(&n_seats) {
            let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
            return Err(OptionsError::Seats { game: G::KEY, least, most, asked: n_seats });
        }
        G::check(&options, n_seats)?;
        let state = G::deal(&options, n_seats, &mut Chance::new(seed).stream(0));
        Ok(Self::of_state(options, n_seats, seed, counting, state))
    }

    fn of_state(options: G::Options, n_seats: usize, seed: Seed, counting: Counting, state: G::State) -> Self {
        let (steps, taken_back, luck) = (Vec::new(), Vec::new(), Vec::new());
        Self { options, n_seats, seed, counting, state, steps, taken_back, n_drawn: 0, luck }
    }

    /// The same table in another position, without its steps.
    pub(crate) fn with_state(&self, state: G::State) -> Self {
        let past = Self::of_state(self.options.clone(), self.n_seats, self.seed, self.counting, state);
        Self { luck: self.luck.clone(), ..past }
    }

    /// Takes over a position that was laid out by hand; its record cannot be replayed from a deal.
    pub fn from_position(options: G::Options, state: G::State, seed: Seed) -> Self {
        let n_seats = G::n_seats(&state);
        Self::of_state(options, n_seats, seed, Counting::Moves, state)
    }

    /// The next step takes its chance from another seed: for lessons, in which the die falls as the story wants it. The
    /// record of such a game cannot be replayed.
    pub fn with_luck(&mut self, seed: Seed) {
        let at = self.steps.len();
        self.luck.retain(|it| it.0 < at);
        self.luck.push((at, seed));
    }

    /// How many sit at this table.
    pub fn n_seats(&self) -> usize {
        self.n_seats
    }

    /// What the table agreed on.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Who must act, who may, or how it ended. For the table itself; viewers get [`Referee::awaited`].
    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome()
    }

    /// Who must act as far as `viewer` may know.
    pub fn awaited(&self, viewer: Viewer) -> Seats {
        G::awaited(&self.state, viewer)
    }

    /// The moves open to `actor`.
    pub fn moves(&self, actor: Actor) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::moves(&self.state, actor, &mut moves);
        moves
    }

    /// The same, appended to a list that is there already.
    pub fn list(&self, actor: Actor, into: &mut Vec<G::Move>) {
        G::moves(&self.state, actor, into);
    }

    /// Whether a move would be accepted, or why not.
    pub fn check(&self, actor: Actor, mv: G::Move) -> Result<(), Refusal> {
        G::allow(&self.state, actor, mv)
    }

    /// Makes a move, or says why not and changes nothing.
    pub fn play(&mut self, actor: Actor, mv: G::Move) -> Result<Happened<G>, Refusal> {
        self.play_by(actor, mv, None)
    }

    /// The same with the chance of a given stream, or the next.
    pub(crate) fn play_by(&mut self, actor: Actor, mv: G::Move, stream: Option<u64>) -> Result<Happened<G>, Refusal> {
        let mut heard = Listener::default();
        let mut rng = self.rng(self.steps.len(), stream);
        G::play(&mut self.state, actor, mv, &mut rng, &mut heard)?;
        self.add(actor, mv, rng.drawn());
        Ok(Happened { events: heard.events })
    }

    /// One more move counts.
    pub(crate) fn add(&mut self, actor: Actor, mv: G::Move, drawn: Option<u64>) {
        self.n_drawn = self.n_drawn.max(drawn.unwrap_or_default());
        self.steps.push(Made { entry: self.n_entries() + 1, actor, mv, stream: drawn });
    }

    /// The chance of the step after `at` others: of a given stream, or the next.
    pub(crate) fn rng(&self, at: usize, stream: Option<u64>) -> Draw {
        let lucky = self.luck.iter().find(|it| it.0 == at);
        let next = match self.counting {
            Counting::Moves => at as u64 + 1,
            Counting::Draws => self.n_drawn + 1,
        };
        Chance::new(lucky.map_or(self.seed, |it| it.1)).draw(stream.unwrap_or(next))
    }

    /// Plays a step again that was played here before, after `at` others.
    pub(crate) fn repeat(&mut self, at: usize, made: &Made<G::Move>) {
        let mut rng = self.rng(at, made.stream);
        G::apply(&mut self.state, made.actor, made.mv, &mut rng, &mut Silent);
    }

    /// What `viewer` may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// The period the game is in, if it can have a clock.
    pub fn period(&self) -> Option<Period> {
        G::period(&self.state)
    }

    /// What [`Actor::Referee`] plays when the clock of the present period has run out.
    pub fn time_up(&self) -> Option<G::Move> {
        G::time_up(&self.state)
    }

    /// What [`Actor::Referee`] plays when the person on `seat` has left for good.
    pub fn departure(&self, seat: Seat) -> Option<G::Move> {
        G::departure(&self.state, seat)
    }

    /// What [`Actor::Referee`] plays so that secret answers are awaited for a fixed time, or not ([`Rules::hold`]).
    pub fn hold(&self, on: bool) -> Option<G::Move> {
        G::hold(&self.state, on)
    }

    /// The answer of a seat that need not think ([`Rules::doze`]).
    pub fn doze(&self, seat: Seat) -> Option<G::Move> {
        G::doze(&self.state, seat)
    }

    /// The places to talk that `viewer` may read now. Nothing is secret once the game is over.
    pub fn channels(&self, viewer: Viewer) -> Vec<Channel> {
        channels::<G>(&self.state, viewer)
    }

    /// Whether players remember for themselves here ([`Rules::forgets`]).
    pub fn forgets(&self) -> bool {
        G::forgets(&self.state)
    }

    /// How many moves have been made and not been taken back.
    pub fn n_steps(&self) -> usize {
        self.steps.len()
    }

    /// How many entries its record has.
    pub fn n_entries(&self) -> usize {
        self.steps.len() + 2 * self.taken_back.len()
    }

    /// What its streams are counted by.
    pub fn counting(&self) -> Counting {
        self.counting
    }

    /// Who drew, by number of the entry, and from which stream; moves that were taken back are among them.
    pub fn draws(&self) -> Vec<(usize, u64)> {
        let all = self.steps.iter().chain(self.taken_back.iter().map(|it| &it.made));
        let mut draws: Vec<_> = all.filter_map(|it| Some((it.entry, it.stream?))).collect();
        draws.sort_unstable();
        draws
    }

    /// The whole game as text. It holds the seed: for the store, and for players once the game is over.
    pub fn record(&self, names: Vec<String>) -> Record {
        let (steps, undos) = self.entries();
        Record {
            format: self.counting.into(),
            game: G::KEY.into(),
            rules: G::VERSION,
            options: serde_json::to_string(&self.options).unwrap_or_default(),
            n_seats: self.n_seats,
            names,
            seed: self.seed,
            steps,
            undos,
            result: self.outcome().map(|it| it.to_line()),
        }
    }

    /// Deals the game of a record, without playing its moves.
    pub fn open(record: &Record) -> Result<Self, RecordError> {
        if record.game != G::KEY {
            return Err(RecordError::Game(record.game.clone()));
        }
        if record.rules != G::VERSION {
            return Err(RecordError::Rules { record: record.rules, ours: G::VERSION });
        }
        let counting = record.counting()?;
        let options = serde_json::from_str(&record.options)
            .map_err(|it| RecordError::Options(OptionsError::Unknown(it.to_string())))?;
        Self::deal_by(options, record.n_seats, record.seed, counting).map_err(RecordError::Options)
    }

    /// Plays one step of a record; `number` counts from 1 and names the step if it is at fault.
    pub fn follow(&mut self, number: usize, step: &Step) -> Result<Happened<G>, RecordError> {
        let mv = step.notation.parse().map_err(|refusal| RecordError::Move { number, refusal })?;
        self.play_by(step.actor, mv, step.stream).map_err(|refusal| RecordError::Move { number, refusal })
    }

    /// Plays a whole record and checks its result.
    pub fn replay(record: &Record) -> Result<Self, RecordError> {
        let mut referee = Self::open(record)?;
        for (number, entry) in (1..).zip(record.entries()) {
            match entry {
                RecordEntry::Move(step) => drop(referee.follow(number, step)?),
                RecordEntry::Undo(undo) => {
                    referee.undo(undo).map_err(|error| RecordError::Undo { number, error })?;
                }
            }
        }
        referee.agrees(record)?;
        Ok(referee)
    }

    /// Whether the game has ended as `record` says, once all of its steps are played.
    pub fn agrees(&self, record: &Record) -> Result<(), RecordError> {
        let reached = self.outcome().map(|it| it.to_line());
        if record.result.is_some() && record.result != reached {
            return Err(RecordError::Result { written: record.result.clone(), reached });
        }
        Ok(())
    }

    /// The same deal.
    pub(crate) fn deal_again(&self) -> Result<Self, OptionsError> {
        Self::deal_by(self.options.clone(), self.n_seats, self.seed, self.counting)
    }

    /// The game once more as `viewer` met it: the deal, then every step he noticed.
    pub fn retrace(&self, viewer: Viewer) -> Vec<Seen<G>> {
        let Ok(mut past) = self.deal_again() else { return Vec::new() };
        let mut watcher = Watcher::begin(&past, viewer);
        let mut moments = vec![watcher.seen().clone()];
        for &Made { actor, mv, stream, .. } in &self.steps {
            let Ok(happened) = past.play_by(actor, mv, stream) else { break };
            if watcher.meet(&past, &happened) {
                moments.push(watcher.seen().clone());
            }
        }
        moments
    }
}

/// The places to talk that `viewer` may read. Nothing is secret once the game is over.
pub(crate) fn channels<G: Rules>(state: &G::State, viewer: Viewer) -> Vec<Channel> {
    if G::turn(state).outcome().is_some() { vec![OPEN_TABLE] } else { G::channels(state, viewer) }
}

impl<G: Disclose> Referee<G> {
    /// What chance decided at the deal, in full, for the trace of a record.
    pub fn disclosed_deal(&self) -> Option<G::News> {
        G::disclose_deal(&self.dealt())
    }

    /// The sides that the deal has made in secret ([`Disclose::sides`]). For an arena, never for whoever plays.
    pub fn sides(&self) -> Vec<(&'static str, Seats)> {
        G::sides(&self.dealt())
    }

    fn dealt(&self) -> G::State {
        G::deal(&self.options, self.n_seats, &mut Chance::new(self.seed).stream(0))
    }
}

impl<G: Mind> Referee<G> {
    /// What `viewer` can conclude by now.
    pub fn belief(&self, viewer: Viewer) -> Option<G::Belief> {
        crate::believe(viewer, &self.retrace(viewer))
    }
}

impl<G: Rules> std::fmt::Debug for Referee<G> {
    /// Says which game and how far; never what is hidden.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Referee({}, {} steps)", G::KEY, self.steps.len())
    }
}
