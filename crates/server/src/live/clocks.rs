//! How much time people have left, and what happens when it is up.

use std::time::Duration;

use catalog::{Seat, Turn};
use protocol::clock::{self, Allowance};
use protocol::play::NOT_A_SEAT;
use protocol::{Outcome, Per, Phase, Problem, TakeHoliday, TimeUp};

use super::LiveTable;
use crate::store::{Change, Millis, now};
use crate::token::TokenHash;

impl LiveTable {
    /// A person's clock, as it was when the turn began that is now; nothing where there is none, or a bot plays because
    /// their time was up.
    fn clock_of(&self, chair: u8) -> Option<Allowance<'_>> {
        let (clock, play) = (self.row.clock?, self.play.as_ref()?);
        let seat = play.seat_of(chair)?;
        let sitter = self.row.chairs.get(&chair).filter(|sitter| sitter.token.is_some() && !sitter.overdue)?;
        let used = match clock.per {
            Per::Move => 0,
            Per::Player => play.used[seat.index()],
        };
        Some(Allowance { left: clock.ms as i64 - used, since: play.since, holidays: &sitter.holidays })
    }

    /// The clock that runs: whether there is anything to choose does not matter.
    fn running(&self) -> Option<(u8, Allowance<'_>)> {
        let play = self.play.as_ref().filter(|_| self.closed.is_none())?;
        let Turn::Player(seat) = play.table.turn() else { return None };
        let chair = play.seats[seat.index()];
        Some((chair, self.clock_of(chair)?))
    }

    /// How much of its player's time a move takes that is made at a moment.
    pub(super) fn used_by(&self, seat: Option<Seat>, at: Millis) -> Option<i64> {
        let (chair, allowance) = self.running()?;
        let is_theirs = self.play.as_ref()?.seats.get(seat?.index()) == Some(&chair);
        is_theirs.then(|| allowance.used(at).min(allowance.left.max(0)))
    }

    /// How much time is left to somebody, in milliseconds.
    pub(super) fn left_of(&self, chair: u8, now: Millis) -> Option<u64> {
        let (clock, allowance) = (self.row.clock?, self.clock_of(chair)?);
        let runs = self.running().is_some_and(|(running, _)| running == chair);
        let left = match (runs, clock.per) {
            (true, _) => allowance.left - allowance.used(now),
            (false, Per::Player) => allowance.left,
            (false, Per::Move) => return None,
        };
        Some(left.max(0) as u64)
    }

    /// Until when somebody is on holiday.
    pub(super) fn holiday_of(&self, chair: u8, now: Millis) -> Option<Millis> {
        let holidays = &self.row.chairs.get(&chair)?.holidays;
        holidays.iter().find(|&&(from, to)| (from..to).contains(&now)).map(|&(_, to)| to)
    }

    /// Whether a bot moves for a person because their time is up.
    pub(super) fn is_overdue(&self, chair: u8, now: Millis) -> bool {
        let moves = |(running, allowance): (u8, Allowance)| running == chair && allowance.up() <= now;
        self.row.chairs.get(&chair).is_some_and(|sitter| sitter.overdue) || self.running().is_some_and(moves)
    }

    /// How long until the time of whoever is to move is up; nothing where it is up, or no clock runs.
    pub(super) fn next_time_up(&self) -> Option<Duration> {
        let (_, allowance) = self.running()?;
        let left = allowance.up() - now();
        (left > 0).then(|| Duration::from_millis(left as u64))
    }

    /// Does what was agreed where the time of whoever is to move is up.
    pub(super) async fn end_time(&mut self) -> Outcome<()> {
        let Some(clock) = self.row.clock else { return Ok(()) };
        let Some((chair, _)) = self.running().filter(|(_, allowance)| allowance.up() <= now()) else {
            return Ok(());
        };
        match clock.then {
            // The next turn has its own time.
            TimeUp::Move => return Ok(()),
            TimeUp::Seat => self.set_overdue(chair, true).await?,
            TimeUp::Out => self.make_bot(chair, self.best_bot()?, true).await?,
        }
        tracing::info!(table = ?self.row.id, chair, "somebody's time is up");
        self.announce_room().await;
        Ok(())
    }

    async fn set_overdue(&mut self, chair: u8, overdue: bool) -> Outcome<()> {
        self.make(Change::Overdue { table: self.row.id.clone(), chair, overdue }).await?;
        if let Some(sitter) = self.row.chairs.get_mut(&chair) {
            sitter.overdue = overdue;
        }
        Ok(())
    }

    /// A person whose time was up is there again: they play on, with the time of a new turn.
    pub(super) async fn come_back(&mut self, chair: u8) {
        if !self.row.chairs.get(&chair).is_some_and(|sitter| sitter.overdue) {
            return;
        }
        if self.set_overdue(chair, false).await.is_err() {
            tracing::warn!(table = ?self.row.id, "who is back was not saved");
            return;
        }
        self.begin_turn(chair);
    }

    /// Gives somebody the time of a new turn, if it is their turn.
    pub(super) fn begin_turn(&mut self, chair: u8) {
        if self.running().is_some_and(|(running, _)| running == chair)
            && let Some(play) = &mut self.play
        {
            play.since = now();
        }
    }

    /// Somebody is away for some days, or is back before they are over.
    pub(crate) async fn holiday(&mut self, token: TokenHash, TakeHoliday { days }: TakeHoliday) -> Outcome<()> {
        let chair = self.own_chair(token)?;
        self.open()?;
        if self.row.clock.is_none() {
            return Err(Problem::malformed("This table has no clock: be away for as long as you like."));
        }
        if self.phase() == Phase::Over {
            return Err(Problem::OVER);
        }
        let sitter = self.row.chairs.get(&chair).ok_or(NOT_A_SEAT)?;
        let holidays = clock::holidays(&sitter.holidays, now(), days)?;
        self.make(Change::Holidays { table: self.row.id.clone(), chair, holidays: holidays.clone() }).await?;
        self.row.chairs.get_mut(&chair).ok_or(NOT_A_SEAT)?.holidays = holidays;
        self.announce_room().await;
        Ok(())
    }
}
