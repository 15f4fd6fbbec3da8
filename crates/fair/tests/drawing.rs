//! The draw itself: who answers, who does not, and what stands in the record afterwards.

mod common;

use common::{house, played};
use fair::block::Takebacks;
use fair::draw::{Context, pledge};
use fair::{Check, Digest, Drawing, Given, Lack, Phase, Refused, Report, Verdict, to_hex, verify};
use proptest::prelude::*;
use table::{Actor, Counting, MAX_SEATS, Record, Seat, Step};

fn context(n_seats: usize) -> Context {
    Context {
        game: "bestioles".into(),
        rules: 1,
        options: "{}".into(),
        n_seats,
        id: [3; 16],
        round: 1,
        attempt: 1,
        house: house().public(),
    }
}

fn secret(attempt: usize) -> Digest {
    [attempt as u8 + 100; 32]
}

fn nonce(seat: Seat) -> Digest {
    [seat.idx() as u8; 32]
}

fn seats(n_seats: usize) -> Vec<Seat> {
    Seat::all(n_seats).collect()
}

fn begin(n_seats: usize) -> Drawing {
    Drawing::begin(context(n_seats), secret(1), &seats(n_seats), Vec::new(), &house())
}

fn pledge_of(drawing: &mut Drawing, seat: Seat) -> Result<(), Refused> {
    let pledge = pledge(&drawing.commitment(), seat, &nonce(seat));
    drawing.pledge(seat, pledge, &house())
}

/// The record of a game dealt like this, checked.
fn checked(drawing: &Drawing) -> Report {
    let block = drawing.block("2026-11-19", Takebacks::None).expect("it is drawn");
    let record = Record {
        format: Counting::Draws.into(),
        game: "bestioles".into(),
        rules: 1,
        options: "{}".into(),
        n_seats: drawing.context().n_seats,
        names: vec!["-".into(); drawing.context().n_seats],
        seed: drawing.seed().expect("it is drawn"),
        steps: vec![Step::new(Actor::Seat(Seat::FIRST), "withdraw")],
        undos: Vec::new(),
        result: None,
    };
    let page = block.write(drawing.context(), &record, &house()).expect("a record");
    let report = verify(&page, &Given { keys: vec![house().public().into()], receipt: None }, &played);
    report.expect("a record")
}

#[test]
fn everybody_answers() {
    let mut drawing = begin(3);
    assert_eq!((drawing.pledges(), drawing.seed()), (None, None));
    for seat in seats(3) {
        assert_eq!(*drawing.phase(), Phase::Pledging);
        assert_eq!(pledge_of(&mut drawing, seat), Ok(()));
    }
    assert!(matches!(drawing.phase(), Phase::Sealed(_)));
    assert_eq!(drawing.pledges().map(|it| it.len()), Some(3));
    for seat in seats(3) {
        assert_eq!((drawing.nonces(), drawing.seed()), (None, None), "nobody sees a nonce before all are there");
        assert_eq!(drawing.reveal(seat, nonce(seat)), Ok(()));
    }
    assert!(matches!(drawing.phase(), Phase::Drawn(_)));
    let report = checked(&drawing);
    assert_eq!((report.exit_code(), report.seats), (0, vec![1, 2, 3]));
    assert!(!format!("{drawing:?}").contains(&to_hex(&secret(1))));
}

#[test]
fn who_does_not_pledge_has_no_part_and_costs_nobody_an_attempt() {
    let mut drawing = begin(3);
    pledge_of(&mut drawing, Seat::at(2)).expect("it is awaited");
    drawing.time_up(&house());
    assert_eq!(pledge_of(&mut drawing, Seat::at(0)), Err(Refused::Late));
    assert_eq!(drawing.reveal(Seat::at(0), nonce(Seat::at(0))), Err(Refused::Late));
    drawing.reveal(Seat::at(2), nonce(Seat::at(2))).expect("it is awaited");
    let report = checked(&drawing);
    assert_eq!((report.exit_code(), report.seats, report.attempt), (0, vec![3], Some(1)));
}

#[test]
fn who_pledges_and_is_silent_is_left_out_of_the_next_attempt() {
    let mut drawing = begin(2);
    for seat in seats(2) {
        pledge_of(&mut drawing, seat).expect("it is awaited");
    }
    drawing.reveal(Seat::at(0), nonce(Seat::at(0))).expect("it is awaited");
    drawing.time_up(&house());
    assert_eq!((drawing.phase(), drawing.seed(), drawing.nonces()), (&Phase::Failed, None, None));
    assert_eq!(drawing.failed()[0].silent, [Seat::at(1)]);
    let first = drawing.commitment();
    drawing.again(secret(2), &seats(2), &house());
    assert_ne!(drawing.commitment(), first);
    assert_eq!(pledge_of(&mut drawing, Seat::at(1)), Err(Refused::Late), "not in this game any more");
    pledge_of(&mut drawing, Seat::at(0)).expect("it is awaited");
    drawing.reveal(Seat::at(0), nonce(Seat::at(0))).expect("it is awaited");
    let report = checked(&drawing);
    assert_eq!((report.exit_code(), report.lacks, report.silent), (3, vec![Lack::Attempts], vec![vec![2]]));
}

#[test]
fn another_nonce_is_refused_and_may_be_mended() {
    let mut drawing = begin(1);
    pledge_of(&mut drawing, Seat::FIRST).expect("it is awaited");
    assert_eq!(drawing.reveal(Seat::FIRST, [9; 32]), Err(Refused::WrongNonce));
    assert_eq!(drawing.reveal(Seat::FIRST, nonce(Seat::FIRST)), Ok(()));
    assert_eq!(drawing.reveal(Seat::FIRST, nonce(Seat::FIRST)), Err(Refused::Late), "once is enough");
}

#[test]
fn whoever_leaves_or_a_house_that_stops_fails_the_attempt() {
    let mut drawing = begin(2);
    drawing.leave(Seat::at(1));
    assert_eq!(drawing.failed()[0].silent, [Seat::at(1)]);
    drawing.again(secret(2), &seats(1), &house());
    drawing.stop();
    assert_eq!(drawing.failed()[1].silent, []);
    drawing.again(secret(3), &seats(1), &house());
    pledge_of(&mut drawing, Seat::FIRST).expect("the house's silence leaves nobody out");
    drawing.reveal(Seat::FIRST, nonce(Seat::FIRST)).expect("it is awaited");
    drawing.stop();
    drawing.leave(Seat::FIRST);
    drawing.again(secret(4), &seats(1), &house());
    assert!(matches!(drawing.phase(), Phase::Drawn(_)), "what is drawn stays drawn");
    assert_eq!(checked(&drawing).silent, [vec![2], vec![]]);
}

#[test]
fn with_nobody_here_the_house_draws_alone_and_says_so() {
    let drawing = Drawing::begin(context(2), secret(1), &[], Vec::new(), &house());
    let report = checked(&drawing);
    assert_eq!((report.exit_code(), report.lacks), (3, vec![Lack::Alone]));
}

#[test]
fn a_table_of_spoilers_is_dealt_in_the_end() {
    let all = seats(MAX_SEATS);
    let mut drawing = begin(MAX_SEATS);
    let mut attempts = 1;
    // Each time everybody pledges, and one of them is silent.
    while !matches!(drawing.phase(), Phase::Drawn(_)) {
        for seat in &all {
            pledge_of(&mut drawing, *seat).ok();
        }
        let spoiler = drawing.pledges().and_then(|it| it.keys().next().copied());
        for seat in all.iter().filter(|it| Some(**it) != spoiler) {
            drawing.reveal(*seat, nonce(*seat)).ok();
        }
        drawing.time_up(&house());
        if *drawing.phase() == Phase::Failed {
            attempts += 1;
            drawing.again(secret(attempts), &all, &house());
        }
    }
    assert_eq!(attempts, MAX_SEATS + 1);
    assert_eq!(checked(&drawing).lacks, [Lack::Alone, Lack::Attempts]);
}

proptest! {
    /// Whatever is said, and in whatever order: it ends, and what comes out holds.
    #[test]
    fn any_draw_ends_and_holds(said in prop::collection::vec((0..7_usize, 0..4_usize), 0..60)) {
        let mut drawing = begin(3);
        let mut attempt = 1;
        for (what, at) in said {
            let seat = Seat::at(at);
            match what {
                0 | 1 => _ = pledge_of(&mut drawing, seat),
                2 | 3 => _ = drawing.reveal(seat, nonce(seat)),
                4 => _ = drawing.reveal(seat, [77; 32]),
                5 => drawing.time_up(&house()),
                _ => drawing.leave(seat),
            }
            if *drawing.phase() == Phase::Failed {
                attempt += 1;
                drawing.again(secret(attempt), &seats(3), &house());
            }
        }
        drawing.time_up(&house());
        drawing.time_up(&house());
        if *drawing.phase() == Phase::Failed {
            drawing.again(secret(attempt + 1), &[], &house());
        }
        let report = checked(&drawing);
        prop_assert_eq!(report.fails().next(), None);
        prop_assert_eq!(report.verdict(Check::Seed), Verdict::Holds);
        prop_assert_eq!(report.attempt, Some(drawing.failed().len() as u32 + 1));
    }
}
