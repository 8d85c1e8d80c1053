//! What a server says to bots, and takes from them, is as `docs/bot-protocol.schema.json` says.

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Value, json};

use crate::support::TestServer;
use crate::support::player::play_to_the_end;

/// Where the schema would be.
const ADDRESS: &str = "https://games.example/bot-protocol.schema.json";

struct Schema {
    schemas: Schemas,
    compiler: Compiler,
}

impl Schema {
    fn new() -> Schema {
        let mut compiler = Compiler::new();
        compiler.add_resource(ADDRESS, protocol::schema()).unwrap();
        Schema { schemas: Schemas::new(), compiler }
    }

    fn definition(&mut self, name: &str) -> SchemaIndex {
        self.compiler.compile(&format!("{ADDRESS}#/$defs/{name}"), &mut self.schemas).unwrap()
    }

    fn allows(&mut self, name: &str, message: &Value) -> bool {
        let definition = self.definition(name);
        self.schemas.validate(message, definition).is_ok()
    }

    fn check(&mut self, name: &str, message: &Value) {
        let definition = self.definition(name);
        if let Err(wrong) = self.schemas.validate(message, definition) {
            panic!("{message} is no {name}: {wrong}");
        }
    }
}

#[tokio::test]
async fn what_is_said_at_a_table_is_as_the_schema_says() {
    let (mut schema, server) = (Schema::new(), TestServer::start().await);
    for (game, bots) in
        [("clue", json!([[1, "novice"], [2, "novice"]])), ("color-doubt", json!([[1, "careful"], [2, "careful"]]))]
    {
        let clock = json!({ "per": "move", "ms": 86_400_000, "then": "move" });
        let open = json!({ "game": game, "name": "Ada", "chair": 0, "bots": bots, "help": "oracle", "start": true, "clock": clock });
        schema.check("Open", &open);
        let answer = server.post("/api/tables", None, open).await.json();
        schema.check("Opened", &answer);
        let (table, seat) = (answer["table"].as_str().unwrap(), answer["seat"].as_str().unwrap());
        let mut client = server.connect(table, Some(seat), 0).await;
        // Ada moves first: help has time to come.
        client.until("aid").await;
        for wrong in [json!({ "type": "fly" }), json!({ "type": "draw", "cards": { "red": 1 } })] {
            let refused = client.make(wrong).await;
            schema.check("Problem", &refused["problem"]);
        }
        client.send(json!({ "type": "notes", "notes": { "mine": 1 } })).await;
        client.send(json!({ "type": "phrase", "number": 1 })).await;
        client.until("phrase").await;
        play_to_the_end(&mut client).await;
        let said: Vec<Value> = client.received.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        said.iter().for_each(|message| schema.check("ToClient", message));
        for kind in ["welcome", "room", "news", "now", "aid", "accepted", "refused", "phrase"] {
            assert!(said.iter().any(|message| message["type"] == kind), "nothing of the type {kind} was said");
        }
        let refused =
            server.post(&format!("/api/tables/{table}/sit"), None, json!({ "chair": 0, "name": "Ben" })).await;
        schema.check("Problem", &refused.json());
    }
}

#[test]
fn what_nobody_says_is_not_in_the_schema() {
    let mut schema = Schema::new();
    let hello = json!({ "type": "hello", "token": null, "from": 0 });
    let chosen = json!({ "type": "move", "key": "12345678", "at": 3, "move": { "type": "pass" } });
    for message in [&hello, &chosen] {
        schema.check("FromClient", message);
        let with_more = json!({ "more": 1, "type": message["type"], "from": 0, "token": null });
        assert!(!schema.allows("FromClient", &with_more), "{with_more}");
    }
    assert!(!schema.allows("FromClient", &json!({ "type": "move", "key": "12345678", "at": -1, "move": {} })));
    let news = json!({ "type": "news", "number": 0, "message": { "name": "deal" }, "observation": {} });
    schema.check("ToClient", &news);
    for field in ["number", "message", "observation", "type"] {
        let mut without = news.clone();
        without.as_object_mut().unwrap().remove(field);
        assert!(!schema.allows("ToClient", &without), "{without}");
    }
    // Fields may be added to what a server says.
    let mut with_more = news.clone();
    with_more["more"] = json!(1);
    schema.check("ToClient", &with_more);
}
