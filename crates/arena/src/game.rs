//! One game between bots.

use bots::{Illegal, Party};
use cabinet::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Figure, OptionsError, Outcome, Record, Referee, Refusal, Seat, Viewer};

use crate::{Plan, PlanError};

/// Moves after which a game is taken to go on for ever.
pub(crate) const MOST_MOVES: usize = 1_000_000;

/// A match that failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// It could not begin.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A table could not be dealt.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A bot made a move that is not allowed.
    #[error("game {game}: the bot `{level}` played `{notation}`, {refusal}")]
    Refused {
        /// Number of the game, counted from 0.
        game: u64,
        /// Level of the bot.
        level: String,
        /// Its move.
        notation: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A game does not end.
    #[error("game {0} does not end")]
    Endless(u64),
}

/// How one game ended.
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) n_moves: u64,
    pub(crate) record: Option<Record>,
    pub(crate) figures: Vec<Figure>,
}

/// Plays game number `game` of a plan.
pub(crate) fn play<G: Game>(plan: &Plan, options: &G::Options, game: u64, keep: Keep) -> Result<Played, MatchError> {
    let referee = Referee::<G>::deal(options.clone(), plan.n_seats, plan.deal_seed(game))?;
    let entrants = plan.line_up(game);
    let level = |seat: Seat| &plan.bots[entrants[seat.idx()]];
    let bot = |seat: Seat, _: &G::View| {
        let level = level(seat);
        G::bot(level, seat, plan.thought_seed(game, seat)).ok_or_else(|| PlanError::no_bot::<G>(level))
    };
    let mut party = Party::sit_down(referee, bot)?;
    let mut order = Pcg64Mcg::seed_from_u64(plan.order_seed(game));
    let played = party.play(MOST_MOVES, &mut order).map_err(|it| {
        let Illegal { seat, notation, refusal } = it;
        MatchError::Refused { game, level: level(seat).clone(), notation, refusal }
    })?;
    let outcome = played.ok_or(MatchError::Endless(game))?;
    let referee = party.referee();
    let record = (keep == Keep::Record).then(|| referee.record(plan.names(game)));
    let figures = G::figures(&referee.view(Viewer::Public));
    Ok(Played { outcome, n_moves: referee.n_steps() as u64, record, figures })
}

/// Whether the record of a game is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    Record,
    Result,
}
