//! Everything that Clue says has words.

use clue::Clue;

#[test]
fn every_message_has_words_and_all_words_are_used() {
    testkit::wording::check::<Clue>(&["src", "web"]);
}
