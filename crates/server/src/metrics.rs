//! What the server counts of itself, for Prometheus: of all tables together, and nothing of any one of them.

use std::fmt;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};
use protocol::ProblemCode;

use crate::store::Commits;

/// All that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    /// Moves on disk: people's, bots' and those of chance.
    pub(crate) moves: Counter,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Open streams of news.
    pub(crate) streams: Gauge,
    refused: Family<Refused, Counter>,
    tables: Gauge,
    writer: Gauge,
    pool: Gauge,
    outbox: Gauge,
}

/// What is not counted as it happens, but looked up when somebody asks.
pub(crate) struct Now {
    /// Tables in memory.
    pub(crate) tables: usize,
    /// Changes that wait to be written.
    pub(crate) writer: usize,
    /// What waits to be worked out.
    pub(crate) pool: i64,
    /// Notices that wait to be sent.
    pub(crate) outbox: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refused {
    code: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Queue {
    queue: &'static str,
}

impl Metrics {
    /// Nothing has been counted yet but what the store counts of its commits.
    pub(crate) fn new(commits: &Commits) -> Metrics {
        let (connections, queues) = (Family::<Kind, Gauge>::default(), Family::<Queue, Gauge>::default());
        let connected = |kind| connections.get_or_create_owned(&Kind { kind });
        let queue = |queue| queues.get_or_create_owned(&Queue { queue });
        let refused = Family::<Refused, Counter>::default();
        for code in ProblemCode::ALL {
            // What has not happened yet counts from nothing.
            drop(refused.get_or_create(&Refused { code: code.name() }));
        }
        let mut metrics = Metrics {
            registry: Registry::with_prefix("parlour"),
            moves: Counter::default(),
            sockets: connected("socket"),
            streams: connected("stream"),
            refused: refused.clone(),
            tables: Gauge::default(),
            writer: queue("writer"),
            pool: queue("pool"),
            outbox: queue("outbox"),
        };
        let registry = &mut metrics.registry;
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("moves", "Moves written to the database", metrics.moves.clone());
        registry.register("changes", "Changes written to the database, moves among them", commits.changes.clone());
        let took = commits.took.clone();
        registry.register_with_unit("commit", "How long the database took for each commit", Unit::Seconds, took);
        registry.register("connections", "Open WebSockets and streams of news", connections);
        registry.register("waiting", "What waits to be written, to be worked out or to be sent", queues);
        registry.register("refused", "Requests and messages that were refused, by the code of the reason", refused);
        metrics
    }

    /// Something was refused.
    pub(crate) fn refuse(&self, code: ProblemCode) {
        self.refused.get_or_create(&Refused { code: code.name() }).inc();
    }

    /// Everything, as Prometheus reads it.
    ///
    /// # Errors
    /// When it cannot be written down.
    pub(crate) fn text(&self, now: &Now) -> Result<String, fmt::Error> {
        self.tables.set(now.tables as i64);
        self.writer.set(now.writer as i64);
        self.pool.set(now.pool);
        self.outbox.set(now.outbox);
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// One more of something, for as long as it is kept.
pub(crate) struct Counted(Gauge);

impl Counted {
    pub(crate) fn among(gauge: &Gauge) -> Counted {
        gauge.inc();
        Counted(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}
