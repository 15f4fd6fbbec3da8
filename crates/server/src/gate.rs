//! Credit that is spent by asking and comes back with time.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Rate;

/// Addresses remembered before those with full credit are forgotten.
const REMEMBERED: usize = 10_000;

/// The credit of one client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Credit {
    left: f64,
    at: Instant,
}

impl Credit {
    pub(crate) fn full(rate: Rate) -> Self {
        Self { left: rate.burst, at: Instant::now() }
    }

    fn refill(&mut self, rate: Rate) {
        let now = Instant::now();
        self.left = rate.burst.min(self.left + now.duration_since(self.at).as_secs_f64() * rate.per_second);
        self.at = now;
    }

    /// Spends one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> bool {
        self.refill(rate);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// The credit of every address.
#[derive(Debug)]
pub(crate) struct Gate {
    rate: Rate,
    credits: Mutex<HashMap<IpAddr, Credit>>,
}

impl Gate {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, credits: Mutex::default() }
    }

    /// Spends one, or says after how many seconds there will be one.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), u32> {
        if self.with(address, |credit| credit.take(self.rate)) { Ok(()) } else { Err(self.wait()) }
    }

    /// Whether there is one left; spends nothing.
    pub(crate) fn look(&self, address: IpAddr) -> Result<(), u32> {
        let left = self.with(address, |credit| {
            credit.refill(self.rate);
            credit.left
        });
        if left >= 1.0 { Ok(()) } else { Err(self.wait()) }
    }

    fn wait(&self) -> u32 {
        let longest = Duration::from_hours(1);
        let wait = Duration::try_from_secs_f64(1.0 / self.rate.per_second).unwrap_or(longest).min(longest);
        wait.as_secs() as u32 + u32::from(wait.subsec_nanos() > 0)
    }

    fn with<T>(&self, address: IpAddr, then: impl FnOnce(&mut Credit) -> T) -> T {
        let mut credits = self.credits.lock().unwrap_or_else(PoisonError::into_inner);
        if credits.len() > REMEMBERED {
            let rate = self.rate;
            credits.retain(|_, it| {
                it.refill(rate);
                it.left < rate.burst
            });
        }
        then(credits.entry(household(address)).or_insert_with(|| Credit::full(self.rate)))
    }
}

/// Whoever has one IPv6 address has 2^64 of them.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(it) => IpAddr::V4(it),
        IpAddr::V6(it) => IpAddr::V6(Ipv6Addr::from_bits(it.to_bits() & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credit_is_spent_and_comes_back() {
        let gate = Gate::new(Rate::new(2.0, 1000.0));
        let address = IpAddr::from([10, 0, 0, 1]);
        assert!(gate.take(address).is_ok() && gate.take(address).is_ok());
        std::thread::sleep(Duration::from_millis(5));
        assert!(gate.take(address).is_ok());
    }

    #[test]
    fn one_household_has_one_credit() {
        let gate = Gate::new(Rate::new(1.0, 0.1));
        let (one, two) = ("2001:db8::1".parse().expect("an address"), "2001:db8::2".parse().expect("an address"));
        assert_eq!(gate.take(one), Ok(()));
        assert_eq!(gate.take(two), Err(10));
        assert_eq!(gate.take("2001:db8:1::1".parse().expect("an address")), Ok(()));
    }
}
