//! How a world may have come about.

use table::{Belief as _, Chance, Referee, Rules, Seat, Seed, Turn, Viewer, Watcher, pick};

use super::{lay_out, play};
use crate::hand::Hand;
use crate::moves::MAX_PLAYERS;
use crate::{Belief, Card, Dog, Fog, Monstre, Options, Step, Story};

/// Along random games, each seat imagines worlds and says how they came about: it ends at that world, no card comes from nowhere, and
/// the seat's own hand was at every moment what it was.
#[test]
fn what_is_recalled_leads_to_the_world_it_is_recalled_from() {
    let mut rng = Chance::new(Seed::from_number(5)).stream(0);
    let (mut n_asked, mut n_recalled) = (0, 0);
    for number in 0..12 {
        let chien = if number % 2 == 0 { Dog::Reste } else { Dog::Passe };
        let options =
            Options { chien, brouillard: [Fog::Mains, Fog::UneCarte][number as usize / 2 % 2], ..Options::default() };
        let n_seats = 3 + number as usize % 6;
        let mut referee =
            Referee::<Monstre>::deal(options, n_seats, Seed::from_number(number)).expect("they go together");
        let viewer = Viewer::Seat(Seat::at(number as usize % n_seats));
        let mut watcher = Watcher::begin(&referee, viewer);
        let mut belief = <Belief as table::Belief<Monstre>>::new(viewer, &watcher.seen().view);
        while let Turn::Open { must, .. } = referee.turn() {
            let seat = pick(&must.iter().collect::<Vec<_>>(), &mut rng).copied().expect("somebody acts");
            let mv = *pick(&referee.moves(seat.into()), &mut rng).expect("there is a move");
            let happened = referee.play(seat.into(), mv).expect("it is listed");
            if watcher.meet(&referee, &happened) {
                belief.update(watcher.seen());
            }
            if referee.n_steps().is_multiple_of(3) && referee.outcome().is_none() {
                let world = belief.sample(&mut rng);
                let mut story = Story::default();
                n_asked += 1;
                if belief.recall(&world, &mut rng, &mut story) {
                    n_recalled += 1;
                    assert_eq!(last_hands(&story), world.hands, "{story:?}");
                }
            }
        }
    }
    assert!(n_recalled * 10 > n_asked * 8, "{n_recalled} of {n_asked}");
}

/// The hands at the end of a story, in which every card is there before it goes.
fn last_hands(story: &Story) -> [Hand; MAX_PLAYERS] {
    let mut last = Story::default();
    story.tell(|hands, step| {
        let there = |seat: &Seat, card: Card| assert!(hands[seat.idx()].has(card), "{step:?}");
        match step {
            Step::Played { seat, card, .. } | Step::Thrown { seat, card, .. } => there(seat, *card),
            Step::Laid { seat } | Step::Befriended { side: seat, sent: true } => there(seat, Card::Chasseur),
            Step::Moved { passes, .. } => {
                passes.iter().for_each(|it| it.cards().for_each(|card| there(&it.from, card)));
            }
            Step::Missed { .. } | Step::Befriended { .. } | Step::Looked { .. } => (),
        }
        last = Story { hands: *hands, steps: vec![step.clone()] };
    });
    let mut end = if story.steps.is_empty() { story.hands } else { last.hands };
    // One more step, after which nothing is told.
    last.steps.push(Step::Missed { side: Seat::FIRST });
    if !story.steps.is_empty() {
        last.tell(|hands, _| end = *hands);
    }
    end
}

/// A Rumour takes any card of a hand: of a hand of three that is known to have held the Monster, once in three times.
#[test]
fn ways_that_nobody_saw_are_as_likely_as_the_rules_make_them() {
    let lines = [
        "hand 1: enquete enquete ami",
        "hand 2: sirene rumeur chasseur cachette",
        "hand 3: ami accord ragot",
        "hand 4: ragot chasseur accord",
    ];
    let mut state = lay_out(&Options::default(), 4, &lines);
    let viewer = Viewer::Seat(Seat::at(0));
    let mut belief = Belief::new(viewer, &state.look(viewer));
    for (seat, notation) in [(1, "play enquete 2"), (2, "play rumeur")] {
        let news = play(&mut state, seat, notation).expect("open");
        belief.update(&table::Seen { news: news[0].clone(), view: Monstre::view(&state, viewer) });
    }
    let mut rng = Chance::new(Seed::from_number(2)).stream(0);
    let (mut n_told, mut n_passed, mut story) = (0, 0, Story::default());
    for _ in 0..3_000 {
        let world = belief.sample(&mut rng);
        if !belief.recall(&world, &mut rng, &mut story) {
            continue;
        }
        n_told += 1;
        story.tell(|hands, step| {
            if let Step::Looked { side, .. } = step {
                assert!(hands[side.idx()].has(Card::Sirene) && hands[side.idx()].has(Card::Rumeur));
            }
            if let Step::Moved { passes, .. } = step {
                n_passed += passes.iter().filter(|it| it.cards().any(Card::is_monster)).count();
            }
        });
    }
    assert!(n_told > 2_900, "{n_told}");
    assert!((n_passed as f64 / f64::from(n_told) - 1.0 / 3.0).abs() < 0.04, "{n_passed} of {n_told}");
}
