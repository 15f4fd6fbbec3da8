//! Lines of characters: as wide as a terminal, and no wider.

use unicode_width::UnicodeWidthStr;

/// Columns of a page.
pub const WIDTH: usize = 80;

/// Columns that a text takes; the marks of `**bold**` take none.
pub fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text).saturating_sub(2 * text.matches("**").count())
}

/// Exactly `room` columns: filled up with blanks, or cut with `…`.
pub(crate) fn fit(text: &str, room: usize) -> String {
    let wide = width(text);
    if wide <= room {
        return format!("{text}{}", " ".repeat(room - wide));
    }
    let mut cut = String::new();
    for letter in text.chars().filter(|it| *it != '*') {
        if width(&cut) + width(letter.encode_utf8(&mut [0; 4])) >= room {
            break;
        }
        cut.push(letter);
    }
    let blank = room.saturating_sub(width(&cut) + 1);
    format!("{cut}…{}", " ".repeat(blank))
}

/// Breaks lines between words where they would be wider than the page; what follows is set in by `indent` more than
/// the line itself.
pub fn fold(text: &str, indent: usize) -> String {
    text.lines().map(|it| fold_to(it, margin(it) + indent)).collect::<Vec<_>>().join("\n")
}

fn margin(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// One line, broken where it would be wider than the page; what follows begins at column `hang`.
pub(crate) fn fold_to(line: &str, hang: usize) -> String {
    if width(line) <= WIDTH {
        return line.to_owned();
    }
    let hang = hang.min(WIDTH / 2);
    let margin = margin(line).min(hang);
    let mut done = String::new();
    let mut open = " ".repeat(margin);
    let mut begun = false;
    for word in line.trim_start_matches(' ').split(' ') {
        for piece in pieces(word, WIDTH - hang) {
            if begun && width(&open) + 1 + width(&piece) > WIDTH {
                done.push_str(open.trim_end_matches(' '));
                done.push('\n');
                open = " ".repeat(hang);
                begun = false;
            }
            if begun {
                open.push(' ');
            }
            open.push_str(&piece);
            begun = true;
        }
    }
    done.push_str(open.trim_end_matches(' '));
    done
}

/// A word in pieces that fit a line; nearly always one.
fn pieces(word: &str, room: usize) -> Vec<String> {
    if width(word) <= room {
        return vec![word.to_owned()];
    }
    let mut all = vec![String::new()];
    for letter in word.chars() {
        let last = all.len() - 1;
        if width(&all[last]) + width(letter.encode_utf8(&mut [0; 4])) > room {
            all.push(String::new());
        }
        let last = all.len() - 1;
        all[last].push(letter);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_or_filled_up_to_its_room() {
        assert_eq!(fit("chat", 6), "chat  ");
        assert_eq!(fit("chat", 4), "chat");
        assert_eq!(fit("chat huant", 6), "chat …");
        assert_eq!(width(&fit("猫猫猫猫", 6)), 6, "a wide letter is not halved");
    }

    #[test]
    fn long_lines_break_between_words_and_hang() {
        let text = format!("  {}", ["mot"; 40].join(" "));
        let folded = fold(&text, 2);
        assert!(folded.lines().all(|it| width(it) <= WIDTH), "{folded}");
        assert!(folded.lines().skip(1).all(|it| it.starts_with("    mot")), "{folded}");
        assert_eq!(folded.split_whitespace().count(), 40);
        let endless = "x".repeat(200);
        assert!(fold(&endless, 2).lines().all(|it| width(it) <= WIDTH));
        assert_eq!(fold("**short**", 2), "**short**");
    }
}
