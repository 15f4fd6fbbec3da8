//! The whole truth of a game, small and of fixed size.

use std::fmt;

use table::{Rng, Seat, Seats, below};

use crate::generate::{clues_on, generate};
use crate::hex::{Hex, HexSet, N_HEXES};
use crate::options::{Answers, Fixed, Options, TableKind};
use crate::setup::{MAX_PLAYERS, Setup};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// An opening cube; so many are still to come, this one included (CRY-12).
    Opening { left: u8 },
    /// The action of a turn.
    Turn,
    /// The answer to a question (CRY-19).
    Answer { hex: Hex },
    /// A penalty cube on another hex (CRY-20, CRY-23).
    Penalty { hex: Hex },
    /// The extra disc of a search (CRY-21).
    Extra { hex: Hex },
    /// An answer to a search (CRY-22).
    Search { hex: Hex },
    /// The game is over.
    Over { end: End },
}

/// How a game ended (CRY-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// A search found the habitat.
    Found { by: Seat, hex: Hex },
    /// A search met no cube, but the hex is not the habitat: somebody's tokens are wrong.
    Misled { by: Seat, hex: Hex },
    /// Every hex carries a cube.
    Full,
}

/// The last action of a turn: a question to a seat, or a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Last {
    pub(crate) by: Seat,
    pub(crate) hex: Hex,
    pub(crate) asked: Option<Seat>,
}

/// Who has put a token on a hex, in order: three bits each, the seat's number from 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile(u16);

impl Pile {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn push(self, seat: Seat) -> Self {
        let len = (16 - self.0.leading_zeros()).div_ceil(3);
        Self(self.0 | (seat.idx() as u16 + 1) << (3 * len))
    }

    /// The pile without one seat's token; it closes.
    pub(crate) fn without(self, seat: Seat) -> Self {
        self.seats().filter(|it| *it != seat).fold(Self::EMPTY, Self::push)
    }

    /// From the bottom up.
    pub(crate) fn seats(self) -> impl Iterator<Item = Seat> {
        (0..MAX_PLAYERS)
            .map(move |at| usize::from(self.0 >> (3 * at) & 7))
            .take_while(|it| *it > 0)
            .map(|it| Seat::at(it - 1))
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.seats()).finish()
    }
}

/// A game under way, hidden things included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    /// Without the setup that was typed in: it is in `setup`, and `options` is shown to everybody.
    pub(crate) options: Options,
    pub(crate) setup: Setup,
    /// What each seat's clue allows.
    pub(crate) fits: [HexSet; MAX_PLAYERS],
    pub(crate) discs: [HexSet; MAX_PLAYERS],
    pub(crate) cubes: [HexSet; MAX_PLAYERS],
    /// All hexes with a cube.
    pub(crate) closed: HexSet,
    pub(crate) piles: [Pile; N_HEXES],
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Who has to decide.
    pub(crate) asked: Seat,
    pub(crate) ask: Ask,
    /// The seats that have not agreed to a hint (CRY-28).
    pub(crate) silent: Seats,
    pub(crate) hint_given: bool,
    pub(crate) last: Option<Last>,
}

impl State {
    /// Makes or takes over a setup, and draws the first player unless the table chose one.
    pub(crate) fn deal<R: Rng>(options: &Options, n_seats: usize, rng: &mut R) -> Self {
        let wish = options.wish(n_seats);
        let setup = match options.fixed() {
            Ok(Fixed::All(setup)) => setup,
            Ok(Fixed::Map(map)) => clues_on(&map, wish, rng).unwrap_or_else(|| generate(wish, rng)),
            Ok(Fixed::Nothing) | Err(_) => generate(wish, rng),
        };
        let first = options.first.seat().unwrap_or_else(|| Seat::at(below(n_seats as u32, rng) as usize));
        Self::open(options, setup, first)
    }

    /// The table before the first cube.
    pub(crate) fn open(options: &Options, setup: Setup, first: Seat) -> Self {
        let mut options = *options;
        options.setup.clear();
        let ground = setup.map().ground();
        let mut fits = [HexSet::EMPTY; MAX_PLAYERS];
        for (fits, clue) in fits.iter_mut().zip(setup.clues()) {
            *fits = ground.fits(*clue);
        }
        Self {
            options,
            setup,
            fits,
            discs: [HexSet::EMPTY; MAX_PLAYERS],
            cubes: [HexSet::EMPTY; MAX_PLAYERS],
            closed: HexSet::EMPTY,
            piles: [Pile::EMPTY; N_HEXES],
            first,
            active: first,
            asked: first,
            ask: Ask::Opening { left: 2 * setup.n_seats() as u8 },
            silent: Seats::all(setup.n_seats()),
            hint_given: false,
            last: None,
        }
    }

    #[inline]
    pub(crate) const fn n_seats(&self) -> usize {
        self.setup.n_seats()
    }

    /// Whether clues are checked.
    #[inline]
    pub(crate) fn is_strict(&self) -> bool {
        self.options.table == TableKind::Strict
    }

    /// Whether the referee answers himself (CRY-26).
    #[inline]
    pub(crate) fn answers_itself(&self) -> bool {
        self.is_strict() && self.options.answers == Answers::Automatic
    }

    #[inline]
    pub(crate) const fn next(&self, seat: Seat) -> Seat {
        let next = seat.idx() + 1;
        Seat::at(if next >= self.n_seats() { 0 } else { next })
    }

    #[inline]
    pub(crate) const fn fits(&self, seat: Seat) -> HexSet {
        self.fits[seat.idx() % MAX_PLAYERS]
    }

    #[inline]
    pub(crate) const fn discs(&self, seat: Seat) -> HexSet {
        self.discs[seat.idx() % MAX_PLAYERS]
    }

    #[inline]
    pub(crate) const fn cubes(&self, seat: Seat) -> HexSet {
        self.cubes[seat.idx() % MAX_PLAYERS]
    }

    /// All tokens of a seat.
    #[inline]
    pub(crate) const fn tokens(&self, seat: Seat) -> HexSet {
        self.discs(seat).or(self.cubes(seat))
    }

    /// The hexes where a seat may put a new token: no cube, and none of his own (CRY-15, CRY-16).
    #[inline]
    pub(crate) const fn open_to(&self, seat: Seat) -> HexSet {
        self.closed.or(self.tokens(seat)).complement()
    }

    /// Where `seat` may put an opening or penalty cube; `but` is the hex that was asked about.
    #[inline]
    pub(crate) fn cube_places(&self, seat: Seat, but: HexSet) -> HexSet {
        let open = self.open_to(seat).minus(but);
        if self.is_strict() { open.minus(self.fits(seat)) } else { open }
    }

    /// Where `seat` may put an extra disc.
    #[inline]
    pub(crate) fn disc_places(&self, seat: Seat, but: HexSet) -> HexSet {
        let open = self.open_to(seat).minus(but);
        if self.is_strict() { open.and(self.fits(seat)) } else { open }
    }

    /// Where the one who is asked may put what he owes; nothing if no placement is asked for.
    pub(crate) fn placements(&self) -> HexSet {
        match self.ask {
            Ask::Opening { .. } => self.cube_places(self.asked, HexSet::EMPTY),
            Ask::Penalty { hex } => self.cube_places(self.asked, HexSet::one(hex)),
            Ask::Extra { hex } => self.disc_places(self.asked, HexSet::one(hex)),
            Ask::Turn | Ask::Answer { .. } | Ask::Search { .. } | Ask::Over { .. } => HexSet::EMPTY,
        }
    }

    /// The hex that is being asked about or searched.
    pub(crate) fn under_question(&self) -> HexSet {
        match self.ask {
            Ask::Answer { hex } | Ask::Extra { hex } | Ask::Search { hex } => HexSet::one(hex),
            Ask::Opening { .. } | Ask::Turn | Ask::Penalty { .. } | Ask::Over { .. } => HexSet::EMPTY,
        }
    }

    /// How many must agree to a hint (CRY-28).
    #[inline]
    pub(crate) const fn agreements_needed(&self) -> usize {
        if self.n_seats() == 3 { 3 } else { self.n_seats() - 1 }
    }

    /// The hex that all clues allow.
    pub(crate) fn habitat(&self) -> HexSet {
        self.fits[..self.n_seats()].iter().fold(HexSet::ALL, |all, it| all.and(*it))
    }
}
