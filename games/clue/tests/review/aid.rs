//! Help at the table: nothing but what follows from one viewer's knowledge.

use std::collections::BTreeSet;

use bots::Playable;
use clue::Clue;
use game::{Deduce, Help, Knowledge, Seat, Viewer};
use rand::SeedableRng;

use crate::games::{game, knowledge_by_ply, names};

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
            for row in aid.rows.iter().step_by(5) {
                for at in aid.columns.iter().step_by(2) {
                    let why = |knowledge| Clue::why(knowledge, &row.of, at, &names(4));
                    assert_eq!(why(knowledge), why(&same));
                }
            }
            compared += 1;
        }
    }
    assert!(compared > 10);
}

/// What the reasoner fills in are the certain cells, and each of them has its why: from those pieces of news alone, it
/// follows, and not from any fewer of them.
#[test]
fn every_certain_cell_has_its_why() {
    let table = game(3, 33);
    let known = knowledge_by_ply(&table, Seat(1));
    let knowledge = &known[known.len() - 2];
    let aid = Clue::aid(knowledge).unwrap();
    let told = aid.clone().at(Help::Reasoner).unwrap();
    let mut explained = 0;
    for row in &aid.rows {
        for (column, at) in aid.columns.iter().enumerate() {
            let certain = told.rows.iter().find(|told| told.of == row.of).and_then(|told| told.possible[column]);
            let why = Clue::why(knowledge, &row.of, at, &names(3));
            assert_eq!(why.is_some(), certain.is_some());
            let (Some(why), Some(chance)) = (why, certain) else { continue };
            assert_eq!(why.is, chance == 1.0);
            let news: BTreeSet<u32> = why.reasons.iter().map(|reason| reason.news).collect();
            assert_eq!(news.len(), why.reasons.len());
            assert!(follows(knowledge, &news, &row.of, at, why.is), "{}, {at}: {why:?}", row.of);
            for left_out in &news {
                let fewer = news.iter().copied().filter(|number| number != left_out).collect();
                assert!(!follows(knowledge, &fewer, &row.of, at, why.is), "{}, {at}: {why:?}", row.of);
            }
            explained += 1;
        }
    }
    assert!(explained > 50);
}

/// Whether a cell is certain for somebody who was told these pieces of news alone.
fn follows(knowledge: &Knowledge<Clue>, news: &BTreeSet<u32>, of: &str, at: &str, is: bool) -> bool {
    let numbered = (0..).zip(&knowledge.observations);
    let observations = numbered.filter(|(number, _)| news.contains(number)).map(|(_, told)| told.clone()).collect();
    let fewer = Knowledge { observations, ..knowledge.clone() };
    Clue::why(&fewer, of, at, &names(3)).is_some_and(|why| why.is == is)
}

#[test]
fn there_is_no_help_for_what_is_no_cell() {
    let table = game(3, 1);
    let knowledge = table.knowledge(Viewer::Seat(Seat(0)));
    assert_eq!(Clue::why(&knowledge, "unicorn", "file", &names(3)), None);
    assert_eq!(Clue::why(&knowledge, "rope", "9", &names(3)), None);
    let start = &knowledge_by_ply(&table, Seat(0))[0];
    assert_eq!(Clue::aid(start), None);
    assert_eq!(Clue::why(start, "rope", "file", &names(3)), None);
}
