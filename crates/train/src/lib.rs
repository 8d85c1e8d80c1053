//! Finds the weights of trained bots.

mod adam;
mod foresight;
mod gradient;
mod league;
mod learner;
mod regret;
mod respond;
mod selfplay;
mod tree;

pub use foresight::{Course, Foresight};
pub use league::League;
pub use learner::{Aim, Found, Learner, Plan, Setups};
pub use regret::Regrets;
pub use respond::points;
pub use tree::{Strategy, Tree};
