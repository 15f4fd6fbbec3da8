//! `reference`: deduces from each player's tokens by themselves, asks where it learns most, gives away little, and searches
//! when a hex is likely enough.

use cryptide::{Act, Belief, ClueSet, Cryptide, Hex, HexSet, Move, QuestionKind};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use table::{Belief as _, Bot, Decision, Seat, Seen, Viewer, below};

use super::chances::{Allowing, Chances};

/// It searches a hex that is at least so likely.
const LIKELY: f64 = 0.4;
/// What a penalty cube costs, in bits.
const PENALTY: f64 = 0.5;

pub(super) struct Reference {
    seat: Seat,
    rng: Pcg64Mcg,
    mind: Option<(Belief, Allowing)>,
}

impl Reference {
    pub(super) fn new(seat: Seat, seed: u64) -> Self {
        Self { seat, rng: Pcg64Mcg::seed_from_u64(seed), mind: None }
    }

    fn decide(&mut self, decision: &Decision<'_, Cryptide>) -> Option<Move> {
        if decision.moves.contains(&Act::Agree.into()) {
            return Some(Act::Agree.into()); // a hint serves all alike, and somebody wants it
        }
        let (belief, allowing) = self.mind.as_ref()?;
        let question = decision.view.question?;
        let fits = belief.masks().fits(decision.view.clue?);
        match (question.kind, question.hex) {
            (QuestionKind::Turn, _) => act(belief, allowing, self.seat, fits),
            (QuestionKind::Answer | QuestionKind::Search, Some(hex)) => {
                Some(if fits.contains(hex) { Act::Disc(hex) } else { Act::Cube(hex) }.into())
            }
            _ => {
                let own = belief.public_list(self.seat);
                place(decision.moves, own, allowing, fits, &mut self.rng)
            }
        }
    }
}

/// The honest placement that leaves most clues open to those who wonder about ours.
pub(super) fn place(
    moves: &[Move],
    own: ClueSet,
    allowing: &Allowing,
    fits: HexSet,
    rng: &mut Pcg64Mcg,
) -> Option<Move> {
    let left = |mv: &Move| match mv.act() {
        Act::Cube(hex) if !fits.contains(hex) => own.len() - allowing.among(own, hex).len(),
        Act::Disc(hex) if fits.contains(hex) => allowing.among(own, hex).len(),
        _ => 0,
    };
    let best = moves.iter().map(left).max()?;
    let good: Vec<&Move> = moves.iter().filter(|it| left(it) == best).collect();
    good.get(below(good.len() as u32, rng) as usize).map(|it| **it)
}

/// Whether a placement says what the clue says.
pub(super) fn is_honest(placement: Move, fits: HexSet) -> bool {
    match placement.act() {
        Act::Cube(hex) => !fits.contains(hex),
        Act::Disc(hex) => fits.contains(hex),
        _ => false,
    }
}

/// The action of a turn.
pub(super) fn act(belief: &Belief, allowing: &Allowing, own: Seat, fits: HexSet) -> Option<Move> {
    let shown = belief.shown();
    let closed = shown.iter().fold(HexSet::EMPTY, |all, it| all.or(it.cubes));
    let inference = belief.inference();
    let lists = inference.lists();
    let others: Vec<Seat> = Seat::all(lists.len()).filter(|it| *it != own).collect();
    let others_lists: Vec<ClueSet> = others.iter().map(|it| lists[it.idx()]).collect();
    let chances = Chances::new(allowing, &others_lists, fits.minus(closed));
    let Some((likeliest, chance)) = chances.best() else {
        return fits.minus(closed).first().map(|hex| Act::Search(hex).into());
    };
    if chance >= LIKELY {
        return Some(Act::Search(likeliest).into());
    }
    let question = |seat: &Seat| {
        let open = closed.or(shown[seat.idx()].discs).complement();
        open.iter().map(|hex| (value(&chances, allowing, lists[seat.idx()], hex), hex, *seat)).collect::<Vec<_>>()
    };
    let best = others.iter().flat_map(question).min_by(|one, two| one.0.total_cmp(&two.0));
    Some(best.map_or(Act::Search(likeliest), |(_, hex, seat)| Act::Ask(hex, seat)).into())
}

/// What is still unknown after asking somebody with this list about a hex, in bits; what a penalty gives away counts too.
fn value(chances: &Chances, allowing: &Allowing, list: ClueSet, hex: Hex) -> f64 {
    let yes = allowing.among(list, hex);
    let no = list.minus(yes);
    let share = yes.len() as f64 / list.len().max(1) as f64;
    let after = |list_after: ClueSet| {
        if list_after.is_empty() { 0.0 } else { chances.entropy_with(allowing, list, list_after) }
    };
    share * after(yes) + (1.0 - share) * (after(no) + PENALTY)
}

impl Bot<Cryptide> for Reference {
    fn see(&mut self, seen: &Seen<Cryptide>) {
        match &mut self.mind {
            Some((belief, _)) => belief.update(seen),
            None => {
                let belief = Belief::new(Viewer::Seat(self.seat), &seen.view);
                let allowing = Allowing::new(belief.masks());
                self.mind = Some((belief, allowing));
            }
        }
    }

    fn choose(&mut self, decision: &Decision<'_, Cryptide>) -> Move {
        self.decide(decision).filter(|it| decision.moves.contains(it)).unwrap_or(decision.moves[0])
    }
}
