//! What follows from what a viewer was told, in two readings.
//!
//! *Possible* takes cards to be played without looking at them: any cards of the hand, each as likely as another, and
//! any colour is said. *Likely* takes announcements to be true more often than that, as `behavior.rs` states.

pub(crate) mod aid;
mod behavior;
mod credit;
mod fact;
mod join;
mod record;
mod sample;
mod step;
mod track;
mod unseen;

use game::{Contradiction, Deduce, Game, Knowledge, Reading, Seat, Table, Turn};
use rand::Rng;

use self::behavior::Claim;
use self::join::{Chances, Hidden, Standing};
use self::record::GameRecord;
use self::track::Effort;
use crate::options::parts;
use crate::{ColorDoubt, Lay, Move, Phase, Suit};

pub use self::credit::{Credit, Grounds};
pub use self::fact::Fact;
pub(crate) use self::record::last_claim;
pub(crate) use self::sample::sample;

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
            let known = Standing::known(standing, self.secret.hands[standing.seat], *cards);
            out.extend(known.facts().map(|(fact, _)| fact));
        }
    }

    /// Number of ways to take these cards out of the hand.
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
        let lay = Lay { seat, count: cards.total(), say };
        let there = self.public.minus.values().fold(self.public.deck, |there, pile| there - pile.shown);
        let claim = Claim::new(lay, there, &self.public.hands, &self.turned_up);
        let counts = if cards.all_of(say) { 1.0 + claim.favor() } else { 1.0 };
        counts * parts::ways(hand, cards) / parts::choose(hand.total(), cards.total())
    }

    fn chances(knowledge: &Knowledge<Self>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        let public = &knowledge.view.public;
        if matches!(public.phase, Phase::Deal | Phase::Over) {
            return Ok(Vec::new());
        }
        let Chances { mut hands, standing, exact } = reckon(THOROUGH, None, knowledge, reading)?;
        hands.retain(|_, chance| *chance > 0.0);
        if let (Some(own), Some(seat)) = (&knowledge.view.own, knowledge.viewer.seat()) {
            hands.extend(public.deck.iter().map(|(suit, _)| ((seat, suit, own.hand[suit]), 1.0)));
        }
        // What was left out cannot be excluded.
        for (seat, hand) in public.hands.iter().filter(|(seat, _)| !exact && !knowledge.viewer.is(*seat)) {
            for (suit, of_suit) in public.deck.iter() {
                for count in hand.shown[suit]..=of_suit.min(hand.count) {
                    hands.entry((seat, suit, count)).or_insert(UNLIKELY);
                }
            }
        }
        let held =
            hands.into_iter().map(|((seat, suit, count), chance)| (Fact::Holds { seat, suit, count }, chance));
        Ok(held.chain(standing.into_iter().flat_map(Standing::facts)).collect())
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Self>,
        rng: &mut R,
    ) -> Result<Table<Self>, Contradiction> {
        sample(knowledge, Reading::Likely, None, rng)
    }
}

/// How many states of a hand are kept: beyond that the least likely are left out, and the chances are no longer exact.
///
/// It takes a dozen lies of several cards, all caught, in one hand.
pub(crate) const THOROUGH: usize = 1_000;

/// What is listed where the least likely was left out.
const UNLIKELY: f64 = 1e-12;

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
