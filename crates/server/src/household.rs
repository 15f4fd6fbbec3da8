//! Who counts as one when something is counted: a household.

use std::net::{IpAddr, Ipv6Addr};

/// The household of an address: an IPv4 address, or the /64 that an IPv6 address lies in, since whoever has one of
/// these has 2^64 of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(it) => IpAddr::V4(it),
        IpAddr::V6(it) => IpAddr::V6(Ipv6Addr::from_bits(it.to_bits() & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_household_and_a_v6_network_is_one() {
        let of = |text: &str| household(text.parse().expect("an address"));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:1"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"), "the same address however the socket writes it");
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }
}
