//! What a suggestion would tell.

use arrayvec::ArrayVec;
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
pub(crate) struct Inquiry<'a> {
    imagined: Vec<Imagined>,
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
        let worlds = (0..WORLDS).map(|_| belief.sample(rng));
        Inquiry::over(me, hand, worlds, crimes)
    }

    /// The same over these deals.
    pub(crate) fn over(
        me: Seat,
        hand: CardSet,
        worlds: impl Iterator<Item = World>,
        crimes: &'a [(Crime, f64)],
    ) -> Inquiry<'a> {
        let open = crimes.iter().fold(CardSet::EMPTY, |open, (crime, _)| open.or(crime.cards()));
        let named = |kind: CardSet| open.and(kind).or(hand.and(kind).first().into_iter().collect());
        Inquiry {
            imagined: worlds.map(|world| Imagined::new(&world, me)).collect(),
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
    pub(crate) fn bits(&self, crime: Crime) -> f64 {
        let named = crime.cards();
        let mut before = Guess::default();
        let mut after = [Guess::default(); OUTCOMES];
        for Imagined { hands, case_file } in &self.imagined {
            before.add(case_file, 1.0);
            let answer = hands.iter().map(|hand| hand.and(named)).enumerate().find(|(_, held)| !held.is_empty());
            let Some((place, held)) = answer else {
                after[0].add(case_file, 1.0);
                continue;
            };
            for card in held.iter() {
                let kind = match card {
                    Card::Suspect(_) => 0,
                    Card::Weapon(_) => 1,
                    Card::Room(_) => 2,
                };
                after[1 + 3 * place + kind].add(case_file, 1.0 / held.len() as f64);
            }
        }
        let heard = after.iter().filter(|guess| guess.total > 0.0);
        let left: f64 = heard.map(|guess| guess.total * guess.bits()).sum();
        before.bits() - left / before.total
    }
}

/// A deal that may be the real one.
struct Imagined {
    /// In the order in which they answer.
    hands: ArrayVec<CardSet, 5>,
    /// The places of the three cards in the order of all.
    case_file: [usize; 3],
}

impl Imagined {
    fn new(world: &World, me: Seat) -> Imagined {
        let Crime { suspect, weapon, room } = world.case_file;
        let cards = [Card::Suspect(suspect), Card::Weapon(weapon), Card::Room(room)];
        let others = me.others(world.hands.len());
        Imagined { hands: others.map(|seat| world.hands[seat]).collect(), case_file: cards.map(Card::index) }
    }
}

/// How often each card was in the case file.
#[derive(Clone, Copy, Default)]
struct Guess {
    total: f64,
    by_card: [f64; Card::COUNT],
}

impl Guess {
    fn add(&mut self, case_file: &[usize; 3], weight: f64) {
        self.total += weight;
        for &card in case_file {
            self.by_card[card] += weight;
        }
    }

    /// The entropies of suspect, weapon and room together.
    fn bits(&self) -> f64 {
        let some = self.by_card.iter().filter(|weight| **weight > 0.0);
        let part = |weight: &f64| {
            let chance = weight / self.total;
            -chance * chance.log2()
        };
        some.map(part).sum()
    }
}
