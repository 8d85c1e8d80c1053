//! The numbers by which the bluffer judges, found by matches against itself.

/// How far below the best a choice may be, in points, to be taken a third as often.
pub(super) const TEMPER: f64 = 0.25;
/// How much nearer to winning one is by leading, in leads.
pub(super) const LEAD: f64 = 0.1;
/// How much a card in the hand is, in leads.
pub(super) const CARD: f64 = 0.18;
/// By how many leads the chance to win falls to a third.
pub(super) const STEEP: f64 = 1.5;
/// The part of a hand that its player will count at the end if another wins.
pub(super) const KEPT: f64 = 0.7;
/// How many announcements one would have seen of a stranger, and how many of them true.
pub(super) const SEEN: f64 = 6.0;
pub(super) const HONEST: f64 = 4.8;
/// What it is worth to lead, in points, as the others are thought to see it.
pub(super) const OTHERS_LEAD: f64 = 0.8;
/// What it is worth to the others that a game goes on which somebody is about to win.
pub(super) const SAVED: f64 = 7.0;
/// How far the chance of truth must be from where it would be worth a doubt, for the doubt to be three times as likely
/// or unlikely as not.
pub(super) const UNSURE: f64 = 0.04;
/// How likely somebody is to play on a single card, and by how much less over each further card.
pub(super) const OVER: f64 = 0.8;
pub(super) const LESS: f64 = 0.8;
