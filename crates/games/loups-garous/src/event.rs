//! What happens, in full, and what each viewer hears of it.

use std::fmt::Write;

use arrayvec::{ArrayString, ArrayVec};
use table::{Seat, Seats, Viewer};

use crate::moves::Move;
use crate::news::{Call, News, Told};
use crate::role::Role;
use crate::view::TruthView;

/// One result of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) told: Told,
    pub(crate) seat: Option<Seat>,
    pub(crate) side: Option<Seat>,
    pub(crate) role: Option<Role>,
}

impl Verdict {
    pub(crate) const NOTHING: Self = Self { told: Told::Nothing, seat: None, side: None, role: None };

    pub(crate) const fn of(told: Told, seat: Option<Seat>) -> Self {
        Self { told, seat, side: None, role: None }
    }
}

/// Room for the longest filler of a result.
pub(crate) const PAD: usize = 16;
/// Length of a result's variable fields with their filler.
const RESULT: usize = 24;
/// Length of an answer with its filler.
const ANSWER: usize = 12;

/// What has just happened, in full.
#[derive(Clone, Debug)]
pub enum Event {
    /// Everybody hears the same.
    Open(Box<News>),
    /// Somebody has answered a call.
    Answer {
        /// Who.
        seat: Seat,
        /// What.
        mv: Move,
        /// Who may know.
        to: Seats,
    },
    /// A wolf points at somebody.
    Pointing {
        /// Who.
        seat: Seat,
        /// At whom; at nobody any more if absent.
        whom: Option<Seat>,
        /// Who may know.
        to: Seats,
    },
    /// Somebody has voted.
    Ballot {
        /// Who.
        seat: Seat,
        /// For whom.
        whom: Option<Seat>,
    },
    /// A call has closed.
    Closed {
        /// Which.
        call: Call,
        /// The results that are not nothing, and for whom.
        results: Results,
    },
    /// Some of the dead begin to watch.
    Unveiled {
        /// Who.
        to: Seats,
        /// What they see.
        truth: Box<TruthView>,
    },
    /// Ballots are given out.
    Vote {
        /// Number of the day.
        day: u16,
        /// Who got the double arrow.
        holder: Option<Seat>,
    },
}

/// Who is told what when a call closes; everybody else is told nothing, at the same length.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results(pub(crate) ArrayVec<(Seats, Verdict), 4>);

impl Event {
    /// What `viewer` hears of it.
    pub(crate) fn heard(&self, viewer: Viewer) -> Option<News> {
        let among = |seats: Seats| viewer.seat().is_some_and(|it| seats.contains(it));
        match self {
            Self::Open(news) => Some(News::clone(news)),
            Self::Answer { seat, mv, to } => among(*to).then(|| answered(*seat, *mv)),
            Self::Pointing { seat, whom, to } => among(*to).then(|| pointed(*seat, *whom)),
            Self::Ballot { seat, whom } => {
                Some(News::Voted { seat: (*seat).into(), side: whom.filter(|_| viewer.is(*seat)).map(u8::from) })
            }
            Self::Closed { call, results } => {
                let own = results.0.iter().find(|it| among(it.0)).map_or(Verdict::NOTHING, |it| it.1);
                Some(closed(*call, own))
            }
            Self::Unveiled { to, truth } => among(*to).then(|| News::Unveiled { truth: truth.clone() }),
            Self::Vote { day, holder } => {
                Some(News::VoteOpened { day: *day, double: holder.is_some_and(|it| viewer.is(it)) })
            }
        }
    }

    /// The whole of it.
    pub(crate) fn whole(&self) -> News {
        match self {
            Self::Open(news) => News::clone(news),
            Self::Answer { seat, mv, .. } => answered(*seat, *mv),
            Self::Pointing { seat, whom, .. } => pointed(*seat, *whom),
            Self::Ballot { seat, whom } => News::Voted { seat: (*seat).into(), side: whom.map(u8::from) },
            Self::Closed { call, results } => closed(*call, results.0.first().map_or(Verdict::NOTHING, |it| it.1)),
            Self::Unveiled { truth, .. } => News::Unveiled { truth: truth.clone() },
            Self::Vote { day, holder } => News::VoteOpened { day: *day, double: holder.is_some() },
        }
    }
}

fn answered(seat: Seat, mv: Move) -> News {
    let mut answer = ArrayString::new();
    write!(answer, "{mv}").expect("no answer of a night is longer");
    let seat = u8::from(seat);
    let used = answer.len() + digits(Some(seat));
    News::Answered { seat, answer, pad: filler(ANSWER - used) }
}

fn pointed(seat: Seat, whom: Option<Seat>) -> News {
    News::Pointed { seat: seat.into(), side: whom.map(u8::from) }
}

fn closed(call: Call, verdict: Verdict) -> News {
    let Verdict { told, seat, side, role } = verdict;
    let (seat, side) = (seat.map(u8::from), side.map(u8::from));
    let word = role.map_or(4, |it| it.name().len() + 2);
    let used = told.name().len() + digits(seat) + digits(side) + word;
    News::Closed { call, told, seat, side, role, pad: filler(RESULT - used) }
}

/// Length of a number, or of `null`.
const fn digits(number: Option<u8>) -> usize {
    match number {
        None => 4,
        Some(0..=9) => 1,
        Some(_) => 2,
    }
}

fn filler<const N: usize>(length: usize) -> ArrayString<N> {
    let mut pad = ArrayString::new();
    for _ in 0..length.min(N) {
        pad.push('.');
    }
    pad
}
