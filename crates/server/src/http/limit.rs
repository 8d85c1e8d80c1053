//! Who asks, and how often they may.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::http::HeaderMap;
use tokio::time::Instant;

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

/// A bucket that fills at a steady rate and is emptied by use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(super) fn new(rate: Rate) -> Self {
        Bucket { rate, left: rate.burst, at: Instant::now() }
    }

    /// Whether one more is allowed now.
    pub(super) fn take(&mut self) -> bool {
        self.fill();
        let allowed = self.left >= 1.0;
        self.left -= f64::from(u8::from(allowed));
        allowed
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let gained = (now - self.at).as_secs_f64() * self.rate.per_second;
        (self.left, self.at) = ((self.left + gained).min(self.rate.burst), now);
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.rate.burst
    }
}

/// A bucket for everybody who asks.
#[derive(Debug)]
pub(super) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Full buckets say nothing, and are forgotten when there are so many.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(super) fn new(rate: Rate) -> Self {
        Buckets { rate, buckets: Mutex::default() }
    }

    pub(super) fn take(&self, key: K) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(self.rate)).take()
    }
}

/// How many connections each address has open.
#[derive(Clone, Debug, Default)]
pub(super) struct Connections(Arc<Mutex<HashMap<Address, usize>>>);

/// One open connection; dropping it gives its place back.
#[derive(Debug)]
pub(super) struct Connection {
    of: Connections,
    address: Address,
}

impl Connections {
    /// A place for one more, unless there are `most` already.
    pub(super) fn open(&self, address: Address, most: usize) -> Option<Connection> {
        let mut open = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let count = open.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Connection { of: self.clone(), address })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.of.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

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

    #[tokio::test(start_paused = true)]
    async fn a_bucket_fills_again() {
        let buckets = Buckets::new(Rate { per_second: 2.0, burst: 3.0 });
        assert_eq!([0; 5].map(|_| buckets.take("one")), [true, true, true, false, false]);
        assert!(buckets.take("other"));
        tokio::time::advance(Duration::from_millis(600)).await;
        assert_eq!([0; 2].map(|_| buckets.take("one")), [true, false]);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!([0; 4].map(|_| buckets.take("one")), [true, true, true, false]);
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
