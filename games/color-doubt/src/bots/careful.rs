//! The careful bot: counts cards, hardly ever lies, and doubts what can hardly be.

use bots::Bot;
use game::Knowledge;
use game::chance::below;
use rand::Rng;

use super::mind::Mind;
use crate::{Cards, ColorDoubt, Move, Phase, Suit};

/// Counts cards, hardly ever lies, and doubts what can hardly be.
pub(super) struct Careful;

/// It doubts what is less likely than this by counting.
const HARDLY: f64 = 0.12;
/// It doubts a last card that is less likely than this.
const LAST: f64 = 0.5;

impl Bot<ColorDoubt> for Careful {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let mind = Mind::new(knowledge);
        if let Some(standing) = mind.standing().filter(|_| mind.may_doubt) {
            let last = matches!(mind.public.phase, Phase::LastCard { .. });
            if mind.able(standing.say) < if last { LAST } else { HARDLY } {
                return Move::Doubt {};
            }
        }
        let Some(at_least) = mind.at_least else { return Move::Pass {} };
        if let Some((cards, say)) = truth(&mind, at_least) {
            return Move::Lay { cards, say };
        }
        // One time in eight a lie, where the truth would be to pass.
        if mind.may_pass && below(rng, 8) > 0 {
            return Move::Pass {};
        }
        lie(&mind, at_least)
    }
}

/// All the cards of the colour of which there are most, if they are enough; with the rainbow card where it is needed.
fn truth(mind: &Mind, at_least: u8) -> Option<(Cards, Suit)> {
    let hand = mind.own.hand;
    let rainbow = Cards::of(Suit::Rainbow, hand[Suit::Rainbow]);
    let most = mind.colors.iter().copied().max_by_key(|&color| hand[color])?;
    let cards = Cards::of(most, hand[most]);
    if hand[most] >= at_least {
        return Some((cards, most));
    }
    (hand[most] + rainbow.total() >= at_least).then_some((cards + rainbow, most))
}

/// The fewest cards allowed, from the colours of which there are fewest, said to be of the colour of which there are most.
fn lie(mind: &Mind, at_least: u8) -> Move {
    let hand = mind.own.hand;
    let mut suits: Vec<Suit> = hand.iter().map(|(suit, _)| suit).collect();
    suits.sort_by_key(|&suit| hand[suit]);
    let mut cards = Cards::NONE;
    for suit in suits {
        cards += Cards::of(suit, hand[suit].min(at_least - cards.total()));
    }
    let say = mind.colors.iter().copied().max_by_key(|&color| hand[color]).expect("there are colours");
    Move::Lay { cards, say }
}
