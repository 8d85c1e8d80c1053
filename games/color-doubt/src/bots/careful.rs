//! The careful bot: counts cards, hardly ever lies, and doubts only what is very unlikely.

use bots::Bot;
use game::chance::below;
use game::{Knowledge, Message};
use rand::Rng;

use super::bluffer::in_the_way;
use super::reasons;
use super::situation::Situation;
use crate::{Cards, ColorDoubt, Move, Phase, Suit};

/// Counts cards, hardly ever lies, and doubts only what is very unlikely.
pub(super) struct Careful {
    /// How many cards of its color it plays at most, unless more are needed.
    pub(super) most: u8,
    /// It doubts what is less likely than this by counting.
    pub(super) hardly: f64,
    /// It doubts a last card that is less likely than this.
    pub(super) last: f64,
    /// It lies one time in so many, where the truth would be to pass.
    pub(super) lies: u32,
}

/// Plays all that it has of its color.
pub(super) const CAREFUL: Careful = Careful { most: u8::MAX, hardly: 0.12, last: 0.5, lies: 8 };
/// Lies as often as it passes, where it has no truth to tell, and is slower to doubt.
pub(super) const FIBBER: Careful = Careful { hardly: 0.095, lies: 2, ..CAREFUL };
/// Can hardly part with its cards, and does not see that this loses games.
pub(super) const MAGPIE: Careful = Careful { most: 2, ..CAREFUL };

impl Bot<ColorDoubt> for Careful {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let situation = Situation::new(knowledge);
        if self.doubted(&situation).is_some_and(|(able, least)| able < least) || situation.must_doubt {
            return Move::Doubt {};
        }
        let Some(at_least) = situation.at_least else { return Move::Pass {} };
        let hand = situation.own.hand;
        let say = most_of(&situation);
        if let Some(cards) = truth(hand, say, at_least, self.most) {
            return Move::Lay { cards, say };
        }
        if situation.may_pass && below(rng, self.lies) > 0 {
            return Move::Pass {};
        }
        Move::Lay { cards: in_the_way(hand, at_least, 1), say }
    }

    fn why(&self, knowledge: &Knowledge<ColorDoubt>, m: &Move) -> Vec<Message> {
        let situation = Situation::new(knowledge);
        let seat = situation.seat;
        let mut told = Vec::new();
        match (m, situation.at_least) {
            (Move::Doubt {}, _) if situation.must_doubt => return vec![reasons::must_doubt(&situation)],
            (&Move::Lay { cards, say }, Some(_)) if cards.all_of(say) => {
                told.push(reasons::truth_first(seat, say));
                told.extend((situation.own.hand[say] > cards[say]).then(|| reasons::keeps_cards(seat, self.most)));
            }
            (Move::Lay { .. }, Some(count)) => told.push(reasons::seldom_lies(seat, count, self.lies)),
            (Move::Pass {}, Some(count)) => told.push(reasons::rather_passes(seat, count, self.lies)),
            _ => {}
        }
        told.extend(self.doubted(&situation).map(|(able, least)| reasons::counted(&situation, able, least)));
        told
    }
}

impl Careful {
    /// The chance that the standing announcement can be true, and how likely that must be not to be doubted; nothing where
    /// it may not be doubted.
    fn doubted(&self, situation: &Situation) -> Option<(f64, f64)> {
        let standing = situation.public.standing.filter(|_| situation.may_doubt)?;
        let last = matches!(situation.public.phase, Phase::LastCard { .. });
        Some((situation.able(standing.say), if last { self.last } else { self.hardly }))
    }
}

/// The colour of which its player holds most.
fn most_of(situation: &Situation) -> Suit {
    let held = |color: &Suit| situation.own.hand[*color];
    situation.colors.iter().copied().max_by_key(held).expect("there are colours")
}

/// The cards of this colour, if they are enough, so many at most or as many as must be; with the rainbow card where it is
/// needed.
fn truth(hand: Cards, color: Suit, at_least: u8, most: u8) -> Option<Cards> {
    let cards = Cards::of(color, hand[color].min(most.max(at_least)));
    if hand[color] >= at_least {
        return Some(cards);
    }
    (hand.fitting(color) >= at_least).then(|| cards + Cards::of(Suit::Rainbow, 1))
}
