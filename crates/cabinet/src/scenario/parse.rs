//! From text to a scenario.

use std::str::FromStr;

use serde_json::Value;
use table::{Actor, LayoutLine, Seat, Viewer};

use super::Fault;

/// A scenario as it was written.
#[derive(Clone, Debug, Default)]
pub struct Scenario {
    /// What it shows.
    pub title: String,
    /// Key of the game.
    pub game: String,
    pub(super) game_line: usize,
    /// Number of seats; the game's fewest if absent.
    pub n_seats: Option<usize>,
    /// Options as JSON.
    pub options: Option<(usize, Value)>,
    /// Number of the seed.
    pub seed: u64,
    /// The position, if it is laid out by hand.
    pub setup: Option<Vec<LayoutLine>>,
    /// What is played and checked.
    pub lines: Vec<Line>,
}

/// One line to be played or checked.
#[derive(Clone, Debug)]
pub struct Line {
    /// Where it stands, counted from 1.
    pub number: usize,
    /// What it says.
    pub says: Says,
}

/// What a line can say.
#[derive(Clone, Debug)]
pub enum Says {
    /// A move that must be accepted.
    Play(Actor, String),
    /// A move that must be refused under this rule and change nothing.
    Refused(String, Actor, String),
    /// Exactly these moves are open.
    Legal(Actor, Vec<String>),
    /// These moves are open, among others.
    Offered(Actor, Vec<String>),
    /// None of these moves is open.
    NotOffered(Actor, Vec<String>),
    /// The viewer finds this value at this place of his view.
    View(Viewer, String, Value),
    /// The viewer has heard this of the last move.
    News(Viewer, Value),
    /// The viewer has not heard this of the last move; without a value, he has heard nothing.
    NoNews(Viewer, Option<Value>),
    /// Exactly these seats must act.
    Asked(Vec<Seat>),
    /// How it ended; `None` while it is open.
    Outcome(Option<String>),
}

#[derive(Clone, Copy, PartialEq)]
enum Section {
    Head,
    Setup,
    Play,
}

/// Reads a scenario.
pub fn parse(text: &str) -> Result<Scenario, Fault> {
    let mut scenario = Scenario::default();
    let mut section = Section::Head;
    for (idx, raw) in text.lines().enumerate() {
        let (number, line) = (idx + 1, raw.trim());
        match (line, section) {
            ("setup:", _) => {
                section = Section::Setup;
                scenario.setup.get_or_insert_default();
            }
            ("play:", _) => section = Section::Play,
            _ if line.is_empty() || line.starts_with('#') => (),
            (_, Section::Head) => head(&mut scenario, number, line).map_err(|it| Fault::new(number, it))?,
            (_, Section::Setup) => {
                let (key, value) = line.split_once(':').ok_or_else(|| Fault::new(number, "expected `key: value`"))?;
                let line = LayoutLine { line: number, key: key.trim().into(), value: value.trim().into() };
                scenario.setup.get_or_insert_default().push(line);
            }
            (_, Section::Play) => {
                let says = says(line).map_err(|it| Fault::new(number, it))?;
                scenario.lines.push(Line { number, says });
            }
        }
    }
    if scenario.game.is_empty() {
        return Err(Fault::new(1, "a scenario names its game: `game: bestioles`"));
    }
    if scenario.lines.is_empty() {
        return Err(Fault::new(text.lines().count().max(1), "nothing is played or checked after `play:`"));
    }
    Ok(scenario)
}

fn head(scenario: &mut Scenario, number: usize, line: &str) -> Result<(), String> {
    let (key, value) = line.split_once(':').ok_or("expected `key: value`")?;
    let value = value.trim();
    match key.trim() {
        "title" => scenario.title = value.into(),
        "game" => (scenario.game, scenario.game_line) = (value.into(), number),
        "seats" => scenario.n_seats = Some(read(value, "a number of seats")?),
        "options" => scenario.options = Some((number, json(value)?)),
        "seed" => scenario.seed = read(value, "the number of a seed")?,
        other => {
            return Err(format!("`{other}` is not one of title, game, seats, options, seed, setup, play"));
        }
    }
    Ok(())
}

fn says(line: &str) -> Result<Says, String> {
    let (word, rest) = line.split_once([' ', ':']).unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "refused" => {
            let (rule, mv) = rest.split_once(':').ok_or("expected `refused RULE: seat move`")?;
            let (actor, notation) = played(mv.trim())?;
            Ok(Says::Refused(rule.trim().into(), actor, notation))
        }
        "legal" => moves(rest).map(|(actor, moves)| Says::Legal(actor, moves)),
        "offered" => moves(rest).map(|(actor, moves)| Says::Offered(actor, moves)),
        "not" => {
            let rest = rest.strip_prefix("offered").ok_or("expected `not offered seat: move`")?;
            moves(rest.trim()).map(|(actor, moves)| Says::NotOffered(actor, moves))
        }
        "view" => {
            let (place, value) = rest.split_once(" = ").ok_or("expected `view viewer /place = value`")?;
            let (who, pointer) = place.trim().split_once(' ').unwrap_or((place.trim(), ""));
            Ok(Says::View(viewer(who)?, pointer.trim().into(), json(value)?))
        }
        "news" => {
            let (who, value) = rest.split_once(" = ").ok_or("expected `news viewer = {…}`")?;
            Ok(Says::News(viewer(who)?, json(value)?))
        }
        "no" => {
            let rest = rest.strip_prefix("news").ok_or("expected `no news viewer = {…}`")?.trim();
            match rest.split_once(" = ") {
                Some((who, value)) => Ok(Says::NoNews(viewer(who)?, Some(json(value)?))),
                None => Ok(Says::NoNews(viewer(rest)?, None)),
            }
        }
        "asked" if rest == "-" => Ok(Says::Asked(Vec::new())),
        "asked" => rest.split_whitespace().map(|it| read(it, "a seat")).collect::<Result<_, _>>().map(Says::Asked),
        "outcome" => Ok(Says::Outcome((rest != "open").then(|| rest.into()))),
        _ => played(line).map(|(actor, notation)| Says::Play(actor, notation)),
    }
}

fn played(text: &str) -> Result<(Actor, String), String> {
    let (who, notation) = text
        .split_once(' ')
        .ok_or_else(|| format!("`{text}` is neither a move (`seat move`) nor a check (see docs/scenarios.md)"))?;
    Ok((actor(who)?, notation.trim().into()))
}

fn moves(text: &str) -> Result<(Actor, Vec<String>), String> {
    let (who, list) = text.split_once(':').ok_or("expected `seat: move | move`")?;
    let list = list.trim();
    let moves = if list == "-" { Vec::new() } else { list.split('|').map(|it| it.trim().into()).collect() };
    Ok((actor(who.trim())?, moves))
}

fn actor(text: &str) -> Result<Actor, String> {
    if text == "*" { Ok(Actor::Referee) } else { read::<Seat>(text, "a seat (1, 2, …)").map(Actor::Seat) }
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match text.trim() {
        "public" => Ok(Viewer::Public),
        seat => read(seat, "a seat (1, 2, …) or `public`").map(Viewer::Seat),
    }
}

fn read<T: FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` is not {what}"))
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text.trim()).map_err(|it| format!("`{}` is not JSON: {it}", text.trim()))
}
