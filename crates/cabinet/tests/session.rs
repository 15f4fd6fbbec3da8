//! A sitting of a game made for the purpose: two secret bids, so that steps go unnoticed.

mod sealed;

use cabinet::{AnySession, Session};
use sealed::Sealed;
use table::{Referee, Seat, Seed, Viewer};
use wire::Moment;

const ONE: Seat = Seat::at(0);
const TWO: Seat = Seat::at(1);

fn dealt() -> Session<Sealed> {
    Session::new(Referee::deal(sealed::Options::default(), 2, Seed::from_number(1)).expect("two may play"))
}

/// A text as whoever sends it completes it.
fn completed(text: &str) -> String {
    format!("{text},\"awaited\":[],\"channels\":[]}}")
}

/// The moments that somebody has who saw the deal and was then away, but for who is awaited and where one talks: those
/// are of the present.
fn missed(session: &mut Session<Sealed>, viewer: Viewer, have: u32) -> Vec<Moment> {
    let dealt = dealt().picture(viewer);
    let mut now: Moment = serde_json::from_str(&completed(&dealt)).expect("a moment");
    let mut moments = vec![now.clone()];
    for text in session.since(viewer, have) {
        now.follow(serde_json::from_str(&completed(text)).expect("the next moment"));
        moments.push(now.clone());
    }
    let last = session.now(viewer);
    if let Some(it) = moments.last_mut() {
        (it.awaited, it.channels) = (last.awaited, last.channels);
    }
    moments
}

#[test]
fn a_step_that_a_viewer_does_not_notice_adds_no_moment() {
    let mut session = dealt();
    session.play(ONE.into(), "bid 2").expect("allowed");
    let numbers = Viewer::all(2).map(|it| session.moment_number(it)).collect::<Vec<_>>();
    assert_eq!(numbers, [1, 0, 0], "only the bidder has seen his bid");
    assert!(session.since(Viewer::Seat(TWO), 0).is_empty());
    assert!(session.now(Viewer::Seat(TWO)).asked && !session.now(Viewer::Seat(ONE)).asked);

    session.play(TWO.into(), "bid 3").expect("allowed");
    let numbers = Viewer::all(2).map(|it| session.moment_number(it)).collect::<Vec<_>>();
    assert_eq!(numbers, [2, 1, 1]);
    assert_eq!(session.outcome().map(|it| it.to_line()).as_deref(), Some("winners 2; ranks 2 1; reason bids"));
    for viewer in Viewer::all(2) {
        let moments = missed(&mut session, viewer, 0);
        assert_eq!(moments.last(), Some(&session.now(viewer)), "relived and lived agree");
        assert_eq!(session.replay(viewer).len(), moments.len());
        assert_eq!(session.heard(viewer).len(), 1, "the bids were opened once");
    }
}

#[test]
fn a_moment_that_was_missed_has_the_moves_of_its_time() {
    let mut session = dealt();
    session.play(ONE.into(), "bid 1").expect("allowed");
    session.play(TWO.into(), "bid 1").expect("allowed");
    session.play(ONE.into(), "again").expect("a tie is bid again");
    let missed = missed(&mut session, Viewer::Seat(ONE), 0);
    let moves: Vec<usize> = missed[1..].iter().map(|it| it.moves.len()).collect();
    assert_eq!(moves, [0, 1, 3]);
    assert!(missed[2].asked);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut session = dealt();
    for wrong in ["bid 4", "again", "nonsense", ""] {
        let refusal = session.check(ONE.into(), wrong).expect_err("not allowed");
        assert_eq!(session.play(ONE.into(), wrong), Err(refusal));
    }
    assert_eq!((session.n_steps(), session.moment_number(Viewer::Seat(ONE))), (0, 0));
    assert_eq!(session.check(ONE.into(), "bid 1"), Ok(()));
    assert_eq!(session.n_steps(), 0, "checking is not playing");
}

#[test]
fn a_bot_thinks_elsewhere_and_comes_back() {
    let mut session = dealt();
    assert!(!session.seat_bot(TWO, "genius", 1));
    assert!(session.bot_task(TWO).is_none());
    assert!(session.seat_bot(TWO, "random", 1));
    let task = session.bot_task(TWO).expect("it must bid");
    assert!(session.bot_task(TWO).is_none(), "it is thinking already");
    session.play(ONE.into(), "bid 2").expect("allowed while it thinks");
    let answer = std::thread::spawn(move || task.run()).join().expect("it does not fail");
    let notation = answer.notation.clone().expect("whoever must move moves");
    session.play(TWO.into(), &notation).expect("it chose among its moves");
    session.bot_done(answer);
    while session.outcome().is_none() {
        for seat in [ONE, TWO] {
            if let Some(mv) = session.moves(seat.into()).first() {
                session.play(seat.into(), mv).expect("listed moves are accepted");
            }
        }
    }
    assert!(session.bot_task(TWO).is_none(), "nothing is left to decide");
}

#[test]
fn advice_comes_from_what_a_seat_may_know_and_changes_nothing() {
    let mut session = dealt();
    assert!(session.advise(ONE, "genius", 1).is_none());
    session.play(TWO.into(), "bid 3").expect("allowed");
    assert!(session.advise(TWO, "random", 1).is_none(), "it has nothing to decide");
    let before = (session.n_steps(), session.now(Viewer::Seat(ONE)));
    let advice = session.advise(ONE, "random", 1).expect("it must bid").run();
    assert_eq!((session.n_steps(), session.now(Viewer::Seat(ONE))), before);
    let [only] = advice.moves.as_slice() else {
        panic!("a bot that cannot say why names its choice alone: {advice:?}")
    };
    assert!(session.moves(ONE.into()).contains(&only.mv) && only.worth.is_none());
    let mut other = dealt();
    other.play(TWO.into(), "bid 1").expect("allowed");
    assert_eq!(other.advise(ONE, "random", 1).expect("it must bid").run(), advice, "the other bid is secret");
}

#[test]
fn a_record_replays_to_the_same_moments() {
    let mut session = dealt();
    session.play(ONE.into(), "bid 2").expect("allowed");
    session.play(TWO.into(), "bid 3").expect("allowed");
    let record = session.record(vec!["Ana".into(), "Bo".into()]);
    let text = record.to_string();
    let again = Session::<Sealed>::replayed(&text.parse().expect("it was just written")).expect("it was just played");
    for viewer in Viewer::all(2) {
        assert_eq!(again.now(viewer), session.now(viewer));
    }
}
