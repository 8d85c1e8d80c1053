//! Cards, holders, and sets of cards.

use serde::{Deserialize, Serialize};
use sets::Set;

/// The largest number of cards of a problem.
pub const MAX_CARDS: usize = 64;
/// The largest number of holders of a problem.
pub const MAX_HOLDERS: usize = 10;

/// A card, counted from 0 through all categories in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// Whoever may hold cards: a player, the case file, a pile; counted from 0 in the order in which they were added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Holder(pub u8);

sets::numbered!(Card, MAX_CARDS);
sets::numbered!(Holder, MAX_HOLDERS);

/// A set of cards in one word.
///
/// ```
/// # use belief::{Card, CardSet};
/// let named = CardSet::of([Card(2), Card(9), Card(17)]);
/// assert_eq!(named.len(), 3);
/// assert!((named - CardSet::of([Card(9)])).iter().eq([Card(2), Card(17)]));
/// ```
pub type CardSet = Set<Card>;
