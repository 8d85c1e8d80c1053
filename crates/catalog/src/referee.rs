//! A game that nobody watches: what playing it again takes, and no more.

use game::{Mover, Options as _, Refusal, Seat, SetupError, Table, Turn};
use presentation::Playable;
use rand::Rng;

use crate::read::read;
use crate::table::{json, malformed, winners};

/// A game in progress of which no viewer is told anything, so that a move costs little.
pub trait Referee: Send {
    /// The number of seats.
    fn seats(&self) -> usize;

    /// Who moves now.
    fn turn(&self) -> Turn;

    /// One move at random for the one to move, as JSON: chance's with its probability, a player's with every move possible.
    ///
    /// # Panics
    /// When the game is over.
    fn pick(&self, rng: &mut dyn Rng) -> String;

    /// Makes the move that a text means, and tells it in the one form in which it is saved.
    ///
    /// # Errors
    /// As [`AnyTable::check`](crate::AnyTable::check); the game is then as it was.
    fn play(&mut self, mover: Mover, text: &str) -> Result<String, Refusal>;

    /// Points by seat and who has won, once the game is over.
    fn result(&self) -> Option<(Vec<i32>, Vec<Seat>)>;
}

pub(crate) struct TypedReferee<G: Playable>(Table<G>);

impl<G: Playable> TypedReferee<G> {
    pub(crate) fn new(setup: &str) -> Result<Self, SetupError> {
        Ok(TypedReferee(Table::new(read(setup).map_err(SetupError::unreadable)?)?))
    }
}

impl<G: Playable> Referee for TypedReferee<G> {
    fn seats(&self) -> usize {
        self.0.game().seats()
    }

    fn turn(&self) -> Turn {
        self.0.game().turn()
    }

    fn pick(&self, rng: &mut dyn Rng) -> String {
        json(&self.0.game().options().pick(rng))
    }

    fn play(&mut self, mover: Mover, text: &str) -> Result<String, Refusal> {
        let checked = self.0.check(mover, read(text).map_err(malformed::<G>)?)?;
        let written = json(checked.get());
        self.0.apply(checked);
        Ok(written)
    }

    fn result(&self) -> Option<(Vec<i32>, Vec<Seat>)> {
        let game = self.0.game();
        (game.turn() == Turn::Over).then(|| (game.scores().values().copied().collect(), winners(game)))
    }
}
