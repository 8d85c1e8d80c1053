//! The phantom: tries what it might play in worlds that fit what it knows, and plays each of them to its end with
//! everybody reading everybody, so that what gives it away costs it there what it would cost.

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::{Deduce, Knowledge, Message, Options as _};
use rand::{Rng, SeedableRng};
use sets::sort_few;

use super::playout::Playout;
use super::reasons;
use super::schemer::SCHEMER;
use super::situation::Situation;
use crate::deduce::Fact;
use crate::{Move, Options, Strangers};

/// Of what was tried, the best that leaves a phone time: more turns, and more plays with them, win more still.
pub(super) const PHANTOM: Phantom = Phantom { tried: 24, turns: 12_000 };

/// Of so many play-outs it says afterwards how they ended: few beside those by which it chose.
const TOLD: u32 = 30;

/// A bot that searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Phantom {
    /// How many of the schemer's favourites are tried.
    pub(super) tried: usize,
    /// How many turns are played for one move, about: whatever there is to think about, it takes no longer.
    pub(super) turns: usize,
}

impl Bot<Strangers> for Phantom {
    fn choose(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Move {
        let Some(me) = knowledge.viewer.seat().filter(|_| knowledge.view.own.is_some()) else {
            return SCHEMER.choose(knowledge, rng);
        };
        let mut tried = self.candidates(knowledge, rng);
        // Halving: each round has as many turns, and keeps the better half.
        let rounds = tried.len().next_power_of_two().ilog2() as usize;
        while tried.len() > 1 {
            let mut turns = 0;
            while turns * rounds < self.turns {
                // A real table's knowledge is never contradictory; a bot that is asked about another still answers.
                let Ok(world) = Strangers::determinize(knowledge, rng) else { break };
                let start = Playout::new(world.game().clone());
                // Each is tried with the same luck.
                let mut seed = <ChaCha8Rng as SeedableRng>::Seed::default();
                rng.fill_bytes(&mut seed);
                for (m, points) in &mut tried {
                    let (won, played) = start.clone().points_after(me, m, &mut ChaCha8Rng::from_seed(seed));
                    *points += won;
                    turns += played;
                }
            }
            sort_few(&mut tried, |one, other| one.1 < other.1);
            tried.truncate(tried.len().div_ceil(2));
        }
        tried.swap_remove(0).0
    }

    fn why(&self, knowledge: &Knowledge<Strangers>, m: &Move) -> Vec<Message> {
        let (Some(seat), Some(own)) = (knowledge.viewer.seat(), &knowledge.view.own) else { return Vec::new() };
        let Some(options @ Options::Play(play)) = &knowledge.options else { return Vec::new() };
        let situation = Situation::new(&SCHEMER, knowledge, own.character);
        if SCHEMER.moves(&situation, options).len() < 2 {
            return Vec::new();
        }
        // The same play-outs whenever it is asked.
        let rng = &mut ChaCha8Rng::from_seed(Default::default());
        let ends = (0..TOLD).map_while(|_| {
            let world = Strangers::determinize(knowledge, rng).ok()?;
            Some(Playout::new(world.game().clone()).points_after(seat, m, rng).0)
        });
        let ends: Vec<i32> = ends.collect();
        let won = ends.iter().filter(|&&points| points > 0).count();
        let played = reasons::played_out(seat, ends.len() as u32, won as u32);
        let about = match *m {
            Move::Accuse { character, seat, .. } => vec![situation.why_guess(Fact { seat, character })],
            _ => situation.why_play(m),
        };
        let silent = situation.suspected(play).filter(|_| !matches!(m, Move::Accuse { .. }));
        [played].into_iter().chain(about.into_iter().take(1)).chain(silent).collect()
    }
}

impl Phantom {
    /// The schemer's favourites, and all accusations, with no points yet.
    fn candidates(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Vec<(Move, i32)> {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let mut moves = SCHEMER.ranked(knowledge, rng);
        if moves.is_empty() {
            moves.push(options.pick(rng));
        }
        let is_tried = |(place, m): &(usize, Move)| *place < self.tried || matches!(m, Move::Accuse { .. });
        moves.into_iter().enumerate().filter(is_tried).map(|(_, m)| (m, 0)).collect()
    }
}
