//! Where is the lair? Three equal clues of a colour settle it; a trap that failed rules out its cell.

use gevaudan::{Belief, Cell, Colour, Out, Token, View};
use serde_json::{Value, json};

use crate::case::{Case, Known, Left};
use crate::proof::Flaw;

/// What one fact says of the lair.
#[derive(Clone, Copy)]
enum Says {
    /// It has the parameter, or has it not.
    Has(Colour, bool),
    /// Nothing for certain: too few prints of the colour were seen.
    Nothing,
    /// It is not there.
    Not(Cell),
}

struct Lair {
    facts: Vec<Value>,
    says: Vec<Says>,
    /// The terrain cells with their parameters.
    cells: Vec<(Cell, Vec<Colour>)>,
}

/// The case of a hunter who still looks for the lair.
pub(crate) fn lair(view: &View, belief: &Belief) -> Result<Box<dyn Case>, Flaw> {
    if view.end.is_some() || view.opened.is_some() {
        return Err(Flaw::Unfit("the box was opened".into()));
    }
    let cells = view.board.cells.iter().filter(|it| !it.refuge).map(|it| (it.cell, it.has.clone())).collect();
    let (mut facts, mut says) = (Vec::new(), Vec::new());
    for colour in Colour::ALL {
        let faces: Vec<bool> = Token::all()
            .filter(|it| it.colour() == colour)
            .filter_map(|it| belief.known(it))
            .map(|it| it.is_present())
            .collect();
        if faces.is_empty() {
            continue;
        }
        let present = faces.iter().filter(|it| **it).count();
        let absent = faces.len() - present;
        facts.push(json!({ "type": "prints", "colour": colour, "present": present, "absent": absent }));
        // Three of six are present: who has seen three of a kind knows what the box holds, and the lair is its opposite.
        says.push(match (present, absent) {
            (3, _) => Says::Has(colour, true),
            (_, 3) => Says::Has(colour, false),
            _ => Says::Nothing,
        });
    }
    for cell in &view.failed {
        let by = view.players.iter().position(|it| it.out == Some(Out::Trap) && it.cell == Some(*cell));
        facts.push(json!({ "type": "trap", "cell": cell, "seat": by }));
        says.push(Says::Not(*cell));
    }
    Ok(Box::new(Lair { facts, says, cells }))
}

impl Case for Lair {
    fn facts(&self) -> &[Value] {
        &self.facts
    }

    fn left(&self, known: Known) -> Option<Left> {
        let fits = |cell: Cell, has: &[Colour]| {
            known.iter().all(|fact| match self.says[fact] {
                Says::Has(colour, there) => has.contains(&colour) == there,
                Says::Nothing => true,
                Says::Not(other) => cell != other,
            })
        };
        Some(Left::of(self.cells.iter().filter(|it| fits(it.0, &it.1)).map(|it| it.0.to_string()).collect()))
    }

    fn choices(&self) -> Vec<String> {
        self.cells.iter().map(|it| it.0.to_string()).collect()
    }
}
