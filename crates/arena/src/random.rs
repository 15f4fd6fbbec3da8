//! Random play as fast as the rules allow: nobody looks, nobody listens, nothing is allocated.

use cabinet::Game;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{OptionsError, Seat, Turn, Unread, Viewer};

/// One endless row of random games.
pub struct RandomPlay<G: Game> {
    options: G::Options,
    n_seats: usize,
    rng: Pcg64Mcg,
    state: G::State,
    moves: Vec<G::Move>,
    n_games: u64,
}

impl<G: Game> RandomPlay<G> {
    /// Sits down with the game's usual number of players and default options.
    pub fn new(seed: u64) -> Result<Self, OptionsError> {
        Self::seated(G::USUAL, seed)
    }

    /// Sits down with `n_seats` players and default options.
    pub fn seated(n_seats: usize, seed: u64) -> Result<Self, OptionsError> {
        let options = G::Options::default();
        if !G::SEATS.contains(&n_seats) {
            let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
            return Err(OptionsError::Seats { game: G::KEY, least, most, asked: n_seats });
        }
        G::check(&options, n_seats)?;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let state = G::deal(&options, n_seats, &mut rng);
        Ok(Self { options, n_seats, rng, state, moves: Vec::with_capacity(256), n_games: 0 })
    }

    /// Makes one move, dealing a new game first if the last one is over. Gives the seat that moved.
    ///
    /// # Panics
    ///
    /// If the rules break their promises: an open game that waits for nobody, a listed move that is refused.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call a move would cost as much as the move's chance")]
    pub fn step(&mut self) -> Seat {
        let seat = loop {
            match G::turn(&self.state) {
                Turn::Open { must, .. } => break must.first().expect("an open game waits for somebody"),
                Turn::Over(_) => self.deal_again(),
            }
        };
        let drawn = G::draw(&self.state, seat.into(), &mut self.moves, &mut self.rng);
        let mv = drawn.expect("whoever is asked has a move");
        G::apply(&mut self.state, seat.into(), mv, &mut self.rng, &mut Unread);
        seat
    }

    /// Rare, and kept out of the loop for that.
    #[cold]
    #[inline(never)]
    fn deal_again(&mut self) {
        self.state = G::deal(&self.options, self.n_seats, &mut self.rng);
        self.n_games += 1;
    }

    /// Makes `count` moves.
    #[inline]
    pub fn moves(&mut self, count: u64) {
        for _ in 0..count {
            self.step();
        }
    }

    /// Makes `count` moves and looks at the table with the eyes of the first seat after each.
    #[inline]
    pub fn observed(&mut self, count: u64) {
        let mut packed = G::Packed::default();
        for _ in 0..count {
            self.step();
            G::observe(&self.state, Viewer::Seat(Seat::FIRST), &mut packed);
            std::hint::black_box(&packed);
        }
    }

    /// Games that were played to their end.
    pub fn n_games(&self) -> u64 {
        self.n_games
    }

    /// A copy of the present position. For measures; no viewer is ever shown one.
    pub(crate) fn position(&self) -> G::State {
        self.state.clone()
    }
}
