//! What one viewer may know now. Built field by field from the state; nothing is there because it was left in.

use std::borrow::Cow;

use arrayvec::{ArrayString, ArrayVec};
use serde::{Deserialize, Serialize};
use table::PerSeat;

use crate::clue::Clue;
use crate::hex::{Hex, N_HEXES};
use crate::hint::Hint;
use crate::land::{Colour, StructureKind};
use crate::news::Token;
use crate::options::{Options, SETUP_TEXT};
use crate::setup::MAX_PLAYERS;

/// The table through one pair of eyes. Seats are counted from 0; hexes are written `F4`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideView"))]
pub struct View {
    /// The seat that looks; absent for the public.
    pub seat: Option<u8>,
    /// What the table agreed on; a setup that was typed in is left out.
    pub options: Options,
    /// The map.
    pub map: MapView,
    /// Who began.
    pub first: u8,
    /// Whose turn it is (others may have to answer meanwhile).
    pub active: u8,
    /// The players.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlayerView>"))]
    pub players: PerSeat<PlayerView>,
    /// The viewer's own clue; absent for the public.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub clue: Option<Clue>,
    /// All hexes with tokens, in order.
    pub tokens: Vec<HexTokens>,
    /// What the game waits for; absent when it is over.
    pub question: Option<Question>,
    /// The last action of a turn: who asked whom about what, or searched where.
    pub last: Option<Action>,
    /// The hint, once it is given.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub hint: Option<Hint>,
    /// How many must agree before the hint is given.
    pub hint_needed: u8,
    /// What is shown at the end.
    pub end: Option<EndView>,
}

/// The map, so that it can be drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideMap"))]
pub struct MapView {
    /// Its code.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub code: ArrayString<22>,
    /// The sections, from the top left, row by row.
    pub sections: [SectionView; 6],
    /// One letter a hex, row by row: `D`, `F`, `L`, `M`, `S`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub terrains: ArrayString<N_HEXES>,
    /// One letter a hex, row by row: `b`, `p` or `.`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub animals: ArrayString<N_HEXES>,
    /// Stones first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<StructureView>"))]
    pub structures: ArrayVec<StructureView, 8>,
}

/// One section of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideSection"))]
pub struct SectionView {
    /// Its printed number, 1 to 6.
    pub section: u8,
    /// Whether it is turned by 180°.
    pub turned: bool,
}

/// One structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideStructure"))]
pub struct StructureView {
    /// Stone or shack.
    pub kind: StructureKind,
    /// Its colour.
    pub colour: Colour,
    /// Where it stands.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
}

/// One player, as everybody sees him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptidePlayer"))]
pub struct PlayerView {
    /// His discs on the map.
    pub discs: u8,
    /// His cubes on the map.
    pub cubes: u8,
    /// Whether he has agreed to a hint.
    pub agreed: bool,
}

/// The tokens of one hex.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideHexTokens"))]
pub struct HexTokens {
    /// Where.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
    /// From the bottom up, in the order in which they came.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Laid>"))]
    pub tokens: ArrayVec<Laid, MAX_PLAYERS>,
}

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideLaid"))]
pub struct Laid {
    /// Whose.
    pub seat: u8,
    /// Cube or disc.
    pub token: Token,
}

/// What is asked of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideQuestion"))]
pub struct Question {
    /// Who is asked.
    pub seat: u8,
    /// What.
    pub kind: QuestionKind,
    /// The hex it is about.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub hex: Option<Hex>,
    /// Opening cubes still to come, this one included; 0 after the opening.
    pub opening_left: u8,
}

/// The kinds of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideQuestionKind"))]
pub enum QuestionKind {
    /// Put an opening cube.
    Opening,
    /// Ask or search.
    Turn,
    /// Answer a question about `hex`.
    Answer,
    /// Put a penalty cube elsewhere than on `hex`.
    Penalty,
    /// Put an extra disc elsewhere than on `hex`, which is searched.
    Extra,
    /// Answer a search of `hex`.
    Search,
}

/// The action of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideAction"))]
pub struct Action {
    /// Who acted.
    pub seat: u8,
    /// Where.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
    /// Whom he asked; absent for a search.
    pub side: Option<u8>,
}

/// What is shown at the end (CRY-24, CRY-27, CRY-31).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideEnd"))]
pub struct EndView {
    /// `habitat`, `misled` or `full`.
    pub reason: Cow<'static, str>,
    /// Who has won.
    pub winner: Option<u8>,
    /// Who made the last search, and where.
    pub searcher: Option<u8>,
    /// The hex of the last search.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub searched: Option<Hex>,
    /// Where the habitat was.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub habitat: Hex,
    /// The clues by seat.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub clues: PerSeat<Clue>,
    /// The hexes each clue allows, by seat: 108 times `1` or `0`, row by row.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub fits: Vec<ArrayString<N_HEXES>>,
    /// Tokens that contradict their owner's clue; only honour tables have any.
    pub wrong: Vec<WrongToken>,
    /// The hint, given or not.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hint: Hint,
    /// Hexes left without the clue of each seat.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub left_without: PerSeat<u8>,
    /// Their mean: the more, the harder.
    pub difficulty: f64,
    /// The code that gives the same map and clues again.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub setup: ArrayString<SETUP_TEXT>,
}

/// A token that contradicts its owner's clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "CryptideWrongToken"))]
pub struct WrongToken {
    /// Whose.
    pub seat: u8,
    /// Where.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
    /// What lies there.
    pub token: Token,
}

// What a moment tells of a view: the fields that are new.
table::changes!(View {
    seat,
    options,
    map,
    first,
    active,
    players: each,
    clue,
    tokens: piece,
    question,
    last,
    hint,
    hint_needed,
    end,
});
table::changes!(PlayerView { discs, cubes, agreed });
