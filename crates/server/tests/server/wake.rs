//! A small game with everything that a table has to care for: periods, simultaneous secret answers, words out of
//! turn, departures and places to talk. By night everybody picks a neighbour and the owls' pick falls; by day everybody
//! talks until all are ready. Owls win when only one other is left, the others when no owl is.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Condvar, Mutex};

use bots::Random;
use cabinet::Served;
use serde::{Deserialize, Serialize};
use table::{
    Actor, Bot, Channel, Choice, Decision, OptionsError, Outcome, Period, PeriodKind, Refusal, Rng, Rules, Seat, Seats,
    Seen, Tell, Turn, Viewer,
};

/// Nights and days at most.
const LAST: u32 = 8;
/// Words a seat has each day.
const WORDS: u8 = 50;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Wake;

/// `owls` names the owls' seats, as in `1 3`; without it chance picks one. Games with a `mark` are counted when they
/// are dealt, and can be held up there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Options {
    owls: String,
    /// A fault of these rules, for tests: `mute` and `listless` fail once somebody has said 3, `slow` deals when the gate is
    /// open.
    curse: String,
    mark: String,
}

/// What happens to games with a mark: how often each was dealt, and which of them wait.
#[derive(Default)]
pub(crate) struct Marks {
    dealt: HashMap<String, usize>,
    held: HashSet<String>,
}

static MARKS: Mutex<Option<Marks>> = Mutex::new(None);
static LET_GO: Condvar = Condvar::new();

impl Marks {
    fn with<T>(then: impl FnOnce(&mut Self) -> T) -> T {
        then(MARKS.lock().expect("nobody panics in here").get_or_insert_default())
    }

    /// How often games with this mark were dealt so far.
    pub(crate) fn dealt(mark: &str) -> usize {
        Self::with(|it| it.dealt.get(mark).copied().unwrap_or_default())
    }

    /// Whoever deals a game with this mark waits, or no longer does.
    pub(crate) fn hold(mark: &str, held: bool) {
        Self::with(|it| if held { it.held.insert(mark.into()) } else { it.held.remove(mark) });
        LET_GO.notify_all();
    }

    fn note(mark: &str) {
        if mark.is_empty() {
            return;
        }
        Self::with(|it| *it.dealt.entry(mark.into()).or_default() += 1);
        let marks = MARKS.lock().expect("nobody panics in here");
        let held = |it: &mut Option<Self>| it.as_ref().is_some_and(|it| it.held.contains(mark));
        drop(LET_GO.wait_while(marks, held).expect("nobody panics in here"));
    }
}

/// Shut while rules cursed to be slow must not get on.
pub(crate) static GATE_SHUT: AtomicBool = AtomicBool::new(false);
/// Whether such rules stand before the gate.
pub(crate) static GATE_WAITS: AtomicBool = AtomicBool::new(false);

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    n_seats: usize,
    owls: Seats,
    alive: Seats,
    /// Counts nights and days, nights being even.
    number: u32,
    answered: Seats,
    picks: [Option<Seat>; 6],
    said: [u8; 6],
    curse: Option<Curse>,
    /// Somebody has said what brings the curse about.
    failing: bool,
}

/// What fails once somebody has said 3.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Curse {
    /// No view can be had any more.
    Mute,
    /// No moves can be listed any more.
    Listless,
}

impl State {
    fn fails(&self, curse: Curse) -> bool {
        self.failing && self.curse == Some(curse)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Pick(Seat),
    Say(u8),
    Ready,
    TimeUp,
    Gone(Seat),
}

const NO: Refusal = Refusal::new("WAKE-1", "no");

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pick(seat) => write!(f, "pick {seat}"),
            Self::Say(word) => write!(f, "say {word}"),
            Self::Ready => f.write_str("ready"),
            Self::TimeUp => f.write_str("time-up"),
            Self::Gone(seat) => write!(f, "gone {seat}"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let read = match text.split_once(' ') {
            None if text == "ready" => Some(Self::Ready),
            None if text == "time-up" => Some(Self::TimeUp),
            Some(("pick", seat)) => seat.parse().ok().map(Self::Pick),
            Some(("say", word)) => word.parse().ok().map(Self::Say),
            Some(("gone", seat)) => seat.parse().ok().map(Self::Gone),
            _ => None,
        };
        read.ok_or(NO)
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct View {
    number: u32,
    alive: Seats,
    /// Known to the owls alone, and to all at the end.
    owls: Option<Seats>,
    pick: Option<Seat>,
}

table::changes!(View { number, alive, owls, pick });

#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum News {
    Fell { seat: Option<Seat> },
    Dusk,
    Said { seat: Seat, word: u8 },
    Ready { seat: Seat },
    Left { seat: Seat },
}

impl State {
    fn night(&self) -> bool {
        self.number.is_multiple_of(2)
    }

    fn over(&self) -> Option<Outcome> {
        let others: Seats = self.alive.iter().filter(|it| !self.owls.contains(*it)).collect();
        let owls: Seats = self.alive.iter().filter(|it| self.owls.contains(*it)).collect();
        let won = |winners, reason| Some(Outcome::won_by(winners, self.n_seats, reason));
        match () {
            () if owls.is_empty() => won(others, "light"),
            () if others.len() <= 1 => won(owls, "dark"),
            () if self.number > LAST => won(Seats::EMPTY, "late"),
            () => None,
        }
    }

    /// Ends the night or the day.
    fn close(&mut self, tell: &mut impl Tell<News>) {
        if self.night() {
            let pick = self.alive.iter().filter(|it| self.owls.contains(*it)).find_map(|it| self.picks[it.idx()]);
            self.alive = pick.map_or(self.alive, |it| self.alive.without(it));
            tell.tell(|| News::Fell { seat: pick });
        } else {
            tell.tell(|| News::Dusk);
        }
        self.number += 1;
        (self.answered, self.picks, self.said) = (Seats::EMPTY, [None; 6], [0; 6]);
    }

    fn waits_for(&self) -> Seats {
        self.alive.iter().filter(|it| !self.answered.contains(*it)).collect()
    }
}

impl Rules for Wake {
    const KEY: &'static str = "wake";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=6;
    const USUAL: usize = 4;
    const MINUTES: u32 = 1;
    const MOVES: usize = 5 + 2 * table::MAX_SEATS;

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = News;
    type News = News;

    fn index(mv: Move) -> usize {
        match mv {
            Move::Say(word) => usize::from(word) - 1,
            Move::Ready => 3,
            Move::TimeUp => 4,
            Move::Pick(seat) => 5 + 2 * seat.idx(),
            Move::Gone(seat) => 6 + 2 * seat.idx(),
        }
    }

    fn nth(index: usize) -> Option<Move> {
        Some(match index {
            0..=2 => Move::Say(index as u8 + 1),
            3 => Move::Ready,
            4 => Move::TimeUp,
            _ if index % 2 == 1 => Move::Pick(Seat::new((index - 5) / 2)?),
            _ => Move::Gone(Seat::new((index - 5) / 2)?),
        })
    }

    fn choices() -> &'static [Choice] {
        &[]
    }

    fn check(_options: &Options, _n_seats: usize) -> Result<(), OptionsError> {
        Ok(())
    }

    fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> State {
        while options.curse == "slow" && GATE_SHUT.load(SeqCst) {
            GATE_WAITS.store(true, SeqCst);
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        Marks::note(&options.mark);
        let named: Seats = options.owls.split(' ').filter_map(|it| it.parse::<Seat>().ok()).collect();
        let drawn = Seats::one(Seat::at(rng.next_u32() as usize % n_seats));
        State {
            n_seats,
            owls: if named.is_empty() { drawn } else { named },
            alive: Seats::all(n_seats),
            number: 0,
            answered: Seats::EMPTY,
            picks: [None; 6],
            said: [0; 6],
            curse: match options.curse.as_str() {
                "mute" => Some(Curse::Mute),
                "listless" => Some(Curse::Listless),
                _ => None,
            },
            failing: false,
        }
    }

    fn n_seats(state: &State) -> usize {
        state.n_seats
    }

    fn turn(state: &State) -> Turn {
        match state.over() {
            Some(outcome) => Turn::Over(outcome),
            None => Turn::Open { must: state.waits_for(), may: if state.night() { Seats::EMPTY } else { state.alive } },
        }
    }

    fn awaited(state: &State, viewer: Viewer) -> Seats {
        match viewer.seat() {
            _ if state.over().is_some() => Seats::EMPTY,
            _ if !state.night() => state.waits_for(),
            Some(seat) if state.answered.contains(seat) => state.alive.without(seat),
            _ => state.alive,
        }
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        assert!(!state.fails(Curse::Listless), "these rules are cursed");
        let (Actor::Seat(seat), None) = (actor, state.over()) else { return };
        if !state.alive.contains(seat) {
            return;
        }
        let asked = !state.answered.contains(seat);
        if state.night() {
            into.extend(state.alive.iter().filter(|it| asked && *it != seat).map(Move::Pick));
        } else {
            into.extend((1..=3).filter(|_| state.said[seat.idx()] < WORDS).map(Move::Say));
            into.extend(asked.then_some(Move::Ready));
        }
    }

    fn allow(state: &State, actor: Actor, mv: Move) -> Result<(), Refusal> {
        let open = state.over().is_none();
        let may = match (actor, mv) {
            (Actor::Referee, Move::TimeUp) => open,
            (Actor::Referee, Move::Gone(seat)) => open && state.alive.contains(seat),
            (Actor::Referee, _) => false,
            (Actor::Seat(_), _) => {
                let mut moves = Vec::new();
                Self::moves(state, actor, &mut moves);
                moves.contains(&mv)
            }
        };
        if may { Ok(()) } else { Err(NO) }
    }

    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, _rng: &mut R, tell: &mut impl Tell<News>) {
        let Actor::Seat(seat) = actor else {
            if let Move::Gone(seat) = mv {
                state.alive = state.alive.without(seat);
                tell.tell(|| News::Left { seat });
                if state.over().is_some() || !state.waits_for().is_empty() {
                    return;
                }
            }
            return state.close(tell);
        };
        match mv {
            Move::Pick(other) => (state.picks[seat.idx()], state.answered) = (Some(other), state.answered.with(seat)),
            Move::Say(word) => {
                state.said[seat.idx()] += 1;
                state.failing |= word == 3;
                tell.tell(|| News::Said { seat, word });
            }
            _ => {
                state.answered = state.answered.with(seat);
                tell.tell(|| News::Ready { seat });
            }
        }
        if state.waits_for().is_empty() {
            state.close(tell);
        }
        assert!(!state.fails(Curse::Mute), "these rules are cursed");
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let told = state.over().is_some() || viewer.seat().is_some_and(|it| state.owls.contains(it));
        View {
            number: state.number,
            alive: state.alive,
            owls: told.then_some(state.owls),
            pick: viewer.seat().and_then(|it| state.picks[it.idx()]),
        }
    }

    fn project(event: &News, _viewer: Viewer) -> Option<News> {
        Some(*event)
    }

    fn periods() -> &'static [PeriodKind] {
        &[PeriodKind { key: "night", seconds: 4 }, PeriodKind { key: "day", seconds: 6 }]
    }

    fn period(state: &State) -> Option<Period> {
        let kind = if state.night() { "night" } else { "day" };
        state.over().is_none().then_some(Period { kind, number: state.number, held: false })
    }

    fn time_up(state: &State) -> Option<Move> {
        state.over().is_none().then_some(Move::TimeUp)
    }

    fn departure(state: &State, seat: Seat) -> Option<Move> {
        (state.over().is_none() && state.alive.contains(seat)).then_some(Move::Gone(seat))
    }

    fn channels(state: &State, viewer: Viewer) -> Vec<Channel> {
        let Some(seat) = viewer.seat() else { return vec![Channel { key: "village", write: false }] };
        let alive = state.alive.contains(seat);
        let mut channels = vec![Channel { key: "village", write: alive && !state.night() }];
        if !alive {
            channels.push(Channel { key: "graves", write: true });
        } else if state.owls.contains(seat) {
            channels.push(Channel { key: "owls", write: state.night() });
        }
        channels
    }
}

/// Says something whenever it is offered the word.
struct Chatter(Random);

impl Bot<Wake> for Chatter {
    fn see(&mut self, _seen: &Seen<Wake>) {}

    fn choose(&mut self, decision: &Decision<'_, Wake>) -> Move {
        let ready = decision.moves.iter().find(|it| **it == Move::Ready);
        ready.copied().unwrap_or_else(|| Bot::<Wake>::choose(&mut self.0, decision))
    }

    fn interject(&mut self, decision: &Decision<'_, Wake>) -> Option<Move> {
        decision.moves.iter().copied().find(|it| matches!(it, Move::Say(_)))
    }
}

impl Served for Wake {
    fn levels() -> &'static [&'static str] {
        &["random", "chatter"]
    }

    fn bot(level: &str, _seat: Seat, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "chatter" => Some(Box::new(Chatter(Random::new(seed)))),
            _ => None,
        }
    }
}
