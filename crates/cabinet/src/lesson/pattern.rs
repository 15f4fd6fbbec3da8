//! Which moves a line of a lesson means.

use serde_json::Value;

/// Moves by their notation: words, of which `*` stands for any one, a last `*` for any rest, and `a/b` for either; with what
/// must be so in the learner's view.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    words: Vec<String>,
    when: Option<When>,
}

/// Something that the learner sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    /// Where in his view, as a JSON pointer.
    pub place: String,
    /// What stands there: one of these.
    pub values: Vec<Value>,
}

impl Pattern {
    /// Reads `deploy sea-6 *`, `trap when /hunters/0/at = "A3" | "B3"`.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let (moves, when) = match text.split_once(" when ") {
            Some((moves, when)) => (moves, Some(When::parse(when)?)),
            None => (text, None),
        };
        let words: Vec<String> = moves.split_whitespace().map(Into::into).collect();
        if words.is_empty() { Err("which move?".into()) } else { Ok(Self { words, when }) }
    }

    /// Whether it means this move, made in front of this view.
    pub fn means(&self, notation: &str, view: &Value) -> bool {
        self.names(notation) && self.when.as_ref().is_none_or(|it| it.holds(view))
    }

    /// Whether it means this move, whatever is seen.
    pub fn names(&self, notation: &str) -> bool {
        let mut words = notation.split_whitespace();
        for (idx, wanted) in self.words.iter().enumerate() {
            if wanted == "*" && idx + 1 == self.words.len() {
                return true;
            }
            let Some(word) = words.next() else { return false };
            if wanted != "*" && !wanted.split('/').any(|it| it == word) {
                return false;
            }
        }
        words.next().is_none()
    }

    /// Something done on the screen that is no move: `@notebook 3 within-2-bear`.
    pub fn is_deed(&self) -> bool {
        self.words[0].starts_with('@')
    }

    /// As it was written, without what must be seen.
    pub fn words(&self) -> String {
        self.words.join(" ")
    }

    /// What must be seen.
    pub fn when(&self) -> Option<&When> {
        self.when.as_ref()
    }
}

impl When {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let (place, values) = text.split_once(" = ").ok_or("expected `when /place = value | value`")?;
        let values = values
            .split(" | ")
            .map(|it| serde_json::from_str(it.trim()).map_err(|why| format!("`{}` is not JSON: {why}", it.trim())));
        Ok(Self { place: place.trim().into(), values: values.collect::<Result<_, _>>()? })
    }

    /// Whether it is so.
    pub fn holds(&self, view: &Value) -> bool {
        view.pointer(&self.place).is_some_and(|it| self.values.contains(it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_is_a_word_and_a_last_one_is_any_rest() {
        let means = |pattern: &str, notation: &str| Pattern::parse(pattern).expect(pattern).names(notation);
        assert!(means("deploy * sea", "deploy sea-6 sea"));
        assert!(!means("deploy * sea", "deploy sea-6 air"));
        assert!(means("improvise *", "improvise sea-6 air"));
        assert!(means("*", "withdraw"));
        assert!(means("flip air/sea 1", "flip sea 1"));
        assert!(!means("flip air/sea 1", "flip land 1"));
        assert!(!means("vote", "vote 3"));
        assert!(!means("vote 3", "vote"));
    }

    #[test]
    fn what_must_be_seen_is_looked_up_in_the_view() {
        let pattern = Pattern::parse(r#"trap when /me/at = "A3" | "C5""#).expect("a pattern");
        assert!(pattern.means("trap", &serde_json::json!({"me": {"at": "C5"}})));
        assert!(!pattern.means("trap", &serde_json::json!({"me": {"at": "B4"}})));
        assert!(!pattern.means("trap", &serde_json::json!({})));
    }
}
