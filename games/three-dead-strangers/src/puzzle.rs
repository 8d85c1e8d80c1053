//! Puzzles cut from games: which accusation is likeliest to be right.

use game::{Arg, Knowledge, Message, Reading};
use presentation::{Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use crate::deduce::{Belief, Fact, aid};
use crate::{Options, Strangers};

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<Strangers>] {
    &[&Accusing]
}

/// The best accusation of a puzzle is right with this chance at least.
const LIKELY: f64 = 0.4;
/// From which share of the best chance on the second best makes a puzzle of which level; above the last it is no puzzle.
const SHARES: [f64; 5] = [0.0, 0.2, 0.4, 0.6, 0.75];
/// Chances that are so near are alike: nobody has to tell them apart.
const NEAR: f64 = 0.02;

/// "Whom would you accuse?"
struct Accusing;

impl PuzzleKind<Strangers> for Accusing {
    fn name(&self) -> &'static str {
        "accuse"
    }

    fn pose(&self, knowledge: &Knowledge<Strangers>) -> Option<Puzzle<Fact>> {
        let charges = charges(knowledge)?;
        let &(best, most) = best(&charges)?;
        let others = charges.iter().filter(|(_, chance)| *chance < most - NEAR);
        let second = others.map(|(_, chance)| *chance).reduce(f64::max)?;
        let share = second / most;
        if most < LIKELY || share > SHARES[4] {
            return None;
        }
        let level = SHARES.iter().take_while(|&&bound| share >= bound).count().max(1);
        let choices = charges.iter().map(|&(fact, _)| Pick::new(key(fact), named("puzzle-charge", fact)));
        Some(Puzzle {
            ask: vec![Message::new("puzzle-whom")],
            parts: vec![Part::new("puzzle-which-charge", choices)],
            level: level as u8,
            aid: None,
            solution: vec![key(best)],
        })
    }

    fn judge(
        &self,
        knowledge: &Knowledge<Strangers>,
        answer: &[&str],
        _: &mut dyn Rng,
    ) -> Option<Verdict<Strangers>> {
        let charges = charges(knowledge)?;
        let &[wanted] = answer else { return None };
        let &(made, chance) = charges.iter().find(|(fact, _)| key(*fact) == wanted)?;
        let &(best, most) = best(&charges)?;
        let right = chance >= most - NEAR;
        let told = |name, fact, chance| named(name, fact).with("chance", Arg::percent(chance));
        let mut text = vec![told("puzzle-chance", made, chance)];
        text.extend((!right).then(|| told("puzzle-better", best, most)));
        let certain = aid::why(knowledge, &best).filter(|why| why.is);
        if certain.is_none() {
            text.push(Message::new("puzzle-by-evidence").with("who", best.seat).with("character", best.character));
        }
        let reasons = certain.map_or_else(Vec::new, |why| why.reasons);
        Some(Verdict { reasons, ..Verdict::last(right, text) })
    }
}

/// Whom the player can accuse of being whom, and find out by it, with the chance that it is right; nothing where there
/// is no choice.
fn charges(knowledge: &Knowledge<Strangers>) -> Option<Vec<(Fact, f64)>> {
    let Some(Options::Play(play)) = &knowledge.options else { return None };
    let own = knowledge.view.own.as_ref()?.character;
    let hidden = |fact: &Fact| fact.character != own && knowledge.view.public.players[fact.seat].revealed.is_none();
    let mut facts: Vec<Fact> = play.accuse.iter().map(|accusable| accusable.fact()).filter(hidden).collect();
    facts.sort_unstable();
    facts.dedup();
    if facts.len() < 2 {
        return None;
    }
    let belief = Belief::of(knowledge, Reading::Likely).ok()??;
    Some(facts.into_iter().map(|fact| (fact, belief.chance(fact))).collect())
}

/// The first of the best.
fn best(charges: &[(Fact, f64)]) -> Option<&(Fact, f64)> {
    charges.iter().reduce(|best, next| if next.1 > best.1 + NEAR { next } else { best })
}

fn named(name: &'static str, fact: Fact) -> Message {
    Message::new(name).with("who", fact.seat).with("character", fact.character)
}

/// "2-vernon"
fn key(fact: Fact) -> String {
    let character = serde_json::to_value(fact.character).expect("a character has JSON");
    format!("{}-{}", fact.seat.0, character.as_str().unwrap_or_default())
}
