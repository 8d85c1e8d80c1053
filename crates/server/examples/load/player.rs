//! What a player of Color Doubt does, by what the server says that they may.

use serde_json::{Map, Value, json};

/// A legal move, varied by a number.
pub(crate) fn choose(options: &Value, vary: u64) -> Value {
    let can = |what: &str| options[what] == true;
    if can("doubt") && vary.is_multiple_of(4) {
        return json!({ "type": "doubt" });
    }
    let lay = &options["lay"];
    if lay.is_null() || (can("pass") && vary % 4 == 1) {
        return json!({ "type": if can("pass") { "pass" } else { "doubt" } });
    }
    let mut left = lay["at_least"].as_u64().unwrap_or(1);
    let mut cards = Map::new();
    for (suit, held) in lay["hand"].as_object().into_iter().flatten() {
        let taken = held.as_u64().unwrap_or(0).min(left);
        if taken > 0 {
            cards.insert(suit.clone(), taken.into());
            left -= taken;
        }
    }
    let say = lay["say"].as_array().map_or(&[][..], Vec::as_slice);
    json!({ "type": "lay", "cards": cards, "say": say.get(vary as usize % say.len().max(1)) })
}
