//! Cryptide: the map in letters. Even columns stand on one line, odd ones half a hex lower on the next; below each hex
//! lie its tokens.

use serde::Deserialize;
use texts::Args;

use crate::page::fit;
use crate::{Painter, Scene, width};

const ROWS: usize = 9;
const COLS: usize = 12;
/// Width of a column of hexes.
const COLUMN: usize = 6;

#[derive(Deserialize)]
struct View {
    map: Map,
    active: usize,
    players: Vec<Player>,
    clue: Option<String>,
    tokens: Vec<HexTokens>,
    question: Option<Question>,
    last: Option<Action>,
    hint: Option<String>,
    hint_needed: usize,
    end: Option<End>,
}

#[derive(Deserialize)]
struct Map {
    terrains: String,
    animals: String,
    structures: Vec<Structure>,
}

#[derive(Deserialize)]
struct Structure {
    kind: String,
    colour: String,
    hex: String,
}

#[derive(Deserialize)]
struct Player {
    discs: usize,
    cubes: usize,
    agreed: bool,
}

#[derive(Deserialize)]
struct HexTokens {
    hex: String,
    tokens: Vec<Laid>,
}

#[derive(Deserialize)]
struct Laid {
    seat: usize,
    token: String,
}

#[derive(Deserialize)]
struct Question {
    seat: usize,
    kind: String,
    hex: Option<String>,
}

#[derive(Deserialize)]
struct Action {
    seat: usize,
    hex: String,
    side: Option<usize>,
}

#[derive(Deserialize)]
struct End {
    habitat: String,
    clues: Vec<String>,
}

pub(crate) struct Paint;

impl Painter for Paint {
    fn key(&self) -> &'static str {
        "cryptide"
    }

    fn board(&self, scene: &Scene<'_>) -> Option<Vec<String>> {
        let view: View = scene.view()?;
        let mut lines = map(scene, &view);
        lines.push(scene.say("picture-cryptide-legend-land"));
        lines.push(scene.say("picture-cryptide-legend-tokens"));
        lines.push(players(scene, &view));
        lines.extend(view.last.as_ref().map(|it| last(scene, it)));
        lines.extend(view.hint.as_ref().map(|it| {
            let hint = scene.say(&format!("cryptide-hint-{it}"));
            scene.get("cryptide-news-hint_given", &Args::new().word("hint", hint))
        }));
        match (&view.end, &view.clue) {
            (Some(end), _) => lines.extend(ended(scene, end)),
            (None, Some(clue)) => {
                let clue = scene.say(&format!("cryptide-clue-{clue}"));
                lines.push(scene.get("picture-cryptide-clue", &Args::new().word("clue", clue)));
            }
            (None, None) => (),
        }
        Some(lines)
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        let view: View = scene.view()?;
        let question = view.question.filter(|it| scene.is_me(it.seat));
        let Some(question) = question else {
            let agreed = view.players.iter().filter(|it| it.agreed).count();
            let args = Args::new().count("agreed", agreed).count("needed", view.hint_needed);
            let agrees = scene.moves.iter().any(|it| it == "agree");
            return Some(scene.get(if agrees { "picture-cryptide-agree" } else { "picture-may" }, &args));
        };
        let args = Args::new().word("hex", question.hex.unwrap_or_default());
        Some(scene.get(&format!("cryptide-prompt-{}", question.kind), &args))
    }

    fn label(&self, scene: &Scene<'_>, notation: &str) -> Option<String> {
        let words: Vec<&str> = notation.split(' ').collect();
        let mut args = Args::new();
        if let Some(hex) = words.get(1) {
            args = args.word("hex", *hex);
        }
        let kind = match words.as_slice() {
            ["ask", _, whom] => {
                args = args.word("name", scene.speaker.name(crate::seat(whom)?));
                "ask"
            }
            ["fix", _, to] => {
                args = args.word("to", *to);
                "fix"
            }
            ["fix", _] => "fix-drop",
            [token @ ("cube" | "disc"), _] => {
                let view: View = scene.view()?;
                let answers = view.question.is_some_and(|it| ["answer", "search"].contains(&it.kind.as_str()));
                args = args.word("why", if answers { "answer" } else { "place" });
                token
            }
            [kind, ..] => kind,
            [] => return None,
        };
        let id = format!("cryptide-ui-move-{kind}");
        scene.speaker.texts.has(&id).then(|| scene.get(&id, &args))
    }

    fn about(&self, scene: &Scene<'_>, thing: &str) -> Option<String> {
        let hex = thing.to_uppercase();
        let place = place(&hex)?;
        let view: View = scene.view()?;
        let terrain = view.map.terrains.chars().nth(place)?;
        let mut facts = vec![scene.say(&format!("cryptide-terrain-{}", terrain_name(terrain)))];
        match view.map.animals.chars().nth(place) {
            Some('b') => facts.push(scene.say("cryptide-ui-territory-bear")),
            Some('p') => facts.push(scene.say("cryptide-ui-territory-puma")),
            _ => (),
        }
        for it in view.map.structures.iter().filter(|it| it.hex == hex) {
            let words = Args::new()
                .word("colour", scene.say(&format!("cryptide-colour-{}", it.colour)))
                .word("kind", scene.say(&format!("cryptide-structure-{}", it.kind)));
            facts.push(scene.get("cryptide-ui-structure", &words));
        }
        for it in view.tokens.iter().filter(|it| it.hex == hex).flat_map(|it| &it.tokens) {
            let words = Args::new().word("name", scene.who(it.seat));
            facts.push(scene.get(&format!("cryptide-ui-token-{}", it.token), &words));
        }
        Some(format!("**{hex}** {}", facts.join(", ")))
    }

    fn place(&self, scene: &Scene<'_>, place: &str) -> Option<String> {
        let Some(seat) = place.strip_prefix("clue ") else {
            return scene.speaker.texts.find(&format!("picture-cryptide-place-{place}"));
        };
        let seat = crate::seat(seat)?;
        let args = Args::new().word("name", scene.speaker.name(seat));
        Some(scene.get("picture-cryptide-place-clue", &args.word("nameIs", crate::is(&scene.speaker, Some(seat)))))
    }

    fn thing(&self, scene: &Scene<'_>, place: &str, thing: &str) -> Option<String> {
        if place.starts_with("clue ") { short(scene, thing) } else { Some(thing.to_owned()) }
    }
}

/// A clue in few words: `≤ 1 forest`, `> 1 forest`, `desert or lake`, `neither desert nor lake`.
fn short(scene: &Scene<'_>, clue: &str) -> Option<String> {
    let base = clue.strip_prefix("not-").unwrap_or(clue);
    let negated = base.len() < clue.len();
    let id = format!("cryptide-ui-short-{base}");
    if !scene.speaker.texts.has(&id) {
        return None;
    }
    if !negated || base.starts_with("within-") {
        return Some(scene.get(&id, &Args::new().word("sign", if negated { ">" } else { "≤" })));
    }
    let (one, two) = base.split_once('-')?;
    let land = |it: &str| scene.say(&format!("cryptide-terrain-{it}"));
    Some(scene.get("cryptide-ui-short-neither", &Args::new().word("one", land(one)).word("two", land(two))))
}

/// The number of a hex, row by row.
fn place(hex: &str) -> Option<usize> {
    let mut letters = hex.chars();
    let col = (letters.next()? as usize).checked_sub('A' as usize).filter(|it| *it < COLS)?;
    let row = letters.as_str().parse::<usize>().ok()?.checked_sub(1).filter(|it| *it < ROWS)?;
    Some(row * COLS + col)
}

const fn terrain_name(letter: char) -> &'static str {
    match letter {
        'D' => "desert",
        'F' => "forest",
        'L' => "lake",
        'M' => "mountain",
        _ => "swamp",
    }
}

fn map(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let (land, tokens) = (land(scene, view), tokens(view));
    let head: String = (0..COLS).map(|col| fit(&column(col), COLUMN)).collect();
    let mut lines = vec![format!("  {}", head.trim_end())];
    for line in 0..=2 * ROWS {
        let number = if line % 2 == 0 && line / 2 < ROWS { (line / 2 + 1).to_string() } else { String::new() };
        let cell = |col: usize| {
            // Odd columns are a line lower: their land stands where the tokens of even ones lie.
            let Some(half) = line.checked_sub(col % 2) else { return String::new() };
            let written = if half % 2 == 0 { &land } else { &tokens };
            written.get(half / 2 * COLS + col).cloned().unwrap_or_default()
        };
        let cells: String = (0..COLS).map(|col| fit(&cell(col), COLUMN)).collect();
        lines.push(format!("{} {cells}", fit(&number, 1)).trim_end().to_owned());
    }
    lines
}

fn column(col: usize) -> String {
    char::from(b'A' + col as u8).into()
}

/// `Mb▲Bc` for each hex: terrain, animal, structure with its colour.
fn land(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let animals = view.map.animals.chars().map(|it| if it == '.' { String::new() } else { it.into() });
    let mut cells: Vec<String> =
        view.map.terrains.chars().zip(animals).map(|(it, animal)| format!("{it}{animal}")).collect();
    for it in &view.map.structures {
        let Some(cell) = place(&it.hex).and_then(|at| cells.get_mut(at)) else { continue };
        cell.push(if it.kind == "stone" { '▲' } else { '⌂' });
        cell.push_str(&scene.say(&format!("cryptide-ui-letters-{}", it.colour)));
    }
    cells
}

/// `●13■2` for each hex: discs, then the cube.
fn tokens(view: &View) -> Vec<String> {
    let mut cells = vec![String::new(); ROWS * COLS];
    for it in &view.tokens {
        let Some(cell) = place(&it.hex).and_then(|at| cells.get_mut(at)) else { continue };
        let seats = |token: &str| {
            it.tokens.iter().filter(|it| it.token == token).map(|it| (it.seat + 1).to_string()).collect::<String>()
        };
        let (discs, cubes) = (seats("disc"), seats("cube"));
        let with = |sign: &str, seats: &str| if seats.is_empty() { String::new() } else { format!("{sign}{seats}") };
        *cell = with("●", &discs) + &with("■", &cubes);
        if width(cell) > COLUMN {
            *cell = discs + &with("■", &cubes);
        }
    }
    cells
}

/// `▸1 You ■2 ●1 · 2 Basile ■3 ●0`
fn players(scene: &Scene<'_>, view: &View) -> String {
    let player = |(seat, it): (usize, &Player)| {
        let mark = if view.end.is_none() && seat == view.active { "▸" } else { "" };
        let agreed = if it.agreed { format!(" ({})", scene.say("picture-cryptide-agreed")) } else { String::new() };
        format!("{mark}{} {} ■{} ●{}{agreed}", seat + 1, scene.who(seat), it.cubes, it.discs)
    };
    view.players.iter().enumerate().map(player).collect::<Vec<_>>().join(" · ")
}

/// The last question or search, as news told it.
fn last(scene: &Scene<'_>, last: &Action) -> String {
    let speaker = &scene.speaker;
    let mut args = Args::new()
        .word("seat", speaker.name(last.seat))
        .word("seatIs", crate::is(speaker, Some(last.seat)))
        .word("hex", last.hex.clone());
    if let Some(side) = last.side {
        args = args.word("side", speaker.name(side)).word("sideIs", crate::is(speaker, Some(side)));
    }
    scene.get(if last.side.is_some() { "cryptide-news-asked" } else { "cryptide-news-searched" }, &args)
}

fn ended(scene: &Scene<'_>, end: &End) -> Vec<String> {
    let mut lines = vec![scene.get("picture-cryptide-habitat", &Args::new().word("hex", end.habitat.clone()))];
    lines.extend(end.clues.iter().enumerate().map(|(seat, clue)| {
        let clue = scene.say(&format!("cryptide-clue-{clue}"));
        scene.get("cryptide-ui-end-clue", &Args::new().word("name", scene.who(seat)).word("clue", clue))
    }));
    lines
}
