//! Who hears what is put into words.

use game::{BySeat, Viewer};

/// Who is spoken to, at a table with these players.
#[derive(Clone, Copy, Debug)]
pub struct Listener<'a> {
    /// Who is "you".
    pub viewer: Viewer,
    /// The players' names.
    pub names: &'a BySeat<String>,
}

impl Listener<'static> {
    /// Nobody at a table: for what is said of a game as such.
    pub fn nobody() -> Listener<'static> {
        static NOBODY: BySeat<String> = BySeat::EMPTY;
        Listener { viewer: Viewer::Spectator, names: &NOBODY }
    }
}
