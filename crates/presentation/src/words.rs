//! Messages in words: one file for each game and language, in the format of Project Fluent.
//!
//! Fluent has implementations by its makers in Rust and in TypeScript, its files are plain text that a translator can
//! read, and plurals and the forms of names stay with the language. The page reads the same files.
//!
//! # What a message file is given
//! An argument `x` of a message is a variable `$x` of its text, by its kind:
//!
//! | Argument | `$x` | besides |
//! |---|---|---|
//! | a seat | the player's name, or "you" | `$x_is`: `you` or `other`, to select by |
//! | a name | the message of that name | `$x_is`: the name itself; `$x_the` and so on: its attributes |
//! | a number, tenths, per cent | the number | |
//! | text | the text | |
//! | a message | the message in words | |
//! | all of these, one of these | the list in words | `$x_count`: how many |
//!
//! ```ftl
//! card-rope = Rope
//!     .the = the Rope
//! showed = { $who_is ->
//!     [you] You show { $to } { $card_the }.
//!    *[other] { $who } shows { $to } { $card_the }.
//! }
//! ```

use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use game::{Arg, Message, Refusal, SetupError};
use unic_langid::LanguageIdentifier;

use crate::Listener;

/// The words that every game shares.
const SHARED: &str = include_str!("../words/en.ftl");

/// All words of one game in one language.
///
/// ```
/// use game::{Arg, Message, Seat, Viewer};
/// use presentation::{Listener, Words};
///
/// let words = Words::read(
///     "en",
///     "
/// card-rope = Rope
///     .the = the Rope
/// showed = { $who_is ->
///     [you] You show { $to } { $card_the }.
///    *[other] { $who } shows { $to } { $card_the }.
/// }
/// ",
/// );
/// let names = ["Ann", "Bob"].map(String::from).into_iter().collect();
/// let showed = Message::new("showed").with("who", Seat(1)).with("to", Seat(0)).with("card", Arg::name("card-rope"));
/// let to = |viewer| words.say(&showed, Listener { viewer, names: &names });
/// assert_eq!(to(Viewer::Seat(Seat(0))), "Bob shows you the Rope.");
/// assert_eq!(to(Viewer::Seat(Seat(1))), "You show Ann the Rope.");
/// assert_eq!(to(Viewer::Spectator), "Bob shows Ann the Rope.");
/// ```
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// The names of all messages of the game's own file.
    names: BTreeSet<String>,
    /// Whether vowels are dropped before names, as in French.
    elides: bool,
}

/// What could not be put into words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsaid {
    /// There is no message of that name.
    #[error("there is no message {0}")]
    NoMessage(String),
    /// The message could not be put together, as when it wants an argument that was not given.
    #[error("message {name}: {problem}")]
    Broken {
        /// The message.
        name: String,
        /// What is wrong with it.
        problem: String,
    },
}

impl Words {
    /// The words of a message file, with those that every game shares.
    ///
    /// # Panics
    /// When the file cannot be read: it is part of the program.
    pub fn read(language: &str, file: &str) -> Words {
        let language: LanguageIdentifier = language.parse().expect("a language tag");
        let elides = language.language == "fr";
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Names of players are shown as they are typed; invisible marks round them would only get into copied text.
        bundle.set_use_isolating(false);
        let mut names = BTreeSet::new();
        for (source, own) in [(SHARED, false), (file, true)] {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, problems)| panic!("a message file cannot be read: {problems:?}"));
            if own {
                names.extend(resource.entries().filter_map(|entry| match entry {
                    Entry::Message(message) => Some(message.id.name.to_owned()),
                    _ => None,
                }));
            }
            bundle.add_resource_overriding(resource);
        }
        Words { bundle, names, elides }
    }

    /// A message in words. What has no words shows as its name, so that nothing is lost.
    pub fn say(&self, message: &Message, to: Listener<'_>) -> String {
        let mut unsaid = Vec::new();
        self.put(message, to, &mut unsaid)
    }

    /// A message in words.
    ///
    /// # Errors
    /// The first thing that has no words.
    pub fn try_say(&self, message: &Message, to: Listener<'_>) -> Result<String, Unsaid> {
        let mut unsaid = Vec::new();
        let said = self.put(message, to, &mut unsaid);
        if unsaid.is_empty() { Ok(said) } else { Err(unsaid.swap_remove(0)) }
    }

    /// A message of which nobody at a table is part, such as the title of the game.
    pub fn plain(&self, message: &Message) -> String {
        self.say(message, Listener::nobody())
    }

    /// The text of a message without arguments, or of one of its attributes (`name.attribute`); `None` where there is
    /// none.
    pub fn text(&self, name: &str) -> Option<String> {
        let (name, attribute) = name.split_once('.').map_or((name, None), |(name, of)| (name, Some(of)));
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// A refusal as a sentence with the clause that was broken.
    pub fn refusal(&self, refusal: &Refusal, to: Listener<'_>) -> String {
        match refusal.message() {
            (message, Some(clause)) => format!("{} ({clause})", self.say(&message, to)),
            (message, None) => self.say(&message, to),
        }
    }

    /// A refused setup as a sentence with the clause that was broken, if any, without its full stop.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let said = self.plain(&error.message);
        let said = said.trim_end_matches('.');
        error.clause.map_or_else(|| said.to_owned(), |clause| format!("{said} ({clause})"))
    }

    /// The names of the messages in the game's own file.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    fn put(&self, message: &Message, to: Listener<'_>, unsaid: &mut Vec<Unsaid>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.give(&mut args, name, arg, to, unsaid);
        }
        self.format(&message.name, &args, unsaid).unwrap_or_else(|| format!("[{message}]"))
    }

    fn format(&self, name: &str, args: &FluentArgs<'_>, unsaid: &mut Vec<Unsaid>) -> Option<String> {
        let Some(pattern) = self.bundle.get_message(name).and_then(|message| message.value()) else {
            unsaid.push(Unsaid::NoMessage(name.to_owned()));
            return None;
        };
        let mut problems = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut problems).into_owned();
        let broken = |problem: &FluentError| Unsaid::Broken { name: name.into(), problem: problem.to_string() };
        unsaid.extend(problems.iter().map(broken));
        Some(if self.elides { elided(&said) } else { said })
    }

    /// Adds the variables of one argument.
    fn give(&self, args: &mut FluentArgs<'_>, name: &str, arg: &Arg, to: Listener<'_>, unsaid: &mut Vec<Unsaid>) {
        let mut set = |suffix: &str, value: FluentValue<'static>| args.set(format!("{name}{suffix}"), value);
        match arg {
            Arg::Seat(seat) => set("_is", if to.viewer.is(*seat) { "you" } else { "other" }.into()),
            Arg::Name(key) => {
                set("_is", key.to_string().into());
                let message = self.bundle.get_message(key);
                for attribute in message.iter().flat_map(|message| message.attributes()) {
                    let form = self.bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned();
                    set(&format!("_{}", attribute.id()), form.into());
                }
            }
            Arg::And(items) | Arg::Or(items) => set("_count", items.len().into()),
            Arg::Number(_) | Arg::Tenths(_) | Arg::Percent(_) | Arg::Text(_) | Arg::Message(_) => {}
        }
        let value = self.value(arg, to, unsaid);
        args.set(name.to_owned(), value);
    }

    fn value(&self, arg: &Arg, to: Listener<'_>, unsaid: &mut Vec<Unsaid>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Tenths(tenths) => FluentValue::from(*tenths as f64 / 10.0),
            Arg::Percent(percent) => FluentValue::from(*percent),
            Arg::Seat(seat) => match to.names.get(*seat) {
                _ if to.viewer.is(*seat) => self.shared("you"),
                Some(name) => name.clone().into(),
                None => self.shared("somebody"),
            },
            Arg::Name(name) => {
                let said = self.format(name, &FluentArgs::new(), unsaid);
                said.unwrap_or_else(|| format!("[{name}]")).into()
            }
            Arg::Text(text) => text.clone().into(),
            Arg::Message(message) => self.put(message, to, unsaid).into(),
            Arg::And(items) => self.list(items, "list-and", to, unsaid),
            Arg::Or(items) => self.list(items, "list-or", to, unsaid),
        }
    }

    /// "A, B and C", put together from left to right.
    fn list(&self, items: &[Arg], last: &str, to: Listener<'_>, unsaid: &mut Vec<Unsaid>) -> FluentValue<'static> {
        let Some(first) = items.first() else { return self.shared("list-empty") };
        let mut said = self.value(first, to, unsaid);
        for (place, item) in items.iter().enumerate().skip(1) {
            let (joined, name) = if place + 1 == items.len() { (last, "last") } else { ("list", "next") };
            let mut args = FluentArgs::new();
            args.set("items", said);
            args.set(name, self.value(item, to, unsaid));
            said = self.format(joined, &args, unsaid).unwrap_or_default().into();
        }
        said
    }

    fn shared(&self, name: &str) -> FluentValue<'static> {
        self.text(name).unwrap_or_default().into()
    }
}

/// French: what ends in a vowel loses it before the name of somebody or something that begins with one ("d’Anna").
fn elided(said: &str) -> String {
    const VOWELS: &str = "AÀÂÄEÉÈÊËIÎÏOÔÖUÛÜ";
    let mut told = String::with_capacity(said.len());
    let mut words = said.split(' ').peekable();
    while let Some(word) = words.next() {
        let next = words.peek().copied();
        let is_name = next.and_then(|next| next.chars().next()).is_some_and(|first| VOWELS.contains(first));
        match word {
            "de" | "que" | "De" | "Que" if is_name => {
                told.push_str(&word[..word.len() - 1]);
                told.push('’');
            }
            _ => {
                told.push_str(word);
                told.push_str(if next.is_some() { " " } else { "" });
            }
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use game::{Seat, Viewer};

    use super::*;

    fn words() -> Words {
        Words::read(
            "en",
            "
rope = Rope
    .the = the Rope
hall = Hall
    .the = the Hall
saw = { $who_is ->
    [you] You saw
   *[other] { $who } saw
} { $what_the } and not { $other }.
bits = { $bits ->
    [0] nothing
    [one] one bit
   *[other] { $bits } bits
}
said = { $who }: { $what }
of = { $cards } ({ $cards_count })
",
        )
    }

    fn say(message: Message, viewer: Viewer) -> String {
        let names = ["Ann", "Bob"].map(String::from).into_iter().collect();
        words().try_say(&message, Listener { viewer, names: &names }).unwrap()
    }

    #[test]
    fn a_viewer_is_spoken_to_and_the_others_are_spoken_of() {
        let saw = Message::new("saw").with("who", Seat(0));
        let saw = saw.with("what", Arg::name("rope")).with("other", Arg::name("hall"));
        assert_eq!(say(saw.clone(), Viewer::Seat(Seat(0))), "You saw the Rope and not Hall.");
        assert_eq!(say(saw, Viewer::Spectator), "Ann saw the Rope and not Hall.");
    }

    #[test]
    fn numbers_are_said_as_the_language_says_them() {
        let bits = |bits| say(Message::new("bits").with("bits", Arg::tenths(bits)), Viewer::Spectator);
        assert_eq!([0.02, 1.0, 1.26, 2.0].map(bits), ["nothing", "one bit", "1.3 bits", "2 bits"]);
    }

    #[test]
    fn lists_and_inner_messages() {
        let of = |cards| say(Message::new("of").with("cards", cards), Viewer::Spectator);
        let names = ["rope", "hall", "rope"].map(Arg::name);
        assert_eq!(of(Arg::and(names.clone())), "Rope, Hall and Rope (3)");
        assert_eq!(of(Arg::or(names[..2].to_vec())), "Rope or Hall (2)");
        assert_eq!(of(Arg::and(names[..1].to_vec())), "Rope (1)");
        assert_eq!(of(Arg::And(Vec::new())), "nothing (0)");
        let inner = Message::new("bits").with("bits", 3_u8);
        assert_eq!(
            say(Message::new("said").with("who", Seat(1)).with("what", inner), Viewer::Spectator),
            "Bob: 3 bits"
        );
    }

    #[test]
    fn what_has_no_words_is_named() {
        let words = words();
        let unknown = Message::new("unknown").with("n", 3_u8);
        assert_eq!(words.plain(&unknown), "[unknown(n: 3)]");
        assert_eq!(words.try_say(&unknown, Listener::nobody()), Err(Unsaid::NoMessage("unknown".into())));
        let without = words.try_say(&Message::new("bits"), Listener::nobody());
        assert!(matches!(without, Err(Unsaid::Broken { name, .. }) if name == "bits"));
        let nameless = Message::new("said").with("who", Seat(9)).with("what", Arg::name("no-such"));
        assert_eq!(words.plain(&nameless), "somebody: [no-such]");
    }

    #[test]
    fn texts_and_their_attributes_are_found() {
        let words = words();
        assert_eq!(words.text("rope").as_deref(), Some("Rope"));
        assert_eq!(words.text("rope.the").as_deref(), Some("the Rope"));
        assert_eq!([words.text("rope.a"), words.text("nothing")], [None, None]);
        assert!(words.names().any(|name| name == "saw") && !words.names().any(|name| name == "list"));
    }

    #[test]
    fn in_french_a_vowel_is_dropped_before_a_name_that_begins_with_one() {
        let file = "turn = Au tour de { $who } : « Je crois que { $who } ment. »";
        let turn =
            |language, who| Words::read(language, file).plain(&Message::new("turn").with("who", Arg::text(who)));
        assert_eq!(turn("fr", "Élise"), "Au tour d’Élise : « Je crois qu’Élise ment. »");
        assert_eq!(turn("fr", "Ben"), "Au tour de Ben : « Je crois que Ben ment. »");
        assert_eq!(turn("es", "Ada"), "Au tour de Ada : « Je crois que Ada ment. »");
    }
}
