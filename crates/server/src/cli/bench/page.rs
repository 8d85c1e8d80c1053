//! The report as a page that needs nothing else: no script, and nothing from elsewhere.

use std::fmt::Write;

use bench::{Estimate, Exam, Held, Overlooked, Report, Summary, Verdict, Way};
use catalog::{Arg, Message, Words};
use serde_json::Value;

use super::chart::{Axes, Line, bars, escaped, lines};
use super::{lost, title, unfinished};
use crate::cli::FEW;
use crate::cli::words::{decimal, percent, say, word};

/// So many of the things that were overlooked are told, the most valuable.
const OVERLOOKED: usize = 12;

// A color for each player that can be told from the others with every kind of color blindness, by its lightness too.
const STYLE: &str = "
:root { color-scheme: light dark; --0: #0b62a8; --1: #b3480a; --2: #8007ed; --3: #b97579; --4: #5d1c14; --5: #13042c; }
@media (prefers-color-scheme: dark) {
  :root { --0: #6db3f2; --1: #f0a060; --2: #8e15f0; --3: #e32395; --4: #d8e000; --5: #8c6445; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8885; vertical-align: top; }
td + td { font-variant-numeric: tabular-nums; }
figure { margin: 1.5rem 0; } svg { width: 100%; height: auto; } svg text { font-size: 12px; fill: currentColor; }
.axis { stroke: currentColor; fill: none; opacity: .5; } .line { fill: none !important; stroke-width: 2; }
.p0 { fill: var(--0); stroke: var(--0); } .p1 { fill: var(--1); stroke: var(--1); }
.p2 { fill: var(--2); stroke: var(--2); } .p3 { fill: var(--3); stroke: var(--3); }
.p4 { fill: var(--4); stroke: var(--4); } .p5 { fill: var(--5); stroke: var(--5); }
rect { stroke: none !important; } .key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 1em; }
.k0 { background: var(--0); } .k1 { background: var(--1); } .k2 { background: var(--2); }
.k3 { background: var(--3); } .k4 { background: var(--4); } .k5 { background: var(--5); }
h1, code, figcaption { overflow-wrap: anywhere; } th, td { overflow-wrap: break-word; }
@media (max-width: 40rem) {
  table { display: block; overflow-x: auto; } h1 { font-size: 1.4rem; } th, td { padding: .3rem .3rem .3rem 0; }
  .tall, .tall tbody, .tall tr, .tall td { display: block; } .tall tr:first-child { display: none; }
  .tall tr { border-bottom: 1px solid #8885; padding: .5rem 0; } .tall td { border: 0; padding: 0; }
  .tall td[data-of]::before { content: attr(data-of) \": \"; font-weight: bold; }
}
";

/// The page.
pub(super) fn page(report: &Report, words: &Words) -> String {
    let heading = escaped(&title(report, words));
    let language = escaped(&word("bench-language"));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{language}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{heading}</title><style>{STYLE}</style><h1>{heading}</h1>\n\
         <p>{} {}</p><p><code>{}</code></p>\n",
        escaped(&word("bench-explained")),
        escaped(&word("bench-error-explained")),
        escaped(&report.setup.to_string())
    );
    for Summary { name, lost: losses, .. } in report.players.iter().filter(|player| player.lost.games > 0) {
        let told = lost(name, losses, report.games.len());
        let _ = writeln!(html, "<p><strong>{}</strong></p>", escaped(&told));
    }
    if let Some(told) = unfinished(report) {
        let _ = writeln!(html, "<p><strong>{}</strong></p>", escaped(&told));
    }
    html += &players(report);
    if let Some(duel) = report.duel.as_ref().filter(|duel| duel.difference.count > 0) {
        let [one, other] = &report.players[..] else { unreachable!("a duel is of two") };
        let told =
            Message::new("bench-duel").with("one", Arg::text(&one.name)).with("other", Arg::text(&other.name));
        let _ = writeln!(
            html,
            "<p>{}</p>",
            escaped(&say(&told.with("difference", Arg::text(estimate(duel.difference)))))
        );
    }
    html += &plots(report);
    html += &overlooked(report);
    html + "</html>\n"
}

/// A column for each player.
fn players(report: &Report) -> String {
    let row = |name: String, of: &dyn Fn(&Summary) -> String| {
        let cells: String = report.players.iter().map(|player| format!("<td>{}", escaped(&of(player)))).collect();
        format!("<tr><th scope=\"row\">{}{cells}\n", escaped(&name))
    };
    let count = |count: u64| count.to_string();
    let heads: String =
        report.players.iter().map(|player| format!("<th scope=\"col\">{}", escaped(&player.name))).collect();
    let mut html = format!("<table><tr><td>{heads}\n");
    html += &row(word("bench-won"), &|Summary { won, .. }| {
        if won.count == 0 { "–".into() } else { share(won.mean) }
    });
    html += &row(word("bench-score"), &|player| estimate(player.score));
    html += &row(word("bench-moves"), &|player| count(player.moves));
    html += &row(word("bench-substituted"), &|player| count(player.substituted));
    html += &row(word("bench-exams"), &|player| count(player.exams));
    html += &row(word("bench-unanswered"), &|player| count(player.unanswered));
    for (way, name) in WAYS {
        html += &row(word(name), &|player| count(player.faults.get(&way).copied().unwrap_or(0)));
    }
    html += &row(word("bench-found"), &|player| player.found.map_or_else(|| "–".into(), share));
    html += &row(word("bench-gained"), &|player| estimate(player.gained));
    html += &row(word("bench-left"), &|player| estimate(player.left));
    if report.players.iter().any(|player| player.lies.said + player.lies.heard > 0) {
        html += &row(word("bench-lies-told"), &|Summary { lies, .. }| of(lies.told, lies.said));
        html += &row(word("bench-lies-believed"), &|Summary { lies, .. }| of(lies.believed, lies.heard));
        html += &row(word("bench-lies-seen-through"), &|Summary { lies, .. }| of(lies.seen_through, lies.heard));
        html += &row(word("bench-truths-doubted"), &|player| count(player.lies.wronged));
    }
    html + "</table>\n"
}

const WAYS: [(Way, &str); 6] = [
    (Way::Unreadable, "bench-unreadable"),
    (Way::Illegal, "bench-illegal"),
    (Way::Refused, "bench-refused"),
    (Way::Late, "bench-late"),
    (Way::Failed, "bench-failed"),
    (Way::Erred, "bench-erred"),
];

const HELD: [(Held, &str); 3] =
    [(Held::Certain, "bench-certain"), (Held::Impossible, "bench-impossible"), (Held::Likely, "bench-likely")];

const VERDICTS: [(Verdict, &str); 4] = [
    (Verdict::Entailed, "bench-is-entailed"),
    (Verdict::Possible, "bench-is-possible"),
    (Verdict::Impossible, "bench-is-impossible"),
    (Verdict::Unasked, "bench-is-unasked"),
];

fn plots(report: &Report) -> String {
    let per_player = |of: &dyn Fn(&Summary) -> Vec<f64>| -> Vec<Line> {
        report.players.iter().map(|player| Line { name: player.name.clone(), values: of(player) }).collect()
    };
    let key = |(number, player): (usize, &Summary)| {
        format!("<span class=\"key k{number}\"></span>{}", escaped(&player.name))
    };
    let keys: String = report.players.iter().enumerate().map(key).collect();
    let figure = |title: String, keys: &str, note: String, svg: String| {
        let [title, note] = [title, note].map(|text| escaped(&text));
        format!("<figure><figcaption><strong>{title}</strong>{keys}<br>{note}</figcaption>{svg}</figure>\n")
    };

    let left = per_player(&|player| player.left_by_exam.iter().map(|left| left.mean).collect());
    let [title, across, up] = ["bench-plot-left", "bench-plot-left-across", "bench-bits"].map(word);
    let svg = lines(&Axes { title: &title, across: &across, up: &up }, &left);
    let mut html = figure(title, &keys, word("bench-plot-left-note"), svg);

    let kinds = || HELD.into_iter().flat_map(|held| VERDICTS.map(|verdict| (held, verdict)));
    let claimed = |player: &Summary| {
        let count = |held, verdict| player.claims.get(&held).and_then(|of| of.get(&verdict)).copied().unwrap_or(0);
        kinds().map(|((held, _), (verdict, _))| count(held, verdict) as f64).collect()
    };
    let places: Vec<String> =
        kinds().map(|((_, held), (_, verdict))| format!("{}: {}", word(held), word(verdict))).collect();
    html += &figure(
        word("bench-plot-claims"),
        "",
        word("bench-plot-claims-note"),
        claims_table(&places, &per_player(&claimed)),
    );

    let likely = per_player(&|player| player.likely.iter().map(|&count| count as f64).collect());
    let tenths: Vec<String> = (0..10).map(|tenth| percent(format!("{}–{}", 10 * tenth, 10 * tenth + 10))).collect();
    let [title, across, up] = ["bench-plot-likely", "bench-plot-likely-across", "bench-claims"].map(word);
    let svg = bars(&Axes { title: &title, across: &across, up: &up }, &tenths, &likely);
    html += &figure(title, &keys, word("bench-plot-likely-note"), svg);

    if let Some(duel) = &report.duel {
        let [title, across, up] = ["bench-plot-duel", "bench-plot-duel-across", "bench-score"].map(word);
        let places: Vec<String> = (1..=duel.by_deal.len()).map(|deal| deal.to_string()).collect();
        let values = duel.by_deal.iter().map(|difference| difference.unwrap_or(0.0)).collect();
        let line = [Line { name: title.clone(), values }];
        let svg = bars(&Axes { title: &title, across: &across, up: &up }, &places, &line);
        html += &figure(title, "", word("bench-plot-duel-note"), svg);
    }
    html
}

/// How many claims there were of each kind.
fn claims_table(kinds: &[String], players: &[Line]) -> String {
    let mut html = String::from("<table><tr><td>");
    for player in players {
        let _ = write!(html, "<th scope=\"col\">{}", escaped(&player.name));
    }
    for (place, kind) in kinds.iter().enumerate() {
        let _ = write!(html, "\n<tr><th scope=\"row\">{}", escaped(kind));
        for player in players {
            let _ = write!(html, "<td>{}", player.values[place]);
        }
    }
    html + "</table>"
}

/// The most valuable of what was overlooked, with its reasons.
fn overlooked(report: &Report) -> String {
    let mut all: Vec<(&str, u32, u32, &Overlooked)> = Vec::new();
    for game in &report.games {
        for turn in &game.turns {
            let Some(Exam { judgement, answered: true, .. }) = &turn.exam else { continue };
            // The most valuable of one turn comes first, and often again on the next.
            let name = &game.seats[turn.seat.index()][..];
            let first = judgement.overlooked.first();
            all.extend(first.map(|overlooked| (name, game.deal + 1, turn.ply, overlooked)));
        }
    }
    all.sort_by(|one, other| other.3.bits.total_cmp(&one.3.bits));
    let mut seen: Vec<(&str, u32, &[Value])> = Vec::new();
    all.retain(|(name, deal, _, overlooked)| {
        let this = (*name, *deal, &overlooked.facts[..]);
        let is_new = !seen.contains(&this);
        seen.push(this);
        is_new
    });
    all.truncate(OVERLOOKED);
    if all.is_empty() {
        return String::new();
    }
    let heads = ["bench-player-head", "bench-deal", "bench-ply", "bench-fact", "bench-bits", "bench-why"];
    let mut heads = Vec::from(heads.map(|name| escaped(&word(name))));
    // Not every game gives reasons.
    if all.iter().all(|(.., overlooked)| overlooked.why.is_empty()) {
        heads.pop();
    }
    let row: String = heads.iter().map(|head| format!("<th scope=\"col\">{head}")).collect();
    let mut html = format!("<h2>{}</h2><table class=\"tall\"><tr>{row}\n", escaped(&word("bench-overlooked")));
    for (name, deal, ply, overlooked) in all {
        let cells = [
            name.to_owned(),
            deal.to_string(),
            ply.to_string(),
            could_claim(overlooked),
            decimal(overlooked.bits, 1),
            overlooked.why.join(" "),
        ];
        let cells = cells.iter().zip(&heads);
        let cells: String = cells
            .map(|(cell, head)| match &cell[..] {
                "" => "<td>".to_owned(),
                cell => format!("<td data-of=\"{head}\">{}", escaped(cell)),
            })
            .collect();
        let _ = writeln!(html, "<tr>{cells}");
    }
    html + "</table>\n"
}

/// In words, and as JSON where the game has none.
fn could_claim(overlooked: &Overlooked) -> String {
    if !overlooked.said.is_empty() {
        return overlooked.said.join("; ");
    }
    let held = if overlooked.held == Held::Certain { "bench-certain" } else { "bench-impossible" };
    let facts: Vec<String> = overlooked.facts.iter().map(Value::to_string).collect();
    format!("{}: {}", word(held), facts.join(", "))
}

fn share(share: f64) -> String {
    percent(decimal(100.0 * share, 1))
}

fn of(part: u64, whole: u64) -> String {
    say(&Message::new("bench-of").with("part", Arg::Number(part as i64)).with("whole", Arg::Number(whole as i64)))
}

fn estimate(Estimate { mean, error, count }: Estimate) -> String {
    // Rounded first, for a mean of -0.001 would be written as -0.00.
    let mean = decimal((100.0 * mean).round() / 100.0 + 0.0, 2);
    match error {
        Some(error) if count >= FEW => format!("{mean} ± {}", decimal(error, 2)),
        _ if count == 0 => "–".into(),
        _ => say(&Message::new("bench-few").with("mean", Arg::text(mean))),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_of_six_players_has_a_color_of_their_own() {
        for scheme in STYLE.split("@media").take(2) {
            let color = |player: usize| {
                let (_, rest) = scheme.split_once(&format!("--{player}: ")).expect("there is one");
                rest.split(';').next()
            };
            assert_eq!((0..6).map(color).collect::<BTreeSet<_>>().len(), 6, "{scheme}");
        }
        for player in 0..6 {
            let own = format!("var(--{player})");
            for class in [format!(".p{player} {{ fill: {own};"), format!(".k{player} {{ background: {own};")] {
                assert!(STYLE.contains(&class), "{class}");
            }
        }
    }

    /// Where a word may be broken anywhere, its column becomes as narrow as a letter. On phones tables are scrolled.
    #[test]
    fn words_in_tables_are_not_broken_anywhere() {
        let (_, narrow) = STYLE.split_once("@media (max-width").expect("there is a part for phones");
        assert!(narrow.contains("table { display: block; overflow-x: auto; }"));
        for (before, _) in STYLE.match_indices("overflow-wrap: anywhere").map(|(at, _)| STYLE.split_at(at)) {
            let selectors = before.rsplit('}').next().unwrap_or_default();
            assert!(!selectors.contains("td") && !selectors.contains("th"), "{selectors}");
        }
    }
}
