//! What all requests share.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ledger::{Guest, GuestId, Store};
use room::RoomConfig;
use store::House;
use tokio::sync::{Semaphore, watch};
use wire::GameInfo;

use crate::archive::Archive;
use crate::config::Config;
use crate::connections::Connections;
use crate::error::Failure;
use crate::hosts::Hosts;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::rate_limit::RateLimit;
use crate::secret;
use crate::visitors::Visitors;

/// How long a link code lives.
pub(crate) const LINK_LIFE: Duration = Duration::from_mins(5);

/// Everything shared; a clone is a handle.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) config: Config,
    /// How its rooms are run.
    pub(crate) rooms: Arc<RoomConfig>,
    /// When it began: the time of all rooms is counted from here.
    pub(crate) started: Instant,
    pub(crate) store: Arc<dyn Store>,
    /// What the house signs with, and by what it is known.
    pub(crate) house: House,
    pub(crate) hub: Hub,
    pub(crate) metrics: Metrics,
    pub(crate) rate_limits: RateLimits,
    /// The names that this server answers to.
    pub(crate) hosts: Hosts,
    pub(crate) connections: Arc<Connections>,
    pub(crate) visitors: Arc<Visitors>,
    pub(crate) archive: Archive,
    /// Bots that may think at once: they must not take all of the machine from the people.
    pub(crate) thinkers: Semaphore,
    /// Becomes true when the server closes.
    pub(crate) closing: watch::Receiver<bool>,
    links: Mutex<HashMap<String, (GuestId, Instant)>>,
}

/// What one household may ask for.
pub(crate) struct RateLimits {
    pub(crate) requests: RateLimit,
    pub(crate) guests: RateLimit,
    pub(crate) misses: RateLimit,
    pub(crate) replays: RateLimit,
}

impl RateLimits {
    /// Forgets those who have all their credit again.
    pub(crate) fn forget(&self) {
        for gate in [&self.requests, &self.guests, &self.misses, &self.replays] {
            gate.forget();
        }
    }
}

impl std::ops::Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// On `store`, with so many descriptors for everything.
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        house: House,
        closing: watch::Receiver<bool>,
        descriptors: usize,
    ) -> Self {
        let limits = &config.limits;
        let rate_limits = RateLimits {
            requests: RateLimit::new(limits.requests),
            guests: RateLimit::new(limits.guests),
            misses: RateLimit::new(limits.misses),
            replays: RateLimit::new(limits.replays),
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let connections = Connections::new(&config, descriptors);
        let visitors = Visitors::new(limits, connections.limit());
        let archive = Archive::new(limits.replays_at_once, limits.replays_waiting, limits.replays_kept);
        let hosts = Hosts::new(&config);
        Self(Arc::new(Shared {
            rooms: Arc::new(config.rooms()),
            started: Instant::now(),
            config,
            store,
            house,
            hub: Hub::default(),
            metrics: Metrics::default(),
            rate_limits,
            hosts,
            connections,
            visitors,
            archive,
            thinkers: Semaphore::new(cores),
            closing,
            links: Mutex::default(),
        }))
    }

    /// The game called `key`.
    pub(crate) fn game(&self, key: &str) -> Result<&GameInfo, Failure> {
        self.config.games.info(key).ok_or(Failure::Table(room::Failure::NoGame))
    }

    /// The guest whose device has this secret. Nobody can guess 256 bits, so that guesses need not be counted.
    pub(crate) async fn guest(&self, secret: &str) -> Result<Guest, Failure> {
        self.store.guest_by_secret(secret::hash(secret)).await?.ok_or(Failure::WrongSecret)
    }

    /// Counts a guess that missed, and answers with `failure`.
    pub(crate) fn missed(&self, address: IpAddr, failure: Failure) -> Failure {
        match self.rate_limits.misses.take(address) {
            Ok(()) => failure,
            Err(seconds) => Failure::TooFast(seconds),
        }
    }

    /// Makes a code with which another device becomes `guest`; an older one no longer works.
    pub(crate) fn offer_link(&self, guest: GuestId) -> Result<String, Failure> {
        let code = secret::new_link_code()?;
        let mut links = locked(&self.links);
        links.retain(|_, (owner, made)| *owner != guest && made.elapsed() < LINK_LIFE);
        links.insert(code.clone(), (guest, Instant::now()));
        Ok(code)
    }

    /// Uses up a link code.
    pub(crate) fn take_link(&self, code: &str) -> Option<GuestId> {
        let (guest, made) = locked(&self.links).remove(&code.trim().to_uppercase())?;
        (made.elapsed() < LINK_LIFE).then_some(guest)
    }
}

/// Nothing panics while it holds these locks, and if it did, the maps would still be whole.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Waits until the server closes.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    closing.wait_for(|it| *it).await.ok();
}
