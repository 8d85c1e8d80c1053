//! How many days a game takes whose players look at it twice a day, and what standing orders save.
//!
//! ```text
//! cargo run --release -p clue --example clue_days -- [GAMES] [SEED]
//! ```
//!
//! Four detectives look at two moments of each day that chance draws for each of them, and make all moves that are theirs
//! then. In between the table moves for them what it may. The same games are not played in each row: who looks first
//! changes nothing of the cards, but what a player is shown changes all that follows.
#![allow(clippy::print_stdout, reason = "a command")]

use bots::Bot;
use chacha20::ChaCha8Rng;
use clue::{Belief, Card, Clue, Detective, Fact, Holder, Move, Named, Orders, Place, Room, Setup, Suspect, Weapon};
use game::{Game, Options as _, Reading, Seat, Table, Turn, Viewer};
use presentation::{Playable, read_orders};
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Map, Value, json};

const SEATS: usize = 4;
const LOOKS_A_DAY: usize = 2;

/// What the table does for players who are not there.
struct Policy {
    called: &'static str,
    /// Whether it makes the moves where there is no choice.
    forced: bool,
    orders: Value,
    /// Whether players who stop in a corridor say where to go and what to suggest.
    walks: bool,
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let games = arguments.next().unwrap_or(400);
    let seed = arguments.next().unwrap_or(1);
    let policies = [
        Policy { called: "nothing", forced: false, orders: json!({}), walks: false },
        Policy { called: "what there is no choice about", forced: true, orders: json!({}), walks: false },
        Policy { called: "and shows cards, and ends turns", forced: true, orders: orders(), walks: false },
        Policy { called: "and walks to rooms, and suggests there", forced: true, orders: orders(), walks: true },
    ];
    println!("| The table does for the absent | Days a game | Share |\n|---|---|---|");
    let mut first = None;
    for policy in policies {
        let days: Vec<f64> = (0..games).map(|number| days(&policy, seed + number)).collect();
        let mean = days.iter().sum::<f64>() / games as f64;
        let variance = days.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (games - 1) as f64;
        let half = 1.96 * (variance / games as f64).sqrt();
        let share = mean / *first.get_or_insert(mean);
        println!("| {} | {mean:.1} ± {half:.1} | {:.0} % |", policy.called, 100.0 * share);
    }
}

fn orders() -> Value {
    json!({ "show": "always", "end": "unless_certain" })
}

/// How many days one game takes.
fn days(policy: &Policy, seed: u64) -> f64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let given = read_orders::<Clue>(policy.orders.as_object().unwrap_or(&Map::new())).expect("orders of the game");
    let mut orders = vec![given; SEATS];
    let mut table: Table<Clue> = Table::new(Setup::new(&Suspect::ALL[..SEATS])).expect("a setup");
    for day in 0..1_000 {
        let mut looks: Vec<(f64, Seat)> =
            (0..SEATS * LOOKS_A_DAY).map(|look| (rng.random_range(0.0..1.0), Seat((look % SEATS) as u8))).collect();
        looks.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        for (time, who) in looks {
            while let Some(m) = next(&table, policy, &orders, who, &mut rng) {
                let mover = table.game().turn().mover().expect("the game goes on");
                table.play(mover, m).expect("moves are legal");
            }
            if policy.walks {
                plan(&table, who, &mut orders[who.index()]);
            }
            if table.game().turn() == Turn::Over {
                return f64::from(day) + time;
            }
        }
    }
    panic!("game {seed} does not end")
}

/// The next move that is made while one player looks: theirs, chance's, or one that the table makes for somebody else.
fn next(table: &Table<Clue>, policy: &Policy, orders: &[Orders], who: Seat, rng: &mut ChaCha8Rng) -> Option<Move> {
    let seat = match table.game().turn() {
        Turn::Over => return None,
        Turn::Chance => return Some(table.game().options().pick(rng)),
        Turn::Player(seat) => seat,
    };
    let knowledge = table.knowledge(Viewer::Seat(seat));
    if seat == who {
        return Some(Detective.choose(&knowledge, rng));
    }
    let forced = Clue::forced(&knowledge).filter(|_| policy.forced);
    forced.or_else(|| Clue::obey(&orders[seat.index()], &knowledge, rng as &mut dyn Rng))
}

/// Somebody who stops in a corridor says where to go on to and what to suggest there: what may be in the case file, as
/// far as they know, and is near.
fn plan(table: &Table<Clue>, seat: Seat, orders: &mut Orders) {
    let board = table.setup().board.board();
    let here = table.game().public().tokens[table.setup().tokens[seat.index()].index()];
    orders.go = Named(None);
    let (Place::Square(_), Ok(Some(belief))) =
        (here, Belief::of(&table.knowledge(Viewer::Seat(seat)), Reading::Possible))
    else {
        return;
    };
    let best = |worth: &dyn Fn(Card, f64) -> f64, cards: &mut dyn Iterator<Item = Card>| {
        let chance = |card| belief.chance(Fact { card, holder: Holder::CaseFile });
        let worth = cards.map(|card| (worth(card, chance(card)), card));
        Named(worth.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, card)| card))
    };
    let near = |card: Card, chance: f64| {
        let steps = card.room().zip(here.on(board)).and_then(|(room, spot)| board.distance(spot, room.id()));
        chance * 0.6_f64.powf(f64::from(steps.unwrap_or(u8::MAX)) / 3.5)
    };
    let open = |_: Card, chance: f64| chance * (1.0 - chance);
    orders.go = best(&near, &mut Room::ALL.iter().copied().map(Card::Room));
    orders.suspect = best(&open, &mut Suspect::ALL.iter().copied().map(Card::Suspect));
    orders.weapon = best(&open, &mut Weapon::ALL.iter().copied().map(Card::Weapon));
}
