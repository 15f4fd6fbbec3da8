//! Records as text: what is written is read again, whatever a later program has added; nothing edited passes.

use proptest::collection::vec;
use proptest::prelude::*;
use table::{
    Actor, Counting, Record, RecordEntry, RecordError, RecordFormat, RecordHeader, Seat, Seed, Step, Takeback, Undo,
    UnknownHeaders,
};

const ONE: &str = r#"bestiaire record 1
game: bestioles
rules: 1
options: {"target":"12"}
seats: 2
name 1: Ana
name 2: Bot: easy
seed: 0500000000000000000000000000000000000000000000000000000000000000
result: winners 1; ranks 1 2; reason points

2 withdraw
* timeout

check: f951443280df7da9be3616133361728544252aaedf5aee1fa1d44ae829386064
"#;

/// With what a later program might add.
const TWO: &str = r#"bestiaire record 2
game: bestioles
rules: 1
options: {"target":"12"}
seats: 2
id: 5b1f
round: 3
name 1: Ana
name 2: Bot: easy
commitment: 67c4ed85
seed: 0500000000000000000000000000000000000000000000000000000000000000
result: winners 1; ranks 1 2; reason points
note: unknown: but kept

2 withdraw
* timeout

chain: 00ff
check: 238908846307f7b85bce78408d82acc2875add50bb31b3b24b4a6836fff9abe8
key: 9ab2
signature: e089
"#;

fn sample() -> Record {
    Record {
        format: RecordFormat::default(),
        game: "bestioles".into(),
        rules: 1,
        options: r#"{"target":"12"}"#.into(),
        n_seats: 2,
        names: vec!["Ana".into(), "Bot: easy".into()],
        seed: "0500000000000000000000000000000000000000000000000000000000000000".parse().expect("a seed"),
        steps: vec![Step::new(Actor::Seat(Seat::at(1)), "withdraw"), Step::new(Actor::Referee, "timeout")],
        undos: Vec::new(),
        result: Some("winners 1; ranks 1 2; reason points".into()),
    }
}

fn header(key: &str, value: &str) -> RecordHeader {
    RecordHeader::new(key, value).expect("a header")
}

#[test]
fn both_formats_are_read_and_written_back_byte_for_byte() {
    let one: Record = ONE.parse().expect("format 1");
    assert_eq!((&one, one.to_string().as_str()), (&Record { format: RecordFormat::One, ..sample() }, ONE));
    let two: Record = TWO.parse().expect("format 2");
    let unknown = UnknownHeaders {
        head: vec![
            (4, header("id", "5b1f")),
            (4, header("round", "3")),
            (6, header("commitment", "67c4ed85")),
            (8, header("note", "unknown: but kept")),
        ],
        foot: vec![header("chain", "00ff")],
        end: vec![header("key", "9ab2"), header("signature", "e089")],
    };
    assert_eq!((&two, two.to_string().as_str()), (&Record { format: RecordFormat::Two(unknown), ..sample() }, TWO));
    assert!(sample().to_string().starts_with("bestiaire record 2\n"), "new ones are of format 2");
    let by_post = TWO.replace('\n', " \r\n") + "\n\n";
    assert_eq!(by_post.parse::<Record>().as_ref(), Ok(&two), "mail may change how lines end");
}

#[test]
fn a_record_of_a_mere_deal_round_trips() {
    let dealt = Record { steps: Vec::new(), result: None, names: Vec::new(), ..sample() };
    assert_eq!(dealt.to_string().parse(), Ok(dealt));
}

#[test]
fn what_is_taken_back_stands_among_the_moves() {
    let free = Undo { entry: 1, how: Takeback::Free };
    let agreed = Undo { entry: 3, how: Takeback::Agreed };
    let record = Record { undos: vec![(1, free), (2, agreed)], ..sample() };
    let lines: Vec<String> = record.entries().map(|it| it.to_string()).collect();
    assert_eq!(lines, ["2 withdraw", "~ undo 1 free", "* timeout", "~ undo 3 agreed"]);
    assert!(matches!(record.entries().nth(1), Some(RecordEntry::Undo(it)) if it == free));
    assert_eq!(record.to_string().parse(), Ok(record));
    let wrong = ["~ undo 1", "~ undo one free", "~ undo 01 free", "~ undo 1 kindly", "~ undo 1 free ever", "~ free"];
    for line in wrong {
        let read = TWO.replace("* timeout", line).parse::<Record>();
        assert!(matches!(read, Err(RecordError::Line { line: 16, .. })), "{line}: {read:?}");
    }
    let old = ONE.replace("* timeout", "~ undo 1 free").parse::<Record>();
    assert!(matches!(old, Err(RecordError::Line { line: 12, .. })), "nothing was taken back in those days");
}

#[test]
fn a_record_says_what_its_streams_are_counted_by() {
    assert_eq!(sample().counting(), Ok(Counting::Moves), "without a word");
    assert_eq!(ONE.parse::<Record>().expect("format 1").counting(), Ok(Counting::Moves));
    for counting in [Counting::Moves, Counting::Draws] {
        let record = Record { format: counting.into(), ..sample() };
        assert_eq!(record.to_string().contains("seats: 2\nchance: draws\n"), counting == Counting::Draws);
        assert_eq!(record.to_string().parse::<Record>().map(|it| it.counting()), Ok(Ok(counting)));
    }
    let headers = UnknownHeaders { head: vec![(4, header("chance", "tea leaves"))], ..UnknownHeaders::default() };
    let strange = Record { format: RecordFormat::Two(headers), ..sample() };
    assert_eq!(strange.counting(), Err(RecordError::Chance("tea leaves".into())));
}

#[test]
fn an_edited_record_is_refused() {
    let edits = [
        ("withdraw", "deploy air-1 air"),
        ("seats: 2", "seats: 3"),
        ("2 with", "1 with"),
        ("id: 5b1f", "id: 5b1e"),
        ("chain: 00ff\n", ""),
        ("note: unknown: but kept\n", ""),
        ("round: 3\nname 1: Ana\n", "name 1: Ana\nround: 3\n"),
        ("game: bestioles\nrules: 1\n", "rules: 1\ngame: bestioles\n"),
        ("name 2", "name 3"),
    ];
    for (from, to) in edits {
        assert!(TWO.contains(from));
        assert_eq!(TWO.replacen(from, to, 1).parse::<Record>(), Err(RecordError::Edited), "{from}");
    }
    // Format 1 never minded the order of its lines.
    for (from, to) in &edits[..3] {
        assert_eq!(ONE.replacen(from, to, 1).parse::<Record>(), Err(RecordError::Edited), "{from}");
    }
    for heading in ["hello", "", "bestiaire record 3\n"] {
        assert_eq!(heading.parse::<Record>(), Err(RecordError::Heading));
    }
    let line = |text: &str| match text.parse::<Record>() {
        Err(RecordError::Line { line, .. }) => line,
        other => panic!("{other:?}"),
    };
    assert_eq!(line(&ONE.replace("seed: ", "sead: ")), 8, "format 1 has no other keys");
    assert_eq!(TWO.replace("seed: ", "sead: ").parse::<Record>(), Err(RecordError::Missing("seed")));
    assert_eq!(line(&TWO.replace("round: 3", "id: 3")), 7, "twice");
    assert_eq!(line(&TWO.replace("round: 3", "game: cryptide")), 7, "twice");
    assert_eq!(line(&TWO.replace("round: 3", "Round: 3")), 7, "no key");
    assert_eq!(line(&TWO.replace("round: 3", "check: 3")), 7, "in another part");
    assert_eq!(line(&TWO.replace("chain: 00ff", "name 3: Eve")), 18, "in another part");
    assert_eq!(line(&TWO.replace("* timeout", "~ redo 1 free")), 16, "an unknown kind of move would change the replay");
    assert_eq!(line(&TWO.replace("2 withdraw\n", "2 withdraw\n\n")), 17, "moves are one part");
}

#[test]
fn a_header_reads_as_it_is_written_or_is_none() {
    for (key, value) in [("id", "1"), ("pledge 2", "00ff"), ("x-y", "é: ü"), ("names", "none")] {
        assert_eq!(header(key, value).to_string(), format!("{key}: {value}"));
    }
    let none =
        [("", "1"), ("Id", "1"), ("2", "1"), ("i:d", "1"), ("é", "1"), ("game", "1"), ("check", "1"), ("name 1", "1")];
    let values = [("id", ""), ("id", " 1"), ("id", "1 "), ("id", "1\n2"), ("id", "1\r"), ("id", "\u{2028}")];
    for (key, value) in none.into_iter().chain(values) {
        assert_eq!(RecordHeader::new(key, value), None, "{key}: {value}");
    }
}

fn some_headers() -> impl Strategy<Value = Vec<(usize, RecordHeader)>> {
    let pair = ("[a-z][a-z0-9-]{0,3}( [0-9])?", "[!-~é]([ -~é]{0,12}[!-~é])?", 0..30_usize);
    vec(pair, 0..9).prop_map(|pairs| {
        let mut headers: Vec<(usize, RecordHeader)> = Vec::new();
        for (key, value, place) in pairs {
            if let Some(header) = RecordHeader::new(&key, &value)
                && headers.iter().all(|(_, it)| it.key() != key)
            {
                headers.push((place, header));
            }
        }
        headers
    })
}

/// Unknown lines everywhere: the place says where, below `n_ours` lines of the head.
fn unknown(headers: Vec<(usize, RecordHeader)>, n_ours: usize) -> UnknownHeaders {
    let mut unknown = UnknownHeaders::default();
    for (place, header) in headers {
        match place {
            0..20 => unknown.head.push((place.min(n_ours), header)),
            20..25 => unknown.foot.push(header),
            _ => unknown.end.push(header),
        }
    }
    unknown.head.sort_by_key(|(after, _)| *after);
    unknown
}

fn some_step() -> impl Strategy<Value = Step> {
    let actor = prop_oneof![Just(Actor::Referee), (0..10_usize).prop_map(|it| Actor::Seat(Seat::at(it)))];
    (actor, "[!-~]([ -~]{0,10}[!-~])?").prop_map(|(actor, notation)| Step::new(actor, notation))
}

fn some_undo() -> impl Strategy<Value = (usize, Undo)> {
    let how = prop_oneof![Just(Takeback::Free), Just(Takeback::Agreed)];
    (0..9_usize, any::<usize>(), how).prop_map(|(after, entry, how)| (after, Undo { entry, how }))
}

fn some_record() -> impl Strategy<Value = Record> {
    let head = ("[a-z][a-z-]{0,8}", any::<u32>(), r#"\{("[a-z]{1,3}":"[ -!#-~]{0,5}")?\}"#, 0..30_usize);
    let names = vec("[!-~é]([ -~é]{0,8}[!-~é])?", 0..5);
    let result = proptest::option::of("[!-~]([ -~]{0,10}[!-~])?");
    let entries = (vec(some_step(), 0..8), vec(some_undo(), 0..4));
    let rest = (names, any::<[u8; 32]>(), entries, result, proptest::option::of(some_headers()));
    (head, rest).prop_map(|((game, rules, options, n_seats), (names, seed, (steps, mut undos), result, headers))| {
        let n_ours = 5 + names.len() + usize::from(result.is_some());
        for it in &mut undos {
            it.0 = it.0.min(steps.len());
        }
        undos.sort_by_key(|it| it.0);
        if headers.is_none() {
            undos.clear();
        }
        let format = headers.map_or(RecordFormat::One, |it| RecordFormat::Two(unknown(it, n_ours)));
        Record { format, game, rules, options, n_seats, names, seed: Seed::new(seed), steps, undos, result }
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read(record in some_record()) {
        let text = record.to_string();
        let read: Record = text.parse().expect("it was just written");
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn names_of_any_kind_end_no_line(names in vec(any::<String>(), 0..4)) {
        let text = Record { names: names.clone(), ..sample() }.to_string();
        let read: Record = text.parse().expect("it was just written");
        prop_assert_eq!(read.names.len(), names.len());
        prop_assert_eq!(Record { names: Vec::new(), ..read.clone() }, Record { names: Vec::new(), ..sample() });
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn nothing_that_is_read_panics(text in any::<String>(), heading in any::<bool>()) {
        let heading = if heading { "bestiaire record 1\n" } else { "bestiaire record 2\n" };
        text.parse::<Record>().ok();
        (heading.to_owned() + &text).parse::<Record>().ok();
    }

    #[test]
    fn lines_in_any_order_do_not_panic(order in vec(0..64_usize, 0..40), format in any::<bool>()) {
        let lines: Vec<&str> = if format { ONE.lines() } else { TWO.lines() }.collect();
        let mixed: Vec<&str> = order.iter().map(|it| lines[it % lines.len()]).collect();
        format!("{}\n{}", lines[0], mixed.join("\n")).parse::<Record>().ok();
    }

    /// One letter of what the check covers, or of the check itself: it is found out, or nothing has changed.
    #[test]
    fn one_letter_is_enough(record in some_record(), at in any::<prop::sample::Index>(), by in any::<char>(), how in 0..3) {
        let text = record.to_string();
        let covered = text.rfind("\ncheck: ").expect("its check") + 1;
        let mut letters: Vec<char> = text[..covered].chars().collect();
        let at = at.index(letters.len());
        match how {
            0 => letters[at] = by,
            1 => letters.insert(at, by),
            _ => _ = letters.remove(at),
        }
        let edited = letters.into_iter().collect::<String>() + &text[covered..];
        if let Ok(read) = edited.parse::<Record>() {
            prop_assert_eq!(read, record);
        }
    }
}
