//! A sitting of a game made for the purpose: two secret bids, so that steps go unnoticed.

mod sealed;

use cabinet::{House, Sitting};
use sealed::Sealed;
use table::{Referee, Seat, Seed, Viewer};

const ONE: Seat = Seat::at(0);
const TWO: Seat = Seat::at(1);

fn dealt() -> House<Sealed> {
    House::new(Referee::deal(sealed::Options::default(), 2, Seed::from_number(1)).expect("two may play"))
}

#[test]
fn a_step_that_a_viewer_does_not_notice_adds_no_moment() {
    let mut house = dealt();
    house.play(ONE.into(), "bid 2").expect("allowed");
    let numbers = Viewer::all(2).map(|it| house.moment_number(it)).collect::<Vec<_>>();
    assert_eq!(numbers, [1, 0, 0], "only the bidder has seen his bid");
    assert!(house.since(Viewer::Seat(TWO), 0).is_empty());
    assert!(house.now(Viewer::Seat(TWO)).asked && !house.now(Viewer::Seat(ONE)).asked);

    house.play(TWO.into(), "bid 3").expect("allowed");
    let numbers = Viewer::all(2).map(|it| house.moment_number(it)).collect::<Vec<_>>();
    assert_eq!(numbers, [2, 1, 1]);
    assert_eq!(house.outcome().map(|it| it.to_line()).as_deref(), Some("winners 2; ranks 2 1; reason bids"));
    for viewer in Viewer::all(2) {
        let moments = house.since(viewer, 0);
        assert_eq!(moments.last(), Some(&house.now(viewer)), "relived and lived agree");
        assert_eq!(house.replay(viewer).len(), moments.len() + 1);
        assert_eq!(house.past(viewer).len(), 1, "the bids were opened once");
    }
}

#[test]
fn a_moment_that_was_missed_has_the_moves_of_its_time() {
    let mut house = dealt();
    house.play(ONE.into(), "bid 1").expect("allowed");
    house.play(TWO.into(), "bid 1").expect("allowed");
    house.play(ONE.into(), "again").expect("a tie is bid again");
    let missed = house.since(Viewer::Seat(ONE), 0);
    let moves: Vec<usize> = missed.iter().map(|it| it.moves.len()).collect();
    assert_eq!(moves, [0, 1, 3]);
    assert!(missed[1].asked && missed[1].awaited == [0]);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut house = dealt();
    for wrong in ["bid 4", "again", "nonsense", ""] {
        let refusal = house.check(ONE.into(), wrong).expect_err("not allowed");
        assert_eq!(house.play(ONE.into(), wrong), Err(refusal));
    }
    assert_eq!((house.n_steps(), house.moment_number(Viewer::Seat(ONE))), (0, 0));
    assert_eq!(house.check(ONE.into(), "bid 1"), Ok(()));
    assert_eq!(house.n_steps(), 0, "checking is not playing");
}

#[test]
fn a_bot_thinks_elsewhere_and_comes_back() {
    let mut house = dealt();
    assert!(!house.seat_bot(TWO, "genius", 1));
    assert!(house.bot_task(TWO).is_none());
    assert!(house.seat_bot(TWO, "random", 1));
    let task = house.bot_task(TWO).expect("it must bid");
    assert!(house.bot_task(TWO).is_none(), "it is thinking already");
    house.play(ONE.into(), "bid 2").expect("allowed while it thinks");
    let answer = std::thread::spawn(task).join().expect("it does not fail");
    let notation = answer.notation.clone().expect("whoever must move moves");
    house.play(TWO.into(), &notation).expect("it chose among its moves");
    house.bot_done(answer);
    while house.outcome().is_none() {
        for seat in [ONE, TWO] {
            if let Some(mv) = house.moves(seat.into()).first() {
                house.play(seat.into(), mv).expect("listed moves are accepted");
            }
        }
    }
    assert!(house.bot_task(TWO).is_none(), "nothing is left to decide");
}

#[test]
fn a_record_replays_to_the_same_moments() {
    let mut house = dealt();
    house.play(ONE.into(), "bid 2").expect("allowed");
    house.play(TWO.into(), "bid 3").expect("allowed");
    let record = house.record(vec!["Ana".into(), "Bo".into()]);
    let text = record.to_string();
    let again = House::<Sealed>::replayed(&text.parse().expect("it was just written")).expect("it was just played");
    for viewer in Viewer::all(2) {
        assert_eq!(again.now(viewer), house.now(viewer));
    }
}
