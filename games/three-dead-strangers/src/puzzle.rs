//! Puzzles cut from games: which accusation is likeliest to be right.

use game::{Arg, Knowledge, Message, Reading, Seat};
use presentation::{Likeliest, Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;
use sets::sort_few;

use crate::deduce::{Belief, Fact, aid};
use crate::{Options, Strangers};

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<Strangers>] {
    &[&Accusing]
}

/// The best accusation is the one that is likeliest to be right; what is little better than a toss of a coin is not asked.
const BEST: Likeliest = Likeliest { least: 0.6, gaps: [0.8, 0.65, 0.5, 0.35, 0.2], near: 0.02 };

/// "Whom would you accuse?"
struct Accusing;

impl PuzzleKind<Strangers> for Accusing {
    fn name(&self) -> &'static str {
        "accuse"
    }

    fn pose(&self, knowledge: &Knowledge<Strangers>) -> Option<Puzzle<Fact>> {
        let (belief, charges) = charges(knowledge)?;
        let level = BEST.level(&chances(&charges))?;
        let (best, _) = best(&charges)?;
        let mut accused: Vec<Seat> = charges.iter().map(|(fact, _)| fact.seat).collect();
        sort_few(&mut accused, |one, other| one > other);
        accused.dedup();
        let deeds = accused.into_iter().map(|seat| aid::deeds(knowledge, &belief, seat));
        let choices = charges.iter().map(|&(fact, _)| Pick::new(key(fact), named("puzzle-charge", fact)));
        Some(Puzzle {
            ask: std::iter::once(Message::new("puzzle-habits"))
                .chain(deeds)
                .chain([Message::new("puzzle-whom")])
                .collect(),
            parts: vec![Part::new("puzzle-which-charge", choices)],
            level,
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
        let (belief, charges) = charges(knowledge)?;
        let &[wanted] = answer else { return None };
        let &(made, chance) = charges.iter().find(|(fact, _)| key(*fact) == wanted)?;
        let (best, most) = best(&charges)?;
        let right = BEST.is_right(chance, most);
        let told = |name, fact, chance| named(name, fact).with("chance", Arg::percent(chance));
        let mut text = vec![told("puzzle-chance", made, chance)];
        text.extend((!right).then(|| told("puzzle-better", best, most)));
        let named_last = if right { made } else { best };
        let alike = charges.iter().filter(|&&(fact, chance)| fact != named_last && BEST.is_right(chance, most));
        text.extend(alike.map(|&(fact, chance)| told("puzzle-as-good", fact, chance)));
        let certain = aid::why(knowledge, &best).filter(|why| why.is);
        if certain.is_none() {
            text.push(aid::by_evidence(knowledge, &belief, best.seat));
        }
        let reasons = certain.map_or_else(Vec::new, |why| why.reasons);
        Some(Verdict { reasons, ..Verdict::last(right, text) })
    }
}

/// What the player may believe, and whom they can accuse of being whom, and find out by it, with the chance that it is
/// right; nothing where there is no choice.
fn charges(knowledge: &Knowledge<Strangers>) -> Option<(Belief, Vec<(Fact, f64)>)> {
    let Some(Options::Play(play)) = &knowledge.options else { return None };
    let own = knowledge.view.own.as_ref()?.character;
    let hidden = |fact: &Fact| fact.character != own && knowledge.view.public.players[fact.seat].revealed.is_none();
    let mut facts: Vec<Fact> = play.accuse.iter().map(|accusable| accusable.fact()).filter(hidden).collect();
    sort_few(&mut facts, |one, other| one > other);
    facts.dedup();
    if facts.len() < 2 {
        return None;
    }
    let belief = Belief::of(knowledge, Reading::Likely).ok()??;
    let charges = facts.into_iter().map(|fact| (fact, belief.chance(fact))).collect();
    Some((belief, charges))
}

/// The first of the best.
fn best(charges: &[(Fact, f64)]) -> Option<(Fact, f64)> {
    Some(charges[BEST.best(&chances(charges))?])
}

fn chances(charges: &[(Fact, f64)]) -> Vec<f64> {
    charges.iter().map(|(_, chance)| *chance).collect()
}

fn named(name: &'static str, fact: Fact) -> Message {
    Message::new(name).with("who", fact.seat).with("character", fact.character)
}

/// "2-vernon"
fn key(fact: Fact) -> String {
    format!("{}-{}", fact.seat.0, Pick::key_of(fact.character))
}
