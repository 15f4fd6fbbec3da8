//! The table of strength: what the levels of each game are to reach against or among `reference`, one contest after the other.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;

use super::{Bound, Contest, ContestReport, Entrant, Form};
use crate::{Interval, Limits};

/// What everybody is measured against.
pub const REFERENCE: &str = "reference";

/// The seeds from here on are kept for measuring: nothing is tuned on them.
pub const MEASURED_FROM: u64 = 900_001;

/// Labelled in the file itself.
const TABLE: &str = include_str!("../../data/suite.tsv");

/// One match of the suite, for one line or several.
#[derive(Clone, Debug, PartialEq)]
pub struct SuiteMatch {
    /// Key of the game.
    pub game: &'static str,
    /// Number of seats.
    pub n_seats: usize,
    /// Options of the tables.
    pub options: BTreeMap<String, String>,
    /// The level that is measured.
    pub level: &'static str,
    /// Games that say enough.
    pub games: u64,
    /// What is looked at, by side.
    pub goals: Vec<Goal>,
}

/// What a level is to reach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goal {
    /// As which side; as any, in games without.
    pub side: Option<&'static str>,
    /// The share that it has to have, and the one that is wanted; none of a line that stands beside the others.
    pub floor_and_aim: Option<(f64, f64)>,
}

/// How the matches of a suite are played.
#[derive(Clone, Debug)]
pub struct SuitePlan {
    /// Games of each match, instead of as many as say enough.
    pub games: Option<u64>,
    /// The seed of every match.
    pub seed: u64,
    /// Number of threads.
    pub n_threads: usize,
    /// A folder with a journal of each match, to be gone on with.
    pub journals: Option<PathBuf>,
}

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SuiteRow {
    /// Key of the game.
    pub game: String,
    /// Number of seats.
    pub players: usize,
    /// Options of the tables.
    pub options: BTreeMap<String, String>,
    /// The level that is measured.
    pub bot: String,
    /// As which side.
    pub side: Option<String>,
    /// Games that were played.
    pub games: u64,
    /// Games that say enough.
    pub wanted: u64,
    /// Its share of victories, with the 95 % interval.
    pub share: Interval,
    /// What `reference` has in its place, where it is known.
    pub par: Option<f64>,
    /// The share that it has to have.
    pub floor: Option<f64>,
    /// The share that is wanted.
    pub aim: Option<f64>,
    /// What its share comes to.
    pub reached: Option<Reached>,
    /// What the luck of the deal and bots that cheat leave to be won.
    pub bounds: Vec<Bound>,
}

/// What a share comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reached {
    /// Less than it has to be.
    Nothing,
    /// What it has to be.
    Floor,
    /// What is wanted.
    Aim,
}

/// All matches of the suite, in the order of the table.
pub fn suite() -> Vec<SuiteMatch> {
    let mut matches: Vec<SuiteMatch> = Vec::new();
    for line in TABLE.lines().filter(|it| !it.starts_with('#')) {
        let Some(it) = read(line) else { continue };
        match matches.last_mut().filter(|last| last.is_the_same_as(&it)) {
            Some(last) => last.goals.extend(it.goals),
            None => matches.push(it),
        }
    }
    matches
}

/// One line of the file.
fn read(line: &'static str) -> Option<SuiteMatch> {
    let cells: Vec<&'static str> = line.split('\t').collect();
    let &[game, players, options, level, games, side, floor, aim] = cells.as_slice() else { return None };
    let given = |cell: &'static str| Some(cell).filter(|it| *it != "-");
    let pair = |it: &str| it.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    Some(SuiteMatch {
        game,
        n_seats: players.parse().ok()?,
        options: given(options).into_iter().flat_map(|it| it.split(',')).filter_map(pair).collect(),
        level,
        games: games.parse().ok()?,
        goals: vec![Goal { side: given(side), floor_and_aim: floor.parse().ok().zip(aim.parse().ok()) }],
    })
}

impl SuiteMatch {
    fn is_the_same_as(&self, other: &Self) -> bool {
        (self.game, self.n_seats, self.level, &self.options) == (other.game, other.n_seats, other.level, &other.options)
    }

    /// A name that a file can have: `gevaudan-4-characters_on-events_historical-normal`.
    pub fn name(&self) -> String {
        let options = self.options.iter().map(|(key, value)| format!("-{key}_{value}"));
        format!("{}-{}{}-{}", self.game, self.n_seats, options.collect::<String>(), self.level)
    }

    /// What is played for it.
    pub fn contest(&self, plan: &SuitePlan) -> Contest {
        let entrant = |level: &str| Entrant { name: level.into(), player: super::Player::Level(level.into()) };
        Contest {
            game: self.game.into(),
            entrants: vec![entrant(self.level), entrant(REFERENCE)],
            form: if self.n_seats == 1 { Form::RoundRobin } else { Form::Among(1) },
            n_seats: self.n_seats,
            options: self.options.clone(),
            n_games: plan.games.unwrap_or(self.games),
            seed: plan.seed,
            n_threads: plan.n_threads,
            stop: None,
            limits: Limits::default(),
            journal: plan.journals.as_ref().map(|it| it.join(format!("{}.jsonl", self.name()))),
        }
    }

    /// The lines of the table that a report of its contest gives.
    pub fn rows(&self, report: &ContestReport) -> Vec<SuiteRow> {
        self.goals.iter().filter_map(|it| self.row(it, report)).collect()
    }

    fn row(&self, goal: &Goal, report: &ContestReport) -> Option<SuiteRow> {
        let own = |bot: &str| {
            report.rows.iter().find(|it| {
                it.bot == bot
                    && it.side.as_deref() == goal.side
                    && it.against.as_deref().is_none_or(|it| it == REFERENCE)
            })
        };
        let row = own(self.level)?;
        // Who plays alone is compared with what the other does with the same deals.
        let alone = || own(REFERENCE).map(|it| it.share.value);
        let (floor, aim) = goal.floor_and_aim.unzip();
        let reached = |(floor, aim): (f64, f64)| match row.share.value {
            share if share >= aim => Reached::Aim,
            share if share >= floor => Reached::Floor,
            _ => Reached::Nothing,
        };
        Some(SuiteRow {
            game: self.game.into(),
            players: self.n_seats,
            options: self.options.clone(),
            bot: self.level.into(),
            side: row.side.clone(),
            games: row.games,
            wanted: self.games,
            share: row.share,
            par: row.par.or_else(|| if self.n_seats == 1 { alone() } else { None }),
            floor,
            aim,
            reached: goal.floor_and_aim.map(reached),
            bounds: row.bounds.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::{bounds, contest};

    #[test]
    fn every_line_is_read_and_can_be_played() {
        let lines = TABLE.lines().filter(|it| !it.starts_with('#')).count();
        let matches = suite();
        assert_eq!(matches.iter().map(|it| it.goals.len()).sum::<usize>(), lines, "every line is a goal");
        let mut names: Vec<String> = matches.iter().map(SuiteMatch::name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), matches.len(), "a journal is of one match");
        for it in &matches {
            cabinet::check_options(it.game, &it.options, it.n_seats)
                .unwrap_or_else(|error| panic!("{}: {error}", it.name()));
            for (floor, aim) in it.goals.iter().filter_map(|it| it.floor_and_aim) {
                assert!(0.0 < floor && floor < aim && aim < 1.0, "{}", it.name());
            }
        }
        for game in cabinet::KEYS {
            for level in ["normal", "hard"] {
                let goal = |it: &SuiteMatch| it.goals.iter().any(|it| it.floor_and_aim.is_some());
                assert!(
                    matches.iter().any(|it| it.game == *game && it.level == level && goal(it)),
                    "{level} of {game}"
                );
            }
        }
    }

    /// Beside every line that has a goal, with the usual options, stand the luck of the deal and what a cheat would win.
    #[test]
    fn bounds_stand_beside_the_goals() {
        for it in suite().iter().filter(|it| it.options.is_empty()) {
            for goal in it.goals.iter().filter(|it| it.floor_and_aim.is_some()) {
                let kinds: Vec<_> = bounds::bounds(it.game, it.n_seats, goal.side).iter().map(|it| it.kind).collect();
                assert!(kinds.contains(&bounds::BoundKind::Luck), "{}", it.name());
                let open = kinds.contains(&bounds::BoundKind::Ceiling);
                assert!(open || goal.side == Some("wolves"), "{}: nobody has measured a pack that cheats", it.name());
            }
        }
    }

    #[test]
    fn sides_and_lone_players_are_found_in_their_reports() {
        let plan = SuitePlan { games: Some(6), seed: 3, n_threads: 1, journals: None };
        let played = |game: &str, n_seats: usize| {
            // Levels that are quick: what is tested is the table.
            let found =
                suite().into_iter().find(|it| it.game == game && it.n_seats == n_seats && it.options.is_empty());
            let it = SuiteMatch { level: "easy", ..found.expect("a line") };
            let report = contest(&it.contest(&plan), None).expect("it can be played");
            it.rows(&report)
        };
        let village = played("loups-garous", 12);
        let sides: Vec<_> = village.iter().map(|it| it.side.as_deref()).collect();
        assert_eq!(sides, [Some("village"), Some("wolves")]);
        assert!(village.iter().all(|it| it.games == 6 && it.par.is_some()), "{village:?}");
        let alone = played("gevaudan", 1);
        assert!(alone.len() == 1 && alone[0].par.is_some() && alone[0].reached.is_some(), "{alone:?}");
        let four = played("cryptide", 4);
        assert_eq!((four[0].par, four[0].games, four[0].wanted), (Some(0.25), 8, 1000));
    }
}
