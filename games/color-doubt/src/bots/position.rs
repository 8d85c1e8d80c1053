//! What a position is worth to one player, by what everybody can count.

use game::{BySeat, Seat};

use super::situation::Situation;
use super::style;
use crate::{Cards, Public, Suit};

/// A position that may come about.
#[derive(Clone, Debug)]
pub(super) struct Position {
    seat: Seat,
    /// The number of colours in the game.
    colors: f64,
    /// What the rainbow card costs who counts it (CD-51, CD-64).
    rainbow: f64,
    players: BySeat<Player>,
    /// Who leads next, if that is known.
    pub(super) leader: Option<Seat>,
    /// Who has won.
    pub(super) winner: Option<Seat>,
}

#[derive(Clone, Copy, Debug)]
struct Player {
    hand: f64,
    minus: f64,
    /// How many colours the hand has: that many leads would do to be rid of it without a lie.
    colors: f64,
    /// The weight of this player's points to whoever weighs the position.
    weight: f64,
    /// How many cards of the rainbow card's kind, in the hand and in the minus pile.
    rainbow: [f64; 2],
}

impl Position {
    /// The position as it is.
    pub(super) fn now(situation: &Situation) -> Self {
        let weights = weights(situation.public, situation.seat);
        let colors = situation.colors.len() as f64;
        let player = |seat: Seat| {
            let hand = f64::from(situation.public.hands[seat].count);
            let own = seat == situation.seat;
            Player {
                hand,
                minus: f64::from(situation.public.minus[seat].count),
                colors: if own { leads(situation.own.hand) } else { usual(colors, hand) },
                weight: weights[seat],
                rainbow: [
                    if own { f64::from(situation.own.hand[Suit::Rainbow]) } else { 0.0 },
                    f64::from(situation.own.minus[seat][Suit::Rainbow]),
                ],
            }
        };
        let players = BySeat::new(situation.seats, player);
        let rainbow = if situation.seats == 2 { 5.0 } else { 10.0 };
        Position { seat: situation.seat, colors, rainbow, players, leader: None, winner: None }
    }

    /// The own hand becomes this.
    pub(super) fn hold(&mut self, hand: Cards) {
        let player = &mut self.players[self.seat];
        player.hand = f64::from(hand.total());
        player.colors = leads(hand);
        player.rainbow[0] = f64::from(hand[Suit::Rainbow]);
    }

    /// Adds cards to a player's hand, or takes some away, nobody knows which.
    pub(super) fn give(&mut self, seat: Seat, count: f64) {
        let player = &mut self.players[seat];
        let before = player.hand;
        player.hand = (player.hand + count).max(0.0);
        if seat == self.seat {
            player.colors = (player.colors + 0.4 * (player.hand - before)).max(player.hand.min(1.0));
        } else {
            player.colors = usual(self.colors, player.hand);
        }
    }

    /// Adds cards to a minus pile, with so much of a chance that the rainbow card is among them.
    pub(super) fn punish(&mut self, seat: Seat, count: f64, rainbow: f64) {
        let player = &mut self.players[seat];
        player.minus += count;
        player.rainbow[1] += rainbow;
    }

    /// What it is worth to whoever weighs it, in points.
    pub(super) fn value(&self) -> f64 {
        let chances = self.players.map(|seat, player| {
            let lead = if self.leader == Some(seat) { style::LEAD } else { 0.0 };
            libm::exp(-(player.colors + style::CARD * player.hand - lead) / style::STEEP)
        });
        let all: f64 = chances.values().sum();
        let points = self.players.iter().map(|(seat, player)| {
            let (wins, kept) = match self.winner {
                Some(winner) => (f64::from(u8::from(winner == seat)), 1.0),
                None => (chances[seat] / all, style::KEPT),
            };
            let rainbows = player.rainbow[0] * kept + player.rainbow[1];
            let lost = kept * player.hand + player.minus + (self.rainbow - 1.0) * rainbows;
            player.weight * (10.0 * wins - (1.0 - wins) * lost)
        });
        points.sum()
    }
}

/// How much each player's points matter: one's own fully, the others' together as much against, and those most who are
/// ahead and so in the way of winning the match.
pub(super) fn weights(public: &Public, own: Seat) -> BySeat<f64> {
    // With many games to come the totals say little.
    let left = f64::from(public.games) - public.results.len() as f64;
    let others = || public.totals.iter().filter(|(seat, _)| *seat != own);
    let best = others().map(|(_, total)| *total).max().unwrap_or(0);
    let near = |total: i32| libm::exp(f64::from(total - best) / (12.0 * left));
    let sum: f64 = others().map(|(_, total)| near(*total)).sum();
    public.totals.map(|seat, &total| if seat == own { 1.0 } else { -near(total) / sum })
}

/// How many of the colours an unseen hand of this many cards has, on average.
fn usual(colors: f64, hand: f64) -> f64 {
    colors * (1.0 - libm::pow(1.0 - 1.0 / colors, hand))
}

/// With how many leads one can be rid of a hand without a lie.
fn leads(hand: Cards) -> f64 {
    let colors = hand.iter().filter(|(suit, _)| *suit != Suit::Rainbow).count();
    colors.max(usize::from(!hand.is_empty())) as f64
}
