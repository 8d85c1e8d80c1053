//! Moves that differ a little from a given one, by changing its JSON.

use game::chance::below;
use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

/// One random change of a value: a leaf altered, two parts exchanged, an element removed, a part of the donor put in.
pub(crate) fn changed(value: &Value, donor: &Value, rng: &mut dyn Rng) -> Value {
    let mut value = value.clone();
    let mut paths = Vec::new();
    list_paths(&value, &mut Vec::new(), &mut paths);
    let path = &paths[below(rng, paths.len() as u32) as usize];
    match below(rng, 4) {
        0 => {
            let other = &paths[below(rng, paths.len() as u32) as usize];
            exchange(&mut value, path, other);
        }
        1 => {
            if let Some(part) = at(donor, path).cloned() {
                *at_mut(&mut value, path) = part;
            }
        }
        _ => alter(at_mut(&mut value, path), rng),
    }
    value
}

/// A value of another type with the same JSON, if there is one.
pub(crate) fn parsed<T: DeserializeOwned>(value: &Value) -> Option<T> {
    // By way of text, as it comes from a client: numbers are then what a parser makes of them.
    serde_json::from_str(&value.to_string()).ok()
}

/// The JSON of a value.
///
/// # Panics
/// When it has none, as a map whose keys are not strings.
pub(crate) fn json_of(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("it has JSON")
}

#[derive(Clone, PartialEq, Eq)]
enum Step {
    Key(String),
    Index(usize),
}

fn list_paths(value: &Value, here: &mut Vec<Step>, out: &mut Vec<Vec<Step>>) {
    out.push(here.clone());
    let children: Vec<Step> = match value {
        Value::Array(items) => (0..items.len()).map(Step::Index).collect(),
        Value::Object(fields) => fields.keys().cloned().map(Step::Key).collect(),
        _ => Vec::new(),
    };
    for step in children {
        here.push(step);
        list_paths(at(value, &here[here.len() - 1..]).expect("it was just listed"), here, out);
        here.pop();
    }
}

fn at<'a>(value: &'a Value, path: &[Step]) -> Option<&'a Value> {
    path.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get(key),
        Step::Index(index) => value.get(index),
    })
}

fn at_mut<'a>(value: &'a mut Value, path: &[Step]) -> &'a mut Value {
    path.iter().fold(value, |value, step| match step {
        Step::Key(key) => &mut value[key],
        Step::Index(index) => &mut value[*index],
    })
}

/// Exchanges two parts, neither of which is inside the other.
fn exchange(value: &mut Value, one: &[Step], other: &[Step]) {
    if one.starts_with(other) || other.starts_with(one) {
        return;
    }
    let part = at_mut(value, one).take();
    let part = std::mem::replace(at_mut(value, other), part);
    *at_mut(value, one) = part;
}

fn alter(value: &mut Value, rng: &mut dyn Rng) {
    match value {
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            *value = match below(rng, 8) {
                0 => json!(near.wrapping_add(1)),
                1 => json!(near.wrapping_sub(1)),
                2 => json!(near ^ (1 << below(rng, 63))),
                3 => json!(0),
                4 => json!(255),
                5 => json!(u64::MAX),
                6 => json!(0.5),
                _ => json!(below(rng, 32)),
            };
        }
        Value::String(text) => match below(rng, 3) {
            0 => text.clear(),
            1 => text.push('x'),
            _ => *text = text.to_uppercase(),
        },
        Value::Bool(yes) => *yes = !*yes,
        Value::Array(items) if !items.is_empty() => {
            let index = below(rng, items.len() as u32) as usize;
            match below(rng, 4) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                2 => items.reverse(),
                _ => items.clear(),
            }
        }
        Value::Object(fields) if !fields.is_empty() => alter_object(fields, rng),
        other => {
            let others = [json!(null), json!({}), json!([]), json!(0), json!(""), json!(true)];
            *other = others[below(rng, others.len() as u32) as usize].clone();
        }
    }
}

fn alter_object(fields: &mut Map<String, Value>, rng: &mut dyn Rng) {
    let key = fields.keys().nth(below(rng, fields.len() as u32) as usize).expect("it is not empty").clone();
    match below(rng, 3) {
        0 => drop(fields.remove(&key)),
        1 => drop(fields.insert("unheard_of".into(), json!(1))),
        _ => {
            let value = fields.remove(&key).expect("it is one of the keys");
            fields.insert(format!("{key}_"), value);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use chacha20::ChaCha8Rng;
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn changes_reach_every_part_and_swap_cards_between_hands() {
        let deal = json!({"deal": {"hands": [[1, 2], [3, 4]]}});
        let donor = json!({"deal": {"hands": [[5, 6], [7, 8]]}});
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let seen: BTreeSet<String> = (0..5_000).map(|_| changed(&deal, &donor, &mut rng).to_string()).collect();
        for wanted in [
            r#"{"deal":{"hands":[[3,2],[1,4]]}}"#,
            r#"{"deal":{"hands":[[3,4],[1,2]]}}"#,
            r#"{"deal":{"hands":[[5,2],[3,4]]}}"#,
            r#"{"deal":{"hands":[[1,2],[3]]}}"#,
            r#"{"deal":{"hands":[[1,2],[3,255]]}}"#,
            r#"{"deal":{}}"#,
            r#"{"deal_":{"hands":[[1,2],[3,4]]}}"#,
        ] {
            assert!(seen.contains(wanted), "{wanted} is not among the changes");
        }
    }
}
