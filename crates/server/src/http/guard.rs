//! What every request passes, whatever it asks for.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Problem, ProblemCode};
use tower_http::cors::{AllowOrigin, CorsLayer};
use tower_http::request_id::{MakeRequestId, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tracing::Span;

use super::limit::Address;
use super::{App, Refused};
use crate::token;

/// Nothing from elsewhere, nothing inline, nobody's frame; WebAssembly is compiled, and no text is made a program.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Requests to the API: not too many from one address, none from the pages of other sites.
pub(super) async fn api(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let config = &app.hub.context().config;
    let address = Address::of(peer, request.headers(), config.behind_proxy);
    if !is_own(request.headers()) && !is_guest(request.headers(), &config.origins) {
        return Refused::from(Problem::FOREIGN_ORIGIN).into_response();
    }
    if let Err(early) = app.requests.spend(&address) {
        return Refused::from(early).into_response();
    }
    request.extensions_mut().insert(address);
    next.run(request).await
}

/// Counts what is refused.
pub(super) async fn count(State(app): State<App>, response: Response) -> Response {
    if let Some(&code) = response.extensions().get::<ProblemCode>() {
        app.hub.context().metrics.refuse(code);
    }
    response
}

/// What the pages of other sites may do, where the host has allowed them to use the server.
pub(super) fn guests(origins: &[String]) -> CorsLayer {
    let origins = origins.to_vec();
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(move |origin, _| is_allowed(origin, &origins)))
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE])
}

/// Whether a page that may use the server asks.
fn is_guest(headers: &HeaderMap, allowed: &[String]) -> bool {
    headers.get(header::ORIGIN).is_some_and(|origin| is_allowed(origin, allowed))
}

fn is_allowed(origin: &HeaderValue, allowed: &[String]) -> bool {
    allowed.iter().any(|allowed| allowed.as_bytes().eq_ignore_ascii_case(origin.as_bytes()))
}

/// From where the server's own pages come, as far as a request tells: behind a proxy, over HTTPS.
pub(super) fn own_origin(headers: &HeaderMap, behind_proxy: bool) -> Option<String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]".contains(c);
    let host = headers.get(header::HOST)?.to_str().ok().filter(|host| host.chars().all(plain))?;
    Some(format!("{}://{host}", if behind_proxy { "https" } else { "http" }))
}

/// By what the log, and whoever asked, speak of a request: drawn, so that it tells nobody how many others ask.
#[derive(Clone, Copy)]
struct Drawn;

impl MakeRequestId for Drawn {
    fn make_request_id<B>(&mut self, _: &axum::http::Request<B>) -> Option<RequestId> {
        HeaderValue::from_str(&token::hex(&token::random::<8>())).ok().map(RequestId::new)
    }
}

/// Gives each request its id, whatever it says itself, and each answer the id of its request.
pub(super) fn with_ids(router: Router<App>) -> Router<App> {
    router.layer(PropagateRequestIdLayer::x_request_id()).layer(SetRequestIdLayer::x_request_id(Drawn)).layer(
        axum::middleware::map_request(async |mut request: Request| {
            request.headers_mut().remove("x-request-id");
            request
        }),
    )
}

/// What is logged of a request: its id, and the pattern of its address, not the address. A table's id
/// is for its guests, and the address of a feed for who reads it; other secrets never appear in an address.
pub(super) fn span<B>(request: &axum::http::Request<B>) -> Span {
    let route = request.extensions().get().map_or("unknown", MatchedPath::as_str);
    let id = request.extensions().get().and_then(|id: &RequestId| id.header_value().to_str().ok());
    tracing::info_span!("request", id, method = %request.method(), route)
}

/// Logs an answer, in the span of its request.
pub(super) fn answered<B>(response: &axum::http::Response<B>, took: Duration, _: &Span) {
    tracing::debug!(status = response.status().as_u16(), ?took, "request");
}

/// Whether a request comes from no page at all or from the server's own.
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let own = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    matches!((own, host), (Some((_, own)), Some(host)) if own.eq_ignore_ascii_case(host))
}

/// The headers that protect an answer, and which answers a browser reads each of: a page has dozens of scripts and style
/// sheets, and each of them would carry them in vain.
const HEADERS: [(HeaderName, &str, ReadOf); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY, ReadOf::PagesAndWorkers),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff", ReadOf::All),
    (header::X_FRAME_OPTIONS, "DENY", ReadOf::Pages),
    // The fragment with a token is never sent anyway; the table's id need not be told either.
    (header::REFERRER_POLICY, "no-referrer", ReadOf::All),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin", ReadOf::AllWithScripts),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin", ReadOf::All),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
        ReadOf::AllWithScripts,
    ),
];

/// Marks a script that the page which asks for it makes a part of itself, as most browsers say.
#[derive(Clone, Copy)]
pub(super) struct PartOfPage;

impl PartOfPage {
    /// Marks an answer to a request with these headers.
    pub(super) fn mark(headers: &HeaderMap, response: &mut Response) {
        if headers.get("sec-fetch-dest").is_some_and(|kind| kind.as_bytes() == b"script") {
            response.extensions_mut().insert(PartOfPage);
        }
    }
}

/// Of which answers a header is read.
#[derive(Clone, Copy)]
enum ReadOf {
    All,
    /// A script may be a worker's, which is held to it, but not where a page asks for it as a part of itself.
    PagesAndWorkers,
    /// Of everything that could be shown as a page.
    Pages,
    /// Of what could run scripts if it were shown: data does not.
    AllWithScripts,
}

impl ReadOf {
    fn of(self, response: &Response) -> bool {
        let kind = response.headers().get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
        match self {
            ReadOf::All => true,
            ReadOf::PagesAndWorkers => {
                let is_part =
                    kind.starts_with(b"text/javascript") && response.extensions().get::<PartOfPage>().is_some();
                !kind.starts_with(b"text/css") && !is_part
            }
            ReadOf::Pages => !kind.starts_with(b"text/css") && !kind.starts_with(b"text/javascript"),
            ReadOf::AllWithScripts => ReadOf::Pages.of(response) && !kind.starts_with(b"application/json"),
        }
    }
}

/// Sets the headers that protect answers.
pub(super) fn with_headers(router: Router<App>) -> Router<App> {
    let fixed = |router: Router<App>, (name, value, read): (HeaderName, &'static str, ReadOf)| {
        let value = move |response: &Response| read.of(response).then(|| HeaderValue::from_static(value));
        router.layer(SetResponseHeaderLayer::overriding(name, value))
    };
    HEADERS.into_iter().fold(router, fixed)
}

/// No answer of the API is kept by anybody.
pub(super) fn no_store() -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcome(origin: Option<&str>, host: &str) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        is_own(&headers) || is_guest(&headers, &["https://games.example".to_owned()])
    }

    #[test]
    fn only_own_and_allowed_pages_are_welcome() {
        assert!(welcome(None, "127.0.0.1:8080"));
        assert!(welcome(Some("http://127.0.0.1:8080"), "127.0.0.1:8080"));
        assert!(welcome(Some("https://Parlour.example"), "parlour.example"));
        assert!(welcome(Some("https://games.example"), "127.0.0.1:8080"));
        assert!(!welcome(Some("http://evil.example"), "127.0.0.1:8080"));
        assert!(!welcome(Some("http://127.0.0.1:9090"), "127.0.0.1:8080"));
        assert!(!welcome(Some("null"), "127.0.0.1:8080"));
    }
}
