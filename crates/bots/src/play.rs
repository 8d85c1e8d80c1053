//! One game between bots.

use game::{Course, Game, Knowledge, Mover, Options, Refusal, Seat, SetupError, Table, Turn, Viewer};
use rand::Rng;

use crate::Bot;
use crate::deal::{Chance, One};

/// Plays one game to its end, with one bot for each seat; chance and bots draw from the generator.
///
/// ```
/// use bots::RandomBot;
/// use game::{Game, Turn};
/// use rand::SeedableRng;
/// use testkit::kuhn::{Kuhn, Setup, Straightforward};
///
/// let mut rng = chacha20::ChaCha8Rng::seed_from_u64(7);
/// let table = bots::play::<Kuhn>(&Setup { ranks: 3 }, &[&RandomBot, &Straightforward], &mut rng)?;
/// assert_eq!(table.game().turn(), Turn::Over);
/// # Ok::<(), bots::Unplayable>(())
/// ```
///
/// # Errors
/// The setup is refused, it has another number of seats, a bot breaks the rules, or the bots go round in circles: a game
/// that is not over after [`Game::most_moves`] is given up.
pub fn play<G: Game>(setup: &G::Setup, bots: &[&dyn Bot<G>], rng: &mut dyn Rng) -> Result<Table<G>, Unplayable> {
    let table = Table::new(setup.clone())?;
    play_on(table, G::most_moves(setup), bots, rng)
}

/// The same with another limit on the number of moves.
///
/// # Errors
/// As [`play`], but gives up a game that is not over after this many moves.
pub fn play_within<G: Game>(
    most_moves: usize,
    setup: &G::Setup,
    bots: &[&dyn Bot<G>],
    rng: &mut dyn Rng,
) -> Result<Table<G>, Unplayable> {
    play_on(Table::new(setup.clone())?, most_moves, bots, rng)
}

/// Plays a game on to its end from wherever it stands.
///
/// # Errors
/// As [`play_within`], the moves made before included.
pub fn play_on<G: Game>(
    table: Table<G>,
    most_moves: usize,
    bots: &[&dyn Bot<G>],
    rng: &mut dyn Rng,
) -> Result<Table<G>, Unplayable> {
    play_by(table, most_moves, bots, &mut One(rng))
}

/// The same with chance from anywhere.
pub(crate) fn play_by<G: Game>(
    mut table: Table<G>,
    most_moves: usize,
    bots: &[&dyn Bot<G>],
    chance: &mut dyn Chance,
) -> Result<Table<G>, Unplayable> {
    let seats = table.game().seats();
    if bots.len() != seats {
        return Err(Unplayable::Seats { seats, bots: bots.len() });
    }
    let mut minds: Vec<Knowledge<G>> = Seat::all(seats).map(|seat| table.knowledge(Viewer::Seat(seat))).collect();
    let mut course = Course::default();
    loop {
        let turn = table.game().turn();
        let Some(mover) = turn.mover() else { return Ok(table) };
        if table.log().len() >= most_moves {
            return Err(Unplayable::Endless { moves: most_moves });
        }
        let rng = chance.source(course.draw(mover));
        let m = match mover {
            Mover::Chance => table.game().options().pick(rng),
            Mover::Seat(seat) => bots[seat.index()].choose(&minds[seat.index()], rng),
        };
        let before = table.game().clone();
        if let Err(refused) = table.play(mover, m.clone()) {
            return Err(Unplayable::Refused { turn, ply: table.log().len(), refused, tried: format!("{m:?}") });
        }
        for mind in &mut minds {
            mind.follow(&before, &m, table.game());
        }
        course.follow(mover);
    }
}

/// Why a game between bots came to no end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// No game starts from the setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There must be one bot for each seat.
    #[error("{bots} bots cannot sit on {seats} seats")]
    Seats {
        /// The seats of the setup.
        seats: usize,
        /// The bots given.
        bots: usize,
    },
    /// The bots go on for ever, or for too long.
    #[error("the game is not over after {moves} moves")]
    Endless {
        /// The most moves that were allowed.
        moves: usize,
    },
    /// A fault in a bot, or in the game when it was chance's turn.
    #[error("move {ply}, of {turn:?}, is refused: {refused}; it was {tried}")]
    Refused {
        /// Who moved.
        turn: Turn,
        /// The number of moves before.
        ply: usize,
        /// Why it was refused.
        refused: Refusal,
        /// The move, as its `Debug` prints it.
        tried: String,
    },
}
