//! Who asks, and how often they may.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use axum::http::HeaderMap;
use governor::RateLimiter;
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;

use crate::config::Rate;

/// Somebody's address: of IPv6 the half that one household shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Address(IpAddr);

impl Address {
    /// The client's address; behind a proxy, the one that the proxy saw.
    pub(super) fn of(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> Address {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
            last.rsplit(',').next()?.trim().parse().ok()
        };
        let ip = if behind_proxy { forwarded().unwrap_or(peer.ip()) } else { peer.ip() };
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            ip => ip,
        })
    }
}

/// How often somebody may do something: a bucket for each who asks.
#[derive(Debug)]
pub(super) struct Buckets<K: Hash + Eq + Clone, C: Clock = DefaultClock> {
    limiter: RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<C::Instant>>,
}

/// It is too early for one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Early {
    /// After how long one more is allowed.
    pub(super) wait: Duration,
}

/// Full buckets say nothing, and are forgotten when there are this many.
const MANY: usize = 10_000;

impl<K: Hash + Eq + Clone> Buckets<K> {
    pub(super) fn new(rate: Rate) -> Self {
        Buckets::with_clock(rate, DefaultClock::default())
    }
}

impl<K: Hash + Eq + Clone, C: Clock> Buckets<K, C> {
    fn with_clock(rate: Rate, clock: C) -> Self {
        Buckets { limiter: RateLimiter::new(rate.quota(), HashMapStateStore::default(), clock) }
    }

    /// Takes one more, where that is allowed now.
    pub(super) fn spend(&self, key: &K) -> Result<(), Early> {
        if self.limiter.len() >= MANY {
            self.limiter.retain_recent();
        }
        let now = self.limiter.clock().now();
        self.limiter.check_key(key).map_err(|until| Early { wait: until.wait_time_from(now) })
    }
}

/// How many connections each address has open.
#[derive(Clone, Debug, Default)]
pub(super) struct Connections(Arc<Mutex<HashMap<Address, Weak<()>>>>);

/// One open connection: all of an address share what is counted.
pub(super) type Connection = Arc<()>;

impl Connections {
    /// A place for one more, unless there are `most` already; dropping it gives the place back.
    pub(super) fn open(&self, address: Address, most: usize) -> Option<Connection> {
        let mut open = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        open.retain(|_, connections| connections.strong_count() > 0);
        let connection = open.get(&address).and_then(Weak::upgrade).unwrap_or_default();
        open.insert(address, Arc::downgrade(&connection));
        (Arc::strong_count(&connection) <= most).then_some(connection)
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    fn address(peer: &str, forwarded: Option<&'static str>, behind_proxy: bool) -> String {
        let mut headers = HeaderMap::new();
        if let Some(forwarded) = forwarded {
            headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        }
        Address::of(SocketAddr::new(peer.parse().unwrap(), 1), &headers, behind_proxy).0.to_string()
    }

    #[test]
    fn an_address_is_the_peers_or_the_proxys_word() {
        assert_eq!(address("192.0.2.1", Some("198.51.100.7"), false), "192.0.2.1");
        assert_eq!(address("127.0.0.1", Some("10.0.0.1, 198.51.100.7"), true), "198.51.100.7");
        assert_eq!(address("127.0.0.1", Some("nonsense"), true), "127.0.0.1");
        assert_eq!(address("::ffff:192.0.2.1", None, false), "192.0.2.1");
        assert_eq!(address("2001:db8:1:2:3:4:5:6", None, false), "2001:db8:1:2::");
    }

    #[test]
    fn a_bucket_fills_again() {
        let clock = FakeRelativeClock::default();
        let buckets = Buckets::with_clock(Rate { per_second: 2.0, burst: 3.0 }, clock.clone());
        let after = |milliseconds| Err(Early { wait: Duration::from_millis(milliseconds) });
        let (now, half, later) = (Ok(()), after(500), after(400));
        assert_eq!([0; 5].map(|_| buckets.spend(&"one")), [now, now, now, half, half]);
        assert_eq!(buckets.spend(&"other"), now);
        clock.advance(Duration::from_millis(600));
        assert_eq!([0; 2].map(|_| buckets.spend(&"one")), [now, later]);
        clock.advance(Duration::from_secs(60));
        assert_eq!([0; 4].map(|_| buckets.spend(&"one")), [now, now, now, half]);
    }

    #[test]
    fn full_buckets_are_forgotten_when_there_are_many() {
        let clock = FakeRelativeClock::default();
        let buckets = Buckets::with_clock(Rate { per_second: 1.0, burst: 2.0 }, clock.clone());
        assert!((0..MANY).all(|key| buckets.spend(&key).is_ok()));
        clock.advance(Duration::from_secs(10));
        assert!(buckets.spend(&MANY).is_ok() && buckets.limiter.len() < 10);
    }

    #[test]
    fn a_closed_connection_gives_its_place_back() {
        let connections = Connections::default();
        let me = Address(IpAddr::from([192, 0, 2, 1]));
        let first = connections.open(me, 2).unwrap();
        let _second = connections.open(me, 2).unwrap();
        assert!(connections.open(me, 2).is_none());
        drop(first);
        assert!(connections.open(me, 2).is_some());
    }
}
