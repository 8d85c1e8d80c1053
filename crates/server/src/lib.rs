//! The table server: lobby, play, storage, and the command line.

pub mod protocol;
