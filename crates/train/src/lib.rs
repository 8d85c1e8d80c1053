//! Finds the weights of trained bots.

mod adam;
mod foresight;
mod gradient;
mod learner;
mod regret;
mod selfplay;
mod tree;

pub use foresight::{Course, Foresight};
pub use learner::{Found, Learner, Plan};
pub use regret::Regrets;
pub use tree::{Strategy, Tree};
