//! Other secrets at the same table.

use proving::{dice, random_move};
use table::{Audit, Belief as _, Rules, Silent, Viewer};

use super::{ONE, TWO, cards, dealt, laid_out};
use crate::{Belief, Bestioles};

/// All along random battles: the opponent sees nothing of it, all cards are still there, and what he cannot see is as wanted.
#[test]
fn secrets_are_exchanged_behind_the_opponents_back() {
    let (mut n_exchanged, mut n_refused) = (0, 0);
    for number in 0..40 {
        let mut rng = dice(number);
        let mut state = dealt(number);
        for _ in 0..number {
            let Some((actor, mv)) = random_move::<Bestioles>(&state, &mut rng) else { break };
            Bestioles::apply(&mut state, actor, mv, &mut rng, &mut Silent);
        }
        for (seat, eyes) in [(ONE, Viewer::Seat(TWO)), (TWO, Viewer::Seat(ONE))] {
            // What the opponent can imagine; every other time in a world in which he has another hand, too, so that some secrets cannot
            // be had.
            let own = Belief::new(Viewer::Seat(seat), &Bestioles::view(&state, Viewer::Seat(seat)));
            let seen = if number % 2 == 0 { state } else { own.sample(&mut rng) };
            let other = Belief::new(eyes, &Bestioles::view(&seen, eyes)).sample(&mut rng);
            let Some(world) = state.with_secrets_of(seat, &other) else {
                n_refused += 1;
                continue;
            };
            n_exchanged += 1;
            Bestioles::audit(&world).expect("nothing is lost, nothing is there twice");
            assert_eq!(Bestioles::view(&world, eyes), Bestioles::view(&state, eyes));
            assert_eq!(Bestioles::view(&world, Viewer::Public), Bestioles::view(&state, Viewer::Public));
            assert_eq!(world.hands[seat.idx()], other.hands[seat.idx()]);
            assert_eq!(world.piles[seat.idx()], other.piles[seat.idx()]);
        }
    }
    assert!(n_exchanged > 20 && n_refused > 5, "{n_exchanged} exchanged, {n_refused} refused");
}

#[test]
fn a_card_that_the_opponent_holds_cannot_be_had() {
    let state = laid_out("hand 1: air-1 air-2\nhand 2: sea-1 sea-2\nside 1 land: (sea-3)\nactive: 1");
    let with = |hand: &str, laid: &str| {
        let text = format!("hand 1: {hand}\nhand 2: land-1 land-2\nside 1 land: ({laid})\nactive: 1");
        state.with_secrets_of(ONE, &laid_out(&text))
    };
    let world = with("sea-3 air-6", "air-1").expect("these cards are free");
    assert_eq!(world.hands, [cards("sea-3 air-6"), cards("sea-1 sea-2")]);
    assert!(with("sea-1 air-6", "air-1").is_none() && with("air-6 air-5", "sea-2").is_none());
}
