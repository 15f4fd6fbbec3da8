//! What a typed line means.

/// What the player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To see the table again.
    Look,
    /// To leave.
    Quit,
    /// To let the others act first, or to do nothing out of turn.
    Pass,
    /// Help, about something or about all.
    Help(String),
    /// Advice.
    Hint,
    /// To make this move.
    Play(String),
    /// One of these moves; which one is not clear.
    Which(Vec<String>),
}

/// Reads a line: a number, a whole move, or the beginnings of its words; a name stands for its seat. What fits no open
/// move is tried as it is, so that the rules can say why not.
pub(crate) fn read(line: &str, moves: &[String], names: &[String]) -> Wish {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        [] => Wish::Look,
        ["quit" | "q" | "exit" | "quitter"] => Wish::Quit,
        ["pass" | "passe" | "passer"] => Wish::Pass,
        // Where this is a move, too, its number plays it: who wants advice must not move by mistake.
        ["hint" | "advice" | "indice" | "conseil"] => Wish::Hint,
        ["?" | "help" | "aide", about @ ..] => Wish::Help(about.join(" ")),
        [number] if number.parse::<usize>().is_ok() => {
            let chosen = number.parse::<usize>().ok().and_then(|it| moves.get(it.checked_sub(1)?));
            Wish::Play(chosen.cloned().unwrap_or_else(|| (*number).to_owned()))
        }
        _ if line.trim_start().starts_with('?') => Wish::Help(line.trim_start()[1..].trim().into()),
        words => find(&seated(words, names), moves),
    }
}

/// The same words, with names of players as the numbers of their seats.
fn seated(words: &[&str], names: &[String]) -> Vec<String> {
    let seat = |word: &str| names.iter().position(|it| it.to_lowercase() == word.to_lowercase());
    words.iter().map(|it| seat(it).map_or_else(|| (*it).to_owned(), |seat| (seat + 1).to_string())).collect()
}

/// An exact move goes before any that only begins so.
fn find(words: &[String], moves: &[String]) -> Wish {
    let typed = words.join(" ");
    if let Some(exact) = moves.iter().find(|it| it.eq_ignore_ascii_case(&typed)) {
        return Wish::Play(exact.clone());
    }
    let fits: Vec<String> = moves.iter().filter(|it| begins(it, words)).cloned().collect();
    match fits.as_slice() {
        [] => Wish::Play(typed),
        [one] => Wish::Play(one.clone()),
        _ => Wish::Which(fits),
    }
}

/// Whether each typed word is the beginning of a word of the move.
fn begins(mv: &str, typed: &[String]) -> bool {
    let words: Vec<&str> = mv.split(' ').collect();
    typed.len() <= words.len() && typed.iter().zip(words).all(|(typed, word)| starts(word, typed))
}

/// A number is never the beginning of another one: 1 is not 10.
fn starts(word: &str, typed: &str) -> bool {
    let (word, typed) = (word.to_lowercase(), typed.to_lowercase());
    let digit = |it: Option<char>| it.is_some_and(|it| it.is_ascii_digit());
    let rest = word.strip_prefix(&typed);
    rest.is_some_and(|rest| !(digit(typed.chars().last()) && digit(rest.chars().next())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(it: &str) -> Wish {
        Wish::Play(it.into())
    }

    fn moves(list: &[&str]) -> Vec<String> {
        list.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_move_may_be_short() {
        let moves = moves(&["deploy air-1 air", "deploy air-3 air", "improvise air-1 air", "withdraw"]);
        let read = |line: &str| read(line, &moves, &[]);
        assert_eq!(read("2"), play("deploy air-3 air"));
        assert_eq!(read(" d  air-3 "), play("deploy air-3 air"));
        assert_eq!(read("w"), play("withdraw"));
        assert_eq!(read("Withdraw"), play("withdraw"));
        assert_eq!(read("deploy"), Wish::Which(moves[..2].to_vec()));
        assert_eq!(read("castle"), play("castle"), "the rules say why not");
        assert_eq!(read("9"), play("9"));
        assert_eq!(read("  "), Wish::Look);
        assert_eq!((read("quit"), read("pass")), (Wish::Quit, Wish::Pass));
        assert_eq!(read("?"), Wish::Help(String::new()));
        assert_eq!((read("? air-3"), read("?air-3")), (Wish::Help("air-3".into()), Wish::Help("air-3".into())));
    }

    /// Even where a move is called so: what it is asked for changes nothing, and the move has a number.
    #[test]
    fn advice_is_asked_for_in_both_languages() {
        let moves = moves(&["search F4", "hint", "hinder"]);
        for line in ["hint", " hint ", "advice", "indice", "conseil"] {
            assert_eq!(read(line, &moves, &[]), Wish::Hint, "{line}");
        }
        assert_eq!((read("2", &moves, &[]), read("hind", &moves, &[])), (play("hint"), play("hinder")));
    }

    /// Seat 1 cannot be noted by itself, and 10 is somebody else.
    #[test]
    fn a_number_is_never_short_for_a_longer_one() {
        let notes = moves(&["note -", "note 2", "note 10", "note 11"]);
        assert_eq!(read("note 1", &notes, &[]), play("note 1"), "the rules refuse it");
        assert_eq!(read("n 10", &notes, &[]), play("note 10"));
        let with = moves(&["note 1", "note 10", "note 11"]);
        assert_eq!(read("note 1", &with, &[]), play("note 1"), "an exact move goes first");
        assert_eq!(read("n 1", &with, &[]), play("note 1"));
        let cells = moves(&["ask F4 2", "ask F4 3", "search F4"]);
        assert_eq!(read("ask f4", &cells, &[]), Wish::Which(cells[..2].to_vec()), "two candidates are a question");
        assert_eq!(read("ASK F4 3", &cells, &[]), play("ask F4 3"));
    }

    #[test]
    fn a_name_stands_for_its_seat() {
        let names = moves(&["Ana", "Éloi", "Bo"]);
        let votes = moves(&["vote 2", "vote 3"]);
        assert_eq!(read("vote éloi", &votes, &names), play("vote 2"));
        assert_eq!(read("v BO", &votes, &names), play("vote 3"));
        assert_eq!(read("vote ana", &votes, &names), play("vote 1"), "the rules refuse it");
    }
}
