//! Evenings: who plays, their games, and what they scored. Nothing is said here of what anybody may know.

use catalog::Help;
use evening::Board;
use fair::Secret;
use protocol::Stage;
use serde_json::{Map, Value};

use super::sql::{Connection, Row, Statement, sql};
use super::writer::written;
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
    /// Once it is over.
    pub(crate) score: Option<i32>,
    /// Whether a bot has played it to its end, because the evening was closed before its person had.
    pub(crate) by_bot: bool,
}

impl StoredGame {
    /// The score of whoever has played it to its end.
    pub(crate) fn own_score(&self) -> Option<i32> {
        self.score.filter(|_| !self.by_bot)
    }
}

/// What came of somebody's game of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scored {
    pub(crate) score: i32,
    /// Whether a bot has played it to its end.
    pub(crate) by_bot: bool,
}

/// Stages as they are stored, in their order.
const STAGES: [Stage; 3] = [Stage::Joining, Stage::Playing, Stage::Closed];

fn number(stage: Stage) -> i64 {
    STAGES.iter().position(|one| *one == stage).map_or(0, |at| at as i64)
}

impl Store {
    /// An evening.
    pub(crate) async fn evening(&self, id: &EveningId) -> Result<Option<StoredEvening>, Failed> {
        let row = sql("SELECT * FROM evenings WHERE id = $1").bind(id.as_str());
        let Some(row) = self.one(row).await? else { return Ok(None) };
        let unreadable = |column: &str| {
            tracing::error!(evening = ?id, column, "an evening cannot be read");
            Failed
        };
        Ok(Some(StoredEvening {
            id: id.clone(),
            game: row.get("game")?,
            rules: row.get("rules")?,
            options: serde_json::from_str(row.get("options")?).map_err(|_| unreadable("options"))?,
            players: row.get("players")?,
            level: row.get("level")?,
            help: Help::named(row.get("help")?).ok_or_else(|| unreadable("help"))?,
            boards: row.get("boards")?,
            house: row.get("house")?,
            host: TokenHash::from_bytes(row.get("host")?).ok_or_else(|| unreadable("host"))?,
            host_name: row.get("host_name")?,
            secret: secret(&row)?.ok_or_else(|| unreadable("secret"))?,
            stage: *STAGES.get(row.get::<u8>("stage")? as usize).ok_or_else(|| unreadable("stage"))?,
        }))
    }

    /// Who plays in it, in the order in which they came.
    pub(crate) async fn evening_people(&self, id: &EveningId) -> Result<Vec<StoredPerson>, Failed> {
        let rows = sql("SELECT * FROM evening_people WHERE evening_id = $1 ORDER BY person").bind(id.as_str());
        let person = |row: &Row| -> Result<_, Failed> {
            let token = TokenHash::from_bytes(row.get("token")?).ok_or(Failed)?;
            Ok(StoredPerson { name: row.get("name")?, token })
        };
        self.read(rows).await?.iter().map(person).collect()
    }

    /// The games that have begun, of each board in the order of the people.
    pub(crate) async fn evening_games(&self, id: &EveningId) -> Result<Vec<StoredGame>, Failed> {
        let rows = sql("SELECT * FROM evening_games WHERE evening_id = $1 ORDER BY board, person");
        let game = |row: &Row| -> Result<_, Failed> {
            Ok(StoredGame {
                board: row.get("board")?,
                person: row.get("person")?,
                table: row.get::<Option<&str>>("table_id")?.and_then(TableId::read),
                score: row.get("score")?,
                by_bot: row.get("by_bot")?,
            })
        };
        self.read(rows.bind(id.as_str())).await?.iter().map(game).collect()
    }

    /// What the house's bots have scored: the board, the bot and the score.
    pub(crate) async fn evening_house(&self, id: &EveningId) -> Result<Vec<(u8, u8, Option<i32>)>, Failed> {
        let rows = sql("SELECT board, bot, score FROM evening_house WHERE evening_id = $1 ORDER BY board, bot");
        let played =
            |row: &Row| -> Result<_, Failed> { Ok((row.get("board")?, row.get("bot")?, row.get("score")?)) };
        self.read(rows.bind(id.as_str())).await?.iter().map(played).collect()
    }

    /// The evenings whose boards the house has not played to the end, and for which no server cares.
    pub(crate) async fn evenings_without_house(&self) -> Result<Vec<EveningId>, Failed> {
        let rows = sql("SELECT id FROM evenings
             WHERE driver IS NULL
                 AND (SELECT count(*) FROM evening_house WHERE evening_id = id) < boards * house");
        Ok(self.read(rows).await?.iter().filter_map(|row| EveningId::read(row.get("id").ok()?)).collect())
    }

    /// The games that are not over though their evening is closed.
    pub(crate) async fn left_games(&self) -> Result<Vec<TableId>, Failed> {
        let rows = sql("SELECT table_id FROM evening_games
             JOIN evenings ON evenings.id = evening_id JOIN tables ON tables.id = table_id
             WHERE stage = 2 AND score IS NULL AND ended IS NULL");
        Ok(self.read(rows).await?.iter().filter_map(|row| TableId::read(row.get("table_id").ok()?)).collect())
    }

    /// The board that is played at a table, if it is of an evening.
    pub(super) async fn evening_of(&self, table: &TableId) -> Result<Option<OfEvening>, Failed> {
        let row = sql(
            "SELECT evening_id, board, boards, players, level, secret FROM evening_games JOIN evenings ON evenings.id = evening_id
             WHERE table_id = $1",
        );
        let Some(row) = self.one(row.bind(table.as_str())).await? else { return Ok(None) };
        let number = row.get("board")?;
        Ok(Some(OfEvening {
            evening: EveningId::read(row.get("evening_id")?).ok_or(Failed)?,
            number,
            boards: row.get("boards")?,
            players: row.get("players")?,
            level: row.get("level")?,
            board: Board::new(&secret(&row)?.ok_or(Failed)?.0, number),
        }))
    }

    /// Whether everybody may see what became of a board: when all people have finished it, and nobody can join any more;
    /// or when the evening is closed.
    pub(crate) async fn is_revealed(&self, id: &EveningId, board: u8) -> Result<bool, Failed> {
        let revealed = sql("SELECT id FROM evenings
             WHERE id = $2 AND (stage = 2 OR (stage = 1
                 AND (SELECT count(*) FROM evening_people WHERE evening_id = id)
                     = (SELECT count(score) FROM evening_games WHERE evening_id = id AND board = $1)))");
        Ok(self.one(revealed.bind(board).bind(id.as_str())).await?.is_some())
    }
}

fn secret(row: &Row) -> sqlx::Result<Option<Secret>> {
    let bytes: &[u8] = row.get("secret")?;
    Ok(bytes.try_into().ok().map(Secret))
}

pub(super) fn insert(evening: &StoredEvening) -> Statement {
    sql(
        "INSERT INTO evenings
             (id, game, rules, options, players, level, help, boards, house, host, host_name, secret, stage, touched)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
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
    sql("INSERT INTO evening_people (evening_id, person, name, token)
         SELECT id, (SELECT count(*) FROM evening_people WHERE evening_id = id), $2, $3 FROM evenings
         WHERE id = $1 AND stage = 0 AND (SELECT count(*) FROM evening_people WHERE evening_id = id) < $4
             AND NOT EXISTS (SELECT 1 FROM evening_people WHERE evening_id = id AND name = $2)")
    .bind(evening.as_str().to_owned())
    .bind(name.to_owned())
    .bind(token.as_bytes().to_vec())
    .bind(most)
}

/// Writes down that somebody plays a board; their table follows.
pub(super) fn begin(evening: &EveningId, board: u8, person: u8) -> Statement {
    sql("INSERT INTO evening_games (evening_id, board, person)
         SELECT id, $1, $2 FROM evenings WHERE id = $3 AND stage < 2 ON CONFLICT DO NOTHING")
    .bind(board)
    .bind(person)
    .bind(evening.as_str().to_owned())
}

pub(super) fn seat(evening: &EveningId, board: u8, person: u8, table: &TableId) -> Statement {
    sql("UPDATE evening_games SET table_id = $1 WHERE evening_id = $2 AND board = $3 AND person = $4")
        .bind(table.as_str().to_owned())
        .bind(evening.as_str().to_owned())
        .bind(board)
        .bind(person)
}

/// What somebody, or a bot for them, has scored at their table.
pub(super) fn score(table: &TableId, Scored { score, by_bot }: Scored) -> Statement {
    sql("UPDATE evening_games SET score = $1, by_bot = $2 WHERE table_id = $3 AND score IS NULL")
        .bind(score)
        .bind(by_bot)
        .bind(table.as_str().to_owned())
}

pub(super) fn advance(evening: &EveningId, stage: Stage) -> Statement {
    sql("UPDATE evenings SET stage = $1 WHERE id = $2 AND stage < $1")
        .bind(number(stage))
        .bind(evening.as_str().to_owned())
}

pub(super) fn house(evening: &EveningId, board: u8, bot: u8, score: Option<i32>) -> Statement {
    sql("INSERT INTO evening_house (evening_id, board, bot, score) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING")
        .bind(evening.as_str().to_owned())
        .bind(board)
        .bind(bot)
        .bind(score)
}

pub(super) async fn touch(db: &mut Connection, evening: &EveningId) -> sqlx::Result<()> {
    let touched = sql("UPDATE evenings SET touched = $1 WHERE id = $2").bind(now()).bind(evening.as_str());
    touched.run(db).await.map(drop)
}

/// Removes evenings that nobody touched since a moment, once all their tables are removed.
pub(super) fn expire(games: Millis) -> Statement {
    sql("DELETE FROM evenings WHERE touched < $1
             AND NOT EXISTS (SELECT 1 FROM evening_games WHERE evening_id = id AND table_id IS NOT NULL)")
    .bind(games)
}
