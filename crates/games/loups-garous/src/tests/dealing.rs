//! Decks, options and deals.

use table::{OptionsError, Referee, Rules, Seed, Viewer};

use super::{chance, eyes, laid_out, options, view};
use crate::{LoupsGarous, Options, Role, Special, Wolves};

fn conflict(options: &Options, n_seats: usize) -> Option<&'static str> {
    match LoupsGarous::check(options, n_seats) {
        Err(OptionsError::Conflict { rule, .. }) => Some(rule),
        _ => None,
    }
}

#[test]
fn lgt_gen_1_for_8_to_18_players() {
    let deal = |n_seats| Referee::<LoupsGarous>::deal(Options::default(), n_seats, Seed::from_number(1)).is_ok();
    assert!((8..=18).all(deal));
    assert!(!deal(7) && !deal(19));
}

#[test]
fn lgt_gen_3_no_more_cards_than_there_are() {
    let everything = options(r#"{"wolves":"3","thief":"yes"}"#).deck(18);
    assert_eq!(everything.len(), 20);
    assert_eq!(Role::ALL.map(|it| everything.count(it)), [3, 12, 1, 1, 1, 1, 1]);
    let bare = options(r#"{"wolves":"2","seer":"no","hunter":"no","cupid":"no","girl":"no","thief":"no"}"#);
    assert_eq!(bare.deck(14).count(Role::Villager), 12);
    assert_eq!(conflict(&bare, 14), None);
    assert_eq!(conflict(&bare, 15), Some("LGT-GEN-3"));
    assert_eq!(conflict(&Options { free_deck: true, ..bare }, 18), None);
}

/// Nobody who writes options down can ask for more villagers than there are cards.
#[test]
fn lgt_gen_3_the_free_deck_cannot_be_written_down() {
    for text in [r#"{"free_deck":true}"#, r#"{"free_deck":"on"}"#] {
        assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
    }
    let free = Options { free_deck: true, ..Options::default() };
    assert!(!super::json(&free).contains("free_deck"));
    assert!(LoupsGarous::choices().iter().all(|it| it.key != "free_deck"));
}

#[test]
fn lgt_gen_4_whoever_is_no_wolf_is_a_villager() {
    assert!(Role::ALL.iter().all(|it| it.is_wolf() == (*it == Role::Wolf)));
    let mut state = super::with_cards(
        r#"{"hunter":"yes","cupid":"yes","girl":"yes","thief":"yes","double":"none"}"#,
        "wolf wolf seer hunter cupid girl thief villager",
        "middle: villager villager; night: 2; phase: vote; dead: 1",
    );
    super::play(&mut state, "3 vote 2; * timeout");
    let outcome = LoupsGarous::turn(&state).outcome().expect("no wolf is left");
    assert_eq!(outcome.to_line(), "winners 3 4 5 6 7 8; ranks 7 7 1 1 1 1 1 1; reason village");
}

#[test]
fn lgt_gen_5_one_to_three_wolves_and_two_with_the_thief() {
    for (wolves, count) in [(Wolves::One, 1), (Wolves::Two, 2), (Wolves::Three, 3)] {
        assert_eq!(Options { wolves, ..Options::default() }.deck(12).count(Role::Wolf), count);
    }
    let lone = Options { wolves: Wolves::One, ..Options::default() };
    assert_eq!(conflict(&lone, 12), None);
    assert_eq!(conflict(&Options { thief: Special::Yes, ..lone }, 12), Some("LGT-GEN-5"));
}

/// The defaults of part 1.6.
#[test]
fn lgt_set_1_default_mixes_by_number_of_players() {
    let wolves = [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3];
    let specials = [1, 2, 3, 4, 4, 4, 4, 5, 5, 5, 5];
    let joining = [Role::Seer, Role::Hunter, Role::Cupid, Role::Girl, Role::Thief];
    for (n_seats, (wolves, specials)) in (8..).zip(wolves.into_iter().zip(specials)) {
        let deck = Options::default().deck(n_seats);
        assert_eq!(conflict(&Options::default(), n_seats), None, "{n_seats}");
        assert_eq!(deck.count(Role::Wolf), wolves, "{n_seats}");
        for (at, role) in joining.into_iter().enumerate() {
            assert_eq!(deck.has(role), at < specials, "{role} among {n_seats}");
        }
    }
}

#[test]
fn lgt_set_1_any_mix_that_fits_is_legal_also_without_a_seer() {
    let strange = options(r#"{"wolves":"3","seer":"no","girl":"yes","cupid":"yes"}"#);
    assert_eq!(conflict(&strange, 8), None);
    assert!(!strange.deck(8).has(Role::Seer));
}

#[test]
fn lgt_set_3_with_the_thief_two_more_villagers_and_two_cards_in_the_middle() {
    for n_seats in 8..=18 {
        let with = Options { thief: Special::Yes, ..Options::default() };
        assert_eq!(with.deck(n_seats).len(), n_seats + 2);
        assert_eq!(Options { thief: Special::No, ..with }.deck(n_seats).len(), n_seats);
        // Even with everything else in the deck there are two.
        let full = options(r#"{"wolves":"3","thief":"yes","hunter":"yes","cupid":"yes","girl":"yes"}"#);
        assert!(full.deck(n_seats).count(Role::Villager) >= 2);
    }
    let state = laid_out(r#"{"thief":"yes"}"#, 8, "card 1: thief; middle: wolf villager");
    let middle = view(&state, eyes(1)).own.and_then(|it| it.middle);
    assert_eq!(middle, Some([Role::Wolf, Role::Villager]));
}

#[test]
fn lgt_set_5_everybody_sees_his_own_card_and_no_other() {
    let state = LoupsGarous::deal(&Options::default(), 12, &mut chance(5));
    let mut dealt = Vec::new();
    for viewer in Viewer::all(12) {
        let seen = view(&state, viewer);
        assert!(seen.players.iter().all(|it| it.role.is_none()) && seen.truth.is_none());
        dealt.extend(seen.own.map(|it| it.role));
    }
    dealt.sort_unstable();
    let deck: Vec<Role> = Options::default().deck(12).cards().collect();
    assert_eq!(dealt, deck);
}

/// Every card comes to every seat.
#[test]
fn lgt_set_5_every_seat_can_get_every_card() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..400 {
        let state = LoupsGarous::deal(&Options::default(), 11, &mut chance(number));
        seen.extend((1..=11).map(|it| (it, view(&state, eyes(it)).own.map(|it| it.role))));
    }
    assert_eq!(seen.len(), 11 * 6);
}
