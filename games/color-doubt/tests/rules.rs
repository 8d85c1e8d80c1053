//! Every clause of `RULES.md`, proved by tests that name it.

pub(crate) mod script;

mod doubt;
mod end;
mod input;
mod play;
mod setup;
mod two;
mod upgrade;

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}
