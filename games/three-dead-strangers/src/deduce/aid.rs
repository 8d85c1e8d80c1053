//! Help at the table: who can be who, by what one player was told.
//!
//! Two readings side by side: *possible* counts every way to give the players characters that fits the accusations and
//! the viewer's own card; *likely* weighs the same ways by what each has accused others of, played and covered.

use game::{BySeat, Knowledge, Message, Reading, Seat};
use presentation::{Aid, Chance, Reason, Why};

use crate::deduce::belief::Belief;
use crate::deduce::{Identity, castings};
use crate::{Character, Observation, Phase, Strangers};

/// Each player as each character in the game; nothing before the deal.
pub(crate) fn aid(knowledge: &Knowledge<Strangers>) -> Option<Aid<Identity>> {
    let public = &knowledge.view.public;
    let [possible, likely] = Reading::ALL.map(|reading| Belief::of(knowledge, reading));
    if matches!(public.phase, Phase::Deal) || possible.castings().is_empty() {
        return None;
    }
    let chance = |fact: Identity| {
        let [possible, likely] = [&possible, &likely].map(|belief| belief.chance(fact.seat, fact.character));
        Chance::new(fact, possible, likely)
    };
    Some(Aid { facts: Identity::all(public.players.len(), public.characters).map(chance).collect() })
}

/// That somebody is, or is not, a character, with the number of the news that told it.
#[derive(Clone, Copy)]
struct Proof {
    news: usize,
    fact: Identity,
    is: bool,
}

impl Proof {
    fn fits(&self, casting: &BySeat<Character>) -> bool {
        (casting[self.fact.seat] == self.fact.character) == self.is
    }
}

/// Why a player certainly is, or certainly is not, a character.
pub(crate) fn why(knowledge: &Knowledge<Strangers>, fact: &Identity) -> Option<Why> {
    let public = &knowledge.view.public;
    let &Identity { seat, character } = fact;
    if seat.index() >= public.players.len() || !public.characters.contains(character) {
        return None;
    }
    let proofs = proofs(knowledge);
    let all = castings(&public.players.map(|_, _| public.characters));
    // What is the same in all castings that fit the proofs of a mask.
    let certain = |mask: u32| {
        let chosen = || proofs.iter().enumerate().filter(|(number, _)| mask >> number & 1 == 1);
        let fits = |casting: &&BySeat<Character>| chosen().all(|(_, proof)| proof.fits(casting));
        let mut is = all.iter().filter(fits).map(|casting| casting[seat] == character);
        let first = is.next()?;
        is.all(|other| other == first).then_some(first)
    };
    let whole = 1 << proofs.len();
    let is = certain(whole - 1)?;
    let shortest = (0..whole).filter(|&mask| certain(mask) == Some(is)).min_by_key(|mask| mask.count_ones())?;
    let used = proofs.iter().enumerate().filter(|(number, _)| shortest >> number & 1 == 1);
    let reason = |(_, proof): (usize, &Proof)| Reason {
        message: message(&knowledge.observations[proof.news], proof),
        news: proof.news as u32,
    };
    Some(Why { is, reasons: used.map(reason).collect() })
}

/// What the viewer was told in the game that is on, each once: at most one for each player and character.
fn proofs(knowledge: &Knowledge<Strangers>) -> Vec<Proof> {
    let mut proofs: Vec<Proof> = Vec::new();
    for (news, told) in knowledge.observations.iter().enumerate() {
        let proof = match told {
            Observation::Dealt { own, .. } => {
                proofs.clear();
                let Some((seat, own)) = knowledge.viewer.seat().zip(own.as_ref()) else { continue };
                Proof { news, fact: Identity { seat, character: own.character }, is: true }
            }
            &Observation::Accused { seat, character, right, .. } => {
                Proof { news, fact: Identity { seat, character }, is: right }
            }
            _ => continue,
        };
        if !proofs.iter().any(|old| old.fact == proof.fact) {
            proofs.push(proof);
        }
    }
    proofs
}

fn message(told: &Observation, proof: &Proof) -> Message {
    let Identity { seat, character } = proof.fact;
    match *told {
        Observation::Accused { by, .. } => {
            let message = Message::new(if proof.is { "accused-rightly" } else { "accused-wrongly" });
            message.with("by", by).with("who", seat).with("character", character)
        }
        _ => is_character(seat, character),
    }
}

/// "You are Shelby."
fn is_character(seat: Seat, character: Character) -> Message {
    Message::new("is-character").with("who", seat).with("character", character)
}
