//! Plays each bot against the one below it: prints how much stronger it is.
//!
//! `cargo run --release -p true-colors --example true_colors_ladder [DEALS] [MAX_ROUNDS]`
//!
//! The two bots sit in turn round the table; each deal is played in every rotation of them.

use bots::{Entrant, Tournament};
use indicatif::{ProgressBar, ProgressStyle};
use presentation::Playable;
use true_colors::{Setup, TrueColors};

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|number| number.parse::<u32>().ok());
    let deals = u64::from(numbers.next().unwrap_or(200));
    let max_rounds = numbers.next().map_or(Setup::new(3).max_rounds, |rounds| rounds as u16);
    let levels = TrueColors::bots();
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a template");
    for pair in levels.windows(2) {
        for seats in [3, 4, 6] {
            let entrants: Vec<_> = (0..seats).map(|seat| Entrant::from(&pair[seat % 2])).collect();
            let setup = Setup { max_rounds, ..Setup::new(seats as u8) };
            let tournament = Tournament::new(setup, &entrants, deals, 1);
            let bar = ProgressBar::new(tournament.games()).with_style(style.clone());
            let results = tournament.run(|done| bar.set_position(done));
            bar.finish_and_clear();
            println!("{seats} players");
            for (name, record) in &results.expect("bots play by the rules").by_bot {
                println!("{name:20} {record}");
            }
        }
    }
}
