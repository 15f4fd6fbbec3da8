//! Comparing what was expected with what was found.

use serde_json::Value;

/// Whether `found` has at least what `wanted` has.
pub(crate) fn fits(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(key, value)| found.get(key).is_some_and(|it| fits(value, it)))
        }
        _ => wanted == found,
    }
}

/// Compares the value at `pointer`, and names what is there instead.
pub(super) fn difference(view: &Value, pointer: &str, expected: &Value) -> Result<(), String> {
    match view.pointer(pointer) {
        Some(found) if found == expected => Ok(()),
        Some(found) => Err(format!("expected {expected} at {pointer}, found {found}")),
        None => Err(format!("expected {expected} at {pointer}, but there is no such place{}", nearest(view, pointer))),
    }
}

/// Says what the deepest existing part of the way holds.
fn nearest(view: &Value, pointer: &str) -> String {
    let mut ends = pointer.match_indices('/').map(|(idx, _)| &pointer[..idx]).rev();
    let Some((place, value)) = ends.find_map(|it| Some((it, view.pointer(it)?))) else {
        return "; a place begins with `/`".into();
    };
    let place = if place.is_empty() { "the view" } else { place };
    match value {
        Value::Object(fields) => {
            format!("; {place} has {}", fields.keys().map(String::as_str).collect::<Vec<_>>().join(", "))
        }
        Value::Array(items) => format!("; {place} has {} entries, counted from 0", items.len()),
        other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => format!("; {place} is {other}"),
    }
}

/// Some items in a line, or `-`.
pub(super) fn list(items: &[String]) -> String {
    if items.is_empty() { "-".into() } else { items.join(" | ") }
}
