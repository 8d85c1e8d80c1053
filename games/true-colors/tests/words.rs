//! Everything that the game says has words, and all words are said.

use true_colors::TrueColors;

#[test]
fn everything_has_words() {
    testkit::wording::check::<TrueColors>(&["src", "web"]);
}
