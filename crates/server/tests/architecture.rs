//! Dependencies run one way, what is below the rim knows nothing of the world, and README.md names the Rust it takes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cargo_metadata::{CargoOpt, DependencyKind, Metadata, MetadataCommand, Package};

fn metadata() -> Metadata {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.toml");
    MetadataCommand::new().manifest_path(manifest).features(CargoOpt::AllFeatures).exec().unwrap()
}

fn is_game(package: &Package) -> bool {
    package.manifest_path.components().any(|part| part.as_str() == "games")
}

/// The crates of this workspace on which each crate of it depends, tests apart.
fn own_dependencies(metadata: &Metadata) -> BTreeMap<&str, BTreeSet<&str>> {
    let own: BTreeSet<&str> = metadata.workspace_packages().iter().map(|package| package.name.as_str()).collect();
    let of = |package: &Package| -> BTreeSet<String> {
        let dependencies = package.dependencies.iter();
        let used = dependencies.filter(|dependency| dependency.kind != DependencyKind::Development);
        used.map(|dependency| dependency.name.clone()).collect()
    };
    metadata
        .workspace_packages()
        .into_iter()
        .map(|package| {
            (package.name.as_str(), own.iter().copied().filter(|name| of(package).contains(*name)).collect())
        })
        .collect()
}

#[test]
fn dependencies_run_one_way() {
    let metadata = metadata();
    let games: BTreeSet<&str> = metadata
        .workspace_packages()
        .into_iter()
        .filter(|package| is_game(package))
        .map(|p| p.name.as_str())
        .collect();
    assert!(games.len() >= 2);
    let below_games =
        BTreeSet::from(["game", "env", "sets", "mansion", "belief", "inference", "bots", "policy", "presentation"]);
    for (name, used) in own_dependencies(&metadata) {
        let allowed = match name {
            "game" | "sets" => BTreeSet::new(),
            "mansion" | "belief" => BTreeSet::from(["sets"]),
            "bots" => BTreeSet::from(["game"]),
            "env" | "policy" => BTreeSet::from(["game", "bots"]),
            "presentation" => BTreeSet::from(["game", "bots", "sets"]),
            "testkit" => BTreeSet::from(["game", "env", "bots", "presentation"]),
            "train" => games.iter().copied().chain(["game", "bots", "policy", "presentation"]).collect(),
            "catalog" => games.iter().copied().chain(["game", "env", "bots", "presentation"]).collect(),
            "inference" => BTreeSet::from(["belief", "sets"]),
            "notebook" => BTreeSet::from(["game", "inference", "sets"]),
            "python" => BTreeSet::from(["catalog", "env", "game", "notebook"]),
            "native" => BTreeSet::from(["catalog", "env"]),
            "protocol" => BTreeSet::from(["catalog", "game"]),
            "fair" => BTreeSet::from(["catalog", "game"]),
            "bench" => BTreeSet::from(["bots", "catalog", "fair", "game"]),
            "evening" => BTreeSet::from(["catalog", "fair", "game"]),
            "offline" => BTreeSet::from(["catalog", "fair", "game", "notebook", "protocol"]),
            "server" => BTreeSet::from(["bench", "catalog", "evening", "fair", "game", "notebook", "protocol"]),
            game if games.contains(game) => below_games.clone(),
            other => panic!("say here what {other} may know"),
        };
        let excess: Vec<_> = used.difference(&allowed).collect();
        assert!(excess.is_empty(), "{name} must not depend on {excess:?}");
    }
}

#[test]
fn nothing_below_the_server_knows_a_runtime_a_socket_or_a_database() {
    const RIM: [&str; 11] = [
        "tokio",
        "axum",
        "hyper",
        "tower",
        "sqlx",
        "sqlx-core",
        "libsqlite3-sys",
        "pyo3",
        "mio",
        "futures-util",
        "chrono",
    ];
    // What trains bots is beside the server, and draws bars; so is what Python loads.
    let beside = ["server", "train", "python"];
    for package in
        metadata().workspace_packages().into_iter().filter(|package| !beside.contains(&package.name.as_str()))
    {
        // By itself: what other crates of the workspace want of a crate that both use is no concern of its own.
        let mut tree = Command::new(env!("CARGO"));
        tree.args(["tree", "--all-features", "--target=all", "--edges=normal", "--prefix=none", "--format={p}"]);
        let tree =
            tree.arg("--package").arg(package.name.as_str()).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        let tree = tree.unwrap();
        assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
        let tree = String::from_utf8(tree.stdout).unwrap();
        let known: BTreeSet<&str> = tree.lines().filter_map(|line| line.split_whitespace().next()).collect();
        assert!(known.contains(package.name.as_str()), "{tree}");
        let rim: Vec<_> = RIM.iter().filter(|name| known.contains(**name)).collect();
        assert!(rim.is_empty(), "{} knows {rim:?}", package.name);
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The last digits of these differ from platform to platform; those of `libm` are the same everywhere.
#[test]
fn nothing_below_the_server_computes_by_its_platform() {
    sources_below_the_server_lack(&[".ln()", ".log2()", ".log10()", ".exp()", ".exp2()", ".powf("]);
}

#[test]
fn only_what_browsers_and_c_call_and_what_calls_c_is_unsafe() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let borders = ["offline/src/exports.rs", "native/src/border.rs", "server/src/memory.rs"]
        .map(|file| crates.join(file).canonicalize().unwrap());
    for package in metadata().workspace_packages() {
        let mut files = Vec::new();
        sources(package.manifest_path.parent().unwrap().as_std_path(), &mut files);
        for file in files.iter().filter(|file| !borders.contains(&file.canonicalize().unwrap())) {
            let text = fs::read_to_string(file).unwrap();
            assert!(!text.contains(concat!("allow(", "unsafe_code)")), "{} allows it", file.display());
        }
    }
}

#[test]
fn nothing_below_the_server_knows_the_clock_or_the_file_system() {
    const WORLD: [&str; 8] =
        ["std::time", "std::fs", "std::net", "std::env", "std::io", "std::process", "SystemTime", "Instant::now"];
    sources_below_the_server_lack(&WORLD);
}

fn sources_below_the_server_lack(words: &[&str]) {
    for package in metadata().workspace_packages() {
        if ["server", "testkit", "train"].contains(&package.name.as_str()) {
            continue;
        }
        let mut files = Vec::new();
        sources(package.manifest_path.parent().unwrap().join("src").as_std_path(), &mut files);
        assert!(!files.is_empty());
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let found: Vec<_> = words.iter().filter(|word| text.contains(**word)).collect();
            assert!(found.is_empty(), "{} knows {found:?}", file.display());
        }
    }
}

#[test]
fn only_the_catalog_and_the_trainer_name_games() {
    let metadata = metadata();
    let games: Vec<String> = metadata
        .workspace_packages()
        .into_iter()
        .filter(|p| is_game(p))
        .map(|p| p.name.replace('-', "_"))
        .collect();
    for package in metadata.workspace_packages() {
        if ["catalog", "train"].contains(&package.name.as_str()) || is_game(package) {
            continue;
        }
        let mut files = Vec::new();
        sources(package.manifest_path.parent().unwrap().join("src").as_std_path(), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let named: Vec<_> = games.iter().filter(|game| text.contains(&format!("{game}::"))).collect();
            assert!(named.is_empty(), "{} names {named:?}", file.display());
        }
    }
}

#[test]
fn the_readme_names_the_oldest_rust() {
    let metadata = metadata();
    let readme = fs::read_to_string(metadata.workspace_root.join("README.md")).unwrap();
    for package in metadata.workspace_packages() {
        let oldest = package.rust_version.as_ref().expect("every crate has the rust-version of the workspace");
        let named = format!("[Rust](https://rustup.rs) {}.{} or newer", oldest.major, oldest.minor);
        assert!(readme.contains(&named), "README.md does not say of {}: {named}", package.name);
    }
}
