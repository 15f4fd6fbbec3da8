//! The worked examples, to the last byte: whoever writes another verifier has the same file.

mod common;

use std::collections::BTreeSet;

use common::{Example, examples, house, played, replay, text, vectors};
use fair::block::{Block, Failed, Takebacks};
use fair::draw::{self, BySeat, Context};
use fair::key::{HouseKey, PublicKey};
use fair::{Check, Digest, Given, Lack, Verdict, hash, of_hex, to_hex, verify};
use serde_json::Value;
use table::{Chance, Record, Rng as _, Seat, Seed, Viewer, shuffle};

fn bytes<const N: usize>(value: &Value) -> [u8; N] {
    of_hex(text(value)).expect("bytes")
}

fn by_seat(value: &Value) -> BySeat {
    let entries = value.as_object().expect("by seat").iter();
    entries.map(|(seat, given)| (seat.parse::<Seat>().expect("a seat"), bytes(given))).collect()
}

fn seed_of(example: &Value) -> Seed {
    text(&example["seed"]).parse().expect("a seed")
}

#[test]
fn hashes_are_those_of_the_page() {
    let all = vectors();
    assert_eq!(to_hex(&hash("test", &[])), text(&all["hash_of_nothing"]));
    assert_eq!(to_hex(&hash("test", &[b"ab", b"c"])), text(&all["hash_of_two_parts"]));
    assert_ne!(hash("test", &[b"ab", b"c"]), hash("test", &[b"a", b"bc"]), "parts do not run into each other");
}

#[test]
fn every_step_of_a_draw_has_its_bytes() {
    for Example { all, record } in examples() {
        let context = text(&all["context"]);
        let secret: Digest = bytes(&all["secret"]);
        let commitment = draw::commitment(context, &secret);
        assert_eq!(to_hex(&commitment), text(&all["commitment"]));
        let (pledges, nonces) = (by_seat(&all["pledges"]), by_seat(&all["nonces"]));
        for (seat, nonce) in &nonces {
            assert_eq!(draw::pledge(&commitment, *seat, nonce), pledges[seat]);
        }
        let list = draw::list(&commitment, &pledges);
        assert_eq!(to_hex(&list), text(&all["list_digest"]));
        assert_eq!(to_hex(&house().sign(&list)), text(&all["sealed"]), "signatures leave no choice");
        assert!(house().public().has_signed(&list, &bytes(&all["sealed"])));
        let seed = draw::seed(&commitment, &secret, &nonces);
        assert_eq!((seed.to_string().as_str(), seed), (text(&all["seed"]), record.seed));
        for failed in all["failed"].as_array().expect("a list") {
            let again = draw::commitment(text(&failed["context"]), &bytes(&failed["secret"]));
            assert_eq!(to_hex(&again), text(&failed["commitment"]));
        }
        let mut chance = Chance::new(seed).stream(0);
        for word in all["stream_0_first_words"].as_array().expect("words") {
            assert_eq!(word.as_u64(), Some(chance.next_u32().into()));
        }
    }
}

#[test]
fn shuffles_are_the_same_everywhere() {
    let all = vectors();
    let chance = Chance::new(seed_of(&all["examples"][0]));
    for case in all["shuffles"]["cases"].as_array().expect("cases") {
        let mut rng = chance.stream(case["stream"].as_u64().expect("a stream"));
        assert_eq!(case["first_word"].as_u64(), Some(rng.next_u32().into()));
        let mut order: Vec<u64> = (0..case["size"].as_u64().expect("a size")).collect();
        shuffle(&mut order, &mut rng);
        assert_eq!(serde_json::to_value(order).expect("numbers"), case["order"]);
    }
}

#[test]
fn heads_bind_every_entry() {
    for Example { all, record } in examples() {
        let block = block_of(&all, &record);
        let mut chain = block.chain();
        let mut heads = vec![to_hex(&chain.head())];
        for entry in record.entries() {
            chain.add(&entry.to_string());
            heads.push(to_hex(&chain.head()));
        }
        assert_eq!(serde_json::to_value(heads).expect("texts"), all["heads"]);
        assert!(!format!("{chain:?}").contains(text(&all["secret"])), "the key stays hidden");
    }
}

#[test]
fn a_replay_draws_from_the_streams_that_are_written() {
    for Example { all, record } in examples() {
        let written: Vec<(usize, u64)> = all["draws"]
            .as_array()
            .expect("draws")
            .iter()
            .map(|it| (it["entry"].as_u64().expect("a number") as usize, it["stream"].as_u64().expect("a number")))
            .collect();
        assert_eq!(cabinet::draws_of(&record), Ok(written), "{}", all["name"]);
    }
}

/// What a line of a record says.
fn line<'a>(record: &'a str, key: &str) -> &'a str {
    record.lines().find_map(|it| it.strip_prefix(key)?.strip_prefix(": ")).expect(key)
}

fn block_of(all: &Value, record: &Record) -> Block {
    let page = text(&all["record"]);
    let failed = |it: &Value| Failed {
        commitment: bytes(&it["commitment"]),
        secret: bytes(&it["secret"]),
        silent: it["silent"].as_array().expect("seats").iter().map(seat).collect(),
    };
    let takebacks = [Takebacks::None, Takebacks::Free, Takebacks::Agreed];
    assert_eq!(record.n_seats, 2);
    Block {
        date: line(page, "date").into(),
        takebacks: takebacks.into_iter().find(|it| it.word() == line(page, "takebacks")).expect("a word"),
        failed: all["failed"].as_array().expect("a list").iter().map(failed).collect(),
        commitment: bytes(&all["commitment"]),
        pledges: by_seat(&all["pledges"]),
        sealed: bytes(&all["sealed"]),
        secret: bytes(&all["secret"]),
        nonces: by_seat(&all["nonces"]),
    }
}

fn seat(value: &Value) -> Seat {
    value.as_u64().and_then(|it| Seat::new(it as usize - 1)).expect("a seat")
}

fn context_of(page: &str) -> Context {
    Context {
        game: line(page, "game").into(),
        rules: line(page, "rules").parse().expect("a number"),
        options: line(page, "options").into(),
        n_seats: line(page, "seats").parse().expect("a number"),
        id: of_hex(line(page, "id")).expect("an id"),
        round: line(page, "round").parse().expect("a number"),
        attempt: line(page, "attempt").parse().expect("a number"),
        house: line(page, "house").parse().expect("a key"),
    }
}

#[test]
fn a_record_is_written_as_the_examples_are() {
    for Example { all, record } in examples() {
        let page = text(&all["record"]);
        let context = context_of(page);
        assert_eq!(context.to_string(), text(&all["context"]));
        // The example's lines of somebody else are among those that were read.
        let mut bare = record.clone();
        if let table::RecordFormat::Two(headers) = &mut bare.format {
            let others = ["x-event"];
            headers.head.retain(|(_, it)| others.contains(&it.key()));
            (headers.foot, headers.end) = (Vec::new(), Vec::new());
        }
        let written = block_of(&all, &record).write(&context, &bare, &house()).expect("a record");
        assert_eq!(written, page);
    }
}

#[test]
fn what_cannot_be_written_is_refused() {
    let Example { all, record } = examples().remove(0);
    let (block, context) = (block_of(&all, &record), context_of(text(&all["record"])));
    let empty = Record { steps: Vec::new(), undos: Vec::new(), ..record.clone() };
    assert!(block.write(&context, &empty, &house()).is_err(), "a game without entries");
    let nameless = Record { names: Vec::new(), ..record.clone() };
    assert!(block.write(&context, &nameless, &house()).is_err(), "a name is a line, be it `-`");
    let broken = Block { date: "2026\n11".into(), ..block };
    assert!(broken.write(&context, &record, &house()).is_err(), "a date is a line");
}

#[test]
fn the_examples_hold() {
    let trusting = Given { keys: vec![house().public().into()], receipt: None };
    for (Example { all, .. }, exit) in examples().into_iter().zip([0, 0, 3]) {
        let page = text(&all["record"]);
        let report = verify(page, &trusting, &replay).expect("a record");
        assert_eq!(report.fails().next(), None);
        assert_eq!(report.exit_code(), exit, "{}", all["name"]);
        let open: Vec<_> = Check::ALL.into_iter().filter(|it| report.verdict(*it) == Verdict::Open).collect();
        assert_eq!(open, [Check::Receipt]);
        assert_eq!(report.key.as_deref(), Some(text(&vectors()["key_id"])));
        assert_eq!(report.seats.len(), all["nonces"].as_object().expect("by seat").len());
        let by_post = page.replace('\n', "\r\n");
        assert_eq!(verify(&by_post, &trusting, &replay), Ok(report), "mail may change how lines end");
        let untold = verify(page, &Given::default(), &replay).expect("a record");
        assert_eq!((untold.verdict(Check::Key), untold.exit_code()), (Verdict::Open, 3));
        let other = Given { keys: vec![HouseKey::new(&[7; 32]).public().into()], receipt: None };
        let strange = verify(page, &other, &replay).expect("a record");
        assert_eq!((strange.verdict(Check::Key), strange.exit_code()), (Verdict::Fails, 1));
    }
    let second = verify(text(&examples()[2].all["record"]), &trusting, &replay).expect("a record");
    assert_eq!(second.lacks, [Lack::Attempts, Lack::Agreed]);
    assert_eq!((second.silent, second.agreed, second.free), (vec![vec![2]], 1, 0));
}

#[test]
fn what_is_broken_is_found_and_named() {
    let trusting = Given { keys: vec![house().public().into()], receipt: None };
    let all = vectors();
    for broken in all["broken"].as_array().expect("a list") {
        let report = verify(text(&broken["record"]), &trusting, &replay).expect("a record");
        let named = |key: &str| broken[key].as_array().expect("names").iter().map(text).collect::<Vec<_>>();
        let expected: BTreeSet<&str> = named("fails").into_iter().chain(named("fails_replay")).collect();
        let found: BTreeSet<&str> = report.fails().map(|it| it.check.key()).collect();
        assert_eq!(found, expected, "{}", broken["name"]);
        assert_eq!(report.exit_code(), 1);
    }
}

#[test]
fn one_bit_of_any_byte_is_found_out() {
    let trusting = Given { keys: vec![house().public().into()], receipt: None };
    let page = text(&examples()[0].all["record"]).as_bytes().to_vec();
    for at in 0..page.len() {
        let mut edited = page.clone();
        edited[at] ^= 1;
        let Ok(edited) = String::from_utf8(edited) else { continue };
        let found = verify(&edited, &trusting, &played).map(|it| it.exit_code());
        assert!(matches!(found, Ok(1) | Err(_)), "byte {at}: {found:?}");
    }
}

#[test]
fn keys_are_known_by_their_bytes() {
    let all = vectors();
    let public: PublicKey = text(&all["house_public_key"]).parse().expect("a key");
    assert_eq!((house().public(), public.id().as_str()), (public, text(&all["key_id"])));
    let again = HouseKey::of_file(&house().to_file()).expect("a key");
    assert_eq!(again.public(), public);
    assert_eq!(house().to_file().len(), 65);
    assert!(HouseKey::of_file("abc\n").is_none());
    assert!(!format!("{:?}", house()).contains(text(&all["house_secret_key"])));
    assert!(text(&all["house_public_key"]).to_uppercase().parse::<PublicKey>().is_err(), "bytes have one text");
}

#[test]
fn a_game_is_shown_without_what_was_taken_back() {
    for Example { all, record } in examples() {
        let line = cabinet::line_of(&record).expect("it replays");
        assert_eq!((line.undos.len(), line.steps.len()), (0, record.steps.len() - record.undos.len()));
        let session = cabinet::replay(&record).expect("it replays");
        let again = session.record(record.names.clone());
        assert_eq!((&again.steps, &again.undos), (&record.steps, &record.undos), "all of it stays in the record");
        let dealt = Record { steps: Vec::new(), undos: Vec::new(), result: None, ..record.clone() };
        let mut shown = cabinet::replay(&dealt).expect("a deal");
        for (number, step) in (1..).zip(&line.steps) {
            shown.follow(number, step).expect("it is allowed");
        }
        let watched = cabinet::Registry::default().watch(&record, Viewer::Public).expect("it replays");
        let ends = [shown.outcome(), session.outcome(), watched.outcome].map(|it| it.map(|it| it.to_line()));
        assert!(ends.iter().all(|it| *it == record.result), "{}: {ends:?}", all["name"]);
        assert_eq!(watched.moments.last().map(|it| it.step as usize), Some(line.steps.len()));
    }
}
