//! Tables that cannot go on are shown, with the reason, and stay stored as they are.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::support::client::code;
use crate::support::forward::forwarded;
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use catalog::{AnyGame, AnyTable, Entry, ResumeError, SetupError};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row};
use testkit::kuhn::Kuhn;

/// Everything that is stored of the tables, as text.
async fn stored(server: &TestServer) -> Vec<(String, i64, String, String, Option<String>)> {
    let mut db = server.database().await;
    let rows = sqlx::query("SELECT id, rules, options, help, setup FROM tables ORDER BY id");
    let rows = rows.fetch_all(&mut db).await.unwrap();
    db.close().await.unwrap();
    let read =
        |row: &SqliteRow| (row.get("id"), row.get("rules"), row.get("options"), row.get("help"), row.get("setup"));
    rows.iter().map(read).collect()
}

/// What the list of tables says of the only one.
async fn listed_phase(server: &TestServer) -> Value {
    server.get("/api/tables").await.json()[0]["phase"].clone()
}

/// A listed table of Ada with a bot.
async fn open(server: &TestServer, start: bool, options: Value) -> Opened {
    let bots = [(1, "random")];
    let open = json!({ "game": "kuhn-poker", "name": "Ada", "chair": 0, "bots": bots, "options": options });
    let Value::Object(mut open) = open else { unreachable!() };
    open.extend([("listed".into(), json!(true)), ("start".into(), json!(start))]);
    server.open(open.into()).await
}

/// A started game of Ada against a bot, of which Ada has seen her card.
async fn begun(server: &TestServer) -> Opened {
    let opened = open(server, true, json!({})).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    while ada.now["options"].is_null() {
        ada.until("now").await;
    }
    opened
}

/// Ada comes back and plays to the end.
async fn play_on(server: &TestServer, opened: &Opened) {
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
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
    for does in [json!({ "do": "free", "chair": 0 }), json!({ "do": "list", "listed": false })] {
        assert_eq!(server.host(opened, does).await.problem().1, code_of_problem);
    }
    assert_eq!(stored(server).await, before);
    assert_eq!(listed_phase(server).await, "closed");
}

#[tokio::test]
async fn a_game_of_older_rules_is_closed_and_kept() {
    let mut server = TestServer::start().await;
    let opened = begun(&server).await;
    server.stop().await.unwrap();
    server.change("UPDATE tables SET rules = 0").await;
    server = server.restart().await;
    check_closed(&server, &opened, "old_rules", "begun under older rules of Parlour and can't be continued").await;
    server.stop().await.unwrap();
    // The same program finds it as it was, and so does the one that knows its rules.
    server.change("UPDATE tables SET rules = 1").await;
    server = server.restart().await;
    play_on(&server, &opened).await;
}

#[tokio::test]
async fn a_game_that_ended_under_older_rules_is_shown_as_over() {
    let mut server = TestServer::start().await;
    let opened = begun(&server).await;
    play_on(&server, &opened).await;
    server.stop().await.unwrap();
    server.change("UPDATE tables SET rules = 0").await;
    server = server.restart().await;
    let closed = room(&server, &opened.table).await["closed"].clone();
    assert_eq!(closed["problem"]["code"], "old_game");
    assert!(closed["problem"]["text"].as_str().unwrap().starts_with("This game is over."), "{closed}");
    let replay = server.get(&format!("/api/tables/{}/replay", opened.table)).await;
    assert_eq!(replay.problem().1, "old_game");
}

#[tokio::test]
async fn what_is_stored_and_cannot_be_read_closes_the_table_and_is_named() {
    for (statement, code, words) in [
        ("UPDATE tables SET rules = 99", "old_rules", "begun under newer rules"),
        ("UPDATE tables SET rules = -1", "unreadable", "the number of its rules"),
        ("UPDATE tables SET game = 'chess'", "unknown_game", "chess"),
        ("UPDATE tables SET help = 'psychic'", "unreadable", "its help, \"psychic\""),
        ("UPDATE tables SET options = '{'", "unreadable", "its options"),
        ("UPDATE tables SET rematch = 'nowhere'", "unreadable", "its rematch"),
        ("UPDATE tables SET setup = '3'", "unreadable", "the log of its moves"),
        ("UPDATE chairs SET bot = 'genius' WHERE chair = 1", "unreadable", "its bot \"genius\""),
        ("UPDATE chairs SET bot = NULL WHERE chair = 1", "unreadable", "who sits in chair 1"),
        ("UPDATE chairs SET chair = 9 WHERE chair = 1", "unreadable", "who sits in chair 9"),
        ("UPDATE chairs SET chair = 300 WHERE chair = 1", "unreadable", "who sits in chair 300"),
        ("UPDATE moves SET seat = 300 WHERE ply = 1", "unreadable", "the log of its moves"),
        ("UPDATE moves SET ply = 5000000000 WHERE ply = 1", "unreadable", "the log of its moves"),
        ("UPDATE moves SET move = '\"dance\"' WHERE ply = 1", "unreadable", "the log of its moves"),
    ] {
        let mut server = TestServer::start().await;
        let opened = begun(&server).await;
        server.stop().await.unwrap();
        server.change(statement).await;
        server = server.restart().await;
        check_closed(&server, &opened, code, words).await;
    }
}

#[tokio::test]
async fn notes_that_cannot_be_read_are_told_to_their_writer() {
    let mut server = TestServer::start().await;
    let opened = begun(&server).await;
    server.stop().await.unwrap();
    server.change("UPDATE chairs SET notes = '{' WHERE chair = 0").await;
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
    play_on(&server, &opened).await;
    server.stop().await.unwrap();
    server.change("UPDATE chairs SET bot = 'genius' WHERE chair = 1").await;
    server = server.restart().await;
    assert_eq!(server.get(&format!("/api/tables/{}/replay", opened.table)).await.status, 200);
    let path = format!("/api/tables/{}/rematch", opened.table);
    assert_eq!(server.post(&path, Some(&opened.seat), json!({})).await.problem(), (410, "unreadable".into()));
}

/// Kuhn poker under rules that can change while the process runs. A game begun under rules 1 goes on; the number of
/// ranks was called otherwise then.
struct Changing {
    game: Entry<Kuhn>,
    rules: AtomicU32,
}

impl Changing {
    const fn new() -> Self {
        Changing { game: Entry::new(), rules: AtomicU32::new(1) }
    }
}

impl AnyGame for Changing {
    forwarded!();

    fn rules(&self) -> u32 {
        self.rules.load(Ordering::SeqCst)
    }

    fn upgrade(&self, rules: u32, setup: &str) -> Option<String> {
        match rules {
            rules if rules == self.rules() => Some(setup.to_owned()),
            1 => {
                let setup: Value = serde_json::from_str(setup).ok()?;
                let ranks = setup.get("cards").cloned().unwrap_or(json!(3));
                Some(json!({ "ranks": ranks }).to_string())
            }
            _ => None,
        }
    }

    fn table(&'static self, setup: &str, names: &[String]) -> Result<Box<dyn AnyTable>, SetupError> {
        self.game.table(setup, names)
    }

    fn resume(
        &'static self,
        setup: &str,
        names: &[String],
        moves: &mut dyn Iterator<Item = &str>,
    ) -> Result<Box<dyn AnyTable>, ResumeError> {
        self.game.resume(setup, names, moves)
    }
}

#[tokio::test]
async fn a_game_of_older_rules_goes_on_as_it_was_played() {
    static GAME: Changing = Changing::new();
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
    server.change("UPDATE tables SET setup = '{}'").await;
    let row = async |server: &TestServer| stored(server).await.remove(0);

    GAME.rules.store(2, Ordering::SeqCst);
    server = server.restart().await;
    assert_eq!(news(&server).await, before, "the same game in the same words");
    let (_, rules, _, _, setup) = row(&server).await;
    assert_eq!((rules, setup.as_deref()), (1, Some("{}")), "nothing is stored before a move");

    play_on(&server, &opened).await;
    let after = news(&server).await;
    let (_, rules, options, _, setup) = row(&server).await;
    assert_eq!(options, r#"{"ranks":3}"#);
    assert_eq!((rules, setup.as_deref()), (2, Some(r#"{"ranks":3}"#)), "then it is a game of the rules of today");
    server = server.restart().await;
    assert_eq!(news(&server).await, after);
    // Under rules 3 a game of 2 would be refused: whatever becomes of 1, this one is a game of 2.
    GAME.rules.store(3, Ordering::SeqCst);
    server = server.restart().await;
    let mut client = server.connect(&opened.table, None, 0).await;
    assert_eq!(client.until("room").await["closed"]["problem"]["code"], "old_game");
}

/// What everybody is told of a table before anything else.
async fn room(server: &TestServer, table: &str) -> Value {
    server.connect(table, None, 0).await.until("room").await
}

/// The setup of a rematch.
async fn rematch(server: &TestServer, opened: &Opened) -> Value {
    let path = format!("/api/tables/{}/rematch", opened.table);
    let next = server.post(&path, Some(&opened.seat), json!({ "at_once": true })).await.json();
    let mut client = server.connect(next["table"].as_str().unwrap(), None, 0).await;
    client.until("welcome").await["setup"].clone()
}

#[tokio::test]
async fn a_lobby_of_older_rules_is_started_under_those_of_today_and_plays_on() {
    static GAME: Changing = Changing::new();
    static GAMES: &[&dyn AnyGame] = &[&GAME];
    let mut server = TestServer::start_with(|config| config.games = GAMES).await;
    let opened = open(&server, false, json!({})).await;
    server.stop().await.unwrap();
    server.change(r#"UPDATE tables SET options = '{"cards":5}'"#).await;

    GAME.rules.store(2, Ordering::SeqCst);
    server = server.restart().await;
    assert_eq!(room(&server, &opened.table).await["options"], json!({ "ranks": 5 }));
    let row = async |server: &TestServer| {
        let (_, rules, options, _, setup) = stored(server).await.remove(0);
        (rules, options, setup)
    };
    assert_eq!(row(&server).await, (1, r#"{"cards":5}"#.into(), None), "nothing is stored before the start");
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    let five = r#"{"ranks":5}"#.to_owned();
    assert_eq!(row(&server).await, (2, five.clone(), Some(five)));

    server = server.restart().await;
    play_on(&server, &opened).await;
    assert_eq!(rematch(&server, &opened).await, json!({ "ranks": 5 }));
}

#[tokio::test]
async fn options_chosen_in_an_old_lobby_are_those_of_today() {
    static GAME: Changing = Changing::new();
    static GAMES: &[&dyn AnyGame] = &[&GAME];
    let mut server = TestServer::start_with(|config| config.games = GAMES).await;
    let opened = open(&server, false, json!({})).await;
    GAME.rules.store(2, Ordering::SeqCst);
    server = server.restart().await;
    let chosen = json!({ "do": "options", "options": { "ranks": 4 } });
    assert_eq!(server.host(&opened, chosen).await.status, 204);
    server = server.restart().await;
    assert_eq!(room(&server, &opened.table).await["options"], json!({ "ranks": 4 }));

    // Options that today's rules cannot express are not taken for others.
    assert_eq!(listed_phase(&server).await, "lobby");
    server.stop().await.unwrap();
    server.change("UPDATE tables SET rules = 0").await;
    server = server.restart().await;
    assert_eq!(listed_phase(&server).await, "closed");
    assert_eq!(room(&server, &opened.table).await["closed"]["problem"]["code"], "old_lobby");
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.problem().1, "old_lobby");
}

#[tokio::test]
async fn the_rematch_of_an_old_game_is_the_same_game() {
    static GAME: Changing = Changing::new();
    static GAMES: &[&dyn AnyGame] = &[&GAME];
    let mut server = TestServer::start_with(|config| config.games = GAMES).await;
    let opened = open(&server, true, json!({ "ranks": 5 })).await;
    play_on(&server, &opened).await;
    server.stop().await.unwrap();
    server.change(r#"UPDATE tables SET options = '{"cards":5}', setup = '{"cards":5}'"#).await;
    GAME.rules.store(2, Ordering::SeqCst);
    server = server.restart().await;
    assert_eq!(rematch(&server, &opened).await, json!({ "ranks": 5 }));
}
