//! Several people play at one device, which is passed round.

#![cfg(feature = "games")]

use offline::Door;
use serde_json::{Value, json};

/// A door, and how often it was asked.
#[derive(Default)]
struct Asker {
    door: Door,
    asked: u32,
}

impl Asker {
    fn answer(&mut self, token: Option<&str>, method: &str, path: &str, body: &Value) -> (u16, String) {
        self.asked += 1;
        let seed = [self.asked, 0, 0, 0, 0, 0, 0, 0];
        let head = json!({ "method": method, "path": path, "token": token, "now": 0, "seed": seed });
        let answer = String::from_utf8(self.door.answer(format!("{head}\n{body}").as_bytes())).unwrap();
        let (status, body) = answer.split_once('\n').unwrap();
        (status.parse().unwrap(), body.to_owned())
    }

    fn ask(&mut self, token: Option<&str>, method: &str, path: &str, body: &Value) -> Value {
        let (status, text) = self.answer(token, method, path, body);
        assert!(status < 300, "{method} {path} {body}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// What somebody hears who says something, or of what has happened since.
    fn hear(&mut self, token: &str, table: &str, said: Option<&Value>) -> Vec<Value> {
        let (method, body) = said.map_or(("TELL", &Value::Null), |said| ("SAY", said));
        let (status, text) = self.answer(Some(token), method, table, body);
        assert_eq!(status, 200, "{text}");
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// A table of three people and as many bots as the game needs beside them, and the people's tokens.
    fn open(&mut self, info: &Value) -> (String, Vec<String>) {
        let seats = info["seats"].as_array().unwrap();
        let seats = seats.iter().filter_map(Value::as_u64).find(|&seats| seats >= 3).unwrap();
        let bots: Vec<Value> = (3..seats).map(|chair| json!([chair, info["easiest"]])).collect();
        let open = json!({
            "game": info["name"], "name": "Ann", "chair": 1, "others": [[0, "Ben"], [2, "Cleo"]], "bots": bots,
            "start": true,
        });
        let opened = self.ask(None, "POST", "/api/tables", &open);
        let tokens = [&opened["seat"], &opened["others"][0], &opened["others"][1]];
        let tokens = tokens.map(|token| token.as_str().unwrap().to_owned()).to_vec();
        (format!("/api/tables/{}", opened["table"].as_str().unwrap()), tokens)
    }
}

fn hello() -> Value {
    json!({ "type": "hello", "token": null, "from": 0 })
}

#[test]
fn three_people_play_each_game_to_its_end() {
    let mut asker = Asker::default();
    for info in asker.ask(None, "GET", "/api/games", &Value::Null).as_array().unwrap().clone() {
        let (table, tokens) = asker.open(&info);
        // Ann sits on the second chair, Ben on the first.
        for (token, seat) in tokens.iter().zip([1, 0, 2]) {
            let welcome = &asker.hear(token, &table, Some(&hello()))[0];
            assert_eq!((&welcome["viewer"], &welcome["chair"]), (&json!({ "seat": seat }), &json!(seat)));
            let people = asker.ask(Some(token), "GET", &table, &Value::Null)["people"].clone();
            let you: Vec<bool> = people.as_array().unwrap().iter().map(|one| one["you"] == true).collect();
            assert_eq!(you.iter().position(|&you| you), Some(seat));
        }
        let mut moves = [0; 3];
        loop {
            let due = asker.ask(None, "STEP", &table, &Value::Null);
            if due == "over" {
                break;
            }
            if due != "yours" {
                for token in &tokens {
                    asker.hear(token, &table, None);
                }
                continue;
            }
            let hints: Vec<_> = tokens
                .iter()
                .map(|token| asker.answer(Some(token), "POST", &format!("{table}/hint"), &json!({})))
                .collect();
            let movers: Vec<usize> = (0..3).filter(|&at| hints[at].0 == 200).collect();
            let [mover] = movers[..] else { panic!("{hints:?}") };
            let hint: Value = serde_json::from_str(&hints[mover].1).unwrap();
            let key = format!("move-{:08}", asker.asked);
            let made = json!({ "type": "move", "key": key, "at": hint["at"], "move": hint["move"] });
            // Nobody moves for another.
            let refused = asker.hear(&tokens[(mover + 1) % 3], &table, Some(&made));
            assert_eq!(refused[0]["type"], "refused", "{refused:?}");
            let heard = asker.hear(&tokens[mover], &table, Some(&made));
            assert_eq!(heard.last().unwrap(), &json!({ "type": "accepted", "key": key }));
            moves[mover] += 1;
            for token in &tokens {
                asker.hear(token, &table, None);
            }
        }
        assert!(moves.iter().all(|&moves| moves > 0), "{moves:?}");

        // Whichever of them asks for it, there is one next game, in which each has their seat.
        let again = json!({ "at_once": false, "bots": null });
        let next: Vec<Value> = tokens
            .iter()
            .map(|token| asker.ask(Some(token), "POST", &format!("{table}/rematch"), &again)["table"].clone())
            .collect();
        assert!(next.iter().all(|table| table == &next[0]));
        let next = format!("/api/tables/{}", next[0].as_str().unwrap());
        for (token, seat) in tokens.iter().zip([1, 0, 2]) {
            let welcome = &asker.hear(token, &next, Some(&hello()))[0];
            assert_eq!(welcome["viewer"], json!({ "seat": seat }));
        }
    }
}

#[test]
fn what_each_writes_down_is_theirs_and_is_kept() {
    let mut asker = Asker::default();
    let info = asker.ask(None, "GET", "/api/games", &Value::Null)[0].clone();
    let (table, tokens) = asker.open(&info);
    for token in &tokens {
        asker.hear(token, &table, Some(&hello()));
        asker.hear(token, &table, Some(&json!({ "type": "notes", "notes": { "of": token } })));
    }
    let saved = asker.ask(None, "SAVE", &table, &Value::Null);
    asker.ask(None, "DELETE", &table, &Value::Null);
    asker.ask(None, "LOAD", &table, &saved);
    for token in &tokens {
        let heard = asker.hear(token, &table, Some(&hello()));
        assert!(heard.contains(&json!({ "type": "notes", "notes": { "of": token } })), "{heard:?}");
    }
}

#[test]
fn what_one_says_all_hear_once() {
    let mut asker = Asker::default();
    let info = asker.ask(None, "GET", "/api/games", &Value::Null)[0].clone();
    let (table, tokens) = asker.open(&info);
    for token in &tokens {
        asker.hear(token, &table, Some(&hello()));
    }
    let phrase = json!({ "type": "phrase", "chair": 1, "number": 2 });
    let said = asker.hear(&tokens[0], &table, Some(&json!({ "type": "phrase", "number": 2 })));
    assert_eq!(said[0], phrase);
    for token in &tokens[1..] {
        assert_eq!(asker.hear(token, &table, None)[0], phrase);
        assert!(asker.hear(token, &table, None).is_empty());
    }
    assert!(asker.hear(&tokens[0], &table, None).is_empty());
}

#[test]
fn two_at_a_table_have_names_and_chairs_of_their_own() {
    let mut asker = Asker::default();
    for (others, code) in [
        (json!([[1, "ann"]]), "taken"),
        (json!([[0, "Ben"]]), "bad_seats"),
        (json!([[99, "Ben"]]), "bad_seats"),
        (json!([[1, " "]]), "malformed"),
    ] {
        let open = json!({
            "game": "clue", "name": "Ann", "chair": 0, "others": others, "bots": [[2, "novice"]], "start": true,
        });
        let (_, text) = asker.answer(None, "POST", "/api/tables", &open);
        let problem: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(problem["code"], code, "{others}: {text}");
    }
}
