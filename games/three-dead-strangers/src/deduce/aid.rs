//! Help at the table: who can be who, by what one player was told.
//!
//! Two readings side by side: *possible* counts every way to give the players characters that fits the accusations and
//! the viewer's own card; *likely* weighs the same ways by what each has accused others of, played and covered.

use std::slice;

use game::{Arg, BySeat, Knowledge, Message, Reading, Seat};
use presentation::{Aid, Chance, Reason, Why};
use sets::Set;

use crate::deduce::record::Dealings;
use crate::deduce::{Belief, Fact, castings};
use crate::{Character, Observation, Strangers};

/// Each player as each character in the game; nothing before the deal.
pub(crate) fn aid(knowledge: &Knowledge<Strangers>) -> Option<Aid<Fact>> {
    let belief = |reading| Belief::of(knowledge, reading).ok().flatten();
    let (possible, likely) = (belief(Reading::Possible)?, belief(Reading::Likely)?);
    let public = &knowledge.view.public;
    let chance = |fact| Chance::new(fact, possible.chance(fact), likely.chance(fact));
    Some(Aid { facts: Fact::all(public.players.len(), public.characters).map(chance).collect() })
}

/// What a player's chances come from: what they did with the evidence against each character that they can be.
pub(crate) fn by_evidence(knowledge: &Knowledge<Strangers>, belief: &Belief, seat: Seat) -> Message {
    Message::new("by-evidence").with("who", seat).with("each", Arg::and(did(knowledge, belief, seat)))
}

/// What a player did with the evidence against each character that they can be.
pub(crate) fn deeds(knowledge: &Knowledge<Strangers>, belief: &Belief, seat: Seat) -> Message {
    Message::new("puzzle-deeds").with("who", seat).with("each", Arg::or(did(knowledge, belief, seat)))
}

/// For each character that a player can be, what they did with the evidence against it.
fn did(knowledge: &Knowledge<Strangers>, belief: &Belief, seat: Seat) -> Vec<Message> {
    let dealings = Dealings::of(knowledge, seat);
    let can_be = |&character: &Character| belief.chance(Fact { seat, character }) > 0.0;
    let each = knowledge.view.public.characters.iter().filter(can_be).map(|character| {
        let Dealings { covered, shown, accused } = dealings[character as usize];
        let of = Message::new("evidence-of").with("character", character).with("covered", covered);
        of.with("shown", shown).with("accused", accused)
    });
    each.collect()
}

/// A proof by its place among them: there is at most one for each player and character.
#[derive(Clone, Copy)]
struct ProofNumber(u8);

sets::numbered!(ProofNumber, 16);

/// That somebody is, or is not, a character, and the news that told it.
struct Proof {
    fact: Fact,
    is: bool,
    reason: Reason,
}

/// Why a player certainly is, or certainly is not, a character.
pub(crate) fn why(knowledge: &Knowledge<Strangers>, fact: &Fact) -> Option<Why> {
    shortest(knowledge, slice::from_ref(fact))
}

/// Why players certainly are these characters, all of them.
pub(crate) fn why_all(knowledge: &Knowledge<Strangers>, facts: &[Fact]) -> Option<Why> {
    shortest(knowledge, facts).filter(|why| why.is)
}

/// Why facts are certainly all so, or certainly not all.
fn shortest(knowledge: &Knowledge<Strangers>, facts: &[Fact]) -> Option<Why> {
    let public = &knowledge.view.public;
    let is_known =
        |fact: &Fact| fact.seat.index() < public.players.len() && public.characters.contains(fact.character);
    if !facts.iter().all(is_known) {
        return None;
    }
    let proofs = proofs(knowledge);
    let all = castings(&public.players.map(|_, _| public.characters));
    let chosen = |some: Set<ProofNumber>| some.iter().map(|number| &proofs[number.index()]);
    // What is the same in all castings that fit some of the proofs.
    let certain = |some| {
        let fits = |casting: &&BySeat<Character>| {
            chosen(some).all(|proof| (casting[proof.fact.seat] == proof.fact.character) == proof.is)
        };
        let are_so = |casting: &BySeat<Character>| facts.iter().all(|fact| casting[fact.seat] == fact.character);
        let mut is = all.iter().filter(fits).map(are_so);
        let first = is.next()?;
        is.all(|other| other == first).then_some(first)
    };
    let whole = Set::run(0, proofs.len());
    let is = certain(whole)?;
    let mut shortest_first = (0..=proofs.len()).flat_map(|size| whole.subsets(size));
    let shortest = shortest_first.find(|&some| certain(some) == Some(is))?;
    Some(Why { is, reasons: chosen(shortest).map(|proof| proof.reason.clone()).collect() })
}

/// What the viewer was told in the game that is on, each once: at most one for each player and character.
fn proofs(knowledge: &Knowledge<Strangers>) -> Vec<Proof> {
    let mut proofs: Vec<Proof> = Vec::new();
    for (news, told) in (0..).zip(&knowledge.observations) {
        let (seat, character, is, message) = match *told {
            Observation::Dealt { ref own, .. } => {
                proofs.clear();
                let Some((seat, own)) = knowledge.viewer.seat().zip(own.as_ref()) else { continue };
                (seat, own.character, true, Message::new("is-character"))
            }
            Observation::Accused { by, seat, character, right, .. } => {
                let name = if right { "accused-rightly" } else { "accused-wrongly" };
                (seat, character, right, Message::new(name).with("by", by))
            }
            _ => continue,
        };
        let fact = Fact { seat, character };
        if !proofs.iter().any(|old| old.fact == fact) {
            let message = message.with("who", seat).with("character", character);
            proofs.push(Proof { fact, is, reason: Reason { message, news } });
        }
    }
    proofs
}
