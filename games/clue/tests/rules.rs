//! Every clause of the rules, one small test or more for each, named by the clause.

mod accusations;
mod board;
mod notes;
pub(crate) mod script;
mod setup;
mod suggestions;
mod turn;
mod upgrade;
mod walking;
