//! What happens, in full, and what each viewer hears of it.

use table::{Seat, Viewer};

use crate::news::{Cause, Dealt, Doom, News};
use crate::view::BattleResult;
use crate::{Card, Theatre};

/// A card together with who may know which one it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Secret {
    pub(crate) card: Card,
    /// Everybody knows it.
    pub(crate) shown: bool,
    /// The seats that know it.
    pub(crate) known: [bool; 2],
}

impl Secret {
    pub(crate) const fn open(card: Card) -> Self {
        Self { card, shown: true, known: [true; 2] }
    }

    fn to(self, eyes: Eyes) -> Option<Card> {
        let knows = match eyes {
            Eyes::All => true,
            Eyes::Of(Viewer::Public) => self.shown,
            Eyes::Of(Viewer::Seat(seat)) => self.shown || self.known[seat.idx() & 1],
        };
        knows.then_some(self.card)
    }
}

/// What has happened, in full. Never serialised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event(pub(crate) What);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    BattleBegun { battle: u16, first: Seat, order: [Theatre; 3], dealt: Dealt },
    Played { seat: Seat, card: Secret, theatre: Theatre, up: bool, cause: Cause, doom: Option<Doom> },
    SetOff { seat: Seat, card: Card },
    Ignored { seat: Seat, card: Card },
    Flipped { by: Seat, side: Seat, theatre: Theatre, card: Secret, up: bool },
    Drew { seat: Seat, card: Secret },
    Moved { seat: Seat, card: Secret, from: Theatre, place: u8, to: Theatre },
    TookBack { seat: Seat, card: Secret, from: Theatre, place: u8 },
    Declined { seat: Seat, card: Card },
    Withdrew { seat: Seat, cards: u8 },
    BattleEnded { result: BattleResult, totals: [[u8; 2]; 3], controls: [u8; 3], scores: [u8; 2] },
    WarEnded { winner: Seat, scores: [u8; 2] },
}

/// Whose version of an event is told.
#[derive(Clone, Copy)]
pub(crate) enum Eyes {
    /// The trace of a record.
    All,
    /// One viewer.
    Of(Viewer),
}

impl Event {
    pub(crate) fn told_to(self, eyes: Eyes) -> News {
        match self.0 {
            What::BattleBegun { battle, first, order, dealt } => {
                let dealt = if let Eyes::All = eyes { Some(dealt) } else { None };
                News::BattleBegun { battle, first: first.into(), order, dealt }
            }
            What::Played { seat, card, theatre, up, cause, doom } => {
                News::Played { seat: seat.into(), card: card.to(eyes), theatre, up, cause, doom }
            }
            What::SetOff { seat, card } => News::SetOff { seat: seat.into(), card },
            What::Ignored { seat, card } => News::Ignored { seat: seat.into(), card },
            What::Flipped { by, side, theatre, card, up } => {
                News::Flipped { by: by.into(), side: side.into(), theatre, card: card.to(eyes), up }
            }
            What::Drew { seat, card } => News::Drew { seat: seat.into(), card: card.to(eyes) },
            What::Moved { seat, card, from, place, to } => {
                News::Moved { seat: seat.into(), card: card.to(eyes), from, place, to }
            }
            What::TookBack { seat, card, from, place } => {
                News::TookBack { seat: seat.into(), card: card.to(eyes), from, place }
            }
            What::Declined { seat, card } => News::Declined { seat: seat.into(), card },
            What::Withdrew { seat, cards } => News::Withdrew { seat: seat.into(), cards },
            What::BattleEnded { result, totals, controls, scores } => {
                News::BattleEnded { result, totals, controls, scores }
            }
            What::WarEnded { winner, scores } => News::WarEnded { winner: winner.into(), scores },
        }
    }
}
