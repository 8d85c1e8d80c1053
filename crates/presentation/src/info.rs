//! How a game describes itself: for the lobby, the command line and the documentation.

use game::{Arg, Message, SetupError};
use serde::Serialize;
use ts_rs::TS;

/// What somebody needs to choose a game and to set it up. The words are in the game's message file, under names
/// that are made from those given here.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Info {
    /// [`Game::NAME`](game::Game::NAME). Messages: `title`; `blurb`, one sentence that makes one want to play;
    /// `minutes`, about how long it takes; and `players-NUMBER`, what that many players have to expect, if anything.
    pub name: &'static str,
    /// The chairs round the table, in turn order: tokens where players choose one, else plain names.
    /// The chairs taken become the seats, in this order. Messages: `chair-NAME`.
    pub chairs: &'static [&'static str],
    /// The clause that says who sits on them, for errors.
    #[serde(skip)]
    pub chairs_clause: &'static str,
    /// The clause that says how many can play, for errors.
    #[serde(skip)]
    pub seats_clause: &'static str,
    /// The numbers of players allowed, rising.
    pub seats: &'static [u8],
    /// The rules' options, in the order in which a form shows them.
    pub options: &'static [OptionInfo],
    /// What a player may tell the table to do for them, in the order in which a form shows it: choices alone, of which the
    /// first is to ask the player. Messages: as for options, with `order-` for `option-`; a choice without one is itself the
    /// name of a message.
    pub orders: &'static [OptionInfo],
    /// The keys of further options, which no form shows: for the arena and for whoever speaks JSON.
    #[serde(skip)]
    pub unlisted: &'static [&'static str],
}

impl Info {
    /// The option of that key, where there is one that a form shows.
    pub fn option(&self, key: &str) -> Option<&'static OptionInfo> {
        self.options.iter().find(|option| option.key == key)
    }

    /// That there is no option of that key, and which there are.
    pub fn unknown_option(&self, key: &str) -> SetupError {
        let known = Arg::and(self.options.iter().map(|option| Arg::text(option.key)));
        let unknown =
            Message::new("unknown-option").with("game", Arg::name("title")).with("option", Arg::text(key));
        SetupError::without_clause(unknown.with("known", known))
    }
}

/// One option of the rules. Messages: `option-KEY`, and `option-KEY.help`, what it changes, in a sentence.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OptionInfo {
    /// The field in the setup's JSON.
    pub key: &'static str,
    /// The clause that defines it.
    pub clause: &'static str,
    /// What may be chosen.
    pub kind: OptionKind,
}

impl OptionInfo {
    /// An option of which one of a few values may be chosen; the first is the default.
    pub const fn choice(key: &'static str, clause: &'static str, choices: &'static [&'static str]) -> Self {
        OptionInfo { key, clause, kind: OptionKind::Choice { choices } }
    }

    /// That something else was chosen than may be, and what may be.
    pub fn refusal(&self) -> SetupError {
        let named = |name| Message::new(name).with("option", Arg::text(self.key));
        let message = match self.kind {
            OptionKind::Choice { choices } => {
                named("wrong-choice").with("choices", Arg::or(choices.iter().copied().map(Arg::text)))
            }
            OptionKind::Several { choices, count, .. } => {
                let all = Arg::and(choices.iter().copied().map(Arg::text));
                named("wrong-several").with("count", count).with("choices", all)
            }
            OptionKind::Number { min, max, .. } => named("wrong-number").with("min", min).with("max", max),
        };
        SetupError::new(self.clause, message)
    }
}

/// What may be chosen for an option.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// One of a few; the first is the default. Messages: `option-KEY-VALUE`.
    Choice {
        /// The values in the setup's JSON.
        choices: &'static [&'static str],
    },
    /// Exactly this many of a few, in the order of the choices. Messages: `option-KEY-VALUE`.
    Several {
        /// The values in the setup's JSON.
        choices: &'static [&'static str],
        /// How many of them are to be chosen.
        count: usize,
        /// The values chosen unless changed.
        default: &'static [&'static str],
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
}
