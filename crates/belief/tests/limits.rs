//! What is refused, what is given up, and what happens beyond exact counts.

use belief::{
    Card, CardSet, Constraint, Contradiction, Holder, Invalid, MAX_CONSTRAINTS, MAX_HOLDERS, NoJoint, Problem,
    Quota, Solver, Unsolved, Weight, solve,
};

/// Two categories of three cards, a case file and two players.
fn problem() -> Problem {
    let mut problem = Problem::new(&[3, 3]).unwrap();
    problem.add_holder(Quota::ByCategory(vec![1, 1])).unwrap();
    problem.add_holder(Quota::Total(2)).unwrap();
    problem.add_holder(Quota::Total(2)).unwrap();
    problem
}

#[test]
fn too_many_of_anything_is_refused() {
    assert_eq!(Problem::new(&[64]).unwrap().cards(), 64);
    assert_eq!(Problem::new(&[60, 5]), Err(Invalid::TooManyCards(65)));
    assert_eq!(Problem::new(&[usize::MAX, 2]), Err(Invalid::TooManyCards(usize::MAX)));
    let mut problem = Problem::new(&[1]).unwrap();
    for _ in 0..MAX_HOLDERS {
        problem.add_holder(Quota::Total(0)).unwrap();
    }
    assert_eq!(problem.add_holder(Quota::Total(0)), Err(Invalid::TooManyHolders));
    for _ in 0..MAX_CONSTRAINTS {
        problem.constrain(Constraint::lacks(Card(0), Holder(0))).unwrap();
    }
    assert_eq!(problem.constrain(Constraint::lacks(Card(0), Holder(0))), Err(Invalid::TooManyEntries));
}

#[test]
fn what_does_not_exist_is_refused() {
    let mut problem = problem();
    let unknown = problem.constrain(Constraint::holds(Card(6), Holder(1))).unwrap_err();
    assert_eq!(unknown, Invalid::UnknownCard { card: Card(6), cards: 6 });
    assert_eq!(unknown.to_string(), "there is no card 6: the 6 cards are numbered from 0");
    let unknown = problem.constrain(Constraint::holds(Card(0), Holder(3))).unwrap_err();
    assert_eq!(unknown, Invalid::UnknownHolder { holder: Holder(3), holders: 3 });
    let shape = problem.add_holder(Quota::ByCategory(vec![1])).unwrap_err();
    assert_eq!(shape, Invalid::QuotaShape { given: 1, categories: 2 });
    let range = problem.constrain(Constraint::between(Holder(1), CardSet::EMPTY, 2, 1)).unwrap_err();
    assert_eq!(range, Invalid::EmptyRange { least: 2, most: 1 });
    assert!(problem.constraints().is_empty(), "what is refused leaves nothing behind");
}

#[test]
fn weights_must_be_positive_and_of_a_size() {
    let mut problem = problem();
    let weight = |factors: Vec<f64>| Weight { holder: Holder(1), cards: CardSet::of([Card(0)]), factors };
    assert_eq!(problem.weigh(weight(vec![1.0])), Err(Invalid::FactorCount { given: 1, cards: 1 }));
    assert_eq!(problem.weigh(weight(vec![1.0, 0.0])), Err(Invalid::Factor(0.0)));
    assert_eq!(problem.weigh(weight(vec![1.0, -2.0])), Err(Invalid::Factor(-2.0)));
    assert!(matches!(problem.weigh(weight(vec![1.0, f64::NAN])), Err(Invalid::Factor(_))));
    assert_eq!(problem.weigh(weight(vec![1.0, 1e300])), Err(Invalid::TooWide));
    problem.weigh(weight(vec![1.0, 1e200])).unwrap();
    assert_eq!(problem.weigh(weight(vec![1e200, 1.0])), Err(Invalid::TooWide));
    assert!(!solve(&problem).unwrap().chance(Card(0), Holder(2)).is_nan());
}

#[test]
fn quotas_that_cannot_be_met_contradict_without_any_constraint() {
    let mut problem = problem();
    problem.add_holder(Quota::Total(1)).unwrap();
    problem.constrain(Constraint::holds(Card(0), Holder(1))).unwrap();
    assert_eq!(solve(&problem).unwrap_err(), Unsolved::Contradiction(Contradiction { constraints: vec![] }));
}

#[test]
fn a_contradiction_names_its_constraints() {
    let mut problem = problem();
    problem.constrain(Constraint::any_of(Holder(2), CardSet::of([Card(0), Card(3)]))).unwrap();
    problem.constrain(Constraint::holds(Card(1), Holder(1))).unwrap();
    problem.constrain(Constraint::holds(Card(4), Holder(1))).unwrap();
    problem.constrain(Constraint::lacks(Card(2), Holder(1))).unwrap();
    problem.constrain(Constraint::holds(Card(5), Holder(1))).unwrap();
    let error = solve(&problem).unwrap_err();
    assert_eq!(error, Unsolved::Contradiction(Contradiction { constraints: vec![1, 2, 4] }));
    problem.truncate(4);
    assert!(solve(&problem).is_ok());
}

#[test]
fn of_no_cards_something_cannot_be_held() {
    for constraint in
        [Constraint::any_of(Holder(1), CardSet::EMPTY), Constraint::not_all(Holder(1), CardSet::EMPTY)]
    {
        let mut problem = problem();
        problem.constrain(constraint).unwrap();
        assert_eq!(solve(&problem).unwrap_err(), Unsolved::Contradiction(Contradiction { constraints: vec![0] }));
    }
}

#[test]
fn no_cards_have_one_deal() {
    let problem = Problem::new(&[]).unwrap();
    assert_eq!(solve(&problem).unwrap().count(), 1.0);
    let mut problem = Problem::new(&[0, 0]).unwrap();
    problem.add_holder(Quota::Total(0)).unwrap();
    assert_eq!(solve(&problem).unwrap().count(), 1.0);
}

#[test]
fn cards_without_a_holder_have_no_deal() {
    let problem = Problem::new(&[1]).unwrap();
    assert_eq!(solve(&problem).unwrap_err(), Unsolved::Contradiction(Contradiction { constraints: vec![] }));
}

#[test]
fn a_solver_gives_up_at_its_limit_and_goes_on_to_the_next_problem() {
    // Ten players with six cards each and nothing known: some 10^8 states.
    let mut hard = Problem::new(&[20, 20, 20]).unwrap();
    for _ in 0..10 {
        hard.add_holder(Quota::Total(6)).unwrap();
    }
    let mut solver = Solver::with_limit(50_000);
    let error = solver.solve(&hard).unwrap_err();
    assert!(matches!(error, Unsolved::TooHard(_)), "{error}");
    assert_eq!(error.to_string(), "an exact answer would take more than 50000 states");
    assert_eq!(solver.solve(&problem()).unwrap().count(), 9.0 * 6.0);
}

#[test]
fn counts_beyond_exactness_are_rounded() {
    // 64 cards to four players of sixteen: 64! / (16!)^4 deals.
    let mut problem = Problem::new(&[64]).unwrap();
    for _ in 0..4 {
        problem.add_holder(Quota::Total(16)).unwrap();
    }
    let solution = solve(&problem).unwrap();
    let choose = |n: u128, k: u128| (0..k).fold(1_u128, |ways, i| ways * (n - i) / (i + 1));
    let exact = choose(64, 16) as f64 * choose(48, 16) as f64 * choose(32, 16) as f64;
    assert!((solution.count() / exact - 1.0).abs() < 1e-13, "{} is not {exact}", solution.count());
    assert!((solution.chance(Card(63), Holder(3)) - 0.25).abs() < 1e-13);
}

#[test]
fn counts_up_to_two_to_the_53_are_exact() {
    // The case file of Clue and six players with nothing known: 324 * 18! / (3!)^6 deals.
    let mut problem = Problem::new(&[6, 6, 9]).unwrap();
    let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1, 1])).unwrap();
    for _ in 0..6 {
        problem.add_holder(Quota::Total(3)).unwrap();
    }
    let solution = solve(&problem).unwrap();
    let deals = 324 * ((1..=18).product::<u64>() / 6_u64.pow(6));
    assert!(deals < 1 << 53);
    assert_eq!(solution.count() as u64, deals);
    assert_eq!(solution.chance(Card(20), case_file), 1.0 / 9.0);
    assert_eq!(solution.joint(case_file).unwrap().iter().count(), 324);
}

#[test]
fn two_quotas_for_each_holder() {
    // Two rooms and one weapon for each of three: (6! / 2^3) * 3! deals, less those that an attack rules out.
    let mut problem = Problem::new(&[6, 3]).unwrap();
    let players: Vec<Holder> = (0..3).map(|_| problem.add_holder(Quota::ByCategory(vec![2, 1])).unwrap()).collect();
    assert_eq!(solve(&problem).unwrap().count(), 90.0 * 6.0);
    problem.constrain(Constraint::none_of(players[0], CardSet::of([Card(0), Card(6)]))).unwrap();
    // Five rooms to choose two from, then 4! / 2^2; two weapons to choose from, then 2.
    assert_eq!(solve(&problem).unwrap().count(), 10.0 * 6.0 * 2.0 * 2.0);
}

#[test]
fn joint_chances_only_of_one_card_of_each_category() {
    let solution = solve(&problem()).unwrap();
    assert_eq!(solution.joint(Holder(1)).unwrap_err(), NoJoint::NotOneOfEach(Holder(1)));
    assert_eq!(solution.joint(Holder(9)).unwrap_err(), NoJoint::NotOneOfEach(Holder(9)));
    let joint = solution.joint(Holder(0)).unwrap();
    assert_eq!(joint.chance(CardSet::of([Card(0), Card(1)])), 0.0);
    assert_eq!(joint.chance(CardSet::of([Card(0)])), 0.0);

    // Seventeen categories of two: twice as many combinations as fit.
    let mut problem = Problem::new(&[2; 17]).unwrap();
    let case_file = problem.add_holder(Quota::ByCategory(vec![1; 17])).unwrap();
    problem.add_holder(Quota::Total(17)).unwrap();
    assert_eq!(solve(&problem).unwrap().joint(case_file).unwrap_err(), NoJoint::TooLarge);
}

#[test]
fn many_rules_about_one_hand() {
    // More rules than one word can count: pairs of neighbours of which one must be held.
    let mut problem = Problem::new(&[64]).unwrap();
    let ann = problem.add_holder(Quota::Total(32)).unwrap();
    problem.add_holder(Quota::Total(32)).unwrap();
    for card in 0..63 {
        problem.constrain(Constraint::any_of(ann, CardSet::of([Card(card), Card(card + 1)]))).unwrap();
    }
    // No two neighbours may both be missing: 32 missing cards with gaps, 33 choose 32 ways.
    assert_eq!(solve(&problem).unwrap().count(), 33.0);
}
