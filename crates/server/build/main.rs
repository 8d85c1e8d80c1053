//! Builds the web client into `OUT_DIR/web`, which the program then holds, with what lets it answer by itself.
//!
//! `PARLOUR_WEB_DIST` names a folder with a client built before, for packagers and for machines without Node.

#![allow(clippy::print_stdout, reason = "cargo hears what a build script prints")]

mod offline;

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

const PREBUILT: &str = "PARLOUR_WEB_DIST";

fn main() {
    let folder = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    let out = folder.join("web");
    println!("cargo::rerun-if-env-changed={PREBUILT}");
    // The program holds them too, and cargo does not know that.
    println!("cargo::rerun-if-changed=migrations");
    let built = match std::env::var_os(PREBUILT) {
        Some(prebuilt) => take(Path::new(&prebuilt), &out),
        None => build(&folder, &out),
    };
    // One sentence each: they stand alone in cargo's output.
    if let Err(sentences) = built {
        for line in sentences.lines() {
            println!("cargo::error={line}");
        }
    }
}

/// Copies a client built before.
fn take(prebuilt: &Path, out: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", prebuilt.display());
    if !prebuilt.join("index.html").is_file() {
        return Err(format!("{PREBUILT} names {}, where there is no index.html.", prebuilt.display()));
    }
    let _ = fs::remove_dir_all(out);
    copy(prebuilt, out).map_err(|error| format!("{} cannot be copied: {error}.", prebuilt.display()))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn build(folder: &Path, out: &Path) -> Result<(), String> {
    // Asked for now: a folder that has moved since this was compiled is found where it is.
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let web = root.join("web");
    watch(&root, &web);
    let modules = offline::build(&root, folder)?;
    // Installing is slow, and npm says what it has installed from.
    if !is_newer(&web.join("node_modules/.package-lock.json"), &web.join("package-lock.json")) {
        npm(&web, &["ci", "--no-audit", "--no-fund"], None)?;
    }
    let out =
        out.to_str().ok_or("The path of the target folder is not UTF-8: set CARGO_TARGET_DIR to one that is.")?;
    npm(&web, &["run", "build", "--", "--outDir", out, "--emptyOutDir"], modules.as_deref())
}

/// Everything that the client is made of: the shell, the boards of the games, and all words.
fn watch(root: &Path, web: &Path) {
    let own = fs::read_dir(web).into_iter().flatten().flatten().map(|entry| entry.path());
    let own = own.filter(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.ends_with(".json")
            || name.ends_with(".js")
            || name.ends_with(".ts")
            || name.ends_with(".html")
            || matches!(name, "src" | "public" | "words")
    });
    let games = fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    let of_games = games.flat_map(|game| ["web", "words"].map(|part| game.path().join(part)));
    let words = ["presentation", "notebook"].map(|of| root.join("crates").join(of).join("words"));
    for path in own.chain(of_games.filter(|path| path.is_dir())).chain(words) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

fn is_newer(made: &Path, source: &Path) -> bool {
    let modified = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).ok();
    matches!((modified(made), modified(source)), (Some(made), Some(source)) if made >= source)
}

/// Runs npm; `web/vite.config.ts` takes the folder of the modules from its environment.
fn npm(web: &Path, arguments: &[&str], modules: Option<&Path>) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program)
        .args(arguments)
        .current_dir(web)
        .env("PARLOUR_MODULES", modules.map_or(OsStr::new(""), Path::as_os_str))
        .output()
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => format!(
                "The web client needs Node 20.19 or newer with npm: install it from https://nodejs.org, \
             or name a built client with {PREBUILT}."
            ),
            _ => format!("npm cannot be started: {error}."),
        })?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("`npm {}` failed in web/:\n{}", arguments.join(" "), String::from_utf8_lossy(&said)))
}
