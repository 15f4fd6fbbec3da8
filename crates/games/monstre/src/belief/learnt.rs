//! What a viewer has learnt one by one, and who may hold the Monster when some of it is left out. For whoever explains a
//! conclusion: a belief says what follows from everything, this says from what.

use table::Seats;

use super::facts::Fact;
use super::world::{Symbol, World};
use super::{Belief, MOST_KEPT, thin_out};
use crate::card::Card;
use crate::view::Cards;

/// Beyond so many hypotheses it is not worked out any more.
const TOO_MANY: usize = 6_000;

/// Something a viewer has learnt beyond his own hand and what everybody sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Learnt {
    /// He saw a whole hand.
    Hand {
        /// Whose.
        seat: u8,
        /// What was in it.
        cards: Cards,
    },
    /// He knows which cards went from one hand to another.
    Passed {
        /// Who gave.
        from: u8,
        /// Who received.
        to: u8,
        /// Which.
        cards: Cards,
    },
    /// A Hunter missed.
    Missed {
        /// Whom.
        seat: u8,
        /// The how manieth miss of the round it was.
        number: u8,
    },
    /// A Friend found no Hunter.
    NoHunter {
        /// In whose hand.
        seat: u8,
    },
}

impl Belief {
    /// What was learnt in this round, in order.
    pub fn learnt(&self) -> Vec<Learnt> {
        let mut n_missed = 0;
        let mut all = Vec::new();
        for fact in &self.facts {
            match fact {
                Fact::Looked { side, cards } => all.push(Learnt::Hand { seat: *side, cards: cards.clone() }),
                Fact::Moved { passes } => {
                    for pass in passes.iter().filter(|it| !it.cards.is_empty()) {
                        let cards = pass.cards.iter().copied().collect();
                        all.push(Learnt::Passed { from: pass.from, to: pass.to, cards });
                    }
                }
                Fact::Missed { side, .. } => {
                    n_missed += 1;
                    all.push(Learnt::Missed { seat: *side, number: n_missed });
                }
                Fact::Befriended { side, sent: false } => all.push(Learnt::NoHunter { seat: *side }),
                _ => (),
            }
        }
        all
    }

    /// Who may hold the Monster if only those of [`Belief::learnt`] are known whose numbers `is_known` names, exactly; `None`
    /// if there are too many hypotheses to keep all of them, or after a Fog.
    pub fn holders(&self, is_known: impl Fn(usize) -> bool) -> Option<Seats> {
        let mut worlds = self.start.clone();
        let mut supply = self.supply;
        supply.gone = self.gone_at_start;
        let mut dice = 1;
        for fact in self.as_known(is_known)? {
            fact.count(&mut supply.gone);
            fact.spread(&self.deck, &mut worlds, |worlds, at_end| {
                thin_out(worlds, at_end, MOST_KEPT, &supply, &mut dice);
            });
            if worlds.len() > TOO_MANY {
                return None;
            }
        }
        let holds = |world: &World, seat: u8| world.hand(seat).of(Symbol::MONSTER) > 0;
        // Whoever does not hold it sees that.
        if let Some(own) =
            self.own_seat().filter(|it| !self.view.players[usize::from(*it)].known.iter().any(|it| it.is_monster()))
        {
            worlds.retain(|it| !holds(it, own));
        }
        let seats = 0..self.view.players.len() as u8;
        Some(
            seats
                .filter(|seat| worlds.iter().any(|it| holds(it, *seat)))
                .map(|it| table::Seat::at(it.into()))
                .collect(),
        )
    }

    /// The facts of the round as somebody remembers them who has forgotten some.
    fn as_known(&self, is_known: impl Fn(usize) -> bool) -> Option<Vec<Fact>> {
        let mut number = 0;
        let mut next = || {
            number += 1;
            is_known(number - 1)
        };
        let mut facts = Vec::new();
        let mut has_met = false;
        for fact in &self.facts {
            match fact {
                Fact::Fogged { .. } | Fact::FoggedOne { .. } => return None,
                // Which Monster it is follows from a fact that comes next, and is forgotten with it.
                Fact::Met { .. } => has_met = true,
                Fact::Looked { .. } | Fact::Missed { .. } | Fact::Befriended { sent: false, .. } => {
                    if next() {
                        facts.extend(met(has_met, fact));
                        facts.push(fact.clone());
                    }
                    has_met = false;
                }
                Fact::Moved { passes } => {
                    let mut passes = passes.clone();
                    for pass in passes.iter_mut().filter(|it| !it.cards.is_empty()) {
                        if !next() {
                            pass.cards.clear();
                        }
                    }
                    let moved = Fact::Moved { passes };
                    facts.extend(met(has_met, &moved));
                    facts.push(moved);
                    has_met = false;
                }
                Fact::Played { .. } | Fact::Laid { .. } | Fact::Befriended { .. } | Fact::Thrown { .. } => {
                    facts.push(fact.clone());
                }
            }
        }
        Some(facts)
    }
}

/// The Monster that a fact shows, if it is seen for the first time with it.
fn met(is_first: bool, fact: &Fact) -> Option<Fact> {
    let cards: Vec<Card> = match fact {
        Fact::Looked { cards, .. } => cards.iter().copied().collect(),
        Fact::Moved { passes } => passes.iter().flat_map(|it| it.cards.iter().copied()).collect(),
        _ => Vec::new(),
    };
    cards.into_iter().find(|it| is_first && it.is_monster()).map(|monster| Fact::Met { monster })
}
