//! What a bot is.

use game::{Game, Knowledge, Message, Options};
use rand::Rng;

/// Somebody who plays `G` without a body.
///
/// A bot keeps nothing between two moves: all that it may know is in the knowledge, so it can take a seat over at
/// any moment of a game and goes on after a restart as if nothing had happened.
pub trait Bot<G: Game>: Send + Sync {
    /// A legal move for the knowledge's viewer, whose turn it is.
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move;

    /// Why it made this move with this knowledge, the most important first, in the words of its game: of what it went by
    /// itself, which may be less than what it could have known. Nothing where it has no reason of its own.
    fn why(&self, _knowledge: &Knowledge<G>, _m: &G::Move) -> Vec<Message> {
        Vec::new()
    }

    /// Somebody of the same mind for one seat of one game of a tournament; nobody where the bot itself plays them all.
    fn sit(&self) -> Option<Box<dyn Bot<G> + '_>> {
        None
    }
}

/// Somebody who does what a function says.
///
/// ```
/// use bots::{Idea, RandomBot, play};
/// use game::Knowledge;
/// use rand::{Rng, SeedableRng};
/// use testkit::kuhn::{Kuhn, Move, Setup};
///
/// let bold = Idea(|_: &Knowledge<Kuhn>, _: &mut dyn Rng| Move::Bet);
/// let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
/// let table = play::<Kuhn>(&Setup { ranks: 3 }, &[&bold, &RandomBot], &mut rng)?;
/// assert_eq!(table.log()[2], Move::Bet);
/// # Ok::<(), bots::Unplayable>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Idea<F>(pub F);

impl<G: Game, F: Fn(&Knowledge<G>, &mut dyn Rng) -> G::Move + Send + Sync> Bot<G> for Idea<F> {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        (self.0)(knowledge, rng)
    }
}

/// Plays every legal move with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&self, knowledge: &Knowledge<G>, rng: &mut dyn Rng) -> G::Move {
        knowledge.options.as_ref().expect("a bot is asked on its own turn only").pick(rng)
    }
}
