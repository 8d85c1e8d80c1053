//! Every clause of `RULES.md`, proved by tests that name it.

#[path = "rules/script.rs"]
mod script;

#[path = "rules/acts.rs"]
mod acts;
#[path = "rules/attack.rs"]
mod attack;
#[path = "rules/board.rs"]
mod board;
#[path = "rules/chance.rs"]
mod chance;
#[path = "rules/options.rs"]
mod options;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/turn.rs"]
mod turn;
#[path = "rules/upgrade.rs"]
mod upgrade;

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}
