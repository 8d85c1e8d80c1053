//! Whether one bot is stronger than another: plays until it is known.

use catalog::{Arg, Mean, Message, Sprt, Verdict, elo_of, games_of_a_duel};

use super::super::words::{decimal, percent, say};
use super::{Hall, bar};

/// After so many deals is asked what is known.
const STEP: u64 = 8;

/// Plays the first of two bots against the second, so many deals at most.
pub(super) fn test(hall: &Hall<'_>, bots: [&str; 2], players: u8, test: Sprt, most: u64) -> anyhow::Result<String> {
    let bar = bar(most * games_of_a_duel(players.into()));
    let (mut points, mut verdict) = (Mean::default(), Verdict::Open);
    while verdict == Verdict::Open && points.count() < most {
        let deals = points.count()..(points.count() + STEP).min(most);
        hall.duel(bots, players, deals, &bar)?.into_iter().for_each(|of_a_deal| points.add(of_a_deal));
        verdict = test.verdict(&points);
    }
    bar.finish_and_clear();
    let (low, high) = points.rate_interval();
    let [mean, low, high] = [points.mean(), low, high].map(|share| percent(decimal(100.0 * share, 1)));
    let games = points.count() * games_of_a_duel(players.into());
    let found = Message::new("sprt-found")
        .with("bot", Arg::text(bots[0]))
        .with("other", Arg::text(bots[1]))
        .with("players", players)
        .with("deals", Arg::Number(points.count() as i64))
        .with("games", Arg::Number(games as i64))
        .with("points", Arg::text(mean))
        .with("low", Arg::text(low))
        .with("high", Arg::text(high))
        .with("elo", Arg::text(format!("{:+.0}", elo_of(points.mean()))))
        .with("evidence", Arg::text(decimal(test.evidence(&points), 2)))
        .with("bound", Arg::text(decimal(Sprt::bound(), 2)));
    let verdict = Message::new(match verdict {
        Verdict::Accepted => "sprt-accepted",
        Verdict::Refused => "sprt-refused",
        Verdict::Open => "sprt-open",
    });
    let verdict = verdict.with("bot", Arg::text(bots[0])).with("other", Arg::text(bots[1]));
    let verdict =
        verdict.with("less", Arg::text(test.elo0.to_string())).with("more", Arg::text(test.elo1.to_string()));
    Ok(format!("{}\n{}\n", say(&found), say(&verdict)))
}
