//! `normal` and `hard`: weigh every set of wolves by all that was said and done, stand together with whoever looks at
//! the same facts, and play every role for what it is worth.
//!
//! Villagers have no channel of their own, but they have the same ears: whoever weighs what everybody has heard comes to the
//! same name. So a village agrees without a word ([`opinion::Opinion::focus`]), and leaves it only for what a
//! player alone knows better. Wolves agree in the same way, by what the pack knows.

mod ballot;
mod forecast;
mod night;
mod opinion;
mod pack;
mod talk;

use loups_garous::{Act, LoupsGarous, Move, News, Phase, Told};
use table::{Bot, Considered, Decision, Seen, Thought};

use super::easy::modest;
use super::model::{Facts, Memory, Suspicion};
use super::scene::Scene;
use super::temper::Temper;
use forecast::Ears;
use opinion::Opinion;

/// What a level is able to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Wits {
    /// Votes that a wolf imagines for each plan of the pack, from what the others have announced.
    n_votes: u32,
    /// Whether it minds how well this village listens, as far as earlier votes tell; else all villages are alike to it.
    listens: bool,
    /// How often the Little Girl looks, and looks well if she does.
    peeks: f64,
    stares: bool,
    /// How often a wolf whom somebody has found says that it is the other way round.
    counters: f64,
}

pub(super) const NORMAL: Wits = Wits { n_votes: 40, listens: false, peeks: 0.5, stares: false, counters: 0.15 };
pub(super) const HARD: Wits = Wits { n_votes: 200, listens: true, peeks: 1.0, stares: true, counters: 0.15 };

impl Wits {
    /// The same with so many imagined votes, if a number was asked for.
    pub(super) fn with_votes(self, n_votes: Option<u32>) -> Self {
        Self { n_votes: n_votes.unwrap_or(self.n_votes), ..self }
    }
}

pub(super) struct Thinker {
    wits: Wits,
    temper: Temper,
    memory: Memory,
    opinion: Option<Opinion>,
    /// How well the village listens.
    ears: Ears,
    /// Replies given today.
    replies: u8,
    /// Whether it says the opposite when it is found to be a wolf.
    brazen: bool,
    /// What was weighed for the last choice, the best first.
    weighed: Vec<(Act, f64)>,
    thought: Option<Thought<Move>>,
}

impl Thinker {
    pub(super) fn new(seed: u64, wits: Wits) -> Self {
        let mut temper = Temper::new(seed);
        let brazen = temper.chance(wits.counters);
        Self {
            wits,
            temper,
            brazen,
            memory: Memory::new(0),
            opinion: None,
            ears: Ears::default(),
            replies: 0,
            weighed: Vec::new(),
            thought: None,
        }
    }

    fn hear(&mut self, news: &News, seen: &Seen<LoupsGarous>) {
        if let News::Revealed { ballots, runoff: false, .. } = news {
            // Whom everybody could suspect before the ballots were turned over: the view is of afterwards, the memory is not.
            let public = Suspicion::new(&Facts::public(&seen.view), &self.memory);
            self.ears.listen(ballots, &public, &self.memory);
        }
        self.memory.learn(news);
        match news {
            News::Dawn { .. } => {
                self.temper.wake(self.memory.alive().len());
                self.replies = 0;
            }
            News::Ready { .. } | News::Voted { .. } | News::Called { .. } | News::Replied { .. } => return,
            News::Closed { told, .. } if *told == Told::Nothing => return,
            _ => (),
        }
        self.opinion = None;
    }

    /// What it thinks of everybody now.
    fn opinion(&mut self, scene: &Scene<'_>) -> &Opinion {
        let memory = &self.memory;
        self.opinion.get_or_insert_with(|| Opinion::new(scene, memory))
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

    /// The best of what was weighed; it is remembered for whoever asks why.
    fn best(&mut self, mut weighed: Vec<(Act, f64)>) -> Option<Act> {
        weighed.sort_by(|one, two| two.1.total_cmp(&one.1));
        self.weighed = weighed;
        self.weighed.first().map(|it| it.0)
    }

    fn think_of(&mut self, chosen: Move, decision: &Decision<'_, LoupsGarous>, scene: Option<&Scene<'_>>) {
        let considered = |mv: Move| Considered { mv, worth: None };
        let others = self.weighed.iter().map(|it| Move::new(it.0)).filter(|it| *it != chosen);
        let others = others.filter(|it| decision.moves.contains(it)).map(considered);
        let moves = std::iter::once(considered(chosen)).chain(others).take(Thought::<Move>::MOST_MOVES).collect();
        let beliefs = scene.map(|it| self.opinion(it).odds(it)).unwrap_or_default();
        self.thought = Some(Thought { moves, beliefs });
    }
}

impl Bot<LoupsGarous> for Thinker {
    fn see(&mut self, seen: &Seen<LoupsGarous>) {
        if self.memory.alive().is_empty() {
            // The first sight of the table.
            self.memory = Memory::new(seen.view.players.len());
        }
        seen.news.iter().for_each(|it| self.hear(it, seen));
    }

    fn choose(&mut self, decision: &Decision<'_, LoupsGarous>) -> Move {
        self.weighed.clear();
        let scene = Scene::new(decision);
        let wish = scene.as_ref().and_then(|it| self.decide(it)).map(Move::new);
        let chosen = wish.filter(|it| decision.moves.contains(it)).unwrap_or_else(|| modest(decision.moves));
        self.think_of(chosen, decision, scene.as_ref());
        chosen
    }

    fn interject(&mut self, decision: &Decision<'_, LoupsGarous>) -> Option<Move> {
        let scene = Scene::new(decision)?;
        self.urgent(&scene).map(Move::new).filter(|it| decision.moves.contains(it))
    }

    fn explain(&self) -> Option<Thought<Move>> {
        self.thought.clone()
    }
}
