//! What can be concluded, and what cannot.

use table::{Belief as _, Seats, Seen, Viewer};

use super::{eyes, play, seat, view, with_cards};
use crate::{Belief, Role, State};

const PLAIN: &str = "wolf wolf seer villager villager villager villager villager";
const NO_DOUBLE: &str = r#"{"double":"none","cupid":"yes"}"#;

/// A viewer who sees all that happens.
struct Witness {
    viewer: Viewer,
    belief: Belief,
}

impl Witness {
    fn new(state: &State, viewer: Viewer) -> Self {
        Self { viewer, belief: Belief::new(viewer, &view(state, viewer)) }
    }

    fn see(&mut self, state: &mut State, moves: &str) {
        for text in moves.split(';') {
            let news = play(state, text.trim()).by(self.viewer);
            self.belief.update(&Seen { news, view: view(state, self.viewer) });
        }
    }

    fn chance(&self, number: usize, role: Role) -> f64 {
        let row = &self.belief.odds().rows[number - 1];
        row.chances.iter().find(|it| it.0 == role.name()).map_or(0.0, |it| it.1)
    }
}

fn set(numbers: &[usize]) -> Seats {
    numbers.iter().map(|it| seat(*it)).collect()
}

#[test]
fn a_villager_thinks_of_every_pair_of_wolves_among_the_others() {
    let state = with_cards("{}", PLAIN, "");
    let witness = Witness::new(&state, eyes(4));
    let sets = witness.belief.wolf_sets();
    assert_eq!(sets.len(), 21);
    assert!(sets.iter().all(|it| it.ways == 1 && it.wolves.len() == 2 && !it.wolves.contains(seat(4))));
    assert!((witness.chance(1, Role::Wolf) - 2.0 / 7.0).abs() < 1e-9);
    assert!((witness.chance(1, Role::Seer) - 1.0 / 7.0).abs() < 1e-9);
    assert!((witness.chance(4, Role::Villager) - 1.0).abs() < 1e-9);
}

#[test]
fn chances_of_a_seat_add_up_to_one() {
    let state = with_cards(
        r#"{"thief":"yes","hunter":"yes"}"#,
        "wolf wolf seer hunter villager villager villager villager",
        "middle: thief villager",
    );
    for number in 1..=8 {
        let belief = Belief::new(eyes(number), &view(&state, eyes(number)));
        for row in belief.odds().rows {
            assert!((row.chances.iter().map(|it| it.1).sum::<f64>() - 1.0).abs() < 1e-9, "{row:?}");
        }
    }
}

#[test]
fn lgt_ngt_2_a_wolf_knows_all_wolves_from_their_call_on() {
    let mut state = with_cards("{}", PLAIN, "");
    let mut wolf = Witness::new(&state, eyes(1));
    assert_eq!(wolf.belief.wolf_sets().len(), 7);
    wolf.see(&mut state, "* timeout");
    let sets: Vec<Seats> = wolf.belief.wolf_sets().iter().map(|it| it.wolves).collect();
    assert_eq!(sets, [set(&[1, 2])]);
}

#[test]
fn lgt_ngt_1_a_vision_is_certain() {
    let mut state = with_cards("{}", PLAIN, "");
    let mut seer = Witness::new(&state, eyes(3));
    seer.see(&mut state, "3 look 1; * timeout");
    assert_eq!(seer.belief.sure(seat(1)), Some(Role::Wolf));
    assert_eq!(seer.belief.wolf_sets().len(), 6);
}

#[test]
fn lgt_lg_3_a_glance_means_exactly_one_of_two() {
    let mut state =
        with_cards(r#"{"girl":"yes"}"#, "wolf wolf seer girl villager villager villager villager", "phase: duel");
    let mut girl = Witness::new(&state, eyes(4));
    girl.see(&mut state, "4 glance; * timeout");
    let glimpse = view(&state, eyes(4)).own.expect("a seat").glimpses[0];
    let two = set(&[usize::from(glimpse.seat) + 1, usize::from(glimpse.side.expect("two names")) + 1]);
    let sets = girl.belief.wolf_sets();
    assert!(sets.iter().all(|it| (it.wolves & two).len() == 1), "{sets:?}");
    assert_eq!(sets.len(), 2 * 5);
}

/// After the Thief's call two wolves cannot lie in the middle (LGT-PRE-2).
#[test]
fn lgt_pre_2_not_both_wolves_are_left_in_the_middle() {
    let cards = "wolf wolf seer villager villager villager villager villager";
    let mut state = with_cards(r#"{"thief":"yes"}"#, cards, "middle: thief villager");
    let mut villager = Witness::new(&state, eyes(4));
    assert!(villager.belief.wolf_sets().iter().any(|it| it.wolves.is_empty()));
    villager.see(&mut state, "* timeout");
    let sets = villager.belief.wolf_sets();
    assert!(sets.iter().all(|it| !it.wolves.is_empty()));
    assert!(sets.iter().any(|it| it.wolves.len() == 1 && it.ways == 2), "one of them in either place");
}

#[test]
fn lgt_vote_8_who_votes_against_somebody_is_not_his_lover() {
    let cards = "wolf wolf seer cupid villager villager villager villager";
    let mut state = with_cards(NO_DOUBLE, cards, "phase: vote; lovers: 7 8");
    let mut witness = Witness::new(&state, eyes(5));
    assert!(witness.belief.may_love(seat(1), seat(6)));
    witness.see(&mut state, "1 vote 6; 2 vote 6; * timeout");
    assert!(!witness.belief.may_love(seat(1), seat(6)));
    assert!(witness.belief.may_love(seat(7), seat(8)));
    assert!(!witness.belief.may_love(seat(5), seat(8)), "he would know");
}

/// Two tied who cast no vote although they answered have only each other (LGT-R18).
#[test]
fn lgt_r18_two_who_cannot_vote_are_lovers() {
    let cards = "wolf wolf seer cupid villager villager villager villager";
    let mut state = with_cards(NO_DOUBLE, cards, "phase: vote; lovers: 7 8");
    let mut witness = Witness::new(&state, Viewer::Public);
    witness.see(&mut state, "1 vote 7; 2 vote 8; * timeout; 7 vote -; * timeout");
    assert_eq!(witness.belief.sure_lovers(), Some(set(&[7, 8])));
}

/// With parity as a victory, a game that goes on has fewer wolves than others.
#[test]
fn lgt_r22_who_still_plays_has_not_reached_parity() {
    let parity = r#"{"wolves":"3","parity_ends_game":"on","thief":"yes","double":"none"}"#;
    let cards = "wolf wolf seer villager villager villager villager villager";
    let state = with_cards(parity, cards, "middle: wolf thief; night: 3; phase: debate; dead: 6 7 8");
    let witness = Witness::new(&state, eyes(4));
    assert!(witness.belief.wolf_sets().iter().all(|it| it.wolves.len() == 2));
}

/// Imagined worlds are drawn from all that fit: every other seat is a wolf in some.
#[test]
fn imagined_worlds_differ_where_nothing_is_known() {
    let state = with_cards("{}", PLAIN, "");
    let witness = Witness::new(&state, eyes(4));
    let mut rng = super::chance(9);
    let mut wolves = Seats::EMPTY;
    for _ in 0..200 {
        let world = witness.belief.sample(&mut rng);
        for number in 1..=8 {
            if view(&world, eyes(number)).own.expect("a seat").role == Role::Wolf {
                wolves = wolves.with(seat(number));
            }
        }
    }
    assert_eq!(wolves, set(&[1, 2, 3, 5, 6, 7, 8]));
}
