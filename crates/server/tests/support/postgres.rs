//! PostgreSQL as Debian has it, on a Unix socket in a temporary folder, for one test or for all of a program.

use std::ffi::OsString;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection};
use tempfile::TempDir;

/// Names a folder with `initdb` and `postgres`, where they are not where Debian has them.
const FOLDER: &str = "PARLOUR_POSTGRES";

/// Long enough for a slow machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs what it is told, and ends it when whoever told it is gone; then it may remove its folder.
const KEEPER: &str =
    r#""$@" & server=$!; read -r _; kill -INT "$server"; wait "$server"; ${REMOVE:+rm -rf "$REMOVE"}"#;

/// A database server of our own. It ends with this process, however that ends.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    /// While it runs: who ends it, and by whose end it is told to.
    keeper: Option<Child>,
    /// Whether it ends with this process, and never before.
    is_kept: bool,
}

/// The folder of the newest programs, if they are installed.
fn programs() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(FOLDER) {
        return Some(named.into());
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let newest = versions.max_by_key(|version| version.file_name().to_str()?.parse::<u32>().ok())?;
    Some(newest.path().join("bin")).filter(|folder| folder.join("postgres").is_file())
}

/// Whom PostgreSQL runs as: it refuses to run as root.
fn user() -> Option<(u32, u32)> {
    let id = |flag: &str, user: &[&str]| {
        let output = Command::new("id").arg(flag).args(user).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse::<u32>().ok()
    };
    if id("-u", &[])? != 0 {
        return None;
    }
    ["postgres", "nobody"].iter().find_map(|name| Some((id("-u", &[name])?, id("-g", &[name])?)))
}

impl Postgres {
    /// Makes one and starts it; nothing where PostgreSQL is not installed.
    pub(crate) fn start() -> Option<Postgres> {
        Postgres::begin(false)
    }

    fn begin(is_kept: bool) -> Option<Postgres> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("parlour-pg-").tempdir().unwrap();
        let mut postgres = Postgres { programs, folder, keeper: None, is_kept };
        if let Some((user, group)) = user() {
            chown(postgres.folder.path(), Some(user), Some(group)).unwrap();
        }
        let mut made = postgres.command("initdb".into());
        made.args(["--username", "parlour", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"]);
        let made = made.arg("--pgdata").arg(postgres.data()).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        postgres.serve();
        Some(postgres)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: OsString) -> Command {
        let mut command = Command::new(self.programs.join(program));
        if let Some((user, group)) = user() {
            command.uid(user).gid(group);
        }
        command.current_dir(self.folder.path()).stdin(Stdio::null());
        command
    }

    /// Starts it, after it was ended, and waits until it answers.
    pub(crate) fn serve(&mut self) {
        let log = std::fs::File::options().create(true).append(true).open(self.folder.path().join("log")).unwrap();
        let mut keeper = self.command("/bin/sh".into());
        keeper.args(["-c", KEEPER, "keeper"]).arg(self.programs.join("postgres"));
        keeper.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
        for setting in ["listen_addresses=", "shared_buffers=32MB", "max_connections=200"] {
            keeper.args(["-c", setting]);
        }
        if self.is_kept {
            keeper.env("REMOVE", self.folder.path());
        }
        keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
        self.keeper = Some(keeper.spawn().unwrap());
        let begun = Instant::now();
        while !self.answers() {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not start: {}", self.log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn answers(&self) -> bool {
        let mut ready = self.command("pg_isready".into());
        ready.arg("-q").arg("-h").arg(self.folder.path()).args(["-U", "parlour", "-d", "postgres"]);
        ready.status().is_ok_and(|status| status.success())
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// The address of one of its databases.
    pub(crate) fn address(&self, database: &str) -> String {
        address(self.folder.path(), database)
    }

    /// Where its socket is.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The folder with all of it.
    pub(crate) fn folder_mut(&mut self) -> &mut TempDir {
        &mut self.folder
    }

    /// The id of its process.
    pub(crate) fn process(&self) -> u32 {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        file.lines().next().unwrap().trim().parse().unwrap()
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self) {
        let process = self.process();
        let children = children(process);
        signal("-KILL", process);
        self.end();
        // They end by themselves once they see that it is gone.
        let begun = Instant::now();
        while children.iter().any(|child| Path::new("/proc").join(child).exists()) {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends it as its host would.
    pub(crate) fn end(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            let _ = keeper.wait();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end();
    }
}

/// Sends a process a signal.
pub(crate) fn signal(signal: &str, process: u32) {
    let status = Command::new("kill").args([signal, &process.to_string()]).stderr(Stdio::null()).status();
    assert!(status.unwrap().success(), "no process {process}");
}

/// The processes that a process has begun.
fn children(process: u32) -> Vec<OsString> {
    let is_child = |of: &Path| {
        let stat = std::fs::read_to_string(of.join("stat")).unwrap_or_default();
        // After the name, which may hold anything, come its state and its parent.
        let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)?.parse::<u32>().ok());
        parent == Some(process)
    };
    let all = std::fs::read_dir("/proc").unwrap().flatten();
    all.filter(|entry| is_child(&entry.path())).map(|entry| entry.file_name()).collect()
}

fn address(folder: &Path, database: &str) -> String {
    format!("postgres:///{database}?host={}&user=parlour", folder.display())
}

/// A new database of the server that all tests of this program share; nothing where PostgreSQL is not installed.
#[allow(clippy::print_stderr, reason = "whoever runs the tests is to know it")]
pub(crate) async fn database() -> Option<String> {
    static SHARED: LazyLock<Option<Postgres>> = LazyLock::new(|| {
        let postgres = Postgres::begin(true);
        if postgres.is_none() {
            eprintln!("PostgreSQL is not installed: the tests of it are left out.");
        }
        postgres
    });
    static DATABASES: AtomicU32 = AtomicU32::new(0);
    let started = tokio::task::spawn_blocking(|| SHARED.as_ref().map(|postgres| postgres.folder.path())).await;
    let folder = started.unwrap()?;
    let name = format!("test{}", DATABASES.fetch_add(1, Ordering::Relaxed));
    let mut db = PgConnection::connect(&address(folder, "postgres")).await.unwrap();
    // Two cannot be made from the same template at the same time, so it is tried again.
    while let Err(error) = sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut db).await {
        let code = error.as_database_error().and_then(|error| error.code()).map(|code| code.into_owned());
        assert_eq!(code.as_deref(), Some("55006"), "{error}");
    }
    Some(address(folder, &name))
}
