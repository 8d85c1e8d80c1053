//! Many games between the same bots.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use chacha20::ChaCha8Rng;
use game::{BySeat, Game, Seat, Turn};
use rand::SeedableRng;

use crate::{Bot, Mean, Unplayable, play, wilson};

/// Many games between the same bots, who change seats from game to game.
///
/// The results depend on the fields alone, not on the number of threads.
///
/// ```
/// use bots::{Entrant, RandomBot, Tournament};
/// use testkit::kuhn::{Kuhn, Setup, Straightforward};
///
/// let random = Entrant { name: "random", bot: &RandomBot };
/// let straightforward = Entrant { name: "straightforward", bot: &Straightforward };
/// let tournament = Tournament::<Kuhn>::new(Setup { ranks: 3 }, vec![random, straightforward], 200, 1);
/// let results = tournament.run(|_done| {})?;
/// assert_eq!(results.games, 200);
/// assert_eq!(results.by_bot[0].0, "random");
/// # Ok::<(), bots::Unplayable>(())
/// ```
pub struct Tournament<'a, G: Game> {
    /// What is played.
    pub setup: G::Setup,
    /// As many as there are seats. In game `n` entrant `i` sits `n` seats further than in game 0, where it sits at
    /// seat `i`. Entrants of one name are counted together.
    pub entrants: Vec<Entrant<'a, G>>,
    /// How many games; for every entrant to sit equally often on every seat, a multiple of the seats.
    pub games: u64,
    /// Where the chance of every game comes from.
    pub seed: u64,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
}

/// A bot in a tournament.
pub struct Entrant<'a, G: Game> {
    /// What it is called in the results.
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

impl<'a, G: Game> Tournament<'a, G> {
    /// A tournament on all cores.
    pub fn new(setup: G::Setup, entrants: Vec<Entrant<'a, G>>, games: u64, seed: u64) -> Self {
        let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Tournament { setup, entrants, games, seed, threads }
    }

    /// Plays all games. Calls `progress` after each with the number of games done, from the thread that played it.
    ///
    /// # Errors
    /// What is wrong with the first game, by number, that could not be played.
    ///
    /// # Panics
    /// When a bot does.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Results, Unplayable> {
        let (next, done, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let work = || {
            let mut played = Vec::new();
            while !failed.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    break;
                }
                let outcome = self.game(number);
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
        let mut results = Results::new(&self.entrants);
        for (number, outcome) in played {
            results.add(&outcome?, |seat| self.entrant(number, seat).name);
        }
        Ok(results)
    }

    fn entrant(&self, number: u64, seat: Seat) -> &Entrant<'a, G> {
        let seats = self.entrants.len();
        &self.entrants[(seat.index() + seats - (number % seats as u64) as usize) % seats]
    }

    fn game(&self, number: u64) -> Result<GameResult, Unplayable> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        let entrants: Vec<_> = Seat::all(self.entrants.len()).map(|seat| self.entrant(number, seat).bot).collect();
        let seated: Vec<_> = entrants.iter().map(|bot| bot.sit()).collect();
        let bots: Vec<_> =
            entrants.iter().zip(&seated).map(|(&bot, seated)| seated.as_deref().unwrap_or(bot)).collect();
        let table = play(&self.setup, &bots, &mut rng)?;
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

/// What a tournament found.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// How many games were played.
    pub games: u64,
    /// How many of them nobody won.
    pub without_winner: u64,
    /// How many moves the players made in a game, all together.
    pub decisions: Mean,
    /// How each seat did, whoever sat there.
    pub by_seat: BySeat<Record>,
    /// How each bot did, wherever it sat, in the order of the entrants.
    pub by_bot: Vec<(String, Record)>,
}

impl Results {
    fn new<G: Game>(entrants: &[Entrant<'_, G>]) -> Self {
        let mut by_bot: Vec<(String, Record)> = Vec::new();
        for entrant in entrants {
            if by_bot.iter().all(|(name, _)| name != entrant.name) {
                by_bot.push((entrant.name.to_owned(), Record::default()));
            }
        }
        let by_seat = BySeat::new(entrants.len(), |_| Record::default());
        Results { games: 0, without_winner: 0, decisions: Mean::default(), by_seat, by_bot }
    }

    fn add<'a>(&mut self, outcome: &GameResult, name: impl Fn(Seat) -> &'a str) {
        let winners = outcome.won.values().filter(|won| **won).count();
        self.games += 1;
        self.without_winner += u64::from(winners == 0);
        self.decisions.add(f64::from(outcome.decisions));
        for (seat, &won) in outcome.won.iter() {
            let share = if won { 1.0 / winners as f64 } else { 0.0 };
            let score = f64::from(outcome.scores[seat]);
            self.by_seat[seat].add(share, score);
            let bot = self.by_bot.iter_mut().find(|(bot, _)| bot == name(seat)).expect("it is an entrant");
            bot.1.add(share, score);
        }
    }
}

/// How a seat or a bot did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Record {
    /// The share of each game won: 1, 0, or a part of a win that was shared.
    pub wins: Mean,
    /// The score of each game.
    pub score: Mean,
}

impl Record {
    fn add(&mut self, share: f64, score: f64) {
        self.wins.add(share);
        self.score.add(score);
    }

    /// The 95% confidence interval of the rate of wins: see [`wilson`].
    ///
    /// A bot on several seats of a game cannot win on all of them; it is wider than necessary for such a bot.
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.wins.mean() * self.wins.count() as f64, self.wins.count())
    }
}

/// The rate of wins with its interval, and the score with its standard error.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let [rate, low, high] = [self.wins.mean(), low, high].map(|share| 100.0 * share);
        let (score, error) = (self.score.mean(), self.score.standard_error());
        write!(f, "{rate:.1}% ({low:.1} to {high:.1}%), score {score:.2} ± {error:.2}")
    }
}
