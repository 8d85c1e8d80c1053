//! The web client, built into the program.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use protocol::{Problem, cases};
use rust_embed::{EmbeddedFile, RustEmbed};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::guard::{POLICY, PartOfPage, own_origin};
use super::spoken::spoken;
use super::{App, Refused};
use crate::cases::today;
use crate::token::{RoomCode, hex};
use crate::words;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Client;

/// In what a file may be compressed beforehand: what browsers call it, and how its name ends. The smallest first.
const COMPRESSED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the client, or a page, which the client draws; it says so itself where there is none.
pub(super) async fn serve(State(app): State<App>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refused::from(Problem::NOT_FOUND).into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(keeper) = KEEPER.as_ref().filter(|_| path == SERVICE_WORKER) {
        let headers =
            [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
        return (headers, keeper.as_str()).into_response();
    }
    let is_compressed = COMPRESSED.iter().any(|(_, end)| path.ends_with(end));
    if let Some(file) = Client::get(path).filter(|_| !is_compressed && path != INDEX) {
        return match path {
            MANIFEST => answer_spoken(path, file, request.headers()),
            _ => answer(path, file, request.headers()),
        };
    }
    let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.')) || path.starts_with("api/");
    let Some(index) = Client::get(INDEX).filter(|_| !is_file || path == INDEX) else {
        return Refused::from(Problem::NOT_FOUND).into_response();
    };
    let index = addressed(index, request.headers(), app.hub.context().config.behind_proxy);
    if path == INDEX || is_page(path, &app) {
        return answer_spoken(INDEX, index, request.headers());
    }
    (StatusCode::NOT_FOUND, answer(INDEX, index, &HeaderMap::new())).into_response()
}

const INDEX: &str = "index.html";

const MANIFEST: &str = "app.webmanifest";

const SERVICE_WORKER: &str = "service-worker.js";

/// What the browser need not keep: it is for those who find the page or speak of it.
const UNKEPT: [&str; 4] = [INDEX, SERVICE_WORKER, "cover.jpg", "robots.txt"];

/// The service worker, told which files it keeps; nothing where the client was built without one.
static KEEPER: LazyLock<Option<String>> = LazyLock::new(|| {
    let source = Client::get(SERVICE_WORKER)?;
    let is_compressed = |name: &str| COMPRESSED.iter().any(|(_, end)| name.ends_with(end));
    let mut names: Vec<_> = Client::iter().filter(|name| !is_compressed(name)).collect();
    names.sort();
    let mut version = Sha256::new();
    for file in names.iter().filter_map(|name| Client::get(name)) {
        version.update(file.metadata.sha256_hash());
    }
    let version = hex(&version.finalize()[..8]);
    let kept = names.iter().filter(|name| !UNKEPT.contains(&name.as_ref()));
    let told = json!({ "version": version, "files": kept.collect::<Vec<_>>() });
    Some(format!("const KEPT = {told};\n{}", String::from_utf8_lossy(&source.data)))
});

/// What the page asks the server for before anything else.
const ASKED_FIRST: &str = r#"<link rel="preload" as="fetch" href="/api/games" crossorigin />"#;

/// The page's files as a host without a program may answer them, each by its name, and the page at all its addresses
/// that are known. `None` where the page was built without what lets a browser answer by itself.
pub(crate) fn site() -> Option<BTreeMap<String, Vec<u8>>> {
    let names = || Client::iter().filter(|name| !COMPRESSED.iter().any(|(_, end)| name.ends_with(end)));
    names().find(|name| name.ends_with(".wasm"))?;
    let mut site: BTreeMap<String, Vec<u8>> =
        names().filter_map(|name| Some((name.to_string(), Client::get(&name)?.data.into_owned()))).collect();
    site.insert(SERVICE_WORKER.to_owned(), KEEPER.as_ref()?.clone().into_bytes());
    let page = String::from_utf8(site.remove(INDEX)?).ok()?.replace(ASKED_FIRST, "");
    let of_games =
        catalog::games().iter().flat_map(|game| ["open", "rules"].map(|of| format!("{of}/{}/", game.name())));
    for folder in ["", "about/", "case/", "case/archive/", "notebook/", "record/", "saved/"]
        .map(str::to_owned)
        .into_iter()
        .chain(of_games)
    {
        let page = site_page(&page, folder.matches('/').count());
        site.insert(format!("{folder}{INDEX}"), page.into_bytes());
    }
    // What hosts answer where they have no file, such as at the address of a game.
    site.insert("404.html".to_owned(), lost_page().into_bytes());
    Some(site)
}

/// What finds the way where a page of a site is shown at an address that is not its own.
const LOST: &str = include_str!("lost.js");

/// The policy and the script of every page of a site.
fn site_head() -> String {
    // Whose frame it is in, a page cannot say itself.
    let policy = POLICY.replace("; frame-ancestors 'none'", "");
    let own = format!("script-src 'self' 'sha256-{}'", STANDARD.encode(Sha256::digest(LOST)));
    let policy = policy.replace("script-src 'self'", &own);
    format!(r#"<meta http-equiv="content-security-policy" content="{policy}" /><script>{LOST}</script>"#)
}

/// What is said where no way is found, in every language.
fn site_lost() -> String {
    let said = |language: String| {
        let text = words::read(words::PAGE, &language).text("site-lost")?;
        Some(format!(r#"<p lang="{language}" hidden>{text}</p>"#))
    };
    format!(r#"<div id="lost" hidden>{}</div>"#, words::languages().filter_map(said).collect::<String>())
}

/// The page as it stands in a folder of a site, so many folders below its first one: it names files from there, so that a
/// host may have the site in any folder.
fn site_page(page: &str, depth: usize) -> String {
    let up = if depth == 0 { "./".to_owned() } else { "../".repeat(depth) };
    let head = site_head();
    let told = format!(
        r#"<head>{head}<meta name="parlour-server" content="none" /><meta name="parlour-base" content="{up}" />"#
    );
    let page = page.replace("=\"/", &format!("=\"{up}"));
    page.replacen("<head>", &told, 1).replacen("<body>", &format!("<body>{}", site_lost()), 1)
}

/// What a host answers where it has no file.
fn lost_page() -> String {
    let (head, lost) = (site_head(), site_lost());
    format!(
        r#"<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Parlour</title>{head}</head><body>{lost}</body></html>"#
    )
}

/// What stands in the page for the address of the picture beside links: whoever shows those wants all of it.
const COVER: &str = "content=\"/cover.jpg\"";

/// The page with its own address in it, as far as the request tells that.
fn addressed(mut index: EmbeddedFile, headers: &HeaderMap, behind_proxy: bool) -> EmbeddedFile {
    if let (Some(origin), Ok(page)) = (own_origin(headers, behind_proxy), std::str::from_utf8(&index.data)) {
        let cover = format!("content=\"{origin}/cover.jpg\"");
        index.data = page.replace(COVER, &cover).into_bytes().into();
    }
    index
}

/// Whether the client has a page at this address (`web/src/routes.ts`), as far as the server knows without looking for
/// a table.
fn is_page(path: &str, app: &App) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] | ["notebook" | "record" | "about" | "case" | "saved"] | ["t" | "screen", _] => true,
        ["t", _, "replay" | "review" | "deals"] => true,
        [code] => RoomCode::read(code).is_some(),
        ["case", "archive"] | ["evening", _] => true,
        ["case", day] => cases::day(day, today()).is_ok(),
        ["open" | "rules", game] | ["open", game, "evening"] => app.hub.context().game(game).is_ok(),
        _ => false,
    }
}

/// A file in which sentences stand that are there in other languages too.
fn answer_spoken(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let mut response = match spoken(&file, headers) {
        Some((text, hash)) => {
            let kind = content_type(&file);
            let mut response =
                unless_known(headers, &hash, || ([(header::CONTENT_TYPE, kind)], text).into_response());
            response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
            response
        }
        None => answer(path, file, headers),
    };
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language"));
    response
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let content_type = content_type(&file);
    let (file, encoding) = smallest(path, headers).unwrap_or((file, None));
    let hash = file.metadata.sha256_hash();
    // The names of assets hold a hash of what is in them.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = unless_known(headers, &hash, || {
        ([(header::CONTENT_TYPE, content_type)], Body::from(file.data.into_owned())).into_response()
    });
    PartOfPage::mark(headers, &mut response);
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// An answer whose content has this hash; only its tag where the client has it already.
pub(super) fn unless_known(headers: &HeaderMap, hash: &[u8], answer: impl FnOnce() -> Response) -> Response {
    let tag = format!("\"{}\"", hex(&hash[..16]));
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { answer() };
    response.headers_mut().insert(header::ETAG, HeaderValue::try_from(tag).expect("hexadecimal digits"));
    response
}

/// A file as it was compressed beforehand, where it was and the browser takes it.
fn smallest(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let takes = |name: &str| {
        accepted.split(',').any(|one| {
            let (one, weight) = one.split_once(';').unwrap_or((one, ""));
            one.trim() == name && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    };
    let (name, file) = COMPRESSED.iter().filter(|(name, _)| takes(name)).find_map(|(name, end)| {
        let file = Client::get(&format!("{path}{end}"))?;
        Some((*name, file))
    })?;
    Some((file, Some(name)))
}

/// The type that the file's name tells; text is UTF-8.
fn content_type(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
