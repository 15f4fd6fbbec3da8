//! Every riddle of the house is proven again: one answer, in every world that fits.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use riddles::{
    Ask, Because, Date, Riddle, check, choices, collection, facts, judge, left_after_each, of_day, parse, scene, write,
};
use texts::{Lang, Texts};

fn files() -> Vec<(String, Vec<Riddle>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../riddles");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder of riddles")
        .filter_map(|it| Some(it.ok()?.path()))
        .filter(|it| it.extension().is_some_and(|it| it == "riddles"))
        .collect();
    files.sort();
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("text");
        let riddles = parse(&text).unwrap_or_else(|it| panic!("{name}:{it}"));
        (name, riddles)
    };
    files.into_iter().map(read).collect()
}

fn prove_all(game: &str) {
    let name = format!("{game}.riddles");
    let (_, riddles) = files().into_iter().find(|it| it.0 == name).expect("a file a game");
    // A choice is only played, way by way; the others are proven over all worlds.
    let n_proven = riddles.iter().filter(|it| it.ask != Ask::Choice).count();
    assert!(n_proven >= 25, "{name}: {n_proven}");
    for riddle in &riddles {
        let proof = check(riddle).unwrap_or_else(|it| panic!("{name}:{it}"));
        assert!(proof.difficulty >= 2, "{}", riddle.id);
        // The steps lead to one.
        assert_eq!(proof.steps.last().map(|it| it.after).filter(|_| !is_wolf(riddle)), (!is_wolf(riddle)).then_some(1));
    }
}

/// One wolf can be certain while the others are not.
fn is_wolf(riddle: &Riddle) -> bool {
    matches!(riddle.ask, Ask::Wolf(_))
}

#[test]
fn every_riddle_of_bestioles_is_proven() {
    prove_all("bestioles");
}

#[test]
fn every_riddle_of_cryptide_is_proven() {
    prove_all("cryptide");
}

#[test]
fn every_riddle_of_monstre_is_proven() {
    prove_all("monstre");
}

#[test]
fn every_riddle_of_loups_garous_is_proven() {
    prove_all("loups-garous");
}

#[test]
fn every_riddle_of_gevaudan_is_proven() {
    prove_all("gevaudan");
}

#[test]
fn a_riddle_with_another_answer_or_another_proof_is_refused() {
    for (name, riddles) in files() {
        let mut riddle = riddles.into_iter().find(|it| it.ask != Ask::Choice).expect("a riddle");
        let others = choices(&riddle).expect("choices");
        let wrong = others.into_iter().find(|it| *it != riddle.proof.answer).expect("another answer");
        let right = std::mem::replace(&mut riddle.proof.answer, wrong);
        assert!(check(&riddle).is_err(), "{name}");
        riddle.proof.answer = right;
        assert!(check(&riddle).is_ok(), "{name}");
        riddle.proof.steps[0].after += 1;
        assert!(check(&riddle).is_err(), "{name}");
    }
}

#[test]
fn what_is_written_is_read_again() {
    for (name, riddles) in files() {
        for riddle in riddles {
            let text = format!("game: {}\n{}", riddle.game, write(&riddle));
            let again = parse(&text).unwrap_or_else(|it| panic!("{name}: {it}"));
            assert_eq!(write(&again[0]), write(&riddle));
        }
    }
}

#[test]
fn every_wrong_answer_has_a_reason_and_the_right_one_none() {
    for (_, riddles) in files() {
        for riddle in riddles.iter().take(8) {
            assert_eq!(judge(riddle, &riddle.proof.answer).expect("a verdict"), Because::Right, "{}", riddle.id);
            assert_eq!(judge(riddle, "no such answer").expect("a verdict"), Because::NoAnswer, "{}", riddle.id);
            let all = choices(riddle).expect("choices");
            assert!(all.contains(&riddle.proof.answer), "{}", riddle.id);
            for wrong in all.iter().filter(|it| **it != riddle.proof.answer).take(6) {
                let because = judge(riddle, wrong).expect("a verdict");
                assert!(!matches!(because, Because::Right | Because::NoAnswer), "{}: {wrong}", riddle.id);
            }
        }
    }
}

#[test]
fn every_step_leaves_fewer_answers_and_the_last_one_the_answer() {
    for (name, riddles) in files() {
        for riddle in riddles.iter().take(8) {
            let left = left_after_each(riddle).expect("what is left");
            if left.is_empty() {
                continue;
            }
            assert_eq!(left.len(), riddle.proof.steps.len(), "{}", riddle.id);
            assert!(left.is_sorted_by(|more, fewer| fewer.iter().all(|it| more.contains(it))), "{name} {}", riddle.id);
            assert!(left.last().expect("a step").contains(&riddle.proof.answer), "{}", riddle.id);
            if matches!(riddle.ask.word(), "lair" | "habitat") {
                assert_eq!(left.last().map(Vec::len), Some(1), "{}", riddle.id);
            }
        }
    }
}

#[test]
fn no_two_riddles_of_a_game_are_alike() {
    for (name, riddles) in files() {
        let bodies: BTreeSet<String> =
            riddles.iter().map(|it| write(it).split_once('\n').map_or_else(String::new, |it| it.1.into())).collect();
        assert_eq!(bodies.len(), riddles.len(), "{name}");
    }
}

/// What is shown before the answer is what the seat sees: the answer of a choice, or the end of a game, is not in it.
#[test]
fn a_scene_shows_no_end() {
    for (_, riddles) in files() {
        for riddle in &riddles {
            let scene = scene(riddle).expect("a scene");
            assert!(scene.view.get("end").is_none_or(serde_json::Value::is_null), "{}", riddle.id);
            assert!(scene.view.get("truth").is_none_or(serde_json::Value::is_null), "{}", riddle.id);
            assert_eq!(scene.view["seat"], serde_json::json!(riddle.seat.idx()), "{}", riddle.id);
        }
    }
}

#[test]
fn every_riddle_has_its_words_in_both_languages() {
    for texts in [Lang::Fr, Lang::En].map(Texts::new) {
        for (_, riddles) in files() {
            for riddle in &riddles {
                let mut wanted =
                    vec![format!("riddle-ask-{}", riddle.ask.word()), format!("riddle-detail-{}", riddle.ask.word())];
                if riddle.told {
                    wanted.extend(["title", "story", "because"].map(|it| format!("riddle-{}-{it}", riddle.id)));
                }
                let known = facts(riddle).expect("facts");
                for fact in known.iter().chain(riddle.proof.steps.iter().map(|it| &it.fact)) {
                    let kind = fact["type"].as_str().unwrap_or_default();
                    match fact["way"].as_str() {
                        Some(way) => wanted.extend(["way", "end"].map(|it| format!("riddle-{}-{it}-{way}", riddle.id))),
                        None => wanted.push(format!("riddle-{}-fact-{kind}", riddle.game)),
                    }
                }
                let missing: Vec<&String> = wanted.iter().filter(|it| !texts.has(it)).collect();
                assert!(missing.is_empty(), "{}: {missing:?}", texts.lang());
            }
        }
    }
}

#[test]
fn games_take_turns_and_all_riddles_come() {
    let all = collection();
    let n_games = all.games().len();
    assert_eq!(n_games, 5);
    let date = |text: &str| text.parse::<Date>().expect("a date");
    let (one, two) = (of_day(all, date("2026-11-18")).expect("one"), of_day(all, date("2026-11-19")).expect("one"));
    assert_ne!(one.game, two.game);
    assert_eq!(one.id, of_day(all, date("2026-11-18")).expect("the same").id);
    let mut seen = BTreeSet::new();
    for month in 1..=12 {
        for day in 1..=28 {
            seen.insert(of_day(all, date(&format!("2026-{month:02}-{day:02}"))).expect("one").id.clone());
        }
    }
    assert!(seen.len() >= 100, "{}", seen.len());
}
