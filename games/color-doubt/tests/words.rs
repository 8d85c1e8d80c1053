//! Everything that Color Doubt says has words.

use color_doubt::ColorDoubt;

#[test]
fn every_message_has_words_and_all_words_are_used() {
    testkit::wording::check::<ColorDoubt>(&["src", "web"]);
}
