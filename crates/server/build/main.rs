//! Builds the web client into `OUT_DIR/web`, which the program then holds, with what lets it answer by itself, and
//! gathers the words that the program says into `OUT_DIR/words`.
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
    // Asked for now: a folder that has moved since this was compiled is found where it is.
    let root = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    println!("cargo::rerun-if-env-changed={PREBUILT}");
    // The program holds them too, and cargo does not know that.
    println!("cargo::rerun-if-changed=migrations");
    let built = match std::env::var_os(PREBUILT) {
        Some(prebuilt) => take(Path::new(&prebuilt), &out),
        None => build(&root, &folder, &out),
    };
    // One sentence each: they stand alone in cargo's output.
    if let Err(sentences) = gather_words(&root, &folder.join("words")).and(built) {
        for line in sentences.lines() {
            println!("cargo::error={line}");
        }
    }
}

/// Copies all words: `games/clue/words/de.ftl` becomes `clue/de.ftl`, and `games/clue/RULES.md` becomes `clue/RULES.md`.
fn gather_words(root: &Path, out: &Path) -> Result<(), String> {
    let _ = fs::remove_dir_all(out);
    for words in folders_of_words(root) {
        println!("cargo::rerun-if-changed={}", words.display());
        let part = words.parent().expect("it lies in a crate or a game");
        let to = out.join(part.file_name().expect("a crate and a game have names"));
        let copied = copy(&words, &to, &|file| file.extension().is_some_and(|ending| ending == "ftl"));
        copied.map_err(|error| format!("{} cannot be copied: {error}.", words.display()))?;
        let rules = part.join("RULES.md");
        if rules.is_file() {
            println!("cargo::rerun-if-changed={}", rules.display());
            let copied = fs::copy(&rules, to.join("RULES.md"));
            copied.map_err(|error| format!("{} cannot be copied: {error}.", rules.display()))?;
        }
    }
    Ok(())
}

/// The words of every game and of every crate that has some, the page's apart.
fn folders_of_words(root: &Path) -> impl Iterator<Item = PathBuf> {
    let parts = ["games", "crates"].map(|folder| fs::read_dir(root.join(folder)).into_iter().flatten().flatten());
    parts.into_iter().flatten().map(|part| part.path().join("words")).filter(|words| words.is_dir())
}

/// Copies a client built before.
fn take(prebuilt: &Path, out: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", prebuilt.display());
    if !prebuilt.join("index.html").is_file() {
        return Err(format!("{PREBUILT} names {}, where there is no index.html.", prebuilt.display()));
    }
    let _ = fs::remove_dir_all(out);
    copy(prebuilt, out, &|_| true).map_err(|error| format!("{} cannot be copied: {error}.", prebuilt.display()))
}

/// Copies a folder with those of its files that are wanted.
fn copy(from: &Path, to: &Path, is_wanted: &dyn Fn(&Path) -> bool) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target, is_wanted)?;
        } else if is_wanted(&entry.path()) {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn build(root: &Path, folder: &Path, out: &Path) -> Result<(), String> {
    let web = root.join("web");
    watch(root, &web);
    let modules = offline::build(root, folder)?;
    // Installing is slow, and npm says what it has installed from.
    if !is_newer(&web.join("node_modules/.package-lock.json"), &web.join("package-lock.json")) {
        npm(&web, &["ci", "--no-audit", "--no-fund"], None)?;
    }
    let out =
        out.to_str().ok_or("The path of the target folder is not UTF-8: set CARGO_TARGET_DIR to one that is.")?;
    npm(&web, &["run", "build", "--", "--outDir", out, "--emptyOutDir"], modules.as_deref())
}

/// Everything that the client is made of besides words: the shell, with its own, and the boards of the games.
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
    let boards = games.map(|game| game.path().join("web"));
    for path in own.chain(boards.filter(|path| path.is_dir())) {
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
