//! A move in words, and why it is sensible.

use game::Message;

/// A move in words, with what speaks for it by what its player knows.
///
/// Every reason is true to whoever knows what its player knows: it may be said at the table, and in a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What to do: "Ask about Mr. Green and the Rope in the Hall".
    pub act: Message,
    /// What speaks for it, the most important first.
    pub reasons: Vec<Message>,
}

impl Advice {
    /// A move with its reasons.
    pub fn new(act: Message, reasons: impl IntoIterator<Item = Message>) -> Advice {
        Advice { act, reasons: reasons.into_iter().collect() }
    }
}
