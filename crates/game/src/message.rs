//! Sentences as data: a name and typed arguments. The words are in message files.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// A sentence as data: which one, and what it speaks of.
///
/// A game says *what* is to be said; whoever shows it to a person looks up the words for the person's language.
///
/// ```
/// use game::{Arg, Message, Seat};
///
/// let shown = Message::new("showed").with("who", Seat(1)).with("card", Arg::name("card-rope"));
/// assert_eq!(shown.to_string(), "showed(card: card-rope, who: seat 1)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema)]
pub struct Message {
    /// Its name in the message files.
    #[ts(type = "string")]
    pub name: Cow<'static, str>,
    /// What it speaks of, by the names that the message files use.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Arg>>", optional)]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// What a message speaks of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// Somebody at the table: the player's name, or "you" where the message is for that player.
    Seat(Seat),
    /// Something that has a name of its own in the message files, such as a card.
    Name(#[ts(type = "string")] Cow<'static, str>),
    /// A whole number.
    Number(i64),
    /// A number in tenths, shown with one decimal where there is one.
    Tenths(i64),
    /// A chance in whole per cent; 0 and 100 only for what is certain.
    Percent(u8),
    /// Text that is the same in every language, such as what somebody typed.
    Text(String),
    /// A sentence or a part of one.
    Message(Message),
    /// All of these: "A, B and C".
    And(Vec<Arg>),
    /// One of these: "A, B or C".
    Or(Vec<Arg>),
}

impl Message {
    /// The message of that name, with no arguments yet.
    pub const fn new(name: &'static str) -> Message {
        Message { name: Cow::Borrowed(name), args: BTreeMap::new() }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.insert(Cow::Borrowed(name), arg.into());
        self
    }

    /// Text as it is: for what only a developer or an operator will read, such as a parser's error.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("verbatim").with("text", Arg::Text(text.into()))
    }
}

impl Arg {
    /// Something that has a name of its own in the message files.
    pub fn name(name: impl Into<Cow<'static, str>>) -> Arg {
        Arg::Name(name.into())
    }

    /// Text that is the same in every language.
    pub fn text(text: impl Into<String>) -> Arg {
        Arg::Text(text.into())
    }

    /// All of these: "A, B and C".
    pub fn and<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
        Arg::And(items.into_iter().map(Into::into).collect())
    }

    /// One of these: "A, B or C".
    pub fn or<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
        Arg::Or(items.into_iter().map(Into::into).collect())
    }

    /// A number with one decimal, such as bits.
    pub fn tenths(number: f64) -> Arg {
        Arg::Tenths((number * 10.0).round() as i64)
    }

    /// A chance, from 0 to 1; never 0 or 100 per cent unless it is certain.
    pub fn percent(chance: f64) -> Arg {
        let percent = chance * 100.0;
        let shown = if chance == 0.0 || chance == 1.0 { percent } else { percent.clamp(1.0, 99.0) };
        Arg::Percent(shown.round() as u8)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

macro_rules! whole_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                // No game counts anywhere near the largest number.
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

whole_numbers!(u8, u16, u32, usize, i32, i64);

/// As a developer reads it: the name with its arguments, without any words.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (place, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if place == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, items: &[Arg], with: &str| {
            let items: Vec<String> = items.iter().map(Arg::to_string).collect();
            f.write_str(&items.join(with))
        };
        match self {
            Arg::Seat(seat) => write!(f, "{seat}"),
            Arg::Name(name) => f.write_str(name),
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Tenths(tenths) => write!(f, "{}", *tenths as f64 / 10.0),
            Arg::Percent(percent) => write!(f, "{percent}%"),
            Arg::Text(text) => write!(f, "{text:?}"),
            Arg::Message(message) => write!(f, "{message}"),
            Arg::And(items) => joined(f, items, " & "),
            Arg::Or(items) => joined(f, items, " | "),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_said_to_be() {
        let percents = [0.0, 0.001, 0.384, 0.999, 1.0].map(Arg::percent);
        assert_eq!(percents, [0, 1, 38, 99, 100].map(Arg::Percent));
    }

    #[test]
    fn a_number_is_rounded_to_tenths() {
        let tenths = [0.0, 0.04, 1.26, 12.0, -0.38].map(Arg::tenths);
        assert_eq!(tenths, [0, 0, 13, 120, -4].map(Arg::Tenths));
    }

    #[test]
    fn whole_numbers_of_every_kind_are_numbers() {
        let numbers = [Arg::from(7_u8), 7_u16.into(), 7_u32.into(), 7_usize.into(), 7_i32.into(), 7_i64.into()];
        assert_eq!(numbers, [const { Arg::Number(7) }; 6]);
        assert_eq!([Arg::from(-7_i32), Arg::from(-7_i64)], [const { Arg::Number(-7) }; 2]);
    }

    #[test]
    fn text_as_it_is_stands_in_a_message_of_its_own() {
        assert_eq!(Message::verbatim("eof").to_string(), "verbatim(text: \"eof\")");
    }

    #[test]
    fn a_developer_can_read_it() {
        let message = Message::new("learned")
            .with("who", Seat(2))
            .with("bits", Arg::tenths(1.26))
            .with("chance", Arg::percent(0.5))
            .with("cards", Arg::and([Arg::name("rope"), Arg::name("hall")]))
            .with("either", Arg::or([3_u8, 4]))
            .with("typed", Arg::text("x"))
            .with("inner", Message::new("inner"));
        assert_eq!(
            message.to_string(),
            "learned(bits: 1.3, cards: rope & hall, chance: 50%, either: 3 | 4, inner: inner, typed: \"x\", \
             who: seat 2)"
        );
        assert_eq!(Message::new("over").to_string(), "over");
    }
}
