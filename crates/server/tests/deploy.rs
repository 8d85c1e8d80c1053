//! The files of `deploy/` name what there is: options, addresses, metrics, the Rust that builds it.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::process::run;
use crate::support::{TestServer, http};

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What follows the first `key` of a line.
fn after<'t>(text: &'t str, key: &str) -> &'t str {
    text.lines().find_map(|line| line.trim().strip_prefix(key)).unwrap_or_else(|| panic!("no {key}")).trim()
}

/// The arguments with which systemd starts the server.
fn of_unit() -> Vec<String> {
    let unit = read("deploy/parlour.service");
    let line = after(&unit, "ExecStart=").replace("%S", "/var/lib");
    line.split(' ').skip(1).map(str::to_owned).collect()
}

/// The value of an option among arguments.
fn option(arguments: &[String], name: &str) -> String {
    let at = arguments.iter().position(|argument| argument == name).unwrap();
    arguments[at + 1].clone()
}

/// Whether the program understands arguments: it would not come to its help otherwise.
async fn is_understood(arguments: &[String]) -> bool {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).chain(["--help"]).collect();
    run(&arguments).await.0.success()
}

#[tokio::test]
async fn the_server_is_started_with_options_that_it_has() {
    let unit = of_unit();
    assert!(is_understood(&unit).await, "{unit:?}");
    let with =
        |more: &[&str]| unit.iter().cloned().chain(more.iter().map(|&word| word.to_owned())).collect::<Vec<_>>();
    for wrong in [&["--behind-the-proxy"][..], &["--log", "xml"], &["--pace"]] {
        assert!(!is_understood(&with(wrong)).await, "{wrong:?}");
    }
    let dockerfile = read("deploy/Dockerfile");
    let started: Vec<String> = serde_json::from_str(after(&dockerfile, "CMD ")).unwrap();
    assert!(is_understood(&started).await, "{started:?}");
    let port = option(&started, "--listen").rsplit_once(':').unwrap().1.to_owned();
    assert_eq!(after(&dockerfile, "EXPOSE "), port);
    assert!(option(&started, "--database").starts_with(&format!("{}/", after(&dockerfile, "VOLUME "))));
    let manifest = read("Cargo.toml");
    let oldest = after(&manifest, "rust-version = ").trim_matches('"');
    assert!(dockerfile.contains(&format!("\nFROM rust:{oldest}-")), "it is built with Rust {oldest}");
}

#[tokio::test]
async fn each_file_names_the_addresses_at_which_the_server_is() {
    let unit = of_unit();
    let (tables, metrics) = (option(&unit, "--listen"), option(&unit, "--metrics"));
    assert!(read("deploy/Caddyfile").contains(&format!("reverse_proxy {tables}\n")));
    assert!(read("deploy/nginx.conf").contains(&format!("proxy_pass http://{tables};\n")));
    assert!(read("deploy/prometheus.yml").contains(&format!("[\"{metrics}\"]\n")));
    // Behind either, limits count visitors.
    assert!(unit.contains(&"--behind-proxy".to_owned()) && tables.starts_with("127.0.0.1:"));
}

#[test]
fn several_servers_are_where_caddy_looks_for_them() {
    let (caddy, described) = (read("deploy/Caddyfile.nodes"), read("docs/nodes.md"));
    let servers = after(&caddy, "reverse_proxy ").trim_end_matches(" {").replace("127.0.0.1:", "");
    assert!(described.contains(&format!("for port in {servers}; do")), "{servers}");
    assert!(described.contains("deploy/Caddyfile.nodes") && read("README.md").contains("docs/nodes.md"));
}

#[tokio::test]
async fn the_dashboard_shows_every_metric_and_no_other() {
    let server = TestServer::start().await;
    let told = http::request(server.metrics, "GET", "/metrics", &[], "").await.body;
    let of_types = told.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let known: BTreeSet<&str> = of_types.map(|line| line.split(' ').next().unwrap()).collect();
    let dashboard: Value = serde_json::from_str(&read("deploy/grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap().iter();
    let shown = panels.flat_map(|panel| panel["targets"].as_array().unwrap());
    let shown: String = shown.map(|target| target["expr"].as_str().unwrap()).collect::<Vec<_>>().join("\n");
    let words = shown.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let names = words.filter(|word| word.starts_with("parlour_"));
    let names: BTreeSet<&str> =
        names.map(|name| name.trim_end_matches("_total").trim_end_matches("_bucket")).collect();
    assert_eq!(names, known);
}
