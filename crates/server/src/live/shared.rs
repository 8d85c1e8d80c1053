//! A table that several servers may have in memory. The store alone says how it is: each server takes in what others have
//! written, and one of them does what the table does by itself.

use protocol::{Outcome, Problem, ProblemCode};

use super::load::{LOG, Today};
use super::{LiveTable, Watching};
use crate::store::{Change, Effect, Failed, Millis, StoredTable, now};

/// The version of a row that is to be read again.
const UNKNOWN: i64 = -1;

impl LiveTable {
    /// Makes a change of this table, and keeps count of its versions.
    pub(super) async fn change(&mut self, change: Change) -> Result<Effect, Failed> {
        let counts = change.changes().is_some();
        let effect = self.context.store.change(change).await;
        match effect {
            Ok(Effect::Made) => self.row.version += i64::from(counts),
            // What is known here is not what is stored.
            _ if counts && self.context.store.is_shared() => self.row.version = UNKNOWN,
            _ => {}
        }
        effect
    }

    /// Takes in what other servers have done. While the database cannot be read, the table stays as it is known.
    pub(crate) async fn look(&mut self) {
        if !self.context.store.is_shared() || self.closed.is_some() {
            return;
        }
        let looked = self.try_look().await;
        self.is_behind = looked.as_ref().is_err_and(is_passing);
        if let Err(problem) = looked
            && !is_passing(&problem)
        {
            self.close(problem).await;
        }
    }

    async fn try_look(&mut self) -> Outcome<()> {
        let marks = self.context.store.marks(std::slice::from_ref(&self.row.id)).await?;
        // One that has been removed is dropped by whoever looks at all of them.
        let Some((_, mark)) = marks.first() else { return Ok(()) };
        if mark.version != self.row.version {
            self.refresh().await?;
        }
        if self.play.as_ref().is_some_and(|play| mark.plies > play.table.ply()) {
            self.catch_up().await?;
        }
        Ok(())
    }

    /// Reads everything but the moves again, and does what follows from what has changed.
    pub(super) async fn refresh(&mut self) -> Outcome<()> {
        let store = self.context.store.clone();
        let stored = store.table(&self.row.id).await?.ok_or(Problem::UNKNOWN_TABLE)?;
        let Today { game, options, setup } = self.context.today(&stored)?;
        let started = setup.filter(|_| self.play.is_none());
        let log = match &started {
            Some(_) => Some(store.moves(&self.row.id, 0).await?.ok_or_else(|| Problem::unreadable(LOG))?),
            None => None,
        };
        let (spectators, screens) = store.watching_elsewhere(&self.row.id).await?;
        let shown = self.shown();
        self.elsewhere = Watching { spectators, screens };
        let before = std::mem::replace(&mut self.row, StoredTable { options, ..stored });
        if let Some(play) = &mut self.play {
            play.adopt &= self.row.rules != game.rules();
        }
        self.compare_chairs(&before);
        if let Some((setup, log)) = started.zip(log) {
            self.play = Some(self.rebuild(game, setup, log).await?);
            self.welcome_to_game();
        }
        self.tell_presence().await;
        if self.shown() != shown {
            self.announce_room().await;
        }
        Ok(())
    }

    /// The room as everybody sees it, without what runs down by itself: when somebody is told of a change made elsewhere
    /// must depend on nothing that they may not know.
    fn shown(&self) -> (String, Vec<Option<Millis>>) {
        let mut room = self.room();
        for who in room.chairs.iter_mut().filter_map(|chair| chair.who.as_mut()) {
            (who.bot_in_ms, who.left_ms) = (None, None);
        }
        let away = self.row.chairs.values().map(|sitter| sitter.away);
        (serde_json::to_string(&room).expect("a room is JSON"), away.collect())
    }

    /// Does for everybody who sits here what follows from how their chairs were before.
    fn compare_chairs(&mut self, before: &StoredTable) {
        for (&chair, was) in &before.chairs {
            let is = self.row.chairs.get(&chair).cloned().unwrap_or_default();
            if was.token.is_some() && was.token != is.token {
                self.dismiss(chair, is.lost == was.token);
                continue;
            }
            if was.notes != is.notes {
                let notes = self.notes_of(chair);
                self.notify_others(chair, None, &notes);
            }
            if was.orders != is.orders {
                self.reconsider(chair);
            }
            if was.overdue && !is.overdue {
                self.begin_turn(chair);
            }
        }
    }

    /// Whether this server does what the table does by itself. One server at a time does, for as long as anybody is there
    /// for whom to play on.
    pub(super) async fn drives(&mut self) -> Outcome<bool> {
        let store = &self.context.store;
        if !store.is_shared() {
            return Ok(true);
        }
        let own = store.node().as_str().to_owned();
        let (table, is_awake) = (self.row.id.clone(), self.is_awake(now()));
        match &self.row.driver {
            Some(driver) if *driver != own => Ok(false),
            Some(_) if is_awake => Ok(true),
            None if !is_awake => Ok(false),
            Some(_) => {
                self.change(Change::Yield { table }).await?;
                self.row.driver = None;
                Ok(false)
            }
            None => {
                let is_first = self.change(Change::Drive { table }).await? == Effect::Made;
                self.row.driver = is_first.then_some(own);
                Ok(is_first)
            }
        }
    }

    /// The table is forgotten here: another server may do what it does by itself.
    pub(crate) async fn retire(&mut self) {
        let store = &self.context.store;
        if store.is_shared() && self.row.driver.as_deref() == Some(store.node().as_str()) {
            // What cannot be written is found when this server is buried.
            let _ = self.change(Change::Yield { table: self.row.id.clone() }).await;
        }
    }

    /// Tells the other servers how many watch here, where that has changed.
    pub(super) async fn tell_watching(&mut self) {
        let here = self.watching_here();
        if !self.context.store.is_shared() || here == self.watching_said {
            return;
        }
        let Watching { spectators, screens } = here;
        let change = Change::Watching { table: self.row.id.clone(), spectators, screens };
        if self.change(change).await == Ok(Effect::Made) {
            self.watching_said = here;
        }
    }
}

/// Whether a problem is over by itself: the database cannot be used just now.
pub(super) fn is_passing(problem: &Problem) -> bool {
    problem.code == ProblemCode::Unavailable
}
