//! Every clause of the rules, one small test or more for each, named by the clause.

#[path = "rules/accusations.rs"]
mod accusations;
#[path = "rules/board.rs"]
mod board;
#[path = "rules/notes.rs"]
mod notes;
#[path = "rules/script.rs"]
mod script;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/suggestions.rs"]
mod suggestions;
#[path = "rules/turn.rs"]
mod turn;
#[path = "rules/upgrade.rs"]
mod upgrade;
#[path = "rules/walking.rs"]
mod walking;
