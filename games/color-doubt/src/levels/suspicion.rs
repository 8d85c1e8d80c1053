//! Who believes what: the chance that an announcement is true, and that others will doubt it.

use game::Seat;

use super::mind::Mind;
use crate::Lay;
use crate::parts::choose;

/// How many announcements one would have seen of a stranger, and how many of them true.
const SEEN: f64 = 6.0;
const TRUE: f64 = 3.6;
/// What it is worth to lead, in points, as the others are thought to see it.
const LEAD: f64 = 1.0;
/// What it is worth that a game goes on which another is about to win.
const SAVED: f64 = 7.0;
/// How far the chance of truth must be from where it would be worth a doubt, for the doubt to be three times as likely
/// or unlikely as not.
const UNSURE: f64 = 0.1;
/// How likely somebody is to lay over a single card, and by how much less over each further card.
const OVER: f64 = 0.6;
const LESS: f64 = 0.7;

/// Judges announcements.
pub(super) struct Suspicion<'a> {
    mind: &'a Mind<'a>,
    /// By seat, how often an announcement that could be true is.
    honesty: Vec<f64>,
    standing: f64,
}

impl<'a> Suspicion<'a> {
    pub(super) fn new(mind: &'a Mind<'a>) -> Self {
        let honesty = |seat| {
            let (truths, lies) = mind.record(seat);
            (TRUE + f64::from(truths)) / (SEEN + f64::from(truths + lies))
        };
        let mut suspicion =
            Suspicion { mind, honesty: Seat::all(mind.seats).map(honesty).collect(), standing: 1.0 };
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
        let gain = table / others + LEAD + if last { SAVED } else { 0.0 };
        let worth = gain / (gain + table + 1.0);
        let held = |count| self.mind.holds(by, lay.say, count);
        (0..=self.mind.public.deck[lay.say])
            .filter(|&count| held(count) > 0.0)
            .map(|count| held(count) / (1.0 + ((self.seen_by(by, lay, count) - worth) / UNSURE).exp()))
            .sum()
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
        if self.mind.public.hands[by].count < count { 0.0 } else { OVER * LESS.powi(i32::from(count) - 1) }
    }
}

/// The chance that `drawn` of `all` things, of which `fitting` fit, have at least `wanted` that fit.
fn at_least(all: u8, fitting: u8, drawn: u8, wanted: u8) -> f64 {
    let ways = |fit: u8| choose(fitting, fit) * choose(all - fitting, drawn - fit);
    (wanted..=fitting.min(drawn)).map(ways).sum::<f64>() / choose(all, drawn)
}
