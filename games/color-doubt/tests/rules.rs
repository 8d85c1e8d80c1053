//! Every clause of `RULES.md`, proved by tests that name it.

#[path = "rules/script.rs"]
mod script;

#[path = "rules/doubt.rs"]
mod doubt;
#[path = "rules/end.rs"]
mod end;
#[path = "rules/input.rs"]
mod input;
#[path = "rules/play.rs"]
mod play;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/two.rs"]
mod two;
#[path = "rules/upgrade.rs"]
mod upgrade;

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}
