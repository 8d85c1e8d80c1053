//! From a notebook to text.

use std::fmt;

use inference::Card;

use crate::deck::{Deck, Kind};
use crate::model::{Notebook, What};

/// The text that is read as this notebook again.
impl fmt::Display for Notebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let standard = Deck::default();
        if self.deck == standard {
            writeln!(f, "edition: 1972")?;
        }
        for kind in Kind::ALL.into_iter().filter(|&kind| self.deck.of(kind) != standard.of(kind)) {
            writeln!(f, "{}: {}", kind.plural(), self.deck.of(kind).join(", "))?;
        }
        let players: Vec<String> =
            self.players.iter().map(|player| format!("{} {}", player.name, player.hand)).collect();
        writeln!(f, "players: {}", players.join(", "))?;
        if let Some(me) = self.me {
            writeln!(f, "me: {}", self.holder_name(me))?;
        }
        if !self.own.is_empty() {
            writeln!(f, "hand: {}", self.card_names(&self.own))?;
        }
        if !self.open.is_empty() {
            writeln!(f, "open: {}", self.card_names(&self.open))?;
        }
        if !self.entries.is_empty() {
            writeln!(f)?;
        }
        self.entries.iter().try_for_each(|entry| writeln!(f, "{}", self.line_of(&entry.what)))
    }
}

impl Notebook {
    /// Names between commas.
    pub(crate) fn card_names(&self, cards: &[Card]) -> String {
        cards.iter().map(|&card| self.deck.name(card)).collect::<Vec<_>>().join(", ")
    }

    /// The line of text that tells this.
    pub fn line_of(&self, what: &What) -> String {
        self.line_with(what, |card| self.deck.name(card))
    }

    /// The same with the cards' names in the writer's language.
    pub fn titled_line_of(&self, what: &What) -> String {
        self.line_with(what, |card| self.title(card))
    }

    fn line_with<'a>(&'a self, what: &What, name: impl Fn(Card) -> &'a str) -> String {
        let names = |cards: &[Card]| cards.iter().map(|&card| name(card)).collect::<Vec<_>>().join(", ");
        match what {
            What::Asked { by, cards, passed, shown } => {
                let asked = format!("{} asks {}", self.holder_name(*by), names(cards));
                if shown.is_none() && passed.len() + 1 == self.players.len() {
                    return format!("{asked}: nobody shows");
                }
                let mut answers: Vec<String> =
                    passed.iter().map(|&player| format!("{} passes", self.holder_name(player))).collect();
                answers.extend(shown.map(|shown| match shown.card {
                    Some(card) => format!("{} shows {}", self.holder_name(shown.by), name(card)),
                    None => format!("{} shows", self.holder_name(shown.by)),
                }));
                if answers.is_empty() { asked } else { format!("{asked}: {}", answers.join(", ")) }
            }
            What::Accused { by, cards } => {
                format!("{} accuses {}: wrong", self.holder_name(*by), names(cards))
            }
            What::Seen { holder, has, cards } => {
                let verb = if *has { "has" } else { "lacks" };
                format!("{} {verb} {}", self.holder_name(*holder), names(cards))
            }
            What::Note { text } => format!("note: {text}"),
        }
    }
}
