//! No words: in a browser the page says them, in the language of whoever reads it, and has no use for them twice.

use game::{Message, Refusal, SetupError};

use crate::Listener;

/// Stands for all words of one game; each message is told by its name.
pub struct Words;

impl Words {
    /// Forgets a message file.
    // Inlined, so that nothing of the file gets into the module.
    #[inline(always)]
    pub fn read(_language: &str, _file: &str) -> Words {
        Words
    }

    /// The message's name.
    pub fn say(&self, message: &Message, _to: Listener<'_>) -> String {
        self.plain(message)
    }

    /// The message's name.
    pub fn plain(&self, message: &Message) -> String {
        message.name.to_string()
    }

    /// Nothing.
    pub fn text(&self, _name: &str) -> Option<String> {
        None
    }

    /// The refusal's name.
    pub fn refusal(&self, refusal: &Refusal, _to: Listener<'_>) -> String {
        self.plain(&refusal.message().0)
    }

    /// The error's name.
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.plain(&error.message)
    }
}
