//! What a person is told at a table of this browser depends on what they may know alone.

#![cfg(feature = "games")]

use offline::Door;
use serde_json::{Value, json};

/// Games of each kind.
const GAMES: u32 = 2;
/// At most so many moments of each are looked at.
const MOMENTS: usize = 8;

/// A door, and where its chance comes from.
struct Asker {
    door: Door,
    seed: u32,
}

impl Asker {
    fn answer(&mut self, token: &str, method: &str, path: &str, body: &Value) -> (String, String) {
        self.seed += 1;
        let seed = [self.seed, 0, 0, 0, 0, 0, 0, 0];
        let head = json!({ "method": method, "path": path, "token": token, "now": 0, "seed": seed });
        let answer = String::from_utf8(self.door.answer(format!("{head}\n{body}").as_bytes())).unwrap();
        let (status, body) = answer.split_once('\n').unwrap();
        (status.to_owned(), body.to_owned())
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let (status, text) = self.answer("", method, path, body);
        assert!(status.starts_with('2'), "{method} {path} {body}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// All that the person with a token hears and may ask at a table that is as it was saved, and where others at the same
    /// device have come before them.
    fn heard(&mut self, saved: &Value, token: &str) -> Vec<(String, String)> {
        let table = "/api/tables/here-0123456789abcdef";
        self.ask("LOAD", table, saved);
        self.seed = 0;
        let others: &[&str] = if token == OURS { &["", THEIRS] } else { &[] };
        for other in others {
            self.answer(other, "SAY", table, &json!({ "type": "hello", "token": null, "from": 0 }));
            self.answer(other, "SAY", table, &json!({ "type": "notes", "notes": saved["moves"] }));
        }
        [
            ("SAY", table.to_owned(), json!({ "type": "hello", "token": null, "from": 0 })),
            ("SAY", table.to_owned(), json!({ "type": "phrase", "number": 1 })),
            ("TELL", table.to_owned(), Value::Null),
            ("GET", table.to_owned(), Value::Null),
            ("GET", format!("{table}/replay"), Value::Null),
            ("POST", format!("{table}/hint"), json!({})),
        ]
        .map(|(method, path, body)| {
            for other in others {
                self.answer(other, "SAY", table, &json!({ "type": "phrase", "number": 2 }));
            }
            self.answer(token, method, &path, &body)
        })
        .to_vec()
    }
}

/// The same table with other cards, or with other help.
fn with(saved: &Value, field: &str, value: Value) -> Value {
    let mut other = saved.clone();
    other[field] = value;
    other
}

/// What the seats of others at a device are asked about by.
const OURS: &str = "ours";
const THEIRS: &str = "theirs";

/// The same table where the person on one chair is another's guest at their device, with a third beside them.
fn shared(saved: &Value, chair: u64, seats: u64) -> Value {
    let [opener, third] = [1, 2].map(|after| (chair + after) % seats);
    let mut shared = with(saved, "person", json!(opener));
    for sitting in [opener, third] {
        shared["chairs"][sitting.to_string()]["bot"] = Value::Null;
    }
    shared["others"][chair.to_string()] = json!({ "token": OURS, "notes": ["ours"] });
    if third != chair {
        shared["others"][third.to_string()] = json!({ "token": THEIRS, "notes": null });
    }
    shared
}

#[test]
fn worlds_that_a_person_cannot_tell_apart_are_told_alike() {
    let mut asker = Asker { door: Door::default(), seed: 0 };
    for info in asker.ask("GET", "/api/games", &Value::Null).as_array().unwrap() {
        let mut pairs = 0;
        for number in 0..GAMES {
            asker.seed = number * 100_000;
            let seats = info["seats"].as_array().unwrap();
            let seats = seats[number as usize % seats.len()].as_u64().unwrap();
            let bots: Vec<Value> = (0..seats).map(|chair| json!([chair, info["easiest"]])).collect();
            let open = json!({ "game": info["name"], "name": "Ada", "chair": null, "bots": bots, "start": true });
            let opened = asker.ask("POST", "/api/tables", &open);
            let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
            while asker.ask("STEP", &table, &Value::Null) != "over" {}
            let moves = asker.ask("SAVE", &table, &Value::Null)["moves"].as_array().unwrap().clone();
            let every = moves.len() / (MOMENTS + 1) + 1;
            let moments = (every..moves.len()).step_by(every);
            for (ply, seat) in moments.flat_map(|ply| (0..seats).map(move |seat| (ply, seat))) {
                let play_on = json!({ "seat": seat, "ply": ply, "world": "fresh", "name": "Ada" });
                let (status, text) = asker.answer("", "POST", &format!("{table}/play-on"), &play_on);
                if status != "201" {
                    continue;
                }
                let opened: Value = serde_json::from_str(&text).unwrap();
                let other = format!("/api/tables/{}", opened["table"].as_str().unwrap());
                let other = asker.ask("SAVE", &other, &Value::Null);
                let helps = info["helps"].as_array().unwrap().iter().cloned().chain([json!("clerk")]);
                for help in helps {
                    let other = with(&other, "help", help);
                    let real = with(&other, "moves", json!(moves[..ply]));
                    for (token, [real, other]) in [
                        ("", [real.clone(), other.clone()]),
                        (OURS, [&real, &other].map(|saved| shared(saved, seat, seats))),
                    ] {
                        let heard = asker.heard(&real, token);
                        assert_eq!(
                            heard,
                            asker.heard(&other, token),
                            "{} seat {seat} {real} {other}",
                            info["name"]
                        );
                        let viewer = json!({ "seat": seat });
                        assert!(heard[0].1.contains(&format!("\"viewer\":{viewer}")), "{heard:?}");
                    }
                    pairs += u32::from(real != other);
                }
            }
        }
        assert!(pairs > 10, "only {pairs} pairs of {} differed", info["name"]);
    }
}
