//! How people who are not there are told of their turns.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::Day;
use protocol::{AskFeed, Feed, Notices, Problem, Resubscribe, Subscribe};
use sha2::{Digest, Sha256};

use super::assets::unless_known;
use super::extract::{Bearer, Json, Table};
use super::guard::own_origin;
use super::{Answer, App};
use crate::live::Turns;
use crate::outbox;
use crate::store::{Change, Millis};
use crate::token::{TableId, Token, hex};

pub(super) async fn ways(State(app): State<App>) -> axum::Json<Notices> {
    let context = app.hub.context();
    axum::Json(Notices { key: context.outbox.key.public(), webhooks: context.config.webhooks.is_some() })
}

pub(super) async fn subscribe(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    headers: HeaderMap,
    Json(asked): Json<Subscribe>,
) -> Answer<StatusCode> {
    let token = bearer.needed()?.hash();
    let origin = origin(&app, &headers)?;
    app.hub.ask(&id, move |table| Box::pin(table.subscribe(token, asked, origin))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn resubscribe(State(app): State<App>, Json(asked): Json<Resubscribe>) -> Answer<StatusCode> {
    let Resubscribe { old, endpoint, keys } = asked;
    let context = app.hub.context();
    let subscription = outbox::subscription(endpoint, &keys, context.config.push)?;
    context.store.change(Change::Resubscribe { old, subscription }).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn origin(app: &App, headers: &HeaderMap) -> Result<String, Problem> {
    let origin = own_origin(headers, app.hub.context().config.behind_proxy);
    origin.ok_or_else(|| Problem::malformed("the request does not say for which host it is"))
}

pub(super) async fn ask_feed(
    State(app): State<App>,
    Table(id): Table,
    bearer: Bearer,
    Json(asked): Json<AskFeed>,
) -> Answer<axum::Json<Feed>> {
    let token = bearer.needed()?.hash();
    let secret = app.hub.ask(&id, move |table| Box::pin(table.ask_feed(token, asked))).await?;
    Ok(axum::Json(Feed { feed: secret.map(Token::reveal) }))
}

/// A seat's turns, for feed readers.
pub(super) async fn feed(
    State(app): State<App>,
    path: Result<Path<(String, String)>, PathRejection>,
    headers: HeaderMap,
) -> Answer<Response> {
    let Path((id, secret)) = path.map_err(|_| Problem::NOT_FOUND)?;
    let id = TableId::read(&id).ok_or(Problem::UNKNOWN_TABLE)?;
    let secret = Token::read(&secret).ok_or(Problem::NOT_FOUND)?.hash();
    let origin = origin(&app, &headers)?;
    let turns = app.hub.ask(&id, move |table| Box::pin(table.feed(secret))).await?;
    let text = atom(&turns, &format!("{origin}/t/{}", id.as_str()), secret.as_bytes());
    let hash = Sha256::digest(&text);
    Ok(unless_known(&headers, &hash, || {
        ([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], text).into_response()
    }))
}

/// The feed as Atom (RFC 4287). Entries are told from each other by when they were made, which everybody could see.
fn atom(told: &Turns, link: &str, secret: &[u8]) -> String {
    // Of a secret that nobody can tell from it: who reads the feed may pass an entry on.
    let hash = Sha256::digest(secret);
    let of = hex(&hash[..16]);
    let host = told.host.as_deref();
    let entry = |at: Millis, over: bool| {
        let (title, at_said, kind) =
            (escaped(&told.said.notice(host, over)), moment(at), if over { "over" } else { "turn" });
        format!(
            "  <entry>\n    <id>urn:parlour:{of}:{kind}:{at}</id>\n    <title>{title}</title>\n    \
             <updated>{at_said}</updated>\n    <link href=\"{link}\"/>\n  </entry>\n"
        )
    };
    let entries: String =
        told.over.iter().map(|&at| entry(at, true)).chain(told.turns.iter().map(|&at| entry(at, false))).collect();
    let updated = told.over.or(told.turns.first().copied()).unwrap_or(told.last);
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n  \
         <id>urn:parlour:{of}</id>\n  <title>{}</title>\n  <updated>{}</updated>\n  <author><name>Parlour</name></author>\n  \
         <link href=\"{link}\"/>\n{entries}</feed>\n",
        told.said.language,
        escaped(&told.said.feed(&told.game, host)),
        moment(updated),
    )
}

/// Text as XML has it.
fn escaped(text: &str) -> String {
    let plain: String = text.chars().filter(|c| !c.is_control()).collect();
    plain.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A moment as RFC 3339 writes it.
fn moment(at: Millis) -> String {
    let seconds = at.unsigned_abs() / 1000;
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", Day::at(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbox::Said;

    #[test]
    fn a_feed_is_atom_whatever_people_are_called() {
        let turns = Turns {
            game: "Clue".into(),
            host: Some("<Ada> & \"Ben\"".into()),
            said: Said::of("de"),
            turns: vec![1_795_000_000_123, 1_000],
            over: None,
            last: 1_795_000_002_000,
        };
        let text = atom(&turns, "https://games.example/t/abc", b"secret");
        assert!(text.contains("am Tisch von &lt;Ada&gt; &amp; &quot;Ben&quot;"), "{text}");
        assert_eq!(text.matches("<entry>").count(), 2);
        assert!(text.contains("<updated>2026-11-18T11:06:40Z</updated>"), "{text}");
        assert!(text.contains("<updated>1970-01-01T00:00:01Z</updated>"), "{text}");
        assert_eq!(atom(&turns, "a", b"secret"), atom(&turns, "a", b"secret"));
        let over = Turns { over: Some(1_795_000_001_000), turns: Vec::new(), ..turns };
        assert!(atom(&over, "a", b"secret").contains("ist vorbei"));
        let none = Turns { over: None, ..over };
        assert!(atom(&none, "a", b"secret").contains("<updated>2026-11-18T11:06:42Z</updated>"));
    }
}
