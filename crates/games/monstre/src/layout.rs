//! Laying out a position by hand: the beginning of somebody's turn.
//!
//! | line | meaning |
//! |---|---|
//! | `hand 2: sirene ami` | a hand; `-` for none; absent: random cards, as many as that player has left |
//! | `monster: sirene` | the Monster of the round, if no hand names it; it then is in one of the other hands |
//! | `pile 1: avis (chasseur) ami` | what a player has played, first first; in brackets what he has laid face down |
//! | `first: 3` | who began; the last seat if absent. An Avis that is nowhere else is the first card of his pile |
//! | `active: 2` | whose turn it is; the holder of the Avis if it is in a hand, else the next after `first` |
//! | `turns 2: 3` | turns a player has begun; absent: one for each card of his pile, and one more if it is his turn |
//! | `friends: 2 3` | the Friends; absent: whoever has an Ami on his pile |
//! | `hunters: 1` | Hunters played so far; absent: those on the piles |
//! | `round: 5` | number of the round |
//! | `scores: 2 0 1` | points by seat |
//! | `used: vampire gumiho` | the Monsters of earlier rounds |
//! | `tied: 1 3` | a further round between these |

use table::{Layout, LayoutError, LayoutLine, Rng, Seat, shuffle};

use crate::card::{Card, N_MONSTERS};
use crate::hand::Laid;
use crate::moves::MAX_PLAYERS;
use crate::state::{FRESH, State, bit};
use crate::view::How;
use crate::{Monstre, Options};

impl Layout for Monstre {
    fn lay_out<R: Rng>(
        options: &Options,
        n_seats: usize,
        lines: &[LayoutLine],
        rng: &mut R,
    ) -> Result<State, LayoutError> {
        let mut draft = Draft::new(options, n_seats);
        for line in lines {
            draft.take(&line.key, &line.value).map_err(|reason| LayoutError { line: line.line, reason })?;
        }
        let line = lines.last().map_or(0, |it| it.line);
        draft.finish(rng).map_err(|reason| LayoutError { line, reason })
    }
}

struct Draft {
    state: State,
    hands: [Option<Vec<Card>>; MAX_PLAYERS],
    monster: Option<Card>,
    active: Option<Seat>,
    turns: [Option<u8>; MAX_PLAYERS],
    friends: Option<u8>,
    hunters: Option<u8>,
}

impl Draft {
    fn new(options: &Options, n_seats: usize) -> Self {
        let mut state = State::empty(options, n_seats);
        state.round = 1;
        state.first = Seat::at(n_seats - 1);
        Self {
            state,
            hands: Default::default(),
            monster: None,
            active: None,
            turns: [None; MAX_PLAYERS],
            friends: None,
            hunters: None,
        }
    }

    fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        let words: Vec<&str> = key.split(' ').collect();
        match words[..] {
            ["hand", who] => {
                let seat = self.seat(who)?;
                self.hands[seat.idx()] = Some(self.hand(value)?);
            }
            ["monster"] => self.name_monster(card(value)?)?,
            ["pile", who] => self.pile(self.seat(who)?, value)?,
            ["first"] => self.state.first = self.seat(value)?,
            ["active"] => self.active = Some(self.seat(value)?),
            ["turns", who] => self.turns[self.seat(who)?.idx()] = Some(number(value)?),
            ["friends"] => self.friends = Some(self.seats(value)?),
            ["hunters"] => self.hunters = Some(number(value)?),
            ["round"] => self.state.round = number(value)?,
            ["scores"] => {
                for (score, word) in self.state.scores.iter_mut().zip(value.split_whitespace()) {
                    *score = number(word)?;
                }
            }
            ["used"] => {
                for word in value.split_whitespace() {
                    self.state.used |= 1 << card(word)?.monster_idx();
                }
            }
            ["tied"] => self.state.contenders = self.seats(value)?,
            _ => return Err(format!("`{key}` is not a line of this game's set-up")),
        }
        Ok(())
    }

    fn hand(&mut self, value: &str) -> Result<Vec<Card>, String> {
        let cards: Vec<Card> = value.split_whitespace().filter(|it| *it != "-").map(card).collect::<Result<_, _>>()?;
        if cards.len() > FRESH {
            return Err("a hand has at most four cards".into());
        }
        cards.iter().filter(|it| it.is_monster()).try_for_each(|it| self.name_monster(*it))?;
        Ok(cards)
    }

    fn name_monster(&mut self, monster: Card) -> Result<(), String> {
        if !monster.is_monster() || self.monster.is_some() {
            return Err(format!("one Monster a round, and {monster} is one too many or none"));
        }
        self.monster = Some(monster);
        Ok(())
    }

    fn pile(&mut self, seat: Seat, value: &str) -> Result<(), String> {
        for word in value.split_whitespace().filter(|it| *it != "-") {
            let inner = word.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
            let how = if inner.is_some() { How::Laid } else { How::Played };
            let card = card(inner.unwrap_or(word))?;
            if card.is_monster() || how == How::Laid && card != Card::Chasseur {
                return Err(format!("{card} does not lie there in the middle of a round"));
            }
            self.state.pile_mut(seat).push(Laid { card, how, from: seat });
        }
        Ok(())
    }

    fn finish<R: Rng>(mut self, rng: &mut R) -> Result<State, String> {
        self.place_avis();
        self.take_out()?;
        self.count();
        self.deal_rest(rng)?;
        let active = self.active.unwrap_or(self.state.first);
        if self.state.hand(active).is_empty() {
            return Err(format!("seat {active} is to play and has no card"));
        }
        self.state.start_at(active, self.turns[active.idx()]);
        Ok(self.state)
    }

    /// The Avis is in the hand of who begins, or on his pile.
    fn place_avis(&mut self) {
        let holds = |cards: &Option<Vec<Card>>| cards.as_ref().is_some_and(|it| it.contains(&Card::Avis));
        if let Some(idx) = self.hands.iter().position(holds) {
            self.state.first = Seat::at(idx);
            self.active = self.active.or(Some(self.state.first));
            return;
        }
        let first = self.state.first;
        let lies = self.state.piles.iter().any(|it| it.cards().iter().any(|it| it.card == Card::Avis));
        if !lies {
            let avis = Laid { card: Card::Avis, how: How::Played, from: first };
            let pile = self.state.pile_mut(first);
            *pile = std::iter::once(avis).chain(pile.cards()).collect();
        }
        let next = Seat::at((first.idx() + 1) % usize::from(self.state.n_seats));
        self.active = self.active.or(Some(next));
    }

    /// What is laid out is not in the middle.
    fn take_out(&mut self) -> Result<(), String> {
        self.state.middle = self.state.deck.counts;
        let laid: Vec<Card> = self.state.piles.iter().flat_map(|it| it.cards()).map(|it| it.card).collect();
        for card in self.hands.iter().flatten().flatten().copied().chain(laid).filter(|it| !it.is_monster()) {
            let left = &mut self.state.middle[card.idx()];
            *left = left.checked_sub(1).ok_or_else(|| format!("there are not so many {card}"))?;
        }
        Ok(())
    }

    fn count(&mut self) {
        for seat in Seat::all(self.state.n_seats.into()) {
            let pile = self.state.piles[seat.idx()];
            let played = |card: Card| pile.cards().iter().filter(|it| it.card == card && it.how == How::Played).count();
            self.state.turns[seat.idx()] = self.turns[seat.idx()].unwrap_or(pile.len() as u8);
            self.state.hunters += played(Card::Chasseur) as u8;
            self.state.friends |= if played(Card::Ami) > 0 { bit(seat) } else { 0 };
        }
        self.state.hunters = self.hunters.unwrap_or(self.state.hunters);
        self.state.friends = self.friends.unwrap_or(self.state.friends);
    }

    /// The hands that were not named, the Monster among them if no other has it.
    fn deal_rest<R: Rng>(&mut self, rng: &mut R) -> Result<(), String> {
        let used = self.state.used;
        self.state.monster = self
            .monster
            .or_else(|| (0..N_MONSTERS).find(|idx| used >> idx & 1 == 0).map(Card::monster))
            .ok_or("no Monster is left")?;
        let named = self.hands.iter().flatten().flatten().any(|it| it.is_monster());
        let mut rest: Vec<Card> = Card::ALL[1..]
            .iter()
            .filter(|it| !it.is_monster())
            .flat_map(|it| std::iter::repeat_n(*it, self.state.middle[it.idx()].into()))
            .collect();
        shuffle(&mut rest, rng);
        if !named {
            rest.push(self.state.monster);
        }
        for seat in Seat::all(self.state.n_seats.into()) {
            let wanted = FRESH.saturating_sub(self.state.piles[seat.idx()].len());
            let cards = match self.hands[seat.idx()].take() {
                Some(cards) => cards,
                None => self.draw(&mut rest, wanted),
            };
            for card in cards {
                self.state.put_in(seat, card);
            }
        }
        let held = Seat::all(self.state.n_seats.into()).find(|it| self.state.hand(*it).has(self.state.monster));
        self.state.holder = held.ok_or("every hand is laid out, and none has the Monster")?;
        Ok(())
    }

    fn draw(&mut self, rest: &mut Vec<Card>, wanted: usize) -> Vec<Card> {
        let cards = rest.split_off(rest.len().saturating_sub(wanted));
        for card in cards.iter().filter(|it| !it.is_monster()) {
            self.state.middle[card.idx()] -= 1;
        }
        cards
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        match text.parse::<Seat>() {
            Ok(seat) if seat.idx() < usize::from(self.state.n_seats) => Ok(seat),
            _ => Err(format!("`{text}` is not a seat: 1 to {}", self.state.n_seats)),
        }
    }

    fn seats(&self, value: &str) -> Result<u8, String> {
        let words = value.split_whitespace().filter(|it| *it != "-");
        words.map(|it| self.seat(it)).try_fold(0, |set, it| Ok(set | bit(it?)))
    }
}

fn card(text: &str) -> Result<Card, String> {
    let names = || Card::ALL.map(Card::key).join(", ");
    text.parse().map_err(|()| format!("`{text}` is not a card: {}", names()))
}

fn number(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number"))
}
