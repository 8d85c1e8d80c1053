//! Who believes what: the chance that an announcement is true, and that others will doubt it.

use game::Seat;

use super::mind::Mind;
use super::style::Style;
use crate::Lay;
use crate::options::parts::choose;

/// Judges announcements.
pub(super) struct Suspicion<'a> {
    mind: &'a Mind<'a>,
    style: &'a Style,
    /// By seat, how often an announcement that could be true is.
    honesty: Vec<f64>,
    standing: f64,
}

impl<'a> Suspicion<'a> {
    pub(super) fn new(mind: &'a Mind<'a>, style: &'a Style) -> Self {
        let honesty = |seat| {
            let (truths, lies) = mind.record(seat);
            (style.honest + f64::from(truths)) / (style.seen + f64::from(truths + lies))
        };
        let mut suspicion =
            Suspicion { mind, style, honesty: Seat::all(mind.seats).map(honesty).collect(), standing: 1.0 };
        if let Some(standing) = mind.standing() {
            let able: f64 = mind.colors.iter().map(|&color| mind.able(color)).sum();
            suspicion.standing = suspicion.credit(standing.seat, mind.able(standing.say), able);
        }
        suspicion
    }

    /// The chance that the standing announcement is true.
    pub(super) fn standing(&self) -> f64 {
        self.standing
    }

    /// The chance that an announcement is true: `able` is the chance that it can be, `any` the sum of that over all
    /// the colours that could have been announced.
    fn credit(&self, of: Seat, able: f64, any: f64) -> f64 {
        let honesty = self.honesty[of.index()];
        // The honest announce one of the colours that they can; liars announce any.
        let odds = honesty / (1.0 - honesty) * able * self.mind.colors.len() as f64 / any.max(1.0);
        odds / (1.0 + odds)
    }

    /// The chance that this player doubts an announcement when it is their turn to answer, with so many cards on the
    /// table.
    pub(super) fn doubts(&self, by: Seat, lay: Lay, table: f64, last: bool) -> f64 {
        let others = (self.mind.seats - 1) as f64;
        let gain = table / others + self.style.others_lead + if last { self.style.saved } else { 0.0 };
        let worth = gain / (gain + table + 1.0);
        let holds = self.mind.holds(by, lay.say);
        let doubts = holds.iter().enumerate().filter(|(_, chance)| **chance > 0.0).map(|(count, chance)| {
            let truth = self.seen_by(by, lay, count as u8);
            chance / (1.0 + ((truth - worth) / self.style.unsure).exp())
        });
        doubts.sum()
    }

    /// The chance of truth as a player sees it who holds so many cards of the colour.
    fn seen_by(&self, by: Seat, lay: Lay, holds: u8) -> f64 {
        let public = self.mind.public;
        let shown = self.mind.shown();
        let unseen = public.deck.total() - public.hands[by].count - shown.total();
        let hand = public.hands[lay.seat].count + if lay.seat == self.mind.seat { 0 } else { lay.count };
        let hand = hand.min(unseen);
        let rainbow = 1 - shown[crate::Suit::Rainbow];
        let colors = self.mind.colors.len() as u8;
        let fitting = (public.deck[lay.say].saturating_sub(holds + shown[lay.say]) + rainbow).min(unseen);
        let usual = (unseen / colors + rainbow).min(unseen);
        let any = f64::from(colors) * at_least(unseen, usual, hand, lay.count);
        self.credit(lay.seat, at_least(unseen, fitting, hand, lay.count), any)
    }

    /// The chance that this player lays over so many cards.
    pub(super) fn lays_over(&self, by: Seat, count: u8) -> f64 {
        if self.mind.public.hands[by].count < count {
            0.0
        } else {
            self.style.over * self.style.less.powi(i32::from(count) - 1)
        }
    }
}

/// The chance that `drawn` of `all` things, of which `fitting` fit, have at least `wanted` that fit.
fn at_least(all: u8, fitting: u8, drawn: u8, wanted: u8) -> f64 {
    let ways = |fit: u8| choose(fitting, fit) * choose(all - fitting, drawn - fit);
    (wanted..=fitting.min(drawn)).map(ways).sum::<f64>() / choose(all, drawn)
}
