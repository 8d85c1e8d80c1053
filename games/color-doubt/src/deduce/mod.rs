//! What follows from what a viewer was told, in two readings.
//!
//! *Possible* takes cards to be played without looking at them: any cards of the hand, each as likely as another, and
//! any colour is said. *Likely* takes announcements to be true more often than that, as `behaviour.rs` states.

pub(crate) mod aid;
mod behaviour;
mod belief;
mod credit;
mod fact;
mod join;
mod record;
mod sample;
mod step;
mod track;
mod unseen;

use game::{Contradiction, Deduce, Game, Knowledge, Reading, Table, Turn};
use rand::Rng;

pub(crate) use self::behaviour::Claim;
use self::join::Standing;
use crate::options::parts;
use crate::{ColorDoubt, Lay, Move, Phase};

pub use self::belief::Belief;
pub(crate) use self::belief::{THOROUGH, UNLIKELY, in_both, reckon, standing};
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

    /// Which cards are played with an announcement: see `behaviour.rs`. Nothing else counts.
    fn likelihood(&self, m: &Move) -> f64 {
        let (Turn::Player(seat), &Move::Lay { cards, say }) = (self.turn(), m) else { return 1.0 };
        let hand = self.secret.hands[seat];
        let lay = Lay { seat, count: cards.total(), say };
        let there = self.public.minus.values().fold(self.public.deck, |there, pile| there - pile.shown);
        let claim = Claim::new(lay, there, &self.public.hands, &self.turned_up);
        let counts = if cards.all_of(say) { 1.0 + claim.favour() } else { 1.0 };
        counts * parts::ways(hand, cards) / parts::choose(hand.total(), cards.total())
    }

    fn chances(knowledge: &Knowledge<Self>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        Ok(Belief::of(knowledge, reading)?.map_or_else(Vec::new, |belief| belief.facts().collect()))
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Self>,
        rng: &mut R,
    ) -> Result<Table<Self>, Contradiction> {
        sample(knowledge, Reading::Likely, None, rng)
    }
}
