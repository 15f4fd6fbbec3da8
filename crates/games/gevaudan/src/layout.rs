//! Laying out a position by hand.
//!
//! | line | meaning |
//! |---|---|
//! | `lair: C3` | where the lair is; the box is filled accordingly |
//! | `print B2: village+1` | this print lies on this cell: colour, `+` present or `-` absent, dots |
//! | `archive 1: village+1 river-2` | archives of a seat, in order of arrival; `town` for the town's |
//! | `empty: B2 C3` | cells without a print, as many as are in archives at most |
//! | `revealed: B2 C3` | cells whose print lies face up |
//! | `seen 1: B2` | cells whose print a seat has looked at |
//! | `hunter 1: devot` | who a seat plays |
//! | `at 1: B2` | where a figure stands; all figures of the table must be given, or none |
//! | `wounds 1: 2`, `cubes 1: 3`, `influence 1: 2`, `tokens 1: 1` | what a hunter has |
//! | `marked: 1 2`, `walled: 3` | who has a wound waiting, who hides behind a wall |
//! | `out 2: trap` | who is out, by `trap` (then with the cell he stands on) or `wounds` |
//! | `characters 1: prince marquis` | Characters of a seat |
//! | `row: prince - heros` | the three spaces from the pile on |
//! | `pile: dragon suspect` | the pile from its top; the rest follows below |
//! | `discard: ministre` | the discard |
//! | `beast: C4`, `ferocity: 5` | the Beast |
//! | `round: 6`, `last round: yes` | the round under way |
//! | `first: 2` | the first player |
//! | `deck: e01 e07` | the next events from the top; the rest follows as dealt |
//! | `current: h06` | the event whose effect lasts |
//! | `memo 1: village absent, river present` | Pense-Bêtes that a seat has laid; what they earned is given with `cubes` |
//! | `turn: 2` | whose turn begins; without it, with figures given, the round begins |
//! | `points 2: 1` | how many of his action points the one whose turn it is has left |
//!
//! The order of the lines does not matter: what is said of a print, a cell or a figure is read after where it lies or stands.

use table::{Layout, LayoutError, LayoutLine, Rng, Seat, Seats, Silent};

use crate::card::{Card, Character, Hunter, N_CHARACTERS};
use crate::cell::{Cell, CellSet};
use crate::moves::Shelf;
use crate::print::{Colour, Face, PER_COLOUR, Token};
use crate::state::{Ask, BESIDE, MOST, NO_TOKEN, State, Table};
use crate::{Gevaudan, Options};

impl Layout for Gevaudan {
    fn lay_out<R: Rng>(
        options: &Options,
        n_seats: usize,
        lines: &[LayoutLine],
        rng: &mut R,
    ) -> Result<State, LayoutError> {
        let state = State::deal(options, n_seats, rng);
        let mut draft = Draft { state, fixed: Vec::new(), turn: None, points: None, emptied: CellSet::EMPTY };
        let mut lines: Vec<&LayoutLine> = lines.iter().collect();
        lines.sort_by_key(|it| rank(&it.key));
        for line in &lines {
            draft.take(&line.key, &line.value).map_err(|reason| LayoutError { line: line.line, reason })?;
        }
        let line = lines.iter().map(|it| it.line).max().unwrap_or(0);
        draft.finish(rng).map_err(|reason| LayoutError { line, reason })
    }
}

/// What must be known before a line can be understood comes before it, wherever it was written.
fn rank(key: &str) -> usize {
    const LATER: [&[&str]; 4] =
        [&["print"], &["archive"], &["empty", "at"], &["revealed", "seen", "out", "points", "tokens"]];
    let first = key.split(' ').next().unwrap_or_default();
    LATER.iter().position(|it| it.contains(&first)).map_or(0, |it| it + 1)
}

struct Draft {
    state: State,
    /// Prints whose face is settled.
    fixed: Vec<Token>,
    turn: Option<Seat>,
    /// Action points left to whose turn it is.
    points: Option<(Seat, u8)>,
    emptied: CellSet,
}

impl Draft {
    fn take(&mut self, key: &str, value: &str) -> Result<(), String> {
        let words: Vec<&str> = key.split(' ').collect();
        match words[..] {
            ["lair"] => self.hide_lair(cell(value)?),
            ["print", at] => self.lay(cell(at)?, value),
            ["archive", "town"] => self.fill(Shelf::Town, value),
            ["archive", who] => self.fill(Shelf::Hunter(self.seat(who)?), value),
            ["empty"] => cells(value)?.iter().try_for_each(|it| self.clear(it)),
            ["revealed"] => cells(value)?.iter().try_for_each(|it| self.reveal(it)),
            ["seen", who] => {
                let at = Table::at_of(self.seat(who)?);
                let table = &mut self.state.table;
                for cell in cells(value)?.iter() {
                    if let Some(token) = table.print_at(cell) {
                        table.seen[at] = table.seen[at].with(token);
                    }
                }
                Ok(())
            }
            ["row" | "pile" | "discard"] | ["characters", _] => self.characters(&words, value),
            _ => self.take_more(&words, value),
        }
    }

    /// What is one value of one hunter or of the table.
    fn take_more(&mut self, words: &[&str], value: &str) -> Result<(), String> {
        match words[..] {
            ["beast"] => self.state.table.beast = terrain(value)?,
            ["ferocity"] => self.state.table.ferocity = number(value, self.state.board.most_ferocity())?,
            ["round"] => self.state.table.round = number(value, 10)?,
            ["last", "round"] => self.state.table.last_round = value == "yes",
            ["first"] => self.state.table.first = self.seat(value)?,
            ["turn"] => self.turn = Some(self.seat(value)?),
            ["current"] => {
                let card: Card = value.parse().map_err(|()| format!("`{value}` is not an event"))?;
                self.state.table.current = Some(card);
            }
            ["deck"] => self.stack(value)?,
            ["marked"] => self.state.table.marked = self.seats(value)?,
            ["walled"] => self.state.table.walled = self.seats(value)?,
            [what, who] => {
                let seat = self.seat(who)?;
                return self.hunter(what, seat, value);
            }
            _ => return Err(format!("`{}` is not a line of this game's set-up", words.join(" "))),
        }
        Ok(())
    }

    fn hunter(&mut self, what: &str, seat: Seat, value: &str) -> Result<(), String> {
        let at = Table::at_of(seat);
        let table = &mut self.state.table;
        match what {
            "hunter" => {
                let hunter: Hunter = value.parse().map_err(|()| format!("`{value}` is not a hunter"))?;
                // Whoever had been dealt this hunter takes the other one (GEV-R47).
                let dealt = table.hunters[..table.n_seats()].iter().position(|it| *it == hunter);
                table.hunters.swap(at, dealt.unwrap_or(at));
                table.hunters[at] = hunter;
                for changed in [at, dealt.unwrap_or(at)].into_iter().filter(|_| table.agreed.abilities.is_on()) {
                    table.tokens[changed] = self.state.board.tokens(table.hunters[changed]);
                }
            }
            "at" => table.pos[at] = cell(value)?,
            "wounds" => table.wounds[at] = number(value, 2)?,
            "cubes" => table.cubes[at] = number(value, MOST)?,
            "influence" => table.influence[at] = number(value, MOST)?,
            "tokens" => table.tokens[at] = number(value, 7)?,
            "out" => self.put_out(seat, value)?,
            "memo" => value.split(',').try_for_each(|it| self.memo(seat, it.trim()))?,
            "points" => self.points = Some((seat, number(value, MOST)?)),
            _ => return Err(format!("`{what}` is not a line of this game's set-up")),
        }
        Ok(())
    }

    fn memo(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let wrong = || format!("`{text}` is not a Pense-Bête: `village absent`, `river present`");
        let (colour, says) = text.split_once(' ').ok_or_else(wrong)?;
        let colour: Colour = colour.parse().map_err(|()| wrong())?;
        let present = match says {
            "present" => true,
            "absent" => false,
            _ => return Err(wrong()),
        };
        if self.state.has_noted(seat, colour) {
            return Err(format!("there is one Pense-Bête a colour, and `{colour}` is laid"));
        }
        let at = Table::at_of(seat);
        self.state.secrets.notes[at] |= (1 | u8::from(present) << 4) << colour.idx();
        self.state.table.notes[at] += 1;
        Ok(())
    }

    fn put_out(&mut self, seat: Seat, how: &str) -> Result<(), String> {
        let table = &mut self.state.table;
        table.alive = table.alive.without(seat);
        match how {
            "wounds" => table.wounds[Table::at_of(seat)] = 3,
            "trap" => {
                table.trapped = table.trapped.with(seat);
                let cell = table.pos[Table::at_of(seat)];
                if cell == BESIDE || cell.is_refuge() {
                    return Err("say first on which terrain cell his trap failed: `at`".into());
                }
                table.failed = table.failed.with(cell);
            }
            _ => return Err(format!("`{how}` is neither `trap` nor `wounds`")),
        }
        Ok(())
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let seat: Option<Seat> = text.parse().ok();
        seat.filter(|it| it.idx() < self.state.table.n_seats()).ok_or_else(|| format!("`{text}` is not a seat here"))
    }

    fn seats(&self, text: &str) -> Result<Seats, String> {
        text.split_whitespace().try_fold(Seats::EMPTY, |all, it| Ok(all.with(self.seat(it)?)))
    }

    /// The box holds the opposite of the lair's parameters (GEV-LAIR-3).
    fn hide_lair(&mut self, lair: Cell) -> Result<(), String> {
        if lair.is_refuge() {
            return Err("the lair is never on a refuge".into());
        }
        for colour in Colour::ALL {
            let present = !self.state.board.with(colour).contains(lair);
            let boxed = Token::boxed(colour);
            if self.face(boxed).is_present() != present {
                self.settle(boxed, |it| it.is_present() == present)?;
            }
            self.fixed.push(boxed);
        }
        Ok(())
    }

    fn face(&self, token: Token) -> Face {
        self.state.secrets.faces[token.idx()]
    }

    /// Gives a print a face that fits, exchanging it with a print whose face is not settled.
    fn settle(&mut self, token: Token, fits: impl Fn(Face) -> bool) -> Result<(), String> {
        let own = PER_COLOUR * token.colour().idx();
        let mut others = (own..own + PER_COLOUR).map(Token::at);
        let other = others.find(|it| fits(self.face(*it)) && !self.fixed.contains(it));
        let other = other.ok_or("these faces contradict what was given before")?;
        self.state.secrets.faces.swap(token.idx(), other.idx());
        Ok(())
    }

    /// The print with this colour and face, wherever it lies; a face in the box is exchanged for one of its kind.
    fn print(&mut self, text: &str) -> Result<Token, String> {
        let wrong = || format!("`{text}` is not a print: village+1, dragons-3");
        let split = text.find(['+', '-']).ok_or_else(wrong)?;
        let colour: Colour = text[..split].parse().map_err(|()| wrong())?;
        let face: Face = text[split..].parse().map_err(|()| wrong())?;
        let own = PER_COLOUR * colour.idx();
        let mut token = (own..own + PER_COLOUR).map(Token::at).find(|it| self.face(*it) == face).ok_or_else(wrong)?;
        if self.fixed.contains(&token) && token != Token::boxed(colour) {
            return Err(format!("`{text}` is given twice"));
        }
        if token == Token::boxed(colour) {
            let kin = (own..own + PER_COLOUR - 1).map(Token::at);
            let mut free =
                kin.filter(|it| !self.fixed.contains(it) && self.face(*it).is_present() == face.is_present());
            let other = free.next().ok_or_else(|| format!("there is no `{text}` outside the box"))?;
            self.state.secrets.faces.swap(token.idx(), other.idx());
            token = other;
        }
        self.fixed.push(token);
        Ok(token)
    }

    fn lay(&mut self, to: Cell, text: &str) -> Result<(), String> {
        let token = self.print(text)?;
        let from = self.state.table.at.iter().position(|it| *it == token).ok_or("this print is in archives")?;
        self.state.table.at.swap(from, to.idx());
        Ok(())
    }

    fn fill(&mut self, shelf: Shelf, text: &str) -> Result<(), String> {
        for word in text.split_whitespace() {
            let token = self.print(word)?;
            let at = self.state.table.at.iter().position(|it| *it == token).ok_or("this print is in archives")?;
            self.state.table.at[at] = NO_TOKEN;
            self.state.table.shelves[shelf.idx()].push(token);
            if let Shelf::Hunter(seat) = shelf {
                let seen = &mut self.state.table.seen[Table::at_of(seat)];
                *seen = seen.with(token);
            }
        }
        Ok(())
    }

    /// Moves the print of a cell to one that archiving has emptied.
    fn clear(&mut self, cell: Cell) -> Result<(), String> {
        self.emptied = self.emptied.with(cell);
        if self.state.table.print_at(cell).is_none() {
            return Ok(());
        }
        let mut gaps = Cell::all().filter(|it| self.state.table.print_at(*it).is_none() && !self.emptied.contains(*it));
        let gap = gaps.next().ok_or("as many prints must be in archives first")?;
        self.state.table.at.swap(gap.idx(), cell.idx());
        Ok(())
    }

    fn reveal(&mut self, cell: Cell) -> Result<(), String> {
        let token = self.state.table.print_at(cell).ok_or_else(|| format!("there is no print on {cell}"))?;
        self.state.table.revealed = self.state.table.revealed.with(token);
        Ok(())
    }

    /// The next events; what they displace goes where they were, if they were in the deck at all.
    fn stack(&mut self, text: &str) -> Result<(), String> {
        for (nth, word) in text.split_whitespace().enumerate() {
            let card: Card = word.parse().map_err(|()| format!("`{word}` is not an event"))?;
            let deck = &mut self.state.secrets.deck;
            let n_events = usize::from(self.state.table.n_events);
            if nth >= n_events {
                return Err("the deck is not so long".into());
            }
            match deck[..n_events].iter().position(|it| *it == card) {
                Some(other) => deck.swap(nth, other),
                None => deck[nth] = card,
            }
        }
        Ok(())
    }

    /// Characters go where a line says; those they displace go to the bottom of the pile.
    fn characters(&mut self, words: &[&str], text: &str) -> Result<(), String> {
        if !self.state.table.agreed.characters.is_on() {
            return Err("Characters are not in play at this table".into());
        }
        for (nth, word) in text.split_whitespace().enumerate() {
            let character = match word {
                "-" => None,
                _ => Some(word.parse::<Character>().map_err(|()| format!("`{word}` is not a Character"))?),
            };
            if let Some(it) = character {
                self.take_away(it);
            }
            let table = &mut self.state.table;
            match (words[0], character) {
                ("row", _) => {
                    let slot = table.spaces.get_mut(nth).ok_or("there are three spaces")?;
                    let displaced = std::mem::replace(slot, character);
                    if let Some(it) = displaced {
                        self.put_under(it);
                    }
                }
                ("pile", Some(it)) => self.put_in_pile(it, nth),
                ("discard", Some(it)) => table.discard |= it.bit(),
                (_, Some(it)) => {
                    let at = Table::at_of(self.seat(words[1])?);
                    self.state.table.hands[at] |= it.bit();
                }
                (_, None) => (),
            }
        }
        self.show_top();
        Ok(())
    }

    /// Takes a Character from wherever it is.
    fn take_away(&mut self, character: Character) {
        let (table, pile) = (&mut self.state.table, &mut self.state.secrets.pile);
        table.hands.iter_mut().for_each(|it| *it &= !character.bit());
        table.discard &= !character.bit();
        table.spaces.iter_mut().filter(|it| **it == Some(character)).for_each(|it| *it = None);
        if let Some(place) = pile[..table.n_pile.into()].iter().position(|it| *it == character) {
            pile.copy_within(place + 1.., place);
            table.n_pile -= 1;
        }
    }

    fn put_under(&mut self, character: Character) {
        let n_pile = self.state.table.n_pile.into();
        self.put_in_pile(character, n_pile);
    }

    /// Puts a Character so many cards under the top.
    fn put_in_pile(&mut self, character: Character, depth: usize) {
        let n_pile = usize::from(self.state.table.n_pile);
        let place = n_pile.saturating_sub(depth);
        let pile = &mut self.state.secrets.pile;
        pile.copy_within(place..N_CHARACTERS - 1, place + 1);
        pile[place] = character;
        self.state.table.n_pile += 1;
    }

    fn show_top(&mut self) {
        let top = usize::from(self.state.table.n_pile).checked_sub(1);
        self.state.table.top = top.map(|it| self.state.secrets.pile[it]);
    }

    fn finish<R: Rng>(mut self, rng: &mut R) -> Result<State, String> {
        let table = &mut self.state.table;
        let n_seats = table.n_seats();
        let n_placed = table.pos[..n_seats].iter().filter(|it| **it != BESIDE).count();
        if n_placed == 0 {
            table.done = 0;
            self.state.ask_placement();
            return Ok(self.state);
        }
        if n_placed < n_seats || !table.alive.contains(table.first) {
            return Err("every figure needs its cell, and the first player must be alive".into());
        }
        if table.failed.contains(self.state.lair()) {
            return Err("a trap failed on the lair".into());
        }
        self.state.start_at(self.turn, rng);
        // Whoever has laid all four has none left to lay.
        for seat in Seat::all(n_seats).filter(|it| self.state.table.notes[Table::at_of(*it)] == 4) {
            self.state.table.noters = self.state.table.noters.without(seat);
        }
        if let Some((seat, left)) = self.points {
            let turn = &mut self.state.table.turn;
            if self.turn != Some(seat) || left > turn.base {
                return Err(format!(
                    "`points` says how much of its turn seat {seat} has left: no more than {}",
                    turn.base
                ));
            }
            turn.opening &= left == turn.base;
            turn.base = left;
        }
        Ok(self.state)
    }
}

impl State {
    /// Begins the round, or the turn of a seat within it.
    fn start_at<R: Rng>(&mut self, turn: Option<Seat>, rng: &mut R) {
        let round = self.table.round.saturating_sub(1);
        self.table.round = 0;
        match turn {
            None => self.begin_round(rng, &mut Silent),
            Some(seat) => {
                self.table.noters = self.table.alive;
                self.table.round = 1;
                self.table.leader = self.table.first;
                let nth = (0..self.table.n_seats()).find(|it| self.table.in_order(*it) == seat).unwrap_or(0);
                self.table.done = nth as u8;
                self.ask(seat, Ask::Turn);
                self.next_turn(rng, &mut Silent);
            }
        }
        self.table.round += round;
    }
}

fn cell(text: &str) -> Result<Cell, String> {
    text.parse().map_err(|()| format!("`{text}` is not a cell"))
}

fn terrain(text: &str) -> Result<Cell, String> {
    let cell = cell(text)?;
    if cell.is_refuge() { Err(format!("`{text}` is a refuge")) } else { Ok(cell) }
}

fn cells(text: &str) -> Result<CellSet, String> {
    text.split_whitespace().map(cell).collect()
}

fn number(text: &str, most: u8) -> Result<u8, String> {
    text.parse().ok().filter(|it| *it <= most).ok_or_else(|| format!("`{text}` is not a number up to {most}"))
}
