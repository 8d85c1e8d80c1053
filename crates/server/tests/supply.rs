//! What the workspace is made of is what `deny.toml` allows: `./audit` asks more of it, with a list from the network.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use cargo_metadata::{CargoOpt, Metadata, MetadataCommand};
use spdx::{Expression, LicenseReq, ParseMode};

fn metadata() -> Metadata {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.toml");
    MetadataCommand::new().manifest_path(manifest).features(CargoOpt::AllFeatures).exec().unwrap()
}

/// The lines of a list of `deny.toml`.
fn list(name: &str) -> Vec<String> {
    let file = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deny.toml")).unwrap();
    let mut lines = file.lines().skip_while(|line| !line.starts_with(&format!("{name} = ["))).skip(1);
    let lines: Vec<String> =
        lines.by_ref().take_while(|line| *line != "]").map(|line| line.trim().to_owned()).collect();
    assert!(!lines.is_empty(), "deny.toml has no list {name}");
    lines
}

/// What stands between the first quotation marks of a line.
fn quoted(line: &str) -> &str {
    line.split('"').nth(1).unwrap_or_else(|| panic!("nothing is quoted in {line}"))
}

#[test]
fn every_crate_has_a_licence_that_is_allowed_and_comes_from_the_registry() {
    let allowed = list("allow");
    let allowed: BTreeSet<&str> = allowed.iter().map(|line| quoted(line)).collect();
    let metadata = metadata();
    let is_own = |package: &cargo_metadata::Package| metadata.workspace_members.contains(&package.id);
    let mut used = BTreeSet::new();
    for package in metadata.packages.iter().filter(|package| !is_own(package)) {
        let name = &package.name;
        let source = package.source.as_ref().unwrap_or_else(|| panic!("{name} comes from nowhere"));
        assert!(source.is_crates_io(), "{name} comes from {source}");
        let licence = package.license.as_deref().unwrap_or_else(|| panic!("{name} names no licence"));
        let expression = Expression::parse_mode(licence, ParseMode::LAX).unwrap();
        let is_allowed = |asked: &LicenseReq| allowed.contains(asked.to_string().as_str());
        assert!(expression.evaluate(is_allowed), "{name} is under {licence}");
        used.extend(expression.requirements().map(|asked| asked.req.to_string()));
    }
    let unused: Vec<&&str> = allowed.iter().filter(|&&name| !used.contains(name)).collect();
    assert!(unused.is_empty(), "nothing is under {unused:?}: take that out of deny.toml");
}

#[test]
fn every_crate_that_is_there_twice_has_its_reason() {
    let metadata = metadata();
    let mut versions: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for package in &metadata.packages {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    let mut doubles = BTreeSet::new();
    for (name, mut versions) in versions {
        versions.sort();
        versions.pop();
        doubles.extend(versions.iter().map(|version| format!("{name}@{version}")));
    }
    let reasons = list("skip");
    assert!(reasons.iter().all(|line| line.split('"').nth(3).is_some_and(|reason| !reason.is_empty())));
    let excused: BTreeSet<String> = reasons.iter().map(|line| quoted(line).to_owned()).collect();
    assert_eq!(doubles, excused, "on the left what is there twice, on the right what deny.toml excuses");
}
