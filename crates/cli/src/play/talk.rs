//! Who has the word. Mostly one seat is asked; in a debate many are, and others may answer out of turn. People come first,
//! then every bot once, then people again; whoever may say something new is offered to.

use std::collections::BTreeSet;

use ::table::{Actor, Seat, Seats, Turn, Viewer};
use cabinet::AnySession;

/// Who is to act, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// A person who is asked.
    Person(Seat),
    /// A person who may, but need not.
    Free(Seat),
    /// A bot that is asked.
    Bot(Seat),
    /// A bot that may, but need not.
    Interject(Seat),
}

/// What is remembered from one word to the next.
pub(super) struct Talk {
    people: Vec<Seat>,
    /// Who has acted or passed since all were asked.
    heard: Seats,
    /// By seat, the moment at which a bot was last asked whether it would like to say something.
    offered: Vec<Option<u32>>,
    /// Moves out of turn since anybody was asked for something: bots must not talk to each other for ever.
    out_of_turn: usize,
    /// By seat, the kinds of moves a person had before: only what is new is offered.
    kinds: Vec<BTreeSet<String>>,
    last: Seat,
}

impl Talk {
    pub(super) fn new(sitting: &dyn AnySession, people: Vec<Seat>) -> Self {
        let kinds = Seat::all(sitting.n_seats()).map(|it| kinds(sitting, it)).collect();
        let offered = vec![None; sitting.n_seats()];
        Self { people, heard: Seats::EMPTY, offered, out_of_turn: 0, kinds, last: Seat::FIRST }
    }

    /// Who has the word now; nobody if the game is over.
    pub(super) fn next(&mut self, sitting: &dyn AnySession) -> Option<Word> {
        let Turn::Open { must, may } = sitting.turn() else { return None };
        let free = may.minus(must);
        if let Some(bot) = self.interjects(sitting, free) {
            return Some(Word::Interject(bot));
        }
        if let Some(person) = self.surprised(sitting, free) {
            return Some(Word::Free(person));
        }
        if must.minus(self.heard).is_empty() {
            self.heard = Seats::EMPTY;
        }
        let left = must.minus(self.heard);
        let people: Option<Seat> = self.people.iter().copied().find(|it| left.contains(*it));
        people.map(Word::Person).or_else(|| self.after(left, sitting.n_seats()).map(Word::Bot))
    }

    /// Whether somebody else could act before `seat`, which is asked.
    pub(super) fn may_pass(sitting: &dyn AnySession, seat: Seat) -> bool {
        matches!(sitting.turn(), Turn::Open { must, .. } if !must.without(seat).is_empty())
    }

    /// Somebody who was asked has moved or let others go first.
    pub(super) fn heard(&mut self, seat: Seat) {
        self.heard = self.heard.with(seat);
        self.last = seat;
        self.out_of_turn = 0;
    }

    /// A bot has moved out of turn.
    pub(super) fn interjected(&mut self) {
        self.out_of_turn += 1;
    }

    /// A bot that may act and has met something new.
    fn interjects(&mut self, sitting: &dyn AnySession, free: Seats) -> Option<Seat> {
        if self.out_of_turn >= sitting.n_seats() {
            return None;
        }
        let new = |it: &Seat| self.offered[it.idx()] != Some(sitting.moment_number(Viewer::Seat(*it)));
        let bot = free.iter().filter(|it| !self.people.contains(it)).find(new)?;
        self.offered[bot.idx()] = Some(sitting.moment_number(Viewer::Seat(bot)));
        Some(bot)
    }

    /// A person who may do something of a kind that was not there before: answer an accusation, agree to a hint.
    fn surprised(&mut self, sitting: &dyn AnySession, free: Seats) -> Option<Seat> {
        for idx in 0..self.people.len() {
            let seat = self.people[idx];
            let now = kinds(sitting, seat);
            let before = std::mem::replace(&mut self.kinds[seat.idx()], now);
            if free.contains(seat) && !self.kinds[seat.idx()].is_subset(&before) {
                return Some(seat);
            }
        }
        None
    }

    /// The first of these bots after the last who had the word.
    fn after(&self, seats: Seats, n_seats: usize) -> Option<Seat> {
        seats.iter().min_by_key(|it| (it.idx() + n_seats - self.last.idx() - 1) % n_seats)
    }
}

fn kinds(sitting: &dyn AnySession, seat: Seat) -> BTreeSet<String> {
    let verb = |it: String| it.split(' ').next().map(ToOwned::to_owned);
    sitting.moves(Actor::Seat(seat)).into_iter().filter_map(verb).collect()
}
