//! Games to try tables on: the toy and every game of the catalog.

use catalog::{AnyGame, AnyTable, Checked, Entry, Mover, Turn};
use chacha20::ChaCha8Rng;
use rand::SeedableRng;
use serde_json::Map;
use testkit::kuhn::Kuhn;

static KUHN: Entry<Kuhn> = Entry::new();

/// The toy game, then the catalog's.
pub(crate) fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    let toy: &'static dyn AnyGame = &KUHN;
    [toy].into_iter().chain(catalog::games().iter().copied())
}

pub(crate) fn kuhn() -> &'static dyn AnyGame {
    &KUHN
}

pub(crate) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

pub(crate) fn names(seats: usize) -> Vec<String> {
    ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"][..seats].iter().map(|&name| name.to_owned()).collect()
}

/// A new table for each number of players, with the default options.
pub(crate) fn tables(game: &'static dyn AnyGame) -> impl Iterator<Item = Box<dyn AnyTable>> {
    game.info().seats.iter().map(move |&seats| {
        let chairs: Vec<u8> = (0..seats).collect();
        let setup = game.seating(&chairs, &Map::new()).unwrap();
        game.table(&setup, &names(seats.into())).unwrap()
    })
}

/// The next move: chance's, or that of one of the bots in turn. `None` when the game is over.
pub(crate) fn next_move(table: &dyn AnyTable, rng: &mut ChaCha8Rng) -> Option<Checked> {
    let bots = table.game().bots();
    next_move_of(table, rng, |seat| bots[seat % bots.len()])
}

/// The same, where each seat's bot is of this level.
pub(crate) fn next_move_of<'a>(
    table: &dyn AnyTable,
    rng: &mut ChaCha8Rng,
    level: impl Fn(usize) -> &'a str,
) -> Option<Checked> {
    match table.turn() {
        Turn::Over => None,
        Turn::Chance => Some(table.deal(rng)),
        Turn::Player(seat) => {
            let chosen = table.ask(level(seat.index())).unwrap().choose(rng);
            Some(table.check_choice(Mover::Seat(seat), chosen).unwrap())
        }
    }
}
