//! A server in this process, and clients that talk to it as browsers and bots do.

pub(crate) mod canary;
pub(crate) mod choice;
pub(crate) mod client;
pub(crate) mod forward;
pub(crate) mod http;
pub(crate) mod pairs;
pub(crate) mod player;
#[cfg(unix)]
#[allow(dead_code, reason = "the tests of the store use the rest")]
pub(crate) mod postgres;
#[cfg(unix)]
pub(crate) mod process;
pub(crate) mod push;
pub(crate) mod scripted;
pub(crate) mod witness;

use std::net::SocketAddr;
use std::time::Duration;

use catalog::{AnyGame, Entry};
use serde_json::{Value, json};
use server::{Config, Database, Pace, Rate, Server};
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;
use testkit::kuhn::Kuhn;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use client::Client;
use http::Reply;

/// The toy game and the real ones.
pub(crate) fn games() -> &'static [&'static dyn AnyGame] {
    static KUHN: Entry<Kuhn> = Entry::new();
    static GAMES: std::sync::OnceLock<Vec<&'static dyn AnyGame>> = std::sync::OnceLock::new();
    GAMES.get_or_init(|| {
        let toy: &'static dyn AnyGame = &KUHN;
        [toy].into_iter().chain(catalog::games().iter().copied()).collect()
    })
}

pub(crate) fn game(name: &str) -> &'static dyn AnyGame {
    games().iter().copied().find(|game| game.name() == name).unwrap()
}

/// A server on a port of its own, with a database of its own.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// Where its metrics are.
    pub(crate) metrics: SocketAddr,
    pub(crate) config: Config,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<Result<(), server::Unusable>>,
    // The folder is removed at the end.
    _folder: Option<TempDir>,
}

impl TestServer {
    /// A server whose bots play at once.
    pub(crate) async fn start() -> TestServer {
        TestServer::start_with(|_| {}).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(Database::Sqlite(folder.path().join("parlour.db")));
        config.games = games();
        config.pace = Pace::NONE;
        config.seed = Some(1);
        // Tests play faster than people.
        let plenty = Rate { per_second: 1e6, burst: 1e6 };
        (config.limits.messages, config.limits.requests) = (plenty, plenty);
        (config.limits.tables, config.limits.notebooks, config.limits.codes) = (plenty, plenty, plenty);
        change(&mut config);
        TestServer::run(config, Some(folder)).await
    }

    async fn run(config: Config, folder: Option<TempDir>) -> TestServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let for_metrics = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = for_metrics.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let opening = Server::open(config.clone());
        let running = tokio::spawn(async move {
            let shutdown = async move {
                let _ = stopped.await;
            };
            opening.await?.with_metrics(for_metrics).serve(listener, shutdown).await
        });
        TestServer { address, metrics, config, stop: Some(stop), running, _folder: folder }
    }

    /// Stops it as a signal would, unless that has been done, and says how it ended.
    pub(crate) async fn stop(&mut self) -> Result<(), server::Unusable> {
        let Some(stop) = self.stop.take() else { return Ok(()) };
        let _ = stop.send(());
        let ended = tokio::time::timeout(Duration::from_secs(15), &mut self.running).await;
        ended.expect("the server stops in time").unwrap()
    }

    /// Stops it and starts it anew over the same database.
    pub(crate) async fn restart(mut self) -> TestServer {
        self.stop().await.unwrap();
        TestServer::run(self.config.clone(), self._folder.take()).await
    }

    /// Its database, which is a file.
    pub(crate) async fn database(&self) -> SqliteConnection {
        let Database::Sqlite(path) = &self.config.database else { panic!("it is no file") };
        SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap()
    }

    /// Changes something there.
    pub(crate) async fn change(&self, statement: &'static str) {
        let mut database = self.database().await;
        sqlx::query(statement).execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        http::request(self.address, "GET", path, &[], "").await
    }

    pub(crate) async fn get_as(&self, path: &str, token: &str) -> Reply {
        http::request(self.address, "GET", path, &[("authorization", &format!("Bearer {token}"))], "").await
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: Value) -> Reply {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
        http::request(self.address, "POST", path, &headers, &body.to_string()).await
    }

    /// Opens a table as asked and returns its id and its tokens.
    pub(crate) async fn open(&self, open: Value) -> Opened {
        let answer = self.post("/api/tables", None, open).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let body = answer.json();
        Opened {
            table: body["table"].as_str().unwrap().to_owned(),
            host: body["host"].as_str().unwrap().to_owned(),
            seat: body["seat"].as_str().unwrap_or_default().to_owned(),
        }
    }

    pub(crate) async fn sit(&self, table: &str, name: &str) -> String {
        let path = format!("/api/tables/{table}/sit");
        let answer = self.post(&path, None, json!({ "chair": null, "name": name })).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["seat"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn host(&self, opened: &Opened, does: Value) -> Reply {
        self.post(&format!("/api/tables/{}/host", opened.table), Some(&opened.host), does).await
    }

    pub(crate) async fn connect(&self, table: &str, token: Option<&str>, from: u32) -> Client {
        let mut client = Client::connect(self.address, table).await;
        client.send(json!({ "type": "hello", "token": token, "from": from })).await;
        client
    }

    /// A table of Kuhn poker for two people, Ada and Ben, that has not started.
    pub(crate) async fn two_at_kuhn(&self) -> (Opened, String) {
        let opened = self.open(json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0 })).await;
        let ben = self.sit(&opened.table, "Ben").await;
        (opened, ben)
    }
}

/// The answer to somebody who opened a table.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    pub(crate) table: String,
    pub(crate) host: String,
    pub(crate) seat: String,
}
