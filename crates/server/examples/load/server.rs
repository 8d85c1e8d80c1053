//! The server that is measured, in a process of its own.

use std::net::SocketAddr;
use std::ops::Sub;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::process::{Child, Command};

/// In `/proc` times are in hundredths of a second.
const TICKS: f64 = 100.0;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    metrics: SocketAddr,
    child: Child,
    process: u32,
}

/// What the server has counted.
pub(crate) struct Counts {
    /// In memory now.
    pub(crate) tables: f64,
    pub(crate) moves: f64,
    pub(crate) changes: f64,
    pub(crate) commits: f64,
    /// All commits together, in seconds.
    pub(crate) took: f64,
}

impl Sub for Counts {
    type Output = Counts;

    fn sub(self, before: Counts) -> Counts {
        Counts {
            tables: self.tables,
            moves: self.moves - before.moves,
            changes: self.changes - before.changes,
            commits: self.commits - before.commits,
            took: self.took - before.took,
        }
    }
}

impl Server {
    /// Bots move as soon as they know what, or at their usual pace.
    pub(crate) async fn start(program: &Path, folder: &Path, at_once: bool) -> Result<Server> {
        // A free port, which nobody else takes in the meantime, as far as one can tell.
        let metrics = TcpListener::bind("127.0.0.1:0").await?.local_addr()?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics", &metrics.to_string()])
            .args(if at_once { &["--pace", "0"][..] } else { &[] })
            .arg("--database")
            .arg(folder.join("parlour.db"))
            .env("LC_ALL", "C")
            .env("PARLOUR_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{} can't be started: run `cargo build --release`", program.display()))?;
        let process = child.id().context("it ended at once")?;
        let mut said = String::new();
        BufReader::new(child.stdout.take().context("it says nothing")?).read_line(&mut said).await?;
        let address =
            said.split("http://").nth(1).context("it says no address")?.trim().trim_end_matches('/').parse()?;
        Ok(Server { address, metrics, child, process })
    }

    /// Bytes in memory.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches(" kB").parse::<u64>()? * 1024)
    }

    /// Seconds of processor time: the server's, and this program's own.
    pub(crate) fn processor(&self) -> Result<[f64; 2]> {
        Ok([processor(self.process)?, processor(std::process::id())?])
    }

    pub(crate) async fn counts(&self) -> Result<Counts> {
        let text = ask(self.metrics, self.metrics, "GET", "/metrics", None, None).await?;
        let value = |name: &str| -> Result<f64> {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            Ok(line.with_context(|| format!("no {name}"))?.parse()?)
        };
        Ok(Counts {
            tables: value("parlour_tables")?,
            moves: value("parlour_moves_total")?,
            changes: value("parlour_changes_total")?,
            commits: value("parlour_commit_seconds_count")?,
            took: value("parlour_commit_seconds_sum")?,
        })
    }

    pub(crate) async fn stop(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }
}

fn processor(process: u32) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let (_, after_name) = stat.rsplit_once(") ").context("no name")?;
    let times = after_name.split(' ').skip(11).take(2).map(str::parse::<f64>);
    Ok(times.sum::<Result<f64, _>>()? / TICKS)
}

/// An address of this machine for a number: limits are by address, and so each table comes from its own.
pub(crate) fn own_address(number: usize) -> SocketAddr {
    let [_, _, high, low] = (number as u32 + 1).to_be_bytes();
    SocketAddr::from(([127, 77, high, low], 0))
}

pub(crate) async fn connect(server: SocketAddr, from: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from.ip(), 0))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A request, and the body of its answer.
async fn ask(
    server: SocketAddr,
    from: SocketAddr,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<String> {
    let mut stream = connect(server, from).await?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let bearer = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-type: application/json\r\n{bearer}content-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    ensure!(answer.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
    Ok(answer.split_once("\r\n\r\n").context("no body")?.1.to_owned())
}

/// What is at an address of the server.
pub(crate) async fn get(server: SocketAddr, from: SocketAddr, path: &str) -> Result<String> {
    ask(server, from, "GET", path, None, None).await
}

/// Posts JSON and reads the answer, if there is any.
pub(crate) async fn post(
    server: SocketAddr,
    from: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Result<Value> {
    let answer = ask(server, from, "POST", path, token, Some(body)).await?;
    if answer.is_empty() { Ok(Value::Null) } else { Ok(serde_json::from_str(&answer)?) }
}
