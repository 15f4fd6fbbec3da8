//! The smallest game with secrets: both bid in secret, the higher bid wins, a tie is bid again by the first seat's leave.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use cabinet::Served;
use serde::{Deserialize, Serialize};
use table::{
    Actor, Belief, Choice, Disclose, Figures, Layout, LayoutError, LayoutLine, Mind, Observe, Odds, OptionsError,
    Outcome, Refusal, Rng, Rules, Seat, Seats, Seen, Tell, Turn, Viewer,
};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sealed;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct State {
    bids: [Option<u8>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Move {
    Bid(u8),
    Again,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Again => f.write_str("again"),
        }
    }
}

const NO: Refusal = Refusal::new("SEA-1", "no");

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        match text {
            "again" => Ok(Self::Again),
            _ => text.strip_prefix("bid ").and_then(|it| it.parse().ok()).map(Self::Bid).ok_or(NO),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct View {
    own: Option<u8>,
    opened: Option<[u8; 2]>,
}

table::changes!(View { own, opened });

#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum News {
    Opened { bids: [u8; 2] },
    Again { seat: u8 },
}

impl State {
    fn opened(&self) -> Option<[u8; 2]> {
        Some([self.bids[0]?, self.bids[1]?])
    }
}

impl Rules for Sealed {
    const KEY: &'static str = "sealed";
    const VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;
    const MINUTES: u32 = 1;
    const MOVES: usize = 4;

    type Options = Options;
    type State = State;
    type Move = Move;
    type View = View;
    type Event = News;
    type News = News;

    fn index(mv: Move) -> usize {
        match mv {
            Move::Again => 0,
            Move::Bid(bid) => bid.into(),
        }
    }

    fn nth(index: usize) -> Option<Move> {
        match index {
            0 => Some(Move::Again),
            1..=3 => Some(Move::Bid(index as u8)),
            _ => None,
        }
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

    fn turn(state: &State) -> Turn {
        match state.opened() {
            Some([one, two]) if one == two => Turn::of(Seat::FIRST),
            Some([one, two]) => Turn::Over(Outcome::by_points(&[one.into(), two.into()], "bids")),
            None => {
                let must = Seat::all(2).filter(|it| state.bids[it.idx()].is_none()).collect();
                Turn::Open { must, may: Seats::EMPTY }
            }
        }
    }

    fn awaited(state: &State, viewer: Viewer) -> Seats {
        match (state.opened(), Self::turn(state)) {
            (Some(_), Turn::Open { must, .. }) => must,
            (Some(_), Turn::Over(_)) => Seats::EMPTY,
            (None, _) => Seat::all(2).filter(|it| !viewer.is(*it) || state.bids[it.idx()].is_none()).collect(),
        }
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        let (Actor::Seat(seat), Turn::Open { must, .. }) = (actor, Self::turn(state)) else { return };
        match state.opened() {
            _ if !must.contains(seat) => (),
            Some(_) => into.push(Move::Again),
            None => into.extend((1..=3).map(Move::Bid)),
        }
    }

    fn allow(state: &State, actor: Actor, mv: Move) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        Self::moves(state, actor, &mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(NO) }
    }

    fn apply<R: Rng>(state: &mut State, actor: Actor, mv: Move, _rng: &mut R, tell: &mut impl Tell<News>) {
        let Actor::Seat(seat) = actor else { return };
        match mv {
            Move::Bid(bid) => state.bids[seat.idx()] = Some(bid),
            Move::Again => {
                state.bids = [None; 2];
                tell.tell(|| News::Again { seat: seat.into() });
            }
        }
        if let Some(bids) = state.opened() {
            tell.tell(|| News::Opened { bids });
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { own: viewer.seat().and_then(|it| state.bids[it.idx()]), opened: state.opened() }
    }

    fn project(event: &News, _viewer: Viewer) -> Option<News> {
        Some(*event)
    }
}

impl Disclose for Sealed {
    fn disclose(event: &News) -> News {
        *event
    }
}

impl Figures for Sealed {}

impl Observe for Sealed {
    type Packed = u8;

    fn observe(_state: &State, _viewer: Viewer, _into: &mut u8) {}

    fn words(packed: &u8) -> impl Iterator<Item = u64> {
        std::iter::once(u64::from(*packed))
    }
}

impl Mind for Sealed {
    type Belief = ();
}

impl Belief<Sealed> for () {
    fn new(_viewer: Viewer, _view: &View) {}

    fn update(&mut self, _seen: &Seen<Sealed>) {}

    fn sample<R: Rng>(&self, _rng: &mut R) -> State {
        State::default()
    }

    fn odds(&self) -> Odds {
        Odds::default()
    }
}

/// `bid 1: 3` lays a bid of 3 for the first seat.
impl Layout for Sealed {
    fn lay_out<R: Rng>(
        _options: &Options,
        _n_seats: usize,
        lines: &[LayoutLine],
        _rng: &mut R,
    ) -> Result<State, LayoutError> {
        let mut state = State::default();
        for line in lines {
            let wrong = || LayoutError { line: line.line, reason: format!("`{}` is not understood", line.key) };
            let seat: Seat = line.key.strip_prefix("bid ").and_then(|it| it.parse().ok()).ok_or_else(wrong)?;
            state.bids[seat.idx() % 2] = Some(line.value.parse().map_err(|_| wrong())?);
        }
        Ok(state)
    }
}

impl Served for Sealed {}
