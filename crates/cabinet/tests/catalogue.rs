//! Real games through the door of the house.

use std::collections::BTreeMap;

use cabinet::{AnySession, DealError, check_options, deal, games, replay};
use serde::de::DeserializeOwned;
use table::{OptionsError, RecordError, Seat, Seed, Turn, Viewer};
use wire::{Moment, Next};

fn chosen(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
    pairs.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect()
}

/// A moment as a client has it, but for who is awaited and where one talks.
fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(&format!("{text},\"awaited\":[],\"channels\":[]}}")).expect("a message of the protocol")
}

fn bare(moment: Moment) -> Moment {
    Moment { awaited: Vec::new(), channels: Vec::new(), ..moment }
}

/// Lets bots play a whole game. Whoever follows it moment by moment, by what is new, sees what he would see afresh.
fn played(key: &str, n_seats: usize, number: u64) -> Box<dyn AnySession> {
    let mut sitting = deal(key, &BTreeMap::new(), n_seats, Seed::from_number(number)).expect("it can be dealt");
    for seat in Seat::all(n_seats) {
        assert!(sitting.seat_bot(seat, "random", number + seat.idx() as u64));
    }
    let mut followed: Vec<Moment> = Viewer::all(n_seats).map(|it| read(&sitting.picture(it))).collect();
    while let Turn::Open { must, .. } = sitting.turn() {
        let seat = must.first().expect("an open game waits for somebody");
        let answer = sitting.bot_task(seat).expect("it has a bot").run();
        let notation = answer.notation.clone().expect("whoever must move moves");
        sitting.check(seat.into(), &notation).expect("bots play what is allowed");
        sitting.play(seat.into(), &notation).expect("what was checked is accepted");
        sitting.bot_done(answer);
        for (viewer, now) in Viewer::all(n_seats).zip(&mut followed) {
            for text in sitting.since(viewer, now.number) {
                now.follow(read(text));
            }
            assert_eq!(*now, bare(sitting.now(viewer)), "{key}: {viewer:?} after {notation}");
        }
    }
    sitting
}

#[test]
fn every_game_can_be_played_by_bots_and_replayed_from_its_text() {
    for game in games() {
        for seed in 0..5 {
            let mut sitting = played(&game.key, game.least.into(), seed);
            let text = sitting.record(vec!["one".into(), "two".into()]).to_string();
            let again = replay(&text.parse().expect("it was just written")).expect("it was just played");
            assert_eq!(again.outcome(), sitting.outcome());
            for viewer in Viewer::all(game.least.into()) {
                let number = sitting.moment_number(viewer);
                assert_eq!((again.moment_number(viewer), again.now(viewer)), (number, sitting.now(viewer)));
                let missed: Vec<Next> = sitting.since(viewer, 0).into_iter().map(read).collect();
                assert_eq!(missed.iter().map(|it| it.number).collect::<Vec<_>>(), (1..=number).collect::<Vec<_>>());
                let dealt = deal(&game.key, &BTreeMap::new(), game.least.into(), Seed::from_number(seed));
                let mut now: Moment = read(&dealt.expect("it was dealt before").picture(viewer));
                for next in missed {
                    now.follow(next);
                }
                assert_eq!(now, bare(sitting.now(viewer)), "relived and lived agree");
                assert_eq!(sitting.replay(viewer).len(), number as usize + 1);
                assert!(sitting.since(viewer, number).is_empty());
            }
        }
    }
}

#[test]
fn options_come_as_words_and_faults_are_clear() {
    assert_eq!(check_options("bestioles", &chosen(&[("target", "18")]), 2), Ok(()));
    let text = |options: &[(&str, &str)], n_seats| {
        check_options("bestioles", &chosen(options), n_seats).expect_err("it is wrong").to_string()
    };
    assert!(text(&[("target", "13")], 2).contains("unknown variant `13`, expected one of `12`, `18`"));
    assert!(text(&[("cards", "13")], 2).contains("unknown field `cards`"));
    assert_eq!(text(&[], 3), "bestioles is for 2 to 2 players, not 3");
    let seats = OptionsError::Seats { game: "bestioles", least: 2, most: 2, asked: 0 };
    assert_eq!(check_options("bestioles", &chosen(&[]), 0), Err(DealError::Options(seats)));
    let nothing = check_options("chess", &chosen(&[]), 2).expect_err("no such game").to_string();
    assert!(nothing.contains("chess") && nothing.contains("bestioles"), "{nothing}");
}

#[test]
fn a_record_that_does_not_fit_is_refused() {
    let record = played("bestioles", 2, 1).record(Vec::new());
    let refused = |change: fn(&mut table::Record)| {
        let mut other = record.clone();
        change(&mut other);
        replay(&other).err().expect("it does not fit")
    };
    assert_eq!(refused(|it| it.game = "chess".into()), RecordError::Game("chess".into()));
    assert!(matches!(refused(|it| it.rules = 99), RecordError::Rules { record: 99, .. }));
    assert!(matches!(refused(|it| it.steps.swap(0, 1)), RecordError::Move { number: 1, .. }));
    assert!(matches!(refused(|it| drop(it.steps.pop())), RecordError::Result { reached: None, .. }));
}

/// What is offered suits people, what is for measuring can be had by its name, and whoever chooses nothing gets what is usual.
#[test]
fn bots_have_the_same_names_everywhere() {
    let order = ["beginner", "easy", "normal", "hard"];
    for game in games() {
        let rank = |level: &String| order.iter().position(|it| it == level).expect("a level for people");
        assert!(game.bots.is_sorted_by_key(rank), "{}: {:?}", game.key, game.bots);
        assert_eq!(game.usual_bot.as_deref(), Some("easy"), "{}", game.key);
        assert!(["random", "reference"].iter().all(|it| game.yardsticks.iter().any(|has| has == it)), "{}", game.key);
        let seats = game.least.into();
        let mut sitting = deal(&game.key, &BTreeMap::new(), seats, Seed::from_number(1)).expect("it can be dealt");
        for level in game.bots.iter().chain(&game.yardsticks) {
            assert!(game.has_bot(level) && sitting.seat_bot(Seat::FIRST, level, 1), "{}: {level}", game.key);
        }
        for level in ["", "Easy", "strongest", "hard:100"] {
            assert!(!game.has_bot(level), "{}: {level}", game.key);
        }
    }
}
