//! One world that fits all that was seen.

use table::{Rng, below, shuffle};

use super::Belief;
use crate::card::{Card, Character, EventKind, N_CHARACTERS};
use crate::cell::{Cell, N_TERRAIN};
use crate::deal::cards_of;
use crate::options::Deck;
use crate::print::{Colour, Face, N_PRINTS, PER_COLOUR};
use crate::state::{MOST_EVENTS, Secrets};
use crate::{MAX_HUNTERS, view};

impl Belief {
    pub(super) fn imagine_secrets<R: Rng>(&self, rng: &mut R) -> Secrets {
        Secrets {
            faces: self.imagine_faces(rng),
            deck: self.imagine_deck(rng),
            pile: self.imagine_pile(rng),
            notes: self.imagine_notes(rng),
        }
    }

    /// A lair by its chances, then faces that lead to it.
    fn imagine_faces<R: Rng>(&self, rng: &mut R) -> [Face; N_PRINTS] {
        let lair = Cell::at(draw(&self.lair(), rng));
        let mut faces = [Face::at(0); N_PRINTS];
        for colour in Colour::ALL {
            let boxed_present = !self.board.with(colour).contains(lair);
            let mut ways = self.ways(colour);
            ways.retain(|it| (it.0 >> (PER_COLOUR - 1) & 1 == 1) == boxed_present);
            let weights: Vec<f64> = ways.iter().map(|it| it.1).collect();
            let split = ways.get(draw(&weights, rng)).map_or(0b10_0110, |it| it.0);
            let own = PER_COLOUR * colour.idx();
            for present in [false, true] {
                let mut free = [1, 2, 3].map(|dots| Face::new(present, dots)).to_vec();
                free.retain(|it| !self.known[own..own + PER_COLOUR].contains(it));
                shuffle(&mut free, rng);
                for at in (0..PER_COLOUR).filter(|at| (split >> at & 1 == 1) == present) {
                    faces[own + at] = self.known[own + at].or_else(|| free.pop().flatten()).unwrap_or(Face::at(0));
                }
            }
        }
        faces
    }

    /// The cards that were revealed, and a rest that the set-up allows (GEV-SET-3 to GEV-SET-6).
    fn imagine_deck<R: Rng>(&self, rng: &mut R) -> [Card; MOST_EVENTS] {
        let table = &self.table;
        let n_drawn = usize::from(table.n_drawn);
        let mut deck = [Card::END; MOST_EVENTS];
        deck[..n_drawn].copy_from_slice(&table.drawn[..n_drawn]);
        if let Some(left) = &self.left {
            deck.iter_mut().skip(n_drawn).zip(left).for_each(|(slot, card)| *slot = *card);
            return deck;
        }
        if table.agreed.deck == Deck::History {
            deck.iter_mut().zip(1..=6).for_each(|(slot, number)| *slot = Card::h(number));
            return deck;
        }
        let kinds = self.imagine_kinds(rng);
        let mut unseen = [EventKind::Battue, EventKind::Ferocity].map(|kind| {
            let mut cards = cards_of(kind, table.agreed.events, &self.board).to_vec();
            cards.retain(|it| !table.drawn[..n_drawn].contains(it));
            shuffle(&mut cards, rng);
            cards
        });
        for (slot, kind) in deck.iter_mut().zip(kinds).skip(n_drawn) {
            *slot = match kind {
                EventKind::LastRounds => Card::LAST_ROUNDS,
                EventKind::End => Card::END,
                EventKind::Battue => unseen[0].pop().unwrap_or(Card::END),
                EventKind::Ferocity => unseen[1].pop().unwrap_or(Card::END),
            };
        }
        deck
    }

    /// What each card of the deck may be for: three of each kind above, one of each and the end below.
    fn imagine_kinds<R: Rng>(&self, rng: &mut R) -> Vec<EventKind> {
        let n_above = usize::from(self.table.n_events) - 4;
        let drawn = &self.table.drawn[..usize::from(self.table.n_drawn)];
        let drawn: Vec<EventKind> = drawn.iter().map(|it| self.board.printed(*it).kind).collect();
        let kind = |ferocity: bool| if ferocity { EventKind::Ferocity } else { EventKind::Battue };
        let begins = |kinds: &[EventKind], drawn: &[EventKind]| kinds.iter().zip(drawn).all(|(one, two)| one == two);
        let mut above: Vec<Vec<EventKind>> =
            super::splits().map(|it| (0..6).map(|at| kind(it >> at & 1 == 1)).collect()).collect();
        above.retain(|it| begins(&it[..n_above], &drawn));
        let (end, one, two) = (EventKind::End, EventKind::Battue, EventKind::Ferocity);
        let mut below_it = vec![[end, one, two], [end, two, one], [one, end, two]];
        below_it.extend([[two, end, one], [one, two, end], [two, one, end]]);
        below_it.retain(|it| begins(it, drawn.get(n_above + 1..).unwrap_or_default()));
        let mut kinds = above.swap_remove(below(above.len() as u32, rng) as usize);
        kinds.truncate(n_above);
        kinds.push(EventKind::LastRounds);
        kinds.extend(below_it.swap_remove(below(below_it.len() as u32, rng) as usize));
        kinds
    }

    /// What is under the top of the pile, in any order unless it has kept the order of history (GEV-VAR-1).
    fn imagine_pile<R: Rng>(&self, rng: &mut R) -> [Character; N_CHARACTERS] {
        let table = &self.table;
        let in_spaces = table.spaces.iter().flatten().fold(0, |set, it| set | it.bit());
        let placed = table.hands.iter().fold(in_spaces | table.discard, |set, it| set | it);
        let hidden = |it: &Character| placed & it.bit() == 0 && table.top != Some(*it);
        let mut under: Vec<Character> = Character::all().filter(hidden).collect();
        if table.agreed.deck == Deck::History && !self.shuffled {
            under.reverse();
        } else {
            shuffle(&mut under, rng);
        }
        let mut pile = [Character::at(0); N_CHARACTERS];
        pile.iter_mut().zip(under.into_iter().chain(table.top)).for_each(|(slot, it)| *slot = it);
        pile
    }

    fn imagine_notes<R: Rng>(&self, rng: &mut R) -> [u8; MAX_HUNTERS] {
        let mut notes = [0; MAX_HUNTERS];
        for (at, slot) in notes.iter_mut().enumerate() {
            *slot = self.notes[at].unwrap_or_else(|| {
                let mut colours = Colour::ALL;
                shuffle(&mut colours, rng);
                let laid = colours.iter().take(self.table.notes[at].into());
                let mut views = Vec::new();
                for colour in laid {
                    views.push(view::NoteView { colour: *colour, present: below(2, rng) == 1 });
                }
                super::packed(&views)
            });
        }
        notes
    }
}

/// One of several, by weight; the first if all weigh nothing.
fn draw<R: Rng>(weights: &[f64], rng: &mut R) -> usize {
    let total: f64 = weights.iter().sum();
    let mut left = f64::from(below(1 << 24, rng)) / f64::from(1 << 24) * total;
    for (at, weight) in weights.iter().enumerate() {
        if left < *weight {
            return at;
        }
        left -= weight;
    }
    weights.iter().position(|it| *it > 0.0).unwrap_or(0) % N_TERRAIN.max(weights.len())
}
