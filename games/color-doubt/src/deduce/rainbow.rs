//! What the points of a finished game tell of the rainbow card.

use game::Seat;

use super::record::Record;

/// Where the rainbow card can be at the end of a game, from what the scores told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rainbow {
    /// Anywhere.
    Anywhere,
    /// In the hand or the minus pile of this player.
    With(Seat),
    /// With none of those who counted their cards: on the table, out of the game, or with the winner if there is
    /// one.
    Uncounted(Option<Seat>),
}

impl Rainbow {
    pub(crate) fn of(record: &Record) -> Self {
        let Some(result) = &record.result else { return Rainbow::Anywhere };
        match result.scores.iter().find(|(_, score)| score.rainbow) {
            Some((seat, _)) => Rainbow::With(seat),
            None => Rainbow::Uncounted(result.winner),
        }
    }

    /// Whether it can be with this player.
    pub(crate) fn with(self, seat: Seat) -> bool {
        match self {
            Rainbow::Anywhere => true,
            Rainbow::With(holder) => holder == seat,
            Rainbow::Uncounted(winner) => winner == Some(seat),
        }
    }

    /// Whether it can be on the table or out of the game.
    pub(crate) fn with_nobody(self) -> bool {
        !matches!(self, Rainbow::With(_))
    }
}
