//! Evenings: who plays, their games, and what they scored. Nothing is said here of what anybody may know.

use catalog::Help;
use evening::Board;
use fair::Secret;
use protocol::Stage;
use serde_json::{Map, Value};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::writer::{Statement, written};
use super::{Failed, Millis, OfEvening, Store, now};
use crate::token::{EveningId, TableId, TokenHash};

/// An evening as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct StoredEvening {
    pub(crate) id: EveningId,
    pub(crate) game: String,
    /// The version of the rules that means the options.
    pub(crate) rules: u32,
    pub(crate) options: Map<String, Value>,
    /// How many play at each table.
    pub(crate) players: u8,
    /// The level of the bots.
    pub(crate) level: String,
    pub(crate) help: Help,
    pub(crate) boards: u8,
    /// How many bots of the house play each board.
    pub(crate) house: u8,
    pub(crate) host: TokenHash,
    pub(crate) host_name: String,
    pub(crate) secret: Secret,
    pub(crate) stage: Stage,
}

impl StoredEvening {
    /// What chance does on a board.
    pub(crate) fn board(&self, number: u8) -> Board {
        Board::new(&self.secret.0, number)
    }
}

/// Somebody who plays in an evening.
#[derive(Clone, Debug)]
pub(crate) struct StoredPerson {
    pub(crate) name: String,
    pub(crate) token: TokenHash,
}

/// Somebody's game of a board that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredGame {
    pub(crate) board: u8,
    pub(crate) person: u8,
    /// Missing once it has been removed.
    pub(crate) table: Option<TableId>,
    /// Once it is over, if it was before the evening was closed.
    pub(crate) score: Option<i32>,
}

/// Stages as they are stored, in their order.
const STAGES: [Stage; 3] = [Stage::Joining, Stage::Playing, Stage::Closed];

fn number(stage: Stage) -> i64 {
    STAGES.iter().position(|one| *one == stage).map_or(0, |at| at as i64)
}

impl Store {
    /// An evening.
    pub(crate) async fn evening(&self, id: &EveningId) -> Result<Option<StoredEvening>, Failed> {
        let row = sqlx::query("SELECT * FROM evenings WHERE id = ?").bind(id.as_str());
        let Some(row) = row.fetch_optional(&self.readers).await? else { return Ok(None) };
        let unreadable = |column: &str| {
            tracing::error!(evening = ?id, column, "an evening cannot be read");
            Failed
        };
        Ok(Some(StoredEvening {
            id: id.clone(),
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            options: serde_json::from_str(row.try_get("options")?).map_err(|_| unreadable("options"))?,
            players: row.try_get("players")?,
            level: row.try_get("level")?,
            help: Help::named(row.try_get("help")?).ok_or_else(|| unreadable("help"))?,
            boards: row.try_get("boards")?,
            house: row.try_get("house")?,
            host: TokenHash::from_bytes(row.try_get("host")?).ok_or_else(|| unreadable("host"))?,
            host_name: row.try_get("host_name")?,
            secret: secret(&row)?.ok_or_else(|| unreadable("secret"))?,
            stage: *STAGES.get(row.try_get::<u8, _>("stage")? as usize).ok_or_else(|| unreadable("stage"))?,
        }))
    }

    /// Who plays in it, in the order in which they came.
    pub(crate) async fn evening_people(&self, id: &EveningId) -> Result<Vec<StoredPerson>, Failed> {
        let rows =
            sqlx::query("SELECT * FROM evening_people WHERE evening_id = ? ORDER BY person").bind(id.as_str());
        let person = |row: &SqliteRow| -> Result<_, Failed> {
            let token = TokenHash::from_bytes(row.try_get("token")?).ok_or(Failed)?;
            Ok(StoredPerson { name: row.try_get("name")?, token })
        };
        rows.fetch_all(&self.readers).await?.iter().map(person).collect()
    }

    /// The games that have begun, of each board in the order of the people.
    pub(crate) async fn evening_games(&self, id: &EveningId) -> Result<Vec<StoredGame>, Failed> {
        let rows = sqlx::query("SELECT * FROM evening_games WHERE evening_id = ? ORDER BY board, person");
        let game = |row: &SqliteRow| -> Result<_, Failed> {
            Ok(StoredGame {
                board: row.try_get("board")?,
                person: row.try_get("person")?,
                table: row.try_get::<Option<&str>, _>("table_id")?.and_then(TableId::read),
                score: row.try_get("score")?,
            })
        };
        rows.bind(id.as_str()).fetch_all(&self.readers).await?.iter().map(game).collect()
    }

    /// What the house's bots have scored: the board, the bot and the score.
    pub(crate) async fn evening_house(&self, id: &EveningId) -> Result<Vec<(u8, u8, Option<i32>)>, Failed> {
        let rows =
            sqlx::query_as("SELECT board, bot, score FROM evening_house WHERE evening_id = ? ORDER BY board, bot");
        Ok(rows.bind(id.as_str()).fetch_all(&self.readers).await?)
    }

    /// The evenings whose boards the house has not played to the end.
    pub(crate) async fn evenings_without_house(&self) -> Result<Vec<EveningId>, Failed> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM evenings
             WHERE (SELECT count(*) FROM evening_house WHERE evening_id = id) < boards * house",
        );
        let ids: Vec<String> = ids.fetch_all(&self.readers).await?;
        Ok(ids.iter().filter_map(|id| EveningId::read(id)).collect())
    }

    /// The board that is played at a table, if it is of an evening.
    pub(super) async fn evening_of(&self, table: &TableId) -> Result<Option<OfEvening>, Failed> {
        let row = sqlx::query(
            "SELECT evening_id, board, boards, secret FROM evening_games JOIN evenings ON evenings.id = evening_id
             WHERE table_id = ?",
        );
        let Some(row) = row.bind(table.as_str()).fetch_optional(&self.readers).await? else { return Ok(None) };
        let number = row.try_get("board")?;
        Ok(Some(OfEvening {
            evening: EveningId::read(row.try_get("evening_id")?).ok_or(Failed)?,
            number,
            boards: row.try_get("boards")?,
            board: Board::new(&secret(&row)?.ok_or(Failed)?.0, number),
        }))
    }

    /// Whether everybody may see what became of a board: when all people have finished it, and nobody can join any more;
    /// or when the evening is closed.
    pub(crate) async fn is_revealed(&self, id: &EveningId, board: u8) -> Result<bool, Failed> {
        let revealed = sqlx::query_scalar(
            "SELECT stage = 2 OR (stage = 1
                 AND (SELECT count(*) FROM evening_people WHERE evening_id = id)
                     = (SELECT count(score) FROM evening_games WHERE evening_id = id AND board = ?))
             FROM evenings WHERE id = ?",
        );
        let revealed = revealed.bind(board).bind(id.as_str()).fetch_optional(&self.readers).await?;
        Ok(revealed.unwrap_or(false))
    }
}

fn secret(row: &SqliteRow) -> sqlx::Result<Option<Secret>> {
    let bytes: &[u8] = row.try_get("secret")?;
    Ok(bytes.try_into().ok().map(Secret))
}

pub(super) fn insert(evening: &StoredEvening) -> Statement {
    sqlx::query(
        "INSERT INTO evenings
             (id, game, rules, options, players, level, help, boards, house, host, host_name, secret, stage, touched)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(evening.id.as_str().to_owned())
    .bind(evening.game.clone())
    .bind(evening.rules)
    .bind(written(&evening.options))
    .bind(evening.players)
    .bind(evening.level.clone())
    .bind(evening.help.name())
    .bind(evening.boards)
    .bind(evening.house)
    .bind(evening.host.as_bytes().to_vec())
    .bind(evening.host_name.clone())
    .bind(evening.secret.0.to_vec())
    .bind(number(evening.stage))
    .bind(now())
}

pub(super) fn join(evening: &EveningId, name: &str, token: TokenHash, most: u8) -> Statement {
    sqlx::query(
        "INSERT INTO evening_people (evening_id, person, name, token)
         SELECT id, (SELECT count(*) FROM evening_people WHERE evening_id = id), ?2, ?3 FROM evenings
         WHERE id = ?1 AND stage = 0 AND (SELECT count(*) FROM evening_people WHERE evening_id = id) < ?4
             AND NOT EXISTS (SELECT 1 FROM evening_people WHERE evening_id = id AND name = ?2)",
    )
    .bind(evening.as_str().to_owned())
    .bind(name.to_owned())
    .bind(token.as_bytes().to_vec())
    .bind(most)
}

/// Writes down that somebody plays a board; their table follows.
pub(super) fn begin(evening: &EveningId, board: u8, person: u8) -> Statement {
    sqlx::query(
        "INSERT INTO evening_games (evening_id, board, person)
         SELECT id, ?, ? FROM evenings WHERE id = ? AND stage < 2 ON CONFLICT DO NOTHING",
    )
    .bind(board)
    .bind(person)
    .bind(evening.as_str().to_owned())
}

pub(super) fn seat(evening: &EveningId, board: u8, person: u8, table: &TableId) -> Statement {
    sqlx::query("UPDATE evening_games SET table_id = ? WHERE evening_id = ? AND board = ? AND person = ?")
        .bind(table.as_str().to_owned())
        .bind(evening.as_str().to_owned())
        .bind(board)
        .bind(person)
}

/// What somebody has scored at their table; nothing after their evening was closed.
pub(super) fn score(table: &TableId, score: i32) -> Statement {
    sqlx::query(
        "UPDATE evening_games SET score = ? WHERE table_id = ? AND score IS NULL
             AND (SELECT stage FROM evenings WHERE id = evening_id) < 2",
    )
    .bind(score)
    .bind(table.as_str().to_owned())
}

pub(super) fn advance(evening: &EveningId, stage: Stage) -> Statement {
    sqlx::query("UPDATE evenings SET stage = ?1 WHERE id = ?2 AND stage < ?1")
        .bind(number(stage))
        .bind(evening.as_str().to_owned())
}

pub(super) fn house(evening: &EveningId, board: u8, bot: u8, score: Option<i32>) -> Statement {
    sqlx::query(
        "INSERT INTO evening_house (evening_id, board, bot, score) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(evening.as_str().to_owned())
    .bind(board)
    .bind(bot)
    .bind(score)
}

pub(super) async fn touch(db: &mut SqliteConnection, evening: &EveningId) -> sqlx::Result<()> {
    let touched = sqlx::query("UPDATE evenings SET touched = ? WHERE id = ?").bind(now()).bind(evening.as_str());
    touched.execute(db).await.map(drop)
}

/// Removes evenings that nobody touched since a moment, once all their tables are removed.
pub(super) fn expire(games: Millis) -> Statement {
    sqlx::query(
        "DELETE FROM evenings WHERE touched < ?
             AND NOT EXISTS (SELECT 1 FROM evening_games WHERE evening_id = id AND table_id IS NOT NULL)",
    )
    .bind(games)
}
