//! Games in which every move is looked at with what speaks for it, to hold that against the truth.

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::{Knowledge, Options, Seat, Table, Turn, Viewer};
use presentation::{Advice, Playable};
use rand::SeedableRng;

/// The bot whose moves are hints.
///
/// # Panics
/// When the game has no bots.
pub fn adviser<G: Playable>() -> Box<dyn Bot<G>> {
    G::adviser().unwrap_or_else(|| G::bots().pop().expect("every game has bots").bot)
}

/// Plays games of hints with this setup and calls `look` at every turn: with the table as it really is, who
/// is to move, the move advised, with why, and some other legal move with its own.
///
/// # Panics
/// When a move is refused, or has no advice.
pub fn each<G: Playable>(setup: &G::Setup, games: u64, mut look: impl FnMut(&Table<G>, Seat, &G::Move, &Advice)) {
    let adviser = adviser::<G>();
    for seed in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table: Table<G> = Table::new(setup.clone()).expect("the setup is one");
        let viewers = Viewer::all(table.game().seats());
        let mut minds: Vec<Knowledge<G>> =
            viewers.map(|viewer| Knowledge::of_start(setup, table.game(), viewer)).collect();
        while let Some(mover) = table.game().turn().mover() {
            let m = match table.game().turn() {
                Turn::Player(seat) => {
                    let mind = &minds[seat.index()];
                    let chosen = adviser.choose(mind, &mut rng);
                    for m in [&chosen, &table.game().options().pick(&mut rng)] {
                        let advice = G::advice(mind, m).unwrap_or_else(|| panic!("nothing is said of {m:?}"));
                        look(&table, seat, m, &advice);
                    }
                    chosen
                }
                _ => table.game().options().pick(&mut rng),
            };
            let before = table.game().clone();
            table.play(mover, m.clone()).expect("bots play legal moves");
            minds.iter_mut().for_each(|mind| {
                mind.follow(&before, &m, table.game());
            });
        }
    }
}
