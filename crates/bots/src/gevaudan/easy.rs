//! `easy`: an opponent for somebody's first evenings. It thinks like a person who is not yet good at this.
//!
//! It *forgets*: what it looked at slips its mind after a while, unless it lies open; it goes and looks again. It *overrates*: a colour of which it has seen two alike and nothing else it takes for proven. It *hurries*: it
//! plans no further than the next look, and lays its trap as soon as it believes in a cell.

use gevaudan::{Belief, Gevaudan, Move, Token, TokenSet};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Viewer, below, pick};

use super::habits::{Figures, Habits};
use super::hunter::Moment;
use super::know::Know;
use super::land::Land;

/// The chance of a parameter that it takes for certain.
const PROOF: f32 = 0.74;
/// Once in so many rounds it forgets a print that it has seen.
const FORGETS: u32 = 2;

pub(super) struct Easy {
    seat: Seat,
    rng: Pcg64Mcg,
    habits: Habits,
    mind: Option<(Belief, Land)>,
    forgotten: TokenSet,
    round: u8,
}

impl Easy {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        let rng = Pcg64Mcg::seed_from_u64(seed);
        let habits = Habits::new(Figures::HASTY);
        Self { seat, rng, habits, mind: None, forgotten: TokenSet::EMPTY, round: 0 }
    }

    fn decide(&mut self, decision: &Decision<'_, Gevaudan>) -> Option<Move> {
        let (belief, land) = self.mind.as_ref()?;
        let glance = belief.glance()?;
        // Each round something more may slip its mind; what it looks at again it knows again.
        if glance.round() != self.round {
            self.round = glance.round();
            let own: Vec<Token> = glance.known().minus(glance.open_prints()).iter().collect();
            if below(FORGETS, &mut self.rng) == 0
                && let Some(print) = pick(&own, &mut self.rng)
            {
                self.forgotten = self.forgotten.with(*print);
            }
        }
        let glance = glance.without(self.forgotten);
        let know = Know::of(&glance, None).overrated(PROOF);
        let moment = Moment::of_know(&glance, land, &self.habits, know);
        let chosen = moment.decide().filter(|it| decision.moves.contains(it))?;
        if chosen == Move::Examine {
            let print = glance.cell(self.seat).and_then(|it| glance.hidden_at(it));
            self.forgotten = print.map_or(self.forgotten, |it| self.forgotten.without(it));
        }
        Some(chosen)
    }
}

impl Bot<Gevaudan> for Easy {
    fn see(&mut self, seen: &Seen<Gevaudan>) {
        if let Some((belief, _)) = &mut self.mind {
            belief.update(seen);
            return;
        }
        let belief = Belief::new(Viewer::Seat(self.seat), &seen.view);
        let land = belief.glance().map(|it| Land::of(&it));
        self.mind = land.map(|it| (belief, it));
    }

    fn choose(&mut self, decision: &Decision<'_, Gevaudan>) -> Move {
        let any = || decision.moves.iter().find(|it| !matches!(it, Move::Note(..))).copied();
        self.decide(decision).or_else(any).unwrap_or(decision.moves[0])
    }
}
