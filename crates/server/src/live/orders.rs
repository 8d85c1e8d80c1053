//! Standing orders: what people have told the table to do for them.

use catalog::Checked;
use protocol::play::NOT_A_SEAT;
use protocol::{Outcome, Phase, Problem, seating};
use serde_json::{Map, Value};

use super::LiveTable;
use crate::store::Change;
use crate::token::TokenHash;

impl LiveTable {
    /// What somebody has told the table to do for them: nobody else may know.
    pub(crate) fn orders(&self, token: TokenHash) -> Outcome<Map<String, Value>> {
        let chair = self.own_chair(token)?;
        let given = self.row.chairs.get(&chair).and_then(|sitter| sitter.orders.as_deref());
        // Orders of older rules, which cannot be read, are none.
        Ok(given.and_then(|orders| serde_json::from_str(orders).ok()).unwrap_or_default())
    }

    /// Somebody tells the table what to do for them from now on.
    pub(crate) async fn order(&mut self, token: TokenHash, chosen: Map<String, Value>) -> Outcome<()> {
        let chair = self.own_chair(token)?;
        self.open()?;
        if self.phase() == Phase::Over {
            return Err(Problem::OVER);
        }
        let game = self.game()?;
        let orders = seating::check_orders(game, &chosen)?;
        self.make(Change::Orders { table: self.row.id.clone(), chair, orders: orders.clone() }).await?;
        self.row.chairs.get_mut(&chair).ok_or(NOT_A_SEAT)?.orders = Some(orders);
        self.reconsider(chair);
        Ok(())
    }

    /// What is about to be made for somebody may not be what they want any more.
    pub(super) fn reconsider(&mut self, chair: u8) {
        if let Some(play) = &mut self.play {
            play.asks = None;
            let seat = play.seat_of(chair);
            play.pending.take_if(|pending| pending.is_of(seat));
        }
    }

    /// The move that the orders of whoever is to move say to make; `None` where there are none, and where they are asked.
    pub(super) fn ordered(&mut self, chair: u8) -> Option<Checked> {
        let play = self.play.as_mut()?;
        let ply = play.table.ply();
        if play.asks == Some(ply) {
            return None;
        }
        let orders = self.row.chairs.get(&chair)?.orders.as_deref()?;
        let mover = play.table.turn().mover()?;
        let ordered = play.table.obey(orders, &mut self.row.chance(&self.context, play, mover));
        play.asks = ordered.is_none().then_some(ply);
        ordered
    }
}
