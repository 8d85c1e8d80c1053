//! Who wins how often, when these bots play each other.

use std::fmt::Write as _;

use catalog::{Arg, Forfeit, Forfeits, MOST_MOVES, Message, Results, Seat};

use super::super::words::{decimal, percent, say, word};
use super::{Hall, bar};
use crate::cli::FEW;

/// Plays deals between these bots, one for each seat.
pub(super) fn fight(hall: &Hall<'_>, bots: &[&str], deals: u64) -> anyhow::Result<String> {
    let period =
        (1..bots.len()).find(|&by| bots.iter().cycle().skip(by).zip(bots).all(|(one, other)| one == other));
    let bar = bar(deals * period.unwrap_or(bots.len()) as u64);
    let results = hall.fight(bots, deals, &bar)?;
    bar.finish_and_clear();
    let title = Message::new("arena-title").with("game", hall.title());
    let title = title.with("bots", Arg::text(bots.join(", "))).with("seed", Arg::text(hall.seed.to_string()));
    Ok(format!("{}\n{}", say(&title), table(&results)))
}

/// Who won how often, by bot and by seat.
fn table(results: &Results) -> String {
    let games = |name| Message::new(name).with("games", Arg::Number(results.games as i64));
    let mut decisions = decimal(results.decisions.mean(), 1);
    if results.decisions.count() >= FEW {
        let _ = write!(decisions, " ± {}", decimal(results.decisions.standard_error(), 1));
    }
    let decisions = games("arena-games")
        .with("deals", Arg::Number(results.deals as i64))
        .with("decisions", Arg::text(decisions));
    let without = Message::new("arena-without-winner").with("games", Arg::Number(results.without_winner as i64));
    let mut text = format!("{}\n{}\n", say(&decisions), say(&without));
    let of_seat = |seat: Seat| say(&Message::new("arena-seat").with("seat", seat.index()));
    let of_bots = results.by_bot.iter().map(|(bot, record)| (bot.clone(), record));
    let rows = of_bots.chain(results.by_seat.iter().map(|(seat, record)| (of_seat(seat), record)));
    let rows: Vec<_> = rows.collect();
    let wide = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default().max(20);
    let _ = writeln!(text, "{:wide$} {:25}{:>8}", "", word("arena-won"), word("arena-score"));
    for (name, record) in rows {
        let (low, high) = record.wins.rate_interval();
        let [rate, low, high] = [record.wins.mean(), low, high].map(|share| decimal(100.0 * share, 1));
        let is_few = results.deals < FEW;
        let interval = if is_few { word("few-deals") } else { format!("({low:>4} – {:>6})", percent(high)) };
        let _ = write!(text, "{name:wide$} {:>7} {interval:17}", percent(rate));
        // Rounded first, for a mean of -0.001 would be printed as -0.00.
        let score = (100.0 * record.score.mean()).round() / 100.0 + 0.0;
        let _ = write!(text, "{:>8}", decimal(score, 2));
        text +=
            &if is_few { "\n".to_owned() } else { format!(" ± {}\n", decimal(record.score.standard_error(), 2)) };
    }
    text
}

/// How programs lost their seats, a line for each way; nothing where none did.
pub(super) fn lost(forfeits: &[Forfeits]) -> String {
    let mut text = String::new();
    for Forfeits { bot, ways } in forfeits {
        for (way, (times, first)) in ways {
            let name = match way {
                Forfeit::Ended => "arena-ended",
                Forfeit::Late => "arena-late",
                Forfeit::Unreadable => "arena-unreadable",
                Forfeit::Illegal => "arena-illegal",
                Forfeit::Endless => "arena-endless",
            };
            let way = Message::new(name).with("bot", Arg::text(bot)).with("times", Arg::Number(*times as i64));
            let way = way.with("most", Arg::Number(MOST_MOVES.into()));
            let _ = writeln!(text, "{}", say(&way.with("first", Arg::text(first))));
        }
    }
    text
}
