//! The answers to attacks, as everybody saw them.

use game::{BySeat, Seat};

use crate::setup::Decoy;
use crate::{Attack, CHARACTERS, Card, Cards, Observation, Setup};

/// An answer to an attack, with what lay face up when it was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AttackAnswer {
    /// The number of the piece of news that told it.
    pub(crate) news: usize,
    pub(crate) attack: Attack,
    /// The card turned up, if one was.
    pub(crate) card: Option<Card>,
    /// Of the room and the weapon, those that were not face up.
    pub(crate) hidden: Cards,
    /// How many characters were face down.
    pub(crate) forms: usize,
    /// Whether a character may have been turned up though nothing matched (TC-51a).
    pub(crate) may_bluff: bool,
}

impl AttackAnswer {
    pub(crate) fn seat(&self) -> Seat {
        self.attack.target
    }

    /// Whether it shows that one of the hidden cards is the target's: a character stood in for it (TC-51).
    pub(crate) fn stands_in(&self) -> bool {
        matches!(self.card, Some(Card::Who(_))) && !self.hidden.is_empty() && !self.may_bluff
    }

    /// The chance of just this card, for each number of `hidden` that the player holds, when each card that may be
    /// turned up is as likely; `None` where nothing depends on the number.
    pub(crate) fn factors(&self) -> Option<Vec<f64>> {
        let tells = self.card.is_some() && !self.hidden.is_empty();
        tells.then(|| factors(1, self.hidden, self.forms, self.may_bluff))
    }
}

/// The chance that the card turned up is one of several, for each number of `hidden` that the player holds, when any
/// card that may be turned up is turned up as readily (TC-51, TC-51a).
pub(crate) fn factors(of: usize, hidden: Cards, forms: usize, may_bluff: bool) -> Vec<f64> {
    let share = |open: usize| of as f64 / (open + forms) as f64;
    let none = if may_bluff { share(1) } else { 1.0 };
    (0..=hidden.len()).map(|held| if held == 0 { none } else { share(held) }).collect()
}

/// The answers in a game, each read with what was face up when it was given.
pub(crate) fn answers(setup: &Setup, seats: usize, told: &[Observation]) -> Vec<AttackAnswer> {
    let mut face_up = BySeat::new(seats, |_| Cards::EMPTY);
    let mut standing: Option<Attack> = None;
    let mut out = Vec::new();
    let (forms, _) = setup.dealt();
    for (news, told) in told.iter().enumerate() {
        let card = match *told {
            Observation::Attacked { attack, .. } => {
                standing = Some(attack);
                continue;
            }
            Observation::Revealed { card, .. } => Some(card),
            Observation::Unharmed { .. } => None,
            _ => continue,
        };
        let Some(attack) = standing else { continue };
        let up = &mut face_up[attack.target];
        let hidden = attack.cards().without(*up);
        let may_bluff = setup.decoy == Decoy::AnyAttack && hidden.len() == 2;
        out.push(AttackAnswer { news, attack, card, hidden, forms: forms - up.and(CHARACTERS).len(), may_bluff });
        *up = up.or(card.into_iter().collect());
    }
    out
}
