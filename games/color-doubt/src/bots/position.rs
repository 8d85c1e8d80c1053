//! What a position is worth to one player, by what everybody can count.

use arrayvec::ArrayVec;
use game::Seat;

use super::mind::Mind;
use super::style::Style;
use crate::{Cards, Suit};

/// A position that may come about.
#[derive(Clone, Debug)]
pub(super) struct Position {
    style: Style,
    seat: Seat,
    /// The number of colours in the game.
    colors: f64,
    players: ArrayVec<Player, 5>,
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
    /// The weight of this player's points to the one who reckons.
    weight: f64,
    /// How many cards of the rainbow card's kind, in the hand and in the minus pile.
    rainbow: [f64; 2],
}

impl Position {
    /// The position as it is.
    pub(super) fn now(mind: &Mind, style: &Style) -> Self {
        let colors = mind.colors.len() as f64;
        let player = |seat: Seat| {
            let hand = f64::from(mind.public.hands[seat].count);
            let own = seat == mind.seat;
            Player {
                hand,
                minus: f64::from(mind.public.minus[seat].count),
                colors: if own { leads(mind.own.hand) } else { colors * (1.0 - (1.0 - 1.0 / colors).powf(hand)) },
                weight: 0.0,
                rainbow: [
                    if own { f64::from(mind.own.hand[Suit::Rainbow]) } else { 0.0 },
                    f64::from(mind.own.minus[seat][Suit::Rainbow]),
                ],
            }
        };
        let mut position = Position {
            style: *style,
            seat: mind.seat,
            colors,
            players: Seat::all(mind.seats).map(player).collect(),
            leader: None,
            winner: None,
        };
        position.weigh(mind);
        position
    }

    /// Weighs the others by how much they are in the way of winning the match.
    fn weigh(&mut self, mind: &Mind) {
        let left = f64::from(mind.public.games) - mind.public.results.len() as f64;
        let best = mind.public.totals.iter().filter(|(seat, _)| *seat != mind.seat).map(|(_, total)| *total).max();
        let best = f64::from(best.unwrap_or(0));
        let mut sum = 0.0;
        for (seat, total) in mind.public.totals.iter().filter(|(seat, _)| *seat != mind.seat) {
            // With many games to come the totals say little.
            let weight = ((f64::from(*total) - best) / (12.0 * left)).exp();
            self.players[seat.index()].weight = -weight;
            sum += weight;
        }
        for player in &mut self.players {
            player.weight /= sum;
        }
        self.players[self.seat.index()].weight = 1.0;
    }

    /// The own hand becomes this.
    pub(super) fn hold(&mut self, hand: Cards) {
        let player = &mut self.players[self.seat.index()];
        player.hand = f64::from(hand.total());
        player.colors = leads(hand);
        player.rainbow[0] = f64::from(hand[Suit::Rainbow]);
    }

    /// Adds cards to a player's hand, or takes some away, nobody knows which.
    pub(super) fn give(&mut self, seat: Seat, count: f64) {
        let colors = self.colors;
        let player = &mut self.players[seat.index()];
        let before = player.hand;
        player.hand = (player.hand + count).max(0.0);
        if seat == self.seat {
            player.colors = (player.colors + 0.4 * (player.hand - before)).max(player.hand.min(1.0));
        } else {
            player.colors = colors * (1.0 - (1.0 - 1.0 / colors).powf(player.hand));
        }
    }

    /// Adds cards to a minus pile, with so much of a chance that the rainbow card is among them.
    pub(super) fn punish(&mut self, seat: Seat, count: f64, rainbow: f64) {
        let player = &mut self.players[seat.index()];
        player.minus += count;
        player.rainbow[1] += rainbow;
    }

    /// What it is worth to the one who reckons, in points.
    pub(super) fn value(&self, rainbow: f64) -> f64 {
        let distance = |(index, player): (usize, &Player)| {
            let lead = if self.leader == Some(Seat(index as u8)) { self.style.lead } else { 0.0 };
            (-(player.colors + self.style.card * player.hand - lead) / self.style.steep).exp()
        };
        let chances: ArrayVec<f64, 5> = self.players.iter().enumerate().map(distance).collect();
        let all: f64 = chances.iter().sum();
        let points = self.players.iter().enumerate().map(|(index, player)| {
            let (wins, kept) = match self.winner {
                Some(winner) => (f64::from(u8::from(winner.index() == index)), 1.0),
                None => (chances[index] / all, self.style.kept),
            };
            let rainbows = player.rainbow[0] * kept + player.rainbow[1];
            let lost = kept * player.hand + player.minus + (rainbow - 1.0) * rainbows;
            player.weight * (10.0 * wins - (1.0 - wins) * lost)
        });
        points.sum()
    }
}

/// With how many leads one can be rid of a hand without a lie.
fn leads(hand: Cards) -> f64 {
    let colors = hand.iter().filter(|(suit, _)| *suit != Suit::Rainbow).count();
    colors.max(usize::from(!hand.is_empty())) as f64
}
