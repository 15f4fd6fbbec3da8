//! From a position to its proof.

use serde_json::Value;

use crate::case::{Case, Known};
use crate::file::Riddle;
use crate::{Fault, cases};

/// So many sets of facts are tried at most.
const PATIENCE: usize = 12_000;

/// Why a position is no riddle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// Nothing is certain, or several things are.
    #[error("{0} answers are certain, not one")]
    Certain(usize),
    /// One fact is enough.
    #[error("a single fact is enough")]
    Obvious,
    /// Too many facts, or worlds, to go through all of them.
    #[error("there is too much to go through")]
    TooMuch,
    /// The position does not allow the question.
    #[error("{0}")]
    Unfit(String),
}

/// One step of a proof: a fact, and how many possibilities were left before and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The fact, an object like a piece of news.
    pub fact: Value,
    /// Possibilities before.
    pub before: usize,
    /// Possibilities after.
    pub after: usize,
}

/// Why there is one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The only one that is right in every world.
    pub answer: String,
    /// The smallest number of facts from which it follows.
    pub difficulty: usize,
    /// These facts, one after the other.
    pub steps: Vec<Step>,
}

/// Works out the answer of a riddle and its proof; what the file says of them is not looked at.
pub fn prove(riddle: &Riddle) -> Result<Proof, Fault> {
    cases::proof_of(riddle)?.map_err(|it| Fault::new(riddle.line, it.to_string()))
}

/// The proof of a case.
pub(crate) fn prove_case(case: &dyn Case) -> Result<Proof, Flaw> {
    let n_facts = case.facts().len();
    if n_facts > Known::MOST {
        return Err(Flaw::TooMuch);
    }
    let all = case.left(Known::all(n_facts)).ok_or(Flaw::TooMuch)?;
    let [answer] = &all.certain[..] else { return Err(Flaw::Certain(all.certain.len())) };
    let enough = smallest(case, n_facts, answer)?;
    let difficulty = enough.iter().count();
    if difficulty < 2 {
        return Err(Flaw::Obvious);
    }
    Ok(Proof { answer: answer.clone(), difficulty, steps: steps(case, enough)? })
}

/// The first of the smallest sets of facts from which the answer follows.
fn smallest(case: &dyn Case, n_facts: usize, answer: &str) -> Result<Known, Flaw> {
    let mut tried = 0;
    for size in 0..=n_facts {
        let mut found = None;
        let mut much = false;
        choose(n_facts, size, 0, Known::NOTHING, &mut |known| {
            tried += 1;
            if tried > PATIENCE {
                much = true;
                return true;
            }
            match case.left(known) {
                None => much = true,
                Some(left) if left.certain.iter().any(|it| it == answer) => found = Some(known),
                Some(_) => (),
            }
            much || found.is_some()
        });
        if much {
            return Err(Flaw::TooMuch);
        }
        if let Some(known) = found {
            return Ok(known);
        }
    }
    Err(Flaw::TooMuch)
}

/// Calls `enough` for every set of `size` of the facts from `from` on, until it says so; whether it did.
fn choose(n_facts: usize, size: usize, from: usize, known: Known, enough: &mut impl FnMut(Known) -> bool) -> bool {
    if size == 0 {
        return enough(known);
    }
    (from..=n_facts - size).any(|it| choose(n_facts, size - 1, it + 1, known.with(it), enough))
}

/// The facts in an order in which each leaves as little as it can.
fn steps(case: &dyn Case, enough: Known) -> Result<Vec<Step>, Flaw> {
    let mut known = Known::NOTHING;
    let mut before = case.left(known).ok_or(Flaw::TooMuch)?.count;
    let mut open: Vec<usize> = enough.iter().collect();
    let mut steps = Vec::new();
    while !open.is_empty() {
        let mut best = (0, usize::MAX);
        for (place, fact) in open.iter().enumerate() {
            let count = case.left(known.with(*fact)).ok_or(Flaw::TooMuch)?.count;
            if count < best.1 {
                best = (place, count);
            }
        }
        let fact = open.remove(best.0);
        known = known.with(fact);
        steps.push(Step { fact: case.facts()[fact].clone(), before, after: best.1 });
        before = best.1;
    }
    Ok(steps)
}

/// Proves a riddle and compares: its answer, its difficulty and every step must be as the file has them.
pub fn check(riddle: &Riddle) -> Result<Proof, Fault> {
    let proof = prove(riddle)?;
    let wrong = |what: &str, written: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
        Fault::new(
            riddle.line,
            format!("`{}`: {what} is written as {written:?}, and comes out as {found:?}", riddle.id),
        )
    };
    if proof.answer != riddle.proof.answer {
        return Err(wrong("the answer", &riddle.proof.answer, &proof.answer));
    }
    if proof.difficulty != riddle.proof.difficulty {
        return Err(wrong("the number of facts", &riddle.proof.difficulty, &proof.difficulty));
    }
    for (at, step) in proof.steps.iter().enumerate() {
        if riddle.proof.steps.get(at) != Some(step) {
            return Err(wrong(&format!("step {}", at + 1), &riddle.proof.steps.get(at), step));
        }
    }
    if proof.steps.len() != riddle.proof.steps.len() {
        return Err(wrong("the number of steps", &riddle.proof.steps.len(), &proof.steps.len()));
    }
    Ok(proof)
}
