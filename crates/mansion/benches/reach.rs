//! How fast places in reach are found.
fn main() {}
