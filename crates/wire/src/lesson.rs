//! What a table of a lesson says besides what every table does.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a learner can do besides moving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[ts(export)]
pub enum LessonAct {
    /// Goes to this step, counted from 0; also the one he is at, to begin it again.
    Go {
        /// Which one.
        step: u32,
    },
    /// Takes back a mistake that was shown.
    TakeBack,
    /// Does something on the screen that the referee never hears of (`@notebook fill`).
    Deed {
        /// What, as the lesson's file writes it.
        deed: String,
    },
}

/// All that the coach of a lesson has to say at one moment. Texts are named by their keys; their variables are the names at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own on the wire")]
pub struct Coach {
    /// The keys of the lesson's steps, in order.
    pub steps: Vec<String>,
    /// The present one, counted from 0.
    pub step: u32,
    /// Which of its tasks is wanted, counted from 0.
    pub task: u32,
    /// What is said about it, one after the other; nothing while others move, and once the step is done.
    pub says: Vec<CoachSays>,
    /// What is said to what the learner has just done.
    pub answer: Option<CoachAnswer>,
    /// Whether bots play the others from here on, as at any table: what is said is said once, and then the coach is silent.
    pub alone: bool,
    /// Whether others are to move before the learner is asked again.
    pub waits: bool,
    /// Whether a mistake stands on the table, to be taken back.
    pub astray: bool,
    /// Whether the step is done.
    pub done: bool,
    /// What is said then, if anything.
    pub closing: Option<CoachSays>,
}

/// One sentence or two of the coach.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct CoachSays {
    /// Key of the text.
    pub text: String,
    /// What it points at, by name (docs/lessons.md).
    pub points: Vec<String>,
}

/// What the coach says to something the learner has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct CoachAnswer {
    /// What it was.
    pub kind: CoachAnswerKind,
    /// Key of the text; none if the lesson has no words for it.
    pub text: Option<String>,
    /// The rule that forbids it, if one does.
    pub rule: Option<String>,
}

/// What the learner has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum CoachAnswerKind {
    /// Right, though not what the story had in mind.
    Also,
    /// A mistake; it was not made.
    Wrong,
    /// A mistake; it was made, to show where it leads.
    Shown,
    /// Against the rules.
    Refused,
    /// Legal, and not wanted now; it was not made.
    Elsewhere,
}

/// A lesson as the client needs it before and after it is taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct LessonInfo {
    /// Key of the game.
    pub game: String,
    /// The keys of its steps, in order.
    pub steps: Vec<String>,
    /// What is said in the first game after it.
    pub tips: Vec<LessonTip>,
}

/// A sentence in the first game after a lesson, once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct LessonTip {
    /// Its key: `lesson-<game>-tip-<key>`. The same may stand in several tips.
    pub key: String,
    /// Said when the player hears news with at least these fields; without it, when he is asked for something.
    #[ts(type = "unknown")]
    pub news: Option<Value>,
    /// And his view is like this.
    pub when: Option<LessonWhen>,
}

/// Something that a player sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct LessonWhen {
    /// Where in his view, as a JSON pointer.
    pub place: String,
    /// What stands there: one of these.
    #[ts(type = "unknown[]")]
    pub values: Vec<Value>,
}
