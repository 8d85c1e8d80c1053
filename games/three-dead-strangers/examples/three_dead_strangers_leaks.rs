//! How much the players give away of who they are, in bits, and how often they accuse.
//!
//! ```text
//! cargo run --release -p three-dead-strangers --example three_dead_strangers_leaks -- [GAMES] [BOT…]
//! ```
//!
//! It is what all that a player did tells to somebody who knows nothing else, in the *likely* reading, at the last moment
//! before the player is found out or the game ends: how much likelier the player's own character has become. Two bits are
//! all that there is to tell. Below zero, what was done points at somebody else.
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use bots::{Mean, play};
use chacha20::ChaCha8Rng;
use game::{BySeat, Game, Knowledge, Seat, Viewer};
use presentation::{Level, Playable};
use rand::SeedableRng;
use three_dead_strangers::{
    Belief, Character, Characters, Fact, Habits, Move, Observation, Seen, Setup, Strangers, seen,
};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(200);
    let asked: Vec<String> = arguments.collect();
    let levels = Strangers::bots();
    let named = |name: &str| levels.iter().find(|level| level.name == name).expect("there is such a bot");
    let is_asked = |level: &&Level<Strangers>| match &asked[..] {
        [] => level.offered || level.name == "schemer",
        names => names.iter().any(|name| name == level.name),
    };
    println!("| players | bot | among | bits leaked a game (95% interval) | accusations a game | of them wrong |");
    println!("|---|---|---|---|---|---|");
    for seats in 2..=4 {
        for level in levels.iter().filter(is_asked) {
            let schemers = (level.name != "schemer").then(|| named("schemer"));
            for others in [Some(level), schemers].into_iter().flatten() {
                let mut all = Manners::default();
                (0..games).for_each(|number| all.add(seats, number, level, others));
                let (low, high) = all.bits.interval();
                let (bits, accusations, wrong) = (all.bits.mean(), all.accusations.mean(), all.wrong.mean());
                let (name, among) = (level.name, others.name);
                println!(
                    "| {seats} | {name} | {among} | {bits:.2} ({low:.2} to {high:.2}) | {accusations:.2} | {wrong:.2} |"
                );
            }
        }
    }
}

/// What was seen of one bot.
#[derive(Default)]
struct Manners {
    bits: Mean,
    accusations: Mean,
    wrong: Mean,
}

impl Manners {
    /// Plays one game in which it sits on one seat, and looks at it.
    fn add(&mut self, seats: usize, number: u64, level: &Level<Strangers>, others: &Level<Strangers>) {
        let (setup, me) = (Setup::new(seats as u8), Seat((number % seats as u64) as u8));
        let at = |seat| if seat == me { &*level.bot } else { &*others.bot };
        let bots: Vec<_> = Seat::all(seats).map(at).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let table = play(&setup, &bots, &mut rng).expect("bots keep to the rules");
        let Some(Move::Deal { characters, .. }) = table.log().first() else { panic!("a game begins with a deal") };
        let start = Strangers::start(&setup).expect("it was played");
        let mut eyes = Knowledge::of_start(&setup, &start, Viewer::Spectator);
        let mut bits = 0.0;
        table.replay(|before, m, after| {
            eyes.follow(before, m, after);
            if eyes.view.public.players[me].revealed.is_none() {
                bits = told(&eyes, Fact { seat: me, character: characters[me] });
            }
        });
        self.bits.add(bits);
        let accused = eyes.observations.iter().filter_map(|told| match *told {
            Observation::Accused { by, right, .. } if by == me => Some(right),
            _ => None,
        });
        let (right, wrong): (Vec<_>, Vec<_>) = accused.partition(|right| *right);
        self.accusations.add((right.len() + wrong.len()) as f64);
        self.wrong.add(wrong.len() as f64);
    }
}

/// How many bits of a fact its player's doings have told.
fn told(eyes: &Knowledge<Strangers>, fact: Fact) -> f64 {
    let public = &eyes.view.public;
    let seen = seen(eyes).map(|seat, seen| if seat == fact.seat { *seen } else { Seen::default() });
    let anybody = Characters::run(0, Character::ALL.len());
    let possible = BySeat::new(public.players.len(), |seat| match seat == fact.seat {
        true => anybody.without(public.players[seat].not),
        false => anybody,
    });
    let belief = Belief::weighed(&possible, &seen, &Habits::USUAL);
    (belief.chance(fact) * Character::ALL.len() as f64).log2()
}
