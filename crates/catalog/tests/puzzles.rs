//! Puzzles of every game, as a person gets them.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use catalog::{AnyPuzzle, Day, HARDEST, Listener, Message, Viewer, case_of};
use chacha20::ChaCha8Rng;
use rand::SeedableRng;

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Some puzzles of every kind of every game.
fn puzzles() -> Vec<Box<dyn AnyPuzzle>> {
    let mut all = Vec::new();
    for game in catalog::games() {
        assert!(!game.puzzles().is_empty(), "{} has no puzzles", game.name());
        for kind in game.puzzles() {
            let mut of_kind = Vec::new();
            for seed in 0..40 {
                let looked = game.cut(kind, &mut rng(seed), &mut |puzzle| {
                    of_kind.push(puzzle);
                    if of_kind.len() % 3 == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                assert!(looked.is_some_and(|looked| looked > 0));
                if of_kind.len() > 6 {
                    break;
                }
            }
            assert!(of_kind.len() > 6, "{}: 40 games have {} of {kind}", game.name(), of_kind.len());
            all.extend(of_kind);
        }
    }
    all
}

/// Every answer to a puzzle.
fn answers(puzzle: &dyn AnyPuzzle) -> Vec<Vec<String>> {
    let keys = |choices: &[presentation::Pick]| choices.iter().map(|choice| choice.key.clone()).collect::<Vec<_>>();
    let parts = puzzle.case().parts;
    parts.iter().fold(vec![Vec::new()], |begun: Vec<Vec<String>>, part| {
        let longer = |begun: &Vec<String>, key: &String| [&begun[..], std::slice::from_ref(key)].concat();
        begun.iter().flat_map(|begun| keys(&part.choices).into_iter().map(move |key| longer(begun, &key))).collect()
    })
}

fn strs(answer: &[String]) -> Vec<&str> {
    answer.iter().map(String::as_str).collect()
}

#[test]
fn every_answer_is_judged_and_the_solution_is_right() {
    for puzzle in puzzles() {
        let case = puzzle.case();
        let name = format!("{} {}", case.game, case.kind);
        assert!((1..=HARDEST).contains(&case.level), "{name}");
        assert!(puzzle.judge(&puzzle.solution(), &mut rng(1)).is_some_and(|judged| judged.right), "{name}");
        let all = answers(&*puzzle);
        let judged: Vec<_> =
            all.iter().step_by(1 + all.len() / 30).map(|answer| puzzle.judge(&strs(answer), &mut rng(1))).collect();
        assert!(judged.iter().all(Option::is_some), "{name}: an answer is not judged");
        assert!(judged.iter().flatten().any(|judged| !judged.right), "{name}: everything is right");
        assert!(puzzle.judge(&[], &mut rng(1)).is_none(), "{name}: nothing is an answer");
        assert!(puzzle.judge(&["nonsense"; 3], &mut rng(1)).is_none(), "{name}: nonsense is an answer");
    }
}

/// What was found out before can be explained, and the solution cannot be asked for in this way.
#[test]
fn why_explains_what_the_aid_tells_and_nothing_else() {
    let mut explained = 0;
    for puzzle in puzzles() {
        assert!(puzzle.why("\"nonsense\"").is_err());
        let case = puzzle.case();
        let Some(aid) = case.aid else { continue };
        let told: BTreeSet<&str> = aid.facts.iter().map(|told| told.fact.get()).collect();
        for told in aid.facts.iter().step_by(5) {
            let why = puzzle.why(told.fact.get()).unwrap().expect("what is known has reasons");
            assert_eq!(Some(if why.is { 1.0 } else { 0.0 }), told.possible);
            assert!(why.reasons.iter().all(|reason| (reason.news as usize) < case.news.len()));
            explained += 1;
        }
        for card in &case.parts[0].choices {
            let fact = format!("{{\"card\":\"{}\",\"holder\":\"case_file\"}}", card.key);
            assert!(told.contains(&*fact) || puzzle.why(&fact) == Ok(None), "{fact}");
        }
    }
    assert!(explained > 0);
}

#[test]
fn all_that_is_said_has_words_and_no_solution_is_in_the_question() {
    for puzzle in puzzles() {
        let case = puzzle.case();
        let words = puzzle.game().words();
        let names = case.chairs.iter().map(|chair| format!("Player {chair}")).collect();
        let listener = Listener { viewer: Viewer::Seat(case.seat), names: &names };
        let say = |message: &Message| words.try_say(message, listener).unwrap_or_else(|unsaid| panic!("{unsaid}"));
        assert!(words.text(&format!("puzzle-kind-{}", case.kind)).is_some(), "{} has no title", case.kind);
        case.ask.iter().for_each(|message| drop(say(message)));
        for part in &case.parts {
            say(&part.title);
            let keys: BTreeSet<&str> = part.choices.iter().map(|choice| &*choice.key).collect();
            let named: BTreeSet<String> = part.choices.iter().map(|choice| say(&choice.name)).collect();
            assert_eq!((keys.len(), named.len()), (part.choices.len(), part.choices.len()), "{:?}", part.choices);
        }
        let all = answers(&*puzzle);
        for answer in all.iter().step_by(1 + all.len() / 30) {
            let judged = puzzle.judge(&strs(answer), &mut rng(2)).unwrap();
            assert!(!judged.text.is_empty());
            judged.text.iter().for_each(|message| drop(say(message)));
            judged.reasons.iter().for_each(|reason| drop(say(&reason.message)));
            for reason in &judged.reasons {
                assert!(case.news.iter().any(|news| news.number == reason.news), "a reason that nobody was told");
            }
        }
    }
}

#[test]
fn a_day_has_one_case_and_a_week_has_every_game() {
    let monday: Day = "2026-11-23".parse().unwrap();
    let days = (0..7).map(|day| Day::at(u64::from(monday.number() + day) * 24 * 3600));
    let mut games = BTreeSet::new();
    for day in days {
        let case = || serde_json::to_string(&case_of(day, &mut rng(u64::from(day.number()))).case()).unwrap();
        let one = case();
        assert_eq!(one, case(), "{day}");
        let game = case_of(day, &mut rng(7)).case().game;
        games.insert(game);
    }
    assert_eq!(games.len(), catalog::games().len());
}
