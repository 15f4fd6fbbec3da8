//! What `?` answers.

use std::collections::BTreeSet;

use picture::{Scene, fold};
use serde_json::Value;
use texts::{Args as Words, Speaker};

/// Help about one thing, or about all that can be done and all that lies on the table.
pub(crate) fn about(scene: &Scene<'_>, thing: &str) -> String {
    let speaker = &scene.speaker;
    if !thing.is_empty() {
        return one(scene, thing);
    }
    let head = |id: &str| format!("**{}**", speaker.texts.say(id));
    let mut lines = vec![head("cli-play-moves"), scene.menu()];
    let mut words = BTreeSet::new();
    gather(scene.view, &mut words);
    let cards: Vec<String> = words.iter().filter_map(|it| card(speaker, it)).map(|it| fold(&it, 8)).collect();
    if !cards.is_empty() {
        lines.push(head("cli-play-cards"));
        lines.extend(cards);
    }
    lines.push(fold(&speaker.texts.say("cli-play-hint"), 2));
    lines.join("\n")
}

/// A card with its help, a rule, a place on the board, or the moves of one kind.
fn one(scene: &Scene<'_>, thing: &str) -> String {
    let speaker = &scene.speaker;
    let key = thing.to_lowercase();
    let id = format!("{}-card-{key}", speaker.game);
    let help = speaker.texts.find(&format!("{id}-help"));
    let found = match (card(speaker, &key), help, speaker.rule(&key)) {
        (Some(card), Some(help), _) => Some(format!("{card}\n  {help}")),
        (Some(card), None, _) => Some(card),
        (None, _, Some(rule)) => Some(format!("**{}** {rule}", key.to_uppercase())),
        (None, _, None) => None,
    };
    let found = found.map(|it| fold(&it, 2)).or_else(|| scene.about(&key)).or_else(|| scene.kind(&key));
    found.unwrap_or_else(|| speaker.texts.get("cli-play-no-help", &Words::new().word("thing", thing)))
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
