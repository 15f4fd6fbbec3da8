//! Mon voisin le monstre: the street, a house a player. A lit window is a card in hand.

use serde::Deserialize;
use serde_json::Value;
use texts::{Args, Speaker};

use crate::page::fit;
use crate::{Painter, Scene, yes};

/// Room for a name.
const NAME: usize = 18;
/// Windows of a house.
const WINDOWS: usize = 4;

#[derive(Deserialize)]
struct View {
    round: usize,
    rounds: usize,
    active: usize,
    question: Option<Question>,
    players: Vec<Player>,
    deck: usize,
    hunters: usize,
    monster: Option<String>,
    used: Vec<String>,
    last: Option<Ended>,
    monsters: Vec<Monster>,
}

#[derive(Deserialize)]
struct Player {
    cards: usize,
    known: Vec<String>,
    pile: Vec<Laid>,
    turns: usize,
    friend: bool,
    score: usize,
    awaited: bool,
    answered: bool,
}

#[derive(Deserialize)]
struct Laid {
    card: Option<String>,
    up: bool,
}

#[derive(Deserialize)]
struct Question {
    kind: String,
    card: Option<String>,
    by: usize,
    side: Option<usize>,
    number: usize,
    taken: Option<String>,
}

#[derive(Deserialize)]
struct Ended {
    monster: String,
    end: String,
    by: usize,
    side: usize,
    points: Vec<usize>,
}

#[derive(Deserialize)]
struct Monster {
    card: String,
    power: Power,
}

#[derive(Deserialize)]
struct Power {
    boxes: Vec<String>,
    condition: Option<Condition>,
    ignores: Option<Condition>,
    dog: bool,
}

#[derive(Deserialize)]
struct Condition {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    count: usize,
    #[serde(default)]
    turn: usize,
}

pub(crate) struct Paint;

impl Painter for Paint {
    fn key(&self) -> &'static str {
        "monstre"
    }

    fn board(&self, scene: &Scene<'_>) -> Option<Vec<String>> {
        let view: View = scene.view()?;
        let mut lines = vec![head(scene, &view)];
        lines.extend(view.last.as_ref().map(|it| ended(scene, it)));
        for (seat, player) in view.players.iter().enumerate() {
            lines.extend(house(scene, &view, seat, player));
        }
        lines.push(scene.say("picture-monstre-legend"));
        lines.extend(hand(scene, &view));
        Some(lines)
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        let view: View = scene.view()?;
        let question = view.question.as_ref()?;
        let own = scene.speaker.seat?;
        if question.kind == "turn" {
            return Some(scene.say(my_turn(scene, &view)));
        }
        let other = if question.by == own { question.side.unwrap_or(question.by) } else { question.by };
        let args = Args::new()
            .word("name", scene.speaker.name(other))
            .count("cards", question.number)
            .word("taken", question.taken.as_deref().map_or_else(String::new, |it| card(&scene.speaker, it)))
            .word("to", scene.speaker.name(left_of(&view, own)));
        let what = match question.kind.as_str() {
            "give" => format!("give-{}", question.card.as_deref().unwrap_or("ragot")),
            kind => kind.to_owned(),
        };
        Some(scene.get(&format!("monstre-prompt-{what}"), &args))
    }

    fn label(&self, scene: &Scene<'_>, notation: &str) -> Option<String> {
        let words: Vec<&str> = notation.split(' ').collect();
        let name = |word: &str| crate::seat(word).map(|it| scene.speaker.name(it));
        let card = |word: &str| card(&scene.speaker, word);
        Some(match words.as_slice() {
            ["play", it] => scene.get("monstre-move-play", &Args::new().word("card", card(it))),
            ["play", it, whom] => {
                scene.get("monstre-move-play-on", &Args::new().word("card", card(it)).word("name", name(whom)?))
            }
            ["play", it, whom, number] => {
                let args = Args::new().word("card", card(it)).word("name", name(whom)?);
                scene.get("monstre-move-swap", &args.count("cards", number.parse().ok()?))
            }
            ["lay"] => scene.say("monstre-move-lay"),
            ["give", cards @ ..] => {
                let cards: Vec<_> = cards.iter().map(|it| card(it)).collect();
                scene.get("monstre-move-give", &Args::new().word("cards", cards.join(", ")))
            }
            ["discard", it] => scene.get("monstre-move-discard", &Args::new().word("card", card(it))),
            _ => return None,
        })
    }

    /// Who looks into a hand reads it; who hears that somebody plays hears the points at the end.
    fn tell(&self, speaker: &Speaker<'_>, news: &Value) -> Option<Vec<String>> {
        let cards = news.get("cards")?.as_array()?.iter().map(|it| it.as_str().map(|it| card(speaker, it)));
        let cards: Vec<String> = cards.collect::<Option<_>>()?;
        if news.get("type")? != "looked" {
            return None;
        }
        let saw = speaker.texts.get("monstre-saw", &Args::new().word("cards", cards.join(", ")));
        Some(vec![speaker.news(news), saw])
    }

    fn place(&self, scene: &Scene<'_>, place: &str) -> Option<String> {
        scene.speaker.texts.find(&format!("picture-monstre-place-{place}"))
    }

    fn thing(&self, scene: &Scene<'_>, _place: &str, thing: &str) -> Option<String> {
        match crate::seat(thing) {
            Some(seat) => Some(scene.who(seat)),
            None => scene.speaker.texts.find(&format!("monstre-card-{thing}")),
        }
    }
}

fn card(speaker: &Speaker<'_>, key: &str) -> String {
    speaker.texts.say(&format!("monstre-card-{key}"))
}

fn head(scene: &Scene<'_>, view: &View) -> String {
    let used: Vec<_> = view.used.iter().map(|it| card(&scene.speaker, it)).collect();
    let args = Args::new()
        .count("round", view.round)
        .count("rounds", view.rounds)
        .word("further", yes(view.round > view.rounds))
        .count("deck", view.deck)
        .count("hunters", view.hunters)
        .word("used", if used.is_empty() { "none".into() } else { used.join(", ") })
        .word("monster", view.monster.as_deref().map_or_else(|| "none".into(), |it| card(&scene.speaker, it)));
    scene.get("picture-monstre-head", &args)
}

/// How the last round ended, and what it brought.
fn ended(scene: &Scene<'_>, last: &Ended) -> String {
    let name = |seat: usize| scene.speaker.name(seat);
    let args = Args::new()
        .word("monster", card(&scene.speaker, &last.monster))
        .word("by", name(last.by))
        .word("byIs", crate::is(&scene.speaker, Some(last.by)))
        .word("side", name(last.side))
        .word("sideIs", crate::is(&scene.speaker, Some(last.side)));
    let points = last.points.iter().enumerate().filter(|it| *it.1 > 0);
    let points: Vec<_> = points.map(|(seat, points)| format!("{} +{points}", scene.who(seat))).collect();
    let told = scene.get(&format!("monstre-end-{}", last.end), &args);
    scene.get("picture-monstre-last", &Args::new().word("told", told).word("points", points.join(", ")))
}

/// `▸2 Basile   [▪▪▪·]  2 points  Friend`, then what he played and what is known of his hand.
fn house(scene: &Scene<'_>, view: &View, seat: usize, player: &Player) -> Vec<String> {
    let turn =
        view.question.as_ref().is_some_and(|it| if it.kind == "turn" { view.active == seat } else { player.awaited });
    let mark = if turn { "▸" } else { " " };
    let lit = "▪".repeat(player.cards);
    let dark = "·".repeat(WINDOWS.saturating_sub(player.cards));
    let args = Args::new()
        .count("points", player.score)
        .word("friend", yes(player.friend))
        .word("answered", yes(player.answered));
    let facts = scene.get("picture-monstre-facts", &args);
    let name = fit(&scene.who(seat), NAME);
    let mut lines = vec![format!("{mark}{} {name} [{lit}{dark}]  {facts}", seat + 1).trim_end().to_owned()];
    if !player.pile.is_empty() {
        let pile: Vec<_> = player.pile.iter().map(|it| laid(scene, it)).collect();
        lines.push(format!("    {}", scene.get("monstre-house-pile", &Args::new().word("cards", pile.join(", ")))));
    }
    if !scene.is_me(seat) && !player.known.is_empty() {
        let known: Vec<_> = player.known.iter().map(|it| card(&scene.speaker, it)).collect();
        lines.push(format!("    {}", scene.get("monstre-house-known", &Args::new().word("cards", known.join(", ")))));
    }
    lines
}

fn laid(scene: &Scene<'_>, laid: &Laid) -> String {
    match &laid.card {
        None => scene.say("monstre-face-down-unknown"),
        Some(key) if laid.up => card(&scene.speaker, key),
        Some(key) => scene.get("monstre-face-down-known", &Args::new().word("card", card(&scene.speaker, key))),
    }
}

/// The reader's own hand, one card a line.
fn hand(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let Some(own) = scene.speaker.seat.and_then(|it| view.players.get(it)) else { return Vec::new() };
    let args = Args::new().count("cards", own.cards).count("turn", own.turns);
    let mut lines = vec![scene.get("picture-monstre-hand", &args)];
    lines.extend(own.known.iter().map(|key| {
        let text = match view.monsters.iter().find(|it| it.card == *key) {
            Some(monster) => power(scene, &monster.power),
            None => scene.say(&format!("monstre-card-{key}-text")),
        };
        format!("  {key:<10} **{}** – {text}", card(&scene.speaker, key))
    }));
    lines
}

/// What a Monster can do at this table.
fn power(scene: &Scene<'_>, power: &Power) -> String {
    let mut said = Vec::new();
    if let Some(it) = &power.condition {
        let turn = power.boxes.iter().position(|it| it == "C").map_or(0, |it| it + 1);
        let args = Args::new().count("turn", turn).count("count", it.count);
        said.push(scene.get(&format!("monstre-power-{}", it.kind), &args));
    }
    if let Some(it) = &power.ignores {
        said.push(scene.get(&format!("monstre-power-{}", it.kind), &Args::new().count("turn", it.turn)));
    }
    if power.dog {
        said.push(scene.say("monstre-power-dog"));
    }
    if said.is_empty() {
        said.push(scene.say("monstre-power-none"));
    }
    said.join(" ")
}

fn my_turn(scene: &Scene<'_>, view: &View) -> &'static str {
    let monster = |mv: &String| view.monsters.iter().any(|it| mv.strip_prefix("play ") == Some(&it.card));
    match scene.moves {
        [only] if only == "play avis" => "monstre-prompt-avis",
        moves if moves.iter().any(|it| it == "lay") => "monstre-prompt-lay",
        moves if moves.iter().any(monster) => "monstre-prompt-monster",
        _ => "monstre-prompt-turn",
    }
}

/// The next neighbour who holds cards: to whom a Ragot goes.
fn left_of(view: &View, seat: usize) -> usize {
    let n_seats = view.players.len();
    (1..n_seats).map(|it| (seat + it) % n_seats).find(|it| view.players[*it].cards > 0).unwrap_or(seat)
}
