//! How strong all bots of a game are, against each other.

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _, stderr};

use catalog::{Arg, Mean, Message, Pairing, Rating, games_of_a_duel, ratings};

use super::super::words::{decimal, percent, say, word};
use super::written::command;
use super::{Hall, bar};
use crate::cli::FEW;

/// Plays every two of these bots against each other, with each of these numbers of players: a table for each number.
pub(super) fn ladder(hall: &Hall<'_>, bots: &[&str], players: &[u8], deals: u64) -> anyhow::Result<String> {
    let mut bots = bots.to_vec();
    bots.dedup();
    let pairs: Vec<[usize; 2]> =
        (0..bots.len()).flat_map(|one| (one + 1..bots.len()).map(move |other| [one, other])).collect();
    let of_a_deal: u64 = players.iter().map(|&players| games_of_a_duel(players.into())).sum();
    let all = of_a_deal * deals * pairs.len() as u64;
    let bar = bar(all);
    let zero = bots.iter().position(|bot| *bot == hall.game.easiest()).unwrap_or(0);
    let mut text = String::new();
    for &players in players {
        let mut pairings = Vec::new();
        for pair in &pairs {
            let points = hall.duel(pair.map(|bot| bots[bot]), players, 0..deals, &bar)?;
            pairings.push(Pairing { bots: *pair, points });
            // Where there is no bar.
            if !stderr().is_terminal() {
                let [one, other] = pair.map(|bot| Arg::text(bots[bot]));
                let done = Message::new("ladder-progress").with("one", one).with("other", other);
                let done = done.with("players", players).with("done", Arg::Number(bar.position() as i64));
                writeln!(stderr(), "{}", say(&done.with("games", Arg::Number(all as i64))))?;
            }
        }
        let rated = ratings(bots.len(), &pairings, zero);
        let title = Message::new("ladder-title").with("game", hall.title()).with("players", players);
        let title = title.with("deals", Arg::Number(deals as i64));
        let games = deals * games_of_a_duel(players.into());
        let _ = writeln!(text, "{}\n", say(&title.with("games", Arg::Number(games as i64))));
        text.push_str(&table(hall, &bots, &pairings, &rated, zero, deals));
        text.push('\n');
    }
    bar.finish_and_clear();
    let how = Message::new("ladder-how").with("bot", Arg::text(bots[zero]));
    let _ = writeln!(text, "{}\n\n```sh\n{}\n```", say(&how), command());
    Ok(text)
}

/// The strongest first: how strong, how quick, and what it won against each of the others.
fn table(
    hall: &Hall<'_>,
    bots: &[&str],
    pairings: &[Pairing],
    rated: &[Rating],
    zero: usize,
    deals: u64,
) -> String {
    let mut order: Vec<usize> = (0..bots.len()).collect();
    order.sort_by(|&one, &other| rated[other].elo.total_cmp(&rated[one].elo));
    let mut text = format!("| | {} | {} | {} |", word("ladder-elo"), word("ladder-mean"), word("ladder-slowest"));
    order.iter().for_each(|&bot| text.push_str(&format!(" {} |", bots[bot])));
    text.push_str(&format!("\n|---|{}\n", "---|".repeat(bots.len() + 3)));
    for &bot in &order {
        let elo = if bot == zero { "0".to_owned() } else { elo(&rated[bot], deals) };
        let times = hall.arena.times(bots[bot]);
        let mean = times.iter().sum::<u64>() as f64 / times.len().max(1) as f64;
        let slowest = times.get(times.len() * 99 / 100).copied().unwrap_or(0) as f64;
        let _ = write!(text, "| {} | {elo} | {} | {} |", bots[bot], milliseconds(mean), milliseconds(slowest));
        for &other in &order {
            let own = pairings.iter().find_map(|pairing| {
                let mean = pairing.points.iter().copied().collect::<Mean>().mean();
                match pairing.bots {
                    pair if pair == [bot, other] => Some(mean),
                    pair if pair == [other, bot] => Some(1.0 - mean),
                    _ => None,
                }
            });
            let cell = own.map_or_else(|| "–".to_owned(), |points| percent(decimal(100.0 * points, 1)));
            let _ = write!(text, " {cell} |");
        }
        text.push('\n');
    }
    text
}

/// A rating with its interval, where there are deals enough for one.
fn elo(rating: &Rating, deals: u64) -> String {
    let [elo, low, high] = [rating.elo, rating.interval.0, rating.interval.1].map(|elo| format!("{elo:+.0}"));
    let interval = if deals < FEW { word("few-deals") } else { format!("({low} – {high})") };
    format!("{elo} {interval}").replace('-', "−")
}

fn milliseconds(microseconds: f64) -> String {
    decimal(microseconds / 1_000.0, if microseconds < 1_000.0 { 2 } else { 1 })
}
