//! Playing a scenario with its game.

use serde_json::Value;
use table::{Actor, Chance, Listener, OptionsError, Refusal, Seats, Seed, Silent, Turn, Viewer};

use super::check::{difference, fits, list};
use super::parse::{Line, Says, Scenario};
use super::{Fault, Passed};
use crate::Game;

/// Plays `scenario` with the rules of `G`.
pub fn run_as<G: Game>(scenario: &Scenario) -> Result<Passed, Fault> {
    let mut stage = Stage::<G>::open(scenario)?;
    for line in &scenario.lines {
        stage.take(line).map_err(|it| Fault::new(line.number, it))?;
    }
    Ok(Passed { title: scenario.title.clone(), n_lines: scenario.lines.len() })
}

/// A position and what the last move brought about. Scenarios hold the truth itself, to see that a refused move
/// leaves all of it alone.
struct Stage<G: Game> {
    state: G::State,
    chance: Chance,
    n_steps: u64,
    events: Vec<G::Event>,
}

impl<G: Game> Stage<G> {
    fn open(scenario: &Scenario) -> Result<Self, Fault> {
        let n_seats = scenario.n_seats.unwrap_or(*G::SEATS.start());
        let options = options::<G>(scenario, n_seats)?;
        let chance = Chance::new(Seed::from_number(scenario.seed));
        let rng = &mut chance.stream(0);
        let state = match &scenario.setup {
            Some(lines) => G::lay_out(&options, n_seats, lines, rng).map_err(|it| Fault::new(it.line, it.reason))?,
            None => G::deal(&options, n_seats, rng),
        };
        Ok(Self { state, chance, n_steps: 0, events: Vec::new() })
    }

    fn take(&mut self, line: &Line) -> Result<(), String> {
        match &line.says {
            Says::Play(actor, notation) => self.play(*actor, notation),
            Says::Refused(rule, actor, notation) => self.refused(rule, *actor, notation),
            Says::Legal(actor, moves) => self.legal(*actor, moves),
            Says::Offered(actor, moves) => self.offered(*actor, moves),
            Says::NotOffered(actor, moves) => self.not_offered(*actor, moves),
            Says::View(viewer, pointer, value) => self.view(*viewer, pointer, value),
            Says::News(viewer, value) => self.news(*viewer, value),
            Says::NoNews(viewer, value) => self.no_news(*viewer, value.as_ref()),
            Says::Asked(seats) => self.asked(seats.iter().copied().collect()),
            Says::Outcome(outcome) => self.outcome(outcome.as_deref()),
        }
    }

    fn moves(&self, actor: Actor) -> Vec<String> {
        let mut moves = Vec::new();
        G::moves(&self.state, actor, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Tries a move on a copy.
    fn attempt(&self, actor: Actor, notation: &str) -> Result<(G::State, Vec<G::Event>), Refusal> {
        let (mut state, mut heard) = (self.state.clone(), Listener::default());
        let rng = &mut self.chance.stream(self.n_steps + 1);
        G::play(&mut state, actor, notation.parse()?, rng, &mut heard)?;
        Ok((state, heard.events))
    }

    fn play(&mut self, actor: Actor, notation: &str) -> Result<(), String> {
        let listed = self.moves(actor);
        (self.state, self.events) = self
            .attempt(actor, notation)
            .map_err(|it| format!("expected the move to be accepted, but it is {it}; open are {}", list(&listed)))?;
        self.n_steps += 1;
        if listed.iter().any(|it| it == notation) {
            Ok(())
        } else {
            Err(format!("the move was accepted but not listed; listed are {}", list(&listed)))
        }
    }

    fn refused(&mut self, rule: &str, actor: Actor, notation: &str) -> Result<(), String> {
        if self.moves(actor).iter().any(|it| it == notation) {
            return Err(format!("expected a refusal by {rule}, but the move is among those listed"));
        }
        let refusal = match notation.parse() {
            Err(refusal) => refusal,
            Ok(mv) => {
                let before = self.state.clone();
                let rng = &mut self.chance.stream(self.n_steps + 1);
                let result = G::play(&mut self.state, actor, mv, rng, &mut Silent);
                let shown = result.err().ok_or_else(|| format!("expected a refusal by {rule}, found it accepted"))?;
                if self.state != before {
                    return Err(format!("the move was {shown}, but it changed the state"));
                }
                // A seat may be told less than the rule that forbids it: either may be written.
                match G::reason(&self.state, actor, mv) {
                    Some(reason) if shown.rule != rule => reason,
                    _ => shown,
                }
            }
        };
        if refusal.rule == rule { Ok(()) } else { Err(format!("expected a refusal by {rule}, found it {refusal}")) }
    }

    fn legal(&self, actor: Actor, expected: &[String]) -> Result<(), String> {
        let found = self.moves(actor);
        let missing: Vec<_> = expected.iter().filter(|it| !found.contains(it)).cloned().collect();
        let extra: Vec<_> = found.iter().filter(|it| !expected.contains(it)).cloned().collect();
        if missing.is_empty() && extra.is_empty() {
            return Ok(());
        }
        Err(format!("the moves differ: missing {}; unexpected {}", list(&missing), list(&extra)))
    }

    fn offered(&self, actor: Actor, expected: &[String]) -> Result<(), String> {
        let found = self.moves(actor);
        match expected.iter().find(|it| !found.contains(it)) {
            Some(missing) => Err(format!("expected `{missing}` among the moves, found {}", list(&found))),
            None => Ok(()),
        }
    }

    fn not_offered(&self, actor: Actor, unwanted: &[String]) -> Result<(), String> {
        let found = self.moves(actor);
        match unwanted.iter().find(|it| found.contains(it)) {
            Some(extra) => Err(format!("expected `{extra}` not to be among the moves, but it is")),
            None => Ok(()),
        }
    }

    fn view(&self, viewer: Viewer, pointer: &str, expected: &Value) -> Result<(), String> {
        let view = serde_json::to_value(G::view(&self.state, viewer)).expect("views are plain data");
        difference(&view, pointer, expected)
    }

    fn heard(&self, viewer: Viewer) -> Vec<Value> {
        let news = self.events.iter().filter_map(|it| G::project(it, viewer));
        news.map(|it| serde_json::to_value(it).expect("news are plain data")).collect()
    }

    fn news(&self, viewer: Viewer, expected: &Value) -> Result<(), String> {
        let heard = self.heard(viewer);
        let as_expected = match expected {
            Value::Array(all) => all.len() == heard.len() && all.iter().zip(&heard).all(|it| fits(it.0, it.1)),
            one => heard.iter().any(|it| fits(one, it)),
        };
        if as_expected {
            return Ok(());
        }
        Err(format!("expected news with {expected}, found {}", Value::Array(heard)))
    }

    fn no_news(&self, viewer: Viewer, unwanted: Option<&Value>) -> Result<(), String> {
        let heard = self.heard(viewer);
        match heard.iter().find(|it| unwanted.is_none_or(|unwanted| fits(unwanted, it))) {
            Some(found) => Err(format!("expected no such news, found {found}")),
            None => Ok(()),
        }
    }

    fn asked(&self, expected: Seats) -> Result<(), String> {
        let found = match G::turn(&self.state) {
            Turn::Open { must, .. } => must,
            Turn::Over(_) => Seats::EMPTY,
        };
        let words = |seats: Seats| list(&seats.iter().map(|it| it.to_string()).collect::<Vec<_>>());
        if found == expected {
            return Ok(());
        }
        Err(format!("expected to wait for {}, found {}", words(expected), words(found)))
    }

    fn outcome(&self, expected: Option<&str>) -> Result<(), String> {
        let found = G::turn(&self.state).outcome().map(|it| it.to_line());
        if found.as_deref() == expected {
            return Ok(());
        }
        let words = |it: Option<&str>| it.unwrap_or("open").to_owned();
        Err(format!("expected the outcome `{}`, found `{}`", words(expected), words(found.as_deref())))
    }
}

fn options<G: Game>(scenario: &Scenario, n_seats: usize) -> Result<G::Options, Fault> {
    let line = scenario.options.as_ref().map_or(scenario.game_line, |it| it.0);
    let options = match &scenario.options {
        Some((line, value)) => serde_json::from_value(value.clone())
            .map_err(|it| Fault::new(*line, OptionsError::Unknown(it.to_string()).to_string()))?,
        None => G::Options::default(),
    };
    if !G::SEATS.contains(&n_seats) {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let error = OptionsError::Seats { game: G::KEY, least, most, asked: n_seats };
        return Err(Fault::new(line, error.to_string()));
    }
    G::check(&options, n_seats).map_err(|it| Fault::new(line, it.to_string()))?;
    Ok(options)
}
