//! What `?` answers.

use std::collections::BTreeSet;

use serde_json::Value;
use texts::{Args as Words, Speaker};
use wire::Moment;

use crate::show;

/// Help about one thing, or about all that can be done and all that lies on the table.
pub(crate) fn about(speaker: &Speaker<'_>, now: &Moment, thing: &str) -> String {
    if !thing.is_empty() {
        return one(speaker, thing);
    }
    let head = |id: &str| format!("**{}**", speaker.texts.say(id));
    let mut lines = vec![head("cli-play-moves"), moves(speaker, &now.moves, now)];
    let mut words = BTreeSet::new();
    gather(&now.view, &mut words);
    let cards: Vec<String> = words.iter().filter_map(|it| card(speaker, it)).collect();
    if !cards.is_empty() {
        lines.push(head("cli-play-cards"));
        lines.extend(cards);
    }
    lines.push(speaker.texts.say("cli-play-hint"));
    lines.join("\n")
}

/// Numbered moves with what they mean.
pub(crate) fn moves(speaker: &Speaker<'_>, listed: &[String], now: &Moment) -> String {
    let line = |mv: &String| {
        let number = now.moves.iter().position(|it| it == mv).map_or(0, |it| it + 1);
        match show::label(speaker, mv, &now.view) {
            Some(label) => format!("{number:>4}  {mv:<24} {label}"),
            None => format!("{number:>4}  {mv}"),
        }
    };
    listed.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A card with its help, or a rule.
fn one(speaker: &Speaker<'_>, thing: &str) -> String {
    let thing = thing.to_lowercase();
    let id = format!("{}-card-{thing}", speaker.game);
    let help = speaker.texts.find(&format!("{id}-help"));
    match (card(speaker, &thing), help, speaker.rule(&thing)) {
        (Some(card), Some(help), _) => format!("{card}\n  {help}"),
        (Some(card), None, _) => card,
        (None, _, Some(rule)) => format!("**{}** {rule}", thing.to_uppercase()),
        (None, _, None) => speaker.texts.get("cli-play-no-help", &Words::new().word("thing", thing)),
    }
}

/// `air-3  Manœuvre: what it does`
fn card(speaker: &Speaker<'_>, key: &str) -> Option<String> {
    let id = format!("{}-card-{key}", speaker.game);
    let text = speaker.texts.find(&format!("{id}-text"))?;
    Some(format!("  {key:<7} **{}** – {text}", speaker.texts.say(&id)))
}

/// All words of a view.
fn gather(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => {
            words.insert(word.clone());
        }
        Value::Array(items) => items.iter().for_each(|it| gather(it, words)),
        Value::Object(fields) => fields.values().for_each(|it| gather(it, words)),
        Value::Null | Value::Bool(_) | Value::Number(_) => (),
    }
}
