//! Who watches, and what they are sent.

use catalog::Viewer;
use protocol::play::MoveBody;
use protocol::{FromClient, Notice, Outcome, Problem, ProblemCode};
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::LiveTable;
use crate::fault::{Fault, is_planted};
use crate::frame::Frame;
use crate::store::now;
use crate::token::TokenHash;

/// A token that opens nothing here.
const FREED: Problem = Problem::not_yours("This link is not valid at this table: its seat may have been freed.");

const LOST_NOTES: Problem =
    Problem::new(ProblemCode::Unreadable, "Your notes can't be read from the database; new ones take their place.");

/// One connection to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WatcherId(u64);

pub(super) struct Watcher {
    id: WatcherId,
    /// The chair of its token; a connection never changes its eyes.
    pub(super) chair: Option<u8>,
    host: bool,
    /// Whether it is a big screen.
    pub(super) screen: bool,
    frames: mpsc::Sender<Frame>,
    /// How many pieces of news it was sent; `None` before it was shown the game at all.
    pub(super) sent: Option<u32>,
    /// Whether it has news to which what helps has not been sent.
    pub(super) lacks_aid: bool,
    /// Whether it was too slow, or is gone.
    pub(super) lost: bool,
}

impl Watcher {
    pub(super) fn send(&mut self, frame: Frame) {
        if let Err(error) = self.frames.try_send(frame) {
            if matches!(error, TrySendError::Full(_)) {
                tracing::info!("a reader was too slow and is disconnected");
            }
            self.lost = true;
        }
    }
}

impl LiveTable {
    /// A connection says hello: it is told who it is and how things stand, and all news from `from` on.
    pub(crate) async fn join(
        &mut self,
        token: Option<TokenHash>,
        screen: bool,
        from: u32,
        frames: mpsc::Sender<Frame>,
    ) -> Outcome<WatcherId> {
        let chair = token.and_then(|token| self.chair_of(token));
        let host = token.is_some() && token == self.row.host;
        let told = self.play.as_ref().map_or(0, |play| play.table.told(play.viewer(chair)));
        // Another server may know them, or have told them more.
        if self.is_behind && ((token.is_some() && chair.is_none() && !host) || from > told) {
            return Err(Problem::UNAVAILABLE);
        }
        // A closed table is shown to whoever comes: its keys may be what cannot be read.
        if let Some(token) = token
            && chair.is_none()
            && !host
            && self.closed.is_none()
        {
            return Err(self.why_lost(token).unwrap_or(FREED));
        }
        if chair.is_none() {
            self.unsealed().await?;
        }
        if from > told {
            return Err(Problem::SET_BACK);
        }
        self.make_place(chair, host)?;
        self.watchers_ever += 1;
        let id = WatcherId(self.watchers_ever);
        let mut watcher =
            Watcher { id, chair, host, screen, frames, sent: Some(told), lacks_aid: true, lost: false };
        watcher.send(self.welcome(chair, host));
        self.watchers.push(watcher);
        if let Some(chair) = chair {
            self.wake().await;
            self.set_away(chair, None).await;
            self.come_back(chair).await;
        }
        if screen {
            // A screen needs none where nobody can join any more.
            let _ = self.call_by_code().await;
        }
        self.announce_room().await;

        if let Some(chair) = chair {
            self.notify(id, &self.notes_of(chair));
        }
        let Some(play) = &self.play else { return Ok(id) };
        let from = if is_planted(Fault::ResumeLate) && (1..told).contains(&from) { from + 1 } else { from };
        let (shown, is_aided) = (play.table.show(play.viewer(chair), from), play.aids.is_some());
        self.teach();
        if let Some(watcher) = self.watcher(id) {
            watcher.send(shown.into());
        }
        if !is_aided {
            self.begin_aids();
        }
        Ok(id)
    }

    /// Spectators have a limit. Whoever has a seat, or hosts, is always let in: beyond what one person may have open, the
    /// oldest of their own connections ends, which may be long gone.
    fn make_place(&mut self, chair: Option<u8>, host: bool) -> Outcome<()> {
        let limits = &self.context.config.limits;
        let alike = |watcher: &&mut Watcher| match chair {
            Some(_) => watcher.chair == chair,
            None => watcher.chair.is_none() && watcher.host == host,
        };
        let alike: Vec<&mut Watcher> =
            self.watchers.iter_mut().filter(|watcher| !watcher.lost).filter(alike).collect();
        if chair.is_none() && !host {
            let is_free = alike.len() < limits.watchers;
            return is_free
                .then_some(())
                .ok_or(Problem::too_many("Too many people are watching this table already."));
        }
        if alike.len() >= limits.devices
            && let Some(oldest) = alike.into_iter().next()
        {
            oldest.lost = true;
        }
        Ok(())
    }

    /// A person's notes as they are kept.
    pub(super) fn notes_of(&self, chair: u8) -> Notice {
        let notes = self.row.chairs.get(&chair).and_then(|sitter| sitter.notes.as_deref());
        match notes.map_or(Ok(Value::Null), serde_json::from_str) {
            Ok(notes) => Notice::Notes { notes },
            Err(error) => {
                tracing::error!(table = ?self.row.id, chair, %error, "stored notes cannot be read");
                Notice::Refused { key: None, problem: LOST_NOTES }
            }
        }
    }

    /// A connection is gone.
    pub(crate) async fn leave(&mut self, id: WatcherId) -> Outcome<()> {
        if let Some(watcher) = self.watcher(id) {
            watcher.lost = true;
            self.announce_room().await;
        }
        Ok(())
    }

    /// Does what a connection says and answers it in the table's own order, so that no answer overtakes its news.
    pub(crate) async fn hear(&mut self, id: WatcherId, said: FromClient) -> Outcome<()> {
        let (key, done) = match said {
            FromClient::Hello { .. } => (None, Err(Problem::malformed("hello has been said on this socket"))),
            FromClient::Move { key, at, chosen } => {
                // As it is now: it may have been freed.
                let chair = self.watcher(id).and_then(|watcher| watcher.chair);
                if let Some(chair) = chair {
                    self.come_back(chair).await;
                }
                let made = self.make_move(chair, MoveBody { key: key.clone(), at, chosen }).await;
                (Some(key.clone()), made.map(|()| Some(Notice::Accepted { key })))
            }
            FromClient::Phrase { number } => (None, self.say_phrase(id, number).map(|()| None)),
            FromClient::Share { share } => (None, self.open_share_of(id, &share).await.map(|()| None)),
            FromClient::Notes { notes } => (None, self.keep_notes(id, notes).await.map(|()| None)),
        };
        let answer = done.unwrap_or_else(|problem| {
            self.context.metrics.refuse(problem.code);
            Some(Notice::Refused { key, problem })
        });
        if let Some(notice) = answer {
            self.notify(id, &notice);
        }
        Ok(())
    }

    pub(super) fn watcher(&mut self, id: WatcherId) -> Option<&mut Watcher> {
        self.watchers.iter_mut().find(|watcher| watcher.id == id)
    }

    /// Sends one connection a notice.
    fn notify(&mut self, id: WatcherId, notice: &Notice) {
        if let Some(watcher) = self.watcher(id) {
            watcher.send(notice.into());
        }
    }

    /// Sends a notice to all connections of a chair, but for one perhaps.
    pub(super) fn notify_others(&mut self, chair: u8, but: Option<WatcherId>, notice: &Notice) {
        let frame = Frame::from(notice);
        let others = self.watchers.iter_mut().filter(|watcher| watcher.chair == Some(chair));
        for watcher in others.filter(|watcher| Some(watcher.id) != but) {
            watcher.send(frame.clone());
        }
    }

    fn welcome(&self, chair: Option<u8>, host: bool) -> Frame {
        let (viewer, setup) = self.play.as_ref().map_or((Viewer::Spectator, Value::Null), |play| {
            (play.viewer(chair), serde_json::from_str(play.table.setup()).expect("a setup is JSON"))
        });
        Frame::from(&Notice::Welcome { viewer, chair, host, setup })
    }

    /// Tells everybody how the room is now, and notices who is not there any more.
    pub(super) async fn announce_room(&mut self) {
        loop {
            self.drop_lost().await;
            self.tell_watching().await;
            self.stand_ins_said = self.standing_in();
            self.notify_all(&Notice::Room(Box::new(self.room())));
            if !self.watchers.iter().any(|watcher| watcher.lost) {
                return;
            }
        }
    }

    async fn drop_lost(&mut self) {
        let lost: Vec<Watcher> = self.watchers.extract_if(.., |watcher| watcher.lost).collect();
        for Watcher { chair, sent, .. } in lost {
            let Some(chair) = chair else { continue };
            if let Some(sent) = sent {
                self.left.insert(chair, sent);
            }
            if !self.is_connected(chair) {
                self.set_away(chair, Some(now())).await;
            }
        }
    }

    /// The game has started: everybody is told who they are now, and is shown the table with their own eyes.
    pub(super) fn welcome_to_game(&mut self) {
        let mut watchers = std::mem::take(&mut self.watchers);
        for watcher in &mut watchers {
            watcher.send(self.welcome(watcher.chair, watcher.host));
            watcher.sent = None;
        }
        self.watchers = watchers;
        self.show_news();
    }

    /// Tells everybody the same.
    pub(super) fn notify_all(&mut self, notice: &Notice) {
        let frame = Frame::from(notice);
        for watcher in &mut self.watchers {
            watcher.send(frame.clone());
        }
    }

    /// A chair is no longer the person's who had it: their connections end.
    pub(super) fn dismiss(&mut self, chair: u8, is_late: bool) {
        let problem = if is_late { Problem::LOST_ON_TIME } else { FREED };
        let notice = Notice::Refused { key: None, problem };
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.chair == Some(chair)) {
            watcher.send(Frame::from(&notice));
            watcher.lost = true;
        }
    }

    /// Sends everybody what they have not been told yet. Whoever was told nothing gets nothing.
    pub(super) fn show_news(&mut self) {
        self.teach();
        let Some(play) = &self.play else { return };
        // Many watch with the same eyes and have seen as much: they are sent the same bytes.
        let mut whom: Vec<(Viewer, u32)> = Vec::new();
        let mut waiting: Vec<(&mut Watcher, usize)> = Vec::new();
        for watcher in &mut self.watchers {
            let viewer = play.viewer(watcher.chair);
            let told = play.table.told(viewer);
            if watcher.sent.is_some_and(|sent| sent >= told) {
                continue;
            }
            let who = (viewer, watcher.sent.unwrap_or(0));
            let place = whom.iter().position(|other| *other == who).unwrap_or(whom.len());
            if place == whom.len() {
                whom.push(who);
            }
            watcher.sent = Some(told);
            watcher.lacks_aid = true;
            waiting.push((watcher, place));
        }
        let frames: Vec<Frame> = play.table.show_each(&whom).into_iter().map(Frame::from).collect();
        for (watcher, place) in waiting {
            watcher.send(frames[place].clone());
        }
        // What was being worked out is of before.
        self.begin_aids();
    }

    /// A person without a connection did something: the countdown begins anew.
    pub(super) async fn seen_without_connection(&mut self, chair: u8) {
        if !self.is_there(chair) {
            self.wake().await;
            self.set_away(chair, Some(now())).await;
            self.come_back(chair).await;
        }
    }
}
