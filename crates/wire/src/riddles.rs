//! Riddles over HTTP. What is hidden in a position, and the answer, come only once they are due.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A riddle of the house, without its position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct RiddleInfo {
    /// Its id, the end of its address.
    pub id: String,
    /// Key of the game.
    pub game: String,
    /// What is asked: `riddle-ask-<ask>` says it.
    pub ask: String,
    /// Its number among those of the game, counted from 1.
    pub number: u32,
    /// Facts that are needed together.
    pub facts: u32,
    /// Whether it has words of its own: `riddle-<id>-title`, `-story`, `-because`.
    pub told: bool,
    /// Whose affair it is, where somebody else than the asked seat is meant.
    pub about: Option<u8>,
}

/// The riddle of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct RiddleOfDay {
    /// The day, like `2026-11-18`.
    pub date: String,
    /// The same for everybody.
    pub riddle: RiddleInfo,
}

/// The position of a riddle through the eyes of the seat that is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct RiddleScene {
    /// Which riddle.
    pub riddle: RiddleInfo,
    /// The seat that is asked.
    pub seat: u8,
    /// Names by seat.
    pub names: Vec<String>,
    /// What it sees, in the game's own shape.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What it heard until now, in the game's own shapes.
    #[ts(type = "unknown[]")]
    pub heard: Vec<Value>,
    /// What it knows, fact by fact: objects like news; `riddle-<game>-fact-<type>` says each.
    #[ts(type = "Record<string, unknown>[]")]
    pub facts: Vec<Value>,
    /// The answers one can give.
    pub choices: Vec<String>,
}

/// An answer; without one, the asker gives up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct RiddleAnswer {
    /// One of the choices.
    pub answer: Option<String>,
}

/// What is said of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct RiddleVerdict {
    /// How it is: `right`, `ruled_out`, `uncertain`, `leads`, `no_answer`, or `gave_up`.
    pub verdict: String,
    /// Why, for a wrong answer: an object like a fact.
    #[ts(type = "Record<string, unknown> | null")]
    pub because: Option<Value>,
    /// The proof, once the riddle is solved or given up.
    pub proof: Option<RiddleProof>,
}

/// Why there is one answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct RiddleProof {
    /// The answer.
    pub answer: String,
    /// Step by step.
    pub steps: Vec<RiddleStep>,
}

/// One step of a proof.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export)]
pub struct RiddleStep {
    /// The fact.
    #[ts(type = "Record<string, unknown>")]
    pub fact: Value,
    /// Possibilities before it.
    pub before: u32,
    /// Possibilities after it.
    pub after: u32,
    /// The answers that are still possible after it; none where it is no fact.
    pub left: Vec<String>,
}
