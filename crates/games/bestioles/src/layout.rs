//! Laying out a position by hand.
//!
//! | line | meaning |
//! |---|---|
//! | `theatres: air land sea` | the order from left to right |
//! | `first: 1` | the first player |
//! | `active: 2` | whose turn it is; the first player's if absent |
//! | `scores: 6 3` | points of both seats |
//! | `battle: 3` | number of the battle |
//! | `hand 1: air-1 sea-2` | a hand; `-` for none; absent: random cards, six less those on its side |
//! | `side 2 air: land-4 (sea-3) air-5` | a pile from the bottom up, face-down cards in brackets |
//! | `deck: air-6 sea-1` | the deck from the top; what is left over lies below in random order |
//! | `shown: sea-3` | hidden cards that everybody knows |
//! | `air drop: 1` | a seat whose Air Drop waits |

use table::{Layout, LayoutError, LayoutLine, Rng, Seat, shuffle};

use crate::state::{Deck, HAND, Laid, Pile, State};
use crate::{Bestioles, Card, CardSet, Options, SIDES, Theatre};

impl Layout for Bestioles {
    fn lay_out<R: Rng>(
        options: &Options,
        _n_seats: usize,
        lines: &[LayoutLine],
        rng: &mut R,
    ) -> Result<State, LayoutError> {
        let mut draft = Draft::new(State::deal(options.target, rng));
        for line in lines {
            draft.take(&line.key, &line.value).map_err(|reason| LayoutError { line: line.line, reason })?;
        }
        let line = lines.last().map_or(0, |it| it.line);
        draft.finish(rng).map_err(|reason| LayoutError { line, reason })
    }
}

struct Draft {
    state: State,
    active: Option<Seat>,
    hands: [Option<CardSet>; 2],
    deck: Vec<Card>,
    shown: CardSet,
    placed: CardSet,
}

impl Draft {
    fn new(mut state: State) -> Self {
        state.hands = [CardSet::EMPTY; 2];
        Self { state, active: None, hands: [None; 2], deck: Vec::new(), shown: CardSet::EMPTY, placed: CardSet::EMPTY }
    }

    fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        let words: Vec<&str> = key.split(' ').collect();
        match words[..] {
            ["theatres"] => self.state.order = order(value)?,
            ["first"] => self.state.first = seat(value)?,
            ["active"] => self.active = Some(seat(value)?),
            ["scores"] => self.state.scores = scores(value)?,
            ["battle"] => self.state.battle = value.parse().map_err(|_| format!("`{value}` is not a number"))?,
            ["hand", who] => {
                let cards = self.place_all(value)?;
                self.hands[seat(who)?.idx()] = Some(cards.into_iter().collect());
            }
            ["side", who, theatre] => self.lay(seat(who)?, parse_theatre(theatre)?, value)?,
            ["deck"] => self.deck = self.place_all(value)?,
            ["shown"] => self.shown = self.shown.or(cards(value)?.into_iter().collect()),
            ["air", "drop"] => self.state.air_drop[seat(value)?.idx()] = true,
            _ => return Err(format!("`{key}` is not a line of this game's set-up")),
        }
        Ok(())
    }

    fn lay(&mut self, side: Seat, theatre: Theatre, value: &str) -> Result<(), String> {
        for word in value.split_whitespace().filter(|it| *it != "-") {
            let inner = word.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
            let card = self.place(inner.unwrap_or(word))?;
            self.state.put(side, theatre, Laid::new(card, inner.is_none()));
            self.state.known[side.idx()] = self.state.known[side.idx()].with(card);
            if inner.is_none() {
                self.state.up[side.idx()] = self.state.up[side.idx()].with(card);
                self.shown = self.shown.with(card);
            }
        }
        Ok(())
    }

    fn place_all(&mut self, value: &str) -> Result<Vec<Card>, String> {
        value.split_whitespace().filter(|it| *it != "-").map(|word| self.place(word)).collect()
    }

    fn place(&mut self, word: &str) -> Result<Card, String> {
        let card = parse_card(word)?;
        if self.placed.contains(card) {
            return Err(format!("{card} is laid out twice"));
        }
        self.placed = self.placed.with(card);
        Ok(card)
    }

    fn finish<R: Rng>(mut self, rng: &mut R) -> Result<State, String> {
        let mut rest: Vec<Card> = CardSet::DECK.minus(self.placed).iter().collect();
        shuffle(&mut rest, rng);
        for side in SIDES {
            let laid: usize = self.state.piles[side.idx()].iter().map(Pile::len).sum();
            let wanted = HAND.saturating_sub(laid).min(rest.len());
            let hand = self.hands[side.idx()].unwrap_or_else(|| rest.drain(..wanted).collect());
            self.state.hands[side.idx()] = hand;
        }
        rest.extend(self.deck.iter().rev());
        self.state.deck = Deck::of(&rest);
        for known in &mut self.state.known {
            *known = known.or(self.shown);
        }
        self.state.mark_shown();
        self.state.active = self.active.unwrap_or(self.state.first);
        self.state.asked = self.state.active;
        if self.state.hands[self.state.active.idx()].is_empty() {
            return Err(format!("seat {} is to play and has no card", self.state.active));
        }
        Ok(self.state)
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    match text.parse::<Seat>() {
        Ok(seat) if seat.idx() < 2 => Ok(seat),
        _ => Err(format!("`{text}` is not a seat: 1 or 2")),
    }
}

fn parse_theatre(text: &str) -> Result<Theatre, String> {
    text.parse().map_err(|()| format!("`{text}` is not a theatre: air, land or sea"))
}

fn parse_card(text: &str) -> Result<Card, String> {
    text.parse().map_err(|()| format!("`{text}` is not a card: air-1 to air-6, land-1 to land-6, sea-1 to sea-6"))
}

fn cards(value: &str) -> Result<Vec<Card>, String> {
    value.split_whitespace().map(parse_card).collect()
}

fn order(value: &str) -> Result<[Theatre; 3], String> {
    let theatres: Vec<Theatre> = value.split_whitespace().map(parse_theatre).collect::<Result<_, _>>()?;
    match theatres[..] {
        [a, b, c] if a != b && b != c && a != c => Ok([a, b, c]),
        _ => Err("the order names air, land and sea once each".into()),
    }
}

fn scores(value: &str) -> Result<[u8; 2], String> {
    let numbers: Option<Vec<u8>> = value.split_whitespace().map(|it| it.parse().ok()).collect();
    match numbers.as_deref() {
        Some([one, two]) => Ok([*one, *two]),
        _ => Err("scores are two numbers".into()),
    }
}
