//! Nobody can tell by when the table moves by itself what it did, or why.
//!
//! Two kinds of moves are told apart by Welch's t of their waits. Bots think in virtual time here, so that the figures
//! are those of the timetable and not of the machine.

use std::time::Duration;

use catalog::{AnyTable, Mover, Seat, Turn, Viewer};
use chacha20::ChaCha8Rng;
use protocol::Outcome;
use rand::SeedableRng;
use serde_json::{Map, Value, json};
use tokio::time::{Instant, sleep};

use super::super::pending::{Chosen, Pending};
use super::super::work::Work;
use super::super::{LiveTable, NewTable};
use super::Timetable;
use crate::chance::Pace;
use crate::hub::Hub;
use crate::hub::tests::hub_with;
use crate::store::{Change, StoredMove};
use crate::token::TableId;

/// Beyond this nobody believes in chance any more.
const TOLD_APART: f64 = 4.5;

/// Waits, in milliseconds.
type Waits = Vec<f64>;

/// How far two kinds of waits are apart, in standard errors of the difference of their means.
fn welch(one: &Waits, other: &Waits) -> f64 {
    let of = |waits: &Waits| {
        let count = waits.len() as f64;
        let mean = waits.iter().sum::<f64>() / count;
        let variance = waits.iter().map(|wait| (wait - mean).powi(2)).sum::<f64>() / (count - 1.0);
        (mean, variance / count)
    };
    let ((one, error), (other, other_error)) = (of(one), of(other));
    (one - other) / (error + other_error).sqrt()
}

fn tells_apart(one: &Waits, other: &Waits) -> bool {
    welch(one, other).abs() >= TOLD_APART
}

fn timetable() -> Timetable {
    Timetable::after(Pace::HUMAN.draw(), Pace::HUMAN.step())
}

fn milliseconds(waited: Duration) -> f64 {
    waited.as_secs_f64() * 1e3
}

/// What takes so long to be chosen.
fn chosen_in(thinking: Duration) -> Work<Chosen> {
    Work::new(async move {
        sleep(thinking).await;
        Err(protocol::Problem::INTERNAL)
    })
}

/// After how long a move is made that takes so long to be chosen.
async fn wait(thinking: Duration) -> f64 {
    let begun = Instant::now();
    let mut pending = Pending::new((0, Seat(0), None), timetable(), chosen_in(thinking));
    pending.finish().await;
    milliseconds(pending.due().unwrap() - begun)
}

async fn waits(count: usize, mut wait: impl AsyncFnMut(usize) -> f64) -> Waits {
    let mut waits = Waits::with_capacity(count);
    for number in 0..count {
        waits.push(wait(number).await);
    }
    waits
}

/// Bots of which some think about one choice, and others about many, at twenty milliseconds each.
const EACH: Duration = Duration::from_millis(20);

async fn is_the_same_whatever_is_thought(count: usize) {
    let forced = waits(count, async |_| wait(Duration::ZERO).await).await;
    let ordered = waits(count, async |_| wait(Duration::from_millis(1)).await).await;
    let one_choice = waits(count, async |_| wait(EACH).await).await;
    let many = waits(count, async |number| wait(EACH * (2 + number as u32 % 20)).await).await;
    for other in [&ordered, &one_choice, &many] {
        assert!(!tells_apart(&forced, other), "t is {}", welch(&forced, other));
    }

    // What would be found: forced moves at once, and a wait that begins when a bot has thought.
    let at_once = waits(count, async |_| 0.0).await;
    assert!(tells_apart(&at_once, &many));
    let afterwards = async |thinking: Duration| {
        let begun = Instant::now();
        sleep(thinking).await;
        milliseconds(timetable().leaves() - begun)
    };
    let one_choice = waits(count, async |_| afterwards(EACH).await).await;
    let many = waits(count, async |number| afterwards(EACH * (2 + number as u32 % 20)).await).await;
    assert!(tells_apart(&one_choice, &many));
    // And a bot that now and then takes longer than the shortest wait, if its move left as soon as it is ready.
    let soon = async |thinking: Duration| {
        let (begun, timetable) = (Instant::now(), Timetable { step: Duration::ZERO, ..timetable() });
        sleep(thinking).await;
        milliseconds(timetable.leaves() - begun)
    };
    let quick = waits(count, async |_| soon(EACH).await).await;
    let slow = waits(count, async |_| soon(60 * EACH).await).await;
    assert!(tells_apart(&quick, &slow));
}

#[tokio::test(start_paused = true)]
async fn a_move_leaves_when_it_was_going_to_whatever_was_thought() {
    is_the_same_whatever_is_thought(5_000).await;
}

/// `cargo test --release -p server --lib timetable -- --ignored`
#[tokio::test(start_paused = true)]
#[ignore = "takes a minute"]
async fn a_hundred_thousand_moves_leave_when_they_were_going_to() {
    is_the_same_whatever_is_thought(100_000).await;
}

#[tokio::test(start_paused = true)]
async fn what_is_late_leaves_at_a_step_and_says_no_more() {
    let begun = Instant::now();
    let timetable = Timetable::after(Duration::from_millis(700), Duration::from_millis(500));
    let mut left = Vec::new();
    for at in [0, 699, 700, 701, 1000, 1200, 1201, 5000] {
        tokio::time::sleep_until(begun + Duration::from_millis(at)).await;
        left.push((timetable.leaves() - begun).as_millis());
    }
    assert_eq!(left, [700, 700, 700, 1200, 1200, 1200, 1700, 5200]);
}

#[tokio::test(start_paused = true)]
async fn a_slow_bots_move_is_whole_steps_late() {
    for thinking in [501, 600, 1_300, 2_000, 3_456].map(Duration::from_millis) {
        let begun = Instant::now();
        let timetable = timetable();
        let mut pending = Pending::new((0, Seat(0), None), timetable, chosen_in(thinking));
        pending.finish().await;
        let made = pending.due().unwrap();
        assert!(made >= begun + thinking && made < timetable.due.max(begun + thinking) + timetable.step);
        assert_eq!((made - timetable.due).as_nanos() % timetable.step.as_nanos(), 0);
    }
}

/// A moment at which somebody is asked for a card in Clue, with how many of the three they hold.
struct Asked {
    setup: String,
    log: Vec<StoredMove>,
    seat: Seat,
    held: usize,
}

const SEATS: u8 = 3;

/// The first moment of some game at which somebody is asked who holds so many.
fn asked(held: usize) -> Asked {
    let game = catalog::games().iter().find(|game| game.name() == "clue").unwrap();
    let chairs: Vec<u8> = (0..SEATS).collect();
    let setup = game.seating(&chairs, &Map::new()).unwrap();
    let names: Vec<String> = chairs.iter().map(u8::to_string).collect();
    for seed in 0.. {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = game.table(&setup, &names).unwrap();
        let mut log = Vec::new();
        loop {
            let mover = match table.turn() {
                Turn::Over => break,
                Turn::Chance => Mover::Chance,
                Turn::Player(seat) if holds(&*table, seat) == Some(held) => {
                    return Asked { setup, log, seat, held };
                }
                Turn::Player(seat) => Mover::Seat(seat),
            };
            let checked = match mover {
                Mover::Chance => table.deal(&mut rng),
                Mover::Seat(_) => {
                    let chosen = table.ask("novice").unwrap().choose(&mut rng);
                    table.check_choice(mover, chosen).unwrap()
                }
            };
            log.push(StoredMove::new(checked.ply(), mover, checked.json().to_owned(), None));
            table.apply(checked);
        }
    }
    unreachable!("somebody is asked")
}

/// How many of the cards that are asked for somebody holds, if they are asked.
fn holds(table: &dyn AnyTable, seat: Seat) -> Option<usize> {
    let shown = table.show(Viewer::Seat(seat), 0);
    let now: Value = serde_json::from_str(shown.messages().last()?).unwrap();
    let options = &now["options"];
    match options["show"].as_array()?.len() {
        0 => (options["pass"] == true).then_some(0),
        held => Some(held),
    }
}

/// Who answers.
#[derive(Clone, Copy, Debug)]
enum Answers {
    Bot(&'static str),
    /// The table, for somebody who is not there: by the rules, or by what they have ordered.
    Table,
}

/// A table in memory at such a moment.
async fn table_at(hub: &Hub, asked: &Asked, answers: Answers) -> TableId {
    let open = json!({ "game": "clue", "name": "Ada", "chair": 0, "bots": [[1, "novice"], [2, "novice"]],
        "clock": { "per": "move", "ms": 86_400_000, "then": "move" } });
    let NewTable { mut row, .. } = NewTable::new(hub.context(), serde_json::from_value(open).unwrap()).unwrap();
    row.setup = Some(asked.setup.clone());
    let person = row.chairs[&0].clone();
    let sitter = row.chairs.get_mut(&asked.seat.0).unwrap();
    match answers {
        Answers::Bot(level) => (sitter.token, sitter.bot) = (None, Some(level.to_owned())),
        Answers::Table => {
            (sitter.token, sitter.bot) = (person.token, None);
            sitter.orders = Some(json!({ "show": "always" }).to_string());
        }
    }
    let id = row.id.clone();
    let log = asked.log.clone();
    let orders = sitter.orders.clone();
    hub.context().store.change(Change::PlayOn { table: row, log }).await.unwrap();
    if let Some(orders) = orders {
        let change = Change::Orders { table: id.clone(), chair: asked.seat.0, orders };
        hub.context().store.change(change).await.unwrap();
    }
    id
}

/// When the table would move, again and again at the same moment.
async fn waits_at(hub: &Hub, asked: &Asked, answers: Answers, count: usize) -> Waits {
    let id = table_at(hub, asked, answers).await;
    let mut table = LiveTable::load(hub.context().clone(), &id).await.unwrap();
    let seat = asked.seat;
    let mut waits = Waits::with_capacity(count);
    while waits.len() < count {
        waits.push(wait_at(&mut table, seat).await.unwrap());
    }
    waits
}

async fn wait_at(table: &mut LiveTable, seat: Seat) -> Outcome<f64> {
    table.play.as_mut().unwrap().pending = None;
    let begun = Instant::now();
    assert_eq!(table.prepare(seat)?, None, "nothing is known of it before it has been its turn to be worked out");
    let pending = table.play.as_mut().unwrap().pending.as_mut().expect("the table moves by itself");
    pending.finish().await;
    let waited = pending.due().unwrap() - begun;
    Ok(milliseconds(waited))
}

/// The answers of a whole table, of which no two can be told apart: forced, ordered, and by a bot who holds none, one,
/// or several.
async fn answers_are_the_same(count: usize) {
    let (hub, _folder) = hub_with(|config| config.pace = Pace::HUMAN).await;
    let kinds = [
        (0, Answers::Table),
        (0, Answers::Bot("detective")),
        (1, Answers::Bot("detective")),
        (2, Answers::Bot("detective")),
        (1, Answers::Table),
        (2, Answers::Table),
    ];
    let mut kept: Vec<(usize, Answers, Waits)> = Vec::new();
    for (held, answers) in kinds {
        let asked = asked(held);
        assert_eq!(asked.held, held);
        let waits = waits_at(&hub, &asked, answers, count).await;
        for (other_held, other, others) in &kept {
            let t = welch(&waits, others);
            assert!(t.abs() < TOLD_APART, "{held} {answers:?}, {other_held} {other:?}: t is {t}");
        }
        kept.push((held, answers, waits));
    }
}

#[tokio::test]
async fn answers_leave_alike_whoever_gives_them_and_whatever_they_hold() {
    answers_are_the_same(500).await;
}

/// `cargo test --release -p server --lib timetable -- --ignored`
#[tokio::test]
#[ignore = "takes a minute"]
async fn a_hundred_thousand_answers_leave_alike() {
    answers_are_the_same(100_000).await;
}
