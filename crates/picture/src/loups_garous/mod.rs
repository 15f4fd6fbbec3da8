//! Loups-garous: the village, a line a player; my card and what I know; who voted for whom.

mod secrets;
mod view;

use serde::Deserialize;
use serde_json::Value;
use texts::{Args, Speaker};

use self::view::{Player, Reveal, View};
use crate::page::fit;
use crate::{Painter, Scene, is, who};

/// Room for a name.
const NAME: usize = 16;

pub(crate) struct Paint;

impl Painter for Paint {
    fn key(&self) -> &'static str {
        "loups-garous"
    }

    fn board(&self, scene: &Scene<'_>) -> Option<Vec<String>> {
        let view: View = scene.view()?;
        let mut lines = vec![head(scene, &view), deck(scene, &view)];
        lines.extend(view.players.iter().enumerate().map(|(seat, it)| villager(scene, &view, seat, it)));
        lines.extend(view.reveal.iter().flat_map(|it| votes(&scene.speaker, it)));
        lines.extend(view.couple.map(|[one, two]| pair(scene, "picture-loups-garous-couple", one, two)));
        lines.extend(view.own.iter().flat_map(|it| secrets::card(scene, &view, it)));
        Some(lines)
    }

    fn question(&self, scene: &Scene<'_>) -> Option<String> {
        let view: View = scene.view()?;
        let me = view.players.get(scene.speaker.seat?)?;
        let has = |verb: &str| scene.moves.iter().any(|it| it.split(' ').next() == Some(verb));
        let asked = ["ready", "vote", "shoot", "take", "love", "look", "devour", "sleep", "watch", "note"];
        let id = asked.into_iter().find(|it| has(it)).unwrap_or("say");
        let id = if id == "vote" && view.phase == "runoff" { "runoff" } else { id };
        let candidates: Vec<_> = view.candidates.iter().map(|it| scene.speaker.name(*it)).collect();
        let args = Args::new()
            .word("hour", hour(scene, &view))
            .count("statements", me.statements)
            .word("names", listed(&scene.speaker, &candidates));
        let mut asked = scene.get(&format!("picture-loups-garous-ask-{id}"), &args);
        if let Some(named) = me.named.as_ref().filter(|_| has("yes")) {
            let args = Args::new()
                .word("name", scene.speaker.name(named.by))
                .word("role", named.role.as_deref().map_or_else(String::new, |it| a_role(&scene.speaker, it)));
            asked = format!("{} {asked}", scene.get(&format!("picture-loups-garous-named-{}", named.about), &args));
        }
        Some(asked)
    }

    fn label(&self, scene: &Scene<'_>, notation: &str) -> Option<String> {
        label(&scene.speaker, notation)
    }

    fn place(&self, scene: &Scene<'_>, place: &str) -> Option<String> {
        Some(scene.who(crate::seat(place.strip_prefix("seat ")?)?))
    }

    fn thing(&self, scene: &Scene<'_>, _place: &str, thing: &str) -> Option<String> {
        scene.speaker.texts.find(&format!("loups-garous-role-{thing}"))
    }

    fn tell(&self, speaker: &Speaker<'_>, news: &Value) -> Option<Vec<String>> {
        match news.get("type")?.as_str()? {
            "revealed" => {
                let mut told = vec![speaker.news(news).trim_end().to_owned()];
                told.extend(ballots(speaker, &Reveal::deserialize(news).ok()?));
                Some(told)
            }
            "runoff_opened" => {
                let tied = news.get("tied")?.as_array()?.iter().filter_map(Value::as_u64);
                let names: Vec<_> = tied.map(|it| who(speaker, it as usize)).collect();
                let args = Args::new().word("names", listed(speaker, &names));
                Some(vec![speaker.news(news), speaker.texts.get("picture-loups-garous-tied", &args)])
            }
            _ => None,
        }
    }
}

fn a_role(speaker: &Speaker<'_>, role: &str) -> String {
    speaker.texts.say(&format!("loups-garous-ui-a-{role}"))
}

fn role(speaker: &Speaker<'_>, role: &str) -> String {
    speaker.texts.say(&format!("loups-garous-role-{role}"))
}

/// "Ana, Hugo and Lou".
fn listed(speaker: &Speaker<'_>, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => {
            let args = Args::new().word("names", some.join(", ")).word("last", last);
            speaker.texts.get("loups-garous-ui-names-and", &args)
        }
    }
}

fn pair(scene: &Scene<'_>, id: &str, one: usize, two: usize) -> String {
    scene.get(id, &Args::new().word("one", scene.who(one)).word("two", scene.who(two)))
}

/// The part of the night or day.
fn hour(scene: &Scene<'_>, view: &View) -> String {
    let hour = view.call.as_deref().filter(|_| view.phase == "call").unwrap_or(&view.phase);
    scene.say(&format!("loups-garous-ui-hour-{}", hour.replace('_', "-")))
}

/// `**Day 2 · the debate** · 6 of 8 alive · 2 ready`
fn head(scene: &Scene<'_>, view: &View) -> String {
    let time = if view.phase == "call" { "night" } else { "day" };
    let count = |counts: fn(&Player) -> bool| view.players.iter().filter(|it| it.alive && counts(it)).count();
    let args = Args::new()
        .word("time", scene.get(&format!("loups-garous-ui-{time}"), &Args::new().count("n", view.night)))
        .word("hour", hour(scene, view))
        .count("alive", count(|_| true))
        .count("all", view.players.len())
        .count("ready", count(|it| it.ready))
        .count("cast", count(|it| it.voted))
        .word("phase", &view.phase);
    scene.get("picture-loups-garous-head", &args)
}

fn deck(scene: &Scene<'_>, view: &View) -> String {
    let card = |it: &view::CardCount| {
        let args = Args::new().count("n", it.count).word("role", role(&scene.speaker, &it.role));
        scene.get("loups-garous-ui-deck-line", &args)
    };
    let cards: Vec<_> = view.deck.iter().map(card).collect();
    scene.get("picture-loups-garous-deck", &Args::new().word("cards", cards.join(", ")))
}

/// `  3 Blanche          claims the Seer · ready to vote`
fn villager(scene: &Scene<'_>, view: &View, seat: usize, player: &Player) -> String {
    let mark = if player.alive { ' ' } else { '†' };
    let name = fit(&scene.who(seat), NAME);
    let facts = if player.alive { living(scene, view, seat, player) } else { dead(scene, player) };
    format!("{mark}{:>2} {name} {}", seat + 1, facts.join(" · ")).trim_end().to_owned()
}

fn dead(scene: &Scene<'_>, player: &Player) -> Vec<String> {
    let cause = player.cause.as_deref().map(|it| scene.say(&format!("loups-garous-cause-{it}")));
    let args = Args::new()
        .word("role", player.role.as_deref().map_or_else(String::new, |it| role(&scene.speaker, it)))
        .count("night", player.died.unwrap_or_default())
        .word("cause", cause.unwrap_or_default());
    vec![scene.get("picture-loups-garous-dead", &args)]
}

fn living(scene: &Scene<'_>, view: &View, seat: usize, player: &Player) -> Vec<String> {
    let speaker = &scene.speaker;
    let mut facts = secrets::sign(scene, view, seat);
    if let Some(claim) = &player.claim {
        facts.push(scene.get("loups-garous-ui-house-claims", &Args::new().word("role", a_role(speaker, claim))));
    }
    if let Some(named) = &player.named {
        let args = Args::new()
            .word("name", who(speaker, named.by))
            .word("nameIs", is(speaker, Some(named.by)))
            .word("role", named.role.as_deref().map_or_else(String::new, |it| role(speaker, it)));
        facts.push(scene.get(&format!("picture-loups-garous-by-{}", named.about), &args));
    }
    let told = [
        (player.ready && view.phase == "debate", "loups-garous-ui-house-ready"),
        (player.voted && ["vote", "runoff"].contains(&view.phase.as_str()), "loups-garous-ui-house-voted"),
        (view.double == Some(seat), "loups-garous-ui-house-double"),
        (player.left, "picture-loups-garous-left"),
    ];
    facts.extend(told.iter().filter(|it| it.0).map(|it| scene.say(it.1)));
    facts
}

/// The last vote, under a title of its own.
fn votes(speaker: &Speaker<'_>, reveal: &Reveal) -> Vec<String> {
    let args = Args::new().count("day", reveal.day).word("runoff", crate::yes(reveal.runoff));
    let mut lines = vec![speaker.texts.get("picture-loups-garous-votes", &args)];
    lines.extend(ballots(speaker, reveal).into_iter().map(|it| format!("  {it}")));
    lines
}

/// A line for each who got votes, most first: who voted for him.
fn ballots(speaker: &Speaker<'_>, reveal: &Reveal) -> Vec<String> {
    let mut sides: Vec<Option<usize>> = Vec::new();
    for it in &reveal.ballots {
        if !sides.contains(&it.side) {
            sides.push(it.side);
        }
    }
    let votes = |side: Option<usize>| reveal.ballots.iter().filter(move |it| it.side == side);
    let total = |side: Option<usize>| votes(side).map(|it| it.weight).sum::<usize>();
    sides.sort_by_key(|it| (it.is_none(), usize::MAX - total(*it), *it));
    let line = |side: &Option<usize>| {
        let voter = |it: &view::Ballot| {
            let name = who(speaker, it.seat);
            if it.weight > 1 {
                speaker.texts.get("picture-loups-garous-twice", &Args::new().word("name", name))
            } else {
                name
            }
        };
        let names: Vec<_> = votes(*side).map(voter).collect();
        let args = Args::new()
            .word("side", side.map_or_else(|| "none".into(), |it| speaker.name(it)))
            .word("sideIs", is(speaker, *side))
            .count("n", total(*side))
            .word("names", listed(speaker, &names));
        speaker.texts.get("picture-loups-garous-ballots", &args)
    };
    sides.iter().map(line).collect()
}

fn label(speaker: &Speaker<'_>, notation: &str) -> Option<String> {
    let words: Vec<&str> = notation.split(' ').collect();
    let name = |word: &str| match crate::seat(word) {
        Some(seat) => speaker.name(seat),
        None => speaker.texts.say("loups-garous-ui-nobody"),
    };
    let (kind, args) = match words.as_slice() {
        ["defend", whom] if crate::seat(whom) == speaker.seat => {
            return speaker.texts.find("loups-garous-ui-do-defend-me");
        }
        ["love", one, two] => ("love", Args::new().word("one", name(one)).word("two", name(two))),
        ["claim", role] => ("claim", Args::new().word("role", a_role(speaker, role))),
        ["report", whom, role] => ("report", Args::new().word("name", name(whom)).word("role", a_role(speaker, role))),
        ["take", card] => ("take", Args::new().count("n", card.parse().ok()?)),
        [verb, whom] => (*verb, Args::new().word("name", name(whom))),
        [verb] => (*verb, Args::new()),
        _ => return None,
    };
    let id = format!("loups-garous-ui-move-{kind}");
    speaker.texts.has(&id).then(|| speaker.texts.get(&id, &args))
}
