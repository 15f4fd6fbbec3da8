//! `easy`: suspects by what can be concluded from words and ballots, plays every role with a little guile, and has
//! whims.

use loups_garous::{Act, LoupsGarous, Move, News, Phase, Role, Told};
use table::{Bot, Decision, Seen};

use super::model::{Facts, Memory, Suspicion};
use super::scene::Scene;
use super::temper::Temper;

/// How forgetful and how hasty somebody is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    /// What is left of a day's words and ballots on the next.
    keeps: f64,
    /// How often he does at random what he should have thought about: looks, kills, votes.
    hurries: f64,
}

/// As bots were before there were others.
pub(super) static REFERENCE: Manner = Manner { keeps: 0.4, hurries: 0.0 };
/// A beginner's opponent.
pub(super) static EASY: Manner = Manner { keeps: 0.2, hurries: 0.15 };

impl Manner {
    /// What somebody like this remembers, before anything has happened.
    pub(super) fn memory(&self, n_seats: usize) -> Memory {
        Memory::fading(n_seats, self.keeps)
    }
}

pub(super) struct Easy {
    manner: &'static Manner,
    pub(super) temper: Temper,
    pub(super) memory: Memory,
    thought: Option<Suspicion>,
    /// Whether words were heard since the last thought that change it a little.
    murmur: bool,
    /// Replies given today.
    pub(super) replies: u8,
}

impl Easy {
    pub(super) fn new(seed: u64, manner: &'static Manner) -> Self {
        Self { manner, temper: Temper::new(seed), memory: Memory::new(0), thought: None, murmur: false, replies: 0 }
    }

    fn hear(&mut self, news: &News) {
        self.memory.learn(news);
        match news {
            News::Dawn { .. } => {
                self.temper.wake(self.memory.alive().len());
                self.replies = 0;
            }
            News::Died { .. } | News::Claimed { .. } | News::Reported { .. } | News::Revealed { .. } => {
                self.thought = None;
            }
            News::Closed { told, .. } if *told != Told::Nothing => self.thought = None,
            News::Accused { .. } | News::Defended { .. } | News::Doubted { .. } => self.murmur = true,
            _ => (),
        }
    }

    /// Whom it suspects; a wolf, whom it would suspect if it were none.
    pub(super) fn suspicion(&mut self, scene: &Scene<'_>) -> Suspicion {
        let stale = self.murmur && scene.view.phase != Phase::Debate;
        match &self.thought {
            Some(thought) if !stale => thought.clone(),
            _ => {
                let thought = if scene.is_wolf() {
                    Suspicion::new(&Facts::as_villager(scene.view, scene.seat), &self.memory)
                } else {
                    Suspicion::new(&scene.facts, &self.memory)
                };
                self.murmur = false;
                self.thought = Some(thought.clone());
                thought
            }
        }
    }

    /// Whether it acts before it thinks.
    pub(super) fn hurries(&mut self) -> bool {
        self.manner.hurries > 0.0 && !self.temper.has_time() && self.temper.chance(self.manner.hurries)
    }

    fn decide(&mut self, scene: &Scene<'_>) -> Option<Act> {
        match scene.view.phase {
            Phase::Call => self.answer(scene),
            Phase::Debate => Some(self.speak(scene).unwrap_or(Act::Ready)),
            Phase::Vote | Phase::Runoff => Some(self.urgent(scene).unwrap_or_else(|| self.vote(scene))),
            Phase::Shot => Some(self.shoot(scene)),
            Phase::Over => None,
        }
    }
}

impl Bot<LoupsGarous> for Easy {
    fn see(&mut self, seen: &Seen<LoupsGarous>) {
        if self.memory.alive().is_empty() {
            // The first sight of the table.
            let n_seats = seen.view.players.len();
            let wolves = seen.view.deck.iter().find(|it| it.role == Role::Wolf).map_or(1, |it| it.count);
            self.memory = self.manner.memory(n_seats);
            self.temper.sit_down(n_seats, wolves);
        }
        seen.news.iter().for_each(|it| self.hear(it));
    }

    fn choose(&mut self, decision: &Decision<'_, LoupsGarous>) -> Move {
        let wish = Scene::new(decision).and_then(|scene| self.decide(&scene)).map(Move::new);
        wish.filter(|it| decision.moves.contains(it)).unwrap_or_else(|| modest(decision.moves))
    }

    fn interject(&mut self, decision: &Decision<'_, LoupsGarous>) -> Option<Move> {
        let scene = Scene::new(decision)?;
        self.urgent(&scene).map(Move::new).filter(|it| decision.moves.contains(it))
    }
}

/// What can always be done: nothing much.
pub(super) fn modest(moves: &[Move]) -> Move {
    let quiet = [Act::Ready, Act::Note(None), Act::Keep, Act::Sleep, Act::Watch(None), Act::Shoot(None)];
    quiet.map(Move::new).into_iter().find(|it| moves.contains(it)).unwrap_or(moves[0])
}
