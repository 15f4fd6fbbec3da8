//! The plan of a turn: which prints to look at in which order, and where to end, for the points there are.

use arrayvec::ArrayVec;
use gevaudan::{Cell, CellSet, Character, Colour, Glance, Hunter, Move, N_CELLS, Places, Shelf, Token};
use table::Seat;

use super::habits::Habits;
use super::know::{Know, likeliest, wanted};
use super::land::Land;

/// Most points of a plan.
pub(super) const MOST_POINTS: usize = 9;
/// A plan must be better by this than doing nothing more.
const BETTER: f32 = 1e-4;

/// One pile of archives that can be consulted, and where.
struct Desk {
    shelf: Shelf,
    /// Nowhere, if it can be consulted from anywhere.
    cell: Option<Cell>,
    cost: u8,
    /// By colour: prints that are wanted.
    wanted: [u8; 4],
}

/// What a plan begins with.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Aim {
    Look(Cell),
    Consult(u8),
    Scout(u8, Cell),
    Ride(Cell),
    Marquis(Cell),
    Swap(Cell),
}

/// The prints that a consultation looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Colour(u8),
    Mixed,
}

/// How far a plan has come.
#[derive(Clone, Copy)]
struct Node {
    cell: Cell,
    spent: u8,
    looks: [u8; 4],
    looked: CellSet,
    /// Desks consulted, then scouts, then a ride and a swap, one bit each.
    done: u16,
    gained: f32,
    first: Option<(Aim, Kind)>,
}

const SCOUTED: u16 = 8;
const RODE: u16 = 12;
const SWAPPED: u16 = 13;

/// All that the plans of one moment depend on.
pub(super) struct Tour<'a> {
    glance: &'a Glance<'a>,
    land: &'a Land,
    habits: &'a Habits,
    pub(super) know: Know,
    pub(super) chances: [f32; 16],
    pub(super) is_late: bool,
    /// The chance that is enough for a trap.
    pub(super) sure: f32,
    closed: Option<Cell>,
    danger: [f32; N_CELLS],
    /// Cells with a print that is wanted, by colour.
    wanted: [CellSet; 4],
    gains: [&'a [f32; 6]; 4],
    desks: ArrayVec<Desk, 5>,
    /// What it is worth to end on a cell, then after one more step from there, and so on.
    ends: [[f32; N_CELLS]; MOST_POINTS + 1],
    base: u8,
    points: u8,
}

/// The best plan of a moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// Its first move; none if nothing is to be done any more.
    pub(super) first: Option<Move>,
    pub(super) worth: f32,
}

impl<'a> Tour<'a> {
    pub(super) fn new(glance: &'a Glance<'a>, land: &'a Land, habits: &'a Habits, know: Know) -> Self {
        let is_late = glance.events_left() <= 3;
        let fearless = glance.is_last_round() || glance.owns(glance.seat(), Character::MARGINAL);
        let figures = &habits.figures;
        let base = glance.base_points();
        let notes = if figures.lays_notes { glance.open_notes().count() as u8 } else { 0 };
        let reserve = if glance.spends_cubes() { glance.cubes(glance.seat()) + notes } else { 0 };
        let mut tour = Self {
            glance,
            land,
            habits,
            know,
            chances: know.lair(land),
            is_late,
            sure: figures.sure[glance.living().without(glance.seat()).len().min(3)],
            closed: Some(glance.beast()).filter(|_| !fearless),
            danger: land.danger(glance.beast(), glance.beast_steps()),
            wanted: [CellSet::EMPTY; 4],
            gains: std::array::from_fn(|it| habits.gains(is_late, know.counts[it])),
            desks: ArrayVec::new(),
            ends: [[f32::MIN; N_CELLS]; MOST_POINTS + 1],
            base,
            points: (base + reserve).min(figures.horizon).min(MOST_POINTS as u8),
        };
        let wanted = wanted(&tour.know, glance.known());
        let forbidden = glance.closed();
        for cell in Cell::all() {
            if let Some(print) = glance.hidden_at(cell).filter(|it| wanted.contains(*it)) {
                let set = &mut tour.wanted[print.colour().idx()];
                *set = if forbidden.contains(cell) { *set } else { set.with(cell) };
            }
        }
        tour.open_desks(|it| wanted.contains(it));
        tour.weigh_ends();
        tour
    }

    fn seat(&self) -> Seat {
        self.glance.seat()
    }

    /// All cells with a print that is wanted.
    pub(super) fn wanted_cells(&self) -> [CellSet; 4] {
        self.wanted
    }

    fn open_desks(&mut self, is_wanted: impl Fn(Token) -> bool) {
        let glance = self.glance;
        let mut open = |shelf: Shelf, cell: Option<Cell>| {
            let mut wanted = [0; 4];
            for print in glance.shelf(shelf).iter().filter(|it| is_wanted(**it)) {
                wanted[print.colour().idx()] += 1;
            }
            if let Some(cost) = glance.consult_cost(shelf).filter(|_| wanted != [0; 4]) {
                let cell = cell.filter(|_| !glance.is_fresh(Character::ENVOYE));
                let _ = self.desks.try_push(Desk { shelf, cell, cost, wanted });
            }
        };
        if glance.n_seats() == 1 {
            open(Shelf::Town, Some(glance.church()));
        } else {
            for side in Seat::all(glance.n_seats()).filter(|it| *it != glance.seat()) {
                open(Shelf::Hunter(side), glance.cell(side));
            }
        }
    }

    /// What it is worth to end the turn on each cell.
    fn weigh_ends(&mut self) {
        let figures = &self.habits.figures;
        let (target, chance) = likeliest(&self.chances);
        let pull = if chance >= self.sure { 1.0 } else { figures.pull[usize::from(self.is_late)] * chance };
        let steps = self.land.steps(self.closed);
        let wound = figures.wound[usize::from(self.glance.wounds(self.seat()).min(2))];
        let mut fading = [1.0_f32; 8];
        for nth in 1..fading.len() {
            fading[nth] = fading[nth - 1] * figures.fading;
        }
        for cell in Cell::all() {
            let from = &steps[cell.idx()];
            let mut around = 0.0;
            for (wanted, gains) in self.wanted.iter().zip(self.gains) {
                let near = wanted.iter().map(|it| fading[usize::from(from[it.idx()]).min(7)]);
                around += gains[1] * near.sum::<f32>();
            }
            self.ends[0][cell.idx()] =
                figures.around * around - self.danger[cell.idx()] * wound - pull * f32::from(from[target.idx()].min(9));
        }
        for left in 1..=usize::from(self.base).min(MOST_POINTS) {
            let (nearer, further) = self.ends.split_at_mut(left);
            let nearer = &nearer[left - 1];
            for cell in Cell::all() {
                let around = self.land.near(cell).iter().filter(|it| Some(*it) != self.closed);
                further[0][cell.idx()] = around.fold(nearer[cell.idx()], |best, it| best.max(nearer[it.idx()]));
            }
        }
    }

    /// What it is worth to end the turn from a cell with so many points spent.
    #[inline]
    fn end(&self, cell: Cell, spent: u8) -> f32 {
        let left = usize::from(self.base.saturating_sub(spent)).min(MOST_POINTS);
        let over = f32::from(spent.saturating_sub(self.base));
        self.ends[left][cell.idx()] - over * self.habits.figures.cube[usize::from(self.is_late)]
    }

    /// The best plan from where the hunter stands.
    pub(super) fn best(&self) -> Plan {
        let Some(cell) = self.glance.cell(self.seat()) else { return Plan { first: None, worth: 0.0 } };
        let mut done = 0;
        if !self.glance.is_fresh(Character::CAVALIER) {
            done |= 1 << RODE;
        }
        if !self.glance.may_use_token(Hunter::Fourbe) {
            done |= 1 << SWAPPED;
        }
        for (nth, who) in Character::SCOUTS.into_iter().enumerate() {
            if !self.glance.is_fresh(who) {
                done |= 1 << (SCOUTED as usize + nth);
            }
        }
        let start = Node { cell, spent: 0, looks: [0; 4], looked: CellSet::EMPTY, done, gained: 0.0, first: None };
        let mut best = (None, f32::MIN);
        self.search(start, &mut best);
        if self.glance.is_opening() && self.glance.is_fresh(Character::MARQUIS) && self.points > 0 {
            self.search_marquis(start, &mut best);
        }
        Plan { first: self.first_move(cell, best.0), worth: best.1 }
    }

    #[inline]
    fn search(&self, node: Node, best: &mut (Option<(Aim, Kind)>, f32)) {
        let score = node.gained + self.end(node.cell, node.spent);
        if score > best.1 + BETTER {
            *best = (node.first, score);
        }
        let left = self.points.saturating_sub(node.spent);
        if left == 0 {
            return;
        }
        self.search_looks(node, left, best);
        self.search_desks(node, left, best);
        if node.done >> SCOUTED & 0x3f != 0x3f {
            self.search_powers(node, best);
        }
    }

    #[inline]
    fn look(&self, node: Node, colour: usize) -> Node {
        let looks = usize::from(node.looks[colour]);
        let gains = self.gains[colour];
        let mut next = Node { gained: node.gained + gains[(looks + 1).min(5)] - gains[looks.min(5)], ..node };
        next.looks[colour] += 1;
        next
    }

    fn search_looks(&self, node: Node, left: u8, best: &mut (Option<(Aim, Kind)>, f32)) {
        let steps = &self.land.steps(self.closed)[node.cell.idx()];
        for (colour, wanted) in self.wanted.iter().enumerate() {
            let looks = usize::from(node.looks[colour]);
            if self.gains[colour][(looks + 1).min(5)] <= self.gains[colour][looks.min(5)] {
                continue;
            }
            for cell in wanted.minus(node.looked).iter() {
                let cost = steps[cell.idx()] + 1;
                if cost > left || Some(cell) == self.closed && cell != node.cell {
                    continue;
                }
                let next = Node {
                    cell,
                    spent: node.spent + cost,
                    looked: node.looked.with(cell),
                    first: node.first.or(Some((Aim::Look(cell), Kind::Mixed))),
                    ..self.look(node, colour)
                };
                self.search(next, best);
            }
        }
    }

    fn search_desks(&self, node: Node, left: u8, best: &mut (Option<(Aim, Kind)>, f32)) {
        for (nth, desk) in self.desks.iter().enumerate().filter(|it| node.done >> it.0 & 1 == 0) {
            let cell = desk.cell.unwrap_or(node.cell);
            let cost = self.land.steps(self.closed)[node.cell.idx()][cell.idx()].saturating_add(desk.cost);
            if cost > left || Some(cell) == self.closed && cell != node.cell {
                continue;
            }
            let kinds = (0..4).filter(|it| desk.wanted[*it] > 1).map(|it| Kind::Colour(it as u8));
            for kind in kinds.chain([Kind::Mixed]) {
                let mut next = node;
                match kind {
                    Kind::Colour(colour) => {
                        for _ in 0..desk.wanted[usize::from(colour)] {
                            next = self.look(next, colour.into());
                        }
                    }
                    Kind::Mixed => {
                        for colour in (0..4).filter(|it| desk.wanted[*it] > 0) {
                            next = self.look(next, colour);
                        }
                    }
                }
                if next.gained > node.gained {
                    let first = node.first.or(Some((Aim::Consult(nth as u8), kind)));
                    let done = node.done | 1 << nth;
                    self.search(Node { cell, spent: node.spent + cost, done, first, ..next }, best);
                }
            }
        }
    }

    /// The colour whose next look is worth most on these cells, and a cell of it.
    fn richest(&self, node: &Node, cells: CellSet) -> Option<(usize, Cell)> {
        let gain = |colour: usize| {
            let looks = usize::from(node.looks[colour]);
            self.gains[colour][(looks + 1).min(5)] - self.gains[colour][looks.min(5)]
        };
        let mut best = None;
        let mut most = 0.0;
        for (colour, wanted) in self.wanted.iter().enumerate() {
            if let Some(cell) = wanted.and(cells).minus(node.looked).first()
                && gain(colour) > most
            {
                most = gain(colour);
                best = Some((colour, cell));
            }
        }
        best
    }

    /// Scouts, the Cavalier, the Fourbe.
    fn search_powers(&self, node: Node, best: &mut (Option<(Aim, Kind)>, f32)) {
        for nth in (0..4).filter(|it| node.done >> (SCOUTED + it) & 1 == 0) {
            let land = self.glance.with(Colour::ALL[usize::from(nth)]);
            if let Some((colour, cell)) = self.richest(&node, land) {
                let next = Node {
                    spent: node.spent + 1,
                    looked: node.looked.with(cell),
                    done: node.done | 1 << (SCOUTED + nth),
                    first: node.first.or(Some((Aim::Scout(nth as u8, cell), Kind::Mixed))),
                    ..self.look(node, colour)
                };
                self.search(next, best);
            }
        }
        if node.done >> RODE & 1 == 0 {
            let done = node.done | 1 << RODE;
            for cell in self.glance.rides(node.cell).iter().filter(|it| *it != node.cell) {
                let first = node.first.or(Some((Aim::Ride(cell), Kind::Mixed)));
                self.search(Node { cell, spent: node.spent + 1, done, first, ..node }, best);
            }
        }
        // Whatever lies here is changed for what is wanted most, and looked at.
        let lies = self.glance.print_at(node.cell).is_some() && !node.looked.contains(node.cell);
        let open = !self.glance.closed().contains(node.cell);
        let idle = lies && open && !self.wanted.iter().any(|it| it.contains(node.cell));
        if node.done >> SWAPPED & 1 == 0
            && idle
            && let Some((colour, cell)) = self.richest(&node, CellSet::TERRAIN.or(CellSet::REFUGES))
        {
            let next = Node {
                spent: node.spent + 1,
                looked: node.looked.with(cell).with(node.cell),
                done: node.done | 1 << SWAPPED,
                first: node.first.or(Some((Aim::Swap(cell), Kind::Mixed))),
                ..self.look(node, colour)
            };
            self.search(next, best);
        }
    }

    fn search_marquis(&self, node: Node, best: &mut (Option<(Aim, Kind)>, f32)) {
        for cell in self.land.near(self.glance.beast()).iter() {
            let colour = self.wanted.iter().position(|it| it.contains(cell));
            let seen = colour.map_or(node, |it| self.look(node, it));
            let first = Some((Aim::Marquis(cell), Kind::Mixed));
            self.search(Node { cell, spent: 1, looked: node.looked.with(cell), first, ..seen }, best);
        }
    }

    fn first_move(&self, cell: Cell, first: Option<(Aim, Kind)>) -> Option<Move> {
        let Some((aim, kind)) = first else { return self.step_to_end(cell) };
        Some(match aim {
            Aim::Look(to) if to == cell => Move::Examine,
            Aim::Look(to) => Move::Walk(self.step_to(cell, to)?),
            Aim::Consult(nth) => {
                let desk = self.desks.get(usize::from(nth))?;
                match desk.cell {
                    Some(to) if to != cell => Move::Walk(self.step_to(cell, to)?),
                    Some(_) => Move::Consult(desk.shelf, self.places(desk, kind)),
                    None if self.glance.cell_of(desk.shelf) == Some(cell) => {
                        Move::Consult(desk.shelf, self.places(desk, kind))
                    }
                    None => Move::Envoy(desk.shelf, self.places(desk, kind)),
                }
            }
            Aim::Scout(nth, to) => Move::Scout(Character::SCOUTS[usize::from(nth)], to),
            Aim::Ride(to) => Move::Ride(to),
            Aim::Marquis(to) => Move::Marquis(to),
            Aim::Swap(to) => Move::Swap(to),
        })
    }

    /// The places of a consultation.
    fn places(&self, desk: &Desk, kind: Kind) -> Places {
        let wanted = wanted(&self.know, self.glance.known());
        let mut taken = [false; 4];
        let prints = self.glance.shelf(desk.shelf).iter().enumerate().filter(|it| wanted.contains(*it.1));
        let chosen = prints.filter(|(_, print)| {
            let colour = print.colour().idx();
            match kind {
                Kind::Colour(only) => usize::from(only) == colour,
                Kind::Mixed => !std::mem::replace(&mut taken[colour], true),
            }
        });
        chosen.map(|it| it.0).collect()
    }

    /// The next cell on a shortest way; of several the one that it is best to be on.
    pub(super) fn step_to(&self, from: Cell, to: Cell) -> Option<Cell> {
        let steps = &self.land.steps(self.closed)[to.idx()];
        let nearer = |it: &Cell| steps[it.idx()] < steps[from.idx()] && (Some(*it) != self.closed || *it == to);
        let worth = |it: &Cell| self.ends[0][it.idx()];
        self.land.near(from).iter().filter(nearer).max_by(|one, two| worth(one).total_cmp(&worth(two)))
    }

    /// One step on the way to where the turn is best ended; none if that is here.
    fn step_to_end(&self, cell: Cell) -> Option<Move> {
        let left = usize::from(self.base).min(MOST_POINTS);
        if left == 0 || self.ends[left][cell.idx()] <= self.ends[0][cell.idx()] + BETTER {
            return None;
        }
        let around = self.land.near(cell).iter().filter(|it| Some(*it) != self.closed);
        let worth = |it: &Cell| self.ends[left - 1][it.idx()];
        around.max_by(|one, two| worth(one).total_cmp(&worth(two))).map(Move::Walk)
    }

    /// What a look at the print of a cell is worth.
    pub(super) fn look_at(&self, cell: Cell) -> f32 {
        let colour = self.wanted.iter().position(|it| it.contains(cell));
        colour.map_or(0.0, |it| self.gains[it][1])
    }

    /// What it is worth to be placed on a cell after the turn, from the best place within reach of none.
    pub(super) fn end_at(&self, cell: Cell) -> f32 {
        self.ends[0][cell.idx()]
    }

    /// What all prints of a colour that lie somewhere are worth at once.
    pub(super) fn whole_colour(&self, colour: Colour) -> f32 {
        let at = colour.idx();
        let archived: u8 = self.desks.iter().map(|it| it.wanted[at]).sum();
        self.gains[at][(self.wanted[at].len() + usize::from(archived)).min(5)]
    }

    /// What a look at a print is worth.
    pub(super) fn print(&self, print: Token) -> f32 {
        let known = self.glance.known().contains(print);
        if known { 0.0 } else { self.gains[print.colour().idx()][1] }
    }

    pub(super) fn danger(&self, cell: Cell) -> f32 {
        self.danger[cell.idx()]
    }
}
