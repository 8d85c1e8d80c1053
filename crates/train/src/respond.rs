//! How many points a player takes from others.

use bots::{Bot, Mean, Unplayable, play};
use chacha20::ChaCha8Rng;
use game::Seat;
use policy::Learn;
use rand::SeedableRng;

/// The seed of these games: those that are learned from have others.
const SEED: u64 = 0x706f_696e_7473;

/// The points over the others' mean that a player takes of a game, by deals: alone among players of another kind, and on
/// every seat of each deal in turn.
///
/// # Errors
/// The setup is refused, or a player breaks the rules.
pub fn points<G: Learn>(
    player: &dyn Bot<G>,
    other: &dyn Bot<G>,
    setup: &G::Setup,
    deals: u64,
) -> Result<Mean, Unplayable> {
    let seats = G::start(setup)?.seats();
    let taken = |deal, seat: Seat| {
        let mut rng = ChaCha8Rng::seed_from_u64(SEED);
        rng.set_stream(deal);
        let mut players = vec![other; seats];
        players[seat.index()] = player;
        play(setup, &players, &mut rng).map(|table| f64::from(table.game().points(seat)))
    };
    let of_deal = |deal| Seat::all(seats).map(|seat| taken(deal, seat)).sum::<Result<f64, _>>();
    (0..deals).map(|deal| Ok(of_deal(deal)? / seats as f64)).collect()
}
