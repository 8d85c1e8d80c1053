//! Law 9, standing orders: what they say to make is legal, and comes of the player's knowledge alone.

use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{Deduce, Turn, Viewer};
use presentation::{OptionKind, Playable, read_orders};
use rand::{Rng, SeedableRng};
use serde_json::{Map, Value};

use super::{Laws, Tally, Verdict};
use crate::{Violation, World};

/// How many different orders are tried at each position.
const TRIED: usize = 4;

impl<G: Playable + Deduce<Fact = <G as Playable>::Fact>> Laws<G> {
    /// Law 9 of standing orders: whatever a player has ordered, the move that comes of it is legal, and the same in another
    /// world that is the same to that player; who has ordered nothing is always asked.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_9_orders(&self) -> Verdict {
        self.each_line(9, |line, tally| {
            let mut rng = line.rng();
            line.walk(|world| obeys(world, &mut rng, tally))
        })
    }
}

fn obeys<G: Playable + Deduce<Fact = <G as Playable>::Fact>>(
    world: &World<G>,
    rng: &mut ChaCha8Rng,
    tally: &mut Tally,
) -> Result<(), Violation> {
    let Turn::Player(seat) = world.game().turn() else { return Ok(()) };
    if G::info().orders.is_empty() {
        return Ok(());
    }
    let viewer = Viewer::Seat(seat);
    let knowledge = world.knowledge(viewer);
    // Orders may draw, but from nothing that says which world it is.
    let obey = |orders: &G::Orders, knowledge| G::obey(orders, knowledge, &mut ChaCha8Rng::seed_from_u64(1));
    if let Some(m) = obey(&G::Orders::default(), &knowledge) {
        return Err(world.violation(9, "a move is made by no order").at_json("move", &m));
    }
    let mut obeyed = Vec::new();
    for _ in 0..TRIED {
        let orders = any_orders(G::info().orders, rng);
        let read = |orders: &Map<String, Value>| read_orders::<G>(orders).expect("what is offered is taken");
        let Some(m) = obey(&read(&orders), &knowledge) else { continue };
        if let Err(illegal) = world.game().check(&m) {
            let what = format!("{viewer} is made to move against the rules: {illegal}");
            return Err(world.violation(9, what).at_json("orders", &orders).at_json("move", &m));
        }
        tally.positions += 1;
        obeyed.push((read(&orders), orders, m));
    }
    if obeyed.is_empty() {
        return Ok(());
    }
    let Ok(sampled) = G::determinize(&knowledge, rng) else { return Ok(()) };
    let other = sampled.knowledge(viewer);
    for (read, orders, m) in obeyed {
        if obey(&read, &other).as_ref() != Some(&m) {
            let what = format!("the orders of {viewer} come to another move in a world that is the same to them");
            return Err(world.violation(9, what).at_json("orders", &orders).at_json("move", &m));
        }
        tally.pairs += 1;
    }
    Ok(())
}

/// One choice of each order.
fn any_orders<R: Rng>(orders: &[presentation::OptionInfo], rng: &mut R) -> Map<String, Value> {
    let each = orders.iter().filter_map(|order| {
        let OptionKind::Choice { choices } = order.kind else { return None };
        let chosen = choices[below(rng, choices.len() as u32) as usize];
        Some((order.key.to_owned(), chosen.into()))
    });
    each.collect()
}
