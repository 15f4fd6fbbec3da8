//! Bots round one table, without a server: matches, tests and experiments all play with this.

use table::{Bot, Decision, Outcome, PerSeat, Referee, Refusal, Rng, Rules, Seat, Turn, Viewer, Watcher, pick};

use crate::Thinks;

/// A game and a bot on each of its seats. Every bot sees what its seat sees, and nothing else.
pub struct Party<G: Rules> {
    referee: Referee<G>,
    chairs: Vec<Chair<G>>,
}

struct Chair<G: Rules> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    watcher: Watcher<G>,
}

/// A bot made a move that is not allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Its seat.
    pub seat: Seat,
    /// Its move.
    pub notation: String,
    /// Why not.
    pub refusal: Refusal,
}

impl<G: Rules> Party<G> {
    /// Sits down at a game that has just been dealt; `bot` makes the bot of each seat, which may look at the table first.
    pub fn sit_down<E>(
        referee: Referee<G>,
        mut bot: impl FnMut(Seat, &G::View) -> Result<Box<dyn Bot<G>>, E>,
    ) -> Result<Self, E> {
        let sit = |seat| {
            let watcher = Watcher::begin(&referee, Viewer::Seat(seat));
            let mut bot = bot(seat, &watcher.seen().view)?;
            bot.see(watcher.seen());
            Ok(Chair { seat, bot, watcher })
        };
        let chairs = Seat::all(referee.n_seats()).map(sit).collect::<Result<_, E>>()?;
        Ok(Self { referee, chairs })
    }

    /// The game.
    pub fn referee(&self) -> &Referee<G> {
        &self.referee
    }

    /// One bot makes one move; how the game ended, if it has. Whoever would like to say something out of turn goes first;
    /// where several are asked at once, `order` decides who answers next, as nobody speaks first by right.
    pub fn step<R: Rng>(&mut self, order: &mut R) -> Result<Option<Outcome>, Illegal> {
        let (must, may) = match self.referee.turn() {
            Turn::Open { must, may } => (must, may),
            Turn::Over(outcome) => return Ok(Some(outcome)),
        };
        let eager = may.iter().find_map(|seat| {
            let (chair, moves) = (&mut self.chairs[seat.idx()], self.referee.moves(seat.into()));
            let decision = Decision::unhurried(seat, &chair.watcher.seen().view, &moves);
            chair.bot.interject(&decision).map(|mv| (seat, mv))
        });
        let asked: PerSeat<Seat> = must.iter().collect();
        let next = eager.or_else(|| {
            let seat = *pick(&asked, order)?;
            let (chair, moves) = (&mut self.chairs[seat.idx()], self.referee.moves(seat.into()));
            Some((seat, chair.bot.choose(&Decision::unhurried(seat, &chair.watcher.seen().view, &moves))))
        });
        let Some((seat, mv)) = next else { return Ok(None) };
        let illegal = |refusal| Illegal { seat, notation: mv.to_string(), refusal };
        let happened = self.referee.play(seat.into(), mv).map_err(illegal)?;
        for chair in &mut self.chairs {
            if chair.watcher.meet(&self.referee, &happened) {
                chair.bot.see(chair.watcher.seen());
            }
        }
        Ok(None)
    }

    /// Plays on until the game is over, or for `most` moves.
    pub fn play<R: Rng>(&mut self, most: usize, order: &mut R) -> Result<Option<Outcome>, Illegal> {
        for _ in 0..most {
            if let Some(outcome) = self.step(order)? {
                return Ok(Some(outcome));
            }
        }
        Ok(self.referee.outcome())
    }
}

impl<G: Rules> std::fmt::Debug for Party<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.chairs.iter().map(|it| it.seat)).finish()
    }
}

/// Plays one game between these levels to its end, the same for the same number.
///
/// # Panics
///
/// If it cannot be dealt, a level does not exist, or the bots break the rules.
pub fn play_levels<G: Thinks>(options: G::Options, levels: &[&str], number: u64) -> (Outcome, Referee<G>) {
    use rand_pcg::rand_core::SeedableRng as _;
    let seed = table::Seed::from_number(number);
    let referee = Referee::<G>::deal(options, levels.len(), seed).expect("options that go together");
    let bot = |seat: Seat, _: &G::View| G::bot(levels[seat.idx()], seat, number).ok_or("no such level");
    let mut party = Party::sit_down(referee, bot).expect("a level of the game");
    let mut order = rand_pcg::Pcg64Mcg::seed_from_u64(number);
    let played = party.play(1_000_000, &mut order);
    (played.expect("bots make legal moves").expect("games end"), party.referee)
}
