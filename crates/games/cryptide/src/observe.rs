//! A packed observation: the view of one seat in a few machine words, for those who play by the million.

use table::{Observe, Seat, Viewer};

use crate::Cryptide;
use crate::setup::MAX_PLAYERS;
use crate::state::{Ask, State};

/// What one viewer may know, as bits. Seats are turned so that the viewer comes first (seat 1 for the public).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// The hexes that the viewer's own clue allows; 0 for the public.
    pub fits: u128,
    /// The discs of each seat.
    pub discs: [u128; MAX_PLAYERS],
    /// The cubes of each seat.
    pub cubes: [u128; MAX_PLAYERS],
    /// The map: sections in the low 24 bits of the first word, structures in 7 bits each of the second.
    pub map: [u64; 2],
    /// Players, own clue (from 1), whose turn, who is asked and for what, the hex it is about, hint and agreements.
    pub table: u64,
}

impl Observe for Cryptide {
    type Packed = Packed;

    #[inline]
    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        let own = viewer.seat().unwrap_or(Seat::FIRST);
        let mut seat = own;
        for at in 0..MAX_PLAYERS {
            let here = at < state.n_seats();
            into.discs[at] = if here { state.discs(seat).bits() } else { 0 };
            into.cubes[at] = if here { state.cubes(seat).bits() } else { 0 };
            seat = state.next(seat);
        }
        into.fits = viewer.seat().map_or(0, |it| state.fits(it).bits());
        into.map = pack_map(state);
        into.table = pack_table(state, viewer, own);
    }

    fn words(packed: &Packed) -> impl Iterator<Item = u64> {
        let hexes = std::iter::once(packed.fits).chain(packed.discs).chain(packed.cubes);
        hexes.flat_map(|it| [it as u64, (it >> 64) as u64]).chain(packed.map).chain([packed.table])
    }
}

#[inline]
fn pack_map(state: &State) -> [u64; 2] {
    let map = state.setup.map();
    let slots = map
        .sections()
        .iter()
        .enumerate()
        .fold(0, |word, (at, (section, turned))| word | (u64::from(*section) + 6 * u64::from(*turned)) << (4 * at));
    let structures =
        map.structures().enumerate().fold(0, |word, (at, (.., hex))| word | (hex.idx() as u64) << (7 * at));
    [slots, structures]
}

/// Everything beside hexes.
#[inline]
fn pack_table(state: &State, viewer: Viewer, own: Seat) -> u64 {
    let n_seats = state.n_seats();
    let turned = |seat: Seat| ((seat.idx() + n_seats - own.idx()) % n_seats) as u64;
    let (kind, hex) = match state.ask {
        Ask::Opening { left } => (0, u64::from(left)),
        Ask::Turn => (1, 0),
        Ask::Answer { hex } => (2, hex.idx() as u64),
        Ask::Penalty { hex } => (3, hex.idx() as u64),
        Ask::Extra { hex } => (4, hex.idx() as u64),
        Ask::Search { hex } => (5, hex.idx() as u64),
        Ask::Over { .. } => (6, 0),
    };
    let clue = viewer.seat().map_or(0, |it| state.setup.clue(it).idx() as u64 + 1);
    let hint = if state.hint_given { state.setup.hint().idx() as u64 + 1 } else { 0 };
    let silent = Seat::all(n_seats).filter(|it| state.silent.contains(*it)).fold(0, |word, it| word | 1 << turned(it));
    n_seats as u64
        | clue << 3
        | turned(state.first) << 9
        | turned(state.active) << 12
        | turned(state.asked) << 15
        | kind << 18
        | hex << 21
        | hint << 28
        | silent << 32
        | u64::from(state.is_strict()) << 37
        | u64::from(state.answers_itself()) << 38
        | (own.idx() as u64) << 39
}
