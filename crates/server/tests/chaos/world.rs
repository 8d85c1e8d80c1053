//! Servers over one database, and what is done to them.

use std::net::SocketAddr;
use std::time::Duration;

use chacha20::ChaCha20Rng;
use game::chance::below;
use tempfile::TempDir;
use tokio::process::Command;
use tokio::time::sleep;

use crate::proxy::Proxy;
use crate::support::postgres::{Postgres, signal};
use crate::support::process::{PROGRAM, Process};

/// A server, and the line to it.
struct Node {
    process: Option<Process>,
    proxy: Proxy,
    /// The line to its database, if that has one.
    database: Option<Proxy>,
    address: String,
}

/// All servers over one database.
pub(crate) struct World {
    nodes: Vec<Node>,
    /// Where people find them.
    pub(crate) addresses: Vec<SocketAddr>,
    /// The database, if it is PostgreSQL.
    postgres: Option<Postgres>,
    /// Its address without any line between.
    pub(crate) database: String,
    folder: TempDir,
    fault: Option<String>,
    /// How often something was killed, and something else was done.
    pub(crate) kills: u64,
    pub(crate) others: u64,
}

impl World {
    /// One server over a file.
    pub(crate) async fn over_file(fault: Option<String>) -> World {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("parlour.db").display().to_string();
        World::start(1, None, database, folder, fault).await
    }

    /// So many servers over PostgreSQL; nothing where that is not installed.
    pub(crate) async fn over_postgres(nodes: u32, fault: Option<String>) -> Option<World> {
        let postgres = tokio::task::spawn_blocking(Postgres::start).await.unwrap()?;
        let database = postgres.address("postgres");
        let folder = tempfile::Builder::new().prefix("parlour-chaos-").tempdir().unwrap();
        Some(World::start(nodes, Some(postgres), database, folder, fault).await)
    }

    async fn start(
        count: u32,
        postgres: Option<Postgres>,
        database: String,
        folder: TempDir,
        fault: Option<String>,
    ) -> World {
        let (mut nodes, mut addresses) = (Vec::new(), Vec::new());
        for number in 0..count {
            let (proxy, address) = Proxy::to_server().await;
            addresses.push(address);
            let (line, address) = match &postgres {
                Some(postgres) => {
                    let own = folder.path().join(number.to_string());
                    std::fs::create_dir(&own).unwrap();
                    let line = Proxy::to_database(postgres.folder(), &own);
                    (Some(line), format!("postgres:///postgres?host={}&user=parlour", own.display()))
                }
                None => (None, database.clone()),
            };
            nodes.push(Node { process: None, proxy, database: line, address });
        }
        let mut world = World { nodes, addresses, postgres, database, folder, fault, kills: 0, others: 0 };
        for node in 0..world.nodes.len() {
            world.begin(node).await;
        }
        world
    }

    /// Starts a server.
    async fn begin(&mut self, node: usize) {
        let fault = self.fault.clone();
        let node = &mut self.nodes[node];
        let process = start(&node.address, fault.as_deref()).await;
        node.proxy.lead_to(Some(process.address));
        node.process = Some(process);
    }

    /// Does something to it, which lasts so long, and waits until that is over.
    pub(crate) async fn disturb(&mut self, chance: &mut ChaCha20Rng, pause: Duration) {
        let node = self.any(chance);
        match below(chance, if self.postgres.is_some() { 10 } else { 6 }) {
            0..=2 => self.kill_server(node, pause).await,
            3 => {
                self.others += 1;
                let process = self.nodes[node].process.as_ref().expect("it runs").id();
                signal("-STOP", process);
                sleep(3 * pause).await;
                signal("-CONT", process);
            }
            4 => {
                self.others += 1;
                self.nodes[node].proxy.cut();
            }
            5 => {
                self.others += 1;
                self.nodes[node].proxy.slow(Duration::from_millis(200));
                sleep(pause).await;
                self.nodes[node].proxy.slow(Duration::ZERO);
            }
            6 => self.kill_database(pause).await,
            7 => {
                self.others += 1;
                self.line(node).cut();
            }
            8 => {
                self.others += 1;
                self.line(node).slow(Duration::from_millis(300));
                sleep(pause).await;
                self.line(node).slow(Duration::ZERO);
            }
            _ => self.restart(chance).await,
        }
    }

    /// Kills a server, or the database where that is one, and starts it again after so long.
    pub(crate) async fn kill(&mut self, chance: &mut ChaCha20Rng, pause: Duration) {
        let node = self.any(chance);
        if self.postgres.is_some() && below(chance, 4) == 0 {
            self.kill_database(pause).await;
        } else {
            self.kill_server(node, pause).await;
        }
    }

    async fn kill_server(&mut self, node: usize, pause: Duration) {
        self.kills += 1;
        self.take(node).kill().await;
        sleep(pause).await;
        self.begin(node).await;
    }

    async fn kill_database(&mut self, pause: Duration) {
        self.kills += 1;
        let mut postgres = self.postgres.take().expect("it is shared");
        let postgres = tokio::task::spawn_blocking(move || {
            postgres.kill();
            std::thread::sleep(pause);
            postgres.serve();
            postgres
        });
        self.postgres = Some(postgres.await.unwrap());
    }

    fn any(&self, chance: &mut ChaCha20Rng) -> usize {
        below(chance, self.nodes.len() as u32) as usize
    }

    fn line(&self, node: usize) -> &Proxy {
        self.nodes[node].database.as_ref().expect("its database has a line")
    }

    fn take(&mut self, node: usize) -> Process {
        self.nodes[node].proxy.lead_to(None);
        self.nodes[node].process.take().expect("it runs")
    }

    /// Stops a server as its host would, and starts it again.
    pub(crate) async fn restart(&mut self, chance: &mut ChaCha20Rng) {
        let node = self.any(chance);
        self.others += 1;
        self.take(node).terminate().await;
        self.begin(node).await;
    }

    /// A server that knows no more than the log, and its address.
    pub(crate) async fn fresh(mut self) -> (World, Process) {
        for node in 0..self.nodes.len() {
            self.take(node).terminate().await;
        }
        let fresh = start(&self.database, None).await;
        (self, fresh)
    }

    /// Has its database stay when it is gone, and says where that is.
    pub(crate) fn keep(&mut self) -> String {
        let folder = match &mut self.postgres {
            Some(postgres) => postgres.folder_mut(),
            None => &mut self.folder,
        };
        folder.disable_cleanup(true);
        folder.path().display().to_string()
    }
}

async fn start(database: &str, fault: Option<&str>) -> Process {
    let mut command = Command::new(PROGRAM);
    command.args(["--listen", "127.0.0.1:0", "--pace", "0", "--behind-proxy", "--database", database]);
    // Everybody comes from this machine, again and again.
    command.args(["--limit", "requests=100000/1,100000", "--limit", "connections=10000"]);
    command.env("PARLOUR_LOG", "off");
    if let Some(fault) = fault {
        command.env("PARLOUR_FAULT", fault);
    }
    Process::spawn(command).await
}
