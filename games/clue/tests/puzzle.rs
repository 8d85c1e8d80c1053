//! Puzzles cut from games of Clue.

use clue::{Card, Clue, Detective, Fact, Holder, Novice};
use game::{Deduce, Seat};
use presentation::{Cut, PuzzleKind, Verdict, puzzle_kind};
use testkit::puzzled;

mod oracle;

use oracle::Oracle;

fn kind(name: &str) -> &'static dyn PuzzleKind<Clue> {
    puzzle_kind(name).expect("there is such a kind")
}

/// The puzzles of a kind in some games.
fn puzzles(name: &str, games: u64) -> Vec<Cut<Clue>> {
    puzzled::cuts(kind(name), &[&Detective, &Novice], games)
}

fn judge(cut: &Cut<Clue>, answer: &[&str]) -> Verdict<Clue> {
    puzzled::judge(kind_of(cut), cut, answer)
}

fn kind_of(cut: &Cut<Clue>) -> &'static dyn PuzzleKind<Clue> {
    kind(if cut.puzzle.parts.len() == 3 { "deduce" } else { "ask" })
}

/// Every answer to a deduction puzzle, with the fact that it claims.
fn answers(cut: &Cut<Clue>) -> Vec<([String; 3], Fact, bool)> {
    let mut all = Vec::new();
    let seats = cut.knowledge.setup.tokens.len();
    for card in cut.knowledge.view.public.deck.iter() {
        for holder in Seat::all(seats).map(Holder::Seat).chain([Holder::CaseFile]) {
            for is in [true, false] {
                let at = match holder {
                    Holder::Seat(seat) => seat.0.to_string(),
                    Holder::CaseFile => "file".to_owned(),
                };
                let name = serde_json::to_value(card).unwrap();
                let is_key = if is { "yes" } else { "no" };
                let key = [name.as_str().unwrap().to_owned(), at, is_key.to_owned()];
                all.push((key, Fact { card, holder }, is));
            }
        }
    }
    all
}

fn strs(answer: &[String]) -> Vec<&str> {
    answer.iter().map(String::as_str).collect()
}

#[test]
fn the_solution_of_a_deduction_follows_by_brute_force() {
    for found in puzzles("deduce", 6) {
        let oracle = Oracle::of(&found.knowledge);
        let solution = &found.puzzle.solution;
        let (_, fact, is) = answers(&found).into_iter().find(|(key, ..)| key[..] == solution[..]).unwrap();
        assert!(!oracle.allows(fact, !is), "{fact:?} is {is} by a guess");
        assert!(oracle.allows(fact, is));
        let verdict = judge(&found, &strs(solution));
        assert!(verdict.right && !verdict.again && verdict.otherwise.is_none());
        assert!(verdict.reasons.len() > 1, "{:?} is plain to see", verdict.reasons);
    }
}

#[test]
fn a_mark_is_taken_exactly_where_it_follows_and_refused_with_a_deal_where_not() {
    for found in puzzles("deduce", 3).into_iter().step_by(5) {
        let oracle = Oracle::of(&found.knowledge);
        let mut refused = 0;
        for (answer, fact, is) in answers(&found).into_iter().step_by(3) {
            let verdict = judge(&found, &strs(&answer));
            let follows = !oracle.allows(fact, !is);
            assert!(follows || !verdict.right, "{answer:?} is taken and does not follow");
            match verdict.otherwise {
                None => assert!(follows, "{answer:?} is refused without a deal"),
                Some(world) => {
                    assert!(!follows, "{answer:?} follows");
                    assert_eq!(world.knowledge(found.knowledge.viewer), found.knowledge, "{answer:?}");
                    let mut facts = Vec::new();
                    world.game().facts(&mut facts);
                    assert_eq!(facts.contains(&fact), !is, "{answer:?}: the deal is no other");
                    refused += 1;
                }
            }
        }
        assert!(refused > 0);
    }
}

#[test]
fn what_was_known_before_is_not_the_answer_again() {
    let found = puzzles("deduce", 2).swap_remove(0);
    let own = found.knowledge.view.own.as_ref().unwrap().hand.first().unwrap();
    let key = serde_json::to_value(own).unwrap();
    let seat = found.knowledge.viewer.seat().unwrap().0.to_string();
    let verdict = judge(&found, &[key.as_str().unwrap(), &seat, "yes"]);
    assert!(!verdict.right && verdict.again && verdict.otherwise.is_none());
    assert_eq!(verdict.text[0].name, "puzzle-known");
}

#[test]
fn what_was_found_out_before_stands_on_the_sheet_and_the_answer_does_not() {
    for found in puzzles("deduce", 4) {
        let oracle = Oracle::of(&found.knowledge);
        let aid = found.puzzle.aid.as_ref().unwrap();
        let (_, solution, _) =
            answers(&found).into_iter().find(|(key, ..)| key[..] == found.puzzle.solution[..]).unwrap();
        assert!(aid.facts.iter().all(|known| known.fact != solution));
        for known in aid.facts.iter().step_by(7) {
            assert!(!oracle.allows(known.fact, known.possible == Some(0.0)), "{:?} is not known", known.fact);
        }
    }
}

#[test]
fn harder_puzzles_follow_from_more() {
    for found in puzzles("deduce", 6) {
        let reasons = judge(&found, &strs(&found.puzzle.solution)).reasons.len();
        assert_eq!(usize::from(found.puzzle.level), (reasons - 1).clamp(1, 5));
    }
}

#[test]
fn the_best_question_is_right_and_a_wasted_one_is_not() {
    for found in puzzles("ask", 3) {
        assert!(judge(&found, &strs(&found.puzzle.solution)).right);
        let [suspects, weapons] = &found.puzzle.parts[..] else { panic!("two parts") };
        let pairs = suspects.choices.iter().flat_map(|one| weapons.choices.iter().map(move |two| (one, two)));
        let right = pairs.filter(|(one, two)| judge(&found, &[&one.key, &two.key]).right).count();
        let all = suspects.choices.len() * weapons.choices.len();
        assert!(right * 20 < all * 7, "{right} of {all} are right");
    }
}

#[test]
fn what_is_no_answer_is_not_judged() {
    let nonsense: [&[&str]; 5] = [&[], &["rope"], &["rope", "0"], &["rope", "9", "yes"], &["rope", "0", "maybe"]];
    puzzled::refuse(kind("deduce"), &puzzles("deduce", 2)[0], &nonsense);
}

#[test]
fn a_puzzle_depends_on_nothing_that_its_player_does_not_know() {
    let found: Vec<Cut<Clue>> = puzzles("deduce", 2).into_iter().step_by(9).collect();
    puzzled::ask_what_is_known(kind("deduce"), &found);
}

#[test]
fn the_oracle_knows_what_a_hand_says() {
    let found = puzzles("deduce", 1).swap_remove(0);
    let oracle = Oracle::of(&found.knowledge);
    let own = found.knowledge.viewer.seat().unwrap();
    let hand = found.knowledge.view.own.as_ref().unwrap().hand;
    for card in found.knowledge.view.public.deck.iter() {
        let card: Card = card;
        assert_eq!(oracle.allows(Fact { card, holder: Holder::Seat(own) }, true), hand.contains(card));
    }
}
