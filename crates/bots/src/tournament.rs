//! Many deals, each of which the same bots play in every order round the table.

use std::fmt;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use game::{BySeat, Game, Seat, Table, Turn};

use crate::deal::Dealt;
use crate::play::play_by;
use crate::{Bot, Deal, Mean, Unplayable};

/// Many deals, each of which is played at several tables: by the same bots, on other seats. Luck of the deal that falls to
/// a seat falls to all of them in turn.
///
/// The deal is what is counted: its games are not independent of each other, so means and errors are those of the
/// deals' means. The results depend on the fields alone, not on the number of threads.
///
/// ```
/// use bots::{Entrant, RandomBot, Tournament};
/// use testkit::kuhn::{Kuhn, Setup, Straightforward};
///
/// let random = Entrant { name: "random", bot: &RandomBot };
/// let straightforward = Entrant { name: "straightforward", bot: &Straightforward };
/// let tournament = Tournament::<Kuhn>::new(Setup { ranks: 3 }, &[random, straightforward], 200, 1);
/// let results = tournament.run(|_done| {})?;
/// assert_eq!((results.deals, results.games), (200, 400));
/// assert_eq!(results.by_bot[0].0, "random");
/// # Ok::<(), bots::Unplayable>(())
/// ```
pub struct Tournament<'a, G: Game> {
    /// What is played.
    pub setup: G::Setup,
    /// Who sits at each of the tables at which a deal is played, by seat.
    pub tables: Vec<Vec<Entrant<'a, G>>>,
    /// Which deals are played.
    pub deals: Range<u64>,
    /// Where the chance of every deal comes from.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
}

/// A bot in a tournament.
pub struct Entrant<'a, G: Game> {
    /// What it is called in the results; who has the same name is the same bot.
    pub name: &'a str,
    /// The bot.
    pub bot: &'a dyn Bot<G>,
}

impl<G: Game> Clone for Entrant<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Entrant<'_, G> {}

/// The orders in which these sit when all move on by a seat from table to table, without those that are the same again.
pub(crate) fn rotations<'a, G: Game>(entrants: &[Entrant<'a, G>]) -> Vec<Vec<Entrant<'a, G>>> {
    let turned = |by: usize| {
        let mut turned = entrants.to_vec();
        turned.rotate_right(by);
        turned
    };
    let is_the_same = |by: &usize| turned(*by).iter().zip(entrants).all(|(one, other)| one.name == other.name);
    let period = (1..entrants.len()).find(is_the_same).unwrap_or(entrants.len());
    (0..period).map(turned).collect()
}

impl<'a, G: Game> Tournament<'a, G> {
    /// A tournament on all cores, each deal in all rotations of the entrants, of whom there is one for each seat.
    pub fn new(setup: G::Setup, entrants: &[Entrant<'a, G>], deals: u64, seed: u64) -> Self {
        let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Tournament { setup, tables: rotations(entrants), deals: 0..deals, seed, threads }
    }

    /// How many games that are.
    pub fn games(&self) -> u64 {
        (self.deals.end - self.deals.start) * self.tables.len() as u64
    }

    /// Plays all games. Calls `progress` after each with the number of games done, from the thread that played it.
    ///
    /// # Errors
    /// What is wrong with the first game that could not be played.
    ///
    /// # Panics
    /// When a bot does.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Results, Unplayable> {
        let (next, done, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let (games, tables) = (self.games(), self.tables.len() as u64);
        let work = || {
            let mut played = Vec::new();
            while !failed.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    break;
                }
                let table = &self.tables[(number % tables) as usize];
                let outcome = self.game(self.deals.start + number / tables, table);
                failed.fetch_or(outcome.is_err(), Ordering::Relaxed);
                played.push((number, outcome));
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
            played
        };
        let mut played: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads.get()).map(|_| scope.spawn(work)).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("a bot panicked")).collect()
        });
        // In order, so that sums round alike and the first fault is the one told.
        played.sort_unstable_by_key(|(number, _)| *number);
        let played: Vec<GameResult> = played.into_iter().map(|(_, outcome)| outcome).collect::<Result<_, _>>()?;
        let mut results = Results::new(&self.tables);
        for deal in played.chunks(self.tables.len().max(1)) {
            results.add(&self.tables, deal);
        }
        Ok(results)
    }

    fn game(&self, number: u64, entrants: &[Entrant<'a, G>]) -> Result<GameResult, Unplayable> {
        let seated: Vec<_> = entrants.iter().map(|entrant| entrant.bot.sit()).collect();
        let bots: Vec<_> = entrants
            .iter()
            .zip(&seated)
            .map(|(entrant, seated)| seated.as_deref().unwrap_or(entrant.bot))
            .collect();
        let deal = Deal { seed: self.seed, number };
        let table = Table::new(self.setup.clone())?;
        let table = play_by(table, G::most_moves(&self.setup), &bots, &mut Dealt::from(deal))?;
        let mut decisions = 0;
        table.replay(|before, _, _| decisions += u32::from(before.turn() != Turn::Chance));
        Ok(GameResult { won: table.game().winners(), scores: table.game().scores(), decisions })
    }
}

/// How one game ended.
struct GameResult {
    won: BySeat<bool>,
    scores: BySeat<i32>,
    decisions: u32,
}

impl GameResult {
    /// The part of the win that fell to a seat: 1, 0, or a part of one that was shared.
    fn share(&self, seat: Seat) -> f64 {
        let winners = self.won.values().filter(|won| **won).count();
        if self.won[seat] { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// What a tournament found.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// How many deals were played.
    pub deals: u64,
    /// In how many games.
    pub games: u64,
    /// How many of the games nobody won.
    pub without_winner: u64,
    /// How many moves the players made in a game, all together.
    pub decisions: Mean,
    /// How each seat did, whoever sat there.
    pub by_seat: BySeat<Record>,
    /// How each bot did, wherever it sat, in the order of the first table.
    pub by_bot: Vec<(String, Record)>,
    /// For each deal what part of a win each of those bots had a game, on each of its seats.
    pub shares: Vec<Vec<f64>>,
}

impl Results {
    fn new<G: Game>(tables: &[Vec<Entrant<'_, G>>]) -> Self {
        let mut by_bot: Vec<(String, Record)> = Vec::new();
        for entrant in tables.iter().flatten() {
            if by_bot.iter().all(|(name, _)| name != entrant.name) {
                by_bot.push((entrant.name.to_owned(), Record::default()));
            }
        }
        let by_seat = BySeat::new(tables.first().map_or(0, Vec::len), |_| Record::default());
        let (deals, games, without_winner, decisions) = (0, 0, 0, Mean::default());
        Results { deals, games, without_winner, decisions, by_seat, by_bot, shares: Vec::new() }
    }

    /// Takes in a deal, played at all its tables.
    fn add<G: Game>(&mut self, tables: &[Vec<Entrant<'_, G>>], deal: &[GameResult]) {
        self.deals += 1;
        self.games += deal.len() as u64;
        self.without_winner += deal.iter().filter(|game| !game.won.values().any(|&won| won)).count() as u64;
        self.decisions.add(deal.iter().map(|game| f64::from(game.decisions)).collect::<Mean>().mean());
        let seats: Vec<(Seat, &str, f64, f64)> = tables
            .iter()
            .zip(deal)
            .flat_map(|(table, game)| Seat::all(table.len()).zip(table).map(move |(seat, who)| (seat, who, game)))
            .map(|(seat, who, game)| (seat, who.name, game.share(seat), f64::from(game.scores[seat])))
            .collect();
        for (seat, record) in self.by_seat.iter_mut() {
            record.add(seats.iter().filter(|(at, ..)| *at == seat));
        }
        let mut shares = Vec::new();
        for (name, record) in &mut self.by_bot {
            shares.push(record.add(seats.iter().filter(|(_, who, ..)| who == name)));
        }
        self.shares.push(shares);
    }
}

/// How a seat or a bot did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Record {
    /// The part of a win that it had a game, deal by deal: 1, 0, or a part of a win that was shared.
    pub wins: Mean,
    /// Its score in a game, deal by deal.
    pub score: Mean,
}

impl Record {
    /// Takes in what it had on its seats in the games of a deal; returns its part of a win.
    fn add<'s>(&mut self, seats: impl Iterator<Item = &'s (Seat, &'s str, f64, f64)> + Clone) -> f64 {
        let share = seats.clone().map(|(_, _, share, _)| *share).collect::<Mean>().mean();
        self.wins.add(share);
        self.score.add(seats.map(|(_, _, _, score)| *score).collect::<Mean>().mean());
        share
    }
}

/// The rate of wins with its 95% interval, and the score with its standard error.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.wins.rate_interval();
        let [rate, low, high] = [self.wins.mean(), low, high].map(|share| 100.0 * share);
        let (score, error) = (self.score.mean(), self.score.standard_error());
        write!(f, "{rate:.1}% ({low:.1} to {high:.1}%), score {score:.2} ± {error:.2}")
    }
}
