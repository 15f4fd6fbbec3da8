//! From text to a lesson.

use std::str::FromStr;

use serde_json::Value;
use table::{Actor, LayoutLine, Seat};

use super::pattern::{Pattern, When};
use super::{Answer, Bubble, Fault, Lesson, Scripted, Step, TakeOver, Task, Tip, Wanted};

/// Which part of a step the lines belong to.
#[derive(Clone, Copy, PartialEq)]
enum Section {
    Head,
    Setup,
    LeadIn,
    Task,
}

/// Reads a lesson.
pub fn parse(text: &str) -> Result<Lesson, Fault> {
    let mut lesson = Lesson {
        game: String::new(),
        game_line: 1,
        n_seats: 0,
        learner: Seat::FIRST,
        options: None,
        steps: Vec::new(),
        tips: Vec::new(),
    };
    let mut section = Section::Head;
    for (idx, raw) in text.lines().enumerate() {
        let (number, line) = (idx + 1, raw.trim());
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let at_fault = |reason| Fault::new(number, reason);
        section = take(&mut lesson, section, number, line).map_err(at_fault)?;
    }
    if lesson.game.is_empty() {
        return Err(Fault::new(1, "a lesson names its game: `game: bestioles`"));
    }
    if lesson.steps.is_empty() {
        return Err(Fault::new(text.lines().count().max(1), "a lesson has steps: `step: first`"));
    }
    Ok(lesson)
}

/// Understands one line, and says what the next ones belong to.
fn take(lesson: &mut Lesson, section: Section, number: usize, line: &str) -> Result<Section, String> {
    if let Some(key) = line.strip_prefix("step:") {
        let key = name(key)?;
        if lesson.step(&key).is_some() {
            return Err(format!("there is a step `{key}` already"));
        }
        lesson.steps.push(step(key, number));
        return Ok(Section::Head);
    }
    if let Some(rest) = line.strip_prefix("tip:") {
        lesson.tips.push(tip(rest.trim())?);
        return Ok(Section::Head);
    }
    let Some(step) = lesson.steps.last_mut() else {
        head(lesson, number, line)?;
        return Ok(Section::Head);
    };
    match line {
        "setup:" => {
            step.setup.get_or_insert_default();
            return Ok(Section::Setup);
        }
        "lead-in:" => return Ok(Section::LeadIn),
        "task:" => {
            step.tasks.push(Task { line: number, ..Task::default() });
            return Ok(Section::Task);
        }
        _ => (),
    }
    if let Some(rest) = line.strip_prefix("done:") {
        step.done.push(bubble(rest)?);
        return Ok(Section::Head);
    }
    match (section, step.tasks.last_mut()) {
        (Section::Setup, _) => {
            let (key, value) = line.split_once(':').ok_or("expected `key: value`")?;
            let line = LayoutLine { line: number, key: key.trim().into(), value: value.trim().into() };
            step.setup.get_or_insert_default().push(line);
        }
        (Section::LeadIn, _) => step.lead_in.push(scripted(number, line)?),
        (Section::Task, Some(task)) => within(task, number, line)?,
        _ => of_step(step, number, line)?,
    }
    Ok(section)
}

fn head(lesson: &mut Lesson, number: usize, line: &str) -> Result<(), String> {
    let (key, value) = line.split_once(':').ok_or("expected `key: value`")?;
    let value = value.trim();
    match key.trim() {
        "game" => (lesson.game, lesson.game_line) = (value.into(), number),
        "seats" => lesson.n_seats = read(value, "a number of seats")?,
        "learner" => lesson.learner = read(value, "a seat")?,
        "options" => lesson.options = Some((number, json(value)?)),
        other => return Err(format!("`{other}` is not one of game, seats, learner, options, step, tip")),
    }
    Ok(())
}

fn step(key: String, line: usize) -> Step {
    Step {
        key,
        line,
        seed: 0,
        options: None,
        setup: None,
        after: None,
        lead_in: Vec::new(),
        tasks: Vec::new(),
        done: Vec::new(),
    }
}

fn of_step(step: &mut Step, number: usize, line: &str) -> Result<(), String> {
    let (key, value) = line.split_once(':').ok_or("expected `key: value`")?;
    let value = value.trim();
    match key.trim() {
        "seed" => step.seed = read(value, "the number of a seed")?,
        "options" => step.options = Some((number, json(value)?)),
        "after" => step.after = Some(name(value)?),
        other => return Err(format!("`{other}` is not one of seed, options, after, setup, lead-in, task, done")),
    }
    Ok(())
}

fn within(task: &mut Task, number: usize, line: &str) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "say" => task.says.push(bubble(rest)?),
        "accept" => {
            let (pattern, luck) = with_luck(rest)?;
            task.accept.push(Wanted { pattern: Pattern::parse(pattern)?, luck });
        }
        "also" => task.also.push(answer(number, rest)?),
        "wrong" => task.wrong.push(answer(number, rest)?),
        "free" => task.free.push(Pattern::parse(rest)?),
        "refused" => {
            let (rule, key) = rest.split_once("->").ok_or("expected `refused RULE -> text`")?;
            task.refused.push((rule.trim().into(), name(key)?));
        }
        "else" => task.otherwise = Some(name(rest.trim_start_matches("->"))?),
        "reply" => task.replies.push(scripted(number, rest)?),
        "bots" => {
            let (level, until) = match rest.split_once(" until ") {
                Some((level, until)) => (level, Some(json(until)?)),
                None => (rest, None),
            };
            task.bots = Some(TakeOver { level: name(level)?, until });
        }
        _ => {
            return Err(format!("`{word}` is not one of say, accept, also, free, wrong, refused, else, reply, bots"));
        }
    }
    Ok(())
}

fn bubble(text: &str) -> Result<Bubble, String> {
    let (text, points_at) = match text.split_once("->") {
        Some((text, names)) => (text, names.split(',').map(|it| it.trim().into()).collect()),
        None => (text, Vec::new()),
    };
    let (key, when) = match text.split_once(" when ") {
        Some((key, when)) => (key, Some(When::parse(when)?)),
        None => (text, None),
    };
    Ok(Bubble { key: name(key)?, points_at, when })
}

fn answer(line: usize, text: &str) -> Result<Answer, String> {
    let (pattern, rest) = text.split_once("->").ok_or("expected `move -> text`")?;
    let (key, then) = rest.split_once(" then ").unwrap_or((rest, ""));
    let then = then.split(';').map(str::trim).filter(|it| !it.is_empty()).map(|it| scripted(line, it));
    Ok(Answer { line, pattern: Pattern::parse(pattern)?, key: name(key)?, then: then.collect::<Result<_, _>>()? })
}

fn tip(text: &str) -> Result<Tip, String> {
    let (text, when) = match text.split_once(" when ") {
        Some((text, when)) => (text, Some(When::parse(when)?)),
        None => (text, None),
    };
    let (key, news) = match text.split_once(" news ") {
        Some((key, news)) => (key, Some(json(news)?)),
        None => (text, None),
    };
    Ok(Tip { key: name(key)?, news, when })
}

fn scripted(line: usize, text: &str) -> Result<Scripted, String> {
    let (text, luck) = with_luck(text)?;
    let (who, notation) = text.split_once(' ').ok_or_else(|| format!("`{text}` is no move: `2 deploy air-3 air`"))?;
    let actor = if who == "*" { Actor::Referee } else { Actor::Seat(read(who, "a seat (1, 2, …) or `*`")?) };
    Ok(Scripted { line, actor, notation: notation.trim().into(), luck })
}

fn with_luck(text: &str) -> Result<(&str, Option<Value>), String> {
    match text.split_once(" luck ") {
        Some((text, luck)) => Ok((text.trim(), Some(json(luck)?))),
        None => Ok((text, None)),
    }
}

/// A key: small letters, figures and hyphens.
fn name(text: &str) -> Result<String, String> {
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-');
    if fits { Ok(text.into()) } else { Err(format!("`{text}` is not a key: small letters, figures, hyphens")) }
}

fn read<T: FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("`{}` is not {what}", text.trim()))
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text.trim()).map_err(|it| format!("`{}` is not JSON: {it}", text.trim()))
}
