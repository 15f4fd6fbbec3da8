//! What must hold in every state.

use table::{Audit, Rng, Rules, Seat, Silent, Viewer};

use crate::clue::{Clue, ClueSet};
use crate::hex::{Hex, HexSet};
use crate::hint::Hint;
use crate::infer::{Inference, Shown, possible_clues};
use crate::moves::{Act, Move};
use crate::setup::{MAX_PLAYERS, Setup};
use crate::state::{Ask, State};
use crate::{Answers, Cryptide, Difficulty, First, Mode, Options, TableKind};

impl Audit for Cryptide {
    /// On strict tables every turn adds a token. On honour tables corrections may go on, but searches end games.
    const LONGEST: usize = 20_000;

    fn audit(state: &State) -> Result<(), String> {
        audit_setup(state)?;
        audit_tokens(state)?;
        let open = !matches!(state.ask, Ask::Over { .. });
        if open && (state.closed == HexSet::ALL || state.asked.idx() >= state.n_seats()) {
            return Err(format!("nobody can act: {:?}", state.ask));
        }
        Ok(())
    }

    fn universe(_n_seats: usize) -> Vec<Move> {
        let mut all = vec![Act::Hint, Act::Agree];
        for hex in Hex::all() {
            all.extend([Act::Cube(hex), Act::Disc(hex), Act::Search(hex), Act::Fix(hex, None)]);
            all.extend(Seat::all(MAX_PLAYERS).map(|it| Act::Ask(hex, it)));
            all.extend(Hex::all().map(|it| Act::Fix(hex, Some(it))));
        }
        all.into_iter().map(Move::new).collect()
    }

    fn twin<R: Rng>(before: &State, after: &State, mv: Move, viewer: Viewer, rng: &mut R) -> Option<(State, Move)> {
        if let Ask::Over { .. } = after.ask {
            return None; // the clues are shown
        }
        let setup = other_setup(after, viewer, rng)?;
        let other = before.with_setup(setup);
        let mut then = other;
        let seat = if matches!(mv.act(), Act::Hint | Act::Agree | Act::Fix(..)) {
            mover(before, after)?
        } else {
            before.asked
        };
        Cryptide::play(&mut then, seat.into(), mv, rng, &mut Silent).ok()?;
        // Another clue may have, or lack, a place for what is due (CRY-25).
        (then.ask == after.ask && then.asked == after.asked).then_some((other, mv))
    }

    fn variants() -> Vec<Options> {
        let plain = Options::default();
        let click = Options { answers: Answers::Click, ..plain };
        let honour = Options { table: TableKind::Honour, ..plain };
        let mut typed = Options { first: First::Seat3, ..plain };
        typed.setup.push_str("B9618A0A6573327B39");
        let firsts = [First::Drawn, First::Seat1, First::Seat2, First::Drawn];
        let difficulties = [Difficulty::Any, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];
        let mut variants = vec![typed];
        for mode in Mode::ALL {
            variants.push(Options { mode, ..honour });
            for (difficulty, first) in difficulties.into_iter().zip(firsts) {
                variants.extend([plain, click].map(|it| Options { mode, difficulty, first, ..it }));
            }
        }
        variants
    }
}

fn audit_setup(state: &State) -> Result<(), String> {
    let setup = &state.setup;
    let again = Setup::new(*setup.map(), setup.clues(), setup.hint()).map_err(|it| it.to_string())?;
    let masks = setup.map().masks();
    let remembered = setup.clues().iter().zip(state.fits).all(|(clue, fits)| masks.fits(*clue) == fits);
    if again != *setup || !remembered {
        return Err("the setup has changed".into());
    }
    Ok(())
}

/// One token a seat and hex, one cube a hex, all of them in the piles; on strict tables all of them honest.
fn audit_tokens(state: &State) -> Result<(), String> {
    let mut cubes = HexSet::EMPTY;
    for seat in Seat::all(state.n_seats()) {
        if !state.discs(seat).and(state.cubes(seat)).is_empty() {
            return Err(format!("seat {seat} has two tokens on one hex"));
        }
        if !state.cubes(seat).and(cubes).is_empty() {
            return Err(format!("seat {seat} has a cube on another one"));
        }
        cubes = cubes.or(state.cubes(seat));
        let honest =
            state.discs(seat).is_within(state.fits(seat)) && state.cubes(seat).and(state.fits(seat)).is_empty();
        if state.is_strict() && !honest {
            return Err(format!("seat {seat} has a dishonest token at a strict table"));
        }
    }
    if cubes != state.closed {
        return Err("hexes with cubes are not those that are closed".into());
    }
    for hex in Hex::all() {
        let mut piled: Vec<Seat> = state.piles[hex.idx()].seats().collect();
        piled.sort_unstable();
        if !piled.into_iter().eq(Seat::all(state.n_seats()).filter(|it| state.tokens(*it).contains(hex))) {
            return Err(format!("the pile on {hex} is not what lies there"));
        }
    }
    Ok(())
}

impl State {
    /// The same table with other clues.
    fn with_setup(&self, setup: Setup) -> Self {
        let fresh = Self::open(&self.options, setup, self.first);
        Self { setup, fits: fresh.fits, ..*self }
    }
}

/// Other clues that fit all tokens, with the viewer's own clue and a hint that was given kept.
fn other_setup<R: Rng>(after: &State, viewer: Viewer, rng: &mut R) -> Option<Setup> {
    let (map, hint) = (*after.setup.map(), after.setup.hint());
    let masks = map.masks();
    let list = |seat: Seat| {
        let given = after.hint_given.then_some(hint);
        let shown = Shown { discs: after.discs(seat), cubes: after.cubes(seat) };
        let shown = if after.is_strict() { shown } else { Shown::default() };
        if viewer.is(seat) {
            ClueSet::one(after.setup.clue(seat))
        } else {
            possible_clues(&masks, map.mode(), shown, given)
        }
    };
    let lists: Vec<ClueSet> = Seat::all(after.n_seats()).map(list).collect();
    let set = |clues: &[Clue]| clues.iter().copied().collect::<ClueSet>();
    let accept = |clues: &[Clue]| if after.hint_given { hint.goes_with(set(clues)) } else { Hint::exists(set(clues)) };
    let clues = Inference::new(masks, &lists).draw(accept, rng)?;
    let clues = &clues[..after.n_seats()];
    let hint = if after.hint_given { hint } else { Hint::draw(set(clues), rng)? };
    Some(Setup::trusted(map, clues, hint))
}

/// Who agreed or corrected between two moments.
fn mover(before: &State, after: &State) -> Option<Seat> {
    Seat::all(before.n_seats()).find(|it| {
        before.silent.contains(*it) != after.silent.contains(*it)
            || before.discs(*it) != after.discs(*it)
            || before.cubes(*it) != after.cubes(*it)
    })
}
