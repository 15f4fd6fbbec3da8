//! One world that fits all that was seen.

use arrayvec::ArrayVec;
use table::{Rng, below, shuffle};

use super::{Belief, Ways};
use crate::card::{Card, Character, EventKind, N_CHARACTERS};
use crate::cell::{Cell, N_TERRAIN};
use crate::deal::cards_of;
use crate::options::Deck;
use crate::print::{Colour, Face, N_PRINTS, PER_COLOUR};
use crate::state::{MOST_EVENTS, Secrets};
use crate::{MAX_HUNTERS, view};

/// Kinds of the cards of a deck, as many as the table has above the last rounds, or below.
type Kinds = ArrayVec<EventKind, 6>;

/// What all worlds of a belief have in common: worked out once, however many are imagined.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    lair: [f64; N_TERRAIN],
    /// By colour: the ways in which the print of the box is absent, then those in which it is present.
    ways: [[Ways; 2]; 4],
    /// By colour: the absent faces that were not seen, then the present ones.
    free: [[ArrayVec<Face, 3>; 2]; 4],
    /// The deck as far as it is known, and what else it may be; nothing if all of it is known.
    deck: [Card; MOST_EVENTS],
    rest: Option<Rest>,
    /// What is under the top of the pile, in the order of history.
    under: ArrayVec<Character, N_CHARACTERS>,
}

/// The cards that were not revealed (GEV-SET-3 to GEV-SET-6).
#[derive(Clone, Debug)]
struct Rest {
    /// What the cards above and below the last rounds may be for.
    above: Vec<Kinds>,
    below: Vec<Kinds>,
    /// Battues, then ferocities.
    unseen: [Vec<Card>; 2],
}

impl Belief {
    pub(super) fn lay_ground(&self) -> Ground {
        let ways = Colour::ALL.map(|colour| {
            let ways = self.ways(colour);
            [0, 1].map(|boxed| ways.iter().copied().filter(|it| it.0 >> (PER_COLOUR - 1) & 1 == boxed).collect())
        });
        let free = Colour::ALL.map(|colour| {
            let known = &self.known[PER_COLOUR * colour.idx()..][..PER_COLOUR];
            [false, true].map(|present| {
                let faces = [1, 2, 3].into_iter().filter_map(|dots| Face::new(present, dots));
                faces.filter(|it| !known.contains(&Some(*it))).collect()
            })
        });
        let (deck, rest) = self.known_deck();
        Ground { lair: self.lair(), ways, free, deck, rest, under: self.under() }
    }

    pub(super) fn imagine_secrets<R: Rng>(&self, ground: &Ground, rng: &mut R) -> Secrets {
        Secrets {
            faces: self.imagine_faces(ground, rng),
            deck: self.imagine_deck(ground, rng),
            pile: self.imagine_pile(ground, rng),
            notes: self.imagine_notes(rng),
        }
    }

    /// A lair by its chances, then faces that lead to it.
    fn imagine_faces<R: Rng>(&self, ground: &Ground, rng: &mut R) -> [Face; N_PRINTS] {
        let lair = Cell::at(draw(&ground.lair, |it| *it, rng));
        let mut faces = [Face::at(0); N_PRINTS];
        for colour in Colour::ALL {
            let boxed_present = !self.board.with(colour).contains(lair);
            let ways = &ground.ways[colour.idx()][usize::from(boxed_present)];
            let split = ways.get(draw(ways, |it| it.1, rng)).map_or(0b10_0110, |it| it.0);
            let own = PER_COLOUR * colour.idx();
            for present in [false, true] {
                let mut free = ground.free[colour.idx()][usize::from(present)].clone();
                shuffle(&mut free, rng);
                for at in (0..PER_COLOUR).filter(|at| (split >> at & 1 == 1) == present) {
                    faces[own + at] = self.known[own + at].or_else(|| free.pop()).unwrap_or(Face::at(0));
                }
            }
        }
        faces
    }

    /// The cards that were revealed, and what the set-up says of the rest.
    fn known_deck(&self) -> ([Card; MOST_EVENTS], Option<Rest>) {
        let table = &self.table;
        let n_drawn = usize::from(table.n_drawn);
        let mut deck = [Card::END; MOST_EVENTS];
        deck[..n_drawn].copy_from_slice(&table.drawn[..n_drawn]);
        if let Some(left) = &self.left {
            deck.iter_mut().skip(n_drawn).zip(left).for_each(|(slot, card)| *slot = *card);
            return (deck, None);
        }
        if table.agreed.deck == Deck::History {
            deck.iter_mut().zip(1..=6).for_each(|(slot, number)| *slot = Card::h(number));
            return (deck, None);
        }
        let unseen = [EventKind::Battue, EventKind::Ferocity].map(|kind| {
            let mut cards = cards_of(kind, table.agreed.events, &self.board).to_vec();
            cards.retain(|it| !table.drawn[..n_drawn].contains(it));
            cards
        });
        let (above, below) = self.possible_kinds();
        (deck, Some(Rest { above, below, unseen }))
    }

    /// A deck that the set-up allows.
    fn imagine_deck<R: Rng>(&self, ground: &Ground, rng: &mut R) -> [Card; MOST_EVENTS] {
        let mut deck = ground.deck;
        let Some(rest) = &ground.rest else { return deck };
        let above = &rest.above[below(rest.above.len() as u32, rng) as usize];
        let below_it = &rest.below[below(rest.below.len() as u32, rng) as usize];
        let kinds = above.iter().chain(&[EventKind::LastRounds]).chain(below_it);
        let mut unseen = [0, 1].map(|kind: usize| {
            let mut cards: ArrayVec<Card, { 2 * MOST_EVENTS }> = rest.unseen[kind].iter().copied().collect();
            shuffle(&mut cards, rng);
            cards
        });
        for (slot, kind) in deck.iter_mut().zip(kinds).skip(self.table.n_drawn.into()) {
            *slot = match kind {
                EventKind::LastRounds => Card::LAST_ROUNDS,
                EventKind::End => Card::END,
                EventKind::Battue => unseen[0].pop().unwrap_or(Card::END),
                EventKind::Ferocity => unseen[1].pop().unwrap_or(Card::END),
            };
        }
        deck
    }

    /// What the cards of the deck may be for: three of each kind above, one of each and the end below.
    fn possible_kinds(&self) -> (Vec<Kinds>, Vec<Kinds>) {
        let n_above = usize::from(self.table.n_events) - 4;
        let drawn = &self.table.drawn[..usize::from(self.table.n_drawn)];
        let drawn: Vec<EventKind> = drawn.iter().map(|it| self.board.printed(*it).kind).collect();
        let kind = |ferocity: bool| if ferocity { EventKind::Ferocity } else { EventKind::Battue };
        let begins = |kinds: &Kinds, drawn: &[EventKind]| kinds.iter().zip(drawn).all(|(one, two)| one == two);
        let above = super::splits().map(|it| (0..n_above).map(|at| kind(it >> at & 1 == 1)).collect());
        let (end, one, two) = (EventKind::End, EventKind::Battue, EventKind::Ferocity);
        let orders =
            [[end, one, two], [end, two, one], [one, end, two], [two, end, one], [one, two, end], [two, one, end]];
        let lower = orders.into_iter().map(|it| it.into_iter().collect());
        (
            above.filter(|it| begins(it, &drawn)).collect(),
            lower.filter(|it| begins(it, drawn.get(n_above + 1..).unwrap_or_default())).collect(),
        )
    }

    /// What is under the top of the pile.
    fn under(&self) -> ArrayVec<Character, N_CHARACTERS> {
        let table = &self.table;
        let in_spaces = table.spaces.iter().flatten().fold(0, |set, it| set | it.bit());
        let placed = table.hands.iter().fold(in_spaces | table.discard, |set, it| set | it);
        let mut under: ArrayVec<Character, N_CHARACTERS> =
            Character::all().filter(|it| placed & it.bit() == 0 && table.top != Some(*it)).collect();
        if table.agreed.deck == Deck::History && !self.shuffled {
            under.reverse();
        }
        under
    }

    /// The pile in any order, unless it has kept the order of history (GEV-VAR-1).
    fn imagine_pile<R: Rng>(&self, ground: &Ground, rng: &mut R) -> [Character; N_CHARACTERS] {
        let mut under = ground.under.clone();
        if self.table.agreed.deck != Deck::History || self.shuffled {
            shuffle(&mut under, rng);
        }
        let mut pile = [Character::at(0); N_CHARACTERS];
        pile.iter_mut().zip(under.into_iter().chain(self.table.top)).for_each(|(slot, it)| *slot = it);
        pile
    }

    fn imagine_notes<R: Rng>(&self, rng: &mut R) -> [u8; MAX_HUNTERS] {
        let mut notes = [0; MAX_HUNTERS];
        for (at, slot) in notes.iter_mut().enumerate() {
            *slot = self.notes[at].unwrap_or_else(|| {
                let mut colours = Colour::ALL;
                shuffle(&mut colours, rng);
                let laid = colours.iter().take(self.table.notes[at].into());
                let mut views = ArrayVec::<_, 4>::new();
                for colour in laid {
                    views.push(view::NoteView { colour: *colour, present: below(2, rng) == 1 });
                }
                super::packed(&views)
            });
        }
        notes
    }
}

/// The place of one of several, by weight; of the first that weighs anything if chance gives none.
fn draw<T, R: Rng>(items: &[T], weight: impl Fn(&T) -> f64, rng: &mut R) -> usize {
    let total: f64 = items.iter().map(&weight).sum();
    let mut left = f64::from(below(1 << 24, rng)) / f64::from(1 << 24) * total;
    for (at, item) in items.iter().enumerate() {
        if left < weight(item) {
            return at;
        }
        left -= weight(item);
    }
    items.iter().position(|it| weight(it) > 0.0).unwrap_or(0)
}
