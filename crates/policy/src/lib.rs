//! Bots that play by a small trained network, and the files that their weights are kept in.
//!
//! A game that can be played so says in numbers what a player sees of a moment and of each choice ([`Learn`]); a
//! [`Network`] scores the choices one by one, and one of them is drawn by the softmax of the scores. Or the network
//! scores the ends that a game can come to ([`Foresee`]), and the bot makes the move by which it most likely wins. The
//! crate `train` finds the weights.
//!
//! Knows no game.

mod learn;
mod network;
mod player;
mod weights;

pub use learn::{Foresee, Learn, Learned, Moment, Standing};
pub use network::{Layout, Network, Thought, add_rows, draw, softmax};
pub use player::Player;
pub use weights::Unfit;
