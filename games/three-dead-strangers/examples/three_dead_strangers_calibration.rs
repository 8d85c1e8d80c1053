//! How often what is said to be so likely is true: the *possible* and the *likely* reading against games of bots.
//!
//! ```text
//! cargo run --release -p three-dead-strangers --example three_dead_strangers_calibration -- [GAMES] [SEED]
//! cargo run --release -p three-dead-strangers --example three_dead_strangers_calibration -- fit [GAMES] [SEED]
//! ```
//!
//! Each player of each game is a bot of any level, the weakest too. The second command finds `Habits::USUAL` anew.
#![allow(clippy::print_stdout, reason = "a command")]

use bots::{Bot, Calibration};
use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{BySeat, Game, Knowledge, Seat, Viewer};
use presentation::Playable;
use rand::SeedableRng;
use three_dead_strangers::{
    Belief, Character, Characters, Fact, Habits, Move, SIGNS, Seen, Setup, Strangers, possible, seen,
};

/// Every how many moves each player's belief is read.
const EVERY: usize = 5;

/// What somebody knew at one moment, and the truth.
struct Look {
    seats: usize,
    possible: BySeat<Characters>,
    seen: BySeat<Seen>,
    truth: BySeat<Character>,
}

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let fits = arguments.first().is_some_and(|first| first == "fit");
    if fits {
        arguments.remove(0);
    }
    let mut numbers = arguments.iter().map(|argument| argument.parse::<u64>().expect("a number"));
    let games = numbers.next().unwrap_or(6_000);
    let seed = numbers.next().unwrap_or(if fits { 1_000_000 } else { 1 });
    let looks: Vec<Look> = (0..games).flat_map(|number| play(number, seed + number)).collect();
    if fits {
        fit(&looks);
    } else {
        measure(&looks, games);
    }
}

/// One game of bots of any levels, in which the beliefs of all its players are read again and again.
fn play(number: u64, seed: u64) -> Vec<Look> {
    let seats = 2 + (number % 3) as usize;
    let setup = Setup::new(seats as u8);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let levels = Strangers::bots();
    let bots: Vec<&dyn Bot<Strangers>> =
        (0..seats).map(|_| &*levels[below(&mut rng, levels.len() as u32) as usize].bot).collect();
    let table = bots::play(&setup, &bots, &mut rng).expect("bots keep to the rules");
    let Some(Move::Deal { characters, .. }) = table.log().first() else { panic!("a game begins with a deal") };
    let start = Strangers::start(&setup).expect("it was played");
    let mut eyes: Vec<_> =
        Seat::all(seats).map(|seat| Knowledge::of_start(&setup, &start, Viewer::Seat(seat))).collect();
    let (mut looks, mut ply) = (Vec::new(), 0);
    table.replay(|before, m, after| {
        ply += 1;
        for eyes in &mut eyes {
            eyes.follow(before, m, after);
            let possible = possible(eyes);
            // What is certain needs no chance.
            if ply % EVERY == 0 && Belief::even(&possible).castings().len() > 1 {
                looks.push(Look { seats, possible, seen: seen(eyes), truth: characters.clone() });
            }
        }
    });
    looks
}

impl Look {
    fn possible(&self) -> Belief {
        Belief::even(&self.possible)
    }

    fn likely(&self, habits: &Habits) -> Belief {
        Belief::weighed(&self.possible, &self.seen, habits)
    }

    /// The bits of surprise at the truth.
    fn surprise(&self, belief: &Belief) -> f64 {
        let truth = belief.castings().iter().find(|(casting, _)| *casting == self.truth);
        -truth.expect("the truth is possible").1.log2()
    }
}

fn surprise(looks: &[Look], habits: &Habits) -> f64 {
    looks.iter().map(|look| look.surprise(&look.likely(habits))).sum::<f64>() / looks.len() as f64
}

fn measure(looks: &[Look], games: u64) {
    println!("{games} games, {} looks", looks.len());
    println!("| players | reading | error | surprise in bits |");
    println!("|---|---|---|---|");
    let mut all = [Calibration::default(); 2];
    for seats in [Some(2), Some(3), Some(4), None] {
        let chosen: Vec<&Look> =
            looks.iter().filter(|look| seats.is_none_or(|seats| look.seats == seats)).collect();
        for (reading, name) in ["possible", "likely"].into_iter().enumerate() {
            let (mut said, mut surprise) = (Calibration::default(), 0.0);
            for look in &chosen {
                let belief = if reading == 0 { look.possible() } else { look.likely(&Habits::USUAL) };
                surprise += look.surprise(&belief);
                hear(&mut said, look, &belief);
            }
            let error = said.error();
            let who = seats.map_or("all".into(), |seats| seats.to_string());
            println!("| {who} | {name} | {error:.4} | {:.3} |", surprise / chosen.len() as f64);
            all[reading] = said;
        }
    }
    for (said, name) in all.iter().zip(["possible", "likely"]) {
        println!("\n{name}: said, came true, cells");
        for bin in said.bins() {
            println!("{:5.1}% {:5.1}% {:8}", 100.0 * bin.said.mean(), 100.0 * bin.came.mean(), bin.said.count());
        }
    }
}

fn hear(said: &mut Calibration, look: &Look, belief: &Belief) {
    for seat in Seat::all(look.seats) {
        for who in Character::ALL {
            let chance = belief.chance(Fact { seat, character: who });
            if chance > 0.0 && chance < 1.0 {
                said.add(chance, look.truth[seat] == who);
            }
        }
    }
}

/// Climbs by each number in turn, in steps that shrink, until none helps.
fn fit(looks: &[Look]) {
    let mut habits = Habits::USUAL;
    let mut best = surprise(looks, &habits);
    let mut steps = [0.1; SIGNS.len() + 2];
    while steps.iter().any(|step| *step > 0.004) {
        for (number, size) in steps.iter_mut().enumerate() {
            let tried = [*size, -*size].map(|step| {
                let mut tried = habits;
                match tried.minds.get_mut(number) {
                    Some(minds) => *minds *= 1.0 + step,
                    None if number == SIGNS.len() => tried.settles *= 1.0 + step,
                    None => tried.blind *= 1.0 + step,
                }
                (surprise(looks, &tried), tried)
            });
            let [up, down] = tried;
            let (value, better) = if up.0 < down.0 { up } else { down };
            if value < best {
                (best, habits) = (value, better);
                *size *= 1.2;
            } else {
                *size *= 0.5;
            }
        }
        println!("{best:.5} {habits:.3?}");
    }
}
