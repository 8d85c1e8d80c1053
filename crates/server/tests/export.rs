//! A site of plain files, as the command writes it.
#![cfg(unix)]

use std::fs;
use std::path::Path;

use crate::support::process::run;

async fn export(folder: &Path) -> (bool, String, String) {
    let (status, said, failed) = run(&["export", folder.to_str().unwrap()]).await;
    (status.success(), said, failed)
}

#[tokio::test]
async fn a_site_has_all_that_the_page_needs_and_asks_no_server() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("new/site");
    let (done, said, failed) = export(&site).await;
    if failed.contains("rustup target add") {
        assert!(!site.exists());
        return;
    }
    assert!(done && said.contains("site"), "{said}{failed}");
    let read = |name: &str| fs::read_to_string(site.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let page = read("index.html");
    assert!(page.contains(r#"name="parlour-server" content="none""#) && !page.contains("/api/"), "{page}");
    assert!(page.contains("'wasm-unsafe-eval'") && !page.contains("frame-ancestors"), "{page}");
    // Whatever folder a host has it in, each page finds the files from where it is.
    let pages =
        ["", "notebook/", "saved/", "record/", "about/", "case/archive/", "rules/clue/", "open/color-doubt/"];
    for address in pages.map(|folder| format!("{folder}index.html")) {
        let page = read(&address);
        let linked: Vec<&str> =
            page.split(['"', ' ']).filter_map(|text| text.strip_prefix("src=").or(Some(text))).collect();
        let linked =
            linked.iter().filter(|text| text.starts_with("./") || text.starts_with("../")).collect::<Vec<_>>();
        assert!(linked.len() > 5 && !page.contains("=\"/"), "{page}");
        let folder = site.join(&address).parent().unwrap().to_owned();
        for file in linked {
            assert!(folder.join(file).exists(), "{address}: {file}");
        }
    }
    let lost = read("404.html");
    assert!(lost.contains("app.webmanifest") && lost.contains("<p lang=\"de\" hidden>"), "{lost}");
    // Every file that the service worker keeps is there.
    let worker = read("service-worker.js");
    let told = worker.strip_prefix("const KEPT = ").unwrap().split_once(";\n").unwrap().0;
    let told: serde_json::Value = serde_json::from_str(told).unwrap();
    let files = told["files"].as_array().unwrap();
    assert!(files.iter().filter(|file| file.as_str().unwrap().ends_with(".wasm")).count() == 2, "{files:?}");
    for file in files {
        assert!(site.join(file.as_str().unwrap()).is_file(), "{file}");
    }
}

#[tokio::test]
async fn what_cannot_be_written_is_told_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "mine").unwrap();
    for (folder, what) in [(folder.path(), "is not empty"), (&*file, "is a file"), (&*file.join("below"), "")] {
        let (done, said, failed) = export(folder).await;
        assert!(!done && said.is_empty(), "{said}");
        assert!(
            failed.starts_with("parlour: ") && failed.contains(what) && failed.lines().count() == 1,
            "{failed}"
        );
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
