//! Learns how games end by temporal differences (TD(λ); Sutton, 1988): of each moment what was foreseen a little later,
//! and in the end what came.

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::chance::{below, shuffle};
use game::{Knowledge, Options, Seat, Turn, Viewer};
use policy::{Foresee, Network, Standing, softmax};
use rand::SeedableRng;

use crate::gradient::Gradient;
use crate::learner::Trained;

/// How a network learns to foresee.
pub struct Course<'a, G: Foresee> {
    /// How many updates there are.
    pub updates: u32,
    /// How many games are played before each.
    pub games: u64,
    /// From how many moments a step is taken.
    pub batch: usize,
    /// Where all chance comes from.
    pub seed: u64,
    /// Who plays at first, and some seats later on.
    pub rivals: Vec<&'a dyn Bot<G>>,
}

/// The part of the updates in which the rivals play alone: it is soon learned how their games end.
const ALONE: f32 = 0.3;
/// One seat of so many has a rival later on: whoever plays against their like alone learns what holds among them alone.
const SEATS: u32 = 4;
/// One choice of so many is made at random, to see what else there is.
const STRAY: u32 = 32;
/// How much of what is learned is what came in the end, and not what was foreseen after the next move.
const LAMBDA: f32 = 0.9;
/// The length of a step, which falls to a tenth.
const RATE: f32 = 3e-3;

/// A network that learns how games end.
pub struct Foresight<'a, G: Foresee> {
    course: Course<'a, G>,
    done: u32,
    trained: Trained,
}

/// A moment, and how likely each end was.
struct Lesson {
    standing: Standing,
    ends: Vec<f32>,
}

impl<'a, G: Foresee> Foresight<'a, G> {
    /// A network that foresees nothing.
    pub fn new(course: Course<'a, G>) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(course.seed);
        // Apart from all games.
        rng.set_stream(u64::MAX);
        Foresight { course, done: 0, trained: Trained::new(G::LAYOUT, &mut rng) }
    }

    /// The network as it is.
    pub fn network(&self) -> &Network {
        &self.trained.network
    }

    /// Plays games and learns from them. Returns the number of moments, and by how much each surprised, in nats.
    pub fn update(&mut self) -> (usize, f32) {
        let first = u64::from(self.done) * self.course.games;
        let seer = G::seer(self.trained.network.clone());
        let games = first..first + self.course.games;
        let mut lessons: Vec<Lesson> = games.flat_map(|number| self.play(&*seer, number)).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(self.course.seed);
        rng.set_stream(u64::MAX - 1 - u64::from(self.done));
        shuffle(&mut rng, &mut lessons);
        let rate = RATE * (1.0 - 0.9 * self.part());
        let surprise: f32 = lessons.chunks(self.course.batch).map(|batch| self.step(batch, rate)).sum();
        self.done += 1;
        (lessons.len(), surprise / lessons.len().max(1) as f32)
    }

    fn part(&self) -> f32 {
        self.done as f32 / self.course.updates as f32
    }

    fn step(&mut self, batch: &[Lesson], rate: f32) -> f32 {
        let network = &self.trained.network;
        let mut gradient = Gradient::new(network);
        let mut surprise = 0.0;
        for Lesson { standing: Standing { situation, ends: described }, ends, .. } in batch {
            let thought = network.think(situation, described);
            let chances = softmax(&thought.scores);
            surprise -=
                chances.iter().zip(ends).map(|(chance, end)| end * libm::logf(chance.max(1e-9))).sum::<f32>();
            let slopes: Vec<f32> = chances.iter().zip(ends).map(|(chance, end)| chance - end).collect();
            gradient.add(situation, described, &thought, &slopes);
        }
        let sum = gradient.sum;
        self.trained.step(sum, batch.len(), rate);
        surprise
    }

    /// Plays the game of this number.
    fn play(&self, seer: &dyn Bot<G>, number: u64) -> Vec<Lesson> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.course.seed);
        rng.set_stream(number);
        let setup = G::setup(&mut rng);
        let mut game = G::start(&setup).expect("a game is learned from setups that it has");
        let seats = game.seats();
        let rivals = &self.course.rivals;
        let alone = self.part() < ALONE;
        let sits = |_| {
            let rival = rivals[below(&mut rng, rivals.len() as u32) as usize];
            if alone || below(&mut rng, SEATS) == 0 { rival } else { seer }
        };
        let seated: Vec<&dyn Bot<G>> = (0..seats).map(sits).collect();
        let eyes = |seat| Knowledge::of_start(&setup, &game, Viewer::Seat(seat));
        let mut eyes: Vec<Knowledge<G>> = Seat::all(seats).map(eyes).collect();
        let mut lessons = Vec::new();
        loop {
            let turn = game.turn();
            let m = match turn {
                Turn::Over => break,
                Turn::Player(seat) if below(&mut rng, STRAY) > 0 => {
                    seated[seat.index()].choose(&eyes[seat.index()], &mut rng)
                }
                Turn::Chance | Turn::Player(_) => game.options().pick(&mut rng),
            };
            let before = game.clone();
            game.apply(&m);
            for eyes in &mut eyes {
                eyes.follow(&before, &m, &game);
            }
            // What a choice led to is judged by who made it.
            if let Turn::Player(seat) = turn
                && let Some(standing) = G::standing(&eyes[seat.index()])
            {
                lessons.push(Lesson { standing, ends: Vec::new() });
            }
            if game.turn() == Turn::Over {
                self.look_back(&mut lessons, G::end(&before, &m, &game));
            }
        }
        lessons
    }

    /// Reckons how likely each end was, from the one that came.
    fn look_back(&self, lessons: &mut [Lesson], end: usize) {
        let mut ends: Vec<f32> = Vec::new();
        for lesson in lessons.iter_mut().rev() {
            let Standing { situation, ends: described } = &lesson.standing;
            let foreseen = self.trained.network.chances(situation, described);
            if ends.is_empty() {
                ends = vec![0.0; foreseen.len()];
                ends[end] = 1.0;
            }
            lesson.ends.clone_from(&ends);
            for (end, foreseen) in ends.iter_mut().zip(foreseen) {
                *end = LAMBDA * *end + (1.0 - LAMBDA) * foreseen;
            }
        }
    }
}
