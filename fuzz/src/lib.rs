//! What nobody thought of sending to a table.
//!
//! Each target is a plain function of bytes, which an ordinary test runs on random input too
//! (`crates/catalog/tests/fuzz.rs`). With a nightly toolchain and `cargo install cargo-fuzz`, for 30 seconds each:
//!
//! ```sh
//! cargo +nightly fuzz run moves -- -max_total_time=30
//! cargo +nightly fuzz run table -- -max_total_time=30
//! ```
//!
//! What they find is replayed, on any toolchain, by `cargo run --manifest-path fuzz/Cargo.toml --bin moves FILE`.

mod bodies;

pub use bodies::{moves, table};

/// Runs a target on every file named on the command line.
pub fn replay_files(target: fn(&[u8])) {
    for path in std::env::args_os().skip(1) {
        let data = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        target(&data);
    }
}
