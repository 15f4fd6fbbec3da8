//! Does a record hold? Asked by the page, answered without a server.

use ::fair::key::{KnownKey, PublicKey, TrustedKey, trusted};
use ::fair::{Given, Played, Receipt, Report, verify};
use serde::{Deserialize, Serialize};
use table::{Record, RecordError};

/// What is to be checked, and by what.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct FairQuestion {
    /// The record, as it was downloaded.
    pub record: String,
    /// What this device kept of the game.
    #[serde(default)]
    pub receipt: Option<Receipt>,
    /// Keys of the house that are trusted: 64 digits each.
    #[serde(default)]
    pub keys: Vec<String>,
    /// The list of keys that the house publishes.
    #[serde(default)]
    pub published: Vec<KnownKey>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FairAnswer {
    /// 0: all holds. 1: something does not. 3: it holds and proves less than it could.
    pub exit: u8,
    /// Every check.
    pub report: Report,
}

/// Why nothing could be checked: a key of `fair-why-…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FairProblem {
    /// Key of the sentence that explains it.
    pub code: &'static str,
}

/// Checks a record. `replay` plays it, as far as its game is known to whoever asks.
pub fn check(
    question: &FairQuestion,
    replay: &dyn Fn(&Record) -> Result<Played, RecordError>,
) -> Result<FairAnswer, FairProblem> {
    let single = question.keys.iter().map(|it| it.parse::<PublicKey>().map(TrustedKey::from));
    let mut keys = single.collect::<Result<Vec<_>, _>>().map_err(|_| FairProblem { code: "bad-key" })?;
    keys.extend(trusted(&question.published).map_err(|_| FairProblem { code: "bad-keys" })?);
    let given = Given { keys, receipt: question.receipt.clone() };
    let report = verify(&question.record, &given, replay).map_err(|_| FairProblem { code: "text" })?;
    Ok(FairAnswer { exit: report.exit_code(), report })
}

/// The same from JSON to JSON: `{"ok": {"exit", "report"}}` or `{"error": {"code"}}`.
pub fn answer(question: &str, replay: &dyn Fn(&Record) -> Result<Played, RecordError>) -> String {
    let read = serde_json::from_str(question).map_err(|_| FairProblem { code: "malformed" });
    let answer = match read.and_then(|it| check(&it, replay)) {
        Ok(it) => serde_json::json!({ "ok": it }),
        Err(it) => serde_json::json!({ "error": it }),
    };
    answer.to_string()
}

/// A module that holds the rules of no game leaves the moves open.
pub(crate) fn no_game(record: &Record) -> Result<Played, RecordError> {
    Err(RecordError::Game(record.game.clone()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn vectors() -> Value {
        serde_json::from_str(include_str!("../../fair/data/vectors.json")).expect("JSON")
    }

    fn asked(question: &Value) -> Value {
        serde_json::from_str(&answer(&question.to_string(), &no_game)).expect("JSON")
    }

    #[test]
    fn a_page_hears_what_the_program_says() {
        let all = vectors();
        let key = &all["house_public_key"];
        for example in all["examples"].as_array().expect("a list") {
            let said = asked(&json!({ "record": example["record"], "keys": [key] }));
            let report = &said["ok"]["report"];
            assert_eq!(said["ok"]["exit"], 3, "no game is known here: {said}");
            assert!(report["lacks"].as_array().expect("a list").contains(&json!("no-replay")));
            let verdict = |check: &str| {
                let found = report["checks"].as_array().expect("a list").iter().find(|it| it["check"] == check);
                found.expect("each is there")["verdict"].clone()
            };
            assert_eq!((verdict("seed"), verdict("moves")), (json!("holds"), json!("open")));
        }
        for broken in all["broken"].as_array().expect("a list") {
            let said = asked(&json!({ "record": broken["record"], "keys": [key] }));
            let checks = said["ok"]["report"]["checks"].as_array().expect("a list");
            let found: Vec<&Value> =
                checks.iter().filter(|it| it["verdict"] == "fails").map(|it| &it["check"]).collect();
            let expected: Vec<&Value> = broken["fails"].as_array().expect("a list").iter().collect();
            assert!(found.len() == expected.len() && expected.iter().all(|it| found.contains(it)), "{said}");
        }
    }

    #[test]
    fn a_receipt_and_a_published_key_are_taken_in() {
        let all = vectors();
        let example = &all["examples"][0];
        let receipt = json!({
            "context": example["context"], "commitment": example["commitment"], "seat": 1, "nonce": example["nonces"]["1"],
            "heads": [[0, example["heads"][0]], [3, example["heads"][2]]],
        });
        let published = json!([{ "id": all["key_id"], "key": all["house_public_key"], "from": "2026-01-01" }]);
        let said = asked(&json!({ "record": example["record"], "receipt": receipt, "published": published }));
        assert_eq!(said["ok"]["report"]["lacks"], json!(["no-replay"]), "{said}");
        let mut other = receipt;
        other["heads"][1][1] = example["heads"][0].clone();
        let said = asked(&json!({ "record": example["record"], "receipt": other, "published": published }));
        assert_eq!(said["ok"]["exit"], 1);
    }

    #[test]
    fn a_question_that_makes_no_sense_is_answered() {
        let code = |question: &Value| asked(question)["error"]["code"].clone();
        assert_eq!(code(&json!(7)), "malformed");
        assert_eq!(code(&json!({ "record": "hello" })), "text");
        assert_eq!(code(&json!({ "record": "", "keys": ["00"] })), "bad-key");
        let strange = json!([{ "id": "00", "key": vectors()["house_public_key"], "from": "2026-01-01" }]);
        assert_eq!(code(&json!({ "record": "", "published": strange })), "bad-keys");
        assert_eq!(answer("{", &no_game), r#"{"error":{"code":"malformed"}}"#);
    }
}
