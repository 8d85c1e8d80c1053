//! Building a table from the store. What cannot go on is shown as closed, with the reason, and stays stored as it is.

use std::sync::Arc;

use catalog::{AnyGame, ResumeError};

use super::{Context, LiveTable, Play};
use crate::problem::{Outcome, Problem};
use crate::protocol::{Closed, Phase};
use crate::store::{StoredChair, StoredTable, now};
use crate::token::TableId;

impl LiveTable {
    /// Builds a table from the store.
    pub(crate) async fn load(context: Arc<Context>, id: &TableId) -> Outcome<LiveTable> {
        let stored = context.store.table(id).await?.ok_or(Problem::UNKNOWN_TABLE)?;
        let (last, unreadable) = (stored.last, stored.unreadable.join(", "));
        let (rules, setup) = (stored.rules, stored.setup.clone());
        let mut table = LiveTable::of(context, stored);
        let closed = if !unreadable.is_empty() {
            Some(Problem::unreadable(unreadable))
        } else if let Err(problem) = table.game().and_then(|game| table.check_chairs(game)) {
            Some(problem)
        } else if let Some(setup) = setup {
            table.resume(rules, &setup).await?.err()
        } else {
            None
        };
        // A bot that is not known any more is missed only while it would have to move.
        let closed = closed.or_else(|| table.check_bots().err().filter(|_| table.phase() != Phase::Over));
        if let Some(problem) = closed {
            tracing::error!(table = ?table.id, game = table.game_name, %problem, "a stored table is closed");
            table.play = None;
            table.closed = Some(Closed { problem, last });
        }
        Ok(table)
    }

    fn of(context: Arc<Context>, stored: StoredTable) -> LiveTable {
        let game = context.game(&stored.game).ok();
        let known = game.map_or(0, |game| game.info().chairs.len());
        let highest = stored.chairs.iter().map(|(chair, _)| usize::from(*chair) + 1).max();
        let mut chairs: Vec<Option<StoredChair>> = vec![None; known.max(highest.unwrap_or(0))];
        for (chair, mut sitter) in stored.chairs {
            // Whoever was connected when the server stopped is away since now.
            if sitter.token.is_some() {
                sitter.away = sitter.away.or(Some(now()));
            }
            chairs[usize::from(chair)] = Some(sitter);
        }
        LiveTable {
            context,
            id: stored.id,
            game_name: stored.game,
            game,
            options: stored.options,
            listed: stored.listed,
            help: stored.help,
            host: stored.host,
            rematch: stored.rematch,
            chairs,
            play: None,
            closed: None,
            watchers: Vec::new(),
            watchers_ever: 0,
            stand_ins_said: Vec::new(),
        }
    }

    /// The game has all the chairs on which somebody sits.
    fn check_chairs(&self, game: &dyn AnyGame) -> Outcome<()> {
        let known = game.info().chairs.len();
        if self.chairs.len() > known {
            return Err(Problem::unreadable(format!("who sits on chair {}", self.chairs.len() - 1)));
        }
        Ok(())
    }

    /// The game has all the bots that sit here.
    pub(super) fn check_bots(&self) -> Outcome<()> {
        let bots = self.game()?.bots();
        let mut levels = self.chairs.iter().flatten().filter_map(|sitter| sitter.bot.as_deref());
        match levels.find(|level| bots.iter().all(|bot| bot != level)) {
            Some(level) => Err(Problem::unreadable(format!("its bot {level:.24?}"))),
            None => Ok(()),
        }
    }

    /// Plays the log again, under the rules of today as far as they lead where those of its time did. The inner error
    /// says why that cannot be.
    async fn resume(&mut self, rules: u32, setup: &str) -> Outcome<Result<(), Problem>> {
        let game = self.game()?;
        let Some(today) = game.upgrade(rules, setup) else {
            let problem = if rules > game.rules() { Problem::NEW_RULES } else { Problem::OLD_RULES };
            return Ok(Err(problem));
        };
        let log = self.context.store.moves(&self.id, 0).await?;
        let seats = self.taken();
        let names = self.names(&seats);
        let begun = today.clone();
        let resumed = self.context.pool.work(move || {
            let mut moves = log.iter().map(|m| m.json.as_str());
            let table = game.resume(&begun, &names, &mut moves)?;
            Ok((table, log))
        });
        let resumed: Result<_, ResumeError> = match resumed.await {
            Ok(resumed) => resumed,
            // It has panicked, which is logged.
            Err(_) => return Ok(Err(Problem::unreadable("the log of its moves"))),
        };
        let (mut table, log) = match resumed {
            Ok(resumed) => resumed,
            Err(error) => {
                tracing::error!(table = ?self.id, game = self.game_name, %error, "a log does not fit its game");
                let is_old = rules < game.rules();
                return Ok(Err(if is_old {
                    Problem::OLD_RULES
                } else {
                    Problem::unreadable("the log of its moves")
                }));
            }
        };
        table.set_help(self.help);
        let mut play = Play::new(table, seats);
        play.keys = log.into_iter().filter_map(|m| m.key).collect();
        play.adopt = (rules != game.rules()).then(|| (game.rules(), today));
        self.play = Some(play);
        Ok(Ok(()))
    }
}
