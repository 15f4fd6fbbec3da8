//! Lessons: positions, what a learner is asked to do in them, and what is answered to whatever he does. `docs/lessons.md` is
//! their manual.
//!
//! A lesson is text; its words are keys of the house's texts. The table is a real one ([`crate::AnySession`]): the referee
//! alone decides what is legal, the lesson only says what is wanted.

mod check;
mod course;
mod house;
mod parse;
mod pattern;

pub use check::{Checked, check};
pub use course::{Course, Deed, Verdict};
pub use house::of_house;
pub use parse::parse;
pub use pattern::{Pattern, When};

pub use crate::scenario::Fault;

use serde_json::Value;
use table::{Actor, LayoutLine, Seat};

/// A lesson as it was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Key of the game.
    pub game: String,
    /// Where it is named.
    pub(crate) game_line: usize,
    /// How many sit at the table.
    pub n_seats: usize,
    /// Where the learner sits.
    pub learner: Seat,
    /// Options of the table, as JSON; a step may have its own.
    pub options: Option<(usize, Value)>,
    /// Its steps, in order.
    pub steps: Vec<Step>,
    /// What is said in the first game after it.
    pub tips: Vec<Tip>,
}

/// One idea of the game, learnt in one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its key: texts of the step are called `lesson-<game>-<key>-…`.
    pub key: String,
    /// Where it begins.
    pub line: usize,
    /// Number of the seed.
    pub seed: u64,
    /// Options of this step alone.
    pub options: Option<(usize, Value)>,
    /// The position; dealt from the seed if absent.
    pub setup: Option<Vec<LayoutLine>>,
    /// It goes on where this other step ends, played as it should be.
    pub after: Option<String>,
    /// Moves made before the learner is asked.
    pub lead_in: Vec<Scripted>,
    /// What he is asked, one thing after the other.
    pub tasks: Vec<Task>,
    /// What is said once all is done.
    pub done: Vec<Bubble>,
}

/// A move of the story.
#[derive(Clone, Debug, PartialEq)]
pub struct Scripted {
    /// Where it stands.
    pub line: usize,
    /// Who makes it.
    pub actor: Actor,
    /// The move.
    pub notation: String,
    /// Chance falls so that somebody hears this.
    pub luck: Option<Value>,
}

/// One sentence or two of the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bubble {
    /// The end of its text's key.
    pub key: String,
    /// What it points at, by name.
    pub points_at: Vec<String>,
    /// Said only if the learner's view is like this.
    pub when: Option<When>,
}

/// One thing the learner is asked to do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Task {
    /// Where it begins.
    pub line: usize,
    /// What the coach says, bubble after bubble.
    pub says: Vec<Bubble>,
    /// What is wanted.
    pub accept: Vec<Wanted>,
    /// Other moves that lead on, each with its own sentence.
    pub also: Vec<Answer>,
    /// Moves that are simply made, and after which the same is still wanted.
    pub free: Vec<Pattern>,
    /// Tempting moves, each with its own because.
    pub wrong: Vec<Answer>,
    /// What is said when the referee refuses a move under this rule, instead of the rule's own sentence.
    pub refused: Vec<(String, String)>,
    /// What is said of every other legal move.
    pub otherwise: Option<String>,
    /// What the others do after it.
    pub replies: Vec<Scripted>,
    /// From here on these bots play, to this end.
    pub bots: Option<TakeOver>,
}

/// A move that is wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// Which moves these are.
    pub pattern: Pattern,
    /// Chance falls so that somebody hears this.
    pub luck: Option<Value>,
}

/// What is answered to a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Where it stands.
    pub line: usize,
    /// Which moves these are.
    pub pattern: Pattern,
    /// The end of its text's key.
    pub key: String,
    /// What it would lead to, shown before it is taken back (a wrong move) or instead of the replies (another right one).
    pub then: Vec<Scripted>,
}

/// Bots take over the other seats.
#[derive(Clone, Debug, PartialEq)]
pub struct TakeOver {
    /// Their level.
    pub level: String,
    /// The lesson ends when the learner hears this; with the game, if absent.
    pub until: Option<Value>,
}

/// A sentence in the first game after the lesson, once.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// The end of its text's key.
    pub key: String,
    /// Said when the learner hears this; without it, when he is asked for something.
    pub news: Option<Value>,
    /// And his view is like this.
    pub when: Option<When>,
}

impl Lesson {
    /// The key of a text of a step.
    pub fn text(&self, step: &Step, key: &str) -> String {
        format!("lesson-{}-{}-{key}", self.game, step.key)
    }

    /// The step called `key`.
    pub fn step(&self, key: &str) -> Option<&Step> {
        self.steps.iter().find(|it| it.key == key)
    }

    /// The texts that a learner reads who makes no mistake.
    pub fn told(&self) -> Vec<String> {
        let told = self.steps.iter().flat_map(|step| {
            let said = step.tasks.iter().flat_map(|it| &it.says).chain(step.done.first());
            said.map(|it| self.text(step, &it.key)).collect::<Vec<_>>()
        });
        told.collect()
    }

    /// Every text that it uses.
    pub fn texts(&self) -> Vec<String> {
        let mut keys = vec![format!("lesson-{}-title", self.game)];
        for step in &self.steps {
            let text = |key: &str| self.text(step, key);
            keys.extend(["name", "idea"].map(text));
            keys.extend(step.done.iter().map(|it| text(&it.key)));
            for task in &step.tasks {
                keys.extend(task.says.iter().map(|it| text(&it.key)));
                keys.extend(task.also.iter().chain(&task.wrong).map(|it| text(&it.key)));
                keys.extend(task.refused.iter().map(|it| text(&it.1)));
                keys.extend(task.otherwise.iter().map(|it| text(it)));
            }
        }
        keys.extend(self.tips.iter().map(|it| format!("lesson-{}-tip-{}", self.game, it.key)));
        keys
    }
}
