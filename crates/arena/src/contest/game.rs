//! One game of a contest.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{Illegal, Party};
use cabinet::Game;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use table::{Bot, Chance, Decision, PerSeat, Referee, Rules, Seat, Seed, Seen};

use super::schedule::Seating;
use super::{Contest, ContestError, Player};
use crate::game::MOST_MOVES;
use crate::outside::{Fault, Handle, Hello, Pool};
use crate::plan::mix;
use crate::{MatchError, PlanError, clock};

/// How one game ended: a line of the journal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number, counted from 0.
    pub number: u64,
    /// The seats that won, counted from 0.
    pub winners: Vec<u8>,
    /// Why it ended.
    pub reason: String,
    /// Moves made.
    pub moves: u64,
    /// How long each bot has thought.
    #[serde(default)]
    pub thinking: Vec<Thinking>,
    /// What programs did wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// How long one bot has thought in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thinking {
    /// Which.
    pub entrant: usize,
    /// How often it had to choose a move.
    pub decisions: u64,
    /// For how long it took in what it saw and chose: of the processor's time for those of the house, on the clock for others.
    pub micros: u64,
}

/// What the games of a contest have in common.
pub(super) struct Hall<'a, G: Rules> {
    pub(super) contest: &'a Contest,
    pub(super) options: G::Options,
    pub(super) pool: Pool,
}

/// One game to be played.
pub(super) struct Pairing<'a> {
    pub(super) number: u64,
    pub(super) deal: u64,
    pub(super) seating: &'a Seating,
    /// Which game of this seating.
    pub(super) idx: usize,
}

impl<G: Game> Hall<'_, G> {
    pub(super) fn play(&self, pairing: &Pairing<'_>) -> Result<GameResult, ContestError> {
        let (contest, game) = (self.contest, pairing.number);
        let seed = Seed::from_number(mix(contest.seed, pairing.deal));
        let referee = Referee::<G>::deal(self.options.clone(), contest.n_seats, seed).map_err(MatchError::from)?;
        let line_up = line_up(pairing, &referee);
        let clocks: Vec<Arc<Stopwatch>> = contest.entrants.iter().map(|_| Arc::default()).collect();
        let mut outsiders = Vec::new();
        let sit = |seat: Seat, _: &G::View| {
            let entrant = line_up[seat.idx()];
            let thoughts = mix(mix(contest.seed ^ 0x7468_696e_6b00, game), seat.idx() as u64);
            let bot = self.bot(entrant, seat, thoughts, &mut outsiders)?;
            let clock = Arc::clone(&clocks[entrant]);
            let is_outside = matches!(contest.entrants[entrant].player, Player::Program(_));
            Ok::<_, MatchError>(Box::new(Timed { bot, clock, is_outside }) as Box<dyn Bot<G>>)
        };
        let mut party = Party::sit_down(referee, sit)?;
        let mut order = Pcg64Mcg::seed_from_u64(mix(contest.seed ^ 0x6f72_6465_7200, game));
        let played = party.play(MOST_MOVES, &mut order).map_err(|it| {
            let Illegal { seat, notation, refusal } = it;
            let level = contest.entrants[line_up[seat.idx()]].name.clone();
            MatchError::Refused { game, level, notation, refusal }
        })?;
        let outcome = played.ok_or(MatchError::Endless(game))?;
        let mut faults = Vec::new();
        for (words, handle) in outsiders {
            let (line, fault) = handle.over(&outcome);
            faults.extend(fault);
            if let Some(line) = line {
                self.pool.give_back(words, line);
            }
        }
        let thinking = clocks.iter().enumerate().filter(|it| line_up.contains(&it.0));
        Ok(GameResult {
            number: game,
            winners: outcome.winners().iter().map(Into::into).collect(),
            reason: outcome.reason().into(),
            moves: party.referee().n_steps() as u64,
            thinking: thinking.map(|(entrant, it)| it.read(entrant)).collect(),
            faults,
        })
    }

    fn bot<'h>(
        &'h self,
        entrant: usize,
        seat: Seat,
        seed: u64,
        outsiders: &mut Vec<(&'h [String], Handle)>,
    ) -> Result<Box<dyn Bot<G>>, MatchError> {
        match &self.contest.entrants[entrant].player {
            Player::Level(level) => Ok(G::bot(level, seat, seed).ok_or_else(|| PlanError::no_bot::<G>(level))?),
            Player::Program(words) => {
                let options = serde_json::to_value(&self.options).unwrap_or_default();
                let hello = Hello {
                    options: &options,
                    n_seats: self.contest.n_seats,
                    seed: sealed(seed),
                    limits: self.contest.limits,
                };
                let (handle, bot) = Handle::greet::<G>(entrant, seat, self.pool.take(words), &hello);
                outsiders.push((words, handle));
                Ok(Box::new(bot))
            }
        }
    }
}

/// A number from which that of the deal cannot be worked out, for programs: all numbers of a contest come from its seed, and what
/// spreads them can be undone.
fn sealed(seed: u64) -> u64 {
    Chance::new(Seed::from_number(seed)).stream(0).next_u64()
}

/// Who sits where. Who is of which side is the deal's secret: it decides which bot sits on a seat, and no bot is told.
fn line_up<G: Game>(pairing: &Pairing<'_>, referee: &Referee<G>) -> PerSeat<usize> {
    match pairing.seating {
        Seating::Seats(games) => games[pairing.idx].clone(),
        Seating::Sides(entrants) => {
            let sides = referee.sides();
            let side = |seat: Seat| sides.iter().position(|it| it.1.contains(seat)).unwrap_or_default();
            Seat::all(referee.n_seats()).map(|it| entrants[side(it)]).collect()
        }
    }
}

#[derive(Default)]
struct Stopwatch {
    decisions: AtomicU64,
    nanos: AtomicU64,
}

impl Stopwatch {
    fn read(&self, entrant: usize) -> Thinking {
        let micros = self.nanos.load(Ordering::Relaxed) / 1000;
        Thinking { entrant, decisions: self.decisions.load(Ordering::Relaxed), micros }
    }
}

/// A bot whose thoughts are timed.
struct Timed<G: Rules> {
    bot: Box<dyn Bot<G>>,
    clock: Arc<Stopwatch>,
    is_outside: bool,
}

impl<G: Rules> Timed<G> {
    fn time<T>(&mut self, think: impl FnOnce(&mut dyn Bot<G>) -> T) -> T {
        let (start, begin) = (Instant::now(), clock::now());
        let thought = think(&mut *self.bot);
        let spent: Duration = if self.is_outside { start.elapsed() } else { clock::now().saturating_sub(begin) };
        self.clock.nanos.fetch_add(spent.as_nanos() as u64, Ordering::Relaxed);
        thought
    }
}

impl<G: Rules> Bot<G> for Timed<G> {
    fn see(&mut self, seen: &Seen<G>) {
        self.time(|it| it.see(seen));
    }

    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Move {
        self.clock.decisions.fetch_add(1, Ordering::Relaxed);
        self.time(|it| it.choose(decision))
    }

    fn interject(&mut self, decision: &Decision<'_, G>) -> Option<G::Move> {
        self.time(|it| it.interject(decision))
    }
}
