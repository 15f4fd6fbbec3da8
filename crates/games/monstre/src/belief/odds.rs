//! How likely each neighbour is to hold the Monster, and which one it may be.

use table::{Odds, OddsRow, Seat};

use super::Belief;
use super::world::Symbol;
use crate::card::{Card, N_MONSTERS};
use crate::moves::MAX_PLAYERS;

/// What a viewer thinks of the Monster.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Suspicion {
    /// The chance of each seat to hold it.
    pub holder: [f64; MAX_PLAYERS],
    /// The chance of each Monster to be it.
    pub monster: [f64; N_MONSTERS],
}

impl Belief {
    /// Who may hold the Monster, and which one it may be; all chances are 0 when the game is over.
    pub fn suspicion(&self) -> Suspicion {
        let mut suspicion = Suspicion::default();
        let mut total = 0.0;
        for world in &self.worlds {
            let weight = world.weight * self.supply.ways(&world.sum());
            let Some(seat) = world.hands.iter().position(|it| it.of(Symbol::MONSTER) > 0) else { continue };
            total += weight;
            suspicion.holder[seat] += weight;
            for (idx, chance) in suspicion.monster.iter_mut().enumerate() {
                if world.monsters >> idx & 1 == 1 {
                    *chance += weight / f64::from(world.monsters.count_ones());
                }
            }
        }
        if total > 0.0 {
            suspicion.holder.iter_mut().chain(&mut suspicion.monster).for_each(|it| *it /= total);
        }
        suspicion
    }

    pub(super) fn weigh_odds(&self) -> Odds {
        let suspicion = self.suspicion();
        let row = |place: &str, chances: Vec<(String, f64)>| OddsRow {
            place: place.into(),
            chances: chances.into_iter().filter(|it| it.1 > 0.0).collect(),
        };
        let holders = Seat::all(self.view.players.len()).map(|it| (it.to_string(), suspicion.holder[it.idx()]));
        let monsters = (0..N_MONSTERS).map(|idx| (Card::monster(idx).to_string(), suspicion.monster[idx]));
        let rows = vec![row("holder", holders.collect()), row("monster", monsters.collect())];
        Odds { rows: rows.into_iter().filter(|it| !it.chances.is_empty()).collect() }
    }
}
