//! Finding riddles: games between bots, position after position, until one seat can conclude exactly one thing.

mod games;
mod voices;

use cabinet::Game;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::SeedableRng as _;
use table::{Actor, Belief as _, Record, Referee, Seat, Seed, Viewer, Watcher};

use crate::Fault;
use crate::file::{Ask, Riddle};
use crate::proof::{Flaw, Proof};

/// What is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Games to play.
    pub games: u64,
    /// Number of the first game.
    pub seed: u64,
    /// Riddles after which it is enough.
    pub most: usize,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Mined {
    /// The riddles, with their proofs.
    pub riddles: Vec<Riddle>,
    /// Games that were played.
    pub games: u64,
    /// Positions that were looked at, each through one pair of eyes.
    pub positions: u64,
    /// Positions from which a riddle could be made, alike ones included.
    pub qualified: u64,
}

/// Riddles need so many facts, as a rule: fewer are plain, more are a chore.
const FACTS: std::ops::RangeInclusive<usize> = 2..=6;
/// In a battle nearly every card matters, and all of them lie open.
const CARDS: std::ops::RangeInclusive<usize> = 2..=11;

/// Plays games of `game` and keeps what makes a riddle. `None` if the game has no questions.
pub fn mine(game: &str, wish: Wish) -> Option<Mined> {
    let mut mine = Mine { wish, found: Mined::default() };
    games::dig(game, &mut mine)?;
    Some(mine.found)
}

pub(crate) struct Mine {
    pub(crate) wish: Wish,
    pub(crate) found: Mined,
}

impl Mine {
    /// Whether there is enough.
    pub(crate) fn is_full(&self) -> bool {
        self.found.riddles.len() >= self.wish.most
    }

    /// A position was looked at; if it makes a riddle unlike the others, it is kept. Whether it makes one.
    pub(crate) fn weigh(&mut self, draft: Draft, proof: Result<Proof, Flaw>) -> bool {
        let Ok(proof) = proof else { return false };
        let facts = if draft.ask == Ask::Win { CARDS } else { FACTS };
        if !facts.contains(&proof.difficulty) {
            return false;
        }
        self.found.qualified += 1;
        let alike =
            |it: &Riddle| it.proof.steps == proof.steps && it.proof.answer == proof.answer && it.setup == draft.setup;
        if self.is_full() || self.found.riddles.iter().any(alike) {
            return true;
        }
        let number = self.found.riddles.len() + 1;
        self.found.riddles.push(draft.finish(number, proof));
        true
    }
}

/// A riddle without its proof.
pub(crate) struct Draft {
    pub(crate) game: &'static str,
    pub(crate) ask: Ask,
    pub(crate) seat: Seat,
    pub(crate) n_seats: usize,
    pub(crate) options: Option<serde_json::Value>,
    pub(crate) seed: u64,
    pub(crate) setup: Option<Vec<table::LayoutLine>>,
    pub(crate) moves: Vec<(Actor, String)>,
}

impl Draft {
    pub(crate) fn finish(self, number: usize, proof: Proof) -> Riddle {
        Riddle {
            id: format!("{}-{number}", self.game),
            line: 0,
            game: self.game.into(),
            told: false,
            ask: self.ask,
            seat: self.seat,
            n_seats: self.n_seats,
            options: self.options,
            seed: self.seed,
            setup: self.setup,
            moves: self.moves.into_iter().map(|(actor, it)| (0, actor, it)).collect(),
            ways: Vec::new(),
            proof,
        }
    }
}

/// A whole game between bots of one level.
pub(crate) fn play<G: Game>(options: G::Options, n_seats: usize, level: &str, number: u64) -> Option<Record> {
    let referee = Referee::<G>::deal(options, n_seats, Seed::from_number(number)).ok()?;
    let bot = |seat: Seat, _: &G::View| G::bot(level, seat, number).ok_or(());
    let mut party = bots::Party::sit_down(referee, bot).ok()?;
    party.play(100_000, &mut Pcg64Mcg::seed_from_u64(number)).ok()?;
    Some(party.referee().record(Vec::new()))
}

/// Walks through a game with the eyes of every seat; `look` is called whenever one of them meets something.
pub(crate) fn walk<G: Game>(
    record: &Record,
    mut look: impl FnMut(usize, Seat, &G::View, &G::Belief),
) -> Result<(), Fault> {
    let wrong = |it: table::RecordError| Fault::new(0, it.to_string());
    let mut referee = Referee::<G>::open(record).map_err(wrong)?;
    let mut eyes: Vec<(Seat, Watcher<G>, G::Belief)> = Seat::all(referee.n_seats())
        .map(|seat| {
            let watcher = Watcher::begin(&referee, Viewer::Seat(seat));
            let belief = watcher.belief();
            (seat, watcher, belief)
        })
        .collect();
    for (idx, step) in record.steps.iter().enumerate() {
        let happened = referee.follow(idx + 1, step).map_err(wrong)?;
        for (seat, watcher, belief) in &mut eyes {
            if watcher.meet(&referee, &happened) {
                belief.update(watcher.seen());
                look(idx + 1, *seat, &watcher.seen().view, belief);
            }
        }
    }
    Ok(())
}
