//! Any view, field by field.

use serde_json::Value;

/// The fields of a view, one a line, nested ones indented.
pub(crate) fn board(view: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    put(&mut lines, 0, "view", view);
    lines
}

fn put(lines: &mut Vec<String>, depth: usize, name: &str, value: &Value) {
    let indent = "  ".repeat(depth);
    match value {
        Value::Object(fields) => {
            lines.push(format!("{indent}{name}:"));
            fields.iter().for_each(|(name, value)| put(lines, depth + 1, name, value));
        }
        Value::Array(items) if items.iter().any(|it| it.is_object() || it.is_array()) => {
            lines.push(format!("{indent}{name}:"));
            items.iter().enumerate().for_each(|(idx, item)| put(lines, depth + 1, &(idx + 1).to_string(), item));
        }
        Value::Array(items) => {
            let words: Vec<_> = items.iter().map(word).collect();
            lines.push(format!("{indent}{name}: {}", if words.is_empty() { "–".into() } else { words.join(" ") }));
        }
        other @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => {
            lines.push(format!("{indent}{name}: {}", word(other)));
        }
    }
}

fn word(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::String(word) => word.clone(),
        other @ (Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_)) => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn any_view_can_be_read() {
        let view = json!({"hand": ["cat", null], "turn": 2, "piles": [{"top": null}], "none": []});
        let text = super::board(&view).join("\n");
        assert_eq!(text, "view:\n  hand: cat –\n  none: –\n  piles:\n    1:\n      top: –\n  turn: 2");
    }
}
