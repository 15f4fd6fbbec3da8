//! Who knows which card, checked against a clerk who follows the rules of knowledge on his own.

use proving::{dice, random_move};
use serde_json::Value;
use table::{Disclose, Listener, Rules, Viewer};

use super::{ONE, TWO, card, cards, dealt, laid_out, play};
use crate::event::What;
use crate::state::State;
use crate::{Bestioles, Card, CardSet, Cause, Event, Theatre};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(ONE), Viewer::Seat(TWO), Viewer::Public];

/// Notes for one viewer which cards outside his own hand he can point at.
struct Clerk {
    viewer: Viewer,
    known: CardSet,
}

impl Clerk {
    fn see(&mut self, card: Card) {
        self.known = self.known.with(card);
    }

    /// Follows one event; `hands` are those before it.
    fn note(&mut self, event: &Event, hands: [CardSet; 2]) {
        match event.0 {
            What::BattleBegun { .. } => self.known = CardSet::EMPTY,
            What::Played { seat, card, up, cause, .. } => {
                let card = card.card;
                let hand = hands[seat.idx()];
                if up || self.viewer.is(seat) {
                    self.see(card);
                } else if cause != Cause::Reinforce && hand.len() >= 2 {
                    self.known = self.known.minus(hand);
                }
            }
            What::Flipped { card, .. } => self.see(card.card),
            What::Drew { seat, card } if self.viewer.is(seat) => self.see(card.card),
            _ => (),
        }
    }

    fn knows(&self, state: &State, card: Card) -> bool {
        self.known.contains(card) || self.viewer.seat().is_some_and(|it| state.hands[it.idx()].contains(card))
    }
}

/// Keeps the hands in step with the events.
fn follow_hands(event: &Event, hands: &mut [CardSet; 2]) {
    match event.0 {
        What::Played { seat, card, cause, .. } if cause != Cause::Reinforce => {
            hands[seat.idx()] = hands[seat.idx()].without(card.card);
        }
        What::TookBack { seat, card, .. } => hands[seat.idx()] = hands[seat.idx()].with(card.card),
        _ => (),
    }
}

/// Every card of the view is there if and only if the clerk knows it.
fn compare(state: &State, clerk: &Clerk, public: &Clerk, place: &str) {
    let view = Bestioles::view(state, clerk.viewer);
    let expected = |card: Card| clerk.knows(state, card).then_some(card);
    for (idx, player) in view.players.iter().enumerate() {
        let known: Vec<Card> = state.hands[idx].iter().filter(|it| clerk.knows(state, *it)).collect();
        let seen: Vec<Card> = player.hand.iter().copied().flatten().collect();
        assert_eq!((seen, player.hand.len()), (known, state.hands[idx].len()), "{place}: hand of {idx}");
        let shown: Vec<Card> = state.hands[idx].iter().filter(|it| public.known.contains(*it)).collect();
        assert_eq!(player.shown.to_vec(), shown, "{place}: shown cards of {idx}");
    }
    let deck: Vec<Option<Card>> = state.deck.cards().iter().rev().map(|it| expected(*it)).collect();
    assert_eq!(view.deck.to_vec(), deck, "{place}: deck");
    for theatre in &view.theatres {
        for (idx, side) in theatre.sides.iter().enumerate() {
            let pile = state.piles[idx][theatre.theatre.idx()];
            for (laid, seen) in pile.cards().zip(&side.pile) {
                assert_eq!(seen.card, expected(laid.card()), "{place}: {laid:?} of {idx}");
                assert_eq!(seen.shown, public.known.contains(laid.card()), "{place}: mark of {laid:?} of {idx}");
            }
        }
    }
}

/// What a viewer hears names a card if and only if he knows it by then.
fn compare_news(event: &Event, clerk: &Clerk, place: &str) {
    let fields = |news| serde_json::to_value(news).expect("news are plain data");
    let told: Value = fields(Bestioles::project(event, clerk.viewer).expect("everybody hears of it"));
    let whole: Value = fields(Bestioles::disclose(event));
    let Some(card) = whole.get("card").and_then(Value::as_str) else { return };
    let own_hand = whole.get("type").is_some_and(|it| it == "took_back") && whole["seat"] == seat_of(clerk.viewer);
    let knows = own_hand || clerk.known.contains(super::card(card));
    assert_eq!(told["card"].as_str(), knows.then_some(card), "{place}: {whole}");
}

fn seat_of(viewer: Viewer) -> Value {
    viewer.seat().map_or(Value::Null, |it| u8::from(it).into())
}

#[test]
fn bes_41_bes_42_bes_43_marks_are_those_of_the_clerk_in_random_wars() {
    for game in 0..300 {
        follow_a_war(game);
    }
}

fn follow_a_war(game: u64) {
    let mut rng = dice(game);
    let mut state = dealt(game);
    let mut clerks = VIEWERS.map(|viewer| Clerk { viewer, known: CardSet::EMPTY });
    let mut step = 0;
    while let Some((actor, mv)) = random_move::<Bestioles>(&state, &mut rng) {
        step += 1;
        let place = format!("game {game}, step {step}, {mv}");
        let mut hands = state.hands;
        let mut heard = Listener::default();
        Bestioles::play(&mut state, actor, mv, &mut rng, &mut heard).expect("a listed move");
        for event in &heard.events {
            for clerk in &mut clerks {
                clerk.note(event, hands);
                compare_news(event, clerk, &place);
            }
            follow_hands(event, &mut hands);
        }
        if Bestioles::turn(&state).outcome().is_some() {
            break;
        }
        for clerk in &clerks {
            compare(&state, clerk, &clerks[2], &place);
        }
    }
    for viewer in VIEWERS {
        let json = serde_json::to_string(&Bestioles::view(&state, viewer).theatres).expect("plain data");
        assert!(!json.contains(r#""card":null"#), "a finished war shows everything");
        let view = Bestioles::view(&state, viewer);
        assert!(view.deck.iter().chain(view.players.iter().flat_map(|it| &it.hand)).all(Option::is_some));
    }
}

#[test]
fn bes_42_what_one_seat_alone_could_follow_into_a_hand_is_lost_too() {
    let mut state = laid_out("first: 2\nhand 2: air-4 land-6 sea-6\nhand 1: sea-1 sea-2");
    state.known[0] = cards("land-6");
    play(&mut state, &["2 deploy air-4 air", "1 improvise sea-1 air"]);
    let hand = |state: &State| Bestioles::view(state, Viewer::Seat(ONE)).players[1].hand.to_vec();
    assert_eq!(hand(&state), [Some(card("land-6")), None]);
    play(&mut state, &["2 improvise sea-6 sea"]);
    assert_eq!(hand(&state), [None]);
    assert!(!state.known[0].contains(card("sea-6")));
}

#[test]
fn bes_42_a_mark_that_was_lost_comes_back_when_the_card_is_turned_up() {
    let mut state = laid_out(
        "theatres: air land sea\nfirst: 1\nhand 1: sea-6 land-2\nhand 2: air-3 air-6\nside 2 air: air-4\nshown: sea-6 land-2",
    );
    let public = |state: &State| Bestioles::view(state, Viewer::Public);
    play(&mut state, &["1 improvise sea-6 land"]);
    assert_eq!(public(&state).theatres[1].sides[0].pile[0].card, None);
    play(&mut state, &["2 deploy air-3 air", "2 flip land 1"]);
    assert_eq!(public(&state).theatres[1].sides[0].pile[0].card, Some(card("sea-6")));
    assert_eq!(public(&state).players[0].hand.to_vec(), [None], "the other mark stays lost");
}

#[test]
fn bes_42_a_known_card_that_redeploy_brings_to_an_empty_hand_stays_known() {
    let mut state =
        laid_out("theatres: air land sea\nfirst: 1\nhand 1: sea-4\nhand 2: air-6\nside 1 air: (air-4)\nshown: air-4");
    play(&mut state, &["1 deploy sea-4 sea", "1 redeploy air-4", "1 improvise air-4 land"]);
    let seen = Bestioles::view(&state, Viewer::Public).theatres[1].sides[0].pile[0];
    assert_eq!((seen.card, seen.up, seen.shown), (Some(card("air-4")), false, true));
}

#[test]
fn bes_43_a_place_in_the_deck_is_followed_while_cards_are_drawn_and_destroyed() {
    let mut state = laid_out(
        "theatres: air land sea\nfirst: 1\nhand 1: sea-6 sea-3 land-6\nhand 2: land-1 land-2 air-6\n\
         side 1 air: air-5\ndeck: air-1 air-2",
    );
    let places = |state: &State| -> Vec<usize> {
        let deck = Bestioles::view(state, Viewer::Seat(ONE)).deck;
        deck.iter().enumerate().filter_map(|(at, it)| it.map(|_| at)).collect()
    };
    let n = state.deck.cards().len();
    play(&mut state, &["1 improvise sea-6 sea"]);
    assert_eq!(places(&state), [n]);
    // Seat 2 draws the top card, which Containment puts under the deck.
    play(&mut state, &["2 deploy land-1 land"]);
    assert_eq!(places(&state), [n - 1]);
    play(&mut state, &["2 reinforce sea"]);
    assert_eq!(places(&state), [n - 1]);
    play(&mut state, &["1 improvise sea-3 sea"]);
    assert_eq!(places(&state), [n - 1, n + 1]);
}

#[test]
fn whoever_lays_out_what_is_shown_leaves_what_lies_face_up_known() {
    let state = laid_out("first: 1\nhand 1: air-1\nhand 2: sea-1\nside 2 sea: (land-4) sea-5 (air-6)\nshown: air-6");
    let pile = |viewer: Viewer| {
        let view = Bestioles::view(&state, viewer);
        let sea = view.theatres.iter().find(|it| it.theatre == Theatre::Sea).expect("the sea");
        sea.sides[1].pile.iter().map(|it| it.card).collect::<Vec<_>>()
    };
    assert_eq!(pile(Viewer::Seat(ONE)), [None, Some(card("sea-5")), Some(card("air-6"))]);
    assert_eq!(pile(Viewer::Public), [None, Some(card("sea-5")), Some(card("air-6"))]);
}
