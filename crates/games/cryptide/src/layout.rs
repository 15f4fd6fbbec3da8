//! Laying out a position by hand.
//!
//! | line | meaning |
//! |---|---|
//! | `setup: 5A6D81…-0B1612-3` | map, clues and hint as one code |
//! | `map: 5A6D81…` | a map; clues that are not given are drawn again |
//! | `clue 2: not-within-1-forest` | the clue of a seat |
//! | `hint: no-within-2` | the hint; the first true one if absent and clues are given |
//! | `first: 2` | the first player |
//! | `active: 3` | the opening is over, and it is this seat's turn |
//! | `disc 1: F4 G5` | discs of a seat |
//! | `cube 2: A1` | cubes of a seat |
//! | `agreed: 1 3` | the seats that have agreed to a hint |
//! | `given: yes` | the hint has been given |

use table::{Layout, LayoutError, LayoutLine, Rng, Seat};

use crate::clue::{Clue, ClueSet};
use crate::generate::clues_on;
use crate::hex::Hex;
use crate::hint::Hint;
use crate::map::Map;
use crate::news::Token;
use crate::setup::Setup;
use crate::state::{Ask, State};
use crate::{Cryptide, Options};

impl Layout for Cryptide {
    fn lay_out<R: Rng>(
        options: &Options,
        n_seats: usize,
        lines: &[LayoutLine],
        rng: &mut R,
    ) -> Result<State, LayoutError> {
        let mut draft = Draft::new(&State::deal(options, n_seats, rng));
        for line in lines {
            draft.take(&line.key, &line.value).map_err(|reason| LayoutError { line: line.line, reason })?;
        }
        let line = lines.last().map_or(0, |it| it.line);
        draft.finish(options, rng).map_err(|reason| LayoutError { line, reason })
    }
}

struct Draft {
    dealt: State,
    map: Option<Map>,
    clues: Vec<Option<Clue>>,
    hint: Option<Hint>,
    first: Seat,
    active: Option<Seat>,
    tokens: Vec<(Seat, Hex, Token)>,
    agreed: Vec<Seat>,
    given: bool,
}

impl Draft {
    fn new(dealt: &State) -> Self {
        Self {
            dealt: *dealt,
            map: None,
            clues: vec![None; dealt.n_seats()],
            hint: None,
            first: dealt.first,
            active: None,
            tokens: Vec::new(),
            agreed: Vec::new(),
            given: false,
        }
    }

    fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        let words: Vec<&str> = key.split(' ').collect();
        match words[..] {
            ["setup"] => {
                let setup: Setup = value.parse().map_err(|it: crate::SetupError| it.to_string())?;
                self.map = Some(*setup.map());
                self.clues = setup.clues().iter().copied().map(Some).collect();
                self.hint = Some(setup.hint());
            }
            ["map"] => self.map = Some(value.parse().map_err(|it: crate::MapError| it.to_string())?),
            ["clue", who] => {
                let seat = self.seat(who)?;
                self.clues[seat.idx()] = Some(value.parse().map_err(|()| format!("`{value}` is not a clue"))?);
            }
            ["hint"] => self.hint = Some(value.parse().map_err(|()| format!("`{value}` is not a hint"))?),
            ["first"] => self.first = self.seat(value)?,
            ["active"] => self.active = Some(self.seat(value)?),
            ["disc", who] => self.lay(who, value, Token::Disc)?,
            ["cube", who] => self.lay(who, value, Token::Cube)?,
            ["agreed"] => self.agreed = value.split_whitespace().map(|it| self.seat(it)).collect::<Result<_, _>>()?,
            ["given"] => self.given = value == "yes",
            _ => return Err(format!("`{key}` is not a line of this game's set-up")),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let seat: Option<Seat> = text.parse().ok();
        seat.filter(|it| it.idx() < self.dealt.n_seats()).ok_or_else(|| format!("`{text}` is not a seat of this table"))
    }

    fn lay(&mut self, who: &str, value: &str, token: Token) -> Result<(), String> {
        let seat = self.seat(who)?;
        for word in value.split_whitespace().filter(|it| *it != "-") {
            let hex = word.parse().map_err(|()| format!("`{word}` is not a hex: A1 to L9"))?;
            self.tokens.push((seat, hex, token));
        }
        Ok(())
    }

    fn finish<R: Rng>(&self, options: &Options, rng: &mut R) -> Result<State, String> {
        let mut state = State::open(options, self.setup(options, rng)?, self.first);
        for (seat, hex, token) in &self.tokens {
            lay(&mut state, *seat, *hex, *token)?;
        }
        if let Some(active) = self.active {
            (state.active, state.asked, state.ask) = (active, active, Ask::Turn);
        }
        state.silent = self.agreed.iter().fold(state.silent, |all, it| all.without(*it));
        state.hint_given = self.given || state.n_seats() - state.silent.len() >= state.agreements_needed();
        state.settle(&mut table::Silent);
        Ok(state)
    }

    fn setup<R: Rng>(&self, options: &Options, rng: &mut R) -> Result<Setup, String> {
        let n_seats = self.dealt.n_seats();
        let map = self.map.unwrap_or(*self.dealt.setup.map());
        if map.mode() != options.mode || self.clues.len() != n_seats {
            return Err("the code is for another mode or number of players than the table".into());
        }
        let given: Vec<Clue> = self.clues.iter().copied().flatten().collect();
        if given.is_empty() && self.map.is_none() {
            return Ok(self.dealt.setup);
        }
        if given.is_empty() {
            let drawn = clues_on(&map, options.wish(n_seats), rng);
            return drawn.ok_or_else(|| "the map has no valid clues for this table".into());
        }
        if given.len() != n_seats {
            return Err("either all clues are given or none".into());
        }
        let about = Hint::about(given.iter().copied().collect::<ClueSet>());
        let hint = self.hint.or_else(|| about.first().copied()).ok_or("no hint is true of these clues")?;
        Setup::new(map, &given, hint).map_err(|it| it.to_string())
    }
}

/// Lays a token where the rules allow one to lie.
fn lay(state: &mut State, seat: Seat, hex: Hex, token: Token) -> Result<(), String> {
    if state.tokens(seat).contains(hex) {
        return Err(format!("seat {seat} has two tokens on {hex}"));
    }
    if token == Token::Cube && state.closed.contains(hex) {
        return Err(format!("there are two cubes on {hex}"));
    }
    if state.is_strict() && state.fits(seat).contains(hex) != (token == Token::Disc) {
        return Err(format!("the clue of seat {seat} says otherwise of {hex}"));
    }
    state.put(seat, hex, token);
    Ok(())
}
