//! What a game says of itself in numbers.

use bots::Bot;
use game::{Game, Knowledge, Seat};
use rand::Rng;

use crate::{Layout, Network};

/// A game that a network plays.
pub trait Learned: Game {
    /// Raised when a number comes to mean something else, so that older weights are not read as if they fitted.
    const VERSION: u32;
    /// How many numbers describe a moment and each thing that is scored, and how large the network's layers are.
    const LAYOUT: Layout;
}

/// A game of which a network learns what to choose: it says in numbers what a player knows, what each choice is, and
/// what the play comes to.
pub trait Learn: Learned {
    /// How many numbers describe what is hidden from a player.
    const HIDDEN: usize;

    /// Describes the moment to the player whose turn it is, and each choice worth weighing, of which there is at least
    /// one. The numbers are of the size of 1.
    fn describe(knowledge: &Knowledge<Self>, moment: &mut Moment<Self::Move>);

    /// Describes what is hidden from this player, for a critic that looks into all hands while it trains.
    fn hidden(&self, seat: Seat, out: &mut Vec<f32>);

    /// How many points this player is ahead of the others' mean so far.
    fn points(&self, seat: Seat) -> f32;

    /// What the game has come to for this player so far, 0 at its start: what players learn to make large.
    fn worth(&self, seat: Seat) -> f32;

    /// A setup to learn from.
    fn setup(rng: &mut dyn Rng) -> Self::Setup;
}

/// A game of which a network learns how it will end: it says in numbers how a game stands, and what each end would be.
pub trait Foresee: Learned {
    /// Describes how the game stands to this player, and each end that it can come to; the last is that nobody wins.
    /// `None` at a moment that nobody judges.
    fn standing(knowledge: &Knowledge<Self>) -> Option<Standing>;

    /// The end that the game came to by its last move: its place among those described.
    fn end(before: &Self, last: &Self::Move, after: &Self) -> usize;

    /// Who plays by such a network.
    fn seer(network: Network) -> Box<dyn Bot<Self>>;

    /// A setup to learn from.
    fn setup(rng: &mut dyn Rng) -> Self::Setup;
}

/// How a game stands, in numbers of the size of 1.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// What describes the moment.
    pub situation: Vec<f32>,
    /// What describes each end, one after the other.
    pub ends: Vec<f32>,
}

/// A moment of a game in numbers, as the player sees it whose turn it is.
pub struct Moment<M> {
    /// What the player knows.
    pub situation: Vec<f32>,
    /// The choices.
    pub moves: Vec<M>,
    /// What describes each of them, one after the other.
    pub choices: Vec<f32>,
}

impl<M> Default for Moment<M> {
    fn default() -> Self {
        Moment { situation: Vec::new(), moves: Vec::new(), choices: Vec::new() }
    }
}

impl<M> Moment<M> {
    /// Forgets the moment, to describe another.
    pub fn clear(&mut self) {
        self.situation.clear();
        self.moves.clear();
        self.choices.clear();
    }

    /// Adds a choice.
    pub fn offer(&mut self, m: M, description: &[f32]) {
        self.moves.push(m);
        self.choices.extend_from_slice(description);
    }
}
