//! The web client, built into the program.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::App;
use crate::problem::Problem;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Client;

/// A file of the client, or a page, which the client draws; it says so itself where there is none.
pub(super) async fn serve(State(app): State<App>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Problem::NOT_FOUND.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        return answer(path, file, request.headers());
    }
    let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.')) || path.starts_with("api/");
    let Some(index) = Client::get("index.html").filter(|_| !is_file) else {
        return Problem::NOT_FOUND.into_response();
    };
    if is_page(path, &app) {
        return answer("index.html", index, request.headers());
    }
    (StatusCode::NOT_FOUND, answer("index.html", index, &HeaderMap::new())).into_response()
}

/// Whether the client has a page at this address (`web/src/routes.ts`), as far as the server knows without looking for
/// a table.
fn is_page(path: &str, app: &App) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] | ["notebook" | "about"] | ["t", _] | ["t", _, "replay"] => true,
        ["open" | "rules", game] => app.hub.context().game(game).is_ok(),
        _ => false,
    }
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // The names of assets hold a hash of what is in them.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, content_type(&file))], Body::from(file.data.into_owned())).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::ETAG, tag.try_into().expect("hexadecimal digits"));
    response
}

/// The type that the file's name tells; text is UTF-8.
fn content_type(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
