//! What an attack could be expected to bring, by what the attacker knew.

use game::Seat;
use presentation::Choice;

use super::bits;
use crate::deduce::{Belief, factors};
use crate::setup::Decoy;
use crate::{Card, Cards, Public, What, Where};

/// How many bits learned are worth as much as a card turned up, which brings a death a step nearer.
const BITS: f64 = 4.0;
/// What a kill is worth, in cards: it takes this many to bring somebody to death.
pub(super) const KILL: f64 = 6.0;
/// Below this an attack is worth nothing.
const NOTHING: f64 = 0.01;

/// An attack that could be made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Strike {
    pub(crate) target: Seat,
    pub(crate) weapon: What,
    /// The chance that it turns a card up, or kills.
    pub(crate) chance: f64,
    /// How many bits its answer can be expected to tell the attacker: exact, if who is attacked turns up any card as
    /// readily.
    pub(super) expected: f64,
    pub(crate) kills: bool,
}

impl Strike {
    /// Each of these attacks in a room, as who makes it may judge it.
    pub(crate) fn all(
        belief: &Belief,
        public: &Public,
        decoy: Decoy,
        room: Where,
        attacks: impl Iterator<Item = (Seat, What)>,
    ) -> Vec<Strike> {
        let strike = |(target, weapon)| {
            let attack = Cards::of([Card::Where(room), Card::What(weapon)]);
            let (chance, expected) = outlook(belief, public, decoy, target, attack);
            Strike { target, weapon, chance, expected, kills: public.kills(target, room, weapon) }
        };
        attacks.map(strike).collect()
    }

    /// Its expected worth, in cards turned up.
    pub(super) fn worth(&self) -> f64 {
        self.chance + self.expected / BITS
    }

    /// What it brought when it told this many bits.
    pub(super) fn brought(told: f64, turned_up: bool) -> f64 {
        f64::from(u8::from(turned_up)) + told / BITS
    }

    /// The best of them; the first of equals.
    pub(crate) fn best(strikes: &[Strike]) -> Option<Strike> {
        strikes.iter().copied().reduce(|best, next| if best.is_below(&next) { next } else { best })
    }

    /// A kill is better than anything else.
    fn is_below(&self, other: &Strike) -> bool {
        (self.kills, self.worth()) < (other.kills, other.worth())
    }

    /// Beside the best one; nothing where there was no choice, or nothing to be had.
    pub(super) fn choice(&self, strikes: &[Strike], best: &Strike) -> Option<Choice> {
        match (self.kills, best.kills) {
            (true, _) => Some(Choice::beside(KILL, KILL)),
            (_, true) => Some(Choice::beside(self.worth().min(KILL), KILL)),
            _ => {
                let is_a_choice = strikes.len() > 1 && best.worth() >= NOTHING;
                is_a_choice.then(|| Choice::beside(self.worth(), best.worth()))
            }
        }
    }
}

/// The chance that an attack turns a card up, or kills, and the bits that it can be expected to tell.
fn outlook(belief: &Belief, public: &Public, decoy: Decoy, target: Seat, attack: Cards) -> (f64, f64) {
    let hidden = attack.without(public.players[target].face_up);
    if hidden.is_empty() {
        return (1.0, 0.0); // TC-53, TC-54: a character tells nothing of the rooms and weapons.
    }
    let forms = public.forms_left(target);
    let may_bluff = decoy == Decoy::AnyAttack && hidden.len() == 2;
    // The chance of one kind of answer by how many of the hidden cards the target holds.
    let factors = |of| Some((hidden, factors(of, hidden, forms, may_bluff)));
    let nothing = belief.given(target, Some((hidden, 0)), if may_bluff { factors(1) } else { None });
    let card = |card| belief.given(target, Some((Cards::one(card), 1)), factors(1));
    let form = (forms > 0).then(|| {
        let stands_in = (!may_bluff).then_some((hidden, 1));
        belief.given(target, stands_in, factors(forms))
    });
    let up = 1.0 - nothing.as_ref().map_or(0.0, |&(chance, _)| chance);
    let answers = [nothing, form.flatten()].into_iter().chain(hidden.iter().map(card)).flatten();
    let left: f64 = answers.map(|(chance, after)| chance * bits(Some(&after), public)).sum();
    (up.max(0.0), (bits(Some(belief), public) - left).max(0.0))
}
