//! Who meets whom, and who sits where.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

/// How entrants meet. The same deals are played by all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// Everybody against everybody: in pairs at a table for two, as one among copies of another at a larger one, as a whole side
    /// against another where there are sides, alone where one plays alone.
    RoundRobin,
    /// Each against this one, or among copies of it.
    Among(usize),
    /// All at one table, which take further seats in turn.
    Mix,
}

/// Entrants that meet, and the games that they play with each deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fixture {
    /// Whose share of victories is asked for.
    pub(crate) subjects: Vec<Subject>,
    pub(crate) seating: Seating,
}

/// Whose share of victories is asked for, and in which part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Subject {
    pub(crate) entrant: usize,
    /// Against whom, or among whose copies; none in a mix, and for who plays alone.
    pub(crate) against: Option<usize>,
    /// As which side, where there are sides.
    pub(crate) side: Option<usize>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seating {
    /// The entrant of every seat, game by game.
    Seats(Vec<PerSeat<usize>>),
    /// The entrant of every side: one game, since the deal says who is of which.
    Sides(Vec<usize>),
}

impl Seating {
    pub(crate) fn n_games(&self) -> u64 {
        match self {
            Self::Seats(games) => games.len() as u64,
            Self::Sides(_) => 1,
        }
    }
}

/// Everything that is played with one deal. All fixtures have the same number of games.
pub(crate) fn fixtures(form: Form, n_entrants: usize, n_seats: usize, n_sides: usize) -> Vec<Fixture> {
    if form == Form::Mix {
        return vec![mix(n_entrants, n_seats)];
    }
    if n_seats == 1 {
        return (0..n_entrants).map(alone).collect();
    }
    let others = |own: usize| (0..n_entrants).filter(move |it| *it != own);
    if n_sides == 2 {
        return match form {
            // What it does against itself is what the others are compared with.
            Form::Among(with) => others(with)
                .flat_map(|it| [sides(it, with), sides(with, it)])
                .chain(std::iter::once(sides(with, with)))
                .collect(),
            _ => (0..n_entrants).flat_map(|it| others(it).map(move |other| sides(it, other))).collect(),
        };
    }
    match form {
        Form::Among(with) => others(with).map(|it| among(it, with, n_seats)).collect(),
        // At a table for two it is the same from either end.
        _ if n_seats == 2 => {
            (0..n_entrants).flat_map(|it| (it + 1..n_entrants).map(move |other| among(it, other, n_seats))).collect()
        }
        _ => (0..n_entrants).flat_map(|it| others(it).map(move |other| among(it, other, n_seats))).collect(),
    }
}

fn alone(entrant: usize) -> Fixture {
    let subjects = vec![Subject { entrant, against: None, side: None }];
    Fixture { subjects, seating: Seating::Seats(vec![std::iter::once(entrant).collect()]) }
}

/// One on every seat in turn, copies of the other on all others.
fn among(entrant: usize, with: usize, n_seats: usize) -> Fixture {
    let line_up = |own: Seat| Seat::all(n_seats).map(|it| if it == own { entrant } else { with }).collect();
    let subjects = vec![Subject { entrant, against: Some(with), side: None }];
    Fixture { subjects, seating: Seating::Seats(Seat::all(n_seats).map(line_up).collect()) }
}

fn sides(first: usize, second: usize) -> Fixture {
    let subject = |entrant, against, side| Subject { entrant, against: Some(against), side: Some(side) };
    Fixture {
        subjects: vec![subject(first, second, 0), subject(second, first, 1)],
        seating: Seating::Sides(vec![first, second]),
    }
}

/// Every rotation of all of them.
fn mix(n_entrants: usize, n_seats: usize) -> Fixture {
    let line_up = |turn: usize| Seat::all(n_seats).map(|it| (it.idx() + turn) % n_seats % n_entrants).collect();
    let subjects = (0..n_entrants).map(|entrant| Subject { entrant, against: None, side: None });
    Fixture { subjects: subjects.collect(), seating: Seating::Seats((0..n_seats).map(line_up).collect()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(fixture: &Fixture) -> Vec<Vec<usize>> {
        match &fixture.seating {
            Seating::Seats(games) => games.iter().map(|it| it.to_vec()).collect(),
            Seating::Sides(sides) => vec![sides.clone()],
        }
    }

    #[test]
    fn pairs_swap_seats() {
        let all = fixtures(Form::RoundRobin, 3, 2, 0);
        let games: Vec<_> = all.iter().map(seats).collect();
        let swapped = |one, two| vec![vec![one, two], vec![two, one]];
        assert_eq!(games, [swapped(0, 1), swapped(0, 2), swapped(1, 2)]);
    }

    #[test]
    fn one_sits_on_every_seat_among_the_others() {
        let all = fixtures(Form::Among(1), 2, 3, 0);
        assert_eq!(all.iter().map(seats).collect::<Vec<_>>(), [[[0, 1, 1], [1, 0, 1], [1, 1, 0]]]);
        assert_eq!(fixtures(Form::RoundRobin, 3, 4, 0).len(), 6, "each among copies of each other");
    }

    #[test]
    fn sides_are_played_both_ways_and_against_their_like() {
        let all = fixtures(Form::Among(1), 2, 12, 2);
        assert_eq!(all.iter().map(seats).collect::<Vec<_>>(), [[[0, 1]], [[1, 0]], [[1, 1]]]);
        let against = |it: &Subject| (it.entrant, it.against, it.side);
        let subjects: Vec<_> = all[0].subjects.iter().map(against).collect();
        assert_eq!(subjects, [(0, Some(1), Some(0)), (1, Some(0), Some(1))]);
        assert_eq!(fixtures(Form::RoundRobin, 3, 12, 2).len(), 6);
    }

    #[test]
    fn a_mix_rotates_and_who_is_alone_is_alone() {
        assert_eq!(seats(&fixtures(Form::Mix, 2, 3, 0)[0]), [[0, 1, 0], [1, 0, 0], [0, 0, 1]]);
        assert_eq!(fixtures(Form::RoundRobin, 2, 1, 0).iter().map(seats).collect::<Vec<_>>(), [[[0]], [[1]]]);
    }
}
