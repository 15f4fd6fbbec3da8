//! What the tests share: the worked examples, and how records are replayed.
#![allow(dead_code, reason = "each test file takes what it needs")]

use fair::key::HouseKey;
use fair::{Played, of_hex};
use serde_json::Value;
use table::{Record, RecordError};

pub(crate) fn vectors() -> Value {
    serde_json::from_str(include_str!("../../data/vectors.json")).expect("JSON")
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// A worked example, and its record as this program reads it.
pub(crate) struct Example {
    pub(crate) all: Value,
    pub(crate) record: Record,
}

pub(crate) fn examples() -> Vec<Example> {
    let all = vectors();
    let examples = all["examples"].as_array().expect("a list").iter();
    examples.map(|it| Example { record: text(&it["record"]).parse().expect("a record"), all: it.clone() }).collect()
}

/// The house of the examples.
pub(crate) fn house() -> HouseKey {
    HouseKey::new(&of_hex(text(&vectors()["house_secret_key"])).expect("32 bytes"))
}

/// Replays a record by the rules of its game.
pub(crate) fn replay(record: &Record) -> Result<Played, RecordError> {
    cabinet::draws_of(record).map(|draws| Played { draws })
}

/// Believes every game.
#[allow(clippy::unnecessary_wraps, reason = "it stands where a replay could fail")]
pub(crate) fn played(_: &Record) -> Result<Played, RecordError> {
    Ok(Played::default())
}
