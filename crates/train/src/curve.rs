//! How strong a network was while it learned, as a table and as a picture.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use bots::{Bot, Entrant, Tournament};
use game::Game;
use presentation::Level;

/// Measurements, in the order in which they were made.
#[derive(Default)]
pub(crate) struct Curve {
    points: Vec<Point>,
}

struct Point {
    minutes: f64,
    choices: usize,
    against: &'static str,
    players: usize,
    games: u64,
    /// The share of its games that the network won, and its 95% confidence interval.
    share: f64,
    interval: (f64, f64),
}

/// The seed of the games that measure: those that are learned from have others.
const SEED: u64 = 0x6d65_6173_7572_6564;

impl Curve {
    /// Plays deals of each of these setups against each of these bots, who have all the other seats.
    pub(crate) fn measure<G: Game>(
        &mut self,
        after: Duration,
        choices: usize,
        player: &dyn Bot<G>,
        against: &[&Level<G>],
        setups: &[G::Setup],
        deals: u64,
    ) -> anyhow::Result<()> {
        for setup in setups {
            let players = G::start(setup).map_err(|error| anyhow::anyhow!("{error}"))?.seats();
            for &level in against {
                let mut entrants = vec![Entrant { name: "trained", bot: player }];
                entrants.resize(players, level.into());
                let results = Tournament::new(setup.clone(), &entrants, deals, SEED).run(|_| {})?;
                let record = results.by_bot[0].1;
                let (share, interval, games) = (record.wins.mean(), record.wins.rate_interval(), results.games);
                let minutes = after.as_secs_f64() / 60.0;
                self.points.push(Point { minutes, choices, against: level.name, players, games, share, interval });
            }
        }
        Ok(())
    }

    /// Writes both, with the endings `.csv` and `.svg`.
    pub(crate) fn save(&self, path: &Path) -> anyhow::Result<()> {
        super::write(&path.with_extension("csv"), &self.table())?;
        super::write(&path.with_extension("svg"), &self.picture())
    }

    /// What was measured last.
    pub(crate) fn last(&self) -> String {
        let minutes = self.points.last().map_or(0.0, |point| point.minutes);
        let last = self.points.iter().filter(|point| point.minutes == minutes);
        last.fold(String::new(), |mut text, point| {
            let (low, high) = point.interval;
            let Point { against, players, games, share, .. } = point;
            let _ = writeln!(
                text,
                "{players} players, against {against}: {share:.3} ({low:.3} to {high:.3}) of {games}"
            );
            text
        })
    }

    fn table(&self) -> String {
        let mut table = "minutes,choices,against,players,games,share,low,high\n".to_owned();
        for point in &self.points {
            let (low, high) = point.interval;
            let Point { minutes, choices, against, players, games, share, .. } = point;
            let _ =
                writeln!(table, "{minutes:.2},{choices},{against},{players},{games},{share:.4},{low:.4},{high:.4}");
        }
        table
    }

    /// A line for each bot and number of players, over the choices that the network had made.
    fn picture(&self) -> String {
        const COLORS: [&str; 6] = ["#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#be123c", "#475569"];
        let most = self.points.iter().map(|point| point.choices).max().unwrap_or(1) as f64;
        let place = |point: &Point| (50.0 + 440.0 * point.choices as f64 / most, 270.0 - 250.0 * point.share);
        let mut lines: Vec<(&str, usize)> =
            self.points.iter().map(|point| (point.against, point.players)).collect();
        lines.sort_unstable();
        lines.dedup();
        let mut svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 300\" font-family=\"sans-serif\" \
            font-size=\"12\">\n<rect width=\"640\" height=\"300\" fill=\"white\"/>\n"
                .to_owned();
        for tenth in (0..=10).step_by(2) {
            let y = 270 - 25 * tenth;
            let _ = writeln!(
                svg,
                "<path d=\"M50 {y}H490\" stroke=\"#ddd\"/><text x=\"8\" y=\"{}\">{}%</text>",
                y + 4,
                10 * tenth
            );
        }
        let _ = writeln!(svg, "<text x=\"350\" y=\"290\">{:.1} million choices</text>", most / 1e6);
        for ((against, players), color) in lines.into_iter().zip(COLORS.iter().cycle()) {
            let points = self.points.iter().filter(|point| (point.against, point.players) == (against, players));
            let mut end = (0.0, 0.0);
            let path = points.map(place).fold(String::new(), |mut path, (x, y)| {
                let _ = write!(path, "{}{x:.1} {y:.1}", if path.is_empty() { 'M' } else { 'L' });
                end = (x, y);
                path
            });
            let _ = writeln!(
                svg,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" fill=\"{color}\">{against}, {players} players</text>",
                end.0 + 6.0,
                end.1 + 4.0
            );
        }
        svg + "</svg>\n"
    }
}
