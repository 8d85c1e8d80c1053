//! Sends notices to people who are not there: by Web Push to their browsers, and to the webhooks of tables.
//!
//! What is to be sent is written with the move that causes it, and stays until it is sent, or until nobody needs it
//! any more: because they have come by themselves, the turn has passed, or the table is gone. The server may be killed
//! between sending and noting that: then the same notice is sent again, with the same id and the same topic.

mod client;
mod message;
mod vapid;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use http_body_util::Full;
use hyper::{Request, StatusCode, Uri, header};
use protocol::{Outcome, Problem, PushKeys};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, encrypt};

use crate::config::Config;
use crate::live::Context;
use crate::store::{Change, Failed, Millis, Outgoing, Receiver, Store, Subscription, now};
use crate::token::hex;

pub(crate) use client::Client;
pub use client::Reach;
pub(crate) use message::Said;
pub(crate) use vapid::Key;

/// So many notices are on their way at once.
const AT_ONCE: usize = 64;

/// How often a server looks for what others have left.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// How long a push service keeps a notice for a browser that is switched off, in seconds.
const KEEP: u32 = 7 * 24 * 3600;

/// How often a notice is tried: with waits that double, for about a day.
const TRIES: u32 = 12;

/// What all that is sent has in common.
pub(crate) struct Outbox {
    pub(crate) key: Key,
    browsers: Client,
    webhooks: Client,
    /// Tells that something has been written that is to be sent.
    written: Notify,
}

impl Outbox {
    pub(crate) fn new(store: &Store, config: &Config) -> Outbox {
        let key = Key::read(store.push_key()).unwrap_or_else(|| {
            tracing::error!("the key for push services cannot be read: nobody is told of their turns");
            Key::new()
        });
        Outbox {
            key,
            browsers: Client::new(config.push),
            webhooks: Client::new(config.webhooks.unwrap_or(Reach::Public)),
            written: Notify::new(),
        }
    }

    /// Something has been written that is to be sent, or somebody who is to be told of something has left.
    pub(crate) fn wake(&self) {
        self.written.notify_one();
    }
}

/// A browser as its page describes it.
///
/// # Errors
/// When that cannot be one.
pub(crate) fn subscription(endpoint: String, of: &PushKeys, reach: Reach) -> Outcome<Subscription> {
    let read = |text: &str| BASE64.decode(text.trim_end_matches('=')).unwrap_or_default();
    let (p256dh, auth) = (read(&of.p256dh), read(&of.auth));
    let found = Subscription { endpoint, p256dh, auth, language: String::new(), origin: String::new() };
    let is_one = reach.check(&found.endpoint, &["https"]).is_some() && keys(&found).is_some();
    if is_one { Ok(found) } else { Err(Problem::malformed("this is no push subscription")) }
}

/// A browser's public key, and the secret that it shares with the server.
fn keys(of: &Subscription) -> Option<(PublicKey, Auth)> {
    let auth: [u8; 16] = of.auth.as_slice().try_into().ok()?;
    Some((PublicKey::from_sec1_bytes(&of.p256dh).ok()?, auth.into()))
}

/// Sends whatever is due, until the server stops; what is on its way then is still waited for.
pub(crate) async fn run(context: Arc<Context>, stop: CancellationToken) {
    let mut sending = JoinSet::new();
    let mut on_its_way: HashSet<String> = HashSet::new();
    while !stop.is_cancelled() {
        let next = match fill(&context, &mut sending, &mut on_its_way).await {
            Ok(next) => next,
            // Of a database that cannot be read, the log tells.
            Err(Failed) => Some(now() + 1_000),
        };
        // What is due already and was not begun cannot be read.
        let wait = next.map_or(Duration::MAX, |next| match next - now() {
            ..=0 => Duration::from_secs(1),
            wait => Duration::from_millis(wait as u64),
        });
        // What another server had taken, and has not sent, is free once that is buried.
        let wait = if context.store.is_shared() { wait.min(LOOK_EVERY) } else { wait };
        tokio::select! {
            () = stop.cancelled() => {}
            () = context.outbox.written.notified() => {}
            Some(Ok(id)) = sending.join_next() => drop(on_its_way.remove(&id)),
            () = tokio::time::sleep(wait), if sending.len() < AT_ONCE => {}
        }
    }
    while sending.join_next().await.is_some() {}
}

/// Begins to send as much as can be sent at once, and says when there is more to do.
async fn fill(
    context: &Arc<Context>,
    sending: &mut JoinSet<String>,
    on_its_way: &mut HashSet<String>,
) -> Result<Option<Millis>, Failed> {
    let wait = context.config.notify_after.as_millis() as Millis;
    let (store, room) = (&context.store, AT_ONCE - sending.len());
    if room > 0 && store.next_due(wait).await?.is_some_and(|due| due <= now()) {
        store.change(Change::TakeNotices { due: now(), wait, most: room }).await?;
    }
    for notice in store.taken().await? {
        if !on_its_way.insert(notice.id.clone()) {
            continue;
        }
        let context = context.clone();
        sending.spawn(async move {
            let id = notice.id.clone();
            send(&context, notice).await;
            id
        });
    }
    context.store.next_due(wait).await
}

/// What became of a notice.
enum End {
    Taken,
    /// The browser is told nothing any more: it has said so to its push service, or does not exist.
    Gone,
    /// It will never be taken.
    Refused(StatusCode),
    Failed(String),
}

/// Sends a notice, and notes what became of it.
async fn send(context: &Context, notice: Outgoing) {
    let (id, tries) = (notice.id.clone(), notice.tries);
    let end = match &notice.to {
        Receiver::Browser(to) => push(context, &notice, to).await,
        Receiver::Webhook(url) => call(context, &notice, url).await,
    };
    let change = match (end, &notice.to) {
        (End::Gone, Receiver::Browser(to)) => {
            let Some(chair) = notice.chair else { return };
            let endpoint = to.endpoint.clone();
            Change::Unsubscribe { table: notice.table.clone(), chair, endpoint }
        }
        (End::Taken | End::Gone, _) => Change::Sent { id },
        (End::Refused(status), _) => {
            tracing::warn!(table = ?notice.table, %status, "a notice was refused and is given up");
            Change::Sent { id }
        }
        (End::Failed(reason), _) if tries + 1 >= TRIES => {
            tracing::warn!(table = ?notice.table, reason, "a notice could not be sent and is given up");
            Change::Sent { id }
        }
        (End::Failed(reason), _) => {
            tracing::info!(table = ?notice.table, reason, "a notice could not be sent and is tried again");
            let wait = context.config.limits.retry * 2_u32.pow(tries.min(TRIES));
            Change::Later { id, due: now() + wait.as_millis() as Millis }
        }
    };
    // What cannot be noted is sent again.
    let _ = context.store.change(change).await;
}

/// Sends a notice to a browser, by its push service (RFC 8030), so that nobody on the way can read it (RFC 8291).
async fn push(context: &Context, notice: &Outgoing, to: &Subscription) -> End {
    let Some(endpoint) = context.config.push.check(&to.endpoint, &["https"]) else { return End::Gone };
    let game = context.game(&notice.game).ok().and_then(|game| game.words().text("title"));
    let said = message::to_browser(notice, game.as_deref().unwrap_or(&notice.game), to);
    let Some((key, auth)) = keys(to) else { return End::Gone };
    let Ok(body) = encrypt(said.to_string().into(), &key, &auth) else { return End::Gone };
    let outbox = &context.outbox;
    let request = Request::post(&endpoint)
        .header(header::AUTHORIZATION, outbox.key.authorization(&endpoint, &to.origin, now()))
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header("ttl", KEEP)
        // A later notice of the table takes the place of one that has not come to the browser yet.
        .header("topic", topic(notice));
    deliver(&outbox.browsers, request, body).await
}

/// By what a push service knows the notices of one table for one chair: 32 letters at most.
fn topic(notice: &Outgoing) -> String {
    let hash = Sha256::digest(format!("{} {:?}", notice.table.as_str(), notice.chair));
    hex(&hash[..16])
}

/// Tells a webhook.
async fn call(context: &Context, notice: &Outgoing, url: &str) -> End {
    // The server may have been started again without.
    let Some(url) = context.config.webhooks.and_then(|reach| webhook(url, reach)) else { return End::Taken };
    let request = Request::post(&url).header(header::CONTENT_TYPE, "application/json");
    let body: Value = message::to_webhook(notice);
    deliver(&context.outbox.webhooks, request, body.to_string().into()).await
}

/// The address of a webhook, where it may be called.
pub(crate) fn webhook(url: &str, reach: Reach) -> Option<Uri> {
    reach.check(url, &["http", "https"])
}

async fn deliver(client: &Client, request: hyper::http::request::Builder, body: Vec<u8>) -> End {
    let request = request.header(header::USER_AGENT, concat!("Parlour/", env!("CARGO_PKG_VERSION")));
    let Ok(request) = request.body(Full::new(Bytes::from(body))) else { return End::Gone };
    match client.send(request).await.map(|answer| answer.status()) {
        Ok(status) if status.is_success() => End::Taken,
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => End::Gone,
        Ok(status @ (StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT)) => {
            End::Failed(status.to_string())
        }
        Ok(status) if status.is_client_error() || status.is_redirection() => End::Refused(status),
        Ok(status) => End::Failed(status.to_string()),
        Err(error) => End::Failed(error.to_string()),
    }
}
