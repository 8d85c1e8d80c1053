//! Plays games between bots and reviews them: prints one review, and how long they take.
//!
//! ```text
//! cargo run --release -p clue --example clue_review -- [PLAYERS] [GAMES] [SEED]
//! ```
#![allow(clippy::print_stdout, reason = "a command")]

use std::time::Instant;

use bots::{Bot, Mean};
use clue::{Clue, Detective, Fact, Move, Novice, Setup, Suspect};
use game::{BySeat, Message, Table, Viewer};
use presentation::{Listener, Playable, Review};
use rand::SeedableRng;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let seats = arguments.next().unwrap_or(4) as usize;
    let games = arguments.next().unwrap_or(20);
    let seed = arguments.next().unwrap_or(1);
    let setup = Setup::new(&Suspect::ALL[..seats]);
    let bots: Vec<&dyn Bot<Clue>> =
        (0..seats).map(|seat| if seat % 2 == 0 { &Detective as &dyn Bot<Clue> } else { &Novice }).collect();
    let names: BySeat<String> =
        ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"][..seats].iter().map(|name| (*name).into()).collect();
    let mut times = Vec::new();
    let mut luck = Mean::default();
    for game in 0..games {
        let mut rng = chacha20::ChaCha8Rng::seed_from_u64(seed + game);
        let table: Table<Clue> = bots::play(&setup, &bots, &mut rng).expect("bots keep to the rules");
        let began = Instant::now();
        let review = Clue::review(&table).expect("the game is over");
        times.push(began.elapsed().as_secs_f64() * 1e3);
        review.moments.iter().filter_map(|moment| moment.luck).for_each(|bits| luck.add(bits));
        if game == 0 {
            tell(&table);
            print(&review, &names);
        }
    }
    times.sort_by(f64::total_cmp);
    let count = times.len();
    println!(
        "{games} games of {seats}: a review takes {:.0} ms (median), {:.0} ms at most; a suggestion has {:.3} ± {:.3} bits of luck",
        times[count / 2],
        times[count - 1],
        luck.mean(),
        luck.standard_error()
    );
}

/// What truly happened, for whoever checks the review by hand.
fn tell(table: &Table<Clue>) {
    for (ply, m) in (1..).zip(table.log()) {
        match m {
            Move::Deal(deal) => println!("{ply:4} {:?}, case file {:?}", deal.hands, deal.case_file),
            Move::Suggest(_) | Move::Pass | Move::Show { .. } | Move::Accuse(_) => println!("{ply:4} {m:?}"),
            _ => {}
        }
    }
}

fn print(review: &Review<Fact>, names: &BySeat<String>) {
    let say = |message: &Message| Clue::words().say(message, Listener { viewer: Viewer::Spectator, names });
    for sentence in &review.summary {
        println!("{}", say(sentence));
    }
    for moment in &review.moments {
        let grade = moment.grade.map_or(String::new(), |grade| format!(" [{grade:?}]"));
        let text: Vec<String> = moment.text.iter().map(say).collect();
        println!("{:4} {}{grade}: {}", moment.ply, say(&moment.what), text.join(" "));
    }
    for curve in &review.curves {
        println!("{:?}: {:?}", curve.seat, curve.values);
    }
    for total in &review.totals {
        println!("{total:?}");
    }
}
