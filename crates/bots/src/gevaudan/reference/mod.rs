//! `reference`: moves to learn most, keeps off the Beast's likely way, heals in time, and traps when it is sure or when time is
//! out. It forgets nothing, does not bluff, and lays no Pense-Bête.

mod answers;
mod ground;
mod plan;
mod worth;

use gevaudan::{Belief, Cell, CellSet, Character, Colour, Gevaudan, Move, QuestionKind, Source, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Viewer, pick};

use ground::Ground;
use plan::Scene;
use worth::Worth;

/// It traps where the lair is at least so likely.
const SURE: f64 = 0.95;
/// In the last round it guesses where the lair is at least so likely.
const GUESS: f64 = 0.2;

pub(super) struct Reference {
    seat: Seat,
    rng: Pcg64Mcg,
    mind: Option<(Belief, Ground)>,
}

impl Reference {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed), mind: None }
    }

    fn decide(&mut self, decision: &Decision<'_, Gevaudan>) -> Option<Move> {
        let (belief, ground) = self.mind.as_ref()?;
        let view = decision.view;
        let question = view.question.as_ref().filter(|it| usize::from(it.seat) == self.seat.idx())?;
        let chances = belief.lair();
        let scene = Scene::new(view, self.seat, ground, Worth::of(belief), &chances);
        if question.kind != QuestionKind::Turn {
            let best = answers::answer(decision, question, &scene);
            return best.or_else(|| pick(decision.moves, &mut self.rng).copied());
        }
        let turn = Turn { view, seat: self.seat, moves: decision.moves, scene: &scene };
        turn.trap(&chances).or_else(|| turn.opening()).or_else(|| turn.hurry()).or_else(|| turn.act())
    }
}

/// A turn to be played.
struct Turn<'a> {
    view: &'a View,
    seat: Seat,
    moves: &'a [Move],
    scene: &'a Scene<'a>,
}

impl Turn<'_> {
    fn cell(&self) -> Option<Cell> {
        self.view.players[self.seat.idx()].cell
    }

    /// Points that can be spent.
    fn points(&self) -> u8 {
        let turn = self.view.turn.as_ref();
        let cubes = self.view.players[self.seat.idx()].cubes;
        turn.map_or(0, |it| it.points + if it.cubes { cubes } else { 0 })
    }

    fn offered(&self, mv: Move) -> Option<Move> {
        self.moves.contains(&mv).then_some(mv)
    }

    /// The trap, if this is the place; in the last round on a guess too, once nothing better can be reached.
    fn trap(&self, chances: &[f64]) -> Option<Move> {
        let cell = self.cell()?;
        let here = chances.get(cell.idx()).copied().unwrap_or(0.0);
        let better = self.scene.steps[cell.idx()] <= self.points() && self.scene.chance > here;
        let out_of_time = self.view.last_round && here >= GUESS && !better;
        if here >= SURE || out_of_time { self.offered(Move::Trap) } else { None }
    }

    /// Healing, the Suspect and soliciting come first.
    fn opening(&self) -> Option<Move> {
        let me = &self.view.players[self.seat.idx()];
        let opening = self.view.turn.as_ref().is_some_and(|it| it.opening);
        if !opening || self.view.last_round || self.can_win() {
            return None;
        }
        if me.wounds == 2 && self.moves.iter().any(|it| matches!(it, Move::Heal(_))) {
            let rich = |cell: &Cell| self.scene.at(*cell);
            let best = CellSet::REFUGES.iter().max_by(|one, two| rich(one).total_cmp(&rich(two)))?;
            return self.offered(Move::Heal(best));
        }
        let suspects =
            Colour::ALL.into_iter().max_by(|one, two| self.scene.colour(*one).total_cmp(&self.scene.colour(*two)));
        let suspect = suspects.filter(|it| self.scene.colour(*it) > 1.0).map(Move::Suspect);
        suspect.and_then(|it| self.offered(it)).or_else(|| self.solicit())
    }

    /// Whether the lair is known and within reach.
    fn can_win(&self) -> bool {
        self.scene.chance >= SURE && self.cell().is_some_and(|it| self.scene.steps[it.idx()] <= self.points())
    }

    /// The most useful Character that can be paid for and needs no room to be made.
    fn solicit(&self) -> Option<Move> {
        let row = self.view.row.as_ref()?;
        let worth = |mv: &Move| match mv {
            Move::Solicit(Source::Space(space), None) | Move::Charm(Source::Space(space), None) => {
                row.spaces.get(usize::from(*space)).and_then(|it| it.character).map_or(0, rank)
            }
            Move::Charm(Source::Top, None) => row.top.map_or(0, rank),
            _ => 0,
        };
        self.moves.iter().copied().filter(|it| worth(it) > 1).max_by_key(worth)
    }

    /// When the lair is known or time is out, the shortest way to the likeliest cell within reach.
    fn hurry(&self) -> Option<Move> {
        let steps = self.scene.steps[self.cell()?.idx()];
        let hurried = self.scene.chance >= SURE || self.view.last_round;
        if !hurried || steps == 0 || steps > self.points() {
            return None;
        }
        let closer = |mv: &&Move| matches!(mv, Move::Walk(to) if self.scene.steps[to.idx()] < steps);
        self.moves.iter().find(closer).copied()
    }

    /// The best plan for the points that are left.
    fn act(&self) -> Option<Move> {
        let cell = self.cell()?;
        let (first, _) = self.scene.best(cell, self.points());
        let late = || self.solicit().filter(|_| !self.view.last_round);
        let archive = || {
            let poor = self.view.row.is_some() && self.view.players[self.seat.idx()].influence < 3;
            self.offered(Move::Archive).filter(|_| poor)
        };
        first.and_then(|it| self.offered(it)).or_else(archive).or_else(late).or_else(|| self.offered(Move::End))
    }
}

/// How useful a Character is to one who wants to know; 0 and 1 are not worth Influence.
fn rank(character: Character) -> u8 {
    match character {
        Character::SUSPECT => 9,
        Character::PROCUREUR | Character::PASSEUR | Character::GARDE_FORESTIER | Character::DRAGON => 8,
        Character::CAVALIER | Character::CHIRURGIEN => 5,
        Character::PRINCE | Character::COMBATTANTE | Character::MARQUIS => 1,
        it if it.is_paysan() => 6,
        _ => 3,
    }
}

impl Bot<Gevaudan> for Reference {
    fn see(&mut self, seen: &Seen<Gevaudan>) {
        match &mut self.mind {
            Some((belief, _)) => belief.update(seen),
            None => {
                let belief = Belief::new(Viewer::Seat(self.seat), &seen.view);
                self.mind = Some((belief, Ground::of(&seen.view)));
            }
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Gevaudan>) -> Move {
        self.decide(decision).filter(|it| decision.moves.contains(it)).unwrap_or(decision.moves[0])
    }
}
