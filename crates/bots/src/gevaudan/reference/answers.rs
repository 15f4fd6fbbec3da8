//! What `reference` answers when it is asked something outside its turn.

use gevaudan::{Cell, Gevaudan, Move, Question, QuestionKind, View};
use table::Decision;

use super::plan::Scene;

/// The best answer; `None` if one is as good as another.
pub(super) fn answer(decision: &Decision<'_, Gevaudan>, question: &Question, scene: &Scene<'_>) -> Option<Move> {
    let view = decision.view;
    match question.kind {
        QuestionKind::Place => best(decision.moves, |cell| scene.at(cell)),
        QuestionKind::Eveque | QuestionKind::Toll | QuestionKind::Heart | QuestionKind::TakePart => Some(Move::Yes),
        QuestionKind::Reroll => Some(if is_hit(view, decision.seat.idx()) { Move::Yes } else { Move::No }),
        QuestionKind::Church => {
            let sure = scene.chance > 0.9;
            Some(if view.row.is_some() && !sure { Move::Yes } else { Move::No })
        }
        QuestionKind::MereCourage => Some(Move::No),
        QuestionKind::Keep => decision.moves.iter().find(|it| matches!(it, Move::Keep(_))).copied(),
        QuestionKind::Lead => best(decision.moves, |cell| scene.at(cell) - 0.1 * scene.danger(cell)),
        QuestionKind::Paysan | QuestionKind::Drive => best(decision.moves, |cell| scene.at(cell))
            .filter(|it| matches!(it, Move::Further(to) if scene.at(*to) > 0.0))
            .or(Some(Move::No)),
        QuestionKind::Peek => {
            let side = view.players.get(usize::from(question.side?))?;
            let worth = |place: u8| side.archive.get(usize::from(place)).map_or(0.0, |it| scene.print(it.print));
            let places = decision.moves.iter().filter_map(|it| match it {
                Move::Peek(place) => Some(*place),
                _ => None,
            });
            places.max_by(|one, two| worth(*one).total_cmp(&worth(*two))).map(Move::Peek)
        }
        QuestionKind::Name | QuestionKind::Turn => None,
    }
}

/// The move to the best cell.
fn best(moves: &[Move], worth: impl Fn(Cell) -> f64) -> Option<Move> {
    let cell = |mv: &Move| match mv {
        Move::Place(cell) | Move::Lead(cell) | Move::Further(cell) => Some(*cell),
        _ => None,
    };
    let cells = moves.iter().filter_map(|it| Some((*it, cell(it)?)));
    cells.max_by(|one, two| worth(one.1).total_cmp(&worth(two.1))).map(|it| it.0)
}

/// Whether the Beast would cross the cell of this hunter by the roll on the table.
fn is_hit(view: &View, at: usize) -> bool {
    let (Some(own), Some(arrow)) = (view.players.get(at).and_then(|it| it.cell), view.die) else { return false };
    let arrow = arrow.idx();
    let mut cell = view.beast;
    for _ in 0..view.beast_steps {
        let next = view.board.cells.iter().find(|it| it.cell == cell).and_then(|it| it.arrows.get(arrow));
        let Some(next) = next else { return false };
        cell = *next;
        if cell == own {
            return true;
        }
    }
    false
}
