//! What a player claims to know.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::prompt::problem;

/// The most claims of one answer, and the most facts of one claim: more are nobody's conclusions.
const MOST: usize = 1_000;

/// How sure somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    /// It is so in every deal that fits what the player was told.
    Certain,
    /// It may or may not be so, and the player thinks that it is.
    Likely,
    /// It is so in no such deal.
    Impossible,
}

/// Something that a player claims.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// How sure of it.
    pub held: Held,
    /// That one of these facts is so; of what is impossible there is one.
    pub facts: Vec<Value>,
}

/// A claim as a player writes it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    Certain(Value),
    Likely(Value),
    Impossible(Value),
}

/// The claims of an answer.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn read_claims(answer: &str) -> Result<Vec<Claim>, String> {
    let value = last_json(answer).ok_or_else(|| problem("no-json", &[]))?;
    let no_claims = |wrong: serde_json::Error| problem("no-claims", &[("problem", &wrong.to_string())]);
    let written: Vec<Written> = serde_json::from_value(value).map_err(no_claims)?;
    let mut claims = Vec::new();
    for written in written {
        match written {
            Written::Certain(fact) => claims.push(Claim { held: Held::Certain, facts: alternatives(fact)? }),
            Written::Likely(fact) => claims.push(Claim { held: Held::Likely, facts: alternatives(fact)? }),
            // That none of several is so are as many claims.
            Written::Impossible(fact) => {
                let each = alternatives(fact)?.into_iter();
                claims.extend(each.map(|fact| Claim { held: Held::Impossible, facts: vec![fact] }));
            }
        }
        if claims.len() > MOST {
            return Err(problem("too-many-claims", &[("most", &MOST.to_string())]));
        }
    }
    Ok(claims)
}

/// The facts that one stands for: where a value of it is a list, one for each entry.
fn alternatives(fact: Value) -> Result<Vec<Value>, String> {
    let Value::Object(fields) = &fact else { return Ok(vec![fact]) };
    let mut lists = fields.iter().filter_map(|(name, value)| Some((name, value.as_array()?)));
    let Some((name, entries)) = lists.next() else { return Ok(vec![fact]) };
    if lists.next().is_some() {
        return Err(problem("two-lists", &[("fact", &fact.to_string())]));
    }
    if entries.is_empty() || entries.len() > MOST {
        return Err(problem("wrong-list", &[("most", &MOST.to_string()), ("fact", &fact.to_string())]));
    }
    let with = |entry: &Value| {
        let mut fields = fields.clone();
        fields.insert(name.clone(), entry.clone());
        Value::from(fields)
    };
    Ok(entries.iter().map(with).collect())
}

/// The last JSON object or list in a text: whoever thinks aloud ends with what they answer.
pub(crate) fn last_json(text: &str) -> Option<Value> {
    let mut last = None;
    let mut rest = text;
    while let Some(start) = rest.find(['{', '[']) {
        let mut values = serde_json::Deserializer::from_str(&rest[start..]).into_iter();
        match values.next() {
            Some(Ok(value)) => {
                rest = &rest[start + values.byte_offset()..];
                last = Some(value);
            }
            _ => rest = &rest[start + 1..],
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_last_json_counts() {
        let read = |text| last_json(text).unwrap_or_default();
        assert_eq!(read(r#"{"type":"pass"}"#), json!({ "type": "pass" }));
        assert_eq!(
            read("I {think} of [1, 2] and answer\n```json\n{\"a\": [1, {}]}\n```\n"),
            json!({ "a": [1, {}] })
        );
        assert_eq!(read("nothing { here"), Value::Null);
        assert_eq!(read("[] {"), json!([]));
    }

    #[test]
    fn lists_stand_for_several_facts() {
        let answer = r#"[{"certain":{"card":"rope","holder":["case_file",{"seat":1}]}},
            {"impossible":{"card":["hall","rope"],"holder":"case_file"}},{"likely":"odd"}]"#;
        let fact = |card: &str, holder: Value| json!({ "card": card, "holder": holder });
        let expected = [
            (Held::Certain, vec![fact("rope", json!("case_file")), fact("rope", json!({ "seat": 1 }))]),
            (Held::Impossible, vec![fact("hall", json!("case_file"))]),
            (Held::Impossible, vec![fact("rope", json!("case_file"))]),
            (Held::Likely, vec![json!("odd")]),
        ];
        assert_eq!(read_claims(answer).unwrap(), expected.map(|(held, facts)| Claim { held, facts }));
        assert_eq!(read_claims("So: []").unwrap(), []);
    }

    #[test]
    fn what_is_no_list_of_claims_is_refused_in_a_sentence() {
        for (answer, part) in [
            ("I cannot say.", "no JSON"),
            (r#"{"type":"pass"}"#, "no list of claims"),
            (r#"[{"sure":{}}]"#, "unknown variant `sure`"),
            (r#"[{"certain":{"a":[1],"b":[2]}}]"#, "Only one value"),
            (r#"[{"certain":{"a":[]}}]"#, "1 to 1000 entries"),
        ] {
            let problem = read_claims(answer).unwrap_err();
            assert!(problem.contains(part) && problem.ends_with('.'), "{problem}");
        }
    }
}
