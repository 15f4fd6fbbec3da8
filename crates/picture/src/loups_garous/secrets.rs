//! My card, and what I alone know.

use texts::Args;

use super::view::{Glimpse, Own, Pack, View, Vision};
use super::{a_role, listed, pair, role};
use crate::Scene;

/// What I know of a player, beside the name.
pub(super) fn sign(scene: &Scene<'_>, view: &View, seat: usize) -> Vec<String> {
    let mut signs = Vec::new();
    if let Some(truth) = &view.truth {
        signs.extend(truth.roles.get(seat).map(|it| role(&scene.speaker, it)));
        if truth.lovers.is_some_and(|it| it.contains(&seat)) {
            signs.push(scene.say("picture-loups-garous-lover"));
        }
        return signs;
    }
    let Some(own) = &view.own else { return signs };
    if own.pack.as_ref().is_some_and(|it| it.wolves.contains(&seat)) && !scene.is_me(seat) {
        signs.push(scene.say("loups-garous-ui-know-wolf"));
    }
    signs
}

/// My card in words, then each thing I know.
pub(super) fn card(scene: &Scene<'_>, view: &View, own: &Own) -> Vec<String> {
    let speaker = &scene.speaker;
    let me = scene.speaker.seat.and_then(|it| view.players.get(it));
    let lives = view.end.is_none() && me.is_some_and(|it| it.alive);
    let id = if lives { "loups-garous-ui-card-you-are" } else { "loups-garous-ui-card-you-were" };
    let args = Args::new()
        .word("are", scene.say(id))
        .word("role", role(speaker, &own.role))
        .word("text", scene.say(&format!("loups-garous-ui-text-{}", own.role)));
    let mut lines = vec![scene.get("picture-loups-garous-card", &args)];
    if own.dealt != own.role {
        lines.push(scene.say("loups-garous-ui-card-thief-was"));
    }
    if let Some([one, two]) = &own.middle {
        let args = Args::new().word("one", a_role(speaker, one)).word("two", a_role(speaker, two));
        lines.push(scene.get("loups-garous-ui-end-middle", &args));
    }
    if let Some(lover) = own.lover {
        let args = Args::new().word("told", "lover").word("toldId", "lover").word("seat", speaker.name(lover));
        lines.push(scene.get("loups-garous-news-closed", &args));
    }
    lines.extend(own.pair.map(|[one, two]| pair(scene, "picture-loups-garous-pair", one, two)));
    lines.extend(own.visions.iter().map(|it| vision(scene, it)));
    lines.extend(own.glimpses.iter().map(|it| glimpse(scene, it)));
    lines.extend(own.pack.iter().flat_map(|it| pack(scene, view, it)));
    if own.double {
        lines.push(scene.say("picture-loups-garous-double"));
    }
    lines
}

fn vision(scene: &Scene<'_>, vision: &Vision) -> String {
    let args = Args::new()
        .count("night", vision.night)
        .word("name", scene.speaker.name(vision.seat))
        .word("role", a_role(&scene.speaker, &vision.role));
    scene.get("picture-loups-garous-vision", &args)
}

fn glimpse(scene: &Scene<'_>, glimpse: &Glimpse) -> String {
    let seats = [Some(glimpse.seat), glimpse.side].into_iter().flatten();
    let names: Vec<_> = seats.map(|it| scene.speaker.name(it)).collect();
    let args =
        Args::new().count("night", glimpse.night).word("names", listed(&scene.speaker, &names)).count("n", names.len());
    scene.get("picture-loups-garous-glimpse", &args)
}

/// What the other wolves want this night, and whom the pack has chosen.
fn pack(scene: &Scene<'_>, view: &View, pack: &Pack) -> Vec<String> {
    let mut lines = Vec::new();
    if view.phase != "call" {
        return lines;
    }
    for wolf in pack.answers.iter().filter(|it| !scene.is_me(it.seat)) {
        let wants = |id: &str, whom: usize| {
            let words = scene.get(id, &Args::new().word("name", scene.who(whom)));
            format!("{} {words}", scene.speaker.name(wolf.seat))
        };
        lines.extend(wolf.second.or(wolf.first).map(|it| wants("loups-garous-ui-know-choice", it)));
        lines.extend(wolf.watch.map(|it| wants("loups-garous-ui-know-watch", it)));
    }
    let about = |id: &str, seat: usize| scene.get(id, &Args::new().word("name", scene.speaker.name(seat)));
    lines.extend(pack.victim.map(|it| about("picture-loups-garous-victim", it)));
    lines.extend(pack.caught.map(|it| about("picture-loups-garous-caught", it)));
    lines
}
