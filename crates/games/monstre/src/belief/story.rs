//! How a world may have come about: what the hands were when the round began, and which card went where since.
//!
//! The rules alone make every way as likely as any other of which no card is known: whoever follows it back from the end takes, for
//! each card that passed unseen, any card of the hand it came to. Ways that contradict what was seen are given up.

use arrayvec::ArrayVec;
use table::{Rng, Seat, below};

use super::Belief;
use crate::State;
use crate::card::Card;
use crate::event::Passing;
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;
use crate::news::News;
use crate::view::{Cards, How, View};

/// How often it is tried to find a way that fits.
const TRIES: usize = 12;

/// What everybody heard, as far as others chose it or learnt from it; cards that the viewer did not see are absent.
#[derive(Clone, Debug)]
pub(super) enum Heard {
    Played { seat: u8, card: Card, side: Option<u8>, number: u8, turn: u8, friends: u8 },
    Laid { seat: u8 },
    Missed { side: u8, ignorers: u8 },
    Befriended { side: u8, sent: bool },
    Looked { seat: u8, side: u8, cards: Option<Cards> },
    Moved { cause: Card, is_back: bool, friends: u8, passes: ArrayVec<HeardPass, MAX_PLAYERS> },
    Thrown { seat: u8, pile: u8, passed: bool },
}

#[derive(Clone, Debug)]
pub(super) struct HeardPass {
    from: u8,
    to: u8,
    number: u8,
    cards: ArrayVec<Card, 2>,
}

/// One step of a round, every card named. Friends are those there were before it, one bit each.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Against whom.
        side: Option<Seat>,
        /// Accord: how many cards.
        number: u8,
        /// The number of his turn.
        turn: u8,
        /// Who was a Friend.
        friends: u8,
    },
    /// A Hunter was laid face down (MON-9).
    Laid {
        /// By whom.
        seat: Seat,
    },
    /// A Hunter missed.
    Missed {
        /// Whom.
        side: Seat,
    },
    /// A Friend asked for a Hunter.
    Befriended {
        /// Whose.
        side: Seat,
        /// Whether there was one.
        sent: bool,
    },
    /// Somebody looked at a hand.
    Looked {
        /// Who.
        seat: Seat,
        /// Whose.
        side: Seat,
    },
    /// Cards passed from hand to hand, all at once.
    Moved {
        /// Why: Rumeur, Ragot, Accord, or Arnaque, which makes two steps of one card each.
        cause: Card,
        /// Whether it is the card given back for an Arnaque.
        is_back: bool,
        /// Who was a Friend.
        friends: u8,
        /// Which cards.
        passes: ArrayVec<Passing, MAX_PLAYERS>,
    },
    /// A card was thrown to the Dog.
    Thrown {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether he got the Dog for it.
        passed: bool,
    },
}

/// How a round may have gone, from its deal or its last Fog on.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// The hands when it began, by seat.
    pub hands: [Hand; MAX_PLAYERS],
    /// What happened then, first first.
    pub steps: Vec<Step>,
}

fn seat(number: u8) -> Seat {
    Seat::at(number.into())
}

impl Story {
    /// Tells it: before each step, `then` is shown the hands.
    pub fn tell(&self, mut then: impl FnMut(&[Hand; MAX_PLAYERS], &Step)) {
        let mut hands = self.hands;
        for step in &self.steps {
            then(&hands, step);
            step.carry_out(&mut hands);
        }
    }
}

impl Step {
    fn carry_out(&self, hands: &mut [Hand; MAX_PLAYERS]) {
        let at = |seat: &Seat| seat.idx() % MAX_PLAYERS;
        match self {
            Self::Played { seat, card, .. } => hands[at(seat)].remove(*card),
            Self::Laid { seat } => hands[at(seat)].remove(Card::Chasseur),
            Self::Befriended { side, sent: true } => hands[at(side)].remove(Card::Chasseur),
            Self::Moved { passes, .. } => {
                for pass in passes {
                    pass.cards().for_each(|it| hands[at(&pass.from)].remove(it));
                }
                for pass in passes {
                    pass.cards().for_each(|it| hands[at(&pass.to)].add(it));
                }
            }
            Self::Thrown { seat, card, passed } => {
                hands[at(seat)].remove(*card);
                if *passed {
                    hands[at(seat)].add(Card::Chien);
                }
            }
            Self::Missed { .. } | Self::Befriended { .. } | Self::Looked { .. } => (),
        }
    }
}

impl Belief {
    /// Keeps in mind what others may have chosen or learnt. A Fog begins a new story.
    pub(super) fn note(&mut self, news: &News) {
        let friends = friends(&self.view);
        let heard = match news {
            News::Played { seat, card, side, number, .. } => Heard::Played {
                seat: *seat,
                card: *card,
                side: *side,
                number: number.unwrap_or_default(),
                turn: self.view.players.get(usize::from(*seat)).map_or(1, |it| it.turns),
                friends,
            },
            News::Laid { seat } => Heard::Laid { seat: *seat },
            News::Missed { seat, side } => Heard::Missed { side: *side, ignorers: self.ignorers(*seat) },
            News::Befriended { side: Some(side), sent, .. } => Heard::Befriended { side: *side, sent: *sent },
            News::Looked { seat, side, cards } => Heard::Looked { seat: *seat, side: *side, cards: cards.clone() },
            News::Moved { card, transfers, .. } => {
                let pass = |it: &crate::Transfer| HeardPass {
                    from: it.from,
                    to: it.to,
                    number: it.number,
                    cards: it.cards.clone(),
                };
                Heard::Moved { cause: *card, is_back: false, friends, passes: transfers.iter().map(pass).collect() }
            }
            News::Took { seat, side, got } => passed_one([*side, *seat], *got, false, friends),
            News::GaveBack { seat, side, gave } => passed_one([*seat, *side], *gave, true, friends),
            News::Thrown { seat, side, passed, .. } => Heard::Thrown { seat: *seat, pile: *side, passed: *passed },
            News::Fogged { .. } => {
                self.heard.clear();
                self.known_at_start = [Hand::EMPTY; MAX_PLAYERS];
                return;
            }
            _ => return,
        };
        self.heard.push(heard);
    }

    /// One way in which `world`, imagined by this belief, may have come about; false if none was found. The room in `story` is
    /// used again.
    pub fn recall<R: Rng>(&self, world: &State, rng: &mut R, story: &mut Story) -> bool {
        (0..TRIES).any(|_| self.go_back(world, rng, story).is_some() && self.fits(story, world.monster))
    }

    fn go_back<R: Rng>(&self, world: &State, rng: &mut R, story: &mut Story) -> Option<()> {
        story.steps.clear();
        let mut hands = world.hands;
        let mut thrown = world.piles.map(|pile| {
            pile.cards().iter().filter(|it| it.how == How::Thrown).map(|it| it.card).collect::<ArrayVec<_, 9>>()
        });
        for heard in self.heard.iter().rev() {
            let step = match heard {
                Heard::Played { seat: by, card, side, number, turn, friends } => {
                    hands[usize::from(*by)].add(*card);
                    let side = side.map(seat);
                    let (card, number, turn, friends) = (*card, *number, *turn, *friends);
                    Step::Played { seat: seat(*by), card, side, number, turn, friends }
                }
                Heard::Laid { seat: by } => {
                    hands[usize::from(*by)].add(Card::Chasseur);
                    Step::Laid { seat: seat(*by) }
                }
                Heard::Missed { side, .. } => Step::Missed { side: seat(*side) },
                Heard::Befriended { side, sent } => {
                    if *sent {
                        hands[usize::from(*side)].add(Card::Chasseur);
                    }
                    Step::Befriended { side: seat(*side), sent: *sent }
                }
                Heard::Looked { seat: by, side, .. } => Step::Looked { seat: seat(*by), side: seat(*side) },
                Heard::Moved { cause, is_back, friends, passes } => {
                    let passes = take_back(&mut hands, passes, rng)?;
                    Step::Moved { cause: *cause, is_back: *is_back, friends: *friends, passes }
                }
                Heard::Thrown { seat: by, pile, passed } => {
                    let card = thrown[usize::from(*pile)].pop()?;
                    let hand = &mut hands[usize::from(*by)];
                    if *passed {
                        take(hand, Card::Chien)?;
                    }
                    hand.add(card);
                    Step::Thrown { seat: seat(*by), card, passed: *passed }
                }
            };
            story.steps.push(step);
        }
        story.steps.reverse();
        story.hands = hands;
        Some(())
    }

    /// Whether nothing contradicts what the viewer has seen on the way.
    fn fits(&self, story: &Story, monster: Card) -> bool {
        let there = |(known, hand): (&Hand, &Hand)| known.without(*hand).is_empty();
        let mut fits = self.known_at_start.iter().zip(&story.hands).all(there);
        let mut heard = self.heard.iter();
        story.tell(|hands, step| {
            let hand = |seat: &Seat| hands[seat.idx() % MAX_PLAYERS];
            fits &= match (step, heard.next()) {
                (Step::Looked { side, .. }, Some(Heard::Looked { cards: Some(cards), .. })) => {
                    hand(side).sorted() == *cards
                }
                (Step::Befriended { side, sent: false }, _) => !hand(side).has(Card::Chasseur),
                (Step::Laid { seat }, _) => hand(seat).cards().all(|it| it == Card::Chasseur || it.is_monster()),
                (Step::Missed { side }, Some(Heard::Missed { ignorers, .. })) => {
                    let ignores = ignorers >> monster.monster_idx() & 1 == 1 || hand(side).has(Card::Cachette);
                    ignores || !hand(side).has(monster)
                }
                _ => true,
            };
        });
        fits
    }
}

fn passed_one([from, to]: [u8; 2], card: Option<Card>, is_back: bool, friends: u8) -> Heard {
    let pass = HeardPass { from, to, number: 1, cards: card.into_iter().collect() };
    Heard::Moved { cause: Card::Arnaque, is_back, friends, passes: std::iter::once(pass).collect() }
}

/// The cards of all passes go back to where they came from; those that nobody saw may be any that the hands have now.
fn take_back<R: Rng>(
    hands: &mut [Hand; MAX_PLAYERS],
    passes: &[HeardPass],
    rng: &mut R,
) -> Option<ArrayVec<Passing, MAX_PLAYERS>> {
    let mut passings = ArrayVec::new();
    for pass in passes {
        let hand = &mut hands[usize::from(pass.to)];
        let mut cards = [None; 2];
        for (idx, place) in cards.iter_mut().enumerate().take(pass.number.into()) {
            let card = match pass.cards.get(idx) {
                Some(card) => *card,
                None if hand.is_empty() => return None,
                None => hand.at(below(hand.len() as u32, rng) as usize),
            };
            take(hand, card)?;
            *place = Some(card);
        }
        passings.push(Passing { from: seat(pass.from), to: seat(pass.to), cards });
    }
    for passing in &passings {
        passing.cards().for_each(|it| hands[passing.from.idx() % MAX_PLAYERS].add(it));
    }
    Some(passings)
}

fn take(hand: &mut Hand, card: Card) -> Option<()> {
    hand.has(card).then(|| hand.remove(card))
}

fn friends(view: &View) -> u8 {
    view.players.iter().enumerate().fold(0, |set, (idx, it)| set | u8::from(it.friend) << idx)
}
