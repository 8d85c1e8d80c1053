//! The eleven laws, the same for every game.

mod belief;
mod blind;
mod bots;
mod help;
mod hiding;
mod hints;
mod lines;
mod numbers;
mod orders;
mod pairs;
mod play;
mod reasons;
mod reviews;
mod speech;

pub use reviews::{Remark, Sentence, Truth, WholeTruth, holds};

use std::sync::Arc;

use ::bots::Bot;
use game::Game;
use rand::Rng;

use presentation::Words;

use crate::Violation;

/// What is to be tried, and how hard. Each law is a method; [`law_tests!`](crate::law_tests) makes them tests.
///
/// Law by law the trials are deterministic: the same fields give the same games.
#[derive(Clone)]
pub struct Laws<G: Game> {
    /// Setups so small that every move can be listed and, to some depth, every history.
    pub toy: Vec<G::Setup>,
    /// Setups as people play them; moves are picked there, never listed.
    pub full: Vec<G::Setup>,
    /// The most moves that a game may have, chance moves included.
    pub bound: fn(&G::Setup) -> usize,
    /// Moves that differ a little from this one, legal or not. They are tried beside generic changes of its JSON:
    /// law 1 and 3 want near misses, and law 4 wants other deals that give some viewer the same cards.
    pub variants: fn(&G::Move, &mut dyn Rng) -> Vec<G::Move>,
    /// The game's `RULES.md`, in which law 3 looks up the clauses that refusals name; nothing is looked up in an empty
    /// text. [`law_tests!`](crate::law_tests) takes the `RULES.md` of the package.
    pub rules: &'static str,
    /// The game's words, in which laws 3 and 4 put every message; [`law_tests!`](crate::law_tests) takes them from the
    /// game.
    pub words: Option<&'static Words>,
    /// Judges a sentence of a review for law 10: what is wrong with it. A sentence that it does not know is wrong, too, so
    /// that none goes unjudged; nothing is judged where there is none.
    pub truth: Option<Truth<G>>,
    /// The same of the sentences about a whole game: the summary, and when somebody could first be sure.
    pub whole: Option<WholeTruth<G>>,
    /// Who plays the games that are looked at: each in turn, after one game of random moves.
    pub bots: Vec<Arc<dyn Bot<G>>>,
    /// How many games are played with each setup.
    pub games: u64,
    /// How many games between the game's bots law 7 plays with each setup.
    pub matches: u64,
    /// At how many plies of a full-size game the costly things are looked at.
    pub looks: usize,
    /// The most worlds held at a time: listing them ends there.
    pub worlds: usize,
    /// Where the seeds of the games begin.
    pub seed: u64,
}

impl<G: Game> Laws<G> {
    /// The laws with sizes that take seconds, games played at random, and no variants but the generic ones.
    pub fn new(toy: Vec<G::Setup>, full: Vec<G::Setup>, bound: fn(&G::Setup) -> usize) -> Self {
        Laws {
            toy,
            full,
            bound,
            variants: |_, _| Vec::new(),
            rules: "",
            words: None,
            truth: None,
            whole: None,
            bots: Vec::new(),
            games: 20,
            matches: 6,
            looks: 12,
            worlds: 20_000,
            seed: 0,
        }
    }
}

/// How much a law has looked at without finding a fault, or the first fault.
pub type Verdict = Result<Tally, Violation>;

/// How much a law has looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Whole games played.
    pub games: u64,
    /// Positions looked at.
    pub positions: u64,
    /// Pairs of different histories that some viewer cannot tell apart.
    pub pairs: u64,
    /// Moves refused as they should be.
    pub refusals: u64,
    /// Beliefs compared with the oracle's.
    pub beliefs: u64,
    /// Worlds sampled.
    pub samples: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.positions += other.positions;
        self.pairs += other.pairs;
        self.refusals += other.refusals;
        self.beliefs += other.beliefs;
        self.samples += other.samples;
    }
}

/// One test for each law, and one for what the game offers ([`offer`](crate::offer)): `law_tests!(MyGame, laws())`, where `laws()` makes its [`Laws`].
#[macro_export]
macro_rules! law_tests {
    ($game:ty, $laws:expr) => {
        $crate::assert_not_serialize!($game);

        #[test]
        fn law_1_games_end() {
            $laws.law_1_games_end().unwrap();
        }

        #[test]
        fn law_2_replay() {
            $laws.law_2_replay().unwrap();
        }

        #[test]
        fn law_3_refusals() {
            let rules = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md"));
            let words = Some(<$game as $crate::Playable>::words());
            $crate::Laws { rules, words, ..$laws }.law_3_refusals().unwrap();
        }

        #[test]
        fn law_4_hiding() {
            let words = Some(<$game as $crate::Playable>::words());
            $crate::Laws { words, ..$laws }.law_4_hiding().unwrap();
        }

        #[test]
        fn law_5_spectators() {
            $laws.law_5_spectators().unwrap();
        }

        #[test]
        fn law_6_belief() {
            $laws.law_6_belief().unwrap();
        }

        #[test]
        fn law_7_bots() {
            $laws.law_7_bots().unwrap();
        }

        #[test]
        fn law_7_blind() {
            let tally = $laws.law_7_blind(240).unwrap();
            assert_eq!(tally.positions, 240);
        }

        #[test]
        fn law_7_reasons() {
            $laws.law_7_reasons().unwrap();
        }

        /// A hundred thousand positions: `cargo test --release -p NAME blind_in -- --ignored`.
        #[test]
        #[ignore = "takes minutes"]
        fn law_7_blind_in_100_000_positions() {
            assert_eq!($laws.law_7_blind(100_000).unwrap().positions, 100_000);
        }

        #[test]
        fn law_8_debug() {
            $laws.law_8_debug().unwrap();
        }

        #[test]
        fn law_9_help() {
            $laws.law_9_help().unwrap();
        }

        #[test]
        fn law_9_hints() {
            let words = Some(<$game as $crate::Playable>::words());
            $crate::Laws { words, ..$laws }.law_9_hints().unwrap();
        }

        #[test]
        fn law_9_orders() {
            $laws.law_9_orders().unwrap();
        }

        #[test]
        fn law_10_reviews() {
            $laws.law_10_reviews().unwrap();
        }

        #[test]
        fn law_10_hints_are_not_blamed() {
            $laws.law_10_hints_are_not_blamed().unwrap();
        }

        /// A thousand games with each setup: `cargo test --release -p NAME thousands -- --ignored`.
        #[test]
        #[ignore = "takes minutes"]
        fn law_10_reviews_of_thousands_of_games() {
            $crate::Laws { matches: 1_000, seed: 1_000_000, ..$laws }.law_10_reviews().unwrap();
        }

        /// The same of hints.
        #[test]
        #[ignore = "takes minutes"]
        fn law_10_hints_of_hundreds_of_games() {
            $crate::Laws { matches: 50, seed: 1_000_000, ..$laws }.law_10_hints_are_not_blamed().unwrap();
        }

        #[test]
        fn law_11_numbers() {
            $laws.law_11_numbers().unwrap();
        }

        #[test]
        fn what_is_offered_can_be_had() {
            $crate::offer::check::<$game>(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md")));
        }
    };
}

/// Does not compile if the type is `Serialize`: the truth of a game must not be (law 8).
///
/// ```
/// testkit::assert_not_serialize!(testkit::kuhn::Kuhn);
/// ```
///
/// ```compile_fail,E0790
/// testkit::assert_not_serialize!(testkit::kuhn::View);
/// ```
#[macro_export]
macro_rules! assert_not_serialize {
    ($type:ty) => {
        const _: fn() = || {
            /// Implemented in two ways, and so ambiguous, for a type that is `Serialize`; in one way for the others.
            trait AmbiguousIfSerialize<Way> {
                fn some_item() {}
            }
            struct Always;
            struct IfSerialize;
            impl<T: ?Sized> AmbiguousIfSerialize<Always> for T {}
            impl<T: ?Sized + $crate::serde::Serialize> AmbiguousIfSerialize<IfSerialize> for T {}
            let _ = <$type as AmbiguousIfSerialize<_>>::some_item;
        };
    };
}
