//! Every clause of `RULES.md`, proved by tests that name it.

pub(crate) mod script;

mod acts;
mod attack;
mod board;
mod chance;
mod options;
mod setup;
mod turn;
mod upgrade;

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}
