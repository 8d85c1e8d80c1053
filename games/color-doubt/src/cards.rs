//! Suits, and cards as counts by suit: the cards of one suit are all alike.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, AddAssign, Index, Sub, SubAssign};

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A colour, or the rainbow card, which counts as any colour (CD-1, CD-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "color-doubt/")]
pub enum Suit {
    /// The first colour.
    Red,
    /// The second.
    Orange,
    /// The third.
    Yellow,
    /// The fourth.
    Green,
    /// The fifth.
    Blue,
    /// The sixth.
    Purple,
    /// The seventh.
    Pink,
    /// The one card that counts as any colour.
    Rainbow,
}

impl Suit {
    /// The seven colours and the rainbow.
    pub const ALL: [Suit; 8] =
        [Suit::Red, Suit::Orange, Suit::Yellow, Suit::Green, Suit::Blue, Suit::Purple, Suit::Pink, Suit::Rainbow];

    /// The seven colours.
    pub const COLORS: [Suit; 7] =
        [Suit::Red, Suit::Orange, Suit::Yellow, Suit::Green, Suit::Blue, Suit::Purple, Suit::Pink];

    /// The suit's place in [`Suit::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in JSON, and with `suit-` before it in the message files.
    pub const fn name(self) -> &'static str {
        ["red", "orange", "yellow", "green", "blue", "purple", "pink", "rainbow"][self.index()]
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Suit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Suit;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a color")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Suit, E> {
                Suit::ALL.into_iter().find(|suit| suit.name() == name).ok_or_else(|| {
                    let names = Suit::ALL.map(Suit::name).join(", ");
                    let shown: String = name.chars().take(20).collect();
                    E::custom(format_args!("there is no color `{shown}`, only {names}"))
                })
            }
        }
        deserializer.deserialize_str(Name)
    }
}

/// Some cards: how many there are of each suit. In JSON an object with the suits that there are.
///
/// ```
/// use color_doubt::{Cards, Suit};
/// let cards: Cards = [Suit::Red, Suit::Red, Suit::Rainbow].into_iter().collect();
/// assert_eq!(cards.total(), 3);
/// assert!(cards.all_of(Suit::Red));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, TS)]
#[ts(export_to = "color-doubt/")]
pub struct Cards(#[ts(as = "std::collections::BTreeMap<Suit, u8>")] [u8; 8]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 8]);

    /// This many of each suit, in the order of [`Suit::ALL`].
    pub const fn new(counts: [u8; 8]) -> Self {
        Cards(counts)
    }

    /// This many cards of one suit.
    pub fn of(suit: Suit, count: u8) -> Self {
        let mut cards = Cards::NONE;
        cards.0[suit.index()] = count;
        cards
    }

    /// The counts in the order of [`Suit::ALL`].
    pub const fn counts(&self) -> &[u8; 8] {
        &self.0
    }

    /// The counts by suit, to be changed.
    pub fn counts_mut(&mut self) -> &mut [u8; 8] {
        &mut self.0
    }

    /// The number of cards; right as long as there are at most 255.
    pub const fn total(self) -> u8 {
        // The bytes are added up in the highest byte of the product.
        (u64::from_le_bytes(self.0).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        u64::from_le_bytes(self.0) == 0
    }

    /// Whether all `part` is among these cards.
    pub fn contains(self, part: Cards) -> bool {
        self.0.iter().zip(part.0).all(|(&count, wanted)| count >= wanted)
    }

    /// The number of cards that are of this colour or the rainbow card (CD-3).
    pub fn fitting(self, color: Suit) -> u8 {
        self[color] + if color == Suit::Rainbow { 0 } else { self[Suit::Rainbow] }
    }

    /// Whether every card is of this colour or the rainbow card (CD-3, CD-30).
    pub fn all_of(self, color: Suit) -> bool {
        self.total() == self.fitting(color)
    }

    /// Each suit that there is, with its count.
    pub fn iter(self) -> impl Iterator<Item = (Suit, u8)> {
        Suit::ALL.into_iter().map(move |suit| (suit, self[suit])).filter(|&(_, count)| count > 0)
    }

    /// Each card by itself, suit by suit.
    pub(crate) fn each(self) -> impl Iterator<Item = Suit> {
        self.iter().flat_map(|(suit, count)| std::iter::repeat_n(suit, count.into()))
    }

    /// Every suit's count lowered by `count`, to 0 at least.
    pub fn less_any(self, count: u8) -> Cards {
        Cards(self.0.map(|held| held.saturating_sub(count)))
    }
}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(u64::from_le_bytes(self.0));
    }
}

impl Index<Suit> for Cards {
    type Output = u8;

    fn index(&self, suit: Suit) -> &u8 {
        &self.0[suit.index()]
    }
}

impl Add for Cards {
    type Output = Cards;

    fn add(mut self, other: Cards) -> Cards {
        self += other;
        self
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, other: Cards) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}

impl Sub for Cards {
    type Output = Cards;

    /// The cards that are left when a part of them is taken away.
    fn sub(mut self, part: Cards) -> Cards {
        self -= part;
        self
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, part: Cards) {
        for (count, less) in self.0.iter_mut().zip(part.0) {
            *count -= less;
        }
    }
}

impl FromIterator<Suit> for Cards {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Self {
        let mut cards = Cards::NONE;
        for suit in suits {
            cards.0[suit.index()] += 1;
        }
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(suit, count)| (suit.name(), count))).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (suit, count) in self.iter() {
            map.serialize_entry(&suit, &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("how many cards of each color, such as {\"red\": 2, \"rainbow\": 1}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                let mut seen = [false; 8];
                while let Some((suit, count)) = map.next_entry::<Suit, u8>()? {
                    if std::mem::replace(&mut seen[suit.index()], true) {
                        return Err(A::Error::custom(format_args!("{suit} is there twice")));
                    }
                    // Far more than any deck has; sums of two such never overflow.
                    if count > MOST {
                        return Err(A::Error::custom(format_args!("there are never {count} {suit} cards")));
                    }
                    cards.0[suit.index()] = count;
                }
                Ok(cards)
            }
        }
        deserializer.deserialize_map(Counts)
    }
}

/// The most cards of one suit that are read from JSON: eight suits of them are still fewer than 256 cards.
const MOST: u8 = 31;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_survive_json_and_bad_ones_are_refused() {
        let cards: Cards = [Suit::Pink, Suit::Pink, Suit::Rainbow].into_iter().collect();
        let json = serde_json::to_string(&cards).unwrap();
        assert_eq!(json, r#"{"pink":2,"rainbow":1}"#);
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), cards);
        for bad in [r#"{"mauve":1}"#, r#"{"red":1,"red":1}"#, r#"{"red":-1}"#, r#"{"red":32}"#, "[]", "3"] {
            assert!(serde_json::from_str::<Cards>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_wrong_with_cards_is_said() {
        let problem = |text| serde_json::from_str::<Cards>(text).unwrap_err().to_string();
        assert!(problem("3").contains("how many cards of each color, such as"), "{}", problem("3"));
        assert!(problem(r#"{"red":1,"red":1}"#).contains("red is there twice"));
        assert!(problem(r#"{"red":32}"#).contains("there are never 32 red cards"));
        assert_eq!(serde_json::from_str::<Cards>(r#"{"red":31}"#).unwrap(), Cards::of(Suit::Red, 31));
        let problem = serde_json::from_str::<Suit>("3").unwrap_err().to_string();
        assert!(problem.contains("the name of a color"), "{problem}");
    }

    #[test]
    fn the_rainbow_card_fits_every_color_and_itself_once() {
        let cards = Cards::of(Suit::Red, 2) + Cards::of(Suit::Rainbow, 1);
        assert_eq!([Suit::Red, Suit::Blue, Suit::Rainbow].map(|suit| cards.fitting(suit)), [3, 1, 1]);
    }

    #[test]
    fn counts_are_added_and_taken_away_suit_by_suit() {
        let cards = Cards::new([5, 0, 1, 0, 0, 2, 0, 1]);
        assert_eq!((cards.total(), cards.is_empty(), Cards::NONE.is_empty()), (9, false, true));
        assert_eq!(cards.less_any(1), Cards::new([4, 0, 0, 0, 0, 1, 0, 0]));
        assert_eq!(cards + cards - cards, cards);
        assert!(cards.contains(Cards::of(Suit::Red, 5)) && !cards.contains(Cards::of(Suit::Yellow, 2)));
        assert_eq!(cards.iter().collect::<Vec<_>>().len(), 4);
        assert_eq!(format!("{cards:?}"), r#"{"red": 5, "yellow": 1, "purple": 2, "rainbow": 1}"#);
        let mut more = cards;
        more.counts_mut()[Suit::Pink.index()] = 3;
        assert_eq!(more.counts(), &[5, 0, 1, 0, 0, 2, 3, 1]);
    }

    #[test]
    fn all_of_a_color_allows_the_rainbow() {
        let two_red_and_rainbow = Cards::of(Suit::Red, 2) + Cards::of(Suit::Rainbow, 1);
        assert!(two_red_and_rainbow.all_of(Suit::Red));
        assert!(!two_red_and_rainbow.all_of(Suit::Blue));
        assert!(!(two_red_and_rainbow + Cards::of(Suit::Blue, 1)).all_of(Suit::Red));
    }
}
