//! Who believes what: the chance that an announcement is true, and that others will doubt it.

use game::{BySeat, Seat};

use super::situation::Situation;
use super::style;
use crate::options::parts::choose;
use crate::{Lay, SeenMove};

/// Judges announcements.
pub(super) struct Suspicion<'a> {
    situation: &'a Situation<'a>,
    /// How often an announcement that could be true is.
    honesty: BySeat<f64>,
    /// The chance that the standing announcement is true.
    pub(super) standing: f64,
}

impl<'a> Suspicion<'a> {
    pub(super) fn new(situation: &'a Situation<'a>) -> Self {
        let honesty = turned_up(situation).map(|_, counts| {
            let [truths, all] = counts.map(f64::from);
            (style::HONEST + truths) / (style::SEEN + all)
        });
        let mut suspicion = Suspicion { situation, honesty, standing: 1.0 };
        if let Some(standing) = situation.public.standing {
            let able: f64 = situation.colors.iter().map(|&color| situation.able(color)).sum();
            suspicion.standing = suspicion.credit(standing.seat, situation.able(standing.say), able);
        }
        suspicion
    }

    /// The chance that an announcement is true: `able` is the chance that it can be, `any` the sum of that over all
    /// the colours that could have been announced.
    fn credit(&self, of: Seat, able: f64, any: f64) -> f64 {
        let honesty = self.honesty[of];
        // The honest announce one of the colours that they can; liars announce any.
        let odds = honesty / (1.0 - honesty) * able * self.situation.colors.len() as f64 / any.max(1.0);
        odds / (1.0 + odds)
    }

    /// The chance that this player doubts an announcement when it is their turn to answer, with this many cards on the
    /// table.
    pub(super) fn doubts(&self, by: Seat, lay: Lay, table: f64, last: bool) -> f64 {
        let others = (self.situation.seats - 1) as f64;
        let gain = table / others + style::OTHERS_LEAD + if last { style::SAVED } else { 0.0 };
        let worth = gain / (gain + table + 1.0);
        let holds = self.situation.memory.spread(&self.situation.memory.hands[by], lay.say);
        let doubts = holds.iter().enumerate().filter(|(_, chance)| **chance > 0.0).map(|(count, chance)| {
            let truth = self.seen_by(by, lay, count as u8);
            chance / (1.0 + libm::exp((truth - worth) / style::UNSURE))
        });
        doubts.sum()
    }

    /// The chance of truth in the eyes of a player who holds this many cards of the colour.
    fn seen_by(&self, by: Seat, lay: Lay, holds: u8) -> f64 {
        let public = self.situation.public;
        let shown = self.situation.shown();
        let unseen = public.deck.total() - public.hands[by].count - shown.total();
        let hand = public.hands[lay.seat].count + if lay.seat == self.situation.seat { 0 } else { lay.count };
        let hand = hand.min(unseen);
        let rainbow = 1 - shown[crate::Suit::Rainbow];
        let colors = self.situation.colors.len() as u8;
        let fitting = (public.deck[lay.say].saturating_sub(holds + shown[lay.say]) + rainbow).min(unseen);
        let usual = (unseen / colors + rainbow).min(unseen);
        let any = f64::from(colors) * at_least(unseen, usual, hand, lay.count);
        self.credit(lay.seat, at_least(unseen, fitting, hand, lay.count), any)
    }

    /// The chance that this player plays on this many cards.
    pub(super) fn lays_over(&self, by: Seat, count: u8) -> f64 {
        if self.situation.public.hands[by].count < count {
            0.0
        } else {
            style::OVER * style::LESS.powi(i32::from(count) - 1)
        }
    }
}

/// For each player, the truths among the announcements that were turned up, and all of them, as far as they are remembered.
pub(super) fn turned_up(situation: &Situation) -> BySeat<[u32; 2]> {
    let mut seen = BySeat::new(situation.seats, |_| [0; 2]);
    for told in situation.knowledge.observations.iter().rev().take(situation.remembers) {
        if let SeenMove::Doubt { doubt } = told.event {
            seen[doubt.of][0] += u32::from(doubt.truthful);
            seen[doubt.of][1] += 1;
        }
    }
    seen
}

/// The chance that `drawn` of `all` things, of which `fitting` fit, have at least `wanted` that fit.
fn at_least(all: u8, fitting: u8, drawn: u8, wanted: u8) -> f64 {
    let ways = |fit: u8| choose(fitting, fit) * choose(all - fitting, drawn - fit);
    (wanted..=fitting.min(drawn)).map(ways).sum::<f64>() / choose(all, drawn)
}
