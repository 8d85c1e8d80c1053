//! Building a table from the store. What cannot go on is shown as closed, with the reason, and stays stored as it is.

use std::sync::Arc;

use catalog::ResumeError;

use super::{Context, LiveTable, Play};
use crate::problem::{Outcome, Problem};
use crate::protocol::{Closed, Phase};
use crate::store::{StoredMove, now};
use crate::token::TableId;

/// What cannot be read where a move does not fit.
pub(super) const LOG: &str = "the log of its moves";

impl LiveTable {
    /// Builds a table from the store.
    pub(crate) async fn load(context: Arc<Context>, id: &TableId) -> Outcome<LiveTable> {
        let mut row = context.store.table(id).await?.ok_or(Problem::UNKNOWN_TABLE)?;
        let log = context.store.moves(id, 0).await?;
        // Whoever was connected when the server stopped is away since now.
        for person in row.chairs.values_mut().filter(|sitter| sitter.token.is_some()) {
            person.away = person.away.or(Some(now()));
        }
        let game = context.game(&row.game).ok();
        let mut table = LiveTable {
            context,
            row,
            game,
            play: None,
            closed: None,
            watchers: Vec::new(),
            watchers_ever: 0,
            stand_ins_said: Vec::new(),
        };
        if let Err(problem) = table.resume(log).await {
            tracing::error!(table = ?table.row.id, game = table.row.game, %problem, "a stored table is closed");
            table.play = None;
            table.closed = Some(Closed { problem, last: table.row.last });
        }
        Ok(table)
    }

    /// Plays the log again, if the game has started. An error says why the table cannot go on.
    async fn resume(&mut self, log: Vec<StoredMove>) -> Outcome<()> {
        if !self.row.unreadable.is_empty() {
            return Err(Problem::unreadable(self.row.unreadable.join(", ")));
        }
        let game = self.game()?;
        if let Some((&last, _)) = self.row.chairs.last_key_value()
            && usize::from(last) >= game.info().chairs.len()
        {
            return Err(Problem::unreadable(format!("who sits in chair {last}")));
        }
        if let Some(setup) = &self.row.setup {
            self.play = Some(self.replay(setup, log).await?);
        }
        // A bot that is not known any more is missed only while it would have to move.
        if self.phase() == Phase::Over { Ok(()) } else { self.check_bots() }
    }

    /// The game after its log, under the rules of today as far as they lead where those of its time did.
    async fn replay(&self, setup: &str, log: Vec<StoredMove>) -> Outcome<Play> {
        let (game, rules) = (self.game()?, self.row.rules);
        let changed = if rules > game.rules() { Problem::NEW_RULES } else { Problem::OLD_RULES };
        let Some(today) = game.upgrade(rules, setup) else { return Err(changed) };
        let unfit = if rules < game.rules() { changed } else { Problem::unreadable(LOG) };
        let (names, begun) = (self.names(), today.clone());
        let resumed = self.context.pool.work(move || {
            let table = game.resume(&begun, &names, &mut log.iter().map(|m| m.json.as_str()))?;
            Ok((table, log))
        });
        // When it has panicked, that is logged.
        let resumed: Result<_, ResumeError> = resumed.await.map_err(|_| Problem::unreadable(LOG))?;
        let (mut table, log) = resumed.map_err(|error| {
            tracing::error!(table = ?self.row.id, game = self.row.game, %error, "a log does not fit its game");
            unfit
        })?;
        table.set_help(self.row.help);
        let mut play = Play::new(table, self.taken());
        play.keys = log.into_iter().filter_map(|m| m.key).collect();
        play.adopt = (rules != game.rules()).then(|| (game.rules(), today));
        Ok(play)
    }

    /// The game has all the bots that sit here.
    pub(super) fn check_bots(&self) -> Outcome<()> {
        let bots = self.game()?.bots();
        let mut levels = self.row.chairs.values().filter_map(|sitter| sitter.bot.as_deref());
        match levels.find(|level| bots.iter().all(|bot| bot != level)) {
            Some(level) => Err(Problem::unreadable(format!("its bot {level:.24?}"))),
            None => Ok(()),
        }
    }
}
