//! Every clause of `RULES.md`, proved by tests that name it.

pub(crate) mod script;

mod accuse;
mod evidence;
mod setup;
mod upgrade;

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}
