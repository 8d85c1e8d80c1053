//! The numbers by which the bluffer judges, found by matches against itself.

/// The numbers by which the bluffer judges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How far below the best a choice may be, in points, to be taken a third as often.
    pub(super) temper: f64,
    /// How much nearer to winning one is by leading, in leads.
    pub(super) lead: f64,
    /// How much a card in the hand is, in leads.
    pub(super) card: f64,
    /// By how many leads the chance to win falls to a third.
    pub(super) steep: f64,
    /// The part of a hand that its player will count at the end if another wins.
    pub(super) kept: f64,
    /// How many announcements one would have seen of a stranger, and how many of them true.
    pub(super) seen: f64,
    pub(super) honest: f64,
    /// What it is worth to lead, in points, as the others are thought to see it.
    pub(super) others_lead: f64,
    /// What it is worth to the others that a game goes on which somebody is about to win.
    pub(super) saved: f64,
    /// How far the chance of truth must be from where it would be worth a doubt, for the doubt to be three times as
    /// likely or unlikely as not.
    pub(super) unsure: f64,
    /// How likely somebody is to lay over a single card, and by how much less over each further card.
    pub(super) over: f64,
    pub(super) less: f64,
}

/// The style that did best.
pub(super) const POKER_FACE: Style = Style {
    temper: 0.25,
    lead: 0.1,
    card: 0.18,
    steep: 1.5,
    kept: 0.7,
    seen: 6.0,
    honest: 4.8,
    others_lead: 0.8,
    saved: 7.0,
    unsure: 0.04,
    over: 0.8,
    less: 0.8,
};
