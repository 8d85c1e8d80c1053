//! What a suggestion would tell.

use game::Seat;
use rand::Rng;

use crate::cards::{Card, CardSet, Crime, Room};
use crate::deduce::{Belief, World};

/// In how many imagined deals a suggestion is tried.
const WORLDS: usize = 160;
/// What a bit of information is worth beside the chance of naming the crime.
const BIT: f64 = 0.1;
/// "Nobody shows", or one of three cards shown by one of five others.
const OUTCOMES: usize = 16;

/// Suggestions compared by what they would tell their maker.
pub(super) struct Inquiry<'a> {
    me: Seat,
    worlds: Vec<World>,
    crimes: &'a [(Crime, f64)],
    /// By kind: the cards worth naming.
    suspects: CardSet,
    weapons: CardSet,
}

impl<'a> Inquiry<'a> {
    /// With the cards that may be in the case file, and one of the own hand of each kind, which asks for the rest.
    pub(super) fn new(
        me: Seat,
        hand: CardSet,
        belief: &Belief,
        crimes: &'a [(Crime, f64)],
        rng: &mut (impl Rng + ?Sized),
    ) -> Inquiry<'a> {
        let open = crimes.iter().fold(CardSet::EMPTY, |open, (crime, _)| open.or(crime.cards()));
        let named = |kind: CardSet| open.and(kind).or(hand.and(kind).first().into_iter().collect());
        Inquiry {
            me,
            worlds: (0..WORLDS).map(|_| belief.sample(rng)).collect(),
            crimes,
            suspects: named(CardSet::SUSPECTS),
            weapons: named(CardSet::WEAPONS),
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
        let named = crime.cards();
        let mut before = Guess::default();
        let mut after = [Guess::default(); OUTCOMES];
        for world in &self.worlds {
            before.add(world.case_file, 1.0);
            let seats = world.hands.len();
            let answer =
                self.me.others(seats).enumerate().find(|&(_, seat)| !world.hands[seat].and(named).is_empty());
            let Some((place, seat)) = answer else {
                after[0].add(world.case_file, 1.0);
                continue;
            };
            let held = world.hands[seat].and(named);
            for card in held.iter() {
                let kind = match card {
                    Card::Suspect(_) => 0,
                    Card::Weapon(_) => 1,
                    Card::Room(_) => 2,
                };
                after[1 + 3 * place + kind].add(world.case_file, 1.0 / held.len() as f64);
            }
        }
        let left: f64 = after.iter().map(|guess| guess.total * guess.bits()).sum();
        before.bits() - left / before.total
    }
}

/// How often each card was in the case file.
#[derive(Clone, Copy, Default)]
struct Guess {
    total: f64,
    by_card: [f64; Card::COUNT],
}

impl Guess {
    fn add(&mut self, crime: Crime, weight: f64) {
        self.total += weight;
        for card in crime.cards().iter() {
            self.by_card[card.index()] += weight;
        }
    }

    /// The entropies of suspect, weapon and room together.
    fn bits(&self) -> f64 {
        let part = |&weight: &f64| {
            let chance = weight / self.total;
            if weight > 0.0 { -chance * chance.log2() } else { 0.0 }
        };
        self.by_card.iter().map(part).sum()
    }
}
