//! Law 9, hints: what is advised is legal, can be said, and comes of the player's knowledge alone.

use chacha20::ChaCha8Rng;
use game::{Deduce, Knowledge, Options, Turn, Viewer};
use presentation::{Advice, Playable, Words};
use rand::SeedableRng;

use super::lines::Line;
use super::speech::is_said;
use super::{Laws, Tally, Verdict};
use crate::advised::adviser;
use crate::{Violation, World};

impl<G: Playable + Deduce<Fact = <G as Playable>::Fact>> Laws<G> {
    /// Law 9 of hints: at every third position that is looked at, the move advised to whoever is to move is legal and
    /// has words that can be said to them, with reasons where there is a choice; so has any other legal move; a move that
    /// is not legal has none; and in another world that is the same to that player the hint is the same.
    ///
    /// # Errors
    /// The first break of the law.
    pub fn law_9_hints(&self) -> Verdict {
        self.each_line(9, |line, tally| line.walk(|world| self.hint_is_fair(line, world, tally)))
    }

    fn hint_is_fair(&self, line: &Line<G>, world: &World<G>, tally: &mut Tally) -> Result<(), Violation> {
        let Turn::Player(seat) = world.game().turn() else { return Ok(()) };
        // The strongest bots take their time: every third position must do.
        if !world.log().len().is_multiple_of(3) {
            return Ok(());
        }
        let viewer = Viewer::Seat(seat);
        let knowledge = world.knowledge(viewer);
        tally.positions += 1;
        let chosen = hint::<G>(&knowledge);
        if let Err(illegal) = world.game().check(&chosen) {
            return Err(world.violation(9, format!("{viewer} is given an illegal hint: {illegal}")));
        }
        let Some(advice) = advised(world, self.words, &knowledge, &chosen)? else { return Ok(()) };
        if advice.reasons.is_empty() {
            let mut all = Vec::new();
            world.game().options().list(&mut all);
            if all.len() > 1 {
                return Err(world.violation(9, "a hint has no reason").at_json("hint", &chosen));
            }
        }
        let mut rng = line.rng();
        let any = world.game().options().pick(&mut rng);
        advised(world, self.words, &knowledge, &any)?;
        for (m, _) in line.end.log().iter().zip(0..40) {
            if world.game().check(m).is_err() && G::advice(&knowledge, m).is_some() {
                return Err(world.violation(9, "an illegal move is advised").at_json("move", m));
            }
        }
        // Whatever else may be so, the hint is the same.
        let Ok(sampled) = G::determinize(&knowledge, &mut rng) else { return Ok(()) };
        let other = sampled.knowledge(viewer);
        let others = hint::<G>(&other);
        if (&others, G::advice(&other, &others)) != (&chosen, Some(advice)) {
            let what = format!("the hint for {viewer} is another in a world that is the same to them");
            return Err(world.violation(9, what).at_json("hint", &chosen).at_json("other hint", &others));
        }
        tally.pairs += 1;
        Ok(())
    }
}

/// What is advised with this knowledge.
fn hint<G: Playable>(knowledge: &Knowledge<G>) -> G::Move {
    let mut rng = ChaCha8Rng::seed_from_u64(knowledge.observations.len() as u64);
    adviser::<G>().choose(knowledge, &mut rng)
}

/// A legal move in words that can be said; nothing of a game that gives no hints.
fn advised<G: Playable>(
    world: &World<G>,
    words: Option<&Words>,
    knowledge: &Knowledge<G>,
    m: &G::Move,
) -> Result<Option<Advice>, Violation> {
    let Some(advice) = G::advice(knowledge, m) else {
        return match G::helps().iter().any(|help| help.gives_hints()) {
            true => Err(world.violation(9, "a legal move has no words").at_json("move", m)),
            false => Ok(None),
        };
    };
    if let Some(words) = words {
        let mut said = advice.reasons.iter().chain([&advice.act]);
        said.try_for_each(|message| is_said(9, world, words, knowledge.viewer, message))?;
    }
    Ok(Some(advice))
}
