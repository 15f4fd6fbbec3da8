//! A view as text. A game may have its own picture here; any other is shown field by field.

mod bestioles;
mod plain;

use serde_json::Value;
use texts::Speaker;

/// The table as this reader sees it.
pub(crate) fn board(speaker: &Speaker<'_>, view: &Value) -> String {
    let drawn = match speaker.game {
        "bestioles" => bestioles::board(speaker, view),
        _ => None,
    };
    drawn.unwrap_or_else(|| plain::board(view))
}

/// What a move means, if there are words for it.
pub(crate) fn label(speaker: &Speaker<'_>, notation: &str, view: &Value) -> Option<String> {
    match speaker.game {
        "bestioles" => bestioles::label(speaker, notation, view),
        _ => None,
    }
}

/// What is asked, if there are words for it.
pub(crate) fn prompt(speaker: &Speaker<'_>, view: &Value) -> Option<String> {
    match speaker.game {
        "bestioles" => bestioles::prompt(speaker, view),
        _ => None,
    }
}
