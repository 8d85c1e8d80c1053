//! Builds the web client, which the program then holds.

use std::path::Path;

fn main() {
    let out = Path::new(&std::env::var_os("OUT_DIR").unwrap()).join("web");
    std::fs::create_dir_all(&out).unwrap();
    std::fs::write(
        out.join("index.html"),
        "<!doctype html><title>Parlour</title><p>The web client is not built yet.\n",
    )
    .unwrap();
}
