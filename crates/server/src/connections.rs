//! The open connections. There is a limit to them, and room for a new one as long as an older one does nothing.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Notify;

use crate::app::locked;
use crate::config::Config;
use crate::household::household;

/// Descriptors for everything but connections: the database, the log, the listener.
const RESERVED: usize = 64;
/// More descriptors than this are not asked for.
const ENOUGH: u64 = 1 << 17;
/// How long connections that were cut may take to be gone before new ones are taken all the same.
const CUT_WITHIN: Duration = Duration::from_millis(100);

/// Raises the limit of open files as far as it goes, and says where it is.
pub(crate) fn raise_descriptors() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let hard = limit.maximum.unwrap_or(ENOUGH);
        let wanted = hard.min(ENOUGH);
        if limit.current.is_some_and(|it| it < wanted) {
            // Whoever refuses leaves it as it was.
            setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum: limit.maximum }).ok();
        }
        let now = getrlimit(Resource::Nofile).current.unwrap_or(ENOUGH);
        usize::try_from(now).unwrap_or(usize::MAX)
    }
    #[cfg(not(unix))]
    {
        usize::try_from(ENOUGH).unwrap_or(usize::MAX)
    }
}

#[derive(Debug, Default)]
struct Open {
    /// Descriptors in use.
    count: usize,
    /// Numbers connections, and the moments at which they fell idle.
    next: u64,
    households: HashMap<IpAddr, BTreeMap<u64, Entry>>,
    /// Connections that do nothing, the longest-idle first.
    idle: BTreeMap<u64, (IpAddr, u64)>,
    warned: bool,
}

#[derive(Debug)]
struct Entry {
    /// Since which number it does nothing.
    idle: Option<u64>,
    cut: Arc<Notify>,
}

impl Open {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// Takes a connection off the books; its descriptor is still open.
    fn remove(&mut self, household: IpAddr, id: u64) -> Option<Entry> {
        let of_it = self.households.get_mut(&household)?;
        let entry = of_it.remove(&id)?;
        if of_it.is_empty() {
            self.households.remove(&household);
        }
        if let Some(since) = entry.idle {
            self.idle.remove(&since);
        }
        Some(entry)
    }

    /// Cuts a connection; false if there was none to cut.
    fn cut(&mut self, found: Option<(IpAddr, u64)>) -> bool {
        let entry = found.and_then(|(household, id)| self.remove(household, id));
        entry.is_some_and(|it| {
            it.cut.notify_one();
            true
        })
    }

    /// The connection of a household that has done nothing for longest.
    fn idlest_of(&self, household: IpAddr) -> Option<(IpAddr, u64)> {
        let of_it = self.households.get(&household)?.iter();
        let (_, id) = of_it.filter_map(|(id, it)| Some((it.idle?, *id))).min()?;
        Some((household, id))
    }
}

/// All open connections.
#[derive(Debug)]
pub(crate) struct Connections {
    open: Mutex<Open>,
    gone: Notify,
    limit: usize,
    per_household: usize,
}

impl Connections {
    /// With so many descriptors for everything.
    pub(crate) fn new(config: &Config, descriptors: usize) -> Arc<Self> {
        let limits = &config.limits;
        let limit = limits.connections.min(descriptors.saturating_sub(RESERVED)).max(1);
        // One household alone never fills the house, however small it is.
        let per_household = match limits.connections_per_household {
            usize::MAX => limit,
            // All of them come from the proxy.
            _ if config.trust_proxy => limit,
            some => some.min(limit / 2).max(1),
        };
        Arc::new(Self { open: Mutex::default(), gone: Notify::new(), limit, per_household })
    }

    /// How many there can be at once.
    pub(crate) fn limit(&self) -> usize {
        self.limit
    }

    /// Gives a new connection a place. If there is none, one that does nothing is cut for it: of the same household if
    /// that has all it may have. None if all of them are at work.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Arc<Place>> {
        let household = household(address);
        let mut open = locked(&self.open);
        let of_it = open.households.get(&household).map_or(0, BTreeMap::len);
        let idlest = open.idlest_of(household);
        if of_it >= self.per_household && !open.cut(idlest) {
            return None;
        }
        let idlest = open.idle.values().next().copied();
        if open.count >= self.limit && !open.cut(idlest) {
            return None;
        }
        let (id, since) = (open.number(), open.number());
        let cut = Arc::new(Notify::new());
        open.count += 1;
        open.households.entry(household).or_default().insert(id, Entry { idle: Some(since), cut: cut.clone() });
        open.idle.insert(since, (household, id));
        self.warn(&mut open);
        drop(open);
        Some(Arc::new(Place { connections: self.clone(), household, id, cut }))
    }

    /// Waits a little while there are more descriptors open than there should be, because what was cut is not gone yet.
    pub(crate) async fn settle(&self) {
        while locked(&self.open).count > self.limit {
            if tokio::time::timeout(CUT_WITHIN, self.gone.notified()).await.is_err() {
                return;
            }
        }
    }

    /// Says once that it becomes tight.
    fn warn(&self, open: &mut Open) {
        let tight = open.count * 10 >= self.limit * 8;
        if tight && !open.warned {
            tracing::warn!(open = open.count, limit = self.limit, "connections are near their limit");
        }
        if tight || open.count * 10 < self.limit * 6 {
            open.warned = tight;
        }
    }
}

/// The place of one open connection, until its descriptor is closed.
#[derive(Debug)]
pub(crate) struct Place {
    connections: Arc<Connections>,
    household: IpAddr,
    id: u64,
    cut: Arc<Notify>,
}

impl Place {
    /// Waits until it has to make room.
    pub(crate) async fn cut(&self) {
        self.cut.notified().await;
    }

    /// It is at work and is not cut, until the result is dropped.
    pub(crate) fn work(self: &Arc<Self>) -> Work {
        self.set_idle(false);
        Work(self.clone())
    }

    /// It has become a live line, which is limited elsewhere and is never cut.
    pub(crate) fn live(&self) {
        self.set_idle(false);
    }

    fn set_idle(&self, idle: bool) {
        let mut open = locked(&self.connections.open);
        let since = idle.then(|| open.number());
        let Some(entry) = open.households.get_mut(&self.household).and_then(|it| it.get_mut(&self.id)) else { return };
        let before = std::mem::replace(&mut entry.idle, since);
        if let Some(before) = before {
            open.idle.remove(&before);
        }
        if let Some(since) = since {
            open.idle.insert(since, (self.household, self.id));
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = locked(&self.connections.open);
        open.remove(self.household, self.id);
        open.count -= 1;
        self.connections.warn(&mut open);
        drop(open);
        self.connections.gone.notify_one();
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(crate) struct Work(Arc<Place>);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.set_idle(true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(connections: usize, per_household: usize) -> Arc<Connections> {
        let mut config = config();
        config.limits.connections = connections;
        config.limits.connections_per_household = per_household;
        Connections::new(&config, 1000)
    }

    fn config() -> Config {
        Config::new(([127, 0, 0, 1], 0).into(), "x.db")
    }

    fn from(connections: &Arc<Connections>, last: u8) -> Option<Arc<Place>> {
        connections.admit([10, 0, 0, last].into())
    }

    /// Whether it was told to go.
    fn is_cut(place: &Place) -> bool {
        let mut told = std::pin::pin!(place.cut());
        told.as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())).is_ready()
    }

    #[test]
    fn a_household_that_has_enough_loses_its_idlest() {
        let connections = house(100, 2);
        let (one, two) = (from(&connections, 1).expect("room"), from(&connections, 1).expect("room"));
        let other = from(&connections, 2).expect("room");
        // The first has answered something since, so that the second has been idle for longer.
        drop(one.work());
        let three = from(&connections, 1).expect("one makes room");
        assert!(is_cut(&two) && !is_cut(&one) && !is_cut(&other));
        let work = [one.work(), three.work()];
        assert!(from(&connections, 1).is_none(), "all of its connections are at work");
        drop(work);
        assert!(from(&connections, 1).is_some());
    }

    #[test]
    fn a_full_house_cuts_whoever_does_nothing() {
        let connections = house(4, 100);
        let live: Vec<_> = (1..=3).map(|it| from(&connections, it).expect("room")).collect();
        for it in &live {
            it.live();
        }
        let idle = from(&connections, 4).expect("room");
        let new = from(&connections, 5).expect("the idle one makes room");
        assert!(is_cut(&idle));
        new.live();
        drop(idle);
        assert!(from(&connections, 6).is_none(), "live lines stay");
        drop(live);
        assert!(from(&connections, 6).is_some());
        drop(new);
        let open = locked(&connections.open);
        assert!(open.count == 0 && open.households.is_empty() && open.idle.is_empty(), "{open:?}");
    }

    #[test]
    fn the_limit_stays_below_the_descriptors() {
        let mut config = config();
        let connections = Connections::new(&config, 256);
        assert_eq!((connections.limit, connections.per_household), (192, 96));
        config.trust_proxy = true;
        assert_eq!(Connections::new(&config, 256).per_household, 192, "all of them come from the proxy");
        assert!(raise_descriptors() > RESERVED);
        #[cfg(unix)]
        {
            use rustix::process::{Resource, getrlimit};
            let limit = getrlimit(Resource::Nofile);
            let hard = limit.maximum.unwrap_or(ENOUGH).min(ENOUGH);
            assert!(limit.current.is_none_or(|it| it >= hard), "raised as far as it goes: {limit:?}");
        }
    }
}
