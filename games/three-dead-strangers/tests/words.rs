//! Every message has words, and every word is said.

use presentation::Playable;
use three_dead_strangers::Strangers;

#[test]
fn there_are_words_for_everything_and_nothing_more() {
    testkit::wording::check::<Strangers>(&["src", "web"]);
}

/// Characters and victims are named by their JSON.
#[test]
fn things_have_the_forms_that_sentences_want() {
    let said = |name: &str| Strangers::words().text(name).unwrap_or_else(|| panic!("{name} has no words"));
    assert_eq!(said("character-duchess.possessive"), "the Duchess’s");
    assert_eq!(said("victim-2.the"), "the third victim");
    for who in ["shelby", "thomas", "vernon", "duchess"] {
        for form in ["the", "short", "possessive"] {
            said(&format!("character-{who}.{form}"));
        }
    }
}
