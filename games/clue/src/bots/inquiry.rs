//! What a suggestion would tell.

use inference::Impression;
use rand::Rng;

use crate::cards::{Card, CardSet, Crime, Room, SUSPECTS, WEAPONS};
use crate::deduce::{Belief, Casebook, best, chance_of};

/// Number of imagined deals in which a suggestion is tried.
const WORLDS: usize = 160;

/// Suggestions compared by what they would tell their maker.
pub(super) struct Inquiry<'a> {
    casebook: &'a Casebook,
    impression: Impression,
    crimes: &'a [(Crime, f64)],
    bit: f64,
    /// By kind: the cards worth naming.
    suspects: CardSet,
    weapons: CardSet,
}

impl<'a> Inquiry<'a> {
    /// With the cards that may be in the case file, and one of the own hand of each kind, which asks for the rest.
    ///
    /// # Panics
    /// When the casebook is a spectator's.
    pub(super) fn new(
        casebook: &'a Casebook,
        belief: &Belief,
        crimes: &'a [(Crime, f64)],
        bit: f64,
        rng: &mut (impl Rng + ?Sized),
    ) -> Inquiry<'a> {
        let me = casebook.log.viewer().expect("whoever asks has a seat");
        let deals = (0..WORLDS).map(|_| belief.solution.sample(rng));
        let open = crimes.iter().fold(CardSet::EMPTY, |open, (crime, _)| open.or(crime.cards()));
        let hand = casebook.names.cards(casebook.log.holds(me.into()));
        let named = |kind: CardSet| open.and(kind).or(hand.and(kind).first().into_iter().collect());
        Inquiry {
            casebook,
            impression: Impression::over(casebook.log.setup(), me, deals),
            crimes,
            bit,
            suspects: named(SUSPECTS),
            weapons: named(WEAPONS),
        }
    }

    /// The best suggestion in a room, and its worth.
    pub(super) fn best(&self, room: Room) -> (Crime, f64) {
        let room = CardSet::one(Card::Room(room));
        let crimes = Crime::all(self.suspects, self.weapons, room).map(|crime| {
            // Of who, with what and where, each taken by itself.
            let bits = self.impression.bits(self.casebook.names.set(crime.cards()));
            (crime, chance_of(self.crimes, crime) + self.bit * bits)
        });
        best(crimes).expect("some card of each kind may be in the case file")
    }
}
