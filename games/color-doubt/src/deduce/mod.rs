//! What follows from what a viewer was told, in two readings.
//!
//! *Possible* takes cards to be played without looking at them: any cards of the hand, each as likely as another, and
//! any colour is said. *Likely* takes announcements to be true more often than that, as `behavior.rs` states.

mod behavior;
mod credit;
mod join;
mod rainbow;
mod record;
mod sample;
mod step;
mod track;
mod unseen;

use std::collections::BTreeSet;

use game::{Contradiction, Deduce, Game, Knowledge, Reading, Seat, Table, Turn};
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use self::join::Hidden;
use self::record::Record;
use self::track::Effort;
use crate::options::parts;
use crate::{Cards, ColorDoubt, Move, Phase, Suit};

use self::behavior::Claim;
pub use self::credit::{Credit, Evidence};
pub(crate) use self::join::{Chances, Standing};

/// Something that is hidden from somebody. While nobody holds cards, before a deal and after the match, there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "color-doubt/")]
pub enum Fact {
    /// This player's hand has just so many cards of this suit, which may be none.
    Holds {
        /// Whose hand.
        seat: Seat,
        /// The suit, one that is in the game.
        suit: Suit,
        /// How many.
        count: u8,
    },
    /// Whoever made the standing announcement held enough cards to make it truly: so many of its colour, the rainbow
    /// card among them or not.
    Able,
    /// The standing announcement is true.
    Truthful,
}

impl ColorDoubt {
    /// An announcement about to be made, as everybody can know it.
    fn claim(&self, seat: Seat, count: u8, say: Suit) -> Claim {
        let public = &self.public;
        let gone = public.minus.values().fold(Cards::NONE, |gone, pile| gone + pile.shown);
        let pool = public.hands.values().fold(public.deck - gone, |pool, hand| pool - hand.shown);
        let hand = public.hands[seat];
        Claim { count, say, held: hand.count, kept: hand.shown, pool, turned_up: self.turned_up[seat] }
    }
}

impl Deduce for ColorDoubt {
    type Fact = Fact;

    fn facts(&self, out: &mut Vec<Fact>) {
        if matches!(self.public.phase, Phase::Deal | Phase::Over) {
            return;
        }
        for (seat, hand) in self.secret.hands.iter() {
            for (suit, _) in self.public.deck.iter() {
                out.push(Fact::Holds { seat, suit, count: hand[suit] });
            }
        }
        if let (Some(standing), Some(cards)) = (self.public.standing, self.secret.lays.last()) {
            if (self.secret.hands[standing.seat] + *cards).fitting(standing.say) >= standing.count {
                out.push(Fact::Able);
            }
            if cards.all_of(standing.say) {
                out.push(Fact::Truthful);
            }
        }
    }

    /// In so many ways these cards can be taken out of the hand.
    fn ways(&self, m: &Move) -> f64 {
        match (self.turn(), m) {
            (Turn::Player(seat), Move::Lay { cards, .. }) => parts::ways(self.secret.hands[seat], *cards),
            _ => 1.0,
        }
    }

    /// Which cards are played with an announcement: see `behavior.rs`. Nothing else counts.
    fn likelihood(&self, m: &Move) -> f64 {
        let (Turn::Player(seat), &Move::Lay { cards, say }) = (self.turn(), m) else { return 1.0 };
        let hand = self.secret.hands[seat];
        let claim = self.claim(seat, cards.total(), say);
        let counts = if cards.all_of(say) { 1.0 + claim.favor() } else { 1.0 };
        counts * parts::ways(hand, cards) / parts::choose(hand.total(), cards.total())
    }

    fn chances(knowledge: &Knowledge<Self>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        let public = &knowledge.view.public;
        if matches!(public.phase, Phase::Deal | Phase::Over) {
            return Ok(Vec::new());
        }
        let Chances { hands, standing, exact } = reckon(knowledge, reading)?;
        let mut chances: Vec<(Fact, f64)> = Vec::new();
        for (&(seat, suit, count), &chance) in hands.iter().filter(|(_, chance)| **chance > 0.0) {
            chances.push((Fact::Holds { seat, suit, count }, chance));
        }
        if let (Some(own), Some(seat)) = (&knowledge.view.own, knowledge.viewer.seat()) {
            let held = public.deck.iter().map(|(suit, _)| Fact::Holds { seat, suit, count: own.hand[suit] });
            chances.extend(held.map(|fact| (fact, 1.0)));
        }
        if let Some(Standing { able, truthful }) = standing {
            let of_standing = [(Fact::Able, able), (Fact::Truthful, truthful)];
            chances.extend(of_standing.into_iter().filter(|(_, chance)| *chance > 0.0));
        }
        if !exact {
            list_unlikely(knowledge, &mut chances);
        }
        chances.sort_by_key(|&(fact, _)| fact);
        Ok(chances)
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Self>,
        rng: &mut R,
    ) -> Result<Table<Self>, Contradiction> {
        sample(knowledge, Reading::Likely, None, rng)
    }
}

/// A whole history that gives exactly this knowledge, in which the cards of the standing announcement are these, if
/// any are given. A contradiction where they cannot be these.
pub(crate) fn sample<R: Rng + ?Sized>(
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
    standing: Option<Cards>,
    rng: &mut R,
) -> Result<Table<ColorDoubt>, Contradiction> {
    let mut table: Table<ColorDoubt> = Table::new(knowledge.setup.clone()).map_err(|_| Contradiction)?;
    let mut records = Record::read(knowledge, reading)?;
    if let (Some(record), Some(known)) = (records.last_mut(), standing) {
        record.turn_up_last(known);
    }
    for record in records {
        let hidden = Hidden::new(knowledge, &record, Phase::Over)?;
        for m in sample::moves(&hidden, &record, usize::from(knowledge.setup.seats), rng)? {
            let mover = table.game().turn().mover().ok_or(Contradiction)?;
            table.play(mover, m).map_err(|_| Contradiction)?;
        }
    }
    Ok(table)
}

/// How many states of a hand are kept: beyond that the least likely are left out, and the chances are no longer exact.
///
/// It takes a dozen lies of several cards, all caught, in one hand.
const THOROUGH: usize = 1_000;

/// What is listed where the least likely was left out.
const UNLIKELY: f64 = 1e-12;

/// Lists what was left out but cannot be excluded.
fn list_unlikely(knowledge: &Knowledge<ColorDoubt>, chances: &mut Vec<(Fact, f64)>) {
    let public = &knowledge.view.public;
    let listed: BTreeSet<Fact> = chances.iter().map(|&(fact, _)| fact).collect();
    for (seat, hand) in public.hands.iter().filter(|(seat, _)| !knowledge.viewer.is(*seat)) {
        for (suit, of_suit) in public.deck.iter() {
            let counts =
                (hand.shown[suit]..=of_suit.min(hand.count)).map(|count| Fact::Holds { seat, suit, count });
            chances.extend(counts.filter(|fact| !listed.contains(fact)).map(|fact| (fact, UNLIKELY)));
        }
    }
}

/// The chances of what is hidden in the game that is being played.
pub(crate) fn reckon(knowledge: &Knowledge<ColorDoubt>, reading: Reading) -> Result<Chances, Contradiction> {
    reckon_some(THOROUGH, None, knowledge, reading)
}

/// The same, with only so many states of a hand kept.
pub(crate) fn reckon_among(
    states: usize,
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
) -> Result<Chances, Contradiction> {
    reckon_some(states, None, knowledge, reading)
}

/// The chances of the announcement that somebody is to answer; nothing where none is, and to whoever made it.
pub(crate) fn standing(
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
) -> Result<Option<Standing>, Contradiction> {
    standing_among(THOROUGH, knowledge, reading)
}

/// The same, with only so many states of a hand kept.
pub(crate) fn standing_among(
    states: usize,
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
) -> Result<Option<Standing>, Contradiction> {
    let public = &knowledge.view.public;
    let answered = matches!(public.phase, Phase::Answer { .. } | Phase::LastCard { .. });
    match public.standing.filter(|lay| answered && !knowledge.viewer.is(lay.seat)) {
        Some(lay) => Ok(reckon_some(states, Some((lay.seat, lay.say)), knowledge, reading)?.standing),
        None => Ok(None),
    }
}

/// The chances of everything, or of one suit in one hand alone.
fn reckon_some(
    states: usize,
    only: Option<(Seat, Suit)>,
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
) -> Result<Chances, Contradiction> {
    let records = Record::read(knowledge, reading)?;
    let record = records.last().ok_or(Contradiction)?;
    let public = &knowledge.view.public;
    let hidden = Hidden::new(knowledge, record, public.phase)?;
    let (mut chances, exact) = Effort::spend(states, |effort| hidden.chances(record, only, effort))?;
    chances.exact = exact;
    if let Some(Standing { able, truthful }) = chances.standing.as_mut().filter(|_| !exact) {
        // Nothing is certain any more.
        *able = able.clamp(UNLIKELY, 1.0 - UNLIKELY);
        *truthful = truthful.clamp(UNLIKELY, 1.0 - UNLIKELY);
    }
    // Where the announcement is the viewer's own there is nothing to reckon.
    if let (Some(standing), Some(own)) = (public.standing, &knowledge.view.own)
        && let Some(Some(cards)) = own.lays.last()
    {
        let certain = |is| if is { 1.0 } else { 0.0 };
        let able = certain((own.hand + *cards).fitting(standing.say) >= standing.count);
        chances.standing = Some(Standing { able, truthful: certain(cards.all_of(standing.say)) });
    }
    Ok(chances)
}
