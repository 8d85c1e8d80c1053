//! The API without a server: what a request asks for is answered where it is asked, in a browser.
//!
//! A [`Door`] answers a request as the server does, to the byte. It knows no clock and no source of chance: each request
//! brings both. As WebAssembly (`exports`) it needs no import, and comes in two sizes: the notebook alone, and with the
//! feature `games` everything.

mod door;
#[cfg(target_family = "wasm")]
mod exports;
#[cfg(feature = "games")]
mod saved;
#[cfg(feature = "games")]
mod table;

pub use door::Door;
