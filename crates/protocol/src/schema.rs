//! The JSON Schema of what a bot at a table sends and is sent, made from the types.

use schemars::JsonSchema;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use crate::{FromClient, HostDoes, Open, Opened, Problem, Seated, Sit, ToClient};

/// The schema, with a definition for each message and for what it is made of. What is a game's own may be anything.
///
/// # Panics
/// Never: what is sent and what is received have no type of one name that differs.
pub fn schema() -> Value {
    let mut sent = SchemaSettings::draft2020_12().for_serialize().into_generator();
    define::<ToClient>(&mut sent);
    define::<Opened>(&mut sent);
    define::<Seated>(&mut sent);
    define::<Problem>(&mut sent);
    let mut received = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    define::<FromClient>(&mut received);
    define::<Open>(&mut received);
    define::<Sit>(&mut received);
    define::<HostDoes>(&mut received);
    let mut definitions: Map<String, Value> = sent.take_definitions(true);
    for (name, definition) in received.take_definitions(true) {
        let other = definitions.insert(name.clone(), definition);
        assert!(
            other.is_none_or(|other| other == definitions[&name]),
            "{name} is sent otherwise than it is received"
        );
    }
    json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Parlour, for bots", "$defs": definitions })
}

fn define<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}
