//! Soundness over whole games: what is true is never excluded, and reasons hold by themselves.

mod support;

use belief::{Card, Constraint, Holder, Problem, Solver, Unsolved, solve, why};
use support::logs::{CASE_FILE, Log, Reading, read};

const GAMES: [&str; 4] = [
    include_str!("../data/games-3.txt"),
    include_str!("../data/games-4.txt"),
    include_str!("../data/games-5.txt"),
    include_str!("../data/games-6.txt"),
];

fn games() -> impl Iterator<Item = Log> {
    GAMES.into_iter().flat_map(read)
}

fn cells(log: &Log) -> impl Iterator<Item = (Card, Holder)> {
    let holders = log.seats as u8 + 1;
    (0..log.deal.len() as u8).flat_map(move |card| (0..holders).map(move |holder| (Card(card), Holder(holder))))
}

#[test]
fn logs_survive_being_written() {
    for text in GAMES {
        assert_eq!(support::logs::write(&read(text)), text);
    }
}

#[test]
fn the_truth_is_never_excluded() {
    let mut solver = Solver::default();
    for (number, log) in games().enumerate() {
        let reading = if number % 2 == 0 { Reading::Possible } else { Reading::Likely };
        let secret = log.hand(CASE_FILE);
        for viewer in 0..log.seats {
            for problem in log.problems(viewer, reading).iter().step_by(7) {
                let solution = solver.solve(problem).unwrap();
                for card in (0..log.deal.len() as u8).map(Card) {
                    let truth = log.deal[card.index()];
                    assert!(solution.is_possible(card, truth), "game {number}: {card:?} is truly at {truth:?}");
                    let sum: f64 = (0..=log.seats as u8).map(|holder| solution.chance(card, Holder(holder))).sum();
                    assert!((sum - 1.0).abs() < 1e-12, "game {number}: {card:?} is held {sum} times");
                }
                assert!(solution.joint(CASE_FILE).unwrap().chance(secret) > 0.0, "game {number}: {secret:?}");
                solver.recycle(solution);
            }
        }
    }
}

/// How much work the positions of ten games of each size are, so that a worse order of cards, which costs time and
/// changes no answer, is noticed. Rounding may differ between machines and tip a choice, hence one part in a hundred.
#[test]
fn the_work_is_what_it_was() {
    let mut solver = Solver::default();
    let mut work = |text: &str| {
        let mut states = 0;
        for log in read(text).iter().take(10) {
            for problem in log.problems(0, Reading::Likely).iter().step_by(3) {
                let solution = solver.solve(problem).unwrap();
                states += solution.states();
                solver.recycle(solution);
            }
        }
        states
    };
    for (text, usual) in GAMES.iter().zip([5_391, 14_159, 38_136, 74_947_usize]) {
        let states = work(text);
        assert!(100 * states.abs_diff(usual) <= usual, "{states} states, not {usual}");
    }
}

/// Asks for the reasons of one problem in full: each is enough, and nothing can be left out of it.
fn check_reasons(log: &Log, problem: &Problem) {
    let solution = solve(problem).unwrap();
    // One cell in five, else this would take minutes.
    for (card, holder) in cells(log).step_by(5) {
        let reason = why(problem, card, holder).unwrap();
        let certain = solution.certain(card) == Some(holder);
        assert_eq!(reason.is_some(), certain || !solution.is_possible(card, holder));
        let Some(reason) = reason else { continue };
        assert_eq!(reason.holds, certain);
        let denial = if certain { Constraint::lacks(card, holder) } else { Constraint::holds(card, holder) };
        let denied_with = |constraints: &mut dyn Iterator<Item = usize>| {
            let mut part = problem.clone();
            part.truncate(0);
            constraints.for_each(|index| drop(part.constrain(problem.constraints()[index])));
            part.constrain(denial).unwrap();
            matches!(solve(&part), Err(Unsolved::Contradiction(_)))
        };
        assert!(denied_with(&mut reason.constraints.iter().copied()), "{reason:?} is not enough");
        for left_out in &reason.constraints {
            let mut rest = reason.constraints.iter().copied().filter(|index| index != left_out);
            assert!(!denied_with(&mut rest), "{left_out} can be left out of {reason:?}");
        }
    }
}

#[test]
fn reasons_hold_by_themselves() {
    for log in games().step_by(17) {
        check_reasons(&log, &log.problems(1, Reading::Possible)[20]);
    }
}

#[test]
fn an_error_in_a_log_is_named_by_few_constraints() {
    for (number, log) in games().enumerate().step_by(11) {
        let mut problem = log.problems(0, Reading::Possible).swap_remove(40);
        let truth = log.deal[3];
        if solve(&problem).unwrap().certain(Card(3)) != Some(truth) {
            continue;
        }
        let slip = problem.constrain(Constraint::lacks(Card(3), truth)).unwrap();
        let Err(Unsolved::Contradiction(contradiction)) = solve(&problem) else { panic!("game {number}") };
        assert!(contradiction.constraints.contains(&slip), "game {number}: {contradiction}");
        let expected = why(
            &{
                let mut before = problem.clone();
                before.truncate(slip);
                before
            },
            Card(3),
            truth,
        );
        // The slip, and the reason why it is one.
        assert_eq!(contradiction.constraints.len(), expected.unwrap().unwrap().constraints.len() + 1);
    }
}
