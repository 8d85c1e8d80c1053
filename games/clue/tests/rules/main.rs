//! Every clause of the rules, one small test or more for each, named by the clause.

mod accusations;
mod board;
mod notes;
mod scene;
mod set_up;
mod suggestions;
mod turn;
mod upgrade;
mod walking;
