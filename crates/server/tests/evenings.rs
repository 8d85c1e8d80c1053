//! Duplicate evenings: the same boards for all, and nothing of a board for anybody who is still to play it.

use std::collections::BTreeMap;

use crate::support::TestServer;
use crate::support::choice::choose;
use crate::support::client::{Client, PATIENCE, code};
use crate::support::http;
#[cfg(unix)]
use crate::support::process::Process;
use serde_json::{Value, json};
use tokio::time::Instant;

/// An evening, with its host's token and those of the people who have joined.
struct Evening<'s> {
    server: &'s TestServer,
    id: String,
    host: String,
    people: Vec<String>,
}

fn kuhn(boards: u8) -> Value {
    json!({ "game": "kuhn-poker", "players": 2, "level": "straightforward", "boards": boards, "house": false, "name": "Host" })
}

impl<'s> Evening<'s> {
    async fn open(server: &'s TestServer, open: Value, people: &[&str]) -> Evening<'s> {
        let answer = server.post("/api/evenings", None, open).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let text = |key: &str| answer.json()[key].as_str().unwrap().to_owned();
        let mut evening = Evening { server, id: text("evening"), host: text("host"), people: Vec::new() };
        for name in people {
            let joined = evening.join(name).await;
            assert_eq!(joined.status, 201, "{}", joined.body);
            evening.people.push(joined.json()["seat"].as_str().unwrap().to_owned());
        }
        evening
    }

    fn at(&self, what: &str) -> String {
        format!("/api/evenings/{}{what}", self.id)
    }

    async fn join(&self, name: &str) -> http::Reply {
        self.server.post(&self.at("/join"), None, json!({ "name": name })).await
    }

    async fn host(&self, does: &str) {
        let done = self.server.post(&self.at("/host"), Some(&self.host), json!({ "do": does })).await;
        assert_eq!(done.status, 204, "{}", done.body);
    }

    /// How it stands for a person.
    async fn told(&self, person: usize) -> Value {
        let told = self.server.get_as(&self.at(""), &self.people[person]).await;
        assert_eq!(told.status, 200, "{}", told.body);
        told.json()
    }

    /// How it stands for a person, once bots have finished what was left.
    async fn settled(&self, person: usize) -> Value {
        let begun = Instant::now();
        loop {
            let told = self.told(person).await;
            if told["counting"] == false {
                return told;
            }
            assert!(begun.elapsed() < PATIENCE, "nobody finishes what was left: {told}");
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }

    /// A person's table of a board.
    async fn table(&self, person: usize, board: u8) -> String {
        let begun =
            self.server.post(&self.at(&format!("/boards/{board}")), Some(&self.people[person]), json!({})).await;
        assert!([200, 201].contains(&begun.status), "{}", begun.body);
        begun.json()["table"].as_str().unwrap().to_owned()
    }

    async fn sit(&self, person: usize, board: u8) -> (String, Client) {
        let table = self.table(person, board).await;
        let mut client = self.server.connect(&table, Some(&self.people[person]), 0).await;
        client.until("now").await;
        (table, client)
    }

    /// Plays a board to its end; each decision is varied by a number of its own.
    async fn play(&self, person: usize, board: u8, vary: impl Fn(u64) -> u64) -> String {
        let (table, mut client) = self.sit(person, board).await;
        let mut made = 0;
        while client.now["turn"] != "over" {
            match choose(&client.now, vary(made)) {
                Some(chosen) => {
                    let answer = client.make(chosen).await;
                    if answer["type"] == "accepted" {
                        made += 1;
                    } else {
                        client.until("now").await;
                    }
                }
                None => drop(client.until("now").await),
            }
        }
        table
    }

    async fn log(&self, table: &str) -> Vec<Value> {
        let replay = self.server.get(&format!("/api/tables/{table}/replay")).await;
        assert_eq!(replay.status, 200, "{}", replay.body);
        replay.json()["moves"].as_array().unwrap().clone()
    }
}

#[tokio::test]
async fn the_same_play_meets_the_same_cards_and_the_same_bots() {
    let server = TestServer::start().await;
    let open = json!({
        "game": "color-doubt", "players": 3, "level": "careful", "boards": 2, "house": false, "name": "Host",
    });
    let evening = Evening::open(&server, open, &["Ada", "Ben", "Cleo"]).await;
    let ada = evening.play(0, 1, |made| made).await;
    let ben = evening.play(1, 1, |made| made).await;
    let cleo = evening.play(2, 1, |made| made + 1).await;
    let other = evening.play(0, 2, |made| made).await;
    evening.host("close").await;
    let (ada, ben, cleo) = (evening.log(&ada).await, evening.log(&ben).await, evening.log(&cleo).await);
    assert_eq!(ada, ben);
    assert_eq!(ada[0], cleo[0], "the deal is the same, however it is played");
    assert_ne!(ada, cleo);
    assert_ne!(ada[0], evening.log(&other).await[0], "the next board has other cards");

    let told = evening.told(0).await;
    let results = told["boards"][0]["results"].as_array().unwrap();
    assert_eq!(results[0]["score"], results[1]["score"]);
    let of = |index: usize| results[index]["score"].as_f64().unwrap();
    let difference = of(0) - (of(1) + of(2)) / 2.0;
    assert!((results[0]["difference"].as_f64().unwrap() - difference).abs() < 1e-9);
}

/// What the dice showed, roll by roll, for each player.
fn rolls(replay: &Value) -> BTreeMap<String, Vec<Value>> {
    let moves = replay["moves"].as_array().unwrap();
    let mut rolls: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for (ply, pair) in moves.windows(2).enumerate() {
        if pair[0]["type"] == "roll" && pair[1]["type"] == "dice" {
            let roller = replay["sides"][0][ply]["turn"].to_string();
            rolls.entry(roller).or_default().push(pair[1]["dice"].clone());
        }
    }
    rolls
}

#[tokio::test]
async fn a_roll_is_the_same_at_tables_that_have_gone_different_ways() {
    let server = TestServer::start().await;
    let open =
        json!({ "game": "clue", "players": 3, "level": "random", "boards": 1, "house": false, "name": "Host" });
    let evening = Evening::open(&server, open, &["Ada", "Ben"]).await;
    let ada = evening.play(0, 1, |made| made + 30).await;
    let ben = evening.play(1, 1, |made| 2 * made).await;
    evening.host("close").await;
    let mut logs = Vec::new();
    for table in [ada, ben] {
        let replay = server.get(&format!("/api/tables/{table}/replay")).await.json();
        logs.push(rolls(&replay));
    }
    assert_ne!(logs[0], logs[1], "the games went different ways");
    let mut compared = 0;
    for (roller, one) in &logs[0] {
        let other = &logs[1][roller];
        let both = one.len().min(other.len());
        assert_eq!(one[..both], other[..both]);
        compared += both;
    }
    assert!(compared > 5, "only {compared} rolls are in both games");
}

/// An answer without the ids of its tables, which are drawn anew each time.
fn without_ids(mut told: Value) -> Value {
    for board in told["boards"].as_array_mut().unwrap() {
        board["table"] = json!(board["table"].is_string());
        for result in board["results"].as_array_mut().into_iter().flatten() {
            result["table"] = json!(result["table"].is_string());
        }
    }
    told
}

/// Everything that somebody can ask of a table and of its evening, and what they are answered.
async fn asked(evening: &Evening<'_>, table: &str, token: &str) -> Vec<(String, u16, String)> {
    let server = evening.server;
    let at = |what: &str| format!("/api/tables/{table}{what}");
    let mut answers = Vec::new();
    for path in [
        at(""),
        at("/replay"),
        at("/review"),
        at("/why?fact=1&seat=0&ply=1"),
        at("/play-outs?seat=0&ply=1&world=real&batch=0"),
        at("/news"),
        at("/orders"),
        "/api/tables".to_owned(),
    ] {
        answers.push((path.clone(), server.get(&path).await));
        if path != "/api/tables" {
            answers.push((path.clone(), server.get_as(&path, token).await));
        }
    }
    for (what, body) in [
        ("/play-on", json!({ "seat": 0, "ply": 1, "world": "real", "name": "Eve" })),
        ("/rematch", json!({})),
        ("/ticket", json!({ "chair": null })),
        ("/code", json!({})),
        ("/sit", json!({ "chair": null, "name": "Eve" })),
        ("/stand", json!({})),
        ("/hint", json!({})),
        ("/host", json!({ "do": "start" })),
        ("/moves", json!({ "key": "12345678", "at": 1, "move": "pass" })),
        ("/notify", json!({ "endpoint": "https://push.example/1", "keys": null, "language": "en" })),
        ("/feed", json!({ "language": "en" })),
    ] {
        answers.push((at(what), server.post(&at(what), Some(token), body).await));
    }
    let mut told = Vec::new();
    for (path, answer) in answers {
        assert!(path == "/api/tables" || (400..500).contains(&answer.status), "{path}: {answer:?}");
        told.push((path.replace(table, ""), answer.status, answer.body));
    }
    for hello in [
        json!({ "type": "hello", "token": null, "from": 0 }),
        json!({ "type": "hello", "token": token, "from": 0 }),
        json!({ "type": "hello", "token": null, "from": 0, "screen": true }),
    ] {
        let mut client = Client::connect(server.address, table).await;
        client.send(hello).await;
        let refused = client.until("refused").await;
        assert!(["sealed", "not_yours"].contains(&code(&refused)), "{refused}");
        assert_eq!(client.received.len(), 1, "{:?}", client.received);
        told.push(("hello".into(), 0, refused.to_string()));
    }
    told
}

#[tokio::test]
async fn nobody_learns_anything_of_a_board_that_they_are_still_to_play() {
    let server = TestServer::start().await;
    let mut heard = Vec::new();
    // Two evenings of the same secret, in which the others play the first board differently.
    for vary in [0, 1] {
        let evening = Evening::open(&server, kuhn(2), &["Ada", "Ben", "Cleo"]).await;
        let ada = evening.play(0, 1, |_| vary).await;
        let ben = evening.play(1, 1, |_| 1 - vary).await;
        evening.host("complete").await;
        let cleo = evening.people[2].clone();
        let mut all = vec![("evening".to_owned(), 0, without_ids(evening.told(2).await).to_string())];
        for table in [&ada, &ben] {
            all.extend(asked(&evening, table, &cleo).await);
            // Their own players are not shown it from all sides either.
            for what in ["replay", "review"] {
                let answer = server.get_as(&format!("/api/tables/{table}/{what}"), &evening.people[0]).await;
                assert_eq!(answer.problem(), (403, "sealed".into()));
            }
        }
        let (_, client) = evening.sit(2, 1).await;
        all.extend(client.told().into_iter().map(|text| ("told".to_owned(), 0, text.to_owned())));
        heard.push(all);

        // Whoever played it is still at home at their table.
        let mut again = server.connect(&ada, Some(&evening.people[0]), 0).await;
        again.until("now").await;
        assert_eq!(again.now["turn"], "over");
        let room = again.received.iter().find(|text| text.contains("\"room\"")).unwrap();
        assert!(room.contains(&evening.id), "{room}");
        let standing = server.get_as(&format!("/api/tables/{ada}"), &evening.people[0]).await.json();
        assert_eq!(standing["people"].as_array().unwrap().iter().filter(|person| person["you"] == true).count(), 1);

        // Now all have finished it: it is everybody's, and the second board is not.
        let own = evening.play(2, 1, |_| 0).await;
        for table in [&ada, &ben, &own] {
            evening.log(table).await;
            assert_eq!(server.get(&format!("/api/tables/{table}")).await.status, 200);
            let mut watching = server.connect(table, None, 0).await;
            watching.until("now").await;
        }
        let told = evening.told(2).await;
        assert!(told["boards"][0]["results"].is_array() && told["boards"][1]["results"].is_null());
        assert_eq!(told["standings"].as_array().unwrap().len(), 3);
        let second = evening.table(0, 2).await;
        assert_eq!(server.get(&format!("/api/tables/{second}/replay")).await.problem().1, "sealed");
    }
    assert_eq!(heard[0], heard[1]);
}

#[tokio::test]
async fn nothing_is_revealed_before_the_host_says_that_everybody_is_here() {
    let server = TestServer::start().await;
    let mut evening = Evening::open(&server, kuhn(1), &["Ada"]).await;
    let table = evening.play(0, 1, |_| 0).await;
    let told = evening.told(0).await;
    assert_eq!((&told["stage"], &told["boards"][0]["results"]), (&json!("joining"), &Value::Null));
    assert_eq!(told["people"], json!([{ "name": "Ada", "you": true, "finished": 1 }]));
    assert_eq!(server.get(&format!("/api/tables/{table}/replay")).await.problem().1, "sealed");
    // So whoever comes late has lost nothing.
    let ben = evening.join("Ben").await;
    evening.people.push(ben.json()["seat"].as_str().unwrap().to_owned());
    evening.host("complete").await;
    assert_eq!(evening.join("Cleo").await.problem(), (409, "evening_full".into()));
    assert!(evening.told(1).await["boards"][0]["results"].is_null());
    evening.play(1, 1, |_| 0).await;
    assert!(evening.told(1).await["boards"][0]["results"].is_array());
    evening.host("complete").await;
}

#[tokio::test]
async fn a_bot_finishes_at_once_what_is_not_finished_when_the_evening_is_closed() {
    let server = TestServer::start().await;
    let evening = Evening::open(&server, kuhn(3), &["Ada", "Ben"]).await;
    for board in [1, 2] {
        evening.play(0, board, |_| 1).await;
    }
    evening.play(1, 1, |_| 0).await;
    let (table, mut client) = evening.sit(1, 2).await;
    let denied = server.post(&evening.at("/host"), Some(&evening.people[0]), json!({ "do": "close" })).await;
    assert_eq!(denied.problem(), (403, "not_yours".into()));
    evening.host("close").await;
    assert_eq!(evening.join("Cleo").await.problem(), (409, "evening_closed".into()));
    let late = server.post(&evening.at("/boards/3"), Some(&evening.people[1]), json!({})).await;
    assert_eq!(late.problem(), (409, "evening_closed".into()));

    // Ben has nothing more to do at his table.
    assert_eq!(code(&client.until("refused").await), "not_yours");
    let told = evening.settled(1).await;
    assert_eq!(told["stage"], "closed");
    let results = &told["boards"][1]["results"];
    assert_eq!((&results[0]["by_bot"], &results[1]["by_bot"]), (&json!(false), &json!(true)));
    assert_eq!(
        results[0]["difference"], 0.0,
        "nobody else has finished it, and what a bot made of it counts nothing"
    );
    let of = |index: usize| results[index]["score"].as_f64().unwrap();
    assert_eq!(results[1]["difference"].as_f64().unwrap(), (of(1) - of(0)).min(0.0));
    let ben = told["standings"].as_array().unwrap().iter().find(|at| at["person"] == 1).unwrap().clone();
    assert_eq!((&ben["played"], &told["people"][1]["finished"]), (&json!(1), &json!(1)));
    assert_eq!(told["boards"][1]["finished"], false);
    // What nobody has begun, nobody plays.
    assert_eq!(told["boards"][2]["results"][1]["score"], Value::Null);
    // Everybody sees how it went on.
    assert!(evening.log(&table).await.len() > 1);
    assert_eq!(evening.table(1, 2).await, table);
}

/// How much a person gains by leaving a game is nothing, whatever they knew when they left.
#[tokio::test]
async fn leaving_a_game_pays_for_nobody() {
    let server = TestServer::start().await;
    let (mut worse, mut better) = (0, 0);
    // The cards are the server's: evenings are played until both have happened.
    for _ in 0..50 {
        let mut open = kuhn(12);
        open["level"] = json!("random");
        let evening = Evening::open(&server, open, &["Ada", "Ben"]).await;
        for board in 1..=12 {
            evening.play(0, board, |_| board.into()).await;
            evening.sit(1, board).await;
        }
        evening.host("close").await;
        let told = evening.settled(1).await;
        for board in told["boards"].as_array().unwrap() {
            let [ada, ben] = [0, 1].map(|person| board["results"][person]["score"].as_f64().unwrap());
            assert_eq!(board["results"][1]["difference"].as_f64().unwrap(), (ben - ada).min(0.0), "{board}");
            worse += u32::from(ben < ada);
            better += u32::from(ben > ada);
        }
        let ben = told["standings"].as_array().unwrap().iter().find(|at| at["person"] == 1).unwrap();
        assert!(ben["mean"].as_f64().unwrap() <= 0.0 && ben["played"] == 0, "{ben}");
        if worse > 0 && better > 0 {
            return;
        }
    }
    panic!("{worse} boards came out worse, {better} better");
}

#[tokio::test]
async fn what_was_left_is_finished_after_a_restart() {
    let server = TestServer::start().await;
    let open = json!({
        "game": "color-doubt", "players": 3, "level": "reader", "boards": 1, "house": false, "name": "Host",
    });
    let evening = Evening::open(&server, open, &["Ada"]).await;
    let (table, client) = evening.sit(0, 1).await;
    drop(client);
    evening.host("close").await;
    let (id, host, people) = (evening.id.clone(), evening.host.clone(), evening.people.clone());
    let server = server.restart().await;
    let evening = Evening { server: &server, id, host, people };
    let told = evening.settled(0).await;
    assert_eq!(told["boards"][0]["results"][0]["by_bot"], true);
    assert!(evening.log(&table).await.len() > 3);
}

#[tokio::test]
async fn what_cannot_be_is_refused_in_words() {
    let server = TestServer::start().await;
    let open = async |change: Value| {
        let mut asked = kuhn(4);
        asked.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        server.post("/api/evenings", None, asked).await.problem()
    };
    assert_eq!(open(json!({ "game": "chess" })).await, (404, "unknown_game".into()));
    for boards in [0, 13] {
        assert_eq!(open(json!({ "boards": boards })).await, (400, "malformed".into()));
    }
    assert_eq!(open(json!({ "boards": 300 })).await, (400, "malformed".into()));
    assert_eq!(open(json!({ "players": 7 })).await, (422, "bad_seats".into()));
    assert_eq!(open(json!({ "players": 0 })).await, (422, "bad_seats".into()));
    assert_eq!(open(json!({ "level": "nobody" })).await, (422, "bad_seats".into()));
    assert_eq!(open(json!({ "options": { "ranks": 1000 } })).await, (422, "bad_options".into()));
    assert_eq!(open(json!({ "name": " " })).await, (400, "malformed".into()));

    let evening = Evening::open(&server, kuhn(2), &["Ada"]).await;
    assert_eq!(evening.join("ada").await.problem(), (409, "taken".into()));
    let board = async |number: &str, token: Option<&str>| {
        server.post(&evening.at(&format!("/boards/{number}")), token, json!({})).await.problem()
    };
    let ada = Some(&*evening.people[0]);
    for number in ["0", "3", "300", "-1", "one"] {
        assert_eq!(board(number, ada).await, (400, "malformed".into()), "{number}");
    }
    assert_eq!(board("1", None).await, (403, "not_yours".into()));
    assert_eq!(board("1", Some(&evening.host)).await, (403, "not_yours".into()));
    let ada = &evening.people[0];
    let none = "/api/evenings/0123456789abcdef";
    assert_eq!(server.get(none).await.problem(), (404, "unknown_evening".into()));
    assert_eq!(server.get("/api/evenings/nonsense").await.problem(), (404, "unknown_evening".into()));
    let joined = server.post(&format!("{none}/join"), None, json!({ "name": "Ada" })).await;
    assert_eq!(joined.problem(), (404, "unknown_evening".into()));
    let begun = server.post(&format!("{none}/boards/1"), Some(ada), json!({})).await;
    assert_eq!(begun.problem(), (404, "unknown_evening".into()));
    let done = server.post(&format!("{none}/host"), Some(ada), json!({ "do": "close" })).await;
    assert_eq!(done.problem(), (404, "unknown_evening".into()));

    // Out of order is allowed; asked twice at once, there is one table.
    let (one, other) = tokio::join!(evening.table(0, 2), evening.table(0, 2));
    assert_eq!(one, other);
    for number in 2..=64 {
        assert_eq!(evening.join(&format!("Guest {number}")).await.status, 201);
    }
    assert_eq!(evening.join("Late").await.problem(), (409, "evening_full".into()));
}

#[tokio::test]
async fn the_house_plays_every_board_too() {
    let server = TestServer::start().await;
    let mut asked = kuhn(3);
    asked["house"] = json!(true);
    let evening = Evening::open(&server, asked, &["Ada"]).await;
    evening.play(0, 1, |_| 0).await;
    evening.host("close").await;
    let begun = Instant::now();
    let results = loop {
        let told = evening.told(0).await;
        let results = told["boards"].as_array().unwrap().iter().map(|board| board["results"].clone());
        let results: Vec<Value> = results.collect();
        if results.iter().all(|board| board.as_array().unwrap().len() == 5) {
            break results;
        }
        assert!(begun.elapsed() < PATIENCE, "the house does not play: {results:?}");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    for board in &results {
        for bot in &board.as_array().unwrap()[1..] {
            assert!(bot["person"].is_null() && bot["score"].is_i64() && bot["difference"].is_null(), "{bot}");
        }
    }
    let of = |index: usize| results[0][index]["score"].as_f64().unwrap();
    let difference = of(0) - (of(1) + of(2) + of(3) + of(4)) / 4.0;
    assert!((results[0][0]["difference"].as_f64().unwrap() - difference).abs() < 1e-9);
    let told = evening.told(0).await;
    assert_eq!((&told["house"], told["standings"].as_array().unwrap().len()), (&json!(4), 1));
}

#[tokio::test]
async fn an_evening_goes_on_after_a_restart() {
    let server = TestServer::start().await;
    let evening = Evening::open(&server, kuhn(2), &["Ada", "Ben"]).await;
    evening.play(0, 1, |_| 1).await;
    let (table, mut client) = evening.sit(1, 1).await;
    while client.now["options"].is_null() {
        client.until("now").await;
    }
    let before = (evening.told(0).await, client.now.clone());
    drop(client);
    let (id, host, people) = (evening.id.clone(), evening.host.clone(), evening.people.clone());
    let server = server.restart().await;
    let evening = Evening { server: &server, id, host, people };
    assert_eq!(evening.told(0).await, before.0);
    let (again, mut client) = evening.sit(1, 1).await;
    while client.now["options"].is_null() {
        client.until("now").await;
    }
    assert_eq!((again, client.now["view"].clone()), (table, before.1["view"].clone()));
    evening.host("complete").await;
    // The chance of the board is the one that it was: the same play comes to the same.
    evening.play(1, 1, |_| 1).await;
    let told = evening.told(1).await;
    let results = &told["boards"][0]["results"];
    assert_eq!(results[0]["score"], results[1]["score"]);
}

/// What was confirmed of an evening is there after the process was killed, a score as soon as its last move.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_survives_being_killed() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("parlour.db");
    let server = Process::start(&database).await;
    let open = json!({
        "game": "color-doubt", "players": 2, "level": "careful", "boards": 1, "house": true, "name": "Host",
    });
    let post = async |server: &Process, path: &str, token: Option<&str>, body: Value| {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", &**bearer)).collect();
        http::request(server.address, "POST", path, &headers, &body.to_string()).await
    };
    let opened = post(&server, "/api/evenings", None, open).await.json();
    let at = format!("/api/evenings/{}", opened["evening"].as_str().unwrap());
    let server = again(server, &database).await;
    let joined = post(&server, &format!("{at}/join"), None, json!({ "name": "Ada" })).await.json();
    let seat = joined["seat"].as_str().unwrap().to_owned();
    let server = again(server, &database).await;
    let begun = post(&server, &format!("{at}/boards/1"), Some(&seat), json!({})).await.json();
    let table = begun["table"].as_str().unwrap().to_owned();

    // Killed in the middle a few times, and right after the last move was confirmed.
    let (mut server, mut made, mut over) = (again(server, &database).await, 0, false);
    for most in [3, 5, 7, usize::MAX] {
        let mut client = Client::connect(server.address, &table).await;
        client.send(json!({ "type": "hello", "token": seat, "from": 0 })).await;
        client.until("now").await;
        for _ in 0..most {
            while choose(&client.now, made).is_none() && client.now["turn"] != "over" {
                client.until("now").await;
            }
            let Some(chosen) = choose(&client.now, made) else { break };
            made += u64::from(client.make(chosen).await["type"] == "accepted");
        }
        over = client.now["turn"] == "over";
        server = again(server, &database).await;
    }
    assert!(over);
    let bearer = format!("Bearer {seat}");
    let told = http::request(server.address, "GET", &at, &[("authorization", &bearer)], "").await.json();
    assert_eq!(told["people"], json!([{ "name": "Ada", "you": true, "finished": 1 }]));
    assert_eq!(told["boards"][0]["table"], json!(table));
}

/// Kills the process and starts another over its database.
#[cfg(unix)]
async fn again(server: Process, database: &std::path::Path) -> Process {
    server.kill().await;
    Process::start(database).await
}
