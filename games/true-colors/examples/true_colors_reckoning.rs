//! What tactics and belief are worth: hunters that differ in one thing alone, at one table and in the same deals.
//!
//! `cargo run --release -p true-colors --example true_colors_reckoning [DEALS]`
//!
//! The two sit in turn round the table; each deal is played in every rotation of them. Then each of them sits alone among
//! prowlers, in the same deals and on every seat.

use bots::{Bot, Entrant, Record, Results, Tournament};
use presentation::Playable;
use true_colors::{Hunter, Reckons, Setup, Tactics, TrueColors};

const RECKONINGS: [(&str, Reckons); 3] =
    [("belief", Reckons::Belief), ("pencil", Reckons::Pencil), ("certain", Reckons::Certain)];

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    let deals = std::env::args().nth(1).and_then(|deals| deals.parse().ok()).unwrap_or(200_u64);
    let hunters = RECKONINGS.map(|(name, reckons)| (name, Hunter { reckons, ..Hunter::default() }));
    let entrant = |index: usize| Entrant { name: hunters[index].0, bot: &hunters[index].1 as &dyn Bot<TrueColors> };
    println!("| players | hunter that plays | won by each seat | against | won by each seat |");
    println!("|---|---|---|---|---|");
    let plain = Hunter { tactics: Tactics::Plain, ..Hunter::default() };
    for seats in [3, 4, 6] {
        let plain = Entrant { name: "plain", bot: &plain as &dyn Bot<TrueColors> };
        let entrants = (0..seats).map(|seat| if seat % 2 == 0 { entrant(0) } else { plain }).collect();
        let results = run(seats, entrants, deals);
        let [own, other] = [0, 1].map(|at| results.by_bot[at].1);
        println!("| {seats} | timed | {} | plain | {} |", rate(&own), rate(&other));
    }
    println!("\n| players | hunter that goes by | won by each seat | against | won by each seat |");
    println!("|---|---|---|---|---|");
    for rival in [1, 2] {
        for seats in [3, 4, 6] {
            let entrants = (0..seats).map(|seat| entrant(if seat % 2 == 0 { 0 } else { rival })).collect();
            let results = run(seats, entrants, deals);
            let [own, other] = [0, 1].map(|at| results.by_bot[at].1);
            println!("| {seats} | belief | {} | {} | {} |", rate(&own), hunters[rival].0, rate(&other));
        }
    }
    println!("\n| players | hunter among prowlers that goes by | won by its seat |");
    println!("|---|---|---|");
    let levels = TrueColors::bots();
    for seats in [3, 4, 6] {
        for (index, (name, _)) in hunters.iter().enumerate() {
            let field = (1..seats).map(|_| {
                Entrant::from(levels.iter().find(|level| level.name == "prowler").expect("there is a prowler"))
            });
            let entrants = [entrant(index)].into_iter().chain(field).collect();
            println!("| {seats} | {name} | {} |", rate(&run(seats, entrants, deals).by_bot[0].1));
        }
    }
}

fn rate(record: &Record) -> String {
    let (low, high) = record.wins.rate_interval();
    format!("{:.1}% ({:.1} to {:.1})", 100.0 * record.wins.mean(), 100.0 * low, 100.0 * high)
}

fn run(seats: usize, entrants: Vec<Entrant<'_, TrueColors>>, deals: u64) -> Results {
    let tournament = Tournament::new(Setup::new(seats as u8), &entrants, deals, 1);
    tournament.run(|_| {}).expect("bots play by the rules")
}
