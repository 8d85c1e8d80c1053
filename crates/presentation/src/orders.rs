//! Standing orders: what a player has told the table to do for them.

use game::{Arg, Message, SetupError};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{OptionInfo, Playable};

/// Reads what somebody has chosen of a game's [orders](crate::Info::orders); each that is missing has its first choice.
///
/// # Errors
/// An order that the game does not know, or one that cannot be followed.
pub fn read_orders<G: Playable>(chosen: &Map<String, Value>) -> Result<G::Orders, SetupError> {
    let orders = G::info().orders;
    let of = |key: &str| orders.iter().find(|order| order.key == key);
    if let Some(unknown) = chosen.keys().find(|key| of(key).is_none()) {
        return Err(unknown_order(unknown, orders));
    }
    // By way of a `Value`, so that each type is read in one way: that keeps the module small that browsers load.
    let read = |chosen: Map<String, Value>| G::Orders::deserialize(&Value::from(chosen));
    read(chosen.clone()).map_err(|problem| {
        let is_at_fault = |(key, value): &(&String, &Value)| {
            read([((*key).clone(), (*value).clone())].into_iter().collect()).is_err()
        };
        let order = chosen.iter().find(is_at_fault).and_then(|(key, _)| of(key));
        order.map_or_else(|| SetupError::unreadable(problem), OptionInfo::refusal)
    })
}

fn unknown_order(key: &str, orders: &[OptionInfo]) -> SetupError {
    let unknown = Message::new("unknown-order").with("game", Arg::name("title")).with("order", Arg::text(key));
    SetupError::without_clause(unknown.with("known", Arg::and(orders.iter().map(|order| Arg::text(order.key)))))
}
