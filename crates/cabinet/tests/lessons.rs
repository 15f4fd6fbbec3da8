//! Every lesson of the house can be taken, in every way it names.

use std::fs;
use std::path::PathBuf;

use cabinet::lesson::{Course, Verdict, check, parse};

fn lessons() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let files = fs::read_dir(folder).expect("a folder of lessons").filter_map(Result::ok);
    let read = |it: fs::DirEntry| (it.file_name().to_string_lossy().into_owned(), fs::read_to_string(it.path()));
    let mut all: Vec<_> = files.map(read).map(|(name, text)| (name, text.expect("text"))).collect();
    all.sort();
    all
}

#[test]
fn every_lesson_can_be_taken_and_every_named_mistake_made() {
    let all = lessons();
    assert!(!all.is_empty());
    for (name, text) in all {
        let lesson = parse(&text).unwrap_or_else(|it| panic!("{name}: {it}"));
        let checked = check(&lesson).unwrap_or_else(|it| panic!("{name}: {it}"));
        assert!(checked.n_steps >= 7, "{name}: {checked:?}");
        assert!(checked.n_answers >= 10, "{name}: {checked:?}");
    }
}

const WAR: &str = r"
game: bestioles
seats: 2
learner: 1
step: only
  setup:
    theatres: air land sea
    first: 2
    active: 1
    hand 1: sea-6
    hand 2: -
    side 1 land: land-6
    side 2 land: land-3
    side 2 sea: sea-5
  task:
    say coach-1 -> hand/sea-6
    accept deploy sea-6 sea
    wrong withdraw -> wrong-1
    refused BES-5 -> wrong-2
    else -> other
";

#[test]
fn a_mistake_is_not_made_and_a_right_move_leads_on() {
    let lesson = parse(WAR).expect("a lesson");
    let mut course = Course::open(&lesson, 0).expect("a step");
    assert_eq!(course.attempt("withdraw"), Verdict::Wrong("wrong-1".into()));
    assert_eq!(course.attempt("improvise sea-6 air"), Verdict::Elsewhere(Some("other".into())));
    assert!(matches!(course.attempt("deploy sea-6 air"), Verdict::Refused(_, _)));
    assert!(matches!(course.attempt("nonsense"), Verdict::Refused(_, None)));
    assert!(!course.moves().is_empty());
    assert_eq!(course.attempt("deploy sea-6 sea"), Verdict::Right(None));
    assert!(course.is_over());
}

#[test]
fn what_a_mistake_leads_to_is_shown_and_taken_back() {
    let text = WAR.replace("wrong withdraw -> wrong-1", "wrong improvise * -> wrong-1 then 2 withdraw");
    let text = text.replace("hand 2: -", "hand 2: air-3");
    let lesson = parse(&text).expect("a lesson");
    let mut course = Course::open(&lesson, 0).expect("a step");
    let before = course.view();
    assert_eq!(course.attempt("improvise sea-6 air"), Verdict::Shown("wrong-1".into()));
    assert_eq!(course.reply(), Ok(true));
    assert_eq!(course.reply(), Ok(false));
    assert_ne!(course.view(), before);
    course.take_back().expect("the position again");
    assert_eq!(course.view(), before);
    assert_eq!(course.attempt("deploy sea-6 sea"), Verdict::Right(None));
}

#[test]
fn faults_are_named_with_their_line() {
    let wrong = |from: &str, to: &str| {
        let text = WAR.replace(from, to);
        let lesson = parse(&text);
        lesson.and_then(|it| check(&it)).expect_err(to).to_string()
    };
    assert!(wrong("accept deploy sea-6 sea", "accept deploy sea-6 air").starts_with("line 15:"));
    assert!(wrong("wrong withdraw", "wrong flip air 1").contains("not open"));
    assert!(wrong("game: bestioles", "game: belote").contains("belote"));
    assert!(wrong("say coach-1 -> hand/sea-6", "").contains("says nothing"));
    assert!(wrong("else -> other", "shout other").contains("shout"));
    assert!(wrong("hand 1: sea-6", "hand 1: sea-9").contains("line 10"));
    assert!(wrong("seats: 2", "seats: 9").contains('9'));
}

#[test]
fn chance_falls_as_the_story_wants_it() {
    for colour in ["black", "grey", "white"] {
        let text = format!(
            "game: gevaudan\nseats: 2\nlearner: 1\nstep: only\n setup:\n  lair: B4\n  at 1: A2\n  at 2: SW\n  beast: C4\n  \
             ferocity: 3\n  round: 2\n  first: 2\n  turn: 1\n task:\n  say coach-1\n  \
             accept end luck {{\"type\":\"rolled\",\"arrow\":\"{colour}\"}}\n"
        );
        let lesson = parse(&text).expect("a lesson");
        check(&lesson).unwrap_or_else(|it| panic!("{colour}: {it}"));
    }
}
