//! Every clause of `RULES.md`, proved by tests that name it; and what the review makes of such games.

#[path = "rules/script.rs"]
mod script;

#[path = "rules/accuse.rs"]
mod accuse;
#[path = "rules/evidence.rs"]
mod evidence;
#[path = "rules/review.rs"]
mod review;
#[path = "rules/setup.rs"]
mod setup;

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}
