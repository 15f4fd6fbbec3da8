//! Setups for owners of the box (CRY-8 to CRY-10).

use ::cryptide::{
    Clue, ClueSet, Difficulty, Hex, Hint, Map, MapError, MapView, Mode, NoOther, Setup, SetupError, Wish,
};
use ::cryptide::{generate, other_clues_on};
use serde::{Deserialize, Serialize};
use table::{Chance, Seed};

pub use crate::answer::Problem;

/// What a new setup should be like.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BrowserCryptideWish"))]
pub struct NewSetup {
    /// 3 to 5.
    pub players: u8,
    /// Which clues are used.
    pub mode: Mode,
    /// How hard it should be.
    pub difficulty: Difficulty,
    /// 64 hexadecimal digits: same seed, same setup.
    pub seed: String,
}

/// New clues on a map that lies on the table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BrowserCryptideNewClues"))]
pub struct NewClues {
    /// The code of a map, or of a setup, whose clues will not come again.
    pub map: String,
    /// 3 to 5.
    pub players: u8,
    /// How hard it should be; where the map has nothing left of that, any will do.
    pub difficulty: Difficulty,
    /// Codes of setups that were played, the latest last. Those on other maps, or that make no sense, do no harm.
    pub used: Vec<String>,
    /// 64 hexadecimal digits.
    pub seed: String,
}

/// A setup with everything in it: whoever has it knows all secrets of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "BrowserCryptideSetup"))]
pub struct WholeSetup {
    /// Its code.
    pub code: String,
    /// Which clues are used.
    pub mode: Mode,
    /// Sections, structures, terrains.
    pub map: MapView,
    /// Keys of the clues by seat.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub clues: Vec<Clue>,
    /// Key of the hint.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hint: Hint,
    /// The solution.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub habitat: Hex,
    /// Hexes that remain when one clue is dropped, on average (CRY-9).
    pub left: f64,
    /// What that is called.
    pub difficulty: Difficulty,
}

/// A map and clues, drawn.
pub fn setup(request: &NewSetup) -> Result<WholeSetup, Problem> {
    let wish = wish(request.mode, request.players, request.difficulty)?;
    let chance = chance(&request.seed)?;
    Ok(whole(&generate(wish, &mut chance.stream(0))))
}

/// The setup of a code, however it was typed.
pub fn read(code: &str) -> Result<WholeSetup, Problem> {
    let setup: Setup = tidied(code).parse().map_err(of_setup)?;
    Ok(whole(&setup))
}

/// Other clues on the same map than all that were used on it, or the plain answer that there are none.
pub fn same_map_new_clues(request: &NewClues) -> Result<WholeSetup, Problem> {
    let code = tidied(&request.map);
    let setup = code.parse::<Setup>().ok();
    let map = match &setup {
        Some(setup) => *setup.map(),
        None => map_part(&code).parse::<Map>().map_err(of_map)?,
    };
    let wish = wish(map.mode(), request.players, request.difficulty)?;
    let played = request.used.iter().filter_map(|it| it.parse::<Setup>().ok()).filter(|it| *it.map() == map);
    let used: Vec<ClueSet> = played.chain(setup).map(|it| set_of(&it)).collect();
    let other = other_clues_on(&map, wish, &used, &mut chance(&request.seed)?.stream(0));
    other.map(|it| whole(&it)).map_err(|it| match it {
        NoOther::Barren => Problem::new("CRY-8", "map-without-clues"),
        NoOther::AllUsed => Problem::new("CRY-10", "no-other-clues"),
    })
}

fn set_of(setup: &Setup) -> ClueSet {
    setup.clues().iter().copied().collect()
}

fn wish(mode: Mode, players: u8, difficulty: Difficulty) -> Result<Wish, Problem> {
    if !(3..=5).contains(&players) {
        return Err(of_setup(SetupError::Seats));
    }
    Ok(Wish { mode, n_seats: players.into(), difficulty })
}

fn chance(seed: &str) -> Result<Chance, Problem> {
    seed.parse::<Seed>().map(Chance::new).map_err(|_| Problem::new("CRY-8", "seed"))
}

fn whole(setup: &Setup) -> WholeSetup {
    let mode = setup.map().mode();
    let wish = Wish { mode, n_seats: setup.n_seats(), difficulty: Difficulty::Any };
    WholeSetup {
        code: setup.to_string(),
        mode,
        map: MapView::of(setup.map()),
        clues: setup.clues().to_vec(),
        hint: setup.hint(),
        habitat: setup.habitat(),
        left: setup.difficulty(),
        difficulty: wish.difficulty_of(setup.left_without().sum()),
    }
}

/// Without the spaces and with the plain hyphens and capitals that people and phones forget.
fn tidied(code: &str) -> String {
    let plain = |it: char| if matches!(it, '\u{2010}'..='\u{2015}' | '_') { '-' } else { it.to_ascii_uppercase() };
    code.chars().filter(|it| !it.is_whitespace()).map(plain).collect()
}

fn map_part(code: &str) -> &str {
    code.split('-').next().unwrap_or_default()
}

const fn of_setup(error: SetupError) -> Problem {
    let rule = match error {
        SetupError::Map(it) => return of_map(it),
        SetupError::Form | SetupError::Seats => "CRY-8",
        SetupError::Clue => "CRY-5",
        SetupError::SameClue | SetupError::Habitat => "CRY-6",
        SetupError::Hint => "CRY-29",
    };
    Problem::new(rule, error.code())
}

const fn of_map(error: MapError) -> Problem {
    let rule = match error {
        MapError::Digits => "CRY-8",
        MapError::Sections | MapError::Place => "CRY-1",
        MapError::Structures => "CRY-3",
    };
    Problem::new(rule, error.code())
}

#[cfg(test)]
mod tests;
