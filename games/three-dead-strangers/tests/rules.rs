//! Every clause of `RULES.md`, proved by tests that name it.

#[path = "rules/script.rs"]
mod script;

#[path = "rules/accuse.rs"]
mod accuse;
#[path = "rules/evidence.rs"]
mod evidence;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/upgrade.rs"]
mod upgrade;

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}
