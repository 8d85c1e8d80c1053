//! All that is said of a saved table has words, and all words are said.

use std::collections::BTreeSet;

use catalog::Words;

#[test]
fn every_message_is_said() {
    let sources = [include_str!("../src/read.rs"), include_str!("../src/verify.rs")].concat();
    let said: BTreeSet<&str> = sources
        .split('"')
        .skip(1)
        .step_by(2)
        .filter(|text| ["saved-", "forged-", "another-"].iter().any(|of| text.starts_with(of)))
        .filter(|text| !text.contains('{'))
        .collect();
    let words = Words::read("en", include_str!("../words/en.ftl"));
    let shared = Words::read("en", "");
    let shared: BTreeSet<&str> = shared.names().collect();
    let own: BTreeSet<&str> = words.names().filter(|name| !shared.contains(name)).collect();
    let reasons: Vec<String> =
        ["lesson", "played-on", "evening", "uncommitted"].map(|why| format!("saved-unverifiable-{why}")).into();
    assert_eq!(own, said.into_iter().chain(reasons.iter().map(String::as_str)).collect());
}
