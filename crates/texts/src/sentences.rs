//! News, refusals and outcomes as sentences, for any game.
//!
//! `{"type": "played", "seat": 1, "card": "air-3"}` becomes the text `<game>-news-played` with `$seat` (a name),
//! `$seatIs` (`you` or `other`), `$card` (its text) and `$cardId` (`air-3`). A value of several words is a notation: `"answer":
//! "devour 9"` is the text `<game>-answer-devour` with `$one` (the name of seat 9) and `$n` (9). The browser follows the same rule.

use serde_json::{Map, Value};

use crate::{Args, Texts};

/// Fields whose number is a seat, nested ones too: `result.winner` is a seat.
const SEAT_FIELDS: [&str; 8] = ["seat", "by", "side", "first", "winner", "owner", "of", "whom"];

/// Somebody who tells one reader about one game.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// Key of the game.
    pub game: &'a str,
    /// Names by seat.
    pub names: &'a [String],
    /// The reader's own seat, counted from 0.
    pub seat: Option<usize>,
}

impl Speaker<'_> {
    /// The sentence of one news. Without a text, the news itself.
    pub fn news(&self, news: &Value) -> String {
        let kind = news.get("type").and_then(Value::as_str).unwrap_or_default();
        let id = format!("{}-news-{kind}", self.game);
        match news.as_object() {
            Some(fields) if self.texts.has(&id) => self.texts.get(&id, &self.args(fields)),
            _ => news.to_string(),
        }
    }

    /// Why a move is refused, with the rule in one line if there is a text for it.
    pub fn refusal(&self, rule: &str, code: &str) -> String {
        let reason = self.texts.say(&format!("{}-refusal-{code}", self.game));
        match self.rule(rule) {
            Some(words) => format!("{reason} ({rule}: {words})"),
            None => format!("{reason} ({rule})"),
        }
    }

    /// A rule in one line.
    pub fn rule(&self, rule: &str) -> Option<String> {
        self.texts.find(&format!("{}-rule-{}", self.game, rule.to_lowercase()))
    }

    /// Why the game ended as it did. Plain fields of the reader's last view may be named in the text.
    pub fn outcome(&self, reason: &str, winners: &[usize], view: &Value) -> String {
        let mut args = Args::new();
        if let Some(fields) = view.as_object() {
            fields
                .iter()
                .filter(|(_, value)| !value.is_object())
                .for_each(|it| self.field(&mut args, it.0, it.0, it.1));
        }
        let names: Vec<_> = winners.iter().map(|it| self.name(*it)).collect();
        args.set_word("winner", if names.is_empty() { "none".into() } else { names.join(", ") });
        let you = self.seat.is_some_and(|it| winners.contains(&it));
        args.set_word("winnerIs", if you { "you" } else { "other" });
        self.texts.get(&format!("{}-outcome-{reason}", self.game), &args)
    }

    /// The name of a seat counted from 0.
    pub fn name(&self, seat: usize) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| (seat + 1).to_string())
    }

    /// The variables of one news, flattened.
    pub fn args(&self, fields: &Map<String, Value>) -> Args {
        let mut args = Args::new();
        self.flatten(&mut args, "", fields);
        args
    }

    fn flatten(&self, args: &mut Args, prefix: &str, fields: &Map<String, Value>) {
        for (field, value) in fields.iter().filter(|it| !(prefix.is_empty() && it.0 == "type")) {
            let key = joined(prefix, field);
            match value {
                Value::Object(inner) => self.flatten(args, &key, inner),
                other => self.field(args, field, &key, other),
            }
        }
    }

    /// A notation of several words, in words; `None` if there is no text for it.
    fn notation(&self, key: &str, written: &str) -> Option<String> {
        let mut words = written.split(' ');
        let id = format!("{}-{key}-{}", self.game, words.next()?);
        let mut args = Args::new();
        for (place, word) in ["one", "two"].into_iter().zip(words) {
            let number: Option<usize> = word.parse().ok();
            let name = number.and_then(|it| it.checked_sub(1)).map_or_else(|| "none".into(), |it| self.name(it));
            args.set_word(place, name);
            args.set_number("n", number.unwrap_or_default() as f64);
        }
        (written.contains(' ') && self.texts.has(&id)).then(|| self.texts.get(&id, &args))
    }

    fn field(&self, args: &mut Args, field: &str, key: &str, value: &Value) {
        match value {
            Value::Null => {
                args.set_word(key, "none");
                args.set_word(&format!("{key}Id"), "none");
            }
            Value::Bool(yes) => args.set_word(key, if *yes { "yes" } else { "no" }),
            Value::String(word) => {
                let text = self.texts.find(&format!("{}-{key}-{word}", self.game)).or_else(|| self.notation(key, word));
                args.set_word(key, text.unwrap_or_else(|| word.clone()));
                args.set_word(&format!("{key}Id"), word);
            }
            Value::Number(number) if SEAT_FIELDS.contains(&field) => {
                let seat = number.as_u64().map_or(usize::MAX, |it| it as usize);
                args.set_word(key, self.name(seat));
                args.set_word(&format!("{key}Is"), if self.seat == Some(seat) { "you" } else { "other" });
            }
            Value::Number(number) => args.set_number(key, number.as_f64().unwrap_or_default()),
            Value::Array(_) | Value::Object(_) => (),
        }
    }
}

/// `result` and `winner` make `resultWinner`.
fn joined(prefix: &str, field: &str) -> String {
    let mut letters = field.chars();
    match (prefix, letters.next()) {
        ("", _) | (_, None) => field.into(),
        (_, Some(first)) => format!("{prefix}{}{}", first.to_uppercase(), letters.as_str()),
    }
}
