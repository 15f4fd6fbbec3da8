//! Contests: named bots over many games of the same deals, ratings with intervals, tests that stop when they are decided.
//!
//! A contest gives the same report for the same plan, whatever the number of threads and however often it was broken off: every game's
//! chance follows from its number, games are counted in the order of their deals, and a test that stops it looks at them in that order.

mod bounds;
mod entrant;
mod game;
mod journal;
mod rating;
mod report;
mod run;
mod sample;
mod schedule;
mod sequential;
mod suite;

use std::collections::BTreeMap;
use std::path::PathBuf;

use cabinet::{DealError, Game, Visitor, check_options, open};
use serde_json::{Value, json};
use table::{Referee, Seat, Seed};

pub use bounds::{Bound, BoundKind};
pub use entrant::{Entrant, EntrantError, Player};
pub use game::{GameResult, Thinking};
pub use journal::JournalError;
pub use rating::{Bout, Claim, Rating, rate};
pub use report::{BotRow, ContestReport, EndingRow, FaultRow, ShareRow, Stopped, ThinkingRow};
pub use sample::Sample;
pub use schedule::Form;
pub use sequential::{StopError, StopRule, Verdict, Watch};
pub use suite::{Goal, MEASURED_FROM, REFERENCE, Reached, SuiteMatch, SuitePlan, SuiteRow, suite};

use crate::outside::Limits;
use crate::{MatchError, PlanError};
use schedule::{Fixture, fixtures};

/// The most deals of a contest: enough for anybody, and few enough to be kept.
const MOST_DEALS: u64 = 1_000_000;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Key of the game.
    pub game: String,
    /// Those who take part.
    pub entrants: Vec<Entrant>,
    /// How they meet.
    pub form: Form,
    /// Number of seats.
    pub n_seats: usize,
    /// Options of every table.
    pub options: BTreeMap<String, String>,
    /// Games of each pairing at most; whole deals are played.
    pub n_games: u64,
    /// From which all chance follows.
    pub seed: u64,
    /// Number of threads; the result does not depend on it.
    pub n_threads: usize,
    /// When it ends before its last game.
    pub stop: Option<StopRule>,
    /// Times of programs from outside.
    pub limits: Limits,
    /// Where results are kept, to be gone on with.
    pub journal: Option<PathBuf>,
}

/// A contest that cannot be played, or failed.
#[derive(Debug, thiserror::Error)]
pub enum ContestError {
    /// The game, its options, the levels; or a bot of the house broke the rules.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// Too few take part for this form.
    #[error("{bots} {verb} not make a match of this form", verb = if *.bots == 1 { "bot does" } else { "bots do" })]
    Few {
        /// How many.
        bots: usize,
    },
    /// More take part than there are seats to mix them.
    #[error("{bots} bots cannot sit at one table for {seats}")]
    Many {
        /// How many bots.
        bots: usize,
        /// How many seats.
        seats: usize,
    },
    /// Two are called the same.
    #[error("two bots are called `{0}`")]
    Twice(String),
    /// No game is to be played, or too many.
    #[error("{0} games cannot be played")]
    Games(u64),
    /// When to stop.
    #[error(transparent)]
    Stop(#[from] StopError),
    /// The file of results.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl From<PlanError> for ContestError {
    fn from(error: PlanError) -> Self {
        Self::Match(error.into())
    }
}

/// What is played with each deal, and the sides there are.
pub(crate) struct Programme {
    pub(crate) fixtures: Vec<Fixture>,
    pub(crate) sides: Vec<&'static str>,
    /// Games of one fixture with one deal.
    pub(crate) per_deal: u64,
    pub(crate) n_deals: u64,
}

impl Programme {
    /// Games of one deal, of all fixtures.
    pub(crate) fn games_a_deal(&self) -> u64 {
        self.per_deal * self.fixtures.len() as u64
    }
}

impl Contest {
    /// Whether it can be played with the rules of `G`, and what then is played.
    pub(crate) fn check<G: Game>(&self) -> Result<Programme, ContestError> {
        check_options(&self.game, &self.options, self.n_seats).map_err(PlanError::from)?;
        for (idx, entrant) in self.entrants.iter().enumerate() {
            if self.entrants[..idx].iter().any(|it| it.name == entrant.name) {
                return Err(ContestError::Twice(entrant.name.clone()));
            }
            if let Player::Level(level) = &entrant.player
                && G::bot(level, Seat::FIRST, 0).is_none()
            {
                return Err(PlanError::no_bot::<G>(level).into());
            }
        }
        let bots = self.entrants.len();
        if bots == 0 || (bots == 1 && self.n_seats > 1 && self.form != Form::Mix) {
            return Err(ContestError::Few { bots });
        }
        if self.form == Form::Mix && bots > self.n_seats {
            return Err(ContestError::Many { bots, seats: self.n_seats });
        }
        if let Some(rule) = &self.stop {
            rule.check()?;
        }
        let options = crate::threads::read_options::<G>(&self.options)?;
        let dealt = Referee::<G>::deal(options, self.n_seats, Seed::from_number(0)).map_err(MatchError::from)?;
        let sides: Vec<&'static str> = dealt.sides().iter().map(|it| it.0).collect();
        let fixtures = fixtures(self.form, bots, self.n_seats, sides.len());
        let per_deal = fixtures.first().map_or(1, |it| it.seating.n_games());
        let n_deals = self.n_games.div_ceil(per_deal);
        if n_deals == 0 || n_deals > MOST_DEALS {
            return Err(ContestError::Games(self.n_games));
        }
        Ok(Programme { fixtures, sides, per_deal, n_deals })
    }

    /// What makes two contests the same, so that one can go on with the results of the other: all but how many games, how many threads
    /// and when to stop.
    fn identity<G: Game>(&self) -> Value {
        json!({
            "journal": "bestiaire match 1",
            "program": env!("CARGO_PKG_VERSION"),
            "game": self.game,
            "rules": G::VERSION,
            "players": self.n_seats,
            "options": self.options,
            "bots": self.entrants.iter().map(|it| &it.player).collect::<Vec<_>>(),
            "form": self.form,
            "seed": self.seed,
            "move_ms": self.limits.think.as_millis() as u64,
        })
    }
}

/// Whom a contest tells how it goes: games done so far, and all there are.
pub type Progress<'a> = &'a (dyn Fn(u64, u64) + Sync);

/// Plays a contest of any game.
pub fn contest(contest: &Contest, progress: Option<Progress<'_>>) -> Result<ContestReport, ContestError> {
    struct Play<'a>(&'a Contest, Option<Progress<'a>>);
    impl Visitor for Play<'_> {
        type Out = Result<ContestReport, ContestError>;

        fn visit<G: Game>(self) -> Self::Out {
            run::run::<G>(self.0, self.1)
        }
    }
    let unknown = || PlanError::Deal(DealError::Game(contest.game.clone()));
    open(&contest.game, Play(contest, progress)).ok_or_else(unknown)?
}
