//! The TypeScript types of the web client and the JSON Schema for bots are those of the Rust code.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use protocol::{
    AnswerCase, AnsweredCase, AskCaseWhy, AskFeed, AskPlayOuts, AskTicket, AskWhy, CaseOfDay, Chain, Evening,
    EveningHostDoes, EveningTable, Feed, FromClient, GameInfo, Hint, HostDoes, JoinEvening, JoinedEvening, Listed,
    ListedCase, Notices, Open, OpenEvening, OpenLesson, OpenShare, Opened, OpenedEvening, Order, PlayOn, PlayOuts,
    Rematch, Replay, Resubscribe, Seated, Sit, Standing, Subscribe, Take, TakeHoliday, Taken, Ticket, ToClient,
    Upload, Why,
};
use ts_rs::{Config, ExportError, TS};

/// The variable that makes the test write instead of compare.
const UPDATE: &str = "UPDATE_BINDINGS";

fn export(dir: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_large_int("number").with_out_dir(dir);
    ToClient::export_all(&config)?;
    FromClient::export_all(&config)?;
    GameInfo::export_all(&config)?;
    Open::export_all(&config)?;
    OpenLesson::export_all(&config)?;
    Opened::export_all(&config)?;
    Rematch::export_all(&config)?;
    OpenShare::export_all(&config)?;
    Chain::export_all(&config)?;
    Sit::export_all(&config)?;
    Seated::export_all(&config)?;
    HostDoes::export_all(&config)?;
    AskTicket::export_all(&config)?;
    Ticket::export_all(&config)?;
    Take::export_all(&config)?;
    Taken::export_all(&config)?;
    TakeHoliday::export_all(&config)?;
    Order::export_all(&config)?;
    Notices::export_all(&config)?;
    Subscribe::export_all(&config)?;
    Resubscribe::export_all(&config)?;
    AskFeed::export_all(&config)?;
    Feed::export_all(&config)?;
    Standing::export_all(&config)?;
    OpenEvening::export_all(&config)?;
    OpenedEvening::export_all(&config)?;
    JoinEvening::export_all(&config)?;
    JoinedEvening::export_all(&config)?;
    EveningTable::export_all(&config)?;
    EveningHostDoes::export_all(&config)?;
    Evening::export_all(&config)?;
    Listed::export_all(&config)?;
    ListedCase::export_all(&config)?;
    CaseOfDay::export_all(&config)?;
    AnswerCase::export_all(&config)?;
    AnsweredCase::export_all(&config)?;
    Replay::export_all(&config)?;
    AskWhy::export_all(&config)?;
    AskCaseWhy::export_all(&config)?;
    PlayOn::export_all(&config)?;
    Upload::export_all(&config)?;
    AskPlayOuts::export_all(&config)?;
    PlayOuts::export_all(&config)?;
    Why::export_all(&config)?;
    Hint::export_all(&config)?;
    notebook::Query::export_all(&config)?;
    notebook::Conclusions::export_all(&config)?;
    catalog::export_types(&config)
}

fn files(dir: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut left = vec![dir.to_path_buf()];
    while let Some(next) = left.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                left.push(path);
            } else {
                let name = path.strip_prefix(dir).unwrap().to_string_lossy().replace('\\', "/");
                found.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}

#[test]
fn the_committed_bindings_are_fresh() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/bindings");
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path()).unwrap();
    let fresh = files(fresh.path());

    if std::env::var_os(UPDATE).is_some() {
        let _ = fs::remove_dir_all(&committed);
        for (name, text) in &fresh {
            let path = committed.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
    }

    let committed = files(&committed);
    let stale: Vec<&String> =
        fresh.keys().chain(committed.keys()).filter(|name| fresh.get(*name) != committed.get(*name)).collect();
    assert!(
        stale.is_empty(),
        "stale in web/src/bindings: {stale:?}\nwrite them anew with: {UPDATE}=1 cargo test -p server bindings"
    );
}

#[test]
fn the_committed_schema_is_fresh() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bot-protocol.schema.json");
    let fresh = format!("{:#}\n", protocol::schema());
    if std::env::var_os(UPDATE).is_some() {
        fs::write(&committed, &fresh).unwrap();
    }
    let is_fresh = fs::read_to_string(&committed).is_ok_and(|committed| committed == fresh);
    assert!(
        is_fresh,
        "docs/bot-protocol.schema.json is stale; write it anew with: {UPDATE}=1 cargo test -p server bindings"
    );
}
