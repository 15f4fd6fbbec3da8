//! What a viewer can conclude: which cards the hands, the face-down cards and the deck can still be.
//!
//! Every card on the table or in the deck is followed as a token, whatever it is. A card that was known and has slipped
//! into a hand, and may since have been laid face down, is *wavering*: it lies in one of a few places. All other unseen
//! cards may be in any hidden place. Every assignment that respects this fits all that was seen.

mod imagine;
mod odds;

use arrayvec::ArrayVec;
use table::{Mind, Odds, Rng, Seat, Seen, Viewer};

use crate::card::Ability;
use crate::news::{Cause, News};
use crate::view::{QuestionKind, View};
use crate::{Bestioles, Card, CardSet, N_CARDS, State, Theatre};

/// A card on the table or in the deck, followed through moves; its number is free again once it is in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token(u8);

/// A set of places: bit 0 and 1 the hands, then one bit a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Places(u32);

impl Places {
    const fn hand(seat: usize) -> Self {
        Self(1 << seat)
    }

    const fn token(token: Token) -> Self {
        Self(4 << token.0)
    }

    const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// A card that was known and is now in one of a few places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wavering {
    pub(crate) card: Card,
    pub(crate) places: Places,
}

/// All that a viewer can conclude from what he has seen.
#[derive(Clone, Debug)]
pub struct Belief {
    viewer: Viewer,
    view: View,
    /// By seat, then by theatre, from the bottom.
    piles: [[ArrayVec<Token, N_CARDS>; 3]; 2],
    /// From the top.
    deck: ArrayVec<Token, N_CARDS>,
    drawn: Option<Token>,
    free: u32,
    wavering: ArrayVec<Wavering, N_CARDS>,
    /// The tokens each seat knows because it laid or drew them itself.
    known_by: [Places; 2],
}

impl Mind for Bestioles {
    type Belief = Belief;
}

impl table::Belief<Bestioles> for Belief {
    fn new(viewer: Viewer, view: &View) -> Self {
        let mut belief = Self {
            viewer,
            view: view.clone(),
            piles: Default::default(),
            deck: ArrayVec::new(),
            drawn: None,
            free: (1 << N_CARDS) - 1,
            wavering: ArrayVec::new(),
            known_by: [Places(0); 2],
        };
        belief.lay_out();
        belief
    }

    fn update(&mut self, seen: &Seen<Bestioles>) {
        for (at, news) in seen.news.iter().enumerate() {
            self.hear(news, seen.news.get(at + 1));
        }
        self.view = seen.view.clone();
        self.tidy();
    }

    fn sample<R: Rng>(&self, rng: &mut R) -> State {
        self.imagine(rng)
    }

    fn odds(&self) -> Odds {
        self.count_odds()
    }
}

impl Belief {
    /// Takes a token for every card that the view shows on the table and in the deck.
    fn lay_out(&mut self) {
        for theatre in self.view.theatres.clone() {
            for (seat, side) in theatre.sides.iter().enumerate() {
                for _ in &side.pile {
                    let token = self.new_token();
                    self.know(seat, token);
                    self.piles[seat][theatre.theatre.idx()].push(token);
                }
            }
        }
        for _ in 0..self.view.deck.len() {
            let token = self.new_token();
            self.deck.push(token);
        }
        if self.view.question.is_some_and(|it| it.kind == QuestionKind::Reinforce) {
            self.drawn = Some(self.new_token());
        }
    }

    fn new_token(&mut self) -> Token {
        let token = Token(self.free.trailing_zeros() as u8);
        self.free &= self.free - 1;
        token
    }

    fn know(&mut self, seat: usize, token: Token) {
        self.known_by[seat] = self.known_by[seat].or(Places::token(token));
    }

    fn hear(&mut self, news: &News, next: Option<&News>) {
        match *news {
            News::BattleBegun { .. } => self.start_again(),
            News::Played { seat, card, theatre, cause, doom, .. } => {
                if cause == Cause::Reinforce {
                    self.locate_source(theatre);
                }
                let token = self.played_token(seat.into(), card, cause);
                self.know(seat.into(), token);
                if doom.is_some() {
                    self.deck.push(token);
                } else {
                    self.piles[usize::from(seat)][theatre.idx()].push(token);
                }
            }
            News::SetOff { card, .. } => {
                let ignored = matches!(next, Some(News::Ignored { card: it, .. }) if *it == card);
                self.locate_set_off(card, ignored);
            }
            News::Flipped { theatre, .. } => self.locate_source(theatre),
            News::Drew { seat, .. } => {
                let token = self.deck.remove(0);
                self.know(seat.into(), token);
                self.drawn = Some(token);
            }
            News::Moved { seat, from, place, to, .. } => {
                let token = self.piles[usize::from(seat)][from.idx()].remove(place.into());
                self.piles[usize::from(seat)][to.idx()].push(token);
            }
            News::TookBack { seat, from, place, .. } => {
                let token = self.piles[usize::from(seat)][from.idx()].remove(place.into());
                self.merge_into_hand(seat.into(), token);
            }
            News::Ignored { .. }
            | News::Declined { .. }
            | News::Withdrew { .. }
            | News::BattleEnded { .. }
            | News::WarEnded { .. } => (),
        }
    }

    /// A new battle wipes all knowledge (BES-42).
    fn start_again(&mut self) {
        self.free = (1 << N_CARDS) - 1;
        self.piles = Default::default();
        self.wavering.clear();
        self.known_by = [Places(0); 2];
        self.drawn = None;
        self.deck.clear();
        for _ in 0..crate::state::HAND {
            let token = self.new_token();
            self.deck.push(token);
        }
    }

    /// The token of a card that is being played; if this viewer cannot tell which card it is, those he knew in that
    /// hand waver from now on.
    fn played_token(&mut self, seat: usize, card: Option<Card>, cause: Cause) -> Token {
        if cause == Cause::Reinforce
            && let Some(token) = self.drawn.take()
        {
            return token;
        }
        let token = self.new_token();
        match card {
            Some(card) => self.wavering.retain(|it| it.card != card),
            None => self.waver(seat, token),
        }
        token
    }

    fn waver(&mut self, seat: usize, token: Token) {
        let hand = Places::hand(seat);
        for it in &mut self.wavering {
            if it.places.meets(hand) {
                it.places = it.places.or(Places::token(token));
            }
        }
        for card in self.view.players[seat].hand.clone().into_iter().flatten() {
            if self.wavering.iter().all(|it| it.card != card) {
                self.wavering.push(Wavering { card, places: hand.or(Places::token(token)) });
            }
        }
    }

    fn merge_into_hand(&mut self, seat: usize, token: Token) {
        let place = Places::token(token);
        for it in &mut self.wavering {
            if it.places.meets(place) {
                it.places = it.places.minus(place).or(Places::hand(seat));
            }
        }
        self.known_by = self.known_by.map(|it| it.minus(place));
        self.free |= 1 << token.0;
    }

    /// Maneuver and Reinforce work from where their card lies, or are ignored if it does not lie anywhere (BES-11):
    /// that tells where a wavering card is.
    fn locate_set_off(&mut self, card: Card, ignored: bool) {
        let works_from: Places = match card.ability() {
            Ability::Maneuver => self.tokens_where(|belief, at| {
                Theatre::ALL.into_iter().any(|it| belief.adjacent(at, it) && belief.has_cards(it))
            }),
            Ability::Reinforce if self.deck.is_empty() => return,
            Ability::Reinforce => self.tokens_where(|_, _| true),
            _ => return,
        };
        self.restrict(card, |places| if ignored { places.minus(works_from) } else { Places(places.0 & works_from.0) });
    }

    /// What Maneuver flips and where Reinforce plays is next door to their card.
    fn locate_source(&mut self, target: Theatre) {
        let Some(question) = self.view.question else { return };
        let Some(card) = question.card else { return };
        if matches!(card.ability(), Ability::Maneuver | Ability::Reinforce) {
            let near = self.tokens_where(|belief, at| belief.adjacent(at, target));
            self.restrict(card, |places| Places(places.0 & near.0));
        }
    }

    fn restrict(&mut self, card: Card, to: impl Fn(Places) -> Places) {
        if let Some(it) = self.wavering.iter_mut().find(|it| it.card == card) {
            it.places = to(it.places);
        }
    }

    fn tokens_where(&self, holds: impl Fn(&Self, Theatre) -> bool) -> Places {
        let mut places = Places(0);
        for theatre in Theatre::ALL {
            if holds(self, theatre) {
                let here = self.piles.iter().flat_map(|piles| &piles[theatre.idx()]);
                places = here.fold(places, |all, it| all.or(Places::token(*it)));
            }
        }
        places
    }

    fn has_cards(&self, theatre: Theatre) -> bool {
        self.piles.iter().any(|piles| !piles[theatre.idx()].is_empty())
    }

    fn adjacent(&self, one: Theatre, other: Theatre) -> bool {
        let middle = self.view.theatres[1].theatre;
        one != other && (one == middle || other == middle)
    }

    /// Forgets what the view now says itself: known cards do not waver, known places hold no wavering card.
    fn tidy(&mut self) {
        let identified = self.identified();
        self.wavering.retain(|it| !identified.contains(it.card));
        let open = self.hidden_places();
        let any = open.iter().fold(Places(0), |all, it| all.or(*it));
        for it in &mut self.wavering {
            it.places = Places(it.places.0 & any.0);
        }
    }

    /// The cards this viewer can point at.
    fn identified(&self) -> CardSet {
        let view = &self.view;
        let hands = view.players.iter().flat_map(|it| it.hand.iter().flatten().copied());
        let piles = view.theatres.iter().flat_map(|it| it.sides.iter().flat_map(|side| &side.pile));
        let laid = piles.filter_map(|it| it.card);
        let deck = view.deck.iter().flatten().copied();
        let drawn = view.question.and_then(|it| it.drawn);
        hands.chain(laid).chain(deck).chain(drawn).collect()
    }

    /// The places whose card this viewer cannot see: one entry for each card of a hand, then tokens.
    fn hidden_places(&self) -> ArrayVec<Places, N_CARDS> {
        let mut places = ArrayVec::new();
        for (seat, player) in self.view.players.iter().enumerate() {
            places.extend(player.hand.iter().filter(|it| it.is_none()).map(|_| Places::hand(seat)));
        }
        for theatre in &self.view.theatres {
            for (seat, side) in theatre.sides.iter().enumerate() {
                let tokens = &self.piles[seat][theatre.theatre.idx()];
                let hidden = side.pile.iter().zip(tokens).filter(|(laid, _)| laid.card.is_none());
                places.extend(hidden.map(|(_, token)| Places::token(*token)));
            }
        }
        let hidden = self.view.deck.iter().zip(&self.deck).filter(|(card, _)| card.is_none());
        places.extend(hidden.map(|(_, token)| Places::token(*token)));
        if let Some(token) = self.drawn_unseen() {
            places.push(Places::token(token));
        }
        places
    }

    /// The card that Reinforce drew and this viewer does not know.
    fn drawn_unseen(&self) -> Option<Token> {
        let question = self.view.question?;
        let waits = question.kind == QuestionKind::Reinforce && question.drawn.is_none();
        if waits { self.drawn } else { None }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The unseen cards of a seat's hand, the deck and the table that each hidden place may hold all fit together.
    fn unseen(&self) -> CardSet {
        CardSet::DECK.minus(self.identified())
    }

    fn is_own(&self, seat: usize) -> bool {
        self.viewer.is(Seat::at(seat))
    }
}
