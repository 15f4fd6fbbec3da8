//! The end of rounds and of the game.

use table::{Rng, Seat, Tell};

use crate::event::{Event, What};
use crate::moves::MAX_PLAYERS;
use crate::news::News;
use crate::past::Past;
use crate::state::{Ask, State, bit, everybody, seats};
use crate::view::RoundEnd;

impl State {
    /// The Monster is out: points, then the next round or the end (MON-11, MON-25 to MON-30).
    pub(crate) fn end_round<R: Rng>(
        &mut self,
        end: RoundEnd,
        by: Seat,
        side: Seat,
        rng: &mut R,
        tell: &mut impl Tell<Event>,
    ) {
        let points = self.points(end, by, side);
        let past = self.past(end, by, side, points);
        if self.contenders == 0 {
            self.used |= 1 << self.monster.monster_idx();
            self.scores.iter_mut().zip(points).for_each(|(score, points)| *score += points);
        }
        tell.tell(|| {
            let result = Box::new(past.shown(self.n_seats.into()));
            Event(What::Open(News::RoundEnded { result, scores: self.per_seat(self.scores) }))
        });
        self.last = Some(past);
        if self.is_decided(points) {
            self.end_game(tell);
        } else {
            self.deal_round(rng);
            tell.tell(|| self.begun());
        }
    }

    /// Points of a round by seat (MON-25 to MON-27).
    fn points(&self, end: RoundEnd, by: Seat, side: Seat) -> [u8; MAX_PLAYERS] {
        let (holder, friends) = (bit(side), self.friends);
        let all = everybody(self.n_seats);
        let (two, one) = match end {
            RoundEnd::Played => (holder | friends, 0),
            RoundEnd::Hunter | RoundEnd::Dog if friends & bit(by) != 0 => (0, all & !holder & !friends),
            RoundEnd::Hunter | RoundEnd::Dog => (bit(by), all & !holder & !friends & !bit(by)),
        };
        std::array::from_fn(|idx| 2 * (two >> idx & 1) + (one >> idx & 1))
    }

    /// The round as it is left.
    fn past(&self, end: RoundEnd, by: Seat, side: Seat, points: [u8; MAX_PLAYERS]) -> Past {
        Past {
            round: self.round,
            monster: self.monster,
            end,
            by,
            side,
            points,
            friends: self.friends,
            hands: self.hands,
            piles: self.piles,
            way: self.way,
        }
    }

    fn per_seat(&self, values: [u8; MAX_PLAYERS]) -> arrayvec::ArrayVec<u8, MAX_PLAYERS> {
        values[..usize::from(self.n_seats)].iter().copied().collect()
    }

    /// Whether the game is over after this round; settles who is still tied and who has won.
    fn is_decided(&mut self, points: [u8; MAX_PLAYERS]) -> bool {
        if self.contenders != 0 {
            self.contenders = best(points, self.contenders);
        } else if self.round < self.options.manches.number() {
            return false;
        } else {
            let all = everybody(self.n_seats);
            self.contenders = best(self.scores, all);
        }
        if self.parts_ties() && self.contenders.count_ones() > 1 {
            return false;
        }
        self.winners = self.contenders;
        true
    }

    fn end_game(&mut self, tell: &mut impl Tell<Event>) {
        self.ask = Ask::Over;
        self.waiting = 0;
        self.contenders = 0;
        tell.tell(|| {
            let winners = seats(self.winners).map(u8::from).collect();
            Event(What::Open(News::GameEnded { winners, scores: self.per_seat(self.scores) }))
        });
    }

    /// The beginning of this round, told before its first move.
    pub(crate) fn begun(&self) -> Event {
        Event(What::Begun {
            round: self.round,
            further: self.contenders != 0,
            first: self.first,
            monster: self.monster,
            hands: self.hands,
            n_seats: self.n_seats,
        })
    }
}

/// Those of `among` with the most points.
fn best(points: [u8; MAX_PLAYERS], among: u8) -> u8 {
    let most = seats(among).map(|it| points[it.idx()]).max().unwrap_or(0);
    seats(among).filter(|it| points[it.idx()] == most).fold(0, |set, it| set | bit(it))
}
