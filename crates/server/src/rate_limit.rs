//! Credit that is spent by asking and comes back with time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use governor::clock::{Clock as _, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use crate::config::Rate;
use crate::household::household;

/// Waiting longer than this is as good as for ever.
const LONGEST_WAIT: Duration = Duration::from_hours(1);

/// A rate as the limiter counts it; none if it is as good as unlimited.
#[allow(clippy::cast_sign_loss, reason = "a burst is at least one")]
fn quota(rate: Rate) -> Option<Quota> {
    let between = Duration::try_from_secs_f64(1.0 / rate.per_second).ok()?;
    let burst = NonZeroU32::new(rate.burst.clamp(1.0, f64::from(u32::MAX)) as u32)?;
    Some(Quota::with_period(between)?.allow_burst(burst))
}

/// The credit of one client.
#[derive(Debug)]
pub(crate) struct Credit(Option<DefaultDirectRateLimiter>);

impl Credit {
    pub(crate) fn full(rate: Rate) -> Self {
        Self(quota(rate).map(RateLimiter::direct))
    }

    /// Spends one, if there is one.
    pub(crate) fn take(&self) -> bool {
        self.0.as_ref().is_none_or(|it| it.check().is_ok())
    }
}

type Keyed = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock, StateInformationMiddleware>;

/// The credit of every household.
#[derive(Debug)]
pub(crate) struct RateLimit {
    /// None if there is no limit.
    limiter: Option<Keyed>,
    /// Households that have spent all, and until when they have nothing: for those who only look.
    spent: RwLock<HashMap<IpAddr, Instant>>,
}

impl RateLimit {
    pub(crate) fn new(rate: Rate) -> Self {
        let limiter = quota(rate).map(|it| RateLimiter::dashmap(it).with_middleware());
        Self { limiter, spent: RwLock::default() }
    }

    /// Spends one, or says after how many seconds there will be one.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), u32> {
        self.spend(address, 1)
    }

    /// Spends `cost`, or says after how many seconds there will be as much. Nobody is asked for more than he can have.
    pub(crate) fn spend(&self, address: IpAddr, cost: u32) -> Result<(), u32> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        let household = household(address);
        let cost = NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN);
        let checked = match limiter.check_key_n(&household, cost) {
            Ok(checked) => checked,
            Err(insufficient) => {
                let all = NonZeroU32::new(insufficient.0).unwrap_or(NonZeroU32::MIN);
                limiter.check_key_n(&household, all).unwrap_or_else(|_| limiter.check_key(&household))
            }
        };
        match checked {
            Ok(left) => {
                if left.remaining_burst_capacity() == 0 {
                    self.note_spent(household, left.quota().replenish_interval());
                }
                Ok(())
            }
            Err(not_yet) => {
                let wait = not_yet.wait_time_from(DefaultClock::default().now());
                Err(seconds(wait))
            }
        }
    }

    /// Whether there is one left; spends nothing.
    pub(crate) fn look(&self, address: IpAddr) -> Result<(), u32> {
        let spent = self.spent.read().unwrap_or_else(PoisonError::into_inner);
        let Some(until) = spent.get(&household(address)) else { return Ok(()) };
        match until.checked_duration_since(Instant::now()) {
            Some(wait) if !wait.is_zero() => Err(seconds(wait)),
            _ => Ok(()),
        }
    }

    fn note_spent(&self, household: IpAddr, wait: Duration) {
        let until = Instant::now() + wait.min(LONGEST_WAIT);
        self.spent.write().unwrap_or_else(PoisonError::into_inner).insert(household, until);
    }

    /// Forgets households that have all their credit again. Not done while anybody waits at the gate.
    pub(crate) fn forget(&self) {
        if let Some(limiter) = &self.limiter {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        let now = Instant::now();
        self.spent.write().unwrap_or_else(PoisonError::into_inner).retain(|_, until| *until > now);
    }

    /// How many households it remembers.
    #[cfg(test)]
    fn remembered(&self) -> usize {
        self.limiter.as_ref().map_or(0, |it| it.len())
    }
}

/// Whole seconds, at least one.
fn seconds(wait: Duration) -> u32 {
    let wait = wait.min(LONGEST_WAIT);
    (wait.as_secs() as u32 + u32::from(wait.subsec_nanos() > 0)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(idx: u32) -> IpAddr {
        IpAddr::from(std::net::Ipv4Addr::from_bits(0x0a00_0000 + idx))
    }

    #[test]
    fn credit_is_spent_and_comes_back() {
        let gate = RateLimit::new(Rate::new(2.0, 1000.0));
        assert!(gate.take(address(1)).is_ok() && gate.take(address(1)).is_ok());
        std::thread::sleep(Duration::from_millis(5));
        assert!(gate.take(address(1)).is_ok());
    }

    #[test]
    fn one_household_has_one_credit() {
        let gate = RateLimit::new(Rate::new(1.0, 0.1));
        let (one, two) = ("2001:db8::1".parse().expect("an address"), "2001:db8::2".parse().expect("an address"));
        assert_eq!(gate.look(two), Ok(()));
        assert_eq!(gate.take(one), Ok(()));
        assert_eq!(gate.take(two), Err(10));
        assert_eq!(gate.look(two), Err(10), "looking says the same");
        assert_eq!(gate.take("2001:db8:1::1".parse().expect("an address")), Ok(()));
    }

    #[test]
    fn what_costs_more_spends_more() {
        let gate = RateLimit::new(Rate::new(100.0, 0.01));
        assert_eq!(gate.spend(address(1), 60), Ok(()));
        assert!(gate.spend(address(1), 60).is_err());
        assert_eq!(gate.spend(address(1), 40), Ok(()), "a refused one has spent nothing");
        assert!(gate.take(address(1)).is_err());
        assert_eq!(gate.spend(address(2), 1000), Ok(()), "what costs more than all there can be takes all");
        assert!(gate.take(address(2)).is_err());
    }

    #[test]
    fn those_who_have_all_their_credit_again_are_forgotten() {
        let gate = RateLimit::new(Rate::new(2.0, 1000.0));
        for idx in 0..1000 {
            assert_eq!(gate.take(address(idx)), Ok(()));
        }
        assert!(gate.remembered() > 0);
        // Their credit is back when it can be spent at once again; the clock of the limiter decides.
        while gate.remembered() > 0 {
            gate.forget();
        }
        let slow = RateLimit::new(Rate::new(1.0, 0.001));
        assert_eq!(slow.take(address(1)), Ok(()));
        slow.forget();
        assert!(slow.take(address(1)).is_err() && slow.look(address(1)).is_err(), "a debt is not forgotten");
    }

    #[test]
    fn no_limit_is_none() {
        let gate = RateLimit::new(Rate::UNLIMITED);
        assert!((0..10_000).all(|_| gate.spend(address(1), 1000).is_ok()));
        let credit = Credit::full(Rate::UNLIMITED);
        assert!((0..10_000).all(|_| credit.take()));
    }
}
