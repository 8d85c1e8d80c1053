//! A board that bots play to its end.

use catalog::{AnyTable, Mover};
use chacha20::ChaCha20Rng;
use fair::{Course, Draw};

/// A game between bots that is not over after so many moves is given up: they may go round in circles.
const MOST_MOVES: u32 = 20_000;

/// Plays a game that has not begun to its end, with a bot of the level named for each seat; each move draws from the
/// generator that is its own. The scores by seat; `None` where the game came to no end.
pub fn play_out(
    table: &mut dyn AnyTable,
    levels: &[&str],
    mut generator: impl FnMut(Draw) -> ChaCha20Rng,
) -> Option<Vec<i32>> {
    let mut course = Course::default();
    while let Some(mover) = table.turn().mover() {
        if table.ply() >= MOST_MOVES {
            return None;
        }
        let mut rng = generator(course.draw(mover));
        let checked = match mover {
            Mover::Chance => table.deal(&mut rng),
            Mover::Seat(seat) => {
                let chosen = table.ask(levels.get(seat.index())?)?.choose(&mut rng);
                table.check_choice(mover, chosen).ok()?
            }
        };
        table.apply(checked);
        course.follow(mover);
    }
    table.scores()
}
