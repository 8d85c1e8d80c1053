//! What is so of a file alone.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::{Connection as _, SqliteConnection};
use tempfile::TempDir;

use super::*;

async fn store() -> (Store, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&database(folder.path())).await.unwrap();
    (store, folder)
}

fn path(folder: &Path) -> PathBuf {
    folder.join("deep/er/parlour.db")
}

fn database(folder: &Path) -> Database {
    Database::Sqlite(path(folder))
}

#[tokio::test]
async fn a_full_disk_confirms_nothing_and_what_is_free_again_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("parlour.db");
    let mut opened_file = sqlite::open(&path).await.unwrap();
    sql("PRAGMA max_page_count = 120").run(&mut opened_file.writer).await.unwrap();
    let store = Store::start(opened_file, &Database::Sqlite(path.clone())).await.unwrap();
    let id = opened(&store, table(Some("{}"))).await;
    // Something else on the disk.
    let other = opened(&store, table(Some(&"x".repeat(100_000)))).await;
    let mut made = 0;
    let mut fill = async || {
        while append(&store, &id, a_move(made, &"x".repeat(1000), None)).await == Ok(Effect::Made) {
            made += 1;
            assert!(made < 1000, "the disk is never full");
        }
        made
    };
    let before = fill().await;
    assert!(before > 2);
    for _ in 0..2 {
        assert_eq!(
            append(&store, &id, a_move(before, &"x".repeat(1000), None)).await,
            Err(Failed),
            "nothing is confirmed"
        );
        assert_eq!(store.ping().await, Err(Failed), "and that is said");
        assert_eq!(store.moves(&id, 0).await.unwrap().unwrap().len(), before as usize, "what there is can be read");
    }
    let mut somebody = SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
    let removed = sqlx::query("DELETE FROM tables WHERE id = $1").bind(other.as_str()).execute(&mut somebody).await;
    assert_eq!(removed.unwrap().rows_affected(), 1);
    while store.ping().await.is_err() {
        tokio::task::yield_now().await;
    }
    let after = fill().await;
    assert!(after > before + 2, "there is room again: {before} {after}");
    store.close().await;

    let store = Store::open(&Database::Sqlite(path)).await.unwrap();
    let moves = store.moves(&id, 0).await.unwrap().unwrap();
    assert_eq!(moves.iter().map(|m| m.ply).collect::<Vec<_>>(), (0..after).collect::<Vec<_>>());
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
    let path = path(folder.path());
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
    let path = path(folder.path());
    for entry in std::fs::read_dir(path.parent().unwrap()).unwrap() {
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", entry.path());
    }
}

/// The schemas as they were, each with the statements that led there from the one before.
const SCHEMAS: [&str; 2] =
    [include_str!("../../../migrations/0001_tables.sql"), include_str!("../../../migrations/0002_help.sql")];

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
        let path = path(folder.path());
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
    let path = path(folder.path());
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
    let path = path(folder.path());
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
    let path = path(folder.path());
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
