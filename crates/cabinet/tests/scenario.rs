//! Scenarios tell what differs, and where.

mod sealed;

use cabinet::scenario::{Fault, Passed, parse, run, run_as};
use sealed::Sealed;

fn play(text: &str) -> Result<Passed, Fault> {
    run_as::<Sealed>(&parse(text)?)
}

const HEAD: &str = "title: A tie is bid again\ngame: sealed\nsetup:\n  bid 1: 2\nplay:\n";

#[test]
fn all_that_a_line_can_say_and_be_right() {
    let text = format!(
        "{HEAD}
        # the first seat has bid already
        legal 1: -
        asked: 2
        refused SEA-1: 1 bid 2
        refused SEA-1: 2 nonsense at all
        view 2 /own = null
        view 1 /own = 2
        view public = {{\"own\":null,\"opened\":null}}
        no news 2
        legal 2: bid 3 | bid 1 | bid 2
        2 bid 2
        news public = {{\"type\":\"opened\",\"bids\":[2,2]}}
        news public = [{{\"type\":\"opened\"}}]
        no news 1 = {{\"type\":\"again\"}}
        view 2 /opened/1 = 2
        offered 1: again
        not offered 1: bid 1
        outcome: open
        1 again
        2 bid 3
        1 bid 1
        asked: -
        outcome: winners 2; ranks 2 1; reason bids"
    );
    let passed = play(&text).expect("all of it is true");
    assert_eq!((passed.title.as_str(), passed.n_lines), ("A tie is bid again", 22));
}

#[test]
fn what_differs_is_said_with_its_line() {
    let cases = [
        ("2 bid 4", "accepted, but it is refused by SEA-1: no; open are bid 1 | bid 2 | bid 3"),
        ("refused SEA-1: 2 bid 1", "expected a refusal by SEA-1, but the move is among those listed"),
        ("refused SEA-9: 1 bid 1", "expected a refusal by SEA-9, found it refused by SEA-1: no"),
        ("legal 2: bid 1 | bid 5", "missing bid 5; unexpected bid 2 | bid 3"),
        ("offered 2: again", "expected `again` among the moves, found bid 1 | bid 2 | bid 3"),
        ("not offered 2: bid 1", "expected `bid 1` not to be among the moves"),
        ("view 1 /own = 3", "expected 3 at /own, found 2"),
        ("view 1 /hand/0 = 3", "no such place; the view has opened, own"),
        ("news 1 = {\"type\":\"opened\"}", "found []"),
        ("news 1 = [{\"type\":\"opened\"}]", "found []"),
        ("asked: 1 2", "expected to wait for 1 | 2, found 2"),
        ("outcome: winners 1; ranks 1 2; reason bids", "found `open`"),
        ("bid", "neither a move"),
        ("x bid 1", "`x` is not a seat"),
        ("view 1 /own = two", "not JSON"),
    ];
    for (line, expected) in cases {
        let fault = play(&format!("{HEAD}{line}\n")).expect_err(line);
        assert_eq!(fault.line, 6, "{line}");
        assert!(fault.reason.contains(expected), "{line}: {}", fault.reason);
    }
}

#[test]
fn a_head_that_is_wrong_is_said_with_its_line() {
    let cases = [
        ("game: chess\nplay:\n1 e4", 1, "no game called `chess`"),
        ("# hello\nplay:\n1 e4", 1, "names its game"),
        ("game: sealed\nsaets: 2\nplay:\n1 bid 1", 2, "`saets` is not one of"),
        ("game: sealed\n\nplay:\n", 3, "nothing is played"),
    ];
    for (text, line, expected) in cases {
        let fault = run(text).expect_err(text);
        assert_eq!(fault.line, line, "{text}");
        assert!(fault.reason.contains(expected), "{text}: {}", fault.reason);
    }
    let wrong = [
        ("seats: 3", 2, "2 to 2 players"),
        ("options: {\"x\":\"1\"}", 2, "unknown field"),
        ("setup:\ncat 1: 2", 3, "cat"),
    ];
    for (line, number, expected) in wrong {
        let fault = play(&format!("game: sealed\n{line}\nplay:\n1 bid 1")).expect_err(line);
        assert!(fault.reason.contains(expected), "{}", fault.reason);
        assert!(fault.line == number || line.starts_with("seats"), "{fault}");
    }
}
