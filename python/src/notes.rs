//! The detective's notebook.

use std::sync::OnceLock;

use ::notebook::{Ask, Card, Conclusions, Holder, Query, WhyAsked};
use catalog::{Message, Words};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::wrong;

/// What follows from a notebook, as JSON; messages are sentences.
#[pyfunction]
#[pyo3(signature = (text, why=None, rooms=None))]
pub(crate) fn answer(
    py: Python<'_>,
    text: String,
    why: Option<(u8, u8)>,
    rooms: Option<Vec<u8>>,
) -> PyResult<String> {
    let why = why.map(|(card, holder)| WhyAsked { card: Card(card), holder: Holder(holder) });
    let ask = rooms.map(|rooms| Ask { rooms: rooms.into_iter().map(Card).collect() });
    let query = Query { text, why, ask, ..Query::default() };
    let conclusions = py.detach(|| ::notebook::answer(&query));
    spoken(&conclusions).map(|value| value.to_string()).map_err(wrong)
}

/// An example to begin with.
#[pyfunction]
pub(crate) fn example() -> String {
    ::notebook::example(|comment| words().text(comment).unwrap_or_default())
}

/// The same with sentences in the places of messages.
fn spoken(conclusions: &Conclusions) -> serde_json::Result<Value> {
    let mut value = serde_json::to_value(conclusions)?;
    let say = |message: &Message| words().plain(message);
    for (place, fault) in conclusions.parsed.faults.iter().enumerate() {
        value["faults"][place]["reason"] = json!(say(&fault.reason));
        value["faults"][place]["suggestion"] = json!(fault.suggestion.as_ref().map(say));
    }
    if let Some(contradiction) = &conclusions.contradiction {
        value["contradiction"]["message"] = json!(say(&contradiction.message));
    }
    if let Some(why) = &conclusions.why {
        value["why"]["message"] = json!(say(&why.message));
    }
    Ok(value)
}

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| Words::read("en", ::notebook::WORDS))
}
