//! A packed observation: the view of one seat in a few machine words, for those who play by the million.

use table::{Observe, Seat, Viewer};

use crate::Gevaudan;
use crate::cell::N_CELLS;
use crate::moves::MAX_HUNTERS;
use crate::options::Memory;
use crate::print::TokenSet;
use crate::state::{Ask, State, Table};

/// What one viewer may know, as numbers. Seats are turned so that the viewer comes first (seat 1 for the public).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// The print of each cell, its number from 1.
    pub prints: [u8; N_CELLS],
    /// The archives of each hunter, then of the town, one bit a print.
    pub archives: [u32; MAX_HUNTERS + 1],
    /// Prints that lie face up.
    pub revealed: u32,
    /// What each hunter has looked at.
    pub seen: [u32; MAX_HUNTERS],
    /// Prints whose face the viewer sees now, and those of them that say present.
    pub faces: [u32; 2],
    /// Where each hunter stands, his wounds, cubes, Influence and tokens, four bits each from bit 8 on.
    pub hunters: [u32; MAX_HUNTERS],
    /// The Characters of each hunter, one bit each.
    pub hands: [u32; MAX_HUNTERS],
    /// Living, marked, walled, summoned and barred hunters, four bits each.
    pub states: u32,
    /// Who looks, whose turn it is, who is asked and for what, points, round, Beast, ferocity, events left.
    pub table: u64,
}

impl Observe for Gevaudan {
    type Packed = Packed;

    #[inline]
    fn observe(state: &State, viewer: Viewer, into: &mut Packed) {
        let table = &state.table;
        let own = viewer.seat().unwrap_or(Seat::FIRST);
        for (slot, print) in into.prints.iter_mut().zip(table.at) {
            *slot = if print.idx() < 24 { print.idx() as u8 + 1 } else { 0 };
        }
        let mut seat = own;
        for nth in 0..MAX_HUNTERS {
            let at = Table::at_of(seat);
            let here = nth < table.n_seats();
            let row = table.shelves[at].tokens().iter().copied().collect::<TokenSet>();
            into.archives[nth] = if here { row.bits() } else { 0 };
            into.seen[nth] = if here { table.seen[at].bits() } else { 0 };
            into.hands[nth] = if here { table.hands[at] } else { 0 };
            into.hunters[nth] = if here { pack_hunter(table, at) } else { 0 };
            seat = table.next(seat);
        }
        into.archives[MAX_HUNTERS] = table.shelves[MAX_HUNTERS].tokens().iter().copied().collect::<TokenSet>().bits();
        into.revealed = table.revealed.bits();
        into.faces = pack_faces(state, viewer);
        into.states = [table.alive, table.marked, table.walled, table.summoned, table.barred]
            .into_iter()
            .enumerate()
            .fold(0, |word, (nth, set)| set.iter().fold(word, |word, it| word | 1 << (4 * nth + it.idx())));
        into.table = pack_table(table, viewer);
    }

    fn words(packed: &Packed) -> impl Iterator<Item = u64> {
        let Packed { prints, archives, revealed, seen, faces, hunters, hands, states, table } = *packed;
        let (eights, rest) = prints.as_chunks::<8>();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        let cells: [u64; 3] = [u64::from_le_bytes(eights[0]), u64::from_le_bytes(eights[1]), u64::from_le_bytes(last)];
        let halves = archives.into_iter().chain([revealed]).chain(seen).chain(faces).chain(hunters).chain(hands);
        cells.into_iter().chain(halves.chain([states]).map(u64::from)).chain([table])
    }
}

fn pack_hunter(table: &Table, at: usize) -> u32 {
    let fields = [table.wounds[at], table.cubes[at], table.influence[at], table.tokens[at], table.notes[at]];
    let fields = fields.iter().enumerate().fold(0, |word, (nth, it)| word | u32::from(*it) << (8 + 4 * nth));
    table.pos[at].idx() as u32 | fields | (table.hunters[at] as u32) << 28
}

/// The prints that the viewer sees, and what they say.
fn pack_faces(state: &State, viewer: Viewer) -> [u32; 2] {
    let table = &state.table;
    let mut known = table.revealed;
    if let Some(seat) = viewer.seat().filter(|it| it.idx() < table.n_seats()) {
        let at = Table::at_of(seat);
        let own = table.shelves[at].tokens().iter().copied().collect::<TokenSet>();
        known = known.or(match table.agreed.memory {
            Memory::Notebook => table.seen[at],
            Memory::Paper => table.fresh[at].or(own),
        });
    }
    let present = known.iter().filter(|it| state.secrets.faces[it.idx()].is_present()).collect::<TokenSet>();
    [known.bits(), present.bits()]
}

fn pack_table(table: &Table, viewer: Viewer) -> u64 {
    let kind = match table.ask {
        Ask::Place => 0,
        Ask::Eveque => 1,
        Ask::Turn => 2,
        Ask::MereCourage => 3,
        Ask::Toll => 4,
        Ask::Keep => 5,
        Ask::Heart(_) => 6,
        Ask::Name(_) => 7,
        Ask::Reroll => 8,
        Ask::TakePart => 9,
        Ask::Lead => 10,
        Ask::Paysan => 11,
        Ask::Drive => 12,
        Ask::Church => 13,
        Ask::Peek => 14,
        Ask::Over(_) => 15,
    };
    let fields = [
        (viewer.seat().map_or(7, |it| it.idx() as u64), 3),
        (table.n_seats.into(), 3),
        (table.first.idx() as u64, 2),
        (table.active.idx() as u64, 2),
        (table.asked.idx() as u64, 2),
        (kind, 4),
        (table.turn.base.into(), 3),
        (u64::from(table.turn.opening), 1),
        (u64::from(table.turn.examined), 1),
        (table.round.into(), 4),
        (u64::from(table.last_round), 1),
        (table.beast.idx() as u64, 5),
        (table.ferocity.into(), 4),
        ((table.n_events - table.n_drawn).into(), 4),
        (table.current.map_or(31, |it| it.idx() as u64), 5),
        (table.battue.left.into(), 3),
    ];
    fields.iter().fold((0, 0), |(word, at), (value, bits)| (word | value << at, at + bits)).0
}
