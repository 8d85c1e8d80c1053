//! Building a table from the store. What cannot go on is shown as closed, with the reason, and stays stored as it is.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use catalog::{AnyGame, ResumeError};
use protocol::{Closed, Outcome, Phase, Problem};
use serde_json::{Map, Value};

use super::{Context, LiveTable, Started, Watching};
use crate::store::{StoredMove, StoredTable};
use crate::token::TableId;

/// What cannot be read where a move does not fit.
pub(super) const LOG: &str = "the log of its moves";

/// A stored table under the rules of today.
pub(super) struct Today {
    pub(super) game: &'static dyn AnyGame,
    pub(super) options: Map<String, Value>,
    /// Missing in the lobby.
    pub(super) setup: Option<String>,
}

impl Context {
    /// How a stored table goes on. An error says why it cannot, as far as that shows without the log of its moves.
    pub(super) fn today(&self, row: &StoredTable) -> Outcome<Today> {
        if !row.unreadable.is_empty() {
            return Err(Problem::unreadable(row.unreadable.join(", ")));
        }
        let game = self.game(&row.game)?;
        if let Some((&last, _)) = row.chairs.last_key_value()
            && usize::from(last) >= game.info().chairs.len()
        {
            return Err(Problem::unreadable(format!("who sits in chair {last}")));
        }
        let upgraded = |setup: &str| game.upgrade(row.rules, setup).ok_or_else(|| changed(game, row));
        // Options are a part of a setup.
        let options = upgraded(&Value::Object(row.options.clone()).to_string())?;
        let options = serde_json::from_str(&options).map_err(|_| changed(game, row))?;
        Ok(Today { game, options, setup: row.setup.as_deref().map(upgraded).transpose()? })
    }

    /// Whether a stored table that is not over is closed, as far as is known without the log of its moves.
    pub(crate) fn is_closed(&self, row: &StoredTable) -> bool {
        let known = self.closed.lock().unwrap_or_else(PoisonError::into_inner).contains(&row.id);
        known || self.today(row).and_then(|today| check_bots(today.game, row)).is_err()
    }

    /// Remembers whether a table is closed, for the list of tables.
    pub(crate) fn note_closed(&self, id: &TableId, is_closed: bool) {
        let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        if is_closed {
            closed.insert(id.clone())
        } else {
            closed.remove(id)
        };
    }
}

/// What to say of a table of other rules.
fn changed(game: &dyn AnyGame, row: &StoredTable) -> Problem {
    if row.rules > game.rules() {
        Problem::NEW_RULES
    } else if row.over {
        Problem::OLD_GAME
    } else if row.setup.is_some() {
        Problem::OLD_RULES
    } else {
        Problem::OLD_LOBBY
    }
}

/// The game has all the bots that sit here.
pub(super) fn check_bots(game: &dyn AnyGame, row: &StoredTable) -> Outcome<()> {
    let bots = game.bots();
    let mut levels = row.chairs.values().filter_map(|sitter| sitter.bot.as_deref());
    match levels.find(|level| bots.iter().all(|bot| bot != level)) {
        Some(level) => Err(Problem::unreadable(format!("its bot {level:.24?}"))),
        None => Ok(()),
    }
}

impl LiveTable {
    /// Builds a table from the store.
    pub(crate) async fn load(context: Arc<Context>, id: &TableId) -> Outcome<LiveTable> {
        let row = context.store.table(id).await?.ok_or(Problem::UNKNOWN_TABLE)?;
        let log = context.store.moves(id, 0).await?;
        let game = context.game(&row.game).ok();
        let mut table = LiveTable {
            context,
            row,
            game,
            play: None,
            closed: None,
            watchers: Vec::new(),
            watchers_ever: 0,
            left: HashMap::new(),
            is_behind: false,
            elsewhere: Watching::default(),
            watching_said: Watching::default(),
            stand_ins_said: Vec::new(),
            phrases: HashMap::new(),
        };
        if let Err(problem) = table.resume(log).await {
            tracing::error!(table = ?table.row.id, game = table.row.game, %problem, "a stored table is closed");
            table.play = None;
            table.closed = Some(Closed { problem, last: table.row.last });
        }
        table.context.note_closed(&table.row.id, table.closed.is_some());
        if table.closed.is_none() {
            table.tell_presence().await;
            let (spectators, screens) = table.context.store.watching_elsewhere(id).await?;
            table.elsewhere = Watching { spectators, screens };
        }
        Ok(table)
    }

    /// Plays the log again, if the game has started. An error says why the table cannot go on.
    async fn resume(&mut self, log: Option<Vec<StoredMove>>) -> Outcome<()> {
        let Today { game, options, setup } = self.context.today(&self.row)?;
        self.row.options = options;
        let log = log.ok_or_else(|| Problem::unreadable(LOG))?;
        if let Some(setup) = setup {
            self.play = Some(self.rebuild(game, setup, log).await?);
            self.tell_bots();
        }
        // A bot that is not known any more is missed only while it would have to move.
        if self.phase() == Phase::Over { Ok(()) } else { check_bots(game, &self.row) }
    }

    /// The game after its log, under the rules of today as far as they lead where those of its time did.
    pub(super) async fn rebuild(
        &self,
        game: &'static dyn AnyGame,
        setup: String,
        log: Vec<StoredMove>,
    ) -> Outcome<Started> {
        let adopt = self.row.rules != game.rules();
        let names = self.names();
        let resumed = self.context.pool.work(move || {
            let table = game.resume(&setup, &names, &mut log.iter().map(|m| m.json.as_str()))?;
            Ok((table, log))
        });
        // When it has panicked, that is logged.
        let resumed: Result<_, ResumeError> = resumed.await.map_err(|_| Problem::unreadable(LOG))?;
        let (mut table, log) = resumed.map_err(|error| {
            tracing::error!(table = ?self.row.id, game = self.row.game, %error, "a log does not fit its game");
            if adopt { changed(game, &self.row) } else { Problem::unreadable(LOG) }
        })?;
        table.set_help(self.row.help);
        let mut play = Started::new(table, self.taken());
        play.lesson = self.lesson();
        log.iter().enumerate().for_each(|(ply, m)| play.follow(ply, &m.json));
        log.iter().for_each(|m| play.course.follow(m.mover()));
        play.since = self.row.last;
        log.into_iter().for_each(|m| play.note(m));
        play.adopt = adopt;
        Ok(play)
    }
}
