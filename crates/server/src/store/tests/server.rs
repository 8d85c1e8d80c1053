//! What is so of PostgreSQL alone.

use std::time::Duration;

use futures_util::future::join_all;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _};

use super::postgres::Postgres;
use super::*;

#[tokio::test]
async fn of_two_servers_that_race_one_is_first() {
    let Some(home) = Home::server().await else { return };
    let (one, other) = (home.open().await, home.open().await);
    let id = opened(&one, table(Some("{}"))).await;
    for ply in 0..30 {
        let racers = [&one, &other].into_iter().cycle().take(16).enumerate();
        let outcomes = join_all(racers.map(|(racer, store)| {
            let key = format!("{ply}-{racer}");
            let (store, id) = (store.clone(), id.clone());
            async move { append(&store, &id, a_move(ply, &racer.to_string(), Some(&key))).await }
        }));
        let outcomes = outcomes.await;
        let count = |effect: &Effect| outcomes.iter().filter(|outcome| outcome.as_ref() == Ok(effect)).count();
        assert_eq!((count(&Effect::Made), count(&Effect::Late)), (1, 15), "{outcomes:?}");
    }
    assert_eq!(one.moves(&id, 0).await.unwrap(), other.moves(&id, 0).await.unwrap());
    let key = one.moves(&id, 0).await.unwrap().unwrap()[0].key.clone();
    assert_eq!(append(&other, &id, a_move(30, "1", key.as_deref())).await, Ok(Effect::KeyKnown));
}

#[tokio::test]
async fn servers_that_lock_the_same_tables_do_not_stand_in_each_others_way() {
    let Some(home) = Home::server().await else { return };
    let (one, other) = (home.open().await, home.open().await);
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(opened(&one, table(Some("{}"))).await);
    }
    for round in 0..10 {
        let all = [&one, &other].into_iter().flat_map(|store| {
            let order: Vec<&TableId> =
                if round % 2 == 0 { tables.iter().collect() } else { tables.iter().rev().collect() };
            order
                .into_iter()
                .map(|table| store.change(Change::List { table: table.clone(), listed: true }))
                .collect::<Vec<_>>()
        });
        assert!(join_all(all).await.into_iter().all(|made| made == Ok(Effect::Made)));
    }
}

#[tokio::test]
async fn what_the_database_refuses_spoils_nothing_else() {
    let Some(home) = Home::server().await else { return };
    let store = home.open().await;
    let id = opened(&store, table(Some("{}"))).await;
    let gone = TableId::new();
    // PostgreSQL keeps no such letter.
    let bad = store.change(Change::Notes { table: id.clone(), chair: 0, notes: "\0".into() });
    let of_no_table = append(&store, &gone, a_move(0, "1", None));
    let good = append(&store, &id, a_move(0, "1", Some("a")));
    let (good, bad, of_no_table) = tokio::join!(good, bad, of_no_table);
    assert_eq!((good, bad, of_no_table), (Ok(Effect::Made), Err(Failed), Ok(Effect::Gone)));
    assert_eq!(append(&store, &id, a_move(1, "1", None)).await, Ok(Effect::Made));
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = format!("postgres:///parlour?host={}", folder.path().display());
    let open = async |address: &str| {
        Store::open(&Database::Postgres(address.parse().unwrap())).await.map(drop).unwrap_err()
    };
    let told = open(&nowhere).await;
    assert!(matches!(&told, Unusable::Unreachable { address, .. } if *address == nowhere), "{told}");
    let told = open("postgres://ada:secret@127.0.0.1:1/parlour").await;
    assert!(matches!(&told, Unusable::Unreachable { address, .. } if address == "postgres://127.0.0.1:1/parlour"));

    let Some(home) = Home::server().await else { return };
    let Database::Postgres(address) = home.database() else { unreachable!() };
    let missing = address.to_string().replace("postgres:///test", "postgres:///no") + "&user=parlour";
    let told = open(&missing).await;
    assert!(matches!(told, Unusable::Refused { .. }), "{told}");

    home.open().await.close().await;
    let mut db = PgConnection::connect(&(address.to_string() + "&user=parlour")).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', now(), TRUE, '', 0)";
    sqlx::query(later).execute(&mut db).await.unwrap();
    let told = Store::open(&home.database()).await.map(drop).unwrap_err();
    assert!(matches!(told, Unusable::Later { found: 9999, .. }), "{told}");
}

#[tokio::test]
async fn what_a_server_did_alone_is_free_once_it_is_buried() {
    let Some(home) = Home::server().await else { return };
    let (one, other) = (home.open().await, home.open().await);
    let id = opened(&one, table(Some("{}"))).await;
    let drive = async |store: &Store| store.change(Change::Drive { table: id.clone() }).await;
    assert_eq!(drive(&one).await, Ok(Effect::Made));
    assert_eq!(drive(&other).await, Ok(Effect::Late));
    let away = |away| Change::Away { table: id.clone(), chair: 0, away };
    assert_eq!(one.change(away(None)).await, Ok(Effect::Made));
    assert_eq!(other.change(away(Some(5))).await, Ok(Effect::Late), "she is there");
    let there = async || other.table(&id).await.unwrap().unwrap().chairs[&0].away.is_none();
    assert!(there().await);
    one.change(Change::Watching { table: id.clone(), spectators: 2, screens: 1 }).await.unwrap();
    assert_eq!(other.watching_elsewhere(&id).await.unwrap(), (2, 1));
    assert_eq!(one.watching_elsewhere(&id).await.unwrap(), (0, 0));

    let before = other.marks(std::slice::from_ref(&id)).await.unwrap()[0].1;
    let beat = other.nodes().await.unwrap().into_iter().find(|(node, _)| node == one.node()).unwrap().1;
    one.change(Change::Beat).await.unwrap();
    let bury = |beat| Change::Bury { node: one.node().clone(), beat };
    assert_eq!(other.change(bury(Some(beat))).await, Ok(Effect::Late), "it has counted on");
    assert_eq!(other.change(bury(Some(beat + 1))).await, Ok(Effect::Made));
    assert!(!there().await);
    assert_eq!(other.watching_elsewhere(&id).await.unwrap(), (0, 0));
    assert!(other.marks(std::slice::from_ref(&id)).await.unwrap()[0].1.version > before.version);
    assert_eq!(drive(&other).await, Ok(Effect::Made));
    assert_eq!(drive(&one).await, Ok(Effect::Late));
}

#[tokio::test]
async fn servers_tell_each_other_what_is_new() {
    let Some(home) = Home::server().await else { return };
    let (one, other) = (home.open().await, home.open().await);
    let id = opened(&one, table(Some("{}"))).await;
    let mut heard = other.hear().unwrap();
    // Until the line is open.
    let first = loop {
        one.hints().tell(Hint::Phrase(id.clone(), 3, 4));
        if let Ok(hint) = tokio::time::timeout(Duration::from_millis(50), heard.recv()).await {
            break hint.unwrap();
        }
    };
    assert_eq!(first, Hint::Phrase(id.clone(), 3, 4));
    append(&one, &id, a_move(0, "1", None)).await.unwrap();
    append(&other, &id, a_move(1, "1", None)).await.unwrap();
    while heard.recv().await.unwrap() != Hint::Changed(id.clone()) {}
}

#[tokio::test]
async fn a_database_that_is_lost_confirms_nothing_and_loses_nothing() {
    let started = tokio::task::spawn_blocking(Postgres::start).await.unwrap();
    let Some(mut postgres) = started else { return };
    let store = Store::open(&Database::Postgres(postgres.address("postgres").parse().unwrap())).await.unwrap();
    let id = opened(&store, table(Some("{}"))).await;
    let (mut ply, mut confirmed) = (0, Vec::new());
    for round in 0..3 {
        for _ in 0..20 {
            assert_eq!(append(&store, &id, a_move(ply, &ply.to_string(), None)).await, Ok(Effect::Made));
            confirmed.push(ply);
            ply += 1;
        }
        postgres = tokio::task::spawn_blocking(move || {
            postgres.kill();
            postgres
        })
        .await
        .unwrap();
        assert_eq!(append(&store, &id, a_move(ply, "lost", None)).await, Err(Failed), "in round {round}");
        assert_eq!(store.moves(&id, 0).await, Err(Failed));
        postgres = tokio::task::spawn_blocking(move || {
            postgres.serve();
            postgres
        })
        .await
        .unwrap();
        while store.change(Change::Beat).await.is_err() {}
        let log = store.moves(&id, 0).await.unwrap().unwrap();
        assert_eq!(log.iter().map(|m| m.ply).collect::<Vec<_>>(), confirmed);
    }
    store.close().await;
}

#[tokio::test]
async fn a_server_that_stands_still_keeps_nobody_from_moving_for_long() {
    let Some(home) = Home::server().await else { return };
    let store = home.open().await;
    let id = opened(&store, table(Some("{}"))).await;
    let Database::Postgres(address) = home.database() else { unreachable!() };
    // As a server leaves it that is stopped between a move and its commit.
    let mut still = address.connect().await.unwrap();
    let inserted = format!("BEGIN; INSERT INTO moves VALUES ('{}', 0, 0, '1', 0, NULL, NULL)", id.as_str());
    sqlx::raw_sql(AssertSqlSafe(inserted)).execute(&mut still).await.unwrap();
    while append(&store, &id, a_move(0, "2", None)).await != Ok(Effect::Made) {}
    assert_eq!(store.moves(&id, 0).await.unwrap().unwrap()[0].json, "2");
}
