//! Gévaudan: the map, the Beast and its ways, the hunters and their archives.

mod map;
mod moves;
mod view;

use texts::Args;

use self::view::{Clue, Land, Opened, Player, Print, View};
use crate::{Painter, Scene, is, yes};

/// The arrows of a cell, in the order of a view.
const ARROWS: [&str; 3] = ["black", "grey", "white"];
/// Events that are in force until the next one; the others have done what they do.
const LASTING: [&str; 4] = ["h01", "h06", "h07", "h10"];
const COLOURS: [&str; 4] = ["village", "river", "forest", "dragons"];

pub(crate) struct Paint;

impl Painter for Paint {
    fn key(&self) -> &'static str {
        "gevaudan"
    }

    fn board(&self, scene: &Scene<'_>) -> Option<Vec<String>> {
        let view: View = scene.view()?;
        let mut lines = vec![head(scene, &view)];
        lines.extend(map::map(scene, &view));
        lines.push(scene.say("picture-gevaudan-legend"));
        if view.end.is_none() {
            lines.push(ways(scene, &view));
        }
        for (seat, player) in view.players.iter().enumerate() {
            lines.extend(hunter(scene, &view, seat, player));
        }
        if !view.town.is_empty() {
            lines.push(archive(scene, &view.town, "picture-gevaudan-town"));
        }
        lines.extend(row(scene, &view));
        lines.extend(own(scene, &view));
        lines.extend(view.end.as_ref().map(|it| &it.opened).or(view.opened.as_ref()).map(|it| opened(scene, it)));
        Some(lines)
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        let view: View = scene.view()?;
        let Some(question) = view.question.as_ref().filter(|it| scene.is_me(it.seat)) else {
            return Some(scene.say("picture-may"));
        };
        let player = view.players.get(question.seat)?;
        let offers = |it: &&str| scene.moves.iter().any(|mv| mv == it);
        let cubes = if view.turn.as_ref().is_some_and(|it| !it.cubes) { 0 } else { player.cubes };
        let args = Args::new()
            .word("name", scene.speaker.name(question.seat))
            .word("side", question.side.map_or_else(|| scene.say("gevaudan-ui-town"), |it| scene.speaker.name(it)))
            .word("sideIs", is(&scene.speaker, question.side))
            .count("n", question.value)
            .word("cause", question.cause.as_deref().unwrap_or("none"))
            .word("cell", player.cell.clone().unwrap_or_default())
            .count("points", view.turn.as_ref().map_or(0, |it| it.points))
            .count("cubes", cubes)
            .word("beast", view.beast.clone())
            .word("die", view.die.as_deref().map_or_else(String::new, |it| scene.say(&format!("gevaudan-arrow-{it}"))))
            .word("what", ["archive", "examine"].into_iter().find(offers).unwrap_or("none"));
        Some(scene.get(&format!("gevaudan-ui-ask-{}", question.kind), &args))
    }

    fn label(&self, scene: &Scene<'_>, notation: &str) -> Option<String> {
        moves::label(scene, &scene.view()?, notation)
    }

    fn about(&self, scene: &Scene<'_>, thing: &str) -> Option<String> {
        let view: View = scene.view()?;
        let cell = thing.to_uppercase();
        let land = view.land(&cell)?;
        let mut facts = vec![land_words(scene, land)];
        if view.board.church == cell {
            facts.push(scene.say("gevaudan-ui-church"));
        }
        if let Some(print) = view.print(&cell) {
            facts.extend(print_facts(scene, print));
        }
        if view.beast == cell {
            facts.push(scene.say("gevaudan-ui-beast"));
        }
        let here = view.players.iter().enumerate().filter(|it| it.1.cell.as_deref() == Some(&cell));
        facts.extend(here.map(|(seat, it)| {
            let args = Args::new().word("name", scene.who(seat)).word("out", it.out.as_deref().unwrap_or("no"));
            scene.get("gevaudan-ui-stands", &args)
        }));
        if view.failed.contains(&cell) {
            facts.push(scene.say("gevaudan-ui-failed"));
        }
        let near = scene.get("gevaudan-ui-near", &Args::new().word("list", land.near.join(", ")));
        let mut lines = vec![format!("**{cell}** {}", facts.join(", ")), near];
        if let [black, grey, white] = land.arrows.as_slice() {
            let args = Args::new().word("black", black).word("grey", grey).word("white", white);
            lines.push(scene.get("gevaudan-ui-arrows-from", &args));
        }
        Some(lines.join("\n"))
    }

    fn place(&self, scene: &Scene<'_>, place: &str) -> Option<String> {
        let id = if COLOURS.contains(&place) { "ground" } else { place };
        scene.speaker.texts.find(&format!("picture-gevaudan-place-{id}"))
    }

    fn thing(&self, scene: &Scene<'_>, place: &str, thing: &str) -> Option<String> {
        if !COLOURS.contains(&place) {
            return Some(thing.to_owned());
        }
        Some(scene.get("gevaudan-ui-said", &Args::new().word("colour", place).word("is", yes(thing == "present"))))
    }
}

fn letter(scene: &Scene<'_>, colour: &str) -> String {
    scene.say(&format!("gevaudan-ui-letter-{colour}"))
}

/// `[V·]` for a hidden print, `[V+2]` for one the reader knows, `[V+2]*` for one that all see.
fn print_sign(scene: &Scene<'_>, print: &Print) -> String {
    let letter = letter(scene, &print.colour);
    let shown = if print.revealed { "*" } else { "" };
    match &print.clue {
        None => format!("[{letter}·]"),
        Some(clue) => format!("[{letter}{}{}]{shown}", if clue.present { '+' } else { '−' }, clue.dots),
    }
}

fn clue_words(scene: &Scene<'_>, colour: &str, clue: &Clue) -> String {
    let said = scene.get("gevaudan-ui-said", &Args::new().word("colour", colour).word("is", yes(clue.present)));
    scene.get("gevaudan-ui-clue", &Args::new().word("said", said).count("dots", clue.dots))
}

fn print_facts(scene: &Scene<'_>, print: &Print) -> Vec<String> {
    let args = match &print.clue {
        Some(clue) => Args::new().word("clue", clue_words(scene, &print.colour, clue)),
        None => {
            let name = scene.say(&format!("gevaudan-ui-parameter-{}", print.colour));
            Args::new().word("shape", print.colour.clone()).word("colour", name)
        }
    };
    let id = match (&print.clue, print.revealed) {
        (None, _) => "gevaudan-ui-print-hidden",
        (Some(_), true) => "gevaudan-ui-print-open",
        (Some(_), false) => "gevaudan-ui-print-seen",
    };
    let mut facts = vec![scene.get(id, &args)];
    if !print.revealed && !print.seen_by.is_empty() {
        let names: Vec<_> = print.seen_by.iter().map(|it| scene.who(*it)).collect();
        facts.push(scene.get("gevaudan-ui-seen-by", &Args::new().word("list", names.join(", "))));
    }
    facts
}

fn land_words(scene: &Scene<'_>, land: &Land) -> String {
    if land.refuge {
        return scene.say("gevaudan-ui-refuge");
    }
    let word = |colour: &str| {
        let is = yes(land.has.iter().any(|it| it == colour));
        scene.get("gevaudan-ui-has", &Args::new().word("parameter", colour).word("is", is))
    };
    COLOURS.map(word).join(", ")
}

fn head(scene: &Scene<'_>, view: &View) -> String {
    let args = Args::new()
        .count("round", view.round)
        .word("last", yes(view.last_round))
        .count("left", view.deck.left)
        .word("soon", yes(view.deck.last_rounds));
    let round = scene.get("gevaudan-ui-round", &args);
    let card = view.deck.current.as_deref().filter(|it| LASTING.contains(it));
    let holds = card.map_or_else(|| "none".into(), |it| scene.say(&format!("gevaudan-card-{it}")));
    let args = Args::new().word("round", round).count("ferocity", view.ferocity).word("holds", holds);
    scene.get("picture-gevaudan-head", &args)
}

/// Where each die would lead the Beast.
fn ways(scene: &Scene<'_>, view: &View) -> String {
    let way = |idx: usize| {
        let mut cells: Vec<&str> = Vec::new();
        let mut at = view.beast.as_str();
        for _ in 0..view.beast_steps {
            let Some(next) = view.land(at).and_then(|it| it.arrows.get(idx)) else { break };
            cells.push(next);
            at = next;
        }
        let args = Args::new().word("arrow", scene.say(&format!("gevaudan-arrow-{}", ARROWS[idx])));
        scene.get("picture-gevaudan-way", &args.word("cells", cells.join(" ")))
    };
    let ways: Vec<_> = (0..ARROWS.len()).map(way).collect();
    let args = Args::new().word("cell", view.beast.clone()).count("n", view.beast_steps).word("ways", ways.join(" · "));
    scene.get("picture-gevaudan-ways", &args)
}

/// `▸1 You on B2: Sly one · unhurt, …`, then the archives.
fn hunter(scene: &Scene<'_>, view: &View, seat: usize, player: &Player) -> Vec<String> {
    let asked = view.question.as_ref().is_some_and(|it| it.seat == seat);
    let mark = if asked { "▸" } else { " " };
    let points = view.turn.as_ref().filter(|_| view.active == Some(seat)).map_or(player.base, |it| it.points);
    let args = Args::new()
        .word("hunter", scene.say(&format!("gevaudan-hunter-{}", player.hunter)))
        .count("wounds", player.wounds)
        .count("points", points)
        .count("cubes", player.cubes)
        .word("characters", if view.row.is_some() { "on" } else { "off" })
        .count("influence", player.influence)
        .count("archive", player.archive.len())
        .count("notes", player.notes)
        .word("first", yes(view.first == seat && view.players.len() > 1))
        .word("marked", yes(player.marked));
    let id = if player.out.is_some() { "gevaudan-ui-facts-out-detail" } else { "gevaudan-ui-facts-detail" };
    let args = Args::new()
        .word("name", scene.who(seat))
        .word("cell", player.cell.clone().unwrap_or_else(|| "none".into()))
        .word("facts", scene.get(id, &args))
        .word("walled", yes(player.walled));
    let mut lines = vec![format!("{mark}{} {}", seat + 1, scene.get("picture-gevaudan-hunter", &args))];
    if !player.archive.is_empty() {
        lines.push(archive(scene, &player.archive, "picture-gevaudan-archive"));
    }
    if !player.characters.is_empty() {
        let names: Vec<_> = player.characters.iter().map(|it| character(scene, it)).collect();
        lines.push(format!("   {}", names.join(", ")));
    }
    lines
}

fn character(scene: &Scene<'_>, key: &str) -> String {
    scene.say(&format!("gevaudan-character-{key}"))
}

/// `   archives: 1 [V+2], 2 [R·]`
fn archive(scene: &Scene<'_>, prints: &[Print], id: &str) -> String {
    let prints = prints.iter().enumerate().map(|(place, it)| format!("{} {}", place + 1, print_sign(scene, it)));
    let list = prints.collect::<Vec<_>>().join(", ");
    format!("   {}", scene.get(id, &Args::new().word("list", list)))
}

/// The Characters that can be solicited.
fn row(scene: &Scene<'_>, view: &View) -> Option<String> {
    let row = view.row.as_ref()?;
    let space = |(place, it): (usize, &view::Space)| {
        let name = it.character.as_deref().map_or_else(|| "none".into(), |it| character(scene, it));
        let args = Args::new().count("place", place + 1).word("character", name).count("cost", it.cost);
        scene.get("picture-gevaudan-space", &args)
    };
    let spaces: Vec<_> = row.spaces.iter().enumerate().map(space).collect();
    let top = row.top.as_deref().map_or_else(|| "none".into(), |it| character(scene, it));
    Some(scene.get("picture-gevaudan-row", &Args::new().word("spaces", spaces.join(", ")).word("top", top)))
}

/// My hunter's tokens and my reminders.
fn own(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let Some(me) = scene.speaker.seat.and_then(|it| view.players.get(it)) else { return Vec::new() };
    let mut lines = Vec::new();
    if me.tokens > 0 {
        let tokens = scene.get(&format!("gevaudan-ui-token-{}", me.hunter), &Args::new().count("n", me.tokens));
        let help = scene.say(&format!("gevaudan-hunter-{}-help", me.hunter));
        lines.push(scene.get("picture-gevaudan-tokens", &Args::new().word("tokens", tokens).word("help", help)));
    }
    if !view.notes.is_empty() {
        let said = |it: &view::Note| {
            scene.get("gevaudan-ui-said", &Args::new().word("colour", it.colour.clone()).word("is", yes(it.present)))
        };
        let list = view.notes.iter().map(said).collect::<Vec<_>>().join(", ");
        lines.push(scene.get("picture-gevaudan-notes", &Args::new().word("list", list)));
    }
    lines
}

/// What the box holds, and where the lair is.
fn opened(scene: &Scene<'_>, opened: &Opened) -> String {
    let clue = |it: &view::Shown| clue_words(scene, &it.colour, &Clue { present: it.present, dots: it.dots });
    let boxed: Vec<_> = opened.boxed.iter().map(clue).collect();
    let args = Args::new().word("box", boxed.join(", ")).word("cell", opened.lair.clone());
    scene.get("picture-gevaudan-opened", &args)
}
