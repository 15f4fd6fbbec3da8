//! One game between bots.

use cabinet::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{
    Bot, Figure, Glance, Happened, OptionsError, Outcome, PerSeat, Record, Referee, Refusal, Seat, Seats, Seen, Turn,
    Viewer, pick,
};

use crate::{Plan, PlanError};

/// Moves after which a game is taken to go on for ever.
const MOST_MOVES: usize = 1_000_000;

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

/// A seat with its bot and what it saw last.
struct Chair<G: Game> {
    seat: Seat,
    level: String,
    bot: Box<dyn Bot<G>>,
    last: Seen<G>,
}

/// Plays game number `game` of a plan.
pub(crate) fn play<G: Game>(plan: &Plan, options: &G::Options, game: u64, keep: Keep) -> Result<Played, MatchError> {
    let mut referee = Referee::<G>::deal(options.clone(), plan.n_seats, plan.deal_seed(game))?;
    let mut chairs = sit_down(plan, game, &referee)?;
    let mut order = Pcg64Mcg::seed_from_u64(plan.order_seed(game));
    for _ in 0..MOST_MOVES {
        let (must, may) = match referee.turn() {
            Turn::Open { must, may } => (must, may),
            Turn::Over(outcome) => {
                let record = (keep == Keep::Record).then(|| referee.record(plan.names(game)));
                let figures = G::figures(&referee.view(Viewer::Public));
                return Ok(Played { outcome, n_moves: referee.n_steps() as u64, record, figures });
            }
        };
        if let Some(happened) = interject(&mut referee, &mut chairs, may, game)? {
            tell(&referee, &mut chairs, &happened);
            continue;
        }
        // Nobody speaks first by right: where several are asked at once, chance decides who answers next.
        let seats: PerSeat<Seat> = must.iter().collect();
        let Some(seat) = pick(&seats, &mut order).copied() else { break };
        let happened = decide(&mut referee, &mut chairs[seat.idx()], game)?;
        tell(&referee, &mut chairs, &happened);
    }
    Err(MatchError::Endless(game))
}

/// Whether the record of a game is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    Record,
    Result,
}

fn sit_down<G: Game>(plan: &Plan, game: u64, referee: &Referee<G>) -> Result<Vec<Chair<G>>, PlanError> {
    let sit = |(seat, entrant): (Seat, usize)| {
        let level = plan.bots[entrant].clone();
        let unknown = || PlanError::Level { game: G::KEY, level: level.clone(), levels: G::levels().join(", ") };
        let mut bot = G::bot(&level, seat, plan.thought_seed(game, seat)).ok_or_else(unknown)?;
        let last = Seen { news: Vec::new(), view: referee.view(Viewer::Seat(seat)) };
        bot.see(&last);
        Ok(Chair { seat, level, bot, last })
    };
    Seat::all(plan.n_seats).zip(plan.line_up(game)).map(sit).collect()
}

/// The first of those who may that wants to do something out of turn.
fn interject<G: Game>(
    referee: &mut Referee<G>,
    chairs: &mut [Chair<G>],
    may: Seats,
    game: u64,
) -> Result<Option<Happened<G>>, MatchError> {
    for seat in may.iter() {
        let (chair, moves) = (&mut chairs[seat.idx()], referee.moves(seat.into()));
        if let Some(mv) = chair.bot.interject(&Glance { seat, view: &chair.last.view, moves: &moves }) {
            return carry_out(referee, chair, mv, game).map(Some);
        }
    }
    Ok(None)
}

fn decide<G: Game>(referee: &mut Referee<G>, chair: &mut Chair<G>, game: u64) -> Result<Happened<G>, MatchError> {
    let moves = referee.moves(chair.seat.into());
    let mv = chair.bot.choose(&Glance { seat: chair.seat, view: &chair.last.view, moves: &moves });
    carry_out(referee, chair, mv, game)
}

fn carry_out<G: Game>(
    referee: &mut Referee<G>,
    chair: &Chair<G>,
    mv: G::Move,
    game: u64,
) -> Result<Happened<G>, MatchError> {
    referee.play(chair.seat.into(), mv).map_err(|refusal| MatchError::Refused {
        game,
        level: chair.level.clone(),
        notation: mv.to_string(),
        refusal,
    })
}

fn tell<G: Game>(referee: &Referee<G>, chairs: &mut [Chair<G>], happened: &Happened<G>) {
    for chair in chairs {
        if let Some(seen) = referee.moment(happened, Viewer::Seat(chair.seat), Some(&chair.last)) {
            chair.bot.see(&seen);
            chair.last = seen;
        }
    }
}
