//! `parlour serve`: the server.

use std::io::{ErrorKind, IsTerminal, Write, stdout};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use anyhow::{Context, anyhow, bail, ensure};
use catalog::{Arg, Message};
use clap::{Args, ValueEnum};
use directories::ProjectDirs;
use futures_util::future::OptionFuture;
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::value::{address, limit, pace, whole};
use super::words::{say, word};
use crate::{Config, Database, Limits, Pace, Reach, Server, Unusable};

/// How much is logged: `error`, `warn`, `info`, `debug`, `trace` or `off`.
const LOG_LEVEL: &str = "PARLOUR_LOG";

/// The largest number of seconds, hours or days.
const MOST: u64 = u32::MAX as u64;

#[derive(Args)]
pub(super) struct Serve {
    #[arg(long, default_value = "127.0.0.1:8080", value_parser = address)]
    listen: SocketAddr,
    #[arg(long)]
    database: Option<String>,
    #[arg(long, default_value = "1", value_parser = pace)]
    pace: Pace,
    #[arg(long, default_value_t = 60, value_parser = whole::<u32>(0..=MOST))]
    absent: u32,
    #[arg(long, default_value_t = 90, value_parser = whole::<u32>(0..=MOST))]
    keep_days: u32,
    #[arg(long, default_value_t = 24, value_parser = whole::<u32>(0..=MOST))]
    keep_lobbies: u32,
    #[arg(long = "origin")]
    origins: Vec<String>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, default_value_t = 30, value_parser = whole::<u32>(0..=MOST))]
    notify_after: u32,
    #[arg(long)]
    webhooks: Option<Where>,
    #[arg(long = "limit", value_parser = limit)]
    limits: Vec<(String, String)>,
    #[arg(long, value_parser = address)]
    metrics: Option<SocketAddr>,
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log: LogFormat,
    /// Makes all deals predictable: for tests.
    #[arg(long, hide = true)]
    insecure_seed: Option<u64>,
    /// Takes push services anywhere, and without encryption: for tests.
    #[arg(long, hide = true)]
    insecure_push: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Where {
    Public,
    Anywhere,
}

impl From<Where> for Reach {
    fn from(allowed: Where) -> Reach {
        match allowed {
            Where::Public => Reach::Public,
            Where::Anywhere => Reach::Anywhere,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

impl Serve {
    pub(super) fn run(self) -> anyhow::Result<()> {
        start_log(self.log)?;
        take_open_files();
        let runtime = tokio::runtime::Runtime::new().with_context(|| word("no-threads"))?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> anyhow::Result<()> {
        let config = self.config()?;
        let listener = listen(self.listen, "--listen").await?;
        let metrics =
            OptionFuture::from(self.metrics.map(|address| listen(address, "--metrics"))).await.transpose()?;
        let address = listener.local_addr().with_context(|| word("no-address"))?;
        tracing::info!(%address, database = ?config.database, "starting");
        for game in catalog::games() {
            for (level, fault) in game.faults() {
                tracing::warn!(game = game.name(), level, fault, "a level of bots plays as the one below it");
            }
        }
        let mut server = Server::open(config).await.map_err(|error| unusable(&error))?;
        if let Some(listener) = metrics {
            let address = listener.local_addr().with_context(|| word("no-address"))?;
            tracing::info!(%address, "metrics are served");
            server = server.with_metrics(listener);
        }
        let stop = stop_signal().with_context(|| word("no-signals"))?;
        // It serves even if nobody reads this.
        let _ = print_addresses(address);
        server.serve(listener, stop).await.map_err(|error| unusable(&error))
    }

    fn config(&self) -> anyhow::Result<Config> {
        let hours = |hours: u32| Duration::from_secs(u64::from(hours) * 3600);
        let mut limits = Limits::default();
        for (name, value) in &self.limits {
            limits.set(name, value).with_context(|| word("limit-needed"))?;
        }
        Ok(Config {
            limits,
            pace: self.pace,
            absent: Duration::from_secs(self.absent.into()),
            origins: self.origins.iter().map(|origin| origin.trim_end_matches('/').to_owned()).collect(),
            behind_proxy: self.behind_proxy,
            keep_games: hours(self.keep_days) * 24,
            keep_lobbies: hours(self.keep_lobbies),
            notify_after: Duration::from_secs(self.notify_after.into()),
            webhooks: self.webhooks.map(Reach::from),
            push: if self.insecure_push { Reach::Anywhere } else { Reach::Public },
            seed: self.insecure_seed,
            ..Config::new(database(self.database.as_deref())?)
        })
    }
}

pub(super) fn database(given: Option<&str>) -> anyhow::Result<Database> {
    let Some(text) = given else {
        let folders = ProjectDirs::from("", "", "parlour").with_context(|| word("no-home"))?;
        return Ok(Database::Sqlite(folders.data_dir().join("parlour.db")));
    };
    let path = match text.split_once(':') {
        Some(("sqlite", path)) => path,
        Some(("postgres" | "postgresql", _)) => {
            let wrong = |error| say(&Message::new("wrong-postgres").with("reason", Arg::text(format!("{error}"))));
            // Anything else would be read as the name of a database, which is shown, with a password in it.
            ensure!(
                text.contains("://"),
                wrong(sqlx::Error::Configuration("it does not begin with postgres://".into()))
            );
            return Ok(Database::Postgres(text.parse().map_err(|error: sqlx::Error| anyhow!(wrong(error)))?));
        }
        Some((scheme, _)) if scheme.len() > 1 && scheme.bytes().all(|byte| byte.is_ascii_alphabetic()) => {
            bail!(say(&Message::new("unknown-database").with("kind", Arg::text(scheme))))
        }
        _ => text,
    };
    ensure!(!path.is_empty(), word("no-database"));
    Ok(Database::Sqlite(path.into()))
}

pub(super) fn unusable(error: &Unusable) -> anyhow::Error {
    anyhow!(say(&error.message()))
}

/// Takes an address; what is wrong with it is said with the option that names it.
async fn listen(address: SocketAddr, option: &str) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| {
        let about = |name| {
            let about = Message::new(name).with("address", Arg::text(address.to_string()));
            say(&about.with("option", Arg::text(option)))
        };
        match error.kind() {
            ErrorKind::AddrInUse => anyhow!(about("address-in-use")),
            ErrorKind::PermissionDenied => anyhow!(about("address-not-allowed")),
            ErrorKind::AddrNotAvailable => anyhow!(about("address-elsewhere")),
            _ => anyhow!(error).context(about("address-unusable")),
        }
    })
}

fn print_addresses(address: SocketAddr) -> std::io::Result<()> {
    let (port, mut out) = (address.port(), stdout().lock());
    let mut tell = |name, address: SocketAddr| {
        let address = Arg::text(format!("http://{address}/"));
        writeln!(out, "{}", say(&Message::new(name).with("address", address)))
    };
    if !address.ip().is_unspecified() {
        return tell("open-at", address);
    }
    tell("open-at", SocketAddr::new(Ipv4Addr::LOCALHOST.into(), port))?;
    match own_address(address.is_ipv6()) {
        Some(ip) => tell("open-in-network", SocketAddr::new(ip, port)),
        None => Ok(()),
    }
}

/// This machine's address in its network: the one from which it would talk to the world. Nothing is sent.
fn own_address(has_ipv6: bool) -> Option<IpAddr> {
    let towards = |from: &str, to: &str| {
        let socket = UdpSocket::bind(from).ok()?;
        socket.connect(to).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let four = towards("0.0.0.0:0", "192.0.2.1:9");
    four.or_else(|| has_ipv6.then(|| towards("[::]:0", "[2001:db8::1]:9")).flatten())
}

/// Logs this program's own words at the level asked for, and of its libraries only what is wrong: they would write
/// down what passes through them, cards and tokens with it.
///
/// # Errors
/// When there is no such level.
fn start_log(format: LogFormat) -> anyhow::Result<()> {
    let level = match std::env::var_os(LOG_LEVEL) {
        None => LevelFilter::INFO,
        Some(level) => level.to_str().and_then(|level| level.parse().ok()).with_context(|| {
            let wrong = Message::new("wrong-log-level").with("name", Arg::text(LOG_LEVEL));
            say(&wrong.with("level", Arg::text(level.display().to_string())))
        })?,
    };
    let filter = Targets::new()
        .with_default(LevelFilter::WARN)
        .with_target(env!("CARGO_CRATE_NAME"), level)
        // It repeats what it does not know of an address, which may be a password.
        .with_target("sqlx_postgres::options", LevelFilter::ERROR);
    let layer = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false);
    // For all layers: a filter of one layer forgets events where somebody only asks whether one would be kept, as the
    // database's client does.
    let registry = tracing_subscriber::registry().with(filter);
    match format {
        LogFormat::Text => registry.with(layer).init(),
        LogFormat::Json => registry.with(layer.json()).init(),
    }
    Ok(())
}

/// Takes as many open files as the system lets it have: each player's page needs one.
#[cfg(unix)]
pub fn take_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // With fewer it serves fewer players.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
}

/// Windows has no such limit.
#[cfg(not(unix))]
pub fn take_open_files() {}

/// Done when the program is asked to stop. It listens for that from the moment of the call: whoever reads the address
/// may stop the program at once.
#[cfg(unix)]
pub(super) fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Done when the program is asked to stop.
#[cfg(not(unix))]
pub(super) fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
