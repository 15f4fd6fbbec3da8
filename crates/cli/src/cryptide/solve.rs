//! `bestiaire cryptide solve`: one JSON object a line in, one out.

use std::borrow::Cow;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::process::ExitCode;

use cryptide::infer::{Inference, Knowledge, Shown, possible_clues};
use cryptide::{Clue, ClueSet, Hex, HexSet, Hint, MAX_PLAYERS, Map, Mode};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(clap::Args)]
#[command(after_help = r#"Rows and columns count from 0; a hex may also be written "F4". `mode` may be left out.

Clues in, hexes out:
  {"map":"B9618A0A6573327B39","mode":"normal","clues":[{"id":11,"negated":false},{"id":20,"negated":false}]}
  {"hexes":[[3,10],[4,2]]}

With tokens, what each player's clue can still be and where the habitat can still be: `own` looks at each player by
himself, `joint` at all assignments of different clues that leave one hex. Entry n of `clues` and `tokens` belongs to
player n; null is a clue that is not known. A hint that was given may be added:
  {"map":"…","clues":[{"id":11,"negated":false},null,null],"hint":"no-within-2",
   "tokens":[null,{"discs":[[0,1]],"cubes":["F4"]},{"cubes":[[5,5]]}]}
  {"own":{"clues":[[{"id":11,"negated":false}],…],"hexes":[…]},"joint":{…}}

A line that cannot be answered gives {"error":"…"}, and in the end exit code 1.

Example:
  bestiaire cryptide generate --count 1000 --json | bestiaire cryptide solve"#)]
pub(crate) struct Args;

#[derive(Deserialize)]
struct Line<'a> {
    #[serde(borrow)]
    map: Cow<'a, str>,
    mode: Option<Mode>,
    #[serde(default)]
    clues: Vec<Option<GivenClue>>,
    tokens: Option<Vec<Option<Tokens>>>,
    #[serde(borrow)]
    hint: Option<Cow<'a, str>>,
}

#[derive(Clone, Copy, Deserialize)]
struct GivenClue {
    id: usize,
    #[serde(default)]
    negated: bool,
}

#[derive(Deserialize, Default)]
struct Tokens {
    #[serde(default)]
    discs: Vec<Place>,
    #[serde(default)]
    cubes: Vec<Place>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Place {
    At([usize; 2]),
    Named(String),
}

pub(crate) fn run(_args: &Args) -> anyhow::Result<ExitCode> {
    let mut input = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
    let mut output = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    let failed = answer_all(&mut input, &mut output)?;
    output.flush()?;
    Ok(if failed { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// Answers every line; true if one could not be answered. What is answered is sent as soon as no line waits.
fn answer_all<I: std::io::Read>(input: &mut BufReader<I>, output: &mut impl Write) -> anyhow::Result<bool> {
    let mut failed = false;
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(failed);
        }
        if !line.trim_ascii().is_empty() {
            if let Err(reason) = answer(&line, output)? {
                failed = true;
                writeln!(output, "{}", json!({ "error": reason }))?;
            }
            if input.buffer().is_empty() {
                output.flush()?;
            }
        }
    }
}

/// Writes the answer to one line, or says why there is none.
pub(super) fn answer(line: &[u8], output: &mut impl Write) -> std::io::Result<Result<(), String>> {
    match solve(line) {
        Ok(Answer::Hexes(hexes)) => {
            write!(output, r#"{{"hexes":["#)?;
            for (at, hex) in hexes.iter().enumerate() {
                let comma = if at > 0 { "," } else { "" };
                write!(output, "{comma}[{},{}]", hex.row(), hex.col())?;
            }
            output.write_all(b"]}\n")?;
            Ok(Ok(()))
        }
        Ok(Answer::Knowledge(value)) => writeln!(output, "{value}").map(Ok),
        Err(reason) => Ok(Err(reason)),
    }
}

enum Answer {
    Hexes(HexSet),
    Knowledge(Value),
}

fn solve(line: &[u8]) -> Result<Answer, String> {
    let line: Line<'_> = serde_json::from_slice(line).map_err(|it| it.to_string())?;
    let map: Map = line.map.parse().map_err(|it: cryptide::MapError| it.to_string())?;
    if line.mode.is_some_and(|it| it != map.mode()) {
        return Err("the map code is one of the other mode".into());
    }
    let clues: Vec<Option<Clue>> = line.clues.iter().map(|it| clue(*it, map.mode())).collect::<Result<_, _>>()?;
    let Some(tokens) = line.tokens else {
        let ground = map.ground();
        let known: Option<Vec<Clue>> = clues.iter().copied().collect();
        let known = known.ok_or("a clue that is not known needs tokens")?;
        return Ok(Answer::Hexes(known.iter().fold(HexSet::ALL, |all, it| all.and(ground.fits(*it)))));
    };
    let hint = line.hint.map(|it| it.parse::<Hint>().map_err(|()| format!("`{it}` is not a hint"))).transpose()?;
    infer(&map, &clues, &tokens, hint)
}

fn clue(given: Option<GivenClue>, mode: Mode) -> Result<Option<Clue>, String> {
    let Some(GivenClue { id, negated }) = given else { return Ok(None) };
    let clue = Clue::new(id, negated).filter(|it| ClueSet::of_mode(mode).contains(*it));
    clue.map(Some).ok_or_else(|| format!("there is no clue {id} in this mode (negated: {negated})"))
}

fn infer(map: &Map, clues: &[Option<Clue>], tokens: &[Option<Tokens>], hint: Option<Hint>) -> Result<Answer, String> {
    let n_players = clues.len().max(tokens.len());
    if n_players > MAX_PLAYERS {
        return Err(format!("{n_players} players are more than {MAX_PLAYERS}"));
    }
    let masks = map.masks();
    let mut lists = Vec::with_capacity(n_players);
    for player in 0..n_players {
        let shown = tokens.get(player).and_then(Option::as_ref).map_or(Ok(Shown::default()), shown)?;
        let possible = possible_clues(&masks, map.mode(), shown, hint);
        lists.push(match clues.get(player).copied().flatten() {
            Some(clue) => possible.and(ClueSet::one(clue)),
            None => possible,
        });
    }
    let inference = Inference::new(masks, &lists);
    Ok(Answer::Knowledge(json!({ "own": knowledge(&inference.own()), "joint": knowledge(&inference.joint()) })))
}

fn shown(tokens: &Tokens) -> Result<Shown, String> {
    let hexes = |places: &[Place]| places.iter().map(place).collect::<Result<HexSet, String>>();
    Ok(Shown { discs: hexes(&tokens.discs)?, cubes: hexes(&tokens.cubes)? })
}

fn place(place: &Place) -> Result<Hex, String> {
    match place {
        Place::At([row, col]) => Hex::new(*row, *col).ok_or_else(|| format!("[{row},{col}] is not on the map")),
        Place::Named(name) => name.parse().map_err(|()| format!("`{name}` is not a hex")),
    }
}

fn knowledge(known: &Knowledge) -> Value {
    let clues = |list: &ClueSet| -> Vec<Value> {
        list.iter().map(|it| json!({ "id": it.id(), "negated": it.is_negated() })).collect()
    };
    let hexes: Vec<[usize; 2]> = known.habitat.iter().map(|it| [it.row(), it.col()]).collect();
    json!({ "clues": known.clues.iter().map(clues).collect::<Vec<_>>(), "hexes": hexes })
}
