//! The reader: tries its foremost choices in worlds that fit all that it knows, and plays each of them on.

use bots::Bot;
use game::{BySeat, Contradiction, Game, Knowledge, Message, Options, Reading, Table, Turn, Viewer};
use rand::Rng;
use sets::sort_few;

use super::bluffer::{self, BLUFFER};
use super::position;
use super::reasons;
use super::situation::Situation;
use crate::deduce::{Credit, THOROUGH, last_claim, sample, standing};
use crate::review::Stake;
use crate::{Cards, ColorDoubt, Grounds, Move, Phase, Suit};

/// Ranks its choices as the bluffer does, then tries the foremost of them in worlds sampled from what is exactly
/// possible: each world is played on to the end of the game by bluffers, each of which knows what its seat would.
///
/// The standing announcement is true in as many of the worlds, by their weight, as it [judges](truth) it to be.
pub(super) struct Reader {
    /// How many worlds it tries.
    pub(super) worlds: u32,
}

/// The level of that name.
pub(super) const READER: Reader = Reader { worlds: 16 };
/// One for whoever may not think long.
pub(super) const QUICK: Reader = Reader { worlds: 4 };

/// How many choices are.
const CHOICES: usize = 4;
/// How many worlds the bluffer's own opinion counts for.
const OPINION: f64 = 16.0;

/// What is at least as likely as this to be true is not doubted with two players.
const DOUBTED: f64 = 0.05;

/// The weights of the terms by which an announcement is judged, fitted to matches of many kinds of bots: what they are,
/// [`Grounds`] says.
const WEIGHTS: [f64; Grounds::TERMS] = [1.395, 0.223, 0.813, -1.247, 1.444];

impl Reader {
    /// The best of these choices, of which there is at least one.
    pub(super) fn best(
        &self,
        knowledge: &Knowledge<ColorDoubt>,
        mut choices: Vec<(Move, f64)>,
        rng: &mut dyn Rng,
    ) -> Move {
        sort_few(&mut choices, |(_, one), (_, other)| one < other);
        let sure = |m: &Move| matches!(m, Move::Doubt {} | Move::Pass {});
        let foremost = choices.into_iter().enumerate().filter(|(place, (m, _))| *place < CHOICES || sure(m));
        let mut choices: Vec<(Move, f64)> = foremost.map(|(_, choice)| choice).collect();
        if choices.len() > 1 {
            // A real table's knowledge is never contradictory; a bot that is asked about another still answers.
            let _ = try_out(knowledge, &mut choices, self.worlds, rng);
        }
        choices.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("there is always a move").0
    }
}

impl Bot<ColorDoubt> for Reader {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        let mut choices = bluffer::choices(knowledge);
        if lets_stand(knowledge) {
            bluffer::keep(&mut choices, |m| *m != Move::Doubt {});
        }
        self.best(knowledge, choices, rng)
    }

    fn why(&self, knowledge: &Knowledge<ColorDoubt>, m: &Move) -> Vec<Message> {
        let situation = Situation::new(knowledge);
        let seat = situation.seat;
        let mut choices = bluffer::choices(knowledge);
        let believes = situation.may_doubt && lets_stand(knowledge);
        if believes {
            bluffer::keep(&mut choices, |m| *m != Move::Doubt {});
        }
        if !choices.iter().any(|(one, _)| one == m) {
            return Vec::new();
        }
        let mut told = Vec::new();
        match *m {
            Move::Lay { cards, say } => {
                told.extend(reasons::had_to_lie(&situation));
                told.push(reasons::expects_doubt(seat, bluffer::doubt_expected(&situation, cards, say)));
            }
            Move::Doubt {} if situation.must_doubt => return vec![reasons::must_doubt(&situation)],
            _ if believes => told.push(reasons::lets_stand(seat)),
            _ => {
                let truth = truth(knowledge).ok().flatten().filter(|_| situation.may_doubt);
                told.extend(truth.map(|truth| reasons::took_for_true(seat, truth)));
            }
        }
        told.extend((choices.len() > 1).then(|| reasons::played_out(seat, self.worlds)));
        told
    }
}

/// Whether it is not worth a thought to doubt what stands. Of two players, who doubts in vain pays with all that is on the
/// table and two cards more, and whoever passes instead has won: so nothing is doubted there that may well be true,
/// but for a last card that a review would doubt.
fn lets_stand(knowledge: &Knowledge<ColorDoubt>) -> bool {
    let public = &knowledge.view.public;
    if public.hands.len() != 2 {
        return false;
    }
    let Ok(Some(credit)) = Credit::of(knowledge) else { return false };
    let is_last = matches!(public.phase, Phase::LastCard { .. });
    let stake = Stake::of(public, knowledge.setup.games);
    stake.worth(credit.is) < 0.0 || (credit.is >= DOUBTED && !is_last)
}

/// Makes the choices' values those that they have in many worlds.
fn try_out(
    knowledge: &Knowledge<ColorDoubt>,
    choices: &mut [(Move, f64)],
    count: u32,
    rng: &mut dyn Rng,
) -> Result<(), Contradiction> {
    let own = knowledge.viewer.seat().ok_or(Contradiction)?;
    let weights = position::weights(&knowledge.view.public, own);
    let worlds = worlds(knowledge, count, rng)?;
    if worlds.is_empty() {
        return Err(Contradiction);
    }
    let mut sums = vec![0.0; choices.len()];
    let mut all = 0.0;
    for (world, weight) in &worlds {
        let minds: BySeat<Knowledge<ColorDoubt>> = weights.map(|seat, _| world.knowledge(Viewer::Seat(seat)));
        all += weight;
        for ((m, _), sum) in choices.iter().zip(&mut sums) {
            *sum += weight * play_on(world.game().clone(), m, minds.clone(), &weights, rng);
        }
    }
    for ((_, value), sum) in choices.iter_mut().zip(sums) {
        *value = (*value * OPINION + sum / all * f64::from(count)) / (OPINION + f64::from(count));
    }
    Ok(())
}

/// Worlds that fit, with their weights.
fn worlds(
    knowledge: &Knowledge<ColorDoubt>,
    count: u32,
    rng: &mut dyn Rng,
) -> Result<Vec<(Table<ColorDoubt>, f64)>, Contradiction> {
    let mut world = |standing| sample(knowledge, Reading::Possible, standing, rng);
    let (Some(is), Some(lay)) = (truth(knowledge)?, knowledge.view.public.standing) else {
        return (0..count).map(|_| Ok((world(None)?, 1.0))).collect();
    };
    let truths = (f64::from(count) * is).round().max(f64::from(u8::from(is > 0.0))) as u32;
    let truths = truths.min(count - 1);
    let lies = count - truths;
    let mut worlds = Vec::new();
    let with_rainbow = Cards::of(lay.say, lay.count - 1) + Cards::of(Suit::Rainbow, 1);
    for _ in 0..truths {
        // True without the rainbow card, where that can be.
        let world = world(Some(Cards::of(lay.say, lay.count))).or_else(|_| world(Some(with_rainbow)));
        worlds.extend(world.map(|world| (world, is / f64::from(truths))));
    }
    for _ in 0..lies {
        // Where a lie is hardly found there is none.
        for _ in 0..10 {
            let world = world(None)?;
            if world.game().secret.lays.last().is_some_and(|cards| !cards.all_of(lay.say)) {
                worlds.push((world, (1.0 - is) / f64::from(lies)));
                break;
            }
        }
    }
    Ok(worlds)
}

/// What a choice comes to in a world, in points.
fn play_on(
    mut game: ColorDoubt,
    m: &Move,
    mut minds: BySeat<Knowledge<ColorDoubt>>,
    weights: &BySeat<f64>,
    rng: &mut dyn Rng,
) -> f64 {
    let played = game.public.results.len();
    let mut m = m.clone();
    loop {
        let before = game.clone();
        game.apply(&m);
        if let Some(result) = game.public.results.get(played) {
            let points = result.scores.values().map(|score| f64::from(score.points));
            return points.zip(weights.values()).map(|(points, weight)| weight * points).sum();
        }
        for (_, situation) in minds.iter_mut() {
            situation.follow(&before, &m, &game);
        }
        m = match game.turn() {
            Turn::Player(seat) => BLUFFER.choose(&minds[seat], rng),
            _ => game.options().pick(rng),
        };
    }
}

/// The chance that the standing announcement is true, as the reader sees it: nothing where none stands.
///
/// It is quicker than the reading [`Likely`](Reading::Likely), and takes less account of the viewer's own cards: the
/// others choose their lies by what they hold as well.
fn truth(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<f64>, Contradiction> {
    let standing = standing(THOROUGH, knowledge, Reading::Possible)?;
    Ok(standing.zip(last_claim(knowledge)?).map(|(standing, claim)| {
        if standing.able == 0.0 {
            return 0.0;
        }
        let odds = claim.odds(standing.able, WEIGHTS);
        odds / (1.0 + odds)
    }))
}
