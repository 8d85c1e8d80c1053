//! Plays matches of three games between bots and reviews them: prints one review, and how long they take.
//!
//! ```text
//! cargo run --release -p color-doubt --example color_doubt_review -- [PLAYERS] [MATCHES] [SEED]
//! ```
#![allow(clippy::print_stdout, reason = "a command")]

use std::time::Instant;

use bots::Bot;
use color_doubt::{ColorDoubt, Setup};
use game::{BySeat, Message, Table, Viewer};
use presentation::{Listener, Playable};
use rand::SeedableRng;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>().expect("a number"));
    let seats = arguments.next().unwrap_or(4) as u8;
    let matches = arguments.next().unwrap_or(10);
    let seed = arguments.next().unwrap_or(1);
    let chairs: Vec<u8> = (0..seats).collect();
    let setup = Setup { games: 3, ..Setup::new(seats) };
    let levels = ColorDoubt::bots();
    // The bluffer and the careful bot: the strongest takes its time.
    let bots: Vec<&dyn Bot<ColorDoubt>> =
        chairs.iter().map(|&chair| &*levels[if chair % 3 == 1 { 1 } else { 2 }].bot).collect();
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][..chairs.len()].iter();
    let names: BySeat<String> = names.map(|name| (*name).to_owned()).collect();
    let mut times = Vec::new();
    let (mut doubts, mut said, mut came, mut luck) = (0.0, 0.0, 0.0, bots::Mean::default());
    for number in 0..matches {
        let mut rng = chacha20::ChaCha8Rng::seed_from_u64(seed + number);
        let table: Table<ColorDoubt> = bots::play(&setup, &bots, &mut rng).expect("bots keep to the rules");
        let began = Instant::now();
        let review = ColorDoubt::review(&table).expect("the match is over");
        times.push(began.elapsed().as_secs_f64() * 1e3);
        for moment in review.moments.iter().filter(|moment| moment.what.name == "moment-doubt") {
            doubts += 1.0;
            luck.add(moment.luck.unwrap_or(0.0));
            said += 1.0 - moment.chance.unwrap_or(0.5);
            came += f64::from(u8::from(moment.text[0].name == "moment-doubt-true"));
        }
        if number == 0 {
            let listener = Listener { viewer: Viewer::Spectator, names: &names };
            let say = |message: &Message| ColorDoubt::words().say(message, listener);
            review.summary.iter().for_each(|sentence| println!("{}", say(sentence)));
            for moment in &review.moments {
                let text: Vec<String> = moment.text.iter().map(say).collect();
                println!("{:4} {} {:?}: {}", moment.ply, say(&moment.what), moment.grade, text.join(" "));
            }
        }
    }
    let (said, came) = (100.0 * said / doubts, 100.0 * came / doubts);
    println!("{doubts} doubted announcements: {said:.0}% likely true on average, {came:.0}% true");
    println!("luck: {:.2} ± {:.2} cards a doubt", luck.mean(), 1.96 * luck.standard_error());
    times.sort_by(f64::total_cmp);
    let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{matches} matches of {seats}: a review takes {median:.0} ms (median), {most:.0} ms at most");
}
