//! What every request passes, whatever it asks for.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::Instant;

use super::App;
use super::limit::Address;
use crate::problem::Fault;

/// Nothing from elsewhere, nothing inline, nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
    media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Requests to the API: not too many from one address, none from the pages of other sites.
pub(super) async fn api(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    path: Option<MatchedPath>,
    mut request: Request,
    next: Next,
) -> Response {
    let config = &app.hub.context().config;
    let address = Address::of(peer, request.headers(), config.behind_proxy);
    let method = request.method().clone();
    let begun = Instant::now();
    let guest = guest(request.headers(), &config.origins);
    let mut response = if guest.is_none() && !is_own(request.headers()) {
        Fault::ForeignOrigin.into_response()
    } else if guest.is_some() && method == Method::OPTIONS {
        StatusCode::NO_CONTENT.into_response()
    } else if !app.requests.take(address) {
        Fault::TooFast.into_response()
    } else {
        request.extensions_mut().insert(address);
        next.run(request).await
    };
    if let Some(guest) = guest {
        let headers = response.headers_mut();
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, guest);
        headers.insert(header::VARY, HeaderValue::from_static("origin"));
        headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("GET, POST"));
        headers
            .insert(header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static("authorization, content-type"));
    }
    // The pattern, not the path: a table's id is for its guests, and tokens never stand in an address.
    let route = path.as_ref().map_or("unknown", MatchedPath::as_str);
    tracing::debug!(%method, route, status = response.status().as_u16(), took = ?begun.elapsed(), "request");
    response
}

/// The origin of a request, where the host has allowed its pages to use the server.
fn guest(headers: &HeaderMap, allowed: &[String]) -> Option<HeaderValue> {
    let origin = headers.get(header::ORIGIN)?;
    let is_allowed = allowed.iter().any(|allowed| allowed.as_bytes().eq_ignore_ascii_case(origin.as_bytes()));
    is_allowed.then(|| origin.clone())
}

/// Whether a request comes from no page at all or from the server's own.
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let own = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    matches!((own, host), (Some((_, own)), Some(host)) if own.eq_ignore_ascii_case(host))
}

/// The headers of every answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    // The fragment with a token is never sent anyway; the table's id need not be told either.
    set(header::REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    );
    if is_api {
        set(header::CACHE_CONTROL, "no-store");
    }
    response
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
        is_own(&headers) || guest(&headers, &["https://games.example".to_owned()]).is_some()
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
