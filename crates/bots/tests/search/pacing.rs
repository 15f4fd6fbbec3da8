//! A toy with all that trees stumble over. The first seat paces to and fro between three places, for as long as it likes; the
//! second may shout meanwhile, out of turn. Once the first seat stops, both bid at once and in secret.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Actor, Choice, Observe, OptionsError, Outcome, Refusal, Rng, Rules, Seat, Seats, Tell, Turn, Viewer};

pub(crate) const ONE: Seat = Seat::FIRST;
/// Where a shout wins; anywhere else it loses.
pub(crate) const EDGE: u8 = 2;
const PLACES: u8 = 3;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pacing;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Options {}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct State {
    pub(crate) at: u8,
    pub(crate) stopped: bool,
    pub(crate) shouted: bool,
    /// True for a high bid.
    pub(crate) bids: [Option<bool>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Left,
    Right,
    Stop,
    Shout,
    Low,
    High,
}

const ALL: [Move; 6] = [Move::Left, Move::Right, Move::Stop, Move::Shout, Move::Low, Move::High];
const NO: Refusal = Refusal::new("PAC-1", "no");

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        ALL.into_iter().find(|it| it.to_string() == text).ok_or(NO)
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct View {
    at: u8,
    own: Option<bool>,
}

table::changes!(View { at, own });

impl Rules for Pacing {
    const KEY: &'static str = "pacing";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const MINUTES: u32 = 1;
    const MOVES: usize = ALL.len();

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = ();
    type News = ();

    fn index(mv: Move) -> usize {
        mv as usize
    }

    fn nth(index: usize) -> Option<Move> {
        ALL.get(index).copied()
    }

    fn choices() -> &'static [Choice] {
        &[]
    }

    fn check(_options: &Options, _n_seats: usize) -> Result<(), OptionsError> {
        Ok(())
    }

    fn deal<R: Rng>(_options: &Options, _n_seats: usize, _rng: &mut R) -> State {
        State::default()
    }

    fn n_seats(_state: &State) -> usize {
        2
    }

    /// Each who bids high wins, be it both: nothing that the other does changes that.
    fn turn(state: &State) -> Turn {
        let won_by = |winners: Seats| Turn::Over(Outcome::won_by(winners, 2, "bids"));
        match state.bids {
            _ if state.shouted => won_by(Seats::one(if state.at == EDGE { ONE.other() } else { ONE })),
            _ if !state.stopped => Turn::Open { must: Seats::one(ONE), may: Seats::one(ONE.other()) },
            [Some(one), Some(two)] => {
                won_by([(ONE, one), (ONE.other(), two)].iter().filter(|it| it.1).map(|it| it.0).collect())
            }
            _ => Turn::Open {
                must: Seat::all(2).filter(|it| state.bids[it.idx()].is_none()).collect(),
                may: Seats::EMPTY,
            },
        }
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        let (Actor::Seat(seat), Turn::Open { must, may }) = (actor, Self::turn(state)) else { return };
        match seat {
            _ if state.stopped && must.contains(seat) => into.extend([Move::Low, Move::High]),
            ONE if !state.stopped => into.extend([Move::Left, Move::Right, Move::Stop]),
            _ if may.contains(seat) => into.push(Move::Shout),
            _ => (),
        }
    }

    fn allow(state: &State, actor: Actor, mv: Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        Self::moves(state, actor, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(NO) }
    }

    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, _rng: &mut R, _tell: &mut impl Tell<()>) {
        assert_eq!(Self::allow(state, actor, mv), Ok(()), "a search makes no move that is not open: {mv} in {state:?}");
        let Actor::Seat(seat) = actor else { return };
        match mv {
            Move::Left => state.at = (state.at + PLACES - 1) % PLACES,
            Move::Right => state.at = (state.at + 1) % PLACES,
            Move::Stop => state.stopped = true,
            Move::Shout => state.shouted = true,
            Move::Low | Move::High => state.bids[seat.idx()] = Some(mv == Move::High),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { at: state.at, own: viewer.seat().and_then(|it| state.bids[it.idx()]) }
    }

    fn project((): &(), _viewer: Viewer) -> Option<()> {
        None
    }
}

impl Observe for Pacing {
    type Packed = u64;

    fn observe(state: &State, viewer: Viewer, into: &mut u64) {
        let own = viewer.seat().and_then(|it| state.bids[it.idx()]).map_or(0, |it| 1 + u64::from(it));
        *into = u64::from(state.at) + 4 * own + 16 * u64::from(state.stopped);
    }

    fn words(packed: &u64) -> impl Iterator<Item = u64> {
        std::iter::once(*packed)
    }
}
