//! Who or what is meant by a name that may be shortened, or misspelt.

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use strsim::osa_distance;

use crate::fold::Folded;

/// What a name may mean among others, by their places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// This one.
    Found(usize),
    /// Any of these.
    Ambiguous(Vec<usize>),
    /// None; this one is spelt alike.
    Unknown(Option<usize>),
}

impl Lookup {
    /// Finds the one of these names that is meant.
    pub fn find<'a>(names: impl Iterator<Item = &'a str>, asked: &str) -> Lookup {
        Names::of(names).look_up(asked)
    }
}

/// Nothing longer is looked up, for no name is nearly as long.
const LONGEST: usize = 8 * crate::MAX_NAME;
/// How many spellings are remembered: far more than people use, and few enough that it does not matter how they are
/// hashed.
pub(crate) const REMEMBERED: usize = 256;

/// What spellings were found to mean.
pub(crate) type Spellings<T> = FxHashMap<Box<str>, T>;

/// Names among which others are looked up again and again: each is taken apart once, and each spelling is looked up
/// once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    /// Each with the initials of its words, a bit for each.
    names: Vec<(u64, Folded)>,
    /// What each may be called as well, in the same order; nothing where they have no other names.
    others: Vec<(u64, Folded)>,
    memory: RefCell<Memory>,
}

/// What was looked up before.
#[derive(Clone, Debug, Default)]
struct Memory {
    /// By spelling: what it was found to mean.
    found: Spellings<usize>,
    /// What is being looked up, to be used again.
    asked: Folded,
}

/// How well a name fits what was written; less is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Same,
    WholeWords,
    Shortened,
}

/// The bit of a word's initial: letters, digits, and all others together.
fn initial(word: &str) -> u64 {
    match word.as_bytes() {
        [letter @ b'a'..=b'z', ..] => 1 << (letter - b'a'),
        [digit @ b'0'..=b'9', ..] => 1 << (26 + digit - b'0'),
        _ => 1 << 36,
    }
}

impl Names {
    pub(crate) fn of<'a>(names: impl Iterator<Item = &'a str>) -> Names {
        Names { names: names.map(taken_apart).collect(), ..Names::default() }
    }

    /// The same where no two are spelt alike: whatever is written in full is known from the beginning.
    pub(crate) fn different<'a>(names: impl Iterator<Item = &'a str> + Clone) -> Names {
        let mut all = Names::of(names.clone());
        all.memory.get_mut().found = names.map(Into::into).zip(0..).collect();
        all
    }

    /// The same, which may be called otherwise as well; what fits one of their first names never means another.
    pub(crate) fn or_called<'a>(self, others: impl Iterator<Item = &'a str>) -> Names {
        Names { others: others.map(taken_apart).collect(), ..self }
    }

    /// The place of the one that is meant, when it can be no other.
    pub(crate) fn find(&self, asked: &str) -> Option<usize> {
        let mut memory = self.memory.borrow_mut();
        let Memory { found, asked: folded } = &mut *memory;
        if let Some(&known) = found.get(asked) {
            return Some(known);
        }
        if asked.len() > LONGEST {
            return None;
        }
        folded.fill(asked);
        let [place] = self.fitting(folded)[..] else { return None };
        if found.len() < REMEMBERED {
            found.insert(asked.into(), place);
        }
        Some(place)
    }

    /// The same with what else it may be.
    pub(crate) fn look_up(&self, asked: &str) -> Lookup {
        let asked = if asked.len() > LONGEST { Folded::default() } else { Folded::of(asked) };
        let found = self.fitting(&asked);
        match found[..] {
            [] if asked.text.is_empty() => Lookup::Unknown(None),
            [] => Lookup::Unknown(self.alike(&asked.text)),
            [one] => Lookup::Found(one),
            _ => Lookup::Ambiguous(found),
        }
    }

    /// The names that fit best: the same, else those that have these words, else those whose words begin so.
    fn fitting(&self, asked: &Folded) -> Vec<usize> {
        let found = fitting(&self.names, asked);
        if found.is_empty() { fitting(&self.others, asked) } else { found }
    }

    /// The name that is spelt most alike, when it is alike enough to be meant.
    fn alike(&self, asked: &str) -> Option<usize> {
        let distance = |name: &Folded| {
            let whole = osa_distance(&name.text, asked);
            name.words().map(|part| osa_distance(part, asked)).fold(whole, usize::min)
        };
        let enough = (asked.chars().count() / 3).clamp(1, 3);
        let places = self.names.iter().enumerate().chain(self.others.iter().enumerate());
        places
            .map(|(place, (_, name))| (distance(name), place))
            .min()
            .filter(|&(steps, _)| steps <= enough)
            .map(|(_, place)| place)
    }
}

/// A name with the initials of its words.
fn taken_apart(name: &str) -> (u64, Folded) {
    let name = Folded::of(name);
    (name.words().fold(0, |initials, word| initials | initial(word)), name)
}

fn fitting(names: &[(u64, Folded)], asked: &Folded) -> Vec<usize> {
    let mut best = None;
    let mut found = Vec::new();
    if asked.text.is_empty() {
        return found;
    }
    // Whatever fits has a word that begins as the first word asked for does.
    let begins = initial(&asked.text);
    for (place, (_, name)) in names.iter().enumerate().filter(|(_, (initials, _))| initials & begins != 0) {
        let Some(fit) = fit(name, asked) else { continue };
        if best.is_none_or(|best| fit < best) {
            best = Some(fit);
            found.clear();
        }
        if best == Some(fit) {
            found.push(place);
        }
    }
    found
}

fn fit(name: &Folded, asked: &Folded) -> Option<Fit> {
    if name.text == asked.text {
        return Some(Fit::Same);
    }
    if in_order(name, asked, |other, word| other == word) {
        return Some(Fit::WholeWords);
    }
    let begins = in_order(name, asked, |other, word| other.starts_with(word));
    (begins || name.text.starts_with(&asked.text)).then_some(Fit::Shortened)
}

/// Whether each word asked for fits one of the name's, in their order.
fn in_order(name: &Folded, asked: &Folded, fits: impl Fn(&str, &str) -> bool) -> bool {
    let mut left = name.words();
    asked.words().all(|word| left.any(|other| fits(other, word)))
}

#[cfg(test)]
mod tests {
    use inference::Card;

    use super::*;
    use crate::Deck;

    fn found(asked: &str) -> Result<String, Lookup> {
        let deck = Deck::default();
        match Lookup::find(deck.names(), asked) {
            Lookup::Found(card) => Ok(deck.name(Card(card as u8)).to_owned()),
            other => Err(other),
        }
    }

    #[test]
    fn names_may_be_short() {
        for (asked, name) in [
            ("scarlet", "Miss Scarlet"),
            ("Miss", "Miss Scarlet"),
            ("col m", "Colonel Mustard"),
            ("pipe", "Lead Pipe"),
            ("LEADP", "Lead Pipe"),
            ("mrs.w", "Mrs. White"),
            ("mr", "Mr. Green"),
            ("k", "Knife"),
            ("ki", "Kitchen"),
            ("ball", "Ballroom"),
        ] {
            let found = found(asked);
            match asked {
                "k" => assert!(matches!(found, Err(Lookup::Ambiguous(_))), "{found:?}"),
                _ => assert_eq!(found.as_deref(), Ok(name), "{asked}"),
            }
        }
    }

    #[test]
    fn what_may_be_several_is_said() {
        let Err(Lookup::Ambiguous(places)) = found("mrs") else { panic!("two are called so") };
        assert_eq!(places, [2, 4]);
        assert!(matches!(found("room"), Err(Lookup::Ambiguous(_))));
    }

    #[test]
    fn slips_are_guessed() {
        let deck = Deck::default();
        for (asked, meant) in
            [("Roep", "Rope"), ("Kitchn", "Kitchen"), ("Musterd", "Colonel Mustard"), ("Wernch", "Wrench")]
        {
            let Err(Lookup::Unknown(Some(place))) = found(asked) else { panic!("{asked}: {:?}", found(asked)) };
            assert_eq!(deck.name(Card(place as u8)), meant);
        }
        assert_eq!(found("Xylophone"), Err(Lookup::Unknown(None)));
        assert_eq!(found("!?"), Err(Lookup::Unknown(None)));
    }
}
