//! Plays each bot against the one below it, and the strongest against itself with less to go by: prints how much
//! stronger it is.
//!
//! ```text
//! cargo run --release -p three-dead-strangers --example three_dead_strangers_ladder -- [GAMES]
//! cargo run --release -p three-dead-strangers --example three_dead_strangers_ladder -- belief [GAMES]
//! ```
#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use bots::{Entrant, Tournament};
use game::Reading;
use presentation::Playable;
use three_dead_strangers::{Schemer, Setup, Sight, Strangers};

fn main() {
    let mut arguments = std::env::args().skip(1).peekable();
    let belief = arguments.next_if(|first| first == "belief").is_some();
    let games = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(if belief { 6_000 } else { 2_000 });
    if belief { worth_of_belief(games) } else { ladder(games) }
}

fn ladder(games: u64) {
    let levels = Strangers::bots();
    for pair in levels.windows(2) {
        for seats in [2, 4] {
            let entrants = (0..seats).map(|seat| Entrant::from(&pair[seat % 2])).collect();
            let results =
                Tournament::new(Setup::new(seats as u8), entrants, games, 1).run(|_| {}).expect("legal play");
            println!("{seats} players");
            for (name, record) in &results.by_bot {
                println!("{name:20} {record}");
            }
        }
    }
}

/// The same bot with each sight, in turn on every seat among opponents of one kind.
fn worth_of_belief(games: u64) {
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
                let entrants = std::iter::once(one).chain((1..seats).map(|_| opponent)).collect();
                let results =
                    Tournament::new(Setup::new(seats), entrants, games, 1).run(|_| {}).expect("legal play");
                let wins = results.by_bot[0].1.wins;
                let (mean, error) = (wins.mean(), 1.96 * wins.standard_error());
                println!(
                    "| {seats} | {against} | {name} | {mean:.3} ({:.3} to {:.3}) |",
                    mean - error,
                    mean + error
                );
            }
        }
    }
}
