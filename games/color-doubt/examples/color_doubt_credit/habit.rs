//! Bots by habit: none is strong, and all are different, as people are.

use bots::Bot;
use color_doubt::{Cards, ColorDoubt, Fact, Move, Options, Suit};
use game::chance::below;
use game::{Deduce, Knowledge, Reading};
use rand::Rng;

/// Somebody of a few habits, each in percent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habit {
    /// How often a lie is told where the truth could be.
    pub(crate) lies: u32,
    /// How often all the cards that fit are played, rather than the fewest.
    pub(crate) lays_many: u32,
    /// How often a pass is preferred to a lie.
    pub(crate) passes: u32,
    /// Doubts what can be true with less than this chance,
    pub(crate) doubts: u32,
    /// and a last card with less than this.
    pub(crate) doubts_last: u32,
}

impl Bot<ColorDoubt> for Habit {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let Some(Options::Play { lay, doubt, pass }) = &knowledge.options else { panic!("asked on its turn only") };
        let mut often = |percent: u32| below(rng, 100) < percent;
        if *doubt && let Ok(chances) = ColorDoubt::chances(knowledge, Reading::Possible) {
            let least = if lay.is_none() { self.doubts_last } else { self.doubts };
            let can = chances.iter().find(|(fact, _)| *fact == Fact::Able).map_or(0.0, |(_, chance)| *chance);
            if can < f64::from(least) / 100.0 {
                return Move::Doubt {};
            }
        }
        let Some(lay) = lay else { return if *pass { Move::Pass {} } else { Move::Doubt {} } };
        let truths: Vec<Suit> =
            lay.say.iter().copied().filter(|&say| lay.hand.fitting(say) >= lay.at_least).collect();
        if !truths.is_empty() && !often(self.lies) {
            let many = often(self.lays_many);
            let say = truths[below(rng, truths.len() as u32) as usize];
            let fitting = if many { lay.hand[say].max(lay.at_least) } else { lay.at_least };
            let own = lay.hand[say].min(fitting);
            return Move::Lay { cards: Cards::of(say, own) + Cards::of(Suit::Rainbow, fitting - own), say };
        }
        if *pass && often(self.passes) {
            return Move::Pass {};
        }
        // The fewest cards, of the suits of which there are fewest, said to be anything.
        let mut suits: Vec<(Suit, u8)> = lay.hand.iter().filter(|(suit, _)| *suit != Suit::Rainbow).collect();
        suits.sort_by_key(|&(_, held)| held);
        suits.push((Suit::Rainbow, lay.hand[Suit::Rainbow]));
        let mut cards = Cards::NONE;
        for (suit, held) in suits {
            cards += Cards::of(suit, held.min(lay.at_least - cards.total()));
        }
        Move::Lay { cards, say: lay.say[below(rng, lay.say.len() as u32) as usize] }
    }
}
