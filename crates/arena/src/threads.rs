//! A match on all cores.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use cabinet::{DealError, Game, Visitor, open};
use table::{OptionsError, Record};

use crate::game::{Keep, play};
use crate::tally::Tally;
use crate::{MatchError, Plan, PlanError, Report};

/// Whom a match tells how it goes.
#[derive(Clone, Copy, Default)]
pub struct Hooks<'a> {
    /// Told after every game.
    pub progress: Option<&'a (dyn Fn() + Sync)>,
    /// Given the record of every game with its number, counted from 0.
    pub record: Option<&'a (dyn Fn(u64, Record) + Sync)>,
}

/// Plays a match of any game.
pub fn run(plan: &Plan, hooks: Hooks<'_>) -> Result<Report, MatchError> {
    let unknown = || MatchError::Plan(PlanError::Deal(DealError::Game(plan.game.clone())));
    open(&plan.game, Run { plan, hooks }).ok_or_else(unknown)?
}

struct Run<'a> {
    plan: &'a Plan,
    hooks: Hooks<'a>,
}

impl Visitor for Run<'_> {
    type Out = Result<Report, MatchError>;

    fn visit<G: Game>(self) -> Self::Out {
        run_as::<G>(self.plan, self.hooks)
    }
}

/// Plays a match with the rules of `G`.
pub fn run_as<G: Game>(plan: &Plan, hooks: Hooks<'_>) -> Result<Report, MatchError> {
    plan.check::<G>()?;
    let options = read_options::<G>(&plan.options)?;
    let hall =
        Hall { next: AtomicU64::new(0), failed: AtomicBool::new(false), result: Mutex::new(Ok(Tally::new(plan))) };
    std::thread::scope(|scope| {
        for _ in 1..plan.n_threads {
            scope.spawn(|| hall.work::<G>(plan, &options, hooks));
        }
        hall.work::<G>(plan, &options, hooks);
    });
    let tally = hall.result.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)?;
    Ok(Report::new(plan, &tally))
}

/// Options as a game has them, from words.
pub(crate) fn read_options<G: Game>(options: &BTreeMap<String, String>) -> Result<G::Options, MatchError> {
    let object = options.iter().map(|(key, value)| (key.clone(), value.as_str().into())).collect();
    serde_json::from_value(serde_json::Value::Object(object))
        .map_err(|it| MatchError::Options(OptionsError::Unknown(it.to_string())))
}

/// What the threads share.
struct Hall {
    next: AtomicU64,
    failed: AtomicBool,
    result: Mutex<Result<Tally, MatchError>>,
}

impl Hall {
    /// Plays games until none is left.
    fn work<G: Game>(&self, plan: &Plan, options: &G::Options, hooks: Hooks<'_>) {
        let mut own = Tally::new(plan);
        let mut error = None;
        while !self.failed.load(Ordering::Relaxed) {
            let game = self.next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.n_games {
                break;
            }
            if let Err(it) = one::<G>(plan, options, game, hooks, &mut own) {
                self.failed.store(true, Ordering::Relaxed);
                error = Some(it);
            }
        }
        let mut result = self.result.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match (error, &mut *result) {
            (Some(error), all) => *all = Err(error),
            (None, Ok(all)) => all.add(&own),
            (None, Err(_)) => (),
        }
    }
}

fn one<G: Game>(
    plan: &Plan,
    options: &G::Options,
    game: u64,
    hooks: Hooks<'_>,
    tally: &mut Tally,
) -> Result<(), MatchError> {
    let keep = if hooks.record.is_some() { Keep::Record } else { Keep::Result };
    let played = play::<G>(plan, options, game, keep)?;
    tally.count(&plan.line_up(game), &played.outcome, played.n_moves);
    tally.note(&played.figures);
    if let (Some(hook), Some(record)) = (hooks.record, played.record) {
        hook(game, record);
    }
    if let Some(hook) = hooks.progress {
        hook();
    }
    Ok(())
}
