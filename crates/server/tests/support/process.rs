//! The real program, in a process of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinHandle;
use tokio::time::timeout;

pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_parlour");

/// The program while it serves; killed when dropped.
pub(crate) struct Process {
    pub(crate) address: SocketAddr,
    child: Child,
    log: JoinHandle<String>,
}

impl Process {
    /// Starts it on a free port over a database, with bots that play at once.
    pub(crate) async fn start(database: &Path) -> Process {
        let mut command = Command::new(PROGRAM);
        command.args(["--listen", "127.0.0.1:0", "--pace", "0", "--database"]).arg(database);
        command.env("PARLOUR_LOG", "trace");
        Process::spawn(command).await
    }

    pub(crate) async fn spawn(mut command: Command) -> Process {
        command
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true);
        let mut child = command.spawn().unwrap();
        let mut errors = child.stderr.take().unwrap();
        let log = tokio::spawn(async move {
            let mut log = String::new();
            let _ = errors.read_to_string(&mut log).await;
            log
        });
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let line = timeout(Duration::from_secs(20), lines.next_line()).await.unwrap().unwrap();
        let Some(line) = line else { panic!("it ended at once: {}", log.await.unwrap()) };
        let address = line.split("http://").nth(1).unwrap().trim_end_matches('/').parse().unwrap();
        Process { address, child, log }
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id().unwrap()
    }

    /// `kill -9`.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.unwrap();
    }

    /// Asks it to stop, and returns how it ended and all that it logged.
    pub(crate) async fn terminate(self) -> (ExitStatus, String) {
        let id = self.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
        self.ended().await
    }

    /// Waits until it ends by itself.
    pub(crate) async fn ended(mut self) -> (ExitStatus, String) {
        let status = timeout(Duration::from_secs(20), self.child.wait()).await.expect("it ends in time").unwrap();
        (status, self.log.await.unwrap())
    }
}

/// Runs the program to its end, in English, and returns how it ended and what it said to standard error.
pub(crate) async fn run(arguments: &[&str]) -> (ExitStatus, String, String) {
    run_in(&[("LC_ALL", "C")], arguments).await
}

/// The same in the language for which these variables of the environment ask.
pub(crate) async fn run_in(locale: &[(&str, &str)], arguments: &[&str]) -> (ExitStatus, String, String) {
    let mut command = Command::new(PROGRAM);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.args(arguments).envs(locale.iter().copied()).env("PARLOUR_LOG", "error").stdin(Stdio::null());
    let output = timeout(Duration::from_secs(60), command.output()).await.expect("it ends in time").unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status, text(&output.stdout), text(&output.stderr))
}
