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
        .with("elo", Arg::text(elo(&points)))
        .with("evidence", Arg::text(evidence(&test, &points)))
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

/// How far apart two bots are; of one that has won all or nothing no more than a bound is known, and of a single deal not
/// even that.
fn elo(points: &Mean) -> String {
    let (low, high) = points.rate_interval();
    let (sign, elo) = match points.mean() {
        mean if mean >= 1.0 => ("> ", elo_of(low)),
        mean if mean <= 0.0 => ("< ", elo_of(high)),
        mean => ("", elo_of(mean)),
    };
    if elo.is_finite() { format!("{sign}{elo:+.0}") } else { "–".to_owned() }
}

/// The evidence; where all deals ended alike there is more of it than any number says.
fn evidence(test: &Sprt, points: &Mean) -> String {
    let evidence = test.evidence(points);
    let sign = if evidence.is_finite() {
        ""
    } else if evidence > 0.0 {
        "> "
    } else {
        "< "
    };
    let bound = Sprt::bound();
    let evidence = if evidence.is_finite() { evidence } else { bound.copysign(evidence) };
    format!("{sign}{}", decimal(evidence, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_infinite() {
        let of = |points: &[f64]| {
            let points: Mean = points.iter().copied().collect();
            [elo(&points), evidence(&Sprt { elo0: 0.0, elo1: 30.0 }, &points)]
        };
        assert_eq!(of(&[]), ["–", "0.00"]);
        assert_eq!(of(&[1.0]), ["–", "0.00"]);
        assert_eq!(of(&[1.0; 8]), ["> +127", "0.00"]);
        assert_eq!(of(&[1.0; 16])[1], "> 2.94");
        assert_eq!(of(&[0.0; 16])[1], "< -2.94");
        assert_eq!(of(&[0.0, 1.0])[0], "+0");
    }
}
