//! Legal moves from what a client is told: no more than a player over HTTP has.

use serde_json::{Value, json};

/// A legal move for the options of a `now` message, varied by a number; `None` when the viewer may do nothing.
pub(crate) fn choose(now: &Value, vary: u64) -> Option<Value> {
    let options = &now["options"];
    if options.is_null() {
        return None;
    }
    // Kuhn poker.
    if options == "act" {
        return Some(json!(if vary.is_multiple_of(2) { "pass" } else { "bet" }));
    }
    if options["type"] == "play" {
        return Some(color_doubt(options, vary));
    }
    if options["deck"].is_array() {
        return clue(options, vary);
    }
    panic!("no player for {options}");
}

/// Walks into rooms, suggests, and accuses at random once the game has lasted. It never says that it holds none of
/// the three: the table does that for whoever has no choice.
fn clue(options: &Value, vary: u64) -> Option<Value> {
    let pick = |list: &Value| {
        list.as_array().filter(|list| !list.is_empty()).map(|list| list[vary as usize % list.len()].clone())
    };
    let named = |kinds: &[&str]| {
        let deck = options["deck"].as_array().unwrap();
        let cards: Vec<&Value> = deck.iter().filter(|card| kinds.contains(&card.as_str().unwrap())).collect();
        cards[vary as usize % cards.len()].clone()
    };
    let suspect =
        named(&["miss_scarlet", "colonel_mustard", "mrs_white", "mr_green", "mrs_peacock", "professor_plum"]);
    let weapon = named(&["candlestick", "knife", "lead_pipe", "revolver", "rope", "wrench"]);
    if let Some(card) = pick(&options["show"]) {
        return Some(json!({ "type": "show", "card": card }));
    }
    if options["accuse"] == true && vary > 20 {
        return Some(
            json!({ "type": "accuse", "suspect": suspect, "weapon": weapon, "room": named(&["hall", "study"]) }),
        );
    }
    if options["suggest"].is_string() {
        return Some(
            json!({ "type": "suggest", "suspect": suspect, "weapon": weapon, "room": options["suggest"] }),
        );
    }
    if let Some(ways) = options["walk"]["destinations"].as_array().filter(|ways| !ways.is_empty()) {
        let room = ways.iter().find(|way| !way["to"]["room"].is_null());
        return Some(json!({ "type": "go", "to": room.unwrap_or(&ways[vary as usize % ways.len()])["to"] }));
    }
    let kind = ["roll", "end"].into_iter().find(|kind| options[kind] == true)?;
    Some(json!({ "type": kind }))
}

fn color_doubt(options: &Value, vary: u64) -> Value {
    let can = |what: &str| options[what] == true;
    if can("doubt") && vary.is_multiple_of(4) {
        return json!({ "type": "doubt" });
    }
    let lay = &options["lay"];
    if lay.is_null() || (can("pass") && vary % 4 == 1) {
        return json!({ "type": if can("pass") { "pass" } else { "doubt" } });
    }
    let mut left = lay["at_least"].as_u64().unwrap();
    let mut cards = serde_json::Map::new();
    for (suit, held) in lay["hand"].as_object().unwrap() {
        let taken = held.as_u64().unwrap().min(left);
        if taken > 0 {
            cards.insert(suit.clone(), taken.into());
            left -= taken;
        }
    }
    let say = lay["say"].as_array().unwrap();
    json!({ "type": "lay", "cards": cards, "say": say[vary as usize % say.len()] })
}
