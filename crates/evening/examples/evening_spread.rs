//! How much less noise there is in a duplicate evening than in ordinary scoring, measured with bots in people's places.
//!
//! ```text
//! cargo run --release -p evening --example evening_spread -- [BOARDS] [GAME]
//! ```
//!
//! On every board eight bots each play the same seat at a table of their own, and four bots of the house; each draws from
//! generators of its own, as people would. Beside that each of the eight plays as many games with a deal, dice and bots
//! of its own. The table gives the standard deviation of one game: the spread of a mean of N games is that divided by the
//! root of N in every column, so that ratios hold for evenings of any length. Intervals are of 95 %, by drawing boards
//! again with replacement.
#![allow(clippy::print_stdout, reason = "a command")]

use catalog::AnyGame;
use evening::{Board, Scores, play_out};
use fair::Draw;
use rand::{RngExt, SeedableRng};
use serde_json::Map;

const PEOPLE: usize = 8;
const HOUSE: u8 = 4;
const DRAWN_AGAIN: usize = 1000;

/// What was scored on one board: with its chance, and with chance of each player's own.
struct Played {
    duplicate: Scores,
    ordinary: Vec<f64>,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let boards: u32 = arguments.next().map_or(200, |number| number.parse().expect("a number of boards"));
    let only = arguments.next();
    println!(
        "| Game | Players in people’s places | People | Ordinary | To the field | Ratio | With four of the house | Between two people |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for &game in catalog::games().iter().filter(|game| only.as_ref().is_none_or(|only| only == game.name())) {
        let levels = game.bots();
        let sensible = &levels[1..];
        for (called, people) in [("of one level", &sensible[..1]), ("of different levels", sensible)] {
            let played: Vec<Played> = (0..boards).map(|number| play(game, number, people)).collect();
            for count in [2, 4, PEOPLE] {
                say(game.name(), called, count, &played);
            }
        }
    }
}

/// Plays one board at all tables, with bots of the level that a beginner meets round it; the people are bots of these
/// levels in turn.
fn play(game: &'static dyn AnyGame, number: u32, levels: &[&str]) -> Played {
    let seats =
        game.info().seats.iter().copied().min_by_key(|seats| seats.abs_diff(4)).expect("a number of players");
    let secret = |of: u32| {
        let mut secret = [0; 32];
        secret[..4].copy_from_slice(&of.to_be_bytes());
        secret
    };
    let score = |board: &Board, level: &str, own: &dyn Fn(u32) -> Draw, chance: &Board| {
        let chairs: Vec<u8> = (0..seats).collect();
        let seat = board.chair(seats);
        let setup = game.seating(&chairs, &Map::new()).expect("a setup");
        let mut table = game.table(&setup, &vec![String::new(); chairs.len()]).expect("a table");
        let at = |chair: u8| if chair == seat { level } else { game.easiest() };
        let levels: Vec<&str> = chairs.iter().map(|&chair| at(chair)).collect();
        let scores = play_out(&mut *table, &levels, |draw| match draw {
            Draw::Bot { seat: of, number } if of.0 == seat => chance.generator(own(number)),
            draw => board.generator(draw),
        });
        // A game that comes to no end is won by nobody.
        scores.map_or(0, |scores| scores[usize::from(seat)])
    };
    let board = Board::new(&secret(number), 0);
    let level = |person: usize| levels[person % levels.len()];
    let own = |person: usize| Board::new(&secret(number), 1 + person as u8);
    let mine = |number: u32| Draw::House { bot: 0, number };
    let people = (0..PEOPLE).map(|person| Some(score(&board, level(person), &mine, &own(person)))).collect();
    let house =
        (0..HOUSE).map(|bot| score(&board, game.easiest(), &move |number| Draw::House { bot, number }, &board));
    let ordinary = (0..PEOPLE).map(|person| {
        let chance = Board::new(&secret(number), 101 + person as u8);
        f64::from(score(&chance, level(person), &mine, &chance))
    });
    Played {
        duplicate: Scores { people, house: house.collect(), ..Scores::default() },
        ordinary: ordinary.collect(),
    }
}

/// What each of the first `count` people has in each column on one board.
fn columns(played: &Played, count: usize) -> [Vec<f64>; 4] {
    let of = |house: &[i32]| {
        let scores = Scores {
            people: played.duplicate.people[..count].to_vec(),
            house: house.to_vec(),
            ..Scores::default()
        };
        scores.differences().into_iter().flatten().collect::<Vec<f64>>()
    };
    let field = of(&[]);
    let next = |values: &[f64]| (0..count).map(|person| values[person] - values[(person + 1) % count]).collect();
    let scores: Vec<f64> =
        played.duplicate.people[..count].iter().flatten().map(|&score| f64::from(score)).collect();
    [played.ordinary[..count].to_vec(), field, of(&played.duplicate.house), next(&scores)]
}

/// The spread of each column: the root of the mean variance of each person's values.
fn spreads(boards: &[&[Vec<f64>; 4]], count: usize) -> [f64; 4] {
    [0, 1, 2, 3].map(|column| {
        let variance = |person: usize| {
            let values = || boards.iter().map(|board| board[column][person]);
            let mean = values().sum::<f64>() / boards.len() as f64;
            values().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (boards.len() - 1) as f64
        };
        let mean = (0..count).map(variance).sum::<f64>() / count as f64;
        // Two people differ by the spread of both.
        if column == 3 { (mean / 2.0).sqrt() } else { mean.sqrt() }
    })
}

fn say(game: &str, called: &str, count: usize, played: &[Played]) {
    let all: Vec<[Vec<f64>; 4]> = played.iter().map(|board| columns(board, count)).collect();
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    let again: Vec<[f64; 4]> = (0..DRAWN_AGAIN)
        .map(|_| {
            let drawn: Vec<_> = (0..all.len()).map(|_| &all[rng.random_range(0..all.len())]).collect();
            spreads(&drawn, count)
        })
        .collect();
    let found = spreads(&all.iter().collect::<Vec<_>>(), count);
    let ratio = |column: usize| {
        let mut ratios: Vec<f64> = again.iter().map(|of| of[column] / of[0]).collect();
        ratios.sort_by(f64::total_cmp);
        let (low, high) = (ratios[DRAWN_AGAIN / 40], ratios[DRAWN_AGAIN - 1 - DRAWN_AGAIN / 40]);
        format!("{:.2} ({low:.2}–{high:.2})", found[column] / found[0])
    };
    println!(
        "| {game} | {called} | {count} | {:.2} | {:.2} | {} | {} | {} |",
        found[0],
        found[1],
        ratio(1),
        ratio(2),
        ratio(3)
    );
}
