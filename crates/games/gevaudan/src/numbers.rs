//! Numbers of moves.

use table::{Kinds, Seat};

use crate::card::{Character, N_CHARACTERS};
use crate::cell::{Cell, N_CELLS};
use crate::moves::{MAX_HUNTERS, MOST_PLACES, Move, Places, SHELF, Shelf, Source};
use crate::print::Colour;

/// Moves about nothing but themselves.
const ALONE: [Move; 8] =
    [Move::Examine, Move::Archive, Move::Trap, Move::End, Move::Shot, Move::Wall, Move::Yes, Move::No];
/// Moves about a cell.
const ABOUT: [fn(Cell) -> Move; 9] = [
    Move::Place,
    Move::Walk,
    Move::Heal,
    Move::Marquis,
    Move::Ride,
    Move::Swap,
    Move::Beast,
    Move::Lead,
    Move::Further,
];

/// A space or the top of the pile.
const SOURCES: usize = 4;
/// A Character that is given back, or none.
const DROPS: usize = N_CHARACTERS + 1;
/// The archives of every hunter and the town's.
const SHELVES: usize = MAX_HUNTERS + 1;

const CELL: usize = 1;
const SCOUT: usize = 2;
const NOTE: usize = 3;
const SUSPECT: usize = 4;
const SOLICIT: usize = 5;
const CHARM: usize = 6;
const KEEP: usize = 7;
const PEEK: usize = 8;
const NAME: usize = 9;
const CONSULT: usize = 10;
const ENVOY: usize = 11;

pub(crate) const KINDS: Kinds<12> = Kinds::new([
    ALONE.len(),
    ABOUT.len() * N_CELLS,
    N_CHARACTERS * N_CELLS,
    8,
    4,
    SOURCES * DROPS,
    SOURCES * DROPS,
    SHELF,
    SHELF,
    MAX_HUNTERS,
    SHELVES * SETS,
    SHELVES * SETS,
]);

/// How many ways there are to choose `size` of `of`, in the corner of Pascal's triangle that is needed here.
const fn choose(of: usize, size: usize) -> usize {
    let (mut ways, mut nth) = (1, 0);
    while nth < size {
        if of < size {
            return 0;
        }
        ways = ways * (of - nth) / (nth + 1);
        nth += 1;
    }
    ways
}

/// Where the sets of each size begin among all; the last is how many there are.
const SIZES: [usize; MOST_PLACES + 1] = {
    let (mut starts, mut size) = ([0; MOST_PLACES + 1], 1);
    while size <= MOST_PLACES {
        starts[size] = starts[size - 1] + choose(SHELF, size);
        size += 1;
    }
    starts
};
const SETS: usize = SIZES[MOST_PLACES];

/// The number of a set of places: smaller sets first, among those of one size by their highest places.
fn set(places: Places) -> usize {
    let (mut rank, mut size) = (0, 0);
    for place in places.iter() {
        size += 1;
        rank += choose(place, size);
    }
    SIZES[size.clamp(1, MOST_PLACES) - 1] + rank
}

fn nth_set(number: usize) -> Places {
    let size = SIZES.partition_point(|start| *start <= number);
    let mut rank = number - SIZES[size - 1];
    let mut below = SHELF;
    let taken = (1..=size).rev().map(|size| {
        let place = (0..below).rev().find(|it| choose(*it, size) <= rank).unwrap_or(0);
        rank -= choose(place, size);
        below = place;
        place
    });
    taken.collect()
}

fn take(source: Source, drop: Option<Character>) -> usize {
    let from = match source {
        Source::Space(space) => usize::from(space) % 3,
        Source::Top => 3,
    };
    DROPS * from + drop.map_or(0, |it| it.idx() + 1)
}

fn nth_take(at: usize) -> (Source, Option<Character>) {
    let source = if at / DROPS == 3 { Source::Top } else { Source::Space((at / DROPS) as u8) };
    (source, (at % DROPS).checked_sub(1).and_then(Character::new))
}

pub(crate) fn index(mv: Move) -> usize {
    let alone = |at| KINDS.number(0, at);
    let about = |kind, cell: Cell| KINDS.number(CELL, kind * N_CELLS + cell.idx());
    let shelf = |kind, shelf: Shelf, places| KINDS.number(kind, shelf.idx() * SETS + set(places));
    match mv {
        Move::Examine => alone(0),
        Move::Archive => alone(1),
        Move::Trap => alone(2),
        Move::End => alone(3),
        Move::Shot => alone(4),
        Move::Wall => alone(5),
        Move::Yes => alone(6),
        Move::No => alone(7),
        Move::Place(cell) => about(0, cell),
        Move::Walk(cell) => about(1, cell),
        Move::Heal(cell) => about(2, cell),
        Move::Marquis(cell) => about(3, cell),
        Move::Ride(cell) => about(4, cell),
        Move::Swap(cell) => about(5, cell),
        Move::Beast(cell) => about(6, cell),
        Move::Lead(cell) => about(7, cell),
        Move::Further(cell) => about(8, cell),
        Move::Scout(who, cell) => KINDS.number(SCOUT, who.idx() * N_CELLS + cell.idx()),
        Move::Note(colour, present) => KINDS.number(NOTE, 2 * colour.idx() + usize::from(present)),
        Move::Suspect(colour) => KINDS.number(SUSPECT, colour.idx()),
        Move::Solicit(source, drop) => KINDS.number(SOLICIT, take(source, drop)),
        Move::Charm(source, drop) => KINDS.number(CHARM, take(source, drop)),
        Move::Keep(place) => KINDS.number(KEEP, usize::from(place) % SHELF),
        Move::Peek(place) => KINDS.number(PEEK, usize::from(place) % SHELF),
        Move::Name(seat) => KINDS.number(NAME, seat.idx() % MAX_HUNTERS),
        Move::Consult(row, places) => shelf(CONSULT, row, places),
        Move::Envoy(row, places) => shelf(ENVOY, row, places),
    }
}

pub(crate) fn nth(index: usize) -> Option<Move> {
    let (kind, at) = KINDS.split(index)?;
    Some(match kind {
        0 => ALONE[at],
        CELL => ABOUT[at / N_CELLS](Cell::at(at % N_CELLS)),
        SCOUT => Move::Scout(Character::at(at / N_CELLS), Cell::at(at % N_CELLS)),
        NOTE => Move::Note(Colour::ALL[at / 2], at % 2 == 1),
        SUSPECT => Move::Suspect(Colour::ALL[at]),
        SOLICIT | CHARM => {
            let (source, drop) = nth_take(at);
            if kind == SOLICIT { Move::Solicit(source, drop) } else { Move::Charm(source, drop) }
        }
        KEEP => Move::Keep(at as u8),
        PEEK => Move::Peek(at as u8),
        NAME => Move::Name(Seat::at(at)),
        CONSULT => Move::Consult(Shelf::at(at / SETS), nth_set(at % SETS)),
        _ => Move::Envoy(Shelf::at(at / SETS), nth_set(at % SETS)),
    })
}
