//! Big screens round which the players sit, and the code by which people in the same room find the table.
//!
//! A screen is sent what every spectator is sent. That one is there is public, so that phones can leave the board to it.

use protocol::{Outcome, Phase, Problem};

use super::{LiveTable, Watching};
use crate::store::{Change, Effect};
use crate::token::RoomCode;

/// So many codes are tried: more can only be taken when there are very many tables.
const TRIES: u32 = 20;

impl LiveTable {
    /// How many big screens show the table.
    pub(super) fn screens(&self) -> u32 {
        self.watching_here().screens + self.elsewhere.screens
    }

    /// How many others watch.
    pub(super) fn spectators(&self) -> u32 {
        self.watching_here().spectators + self.elsewhere.spectators
    }

    /// How many watch at this server.
    pub(super) fn watching_here(&self) -> Watching {
        let idle = self.watchers.iter().filter(|watcher| watcher.chair.is_none());
        let (screens, spectators): (Vec<_>, Vec<_>) = idle.partition(|watcher| watcher.screen);
        Watching { spectators: spectators.len() as u32, screens: screens.len() as u32 }
    }

    /// Gives the table a room code, and tells everybody.
    pub(crate) async fn call(&mut self) -> Outcome<()> {
        self.call_by_code().await?;
        self.announce_room().await;
        Ok(())
    }

    /// Makes sure that the table has a room code. The one that it has is entered again: it may have been given up while
    /// nobody played.
    pub(super) async fn call_by_code(&mut self) -> Outcome<()> {
        self.open()?;
        self.of_no_evening()?;
        if self.phase() == Phase::Over {
            return Err(Problem::OVER);
        }
        for _ in 0..TRIES {
            let code = self.row.code.take().unwrap_or_else(RoomCode::new);
            let change = Change::Code { table: self.row.id.clone(), code: code.clone() };
            if self.change(change).await? == Effect::Made {
                self.row.code = Some(code);
                return Ok(());
            }
        }
        tracing::warn!(table = ?self.row.id, "every room code that was tried is taken");
        Err(Problem::BUSY)
    }
}
