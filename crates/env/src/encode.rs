//! What a game says of itself in numbers.

use arrayvec::ArrayVec;
use game::{Deduce, Seat, SetupError, Turn};

use crate::{Field, MAX_ACTIONS, Mask, Minds, length};

/// The most picks that one move is put together from.
pub const MAX_PICKS: usize = 12;

/// The actions picked so far for the move that is put together.
pub type Picks = ArrayVec<u8, MAX_PICKS>;

/// A game in numbers: what a seat knows as bytes, and moves as sequences of a few picks out of a short list.
///
/// Numbers of seats are always relative: 0 is the seat that observes or moves, 1 the next to its left.
/// Layouts are the same for every setup; what a setup does not have stays 0.
pub trait Encode: Deduce {
    /// Raised whenever a number of either layout comes to mean something else.
    const VERSION: u32;
    /// What an observation consists of, before the [picks](observation) that the seat has made.
    const OBSERVATION: &'static [Field];
    /// What can be picked.
    const ACTIONS: &'static [Field];
    /// What is hidden from somebody: a number for each fact, its chance or whether it is true.
    const HIDDEN: &'static [Field];

    /// What is remembered of the moves made, besides the game as it is.
    type Memory: Clone + Send + Sync;
    /// What seats have been told, from which the chances of facts follow.
    type Minds: Minds<Self>;

    /// Whether the layouts have room for what is agreed.
    ///
    /// # Errors
    /// What there is too much of.
    fn fits(_: &Self::Setup) -> Result<(), SetupError> {
        Ok(())
    }

    /// What there is to remember before the first move.
    fn memory(&self) -> Self::Memory;

    /// Remembers a move that has just been made when it was `turn`, and that led here.
    fn remember(&self, memory: &mut Self::Memory, turn: Turn, m: &Self::Move);

    /// Writes what a seat knows, and nothing else, into bytes that are all 0.
    fn write(position: &Position<Self>, seat: Seat, bytes: &mut [u8]);

    /// What may be picked next by the one to move. Follows from what that player knows alone.
    fn mask(position: &Position<Self>, picks: &[u8]) -> Mask;

    /// The move that is made of these picks, each of which was allowed; nothing while another must follow.
    fn made(position: &Position<Self>, picks: &[u8]) -> Option<Self::Move>;

    /// The place of a fact among the numbers of what is hidden, as a seat counts; nothing for a fact that has none.
    fn place(&self, fact: &Self::Fact, seat: Seat) -> Option<usize>;

    /// What a seat gets when the game is over.
    fn reward(&self, seat: Seat) -> f32 {
        self.scores()[seat] as f32
    }
}

/// A game with what is remembered of it, and what may be done.
#[derive(Clone)]
pub struct Position<G: Encode> {
    /// The truth.
    pub game: G,
    /// What is remembered of the moves that led here.
    pub memory: G::Memory,
    /// What the one to move may do.
    pub options: G::Options,
}

impl<G: Encode> Position<G> {
    const FITS: () = assert!(length(G::ACTIONS) <= MAX_ACTIONS, "a mask has room for each action");

    /// The game before its first move.
    ///
    /// # Errors
    /// The clause that the setup breaks, or what the layouts have no room for.
    pub fn start(setup: &G::Setup) -> Result<Self, SetupError> {
        let () = Self::FITS;
        let game = G::start(setup)?;
        G::fits(setup)?;
        Ok(Position { memory: game.memory(), options: game.options(), game })
    }

    /// Makes a move, which must be legal.
    pub fn apply(&mut self, m: &G::Move) {
        let turn = self.game.turn();
        self.game.apply(m);
        self.game.remember(&mut self.memory, turn, m);
        self.options = self.game.options();
    }

    /// Writes what a seat knows of the game: an observation without the picks at its end.
    ///
    /// # Panics
    /// When there are not as many bytes as that has.
    pub fn write(&self, seat: Seat, bytes: &mut [u8]) {
        assert_eq!(bytes.len(), length(G::OBSERVATION), "an observation has as many bytes as its layout");
        bytes.fill(0);
        G::write(self, seat, bytes);
    }
}

/// All fields of an observation: those of the game, and what the seat has picked for the move that it puts together.
pub fn observation<G: Encode>() -> impl Iterator<Item = Field> {
    let picked = Field {
        name: "picked",
        start: length(G::OBSERVATION),
        shape: const { &[length(G::ACTIONS)] },
        meaning: &[" 1 for each action that I have picked for the move that I am putting together."],
    };
    G::OBSERVATION.iter().copied().chain([picked])
}

/// How many bytes an observation has.
pub const fn observation_length<G: Encode>() -> usize {
    length(G::OBSERVATION) + length(G::ACTIONS)
}

/// The place of a seat as another one counts: 0 for itself.
pub const fn relative(seat: Seat, from: Seat, seats: usize) -> usize {
    (seat.index() + seats - from.index()) % seats
}

/// The seat that another one counts so.
pub const fn absolute(place: usize, from: Seat, seats: usize) -> Seat {
    Seat(((from.index() + place) % seats) as u8)
}
