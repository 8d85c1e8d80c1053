//! The phantom: tries what it might play in worlds that fit what it knows, and plays each of them to its end with
//! everybody reading everybody, so that what gives it away costs it there what it would cost.

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::{Contradiction, Knowledge, Message, Options as _};
use rand::{Rng, SeedableRng};
use sets::sort_few;

use super::by_players::ByPlayers;
use super::playout::Reads;
use super::reasons;
use super::schemer::SCHEMER;
use super::situation::Situation;
use super::style::Style;
use crate::deduce::{Fact, Worlds};
use crate::rules::POINT;
use crate::{Move, Options, Strangers};

/// Of what was tried, the best that leaves a phone time.
///
/// With two players all depends on who finds out whom, and worlds tell more of that than any liking. With more, a point
/// hangs on what two or three others do, and so few worlds tell little: there it tries only what it likes anyway. With
/// four, players who look at few plays tell as much as those who look at many.
pub(super) const PHANTOM: ByPlayers<Search> = ByPlayers {
    two: Search { guide: &SCHEMER, trust: 0.0, tried: 24, turns: 12_000, clear: 1.25, looks: 12 },
    three: Search { guide: &HANGMAN, trust: 4.0, tried: 6, turns: 4_000, clear: 1.25, looks: 12 },
    four: Search { guide: &HANGMAN, trust: 3.0, tried: 6, turns: 3_600, clear: 1.25, looks: 4 },
};

/// After so many worlds it looks whether it knows enough.
const LOOK: u32 = 4;

/// Of so many play-outs it says afterwards how they ended: few beside those by which it chose.
const TOLD: u32 = 30;

/// A schemer that cares for little but the last piece of evidence.
const HANGMAN: Style = Style { weight: [0.0, 0.0, 1.0, 6.0], hides: 0.0, ..SCHEMER };

/// A bot that searches, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Search {
    /// Whose favourites are tried, and as whom everybody plays in the worlds.
    guide: &'static Style,
    /// How many games won a play has in advance for each unit that the guide likes it better.
    trust: f64,
    /// How many of its favourites are tried.
    tried: usize,
    /// How many turns are played for one move, about: whatever there is to think about, it takes no longer.
    turns: usize,
    /// How many games won more than another a play must have to be taken at once, for the root of each world looked at.
    clear: f64,
    /// How many plays everybody looks at in the worlds, at random.
    looks: usize,
}

impl Bot<Strangers> for Search {
    fn choose(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Move {
        let Some(me) = knowledge.viewer.seat().filter(|_| knowledge.view.own.is_some()) else {
            return self.guide.choose(knowledge, rng);
        };
        let mut tried = self.candidates(knowledge, rng);
        // Halving: each round has as many turns at most, and keeps the better half.
        let rounds = tried.len().next_power_of_two().ilog2() as usize;
        // A real table's knowledge is never contradictory; a bot that is asked about another still answers.
        let Ok((fitting, first)) = worlds(knowledge, rng) else { return tried.swap_remove(0).0 };
        let reads = Reads::of(knowledge, self.guide, self.looks);
        let mut worlds = 0;
        while tried.len() > 1 {
            let (mut turns, half) = (0, tried.len().div_ceil(2));
            while turns * rounds < self.turns {
                let Some(world) = fitting.draw_like(&first, rng) else { break };
                // Each is tried with the same luck.
                let mut seed = <ChaCha8Rng as SeedableRng>::Seed::default();
                rng.fill_bytes(&mut seed);
                for (m, points) in &mut tried {
                    let (won, played) = reads.playout(&world).points_after(me, m, &mut ChaCha8Rng::from_seed(seed));
                    *points += f64::from(won);
                    turns += played;
                }
                worlds += 1;
                // Most choices are clear long before; to look whether this one is takes time, too.
                if worlds % LOOK == 0 {
                    sort_few(&mut tried, |one, other| one.1 < other.1);
                    let clear = self.clear * f64::from(POINT) * f64::from(worlds).sqrt();
                    let is_clear = |place: usize| tried[place - 1].1 - tried[place].1 > clear;
                    if is_clear(1) {
                        tried.truncate(1);
                        break;
                    }
                    if is_clear(half) {
                        break;
                    }
                }
            }
            sort_few(&mut tried, |one, other| one.1 < other.1);
            tried.truncate(half);
        }
        tried.swap_remove(0).0
    }

    fn why(&self, knowledge: &Knowledge<Strangers>, m: &Move) -> Vec<Message> {
        let (Some(seat), Some(own)) = (knowledge.viewer.seat(), &knowledge.view.own) else { return Vec::new() };
        let Some(options @ Options::Play(play)) = &knowledge.options else { return Vec::new() };
        let situation = Situation::new(self.guide, knowledge, own.character);
        if self.guide.moves(&situation, options).len() < 2 {
            return Vec::new();
        }
        // The same play-outs whenever it is asked.
        let rng = &mut ChaCha8Rng::from_seed(Default::default());
        let (fitting, reads) = (worlds(knowledge, rng).ok(), Reads::of(knowledge, self.guide, self.looks));
        let ends = (0..TOLD).map_while(|_| {
            let (fitting, first) = fitting.as_ref()?;
            let world = fitting.draw_like(first, rng)?;
            Some(reads.playout(&world).points_after(seat, m, rng).0)
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

/// The worlds that fit, and the game of one of them.
fn worlds<'a>(
    knowledge: &'a Knowledge<Strangers>,
    rng: &mut dyn Rng,
) -> Result<(Worlds<'a>, Strangers), Contradiction> {
    let worlds = Worlds::of(knowledge)?;
    let first = worlds.draw(rng)?.game().clone();
    Ok((worlds, first))
}

impl Search {
    /// The guide's favourites, and all accusations, with the points that they have in advance.
    fn candidates(&self, knowledge: &Knowledge<Strangers>, rng: &mut dyn Rng) -> Vec<(Move, f64)> {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let mut moves = self.guide.ranked(knowledge, rng);
        if moves.is_empty() {
            moves.push((0.0, options.pick(rng)));
        }
        let best = moves[0].0;
        let is_tried =
            |(place, (_, m)): &(usize, (f64, Move))| *place < self.tried || matches!(m, Move::Accuse { .. });
        let in_advance = |liking: f64| f64::from(POINT) * self.trust * (liking - best);
        let tried = moves.into_iter().enumerate().filter(is_tried);
        tried.map(|(_, (liking, m))| (m, in_advance(liking))).collect()
    }
}
