//! Requests to addresses that somebody else has chosen.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Bytes;
use http_body_util::Full;
use hyper::{Request, Response, Uri, body::Incoming};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client as HyperClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::rt::TokioExecutor;
use tower::Service;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(15);

/// The longest address that is kept.
const LONGEST: usize = 1000;

/// Which addresses the server calls on somebody's behalf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// On the internet: what is on the server's own machine or network is not for strangers.
    Public,
    /// Anywhere.
    Anywhere,
}

impl Reach {
    /// An address that may be called, as far as it can be seen before its name is looked up.
    pub(crate) fn check(self, address: &str, schemes: &[&str]) -> Option<Uri> {
        let uri: Uri = address.parse().ok().filter(|_| address.len() <= LONGEST)?;
        let scheme = uri.scheme_str().filter(|scheme| schemes.contains(scheme) || self == Reach::Anywhere)?;
        let host = uri.host().filter(|host| !host.is_empty() && ["http", "https"].contains(&scheme))?;
        // An address in numbers is not looked up; where a name leads is seen when it is called.
        let is_allowed = match host.trim_start_matches('[').trim_end_matches(']').parse() {
            Ok(ip) => self.allows(ip),
            Err(_) => self == Reach::Anywhere || !is_near(host),
        };
        (is_allowed && !uri.authority()?.as_str().contains('@')).then_some(uri)
    }

    fn allows(self, ip: IpAddr) -> bool {
        self == Reach::Anywhere || is_public(ip)
    }
}

/// Whether a name is of the server's own machine or network alone: the internet has no names without a dot, and none
/// under these (RFC 6761, RFC 6762).
fn is_near(host: &str) -> bool {
    let host = host.strip_suffix('.').unwrap_or(host).to_ascii_lowercase();
    host.rsplit_once('.').is_none_or(|(_, last)| ["localhost", "local"].contains(&last))
}

/// Whether an address is one of the internet.
fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            let is_special = matches!(
                (a, b, c),
                (0 | 10 | 127 | 224.., ..)
                    | (100, 64..=127, _)
                    | (169, 254, _)
                    | (172, 16..=31, _)
                    | (192, 0, 0 | 2)
                    | (192, 88, 99)
                    | (192, 168, _)
                    | (198, 18..=19, _)
                    | (198, 51, 100)
                    | (203, 0, 113)
            );
            !is_special
        }
        IpAddr::V6(ip) => {
            // Global unicast, without the blocks that stand for other addresses, that are for documents, or for
            // protocols alone.
            let [a, b, ..] = ip.segments();
            (0x2000..0x4000).contains(&a)
                && !matches!((a, b), (0x2001, 0..=0x1FF | 0x0DB8) | (0x2002, _) | (0x3FFF, 0..=0x0FFF))
        }
    }
}

/// Looks names up, and finds the addresses alone that may be called. What was looked up is what is connected to, so no
/// name can mean something else the second time.
#[derive(Clone)]
struct Resolver(Reach);

impl Service<Name> for Resolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let Resolver(reach) = *self;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let allowed: Vec<SocketAddr> = found.filter(|address| reach.allows(address.ip())).collect();
            if allowed.is_empty() {
                return Err(io::Error::other("the name leads to no address that may be called"));
            }
            Ok(allowed.into_iter())
        })
    }
}

/// Sends requests. It follows no redirection.
pub(crate) struct Client(HyperClient<HttpsConnector<HttpConnector<Resolver>>, Full<Bytes>>);

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unanswered {
    #[error("no answer came in time")]
    Late,
    #[error("{0}")]
    Failed(#[from] hyper_util::client::legacy::Error),
}

impl Client {
    pub(crate) fn new(reach: Reach) -> Client {
        let mut http = HttpConnector::new_with_resolver(Resolver(reach));
        http.enforce_http(false);
        http.set_nodelay(true);
        let connector = HttpsConnectorBuilder::new().with_webpki_roots().https_or_http().enable_http1();
        Client(HyperClient::builder(TokioExecutor::new()).build(connector.wrap_connector(http)))
    }

    pub(crate) async fn send(&self, request: Request<Full<Bytes>>) -> Result<Response<Incoming>, Unanswered> {
        let answer = tokio::time::timeout(PATIENCE, self.0.request(request));
        Ok(answer.await.map_err(|_| Unanswered::Late)??)
    }

    /// The same for whoever has a patience of their own.
    pub(crate) async fn send_patiently(
        &self,
        request: Request<Full<Bytes>>,
    ) -> Result<Response<Incoming>, hyper_util::client::legacy::Error> {
        self.0.request(request).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [&str; 2] = ["http", "https"];

    #[test]
    fn strangers_reach_nothing_of_the_servers_own() {
        for inside in [
            "127.0.0.1",
            "127.9.9.9",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.2.1",
            "[::1]",
            "[::]",
            "[fe80::1]",
            "[fd00::1]",
            "[::ffff:127.0.0.1]",
            "[2002:7f00:1::]",
            "[64:ff9b::7f00:1]",
            "[2001:db8::1]",
            "localhost",
            "LOCALHOST.",
            "chat.localhost",
            "printer.local",
            "intranet",
        ] {
            let address = format!("https://{inside}/hook");
            assert!(Reach::Public.check(&address, &BOTH).is_none(), "{inside}");
            assert!(Reach::Anywhere.check(&address, &BOTH).is_some(), "{inside}");
        }
        for outside in
            ["1.1.1.1", "172.32.0.1", "[2606:4700:4700::1111]", "[2a00:1450::1]", "push.example", "local.example"]
        {
            assert!(Reach::Public.check(&format!("https://{outside}/"), &BOTH).is_some(), "{outside}");
        }
    }

    #[test]
    fn an_address_has_a_scheme_and_a_host() {
        let check = |address: &str| Reach::Public.check(address, &["https"]).is_some();
        assert!(check("https://push.example/a?b=c"));
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        for wrong in ["", "push.example", "/path", "http://push.example/", "ftp://push.example/", "https://", &long]
        {
            assert!(!check(wrong), "{wrong}");
        }
        assert!(!check("https://ada:secret@push.example/"));
        assert!(Reach::Anywhere.check("file:///etc/passwd", &["https"]).is_none());
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_called() {
        let stub = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = stub.local_addr().unwrap().port();
        let request = Request::get(format!("http://localhost:{port}/")).body(Full::default()).unwrap();
        Client::new(Reach::Public).send(request).await.unwrap_err();
        let nobody = tokio::time::timeout(Duration::from_millis(1), stub.accept()).await;
        assert!(nobody.is_err(), "somebody has connected");
    }
}
