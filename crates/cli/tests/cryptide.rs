//! `bestiaire cryptide` as people run it.

mod at_the_keyboard;

use std::process::Output;

use at_the_keyboard::{feed, out};
use serde_json::{Value, json};

fn run(args: &[&str], input: &str) -> Output {
    feed(&[&["cryptide"], args].concat(), input)
}

fn lines(output: &Output) -> Vec<Value> {
    out(output).lines().map(|it| serde_json::from_str(it).expect("a line is JSON")).collect()
}

#[test]
fn cry_8_generated_setups_repeat_and_are_solved() {
    let args = ["generate", "--players", "5", "--mode", "advanced", "--seed", "7", "--count", "20", "--json"];
    let made = run(&args, "");
    assert_eq!(out(&made), out(&run(&args, "")));
    let setups = lines(&made);
    assert_eq!(setups.len(), 20);
    let solved = run(&["solve"], &out(&made));
    assert!(solved.status.success());
    for (setup, answer) in setups.iter().zip(lines(&solved)) {
        assert_eq!(answer, json!({ "hexes": [setup["habitat"]] }));
    }
}

#[test]
fn cry_9_people_read_a_map_and_clues() {
    let made = out(&run(&["generate", "--players", "4", "--difficulty", "hard", "--seed", "1"], ""));
    assert!(made.contains("Difficulty: Hard") && made.contains("Seed: 1"), "{made}");
    assert!(made.contains("1. The habitat is") && made.contains("4. The habitat is"), "{made}");
}

#[test]
fn cry_11_the_solver_answers_line_by_line() {
    let golden = r#"{"map":"B9618A0A6573327B39","mode":"normal","clues":[{"id":11,"negated":false},{"id":20,"negated":false},{"id":18,"negated":false}]}"#;
    let wrong_mode = r#"{"map":"B9618A0A6573327B39","mode":"advanced","clues":[]}"#;
    let tokens = r#"{"map":"B9618A0A6573327B39","clues":[{"id":11},null,null],"tokens":[null,{"discs":[[3,10]],"cubes":["G1"]},{"cubes":[[0,4]]}]}"#;
    let output = run(&["solve"], &format!("{golden}\n\nnonsense\n{wrong_mode}\n{tokens}\n"));
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output);
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0], json!({ "hexes": [[3, 10]] }));
    assert!(answers[1]["error"].is_string() && answers[2]["error"].is_string());
    let own = &answers[3]["own"];
    assert_eq!(own["clues"][0], json!([{ "id": 11, "negated": false }]));
    assert!(own["clues"][1].as_array().is_some_and(|it| it.contains(&json!({ "id": 20, "negated": false }))));
    let count = |level: &str| answers[3][level]["hexes"].as_array().map_or(0, Vec::len);
    assert!(count("joint") > 0 && count("joint") <= count("own"));
}
