//! Whole games in which time runs out and players leave.

use proving::{dice, n_games};
use table::{Actor, Audit, Belief as _, Listener, Rules, Seat, Seen, Turn, Viewer, below, pick};

use super::{eyes, play, view, with_cards};
use crate::{Belief, LoupsGarous, Options, State};

/// The next decision: often the clock, now and then somebody leaves, else any answer.
fn decide(state: &State, rng: &mut rand_pcg::Pcg64Mcg) -> Option<(Actor, crate::Move)> {
    let Turn::Open { must, may } = LoupsGarous::turn(state) else { return None };
    let mut moves = Vec::new();
    let actor = match below(40, rng) {
        0 => Actor::Referee,
        1..=4 => return LoupsGarous::time_up(state).map(|it| (Actor::Referee, it)),
        _ => {
            let seats: Vec<Seat> = (must | may).iter().collect();
            // Where calls last their time, all may have answered.
            let Some(seat) = pick(&seats, rng) else {
                return LoupsGarous::time_up(state).map(|it| (Actor::Referee, it));
            };
            Actor::Seat(*seat)
        }
    };
    LoupsGarous::moves(state, actor, &mut moves);
    Some((actor, *pick(&moves, rng)?))
}

/// Nothing is lost, every death is told once with its card, Lovers die in one breath, and the game comes to an end.
#[test]
fn lgt_r33_games_with_absent_players_hold_together_and_end() {
    let variants = LoupsGarous::variants();
    for game in 0..n_games(300) {
        let mut rng = dice(game);
        let n_seats = 8 + game as usize % 11;
        let options: &Options = &variants[game as usize % variants.len()];
        if LoupsGarous::check(options, n_seats).is_err() {
            continue;
        }
        let mut state = LoupsGarous::deal(options, n_seats, &mut rng);
        let mut died = [0; 18];
        let mut steps = 0;
        while let Some((actor, mv)) = decide(&state, &mut rng) {
            let mut heard = Listener::default();
            LoupsGarous::play(&mut state, actor, mv, &mut rng, &mut heard).expect("a listed move");
            LoupsGarous::audit(&state).unwrap_or_else(|it| panic!("game {game}, step {steps}, {mv}: {it}"));
            for event in &heard.events {
                if let Some(crate::News::Died { seat, .. }) = LoupsGarous::project(event, Viewer::Public) {
                    died[usize::from(seat)] += 1;
                }
            }
            steps += 1;
            assert!(steps < LoupsGarous::LONGEST, "game {game} does not end");
        }
        let view = LoupsGarous::view(&state, Viewer::Public);
        for (at, player) in view.players.iter().enumerate() {
            assert_eq!(died[at], u8::from(!player.alive), "game {game}, seat {}", at + 1);
        }
        assert!(view.truth.is_some() && view.end.is_some());
    }
}

/// Everything a viewer can compare: view, moves, who is awaited, channels and the clock.
fn face(state: &State, viewer: Viewer) -> String {
    let mut moves = Vec::new();
    if let Some(seat) = viewer.seat() {
        LoupsGarous::moves(state, seat.into(), &mut moves);
    }
    let view = serde_json::to_string(&LoupsGarous::view(state, viewer)).expect("plain data");
    let (awaited, channels) = (LoupsGarous::awaited(state, viewer), LoupsGarous::channels(state, viewer));
    format!("{view} {moves:?} {awaited:?} {channels:?} {:?}", LoupsGarous::period(state))
}

/// The battery plays clocks and departures now and then: here a world that fits is as indistinguishable with many of them.
#[test]
fn lgt_r33_two_worlds_look_the_same_with_absent_players() {
    let variants = LoupsGarous::variants();
    for game in 0..n_games(60) {
        let mut rng = dice(game + 1_000);
        let n_seats = 8 + game as usize % 11;
        let options: &Options = &variants[game as usize % variants.len()];
        if LoupsGarous::check(options, n_seats).is_err() {
            continue;
        }
        let mut state = LoupsGarous::deal(options, n_seats, &mut rng);
        let witness = |viewer| (viewer, Belief::new(viewer, &LoupsGarous::view(&state, viewer)));
        let mut witnesses: Vec<_> = Viewer::all(n_seats).map(witness).collect();
        let mut step = 0;
        while let Some((actor, mv)) = decide(&state, &mut rng) {
            let mut heard = Listener::default();
            LoupsGarous::play(&mut state, actor, mv, &mut rng, &mut heard).expect("a listed move");
            step += 1;
            for (viewer, belief) in &mut witnesses {
                let news = heard.events.iter().filter_map(|it| LoupsGarous::project(it, *viewer)).collect();
                belief.update(&Seen { news, view: LoupsGarous::view(&state, *viewer) });
                let world = belief.sample(&mut rng);
                let place = || format!("game {game}, step {step}, {mv}, for {viewer:?}");
                LoupsGarous::audit(&world).unwrap_or_else(|it| panic!("{}: {it}", place()));
                assert_eq!(face(&state, *viewer), face(&world, *viewer), "{}", place());
            }
        }
    }
}

/// Where nobody votes and the wolves sleep, nights go on; what was seen in the first ones is still shown in the thirtieth, and
/// at the end.
#[test]
fn lgt_win_5_visions_of_long_games_are_kept() {
    let mut state =
        with_cards(r#"{"double":"none"}"#, "wolf wolf seer villager villager villager villager villager", "");
    for night in 1..=30 {
        let whom = [1, 2, 4, 5][night % 4];
        play(&mut state, &format!("3 look {whom}; * timeout; * timeout; * timeout; * timeout; * timeout"));
        assert_eq!(view(&state, eyes(3)).night, night as u16 + 1);
    }
    let visions = view(&state, eyes(3)).own.expect("a seat").visions;
    let seen: Vec<(u16, u8)> = visions.iter().map(|it| (it.night, it.seat)).collect();
    let all: Vec<(u16, u8)> = (1..=30).map(|it| (it, [0, 1, 3, 4][usize::from(it) % 4])).collect();
    assert_eq!(seen, all);
    play(&mut state, "* leave 1; * leave 2; * timeout; * timeout; * timeout");
    let end = view(&state, Viewer::Public);
    assert!(end.end.is_some());
    let looks: Vec<(u16, Option<u8>)> =
        end.truth.expect("all is shown").nights.iter().map(|it| (it.night, it.look)).collect();
    let all: Vec<(u16, Option<u8>)> = all.into_iter().map(|(night, seat)| (night, Some(seat))).collect();
    assert_eq!(looks, [all, vec![(31, None)]].concat());
}
