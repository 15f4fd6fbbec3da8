//! Laying out a position by hand.
//!
//! | line | meaning |
//! |---|---|
//! | `card 3: wolf` | the card of a seat; cards that no line names are dealt to the others |
//! | `middle: wolf thief` | the two cards in the middle |
//! | `night: 2` | number of the night, and of the day after it |
//! | `phase: seer` | the open call (`thief`, `cupid`, `lovers`, `seer`, `wolves`, `wolves_again`, `duel`), `debate` or `vote` |
//! | `dead: 4 6` | those who died in the night before this one |
//! | `lovers: 3 5` | the Lovers |
//! | `double: 2` | the holder of the double arrow |
//! | `thief: 4` | who was dealt the Thief, if he has swapped |
//! | `stared: 1` | the wolves that the Little Girl's stares have named |
//! | `held: yes` | calls last their time (LGT-NIGHT-4) |
//! | `victim: 7` | whom the wolves have chosen this night |

use table::{Audit, Layout, LayoutError, LayoutLine, MAX_SEATS, Rng, Seat, Seats, shuffle};

use crate::news::Call;
use crate::role::Role;
use crate::state::{Ask, State, Whom};
use crate::{LoupsGarous, Options};

impl Layout for LoupsGarous {
    fn lay_out<R: Rng>(
        options: &Options,
        n_seats: usize,
        lines: &[LayoutLine],
        rng: &mut R,
    ) -> Result<State, LayoutError> {
        let mut draft = Draft { state: State::deal(options, n_seats, rng), cards: [None; MAX_SEATS + 2], thief: None };
        for line in lines {
            draft.take(&line.key, &line.value).map_err(|reason| LayoutError { line: line.line, reason })?;
        }
        let line = lines.last().map_or(0, |it| it.line);
        draft.finish(rng).map_err(|reason| LayoutError { line, reason })
    }
}

struct Draft {
    state: State,
    cards: [Option<Role>; MAX_SEATS + 2],
    thief: Option<Seat>,
}

impl Draft {
    fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        let state = &mut self.state;
        let n_seats = state.n_seats();
        match key.split_once(' ').unwrap_or((key, "")) {
            ("card", of) => self.cards[seat(of, n_seats)?.idx()] = Some(role(value)?),
            ("middle", "") if state.has_middle() => {
                let (one, two) = value.split_once(' ').ok_or("two cards lie in the middle")?;
                self.cards[n_seats] = Some(role(one)?);
                self.cards[n_seats + 1] = Some(role(two)?);
            }
            ("night", "") => state.begin_at(value.parse().ok().filter(|it| *it > 0).ok_or("a number from 1")?),
            ("phase", "") => state.ask = phase(value)?,
            ("dead", "") => {
                let dead = seats(value, n_seats)?;
                state.alive = state.alive.minus(dead);
            }
            ("lovers", "") => {
                state.lovers = seats(value, n_seats)?;
                if state.lovers.len() != 2 {
                    return Err("there are two Lovers".into());
                }
            }
            ("double", "") => state.double = Whom::of(Some(seat(value, n_seats)?)),
            ("thief", "") => self.thief = Some(seat(value, n_seats)?),
            ("stared", "") => state.stared = seats(value, n_seats)?,
            ("held", "") => state.held = value == "yes",
            ("victim", "") => state.tonight().victim = Whom::of(Some(seat(value, n_seats)?)),
            _ => return Err(format!("`{key}` cannot be set up here")),
        }
        Ok(())
    }

    fn finish<R: Rng>(mut self, rng: &mut R) -> Result<State, String> {
        let cards = self.all_cards(rng)?;
        let state = &mut self.state;
        state.give(&cards);
        if let Some(thief) = self.thief {
            state.thief = Whom::of(Some(thief));
        }
        for seat in Seat::all(state.n_seats()).filter(|it| !state.alive.contains(*it)) {
            state.deaths[seat.idx()].night = state.night - 1;
        }
        if matches!(state.ask, Ask::Vote) {
            state.candidates = state.alive;
        }
        LoupsGarous::audit(state)?;
        Ok(self.state)
    }

    /// The cards that are named, and the rest of the deck in any order.
    fn all_cards<R: Rng>(&self, rng: &mut R) -> Result<[Role; MAX_SEATS + 2], String> {
        let mut deck = self.state.deck;
        let n_cards = deck.len();
        for card in self.cards.iter().flatten() {
            if !deck.take(*card) {
                return Err(format!("the deck has not so many cards of {card}"));
            }
        }
        let mut rest: Vec<Role> = deck.cards().collect();
        shuffle(&mut rest, rng);
        let mut all = [Role::Villager; MAX_SEATS + 2];
        for (slot, named) in all.iter_mut().zip(self.cards).take(n_cards) {
            *slot = named.or_else(|| rest.pop()).unwrap_or(Role::Villager);
        }
        Ok(all)
    }
}

fn role(text: &str) -> Result<Role, String> {
    text.parse().map_err(|()| format!("`{text}` is no card"))
}

fn seat(text: &str, n_seats: usize) -> Result<Seat, String> {
    let seat: Seat = text.parse().map_err(|it: table::SeatError| it.to_string())?;
    if seat.idx() < n_seats { Ok(seat) } else { Err(format!("nobody sits at {seat}")) }
}

fn seats(text: &str, n_seats: usize) -> Result<Seats, String> {
    text.split_whitespace().map(|it| seat(it, n_seats)).collect()
}

fn phase(text: &str) -> Result<Ask, String> {
    Ok(match text {
        "thief" => Ask::Call(Call::Thief),
        "cupid" => Ask::Call(Call::Cupid),
        "lovers" => Ask::Call(Call::Lovers),
        "seer" => Ask::Call(Call::Seer),
        "wolves" => Ask::Call(Call::Wolves),
        "wolves_again" => Ask::Call(Call::WolvesAgain),
        "duel" => Ask::Call(Call::Duel),
        "debate" => Ask::Debate,
        "vote" => Ask::Vote,
        _ => return Err(format!("`{text}` is no phase that can be set up")),
    })
}
