//! Golden transcripts: what each viewer was told of each move, for a person to review.
//!
//! No law can judge [`Game::observe`](game::Game::observe), for it defines what is hidden; a person can.
//! Games keep a few transcripts as files, so that a change of rules or of hiding shows as a readable difference:
//!
//! ```text
//! expect_file!["transcripts/three_players.txt"].assert_eq(&testkit::transcript(&table));
//! ```
//!
//! With `UPDATE_EXPECT=1` in the environment, `expect_file!` of the crate `expect-test` writes the file anew; the path is relative
//! to the test's own file.

use std::fmt::Write;

use game::{BySeat, Seat, Table, Turn, Viewer};
use presentation::{Listener, Playable};
use serde::Serialize;

/// What the players are called, by seat.
const NAMES: [&str; game::MAX_SEATS] = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"];

/// Every move of a table with a line for each viewer that says what they were told, and the observations as JSON, each
/// with all who were given it; at the end, what each sees, and the scores.
///
/// The same table gives the same text, always.
pub fn transcript<G: Playable>(table: &Table<G>) -> String {
    let seats = table.game().seats();
    let names: BySeat<String> = BySeat::new(seats, |seat| NAMES[seat.index()].to_owned());
    let mut out = String::new();
    let _ = writeln!(out, "{} (rules {})", G::NAME, G::RULES);
    let _ = writeln!(out, "setup {}", json(table.setup()));
    let mut ply = 0;
    table.replay(|before, m, after| {
        let mover = match before.turn() {
            Turn::Player(seat) => names[seat].as_str(),
            _ => "chance",
        };
        let _ = writeln!(out, "\n{ply}. {mover}: {}", json(m));
        // Each observation once, with all who were given it: who was told less shows at a glance.
        let mut given: Vec<(G::Observation, Vec<&str>)> = Vec::new();
        for viewer in Viewer::all(seats) {
            let Some(told) = G::observe(before, m, after, viewer) else {
                line(&mut out, viewer, "(nothing)");
                continue;
            };
            let said = G::words().say(&G::tell(table.setup(), &told, viewer), Listener { viewer, names: &names });
            line(&mut out, viewer, &said);
            match given.iter_mut().find(|(same, _)| *same == told) {
                Some((_, viewers)) => viewers.push(name(viewer)),
                None => given.push((told, vec![name(viewer)])),
            }
        }
        for (told, viewers) in &given {
            let _ = writeln!(out, "  {} to {}", json(told), viewers.join(", "));
        }
        ply += 1;
    });
    let _ = writeln!(out, "\nin the end:");
    for viewer in Viewer::all(seats) {
        line(&mut out, viewer, &json(&table.game().view(viewer)));
    }
    if table.game().turn() == Turn::Over {
        let scores = table.game().scores();
        let winners = table.game().winners();
        let result = |seat: Seat| {
            format!("{} {}{}", names[seat], scores[seat], if winners[seat] { " (winner)" } else { "" })
        };
        let _ = writeln!(out, "\nscores: {}", Seat::all(seats).map(result).collect::<Vec<_>>().join(", "));
    }
    out
}

fn line(out: &mut String, viewer: Viewer, text: &str) {
    let _ = writeln!(out, "  {:9}  {text}", name(viewer));
}

fn name(viewer: Viewer) -> &'static str {
    viewer.seat().map_or("spectator", |seat| NAMES[seat.index()])
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("it has JSON")
}
