//! Games that are small enough to look at everything that can happen, with their types forgotten.

use game::{Game, Knowledge, Options as _, Seat, Turn, Viewer};
use presentation::Playable;

use crate::table::{json, winners};

/// A game at one moment, of which all moves can be listed: a deal of a whole deck has more of them than memory.
pub trait AnyState: Send + Sync {
    /// The number of seats.
    fn seats(&self) -> usize;

    /// Who moves now.
    fn turn(&self) -> Turn;

    /// Every legal move as JSON, in an order that the one to move could tell; none when the game is over.
    fn moves(&self) -> Vec<String>;

    /// The chance of each of these where chance moves; none elsewhere.
    fn chances(&self) -> Vec<f64>;

    /// The game after the move at that place of the list; nothing where the list has none.
    fn after(&self, place: usize) -> Option<Box<dyn AnyState>>;

    /// All that a seat may know, as JSON; nothing where there is no such seat.
    fn knowledge(&self, seat: Seat) -> Option<String>;

    /// Who has won, once the game is over.
    fn winners(&self) -> Option<Vec<Seat>>;
}

/// A game, and what its seats were told.
pub(crate) struct State<G: Game> {
    game: G,
    known: Vec<Knowledge<G>>,
}

impl<G: Playable> State<G> {
    /// Before the first move.
    pub(crate) fn of_start(setup: &G::Setup, game: G) -> Self {
        let known = |seat| Knowledge::of_start(setup, &game, Viewer::Seat(seat));
        State { known: Seat::all(game.seats()).map(known).collect(), game }
    }

    fn list(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.options().list(&mut moves);
        moves
    }
}

impl<G: Playable> AnyState for State<G> {
    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn moves(&self) -> Vec<String> {
        self.list().iter().map(json).collect()
    }

    fn chances(&self) -> Vec<f64> {
        if self.game.turn() != Turn::Chance {
            return Vec::new();
        }
        let weights: Vec<f64> = self.list().iter().map(|m| self.game.weight(m)).collect();
        let all: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / all).collect()
    }

    fn after(&self, place: usize) -> Option<Box<dyn AnyState>> {
        let m = self.list().into_iter().nth(place)?;
        let mut game = self.game.clone();
        game.apply(&m);
        let mut known = self.known.clone();
        for known in &mut known {
            known.follow(&self.game, &m, &game);
        }
        Some(Box::new(State { game, known }))
    }

    fn knowledge(&self, seat: Seat) -> Option<String> {
        self.known.get(seat.index()).map(json)
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        (self.game.turn() == Turn::Over).then(|| winners(&self.game))
    }
}
