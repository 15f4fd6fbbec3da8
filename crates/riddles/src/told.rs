//! Riddles as clients are told of them. What is hidden in a position, and the answer, come only once they are due.

use wire::{RiddleInfo, RiddleOfDay, RiddleProof, RiddleScene, RiddleStep, RiddleVerdict};

use crate::{
    Ask, Because, Date, Fault, Riddle, Step, choices, collection, facts, judge, left_after_each, of_day, scene,
};

/// Days that are told at once.
pub const DAYS: usize = 28;

/// All riddles of the house, game by game.
pub fn all() -> Vec<RiddleInfo> {
    let all = collection();
    let infos = |game| all.of(game).iter().enumerate().map(|(at, it)| info(it, at + 1));
    all.games().into_iter().flat_map(infos).collect()
}

/// The riddle of a day, the same for everybody.
pub fn on_day(date: Date) -> Option<RiddleOfDay> {
    let riddle = of_day(collection(), date)?;
    let number = collection().get(&riddle.id).map_or(1, |it| it.1);
    Some(RiddleOfDay { date: date.to_string(), riddle: info(riddle, number) })
}

/// A riddle without its position; `number` among those of its game.
pub fn info(riddle: &Riddle, number: usize) -> RiddleInfo {
    RiddleInfo {
        id: riddle.id.clone(),
        game: riddle.game.clone(),
        ask: riddle.ask.word().into(),
        number: number as u32,
        facts: riddle.proof.difficulty as u32,
        told: riddle.told,
        about: match riddle.ask {
            Ask::Clue(seat) => Some(seat.idx() as u8),
            _ => None,
        },
    }
}

/// Its position, through the eyes of the seat that is asked. Working it out takes a while.
pub fn set_up(riddle: &Riddle, number: usize) -> Result<RiddleScene, Fault> {
    let position = scene(riddle)?;
    let names = cabinet::bot_names(&riddle.game).take(position.n_seats).map(Into::into).collect();
    Ok(RiddleScene {
        riddle: info(riddle, number),
        seat: riddle.seat.idx() as u8,
        names,
        view: position.view,
        heard: position.heard,
        facts: facts(riddle)?,
        choices: choices(riddle)?,
    })
}

/// What is said of an answer; with the proof if it is right, or if none is given.
pub fn answered(riddle: &Riddle, answer: Option<&str>) -> Result<RiddleVerdict, Fault> {
    let Some(answer) = answer else { return Ok(verdict("gave_up", None, Some(proof(riddle)?))) };
    Ok(match judge(riddle, answer)? {
        Because::Right => verdict("right", None, Some(proof(riddle)?)),
        Because::RuledOut(fact) => verdict("ruled_out", Some(fact), None),
        Because::Uncertain(fact) => verdict("uncertain", Some(fact), None),
        Because::Leads(end) => verdict("leads", Some(end), None),
        Because::NoAnswer => verdict("no_answer", None, None),
    })
}

fn verdict(verdict: &str, because: Option<serde_json::Value>, proof: Option<RiddleProof>) -> RiddleVerdict {
    RiddleVerdict { verdict: verdict.into(), because, proof }
}

fn proof(riddle: &Riddle) -> Result<RiddleProof, Fault> {
    let mut left = left_after_each(riddle)?.into_iter();
    let step = |it: &Step| RiddleStep {
        fact: it.fact.clone(),
        before: it.before as u32,
        after: it.after as u32,
        left: left.next().unwrap_or_default(),
    };
    Ok(RiddleProof { answer: riddle.proof.answer.clone(), steps: riddle.proof.steps.iter().map(step).collect() })
}
