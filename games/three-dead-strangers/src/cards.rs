//! Characters, pieces of evidence, and the cards that show two halves each.

use std::fmt;

use serde::{Deserialize, Serialize};
use sets::{Element, Set};
use ts_rs::TS;

/// One of the four survivors (TS-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Character {
    /// Shelby Sinclair.
    Shelby,
    /// Thomas Blauden.
    Thomas,
    /// Vernon St. Oakes.
    Vernon,
    /// The Dowager Duchess.
    Duchess,
}

impl Character {
    /// All of them, in the order of the sheet.
    pub const ALL: [Character; 4] = [Character::Shelby, Character::Thomas, Character::Vernon, Character::Duchess];
}

impl Element for Character {
    const BOUND: usize = Character::ALL.len();

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Character {
        Character::ALL[index]
    }
}

/// A set of characters.
pub type Characters = Set<Character>;

/// What a piece of evidence is about (TS-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Aspect {
    /// Why.
    Motive,
    /// With what.
    Means,
    /// When and where.
    Opportunity,
}

impl Aspect {
    /// All three.
    pub const ALL: [Aspect; 3] = [Aspect::Motive, Aspect::Means, Aspect::Opportunity];
}

/// What half a card shows (TS-2). In JSON `{"who": "duchess", "what": "motive"}` or `"dead_end"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(from = "HalfText", into = "HalfText")]
#[ts(export_to = "three-dead-strangers/", as = "HalfText")]
pub struct Half(u8);

/// How many different halves there are.
pub(crate) const HALVES: usize = 13;

sets::numbered!(Half, HALVES);

impl Half {
    /// Nothing goes on from here (TS-34).
    pub const DEAD_END: Half = Half(12);

    /// A piece of evidence.
    pub const fn evidence(who: Character, what: Aspect) -> Half {
        Half(who as u8 * 3 + what as u8)
    }

    /// Whether it is a Dead End.
    pub const fn is_dead_end(self) -> bool {
        self.0 == Half::DEAD_END.0
    }

    /// Whom it implicates and by what; `None` for a Dead End.
    pub const fn shows(self) -> Option<(Character, Aspect)> {
        if self.is_dead_end() {
            return None;
        }
        Some((Character::ALL[self.0 as usize / 3], Aspect::ALL[self.0 as usize % 3]))
    }

    /// A bit of its own for each of the twelve pieces of evidence, three to a character, and one above them for a Dead End.
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Debug for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shows() {
            Some((who, what)) => write!(f, "{who:?} {what:?}"),
            None => f.write_str("Dead End"),
        }
    }
}

#[derive(Serialize, Deserialize, TS)]
#[serde(untagged, expecting = "half a card is \"dead_end\" or like {\"who\": \"duchess\", \"what\": \"motive\"}")]
#[ts(export_to = "three-dead-strangers/", rename = "Half")]
pub(crate) enum HalfText {
    Evidence { who: Character, what: Aspect },
    Blank(DeadEnd),
}

#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub(crate) enum DeadEnd {
    DeadEnd,
}

impl From<HalfText> for Half {
    fn from(text: HalfText) -> Self {
        match text {
            HalfText::Evidence { who, what } => Half::evidence(who, what),
            HalfText::Blank(DeadEnd::DeadEnd) => Half::DEAD_END,
        }
    }
}

impl From<Half> for HalfText {
    fn from(half: Half) -> Self {
        match half.shows() {
            Some((who, what)) => HalfText::Evidence { who, what },
            None => HalfText::Blank(DeadEnd::DeadEnd),
        }
    }
}

/// One card: two halves in no order, or an Accusation (TS-2). In JSON a list of two halves, or `"accusation"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(from = "CardText", into = "CardText")]
#[ts(export_to = "three-dead-strangers/", as = "CardText")]
pub struct Card(u8);

/// How many different cards there can be.
pub(crate) const KINDS: usize = HALVES * (HALVES + 1) / 2 + 1;

/// The halves of every card but the Accusation, the smaller first, by the card's number.
const PAIRS: [(Half, Half); KINDS - 1] = {
    let mut pairs = [(Half(0), Half(0)); KINDS - 1];
    let (mut kind, mut small, mut large) = (0, 0, 0);
    while kind < pairs.len() {
        pairs[kind] = (Half(small), Half(large));
        kind += 1;
        large += 1;
        if large as usize == HALVES {
            small += 1;
            large = small;
        }
    }
    pairs
};

/// Which halves of a card are Dead Ends, as a number: 1 for that on the cell, and 2 for the other.
pub(crate) const fn dead_ends(on: Half, off: Half) -> usize {
    on.is_dead_end() as usize + 2 * off.is_dead_end() as usize
}

/// A way to turn a card.
#[derive(Clone, Copy)]
pub(crate) struct Turned {
    /// The half that covers.
    pub(crate) on: Half,
    /// The other one.
    pub(crate) off: Half,
    /// Its [`dead_ends`].
    pub(crate) dead_ends: usize,
}

/// The ways to turn each of these cards; the second is no other where both halves are alike.
const TURNED: [[Turned; 2]; KINDS - 1] = {
    let none = Turned { on: Half::DEAD_END, off: Half::DEAD_END, dead_ends: 0 };
    let mut turned = [[none; 2]; KINDS - 1];
    let mut kind = 0;
    while kind < turned.len() {
        let (one, other) = PAIRS[kind];
        turned[kind][0] = Turned { on: one, off: other, dead_ends: dead_ends(one, other) };
        turned[kind][1] = Turned { on: other, off: one, dead_ends: dead_ends(other, one) };
        kind += 1;
    }
    turned
};

impl Card {
    /// The card with which one accuses (TS-40).
    pub const ACCUSATION: Card = Card((KINDS - 1) as u8);

    /// The card with these two halves, in either order.
    pub const fn of(one: Half, other: Half) -> Card {
        let (small, large) = if one.0 <= other.0 { (one.0, other.0) } else { (other.0, one.0) };
        // The pairs that begin with a smaller half, then those before `large`.
        Card(small * HALVES as u8 - small * small.saturating_sub(1) / 2 + large - small)
    }

    /// Its two halves; `None` for an Accusation.
    pub const fn halves(self) -> Option<(Half, Half)> {
        if self.0 == Card::ACCUSATION.0 { None } else { Some(PAIRS[self.0 as usize]) }
    }

    /// The ways to turn it; none for an Accusation.
    pub(crate) fn turned(self) -> &'static [Turned] {
        match TURNED.get(self.index()) {
            Some(turned) if turned[0].on == turned[1].on => &turned[..1],
            Some(turned) => turned,
            None => &[],
        }
    }

    /// The half that is not `half`; a Dead End for an Accusation, which has none.
    pub(crate) fn other_half(self, half: Half) -> Half {
        match self.halves() {
            Some((one, other)) if half == one => other,
            Some((one, _)) => one,
            None => Half::DEAD_END,
        }
    }
}

impl Element for Card {
    const BOUND: usize = KINDS;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Card {
        assert!(index < KINDS);
        Card(index as u8)
    }
}

/// A set of kinds of cards.
pub(crate) type Kinds = Set<Card, 2>;

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.halves() {
            Some((one, other)) => write!(f, "{one:?} | {other:?}"),
            None => f.write_str("Accusation"),
        }
    }
}

#[derive(Serialize, Deserialize, TS)]
#[serde(
    untagged,
    expecting = "a card is \"accusation\" or a list of two halves, each \"dead_end\" or like {\"who\": \"duchess\", \"what\": \"motive\"}"
)]
#[ts(export_to = "three-dead-strangers/", rename = "Card")]
pub(crate) enum CardText {
    Evidence([Half; 2]),
    Accusation(Accusation),
}

#[derive(Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub(crate) enum Accusation {
    Accusation,
}

impl From<CardText> for Card {
    fn from(text: CardText) -> Self {
        match text {
            CardText::Evidence([one, other]) => Card::of(one, other),
            CardText::Accusation(Accusation::Accusation) => Card::ACCUSATION,
        }
    }
}

impl From<Card> for CardText {
    fn from(card: Card) -> Self {
        match card.halves() {
            Some((one, other)) => CardText::Evidence([one, other]),
            None => CardText::Accusation(Accusation::Accusation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_its_halves() {
        for card in Kinds::ALL {
            if let Some((one, other)) = card.halves() {
                assert_eq!(Card::of(one, other), card);
                assert_eq!(Card::of(other, one), card);
            }
        }
    }

    #[test]
    fn cards_read_well_as_json() {
        let card = Card::of(Half::DEAD_END, Half::evidence(Character::Duchess, Aspect::Motive));
        let text = r#"[{"who":"duchess","what":"motive"},"dead_end"]"#;
        assert_eq!(serde_json::to_string(&card).unwrap(), text);
        assert_eq!(serde_json::from_str::<Card>(text).unwrap(), card);
        assert_eq!(serde_json::from_str::<Card>(r#""accusation""#).unwrap(), Card::ACCUSATION);
        assert!(serde_json::from_str::<Card>(r#"["dead_end"]"#).is_err());
    }
}
