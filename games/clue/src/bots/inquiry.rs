//! What a suggestion would tell.

use inference::{Deal, Impression};
use rand::Rng;

use crate::cards::{Card, CardSet, Crime, Room, SUSPECTS, WEAPONS};
use crate::deduce::{Belief, Evidence};

/// In how many imagined deals a suggestion is tried.
const WORLDS: usize = 160;
/// What a bit of information is worth beside the chance of naming the crime.
const BIT: f64 = 0.1;

/// Suggestions compared by what they would tell their maker.
pub(super) struct Inquiry<'a> {
    evidence: &'a Evidence,
    impression: Impression,
    crimes: &'a [(Crime, f64)],
    /// By kind: the cards worth naming.
    suspects: CardSet,
    weapons: CardSet,
}

impl<'a> Inquiry<'a> {
    /// With the cards that may be in the case file, and one of the own hand of each kind, which asks for the rest.
    ///
    /// # Panics
    /// When the evidence is a spectator's.
    pub(super) fn new(
        evidence: &'a Evidence,
        belief: &Belief,
        crimes: &'a [(Crime, f64)],
        rng: &mut (impl Rng + ?Sized),
    ) -> Inquiry<'a> {
        let me = evidence.log.viewer().expect("whoever asks has a seat");
        let deals = (0..WORLDS).map(|_| -> Deal { belief.chances().sample(rng) });
        let open = crimes.iter().fold(CardSet::EMPTY, |open, (crime, _)| open.or(crime.cards()));
        let hand = evidence.hand();
        let named = |kind: CardSet| open.and(kind).or(hand.and(kind).first().into_iter().collect());
        Inquiry {
            evidence,
            impression: Impression::over(evidence.log.setup(), me, deals),
            crimes,
            suspects: named(SUSPECTS),
            weapons: named(WEAPONS),
        }
    }

    /// The best suggestion in a room, and its worth.
    pub(super) fn best(&self, room: Room) -> (Crime, f64) {
        let mut best: Option<(Crime, f64)> = None;
        for suspect in self.suspects.iter() {
            for weapon in self.weapons.iter() {
                let (Card::Suspect(suspect), Card::Weapon(weapon)) = (suspect, weapon) else { continue };
                let crime = Crime { suspect, weapon, room };
                let worth = self.chance(crime) + BIT * self.bits(crime);
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((crime, worth));
                }
            }
        }
        best.expect("some card of each kind may be in the case file")
    }

    fn chance(&self, crime: Crime) -> f64 {
        self.crimes.iter().find(|(other, _)| *other == crime).map_or(0.0, |&(_, chance)| chance)
    }

    /// How many bits the answer tells on average of who, with what and where, each taken by itself.
    fn bits(&self, crime: Crime) -> f64 {
        self.impression.bits(self.evidence.names.set(crime.cards()))
    }
}
