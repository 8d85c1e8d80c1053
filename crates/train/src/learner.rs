//! Proximal policy optimization (Schulman et al., 2017) in self-play, with a bonus for entropy and a critic that sees all hands.

use std::thread;

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::Game;
use game::chance::{below, shuffle};
use policy::{Layout, Learn, Network, Player, softmax};
use rand::{Rng, SeedableRng};

use crate::adam::Adam;
use crate::gradient::Gradient;
use crate::selfplay::{self, Sample};

/// How many threads play and reckon. Results do not depend on it: what each of them does is fixed.
const THREADS: usize = 2;

/// What draws the setups of games.
pub type Setups<'a, G> = Box<dyn Fn(&mut dyn Rng) -> <G as Game>::Setup + Sync + 'a>;

/// How a network learns to play.
pub struct Plan<'a, G: Learn> {
    /// How many updates there are.
    pub updates: u32,
    /// How many games are played before each.
    pub games: u64,
    /// How many choices a step is taken from.
    pub batch: usize,
    /// Where all chance comes from.
    pub seed: u64,
    /// What is played.
    pub setup: Setups<'a, G>,
    /// Who also plays; there may be nobody.
    pub rivals: Vec<&'a dyn Bot<G>>,
    /// Over how many updates, about, the weights are a mean: one alone is what was best against what was played last.
    pub mean: u32,
    /// What entropy is worth at first, and in the end.
    pub entropy: [f32; 2],
    /// What it learns for.
    pub aim: Aim,
}

/// What a network learns for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To win against anybody: rivals play in half of the games, others like it in all.
    Play,
    /// To win against the rivals, alone among them in every game.
    Beat,
    /// To take points from the rivals, alone among them in every game: a best response to them, as far as it is found.
    Respond,
}

/// How often the games of an update are gone through.
const PASSES: usize = 2;
/// How much more or less likely than before a choice may become before it no longer counts.
const CLIP: f32 = 0.2;
/// The length of a step, which falls to a tenth.
const RATE: f32 = 1e-3;

/// A network that learns by playing.
pub struct Learner<'a, G: Learn> {
    plan: Plan<'a, G>,
    done: u32,
    /// Networks that also play, the newest last: those that have learned to beat it.
    responses: Vec<Player>,
    policy: Trained,
    critic: Trained,
    /// The policy of which the weights are a mean.
    mean: Network,
}

pub(crate) struct Trained {
    pub(crate) network: Network,
    adam: Adam,
}

/// What an update found.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// How many choices were made.
    pub choices: usize,
    /// Their mean entropy, in nats.
    pub entropy: f32,
    /// How much of what games come to the critic did not expect: 0 where it knows all, 1 where nothing.
    pub unexpected: f32,
}

impl<'a, G: Learn> Learner<'a, G> {
    /// A network that knows nothing.
    pub fn new(plan: Plan<'a, G>) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
        // Apart from all games.
        rng.set_stream(u64::MAX);
        let policy = Trained::new(G::LAYOUT, &mut rng);
        let critic = Trained::new(Layout { choice: G::HIDDEN, ..G::LAYOUT }, &mut rng);
        let mean = policy.network.clone();
        Learner { plan, done: 0, responses: Vec::new(), policy, critic, mean }
    }

    /// Goes on from this network instead.
    #[must_use]
    pub fn from(mut self, network: Network) -> Self {
        self.restart(network);
        self
    }

    /// Goes on from this network instead; what the critic knows stays.
    pub(crate) fn restart(&mut self, network: Network) {
        self.mean = network.clone();
        self.policy = Trained { adam: Adam::new(network.weights.len()), network };
    }

    /// The network as it is: of its last updates, the mean.
    pub fn network(&self) -> &Network {
        &self.mean
    }

    /// The networks that it also plays against from now on.
    pub(crate) fn responses(&mut self) -> &mut Vec<Player> {
        &mut self.responses
    }

    /// Plays games and learns from them.
    pub fn update(&mut self) -> Found {
        let mut samples = self.play();
        let found = self.judge(&mut samples);
        let part = self.done as f32 / self.plan.updates as f32;
        let rate = RATE * (1.0 - 0.9 * part);
        let [first, last] = self.plan.entropy;
        let entropy = first + (last - first) * part;
        let mut rng = ChaCha8Rng::seed_from_u64(self.plan.seed);
        rng.set_stream(u64::MAX - 1 - u64::from(self.done));
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        for _ in 0..PASSES {
            shuffle(&mut rng, &mut order);
            for batch in order.chunks(self.plan.batch) {
                self.step(&samples, batch, rate, entropy);
            }
        }
        self.done += 1;
        let part = 1.0 / self.plan.mean.clamp(1, self.done) as f32;
        for (mean, weight) in self.mean.weights.iter_mut().zip(&self.policy.network.weights) {
            *mean += part * (weight - *mean);
        }
        found
    }

    fn play(&self) -> Vec<Sample> {
        let (policy, critic, plan) = (&self.policy.network, &self.critic.network, &self.plan);
        let first = u64::from(self.done) * plan.games;
        let part = |thread: usize| {
            let numbers = (first..first + plan.games).skip(thread).step_by(THREADS);
            numbers
                .flat_map(|number| selfplay::play(policy, critic, plan, &self.responses, number))
                .collect::<Vec<_>>()
        };
        in_parts(part).into_iter().flatten().collect()
    }

    /// Makes advantages of one size, and says what there is to say of the games.
    fn judge(&self, samples: &mut [Sample]) -> Found {
        let count = samples.len() as f32;
        let mean = |of: &dyn Fn(&Sample) -> f32| samples.iter().map(of).sum::<f32>() / count;
        let advantage = mean(&|sample| sample.advantage);
        let spread = mean(&|sample| (sample.advantage - advantage).powi(2)).sqrt().max(1e-6);
        let came_to = mean(&|sample| sample.came_to);
        let unexpected =
            mean(&|sample| sample.advantage.powi(2)) / mean(&|sample| (sample.came_to - came_to).powi(2));
        let entropy = mean(&|sample| -libm::logf(sample.chance));
        for sample in samples.iter_mut() {
            sample.advantage = (sample.advantage - advantage) / spread;
        }
        Found { choices: samples.len(), entropy, unexpected }
    }

    fn step(&mut self, samples: &[Sample], batch: &[u32], rate: f32, entropy: f32) {
        let (policy, critic) = (&self.policy.network, &self.critic.network);
        let part = |thread: usize| {
            let mut gradients = [policy, critic].map(Gradient::new);
            for &place in batch.iter().skip(thread).step_by(THREADS) {
                let sample = &samples[place as usize];
                let Sample { situation, choices, hidden, .. } = sample;
                let thought = policy.think(situation, choices);
                let slopes = slopes(sample, &thought.scores, entropy);
                gradients[0].add(situation, choices, &thought, &slopes);
                let thought = critic.think(situation, hidden);
                gradients[1].add(situation, hidden, &thought, &[thought.scores[0] - sample.came_to]);
            }
            gradients.map(|gradient| gradient.sum)
        };
        let mut parts = in_parts(part).into_iter();
        let mut sums = parts.next().expect("there is a thread");
        for part in parts {
            for (sum, part) in sums.iter_mut().zip(part) {
                sum.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope);
            }
        }
        for (trained, gradient) in [&mut self.policy, &mut self.critic].into_iter().zip(sums) {
            trained.step(gradient, batch.len(), rate);
        }
    }
}

impl Trained {
    /// Random weights of a size at which the units of each layer are about as large as what goes into it, and small
    /// scores.
    pub(crate) fn new(layout: Layout, rng: &mut ChaCha8Rng) -> Self {
        let [_, _, own_first, into_second, own_second, into_score] = layout.parts();
        let mut weights = vec![0.0; layout.weights()];
        let mut fill = |weights: &mut [f32], size: f32| {
            for weight in weights {
                *weight = size * (below(rng, 1 << 24) as f32 / (1 << 23) as f32 - 1.0);
            }
        };
        fill(&mut weights[..own_first.start], (6.0 / (layout.situation + layout.choice) as f32).sqrt());
        fill(&mut weights[into_second], (6.0 / layout.first as f32).sqrt());
        fill(&mut weights[into_score], 0.1);
        weights[own_first].fill(0.0);
        weights[own_second].fill(0.0);
        Trained { adam: Adam::new(weights.len()), network: Network { layout, weights } }
    }

    pub(crate) fn step(&mut self, mut gradient: Vec<f32>, of: usize, rate: f32) {
        for slope in &mut gradient {
            *slope /= of as f32;
        }
        // A rare surprise must not undo what was learned.
        let length = gradient.iter().map(|slope| slope * slope).sum::<f32>().sqrt();
        if length > 0.5 {
            gradient.iter_mut().for_each(|slope| *slope *= 0.5 / length);
        }
        self.adam.step(&mut self.network.weights, &gradient, rate);
    }
}

/// How the loss changes with the score of each choice.
fn slopes(sample: &Sample, scores: &[f32], entropy: f32) -> Vec<f32> {
    let mut chances = softmax(scores);
    let ratio = chances[sample.chosen] / sample.chance;
    let clipped = if sample.advantage > 0.0 { ratio > 1.0 + CLIP } else { ratio < 1.0 - CLIP };
    let push = if clipped { 0.0 } else { sample.advantage * ratio };
    let logs: Vec<f32> = chances.iter().map(|chance| libm::logf(chance.max(1e-12))).collect();
    let disorder: f32 = -chances.iter().zip(&logs).map(|(chance, log)| chance * log).sum::<f32>();
    for (place, (chance, log)) in chances.iter_mut().zip(logs).enumerate() {
        let is = f32::from(u8::from(place == sample.chosen));
        *chance = -push * (is - *chance) + entropy * *chance * (log + disorder);
    }
    chances
}

/// What each thread makes, in order.
fn in_parts<T: Send>(part: impl Fn(usize) -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let part = &part;
        let workers: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || part(thread))).collect();
        workers.into_iter().map(|worker| worker.join().expect("a thread panicked")).collect()
    })
}
