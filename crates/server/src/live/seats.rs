//! Seats that move: to another device of their player's, or to somebody who lost what their browser kept.

use protocol::play::{NOT_A_SEAT, Sitting, people};
use protocol::{AskTicket, Outcome, Phase, Problem, Standing, Taken, Ticket};

use super::LiveTable;
use crate::store::{self, Change, now};
use crate::token::{Token, TokenHash};

/// So often the seats of a table are handed on.
const MOST_HANDED: usize = 100;

impl LiveTable {
    /// Gives somebody what moves their own seat, or the host what hands on one that nobody is at.
    pub(crate) async fn ticket(&mut self, token: TokenHash, asked: AskTicket) -> Outcome<Ticket> {
        let (chair, of_host) = match asked.chair {
            None => (self.own_chair(token)?, false),
            Some(_) if self.row.host != Some(token) => {
                return Err(Problem::not_yours("Only the host of the table may do this."));
            }
            Some(chair) => (chair, true),
        };
        self.open()?;
        self.of_no_evening()?;
        if !self.row.chairs.contains_key(&chair) {
            return Err(Problem::bad_seats("Nobody sits there."));
        }
        if of_host {
            if self.phase() == Phase::Lobby {
                return Err(Problem::NOT_STARTED);
            }
            self.is_left(chair)?;
        }
        let ticket = Token::new();
        let lasts = self.context.config.limits.ticket;
        let stored = store::Ticket { hash: ticket.hash(), until: now() + lasts.as_millis() as i64, of_host };
        self.make(Change::Ticket { table: self.row.id.clone(), chair, ticket: stored }).await?;
        self.row.chairs.get_mut(&chair).ok_or(Problem::INTERNAL)?.ticket = Some(stored);
        Ok(Ticket { ticket: ticket.reveal(), ms: lasts.as_millis() as u32 })
    }

    /// The seat of a ticket gets a new key, which its old one is not any more: one that its new device has drawn, which may
    /// then ask twice, or one that is drawn here.
    pub(crate) async fn take(&mut self, ticket: TokenHash, own: Option<Token>) -> Outcome<Taken> {
        self.open()?;
        let own = match own {
            Some(own) => match self.chair_of(own.hash()) {
                Some(chair) => return Ok(Taken { chair, seat: own.reveal(), told: self.told(chair) }),
                None => Some(own),
            },
            None => None,
        };
        let now = now();
        let good = self.row.chairs.iter().find_map(|(&chair, sitter)| {
            let found = sitter.ticket.filter(|found| found.hash == ticket && found.until > now)?;
            Some((chair, found))
        });
        let (chair, found) = good.ok_or(Problem::SPENT)?;
        if found.of_host {
            // They may have come back meanwhile.
            self.is_left(chair)?;
        }
        let token = own.unwrap_or_else(Token::new);
        let taken = Change::Take { table: self.row.id.clone(), chair, ticket: found, token: token.hash() };
        match self.change(taken).await? {
            store::Effect::Made => {}
            store::Effect::Gone => return Err(Problem::UNKNOWN_TABLE),
            _ => return Err(Problem::SPENT),
        }
        let told = self.told(chair);
        self.seat_moves(chair, token.hash()).await?;
        Ok(Taken { chair, seat: token.reveal(), told })
    }

    /// Somebody whose seat was handed on while they were away has it back; whoever has it now is there no longer.
    /// Asked twice, it is done once.
    pub(crate) async fn take_back(&mut self, token: TokenHash) -> Outcome<()> {
        self.open()?;
        if self.chair_of(token).is_some() {
            return Ok(());
        }
        let chair = self.handed_on_from(token).ok_or(NOT_A_SEAT)?;
        let is_late = self.row.chairs.get(&chair).is_some_and(|sitter| sitter.lost.is_some());
        if is_late && self.phase() != Phase::Over {
            return Err(Problem::LOST_ON_TIME);
        }
        match self.change(Change::TakeBack { table: self.row.id.clone(), chair, token }).await? {
            store::Effect::Made => {}
            store::Effect::Gone => return Err(Problem::UNKNOWN_TABLE),
            _ => return Err(NOT_A_SEAT),
        }
        if let Some(sitter) = self.row.chairs.get_mut(&chair) {
            // Whoever had it meanwhile agreed to that, not they.
            (sitter.again, sitter.next_commitment) = (false, None);
        }
        self.seat_moves(chair, token).await
    }

    /// The seat that was handed on while somebody had it who can have it back.
    pub(super) fn handed_on_from(&self, token: TokenHash) -> Option<u8> {
        self.row.handed.iter().find(|one| one.former == Some(token)).map(|one| one.chair)
    }

    /// A seat is on disk as that of another token: it is so here, too, and everybody is told.
    async fn seat_moves(&mut self, chair: u8, token: TokenHash) -> Outcome<()> {
        self.dismiss(chair, false);
        if let Some(sitter) = self.row.chairs.get_mut(&chair) {
            (sitter.token, sitter.lost, sitter.bot, sitter.away) = (Some(token), None, None, Some(now()));
            (sitter.ticket, sitter.feed, sitter.overdue) = (None, None, false);
        }
        self.reread_handed().await?;
        tracing::info!(table = ?self.row.id, chair, "a seat moves to another device");
        self.announce_room().await;
        Ok(())
    }

    /// Which seats were handed on, as it is on disk.
    pub(super) async fn reread_handed(&mut self) -> Outcome<()> {
        self.row.handed = self.context.store.handed(&self.row.id).await?;
        Ok(())
    }

    /// How many pieces of news a chair's person was told, at the device where they are or when they left the last one;
    /// `None` before the first.
    fn told(&self, chair: u8) -> Option<u32> {
        self.row.chairs.get(&chair).filter(|sitter| sitter.token.is_some())?;
        let here = self.watchers.iter().filter(|watcher| watcher.chair == Some(chair));
        here.filter_map(|watcher| watcher.sent)
            .max()
            .or_else(|| self.left.get(&chair).copied())
            .filter(|&told| told > 0)
    }

    /// Nobody is at a chair who could mind, and nobody was just now: a connection that is lost comes back by itself.
    fn is_left(&self, chair: u8) -> Outcome<()> {
        if self.phase() == Phase::Over {
            return Err(Problem::OVER);
        }
        let sitter = self.row.chairs.get(&chair);
        if sitter.is_some_and(|sitter| sitter.lost.is_some()) {
            return Err(Problem::taken("Its player's time was up: a bot has the seat until the game is over."));
        }
        let person = sitter.filter(|sitter| sitter.token.is_some());
        let since = person.and_then(|sitter| sitter.away).map_or(0, i64::abs);
        if self.is_there(chair) || since + self.context.config.limits.handover.as_millis() as i64 > now() {
            return Err(Problem::STILL_THERE);
        }
        if self.row.handed.len() >= MOST_HANDED {
            return Err(Problem::too_many("The seats of a table are handed on a hundred times at most."));
        }
        Ok(())
    }

    /// How the table stands, as far as everybody may see.
    pub(crate) async fn standing(&self, token: Option<TokenHash>) -> Outcome<Standing> {
        // Whose time was up sees their chair, on which there is a bot now.
        let lost = |(_, sitter): &(&u8, &store::StoredChair)| token.is_some() && sitter.lost == token;
        let you = token.and_then(|token| self.chair_of(token));
        let you = you.or_else(|| self.row.chairs.iter().find(lost).map(|(&chair, _)| chair));
        if you.is_none() {
            self.unsealed().await?;
        }
        let play = self.play.as_ref().filter(|_| self.closed.is_none());
        let sitting = self.row.chairs.iter().map(|(&chair, sitter)| Sitting {
            name: &sitter.name,
            bot: self.bot_of(sitter).is_some(),
            you: you == Some(chair),
            seat: play.and_then(|play| play.seat_of(chair)),
            stand_in: self.phase() == Phase::Over && self.played_to_the_end_by_bot(chair),
        });
        let people = people(play.map(|play| &*play.table), sitting);
        let rematch = self.row.rematch.as_ref().map(|id| id.as_str().to_owned());
        Ok(Standing { game: self.row.game.clone(), phase: self.phase(), people, last: self.row.last, rematch })
    }
}
