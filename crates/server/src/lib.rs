//! The table server: lobby, play, storage, and the command line.
//!
//! A [`Server`] is one from start to end; everything else is what it is told ([`Config`]) and what it says
//! (the crate `protocol`).

pub mod cli;

mod cases;
mod chance;
mod config;
mod evenings;
mod fault;
mod frame;
mod http;
mod hub;
mod live;
mod memory;
mod metrics;
mod nodes;
mod outbox;
mod pool;
mod run;
mod settings;
mod store;
mod token;
mod words;
mod written;

pub use chance::Pace;
pub use config::{Config, Limits, Rate};
pub use outbox::Reach;
pub use run::Server;
pub use store::{Address, Database, Unusable};
