//! Strict reading of JSON that somebody sent.

use std::fmt::{self, Formatter};

use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// The longest text of a move or a setup, in bytes.
pub const LONGEST_TEXT: usize = 16 * 1024;

/// Reads a value from untrusted text.
///
/// Refused are: too long a text, one nested deeper than 128 levels, anything after the value, a field twice, a field
/// missing, and a field that the type does not know (which serde alone lets pass in some enums).
pub(crate) fn read<T: DeserializeOwned + Serialize>(text: &str) -> Result<T, String> {
    if text.len() > LONGEST_TEXT {
        return Err(format!("{} bytes are too long, at most {LONGEST_TEXT} are read", text.len()));
    }
    let given: Given = serde_json::from_str(text).map_err(|error| brief(&error.to_string()))?;
    read_value(&given.0)
}

/// The same of a text that is parsed already, where a field given twice cannot be seen any more.
pub(crate) fn read_value<T: DeserializeOwned + Serialize>(given: &Value) -> Result<T, String> {
    let value = T::deserialize(given).map_err(|error| brief(&error.to_string()))?;
    without_foreign(value, given)
}

/// Any JSON in which no field is given twice.
struct Given(Value);

impl<'de> Deserialize<'de> for Given {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Given, D::Error> {
        deserializer.deserialize_any(Reader).map(Given)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Value, A::Error> {
        let mut array = Vec::new();
        while let Some(Given(element)) = elements.next_element()? {
            array.push(element);
        }
        Ok(array.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((key, Given(value))) = fields.next_entry::<String, Given>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
            }
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

fn without_foreign<T: Serialize>(value: T, given: &Value) -> Result<T, String> {
    let known = serde_json::to_value(&value).map_err(|error| brief(&error.to_string()))?;
    match foreign(given, &known) {
        None => Ok(value),
        Some(field) => Err(brief(&format!("unknown field `{field}`"))),
    }
}

/// The first field of an object in `given` that has no place in `known`.
fn foreign<'a>(given: &'a Value, known: &Value) -> Option<&'a str> {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => {
            given.iter().find_map(|(key, value)| match known.get(key) {
                Some(known) => foreign(value, known),
                // A field left out when it is null stands for itself.
                None if value.is_null() => None,
                None => Some(key.as_str()),
            })
        }
        (Value::Object(given), _) => given.keys().next().map(String::as_str),
        // Elements may have been put in order: each must fit some element that was read.
        (Value::Array(given), Value::Array(known)) => given.iter().find_map(|value| {
            let misfit = |first: Option<_>, known| Some(first.or(Some(foreign(value, known)?)));
            known.iter().try_fold(None, misfit)?
        }),
        _ => None,
    }
}

/// An error's text, cut to what fits a line: it may quote what was sent.
fn brief(text: &str) -> String {
    match text.char_indices().nth(200) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    enum Choice {
        Go { to: Place, note: Option<String> },
        Lay { cards: Vec<Card> },
        Pass,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Place {
        x: u8,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Card {
        rank: u8,
    }

    fn refused(text: &str) -> String {
        read::<Choice>(text).unwrap_err()
    }

    #[test]
    fn what_is_meant_is_read() {
        let go = Choice::Go { to: Place { x: 3 }, note: None };
        assert_eq!(read(r#"{"type":"go","to":{"x":3},"note":null}"#), Ok(go));
        assert_eq!(read(r#" { "type" : "pass" } "#), Ok(Choice::Pass));
        let lay = Choice::Lay { cards: vec![Card { rank: 2 }, Card { rank: 1 }] };
        assert_eq!(read(r#"{"type":"lay","cards":[{"rank":2},{"rank":1}]}"#), Ok(lay));
    }

    #[test]
    fn what_is_not_meant_is_refused() {
        assert!(refused(r#"{"type":"pass"} x"#).contains("trailing"));
        assert!(refused(r#"{"type":"pass","type":"pass"}"#).contains("duplicate"));
        // serde lets both of these pass: a field beside a unit variant, and one in a struct that does not deny it.
        assert_eq!(refused(r#"{"type":"pass","too":1}"#), "unknown field `too`");
        assert_eq!(refused(r#"{"type":"go","to":{"x":3,"y":4},"note":null}"#), "unknown field `y`");
        assert_eq!(refused(r#"{"type":"lay","cards":[{"rank":2},{"rank":1,"suit":0}]}"#), "unknown field `suit`");
        assert!(refused(r#"{"type":"go","to":{"x":300},"note":null}"#).contains("300"));
        assert!(refused(r#"{"type":"go"}"#).contains("missing"));
        assert!(refused("").contains("EOF"));
        assert!(refused(&format!(r#"{{"deep":{}"#, "[".repeat(10_000))).contains("recursion"));
        refused(&"[".repeat(10_000));
        assert!(refused(&" ".repeat(LONGEST_TEXT + 1)).contains("too long"));
    }

    #[test]
    fn an_error_does_not_repeat_a_long_text() {
        let text = format!(r#"{{"type":"{}"}}"#, "ü".repeat(5_000));
        assert!(refused(&text).chars().count() <= 201);
    }
}
