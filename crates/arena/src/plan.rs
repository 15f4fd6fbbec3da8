//! What is to be played.

use std::collections::BTreeMap;

use cabinet::{DealError, Game, check_options};
use table::{PerSeat, Seat, Seed};

/// A match between bots.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Key of the game.
    pub game: String,
    /// Levels of the bots. If there are more seats than bots, they take the further seats in turn.
    pub bots: Vec<String>,
    /// Number of seats.
    pub n_seats: usize,
    /// Options of every table.
    pub options: BTreeMap<String, String>,
    /// Number of games.
    pub n_games: u64,
    /// From which all chance follows.
    pub seed: u64,
    /// Number of threads; the result does not depend on it.
    pub n_threads: usize,
}

/// A match that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// The game, its options or the number of seats.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// No such bot.
    #[error("{game} has no bot called `{level}`; it has {levels}")]
    Level {
        /// The game.
        game: &'static str,
        /// The level asked for.
        level: String,
        /// Those there are.
        levels: String,
    },
    /// Nobody plays, or more than there are seats.
    #[error("{bots} bots for {seats} seats: name one bot or more, and no more than there are seats")]
    Bots {
        /// Number of bots.
        bots: usize,
        /// Number of seats.
        seats: usize,
    },
}

impl PlanError {
    pub(crate) fn no_bot<G: Game>(level: &str) -> Self {
        let levels = [G::levels(), G::yardsticks()].concat().join(", ");
        Self::Level { game: G::KEY, level: level.into(), levels }
    }
}

impl Plan {
    /// Whether it can be played with the rules of `G`.
    pub(crate) fn check<G: Game>(&self) -> Result<(), PlanError> {
        check_options(&self.game, &self.options, self.n_seats)?;
        if self.bots.is_empty() || self.bots.len() > self.n_seats {
            return Err(PlanError::Bots { bots: self.bots.len(), seats: self.n_seats });
        }
        match self.bots.iter().find(|it| G::bot(it, Seat::FIRST, 0).is_none()) {
            Some(level) => Err(PlanError::no_bot::<G>(level)),
            None => Ok(()),
        }
    }

    /// Which bot sits where in one game. Each deal is played once with every rotation of the seats, so that luck
    /// and the advantage of a seat cancel out.
    pub(crate) fn line_up(&self, game: u64) -> PerSeat<usize> {
        let turn = (game % self.n_seats as u64) as usize;
        Seat::all(self.n_seats).map(|it| (it.idx() + turn) % self.n_seats % self.bots.len()).collect()
    }

    /// Names of the players of one game, by seat: levels, numbered where two bots share one.
    pub(crate) fn names(&self, game: u64) -> Vec<String> {
        let name = |entrant: usize| {
            let level = &self.bots[entrant];
            let alone = self.bots.iter().filter(|it| *it == level).count() == 1;
            if alone { level.clone() } else { format!("{level} {}", entrant + 1) }
        };
        self.line_up(game).into_iter().map(name).collect()
    }

    /// The seed of a game: the same for all rotations of one deal.
    pub(crate) fn deal_seed(&self, game: u64) -> Seed {
        Seed::from_number(mix(self.seed, game / self.n_seats as u64))
    }

    /// The seed of the order in which those answer who are asked at once.
    pub(crate) fn order_seed(&self, game: u64) -> u64 {
        mix(self.seed ^ 0x6f72_6465_7200, game)
    }

    /// The seed of the thoughts of one seat in one game.
    pub(crate) fn thought_seed(&self, game: u64, seat: Seat) -> u64 {
        mix(mix(self.seed ^ 0x7468_696e_6b00, game), seat.idx() as u64)
    }
}

/// Spreads two numbers over one (`SplitMix64`).
pub(crate) fn mix(one: u64, two: u64) -> u64 {
    let mut word = one.wrapping_add(two.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(n_bots: usize, n_seats: usize) -> Plan {
        Plan {
            game: "any".into(),
            bots: vec!["random".into(); n_bots],
            n_seats,
            options: BTreeMap::new(),
            n_games: 1,
            seed: 1,
            n_threads: 1,
        }
    }

    #[test]
    fn every_bot_sits_everywhere_with_the_same_deal() {
        let plan = plan(2, 2);
        assert_eq!((plan.line_up(0).as_slice(), plan.line_up(1).as_slice()), (&[0, 1][..], &[1, 0][..]));
        assert_eq!(plan.deal_seed(0), plan.deal_seed(1));
        assert_eq!(plan.names(1), ["random 2", "random 1"]);
        assert_ne!(plan.deal_seed(1), plan.deal_seed(2));
        assert_ne!(plan.thought_seed(0, Seat::at(0)), plan.thought_seed(0, Seat::at(1)));
    }

    #[test]
    fn few_bots_fill_a_large_table_in_turn() {
        assert_eq!(plan(2, 5).line_up(0).as_slice(), [0, 1, 0, 1, 0]);
        assert_eq!(plan(2, 5).line_up(1).as_slice(), [1, 0, 1, 0, 0]);
    }
}
