//! Bestioles en guerre in the terminal: three columns, the reader's side below.

use serde::Deserialize;
use serde_json::Value;
use texts::{Args as Words, Speaker};

/// Width of a column.
const WIDTH: usize = 25;

#[derive(Deserialize)]
struct View {
    battle: u32,
    first: usize,
    scores: [u32; 2],
    target: u32,
    players: [Player; 2],
    theatres: [Theatre; 3],
    deck: Vec<Option<String>>,
    question: Option<Question>,
    contained: bool,
}

#[derive(Deserialize)]
struct Player {
    hand: Vec<Option<String>>,
    air_drop: bool,
    withdrawal: u32,
}

#[derive(Deserialize)]
struct Theatre {
    #[serde(rename = "theatre")]
    key: String,
    sides: [Side; 2],
    control: usize,
    blockaded: bool,
}

#[derive(Deserialize)]
struct Side {
    pile: Vec<Laid>,
    total: u32,
}

#[derive(Deserialize)]
struct Laid {
    card: Option<String>,
    up: bool,
    strength: u32,
}

#[derive(Deserialize)]
struct Question {
    seat: usize,
    kind: String,
    card: Option<String>,
    drawn: Option<String>,
}

fn read(view: &Value) -> Option<View> {
    View::deserialize(view).ok()
}

/// The whole table.
pub(super) fn board(speaker: &Speaker<'_>, view: &Value) -> Option<String> {
    let view = read(view)?;
    let own = speaker.seat.unwrap_or(0).min(1);
    let other = 1 - own;
    let mut lines = vec![head(speaker, &view, own), hand_line(speaker, &view, other)];
    lines.push(rule('┌', '┬', '┐'));
    lines.push(row(&view, |it| totals(speaker, it, other)));
    lines.extend(pile(speaker, &view, other));
    lines.push(row(&view, |it| format!("── {}{} ──", name(speaker, &it.key), blockade(it))));
    let mut piles = pile(speaker, &view, own);
    piles.reverse();
    lines.extend(piles);
    lines.push(row(&view, |it| totals(speaker, it, own)));
    lines.push(rule('└', '┴', '┘'));
    lines.extend(notes(speaker, &view));
    lines.extend(hand(speaker, &view, own));
    Some(lines.join("\n"))
}

/// A word of ours with what a table head needs.
fn head(speaker: &Speaker<'_>, view: &View, own: usize) -> String {
    let other = 1 - own;
    let words = Words::new()
        .count("battle", view.battle as usize)
        .word("me", speaker.name(own))
        .word("other", speaker.name(other))
        .word("mine", view.scores[own].to_string())
        .word("theirs", view.scores[other].to_string())
        .word("target", view.target.to_string())
        .word("first", speaker.name(view.first))
        .count("deck", view.deck.len());
    format!("\n{}", speaker.texts.get("cli-bestioles-head", &words))
}

/// The opponent's hand: what is known of it.
fn hand_line(speaker: &Speaker<'_>, view: &View, seat: usize) -> String {
    let cards: Vec<_> = view.players[seat].hand.iter().map(|it| it.as_deref().unwrap_or("▒▒")).collect();
    format!("{}: {}", speaker.name(seat), if cards.is_empty() { "–".into() } else { cards.join(" ") })
}

fn rule(left: char, middle: char, right: char) -> String {
    let bar = "─".repeat(WIDTH);
    format!("{left}{bar}{middle}{bar}{middle}{bar}{right}")
}

/// One line through the three columns.
fn row(view: &View, cell: impl Fn(&Theatre) -> String) -> String {
    let cells: Vec<_> = view.theatres.iter().map(|it| fit(&cell(it))).collect();
    format!("│{}│", cells.join("│"))
}

/// Exactly as wide as a column.
fn fit(text: &str) -> String {
    let room = WIDTH - 2;
    let text = match text.chars().count() {
        n if n > room => text.chars().take(room - 1).chain(['…']).collect(),
        _ => text.to_owned(),
    };
    format!(" {text}{} ", " ".repeat(room - text.chars().count()))
}

fn totals(speaker: &Speaker<'_>, theatre: &Theatre, seat: usize) -> String {
    let mark = if theatre.control == seat { " ◄" } else { "" };
    format!("{}: {}{mark}", speaker.name(seat), theatre.sides[seat].total)
}

fn blockade(theatre: &Theatre) -> &'static str {
    if theatre.blockaded { " ⚠" } else { "" }
}

/// The cards of one side in lines, the uncovered ones farthest from the middle, for the side above.
fn pile(speaker: &Speaker<'_>, view: &View, seat: usize) -> Vec<String> {
    let height = view.theatres.iter().map(|it| it.sides[seat].pile.len()).max().unwrap_or(0);
    let line = |place: usize| {
        row(view, |it| {
            let laid = it.sides[seat].pile.get(place);
            laid.map_or_else(String::new, |laid| card(speaker, laid, place + 1 == it.sides[seat].pile.len()))
        })
    };
    (0..height).rev().map(line).collect()
}

/// `▸3 air-3 Manœuvre`; what lies face down is in brackets.
fn card(speaker: &Speaker<'_>, laid: &Laid, uncovered: bool) -> String {
    let mark = if uncovered { '▸' } else { ' ' };
    let words = match (&laid.card, laid.up) {
        (Some(key), true) => format!("{key} {}", title(speaker, key)),
        (Some(key), false) => format!("({key} {})", title(speaker, key)),
        (None, _) => "▒▒▒▒".into(),
    };
    format!("{mark}{} {words}", laid.strength)
}

fn title(speaker: &Speaker<'_>, key: &str) -> String {
    speaker.texts.find(&format!("bestioles-card-{key}")).unwrap_or_default()
}

fn name(speaker: &Speaker<'_>, theatre: &str) -> String {
    speaker.texts.find(&format!("bestioles-theatre-{theatre}")).unwrap_or_else(|| theatre.into())
}

/// What works on all plays at present.
fn notes(speaker: &Speaker<'_>, view: &View) -> Vec<String> {
    let mut notes = Vec::new();
    if view.contained {
        notes.push(speaker.texts.say("cli-bestioles-contained"));
    }
    for (seat, _) in view.players.iter().enumerate().filter(|it| it.1.air_drop) {
        notes.push(speaker.texts.get("cli-bestioles-air-drop", &Words::new().word("name", speaker.name(seat))));
    }
    if view.theatres.iter().any(|it| it.blockaded) {
        notes.push(speaker.texts.say("cli-bestioles-blockaded"));
    }
    notes
}

/// The reader's own hand, one card a line.
fn hand(speaker: &Speaker<'_>, view: &View, own: usize) -> Vec<String> {
    let player = &view.players[own];
    let words = Words::new()
        .word("name", speaker.name(own))
        .count("cards", player.hand.len())
        .word("points", player.withdrawal.to_string());
    let mut lines = vec![speaker.texts.get("cli-bestioles-hand", &words)];
    for key in player.hand.iter().flatten() {
        let text = speaker.texts.find(&format!("bestioles-card-{key}-text")).unwrap_or_default();
        lines.push(format!("  {key:<7} {} – {text}", title(speaker, key)).trim_end_matches([' ', '–']).to_owned());
    }
    lines
}

/// What is asked of the reader.
pub(super) fn prompt(speaker: &Speaker<'_>, view: &Value) -> Option<String> {
    let view = read(view)?;
    let question = view.question?;
    if speaker.seat != Some(question.seat) {
        return None;
    }
    let key = |it: &Option<String>| it.clone().unwrap_or_else(|| "none".into());
    let words = |it: &Option<String>| it.as_deref().map_or_else(|| "none".into(), |it| title(speaker, it));
    let args = Words::new()
        .word("card", words(&question.card))
        .word("cardId", key(&question.card))
        .word("drawn", question.drawn.as_deref().map_or_else(|| "none".into(), |it| title(speaker, it)));
    let id = format!("bestioles-prompt-{}", question.kind);
    speaker.texts.has(&id).then(|| speaker.texts.get(&id, &args))
}

/// What a move means.
pub(super) fn label(speaker: &Speaker<'_>, notation: &str, view: &Value) -> Option<String> {
    let words: Vec<&str> = notation.split(' ').collect();
    let id = format!("bestioles-move-{}", words.first()?);
    if !speaker.texts.has(&id) {
        return None;
    }
    let mut args = Words::new();
    for word in &words[1..] {
        if word.contains('-') {
            args = args.word("card", title(speaker, word)).word("cardId", *word);
        } else if let Ok(number) = word.parse::<usize>() {
            let seat = number.saturating_sub(1);
            let is = if speaker.seat == Some(seat) { "you" } else { "other" };
            let top = uncovered(&read(view)?, words[1], seat);
            let card = top.map_or_else(|| "none".into(), |it| title(speaker, &it));
            args = args.word("name", speaker.name(seat)).word("sideIs", is).word("card", card);
        } else {
            args = args.word("theatre", name(speaker, word)).word("theatreId", *word);
        }
    }
    Some(speaker.texts.get(&id, &args))
}

/// The uncovered card of one side of a theatre, if the reader knows it.
fn uncovered(view: &View, theatre: &str, seat: usize) -> Option<String> {
    let theatre = view.theatres.iter().find(|it| it.key == theatre)?;
    theatre.sides.get(seat)?.pile.last()?.card.clone()
}
