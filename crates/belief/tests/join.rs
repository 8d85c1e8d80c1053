//! Every answer at full size against a second method: list each holder's legal hands and join them.

mod support;

use std::collections::HashMap;

use belief::{Card, CardSet, Holder, Problem, Quota, Solution, solve};
use proptest::prelude::*;
use support::logs::{CASE_FILE, Reading, read};
use support::{Sizes, cases, close, fits, obeys, problem, same, weight};

/// For each set of cards, the weight of the ways in which some holders hold just these.
type Ways = HashMap<u64, f64>;

/// The holders' legal hands with their weights, and the joins of the holders before and from each one on.
struct Join {
    hands: Vec<Vec<(u64, f64)>>,
    before: Vec<Ways>,
    from: Vec<Ways>,
}

/// More pairs of hands than this are not joined: it would take seconds.
const MOST_PAIRS: usize = 3_000_000;

fn bits(hand: CardSet) -> u64 {
    hand.iter().fold(0, |bits, card| bits | 1 << card.0)
}

fn set(bits: u64) -> CardSet {
    (0..64).filter(|bit| bits >> bit & 1 == 1).map(Card).collect()
}

/// All hands of the right size that obey the constraints about one holder.
fn hands(problem: &Problem, holder: usize) -> Vec<(u64, f64)> {
    let size = match &problem.quotas()[holder] {
        Quota::Total(count) => usize::from(*count),
        Quota::ByCategory(counts) => counts.iter().map(|&count| usize::from(count)).sum(),
    };
    fn choose(cards: usize, from: usize, left: usize, hand: u64, out: &mut Vec<u64>) {
        if left == 0 {
            out.push(hand);
        } else {
            (from..=cards - left).for_each(|card| choose(cards, card + 1, left - 1, hand | 1 << card, out));
        }
    }
    let mut all = Vec::new();
    if size <= problem.cards() {
        choose(problem.cards(), 0, size, 0, &mut all);
    }
    all.retain(|&hand| fits(problem, holder, set(hand)) && obeys(problem, holder, set(hand)));
    all.into_iter().map(|hand| (hand, weight(problem, holder, set(hand)))).collect()
}

impl Join {
    /// Nothing when it would take too long.
    fn of(problem: &Problem) -> Option<Join> {
        let holders = problem.quotas().len();
        let hands: Vec<_> = (0..holders).map(|holder| hands(problem, holder)).collect();
        let extend = |ways: &Ways, hands: &[(u64, f64)]| {
            if ways.len() * hands.len() > MOST_PAIRS {
                return None;
            }
            let mut next = Ways::new();
            for (held, ways) in ways {
                for (hand, weight) in hands.iter().filter(|(hand, _)| held & hand == 0) {
                    *next.entry(held | hand).or_default() += ways * weight;
                }
            }
            Some(next)
        };
        let nobody = Ways::from([(0, 1.0)]);
        let mut before = vec![nobody.clone()];
        for hands in &hands {
            before.push(extend(before.last()?, hands)?);
        }
        let mut from = vec![nobody];
        for hands in hands.iter().rev() {
            from.push(extend(from.last()?, hands)?);
        }
        from.reverse();
        Some(Join { hands, before, from })
    }

    fn total(&self, all: u64) -> f64 {
        self.from[0].get(&all).copied().unwrap_or(0.0)
    }

    /// The weight of all deals in which a holder has this hand.
    fn with(&self, all: u64, holder: usize, hand: (u64, f64)) -> f64 {
        let rest = all & !hand.0;
        let pairs = self.before[holder].iter().filter(|(held, _)| *held & !rest == 0);
        pairs.map(|(held, ways)| ways * hand.1 * self.from[holder + 1].get(&(rest & !held)).unwrap_or(&0.0)).sum()
    }
}

/// Compares everything, but for the chances of hands too many to sum up; returns whether the join was affordable.
fn agrees(problem: &Problem, solution: Option<&Solution>) -> Result<bool, TestCaseError> {
    let Some(join) = Join::of(problem) else { return Ok(false) };
    let all = bits((0..problem.cards() as u8).map(Card).collect());
    let total = join.total(all);
    let Some(solution) = solution else {
        prop_assert_eq!(total, 0.0);
        return Ok(true);
    };
    prop_assert!(same(problem, solution.weight(), total), "{} is not {total}", solution.weight());
    for holder in 0..problem.quotas().len() {
        if join.hands[holder].len() * join.before[holder].len() > MOST_PAIRS {
            continue;
        }
        let mut sums = [0.0; 64];
        let joint = solution.joint(Holder(holder as u8)).ok();
        let mut possible = 0;
        for &hand in &join.hands[holder] {
            let weight = join.with(all, holder, hand);
            possible += usize::from(weight > 0.0);
            (0..64).filter(|card| hand.0 >> card & 1 == 1).for_each(|card: usize| sums[card] += weight);
            if let Some(joint) = &joint {
                let found = joint.chance(set(hand.0));
                prop_assert!(
                    same(problem, found, weight / total),
                    "{:?}: {found} is not {}",
                    set(hand.0),
                    weight / total
                );
            }
        }
        if let Some(joint) = joint {
            prop_assert_eq!(joint.iter().count(), possible);
        }
        for (card, sum) in sums.into_iter().enumerate().take(problem.cards()) {
            let found = solution.chance(Card(card as u8), Holder(holder as u8));
            prop_assert!(same(problem, found, sum / total), "{card} at {holder}: {found}, not {}", sum / total);
        }
    }
    Ok(true)
}

/// Moments of the stored games, spread over games, seats and time.
fn moments(games: &str, reading: Reading, step: usize) -> Vec<Problem> {
    let logs = read(games);
    let all = logs.iter().flat_map(|log| (0..log.seats).flat_map(move |viewer| log.problems(viewer, reading)));
    all.skip(step / 2).step_by(step).collect()
}

/// Steps that meet early and late moments alike, for no length of a game divides them.
fn check_games(games: &str, step: usize) {
    for reading in [Reading::Possible, Reading::Likely] {
        let problems = moments(games, reading, step);
        let joined = |problem: &&Problem| agrees(problem, Some(&solve(problem).unwrap())).unwrap();
        let joined = problems.iter().filter(joined).count();
        assert!(joined * 2 > problems.len(), "only {joined} of {} were affordable", problems.len());
    }
}

#[test]
fn games_of_three() {
    check_games(include_str!("../data/games-3.txt"), 127);
}

#[test]
fn games_of_four() {
    check_games(include_str!("../data/games-4.txt"), 151);
}

#[test]
fn games_of_five() {
    check_games(include_str!("../data/games-5.txt"), 193);
}

#[test]
fn games_of_six() {
    check_games(include_str!("../data/games-6.txt"), 229);
}

#[test]
fn the_first_moment_of_a_game() {
    // One player's six cards are known: 12 open cards of others and 3 of the case file.
    let log = &read(include_str!("../data/games-3.txt"))[0];
    let problem = log.start(0);
    let solution = solve(&problem).unwrap();
    let own = log.hand(support::logs::seat(0));
    let case_files: usize = problem.categories().iter().map(|cards| (*cards - own).len()).product();
    // 12 choose 6 ways to divide the rest.
    assert_eq!(solution.count(), case_files as f64 * 924.0);
    let joint = solution.joint(CASE_FILE).unwrap();
    assert_eq!(joint.iter().count(), case_files);
    assert!(joint.iter().all(|(_, chance)| close(chance, 1.0 / case_files as f64)));
}

/// Problems too large for a list of all deals.
const MEDIUM: Sizes =
    Sizes { categories: 4, in_category: 5, holders: 6, constraints: 20, weights: 8, lies: 60, vague: true };

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn random_problems(problem in problem(MEDIUM)) {
        agrees(&problem, solve(&problem).ok().as_ref())?;
    }
}
