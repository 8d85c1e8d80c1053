//! The chances of what is in each hand, and of the announcement that stands.

use std::collections::BTreeMap;

use game::{Contradiction, Knowledge, Reading, Seat};

use super::Fact;
use super::join::{Chances, Hidden, Standing};
use super::record::GameRecord;
use super::track::Effort;
use crate::{ColorDoubt, Phase, Suit};

/// The chances of everything hidden, for one viewer.
#[derive(Clone, Debug)]
pub struct Belief {
    /// What is possible.
    chances: BTreeMap<Fact, f64>,
}

impl Belief {
    /// What a viewer may believe; `None` while nobody holds cards, before a deal and after the match.
    ///
    /// # Errors
    /// Nothing is consistent with the knowledge, which a real table never shows.
    pub fn of(knowledge: &Knowledge<ColorDoubt>, reading: Reading) -> Result<Option<Belief>, Contradiction> {
        let public = &knowledge.view.public;
        if matches!(public.phase, Phase::Deal | Phase::Over) {
            return Ok(None);
        }
        let Chances { hands, standing, exact } = reckon(THOROUGH, None, knowledge, reading)?;
        let holds = |(seat, suit, count)| Fact::Holds { seat, suit, count };
        let possible = hands.into_iter().filter(|(_, chance)| *chance > 0.0);
        let mut chances: BTreeMap<Fact, f64> = possible.map(|(held, chance)| (holds(held), chance)).collect();
        if let (Some(own), Some(seat)) = (&knowledge.view.own, knowledge.viewer.seat()) {
            chances.extend(public.deck.iter().map(|(suit, _)| (holds((seat, suit, own.hand[suit])), 1.0)));
        }
        // What was left out cannot be excluded, so that nothing else is certain.
        for (seat, hand) in public.hands.iter().filter(|(seat, _)| !exact && !knowledge.viewer.is(*seat)) {
            for (suit, of_suit) in public.deck.iter() {
                let counts = hand.shown[suit]..=of_suit.min(hand.count);
                let most = if counts.start() < counts.end() { 1.0 - UNLIKELY } else { 1.0 };
                for count in counts {
                    let chance = chances.entry(holds((seat, suit, count))).or_insert(UNLIKELY);
                    *chance = chance.clamp(UNLIKELY, most);
                }
            }
        }
        chances.extend(standing.into_iter().flat_map(Standing::facts));
        Ok(Some(Belief { chances }))
    }

    /// The chance of a fact.
    pub fn chance(&self, fact: Fact) -> f64 {
        self.chances.get(&fact).copied().unwrap_or(0.0)
    }

    /// Everything that is possible, with its chance.
    pub(crate) fn facts(self) -> impl Iterator<Item = (Fact, f64)> {
        self.chances.into_iter()
    }
}

/// How many states of a hand are kept: beyond that the least likely are left out, and the chances are no longer exact.
///
/// It takes a dozen lies of several cards, all caught, in one hand.
pub(crate) const THOROUGH: usize = 1_000;

/// The chance of what was left out, as it is told: 1 without it is less than 1 in 32 bits, too.
pub(crate) const UNLIKELY: f64 = 1e-7;

/// The chances of the announcement that somebody is to answer, in both readings; nothing where none is, and to whoever
/// made it.
pub(crate) fn in_both(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<[Standing; 2]>, Contradiction> {
    let [possible, likely] = Reading::ALL.map(|reading| standing(THOROUGH, knowledge, reading));
    Ok(possible?.zip(likely?).map(Into::into))
}

/// The same in one reading, with this many states of a hand kept.
pub(crate) fn standing(
    states: usize,
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
) -> Result<Option<Standing>, Contradiction> {
    let public = &knowledge.view.public;
    let answered = matches!(public.phase, Phase::Answer { .. } | Phase::LastCard { .. });
    match public.standing.filter(|lay| answered && !knowledge.viewer.is(lay.seat)) {
        Some(lay) => Ok(reckon(states, Some((lay.seat, lay.say)), knowledge, reading)?.standing),
        None => Ok(None),
    }
}

/// The chances of what is hidden in the game being played, with this many states of a hand kept: of everything, or
/// of one suit in one hand alone.
pub(crate) fn reckon(
    states: usize,
    only: Option<(Seat, Suit)>,
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
) -> Result<Chances, Contradiction> {
    let records = GameRecord::read(knowledge, reading)?;
    let record = records.last().ok_or(Contradiction)?;
    let public = &knowledge.view.public;
    let hidden = Hidden::new(knowledge, record, public.standing)?;
    let (mut chances, exact) = Effort::spend(states, |effort| hidden.chances(only, effort))?;
    chances.exact = exact;
    if let Some(Standing { able, truthful }) = chances.standing.as_mut().filter(|_| !exact) {
        // Nothing is certain any more.
        *able = able.clamp(UNLIKELY, 1.0 - UNLIKELY);
        *truthful = truthful.clamp(UNLIKELY, 1.0 - UNLIKELY);
    }
    // Where the announcement is the viewer's own there is nothing to work out.
    if let (Some(standing), Some(own)) = (public.standing, &knowledge.view.own)
        && let Some(Some(cards)) = own.lays.last()
    {
        chances.standing = Some(Standing::known(standing, own.hand, *cards));
    }
    Ok(chances)
}
