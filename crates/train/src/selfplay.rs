//! Games of a network against itself and against others, and what its choices came to.

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::chance::below;
use game::{Knowledge, Options, Seat, Turn, Viewer};
use policy::{Learn, Moment, Network, Player, draw};
use rand::SeedableRng;

use crate::{Aim, Plan};

/// A choice that was made, and what came of it.
pub(crate) struct Sample {
    pub(crate) situation: Vec<f32>,
    pub(crate) choices: Vec<f32>,
    pub(crate) hidden: Vec<f32>,
    pub(crate) chosen: usize,
    /// The chance that it had.
    pub(crate) chance: f32,
    /// By how much it came to more than the critic had expected.
    pub(crate) advantage: f32,
    /// What it came to.
    pub(crate) came_to: f32,
    /// What the critic expected, and what the game had come to then.
    expected: f32,
    worth: f32,
}

/// How far what came later counts beyond what the critic expects (λ of generalized advantage estimation).
const LATER: f32 = 0.95;

/// What a point is worth to who is to take points from others.
const POINT: f32 = 0.05;

/// Plays the game of this number. In every other game most seats but one are taken by rivals: whoever plays against
/// their like alone learns what holds among them alone. Who is to respond to rivals has one seat in every game.
pub(crate) fn play<G: Learn>(
    policy: &Network,
    critic: &Network,
    plan: &Plan<'_, G>,
    responses: &[Player],
    number: u64,
) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    rng.set_stream(number);
    let setup = (plan.setup)(&mut rng);
    let mut game = G::start(&setup).expect("a game is learned from setups that it has");
    let seats = game.seats();
    let alone = plan.aim != Aim::Play;
    let mixed = (alone || number % 2 == 1) && (plan.rivals.len() + responses.len() > 0);
    let worth = |game: &G, seat| match plan.aim {
        Aim::Respond => POINT * game.points(seat),
        Aim::Play | Aim::Beat => game.worth(seat),
    };
    let network = Seat(below(&mut rng, seats as u32) as u8);
    let sits = |seat| {
        let sits = mixed && seat != network && (alone || below(&mut rng, 4) > 0);
        sits.then(|| rival(&plan.rivals, responses, &mut rng))
    };
    let seated: Vec<Option<&dyn Bot<G>>> = Seat::all(seats).map(sits).collect();
    let eyes = |seat| Knowledge::of_start(&setup, &game, Viewer::Seat(seat));
    let mut eyes: Vec<Knowledge<G>> = Seat::all(seats).map(eyes).collect();
    let mut samples: Vec<Vec<Sample>> = eyes.iter().map(|_| Vec::new()).collect();
    let mut moment = Moment::default();
    loop {
        let m = match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.options().pick(&mut rng),
            Turn::Player(seat) if let Some(rival) = seated[seat.index()] => {
                rival.choose(&eyes[seat.index()], &mut rng)
            }
            Turn::Player(seat) => {
                moment.clear();
                G::describe(&eyes[seat.index()], &mut moment);
                let chances = policy.chances(&moment.situation, &moment.choices);
                let chosen = draw(&chances, &mut rng);
                if chances.len() > 1 {
                    let mut hidden = Vec::with_capacity(G::HIDDEN);
                    game.hidden(seat, &mut hidden);
                    let expected = critic.think(&moment.situation, &hidden).scores[0];
                    samples[seat.index()].push(Sample {
                        situation: moment.situation.clone(),
                        choices: moment.choices.clone(),
                        hidden,
                        chosen,
                        chance: chances[chosen],
                        advantage: 0.0,
                        came_to: 0.0,
                        expected,
                        worth: worth(&game, seat),
                    });
                }
                moment.moves.swap_remove(chosen)
            }
        };
        let before = game.clone();
        game.apply(&m);
        for eyes in &mut eyes {
            eyes.follow(&before, &m, &game);
        }
    }
    for (seat, samples) in Seat::all(seats).zip(&mut samples) {
        look_back(samples, worth(&game, seat));
    }
    samples.into_iter().flatten().collect()
}

/// One of those who also play: where there are networks that have learned to beat it, mostly one of these, and of these
/// the newest as often as all others.
fn rival<'a, G: Learn>(rivals: &[&'a dyn Bot<G>], responses: &'a [Player], rng: &mut ChaCha8Rng) -> &'a dyn Bot<G> {
    match responses.last() {
        Some(newest) if rivals.is_empty() || below(rng, 4) > 0 => match below(rng, 2) {
            0 => newest,
            _ => &responses[below(rng, responses.len() as u32) as usize],
        },
        _ => rivals[below(rng, rivals.len() as u32) as usize],
    }
}

/// Reckons what each of a player's choices came to.
fn look_back(samples: &mut [Sample], end: f32) {
    let (mut worth, mut expected, mut later) = (end, 0.0, 0.0);
    for sample in samples.iter_mut().rev() {
        let surprise = worth - sample.worth + expected - sample.expected;
        later = surprise + LATER * later;
        sample.advantage = later;
        sample.came_to = sample.expected + later;
        (worth, expected) = (sample.worth, sample.expected);
    }
}
