//! What may be hidden where, in numbers.

use arrayvec::ArrayVec;
use table::{Odds, OddsRow, Seat};

use super::{Belief, Places};
use crate::{Card, CardSet, N_CARDS};

/// How often each card is in each hidden place, over all assignments.
struct Tally {
    placements: f64,
    /// By place, then by card.
    found: [[f64; N_CARDS]; N_CARDS],
}

impl Belief {
    /// Exact: wavering cards are put in all their places, the others share what is left evenly.
    pub(super) fn count_odds(&self) -> Odds {
        let places = self.hidden_places();
        let mut tally = Tally { placements: 0.0, found: [[0.0; N_CARDS]; N_CARDS] };
        self.count(0, &places, &mut [None; N_CARDS], &mut tally);
        let mut rows: Vec<OddsRow> = Vec::new();
        for (at, place) in places.iter().enumerate() {
            let name = self.name_of(*place);
            let chances = Card::all().map(|card| (card, tally.found[at][card.idx()] / tally.placements.max(1.0)));
            match rows.iter_mut().find(|it| it.place == name) {
                Some(row) => {
                    for (sum, (_, chance)) in row.chances.iter_mut().zip(chances) {
                        sum.1 += chance;
                    }
                }
                None => {
                    let chances = chances.map(|(it, chance)| (it.to_string(), chance)).collect();
                    rows.push(OddsRow { place: name, chances });
                }
            }
        }
        for row in &mut rows {
            row.chances.retain(|(_, chance)| *chance > 0.0);
        }
        Odds { rows }
    }

    fn count(&self, from: usize, places: &[Places], taken: &mut [Option<Card>; N_CARDS], tally: &mut Tally) {
        if let Some(it) = self.wavering.get(from) {
            for at in 0..places.len() {
                if taken[at].is_none() && places[at].meets(it.places) {
                    taken[at] = Some(it.card);
                    self.count(from + 1, places, taken, tally);
                    taken[at] = None;
                }
            }
            return;
        }
        let placed: CardSet = taken.iter().flatten().copied().collect();
        let rest: ArrayVec<Card, N_CARDS> = self.unseen().minus(placed).iter().collect();
        tally.placements += 1.0;
        for (at, found) in tally.found.iter_mut().enumerate().take(places.len()) {
            match taken[at] {
                Some(card) => found[card.idx()] += 1.0,
                None => rest.iter().for_each(|card| found[card.idx()] += 1.0 / rest.len() as f64),
            }
        }
    }

    /// `hand 2`, `side 1 air 2` (the second card from the bottom), `deck`, `drawn`.
    fn name_of(&self, place: Places) -> String {
        for seat in [0, 1] {
            if place == Places::hand(seat) {
                return format!("hand {}", Seat::at(seat));
            }
            for theatre in crate::Theatre::ALL {
                let pile = &self.piles[seat][theatre.idx()];
                if let Some(at) = pile.iter().position(|it| Places::token(*it) == place) {
                    return format!("side {} {theatre} {}", Seat::at(seat), at + 1);
                }
            }
        }
        if self.deck.iter().any(|it| Places::token(*it) == place) { "deck".into() } else { "drawn".into() }
    }
}
