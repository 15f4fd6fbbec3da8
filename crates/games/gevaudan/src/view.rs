//! What one viewer may know now. Built field by field; nothing is there because it was left in.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use crate::board::BoardRef;
use crate::card::{Arrow, Card, Character, EventKind, Hunter};
use crate::cell::Cell;
use crate::news::{Out, Shown, WoundCause};
use crate::options::Options;
use crate::print::{Colour, Token};
use crate::state::Table;

/// The table through one pair of eyes. Seats are counted from 0; cells are written `B2`; prints are numbers from 0 to 23
/// that follow a print wherever it goes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanView"))]
pub struct View {
    /// The seat that looks; absent for the public.
    pub seat: Option<u8>,
    /// What the table agreed on.
    pub options: Options,
    /// The board.
    #[cfg_attr(feature = "ts", ts(as = "BoardView"))]
    pub board: Drawn,
    /// Number of the round, from 1; 0 while figures are being placed.
    pub round: u8,
    /// Whether this is the last round.
    pub last_round: bool,
    /// The first player.
    pub first: u8,
    /// Whose turn it is, during the hunters' phase (others may have to answer meanwhile).
    pub active: Option<u8>,
    /// The seats in the order of this round's turns, eliminated hunters included.
    pub order: Vec<u8>,
    /// The part of the round.
    pub stage: Stage,
    /// Where the Beast stands.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub beast: Cell,
    /// The last roll of the die.
    pub die: Option<Arrow>,
    /// The ferocity.
    pub ferocity: u8,
    /// The end of the track.
    pub ferocity_max: u8,
    /// How many cells the Beast's next move crosses as things stand.
    pub beast_steps: u8,
    /// These cells for each colour of the die: black, grey, white; none where the Beast will not move any more.
    #[cfg_attr(feature = "ts", ts(type = "[string[], string[], string[]]"))]
    pub ways: [Vec<Cell>; 3],
    /// The hunters.
    pub players: Vec<PlayerView>,
    /// The prints on the board, in the order of cells.
    pub prints: Vec<CellPrint>,
    /// The town archives of a solo game, in order of arrival.
    pub town: Vec<PrintView>,
    /// The events.
    pub deck: DeckView,
    /// The Characters board; absent when it is not in play.
    pub row: Option<RowView>,
    /// The turn under way; absent outside turns.
    pub turn: Option<TurnView>,
    /// What the game waits for; absent when it is over.
    pub question: Option<Question>,
    /// The viewer's own Pense-Bêtes.
    pub notes: Vec<NoteView>,
    /// Cells where a trap failed: the lair is not there.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub failed: Vec<Cell>,
    /// The box, for a viewer who has opened it by a wrong trap.
    pub opened: Option<BoxView>,
    /// What is shown at the end.
    pub end: Option<EndView>,
    /// The public half of the table as the rules keep it, for those who reason about the rest.
    // In packed views alone.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) table: Table,
    /// The board as the rules read it.
    #[serde(skip, default = "BoardRef::house")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) ground: BoardRef,
}

impl View {
    /// Its JSON and the public table.
    pub(crate) fn pack(&self) -> Option<String> {
        let mut packed = serde_json::to_value(self).ok()?;
        packed.as_object_mut()?.insert("table".into(), serde_json::to_value(self.table).ok()?);
        serde_json::to_string(&packed).ok()
    }

    pub(crate) fn unpack(packed: &str) -> Option<Self> {
        let view: Self = serde_json::from_str(packed).ok()?;
        let ground = BoardRef::from_code(&view.options.board).ok()?;
        Some(Self { ground, ..view })
    }
}

/// The part of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanStage"))]
pub enum Stage {
    /// Figures are being placed.
    SetUp,
    /// The hunters' turns, and what may come before the first of them.
    Hunters,
    /// The first player is named.
    FirstPlayer,
    /// The Beast moves.
    Beast,
    /// An event.
    Event,
    /// The game is over.
    Over,
}

/// A board as it is drawn: the same at every moment and for every viewer, so that it is made once and compared at a glance.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn(Arc<BoardView>);

impl Drawn {
    pub(crate) fn new(board: BoardView) -> Self {
        Self(Arc::new(board))
    }
}

impl Deref for Drawn {
    type Target = BoardView;

    fn deref(&self) -> &BoardView {
        &self.0
    }
}

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Drawn {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BoardView::deserialize(deserializer).map(Self::new)
    }
}

/// The board, so that it can be drawn.
// `Eq` lets two views of one board be told equal without reading it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanBoard"))]
pub struct BoardView {
    /// Whether it is the house's board, the Margeride.
    pub house: bool,
    /// All cells: terrain, then refuges.
    pub cells: Vec<CellView>,
    /// The church.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub church: Cell,
    /// Where the Beast entered by each colour: black, grey, white.
    #[cfg_attr(feature = "ts", ts(type = "[string, string, string]"))]
    pub entries: [Cell; 3],
}

/// One cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanCell"))]
pub struct CellView {
    /// Its name.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub cell: Cell,
    /// Whether it is a refuge.
    pub refuge: bool,
    /// Where it is drawn, in half cells from the left and rows from the top.
    pub x: u8,
    /// Row from the top.
    pub y: u8,
    /// The parameters that are there; none on refuges.
    pub has: Vec<Colour>,
    /// Neighbouring cells.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub near: Vec<Cell>,
    /// Where the Beast goes from here by each colour: black, grey, white; empty on refuges.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub arrows: Vec<Cell>,
}

/// One hunter, as everybody sees him; what only the viewer may know of archived prints is in their `clue`.
#[expect(clippy::struct_excessive_bools, reason = "what a hunter is and may do is a list of yes and no")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanPlayer"))]
pub struct PlayerView {
    /// Which hunter.
    pub hunter: Hunter,
    /// Where he stands; absent until he is placed.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub cell: Option<Cell>,
    /// His wounds, 0 to 3.
    pub wounds: u8,
    /// Why he is out, if he is.
    pub out: Option<Out>,
    /// Whether a wound waits for his next turn.
    pub marked: bool,
    /// Whether he hides behind a wall.
    pub walled: bool,
    /// Whether the Évêque has summoned him this round.
    pub summoned: bool,
    /// His cubes, 0 to 5.
    pub cubes: u8,
    /// His Influence, 0 to 5.
    pub influence: u8,
    /// His ability tokens left.
    pub tokens: u8,
    /// His Characters.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub characters: Vec<Character>,
    /// His archives, in order of arrival.
    pub archive: Vec<PrintView>,
    /// How many Pense-Bêtes he has laid.
    pub notes: u8,
    /// Base action points he has, or would have, this round.
    pub base: u8,
    /// Dice by which the Beast's next move would wound him where he stands, as he stands.
    pub danger: Vec<Arrow>,
    /// Action points that consulting his archives costs (GEV-CAP-5).
    pub consult_cost: u8,
    /// Whether he may take a cube from whoever consults him (GEV-CAP-2).
    pub toll: bool,
    /// Action points he would have left after healing: none, unless the Chirurgien is his (GEV-P17).
    pub heal_points: u8,
}

/// A print on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanCellPrint"))]
pub struct CellPrint {
    /// Where.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub cell: Cell,
    /// Which.
    pub print: PrintView,
}

/// A print as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanPrint"))]
pub struct PrintView {
    /// Its number, which follows it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub print: Token,
    /// Its colour.
    pub colour: Colour,
    /// Whether it lies face up for all.
    pub revealed: bool,
    /// What it says, if the viewer sees it now.
    pub clue: Option<Clue>,
    /// Who has looked at it, at any time.
    pub seen_by: Vec<u8>,
}

/// What a print says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanClue"))]
pub struct Clue {
    /// Whether the parameter is there.
    pub present: bool,
    /// Its dots, 1 to 3.
    pub dots: u8,
}

/// The events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanDeckView"))]
pub struct DeckView {
    /// Cards left.
    pub left: u8,
    /// Cards at the start.
    pub total: u8,
    /// Cards revealed, in order.
    pub drawn: Vec<CardView>,
    /// The card whose effect lasts now; absent if the last one is done with.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub current: Option<Card>,
    /// Whether Derniers tours has been revealed.
    pub last_rounds: bool,
    /// Where the end of the prize is.
    pub end: DeckEnd,
}

/// Where everybody knows the end of the prize to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanDeckEnd"))]
pub enum DeckEnd {
    /// Among the last three cards.
    LastThree,
    /// Among the cards left: Derniers tours has come.
    AmongLeft,
    /// The last card: the deck is in order (GEV-VAR-2).
    Last,
    /// Already revealed.
    Revealed,
}

/// One event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanCardView"))]
pub struct CardView {
    /// Its key.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub card: Card,
    /// What it does first.
    pub kind: EventKind,
    /// How much.
    pub value: u8,
    /// How many spaces the Characters slide; none where they are not in play.
    pub slides: u8,
    /// Whether its special text does nothing at this table (GEV-HIS-4, GEV-R49).
    pub idle: bool,
}

/// The Characters board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanRow"))]
pub struct RowView {
    /// The three spaces, from the pile on.
    pub spaces: Vec<SpaceView>,
    /// The top of the pile, which comes next.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub top: Option<Character>,
    /// Cards in the pile, its top included.
    pub pile: u8,
    /// The discard.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub discard: Vec<Character>,
    /// Cubes that each Character brings, P1 first.
    pub cubes: Vec<u8>,
    /// What the Diplomate pays with a token, in Influence (GEV-CAP-7).
    pub charm: u8,
}

/// One space of the Characters board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanSpace"))]
pub struct SpaceView {
    /// Who is there.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub character: Option<Character>,
    /// What it costs, in Influence.
    pub cost: u8,
}

/// What the Beast's cell brings to a hunter, by the table's agreement and his Characters (GEV-R09, GEV-P19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanRisk"))]
pub enum Risk {
    /// Nothing, or nothing more.
    None,
    /// A wound at the start of his next turn.
    Wound,
    /// The same, but only if his turn ends there.
    WoundIfEnding,
}

/// The turn under way.
#[expect(clippy::struct_excessive_bools, reason = "what has been done in a turn is a list of yes and no")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanTurn"))]
pub struct TurnView {
    /// Base action points left to spend.
    pub points: u8,
    /// Whether cubes can be spent.
    pub cubes: bool,
    /// Whether nothing has been done yet that closes the opening.
    pub opening: bool,
    /// Whether the print of the own cell was examined and can be archived.
    pub examined: bool,
    /// Whether a Character was solicited.
    pub solicited: bool,
    /// What a step onto the Beast's cell would bring.
    pub entry: Risk,
    /// What ending the turn here and now brings.
    pub mark: Risk,
    /// Characters used this turn.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub used: Vec<Character>,
}

/// What is asked of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanQuestion"))]
pub struct Question {
    /// Who is asked.
    pub seat: u8,
    /// What.
    pub kind: QuestionKind,
    /// The other one it is about: who consults, or whose archives; absent for the town.
    pub side: Option<u8>,
    /// The places in archives it is about, from 0.
    pub places: Vec<u8>,
    /// Cells of the battue, steps left, or the Influence to be gained.
    pub value: u8,
    /// The wound it is about.
    pub cause: Option<WoundCause>,
}

/// The kinds of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanQuestionKind"))]
pub enum QuestionKind {
    /// Put the figure on a refuge: `place`.
    Place,
    /// Summon the others to church with the Évêque: `yes`, `no`.
    Eveque,
    /// A turn.
    Turn,
    /// Drive the Beast away with Mère Courage: `beast`, `no`.
    MereCourage,
    /// Take a cube from the one who consults: `yes`, `no`.
    Toll,
    /// Keep one of the prints with the Louvetier: `keep`, `no`.
    Keep,
    /// Give the heart instead of a wound: `yes`, `no`.
    Heart,
    /// Name the first player: `name`.
    Name,
    /// Have the die rerolled with the Combattante: `yes`, `no`.
    Reroll,
    /// Take part in the battue, as owner of the Prince: `yes`, `no`.
    TakePart,
    /// Lead the battue: `lead`.
    Lead,
    /// Walk on with a Paysan: `walk`, `no`.
    Paysan,
    /// Walk on in the last drive (GEV-H12): `walk`, `no`.
    Drive,
    /// Go to church (GEV-H03): `yes`, `no`.
    Church,
    /// Look at a print of the left neighbour (GEV-H09): `peek`.
    Peek,
}

/// One of the viewer's own Pense-Bêtes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanNote"))]
pub struct NoteView {
    /// About which parameter.
    pub colour: Colour,
    /// What it says.
    pub present: bool,
}

/// The opened box.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanBox"))]
pub struct BoxView {
    /// The lair.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub lair: Cell,
    /// The four prints: the lair is the opposite of each.
    pub boxed: [Shown; 4],
}

/// What is shown at the end (GEV-R17).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GevaudanEnd"))]
pub struct EndView {
    /// `lair`, `expired` or `all-out`.
    pub reason: Cow<'static, str>,
    /// Who has won.
    pub winner: Option<u8>,
    /// The box.
    pub opened: BoxView,
    /// The Pense-Bêtes of all, by seat.
    pub notes: Vec<Vec<NoteView>>,
    /// Events that were not revealed, from the top.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub left: Vec<Card>,
}

// What a moment tells of a view: the fields that are new.
table::changes!(View {
    seat,
    options,
    board,
    round,
    last_round,
    first,
    active,
    order,
    stage,
    beast,
    die,
    ferocity,
    ferocity_max,
    beast_steps,
    ways,
    players: each,
    prints: each,
    town: each,
    deck: inside,
    row: maybe,
    turn: maybe,
    question,
    notes: piece,
    failed: piece,
    opened,
    end,
    table: hidden,
    ground: hidden,
});
table::changes!(PlayerView {
    hunter,
    cell,
    wounds,
    out,
    marked,
    walled,
    summoned,
    cubes,
    influence,
    tokens,
    characters,
    archive: each,
    notes,
    base,
    danger,
    consult_cost,
    toll,
    heal_points,
});
table::changes!(CellPrint { cell, print: inside });
table::changes!(PrintView { print, colour, revealed, clue, seen_by });
table::changes!(DeckView { left, total, drawn: piece, current, last_rounds, end });
table::changes!(RowView { spaces, top, pile, discard, cubes, charm });
table::changes!(TurnView { points, cubes, opening, examined, solicited, entry, mark, used });
