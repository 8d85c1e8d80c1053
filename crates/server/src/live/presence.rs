//! Who is there, and who plays for whoever is not.

use std::time::Duration;

use protocol::{Chair, Handed, OfEvening, Origin, Outcome, Phase, Problem, Room, Sitter, TimeUp};

use super::LiveTable;
use super::deals::seen_share;
use crate::store::{Change, Effect, Millis, StoredChair, now};

/// From when on a bot moves for somebody for whom the host waits no longer.
const LONG_AGO: Millis = 0;

impl LiveTable {
    pub(super) fn is_connected(&self, chair: u8) -> bool {
        self.watchers.iter().any(|watcher| watcher.chair == Some(chair) && !watcher.lost)
    }

    /// How long the table waits for somebody absent before a bot plays for them; `None` for ever.
    fn patience(&self) -> Option<Millis> {
        match self.row.absent {
            // It is by the clock that a bot plays for them.
            _ if self.row.clock.is_some() => None,
            None => Some(self.usual_patience()),
            Some(0) => None,
            Some(ms) => Some(Millis::from(ms)),
        }
    }

    fn usual_patience(&self) -> Millis {
        self.context.config.absent.as_millis() as Millis
    }

    /// How long a table goes on after the last of its people has left.
    fn grace(&self) -> Millis {
        self.patience().unwrap_or_else(|| self.usual_patience())
    }

    /// Whether anybody is there for whom to play on.
    ///
    /// A table that all its people have left sleeps: they mean to go on tomorrow, and no bot plays their game to its
    /// end. With a clock it goes on to its end, though all its people are out. A table of bots alone plays while somebody
    /// watches, or where its evening was closed before its person had finished.
    pub(super) fn is_awake(&self, now: Millis) -> bool {
        if self.row.clock.is_some() {
            return true;
        }
        let mut people = self.row.chairs.values().filter(|sitter| sitter.token.is_some()).peekable();
        if people.peek().is_none() {
            return self.row.is_abandoned() || self.spectators() + self.screens() > 0;
        }
        people.any(|person| person.away.is_none_or(|since| since + self.grace() > now))
    }

    /// When a bot begins to move for an absent person.
    fn stand_in_from(&self, sitter: &StoredChair, now: Millis) -> Option<Millis> {
        let from = match sitter.token.and(sitter.away)? {
            since if since <= 0 => LONG_AGO,
            since => since + self.patience()?,
        };
        // A table that sleeps by then waits for them instead.
        (self.phase() == Phase::Playing && self.is_awake(now.max(from))).then_some(from)
    }

    /// The level of the bot that moves for a chair; `None` where its person does.
    pub(super) fn driver(&self, chair: u8, now: Millis) -> Outcome<Option<String>> {
        let sitter = self.row.chairs.get(&chair).ok_or(Problem::INTERNAL)?;
        match self.stand_in_from(sitter, now) {
            _ if self.is_overdue(chair, now) => self.best_bot().map(Some),
            Some(from) if from <= now => self.best_bot().map(Some),
            _ => Ok(sitter.bot.clone()),
        }
    }

    /// The chairs of absent people for whom a bot moves now.
    pub(super) fn standing_in(&self) -> Vec<u8> {
        let now = now();
        let is_due = |sitter: &StoredChair| self.stand_in_from(sitter, now).is_some_and(|from| from <= now);
        self.row.chairs.iter().filter(|(_, sitter)| is_due(sitter)).map(|(&chair, _)| chair).collect()
    }

    pub(super) fn best_bot(&self) -> Outcome<String> {
        Ok(self.game()?.strongest().to_owned())
    }

    /// How long until the next countdown ends.
    pub(super) fn next_stand_in(&self) -> Option<Duration> {
        let now = now();
        let left = self.row.chairs.values().filter_map(|sitter| Some(self.stand_in_from(sitter, now)? - now));
        left.filter(|&left| left > 0).min().map(|left| Duration::from_millis(left as u64))
    }

    /// Waits no longer for somebody absent: a bot plays for them until they are back.
    pub(super) async fn skip(&mut self, chair: u8) -> Outcome<()> {
        self.open()?;
        match self.phase() {
            Phase::Lobby => return Err(Problem::NOT_STARTED),
            Phase::Over => return Err(Problem::OVER),
            Phase::Playing | Phase::Closed => {}
        }
        if self.row.chairs.get(&chair).is_none_or(|sitter| sitter.token.is_none()) {
            return Err(Problem::bad_seats("No person sits there."));
        }
        if self.row.clock.is_some() {
            return Err(Problem::taken("At this table everybody has the time that was agreed."));
        }
        if self.is_there(chair) {
            return Err(Problem::taken("They are at the table: only somebody absent is waited for no longer."));
        }
        let since = self.row.chairs.get(&chair).and_then(|sitter| sitter.away).unwrap_or_else(now);
        let away = Some(-since.abs());
        self.make(Change::Away { table: self.row.id.clone(), chair, away }).await?;
        let node = self.context.store.node().as_str().to_owned();
        if let Some(sitter) = self.row.chairs.get_mut(&chair) {
            (sitter.away, sitter.node) = (away, Some(node));
        }
        Ok(())
    }

    /// Notes whether a person is there, in memory and in the store.
    pub(super) async fn set_away(&mut self, chair: u8, away: Option<Millis>) {
        if self.row.chairs.get(&chair).is_none_or(|sitter| sitter.token.is_none()) {
            return;
        }
        match self.change(Change::Away { table: self.row.id.clone(), chair, away }).await {
            Ok(Effect::Made) => {}
            // They are at another server.
            Ok(_) => return,
            Err(_) => tracing::warn!(table = ?self.row.id, "who is away was not saved"),
        }
        let node = self.context.store.node().as_str().to_owned();
        if let Some(sitter) = self.row.chairs.get_mut(&chair) {
            (sitter.away, sitter.node) = (away, Some(node));
        }
        if away.is_some() && self.row.clock.is_some() {
            self.context.outbox.wake();
        }
    }

    /// Whether a person is at the table, here or at another server.
    pub(super) fn is_there(&self, chair: u8) -> bool {
        let is_elsewhere = |chair| {
            self.row.chairs.get(chair).is_some_and(|sitter| sitter.token.is_some() && sitter.away.is_none())
        };
        self.is_connected(chair) || (self.context.store.is_shared() && is_elsewhere(&chair))
    }

    /// Puts right what is stored of who is connected here: another server may have taken somebody for away who is not,
    /// and a connection may have ended unseen.
    pub(super) async fn tell_presence(&mut self) {
        let own = self.context.store.node().as_str();
        let people = self.row.chairs.iter().filter(|(_, sitter)| sitter.token.is_some());
        let wrong = people.filter_map(|(&chair, sitter)| match (self.is_connected(chair), sitter.away) {
            (true, Some(_)) => Some((chair, None)),
            (false, None) if sitter.node.as_deref() == Some(own) => Some((chair, Some(now()))),
            _ => None,
        });
        for (chair, away) in wrong.collect::<Vec<_>>() {
            self.set_away(chair, away).await;
        }
    }

    /// A person comes to a sleeping table: the others' countdowns begin now, not when they left.
    pub(super) async fn wake(&mut self) {
        let now = now();
        if self.is_awake(now) {
            return;
        }
        for chair in self.taken() {
            if self.row.chairs.get(&chair).is_some_and(|sitter| sitter.away.is_some()) {
                self.set_away(chair, Some(now)).await;
            }
        }
    }

    /// The people round the table, and what was agreed.
    pub(super) fn room(&self) -> Room {
        let row = &self.row;
        let chairs = self.all_chairs().map(|chair| Chair {
            seat: self.play.as_ref().and_then(|play| play.seat_of(chair)),
            who: row.chairs.get(&chair).map(|sitter| self.seen_sitter(chair, sitter)),
        });
        Room {
            table: row.id.as_str().to_owned(),
            game: row.game.clone(),
            host: row.host_name.clone(),
            options: row.options.clone(),
            listed: row.listed,
            absent_ms: self.patience().unwrap_or(0) as u32,
            clock: row.clock,
            webhook: row.webhook.is_some(),
            help: row.help,
            lesson: row.lesson,
            phase: self.phase(),
            chairs: chairs.collect(),
            deals: self.deals(),
            spectators: self.spectators(),
            screens: self.screens(),
            code: row.code.as_ref().map(|code| code.as_str().to_owned()),
            origin: row
                .origin
                .as_ref()
                .map(|origin| Origin { table: origin.table.as_str().to_owned(), ply: origin.ply }),
            evening: row.evening.as_ref().map(|of| OfEvening {
                evening: of.evening.as_str().to_owned(),
                board: of.number,
                boards: of.boards,
            }),
            rematch: row.rematch.as_ref().map(|id| id.as_str().to_owned()),
            handed: row.handed.iter().map(|one| Handed { chair: one.chair, ply: one.ply, how: one.how }).collect(),
            closed: self.closed.clone(),
        }
    }

    /// Whether a bot has played on to the end of the game for the person of a chair. Where bots only move for whoever is too
    /// slow, nobody was out, but whoever left more than half of their moves to them has not played.
    pub(super) fn played_to_the_end_by_bot(&self, chair: u8) -> bool {
        if self.row.chairs.get(&chair).is_some_and(|sitter| sitter.lost.is_some()) {
            return true;
        }
        let Some(play) = &self.play else { return false };
        let seat = play.seat_of(chair);
        if self.row.clock.is_some_and(|clock| clock.then == TimeUp::Move) {
            let moves = || self.movers(play).filter(|(of, _)| *of == seat);
            return 2 * moves().filter(|(_, by_bot)| *by_bot).count() > moves().count();
        }
        self.stood_in(play).iter().any(|one| Some(one.seat) == seat && one.to.is_none())
    }

    fn seen_sitter(&self, chair: u8, sitter: &StoredChair) -> Sitter {
        let now = now();
        let left = self.stand_in_from(sitter, now).map(|from| from - now);
        Sitter {
            name: sitter.name.clone(),
            bot: self.bot_of(sitter).cloned(),
            connected: self.bot_of(sitter).is_some() || self.is_there(chair),
            bot_in_ms: left.filter(|&left| left > 0).map(|left| left as u32),
            stand_in: match self.phase() {
                Phase::Over => self.played_to_the_end_by_bot(chair),
                _ => left.is_some_and(|left| left <= 0) || sitter.overdue || sitter.lost.is_some(),
            },
            left_ms: self.left_of(chair, now),
            holiday: self.holiday_of(chair, now),
            again: self.bot_of(sitter).is_some() || sitter.again,
            share: sitter.share.as_ref().map(seen_share),
        }
    }
}
