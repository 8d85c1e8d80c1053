//! A start over many stored tables.

use serde_json::json;

use crate::support::TestServer;
use crate::support::http;
use sqlx::Connection as _;

/// So many games that have begun and are not over.
const STORED: i64 = 10_000;

/// The value of a series of the metrics.
async fn tables_in_memory(server: &TestServer) -> u32 {
    let text = http::request(server.metrics, "GET", "/metrics", &[], "").await.body;
    text.lines().find_map(|line| line.strip_prefix("parlour_tables ")).unwrap().parse().unwrap()
}

#[tokio::test]
async fn nothing_is_loaded_that_nobody_looks_at() {
    let mut server = TestServer::start().await;
    let opened = server.open(json!({ "game": "color-doubt", "name": "Ada", "chair": 0 })).await;
    server.sit(&opened.table, "Ben").await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    // Dealt, and somebody's turn, who does not move.
    while ada.until("now").await["turn"] == "chance" {}
    let before = ada.now.clone();
    ada.close().await;
    server.stop().await.unwrap();

    let mut database = server.database().await;
    for (table, columns) in [("tables", "id"), ("chairs", "table_id"), ("moves", "table_id")] {
        let copied = format!(
            "CREATE TEMP TABLE one AS SELECT * FROM {table} WHERE {columns} = ?1;
             CREATE TEMP TABLE many AS WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {STORED})
                 SELECT n, one.* FROM numbers, one;
             UPDATE many SET {columns} = printf('%016d', n);"
        );
        let copied = copied.replace("?1", &format!("'{}'", opened.table));
        sqlx::raw_sql(sqlx::AssertSqlSafe(copied)).execute(&mut database).await.unwrap();
        let names: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info(?)")
            .bind(table)
            .fetch_all(&mut database)
            .await
            .unwrap();
        let names = names.join(", ");
        let inserted =
            format!("INSERT INTO {table} ({names}) SELECT {names} FROM many; DROP TABLE one; DROP TABLE many;");
        sqlx::raw_sql(sqlx::AssertSqlSafe(inserted)).execute(&mut database).await.unwrap();
    }
    let stored: i64 = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut database).await.unwrap();
    assert_eq!(stored, STORED + 1);
    database.close().await.unwrap();

    let server = server.restart().await;
    assert_eq!(server.get("/health").await.status, 200);
    assert_eq!(server.get("/api/tables").await.status, 200);
    assert_eq!(tables_in_memory(&server).await, 0);
    // One that is looked at goes on where it was.
    let mut again = server.connect(&format!("{:016}", 77), Some(&opened.seat), 0).await;
    assert_eq!(again.until("now").await, before);
    assert_eq!(tables_in_memory(&server).await, 1);
    again.close().await;
}
