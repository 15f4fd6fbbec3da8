//! What a hunter answers when he is asked something that is no turn.

use gevaudan::{Arrow, Cell, CellSet, Glance, Hunter, Move, QuestionKind, Shelf};
use table::Seat;

use super::know::likeliest;
use super::tour::Tour;

/// The answer; `None` if one is as good as another.
pub(super) fn reply(glance: &Glance<'_>, tour: &Tour<'_>, question: QuestionKind) -> Option<Move> {
    Some(match question {
        QuestionKind::Place => Move::Place(free_refuge(glance, tour)?),
        QuestionKind::Eveque | QuestionKind::Toll | QuestionKind::Heart | QuestionKind::TakePart => Move::Yes,
        QuestionKind::Reroll if is_hit(glance) => Move::Yes,
        QuestionKind::Reroll | QuestionKind::MereCourage => Move::No,
        QuestionKind::Church => {
            let sure = likeliest(&tour.chances).1 > 0.9;
            if glance.has_characters() && !sure { Move::Yes } else { Move::No }
        }
        QuestionKind::Keep => {
            let place = glance.consultation().1.iter().next()?;
            Move::Keep(place as u8)
        }
        QuestionKind::Lead => return best(glance, Move::Lead, |cell| led(tour, cell)),
        QuestionKind::Paysan | QuestionKind::Drive => {
            let further = best(glance, Move::Further, |cell| further(glance, tour, cell));
            further.unwrap_or(Move::No)
        }
        QuestionKind::Peek => {
            let side = Seat::at((glance.seat().idx() + 1) % glance.n_seats());
            let prints = glance.shelf(Shelf::Hunter(side)).iter().enumerate();
            let worth = |print| tour.print(print);
            let best = prints.max_by(|one, two| worth(*one.1).total_cmp(&worth(*two.1)))?;
            Move::Peek(best.0 as u8)
        }
        QuestionKind::Name => Move::Name(glance.open_names().first()?),
        QuestionKind::Turn => return None,
    })
}

fn led(tour: &Tour<'_>, cell: Cell) -> f32 {
    tour.look_at(cell) + tour.end_at(cell)
}

fn further(glance: &Glance<'_>, tour: &Tour<'_>, cell: Cell) -> f32 {
    let here = glance.cell(glance.seat()).map_or(0.0, |it| tour.end_at(it));
    tour.look_at(cell) + tour.end_at(cell) - here
}

fn best(glance: &Glance<'_>, make: impl Fn(Cell) -> Move, worth: impl Fn(Cell) -> f32) -> Option<Move> {
    let open = glance.open_steps();
    let best = open.iter().max_by(|one, two| worth(*one).total_cmp(&worth(*two)))?;
    let mv = make(best);
    (matches!(mv, Move::Lead(_)) || worth(best) > 0.0).then_some(mv)
}

fn free_refuge(glance: &Glance<'_>, tour: &Tour<'_>) -> Option<Cell> {
    let taken: CellSet = Seat::all(glance.n_seats()).filter_map(|it| glance.cell(it)).collect();
    let worth = |cell: &Cell| tour.end_at(*cell);
    CellSet::REFUGES.minus(taken).iter().max_by(|one, two| worth(one).total_cmp(&worth(two)))
}

/// Whether the Beast would cross one's own cell by the roll on the table, and wound.
fn is_hit(glance: &Glance<'_>) -> bool {
    let (Some(own), Some(arrow)) = (glance.cell(glance.seat()), glance.die()) else { return false };
    let mut at = glance.beast();
    let crossed = (0..glance.beast_steps()).any(|_| {
        at = next(glance, arrow, at);
        at == own
    });
    crossed && !glance.has_token(glance.seat(), Hunter::Devot)
}

fn next(glance: &Glance<'_>, arrow: Arrow, at: Cell) -> Cell {
    glance.arrow(arrow, at)
}
