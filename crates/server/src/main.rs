//! The `parlour` program.

fn main() {}
