//! What a page works out of what it sees: nothing is kept, and nothing comes in but a view that the page has already.

use std::collections::BTreeMap;

use cabinet::Registry;
use cryptide::infer::{Shown, possible_clues};
use cryptide::{Clue, ClueSet, Hex, HexSet, Hint, Mode, Setup};
use gevaudan::{Cell, CellPrint, Colour, PrintView};
use ledger::{Guest, GuestId, Sitter, TableId};
use room::{Taken, take_up};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Seed;

use crate::refused::Refused;
use crate::rows::{ChatRow, StoredGame, StoredTable, TableRow};

/// A question about a game.
pub(crate) fn ask(game: &str, what: &str, body: &str) -> Result<Value, Refused> {
    match (game, what) {
        ("bestioles", "doom") => read(body).map(|it| doom(&it)),
        ("cryptide", "masks") => masks(&read(body)?),
        ("cryptide", "conclude") => conclude(&read(body)?),
        ("gevaudan", "conclude") => read(body).map(|it| lair(&it)),
        _ => Err(Refused::no_route()),
    }
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, Refused> {
    serde_json::from_str(body).map_err(|it| Refused::unexpected(&it))
}

/// What destroys cards that are played so.
#[derive(Deserialize)]
struct Plays {
    contained: bool,
    theatres: Vec<TheatrePart>,
    moves: Vec<String>,
}

#[derive(Deserialize)]
struct TheatrePart {
    theatre: bestioles::Theatre,
    blockaded: bool,
}

/// For each move what would destroy the card that is played by it (BES-25, BES-33), if anything would.
fn doom(plays: &Plays) -> Value {
    use bestioles::Move;
    let doom = |text: &String| {
        let (theatre, up) = match text.parse().ok()? {
            Move::Deploy { theatre, .. } => (theatre, true),
            Move::Improvise { theatre, .. } | Move::Reinforce { theatre } => (theatre, false),
            Move::Withdraw | Move::Flip { .. } | Move::Transport { .. } | Move::Redeploy { .. } | Move::Decline => {
                return None;
            }
        };
        let blockaded = plays.theatres.iter().any(|it| it.theatre == theatre && it.blockaded);
        bestioles::Doom::of(plays.contained, blockaded, up)
    };
    json!({ "dooms": plays.moves.iter().map(doom).collect::<Vec<_>>() })
}

/// A map, by its code.
#[derive(Deserialize)]
struct OnMap {
    map: String,
}

fn map_of(code: &str) -> Result<cryptide::Map, Refused> {
    let map =
        code.parse::<cryptide::Map>().or_else(|error| code.parse::<Setup>().map(|it| *it.map()).map_err(|_| error));
    map.map_err(|it| Refused::new(422, "unexpected", it.to_string()))
}

/// The hexes that each clue allows: 108 times `1` or `0`, row by row.
fn masks(on: &OnMap) -> Result<Value, Refused> {
    let masks = map_of(&on.map)?.masks();
    let all: BTreeMap<String, String> = Clue::all().map(|it| (it.to_string(), bits(masks.fits(it)))).collect();
    Ok(json!({ "masks": all }))
}

fn bits(hexes: HexSet) -> String {
    Hex::all().map(|it| if hexes.contains(it) { '1' } else { '0' }).collect()
}

/// What lies on a map, and what I think.
#[derive(Deserialize)]
struct OnTable {
    map: String,
    mode: Mode,
    /// The tokens of each seat.
    seats: BTreeMap<u8, Testimony>,
    #[serde(default)]
    hint: Option<Hint>,
    /// My own clue.
    #[serde(default)]
    mine: Option<Clue>,
    /// Clues that I hold to be possible, seat by seat; where a seat is missing, all that are.
    #[serde(default)]
    thought: BTreeMap<u8, Vec<Clue>>,
}

#[derive(Deserialize)]
struct Testimony {
    discs: Vec<Hex>,
    cubes: Vec<Hex>,
}

/// The clues that each seat may have by its own tokens and the hint (CRY-33), and the hexes that go with mine and with one of each.
fn conclude(on: &OnTable) -> Result<Value, Refused> {
    let masks = map_of(&on.map)?.masks();
    let possible = |it: &Testimony| {
        let shown = Shown { discs: it.discs.iter().copied().collect(), cubes: it.cubes.iter().copied().collect() };
        possible_clues(&masks, on.mode, shown, on.hint)
    };
    let clues: BTreeMap<u8, ClueSet> = on.seats.iter().map(|(seat, it)| (*seat, possible(it))).collect();
    let mut hexes = on.mine.map_or(HexSet::EMPTY.complement(), |it| masks.fits(it));
    for (seat, set) in &clues {
        let set = on.thought.get(seat).map_or(*set, |it| it.iter().copied().collect());
        hexes = hexes.and(set.iter().fold(HexSet::EMPTY, |all, it| all.or(masks.fits(it))));
    }
    let clues: BTreeMap<u8, Vec<Clue>> = clues.into_iter().map(|(seat, it)| (seat, it.iter().collect())).collect();
    Ok(json!({ "clues": clues, "hexes": hexes.iter().collect::<Vec<Hex>>() }))
}

/// The parts of a view of Gévaudan that tell of the lair.
#[derive(Deserialize)]
struct Notes {
    board: BoardPart,
    prints: Vec<CellPrint>,
    players: Vec<Archive>,
    town: Vec<PrintView>,
    failed: Vec<Cell>,
    #[serde(default)]
    opened: Option<Opened>,
    #[serde(default)]
    end: Option<End>,
}

#[derive(Deserialize)]
struct BoardPart {
    cells: Vec<CellPart>,
}

#[derive(Deserialize)]
struct CellPart {
    cell: Cell,
    refuge: bool,
    has: Vec<Colour>,
}

#[derive(Deserialize)]
struct Archive {
    archive: Vec<PrintView>,
}

#[derive(Deserialize)]
struct Opened {
    boxed: Vec<Boxed>,
}

#[derive(Deserialize)]
struct Boxed {
    colour: Colour,
    present: bool,
}

#[derive(Deserialize)]
struct End {
    opened: Opened,
}

/// So many equal prints of one colour prove that parameter of the lair (GEV-LAIR-2).
const ENOUGH: usize = 3;

/// What is proven of the lair, colour by colour, and the cells where it cannot be.
fn lair(notes: &Notes) -> Value {
    let opened = notes.end.as_ref().map(|it| &it.opened).or(notes.opened.as_ref());
    let archived = notes.players.iter().flat_map(|it| &it.archive).chain(&notes.town);
    let known: Vec<(Colour, bool)> = notes
        .prints
        .iter()
        .map(|it| &it.print)
        .chain(archived)
        .filter_map(|it| it.clue.map(|clue| (it.colour, clue.present)))
        .collect();
    let verdict = |colour: Colour| -> Option<bool> {
        if let Some(boxed) = opened.and_then(|it| it.boxed.iter().find(|it| it.colour == colour)) {
            return Some(!boxed.present);
        }
        let n = |present| known.iter().filter(|it| **it == (colour, present)).count();
        [true, false].into_iter().find(|it| n(*it) >= ENOUGH)
    };
    let verdicts = Colour::ALL.map(|it| (it, verdict(it)));
    let fits = |it: &CellPart| {
        verdicts.iter().all(|(colour, verdict)| verdict.is_none_or(|verdict| verdict == it.has.contains(colour)))
    };
    let is_out = |it: &&CellPart| !it.refuge && (!fits(it) || notes.failed.contains(&it.cell));
    let out: Vec<Cell> = notes.board.cells.iter().filter(is_out).map(|it| it.cell).collect();
    let verdicts: BTreeMap<String, Option<bool>> = verdicts.iter().map(|it| (it.0.to_string(), it.1)).collect();
    json!({ "verdicts": verdicts, "ruled_out": out })
}

/// All that is kept of a table, as another device wrote it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Parcel {
    table: TableRow,
    games: Vec<StoredGame>,
    chat: Vec<ChatRow>,
}

impl Parcel {
    fn last(&self) -> StoredTable {
        let last = self.games.iter().max_by_key(|it| it.game.round).cloned();
        StoredTable { table: self.table.clone(), chat: self.chat.clone(), game: last }
    }
}

/// Whether what came from elsewhere can be read, and its game be played on or looked at.
pub(crate) fn check(games: &Registry, parcel: &Parcel) -> Result<Value, Refused> {
    let (table, _, log) = parcel.last().read().map_err(unreadable)?;
    for game in &parcel.games {
        game.read(TableId(0)).map_err(unreadable)?;
    }
    let taken = take_up(games, &table, log.as_ref(), Seed::from_number(0));
    Ok(json!({ "playable": !matches!(taken, Taken::Halted(_)) }))
}

/// The same with `me` in the place of whoever held that device.
pub(crate) fn adopt(parcel: &Parcel, me: &Guest) -> Result<Value, Refused> {
    let mut table = parcel.table.read().map_err(unreadable)?;
    let before = std::mem::replace(&mut table.host, me.id.clone());
    let mine = |guest: &mut GuestId| {
        if *guest == before {
            guest.clone_from(&me.id);
        }
    };
    for sitter in &mut table.seats {
        if let Sitter::Person { guest, .. } = sitter {
            mine(guest);
        }
    }
    let adopted = Parcel { table: TableRow::of(&table), ..parcel.clone() };
    serde_json::to_value(&adopted).map_err(|it| Refused::unexpected(&it))
}

#[expect(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
fn unreadable(error: ledger::StoreError) -> Refused {
    Refused::new(422, "unreadable", error.to_string())
}
