//! Help at the table: nothing but what follows from one viewer's knowledge.

use std::collections::BTreeSet;

use clue::{BoardName, Card, Clue, Fact, Holder, Room, Setup, Suspect, Weapon};
use game::{Deduce, Knowledge, Seat, Table, Viewer};
use presentation::{Chance, Help, Playable};
use rand::SeedableRng;

use crate::games::{game, knowledge_by_ply};

/// Worlds that a viewer cannot tell apart give the same help, to the last digit.
#[test]
fn indistinguishable_worlds_give_the_same_aid() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(3);
    let table = game(4, 21);
    let mut compared = 0;
    for seat in Seat::all(4) {
        let known = knowledge_by_ply(&table, seat);
        for knowledge in known.iter().step_by(17).skip(1) {
            let other = Clue::determinize(knowledge, &mut rng).unwrap();
            let same: Knowledge<Clue> = other.knowledge(Viewer::Seat(seat));
            let aid = Clue::aid(knowledge).unwrap();
            assert_eq!(aid, Clue::aid(&same).unwrap());
            for told in aid.facts.iter().step_by(7) {
                assert_eq!(Clue::why(knowledge, &told.fact), Clue::why(&same, &told.fact));
            }
            compared += 1;
        }
    }
    assert!(compared > 10);
}

/// What the reasoner tells are the certain facts, and each of them has its why: from those pieces of news alone, it
/// follows, and not from any fewer of them.
#[test]
fn every_certain_fact_has_its_why() {
    let table = game(3, 33);
    let known = knowledge_by_ply(&table, Seat(1));
    let knowledge = &known[known.len() - 2];
    let aid = Clue::aid(knowledge).unwrap();
    let told = aid.clone().at(Help::Reasoner).unwrap();
    let mut explained = 0;
    for Chance { fact, .. } in &aid.facts {
        let certain = told.facts.iter().find(|told| told.fact == *fact).and_then(|told| told.possible);
        let why = Clue::why(knowledge, fact);
        assert_eq!(why.is_some(), certain.is_some());
        let (Some(why), Some(chance)) = (why, certain) else { continue };
        assert_eq!(why.is, chance == 1.0);
        let news: BTreeSet<u32> = why.reasons.iter().map(|reason| reason.news).collect();
        assert_eq!(news.len(), why.reasons.len());
        assert!(follows(knowledge, &news, fact, why.is), "{fact:?}: {why:?}");
        for left_out in &news {
            let fewer = news.iter().copied().filter(|number| number != left_out).collect();
            assert!(!follows(knowledge, &fewer, fact, why.is), "{fact:?}: {why:?}");
        }
        explained += 1;
    }
    assert!(explained > 50);
}

/// Whether a fact is certain for somebody who was told these pieces of news alone.
fn follows(knowledge: &Knowledge<Clue>, news: &BTreeSet<u32>, fact: &Fact, is: bool) -> bool {
    let numbered = (0..).zip(&knowledge.observations);
    let observations = numbered.filter(|(number, _)| news.contains(number)).map(|(_, told)| told.clone()).collect();
    let fewer = Knowledge { observations, ..knowledge.clone() };
    Clue::why(&fewer, fact).is_some_and(|why| why.is == is)
}

#[test]
fn there_is_no_help_for_a_card_or_a_player_that_is_not_there() {
    let rope = |holder| Fact { card: Card::Weapon(Weapon::Rope), holder };
    let table = game(3, 1);
    let knowledge = table.knowledge(Viewer::Seat(Seat(0)));
    assert_eq!(Clue::why(&knowledge, &rope(Holder::Seat(Seat(3)))), None);
    let start = &knowledge_by_ply(&table, Seat(0))[0];
    assert_eq!(Clue::aid(start), None);
    assert_eq!(Clue::why(start, &rope(Holder::CaseFile)), None);
    // In the hut there are neither the rope nor the kitchen.
    let hut = Setup { board: BoardName::Hut, suspects: 3, weapons: 2, ..Setup::new(&Suspect::ALL[..3]) };
    let knowledge = Table::<Clue>::new(hut).unwrap().knowledge(Viewer::Spectator);
    for card in [Card::Weapon(Weapon::Rope), Card::Room(Room::Kitchen)] {
        assert_eq!(Clue::why(&knowledge, &Fact { card, holder: Holder::CaseFile }), None);
    }
}
