//! Plays each bot against the one below it: prints how much stronger it is.
//!
//! `cargo run --release -p three-dead-strangers --example strangers_ladder [GAMES]`

use bots::{Entrant, Playable, Tournament};
use three_dead_strangers::{Setup, Strangers};

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    let games = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(2_000);
    let levels = Strangers::bots();
    for pair in levels.windows(2) {
        for seats in [2, 4] {
            let entrants = (0..seats).map(|seat| Entrant::from(&pair[seat % 2])).collect();
            let results =
                Tournament::new(Setup::new(seats as u8), entrants, games, 1).run(|_| {}).expect("legal play");
            println!("{seats} players\n{results}");
        }
    }
}
