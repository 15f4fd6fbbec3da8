//! Bestioles en guerre: three columns, the reader's side below.

use serde::Deserialize;
use texts::Args;

use crate::page::fit;
use crate::{Painter, Scene};

/// Width of a column.
const COLUMN: usize = 25;

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

pub(crate) struct Paint;

impl Painter for Paint {
    fn key(&self) -> &'static str {
        "bestioles"
    }

    fn board(&self, scene: &Scene<'_>) -> Option<Vec<String>> {
        let view: View = scene.view()?;
        let own = scene.speaker.seat.unwrap_or(0).min(1);
        let other = 1 - own;
        let mut lines = vec![head(scene, &view, own), hand_line(scene, &view, other)];
        lines.push(rule('┌', '┬', '┐'));
        lines.push(row(&view, |it| totals(scene, it, other)));
        lines.extend(pile(scene, &view, other));
        lines.push(row(&view, |it| format!("── {}{} ──", name(scene, &it.key), blockade(it))));
        let mut piles = pile(scene, &view, own);
        piles.reverse();
        lines.extend(piles);
        lines.push(row(&view, |it| totals(scene, it, own)));
        lines.push(rule('└', '┴', '┘'));
        lines.extend(notes(scene, &view));
        lines.extend(hand(scene, &view, own));
        Some(lines)
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        let question = scene.view::<View>()?.question?;
        if !scene.is_me(question.seat) {
            return None;
        }
        let words = |it: &Option<String>| it.as_deref().map_or_else(|| "none".into(), |it| title(scene, it));
        let args = Args::new()
            .word("card", words(&question.card))
            .word("cardId", question.card.as_deref().unwrap_or("none"))
            .word("drawn", words(&question.drawn));
        Some(scene.get(&format!("bestioles-prompt-{}", question.kind), &args))
    }

    fn label(&self, scene: &Scene<'_>, notation: &str) -> Option<String> {
        let words: Vec<&str> = notation.split(' ').collect();
        let id = format!("bestioles-move-{}", words.first()?);
        if !scene.speaker.texts.has(&id) {
            return None;
        }
        let mut args = Args::new();
        for word in &words[1..] {
            if word.contains('-') {
                args = args.word("card", title(scene, word)).word("cardId", *word);
            } else if let Some(seat) = crate::seat(word) {
                let top = uncovered(&scene.view()?, words[1], seat);
                let card = top.map_or_else(|| "none".into(), |it| title(scene, &it));
                let is = crate::is(&scene.speaker, Some(seat));
                args = args.word("name", scene.speaker.name(seat)).word("sideIs", is).word("card", card);
            } else {
                args = args.word("theatre", name(scene, word)).word("theatreId", *word);
            }
        }
        Some(scene.get(&id, &args))
    }

    fn place(&self, scene: &Scene<'_>, place: &str) -> Option<String> {
        let words: Vec<&str> = place.split(' ').collect();
        let of = |seat: &str| {
            let seat = crate::seat(seat)?;
            let args = Args::new().word("name", scene.speaker.name(seat));
            Some(args.word("nameIs", crate::is(&scene.speaker, Some(seat))))
        };
        match words.as_slice() {
            ["hand", seat] => Some(scene.get("picture-bestioles-place-hand", &of(seat)?)),
            ["side", seat, theatre, at] => {
                let args = of(seat)?.word("theatre", name(scene, theatre)).count("n", at.parse().ok()?);
                Some(scene.get("picture-bestioles-place-side", &args))
            }
            [other] => scene.speaker.texts.find(&format!("picture-bestioles-place-{other}")),
            _ => None,
        }
    }

    fn thing(&self, scene: &Scene<'_>, _place: &str, thing: &str) -> Option<String> {
        scene.speaker.texts.find(&format!("bestioles-card-{thing}"))
    }
}

/// A word of ours with what a table head needs.
fn head(scene: &Scene<'_>, view: &View, own: usize) -> String {
    let other = 1 - own;
    let words = Args::new()
        .count("battle", view.battle as usize)
        .word("me", scene.who(own))
        .word("other", scene.who(other))
        .word("mine", view.scores[own].to_string())
        .word("theirs", view.scores[other].to_string())
        .word("target", view.target.to_string())
        .word("first", scene.speaker.name(view.first))
        .word("firstIs", crate::is(&scene.speaker, Some(view.first)))
        .count("deck", view.deck.len());
    scene.get("picture-bestioles-head", &words)
}

/// The opponent's hand: what is known of it.
fn hand_line(scene: &Scene<'_>, view: &View, seat: usize) -> String {
    let cards: Vec<_> = view.players[seat].hand.iter().map(|it| it.as_deref().unwrap_or("▒▒")).collect();
    let cards = if cards.is_empty() { "–".into() } else { cards.join(" ") };
    scene.get("picture-bestioles-other-hand", &Args::new().word("name", scene.who(seat)).word("cards", cards))
}

fn rule(left: char, middle: char, right: char) -> String {
    let bar = "─".repeat(COLUMN);
    format!("{left}{bar}{middle}{bar}{middle}{bar}{right}")
}

/// One line through the three columns.
fn row(view: &View, cell: impl Fn(&Theatre) -> String) -> String {
    let cells: Vec<_> = view.theatres.iter().map(|it| format!(" {} ", fit(&cell(it), COLUMN - 2))).collect();
    format!("│{}│", cells.join("│"))
}

fn totals(scene: &Scene<'_>, theatre: &Theatre, seat: usize) -> String {
    let mark = if theatre.control == seat { " ◄" } else { "" };
    let name = scene.who(seat);
    let name = if crate::width(&name) > 14 { fit(&name, 14) } else { name };
    let words = Args::new().word("name", name).word("total", theatre.sides[seat].total.to_string());
    format!("{}{mark}", scene.get("picture-bestioles-total", &words))
}

fn blockade(theatre: &Theatre) -> &'static str {
    if theatre.blockaded { " ⚠" } else { "" }
}

/// The cards of one side in lines, the uncovered ones farthest from the middle, for the side above.
fn pile(scene: &Scene<'_>, view: &View, seat: usize) -> Vec<String> {
    let height = view.theatres.iter().map(|it| it.sides[seat].pile.len()).max().unwrap_or(0);
    let line = |place: usize| {
        row(view, |it| {
            let laid = it.sides[seat].pile.get(place);
            laid.map_or_else(String::new, |laid| card(scene, laid, place + 1 == it.sides[seat].pile.len()))
        })
    };
    (0..height).rev().map(line).collect()
}

/// `▸3 air-3 Manœuvre`; what lies face down is in brackets.
fn card(scene: &Scene<'_>, laid: &Laid, uncovered: bool) -> String {
    let mark = if uncovered { '▸' } else { ' ' };
    let words = match (&laid.card, laid.up) {
        (Some(key), true) => format!("{key} {}", title(scene, key)),
        (Some(key), false) => format!("({key} {})", title(scene, key)),
        (None, _) => "▒▒▒▒".into(),
    };
    format!("{mark}{} {words}", laid.strength)
}

fn title(scene: &Scene<'_>, key: &str) -> String {
    scene.speaker.texts.find(&format!("bestioles-card-{key}")).unwrap_or_default()
}

fn name(scene: &Scene<'_>, theatre: &str) -> String {
    scene.speaker.texts.find(&format!("bestioles-theatre-{theatre}")).unwrap_or_else(|| theatre.into())
}

/// What works on all plays at present.
fn notes(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let mut notes = Vec::new();
    if view.contained {
        notes.push(scene.say("picture-bestioles-contained"));
    }
    for (seat, _) in view.players.iter().enumerate().filter(|it| it.1.air_drop) {
        let words =
            Args::new().word("name", scene.speaker.name(seat)).word("nameIs", crate::is(&scene.speaker, Some(seat)));
        notes.push(scene.get("picture-bestioles-air-drop", &words));
    }
    if view.theatres.iter().any(|it| it.blockaded) {
        notes.push(scene.say("picture-bestioles-blockaded"));
    }
    notes
}

/// The hand of the side below, one card a line; only the reader's own is known.
fn hand(scene: &Scene<'_>, view: &View, own: usize) -> Vec<String> {
    let player = &view.players[own];
    let words = Args::new()
        .word("name", scene.speaker.name(own))
        .word("nameIs", crate::is(&scene.speaker, Some(own)))
        .count("cards", player.hand.len())
        .count("points", player.withdrawal as usize);
    let mut lines = vec![scene.get("picture-bestioles-hand", &words)];
    for key in player.hand.iter().flatten() {
        let text = scene.speaker.texts.find(&format!("bestioles-card-{key}-text")).unwrap_or_default();
        lines.push(format!("  {key:<7} {} – {text}", title(scene, key)).trim_end_matches([' ', '–']).to_owned());
    }
    lines
}

/// The uncovered card of one side of a theatre, if the reader knows it.
fn uncovered(view: &View, theatre: &str, seat: usize) -> Option<String> {
    let theatre = view.theatres.iter().find(|it| it.key == theatre)?;
    theatre.sides.get(seat)?.pile.last()?.card.clone()
}
