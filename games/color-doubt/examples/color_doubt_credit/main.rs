//! How often what is said of an announcement comes true: the *possible* and the *likely* reading against many matches
//! of bots, where somebody is to answer it, and by itself where it was then doubted.
//!
//! ```text
//! cargo run --release -p color-doubt --example color_doubt_credit -- [MATCHES] [SEED]
//! cargo run --release -p color-doubt --example color_doubt_credit -- fit [MATCHES] [SEED]
//! ```
//!
//! The second finds the weights of the evidence, from matches of other bots than those that the first looks at. What is
//! likely of the cards played earlier depends on the weights too, so it is run until they stay as they are.
#![allow(clippy::print_stdout, reason = "a command")]

mod fit;
mod habit;

use bots::{Bot, Calibration, FlatMonteCarlo};
use color_doubt::{ColorDoubt, Credit, Grounds, Move, Phase, Setup};
use game::chance::below;
use game::{Game, Knowledge, Seat, Table, Turn, Viewer};
use presentation::Playable;
use rand::SeedableRng;

use self::habit::Habit;

/// What was said of an announcement to somebody who was to answer it, and how it was.
#[derive(Clone, Copy)]
struct Look {
    credit: Credit,
    /// None where everybody knows that it is a lie.
    evidence: Option<Grounds>,
    last: bool,
    truth: bool,
    doubted: bool,
    seats: usize,
}

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let fits = arguments.first().is_some_and(|first| first == "fit");
    if fits {
        arguments.remove(0);
    }
    let mut numbers = arguments.iter().map(|argument| argument.parse::<u64>().expect("a number"));
    let matches = numbers.next().unwrap_or(4_000);
    let seed = numbers.next().unwrap_or(1);
    let players = if fits { fitted() } else { held_out() };
    let looks = looks(&players, matches, seed);
    if fits {
        let unsure = |look: &Look| {
            let evidence =
                look.evidence.filter(|evidence| evidence.odds.iter().all(|odds| *odds > 0.0 && *odds < 1e9));
            evidence.map(|evidence| (evidence, look.truth))
        };
        let weights = fit::fit(&looks.iter().filter_map(unsure).collect::<Vec<_>>());
        for (name, weight) in Grounds::NAMES.iter().zip(weights) {
            println!("{weight:7.3}  {name}");
        }
    }
    report("all that were to be answered", &looks, |_| true);
    report("those that were then doubted", &looks, |look| look.doubted);
    report("last cards", &looks, |look| look.last);
    report("two players", &looks, |look| look.seats == 2);
}

type Players = Vec<Box<dyn Bot<ColorDoubt>>>;

/// The bots to which the weights are fitted: three levels, and somebody of every mix of some habits.
fn fitted() -> Players {
    let mut players: Players = ColorDoubt::bots().into_iter().take(3).map(|level| level.bot).collect();
    for lies in [0, 20, 60] {
        for passes in [0, 60] {
            for lays_many in [20, 80] {
                for doubts in [5, 25] {
                    players.push(Box::new(Habit { lies, lays_many, passes, doubts, doubts_last: 60 }));
                }
            }
        }
    }
    // As many of the levels as of the habits.
    for _ in 0..7 {
        players.extend(ColorDoubt::bots().into_iter().take(3).map(|level| level.bot));
    }
    players
}

/// Bots of other kinds: the strongest level, one that tries worlds at random, and other habits.
fn held_out() -> Players {
    let mut players: Players = vec![Box::new(FlatMonteCarlo { worlds: 30, candidates: 8 })];
    for (lies, passes) in [(10, 30), (40, 30), (10, 80), (40, 80)] {
        for doubts in [10, 35] {
            players.push(Box::new(Habit { lies, lays_many: 50, passes, doubts, doubts_last: 40 }));
        }
        players.push(ColorDoubt::bots().pop().expect("there are bots").bot);
    }
    players
}

/// What was said in many matches of these players, drawn at random for two to five seats.
fn looks(players: &Players, matches: u64, seed: u64) -> Vec<Look> {
    let mut looks = Vec::new();
    for number in 0..matches {
        let seats = 2 + (number % 4) as usize;
        let mut rng = chacha20::ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(number);
        let mut any = || &*players[below(&mut rng, players.len() as u32) as usize];
        let bots: Vec<&dyn Bot<ColorDoubt>> = (0..seats).map(|_| any()).collect();
        let setup = Setup { games: 3, ..Setup::new(seats as u8) };
        let table = bots::play(&setup, &bots, &mut rng).expect("bots keep to the rules");
        look(&table, &mut looks);
    }
    looks
}

/// Looks at each announcement with the eyes of each player who is to answer it.
fn look(table: &Table<ColorDoubt>, looks: &mut Vec<Look>) {
    let start = ColorDoubt::start(table.setup()).expect("the match was started from it");
    let seats = start.seats();
    let eyes = |seat| Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat));
    let mut eyes: Vec<Knowledge<ColorDoubt>> = Seat::all(seats).map(eyes).collect();
    let mut truth = true;
    table.replay(|before, m, after| {
        if let Turn::Player(seat) = before.turn() {
            let knowledge = &eyes[seat.index()];
            let credit = Credit::of(knowledge).expect("it happened");
            let evidence = Grounds::of(knowledge).expect("it happened");
            let doubted = matches!(m, Move::Doubt {});
            let last = matches!(knowledge.view.public.phase, Phase::LastCard { .. });
            looks.extend(credit.map(|credit| Look { credit, evidence, last, truth, doubted, seats }));
        }
        if let Move::Lay { cards, say } = m {
            truth = cards.all_of(*say);
        }
        for eyes in &mut eyes {
            eyes.follow(before, m, after);
        }
    });
}

/// Prints what was said beside what came true, and the loss: how many bits of surprise there were on average.
fn report(what: &str, looks: &[Look], which: impl Fn(&Look) -> bool) {
    let looks: Vec<&Look> = looks.iter().filter(|look| which(look)).collect();
    let count = looks.len() as f64;
    let truths = looks.iter().filter(|look| look.truth).count() as f64;
    println!("\n{what}: {count} looks, {:.1}% true", 100.0 * truths / count);
    for (name, likely) in [("possible", false), ("likely", true)] {
        let (mut calibration, mut loss) = (Calibration::default(), 0.0);
        for look in &looks {
            let credit = look.credit;
            let said = if likely { credit.is } else { credit.can };
            assert!(credit.can > 0.0 || !look.truth, "what cannot be is");
            calibration.add(said, look.truth);
            let given = if look.truth { said } else { 1.0 - said };
            loss -= given.max(1e-6).log2();
        }
        let error = calibration.error();
        println!("{name}: {:.3} bits of surprise, off by {:.1} points on average", loss / count, 100.0 * error);
        for bin in calibration.bins() {
            let (said, came) = (100.0 * bin.said.mean(), 100.0 * bin.came.mean());
            println!("{:8} looks: {said:5.1}% said, {came:5.1}% true", bin.said.count());
        }
    }
}
