//! What a server is told when it starts.

use std::num::NonZeroU32;
use std::time::Duration;

use catalog::AnyGame;
use governor::Quota;

use crate::chance::Pace;
use crate::outbox::Reach;
use crate::store::Database;

/// How a server is to run. Addresses are the listener's matter.
#[derive(Clone)]
pub struct Config {
    /// Where everything is kept.
    pub database: Database,
    /// The games on offer.
    pub games: &'static [&'static dyn AnyGame],
    /// How long bots take.
    pub pace: Pace,
    /// How long a table waits for somebody absent before a bot plays for them.
    pub absent: Duration,
    /// Origins besides the server's own whose pages may use it, such as `https://games.example`.
    pub origins: Vec<String>,
    /// Whether the client's address is the last one in `X-Forwarded-For`, as set by a reverse proxy.
    pub behind_proxy: bool,
    /// How long a lobby waits for somebody to do something.
    pub keep_lobbies: Duration,
    /// How long a game is kept after its last move.
    pub keep_games: Duration,
    /// How long somebody who is not there is waited for before they are told that it is their turn. Longer than bots
    /// and forced moves take, so that nobody is called to a turn that is over at once.
    pub notify_after: Duration,
    /// Which webhooks tables may have, if any.
    pub webhooks: Option<Reach>,
    /// Where push services may be: on the internet, but in tests.
    pub push: Reach,
    /// Makes every deal foreseeable: for tests alone.
    pub seed: Option<u64>,
    /// What nobody may exceed.
    pub limits: Limits,
}

impl Config {
    /// The defaults, over a database.
    pub fn new(database: Database) -> Self {
        Config {
            database,
            games: catalog::games(),
            pace: Pace::default(),
            absent: Duration::from_secs(60),
            origins: Vec::new(),
            behind_proxy: false,
            keep_lobbies: Duration::from_secs(24 * 3600),
            keep_games: Duration::from_secs(90 * 24 * 3600),
            notify_after: Duration::from_secs(30),
            webhooks: None,
            push: Reach::Public,
            seed: None,
            limits: Limits::default(),
        }
    }
}

/// What nobody may exceed. Each is far above what playing needs.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a request's body, and of a message on a socket; beyond it a socket's message is refused.
    pub message: usize,
    /// Bytes of a message beyond which its socket is closed.
    pub frame: usize,
    /// Bytes of a seat's notes.
    pub notes: usize,
    /// Bytes of a request with a detective's notebook: a thousand entries.
    pub notebook: usize,
    /// Bytes of a request with all moves of a finished game.
    pub finished: usize,
    /// Threads that work out bots' moves, reviews, notebooks and all else that takes long; by default as many as the
    /// machine has cores, and at least two.
    pub thinkers: usize,
    /// Requests that may wait for such a thread.
    pub waiting: usize,
    /// The shortest time that a clock may leave for anything, in milliseconds.
    pub shortest_clock: u64,
    /// How long the first deal waits for seats to open their shares.
    pub shares: Duration,
    /// How long a seat can be moved to another device after somebody has asked for it.
    pub ticket: Duration,
    /// How long a player must have been away before the host can hand on their seat.
    pub handover: Duration,
    /// How long the server waits before it tries again to send a notice; twice as long each time.
    pub retry: Duration,
    /// Messages that may wait for a slow reader; then it is disconnected.
    pub backlog: usize,
    /// How long one message may take to be written to a slow reader; then it is disconnected.
    pub patience: Duration,
    /// How long a socket may take to say `hello`.
    pub hello: Duration,
    /// How often a silent connection is asked whether it still lives.
    pub heartbeat: Duration,
    /// Messages a second on one socket, and how many at once.
    pub messages: Rate,
    /// Requests a second from one address, and how many at once.
    pub requests: Rate,
    /// Tables opened a second by one address, and how many at once.
    pub tables: Rate,
    /// Notebooks worked out a second for one address, and how many at once.
    pub notebooks: Rate,
    /// Room codes that one address may try a second, and how many at once.
    pub codes: Rate,
    /// Phrases that somebody says a second, and how many at once.
    pub phrases: Rate,
    /// Connections open at once from anybody; whoever comes then has to wait.
    pub open: usize,
    /// How long a connection may take to ask for something: until the head of its next request is there.
    pub head: Duration,
    /// Sockets and streams open at once from one address; of all connections twice as many, unless they come through a
    /// proxy.
    pub connections: usize,
    /// Sockets and streams of spectators open at once at one table.
    pub watchers: usize,
    /// Sockets and streams open at once for one seat of a table; the next one ends the oldest.
    pub devices: usize,
}

/// How many a second, after how many at once.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many a second.
    pub per_second: f64,
    /// How many at once.
    pub burst: f64,
}

impl Rate {
    /// What a limiter is told of it.
    pub(crate) fn quota(self) -> Quota {
        let each = Duration::from_secs_f64(1.0 / self.per_second).max(Duration::from_nanos(1));
        let burst = NonZeroU32::new(self.burst as u32).unwrap_or(NonZeroU32::MIN);
        Quota::with_period(each).expect("it is longer than nothing").allow_burst(burst)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            message: 20 * 1024,
            frame: 64 * 1024,
            notes: 16 * 1024,
            notebook: 256 * 1024,
            finished: 256 * 1024,
            thinkers: std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2)),
            waiting: 64,
            shares: Duration::from_secs(10),
            ticket: Duration::from_secs(120),
            handover: Duration::from_secs(60),
            retry: Duration::from_secs(30),
            shortest_clock: protocol::clock::SHORTEST,
            backlog: 256,
            patience: Duration::from_secs(15),
            hello: Duration::from_secs(15),
            heartbeat: Duration::from_secs(20),
            messages: Rate { per_second: 20.0, burst: 100.0 },
            requests: Rate { per_second: 20.0, burst: 200.0 },
            tables: Rate { per_second: 1.0 / 30.0, burst: 120.0 },
            notebooks: Rate { per_second: 4.0, burst: 60.0 },
            codes: Rate { per_second: 0.2, burst: 30.0 },
            phrases: Rate { per_second: 0.2, burst: 3.0 },
            open: 20_000,
            head: Duration::from_secs(15),
            connections: 100,
            watchers: 200,
            devices: 10,
        }
    }
}
