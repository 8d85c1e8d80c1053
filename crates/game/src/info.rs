//! How a game describes itself to people: for the lobby, the command line and the documentation.

use serde::Serialize;
use ts_rs::TS;

/// What somebody needs to choose a game and to set it up.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Info {
    /// [`Game::NAME`](crate::Game::NAME).
    pub name: &'static str,
    /// The game's name for people.
    pub title: &'static str,
    /// One sentence that makes one want to play.
    pub blurb: &'static str,
    /// About how long it takes.
    pub minutes: &'static str,
    /// The chairs round the table, in turn order: tokens where players choose one, else plain names.
    /// The chairs taken become the seats, in this order.
    pub chairs: &'static [&'static str],
    /// The clause that says who sits on them, for errors.
    #[serde(skip)]
    pub chairs_clause: &'static str,
    /// The numbers of players allowed, rising.
    pub seats: &'static [u8],
    /// The rules' options, in the order in which a form shows them.
    pub options: &'static [OptionInfo],
    /// The keys of further options, which no form shows: for the arena and for whoever speaks JSON.
    #[serde(skip)]
    pub unlisted: &'static [&'static str],
    /// The game's `RULES.md`.
    pub rules: &'static str,
}

impl Info {
    /// Whether there is an option of that key.
    pub fn has_option(&self, key: &str) -> bool {
        self.options.iter().any(|option| option.key == key) || self.unlisted.contains(&key)
    }
}

/// One option of the rules.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OptionInfo {
    /// The field in the setup's JSON.
    pub key: &'static str,
    /// The clause that defines it.
    pub clause: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// What it changes, in a sentence.
    pub help: &'static str,
    /// What may be chosen.
    pub kind: OptionKind,
}

/// What may be chosen for an option.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// One of a few; the first is the default.
    Choice {
        /// What to choose from.
        choices: &'static [Choice],
    },
    /// A whole number.
    Number {
        /// The smallest allowed.
        min: u32,
        /// The largest allowed.
        max: u32,
        /// What it is unless changed.
        default: u32,
    },
    /// So many different ones of a few: a list of their values, in any order.
    Several {
        /// What to choose from.
        choices: &'static [Choice],
        /// How many are to be chosen.
        count: u32,
        /// The values chosen unless changed, in the order of the choices.
        default: &'static [&'static str],
    },
}

/// One of a few.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Choice {
    /// The value in the setup's JSON.
    pub value: &'static str,
    /// Its name for people.
    pub title: &'static str,
}
