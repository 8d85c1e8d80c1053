use std::path::Path;

use protocol::{Per, TimeUp};
use sqlx::migrate::Migrator;
use sqlx::{Connection, SqliteConnection};
use tempfile::TempDir;

use super::*;
use crate::token::Token;

async fn store() -> (Store, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&database(folder.path())).await.unwrap();
    (store, folder)
}

fn database(folder: &Path) -> Database {
    Database::Sqlite(folder.join("deep/er/parlour.db"))
}

fn person(name: &str) -> StoredChair {
    StoredChair { name: name.into(), token: Some(Token::new().hash()), ..StoredChair::default() }
}

fn table(setup: Option<&str>) -> StoredTable {
    StoredTable {
        id: TableId::new(),
        game: "kuhn-poker".into(),
        rules: 1,
        options: Map::from_iter([("ranks".to_owned(), Value::from(3))]),
        listed: true,
        help: Help::Oracle,
        lesson: true,
        origin: None,
        evening: None,
        deal: None,
        host: Some(Token::new().hash()),
        host_name: Some("Ada".into()),
        absent: Some(90_000),
        clock: Some(Clock { per: Per::Move, ms: 86_400_000, then: TimeUp::Seat }),
        webhook: None,
        setup: setup.map(str::to_owned),
        rematch: None,
        code: None,
        chairs: BTreeMap::from([(0, person("Ada"))]),
        last: 0,
        over: false,
        unreadable: Vec::new(),
    }
}

fn a_move(ply: u32, json: &str, key: Option<&str>) -> StoredMove {
    StoredMove { ply, seat: Some(0), json: json.into(), key: key.map(str::to_owned), at: 9, used: None }
}

async fn opened(store: &Store, row: StoredTable) -> TableId {
    let id = row.id.clone();
    assert_eq!(store.change(Change::Open(row)).await, Ok(Effect::Made));
    id
}

async fn append(store: &Store, table: &TableId, m: StoredMove) -> Result<Effect, Failed> {
    store.change(Change::Append { table: table.clone(), m, due: None, score: None }).await
}

#[tokio::test]
async fn what_is_stored_is_there_after_closing() {
    let (store, folder) = store().await;
    let id = opened(&store, table(Some("{}"))).await;
    let sitter = StoredChair { notes: Some("[1]".into()), away: Some(7), ..person("Ben") };
    assert_eq!(store.change(Change::Sit { table: id.clone(), chair: 1, sitter }).await, Ok(Effect::Made));
    append(&store, &id, a_move(0, "\"bet\"", Some("0:key"))).await.unwrap();
    let before = format!("{:?} {:?}", store.table(&id).await, store.moves(&id, 0).await);
    store.close().await;

    let store = Store::open(&database(folder.path())).await.unwrap();
    let after = format!("{:?} {:?}", store.table(&id).await, store.moves(&id, 0).await);
    assert_eq!(before, after);
    assert!(after.contains("Ben") && after.contains("bet") && after.contains("ranks"), "{after}");
    assert!(store.table(&TableId::new()).await.unwrap().is_none());
}

#[tokio::test]
async fn the_row_is_the_arbiter() {
    let (store, _folder) = store().await;
    let id = opened(&store, table(Some("{}"))).await;
    assert_eq!(append(&store, &id, a_move(0, "1", Some("a"))).await, Ok(Effect::Made));
    assert_eq!(append(&store, &id, a_move(0, "2", Some("b"))).await, Ok(Effect::Late));
    assert_eq!(append(&store, &id, a_move(0, "2", None)).await, Ok(Effect::Late));
    assert_eq!(append(&store, &id, a_move(1, "1", Some("a"))).await, Ok(Effect::KeyKnown));
    assert_eq!(append(&store, &id, a_move(1, "3", None)).await, Ok(Effect::Made));
    assert_eq!(append(&store, &id, a_move(2, "4", None)).await, Ok(Effect::Made), "no key is unlike no key");
    assert_eq!(append(&store, &TableId::new(), a_move(0, "1", None)).await, Ok(Effect::Gone));
    let log = store.moves(&id, 1).await.unwrap().unwrap();
    assert_eq!(log, [a_move(1, "3", None), a_move(2, "4", None)]);

    let sit = |chair| Change::Sit { table: id.clone(), chair, sitter: person("Cleo") };
    assert_eq!(store.change(sit(0)).await, Ok(Effect::Late));
    assert_eq!(store.change(sit(1)).await, Ok(Effect::Made));
    let terms = Terms { rules: 1, options: Map::new(), setup: "{}".into() };
    assert_eq!(store.change(Change::Start { table: id.clone(), terms }).await, Ok(Effect::Late));
    let rematch = || Change::Rematch { old: id.clone(), new: table(None) };
    let first = rematch();
    let Change::Rematch { new: StoredTable { id: next, .. }, .. } = &first else { unreachable!() };
    let next = next.clone();
    assert_eq!(store.change(first).await, Ok(Effect::Made));
    assert_eq!(store.change(rematch()).await, Ok(Effect::Late));
    assert_eq!(store.table(&id).await.unwrap().unwrap().rematch, Some(next));
}

#[tokio::test]
async fn of_many_who_race_one_is_first() {
    let (store, _folder) = store().await;
    let id = opened(&store, table(Some("{}"))).await;
    for ply in 0..20 {
        let racers = (0..16).map(|racer| {
            let key = format!("{ply}-{racer}");
            append(&store, &id, a_move(ply, &racer.to_string(), Some(&key))).boxed()
        });
        let outcomes = futures_util::future::join_all(racers.collect::<Vec<_>>()).await;
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == Ok(Effect::Made)).count(), 1);
        assert_eq!(outcomes.iter().filter(|outcome| **outcome == Ok(Effect::Late)).count(), 15);
    }
    assert_eq!(store.moves(&id, 0).await.unwrap().unwrap().len(), 20);
}

use futures_util::FutureExt as _;

#[tokio::test]
async fn only_what_is_old_expires() {
    let (store, _folder) = store().await;
    let lobby = opened(&store, table(None)).await;
    let game = opened(&store, table(Some("{}"))).await;
    append(&store, &game, a_move(0, "1", None)).await.unwrap();
    assert_eq!(store.listed(0, 0).await.unwrap().len(), 2);
    let later = now() + 1000;
    assert_eq!(store.listed(later, 0).await.unwrap().len(), 1);
    assert_eq!(store.listed(0, later).await.unwrap().len(), 1);
    let (past, future) = (now() - 1000, now() + 1000);
    let expire = async |lobbies, games| store.change(Change::Expire { lobbies, games }).await.unwrap();
    assert_eq!(expire(past, past).await, Effect::Expired(vec![]));
    assert_eq!(expire(future, past).await, Effect::Expired(vec![lobby.clone()]));
    assert!(store.table(&lobby).await.unwrap().is_none());
    assert!(store.table(&game).await.unwrap().is_some());
    assert_eq!(expire(future, future).await, Effect::Expired(vec![game.clone()]));
    assert_eq!(store.moves(&game, 0).await.unwrap().unwrap(), []);
}

#[tokio::test]
async fn a_finished_game_is_listed_last_and_not_for_ever() {
    let (store, _folder) = store().await;
    let id = opened(&store, table(Some("{}"))).await;
    let listed = store.listed(0, 0).await.unwrap();
    assert_eq!((&listed[0].id, listed[0].setup.is_some(), &*listed[0].chairs[&0].name), (&id, true, "Ada"));
    store.change(Change::End { table: id.clone() }).await.unwrap();
    assert_eq!(store.change(Change::End { table: id.clone() }).await, Ok(Effect::Late));
    let open = opened(&store, table(None)).await;
    let listed = store.listed(0, 0).await.unwrap();
    let found: Vec<_> = listed.iter().map(|table| (&table.id, table.over)).collect();
    assert_eq!(found, [(&open, false), (&id, true)]);
    assert_eq!(store.listed(0, now() + 1000).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_full_disk_is_told_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("parlour.db");
    let mut opened_file = sqlite::open(&path).await.unwrap();
    sqlx::query("PRAGMA max_page_count = 40").execute(&mut opened_file.writer).await.unwrap();
    let store = Store::start(opened_file, path.clone());
    let id = opened(&store, table(Some("{}"))).await;
    let mut made = 0;
    while append(&store, &id, a_move(made, &"x".repeat(1000), None)).await == Ok(Effect::Made) {
        made += 1;
        assert!(made < 1000, "the disk is never full");
    }
    assert!(made > 2);
    let failure = store.failure().await;
    assert!(matches!(failure, Unusable::Full { .. }), "{failure}");
    assert_eq!(append(&store, &id, a_move(made, "1", None)).await, Err(Failed), "nothing is confirmed any more");
    store.close().await;

    let store = Store::open(&Database::Sqlite(path)).await.unwrap();
    assert_eq!(store.moves(&id, 0).await.unwrap().unwrap().len(), made as usize);
}

#[tokio::test]
async fn a_file_that_is_not_ours_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let refused = async |name: &str| {
        let path = folder.path().join(name);
        Store::open(&Database::Sqlite(path)).await.map(drop).unwrap_err()
    };
    let text = "this is a letter to my aunt\n".repeat(100);
    std::fs::write(folder.path().join("letter.txt"), &text).unwrap();
    assert!(matches!(refused("letter.txt").await, Unusable::Foreign { .. }));
    assert_eq!(std::fs::read_to_string(folder.path().join("letter.txt")).unwrap(), text);

    let other = folder.path().join("other.db");
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}?mode=rwc", other.display())).await.unwrap();
    sqlx::query("CREATE TABLE cats (name TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(matches!(refused("other.db").await, Unusable::Foreign { .. }));
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let (store, folder) = store().await;
    store.close().await;
    let Database::Sqlite(path) = database(folder.path());
    let mut connection = SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap();
    sqlx::query("PRAGMA user_version = 99").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let refused = Store::open(&Database::Sqlite(path)).await.map(drop).unwrap_err();
    assert!(matches!(refused, Unusable::Newer { found: 99, .. }), "{refused}");
}

#[tokio::test]
async fn two_servers_cannot_have_one_database() {
    let (store, folder) = store().await;
    let second = Store::open(&database(folder.path())).await.map(drop).unwrap_err();
    assert!(matches!(second, Unusable::InUse { .. }), "{second}");
    store.close().await;
    Store::open(&database(folder.path())).await.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (store, folder) = store().await;
    opened(&store, table(None)).await;
    let Database::Sqlite(path) = database(folder.path());
    for entry in std::fs::read_dir(path.parent().unwrap()).unwrap() {
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", entry.path());
    }
}

/// The schemas as they were, each with the statements that led there from the one before.
const SCHEMAS: [&str; 2] =
    [include_str!("../../migrations/0001_tables.sql"), include_str!("../../migrations/0002_help.sql")];

/// Makes a database as Parlour did when it kept its version in `user_version` alone, with a table that is played.
async fn old_database(path: &Path, version: usize, id: &TableId) {
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let mut db = connection(path).await;
    let mut steps = SCHEMAS[..version].concat();
    steps.push_str(&format!("PRAGMA application_id = 1346458188; PRAGMA user_version = {version};"));
    sqlx::raw_sql(sqlx::AssertSqlSafe(steps)).execute(&mut db).await.unwrap();
    sqlx::query("INSERT INTO tables (id, game, rules, options, listed, host, setup, touched) VALUES (?, 'kuhn-poker', 1, '{\"ranks\":5}', 1, ?, '{\"ranks\":5}', 7)")
        .bind(id.as_str())
        .bind(&[7_u8; 32][..])
        .execute(&mut db)
        .await
        .unwrap();
    if version >= 2 {
        sqlx::query("UPDATE tables SET help = 'reasoner'").execute(&mut db).await.unwrap();
    }
    sqlx::query("INSERT INTO chairs VALUES (?, 1, 'Ben', ?, NULL, NULL, '[2]')")
        .bind(id.as_str())
        .bind(&[8_u8; 32][..])
        .execute(&mut db)
        .await
        .unwrap();
    for ply in 0..3 {
        sqlx::query("INSERT INTO moves VALUES (?, ?, 0, '\"bet\"', 9, ?)")
            .bind(id.as_str())
            .bind(ply)
            .bind(format!("0:key-{ply}"))
            .execute(&mut db)
            .await
            .unwrap();
    }
    db.close().await.unwrap();
}

async fn connection(path: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite:{}?mode=rwc", path.display())).await.unwrap()
}

#[tokio::test]
async fn every_older_database_is_taken_over_with_all_that_is_in_it() {
    for version in 1..=SCHEMAS.len() {
        let folder = tempfile::tempdir().unwrap();
        let Database::Sqlite(path) = database(folder.path());
        let id = TableId::new();
        old_database(&path, version, &id).await;
        // Taken over once; what is opened again is the same.
        for _ in 0..2 {
            let store = Store::open(&database(folder.path())).await.unwrap();
            let table = store.table(&id).await.unwrap().unwrap();
            assert_eq!((table.game.as_str(), table.rules, table.listed), ("kuhn-poker", 1, true));
            assert_eq!(table.options, Map::from_iter([("ranks".to_owned(), Value::from(5))]));
            assert_eq!(table.help, if version == 1 { Help::Clerk } else { Help::Reasoner });
            assert!(!table.lesson);
            assert_eq!(table.host, TokenHash::from_bytes(&[7; 32]));
            assert_eq!(table.setup.as_deref(), Some("{\"ranks\":5}"));
            assert_eq!((table.last, &table.unreadable), (9, &Vec::new()));
            let (chair, ben) = table.chairs.first_key_value().unwrap();
            assert_eq!((*chair, ben.name.as_str(), ben.notes.as_deref()), (1, "Ben", Some("[2]")));
            assert_eq!(ben.token, TokenHash::from_bytes(&[8; 32]));
            let moves: Vec<StoredMove> =
                (0..3).map(|ply| a_move(ply, "\"bet\"", Some(&format!("0:key-{ply}")))).collect();
            assert_eq!(store.moves(&id, 0).await.unwrap().unwrap(), moves);
            store.close().await;

            let mut db = connection(&path).await;
            let entered: Vec<i64> =
                sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success ORDER BY 1")
                    .fetch_all(&mut db)
                    .await
                    .unwrap();
            assert_eq!(entered, versions());
            let kept: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut db).await.unwrap();
            assert_eq!(Some(&kept), versions().last(), "an older Parlour knows what it has before it");
            db.close().await.unwrap();
        }
    }
}

/// The versions of all steps.
fn versions() -> Vec<i64> {
    sqlite::MIGRATIONS.iter().map(|step| step.version).collect()
}

/// As Parlour left it before there were lessons.
#[tokio::test]
async fn a_database_with_fewer_migrations_is_taken_further() {
    let folder = tempfile::tempdir().unwrap();
    let Database::Sqlite(path) = database(folder.path());
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    let mut db = connection(&path).await;
    let first = sqlite::MIGRATIONS.iter().filter(|step| step.version <= 2).cloned().collect();
    Migrator { migrations: first, ..Migrator::DEFAULT }.run(&mut db).await.unwrap();
    sqlx::raw_sql("PRAGMA application_id = 1346458188; PRAGMA user_version = 2;").execute(&mut db).await.unwrap();
    let id = TableId::new();
    sqlx::query("INSERT INTO tables (id, game, rules, options, listed, host, touched, help) VALUES (?, 'kuhn-poker', 1, '{}', 1, ?, 7, 'oracle')")
        .bind(id.as_str())
        .bind(&[7_u8; 32][..])
        .execute(&mut db)
        .await
        .unwrap();
    db.close().await.unwrap();
    let store = Store::open(&database(folder.path())).await.unwrap();
    let table = store.table(&id).await.unwrap().unwrap();
    assert_eq!((table.lesson, table.help, table.unreadable), (false, Help::Oracle, Vec::new()));
    assert_eq!((table.host_name, table.absent), (None, None));
}

#[tokio::test]
async fn a_newer_migration_is_known_by_the_migrations_table_too() {
    let (store, folder) = store().await;
    store.close().await;
    let Database::Sqlite(path) = database(folder.path());
    let mut db = connection(&path).await;
    let newest = *versions().last().unwrap();
    sqlx::query("INSERT INTO _sqlx_migrations VALUES (?, 'later', 0, TRUE, x'00', 0)")
        .bind(newest + 1)
        .execute(&mut db)
        .await
        .unwrap();
    db.close().await.unwrap();
    let refused = Store::open(&database(folder.path())).await.map(drop).unwrap_err();
    assert!(
        matches!(refused, Unusable::Newer { found, known, .. } if (found, known) == (newest + 1, newest)),
        "{refused}"
    );
}

#[tokio::test]
async fn what_cannot_be_read_is_named() {
    let (store, folder) = store().await;
    let id = opened(&store, table(Some("{}"))).await;
    store.close().await;
    let Database::Sqlite(path) = database(folder.path());
    for (statement, what) in [
        ("UPDATE tables SET options = '{'", "its options"),
        ("UPDATE tables SET help = 'psychic'", "its help, \"psychic\""),
        ("UPDATE tables SET host = x'00'", "the key of its host"),
        ("UPDATE tables SET rematch = 'nowhere'", "its rematch"),
        ("UPDATE tables SET origin = 'nowhere', origin_ply = 3", "the game that it is played on from"),
        ("UPDATE tables SET origin_ply = 3", "the game that it is played on from"),
        ("UPDATE chairs SET token = x'00'", "who sits in chair 0"),
        ("UPDATE chairs SET token = NULL", "who sits in chair 0"),
        ("UPDATE chairs SET chair = 300", "who sits in chair 300"),
        ("UPDATE tables SET rules = -1", "the number of its rules"),
    ] {
        let mut db = connection(&path).await;
        let saved = std::fs::read(&path).unwrap();
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        let store = Store::open(&database(folder.path())).await.unwrap();
        assert_eq!(store.table(&id).await.unwrap().unwrap().unreadable, [what]);
        assert_eq!(store.listed(0, 0).await.unwrap()[0].unreadable, [what], "one row does not hide the others");
        store.close().await;
        std::fs::write(&path, saved).unwrap();
    }
}

#[tokio::test]
async fn a_room_code_is_one_tables_until_its_game_is_over_or_nobody_plays() {
    let (store, _folder) = store().await;
    let (one, other) = (opened(&store, table(Some("{}"))).await, opened(&store, table(Some("{}"))).await);
    let code = RoomCode::new();
    let give =
        async |table: &TableId| store.change(Change::Code { table: table.clone(), code: code.clone() }).await;
    let found = async || store.table_of(&code).await.unwrap().map(|row| row.id);
    assert_eq!(found().await, None);
    assert_eq!(give(&one).await, Ok(Effect::Made));
    assert_eq!(give(&other).await, Ok(Effect::Late));
    assert_eq!(give(&one).await, Ok(Effect::Made), "its own it may have again");
    assert_eq!(found().await, Some(one.clone()));
    store.change(Change::End { table: one.clone() }).await.unwrap();
    assert_eq!((found().await, give(&one).await), (None, Ok(Effect::Late)));

    assert_eq!(give(&other).await, Ok(Effect::Made));
    let expire = async |lobbies: Millis| store.change(Change::Expire { lobbies, games: 0 }).await;
    expire(now() - 1_000).await.unwrap();
    assert_eq!(found().await, Some(other));
    expire(now() + 1_000).await.unwrap();
    assert_eq!(found().await, None);
}

#[tokio::test]
async fn notices_go_with_the_move_and_with_the_table() {
    let (store, _folder) = store().await;
    let ben = StoredChair { away: Some(5), ..person("Ben") };
    let chairs = BTreeMap::from([(1, person("Ada")), (4, ben)]);
    let id = opened(&store, StoredTable { chairs, ..table(Some("{}")) }).await;
    let change = async |change| store.change(change).await.unwrap();
    let subscription = Subscription {
        endpoint: "https://push.example/1".into(),
        p256dh: vec![1],
        auth: vec![2],
        language: "de".into(),
        origin: "https://games.example".into(),
    };
    for chair in [1, 4] {
        let subscription = subscription.clone();
        assert_eq!(change(Change::Subscribe { table: id.clone(), chair, subscription }).await, Effect::Made);
    }
    let due = |chairs: &[u8], over| Some(Due { chairs: chairs.into(), over, at: 100 });
    let append = async |ply, due| {
        change(Change::Append { table: id.clone(), m: a_move(ply, "1", None), due, score: None }).await
    };
    assert_eq!(append(0, due(&[4], false)).await, Effect::Made);
    assert_eq!(append(0, due(&[4], false)).await, Effect::Late, "a move that is not made calls nobody");
    let waiting = async |at| store.due(at, 10, &[], 9).await.unwrap();
    assert!(waiting(99).await.is_empty());
    assert_eq!(store.next_due(10, &[]).await.unwrap(), Some(100));
    let found = waiting(100).await;
    let [first] = &found[..] else { panic!("{found:?}") };
    assert_eq!(
        (first.chair, first.seat, first.name.as_deref(), first.over),
        (Some(4), Some(1), Some("Ben"), false)
    );
    assert!(matches!(&first.to, Receiver::Browser(to) if *to == subscription));
    assert!(store.due(100, 10, &[&first.id], 9).await.unwrap().is_empty());

    // Ben has left just now, then is there; then the turn has passed.
    change(Change::Away { table: id.clone(), chair: 4, away: Some(95) }).await;
    assert!(waiting(100).await.is_empty());
    assert_eq!(store.next_due(10, &[]).await.unwrap(), Some(105));
    change(Change::Away { table: id.clone(), chair: 4, away: None }).await;
    change(Change::Away { table: id.clone(), chair: 4, away: Some(5) }).await;
    assert!(waiting(1_000).await.is_empty(), "he has come by himself");
    append(1, due(&[4], false)).await;
    append(2, due(&[], false)).await;
    assert!(waiting(1_000).await.is_empty(), "it is chance's turn");

    // Tried again later, and sent.
    append(3, due(&[4], false)).await;
    let moved = Subscription { endpoint: "https://push.example/2".into(), p256dh: vec![3], ..subscription.clone() };
    let moves = Change::Resubscribe { old: subscription.endpoint.clone(), subscription: moved.clone() };
    assert_eq!(change(moves).await, Effect::Made);
    let told: Vec<Receiver> = waiting(1_000).await.into_iter().map(|notice| notice.to).collect();
    assert!(
        matches!(&told[..], [Receiver::Browser(to)] if *to == moved),
        "what is not sent yet goes to the new address"
    );
    let subscription = moved;
    let id_of = async || waiting(1_000).await.first().map(|notice| (notice.id.clone(), notice.tries));
    let (notice, tries) = id_of().await.unwrap();
    assert_eq!(tries, 0);
    change(Change::Later { id: notice.clone(), due: 2_000 }).await;
    assert_eq!((id_of().await, store.next_due(10, &[]).await.unwrap()), (None, Some(2_000)));
    change(Change::Sent { id: notice }).await;
    assert_eq!(store.next_due(10, &[]).await.unwrap(), None);

    // The end is told to both, and to the webhook; who is at the table would see it.
    change(Change::Away { table: id.clone(), chair: 1, away: Some(5) }).await;
    change(Change::Webhook { table: id.clone(), url: Some("https://chat.example".into()) }).await;
    append(4, due(&[1, 4], true)).await;
    assert_eq!(waiting(1_000).await.len(), 3);
    change(Change::Unsubscribe { table: id.clone(), chair: 1, endpoint: subscription.endpoint.clone() }).await;
    assert_eq!(waiting(1_000).await.len(), 2);
    change(Change::Expire { lobbies: 0, games: now() + 1_000 }).await;
    assert_eq!(store.next_due(10, &[]).await.unwrap(), None);
    assert!(store.table(&id).await.unwrap().is_none());
}

fn evening(boards: u8) -> StoredEvening {
    StoredEvening {
        id: EveningId::new(),
        game: "kuhn-poker".into(),
        rules: 1,
        options: Map::from_iter([("ranks".to_owned(), Value::from(3))]),
        players: 2,
        level: "random".into(),
        help: Help::Reasoner,
        boards,
        house: 4,
        host: Token::new().hash(),
        host_name: "Ada".into(),
        secret: Secret([7; 32]),
        stage: Stage::Joining,
    }
}

async fn join(store: &Store, evening: &EveningId, name: &str) -> Result<Effect, Failed> {
    let token = Token::new().hash();
    store.change(Change::Join { evening: evening.clone(), name: name.into(), token, most: 3 }).await
}

/// Begins somebody's game of a board.
async fn begin(store: &Store, evening: &EveningId, number: u8, person: u8) -> (TableId, Effect) {
    let table = StoredTable { evening: None, ..table(Some("{}")) };
    let id = table.id.clone();
    let change = Change::Board { evening: evening.clone(), number, person, table };
    (id, store.change(change).await.unwrap())
}

async fn finish(store: &Store, table: &TableId, score: i32) {
    let change = Change::Append { table: table.clone(), m: a_move(0, "1", None), due: None, score: Some(score) };
    assert_eq!(store.change(change).await, Ok(Effect::Made));
}

#[tokio::test]
async fn an_evening_is_there_after_closing() {
    let (store, folder) = store().await;
    let opened = evening(2);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened.clone())).await.unwrap();
    for name in ["Ada", "Ben"] {
        assert_eq!(join(&store, &id, name).await, Ok(Effect::Made));
    }
    let (table, begun) = begin(&store, &id, 2, 1).await;
    assert_eq!(begun, Effect::Made);
    finish(&store, &table, -7).await;
    let change = Change::House { evening: id.clone(), number: 1, bot: 3, score: None };
    assert_eq!(store.change(change).await, Ok(Effect::Made));
    assert_eq!(
        store.change(Change::Advance { evening: id.clone(), stage: Stage::Playing }).await,
        Ok(Effect::Made)
    );
    store.close().await;

    let store = Store::open(&database(folder.path())).await.unwrap();
    let found = store.evening(&id).await.unwrap().unwrap();
    assert_eq!(format!("{found:?}"), format!("{:?}", StoredEvening { stage: Stage::Playing, ..opened }));
    assert_eq!(found.secret.0, [7; 32]);
    let names: Vec<String> =
        store.evening_people(&id).await.unwrap().into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["Ada", "Ben"]);
    let game = StoredGame { board: 2, person: 1, table: Some(table.clone()), score: Some(-7) };
    assert_eq!(store.evening_games(&id).await.unwrap(), [game]);
    assert_eq!(store.evening_house(&id).await.unwrap(), [(1, 3, None)]);
    assert_eq!(store.evenings_without_house().await.unwrap(), std::slice::from_ref(&id));
    let of = store.table(&table).await.unwrap().unwrap().evening.unwrap();
    assert_eq!((of.evening, of.number, of.boards), (id, 2, 2));
    assert!(store.evening(&EveningId::new()).await.unwrap().is_none());
}

#[tokio::test]
async fn a_board_is_revealed_when_all_have_finished_it_and_nobody_can_join() {
    let (store, _folder) = store().await;
    let opened = evening(2);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened)).await.unwrap();
    let advance = |stage| Change::Advance { evening: id.clone(), stage };
    let revealed = async || {
        let first = store.is_revealed(&id, 1).await.unwrap();
        (first, store.is_revealed(&id, 2).await.unwrap())
    };
    join(&store, &id, "Ada").await.unwrap();
    let (table, _) = begin(&store, &id, 1, 0).await;
    finish(&store, &table, 1).await;
    assert_eq!(revealed().await, (false, false), "others may join");
    join(&store, &id, "Ben").await.unwrap();
    store.change(advance(Stage::Playing)).await.unwrap();
    assert_eq!(join(&store, &id, "Cleo").await, Ok(Effect::Late));
    assert_eq!(revealed().await, (false, false), "Ben has not played it");
    let (table, _) = begin(&store, &id, 1, 1).await;
    assert_eq!(revealed().await, (false, false), "Ben plays it");
    assert_eq!(begin(&store, &id, 1, 1).await.1, Effect::Late, "there is one table for each of them");
    finish(&store, &table, 0).await;
    assert_eq!(revealed().await, (true, false));

    let (late, _) = begin(&store, &id, 2, 1).await;
    assert_eq!(store.change(advance(Stage::Closed)).await, Ok(Effect::Made));
    assert_eq!(store.change(advance(Stage::Playing)).await, Ok(Effect::Late), "what is revealed stays so");
    assert_eq!(revealed().await, (true, true));
    finish(&store, &late, 5).await;
    let games = store.evening_games(&id).await.unwrap();
    assert_eq!(games.iter().map(|game| game.score).collect::<Vec<_>>(), [Some(1), Some(0), None]);
    assert_eq!(begin(&store, &id, 2, 0).await.1, Effect::Late);
    assert!(!store.is_revealed(&EveningId::new(), 1).await.unwrap());
}

#[tokio::test]
async fn no_more_people_join_than_there_is_room_for() {
    let (store, _folder) = store().await;
    let opened = evening(1);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened)).await.unwrap();
    for name in ["Ada", "Ben"] {
        assert_eq!(join(&store, &id, name).await, Ok(Effect::Made));
    }
    assert_eq!(join(&store, &id, "Ada").await, Ok(Effect::Late), "the name is taken");
    assert_eq!(join(&store, &id, "Cleo").await, Ok(Effect::Made));
    assert_eq!(join(&store, &id, "Dan").await, Ok(Effect::Late));
    assert_eq!(join(&store, &EveningId::new(), "Dan").await, Ok(Effect::Late));
}

#[tokio::test]
async fn an_evening_is_removed_after_its_tables() {
    let (store, _folder) = store().await;
    let opened = evening(1);
    let id = opened.id.clone();
    store.change(Change::OpenEvening(opened)).await.unwrap();
    join(&store, &id, "Ada").await.unwrap();
    let (table, _) = begin(&store, &id, 1, 0).await;
    finish(&store, &table, 1).await;
    store.change(Change::Expire { lobbies: 0, games: 0 }).await.unwrap();
    assert!(store.evening(&id).await.unwrap().is_some());
    let later = now() + 1000;
    assert_eq!(
        store.change(Change::Expire { lobbies: later, games: later }).await,
        Ok(Effect::Expired(vec![table.clone()]))
    );
    assert!(store.evening(&id).await.unwrap().is_none() && store.table(&table).await.unwrap().is_none());
}
