//! Phrases that people say at a table, not too often, and what bots answer.

use governor::RateLimiter;
use protocol::play::NOT_A_SEAT;
use protocol::{Notice, Outcome, Problem, phrases};

use super::{LiveTable, WatcherId};
use crate::store::Hint;

impl LiveTable {
    /// A person says a phrase.
    pub(super) fn say_phrase(&mut self, from: WatcherId, number: u8) -> Outcome<()> {
        self.open()?;
        let chair = self.watcher(from).and_then(|watcher| watcher.chair).ok_or(NOT_A_SEAT)?;
        phrases::check(number)?;
        let rate = self.context.config.limits.phrases;
        let bucket = self.phrases.entry(chair).or_insert_with(|| RateLimiter::direct(rate.quota()));
        bucket.check().map_err(|_| Problem::TOO_MANY_PHRASES)?;
        self.context.store.hints().tell(Hint::Phrase(self.row.id.clone(), chair, number));
        self.hear_phrase(chair, number);
        Ok(())
    }

    /// Everybody here hears what a person says, here or at another server; and so do the bots, everywhere alike.
    pub(crate) fn hear_phrase(&mut self, chair: u8, number: u8) {
        self.notify_all(&Notice::Phrase { chair, number });
        if phrases::is_returned(number) {
            self.bot_says(number);
        }
    }

    /// The game is over: a bot that likes to talk praises it.
    pub(super) fn praise(&mut self) {
        self.bot_says(phrases::PRAISE);
    }

    fn bot_says(&mut self, number: u8) {
        let bots = self.row.chairs.iter().filter(|(_, sitter)| sitter.bot.is_some());
        let said = phrases::of_bots(number, bots.map(|(&chair, bot)| (chair, bot.name.as_str())));
        if let Some(notice) = said {
            self.notify_all(&notice);
        }
    }
}
