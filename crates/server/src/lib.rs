//! The table server: lobby, play, storage, and the command line.
//!
//! [`run()`] is a server from start to end; everything else is what it is told ([`Config`]) and what it says
//! ([`protocol`]).

pub mod cli;
pub mod protocol;

mod cases;
mod chance;
mod config;
mod frame;
mod http;
mod hub;
mod live;
mod name;
mod pool;
mod problem;
mod run;
mod store;
mod token;
mod written;

pub use chance::Pace;
pub use config::{Config, Limits, Rate};
pub use run::{Server, run};
pub use store::{Database, Unusable};
