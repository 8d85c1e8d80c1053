//! Help at the table: who can be who, by what one player was told.
//!
//! Two readings side by side: *possible* counts every way to give the players characters that fits the accusations and
//! the viewer's own card; *likely* weighs the same ways by what each has accused others of, laid and covered.

use game::{Aid, AidRow, BySeat, Deduce, Knowledge, Reason, Seat, Teller, Why, rounded};

use crate::deduce::belief::{Belief, Reading};
use crate::deduce::castings;
use crate::text::short;
use crate::{Character, Observation, Strangers};

/// A row for each character and a column for each seat; nothing before the deal.
pub(crate) fn aid(knowledge: &Knowledge<Strangers>) -> Option<Aid> {
    let chances = Strangers::chances(knowledge).ok().filter(|chances| !chances.is_empty())?;
    let public = &knowledge.view.public;
    let seats = public.players.len();
    let chance = |seat: Seat, who: Character| {
        let found = chances.iter().find(|(fact, _)| *fact == (seat, who));
        Some(rounded(found.map_or(0.0, |&(_, chance)| chance)))
    };
    let likely = Belief::of(knowledge, Reading::Likely);
    let row = |who: Character| AidRow {
        of: key(who),
        possible: Seat::all(seats).map(|seat| chance(seat, who)).collect(),
        likely: Seat::all(seats).map(|seat| Some(rounded(likely.chance(seat, who)))).collect(),
    };
    Some(Aid {
        columns: Seat::all(seats).map(|seat| seat.0.to_string()).collect(),
        rows: public.characters.iter().map(row).collect(),
    })
}

/// The name of a character in JSON.
pub(crate) fn key(who: Character) -> String {
    let name = serde_json::to_value(who).expect("a character has a name");
    name.as_str().expect("a character's JSON is its name").to_owned()
}

/// That somebody is, or is not, a character, with the number of the news that told it.
#[derive(Clone, Copy)]
struct Proof {
    news: usize,
    seat: Seat,
    who: Character,
    is: bool,
}

/// Why the player of the column is, or is not, the character of the row.
pub(crate) fn why(knowledge: &Knowledge<Strangers>, of: &str, at: &str, names: &BySeat<String>) -> Option<Why> {
    let public = &knowledge.view.public;
    let who = public.characters.iter().find(|&who| key(who) == of)?;
    let seat = Seat::all(public.players.len()).find(|seat| seat.0.to_string() == at)?;
    let proofs = proofs(knowledge);
    let all = castings(&public.players.map(|_, _| public.characters));
    // What is the same in all castings that fit the proofs of a mask.
    let certain = |mask: u32| {
        let chosen = |number: usize| mask >> number & 1 == 1;
        let fits = |casting: &&BySeat<Character>| {
            let mut told = proofs.iter().enumerate().filter(|(number, _)| chosen(*number));
            told.all(|(_, proof)| (casting[proof.seat] == proof.who) == proof.is)
        };
        let mut is = all.iter().filter(fits).map(|casting| casting[seat] == who);
        let first = is.next()?;
        is.all(|other| other == first).then_some(first)
    };
    let whole = 1 << proofs.len();
    let is = certain(whole - 1)?;
    let shortest = (0..whole).filter(|&mask| certain(mask) == Some(is)).min_by_key(|mask| mask.count_ones())?;
    let used = proofs.iter().enumerate().filter(|(number, _)| shortest >> number & 1 == 1);
    let reason =
        |(_, proof): (usize, &Proof)| Reason { text: sentence(knowledge, proof, names), news: proof.news as u32 };
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
                Proof { news, seat, who: own.character, is: true }
            }
            &Observation::Accused { seat, character: who, right: is, .. } => Proof { news, seat, who, is },
            _ => continue,
        };
        if !proofs.iter().any(|old| (old.seat, old.who) == (proof.seat, proof.who)) {
            proofs.push(proof);
        }
    }
    proofs
}

fn sentence(knowledge: &Knowledge<Strangers>, proof: &Proof, names: &BySeat<String>) -> String {
    let teller = Teller::new(knowledge.viewer, names);
    let not = if proof.is { "" } else { " not" };
    let is = format!("{}{not} {}", teller.does(proof.seat, "is"), short(proof.who));
    match knowledge.observations[proof.news] {
        Observation::Accused { by, .. } => format!("{} made an accusation: {is}.", teller.who(by)),
        _ => format!("{is}."),
    }
}
