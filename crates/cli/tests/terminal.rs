//! `bestiaire play` of every game: whole games typed in, who has the word, and the screens of docs/terminal.md.

mod at_the_keyboard;

use std::path::{Path, PathBuf};

use at_the_keyboard::{feed, out};
use picture::{WIDTH, width};

const GAMES: [(&str, &str); 5] =
    [("bestioles", "2"), ("cryptide", "3"), ("monstre", "4"), ("loups-garous", "8"), ("gevaudan", "3")];

fn own_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Every line fits the page, but for paths, and every text was found.
fn check(text: &str) {
    for line in text.lines().filter(|it| !it.contains("/tmp/")) {
        assert!(width(line) <= WIDTH, "{} columns: {line}", width(line));
    }
    for missing in ["picture-", "cli-play", "-ui-", "-news-", "-refusal-", "\"type\""] {
        assert!(!text.contains(missing), "`{missing}` is no word for players");
    }
}

/// Good moves, bad ones, questions and nothing, for as long as it takes.
fn played(game: &str, seats: &str, lang: &str) {
    let record = own_file(&format!("{game}-{lang}.txt"));
    let record = record.to_str().expect("a plain path");
    let typed = ["1", "castle", "2", "?", "3", "", "1", "note 1", "99999", "1", "pass", "2", "? a1", "1"];
    let input: String = typed.iter().cycle().take(9000).flat_map(|it| [*it, "\n"]).collect();
    let args = ["play", game, "--seats", seats, "--seed", "11", "--against", "random", "--lang", lang];
    let output = feed(&[&args[..], &["--record", record]].concat(), &input);
    let text = out(&output);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    check(&text);
    let record = std::fs::read_to_string(record).expect("it was written");
    assert!(
        record.contains("\nresult: "),
        "{game} was played to its end:\n{}",
        &text[text.len().saturating_sub(3000)..]
    );
}

#[test]
fn a_whole_game_of_bestioles_is_typed() {
    played("bestioles", "2", "fr");
}

#[test]
fn a_whole_game_of_cryptide_is_typed() {
    played("cryptide", "3", "en");
}

#[test]
fn a_whole_game_of_monstre_is_typed() {
    played("monstre", "4", "fr");
}

#[test]
fn a_whole_game_of_loups_garous_is_typed() {
    played("loups-garous", "8", "en");
    played("loups-garous", "8", "fr");
}

#[test]
fn a_whole_game_of_gevaudan_is_typed() {
    played("gevaudan", "3", "en");
}

/// What is refused has a reason and a hint, and changes nothing.
#[test]
fn bad_input_gets_a_hint_and_changes_nothing() {
    for (game, seats) in GAMES {
        let record = own_file(&format!("{game}-bad.txt"));
        let record = record.to_str().expect("a plain path");
        let args = ["play", game, "--seats", seats, "--seed", "2", "--against", "random", "--record", record];
        feed(&args, "");
        let before = std::fs::read_to_string(record).expect("it was written");
        let output = feed(&args, "castle\nnote 77\n0\n-1\nask Z9 9\n\u{7}\nquit\n");
        let text = out(&output);
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(text.matches("Nothing was played.").count(), 6, "{text}");
        assert_eq!(std::fs::read_to_string(record).expect("it was written"), before, "{game}");
        check(&text);
    }
}

/// The end of what is typed leaves as `quit` does.
#[test]
fn the_end_of_input_leaves_cleanly() {
    for (game, seats) in GAMES {
        let output = feed(&["play", game, "--seats", seats, "--seed", "1", "--against", "random"], "");
        assert_eq!(output.status.code(), Some(0), "{game}");
        assert!(out(&output).contains("The game was left before its end."), "{game}");
    }
}

#[test]
fn what_cannot_be_dealt_or_written_is_an_error() {
    let code = |args: &[&str]| feed(args, "").status.code();
    assert_eq!(code(&["play", "loups-garous", "--seats", "7"]), Some(2));
    assert_eq!(code(&["play", "gevaudan", "--against", "genius", "--seats", "2"]), Some(2));
    assert_eq!(code(&["play", "gevaudan", "--hint-level", "genius", "--seats", "2"]), Some(2));
    assert_eq!(code(&["play", "monstre", "--seed", "1", "--against", "random", "--record", "/no/such/dir/x"]), Some(1));
}

/// The debate goes round: nobody keeps the word until he has nothing more to say.
#[test]
fn in_a_debate_everybody_is_asked_in_turn() {
    // The Seer's call and both of the wolves'.
    let night = "1\n".repeat(8 * 3);
    let debate = "defend 1\ndefend 2\ndefend 3\n".repeat(8);
    let output = feed(&["play", "loups-garous", "--hot-seat", "--seed", "6"], &(night + &debate));
    let text = out(&output);
    let (_, day) = text.split_once("Debate: ").expect("day breaks");
    let asked: Vec<&str> = day.split("Pass the keyboard to ").skip(1).map(|it| &it[..8]).take(6).collect();
    let mut different = asked.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), 6, "six others have the word before the first has it again: {asked:?}");
}

/// A person who lets the others speak hears them, and is asked again.
#[test]
fn a_person_may_let_the_others_speak_first() {
    let lives = |text: &String| text.contains("Debate: say something");
    let mut nights = (1..=6).map(|seed| {
        let seed = seed.to_string();
        let args = ["play", "loups-garous", "--seed", &seed, "--against", "easy", "--seat", "3"];
        out(&feed(&args, "1\n1\n1\npass\npass\n"))
    });
    let text = nights.find(lives).expect("somebody else is devoured in one of six villages");
    let debates: Vec<&str> = text.split("Debate: say something").collect();
    assert!(debates.len() >= 3, "asked {} times: {text}", debates.len() - 1);
    assert!(debates[1].contains("\n· "), "something was said meanwhile: {}", debates[1]);
}

/// Bots answer out of turn: after `ready`, in the same debate, one of them answers an accusation. And who voted for
/// whom is told.
#[test]
fn bots_answer_out_of_turn_and_votes_are_told() {
    let mut answers = 0;
    for seed in 1..=12 {
        let record = own_file(&format!("debate-{seed}.txt"));
        let path = record.to_str().expect("a plain path");
        let seed = seed.to_string();
        let args = ["play", "loups-garous", "--seats", "8", "--seed", &seed, "--against", "easy", "--record", path];
        // Numbers are moves of the night and of the vote; by day everybody is accused, late in the debate.
        let day = "pass\npass\npass\naccuse 2\naccuse 3\naccuse 4\naccuse 5\naccuse 6\naccuse 7\naccuse 8\nready\n";
        let text = out(&feed(&args, &format!("1\n1\n1\n{day}2\n2\n")));
        if text.contains("all arrows are turned") {
            assert!(text.contains("· Against "), "{text}");
        }
        let record = std::fs::read_to_string(record).expect("it was written");
        answers += out_of_turn(&record);
    }
    assert!(answers > 0, "no bot has answered out of turn");
}

/// Statements made after `ready` by the same seat, before the vote.
fn out_of_turn(record: &str) -> usize {
    let mut ready: Vec<&str> = Vec::new();
    let mut found = 0;
    for line in record.lines() {
        let Some((seat, mv)) = line.split_once(' ').filter(|it| it.0.parse::<u8>().is_ok()) else { continue };
        match mv.split(' ').next() {
            Some("ready") => ready.push(seat),
            Some("vote" | "note" | "look" | "devour") => ready.clear(),
            Some("yes" | "no" | "accuse" | "claim" | "defend" | "report") if ready.contains(&seat) && seat != "1" => {
                found += 1;
            }
            _ => (),
        }
    }
    found
}

/// What is said to `hint`, without the question that follows.
fn advice(game: &str, seats: &str, lang: &str, typed: &str, more: &[&str]) -> String {
    let args = ["play", game, "--seats", seats, "--seed", "4", "--against", "random", "--lang", lang];
    let output = feed(&[&args[..], more].concat(), typed);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let text = out(&output);
    check(&text);
    let prompt = if lang == "fr" { ", à vous >" } else { ", your move >" };
    let answers: Vec<&str> = text.split(prompt).collect();
    answers[answers.len() - 2].trim_end_matches(|it: char| it != '\n').trim().to_owned()
}

/// The notations of the moves that a piece of advice names, by their numbers in the menu.
fn named(advice: &str) -> Vec<usize> {
    advice.lines().filter_map(|it| it.get(..4)?.trim().parse().ok()).collect()
}

/// A bot answers in both languages, names open moves, and changes nothing: the record is the one of a game without.
#[test]
fn a_hint_names_open_moves_and_changes_nothing() {
    for (game, seats) in GAMES {
        for (lang, word, says) in [("en", "hint", "would play"), ("fr", "indice", "jouerait")] {
            let record = own_file(&format!("{game}-hint-{lang}.txt"));
            let path = record.to_str().expect("a plain path");
            let quick = ["--hint-level", "easy", "--record", path];
            advice(game, seats, lang, "", &quick);
            let before = std::fs::read_to_string(&record).expect("it was written");
            let said = advice(game, seats, lang, &format!("{word}\n{word}\n"), &quick);
            assert_eq!(std::fs::read_to_string(&record).expect("it was written"), before, "{game}: nothing was played");
            assert!(said.contains(says), "{game}: {said}");
            let moves = named(&said);
            assert!((1..=3).contains(&moves.len()), "{game}: {said}");
            // The first of them may be played: the record goes on with it.
            advice(game, seats, lang, &format!("{}\n", moves[0]), &quick);
            let after = std::fs::read_to_string(&record).expect("it was written");
            assert!(after.lines().count() > before.lines().count(), "{game}: {} was open\n{after}", moves[0]);
        }
    }
}

/// Where a move has the same name, advice is given and the move keeps its number.
#[test]
fn a_hint_does_not_ask_the_table_for_one() {
    let said = advice("cryptide", "3", "en", "1\n9\nhint\n", &["--hint-level", "easy"]);
    assert!(said.contains("would play"), "{said}");
    assert!(said.contains("“hint” is a move here, too: type its number, "), "{said}");
}

/// Two at one keyboard: each is advised for his own hand.
#[test]
fn a_hint_at_a_shared_keyboard_is_for_who_holds_it() {
    let args = ["play", "bestioles", "--hot-seat", "--seed", "4", "--lang", "en", "--hint-level", "easy"];
    let text = out(&feed(&args, "hint\n1\nhint\n"));
    let parts: Vec<&str> = text.split("would play").collect();
    assert_eq!(parts.len(), 3, "{text}");
    let hands = [0, 1].map(|part| parts[part].rsplit("Your hand").next().unwrap_or_default());
    for (hand, advice) in hands.iter().zip(&parts[1..]) {
        let line = advice.lines().find(|it| !named(it).is_empty()).expect("a move is named");
        let card = line.split_whitespace().nth(2).expect("it names a card");
        assert!(hand.contains(card), "{line}: {card} is not in {hand}");
    }
}

/// Screens of the documentation: title, what is run, what is typed before.
const SCREENS: [(&str, &str, &str); 5] = [
    ("bestioles", "--seed 7", "1\n8\n1\n"),
    ("cryptide", "--seats 4 --seed 5", "1\n9\n3\n50\n"),
    ("monstre", "--seats 5 --seed 3", "1\n1\n1\n"),
    ("loups-garous", "--seats 9 --seed 4", "1\n1\n1\npass\n"),
    ("gevaudan", "--seats 3 --seed 2", "1\n2\nexamine\n3\nexamine\n"),
];

fn screen(game: &str, options: &str, typed: &str) -> String {
    let mut args = vec!["play", game, "--against", "random", "--lang", "en"];
    args.extend(options.split(' '));
    let text = out(&feed(&args, typed));
    let shown: Vec<&str> = text.split("Player 1, your move >").collect();
    assert!(shown.len() >= 2, "{text}");
    // The last whole one: what is refused is answered in a line.
    let whole = shown[..shown.len() - 1].iter().rev().find(|it| it.lines().count() > 12).expect("a table was shown");
    let last = whole.trim_matches(['\n', ' ']);
    format!("```text\n$ bestiaire play {game} --against random {options}\n…\n{last}\nPlayer 1, your move >\n```")
}

/// The documentation shows what the program writes. After a change: `BESTIAIRE_DOCS=write` writes it anew.
#[test]
fn the_screens_of_the_documentation_are_real() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/terminal.md");
    let before = std::fs::read_to_string(&path).expect("docs/terminal.md");
    let mut after = before.clone();
    for (game, options, typed) in SCREENS {
        let (open, close) = (format!("<!-- screen {game} -->\n"), format!("<!-- end {game} -->"));
        let start = after.find(&open).expect("the page has a place for it") + open.len();
        let end = after.find(&close).expect("the page has a place for it");
        let shown = screen(game, options, typed);
        check(&shown);
        after.replace_range(start..end, &format!("{shown}\n"));
    }
    if std::env::var_os("BESTIAIRE_DOCS").is_some() {
        std::fs::write(&path, &after).expect("it can be written");
    } else {
        assert_eq!(
            before, after,
            "BESTIAIRE_DOCS=write cargo test -p cli --test terminal writes docs/terminal.md anew"
        );
    }
}
