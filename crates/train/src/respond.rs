//! How many points a player takes from others.

use bots::{Bot, Unplayable, play};
use chacha20::ChaCha8Rng;
use game::Seat;
use policy::Learn;
use rand::SeedableRng;

/// The seed of these games: those that are learned from have others.
const SEED: u64 = 0x706f_696e_7473;

/// Points of a game over the others' mean.
#[derive(Clone, Copy, Debug)]
pub struct Points {
    /// What a game brings on average.
    pub mean: f64,
    /// Half the width of its 95% confidence interval.
    pub within: f64,
}

/// What a player takes of a game, alone among players of another kind and on every seat of each deal in turn.
///
/// # Errors
/// The setup is refused, or a player breaks the rules.
pub fn points<G: Learn>(
    player: &dyn Bot<G>,
    other: &dyn Bot<G>,
    setup: &G::Setup,
    deals: u64,
) -> Result<Points, Unplayable> {
    let seats = G::start(setup)?.seats();
    let mut of_deals = Vec::new();
    for deal in 0..deals {
        let mut sum = 0.0;
        for seat in Seat::all(seats) {
            let mut rng = ChaCha8Rng::seed_from_u64(SEED);
            rng.set_stream(deal);
            let mut players = vec![other; seats];
            players[seat.index()] = player;
            sum += f64::from(play(setup, &players, &mut rng)?.game().points(seat));
        }
        of_deals.push(sum / seats as f64);
    }
    let count = of_deals.len() as f64;
    let mean = of_deals.iter().sum::<f64>() / count;
    let variance = of_deals.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Ok(Points { mean, within: 1.96 * (variance / count).sqrt() })
}
