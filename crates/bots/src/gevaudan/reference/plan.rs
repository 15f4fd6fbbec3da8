//! The plan of a turn: every way to spend the points is tried, by what is looked at on the way and where it ends.

use gevaudan::{Cell, CellSet, Character, Colour, Move, N_CELLS, N_TERRAIN, Shelf, Token, TokenSet, View};
use table::Seat;

use super::ground::{Ground, likeliest};
use super::worth::Worth;

/// What a wound costs, by the wounds that are there already, measured in looks.
const WOUND: [f64; 3] = [0.08, 0.15, 1.0];
/// It looks so many points ahead; stronger players would plan the whole turn.
const HORIZON: u8 = 2;
/// What a look is worth that has to share its colour with another one of the same plan.
const SECOND_LOOK: f64 = 0.9;

/// One pile of archives that can be consulted, and where.
struct Desk {
    shelf: Shelf,
    cell: Cell,
    prints: Vec<Token>,
    cost: u8,
}

/// All that a plan depends on.
pub(super) struct Scene<'a> {
    ground: &'a Ground,
    worth: Worth,
    danger: [f64; N_CELLS],
    wound: f64,
    beast: Cell,
    hidden: [Option<Token>; N_CELLS],
    closed: CellSet,
    desks: Vec<Desk>,
    scouts: Vec<(Character, Colour)>,
    rides: bool,
    /// What a step less to the likeliest lair is worth.
    pull: f64,
    pub(super) steps: [u8; N_CELLS],
    pub(super) chance: f64,
}

/// How far a plan has come.
#[derive(Clone, Copy)]
struct Node {
    cell: Cell,
    points: u8,
    looked: TokenSet,
    visited: CellSet,
    consulted: u8,
    scouted: u8,
    rode: bool,
    gained: f64,
    first: Option<Move>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(view: &View, seat: Seat, ground: &'a Ground, worth: Worth, chances: &[f64; N_TERRAIN]) -> Self {
        let (target, chance) = likeliest(chances);
        let me = &view.players[seat.idx()];
        let mut hidden = [None; N_CELLS];
        for print in view.prints.iter().filter(|it| !it.print.revealed) {
            hidden[print.cell.idx()] = Some(print.print.print);
        }
        let used = view.turn.as_ref().map_or(&[][..], |it| &it.used);
        let fresh = |it: &Character| me.characters.contains(it) && !used.contains(it);
        let scouts = Character::SCOUTS.into_iter().zip(Colour::ALL).filter(|it| fresh(&it.0)).collect();
        let dragons = view.deck.current.is_some_and(|it| it.key() == "h01");
        Self {
            danger: ground.danger(view.beast, view.beast_steps),
            wound: WOUND[usize::from(me.wounds.min(2))],
            beast: view.beast,
            hidden,
            closed: if dragons { ground.with(Colour::Dragons) } else { CellSet::EMPTY },
            desks: desks(view, seat, ground),
            scouts,
            rides: fresh(&Character::CAVALIER),
            pull: pull(view, chance),
            steps: ground.steps_to(target, view.beast),
            ground,
            worth,
            chance,
        }
    }

    /// The first move of the best plan, and what the plan is worth; `None` if staying is best.
    pub(super) fn best(&self, cell: Cell, points: u8) -> (Option<Move>, f64) {
        let start = Node {
            cell,
            points: points.min(HORIZON),
            looked: TokenSet::EMPTY,
            visited: CellSet::one(cell),
            consulted: 0,
            scouted: 0,
            rode: !self.rides,
            gained: 0.0,
            first: None,
        };
        let mut best = (None, f64::MIN);
        self.search(start, &mut best);
        best
    }

    /// What it is worth to end a turn here, beside what was looked at.
    fn stay(&self, cell: Cell) -> f64 {
        -self.danger[cell.idx()] * self.wound - self.pull * f64::from(self.steps[cell.idx()].min(9))
    }

    fn value(&self, print: Token, looked: TokenSet) -> f64 {
        if looked.contains(print) {
            return 0.0;
        }
        let same = looked.and(TokenSet::of(print.colour())).iter();
        same.fold(self.worth.print(print), |value, _| value * SECOND_LOOK)
    }

    fn search(&self, node: Node, best: &mut (Option<Move>, f64)) {
        let score = node.gained + self.stay(node.cell);
        if score > best.1 + 1e-9 {
            *best = (node.first, score);
        }
        if node.points == 0 {
            return;
        }
        self.look_here(node, best);
        self.ask_here(node, best);
        self.scout(node, best);
        for cell in self.ground.near(node.cell).minus(node.visited).iter().filter(|it| *it != self.beast) {
            self.search(step(node, cell, Move::Walk(cell)), best);
        }
        if !node.rode {
            let far = self.ground.near(node.cell).iter().fold(CellSet::EMPTY, |all, it| all.or(self.ground.near(it)));
            for cell in far.minus(node.visited).iter().filter(|it| *it != self.beast) {
                self.search(Node { rode: true, ..step(node, cell, Move::Ride(cell)) }, best);
            }
        }
    }

    fn look_here(&self, node: Node, best: &mut (Option<Move>, f64)) {
        let Some(print) = self.hidden[node.cell.idx()] else { return };
        let value = self.value(print, node.looked);
        if value > 0.0 && !self.closed.contains(node.cell) {
            self.search(
                Node {
                    points: node.points - 1,
                    looked: node.looked.with(print),
                    gained: node.gained + value,
                    first: node.first.or(Some(Move::Examine)),
                    ..node
                },
                best,
            );
        }
    }

    fn ask_here(&self, node: Node, best: &mut (Option<Move>, f64)) {
        for (nth, desk) in self.desks.iter().enumerate().filter(|it| it.1.cell == node.cell) {
            if node.consulted >> nth & 1 == 1 || node.points < desk.cost {
                continue;
            }
            let (places, value) = self.worth.best_places(&desk.prints);
            if value > 0.0 {
                let seen = places.iter().filter_map(|it| desk.prints.get(*it));
                let looked = seen.fold(node.looked, |all, it| all.with(*it));
                let ask = Move::Consult(desk.shelf, places.into_iter().collect());
                self.search(
                    Node {
                        points: node.points - desk.cost,
                        looked,
                        consulted: node.consulted | 1 << nth,
                        gained: node.gained + value,
                        first: node.first.or(Some(ask)),
                        ..node
                    },
                    best,
                );
            }
        }
    }

    fn scout(&self, node: Node, best: &mut (Option<Move>, f64)) {
        for (nth, (who, land)) in self.scouts.iter().enumerate() {
            if node.scouted >> nth & 1 == 1 {
                continue;
            }
            let prints = self.ground.with(*land).iter().filter_map(|it| Some((it, self.hidden[it.idx()]?)));
            let valued = prints.map(|(cell, print)| (cell, print, self.value(print, node.looked)));
            let Some((cell, print, value)) = valued.max_by(|one, two| one.2.total_cmp(&two.2)) else { continue };
            if value > 0.0 {
                self.search(
                    Node {
                        points: node.points - 1,
                        looked: node.looked.with(print),
                        scouted: node.scouted | 1 << nth,
                        gained: node.gained + value,
                        first: node.first.or(Some(Move::Scout(*who, cell))),
                        ..node
                    },
                    best,
                );
            }
        }
    }

    /// What all prints of a colour that lie somewhere else than here would be worth, for the Suspect.
    pub(super) fn colour(&self, colour: Colour) -> f64 {
        let lying = self.hidden.iter().flatten().filter(|it| it.colour() == colour);
        lying.map(|it| self.worth.print(*it)).sum()
    }

    /// What a look at the print of a cell is worth.
    pub(super) fn at(&self, cell: Cell) -> f64 {
        self.hidden[cell.idx()].map_or(0.0, |it| self.worth.print(it))
    }

    pub(super) fn danger(&self, cell: Cell) -> f64 {
        self.danger[cell.idx()]
    }

    pub(super) fn print(&self, print: Token) -> f64 {
        self.worth.print(print)
    }
}

fn step(node: Node, cell: Cell, mv: Move) -> Node {
    Node { cell, points: node.points - 1, visited: node.visited.with(cell), first: node.first.or(Some(mv)), ..node }
}

/// How strongly the likeliest lair draws: more when it is likely, and when the end is near.
fn pull(view: &View, chance: f64) -> f64 {
    if chance > 0.9 {
        3.0
    } else if view.deck.last_rounds {
        0.3 * chance
    } else {
        0.05 * chance
    }
}

/// The archives that can be consulted on a cell.
fn desks(view: &View, seat: Seat, ground: &Ground) -> Vec<Desk> {
    let tokens = |prints: &[gevaudan::PrintView]| prints.iter().map(|it| it.print).collect::<Vec<_>>();
    if view.players.len() == 1 {
        return vec![Desk { shelf: Shelf::Town, cell: ground.church, prints: tokens(&view.town), cost: 1 }];
    }
    let others = view.players.iter().enumerate().filter(|it| it.0 != seat.idx() && !it.1.archive.is_empty());
    let desk = |(at, it): (usize, &gevaudan::PlayerView)| {
        let dear = it.out.is_none() && it.hunter == gevaudan::Hunter::Egoiste && view.options.abilities.is_on();
        let cost = if dear { 2 } else { 1 };
        Some(Desk { shelf: Shelf::Hunter(Seat::at(at)), cell: it.cell?, prints: tokens(&it.archive), cost })
    };
    others.filter_map(desk).collect()
}
