//! Every set of living wolves that fits what a viewer is certain of, with the number of deals that lead to it.

use table::{Rng, Seat, Seats, below};

use super::{Belief, seat};
use crate::news::Call;
use crate::role::Role;

/// One set of living wolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WolfSet {
    /// The living wolves, those the viewer is certain of included.
    pub wolves: Seats,
    /// In how many ways the hidden wolf cards lie like this: what is not with them lies in the middle. All other hidden
    /// cards can be arranged in equally many ways for every set.
    pub ways: u32,
}

impl Belief {
    /// Every set of living wolves that fits. There is always one: the truth.
    pub fn wolf_sets(&self) -> Vec<WolfSet> {
        let (sure, open) = (self.sure_wolves(), self.may_be_wolves());
        let hidden = usize::from(self.hidden().count(Role::Wolf));
        let mut sets = Vec::new();
        for in_middle in 0..=self.n_hidden_middle().min(hidden) {
            if in_middle == 2 && self.is_thief_called() {
                continue; // the Thief would have had to take one of them (LGT-PRE-2)
            }
            let ways = [1, 2, 1][in_middle];
            let mut add = |wolves: Seats| sets.push(WolfSet { wolves: wolves | sure, ways });
            choose(open, hidden - in_middle, Seats::EMPTY, &mut add);
        }
        sets.retain(|it| self.fits(it.wolves));
        sets
    }

    /// One of them, each deal as likely.
    pub(super) fn draw_wolves<R: Rng>(sets: &[WolfSet], rng: &mut R) -> Option<Seats> {
        let total: u32 = sets.iter().map(|it| it.ways).sum();
        if total == 0 {
            return None;
        }
        let mut left = below(total, rng);
        for set in sets {
            if left < set.ways {
                return Some(set.wolves);
            }
            left -= set.ways;
        }
        None
    }

    fn sure_wolves(&self) -> Seats {
        self.alive().iter().filter(|it| self.sure(*it) == Some(Role::Wolf)).collect()
    }

    /// The living who may be wolves beside those who certainly are.
    fn may_be_wolves(&self) -> Seats {
        let knows_pack = self.view().own.as_ref().is_some_and(|it| it.pack.is_some());
        if knows_pack { Seats::EMPTY } else { self.alive() & self.unknown() }
    }

    /// Whether the Thief has had his call, or there is none.
    pub(super) fn is_thief_called(&self) -> bool {
        self.view().night > 1 || self.view().call != Some(Call::Thief)
    }

    fn fits(&self, wolves: Seats) -> bool {
        let is_wolf = |of: Seat| self.sure(of).map_or(wolves.contains(of), Role::is_wolf);
        let glimpsed = self.glimpses().iter().all(|it| match it.side {
            Some(side) => is_wolf(seat(it.seat)) != is_wolf(seat(side)),
            None => is_wolf(seat(it.seat)),
        });
        let goes_on = !wolves.is_empty() && wolves != self.alive() && wolves.len() <= self.most_wolves();
        glimpsed && (goes_on || !self.is_settled())
    }
}

/// Calls `add` for every set of `count` of `open`, each once.
fn choose(open: Seats, count: usize, chosen: Seats, add: &mut impl FnMut(Seats)) {
    if count == 0 {
        return add(chosen);
    }
    let mut left = open;
    while let Some(next) = left.first() {
        left = left.without(next);
        choose(left, count - 1, chosen.with(next), add);
    }
}
