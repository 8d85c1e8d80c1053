//! Deals that anybody can verify: what seats commit to and open, what is told of it and when, and the saved table.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::support::client::{Client, code};
use crate::support::player::play_to_the_end;
use crate::support::{Opened, TestServer};
use axum::extract::Query;
use axum::routing::get;
use axum::{Json, Router};
use fair::{Deals, Entry, Fault, Hash, Link, Read, Secret, share_commitment, verify};
use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::net::TcpListener;

const GAME: &str = "color-doubt";

/// The share of a chair, and what commits to it.
fn share(chair: u8) -> (Secret, String) {
    let share = Secret([chair + 1; 32]);
    (share, share_commitment(GAME, chair, &share).to_string())
}

async fn open_share(client: &mut Client, chair: u8) {
    client.send(json!({ "type": "share", "share": share(chair).0.reveal() })).await;
}

/// Two people who commit by themselves, and one whose client knows nothing of it; their tokens.
async fn three(server: &TestServer) -> (Opened, Vec<String>) {
    let open = json!({ "game": GAME, "name": "Ada", "chair": 0, "commit": share(0).1 });
    let opened = server.open(open).await;
    let sit = format!("/api/tables/{}/sit", opened.table);
    let ben = json!({ "chair": 1, "name": "Ben", "commit": share(1).1 });
    let ben = server.post(&sit, None, ben).await.json()["seat"].as_str().unwrap().to_owned();
    let cleo = server.sit(&opened.table, "Cleo").await;
    let tokens = vec![opened.seat.clone(), ben, cleo];
    (opened, tokens)
}

async fn connected(server: &TestServer, table: &str, tokens: &[String]) -> Vec<Client> {
    let mut clients = Vec::new();
    for token in tokens {
        let mut client = server.connect(table, Some(token), 0).await;
        client.until("room").await;
        clients.push(client);
    }
    clients
}

fn states(room: &Value) -> Vec<&str> {
    let chairs = room["chairs"].as_array().unwrap().iter();
    chairs.filter_map(|chair| chair["who"]["share"]["state"].as_str()).collect()
}

async fn saved(server: &TestServer, table: &str) -> String {
    let answer = server.get(&format!("/api/tables/{table}/saved")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

#[tokio::test]
async fn a_deal_waits_for_every_share_and_the_saved_table_proves_it() {
    let server = TestServer::start_with(|config| config.limits.shares = Duration::from_secs(3600)).await;
    let (opened, tokens) = three(&server).await;
    let mut clients = connected(&server, &opened.table, &tokens).await;
    let not_over = server.get(&format!("/api/tables/{}/saved", opened.table)).await;
    assert_eq!(not_over.problem(), (409, "not_started".into()));
    // Nobody's share is taken before all is locked.
    open_share(&mut clients[0], 0).await;
    assert_eq!(code(&clients[0].until("refused").await), "not_started");

    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    let room = clients[0].room_where(|room| room["deals"]["waiting"] == true).await;
    assert_eq!(states(&room), ["sealed", "sealed", "open"]);
    assert!(Hash::read(room["deals"]["lock"].as_str().unwrap()).is_some());
    clients[0].send(json!({ "type": "share", "share": share(1).0.reveal() })).await;
    assert_eq!(code(&clients[0].until("refused").await), "bad_share");
    open_share(&mut clients[2], 2).await;
    assert_eq!(code(&clients[2].until("refused").await), "bad_share", "the server has drawn this one");
    open_share(&mut clients[0], 0).await;
    let room = clients[1].room_where(|room| states(room) == ["open", "sealed", "open"]).await;
    assert_eq!(room["deals"]["waiting"], true);

    // What was opened survives a restart, and only then is dealt.
    let server = server.restart().await;
    let mut clients = connected(&server, &opened.table, &tokens).await;
    let path = format!("/api/tables/{}/share", opened.table);
    let body = json!({ "share": share(1).0.reveal() });
    for _ in 0..2 {
        assert_eq!(server.post(&path, Some(&tokens[1]), body.clone()).await.status, 204);
    }
    for client in &mut clients {
        let room = client.room_where(|room| room["deals"]["waiting"] == false).await;
        assert_eq!(states(&room), ["open", "open", "open"]);
        while client.now["turn"].is_null() || client.now["turn"] == "chance" {
            client.until("now").await;
        }
    }
    join_all(clients.iter_mut().map(play_to_the_end)).await;

    let text = saved(&server, &opened.table).await;
    let verified = verify(&text).unwrap_or_else(|fault| panic!("{}", fault.message()));
    assert!(verified.unopened().is_empty());
    let Deals::Verifiable(proof) = &verified.saved.deals else { panic!("{text}") };
    assert_eq!(proof.shares.iter().map(|share| share.own).collect::<Vec<_>>(), [true, true, false]);
    assert_eq!(proof.shares[1].opening, Some(share(1).0));
    assert_eq!(room["deals"]["lock"], proof.lock.to_string());
    assert_eq!(room["deals"]["commitment"], proof.commitment.to_string());
    // Its end is in the chain with its mark, and says of which table.
    let end = proof.end.unwrap();
    let chain = server.get(&format!("/api/chain?from={}", proof.link.number)).await.json();
    let links = [
        json!({ "type": "table", "number": 1, "commitment": proof.commitment.to_string(), "head": proof.link.head.to_string() }),
        json!({ "type": "end", "number": 2, "table": 1, "mark": end.mark.to_string(), "head": end.link.head.to_string() }),
    ];
    assert_eq!(chain, json!({ "number": 2, "head": end.link.head.to_string(), "links": links }));
    assert_eq!(verified.mark(), Some(end.mark));
    let dealt = text.lines().find(|line| line.starts_with("move 0 chance")).unwrap();
    let (digit, other) = if dealt.contains(":3") { (":3", ":2") } else { (":2", ":1") };
    let forged = text.replace(dealt, &dealt.replacen(digit, other, 1));
    assert!(matches!(verify(&forged), Err(Fault::Forged(problem)) if problem.field == "move 0"));
}

#[tokio::test]
async fn whoever_does_not_open_in_time_is_named_and_the_deal_goes_on() {
    let server = TestServer::start_with(|config| config.limits.shares = Duration::from_millis(200)).await;
    let (opened, tokens) = three(&server).await;
    let mut clients = connected(&server, &opened.table, &tokens).await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    clients[0].room_where(|room| room["deals"]["waiting"] == true).await;
    open_share(&mut clients[0], 0).await;
    let room = clients[2].room_where(|room| states(room) == ["open", "unopened", "open"]).await;
    assert_eq!(room["deals"]["waiting"], false);
    open_share(&mut clients[1], 1).await;
    assert_eq!(code(&clients[1].until("refused").await), "bad_share", "that is too late");
    join_all(clients.iter_mut().map(play_to_the_end)).await;
    let verified = verify(&saved(&server, &opened.table).await).unwrap();
    assert_eq!(verified.unopened(), [catalog::Seat(1)]);
}

/// A host who could keep a share out of the deal would choose between two deals, and blame its player.
#[tokio::test]
async fn a_seat_whose_share_is_awaited_goes_to_no_bot() {
    let server = TestServer::start_with(|config| config.limits.shares = Duration::from_secs(3600)).await;
    let (opened, tokens) = three(&server).await;
    let mut clients = connected(&server, &opened.table, &tokens).await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    open_share(&mut clients[0], 0).await;
    clients[0].room_where(|room| states(room) == ["open", "sealed", "open"]).await;
    let free = json!({ "do": "free", "chair": 1 });
    assert_eq!(server.host(&opened, free.clone()).await.problem(), (409, "still_there".into()));
    open_share(&mut clients[1], 1).await;
    clients[0].room_where(|room| room["deals"]["waiting"] == false).await;
    assert_eq!(server.host(&opened, free).await.status, 204);
}

#[tokio::test]
async fn a_game_against_bots_begins_with_one_request_and_no_answer_waited_for() {
    let server = TestServer::start_with(|config| {
        (config.seed, config.limits.shares) = (None, Duration::from_secs(3600));
    })
    .await;
    let open = json!({
        "game": GAME, "name": "Ada", "chair": 1, "bots": [[0, "random"], [2, "random"]], "start": true,
        "commit": share(1).1,
    });
    let answer = server.post("/api/tables", None, open).await.json();
    let (table, seat) = (answer["table"].as_str().unwrap(), answer["seat"].as_str().unwrap());
    let mut ada = server.connect(table, Some(seat), 0).await;
    open_share(&mut ada, 1).await;
    let room = ada.room_where(|room| room["deals"]["waiting"] == false).await;
    assert_eq!((&room["deals"]["commitment"], &room["deals"]["lock"]), (&answer["commitment"], &answer["lock"]));
    play_to_the_end(&mut ada).await;
    verify(&saved(&server, table).await).unwrap();

    // A rematch is a table of its own, with a share of its own.
    let rematch = format!("/api/tables/{table}/rematch");
    let again = |commitment: &str| json!({ "commit": commitment, "at_once": true });
    let known = server.post(&rematch, Some(seat), again(&share(1).1)).await;
    assert_eq!(known.problem(), (422, "bad_share".into()), "everybody knows it now");
    let fresh = Secret([9; 32]);
    let commitment = share_commitment(GAME, 1, &fresh).to_string();
    let next = server.post(&rematch, Some(seat), again(&commitment)).await.json();
    assert_ne!(next["lock"], answer["lock"]);
    let mut ada = server.connect(next["table"].as_str().unwrap(), Some(seat), 0).await;
    ada.send(json!({ "type": "share", "share": fresh.reveal() })).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    let text = saved(&server, next["table"].as_str().unwrap()).await;
    let Deals::Verifiable(proof) = verify(&text).unwrap().saved.deals else { panic!("{text}") };
    assert!(proof.shares[1].own);
}

#[tokio::test]
async fn who_sat_there_when_the_game_began_stands_in_the_saved_table_and_nobody_else() {
    let server = TestServer::start().await;
    let (opened, tokens) = three(&server).await;
    let mut clients = connected(&server, &opened.table, &tokens).await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    for chair in [0, 1] {
        open_share(&mut clients[usize::from(chair)], chair).await;
    }
    clients[0].room_where(|room| room["deals"]["waiting"] == false).await;
    // A bot plays on for Cleo, and the server is another one from then on.
    assert_eq!(server.host(&opened, json!({ "do": "free", "chair": 2 })).await.status, 204);
    let server = server.restart().await;
    let mut clients = connected(&server, &opened.table, &tokens[..2]).await;
    join_all(clients.iter_mut().map(play_to_the_end)).await;
    let text = saved(&server, &opened.table).await;
    let verified = verify(&text).unwrap_or_else(|fault| panic!("{}", fault.message()));
    assert_eq!(verified.saved.seats[2].bot, None);
    let by_bots: Vec<_> = verified.saved.stood_in.iter().map(|one| (one.seat, one.to)).collect();
    assert_eq!(by_bots, [(catalog::Seat(2), None)], "whoever left before they had moved has not played");
    let handed: Vec<_> = verified.saved.handed.iter().map(|one| (one.seat, one.how)).collect();
    assert_eq!(handed, [(catalog::Seat(2), catalog::Handing::ToBot)]);
    let forged = text.replace("chair 2 person Cleo", "chair 2 bot:random Cleo");
    assert!(matches!(verify(&forged), Err(Fault::Forged(problem)) if problem.field == "lock"));
}

#[tokio::test]
async fn a_game_that_was_begun_before_there_was_a_second_version_is_verified_by_the_first() {
    let mut server = TestServer::start().await;
    let (opened, tokens) = three(&server).await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    server.stop().await.unwrap();
    server.change("UPDATE deals SET bots = NULL").await;

    let server = server.restart().await;
    let mut clients = connected(&server, &opened.table, &tokens).await;
    for chair in [0, 1] {
        open_share(&mut clients[usize::from(chair)], chair).await;
    }
    join_all(clients.iter_mut().map(play_to_the_end)).await;
    let text = saved(&server, &opened.table).await;
    assert!(text.starts_with("parlour saved table 1\n") && !text.contains("\nmark "), "{text}");
    let verified = verify(&text).unwrap_or_else(|fault| panic!("{}", fault.message()));
    assert_eq!(verified.message().name, "saved-proved");
    assert_eq!(server.get("/api/chain").await.json()["number"], 1);
}

#[tokio::test]
async fn where_the_server_drew_every_share_the_saved_table_says_so() {
    let server = TestServer::start().await;
    let bots = json!([[0, "random"], [2, "random"]]);
    let open = json!({ "game": GAME, "name": "Ada", "chair": 1, "bots": bots, "start": true });
    let opened = server.open(open).await;
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    let text = saved(&server, &opened.table).await;
    assert_eq!(verify(&text).unwrap().message().name, "saved-of-server");
    // That cannot be hidden.
    let own = text.replace("share 1 server", "share 1 own");
    assert!(matches!(verify(&own), Err(Fault::Forged(problem)) if problem.field == "lock"));
}

#[tokio::test]
async fn the_secret_is_told_to_nobody_before_the_game_is_over() {
    let server = TestServer::start().await;
    let (opened, tokens) = three(&server).await;
    let mut clients = connected(&server, &opened.table, &tokens).await;
    let mut spectator = server.connect(&opened.table, None, 0).await;
    spectator.until("room").await;
    assert_eq!(server.host(&opened, json!({ "do": "start" })).await.status, 204);
    for chair in [0, 1] {
        clients[usize::from(chair)].room_where(|room| room["deals"]["waiting"] == true).await;
        open_share(&mut clients[usize::from(chair)], chair).await;
    }
    join_all(clients.iter_mut().map(play_to_the_end)).await;
    while spectator.now["turn"] != "over" {
        spectator.until("now").await;
    }
    let text = saved(&server, &opened.table).await;
    let Deals::Verifiable(proof) = Read::new(&text).unwrap().saved.deals else { panic!("{text}") };
    let shares = proof.shares.iter().filter_map(|share| share.opening).map(|share| share.reveal());
    let secrets: Vec<String> = shares.chain([proof.secret.reveal()]).collect();
    assert_eq!(secrets.len(), 4);
    for message in clients.iter().chain([&spectator]).flat_map(|client| &client.received) {
        assert!(secrets.iter().all(|secret| !message.contains(secret)), "{message}");
    }
}

#[tokio::test]
async fn every_table_is_a_link_of_the_chain() {
    let server = TestServer::start().await;
    let empty = server.get("/api/chain").await.json();
    assert_eq!(empty, json!({ "number": 0, "head": Link::START.to_string(), "links": [] }));
    let mut told = Vec::new();
    for _ in 0..5 {
        let open = json!({ "game": GAME, "name": "Ada", "chair": 0 });
        told.push(server.post("/api/tables", None, open).await.json()["commitment"].clone());
    }
    let server = server.restart().await;
    let chain = server.get("/api/chain?from=1").await.json();
    let links = chain["links"].as_array().unwrap();
    assert_eq!((chain["number"].clone(), links.len()), (json!(5), 5));
    let mut previous = Link::START;
    for ((link, commitment), number) in links.iter().zip(&told).zip(1..) {
        assert_eq!((&link["commitment"], &link["number"]), (commitment, &json!(number)));
        let commitment = Hash::read(commitment.as_str().unwrap()).unwrap();
        previous = Link { number, previous, entry: Entry::Table(commitment) }.head();
        assert_eq!(link["head"], previous.to_string());
    }
    assert_eq!(chain["head"], previous.to_string());
    let some = server.get("/api/chain?from=2&to=3").await.json();
    assert_eq!(some["links"].as_array().unwrap()[..], links[1..3]);
    assert_eq!(server.get("/api/chain?from=x").await.problem().0, 400);
}

#[tokio::test]
async fn a_table_says_plainly_that_its_deals_cannot_be_verified() {
    let server = TestServer::start().await;
    let lesson = server.post("/api/lessons", None, json!({ "game": GAME, "name": "Ada" })).await.json();
    assert!(lesson["commitment"].is_null());
    let mut ada = server.connect(lesson["table"].as_str().unwrap(), lesson["seat"].as_str(), 0).await;
    let room = ada.until("room").await;
    assert_eq!(room["deals"], json!({ "type": "unverifiable", "why": "lesson" }));
    ada.until("now").await;
    play_to_the_end(&mut ada).await;
    let text = saved(&server, lesson["table"].as_str().unwrap()).await;
    assert!(text.contains("\ndeals unverifiable lesson\n"));
    assert_eq!(verify(&text).unwrap().message().name, "saved-unproved");
}

/// What the program says of a saved table, and its exit code.
#[cfg(unix)]
async fn told(arguments: &[&str]) -> (Option<i32>, String, String) {
    let (status, out, errors) = crate::support::process::run(arguments).await;
    (status.code(), out, errors)
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_command_line_saves_and_verifies() {
    let server = TestServer::start().await;
    let open = json!({
        "game": GAME, "name": "Ada", "chair": 1, "bots": [[0, "random"], [2, "random"]], "start": true,
        "commit": share(1).1,
    });
    let opened = server.open(open).await;
    let address = format!("http://{}/t/{}", server.address, opened.table);
    let (code, _, errors) = told(&["verify", &address]).await;
    assert_eq!(code, Some(2), "it is not over");
    assert!(errors.contains("is not over"), "{errors}");
    let mut ada = server.connect(&opened.table, Some(&opened.seat), 0).await;
    open_share(&mut ada, 1).await;
    ada.until("now").await;
    play_to_the_end(&mut ada).await;

    let (code, text, errors) = told(&["save", &address]).await;
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    assert_eq!(text, saved(&server, &opened.table).await);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let path = file.to_str().unwrap();
    let verify = async |text: &str| {
        std::fs::write(&file, text).unwrap();
        told(&["verify", path]).await
    };
    // A file that nobody compared only fits itself: anybody can make one of another game when all is open.
    for ((code, out, errors), sum) in [
        (verify(&text).await, "\n✓ The file fits itself. "),
        (told(&["verify", &address]).await, "\n✓ The table fits itself. "),
    ] {
        assert_eq!((code, errors.as_str()), (Some(0), ""), "{out}");
        assert!(out.contains("Color Doubt: Ada") || out.contains("Ada"), "{out}");
        assert!(out.contains("Ada: own share, opened") && out.contains(sum), "{out}");
        assert_eq!(out.contains("committed to before the game"), sum.contains("Proved"), "{out}");
    }
    // The game that somebody knows, by its mark or by a copy, and no other.
    let mark = text.lines().find_map(|line| line.strip_prefix("mark ")).unwrap();
    let copy = folder.path().join("copy.txt");
    let copy = copy.to_str().unwrap();
    std::fs::write(copy, &text).unwrap();
    // Of another table, whose game is true as well.
    let open = json!({
        "game": "clue", "name": "Ben", "chair": 1, "bots": [[0, "random"], [2, "random"]], "start": true,
    });
    let opened = server.open(open).await;
    play_to_the_end(&mut server.connect(&opened.table, Some(&opened.seat), 0).await).await;
    // A copy to which the host's word was added, which nothing else binds.
    let handed = folder.path().join("handed.txt");
    let handed = handed.to_str().unwrap();
    std::fs::write(handed, text.replacen("\ndeals ", "\nhanded 1 before 3 on\ndeals ", 1)).unwrap();
    let elsewhere = folder.path().join("elsewhere.txt");
    let elsewhere = elsewhere.to_str().unwrap();
    std::fs::write(elsewhere, saved(&server, &opened.table).await).unwrap();
    let other = mark.replacen(&mark[..1], if mark.starts_with('0') { "1" } else { "0" }, 1);
    for (given, code, says) in [
        (mark, 0, "✓ Proved."),
        (copy, 0, "✓ The two are the same game, line for line."),
        (handed, 1, "in the other copy of this game stands `handed 1 before 3 on` here"),
        (&*other, 1, "✗ Not the game with that mark. Line "),
        (elsewhere, 1, "at another table"),
        ("no/such/file", 2, "no/such/file"),
        (file.parent().unwrap().to_str().unwrap(), 2, ""),
    ] {
        let (found, out, errors) = told(&["verify", path, "--mark", given]).await;
        assert_eq!(found, Some(code), "{given}: {out}{errors}");
        assert!(format!("{out}{errors}").contains(says), "{given}: {out}{errors}");
    }
    let forged = text.replacen("secret 0", "secret 1", 1);
    let (code, out, _) = verify(&forged).await;
    assert_eq!(code, Some(1), "{out}");
    assert!(out.starts_with("✗ Forged. Line ") && out.contains("`commitment`"), "{out}");
    // What a file says steers nobody's terminal.
    for hidden in ["\u{1b}[2K\r", "\u{9b}2K", "\u{202e}", "\u{200b}"] {
        for text in [
            format!("{text}{hidden}✓ Proved"),
            text.replacen(&format!("game {GAME}"), &format!("game {hidden}"), 1),
        ] {
            let (code, out, errors) = verify(&text).await;
            assert_eq!(code, Some(2), "{out}");
            assert!(!hidden.chars().take(1).any(|c| out.contains(c) || errors.contains(c)), "{out:?}");
            assert!(out.contains("\\u{"), "{out}");
        }
    }
    let (code, out, _) = verify(&text.replacen("table 2", "table 3", 1)).await;
    assert_eq!(code, Some(2));
    assert!(out.contains("take a newer Parlour"), "{out}");
    let (code, _, errors) = told(&["verify", "no/such/file"]).await;
    assert_eq!(code, Some(2));
    assert!(errors.contains("no/such/file"), "{errors}");
    let nowhere = "http://127.0.0.1:9/t/0123456789abcdef";
    assert!(matches!(told(&["save", nowhere]).await, (Some(1), _, errors) if errors.contains("reached")));
}

/// A server that tells of a table what its own list does not have.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_in_its_servers_list_is_refused() {
    let server = TestServer::start().await;
    let open =
        json!({ "game": GAME, "name": "Ada", "chair": 1, "bots": [[0, "random"], [2, "random"]], "start": true });
    let opened = server.open(open).await;
    play_to_the_end(&mut server.connect(&opened.table, Some(&opened.seat), 0).await).await;
    let text =
        saved(&server, &opened.table).await.replace("deals verifiable", "handed 1 before 4 on\ndeals verifiable");
    let links = server.get("/api/chain?from=1&to=2").await.json()["links"].clone();
    let other = json!({ "head": "0".repeat(64) });
    for (told_links, refused) in
        [([&links[0], &links[1]], None), ([&other, &links[1]], Some(1)), ([&links[0], &other], Some(2))]
    {
        let links = told_links.map(Value::clone);
        let chain = async move |Query(asked): Query<BTreeMap<String, usize>>| {
            Json(json!({ "links": [links[asked["from"] - 1]] }))
        };
        let text = text.clone();
        let table = get(async move || text);
        let stub = Router::new().route("/api/tables/{table}/saved", table).route("/api/chain", get(chain));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = format!("http://{}/t/{}", listener.local_addr().unwrap(), opened.table);
        tokio::spawn(async { axum::serve(listener, stub).await });
        let (code, out, errors) = told(&["verify", &at]).await;
        assert!(
            out.contains("the server says: the seat of Ada was handed to somebody else before move 4"),
            "{out}"
        );
        match refused {
            None => assert_eq!(code, Some(0), "{out}{errors}"),
            Some(number) => {
                assert_eq!(code, Some(1), "{out}{errors}");
                assert!(out.contains(&format!("another link {number} than")), "{out}");
            }
        }
    }
    // A server that does not tell its list is no forger.
    let stub = Router::new().route("/api/tables/{table}/saved", get(async move || text));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = format!("http://{}/t/{}", listener.local_addr().unwrap(), opened.table);
    tokio::spawn(async { axum::serve(listener, stub).await });
    let (code, _, errors) = told(&["verify", &at]).await;
    assert_eq!(code, Some(2), "{errors}");
    assert!(errors.contains("the list of all tables"), "{errors}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_not_said_to_be_missing() {
    let mut server = TestServer::start().await;
    let open = json!({ "game": GAME, "name": "Ada", "chair": 1, "bots": [[0, "random"]], "start": true });
    let opened = server.open(open).await;
    server.stop().await.unwrap();
    server.change("UPDATE tables SET setup = '3'").await;

    let server = server.restart().await;
    let at = |table: &str| format!("http://{}/t/{table}", server.address);
    for (table, says) in [(&*opened.table, "can’t read the table"), ("0123456789abcdef", "there is no table")] {
        let (code, _, errors) = told(&["verify", &at(table)]).await;
        assert_eq!(code, Some(2), "{errors}");
        assert!(errors.contains(says), "{table}: {errors}");
    }
}
