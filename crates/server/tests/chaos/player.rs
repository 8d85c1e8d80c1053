//! Simulated people: they play table after table, come back whenever the line breaks, and remember all they were told.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chacha20::ChaCha20Rng;
use game::chance::below;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::support::choice::choose;
use crate::support::client::{Client, Heard};
use crate::support::http::{Reply, request};
use crate::support::witness::Witness;

/// How long somebody waits for a line, or for an answer, before they take a new one.
const PATIENCE: Duration = Duration::from_secs(4);

/// What all people share.
pub(crate) struct Shared {
    /// Where the servers are found.
    pub(crate) addresses: Vec<SocketAddr>,
    /// Whether everybody is to stop after their next answer.
    pub(crate) stop: AtomicBool,
    /// What went wrong.
    pub(crate) faults: Mutex<Vec<String>>,
    pub(crate) accepted: AtomicU64,
    pub(crate) told: AtomicU64,
    /// The longest that somebody waited until their move was accepted, in milliseconds.
    pub(crate) longest: AtomicU64,
    /// All that people were told at the tables that they have left.
    pub(crate) witnesses: Mutex<Vec<Witness>>,
}

impl Shared {
    pub(crate) fn fault(&self, fault: String) {
        let mut faults = self.faults.lock().unwrap();
        if faults.len() < 20 {
            faults.push(fault);
        }
    }

    /// Waits until somebody's move is confirmed, so that people are in the middle of a game: but not for long, where
    /// nobody can make one.
    pub(crate) async fn until_confirmed(&self) {
        let before = self.accepted.load(Ordering::Relaxed);
        let confirmed = async {
            while self.accepted.load(Ordering::Relaxed) == before {
                sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = timeout(2 * PATIENCE, confirmed).await;
    }

    fn stops(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn any(&self, chance: &mut ChaCha20Rng) -> SocketAddr {
        self.addresses[below(chance, self.addresses.len() as u32) as usize]
    }
}

/// Two people who play together.
pub(crate) async fn pair(shared: Arc<Shared>, mut chance: ChaCha20Rng, number: u32) {
    while !shared.stops() {
        let Some(both) = open(&shared, &mut chance, number).await else { continue };
        let both = both.map(|witness| {
            let (shared, seed) = (shared.clone(), u64::from(below(&mut chance, u32::MAX)));
            tokio::spawn(person(shared, rand::SeedableRng::seed_from_u64(seed), witness))
        });
        for person in both {
            if let Err(error) = person.await {
                shared.fault(format!("somebody was told nonsense: {error}"));
            }
        }
    }
}

/// Asks over HTTP; nothing where the line breaks, or the server cannot answer just now.
async fn ask(shared: &Shared, chance: &mut ChaCha20Rng, path: &str, token: &str, body: &Value) -> Option<Reply> {
    let (address, path, body) = (shared.any(chance), path.to_owned(), body.to_string());
    // Each table is opened from an address of its own, as a proxy would tell it.
    let from = format!("10.{}.{}.{}", below(chance, 256), below(chance, 256), below(chance, 256));
    let token = format!("Bearer {token}");
    let asked = tokio::spawn(async move {
        let headers = [("x-forwarded-for", from.as_str()), ("authorization", token.as_str())];
        request(address, "POST", &path, &headers[..if token.len() > 7 { 2 } else { 1 }], &body).await
    });
    // The line broke where there is no reply.
    if let Ok(Ok(reply)) = timeout(PATIENCE, asked).await
        && reply.status < 300
    {
        return Some(reply);
    }
    sleep(Duration::from_millis(100)).await;
    None
}

/// Opens a table, each step at any server, and starts its game; nothing where that fails, and nobody has played.
async fn open(shared: &Shared, chance: &mut ChaCha20Rng, number: u32) -> Option<[Witness; 2]> {
    let open = json!({
        "game": "color-doubt", "name": format!("Ada {number}"), "chair": 0, "bots": [[2, "random"]],
        "options": { "games": 2 },
    });
    let opened = ask(shared, chance, "/api/tables", "", &open).await?.json();
    let text = |of: &Value, key: &str| of[key].as_str().map(str::to_owned);
    let table = text(&opened, "table")?;
    let sit = json!({ "chair": 1, "name": format!("Ben {number}") });
    let sat = ask(shared, chance, &format!("/api/tables/{table}/sit"), "", &sit).await?.json();
    ask(shared, chance, &format!("/api/tables/{table}/host"), &text(&opened, "host")?, &json!({ "do": "start" }))
        .await?;
    let witness = |token, seat| Witness { table: table.clone(), token, seat, ..Witness::default() };
    Some([witness(text(&opened, "seat")?, 0), witness(text(&sat, "seat")?, 1)])
}

/// A move that is not answered yet.
struct Pending {
    key: String,
    at: u32,
    chosen: Value,
    since: Instant,
}

/// Plays one game to its end, or until everybody stops.
async fn person(shared: Arc<Shared>, mut chance: ChaCha20Rng, mut witness: Witness) {
    let mut pending = None;
    let mut is_over = false;
    let mut since_stop = None::<Instant>;
    while !is_over && (pending.is_some() || !shared.stops()) {
        if shared.stops() && since_stop.get_or_insert_with(Instant::now).elapsed() > 8 * PATIENCE {
            shared.fault(format!("a move at table {} is never answered", witness.table));
            break;
        }
        match sit_down(&shared, &mut chance, &mut witness, &mut pending).await {
            Ok(over) => is_over = over,
            Err(fault) => {
                shared.fault(fault);
                break;
            }
        }
        sleep(Duration::from_millis(below(&mut chance, 100).into())).await;
    }
    shared.witnesses.lock().unwrap().push(witness);
}

/// Plays over one line, until it breaks; says whether the game is over.
async fn sit_down(
    shared: &Shared,
    chance: &mut ChaCha20Rng,
    witness: &mut Witness,
    pending: &mut Option<Pending>,
) -> Result<bool, String> {
    let connected = timeout(PATIENCE, Client::try_connect(shared.any(chance), &witness.table)).await;
    let Ok(Ok(mut client)) = connected else { return Ok(false) };
    // Some have forgotten everything.
    let from = if below(chance, 5) == 0 { 0 } else { witness.news.len() as u32 };
    let hello = json!({ "type": "hello", "token": witness.token, "from": from });
    if client.try_send(Message::text(hello.to_string())).await.is_err() {
        return Ok(false);
    }
    client.at = from;
    let (mut is_shown, mut is_sent) = (false, false);
    loop {
        if is_shown && !is_sent {
            if let Some(Pending { key, at, chosen, .. }) = pending {
                let sent = json!({ "type": "move", "key": key, "at": at, "move": chosen });
                if client.try_send(Message::text(sent.to_string())).await.is_err() {
                    return Ok(false);
                }
                is_sent = true;
            } else if client.now["turn"] == "over" {
                return Ok(true);
            } else if shared.stops() {
                return Ok(false);
            } else if let Some(chosen) = choose(&client.now, below(chance, 1000).into()) {
                sleep(Duration::from_millis(below(chance, 120).into())).await;
                let key = format!("{:08x}{:08x}", below(chance, u32::MAX), below(chance, u32::MAX));
                *pending = Some(Pending { key, at: client.at, chosen, since: Instant::now() });
                continue;
            }
        }
        let message = match client.hear(PATIENCE).await {
            Heard::Said(message) => message,
            // Whoever waits for an answer takes a new line; whoever waits for others looks whether to stop.
            Heard::Silence if is_sent || !is_shown => return Ok(false),
            Heard::Silence | Heard::Ping => continue,
            Heard::Closed => return Ok(false),
        };
        if message["type"] == "news" {
            witness.take(client.received.last().expect("it was just received"))?;
            shared.told.fetch_add(1, Ordering::Relaxed);
        }
        is_shown |= message["type"] == "now";
        match answer(shared, witness, pending, &message) {
            Answer::None => {}
            Answer::Definite => is_sent = false,
            Answer::Later => {
                sleep(Duration::from_millis(200)).await;
                is_sent = false;
            }
        }
        client.received.clear();
    }
}

enum Answer {
    None,
    Definite,
    Later,
}

/// Takes in an answer to the move that waits for one.
fn answer(shared: &Shared, witness: &mut Witness, pending: &mut Option<Pending>, message: &Value) -> Answer {
    let Some(waiting) = pending.take_if(|pending| message["key"] == pending.key.as_str()) else {
        return Answer::None;
    };
    let code = message["problem"]["code"].as_str().unwrap_or_default();
    if message["type"] == "accepted" {
        shared.accepted.fetch_add(1, Ordering::Relaxed);
        shared.longest.fetch_max(waiting.since.elapsed().as_millis() as u64, Ordering::Relaxed);
        witness.accepted.insert(waiting.key, waiting.chosen);
    } else if ["unavailable", "too_fast", "busy", "internal"].contains(&code) {
        *pending = Some(waiting);
        return Answer::Later;
    } else {
        witness.refused.insert(waiting.key);
    }
    Answer::Definite
}

/// Looks at a table once more with the eyes of somebody who has forgotten everything: it is all there, and the same.
pub(crate) async fn look_again(address: SocketAddr, witness: &Witness) -> Result<usize, String> {
    let mut again = Witness::default();
    let looked = timeout(5 * PATIENCE, async {
        let mut client = Client::connect(address, &witness.table).await;
        client.send(json!({ "type": "hello", "token": witness.token, "from": 0 })).await;
        while client.now.is_null() {
            match client.hear(PATIENCE).await {
                Heard::Said(_) => again.take(client.received.last().expect("it was just received"))?,
                Heard::Silence | Heard::Ping => {}
                Heard::Closed => break,
            }
        }
        Ok::<_, String>(())
    });
    // A log that fits no game shows nothing.
    looked.await.unwrap_or(Ok(()))?;
    let told = witness.news.len();
    if again.news.len() < told || again.news[..told] != witness.news[..] {
        return Err(format!("told what the log does not hold, at table {}", witness.table));
    }
    Ok(told)
}
