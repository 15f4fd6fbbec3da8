//! What happens, in full and as each viewer hears of it.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Seat, Viewer};

use crate::card::Card;
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;
use crate::view::{Cards, RoundResult};

/// One hand for each seat of the largest table.
pub(crate) type Hands = ArrayVec<Cards, MAX_PLAYERS>;

/// Why a card was played without effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreVoid"))]
pub enum Void {
    /// It was the last card of the hand (MON-18).
    LastCard,
    /// Nobody else holds a card (MON-13, MON-19).
    Nobody,
    /// The Dog does nothing in a first turn (MON-24).
    FirstTurn,
}

/// Cards that went from one hand to another. How many is public, which ones is not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreTransfer"))]
pub struct Transfer {
    /// Seat that gave.
    pub from: u8,
    /// Seat that received.
    pub to: u8,
    /// How many.
    pub number: u8,
    /// Which, for the two of them.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub cards: ArrayVec<Card, 2>,
}

/// All transfers of one card.
pub type Transfers = ArrayVec<Transfer, MAX_PLAYERS>;

/// What a viewer hears. A card that he may not know is absent. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MonstreNews"))]
pub enum News {
    /// A round begins: cards are dealt.
    RoundBegun {
        /// Its number.
        round: u8,
        /// Whether it is a further round, to part those who are tied (MON-30).
        further: bool,
        /// Seat that holds the Avis.
        first: u8,
        /// Its Monster; never told to anybody at the table, only in the trace of a record.
        monster: Option<Card>,
        /// The hands, by seat; only in the trace of a record.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Card>>"))]
        hands: ArrayVec<Cards, MAX_PLAYERS>,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: u8,
        /// Which card.
        card: Card,
        /// Against whom.
        side: Option<u8>,
        /// Accord: how many cards.
        number: Option<u8>,
        /// Why it has no effect.
        void: Option<Void>,
    },
    /// A Hunter was laid face down in a first turn (MON-9).
    Laid {
        /// By whom.
        seat: u8,
    },
    /// A Hunter found nothing: no Monster, or one that ignores him (MON-14).
    Missed {
        /// Who hunted.
        seat: u8,
        /// Whom.
        side: u8,
    },
    /// A Hunter caught the Monster.
    Caught {
        /// Who hunted.
        seat: u8,
        /// Who held it.
        side: u8,
        /// The Monster.
        card: Card,
    },
    /// The Monster was thrown to the Dog.
    Bitten {
        /// Who played the Dog.
        seat: u8,
        /// Who held the Monster.
        side: u8,
        /// The Monster.
        card: Card,
    },
    /// Somebody is the Monster's Friend now.
    Befriended {
        /// Who.
        seat: u8,
        /// Whom he chose.
        side: Option<u8>,
        /// Whether a Hunter left that hand (MON-17).
        sent: bool,
    },
    /// Somebody looked at a hand.
    Looked {
        /// Who.
        seat: u8,
        /// Whose hand.
        side: u8,
        /// What he saw; for himself alone (MON-23).
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))]
        cards: Option<Cards>,
    },
    /// Somebody has made his secret choice (MON-19).
    Chose {
        /// Who.
        seat: u8,
        /// What; for himself alone.
        gave: Option<Card>,
        /// The second card of an Accord for two.
        gave_too: Option<Card>,
    },
    /// Cards went from hand to hand, all at once (Rumeur, Ragot, Accord).
    Moved {
        /// The card that caused it.
        card: Card,
        /// What the viewer gave,
        gave: Option<Card>,
        /// and with it,
        gave_too: Option<Card>,
        /// to whom.
        side: Option<u8>,
        /// What he received,
        got: Option<Card>,
        /// and with it,
        got_too: Option<Card>,
        /// from whom.
        by: Option<u8>,
        /// What everybody sees.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Transfer>"))]
        transfers: Transfers,
    },
    /// Arnaque: a blind card was taken.
    Took {
        /// By whom.
        seat: u8,
        /// From whom.
        side: u8,
        /// Which; for the two of them.
        got: Option<Card>,
    },
    /// Arnaque: a card was given back.
    GaveBack {
        /// By whom.
        seat: u8,
        /// To whom.
        side: u8,
        /// Which; for the two of them.
        gave: Option<Card>,
    },
    /// All hands were shuffled and dealt again, or one card of each (MON-22, MON-35).
    Fogged {
        /// Who played the Fog.
        seat: u8,
        /// One card each: what the viewer put in,
        gave: Option<Card>,
        /// and what he got.
        got: Option<Card>,
        /// The viewer's hand afterwards.
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>"))]
        cards: Option<Cards>,
        /// The seats that took part.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        seats: ArrayVec<u8, MAX_PLAYERS>,
        /// All hands afterwards, by seat; only in the trace of a record.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Card>>"))]
        hands: ArrayVec<Cards, MAX_PLAYERS>,
    },
    /// A card was thrown to the Dog.
    Thrown {
        /// By whom.
        seat: u8,
        /// Whose Dog.
        side: u8,
        /// Which; for himself alone.
        gave: Option<Card>,
        /// Whether he gets the Dog (MON-34).
        passed: bool,
    },
    /// The Monster was played.
    MonsterPlayed {
        /// By whom.
        seat: u8,
        /// Which.
        card: Card,
    },
    /// A round ended; everything is shown.
    RoundEnded {
        /// How.
        result: RoundResult,
        /// Points in the regular rounds, by seat.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        scores: ArrayVec<u8, MAX_PLAYERS>,
    },
    /// The game is over.
    GameEnded {
        /// Seats that have won.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        winners: ArrayVec<u8, MAX_PLAYERS>,
        /// Points in the regular rounds, by seat.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        scores: ArrayVec<u8, MAX_PLAYERS>,
    },
}

/// Cards on their way from one hand to another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passing {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) cards: [Option<Card>; 2],
}

impl Passing {
    #[inline]
    pub(crate) const fn one(from: Seat, to: Seat, card: Card) -> Self {
        Self { from, to, cards: [Some(card), None] }
    }

    /// How many cards.
    #[inline]
    pub(crate) const fn number(&self) -> usize {
        if self.cards[1].is_some() { 2 } else { 1 }
    }

    #[inline]
    pub(crate) fn each(&self, mut call: impl FnMut(Card)) {
        let [one, two] = self.cards;
        if let Some(card) = one {
            call(card);
        }
        if let Some(card) = two {
            call(card);
        }
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
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
