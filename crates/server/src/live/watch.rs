//! Who looks on, and what they are sent.

use catalog::Viewer;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::LiveTable;
use crate::frame::Frame;
use crate::problem::{Fault, Outcome};
use crate::protocol::Notice;
use crate::store::{Millis, now};
use crate::token::TokenHash;

/// A token that opens nothing here.
const FREED: Fault = Fault::NotYours("This link is not valid at this table: its seat may have been freed.");

/// One connection to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WatcherId(u64);

pub(super) struct Watcher {
    id: WatcherId,
    /// The chair of its token; a connection never changes its eyes.
    pub(super) chair: Option<u8>,
    host: bool,
    frames: mpsc::Sender<Frame>,
    /// How many pieces of news it was sent; `None` before it was shown the game at all.
    sent: Option<u32>,
    /// Whether it was too slow, or is gone.
    lost: bool,
}

impl Watcher {
    fn send(&mut self, frame: Frame) {
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
        from: u32,
        frames: mpsc::Sender<Frame>,
    ) -> Outcome<WatcherId> {
        let chair = token.and_then(|token| self.chair_of(token));
        let host = token == Some(self.host);
        if token.is_some() && chair.is_none() && !host {
            return Err(FREED);
        }
        if self.watchers.len() >= self.context.config.limits.watchers {
            return Err(Fault::TooMany("Too many look at this table already."));
        }
        let viewer = self.viewer(chair);
        let told = self.play.as_ref().map_or(0, |play| play.table.told(viewer));
        if from > told {
            return Err(Fault::Malformed(format!("there are only {told} pieces of news for you, not {from}")));
        }
        self.watchers_ever += 1;
        let id = WatcherId(self.watchers_ever);
        let mut watcher = Watcher { id, chair, host, frames, sent: Some(told), lost: false };
        watcher.send(self.welcome(chair, host));
        self.watchers.push(watcher);
        if let Some(chair) = chair {
            self.wake().await;
            self.set_away(chair, None).await;
        }
        self.announce_room().await;

        let notes = chair.and_then(|chair| self.sitter(chair)?.notes.as_deref());
        let notes = notes.map(|notes| serde_json::from_str(notes).unwrap_or(Value::Null));
        let shown = self.play.as_ref().map(|play| play.table.show(viewer, from));
        if let Some(watcher) = self.watchers.iter_mut().find(|watcher| watcher.id == id) {
            if chair.is_some() {
                watcher.send(Frame::from(&Notice::Notes { notes: notes.unwrap_or(Value::Null) }));
            }
            if let Some(shown) = shown {
                watcher.send(shown.into());
            }
        }
        Ok(id)
    }

    /// A connection is gone.
    pub(crate) async fn leave(&mut self, id: WatcherId) {
        if let Some(watcher) = self.watchers.iter_mut().find(|watcher| watcher.id == id) {
            watcher.lost = true;
            self.announce_room().await;
        }
    }

    /// The chair of a connection, as it is now: it may have been freed.
    pub(crate) fn chair_of_watcher(&self, id: WatcherId) -> Option<u8> {
        self.watchers.iter().find(|watcher| watcher.id == id)?.chair
    }

    /// Sends one connection a notice.
    pub(crate) fn notify(&mut self, id: WatcherId, notice: &Notice) {
        if let Some(watcher) = self.watchers.iter_mut().find(|watcher| watcher.id == id) {
            watcher.send(notice.into());
        }
    }

    /// Sends a notice to all connections of a chair but one.
    pub(super) fn notify_others(&mut self, chair: u8, but: WatcherId, notice: &Notice) {
        let frame = Frame::from(notice);
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.chair == Some(chair) && watcher.id != but)
        {
            watcher.send(frame.clone());
        }
    }

    fn welcome(&self, chair: Option<u8>, host: bool) -> Frame {
        let setup = self.play.as_ref().map(|play| serde_json::from_str(play.table.setup()));
        let setup = setup.and_then(Result::ok).unwrap_or(Value::Null);
        Frame::from(&Notice::Welcome { viewer: self.viewer(chair), chair, host, setup })
    }

    /// Tells everybody how the room is now, and notices who is not there any more.
    pub(super) async fn announce_room(&mut self) {
        loop {
            self.drop_lost().await;
            self.stand_ins_said = self.standing_in();
            let frame = Frame::from(&Notice::Room(self.room()));
            for watcher in &mut self.watchers {
                watcher.send(frame.clone());
            }
            if !self.watchers.iter().any(|watcher| watcher.lost) {
                return;
            }
        }
    }

    async fn drop_lost(&mut self) {
        let (lost, left) = std::mem::take(&mut self.watchers).into_iter().partition(|watcher| watcher.lost);
        self.watchers = left;
        for watcher in Vec::<Watcher>::into_iter(lost) {
            if let Some(chair) = watcher.chair.filter(|&chair| !self.is_connected(chair)) {
                self.set_away(chair, Some(now())).await;
            }
        }
    }

    /// The game has started: everybody is told who they are now, and is shown the table with their own eyes.
    pub(super) fn welcome_to_game(&mut self) {
        let whom: Vec<(Option<u8>, bool)> =
            self.watchers.iter().map(|watcher| (watcher.chair, watcher.host)).collect();
        let welcomes: Vec<Frame> = whom.into_iter().map(|(chair, host)| self.welcome(chair, host)).collect();
        for (watcher, welcome) in self.watchers.iter_mut().zip(welcomes) {
            watcher.send(welcome);
            watcher.sent = None;
        }
        self.show_news();
    }

    /// A chair is no longer the person's who had it: their connections end.
    pub(super) fn dismiss(&mut self, chair: u8) {
        let notice = Notice::Refused { key: None, problem: FREED.problem() };
        for watcher in self.watchers.iter_mut().filter(|watcher| watcher.chair == Some(chair)) {
            watcher.send(Frame::from(&notice));
            watcher.lost = true;
        }
    }

    /// Sends everybody what they have not been told yet. Whoever was told nothing gets nothing.
    pub(super) fn show_news(&mut self) {
        let Some(play) = &self.play else { return };
        let viewers: Vec<Viewer> = self.watchers.iter().map(|watcher| self.viewer(watcher.chair)).collect();
        // Many look on with the same eyes and have seen as much: one serialization serves them all.
        let mut shown: Vec<(Viewer, u32, Frame)> = Vec::new();
        for (watcher, viewer) in self.watchers.iter_mut().zip(viewers) {
            let told = play.table.told(viewer);
            if watcher.sent.is_some_and(|sent| sent >= told) {
                continue;
            }
            let from = watcher.sent.unwrap_or(0);
            let known = shown.iter().find(|(eyes, number, _)| (*eyes, *number) == (viewer, from));
            let frame = match known {
                Some((_, _, frame)) => frame.clone(),
                None => {
                    let frame = Frame::from(play.table.show(viewer, from));
                    shown.push((viewer, from, frame.clone()));
                    frame
                }
            };
            watcher.sent = Some(told);
            watcher.send(frame);
        }
    }

    /// A person without a connection did something: the countdown begins anew.
    pub(super) async fn seen_without_connection(&mut self, chair: u8) {
        if !self.is_connected(chair) {
            let now: Millis = now();
            self.wake().await;
            self.set_away(chair, Some(now)).await;
        }
    }
}
