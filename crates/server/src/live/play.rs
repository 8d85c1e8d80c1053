//! Moves: people's, bots', and chance's.

use std::future::pending;
use std::time::Duration;

use catalog::{AnyTable, ByBot, Checked, Mover, Refusal, Replay, Review, Seat, Task, Turn, Why};
use futures_util::future::OptionFuture;
use protocol::play::{self, Hinting, MoveBody, NOT_A_SEAT};
use protocol::{AskWhy, Outcome, Phase, Problem};
use tokio::time::Instant;

use super::aids::Aids;
use super::load::LOG;
use super::pending::{Chosen, Pending};
use super::shared::is_passing;
use super::timetable::Timetable;
use super::work::Work;
use super::{Context, LiveTable, Started};
use crate::store::{self, Change, StoredMove, StoredTable, Terms};
use crate::token::TokenHash;
use crate::written::WrittenOnce;

/// When a table that the database has kept from going on tries again.
const AGAIN: Duration = Duration::from_secs(1);

impl LiveTable {
    /// A person's move. Sent twice with the same key it counts once, and is answered alike.
    pub(crate) async fn make_move(&mut self, chair: Option<u8>, sent: MoveBody) -> Outcome<()> {
        let chair = chair.ok_or(Problem::not_yours("Spectators do not move: this needs the link of a seat."))?;
        let play = self.play()?;
        let seat = play.seat_of(chair).ok_or(Problem::INTERNAL)?;
        let key = sent.key_of(seat)?;
        if play.keys.contains(&key) {
            return Ok(());
        }
        let checked = sent.check(&*play.table, seat)?;
        match self.append(checked, Some(key), false).await? {
            store::Effect::Late => Err(Problem::STALE),
            _ => Ok(()),
        }
    }

    /// A move over HTTP, from somebody who may have no other connection.
    pub(crate) async fn make_move_by_token(&mut self, token: TokenHash, sent: MoveBody) -> Outcome<()> {
        let chair = self.own_chair(token)?;
        self.seen_without_connection(chair).await;
        self.make_move(Some(chair), sent).await
    }

    /// Does whatever is due, and says when to come again; `None` when nothing will be due by itself before what is
    /// being worked out is [done](LiveTable::finish_work).
    pub(crate) async fn step(&mut self) -> Option<Instant> {
        match self.try_step().await {
            Ok(next) => next.into_iter().chain(self.send_aids()).min(),
            // It goes on once the database is back.
            Err(problem) if is_passing(&problem) => Some(Instant::now() + AGAIN),
            Err(problem) => {
                self.close(problem).await;
                None
            }
        }
    }

    /// Returns once something is done that is being worked out for this table.
    pub(crate) async fn finish_work(&mut self) {
        let Some(play) = &mut self.play else { return pending().await };
        tokio::select! {
            Some(()) = OptionFuture::from(play.pending.as_mut().map(Pending::finish)) => {}
            Some(()) = OptionFuture::from(play.aids.as_mut().map(Aids::finish)) => {}
            else => pending().await,
        }
    }

    pub(super) fn is_working(&self) -> bool {
        let Some(play) = &self.play else { return false };
        play.pending.as_ref().is_some_and(|pending| pending.due().is_none())
            || play.aids.as_ref().is_some_and(|aids| aids.due.is_none())
    }

    async fn try_step(&mut self) -> Outcome<Option<Instant>> {
        loop {
            let Some(play) = self.play.as_ref().filter(|_| self.closed.is_none()) else { return Ok(None) };
            let next = match play.table.turn() {
                Turn::Over => return Ok(None),
                Turn::Chance if play.root.is_none() && self.row.deal.is_some() => match self.gather_shares().await?
                {
                    Some(due) => return Ok(Some(due)),
                    None => continue,
                },
                Turn::Chance => {
                    let written = play.written(Mover::Chance)?;
                    let dealt = written.unwrap_or_else(|| {
                        play.table.deal(&mut self.row.chance(&self.context, play, Mover::Chance))
                    });
                    self.append(dealt, None, false).await?;
                    continue;
                }
                Turn::Player(seat) => {
                    if self.drives().await? {
                        self.end_time().await?;
                        self.prepare(seat)?
                    } else {
                        self.play.as_mut().ok_or(Problem::INTERNAL)?.pending = None;
                        None
                    }
                }
            };
            match next {
                Some(due) if due <= Instant::now() => self.make_pending().await?,
                _ => {
                    if self.standing_in() != self.stand_ins_said {
                        self.announce_room().await;
                    }
                    let stand_in = self.next_stand_in().map(|left| Instant::now() + left);
                    let time_up = self.next_time_up().map(|left| Instant::now() + left);
                    return Ok(next.into_iter().chain(stand_in).chain(time_up).min());
                }
            }
        }
    }

    /// Begins what the table has to do by itself for the player to move, if anything; answers when it is due, as far
    /// as that is known.
    pub(super) fn prepare(&mut self, seat: Seat) -> Outcome<Option<Instant>> {
        let chair = self.play()?.seats[seat.index()];
        let now = store::now();
        let (level, awake) = (self.driver(chair, now)?, self.is_awake(now));
        let Some(play) = &mut self.play else { return Ok(None) };
        let ply = play.table.ply();
        let is_current = |pending: &Pending| pending.ply == ply && pending.level == level;
        if !awake {
            play.pending = None;
        } else if !play.pending.as_ref().is_some_and(is_current) {
            // Before anything is known of the move.
            let pace = self.context.config.pace;
            // A game that was left is everybody's to see, and nobody waits for it.
            let timetable = match self.row.is_abandoned() {
                true => Timetable::after(Duration::ZERO, Duration::ZERO),
                false => Timetable::after(pace.draw(), pace.step()),
            };
            let given = match level {
                None => play.table.forced(),
                Some(_) => play.written(Mover::Seat(seat))?,
            };
            let known = given.map(Chosen::Settled).or_else(|| self.ordered(chair).map(Chosen::Ordered));
            let chosen = match (known, &level) {
                (Some(chosen), _) => Some(settled(&self.context, chosen)),
                (None, Some(level)) => Some(think(&self.context, &self.row, self.play()?, level)?),
                (None, None) => None,
            };
            let pending = chosen.map(|chosen| Pending::new((ply, seat, level), timetable, chosen));
            self.play.as_mut().ok_or(Problem::INTERNAL)?.pending = pending;
        }
        Ok(self.play()?.pending.as_ref().and_then(Pending::due))
    }

    async fn make_pending(&mut self) -> Outcome<()> {
        let Some(play) = &mut self.play else { return Ok(()) };
        let Some(pending) = play.pending.take() else { return Ok(()) };
        let Pending { ply, seat, level, is_helped, timetable, chosen, .. } = pending;
        // What somebody has ordered they do themselves, until a bot has chosen something for them.
        let was_bot = play.movers.iter().rfind(|(of, _)| *of == Some(seat)).is_some_and(|&(_, by_bot)| by_bot);
        // What failed while it was worked out is logged there.
        let chosen = chosen.done();
        let by_bot = level.is_some() && (was_bot || !matches!(chosen, Ok(Chosen::Ordered(_))));
        let checked = chosen.and_then(|chosen| match chosen {
            Chosen::Settled(checked) | Chosen::Ordered(checked) => Ok(checked),
            Chosen::ByBot(chosen) => play.table.check_choice(Mover::Seat(seat), chosen).map_err(|refusal| {
                tracing::error!(table = ?self.row.id, game = self.row.game, level, %refusal, "a bot's move is refused");
                Problem::refused(&refusal, play.table.game().words())
            }),
        });
        match checked {
            Ok(checked) => self.append(checked, None, by_bot).await.map(drop),
            Err(problem) if is_helped => Err(problem),
            Err(_) => {
                // A move of the weakest bot, so that a faulty one does not freeze the table.
                let weakest = play.table.game().bots().first().copied().ok_or(Problem::INTERNAL)?;
                let thought = think(&self.context, &self.row, play, weakest)?;
                let mut pending = Pending::new((ply, seat, level), timetable, thought);
                pending.is_helped = true;
                play.pending = Some(pending);
                Ok(())
            }
        }
    }

    /// Puts a move into the log and, once it is on disk, makes it and shows it.
    async fn append(&mut self, checked: Checked, key: Option<String>, by_bot: bool) -> Outcome<store::Effect> {
        let mut m = StoredMove::new(checked.ply(), checked.mover(), checked.json().to_owned(), key);
        m.by_bot = by_bot;
        m.used = self.used_by(m.seat.map(Seat), m.at);
        // Nothing of how a game was begun is changed before it goes on.
        if let Some(play) = self.play.as_ref().filter(|play| play.adopt) {
            let terms = self.terms(&*play.table)?;
            self.change(Change::Adopt { table: self.row.id.clone(), terms }).await?;
        }
        if let Some(play) = &mut self.play {
            play.adopt = false;
        }
        let turn = self.play.as_ref().ok_or(Problem::NOT_STARTED)?.table.turn_after(&checked);
        let due = self.due(turn, m.at);
        let is_due = due.is_some();
        let score = self.score_after(&checked);
        let mark = self.mark_after(&checked, turn).await?;
        let change = Change::Append { table: self.row.id.clone(), m: m.clone(), due, score, mark };
        let outcome = self.context.store.change(change).await?;
        match outcome {
            store::Effect::Made => {
                self.context.metrics.moves.inc();
                if is_due {
                    self.context.outbox.wake();
                }
                self.row.last = store::now();
                self.apply(checked, m)?;
                self.after_moves().await;
            }
            store::Effect::Gone => return Err(Problem::UNKNOWN_TABLE),
            _ => self.catch_up().await?,
        }
        Ok(outcome)
    }

    /// Makes a move that is in the log.
    fn apply(&mut self, checked: Checked, m: StoredMove) -> Outcome<()> {
        let play = self.play.as_mut().ok_or(Problem::INTERNAL)?;
        play.follow(checked.ply() as usize, checked.json());
        play.course.follow(checked.mover());
        play.table.apply(checked);
        play.note(m);
        play.pending = None;
        self.show_news();
        Ok(())
    }

    /// Somebody else has put moves into the log: takes them in.
    pub(super) async fn catch_up(&mut self) -> Outcome<()> {
        let from = self.play.as_ref().ok_or(Problem::INTERNAL)?.table.ply();
        let Some(moves) = self.context.store.moves(&self.row.id, from).await? else {
            return Err(Problem::unreadable(LOG));
        };
        if moves.is_empty() {
            return Ok(());
        }
        self.row.last = store::now();
        for m in moves {
            let Started { table, .. } = self.play()?;
            let mover = table.turn().mover().ok_or(Refusal::Over);
            match mover.and_then(|mover| table.check(mover, &m.json)) {
                Ok(checked) => self.apply(checked, m)?,
                Err(refusal) => {
                    tracing::error!(table = ?self.row.id, game = self.row.game, %refusal, "a move of the log is refused");
                    let problem = Problem::unreadable(LOG);
                    self.close(problem.clone()).await;
                    return Err(problem);
                }
            }
        }
        self.after_moves().await;
        Ok(())
    }

    /// The game is over: its replay says where bots have moved, and for whom; its review judges nobody by what they did in
    /// people's places, and has them say why they did it.
    pub(super) fn tell_bots(&mut self) {
        let (Some(play), Ok(best)) = (&self.play, self.best_bot()) else { return };
        let stood_in = self.stood_in(play);
        let levels = play.seats.iter().map(|chair| self.row.chairs.get(chair)?.bot.as_deref());
        let begun = self.row.origin.as_ref().map_or(0, |origin| origin.ply);
        let by_bots = ByBot::all(levels, &stood_in, &best, begun);
        if let Some(play) = &mut self.play {
            play.table.set_stood_in(stood_in);
            play.table.set_by_bots(by_bots);
        }
    }

    async fn after_moves(&mut self) {
        if self.phase() == Phase::Over {
            tracing::info!(table = ?self.row.id, game = self.row.game, "a game is over");
            // For lists and clean-up only: that it is over follows from the log.
            if self.change(Change::End { table: self.row.id.clone() }).await.is_err() {
                tracing::warn!(table = ?self.row.id, "the end of a game was not saved");
            }
            self.row.code = None;
            self.tell_bots();
            self.announce_room().await;
            self.praise();
        } else if self.row.clock.is_some() {
            // Whose clock runs now, and what is left on each.
            self.announce_room().await;
        }
    }

    /// Why a fact is certain for somebody. While the game is on, everybody asks of their own knowledge alone, and
    /// only where the table's help reasons.
    pub(crate) async fn why(&self, token: Option<TokenHash>, asked: AskWhy) -> Outcome<Task<Option<Why>>> {
        if self.phase() == Phase::Over {
            self.unsealed().await?;
        }
        let play = self.play()?;
        let chair = token.ok_or(NOT_A_SEAT).and_then(|token| self.own_chair(token));
        let asker = chair.and_then(|chair| play.seat_of(chair).ok_or(Problem::INTERNAL));
        play::why(&*play.table, asker, self.row.help, &asked)
    }

    /// A hint for somebody whose turn it is, of their own knowledge alone, where the table's help gives any; and how much
    /// they have been told by now.
    pub(crate) fn hint(&self, token: TokenHash) -> Outcome<Hinting> {
        let play = self.play()?;
        let chair = self.own_chair(token)?;
        play::hint(&*play.table, play.seat_of(chair).ok_or(Problem::INTERNAL), self.row.help)
    }

    /// By what the game is played, under the rules of today.
    pub(super) fn terms(&self, table: &dyn AnyTable) -> Outcome<Terms> {
        let (rules, options) = (self.game()?.rules(), self.row.options.clone());
        Ok(Terms { rules, options, setup: table.setup().to_owned() })
    }

    /// The replay of the finished game, and where it stands once it is written.
    pub(crate) async fn replay(&self) -> Outcome<(WrittenOnce, Task<Replay>)> {
        self.unsealed().await?;
        let play = self.play()?;
        Ok((play.replay.clone(), play.table.replay().ok_or(Problem::NOT_OVER)?))
    }

    /// The same of its review.
    pub(crate) async fn review(&self) -> Outcome<(WrittenOnce, Task<Option<Review>>)> {
        self.unsealed().await?;
        let play = self.play()?;
        Ok((play.review.clone(), play.table.review().ok_or(Problem::NOT_OVER)?))
    }
}

/// A bot of this level begins to think about the next move.
fn think(context: &Context, row: &StoredTable, play: &Started, level: &str) -> Outcome<Work<Chosen>> {
    let bot = play.table.ask(level).ok_or_else(|| Problem::unreadable(format!("its bot {level:.24?}")))?;
    let mover = play.table.turn().mover().ok_or(Problem::OVER)?;
    let mut rng = row.chance(context, play, mover);
    let choose = move || Chosen::ByBot(bot.choose(&mut rng));
    if row.is_abandoned() {
        let pool = context.pool.clone();
        return Ok(Work::new(async move { pool.spare(choose).await }));
    }
    Ok(in_pool(context, choose))
}

/// A move that is settled waits where bots think, so that it is not made sooner when many do.
fn settled(context: &Context, chosen: Chosen) -> Work<Chosen> {
    in_pool(context, move || chosen)
}

fn in_pool(context: &Context, choose: impl FnOnce() -> Chosen + Send + 'static) -> Work<Chosen> {
    let pool = context.pool.clone();
    Work::new(async move { pool.work(choose).await })
}
