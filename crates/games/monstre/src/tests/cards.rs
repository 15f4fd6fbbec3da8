//! The data file, and tables that know better.

use table::{OptionsError, Rules};

use crate::{Card, Condition, Deck, DeckError, Ignores, Monstre, Options};

fn changed(text: &str) -> Result<Deck, DeckError> {
    Deck::standard().changed(text)
}

#[test]
fn mon_1__mon_2_the_box_has_38_cards_and_ours_are_labelled() {
    let deck = Deck::standard();
    assert_eq!(deck.counts, [1, 6, 4, 3, 1, 3, 4, 3, 3, 3, 2]);
    assert_eq!(deck.counts.iter().sum::<u8>() + deck.monsters.len() as u8, 38);
    assert!(deck.house[1..].iter().all(|it| *it) && !deck.house[0]);
    assert_eq!(deck.monsters.map(|it| it.house), [true, false, true, true, true]);
    assert_eq!(deck.power(Card::LoupGarou).condition, Some(Condition::Hunters(2)));
    assert_eq!(deck.power(Card::Sirene).ignores, Some(Ignores::First));
    assert_eq!(deck.power(Card::Vampire).ignores, Some(Ignores::Turn(2)));
    assert_eq!(deck.power(Card::Gumiho).condition, Some(Condition::Friend));
    assert!(deck.power(Card::Mandragore).dog);
}

#[test]
fn a_host_can_replace_them() {
    let deck = changed("chasseur=5 cachette=5 vampire=RRCV+hunters-1").expect("33 cards");
    assert_eq!((deck.count(Card::Chasseur), deck.count(Card::Cachette)), (5, 5));
    assert!(!deck.house[Card::Chasseur.idx()] && deck.house[Card::Ami.idx()]);
    assert!(!deck.power(Card::Vampire).house && deck.power(Card::Gumiho).house);
    assert_eq!(deck.power(Card::Vampire).ignores, None);
}

#[test]
fn impossible_cards_are_refused() {
    for (text, why) in [
        ("chasseur", DeckError::Entry),
        ("loup=3", DeckError::Name),
        ("chasseur=x", DeckError::Number),
        ("chasseur=16", DeckError::Number),
        ("vampire=RRV", DeckError::Power),
        ("vampire=RRNV", DeckError::Power),
        ("vampire=RRRV+flies", DeckError::Power),
        ("vampire=RRRV+ignores-turn-x", DeckError::Power),
        ("vampire=RRCV", DeckError::Condition),
        ("vampire=RRRV+friend", DeckError::Condition),
        ("avis=2 chasseur=5", DeckError::Needed),
        ("chasseur=0 ami=9", DeckError::Needed),
        ("chasseur=5", DeckError::Total),
    ] {
        assert_eq!(changed(text), Err(why), "{text}");
    }
    let mut options = Options::default();
    options.cartes.push_str("chasseur=5");
    let error = OptionsError::Conflict { rule: "MON-2", code: "cards-total" };
    assert_eq!(Monstre::check(&options, 5), Err(error));
}
