//! What happens, in full, and whose version of it is told.

use arrayvec::ArrayVec;
use table::{Seat, Viewer};

use crate::card::Card;
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;
use crate::news::{News, Transfer};
use crate::view::Cards;

/// One hand for each seat of the largest table.
type Hands = ArrayVec<Cards, MAX_PLAYERS>;

/// Cards on their way from one hand to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Passing {
    /// Whose they were.
    pub from: Seat,
    /// To whom they go.
    pub to: Seat,
    pub(crate) cards: [Option<Card>; 2],
}

impl Passing {
    /// Which.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }
}

/// All that is passed at once.
pub(crate) type Passings = ArrayVec<Passing, MAX_PLAYERS>;

/// What has happened, in full. Never serialised.
#[derive(Clone, Debug)]
pub struct Event(pub(crate) What);

#[derive(Clone, Debug)]
pub(crate) enum What {
    /// Heard by all in the same words.
    Open(News),
    Begun {
        round: u8,
        further: bool,
        first: Seat,
        monster: Card,
        hands: [Hand; MAX_PLAYERS],
        n_seats: u8,
    },
    Looked {
        seat: Seat,
        side: Seat,
        hand: Hand,
    },
    Chose {
        seat: Seat,
        cards: [Option<Card>; 2],
    },
    Moved {
        card: Card,
        passings: Passings,
    },
    Took {
        seat: Seat,
        side: Seat,
        card: Card,
    },
    GaveBack {
        seat: Seat,
        side: Seat,
        card: Card,
    },
    Fogged {
        seat: Seat,
        put: [Option<Card>; MAX_PLAYERS],
        got: [Option<Card>; MAX_PLAYERS],
        hands: [Hand; MAX_PLAYERS],
        seats: u8,
    },
    Thrown {
        seat: Seat,
        side: Seat,
        card: Card,
        passed: bool,
    },
}

/// Whose version of an event is told.
#[derive(Clone, Copy)]
pub(crate) enum Eyes {
    /// The trace of a record.
    All,
    /// One viewer.
    Of(Viewer),
}

impl Eyes {
    fn are(self, seat: Seat) -> bool {
        matches!(self, Self::Of(viewer) if viewer.is(seat))
    }

    /// What one of `seats` alone may know.
    fn of<T>(self, seats: &[Seat], secret: T) -> Option<T> {
        (matches!(self, Self::All) || seats.iter().any(|it| self.are(*it))).then_some(secret)
    }
}

impl Event {
    pub(crate) fn told_to(&self, eyes: Eyes) -> News {
        match &self.0 {
            What::Open(news) => news.clone(),
            What::Begun { round, further, first, monster, hands, n_seats } => News::RoundBegun {
                round: *round,
                further: *further,
                first: (*first).into(),
                monster: eyes.of(&[], *monster),
                hands: eyes.of(&[], all_hands(hands, *n_seats)).unwrap_or_default(),
            },
            What::Looked { seat, side, hand } => {
                News::Looked { seat: (*seat).into(), side: (*side).into(), cards: eyes.of(&[*seat], hand.sorted()) }
            }
            What::Chose { seat, cards: [one, two] } => News::Chose {
                seat: (*seat).into(),
                gave: eyes.of(&[*seat], *one).flatten(),
                gave_too: eyes.of(&[*seat], *two).flatten(),
            },
            What::Moved { card, passings } => moved(*card, passings, eyes),
            What::Took { seat, side, card } => {
                News::Took { seat: (*seat).into(), side: (*side).into(), got: eyes.of(&[*seat, *side], *card) }
            }
            What::GaveBack { seat, side, card } => {
                News::GaveBack { seat: (*seat).into(), side: (*side).into(), gave: eyes.of(&[*seat, *side], *card) }
            }
            What::Fogged { seat, put, got, hands, seats } => {
                let own = |cards: &[Option<Card>; MAX_PLAYERS]| match eyes {
                    Eyes::Of(Viewer::Seat(seat)) => cards[seat.idx() % MAX_PLAYERS],
                    Eyes::Of(Viewer::Public) | Eyes::All => None,
                };
                News::Fogged {
                    seat: (*seat).into(),
                    gave: own(put),
                    got: own(got),
                    cards: match eyes {
                        Eyes::Of(Viewer::Seat(seat)) => Some(hands[seat.idx() % MAX_PLAYERS].sorted()),
                        Eyes::Of(Viewer::Public) | Eyes::All => None,
                    },
                    seats: (0..MAX_PLAYERS as u8).filter(|it| seats >> it & 1 == 1).collect(),
                    hands: eyes.of(&[], all_hands(hands, MAX_PLAYERS as u8)).unwrap_or_default(),
                }
            }
            What::Thrown { seat, side, card, passed } => News::Thrown {
                seat: (*seat).into(),
                side: (*side).into(),
                gave: eyes.of(&[*seat], *card),
                passed: *passed,
            },
        }
    }
}

fn all_hands(hands: &[Hand; MAX_PLAYERS], n_seats: u8) -> Hands {
    hands[..usize::from(n_seats).min(MAX_PLAYERS)].iter().map(|it| it.sorted()).collect()
}

fn moved(card: Card, passings: &Passings, eyes: Eyes) -> News {
    let given = passings.iter().find(|it| eyes.are(it.from));
    let received = passings.iter().find(|it| eyes.are(it.to));
    let transfers = passings.iter().map(|it| Transfer {
        from: it.from.into(),
        to: it.to.into(),
        number: it.cards().count() as u8,
        cards: eyes.of(&[it.from, it.to], it.cards().collect()).unwrap_or_default(),
    });
    News::Moved {
        card,
        gave: given.and_then(|it| it.cards[0]),
        gave_too: given.and_then(|it| it.cards[1]),
        side: given.map(|it| it.to.into()),
        got: received.and_then(|it| it.cards[0]),
        got_too: received.and_then(|it| it.cards[1]),
        by: received.map(|it| it.from.into()),
        transfers: transfers.collect(),
    }
}
