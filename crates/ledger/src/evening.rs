//! What a table carries from one game to the next: who has won how often, and what is proposed to be played now.

use serde::{Deserialize, Serialize};

use crate::{GuestId, Link, Sitter};

/// The games of one table, one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Evening {
    /// Games that were played to their end here.
    pub played: u32,
    /// Who has won some of them.
    pub won: Vec<Wins>,
    /// Where the game that is played now, or was played last, will stay.
    pub address: Option<Link>,
    /// The next game, while it is only proposed.
    pub proposal: Option<Proposal>,
}

/// Games that somebody has won from one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wins {
    /// Who: a person, or a bot by its name.
    pub who: Winner,
    /// From which seat: one person may hold several on one device.
    pub seat: u8,
    /// How many.
    pub games: u32,
}

/// Somebody who can win again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// A person.
    Guest(GuestId),
    /// A bot, whatever its level: its name stays.
    Bot(String),
}

/// A game that is proposed to those who sit here. Bots always agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// Who proposes it.
    pub by: GuestId,
    /// Another game; none for the same once more.
    pub game: Option<String>,
    /// Who has said yes, the proposer first.
    pub accepted: Vec<GuestId>,
    /// Who has said not now.
    pub declined: Vec<GuestId>,
}

impl Proposal {
    /// Notes what somebody says; his last word counts.
    pub fn answer(&mut self, guest: &GuestId, yes: bool) {
        self.accepted.retain(|it| it != guest);
        self.declined.retain(|it| it != guest);
        let said = if yes { &mut self.accepted } else { &mut self.declined };
        said.push(guest.clone());
    }

    /// Forgets what somebody has said.
    pub fn forget(&mut self, guest: &GuestId) {
        self.accepted.retain(|it| it != guest);
        self.declined.retain(|it| it != guest);
    }
}

impl Evening {
    /// Notes how a game ended.
    pub fn note(&mut self, seats: &[Sitter], winners: &[u8]) {
        self.played = self.played.saturating_add(1);
        for seat in winners.iter().copied() {
            let Some(who) = seats.get(usize::from(seat)).and_then(winner) else { continue };
            match self.won.iter_mut().find(|it| it.who == who && it.seat == seat) {
                Some(wins) => wins.games += 1,
                None => self.won.push(Wins { who, seat, games: 1 }),
            }
        }
    }

    /// How many games each of those who sit here now has won at this table.
    pub fn score(&self, seats: &[Sitter]) -> Vec<u32> {
        let score = |(idx, sitter): (usize, &Sitter)| {
            let Some(who) = winner(sitter) else { return 0 };
            // Who moves to another seat takes his wins along; who holds several has a score for each.
            let alone = seats.iter().filter(|it| winner(it).as_ref() == Some(&who)).count() == 1;
            let his = self.won.iter().filter(|it| it.who == who && (alone || usize::from(it.seat) == idx));
            his.map(|it| it.games).sum()
        };
        seats.iter().enumerate().map(score).collect()
    }
}

fn winner(sitter: &Sitter) -> Option<Winner> {
    match sitter {
        Sitter::Free => None,
        Sitter::Person { guest, .. } => Some(Winner::Guest(guest.clone())),
        Sitter::Bot { name, .. } => Some(Winner::Bot(name.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Sitter {
        Sitter::person(GuestId(id.into()))
    }

    fn bot(name: &str) -> Sitter {
        Sitter::bot("easy", name)
    }

    #[test]
    fn wins_go_with_who_has_won() {
        let mut evening = Evening::default();
        let seats = [person("ana"), person("bob"), bot("Renart")];
        evening.note(&seats, &[0, 2]);
        evening.note(&seats, &[0]);
        evening.note(&seats, &[]);
        assert_eq!((evening.played, evening.score(&seats)), (3, vec![2, 0, 1]));
        let moved = [bot("Renart"), person("ana"), person("eve"), Sitter::Free];
        assert_eq!(evening.score(&moved), [1, 2, 0, 0]);
    }

    #[test]
    fn several_seats_of_one_person_are_counted_apart() {
        let mut evening = Evening::default();
        let child = Sitter::Person { guest: GuestId("ana".into()), called: Some("Lou".into()) };
        let seats = [person("ana"), child];
        evening.note(&seats, &[1]);
        evening.note(&seats, &[1]);
        evening.note(&seats, &[0]);
        assert_eq!(evening.score(&seats), [1, 2]);
    }

    #[test]
    fn the_last_word_counts() {
        let (ana, bob) = (GuestId("ana".into()), GuestId("bob".into()));
        let mut proposal = Proposal { by: ana.clone(), game: None, accepted: vec![ana.clone()], declined: Vec::new() };
        proposal.answer(&bob, false);
        proposal.answer(&bob, true);
        assert_eq!((proposal.accepted.len(), proposal.declined.len()), (2, 0));
        proposal.answer(&bob, false);
        assert_eq!((&proposal.accepted[..], &proposal.declined[..]), (&[ana][..], &[bob.clone()][..]));
        proposal.forget(&bob);
        assert_eq!((proposal.accepted.len(), proposal.declined.len()), (1, 0));
    }
}
