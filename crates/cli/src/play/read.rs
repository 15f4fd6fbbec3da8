//! What a typed line means.

/// What the player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Nothing yet.
    Nothing,
    /// To leave.
    Quit,
    /// Help, about something or about all.
    Help(String),
    /// To make this move.
    Play(String),
    /// One of these moves; which one is not clear.
    Which(Vec<String>),
}

/// Reads a line: a number, a whole move, or the beginnings of its words. What fits no open move is tried as it is,
/// so that the rules can say why not.
pub(crate) fn read(line: &str, moves: &[String]) -> Wish {
    let words: Vec<&str> = line.split_whitespace().collect();
    let typed = words.join(" ");
    match words.as_slice() {
        [] => Wish::Nothing,
        ["quit" | "q" | "exit"] => Wish::Quit,
        ["?" | "help", about @ ..] => Wish::Help(about.join(" ")),
        [number] if number.parse::<usize>().is_ok() => {
            let chosen = number.parse::<usize>().ok().and_then(|it| moves.get(it.checked_sub(1)?));
            Wish::Play(chosen.cloned().unwrap_or(typed))
        }
        _ if line.starts_with('?') => Wish::Help(line[1..].trim().into()),
        _ if moves.contains(&typed) => Wish::Play(typed),
        _ => {
            let fits = moves.iter().filter(|it| begins(it, &words)).cloned().collect::<Vec<_>>();
            match fits.as_slice() {
                [] => Wish::Play(typed),
                [one] => Wish::Play(one.clone()),
                _ => Wish::Which(fits),
            }
        }
    }
}

/// Whether each typed word is the beginning of a word of the move.
fn begins(mv: &str, typed: &[&str]) -> bool {
    let words: Vec<&str> = mv.split(' ').collect();
    typed.len() <= words.len() && typed.iter().zip(words).all(|(typed, word)| word.starts_with(typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_may_be_short() {
        let moves: Vec<String> =
            ["deploy air-1 air", "deploy air-3 air", "improvise air-1 air", "withdraw"].map(Into::into).into();
        let play = |it: &str| Wish::Play(it.into());
        assert_eq!(read("2", &moves), play("deploy air-3 air"));
        assert_eq!(read(" d  air-3 ", &moves), play("deploy air-3 air"));
        assert_eq!(read("w", &moves), play("withdraw"));
        assert_eq!(read("withdraw", &moves), play("withdraw"));
        assert_eq!(read("deploy", &moves), Wish::Which(moves[..2].to_vec()));
        assert_eq!(read("castle", &moves), play("castle"), "the rules say why not");
        assert_eq!(read("9", &moves), play("9"));
        assert_eq!(read("  ", &moves), Wish::Nothing);
        assert_eq!(read("quit", &moves), Wish::Quit);
        assert_eq!(read("?", &moves), Wish::Help(String::new()));
        assert_eq!(
            (read("? air-3", &moves), read("?air-3", &moves)),
            (Wish::Help("air-3".into()), Wish::Help("air-3".into()))
        );
    }
}
