//! What belief is worth: the same hunter with exact chances against one without, at one table and in the same deals.
//!
//! `cargo run --release -p true-colors --example reckoning [GAMES]`
//!
//! The two sit in turn round the table and change seats from game to game. Then each of them plays alone against
//! prowlers, in the same deals and on every seat alike.

use bots::{Bot, Entrant, Playable, Tournament, wilson};
use true_colors::{Hunter, Reckons, Setup, TrueColors};

const RECKONINGS: [(&str, Reckons); 3] =
    [("belief", Reckons::Belief), ("pencil", Reckons::Pencil), ("certain", Reckons::Certain)];

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(600_u64);
    let hunters = RECKONINGS.map(|(name, reckons)| (name, Hunter { reckons }));
    let entrant = |index: usize| Entrant { name: hunters[index].0, bot: &hunters[index].1 as &dyn Bot<TrueColors> };
    println!("| players | belief | against | belief wins of a game that is won by either |");
    println!("|---|---|---|---|");
    for rival in [1, 2] {
        for seats in [3, 4, 6] {
            let entrants = (0..seats).map(|seat| entrant(if seat % 2 == 0 { 0 } else { rival })).collect();
            let results = run(seats, entrants, games);
            let seats_of_belief = seats.div_ceil(2) as f64;
            let [own, other] = [0, 1].map(|at| results.by_bot[at].1.wins);
            // Per seat, for with three players there are two of one and one of the other.
            let share = own.mean() / (own.mean() + other.mean());
            let won = own.mean() * seats_of_belief * results.games as f64;
            let (low, high) = wilson(won, results.games);
            println!(
                "| {seats} | {:.1} % of games on {seats_of_belief} seats ({:.1} to {:.1} %) | {} | {:.1} % |",
                100.0 * won / results.games as f64,
                100.0 * low,
                100.0 * high,
                hunters[rival].0,
                100.0 * share
            );
        }
    }
    println!("\n| players | against prowlers | won by its seat |\n|---|---|---|");
    let levels = TrueColors::bots();
    for seats in [3, 4, 6] {
        for index in 0..hunters.len() {
            let field = (1..seats).map(|_| Entrant::from(&levels[1]));
            let results = run(seats, [entrant(index)].into_iter().chain(field).collect(), games);
            let record = results.by_bot[0].1;
            let (low, high) = record.interval();
            println!(
                "| {seats} | {} | {:.1} % ({:.1} to {:.1}) |",
                hunters[index].0,
                100.0 * record.wins.mean(),
                100.0 * low,
                100.0 * high
            );
        }
    }
}

fn run(seats: usize, entrants: Vec<Entrant<'_, TrueColors>>, games: u64) -> bots::Results {
    Tournament::new(Setup::new(seats as u8), entrants, games, 1).run(|_| {}).expect("bots play by the rules")
}
