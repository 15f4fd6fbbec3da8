//! The data file, and tables that know better.

use table::{OptionsError, Rules};

use super::{lay_out, moves, play};
use crate::{Card, Condition, Deck, DeckError, Ignores, Monstre, Options, TurnBox};

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
        ("chien=1+RVVV", DeckError::Boxes),
        ("chien=1+NV", DeckError::Boxes),
        ("chien=1+NVVN", DeckError::Boxes),
        ("chasseur=6+VVVV", DeckError::Boxes),
        ("avis=1+NVVV", DeckError::Boxes),
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

/// The data file says which card sleeps in a first turn, and a table that knows better another one.
#[test]
fn mon_24_the_n_box_is_data() {
    let (asleep, open) = ([TurnBox::N, TurnBox::V, TurnBox::V, TurnBox::V], [TurnBox::V; 4]);
    assert_eq!(Deck::standard().boxes[Card::Chien.idx()], asleep);
    assert_eq!(Deck::standard().boxes[Card::Enquete.idx()], open);
    let lines = ["hand 1: chien enquete ami accord", "hand 2: cachette sirene", "hand 3: rumeur"];
    let standard = lay_out(&Options::default(), 3, &lines);
    assert!(moves(&standard, 1).contains(&"play chien".into()));
    assert!(moves(&standard, 1).contains(&"play enquete 2".into()));
    let mut options = Options::default();
    options.cartes.push_str("chien=1+VVVV enquete=3+NVVV ami=3+NVVV accord=3+NVVV");
    let mut state = lay_out(&options, 3, &lines);
    let plain: Vec<String> = moves(&state, 1).into_iter().filter(|it| !it.contains("chien")).collect();
    assert_eq!(plain, ["play ami", "play enquete", "play accord"]);
    assert!(moves(&state, 1).contains(&"play chien 2".into()));
    let refused = play(&mut state, 1, "play enquete 2").expect_err("it names nobody now");
    assert_eq!((refused.rule, refused.code), ("MON-24", "asleep"));
    play(&mut state, 1, "play ami").expect("it is played without effect");
    assert!(!Monstre::view(&state, table::Viewer::Public).players[0].friend);
}
