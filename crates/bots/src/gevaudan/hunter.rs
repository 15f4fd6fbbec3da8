//! How a hunter plays who does not search: he plans his whole turn, goes on looking where it helps most, keeps out of the Beast's
//! way, and lays his trap when he is sure enough or when time is out. He decides in microseconds, so that whole hunts can be
//! played in one's head with him on every seat.

use gevaudan::{CellSet, Character, Colour, Glance, Hunter, Move, QuestionKind, Source};

use super::finale::Finale;
use super::habits::Habits;
use super::know::{Know, Leanings, likeliest};
use super::land::Land;
use super::reply::reply;
use super::tour::Tour;

/// Looks on the way to a trap that he thinks of.
const LOOKS: u8 = 2;

/// What happens in one moment of a hunt.
pub(super) struct Moment<'a> {
    glance: &'a Glance<'a>,
    land: &'a Land,
    habits: &'a Habits,
    tour: Tour<'a>,
}

impl<'a> Moment<'a> {
    pub(super) fn new(glance: &'a Glance<'a>, land: &'a Land, habits: &'a Habits, leanings: Option<&Leanings>) -> Self {
        Self::of_know(glance, land, habits, Know::of(glance, leanings))
    }

    /// The same for somebody who thinks that he knows this.
    pub(super) fn of_know(glance: &'a Glance<'a>, land: &'a Land, habits: &'a Habits, know: Know) -> Self {
        Self { glance, land, habits, tour: Tour::new(glance, land, habits, know) }
    }

    /// What he does; none if it does not matter.
    pub(super) fn decide(&self) -> Option<Move> {
        match self.glance.question()? {
            QuestionKind::Turn => Some(self.affordable(self.turn())),
            other => reply(self.glance, &self.tour, other),
        }
    }

    /// What he is asked.
    pub(super) fn question(&self) -> Option<QuestionKind> {
        self.glance.question()
    }

    /// Whether a move is worth thinking about: one of each kind that he cannot tell from others of its kind.
    pub(super) fn deserves_trial(&self, mv: Move) -> bool {
        match mv {
            Move::Note(..) | Move::Swap(_) | Move::Consult(..) | Move::Envoy(..) | Move::Scout(..) => false,
            Move::Trap => self.chance_here() > 0.1,
            Move::Walk(cell) => cell != self.glance.beast() || self.tour.chances[cell.idx() % 16] > 0.2,
            Move::Ride(cell) => self.tour.look_at(cell) > 0.0,
            _ => true,
        }
    }

    /// The chance that the lair is where he stands.
    pub(super) fn chance_here(&self) -> f32 {
        let cell = self.glance.cell(self.glance.seat()).filter(|it| !it.is_refuge());
        cell.map_or(0.0, |it| self.tour.chances[it.idx()])
    }

    /// Points there are, with those that Pense-Bêtes would give.
    fn points(&self) -> u8 {
        let lays = self.glance.spends_cubes() && self.habits.figures.lays_notes;
        let notes = if lays { self.glance.open_notes().count() as u8 } else { 0 };
        self.glance.points() + notes
    }

    /// The move, or a Pense-Bête where it wants a point that is not there.
    fn affordable(&self, mv: Move) -> Move {
        let cost = match mv {
            Move::Walk(_) | Move::Examine | Move::Archive | Move::Scout(..) | Move::Ride(_) | Move::Marquis(_) => 1,
            Move::Consult(shelf, _) | Move::Envoy(shelf, _) => self.glance.consult_cost(shelf).unwrap_or(1),
            _ => 0,
        };
        if self.glance.points() >= cost { mv } else { self.note().unwrap_or(Move::End) }
    }

    /// A Pense-Bête for the cube, true if he knows what is true.
    fn note(&self) -> Option<Move> {
        let there = |it: &Colour| self.tour.know.there[it.idx()];
        let sure = |it: &Colour| (there(it) - 0.5).abs();
        let colour = self.glance.open_notes().max_by(|one, two| sure(one).total_cmp(&sure(two)))?;
        Some(Move::Note(colour, there(&colour) >= 0.5))
    }

    fn turn(&self) -> Move {
        if self.glance.has_suspected() {
            return self.solicit().unwrap_or(Move::End);
        }
        self.trap().or_else(|| self.opening()).unwrap_or_else(|| self.act())
    }

    /// The way to a trap, if there is no more time or he is sure enough.
    fn trap(&self) -> Option<Move> {
        let is_last = self.glance.is_last_round();
        let sure = self.tour.sure;
        if !is_last && likeliest(&self.tour.chances).1 < sure {
            return None;
        }
        let depth = if is_last { LOOKS } else { 1 };
        let way = self.way_to_trap(depth);
        if is_last || way.0 >= sure { way.1 } else { None }
    }

    /// The chance of the best trap of this turn, and what comes first on the way to it.
    pub(super) fn way_to_trap(&self, depth: u8) -> (f32, Option<Move>) {
        let finale = Finale::new(self.land, self.tour.wanted_cells(), depth);
        let way = finale.best(self.glance, &self.tour.know, self.points());
        (way.chance, way.first)
    }

    /// Healing, the Suspect and soliciting come first.
    fn opening(&self) -> Option<Move> {
        if !self.glance.is_opening() || self.glance.is_last_round() {
            return None;
        }
        let seat = self.glance.seat();
        let plan = self.tour.best();
        let wounds = usize::from(self.glance.wounds(seat));
        if wounds > 0 && (!self.glance.has_solicited() || self.glance.owns(seat, Character::CHIRURGIEN)) {
            let worth = |cell: &gevaudan::Cell| self.tour.end_at(*cell);
            let refuge = CellSet::REFUGES.iter().max_by(|one, two| worth(one).total_cmp(&worth(two)))?;
            let healed = self.habits.figures.heal[wounds.min(2) - 1] + worth(&refuge);
            if healed > plan.worth {
                return Some(Move::Heal(refuge));
            }
        }
        if self.glance.owns(seat, Character::SUSPECT) {
            let worth = |it: &Colour| self.tour.whole_colour(*it);
            let colour = Colour::ALL.into_iter().max_by(|one, two| worth(one).total_cmp(&worth(two)))?;
            let stay = self.glance.cell(seat).map_or(0.0, |it| self.tour.end_at(it));
            if worth(&colour) + stay > plan.worth {
                return Some(Move::Suspect(colour));
            }
        }
        self.solicit()
    }

    /// The most useful Character that can be paid for and needs no room to be made.
    fn solicit(&self) -> Option<Move> {
        let glance = self.glance;
        let seat = glance.seat();
        if !glance.has_characters() || glance.has_solicited() || glance.influence(seat) == 0 {
            return None;
        }
        if Character::all().filter(|it| glance.owns(seat, *it)).count() > 1 {
            return None;
        }
        let charms = glance.has_token(seat, Hunter::Diplomate);
        let mut best = (1, None);
        for source in [Source::Space(2), Source::Space(1), Source::Space(0), Source::Top] {
            let rank = glance.offered(source).map_or(0, rank);
            let mv = match source {
                Source::Space(2) => Some(Move::Solicit(source, None)),
                _ if charms => Some(Move::Charm(source, None)),
                Source::Top => None,
                Source::Space(_) => (glance.influence(seat) > 1).then_some(Move::Solicit(source, None)),
            };
            if rank > best.0 && mv.is_some() {
                best = (rank, mv);
            }
        }
        best.1
    }

    /// The best plan for the points that are left.
    fn act(&self) -> Move {
        let glance = self.glance;
        if glance.may_use_token(Hunter::GardeChasse) && self.is_beside_beast() {
            return Move::Shot;
        }
        let plan = self.tour.best();
        if let Some(mv) = plan.first {
            return mv;
        }
        let spare = glance.base_points() > 0;
        if glance.can_archive() && spare {
            let poor = glance.has_characters() && glance.influence(glance.seat()) < 3;
            if poor || self.habits.figures.archive > 0.0 {
                return Move::Archive;
            }
        }
        if glance.may_use_token(Hunter::Discret) && self.is_in_danger() {
            return Move::Wall;
        }
        self.solicit().filter(|_| !glance.is_last_round()).unwrap_or(Move::End)
    }

    fn is_beside_beast(&self) -> bool {
        let cell = self.glance.cell(self.glance.seat());
        cell.is_some_and(|it| self.land.near(self.glance.beast()).contains(it))
    }

    fn is_in_danger(&self) -> bool {
        let cell = self.glance.cell(self.glance.seat());
        cell.is_some_and(|it| !it.is_refuge() && self.tour.danger(it) > 0.3)
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
