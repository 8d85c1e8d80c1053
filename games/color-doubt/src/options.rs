//! What the one to move may do, described compactly.

pub(crate) mod parts;

use arrayvec::ArrayVec;
use game::BySeat;
use game::chance::{below, shuffle};
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use self::parts::{Picked, parts_of};
use crate::seen::MAX_CARDS;
use crate::{Cards, Move, Suit};

/// What the one to move may do. A player is only ever shown `play`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "color-doubt/")]
pub enum Options {
    /// Nothing any more.
    Over,
    /// Chance deals.
    Deal {
        /// Every card.
        deck: Cards,
        /// The number of hands.
        seats: u8,
        /// The number of cards in each hand; the rest is out of the game.
        each: u8,
    },
    /// Chance draws out of a hand.
    Draw {
        /// The hand.
        from: Cards,
        /// How many.
        count: u8,
    },
    /// A player chooses.
    Play {
        /// What may be played; null when nothing may.
        lay: Option<LayOptions>,
        /// Whether the standing announcement may be doubted.
        doubt: bool,
        /// Whether the player may pass, or let a last card stand.
        pass: bool,
    },
}

/// What may be played: any part of the hand that is not too small, with any colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "color-doubt/")]
pub struct LayOptions {
    /// What it is played from.
    pub hand: Cards,
    /// The fewest cards that may be played: the standing number, or 1 (CD-22, CD-24).
    pub at_least: u8,
    /// The colours that may be announced: all that are in the game (CD-21).
    #[ts(as = "Vec<Suit>")]
    pub say: ArrayVec<Suit, 7>,
}

impl game::Options<Move> for Options {
    fn contains(&self, m: &Move) -> bool {
        match (self, m) {
            // CD-10, CD-11; parts of the deck are small enough to be added up.
            (&Options::Deal { deck, seats, each }, Move::Deal { hands, out }) => {
                hands.len() == usize::from(seats)
                    && deck.contains(*out)
                    && hands.values().all(|hand| deck.contains(*hand) && hand.total() == each)
                    && hands.values().fold(*out, |all, hand| all + *hand) == deck
            }
            (Options::Draw { from, count }, Move::Draw { cards }) => {
                from.contains(*cards) && cards.total() == *count
            }
            (Options::Play { lay: Some(lay), .. }, Move::Lay { cards, say }) => {
                lay.hand.contains(*cards) && cards.total() >= lay.at_least && lay.say.contains(say)
            }
            (Options::Play { doubt, .. }, Move::Doubt {}) => *doubt,
            (Options::Play { pass, .. }, Move::Pass {}) => *pass,
            _ => false,
        }
    }

    fn list(&self, out: &mut Vec<Move>) {
        match self {
            Options::Over => {}
            &Options::Deal { deck, seats, each } => list_deals(deck, seats, each, &mut Vec::new(), out),
            &Options::Draw { from, count } => {
                out.extend(parts_of(from, count, count).map(|cards| Move::Draw { cards }));
            }
            Options::Play { lay, doubt, pass } => {
                out.extend(doubt.then_some(Move::Doubt {}));
                out.extend(pass.then_some(Move::Pass {}));
                let Some(lay) = lay else { return };
                for cards in parts_of(lay.hand, lay.at_least, lay.hand.total()) {
                    out.extend(lay.say.iter().map(|&say| Move::Lay { cards, say }));
                }
            }
        }
    }

    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        match self {
            Options::Over => panic!("there is no move when the match is over"),
            &Options::Deal { deck, seats, each } => deal(deck, seats, each, rng),
            &Options::Draw { from, count } => Move::Draw { cards: parts::draw(from, count, rng) },
            Options::Play { lay, doubt, pass } => {
                let others = u32::from(*doubt) + u32::from(*pass);
                let Some(lay) = lay else { return other(*doubt, below(rng, others)) };
                match parts::pick(lay.hand, lay.at_least, lay.say.len() as u32, others, rng) {
                    Picked::Other(n) => other(*doubt, n),
                    Picked::Part(cards, say) => Move::Lay { cards, say: lay.say[say as usize] },
                }
            }
        }
    }
}

/// The `n`-th of the moves that play no cards.
fn other(doubt: bool, n: u32) -> Move {
    if doubt && n == 0 { Move::Doubt {} } else { Move::Pass {} }
}

/// Shuffles the deck and deals from its front: first all of seat 0's hand, and so on.
fn deal<R: Rng + ?Sized>(deck: Cards, seats: u8, each: u8, rng: &mut R) -> Move {
    let mut cards: ArrayVec<Suit, MAX_CARDS> = deck.each().collect();
    shuffle(rng, &mut cards);
    let mut cards = cards.into_iter();
    let hands = BySeat::new(seats.into(), |_| cards.by_ref().take(each.into()).collect());
    Move::Deal { hands, out: cards.collect() }
}

fn list_deals(rest: Cards, seats: u8, each: u8, hands: &mut Vec<Cards>, out: &mut Vec<Move>) {
    if hands.len() == usize::from(seats) {
        out.push(Move::Deal { hands: hands.iter().copied().collect(), out: rest });
        return;
    }
    for hand in parts_of(rest, each, each) {
        hands.push(hand);
        list_deals(rest - hand, seats, each, hands, out);
        hands.pop();
    }
}
