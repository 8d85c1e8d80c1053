//! Moves: people's, bots', and chance's.

use catalog::{AnyTable, Checked, Help, Later, Mover, Seat, Turn, Viewer, Why};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::presence::Driver;
use super::{LiveTable, Play};
use crate::problem::{Fault, Outcome};
use crate::protocol::AskWhy;
use crate::store::{self, Change, StoredMove};
use crate::token::TokenHash;

/// A move as a client sent it.
#[derive(Clone, Debug)]
pub(crate) struct MoveSent {
    pub(crate) key: String,
    pub(crate) at: u32,
    pub(crate) json: String,
}

/// What a bot, or the table for a player without a choice, is about to do.
pub(super) struct Pending {
    ply: u32,
    seat: Seat,
    /// Drawn before anything was known of the move.
    due: Instant,
    what: What,
}

enum What {
    /// A bot of this level thinks meanwhile.
    Bot(String, JoinHandle<String>),
    /// There was nothing to choose.
    Forced(String),
}

impl LiveTable {
    /// A person's move. Sent twice with the same key it counts once, and is answered alike.
    pub(crate) async fn make_move(&mut self, chair: Option<u8>, sent: MoveSent) -> Outcome<()> {
        let chair = chair.ok_or(Fault::NotYours("Spectators do not move: this needs the link of a seat."))?;
        let sane = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if !(8..=64).contains(&sent.key.len()) || !sent.key.chars().all(sane) {
            return Err(Fault::Malformed("a key is 8 to 64 letters, digits, - and _".into()));
        }
        let Some(play) = &self.play else { return Err(Fault::NotStarted) };
        let seat = self.seat_of(chair).ok_or(Fault::Internal)?;
        // Nobody can use up another seat's keys.
        let key = format!("{}:{}", seat.0, sent.key);
        if play.keys.contains(&key) {
            return Ok(());
        }
        let viewer = catalog::Viewer::Seat(seat);
        if play.table.turn() == Turn::Over {
            return Err(Fault::Over);
        }
        if sent.at != play.table.told(viewer) {
            return Err(Fault::Stale);
        }
        let checked = play.table.check(Mover::Seat(seat), &sent.json)?;
        match self.append(checked, Some(key)).await? {
            store::Outcome::Late => Err(Fault::Stale),
            _ => Ok(()),
        }
    }

    /// A move over HTTP, from somebody who may have no other connection.
    pub(crate) async fn make_move_by_token(&mut self, token: TokenHash, sent: MoveSent) -> Outcome<()> {
        let chair = self.chair_of(token).ok_or(Fault::NotYours("This needs the token of a seat at this table."))?;
        self.seen_without_connection(chair).await;
        self.make_move(Some(chair), sent).await
    }

    /// Does whatever is due, and says when to come again; `None` when nothing will be due by itself.
    pub(crate) async fn step(&mut self) -> Option<Instant> {
        match self.try_step().await {
            Ok(next) => next,
            Err(fault) => {
                tracing::error!(table = ?self.id, ?fault, "the table cannot go on by itself");
                None
            }
        }
    }

    async fn try_step(&mut self) -> Outcome<Option<Instant>> {
        loop {
            let Some(play) = &self.play else { return Ok(None) };
            let next = match play.table.turn() {
                Turn::Over => return Ok(None),
                Turn::Chance => {
                    let dealt = self.context.dealer.deal(&*play.table);
                    self.append(dealt, None).await?;
                    continue;
                }
                Turn::Player(seat) => self.prepare(seat),
            };
            match next {
                Some(due) if due <= Instant::now() => self.make_pending().await?,
                _ => {
                    if self.standing_in() != self.stand_ins_said {
                        self.announce_room().await;
                    }
                    let stand_in = self.next_stand_in().map(|left| Instant::now() + left);
                    return Ok(next.into_iter().chain(stand_in).min());
                }
            }
        }
    }

    /// Begins what the table has to do by itself for the player to move, if anything; answers when it is due.
    fn prepare(&mut self, seat: Seat) -> Option<Instant> {
        let chair = self.play.as_ref()?.seats[seat.index()];
        let now = store::now();
        let (driver, awake) = (self.driver(chair, now), self.is_awake(now));
        let context = self.context.clone();
        let play = self.play.as_mut()?;
        let ply = play.table.ply();
        let is_current = play.pending.as_ref().is_some_and(|pending| {
            let fits = match (&pending.what, &driver) {
                (What::Bot(level, _), Driver::Bot(wanted)) => level == wanted,
                (What::Forced(_), Driver::Person) => true,
                _ => false,
            };
            fits && pending.ply == ply
        });
        if !awake {
            play.pending = None;
        } else if !is_current {
            let what = match driver {
                Driver::Bot(level) => {
                    let thought = play.table.ask(&level)?;
                    let mut rng = context.dealer.bot(&*play.table);
                    Some(What::Bot(level, tokio::task::spawn_blocking(move || thought.think(&mut rng))))
                }
                Driver::Person => play.table.forced().map(|forced| What::Forced(forced.json().to_owned())),
            };
            let due = Instant::now() + context.config.pace.draw();
            play.pending = what.map(|what| Pending { ply, seat, due, what });
        }
        play.pending.as_ref().map(|pending| pending.due)
    }

    async fn make_pending(&mut self) -> Outcome<()> {
        let Some(play) = &mut self.play else { return Ok(()) };
        let Some(pending) = play.pending.take() else { return Ok(()) };
        let mover = Mover::Seat(pending.seat);
        let json = match pending.what {
            What::Forced(json) => Some(json),
            What::Bot(level, thinking) => {
                let thought = thinking.await;
                if let Err(error) = &thought {
                    tracing::error!(table = ?self.id, game = self.game.name(), level, %error, "a bot failed");
                }
                thought.ok()
            }
        };
        let checked = match json.map(|json| play.table.check(mover, &json)) {
            Some(Ok(checked)) => checked,
            refused => {
                if let Some(Err(refusal)) = refused {
                    tracing::error!(table = ?self.id, game = self.game.name(), %refusal, "a bot's move is refused");
                }
                self.simplest_move(mover)?
            }
        };
        self.append(checked, None).await.map(drop)
    }

    /// A move of the weakest bot, so that a faulty one does not freeze the table.
    fn simplest_move(&self, mover: Mover) -> Outcome<Checked> {
        let play = self.play.as_ref().ok_or(Fault::Internal)?;
        let level = self.game.bots().first().ok_or(Fault::Internal)?.name;
        let thought = play.table.ask(level).ok_or(Fault::Internal)?;
        let json = thought.think(&mut self.context.dealer.bot(&*play.table));
        Ok(play.table.check(mover, &json)?)
    }

    /// Puts a move into the log and, once it is on disk, makes it and shows it.
    async fn append(&mut self, checked: Checked, key: Option<String>) -> Outcome<store::Outcome> {
        let m = StoredMove {
            ply: checked.ply(),
            seat: match checked.mover() {
                Mover::Seat(seat) => Some(seat.0),
                Mover::Chance => None,
            },
            json: checked.json().to_owned(),
            key: key.clone(),
        };
        let change = Change::Append { table: self.id.clone(), m };
        let outcome = self.context.store.change(change).await?;
        match outcome {
            store::Outcome::Made => {
                self.apply(checked.json(), key)?;
                self.after_moves().await;
            }
            store::Outcome::Gone => return Err(Fault::UnknownTable),
            _ => self.catch_up().await?,
        }
        Ok(outcome)
    }

    fn apply(&mut self, json: &str, key: Option<String>) -> Outcome<()> {
        let play = self.play.as_mut().ok_or(Fault::Internal)?;
        play.table.apply(json)?;
        play.keys.extend(key);
        play.pending = None;
        self.show_news();
        Ok(())
    }

    /// Somebody else has put moves into the log: takes them in.
    async fn catch_up(&mut self) -> Outcome<()> {
        let from = self.play.as_ref().ok_or(Fault::Internal)?.table.ply();
        for m in self.context.store.moves(&self.id, from).await? {
            self.apply(&m.json, m.key)?;
        }
        self.after_moves().await;
        Ok(())
    }

    async fn after_moves(&mut self) {
        let is_over = self.play.as_ref().is_some_and(|Play { table, .. }| table.turn() == Turn::Over);
        if is_over {
            tracing::info!(table = ?self.id, game = self.game.name(), "a game is over");
            // For lists and clean-up only: that it is over follows from the log.
            let _ = self.context.store.change(Change::End { table: self.id.clone() }).await;
            self.announce_room().await;
        }
    }

    /// Why a cell of somebody's aid is certain. While the game is on, everybody asks of their own knowledge alone, and
    /// only where the table's help reasons.
    pub(crate) fn why(&self, token: Option<TokenHash>, asked: AskWhy) -> Outcome<Later<Option<Why>>> {
        let Play { table, .. } = self.play.as_ref().ok_or(Fault::NotStarted)?;
        let (last, AskWhy { of, at, seat, ply }) = (table.ply(), asked);
        if table.turn() == Turn::Over {
            let seat = seat.map(Seat).filter(|seat| seat.index() < table.seats());
            let seat = seat.ok_or_else(|| Fault::BadSeats("Say whose knowledge you ask about: a seat.".into()))?;
            return Ok(table.why(Viewer::Seat(seat), ply.unwrap_or(last).min(last), of, at));
        }
        let chair = token.and_then(|token| self.chair_of(token));
        let viewer =
            self.viewer(Some(chair.ok_or(Fault::NotYours("This needs the token of a seat at this table."))?));
        if self.help < Help::Reasoner {
            return Err(Fault::NotYours("This table gives no such help: its host has chosen so."));
        }
        if seat.is_some() || ply.is_some() {
            return Err(Fault::NotOver);
        }
        Ok(table.why(viewer, last, of, at))
    }

    /// The game, for whoever reads it whole.
    pub(crate) fn game_table(&self) -> Outcome<&dyn AnyTable> {
        Ok(&*self.play.as_ref().ok_or(Fault::NotStarted)?.table)
    }
}
