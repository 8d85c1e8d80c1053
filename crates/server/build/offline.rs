//! Builds what lets a browser answer by itself: `crates/offline` as WebAssembly, once with the notebook alone and once with
//! everything.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";

/// The modules, each with a profile of its name, and the features that cargo's alias is told of.
const MODULES: [(&str, &[&str]); 2] = [("notebook", &["--no-default-features"]), ("offline", &[])];

/// The folder of the modules; nothing where no compiler can make them.
pub(crate) fn build(root: &Path, out: &Path) -> Result<Option<PathBuf>, String> {
    let rustc = env::var_os("RUSTC").expect("cargo sets it");
    if !has_target(rustc.as_ref()) {
        println!(
            "cargo::warning=The page will ask the server for everything: this Rust cannot build for browsers \
             before `rustup target add {TARGET}`."
        );
        return Ok(None);
    }
    // Cargo's own folder: each kind of build has its own `out`, and the modules are the same for all of them.
    let target = out.ancestors().nth(4).unwrap_or(out).join("browser");
    let modules = out.join("offline");
    let unwritable = |error| format!("{} cannot be written: {error}.", modules.display());
    fs::create_dir_all(&modules).and_then(|()| fs::create_dir_all(&target)).map_err(unwritable)?;
    // One at a time: what one build copies, another might be putting there.
    let alone = File::create(target.join("alone")).map_err(unwritable)?;
    alone.lock().map_err(unwritable)?;
    for (name, features) in MODULES {
        let mut cargo = Command::new(env::var_os("CARGO").expect("cargo sets it"));
        // What is meant for the server's build.
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            let is_meant = ["RUSTFLAGS", "RUSTC", "CARGO_ENCODED", "CARGO_BUILD", "CARGO_PROFILE"];
            if is_meant.iter().any(|prefix| text.starts_with(prefix)) {
                cargo.env_remove(name);
            }
        }
        cargo.current_dir(root).env("RUSTC", &rustc).stdin(Stdio::null());
        cargo.args(["browser", "--profile", name]).args(features).arg("--target-dir").arg(&target);
        let output = cargo.output().map_err(|error| format!("cargo cannot be started: {error}."))?;
        if !output.status.success() {
            return Err(format!("Building for browsers failed:\n{}", String::from_utf8_lossy(&output.stderr)));
        }
        let built = target.join(TARGET).join(name);
        fs::copy(built.join("offline.wasm"), modules.join(format!("{name}.wasm"))).map_err(unwritable)?;
        watch(root, &built.join("offline.d"));
    }
    Ok(Some(modules))
}

/// Whether this compiler has the target's libraries.
fn has_target(rustc: &Path) -> bool {
    let print = |what: &str| {
        let output = Command::new(rustc).args(["--print", what, "--target", TARGET]).output().ok()?;
        output.status.success().then(|| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
    };
    // A target that is added shows there.
    if let Some(sysroot) = print("sysroot") {
        println!("cargo::rerun-if-changed={}", sysroot.join("lib/rustlib").display());
    }
    print("target-libdir").is_some_and(|folder| folder.is_dir())
}

/// Everything that a module is made of, as the compiler has written it down, and how it is to be built.
fn watch(root: &Path, dependencies: &Path) {
    let text = fs::read_to_string(dependencies).unwrap_or_default();
    let sources = text.split_once(": ").map_or("", |(_, sources)| sources).replace("\\ ", "\0");
    for source in sources.split_whitespace() {
        println!("cargo::rerun-if-changed={}", source.replace('\0', " "));
    }
    let folders = ["crates", "games"].map(|folder| fs::read_dir(root.join(folder)).into_iter().flatten().flatten());
    let manifests = folders.into_iter().flatten().map(|folder| folder.path().join("Cargo.toml"));
    for path in manifests
        .chain(["Cargo.toml", "Cargo.lock", ".cargo/config.toml"].map(|name| root.join(name)))
        .filter(|path| path.is_file())
    {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}
