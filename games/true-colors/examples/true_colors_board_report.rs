//! How good the board is to play on: the tables of `RULES.md`.
//!
//! `cargo run --release -p true-colors --example true_colors_board_report [GAMES]`
//!
//! Plays a number of games (600 unless told) between hunters at 3, 4 and 6 players.

use std::fmt::Write;

use bots::{Bot, play};
use chacha20::ChaCha8Rng;
use game::{BySeat, Game as _, Message, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use presentation::Playable;
use rand::SeedableRng;
use true_colors::{CENTRE, Card, Move, Phase, Place, Setup, TrueColors, Where};

/// What was counted in the games of one number of players.
#[derive(Default)]
struct Report {
    games: u64,
    rounds: Vec<u16>,
    without_winner: u64,
    turns: u64,
    /// Turns whose movement ended in each room; then in the middle, in a corridor, on a pad.
    ends: [u64; 15],
    leaps: u64,
    attacks: u64,
    hits: u64,
    /// The turns of a player between two turns of theirs in which they were in a room with another.
    between: u64,
    meetings: u64,
}

const MIDDLE: usize = 12;
const CORRIDOR: usize = 13;
const PAD: usize = 14;

impl Report {
    fn add(&mut self, setup: &Setup, bot: &dyn Bot<TrueColors>, seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let seats = usize::from(setup.seats);
        let table = play(setup, &vec![bot; seats], &mut rng).expect("bots play by the rules");
        self.games += 1;
        let public = table.game().public();
        self.rounds.push(public.round);
        self.without_winner += u64::from(public.winner.is_none());
        let mut since: BySeat<Option<u64>> = BySeat::new(seats, |_| None);
        table.replay(|before, m, after| self.step(before, m, after, &mut since));
    }

    fn step(&mut self, before: &TrueColors, m: &Move, after: &TrueColors, since: &mut BySeat<Option<u64>>) {
        match (before.public().phase, m) {
            (Phase::Walk { seat, .. }, _) => {
                self.turns += 1;
                self.leaps += u64::from(matches!(m, Move::Leap { .. }));
                self.ends[kind(after.public().players[seat].place)] += 1;
                self.meet(after, seat, since);
            }
            (_, Move::Attack { .. }) => self.attacks += 1,
            (_, Move::Reveal { .. }) => self.hits += 1,
            _ => {}
        }
    }

    /// The player's movement has ended: with whom?
    fn meet(&mut self, game: &TrueColors, seat: Seat, since: &mut BySeat<Option<u64>>) {
        let players = &game.public().players;
        let place = players[seat].place;
        let company = players.iter().any(|(other, player)| other != seat && player.place == place);
        if company && place.room().is_some() {
            if let Some(turns) = since[seat] {
                self.between += turns + 1;
                self.meetings += 1;
            }
            since[seat] = Some(0);
        } else if let Some(turns) = &mut since[seat] {
            *turns += 1;
        }
    }

    /// The rounds that a part of the games did not take longer than.
    fn quantile(&self, part: f64) -> u16 {
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        rounds[((rounds.len() - 1) as f64 * part).round() as usize]
    }
}

fn kind(place: Place) -> usize {
    match place {
        Place::Room(room) => room.index(),
        CENTRE => MIDDLE,
        Place::Square(square) => {
            let board = true_colors::BoardName::Mansion;
            let on_pad = board.board().id(square).is_some_and(|square| board.pads().contains(square));
            if on_pad { PAD } else { CORRIDOR }
        }
    }
}

fn table(reports: &[Report]) -> String {
    let mut out = String::from("| | 3 players | 4 players | 6 players |\n|---|---|---|---|\n");
    let mut row = |name: &str, cell: &dyn Fn(&Report) -> String| {
        let cells: Vec<String> = reports.iter().map(cell).collect();
        let _ = writeln!(out, "| {name} | {} |", cells.join(" | "));
    };
    let per_cent = |part: u64, of: u64| format!("{:.1}%", 100.0 * part as f64 / of.max(1) as f64);
    row("games", &|report| report.games.to_string());
    row("rounds in a game, median", &|report| report.quantile(0.5).to_string());
    row("rounds in a game, 90th percentile", &|report| report.quantile(0.9).to_string());
    row("ended by `max_rounds`", &|report| per_cent(report.without_winner, report.games));
    row("turns from one meeting of a player with others to the next", &|report| {
        format!("{:.2}", report.between as f64 / report.meetings.max(1) as f64)
    });
    row("attacks in a game", &|report| format!("{:.1}", report.attacks as f64 / report.games.max(1) as f64));
    row("attacks that turned a card up", &|report| per_cent(report.hits, report.attacks));
    row("turns in which somebody teleported", &|report| per_cent(report.leaps, report.turns));
    for room in Where::ALL {
        let named = TrueColors::words().plain(&Message::new("the").with("card", Card::Where(room)));
        row(&format!("turns ended in {named}"), &|report| per_cent(report.ends[room.index()], report.turns));
    }
    for (name, place) in [("in the middle", MIDDLE), ("in a corridor", CORRIDOR), ("on a pad", PAD)] {
        row(&format!("turns ended {name}"), &|report| per_cent(report.ends[place], report.turns));
    }
    out
}

#[expect(clippy::print_stdout, reason = "printing is what it is for")]
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(600);
    let level = TrueColors::bots().into_iter().find(|level| level.name == "hunter").expect("there is a hunter");
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a template");
    let bar = ProgressBar::new(3 * games).with_style(style);
    let report = |seats| {
        let mut report = Report::default();
        for seed in 0..games {
            report.add(&Setup::new(seats), &*level.bot, seed);
            bar.inc(1);
        }
        report
    };
    let reports = [3, 4, 6].map(report);
    bar.finish_and_clear();
    println!("{}", table(&reports));
}
