//! Phrases that people say at a table: all hear the same, and nothing of it is kept.
//!
//! Bots say a few, too, by their character and by what everybody has seen: a bot that likes to talk returns a greeting
//! or praise, and praises when a game is over. None of it depends on a card.

use governor::RateLimiter;
use protocol::play::NOT_A_SEAT;
use protocol::{Notice, Outcome, PHRASES, Problem};

use super::{LiveTable, WatcherId};

const GREETING: u8 = 1;
const PRAISE: u8 = PHRASES;

impl LiveTable {
    /// A person says a phrase.
    pub(super) fn say_phrase(&mut self, from: WatcherId, number: u8) -> Outcome<()> {
        self.open()?;
        let chair = self.watcher(from).and_then(|watcher| watcher.chair).ok_or(NOT_A_SEAT)?;
        if !(1..=PHRASES).contains(&number) {
            return Err(Problem::malformed(format!("phrases are numbered 1 to {PHRASES}")));
        }
        let rate = self.context.config.limits.phrases;
        let bucket = self.phrases.entry(chair).or_insert_with(|| RateLimiter::direct(rate.quota()));
        bucket.check().map_err(|_| Problem::TOO_MANY_PHRASES)?;
        self.notify_all(&Notice::Phrase { chair, number });
        if matches!(number, GREETING | PRAISE) {
            self.bot_says(number);
        }
        Ok(())
    }

    /// The game is over: a bot that likes to talk praises it.
    pub(super) fn praise(&mut self) {
        self.bot_says(PRAISE);
    }

    fn bot_says(&mut self, number: u8) {
        let mut bots = self.row.chairs.iter().filter(|(_, sitter)| sitter.bot.is_some());
        let talker = bots.find(|(_, bot)| likes_to_talk(&bot.name)).map(|(&chair, _)| chair);
        if let Some(chair) = talker {
            self.notify_all(&Notice::Phrase { chair, number });
        }
    }
}

/// A bot's character is its name's: every second one likes to talk.
fn likes_to_talk(name: &str) -> bool {
    name.bytes().map(u32::from).sum::<u32>() % 2 == 0
}
