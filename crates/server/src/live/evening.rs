//! A table of a duplicate evening: its chance is that of its board, and nobody but its player learns anything of it before
//! the board is revealed.

use catalog::{Checked, Mover};
use chacha20::ChaCha20Rng;
use protocol::{Outcome, Phase, Problem};

use super::{Context, LiveTable, Started};
use crate::store::{Scored, StoredTable};

impl StoredTable {
    /// What the next move is drawn from: at a table of an evening, the same as at all others of its board; where deals can
    /// be verified, what secret and shares give. What bots think with is drawn apart from both.
    pub(super) fn chance(&self, context: &Context, play: &Started, mover: Mover) -> ChaCha20Rng {
        match (&self.evening, &play.root) {
            (Some(of), _) => of.board.generator(play.course.draw(mover)),
            (None, Some(root)) if mover == Mover::Chance => root.generator(play.course.draw(mover)),
            _ => context.dealer.generator(play.table.ply(), mover),
        }
    }

    /// Whether bots alone play a game of an evening to its end, which was closed before its person had.
    pub(super) fn is_abandoned(&self) -> bool {
        self.evening.is_some() && self.chairs.values().all(|sitter| sitter.token.is_none())
    }
}

impl LiveTable {
    /// Whether everybody may see the table.
    ///
    /// # Errors
    /// [`Problem::SEALED`], when somebody may still have to play the same board.
    pub(crate) async fn unsealed(&self) -> Outcome<()> {
        let Some(of) = &self.row.evening else { return Ok(()) };
        let revealed = self.context.store.is_revealed(&of.evening, of.number).await?;
        revealed.then_some(()).ok_or(Problem::SEALED)
    }

    /// What is done only at tables of no evening.
    pub(super) fn of_no_evening(&self) -> Outcome<()> {
        self.row.evening.as_ref().map_or(Ok(()), |_| Err(Problem::OF_EVENING))
    }

    /// What the person of an evening has scored, or a bot for them, if this move ends their game.
    pub(super) fn score_after(&self, checked: &Checked) -> Option<Scored> {
        let of = self.row.evening.as_ref()?;
        let play = self.play.as_ref()?;
        let seat = play.seat_of(of.board.chair(of.players))?;
        let score = *play.table.scores_after(checked).get(seat.index())?;
        Some(Scored { score, by_bot: self.row.is_abandoned() })
    }

    /// The evening is closed: where the game is not over, a bot like the others at the table plays it to its end at once.
    pub(crate) async fn leave_to_bots(&mut self) -> Outcome<()> {
        let Some(of) = self.row.evening.as_ref().filter(|_| self.phase() == Phase::Playing) else { return Ok(()) };
        if self.row.is_abandoned() {
            return Ok(());
        }
        let (chair, level) = (of.board.chair(of.players), of.level.clone());
        self.make_bot(chair, level, false).await?;
        tracing::info!(table = ?self.row.id, "a bot finishes a game of an evening");
        self.announce_room().await;
        Ok(())
    }
}
