//! One world that fits a belief.

use arrayvec::ArrayVec;
use table::{Rng, Seat, below, shuffle};

use super::{Belief, Places, Token};
use crate::card::Ability;
use crate::state::{Ask, Deck, Laid, PUBLIC, Queue, State, Trigger};
use crate::view::{Question, QuestionKind};
use crate::{Card, CardSet, N_CARDS};

/// Draws before the sampler looks for a world step by step.
const PATIENCE: usize = 64;

/// A card for every hidden place.
pub(super) type Filling = ArrayVec<(Places, Card), N_CARDS>;

impl Belief {
    /// Evenly one of all assignments that fit.
    pub(super) fn imagine<R: Rng>(&self, rng: &mut R) -> State {
        let filling = self.fill(rng);
        self.build(&filling)
    }

    fn fill<R: Rng>(&self, rng: &mut R) -> Filling {
        let places = self.hidden_places();
        for _ in 0..PATIENCE {
            if let Some(taken) = self.seat_wavering_blindly(&places, rng) {
                return self.fill_rest(&places, &taken, rng);
            }
        }
        let mut taken = [None; N_CARDS];
        self.seat_wavering_in_turn(0, &places, &mut taken, rng);
        self.fill_rest(&places, &taken, rng)
    }

    /// Puts each wavering card in one of its places; `None` if two meet. Even over all assignments, by rejection.
    fn seat_wavering_blindly<R: Rng>(&self, places: &[Places], rng: &mut R) -> Option<[Option<Card>; N_CARDS]> {
        let mut taken = [None; N_CARDS];
        for it in &self.wavering {
            let fitting: ArrayVec<usize, N_CARDS> =
                (0..places.len()).filter(|at| places[*at].meets(it.places)).collect();
            let at = *table::pick(&fitting, rng)?;
            if taken[at].replace(it.card).is_some() {
                return None;
            }
        }
        Some(taken)
    }

    /// The same by backtracking, for the rare belief in which wavering cards crowd each other.
    fn seat_wavering_in_turn<R: Rng>(
        &self,
        from: usize,
        places: &[Places],
        taken: &mut [Option<Card>; N_CARDS],
        rng: &mut R,
    ) -> bool {
        let Some(it) = self.wavering.get(from) else { return true };
        let start = below(places.len().max(1) as u32, rng) as usize;
        for turn in 0..places.len() {
            let at = (start + turn) % places.len();
            if taken[at].is_none() && places[at].meets(it.places) {
                taken[at] = Some(it.card);
                if self.seat_wavering_in_turn(from + 1, places, taken, rng) {
                    return true;
                }
                taken[at] = None;
            }
        }
        false
    }

    fn fill_rest<R: Rng>(&self, places: &[Places], taken: &[Option<Card>; N_CARDS], rng: &mut R) -> Filling {
        let placed: CardSet = taken.iter().flatten().copied().collect();
        let mut rest: ArrayVec<Card, N_CARDS> = self.unseen().minus(placed).iter().collect();
        shuffle(&mut rest, rng);
        let mut filling = Filling::new();
        for (at, place) in places.iter().enumerate() {
            if let Some(card) = taken[at].or_else(|| rest.pop()) {
                filling.push((*place, card));
            }
        }
        filling
    }

    fn build(&self, filling: &Filling) -> State {
        let view = &self.view;
        let at_token = |token: Token| {
            let found = filling.iter().find(|(place, _)| *place == Places::token(token));
            found.map_or(Card::at(0), |(_, card)| *card)
        };
        let hands = [0, 1].map(|seat| self.hand(seat, filling));
        let deck: ArrayVec<Card, N_CARDS> = view
            .deck
            .iter()
            .zip(&self.deck)
            .rev()
            .map(|(card, token)| card.unwrap_or_else(|| at_token(*token)))
            .collect();
        let mut queue = Queue::EMPTY;
        for it in &view.waiting {
            queue.push(Trigger { card: it.card, owner: Seat::at(it.owner.into()) });
        }
        let mut state = State::empty(view.options.target, [0, 1, 2].map(|at| view.theatres[at].theatre));
        state.battle = view.battle;
        state.scores = view.scores;
        state.first = Seat::at(view.first.into());
        state.active = Seat::at(view.active.into());
        state.asked = Seat::at(view.question.map_or(view.active, |it| it.seat).into());
        state.queue = queue;
        state.hands = hands;
        state.deck = Deck::of(&deck);
        state.air_drop = [0, 1].map(|seat| view.players[seat].air_drop);
        state.known = self.knowledge(filling);
        state.last = view.last_battle;
        for theatre in &view.theatres {
            for (seat, side) in theatre.sides.iter().enumerate() {
                for (laid, token) in side.pile.iter().zip(&self.piles[seat][theatre.theatre.idx()]) {
                    let card = laid.card.unwrap_or_else(|| at_token(*token));
                    state.put(Seat::at(seat), theatre.theatre, Laid::new(card, laid.up));
                    if laid.up {
                        state.up[seat] = state.up[seat].with(card);
                    }
                }
            }
        }
        let drawn = view.question.and_then(|it| it.drawn).or_else(|| self.drawn.map(at_token));
        state.ask = ask(&state, view.question, drawn, view.winner);
        state
    }

    fn hand(&self, seat: usize, filling: &Filling) -> CardSet {
        let seen = self.view.players[seat].hand.iter().flatten().copied();
        let imagined = filling.iter().filter(|(place, _)| *place == Places::hand(seat)).map(|(_, card)| *card);
        seen.chain(imagined).collect()
    }

    /// Who can point at which card: the marks of the view for this viewer and for all, and for the others what they
    /// laid or drew themselves.
    fn knowledge(&self, filling: &Filling) -> [CardSet; 3] {
        let view = &self.view;
        let piles = view.theatres.iter().flat_map(|it| it.sides.iter().flat_map(|side| &side.pile));
        let laid = piles.filter(|it| it.shown).filter_map(|it| it.card);
        let hands = view.players.iter().flat_map(|it| it.shown.iter().copied());
        let drawn = view.question.filter(|it| it.drawn_shown).and_then(|it| it.drawn);
        let shown: CardSet = laid.chain(hands).chain(view.deck_shown.iter().copied()).chain(drawn).collect();
        let mut known = [shown; 3];
        for (seat, own) in known.iter_mut().enumerate().take(PUBLIC) {
            if self.is_own(seat) {
                *own = self.identified();
                continue;
            }
            let followed = filling.iter().filter(|(place, _)| place.meets(self.known_by[seat]));
            *own = followed.fold(*own, |all, (_, card)| all.with(*card));
        }
        known
    }
}

/// The question of a view as the state keeps it.
fn ask(state: &State, question: Option<Question>, drawn: Option<Card>, winner: Option<u8>) -> Ask {
    let Some(Question { seat, kind, owner, card, .. }) = question else {
        return Ask::Over { winner: Seat::at(winner.unwrap_or(0).into()) };
    };
    let Some(card) = card else { return Ask::Turn };
    let from = state.find(card).map_or(card.theatre(), |(_, theatre, _)| theatre);
    match kind {
        QuestionKind::Turn => Ask::Turn,
        QuestionKind::Play => Ask::Play { card },
        QuestionKind::Flip if card.ability() == Ability::Maneuver => Ask::FlipNear { card, from },
        QuestionKind::Flip => Ask::FlipAny { card },
        QuestionKind::FlipOwn if seat == owner => Ask::DisruptFirst { card },
        QuestionKind::FlipOwn => Ask::DisruptSecond { card },
        QuestionKind::Reinforce => Ask::Reinforce { card, from, drawn: drawn.unwrap_or(card) },
        QuestionKind::Transport => Ask::Transport { card },
        QuestionKind::Redeploy => Ask::Redeploy { card },
    }
}
