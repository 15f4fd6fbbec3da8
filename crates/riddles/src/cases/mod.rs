//! The questions, one file a game.

pub(crate) mod bestioles;
pub(crate) mod cryptide;
pub(crate) mod gevaudan;
pub(crate) mod loups_garous;
pub(crate) mod monstre;

use cabinet::Game;
use table::{Viewer, believe};

use crate::case::Case;
use crate::file::{Ask, Riddle};
use crate::position::Position;
use crate::proof::{Flaw, Proof, prove_case};
use crate::{Fault, written};

/// The proof of a riddle, whichever its question is.
pub(crate) fn proof_of(riddle: &Riddle) -> Result<Result<Proof, Flaw>, Fault> {
    match riddle.ask {
        Ask::Win | Ask::Best => Ok(bestioles::prove(riddle, &reach(riddle)?)),
        Ask::Choice => written::prove(riddle).map(Ok),
        _ => Ok(case_of(riddle)?.and_then(|it| prove_case(it.as_ref()))),
    }
}

/// The case of a riddle that is solved by facts.
pub(crate) fn case_of(riddle: &Riddle) -> Result<Result<Box<dyn Case>, Flaw>, Fault> {
    Ok(match riddle.ask {
        Ask::Lair => with_belief::<::gevaudan::Gevaudan>(riddle, |_, belief, view| gevaudan::lair(view, belief))?,
        Ask::Habitat => with_belief::<::cryptide::Cryptide>(riddle, |_, belief, _| cryptide::habitat(belief))?,
        Ask::Clue(seat) => with_belief::<::cryptide::Cryptide>(riddle, |_, belief, _| cryptide::clue(belief, seat))?,
        Ask::Holder => with_belief::<::monstre::Monstre>(riddle, |_, belief, view| monstre::holder(view, belief))?,
        Ask::Wolf(voices) => with_belief::<::loups_garous::LoupsGarous>(riddle, |riddle, belief, _| {
            loups_garous::wolf(belief, voices, &loups_garous::said(riddle))
        })?,
        Ask::Pack(voices) => with_belief::<::loups_garous::LoupsGarous>(riddle, |riddle, belief, _| {
            loups_garous::pack(belief, voices, &loups_garous::said(riddle))
        })?,
        Ask::Win | Ask::Best | Ask::Choice => Err(Flaw::Unfit("this question is not answered by facts".into())),
    })
}

fn reach<G: Game>(riddle: &Riddle) -> Result<Position<G>, Fault> {
    if riddle.game != G::KEY {
        return Err(Fault::new(riddle.line, format!("this is no question of `{}`", riddle.game)));
    }
    Position::reach(riddle)
}

fn with_belief<G: Game>(
    riddle: &Riddle,
    then: impl FnOnce(&Riddle, &G::Belief, &G::View) -> Result<Box<dyn Case>, Flaw>,
) -> Result<Result<Box<dyn Case>, Flaw>, Fault> {
    let position = reach::<G>(riddle)?;
    let belief = believe(Viewer::Seat(riddle.seat), &position.seen);
    let belief = belief.ok_or_else(|| Fault::new(riddle.line, "nobody has seen anything yet"))?;
    Ok(then(riddle, &belief, position.view()))
}
