//! What the chances of who is who are worth to the strongest bot: plays it with less to go by, in the same deals.
//!
//! ```text
//! cargo run --release -p three-dead-strangers --example three_dead_strangers_belief -- [DEALS]
//! ```
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use bots::{Entrant, Tournament};
use game::Reading;
use presentation::Playable;
use three_dead_strangers::{Schemer, Setup, Sight, Strangers};

/// The same bot with each sight, on every seat of each deal among opponents of one kind.
fn main() {
    let deals = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1_000);
    let [revealed, possible, likely] =
        [Sight::Revealed, Sight::Exact(Reading::Possible), Sight::Exact(Reading::Likely)]
            .map(|sight| Schemer { sight });
    let levels = Strangers::bots();
    let careful = levels.iter().find(|level| level.name == "careful").expect("there is one");
    let sights = [("what is turned up", &revealed), ("possible", &possible), ("likely", &likely)];
    println!("| players | opponents | it goes by | points won a game (95% interval) |");
    println!("|---|---|---|---|");
    for seats in 2..=4 {
        for (against, opponent) in
            [("careful", Entrant::from(careful)), ("schemer", Entrant { name: "others", bot: &likely })]
        {
            for (name, bot) in sights {
                let one = Entrant { name: "it", bot };
                let entrants: Vec<_> = std::iter::once(one).chain((1..seats).map(|_| opponent)).collect();
                let results =
                    Tournament::new(Setup::new(seats), &entrants, deals, 1).run(|_| {}).expect("legal play");
                let wins = results.by_bot[0].1.wins;
                let (low, high) = wins.interval();
                println!("| {seats} | {against} | {name} | {:.3} ({low:.3} to {high:.3}) |", wins.mean());
            }
        }
    }
}
