//! Where is the habitat, and what is somebody's clue? Tokens strike clues, and together they leave one hex.

use cryptide::infer::{Inference, Shown, possible_clues};
use cryptide::{Belief, Clue, ClueSet, Hex, Hint, Map, Masks, Mode, TableKind, Token};
use serde_json::{Value, json};
use table::Seat;

use crate::case::{Case, Known, Left};
use crate::proof::Flaw;

enum Says {
    Clue(Seat, Clue),
    Hint(Hint),
    Token(Seat, Hex, Token),
}

struct Tokens {
    facts: Vec<Value>,
    says: Vec<Says>,
    masks: Masks,
    mode: Mode,
    n_seats: usize,
    /// Whose clue is asked for; the habitat if nobody's.
    asked: Option<Seat>,
}

/// Where the habitat is, for a player.
pub(crate) fn habitat(belief: &Belief) -> Result<Box<dyn Case>, Flaw> {
    let case = Tokens::new(belief, None)?;
    Ok(Box::new(case))
}

/// What somebody's clue is, for everybody: by his own tokens.
pub(crate) fn clue(belief: &Belief, of: Seat) -> Result<Box<dyn Case>, Flaw> {
    let mut case = Tokens::new(belief, Some(of))?;
    let about = |it: &Says| matches!(it, Says::Token(seat, ..) if *seat == of) || matches!(it, Says::Hint(_));
    let kept: Vec<usize> = (0..case.says.len()).filter(|it| about(&case.says[*it])).collect();
    case.facts = kept.iter().map(|it| case.facts[*it].clone()).collect();
    let mut at = 0;
    case.says.retain(|_| {
        at += 1;
        kept.contains(&(at - 1))
    });
    Ok(Box::new(case))
}

impl Tokens {
    fn new(belief: &Belief, asked: Option<Seat>) -> Result<Self, Flaw> {
        let view = belief.view();
        if view.end.is_some() || view.options.table == TableKind::Honour {
            return Err(Flaw::Unfit("the tokens must be true and the game open".into()));
        }
        let map: Map = view.map.code.parse().map_err(|_| Flaw::Unfit("this is no map".into()))?;
        let own = belief.viewer().seat();
        let (mut facts, mut says) = (Vec::new(), Vec::new());
        if let (Some(seat), Some(clue)) = (own, view.clue) {
            facts.push(json!({ "type": "clue", "clue": clue.to_string() }));
            says.push(Says::Clue(seat, clue));
        }
        if let Some(hint) = view.hint {
            facts.push(json!({ "type": "hint", "hint": hint.to_string() }));
            says.push(Says::Hint(hint));
        }
        for on in &view.tokens {
            for laid in on.tokens.iter().filter(|it| Some(Seat::at(it.seat.into())) != own) {
                facts.push(
                    json!({ "type": "token", "seat": laid.seat, "token": laid.token, "hex": on.hex.to_string() }),
                );
                says.push(Says::Token(Seat::at(laid.seat.into()), on.hex, laid.token));
            }
        }
        Ok(Self { facts, says, masks: map.masks(), mode: map.mode(), n_seats: view.players.len(), asked })
    }

    /// The clues that each seat can have by these facts.
    fn lists(&self, known: Known) -> Vec<ClueSet> {
        let mut shown = vec![Shown::default(); self.n_seats];
        let (mut own, mut hint) = (None, None);
        for fact in known.iter() {
            match self.says[fact] {
                Says::Clue(seat, clue) => own = Some((seat, clue)),
                Says::Hint(it) => hint = Some(it),
                Says::Token(seat, hex, Token::Disc) => shown[seat.idx()].discs = shown[seat.idx()].discs.with(hex),
                Says::Token(seat, hex, Token::Cube) => shown[seat.idx()].cubes = shown[seat.idx()].cubes.with(hex),
            }
        }
        let mut lists: Vec<ClueSet> =
            shown.iter().map(|it| possible_clues(&self.masks, self.mode, *it, hint)).collect();
        if let Some((seat, clue)) = own {
            lists[seat.idx()] = ClueSet::one(clue);
        }
        lists
    }
}

impl Case for Tokens {
    fn facts(&self) -> &[Value] {
        &self.facts
    }

    fn left(&self, known: Known) -> Option<Left> {
        let lists = self.lists(known);
        Some(Left::of(match self.asked {
            Some(seat) => lists[seat.idx()].iter().map(|it| it.to_string()).collect(),
            // Every assignment of different clues that leaves exactly one hex (CRY-33).
            None => Inference::new(self.masks, &lists).joint().habitat.iter().map(|it| it.to_string()).collect(),
        }))
    }

    fn choices(&self) -> Vec<String> {
        match self.asked {
            Some(_) => ClueSet::of_mode(self.mode).iter().map(|it| it.to_string()).collect(),
            None => Hex::all().map(|it| it.to_string()).collect(),
        }
    }
}
