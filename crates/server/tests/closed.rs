//! Tables that cannot go on are shown, with the reason, and stay stored as they are.

mod support;

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use catalog::{AnyGame, AnyTable, Arena, ArenaError, Entry, Help, Info, Results, ResumeError, SetupError, Words};
use serde_json::{Map, Value, json};
use server::Database;
use sqlx::{Connection, Row, SqliteConnection};
use support::client::code;
use support::player::play_to_the_end;
use support::{Opened, TestServer};
use testkit::kuhn::Kuhn;

fn path(server: &TestServer) -> &Path {
    let Database::Sqlite(path) = &server.config.database;
    path
}

async fn change(server: &TestServer, statement: &'static str) {
    let mut db = SqliteConnection::connect(&format!("sqlite:{}", path(server).display())).await.unwrap();
    sqlx::query(statement).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

/// Everything that is stored of the tables, as text.
async fn stored(server: &TestServer) -> Vec<(String, i64, String, Option<String>)> {
    let mut db = SqliteConnection::connect(&format!("sqlite:{}", path(server).display())).await.unwrap();
    let rows =
        sqlx::query("SELECT id, rules, help, setup FROM tables ORDER BY id").fetch_all(&mut db).await.unwrap();
    db.close().await.unwrap();
    rows.iter().map(|row| (row.get("id"), row.get("rules"), row.get("help"), row.get("setup"))).collect()
}

/// A started game of Ada against a bot, of which Ada has seen her card.
async fn begun(server: &TestServer) -> Opened {
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": [[1, "random"]], "start": true });
    let opened = server.open(open).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    opened
}

/// The table is closed for everybody, with this code; nothing can be done there, and nothing of it changes.
async fn check_closed(server: &TestServer, opened: &Opened, code_of_problem: &str, words: &str) {
    let before = stored(server).await;
    for token in [Some(opened.seat.as_str()), Some(opened.host.as_str()), None] {
        let mut client = server.connect(&opened.table, token, 0).await;
        assert_eq!(client.until("welcome").await["setup"], Value::Null);
        let room = client.until("room").await;
        assert_eq!(
            (&room["phase"], &room["closed"]["problem"]["code"]),
            (&json!("closed"), &json!(code_of_problem))
        );
        let message = room["closed"]["problem"]["text"].as_str().unwrap();
        assert!(message.contains(words), "{message}");
        assert!(room["closed"]["last"].as_i64().unwrap() > 1_600_000_000_000);
        assert_eq!(room["chairs"][0]["who"]["name"], "Ada");
        if token == Some(&opened.seat) {
            assert_eq!(code(&client.make(json!("bet")).await), code_of_problem);
        }
    }
    let at = |what: &str| format!("/api/tables/{}/{what}", opened.table);
    for what in ["replay", "review"] {
        assert_eq!(server.get(&at(what)).await.problem().1, code_of_problem);
    }
    let rematch = server.post(&at("rematch"), Some(&opened.seat), json!({})).await;
    assert_eq!(rematch.problem().1, code_of_problem);
    let sit = server.post(&at("sit"), None, json!({ "chair": null, "name": "Cleo" })).await;
    assert_eq!(sit.problem().1, code_of_problem);
    assert_eq!(server.host(opened, json!({ "do": "free", "chair": 0 })).await.problem().1, code_of_problem);
    assert_eq!(stored(server).await, before);
}

#[tokio::test]
async fn a_game_of_older_rules_is_closed_and_kept() {
    let mut server = TestServer::start().await;
    let opened = begun(&server).await;
    server.stop().await.unwrap();
    change(&server, "UPDATE tables SET rules = 0").await;
    server = server.restart().await;
    check_closed(&server, &opened, "old_rules", "begun under older rules of Parlour and can't be continued").await;
    server.stop().await.unwrap();
    // The same program finds it as it was, and so does the one that knows its rules.
    change(&server, "UPDATE tables SET rules = 1").await;
    server = server.restart().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
}

#[tokio::test]
async fn what_is_stored_and_cannot_be_read_closes_the_table_and_is_named() {
    for (statement, code, words) in [
        ("UPDATE tables SET rules = 99", "old_rules", "begun under newer rules"),
        ("UPDATE tables SET game = 'chess'", "unknown_game", "chess"),
        ("UPDATE tables SET help = 'psychic'", "unreadable", "its help, \"psychic\""),
        ("UPDATE tables SET options = '{'", "unreadable", "its options"),
        ("UPDATE tables SET rematch = 'nowhere'", "unreadable", "its rematch"),
        ("UPDATE tables SET setup = '3'", "unreadable", "the log of its moves"),
        ("UPDATE chairs SET bot = 'genius' WHERE chair = 1", "unreadable", "its bot \"genius\""),
        ("UPDATE chairs SET bot = NULL WHERE chair = 1", "unreadable", "who sits in chair 1"),
        ("UPDATE chairs SET chair = 9 WHERE chair = 1", "unreadable", "who sits in chair 9"),
        ("UPDATE moves SET move = '\"dance\"' WHERE ply = 1", "unreadable", "the log of its moves"),
    ] {
        let mut server = TestServer::start().await;
        let opened = begun(&server).await;
        server.stop().await.unwrap();
        change(&server, statement).await;
        server = server.restart().await;
        check_closed(&server, &opened, code, words).await;
    }
}

#[tokio::test]
async fn notes_that_cannot_be_read_are_told_to_their_writer() {
    let mut server = TestServer::start().await;
    let opened = begun(&server).await;
    server.stop().await.unwrap();
    change(&server, "UPDATE chairs SET notes = '{' WHERE chair = 0").await;
    server = server.restart().await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    assert_eq!(code(&ada.until("refused").await), "unreadable");
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
}

#[tokio::test]
async fn a_finished_game_does_not_miss_its_bot() {
    let mut server = TestServer::start().await;
    let opened = begun(&server).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    server.stop().await.unwrap();
    change(&server, "UPDATE chairs SET bot = 'genius' WHERE chair = 1").await;
    server = server.restart().await;
    assert_eq!(server.get(&format!("/api/tables/{}/replay", opened.table)).await.status, 200);
    let path = format!("/api/tables/{}/rematch", opened.table);
    assert_eq!(server.post(&path, Some(&opened.seat), json!({})).await.problem(), (410, "unreadable".into()));
}

/// Kuhn poker under rules that can change while the process runs. A game begun under rules 1 goes on; its setup had
/// no number of ranks then.
struct Changing(Entry<Kuhn>);

static RULES: AtomicU32 = AtomicU32::new(1);

impl AnyGame for Changing {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn rules(&self) -> u32 {
        RULES.load(Ordering::SeqCst)
    }

    fn upgrade(&self, rules: u32, setup: &str) -> Option<String> {
        match rules {
            rules if rules == self.rules() => Some(setup.to_owned()),
            1 => Some(r#"{"ranks":3}"#.to_owned()),
            _ => None,
        }
    }

    fn info(&self) -> &'static Info {
        self.0.info()
    }

    fn words(&self) -> &'static Words {
        self.0.words()
    }

    fn bots(&self) -> Vec<&'static str> {
        self.0.bots()
    }

    fn helps(&self) -> &'static [Help] {
        self.0.helps()
    }

    fn seating(&self, chairs: &[u8], options: &Map<String, Value>) -> Result<String, SetupError> {
        self.0.seating(chairs, options)
    }

    fn check_options(&self, options: &Map<String, Value>) -> Result<(), SetupError> {
        self.0.check_options(options)
    }

    fn table(&'static self, setup: &str, names: &[String]) -> Result<Box<dyn AnyTable>, SetupError> {
        self.0.table(setup, names)
    }

    fn resume(
        &'static self,
        setup: &str,
        names: &[String],
        moves: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyTable>, ResumeError> {
        self.0.resume(setup, names, moves)
    }

    fn arena(&self, arena: &Arena<'_>, progress: &(dyn Fn(u64) + Sync)) -> Result<Results, ArenaError> {
        self.0.arena(arena, progress)
    }
}

#[tokio::test]
async fn a_game_of_older_rules_goes_on_as_it_was_played() {
    static GAME: Changing = Changing(Entry::new());
    static GAMES: &[&dyn AnyGame] = &[&GAME];
    let mut server = TestServer::start_with(|config| config.games = GAMES).await;
    let opened = begun(&server).await;
    let news = async |server: &TestServer| {
        let mut client = server.connect(&opened.table, Some(&opened.seat), 0).await;
        client.until("now").await;
        client.told().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let before = news(&server).await;
    server.stop().await.unwrap();
    change(&server, "UPDATE tables SET setup = '{}'").await;
    let row = async |server: &TestServer| stored(server).await.remove(0);

    RULES.store(2, Ordering::SeqCst);
    server = server.restart().await;
    assert_eq!(news(&server).await, before, "the same game in the same words");
    let (_, rules, _, setup) = row(&server).await;
    assert_eq!((rules, setup.as_deref()), (1, Some("{}")), "nothing is stored before a move");

    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    let after = news(&server).await;
    let (_, rules, _, setup) = row(&server).await;
    assert_eq!((rules, setup.as_deref()), (2, Some(r#"{"ranks":3}"#)), "then it is a game of the rules of today");
    server = server.restart().await;
    assert_eq!(news(&server).await, after);
    // Under rules 3 a game of 2 would be refused: whatever becomes of 1, this one is a game of 2.
    RULES.store(3, Ordering::SeqCst);
    server = server.restart().await;
    let mut client = server.connect(&opened.table, None, 0).await;
    assert_eq!(client.until("room").await["closed"]["problem"]["code"], "old_rules");
}
