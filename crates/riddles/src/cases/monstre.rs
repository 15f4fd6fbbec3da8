//! Who holds the Monster? What was seen of hands, what changed hands, and Hunters that missed.

use monstre::{Belief, Learnt, View};
use serde_json::{Value, json};

use crate::case::{Case, Known, Left};
use crate::proof::Flaw;

struct Holder {
    belief: Belief,
    facts: Vec<Value>,
    n_seats: usize,
    own: usize,
}

/// The case of a player who does not hold the Monster and is not shown where it is.
pub(crate) fn holder(view: &View, belief: &Belief) -> Result<Box<dyn Case>, Flaw> {
    let Some(own) = view.seat.map(usize::from) else { return Err(Flaw::Unfit("a seat is asked".into())) };
    let shown = view.players.iter().any(|it| it.known.iter().any(|it| it.is_monster()));
    if view.question.is_none() || shown {
        return Err(Flaw::Unfit("the Monster lies open to this seat".into()));
    }
    let fact = |learnt: Learnt| match learnt {
        Learnt::Hand { seat, cards } => json!({ "type": "hand", "side": seat, "cards": cards }),
        Learnt::Passed { from, to, cards } => json!({ "type": "passed", "by": from, "side": to, "cards": cards }),
        Learnt::Missed { seat, number } => json!({ "type": "missed", "side": seat, "number": number }),
        Learnt::NoHunter { seat } => json!({ "type": "no_hunter", "side": seat }),
    };
    let facts = belief.learnt().into_iter().map(fact).collect();
    Ok(Box::new(Holder { belief: belief.clone(), facts, n_seats: view.players.len(), own }))
}

impl Case for Holder {
    fn facts(&self) -> &[Value] {
        &self.facts
    }

    fn left(&self, known: Known) -> Option<Left> {
        let holders = self.belief.holders(|it| known.has(it))?;
        Some(Left::of(holders.iter().map(|it| it.to_string()).collect()))
    }

    fn choices(&self) -> Vec<String> {
        (0..self.n_seats).filter(|it| *it != self.own).map(|it| (it + 1).to_string()).collect()
    }
}
