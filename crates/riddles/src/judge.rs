//! An answer, and why it is wrong.

use serde_json::{Value, json};

use crate::case::{Case, Known};
use crate::cases;
use crate::file::{Ask, Riddle};
use crate::position::Position;
use crate::{Fault, written};

/// What is said of an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Because {
    /// It is the one.
    Right,
    /// A step of the proof rules it out: this fact.
    RuledOut(Value),
    /// Nothing rules it out, but it need not be so: this may be true instead.
    Uncertain(Value),
    /// It leads elsewhere: like this.
    Leads(Value),
    /// It is no answer to this question.
    NoAnswer,
}

/// The answers one can give to a riddle; none where they are the moves of the position.
pub fn choices(riddle: &Riddle) -> Result<Vec<String>, Fault> {
    Ok(match riddle.ask {
        Ask::Win | Ask::Best => crate::scene(riddle)?.moves,
        Ask::Choice => written::choices(riddle),
        _ => cases::case_of(riddle)?.map(|it| it.choices()).unwrap_or_default(),
    })
}

/// Judges an answer by the proof of the riddle.
pub fn judge(riddle: &Riddle, answer: &str) -> Result<Because, Fault> {
    if answer == riddle.proof.answer {
        return Ok(Because::Right);
    }
    match riddle.ask {
        Ask::Win | Ask::Best => {
            let end = cases::bestioles::refute(riddle, &Position::reach(riddle)?, answer);
            Ok(end.map_or(Because::NoAnswer, Because::Leads))
        }
        Ask::Choice if riddle.ways.iter().any(|it| it.key == answer) => {
            Ok(Because::Leads(json!({ "type": "way", "way": answer })))
        }
        Ask::Choice => Ok(Because::NoAnswer),
        _ => by_facts(riddle, answer),
    }
}

/// The first fact of the proof that rules the answer out.
fn by_facts(riddle: &Riddle, answer: &str) -> Result<Because, Fault> {
    let Ok(case) = cases::case_of(riddle)? else { return Ok(Because::NoAnswer) };
    if !case.choices().iter().any(|it| it == answer) {
        return Ok(Because::NoAnswer);
    }
    let is_open = |known: Known| case.left(known).is_some_and(|it| it.open.iter().any(|it| it == answer));
    let learn = |known: Known, fact: &Value| learn(case.as_ref(), known, fact);
    let steps = &riddle.proof.steps;
    // A fact that does it alone explains best; else where it falls on the way.
    if let Some(step) = steps.iter().find(|it| !is_open(learn(Known::NOTHING, &it.fact))) {
        return Ok(Because::RuledOut(step.fact.clone()));
    }
    let mut known = Known::NOTHING;
    for step in steps {
        known = learn(known, &step.fact);
        if !is_open(known) {
            return Ok(Because::RuledOut(step.fact.clone()));
        }
    }
    let otherwise = case.otherwise(answer);
    Ok(otherwise.map_or(Because::NoAnswer, Because::Uncertain))
}

/// With one more fact. The same may have been learnt twice: to who reads it, it is one fact.
fn learn(case: &dyn Case, known: Known, fact: &Value) -> Known {
    let same = case.facts().iter().enumerate().filter(|it| it.1 == fact);
    same.fold(known, |known, it| known.with(it.0))
}

/// The answers that are still possible after each step of the proof, in order; none where its steps are no facts.
pub fn left_after_each(riddle: &Riddle) -> Result<Vec<Vec<String>>, Fault> {
    if matches!(riddle.ask, Ask::Win | Ask::Best | Ask::Choice) {
        return Ok(Vec::new());
    }
    let Ok(case) = cases::case_of(riddle)? else { return Ok(Vec::new()) };
    let mut known = Known::NOTHING;
    let left = riddle.proof.steps.iter().map(|step| {
        known = learn(case.as_ref(), known, &step.fact);
        case.left(known).map(|it| it.open).unwrap_or_default()
    });
    Ok(left.collect())
}

/// What the seat knows, fact by fact; none where the table says it all.
pub fn facts(riddle: &Riddle) -> Result<Vec<Value>, Fault> {
    Ok(match riddle.ask {
        Ask::Win | Ask::Best | Ask::Choice => Vec::new(),
        _ => cases::case_of(riddle)?.map(|it| it.facts().to_vec()).unwrap_or_default(),
    })
}
