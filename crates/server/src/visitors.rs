//! The open sockets by who opened them: those who sit at a table, and strangers, who share what the players leave.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use tokio::sync::Notify;

use crate::app::locked;
use crate::config::Limits;
use crate::household::household;

/// What a socket is so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It has not said hello: it may be anybody.
    Unknown,
    /// It has no seat where it looks on.
    Stranger,
    /// It has a seat there, or is the host. Not counted: a player always comes in.
    Player,
}

#[derive(Debug, Default)]
struct Counts {
    households: HashMap<IpAddr, Household>,
    strangers: usize,
    arrived: u64,
}

#[derive(Debug, Default)]
struct Household {
    /// In the order of their arrival, each with what tells it to go.
    unknown: BTreeMap<u64, Arc<Notify>>,
    strangers: usize,
}

impl Counts {
    fn add_stranger(&mut self, of: IpAddr) {
        self.households.entry(of).or_default().strangers += 1;
        self.strangers += 1;
    }

    fn remove(&mut self, of: IpAddr, id: u64, standing: Standing) {
        let Some(household) = self.households.get_mut(&of) else { return };
        match standing {
            Standing::Unknown => _ = household.unknown.remove(&id),
            Standing::Stranger => {
                household.strangers -= 1;
                self.strangers -= 1;
            }
            Standing::Player => (),
        }
        if household.unknown.is_empty() && household.strangers == 0 {
            self.households.remove(&of);
        }
    }
}

/// Everybody who has a socket open.
#[derive(Debug)]
pub(crate) struct Visitors {
    counts: Mutex<Counts>,
    /// Sockets of one household that have not said hello.
    unknown: usize,
    /// Sockets of one household that only look on, at all tables together.
    strangers_of_one: usize,
    /// Sockets that only look on, in the whole house.
    strangers: usize,
}

impl Visitors {
    /// `connections` is how many there can be in all: strangers get three quarters of them.
    pub(crate) fn new(limits: &Limits, connections: usize) -> Arc<Self> {
        Arc::new(Self {
            counts: Mutex::default(),
            unknown: limits.silent_per_household,
            strangers_of_one: limits.strangers_per_household,
            strangers: connections / 4 * 3,
        })
    }

    /// Somebody opens a socket. He is counted for as long as the result lives. He may be a player, so that he comes in:
    /// if too many of his household stand there without a word, the first of them goes.
    pub(crate) fn arrive(self: &Arc<Self>, address: IpAddr) -> Visitor {
        let household = household(address);
        let mut counts = locked(&self.counts);
        counts.arrived += 1;
        let (id, cut) = (counts.arrived, Arc::new(Notify::new()));
        let unknown = &mut counts.households.entry(household).or_default().unknown;
        if unknown.len() >= self.unknown
            && let Some((_, first)) = unknown.pop_first()
        {
            first.notify_one();
        }
        unknown.insert(id, cut.clone());
        drop(counts);
        Visitor { visitors: self.clone(), household, id, cut, standing: Mutex::new(Standing::Unknown) }
    }
}

/// The place that one open socket takes.
#[derive(Debug)]
pub(crate) struct Visitor {
    visitors: Arc<Visitors>,
    household: IpAddr,
    id: u64,
    cut: Arc<Notify>,
    standing: Mutex<Standing>,
}

impl Visitor {
    /// The household he comes from.
    pub(crate) fn household(&self) -> IpAddr {
        self.household
    }

    /// Waits until he has to go, having said nothing while others came.
    pub(crate) async fn cut(&self) {
        self.cut.notified().await;
    }

    /// He has a seat here, and comes in whatever others do.
    pub(crate) fn sits(&self) {
        self.becomes(&mut locked(&self.visitors.counts), Standing::Player);
    }

    /// Whether there is room for one more who only looks on.
    pub(crate) fn may_look_on(&self) -> bool {
        let counts = locked(&self.visitors.counts);
        let of_his = counts.households.get(&self.household).map_or(0, |it| it.strangers);
        of_his < self.visitors.strangers_of_one && counts.strangers < self.visitors.strangers
    }

    /// He only looks on.
    pub(crate) fn looks_on(&self) {
        let mut counts = locked(&self.visitors.counts);
        counts.add_stranger(self.household);
        self.becomes(&mut counts, Standing::Stranger);
    }

    fn becomes(&self, counts: &mut Counts, now: Standing) {
        let before = std::mem::replace(&mut *locked(&self.standing), now);
        counts.remove(self.household, self.id, before);
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        self.becomes(&mut locked(&self.visitors.counts), Standing::Player);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(silent: usize, strangers: usize, connections: usize) -> Arc<Visitors> {
        let limits = Limits { silent_per_household: silent, strangers_per_household: strangers, ..Limits::default() };
        Visitors::new(&limits, connections)
    }

    fn from(visitors: &Arc<Visitors>, address: &str) -> Visitor {
        visitors.arrive(address.parse().expect("an address"))
    }

    fn is_cut(visitor: &Visitor) -> bool {
        let mut told = std::pin::pin!(visitor.cut());
        told.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())).is_ready()
    }

    #[test]
    fn sockets_are_counted_by_household() {
        let visitors = house(1, 1, 100);
        let first = from(&visitors, "2001:db8::1");
        assert!(first.may_look_on(), "room for one");
        first.looks_on();
        let second = from(&visitors, "2001:db8::2");
        assert!(!second.may_look_on(), "the same household");
        assert!(from(&visitors, "2001:db8:0:1::1").may_look_on(), "another one");
        let third = from(&visitors, "2001:db8::3");
        assert!(is_cut(&second) && !is_cut(&third), "who stands there without a word makes room");
        third.sits();
        drop((first, second, third));
        let counts = locked(&visitors.counts);
        assert!(counts.households.is_empty() && counts.strangers == 0, "nobody is counted for ever");
    }

    #[test]
    fn players_come_in_when_strangers_have_filled_the_house() {
        let visitors = house(10, 10, 4);
        let strangers: Vec<Visitor> = (1..=3).map(|idx| from(&visitors, &format!("10.0.0.{idx}"))).collect();
        for stranger in &strangers {
            assert!(stranger.may_look_on());
            stranger.looks_on();
        }
        let late = from(&visitors, "10.0.0.9");
        assert!(!late.may_look_on(), "three quarters are taken");
        late.sits();
    }
}
