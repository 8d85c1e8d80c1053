//! Who or what is meant by a name that may be shortened, or misspelt.

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
    pub fn find<'a>(names: impl Iterator<Item = &'a str> + Clone, asked: &str) -> Lookup {
        find(names, asked)
    }
}

/// A name's words in small letters, without anything that is neither letter nor digit.
pub(crate) fn words(name: &str) -> Vec<String> {
    let word = |word: &str| word.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let parts = name.split(|c: char| c.is_whitespace() || matches!(c, '-' | '_' | '/'));
    parts.map(word).filter(|word: &String| !word.is_empty()).collect()
}

/// A name as it is compared: its words without gaps.
pub(crate) fn folded(name: &str) -> String {
    words(name).concat()
}

/// How well a name fits what was written; less is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Same,
    WholeWords,
    Shortened,
}

/// Finds the one name that is meant: the same, else one that has these words, else one whose words begin so.
pub(crate) fn find<'a>(names: impl Iterator<Item = &'a str> + Clone, asked: &str) -> Lookup {
    /// No name is nearly as long, and nothing that is so long is looked up.
    const LONGEST: usize = 8 * crate::MAX_NAME;
    let asked_words = if asked.len() > LONGEST { Vec::new() } else { words(asked) };
    if asked_words.is_empty() {
        return Lookup::Unknown(None);
    }
    let asked = asked_words.concat();
    let mut best = None;
    let mut found = Vec::new();
    for (place, name) in names.clone().enumerate() {
        let Some(fit) = fit(&words(name), &asked_words, &asked) else { continue };
        if best.is_none_or(|best| fit < best) {
            best = Some(fit);
            found.clear();
        }
        if best == Some(fit) {
            found.push(place);
        }
    }
    match found[..] {
        [] => Lookup::Unknown(alike(names, &asked)),
        [one] => Lookup::Found(one),
        _ => Lookup::Ambiguous(found),
    }
}

fn fit(name: &[String], asked: &[String], squeezed: &str) -> Option<Fit> {
    let whole = name.concat();
    if whole == squeezed {
        return Some(Fit::Same);
    }
    let in_order = |fits: &dyn Fn(&str, &str) -> bool| {
        let mut left = name.iter();
        asked.iter().all(|word| left.any(|other| fits(other, word)))
    };
    if in_order(&|other, word| other == word) {
        return Some(Fit::WholeWords);
    }
    (in_order(&|other, word| other.starts_with(word)) || whole.starts_with(squeezed)).then_some(Fit::Shortened)
}

/// The name that is spelt most alike, when it is alike enough to be meant.
fn alike<'a>(names: impl Iterator<Item = &'a str>, asked: &str) -> Option<usize> {
    let distance = |name: &str| {
        let parts = words(name);
        let whole = steps(&parts.concat(), asked);
        parts.iter().map(|part| steps(part, asked)).fold(whole, usize::min)
    };
    let enough = (asked.chars().count() / 3).clamp(1, 3);
    let by_distance = names.enumerate().map(|(place, name)| (distance(name), place));
    by_distance.min().filter(|&(steps, _)| steps <= enough).map(|(_, place)| place)
}

/// How many letters have to be added, left out, changed, or swapped with their neighbour.
fn steps(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = change.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Deck;

    fn found(asked: &str) -> Result<String, Lookup> {
        let deck = Deck::default();
        match deck.look_up(asked) {
            Lookup::Found(card) => Ok(deck.name(card as u8).to_owned()),
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
            assert_eq!(deck.name(place as u8), meant);
        }
        assert_eq!(found("Xylophone"), Err(Lookup::Unknown(None)));
        assert_eq!(found("!?"), Err(Lookup::Unknown(None)));
    }
}
