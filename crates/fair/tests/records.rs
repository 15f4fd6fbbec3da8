//! Records of every game that are written here; receipts; and whatever else is read.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test writes files and runs Python")]

mod common;

use std::fmt::Write as _;
use std::process::Command;

use common::{examples, house, played, replay, text, vectors};
use fair::block::{Block, Takebacks};
use fair::draw::{self, BySeat, Context};
use fair::key::TrustedKey;
use fair::{Check, FailedBefore, Given, Lack, Receipt, Verdict, to_hex, verify};
use proptest::prelude::*;
use table::{Actor, Counting, Record, Referee, Rules, Seat, Takeback, Turn, Undo, below};

/// A game of random moves that was dealt as the house deals, and signed.
struct Random {
    number: u8,
    n_pledges: usize,
}

impl cabinet::Visitor for Random {
    type Out = (String, Receipt);

    fn visit<G: cabinet::Game>(self) -> Self::Out {
        signed::<G>(&self)
    }
}

fn signed<G: Rules>(how: &Random) -> (String, Receipt) {
    let n_seats = G::USUAL;
    let context = Context {
        game: G::KEY.into(),
        rules: G::VERSION,
        options: serde_json::to_string(&G::Options::default()).expect("plain data"),
        n_seats,
        id: [how.number; 16],
        round: 2,
        attempt: 1,
        house: house().public(),
    };
    let secret = [how.number; 32];
    let commitment = draw::commitment(&context.to_string(), &secret);
    let nonces: BySeat = Seat::all(n_seats).take(how.n_pledges).map(|it| (it, [it.idx() as u8; 32])).collect();
    let pledges: BySeat = nonces.iter().map(|(it, nonce)| (*it, draw::pledge(&commitment, *it, nonce))).collect();
    let sealed = house().sign(&draw::list(&commitment, &pledges));
    let block = Block {
        date: "2026-11-19".into(),
        takebacks: Takebacks::Agreed,
        failed: Vec::new(),
        commitment,
        pledges: pledges.clone(),
        sealed,
        secret,
        nonces: nonces.clone(),
    };
    let seed = draw::seed(&commitment, &secret, &nonces);
    let referee =
        play_out::<G>(Referee::deal_by(G::Options::default(), n_seats, seed, Counting::Draws).expect("a deal"));
    let record = referee.record(vec!["-".into(); n_seats]);
    let mut chain = block.chain();
    let mut heads = vec![(0, to_hex(&chain.head()))];
    for (number, entry) in (1..).zip(record.entries()) {
        chain.add(&entry.to_string());
        heads.push((number, to_hex(&chain.head())));
    }
    let texts = |it: &BySeat| it.iter().map(|(seat, given)| (seat.number() as u8, to_hex(given))).collect();
    let receipt = Receipt {
        context: context.to_string(),
        commitment: to_hex(&commitment),
        seat: (how.n_pledges > 0).then_some(1),
        nonce: nonces.get(&Seat::FIRST).map(|it| to_hex(it)),
        pledges: texts(&pledges),
        sealed: Some(to_hex(&sealed)),
        nonces: texts(&nonces),
        failed: Vec::new(),
        heads: heads.into_iter().step_by(3).collect(),
    };
    (block.write(&context, &record, &house()).expect("a record"), receipt)
}

/// Random moves to the end; now and then the last one is taken back, as all agree.
fn play_out<G: Rules>(mut referee: Referee<G>) -> Referee<G> {
    let mut rng = table::Chance::new(table::Seed::from_number(5)).stream(1);
    // Villages talk for as long as they like: a game that is given up has a record, too.
    while let Turn::Open { must, may } = referee.turn()
        && referee.n_entries() < 300
    {
        let seats: Vec<Seat> = (must | may).iter().collect();
        let seat = seats[below(seats.len() as u32, &mut rng) as usize];
        let moves = referee.moves(Actor::Seat(seat));
        let Some(mv) = table::pick(&moves, &mut rng) else { continue };
        referee.play(Actor::Seat(seat), *mv).expect("a listed move");
        if below(60, &mut rng) == 0 && referee.outcome().is_none() {
            let undo = Undo { entry: referee.n_entries(), how: Takeback::Agreed };
            referee.undo(undo).expect("the last move");
        }
    }
    referee
}

fn trusting(receipt: Option<Receipt>) -> Given {
    Given { keys: vec![house().public().into()], receipt }
}

#[test]
fn records_of_every_game_hold() {
    for (number, key) in (1..).zip(cabinet::KEYS) {
        let (page, receipt) = cabinet::open(key, Random { number, n_pledges: 2 }).expect("a game");
        let report = verify(&page, &trusting(Some(receipt)), &replay).expect("a record");
        assert_eq!(report.fails().next(), None, "{key}");
        assert!(report.checks.iter().all(|it| it.verdict == Verdict::Holds), "{key}: {report:?}");
        assert_eq!(report.exit_code(), if report.agreed > 0 { 3 } else { 0 }, "{key}");
        let record: Record = page.parse().expect("a record");
        assert_eq!(record.to_string(), page, "reads as it is written");
    }
}

#[test]
fn a_deal_of_the_house_alone_says_so() {
    let (page, receipt) = cabinet::open("bestioles", Random { number: 9, n_pledges: 0 }).expect("a game");
    let report = verify(&page, &trusting(Some(receipt)), &replay).expect("a record");
    assert_eq!((report.fails().next(), report.exit_code()), (None, 3));
    assert!(report.lacks.contains(&Lack::Alone) && report.seats.is_empty());
}

/// Something done to a receipt.
type Change<'a> = &'a dyn Fn(&mut Receipt);

#[test]
fn a_receipt_of_another_game_is_found_out() {
    let (page, mine) = cabinet::open("bestioles", Random { number: 1, n_pledges: 2 }).expect("a game");
    let (_, other) = cabinet::open("bestioles", Random { number: 2, n_pledges: 2 }).expect("a game");
    let other_head = other.heads[1].1.clone();
    let wrong: [(&str, Change<'_>); 9] = [
        ("receipt-commitment", &|it| it.commitment.clone_from(&other.commitment)),
        ("receipt-commitment", &|it| it.context = it.context.replace("round: 2", "round: 1")),
        ("receipt-nonce", &|it| it.nonce = Some("ff".repeat(32))),
        ("receipt-nonce", &|it| it.seat = Some(9)),
        ("receipt-list", &|it| drop(it.pledges.insert(2, "00".repeat(32)))),
        ("receipt-list", &|it| it.sealed = Some("00".repeat(64))),
        ("receipt-failed", &|it| it.failed.push(FailedBefore { attempt: 1, commitment: "00".repeat(32) })),
        ("receipt-heads", &|it| it.heads[1].1.clone_from(&other_head)),
        ("receipt-heads", &|it| it.heads.swap(0, 1)),
    ];
    for (code, how) in wrong {
        let mut receipt = mine.clone();
        how(&mut receipt);
        let report = verify(&page, &trusting(Some(receipt)), &played).expect("a record");
        let fails: Vec<_> = report.fails().map(|it| (it.check, it.why.as_ref().map(|it| it.code))).collect();
        assert_eq!(fails, [(Check::Receipt, Some(code))]);
    }
    let bare = Receipt { context: mine.context.clone(), commitment: mine.commitment.clone(), ..Receipt::default() };
    let report = verify(&page, &trusting(Some(bare)), &played).expect("a record");
    assert_eq!(report.verdict(Check::Receipt), Verdict::Holds, "who only looked on kept this much");
}

#[test]
fn a_stolen_key_proves_less_or_nothing() {
    let page = text(&vectors()["examples"][0]["record"]).to_owned();
    let with = |day: &str| {
        let key = TrustedKey { key: house().public(), revoked: Some(day.into()) };
        verify(&page, &Given { keys: vec![key], receipt: None }, &played).expect("a record")
    };
    assert_eq!(with("2026-11-16").verdict(Check::Key), Verdict::Fails);
    let later = with("2026-11-17");
    assert_eq!((later.lacks.clone(), later.exit_code()), (vec![Lack::Revoked], 3));
}

#[test]
fn records_that_prove_nothing_are_read_all_the_same() {
    let record = &examples()[0].record;
    let bare = Record { format: Counting::Draws.into(), ..record.clone() }.to_string();
    let report = verify(&bare, &trusting(None), &replay).expect("a record");
    assert_eq!((report.exit_code(), &report.lacks[..]), (3, &[Lack::NoBlock][..]));
    assert_eq!(report.verdict(Check::Result), Verdict::Holds);
    let receipt = Some(Receipt::default());
    assert_eq!(verify(&bare, &trusting(receipt), &replay).expect("a record").exit_code(), 1);

    let old = include_str!("../../games/bestioles/records/twelve.rec");
    let report = verify(old, &trusting(None), &replay).expect("a record");
    assert_eq!((report.exit_code(), &report.lacks[..]), (3, &[Lack::FormatOne][..]));
    assert!(verify("bestiaire record 3\n", &trusting(None), &replay).is_err());

    let dealt =
        Record { steps: Vec::new(), result: None, format: Counting::Draws.into(), ..record.clone() }.to_string();
    let report = verify(&dealt, &trusting(None), &replay).expect("a record");
    assert_eq!((report.exit_code(), report.moves), (3, 0), "a game that nobody played");

    let strange = bare.replace("game: bestioles", "game: rabbits");
    let check = strange.rfind("check: ").expect("its check");
    let mended = strange.replace(&strange[check..], &format!("check: {}\n", sha256_of(&strange[..check])));
    let report = verify(&mended, &trusting(None), &replay).expect("a record");
    assert_eq!((report.exit_code(), report.verdict(Check::Moves)), (3, Verdict::Open));
}

fn sha256_of(text: &str) -> String {
    use sha2::Digest as _;
    to_hex(&sha2::Sha256::digest(text))
}

/// The verifier that needs nothing of ours says the same of all of them.
#[test]
fn the_verifier_in_python_agrees() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = vectors();
    let mut pages: Vec<(String, Vec<String>)> = Vec::new();
    for example in all["examples"].as_array().expect("a list") {
        pages.push((text(&example["record"]).into(), Vec::new()));
    }
    for broken in all["broken"].as_array().expect("a list") {
        let fails = broken["fails"].as_array().expect("names").iter();
        pages.push((text(&broken["record"]).into(), fails.map(|it| text(it).into()).collect()));
    }
    for (number, key) in (1..).zip(cabinet::KEYS) {
        let n_pledges = usize::from(number) % 3;
        pages.push((cabinet::open(key, Random { number, n_pledges }).expect("a game").0, Vec::new()));
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/verify.py");
    for (number, (page, fails)) in pages.iter().enumerate() {
        let file = folder.path().join(format!("{number}.txt"));
        std::fs::write(&file, page).expect("a file");
        let python = Command::new("python3").arg(script).arg(&file).arg(house().public().to_string()).output();
        let output = python.expect("python3 runs");
        let said = String::from_utf8(output.stdout).expect("text");
        let signatures = !said.contains("signatures: not checked");
        let failed: Vec<&str> = said.lines().filter_map(|it| it.strip_suffix(": DOES NOT HOLD")).collect();
        let mut expected: Vec<&str> = fails.iter().map(String::as_str).collect();
        expected.retain(|it| signatures || !["sealed", "signature"].contains(it));
        let sorted = |mut names: Vec<&str>| {
            names.sort_unstable();
            names.join(" ")
        };
        assert_eq!(sorted(failed), sorted(expected.clone()), "record {number}: {said}");
        let ours = verify(page, &trusting(None), &replay).expect("a record");
        let code = output.status.code();
        match (signatures, expected.is_empty()) {
            (_, false) => assert_eq!(code, Some(1)),
            (false, true) => assert_eq!(code, Some(3)),
            // What only a replay finds out is not for it to say.
            (true, true) if ours.exit_code() == 1 => (),
            (true, true) => assert_eq!(code, Some(ours.exit_code().into()), "record {number}: {said}"),
        }
        let deal = all["examples"].get(number).map(|it| &it["deal"]);
        if let Some(deal) = deal {
            let mut line = String::new();
            write!(line, "deal: {}", deal_line(deal)).expect("a string grows");
            assert!(said.contains(&line), "{line}\n{said}");
        }
    }
}

/// The deal of an example as the other verifier writes it.
fn deal_line(deal: &serde_json::Value) -> String {
    let words = |it: &serde_json::Value| it.as_array().expect("a list").iter().map(text).collect::<Vec<_>>().join(" ");
    let first = deal["first"].as_u64().expect("a seat") + 1;
    let hands = deal["dealt"]["hands"].as_array().expect("hands");
    let [one, two] = [&hands[0], &hands[1]].map(words);
    format!("seat {first} begins; {}; {one}; {two}; {}", words(&deal["order"]), words(&deal["dealt"]["deck"]))
}

proptest! {
    #[test]
    fn nothing_that_is_read_panics(any in any::<String>(), two in any::<bool>()) {
        verify(&any, &trusting(None), &replay).ok();
        let heading = if two { "bestiaire record 2\n" } else { "bestiaire record 1\n" };
        verify(&(heading.to_owned() + &any), &trusting(None), &replay).ok();
    }

    /// Lines of all examples in any order, left out or twice; receipts of all kinds.
    #[test]
    fn lines_in_any_order_do_not_panic(order in prop::collection::vec((0..3_usize, 0..60_usize), 0..60), blank in 0..9_usize) {
        let all = vectors();
        let pages: Vec<Vec<&str>> = (0..3).map(|it| text(&all["examples"][it]["record"]).lines().collect()).collect();
        let line = |(page, line): &(usize, usize)| pages[*page][line % pages[*page].len()];
        let mixed: Vec<&str> = order.iter().map(line).collect();
        let page = format!("bestiaire record 2\n{}\n", mixed.join("\n"));
        let report = verify(&page, &trusting(Some(Receipt::default())), &replay).expect("a record");
        prop_assert_eq!(report.exit_code(), 1);
        // One line of a whole record twice, or not at all.
        let mut lines = pages[0].clone();
        let at = (order.len() + blank) % lines.len();
        if blank % 2 == 0 { lines.insert(at, lines[at]); } else { lines.remove(at); }
        if let Ok(report) = verify(&(lines.join("\n") + "\n"), &trusting(None), &replay) {
            prop_assert_eq!(report.exit_code(), 1, "line {}", at);
        }
    }

    /// Any letter of a record exchanged: it is found out.
    #[test]
    fn one_letter_is_enough(at in any::<prop::sample::Index>(), by in any::<char>()) {
        let page = examples()[1].all["record"].as_str().expect("a text").to_owned();
        let mut letters: Vec<char> = page.chars().collect();
        let at = at.index(letters.len());
        prop_assume!(letters[at] != by);
        letters[at] = by;
        let edited: String = letters.into_iter().collect();
        let found = verify(&edited, &trusting(None), &played).map(|it| it.exit_code());
        prop_assert!(matches!(found, Ok(1) | Err(_)), "{:?}", found);
    }
}
