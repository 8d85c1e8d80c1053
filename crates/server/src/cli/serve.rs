//! `parlour serve`: the server.

use std::io::{ErrorKind, IsTerminal, Write, stdout};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use anyhow::Context;
use clap::{Args, ValueEnum};
use directories::ProjectDirs;
use tokio::net::TcpListener;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::{Config, Database, Pace, Reach, Server};

/// How much is logged: `error`, `warn`, `info`, `debug`, `trace` or `off`.
const LOG_LEVEL: &str = "PARLOUR_LOG";

/// Serve tables to browsers and bots.
///
/// Tables, moves and private notes are kept in one file; whoever can read it sees everybody's cards. It is safe to
/// copy while the server runs with SQLite's own `.backup`.
#[derive(Args)]
pub(super) struct Serve {
    /// Where to listen. `0.0.0.0:8080` lets everybody in your network play; for the internet put a reverse proxy with
    /// HTTPS in front of it.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    listen: SocketAddr,
    /// Where everything is kept, as `sqlite:PATH` or a path [default: in your data folder].
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,
    /// How long bots take: 1 as long as a person, 0 no time; at most 10.
    #[arg(long, default_value = "1", value_parser = pace, value_name = "FACTOR")]
    pace: Pace,
    /// How many seconds a table waits for somebody absent before a bot plays for them.
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    absent: u32,
    /// Days that a game is kept after its last move.
    #[arg(long, default_value_t = 90, value_name = "DAYS")]
    keep_days: u32,
    /// Hours that a lobby is kept after the last thing that happened in it.
    #[arg(long, default_value_t = 24, value_name = "HOURS")]
    keep_lobbies: u32,
    /// Another site whose pages may use this server, such as `https://games.example`; may be given several times.
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Take clients' addresses from the last entry of `X-Forwarded-For`; only behind a proxy that sets it.
    #[arg(long)]
    behind_proxy: bool,
    /// How many seconds after somebody's turn has begun they are told of it, at a table with a clock where they are not.
    #[arg(long, default_value_t = 30, value_name = "SECONDS")]
    notify_after: u32,
    /// Let the hosts of tables name a webhook, which is told whose turn it is: one on the internet (`public`), or also
    /// one on this machine and in its network (`anywhere`).
    #[arg(long, value_name = "WHERE")]
    webhooks: Option<Where>,
    /// How to write the log, which goes to standard error; PARLOUR_LOG=debug makes it longer.
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log: LogFormat,
    /// Make all deals predictable: for tests.
    #[arg(long, hide = true)]
    insecure_seed: Option<u64>,
    /// Take push services anywhere, and without encryption: for tests.
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
    /// For people.
    Text,
    /// One JSON object per line.
    Json,
}

fn pace(text: &str) -> Result<Pace, String> {
    text.parse().ok().and_then(Pace::new).ok_or_else(|| "a number from 0 to 10 is needed".to_owned())
}

impl Serve {
    pub(super) fn run(self) -> anyhow::Result<()> {
        start_log(self.log)?;
        let runtime = tokio::runtime::Runtime::new().context("the program can't start its threads")?;
        runtime.block_on(self.serve())
    }

    async fn serve(self) -> anyhow::Result<()> {
        let config = self.config()?;
        let listener = listen(self.listen).await?;
        let address = listener.local_addr().context("the address can't be found out")?;
        tracing::info!(%address, database = ?config.database, "starting");
        let server = Server::open(config).await?;
        let stop = stop_signal().context("the program can't be told to stop")?;
        // It serves even if nobody reads this.
        let _ = print_addresses(address);
        Ok(server.serve(listener, stop).await?)
    }

    fn config(&self) -> anyhow::Result<Config> {
        let hours = |hours: u32| Duration::from_secs(u64::from(hours) * 3600);
        Ok(Config {
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

fn database(given: Option<&str>) -> anyhow::Result<Database> {
    let Some(text) = given else {
        let folders = ProjectDirs::from("", "", "parlour");
        let folders = folders.context("you have no home folder: say where to keep things with --database PATH")?;
        return Ok(Database::Sqlite(folders.data_dir().join("parlour.db")));
    };
    let path = match text.split_once(':') {
        Some(("sqlite", path)) => path,
        Some((scheme, _)) if scheme.len() > 1 && scheme.bytes().all(|byte| byte.is_ascii_alphabetic()) => {
            anyhow::bail!("databases of the kind {scheme} are not supported: write --database sqlite:PATH")
        }
        _ => text,
    };
    anyhow::ensure!(!path.is_empty(), "the path of the database is missing: write --database sqlite:PATH");
    Ok(Database::Sqlite(path.into()))
}

async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| {
        let what = match error.kind() {
            ErrorKind::AddrInUse => "is in use by another program: stop that one",
            ErrorKind::PermissionDenied => "may not be used without special rights: take a port above 1023",
            ErrorKind::AddrNotAvailable => "is not an address of this machine: take 127.0.0.1 or 0.0.0.0",
            _ => return anyhow::Error::new(error).context(format!("{address} can't be listened on")),
        };
        anyhow::anyhow!("{address} {what}, or choose another address with --listen")
    })
}

fn print_addresses(address: SocketAddr) -> std::io::Result<()> {
    let (port, mut out) = (address.port(), stdout().lock());
    if !address.ip().is_unspecified() {
        return writeln!(out, "Parlour is open at http://{address}/");
    }
    writeln!(out, "Parlour is open at http://127.0.0.1:{port}/")?;
    match own_address(address.is_ipv6()) {
        Some(ip) => writeln!(out, "In your network:   http://{}/", SocketAddr::new(ip, port)),
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
            format!("{LOG_LEVEL} is error, warn, info, debug, trace or off, not {}", level.display())
        })?,
    };
    let filter = Targets::new().with_default(LevelFilter::WARN).with_target(env!("CARGO_CRATE_NAME"), level);
    let layer = tracing_subscriber::fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false);
    let registry = tracing_subscriber::registry();
    match format {
        LogFormat::Text => registry.with(layer.with_filter(filter)).init(),
        LogFormat::Json => registry.with(layer.json().with_filter(filter)).init(),
    }
    Ok(())
}

/// Done when the program is asked to stop. It listens for that from the moment of the call: whoever reads the address
/// may stop the program at once.
#[cfg(unix)]
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
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
fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
