//! Who holds what, by Bayes' rule.

use game::{Contradiction, Deduce, Game, Knowledge, Reading, Seat, Table, Turn, chance};
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Card, Kuhn, Move, Observation, SEATS, Setup};

/// A seat holds a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
pub struct Fact {
    /// Who.
    pub seat: Seat,
    /// What.
    pub card: Card,
}

/// The stated behaviour: a player with card `c` of `n` ranks bets with probability `(c + 1) / (n + 1)`.
fn likelihood(setup: &Setup, card: Card, bet: bool) -> f64 {
    let bets = f64::from(card.0 + 1) / f64::from(setup.ranks + 1);
    if bet { bets } else { 1.0 - bets }
}

/// Every deal that the knowledge allows, with its weight; cards not yet dealt are missing.
fn deals(knowledge: &Knowledge<Kuhn>, reading: Reading) -> Vec<(Vec<Card>, f64)> {
    let setup = &knowledge.setup;
    let mut deals = vec![(Vec::new(), 1.0)];
    for told in &knowledge.observations {
        match told {
            Observation::Dealt { card, .. } => {
                deals = deals
                    .iter()
                    .flat_map(|(deal, weight)| {
                        (0..setup.ranks)
                            .map(Card)
                            .filter(|next| !deal.contains(next) && card.is_none_or(|card| card == *next))
                            .map(|next| ([deal.as_slice(), &[next]].concat(), *weight))
                    })
                    .collect();
            }
            Observation::Acted { seat, bet, shown } => {
                if let Some(shown) = shown {
                    deals.retain(|(deal, _)| deal == shown.as_slice());
                }
                for (deal, weight) in deals.iter_mut().filter(|_| reading == Reading::Likely) {
                    *weight *= likelihood(setup, deal[seat.index()], *bet);
                }
            }
        }
    }
    deals
}

impl Deduce for Kuhn {
    type Fact = Fact;

    fn facts(&self, out: &mut Vec<Fact>) {
        out.extend(self.hands.iter().zip(Seat::all(SEATS)).map(|(&card, seat)| Fact { seat, card }));
    }

    fn likelihood(&self, m: &Move) -> f64 {
        let Turn::Player(seat) = self.turn() else { return 1.0 };
        likelihood(&Setup { ranks: self.ranks }, self.hands[seat.index()], *m == Move::Bet)
    }

    fn chances(knowledge: &Knowledge<Kuhn>, reading: Reading) -> Result<Vec<(Fact, f64)>, Contradiction> {
        let deals = deals(knowledge, reading);
        let total: f64 = deals.iter().map(|(_, weight)| weight).sum();
        if deals.is_empty() {
            return Err(Contradiction);
        }
        let mut chances = Vec::new();
        for seat in Seat::all(SEATS) {
            for card in (0..knowledge.setup.ranks).map(Card) {
                let holding = deals.iter().filter(|(deal, _)| deal.get(seat.index()) == Some(&card));
                let weight: f64 = holding.map(|(_, weight)| weight).sum();
                if weight > 0.0 {
                    chances.push((Fact { seat, card }, weight / total));
                }
            }
        }
        Ok(chances)
    }

    fn determinize<R: Rng + ?Sized>(
        knowledge: &Knowledge<Kuhn>,
        rng: &mut R,
    ) -> Result<Table<Kuhn>, Contradiction> {
        let deals = deals(knowledge, Reading::Likely);
        let total: f64 = deals.iter().map(|(_, weight)| weight).sum();
        let mut point = f64::from(chance::below(rng, u32::MAX)) / f64::from(u32::MAX) * total;
        let drawn = deals.iter().find(|(_, weight)| {
            point -= weight;
            point < 0.0
        });
        let (deal, _) = drawn.or(deals.last()).ok_or(Contradiction)?;

        let mut table: Table<Kuhn> = Table::new(knowledge.setup).map_err(|_| Contradiction)?;
        let mut deal = deal.iter();
        for told in &knowledge.observations {
            let m = match told {
                Observation::Dealt { .. } => Move::Deal(*deal.next().ok_or(Contradiction)?),
                Observation::Acted { bet: true, .. } => Move::Bet,
                Observation::Acted { bet: false, .. } => Move::Pass,
            };
            let mover = table.game().turn().mover().ok_or(Contradiction)?;
            table.play(mover, m).map_err(|_| Contradiction)?;
        }
        Ok(table)
    }
}
