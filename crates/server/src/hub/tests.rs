use catalog::{AnyGame, Entry};
use futures_util::FutureExt;
use protocol::play::MoveBody;
use serde_json::{Value, json};
use tempfile::TempDir;
use testkit::kuhn::Kuhn;

use super::*;
use crate::chance::{Dealer, Pace};
use crate::config::Config;
use crate::frame::Frame;
use crate::live::NewTable;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::pool::Pool;
use crate::store::{Change, Database, Store, StoredMove, now};
use crate::token::Token;

async fn hub() -> (Hub, TempDir) {
    static KUHN: Entry<Kuhn> = Entry::new();
    static GAMES: &[&dyn AnyGame] = &[&KUHN];
    // Nobody is waited for: a table sleeps as soon as its people have left.
    hub_with(|config| (config.games, config.pace, config.absent) = (GAMES, Pace::NONE, Duration::ZERO)).await
}

/// The tables of a server without a listener.
pub(crate) async fn hub_with(change: impl FnOnce(&mut Config)) -> (Hub, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(Database::Sqlite(folder.path().join("parlour.db")));
    change(&mut config);
    let store = Store::open(&config.database).await.unwrap();
    let (outbox, metrics) = (Outbox::new(&store, &config), Metrics::new(store.commits()));
    (
        Hub::new(Arc::new(Context {
            config,
            store,
            dealer: Dealer::new(Some(1)),
            pool: Pool::new(2, 10),
            outbox,
            metrics,
            closed: Default::default(),
        })),
        folder,
    )
}

/// A table of Kuhn poker that has started, of a person on the first chair and a bot; and the person's token.
async fn opened(hub: &Hub) -> (TableId, Token) {
    let open = json!({
        "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[1, "straightforward"]], "start": true,
    });
    let NewTable { row, opened } = NewTable::new(hub.context(), serde_json::from_value(open).unwrap()).unwrap();
    let id = row.id.clone();
    hub.context().store.change(Change::Open(row)).await.unwrap();
    (id, Token::read(&opened.seat.unwrap()).unwrap())
}

async fn join(hub: &Hub, id: &TableId, token: &Token) -> mpsc::Receiver<Frame> {
    let (frames, queue) = mpsc::channel(64);
    let hash = token.hash();
    hub.ask(id, move |table| Box::pin(table.join(Some(hash), false, 0, frames))).await.unwrap();
    queue
}

/// The next `now` of which the test holds.
async fn now_where(queue: &mut mpsc::Receiver<Frame>, test: impl Fn(&Value) -> bool) -> Value {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(10), queue.recv()).await.unwrap().unwrap();
        let mut messages = frame.messages().iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        if let Some(now) = messages.find(|message| message["type"] == "now" && test(message)) {
            return now;
        }
    }
}

async fn send(hub: &Hub, id: &TableId, token: &Token, key: &str, json: &str) -> Outcome<()> {
    let sent = MoveBody { key: key.into(), at: 2, chosen: serde_json::from_str(json).unwrap() };
    let hash = token.hash();
    hub.ask(id, move |table| Box::pin(table.make_move_by_token(hash, sent))).await
}

#[tokio::test]
async fn a_move_that_another_node_made_first_is_taken_in() {
    let (hub, _folder) = hub().await;
    let (id, token) = opened(&hub).await;
    let mut queue = join(&hub, &id, &token).await;
    now_where(&mut queue, |now| !now["options"].is_null()).await;

    // Another node's client bets for the same seat; this node does not know it yet.
    let m = StoredMove {
        ply: 2,
        seat: Some(0),
        json: "\"bet\"".into(),
        key: Some("0:elsewhere".into()),
        at: now(),
        used: None,
        by_bot: false,
    };
    hub.context()
        .store
        .change(Change::Append { table: id.clone(), m, due: None, score: None, mark: None })
        .await
        .unwrap();
    assert_eq!(send(&hub, &id, &token, "here-and-late", "\"pass\"").await, Err(Problem::STALE));
    let now = now_where(&mut queue, |now| now["turn"] == "over").await;
    assert_eq!(now["view"]["public"]["bets"][0], true, "the move in the log is the one that counts");
    // A move of the other node's is known by its key here too.
    assert_eq!(send(&hub, &id, &token, "elsewhere", "\"bet\"").await, Ok(()));
}

#[tokio::test]
async fn what_has_begun_is_done_when_the_asker_goes_away() {
    let (hub, _folder) = hub().await;
    let (id, token) = opened(&hub).await;
    let mut queue = join(&hub, &id, &token).await;
    now_where(&mut queue, |now| !now["options"].is_null()).await;
    // Polled once, so that the job is on its way, and then dropped as a broken request is.
    let asked = send(&hub, &id, &token, "never-answered", "\"bet\"");
    assert_eq!(asked.now_or_never(), None);
    now_where(&mut queue, |now| now["turn"] == "over").await;
}

#[tokio::test]
async fn a_table_whose_task_has_failed_is_built_again() {
    let (hub, _folder) = hub().await;
    let (id, token) = opened(&hub).await;
    join(&hub, &id, &token).await;
    let failed: Outcome<()> = hub.ask(&id, |_| Box::pin(async { panic!("a fault that a test plants") })).await;
    assert_eq!(failed, Err(Problem::INTERNAL));
    let mut queue = join(&hub, &id, &token).await;
    now_where(&mut queue, |now| !now["options"].is_null()).await;
}

#[tokio::test]
async fn a_table_is_forgotten_once_nobody_looks_at_it() {
    let (hub, _folder) = hub().await;
    let ((left, ada), (watched, ben)) = (opened(&hub).await, opened(&hub).await);
    assert_eq!(hub.loaded(), 0, "what is stored is not in memory");
    let _queue = join(&hub, &watched, &ben).await;
    let ((frames, _gone), hash) = (mpsc::channel(64), ada.hash());
    let watcher = hub.ask(&left, move |table| Box::pin(table.join(Some(hash), false, 0, frames))).await.unwrap();
    assert_eq!(hub.loaded(), 2);
    hub.ask(&left, move |table| Box::pin(table.leave(watcher))).await.unwrap();
    tokio::time::pause();
    for _ in 0..100 {
        // Time goes by where nobody does anything.
        tokio::time::sleep(FORGET_AFTER / 10).await;
        if hub.loaded() == 1 {
            break;
        }
    }
    assert!(hub.lock().contains_key(&watched) && !hub.lock().contains_key(&left));
    tokio::time::sleep(FORGET_AFTER * 3).await;
    assert_eq!(hub.loaded(), 1, "somebody looks at it");
}

#[tokio::test]
async fn an_unknown_table_leaves_nothing_behind() {
    let (hub, _folder) = hub().await;
    for _ in 0..50 {
        let asked: Outcome<()> = hub.ask(&TableId::new(), |_| Box::pin(async { Ok(()) })).await;
        assert_eq!(asked, Err(Problem::UNKNOWN_TABLE));
    }
    for _ in 0..200 {
        if hub.loaded() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} tables are still in memory", hub.loaded());
}
