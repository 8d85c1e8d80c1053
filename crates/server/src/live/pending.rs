//! What the table is about to do by itself.

use catalog::{AnyMove, Checked, Seat};
use tokio::time::Instant;

use super::timetable::Timetable;
use super::work::Work;

/// What a bot, or the table for a player, is about to do.
///
/// Nobody can tell by when it is done which of both it was, nor whether there was anything to choose: the timetable is
/// drawn first, and all of it is worked out in the same place.
pub(super) struct Pending {
    pub(super) ply: u32,
    pub(super) seat: Seat,
    /// The level of the bot that moves for the seat; `None` where its person does.
    pub(super) level: Option<String>,
    /// Whether the weakest bot thinks in the bot's place, because that failed.
    pub(super) is_helped: bool,
    pub(super) timetable: Timetable,
    pub(super) chosen: Work<Chosen>,
    /// When it is made; not known before it is chosen.
    due: Option<Instant>,
}

/// A move that the table makes by itself.
pub(super) enum Chosen {
    /// There was nothing to choose: by the rules, or because a lesson has it so.
    Settled(Checked),
    /// Its person has ordered it; a bot in their place obeys, too.
    Ordered(Checked),
    /// A bot has thought.
    ByBot(AnyMove),
}

impl Pending {
    pub(super) fn new(
        (ply, seat, level): (u32, Seat, Option<String>),
        timetable: Timetable,
        chosen: Work<Chosen>,
    ) -> Pending {
        Pending { ply, seat, level, is_helped: false, timetable, chosen, due: None }
    }

    pub(super) fn is_of(&self, seat: Option<Seat>) -> bool {
        Some(self.seat) == seat
    }

    /// When it is made; not known before it is chosen.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Returns once it is chosen.
    pub(super) async fn finish(&mut self) {
        self.chosen.finish().await;
        self.due = Some(self.timetable.leaves());
    }
}
