//! What others know, what one more answer tells, and decks with more or fewer categories than three.

use inference::{
    Asker, Budget, Card, CardSet, Contradiction, Deal, Event, Impression, Log, News, Player, PlayerSet, Setup,
    Shown, Solution, Solver, Unfit, Unsolved, entropy,
};

fn cards(numbers: &[u8]) -> CardSet {
    numbers.iter().copied().map(Card).collect()
}

fn asked(by: u8, named: &[u8], passed: &[u8], shown: Option<(u8, Option<u8>)>) -> Event {
    Event::Asked {
        by: Player(by),
        cards: cards(named),
        passed: passed.iter().copied().map(Player).collect(),
        shown: shown.map(|(by, card)| Shown { by: Player(by), card: card.map(Card) }),
    }
}

/// Three suspects, three weapons, four rooms; three players with 3, 2 and 2 cards. The first holds 0, 3 and 6.
fn small() -> Log {
    let setup = Setup::new(&[3, 3, 4], &[3, 2, 2], 0).unwrap();
    let mut log = Log::new(setup, Some(Player(0)));
    log.push(Event::Holds { holder: Player(0).into(), cards: cards(&[0, 3, 6]) });
    log
}

fn possible(log: &Log) -> Solution {
    Solver::default().solve(&log.possible()).unwrap()
}

fn likely(log: &Log) -> Solution {
    Solver::default().solve(&log.likely()).unwrap()
}

#[test]
fn the_likely_reading_weighs_the_choice_of_the_card_shown() {
    let mut log = small();
    // The second player shows card 1 of the three 1, 4, 7: any other of them is less likely there than by count.
    log.push(asked(0, &[1, 4, 7], &[], Some((1, Some(1)))));
    let (count, weighed) = (possible(&log), likely(&log));
    let holder = Player(1).into();
    assert_eq!(count.chance(Card(1), holder), 1.0);
    assert!(weighed.chance(Card(4), holder) < count.chance(Card(4), holder));
    // What one shows oneself tells one nothing.
    let mut own = small();
    own.push(asked(1, &[0, 4, 6], &[2], Some((0, Some(6)))));
    assert_eq!(likely(&own).count(), possible(&own).count());
    assert_eq!(likely(&own).chance(Card(4), holder), possible(&own).chance(Card(4), holder));
}

#[test]
fn one_more_pass_is_ruled_out_as_if_solved_anew() {
    let mut log = small();
    log.push(asked(0, &[1, 4, 7], &[], Some((1, Some(1)))));
    let before = log.clone();
    log.push(asked(2, &[2, 5, 8], &[1], None));
    let News::Lacks(player, cards) = before.news(&log) else { panic!("only one player lacks more") };
    let mut quick = likely(&before);
    assert!(quick.rule_out(player.into(), cards));
    let anew = likely(&log);
    for (card, holder) in (0..10).map(Card).flat_map(|card| log.setup().holders().map(move |by| (card, by))) {
        assert!((quick.chance(card, holder) - anew.chance(card, holder)).abs() < 1e-12);
    }
    assert_eq!(quick.count(), anew.count());
}

#[test]
fn news_is_told_apart() {
    let mut log = small();
    let start = log.clone();
    assert!(!start.is_empty());
    assert_eq!(start.news(&log), News::Nothing);
    log.push(asked(2, &[2, 5, 8], &[1], None));
    let passed = log.clone();
    assert_eq!(start.news(&passed), News::Lacks(Player(1), cards(&[2, 5, 8])));
    log.push(asked(0, &[2, 5, 8], &[1], None));
    assert_eq!(passed.news(&log), News::Nothing);
    log.push(asked(2, &[1, 4, 7], &[], Some((1, None))));
    let shown = log.clone();
    assert_eq!(passed.news(&shown), News::More);
    log.push(asked(0, &[1, 4, 7], &[], Some((1, None))));
    assert_eq!(shown.news(&log), News::Nothing);
}

#[test]
fn a_rival_knows_their_hand_and_what_they_saw() {
    let mut log = small();
    log.push(asked(1, &[1, 4, 7], &[2], Some((0, Some(0)))));
    log.push(asked(2, &[1, 4, 7], &[0], Some((1, None))));
    log.push(asked(0, &[1, 4, 7], &[], Some((1, Some(7)))));
    log.push(Event::Accused { by: Player(2), cards: cards(&[1, 4, 8]), right: false, case_file: None });
    let deal: Deal = possible(&log).spread(1).next().unwrap();
    let mut asked_to_pick = Vec::new();
    let rival = log.of_rival(Player(2), &deal, |could| {
        asked_to_pick.push(could);
        could.iter().next().unwrap()
    });
    let could = deal.hand(Player(1).into()) & cards(&[1, 4, 7]);
    assert_eq!(asked_to_pick, [could], "of one card alone it was not known which was shown to the third player");
    let case_file = rival.setup().case_file();
    assert_eq!(rival.viewer(), Some(Player(2)));
    assert_eq!(rival.holds(Player(2).into()), deal.hand(Player(2).into()));
    assert_eq!(rival.case_file(), Some(deal.hand(case_file)), "whoever has accused has looked");
    assert_eq!(rival.holds(Player(0).into()), CardSet::EMPTY, "the third player saw no card of the first");
    let public = log.public();
    assert!(public.viewer().is_none() && public.holds(Player(0).into()).is_empty());
    assert_eq!(public.lacks(Player(2).into()), cards(&[1, 4, 7]));
}

#[test]
fn reasons_and_contradictions_name_events() {
    let mut log = small();
    let passes = log.push(asked(2, &[2, 5, 8], &[1], None));
    let hand = 0;
    let lacks = log.push(Event::Lacks { holder: Player(2).into(), cards: cards(&[8]) });
    let case_file = log.setup().case_file();
    let why = log.why(Card(8), case_file).unwrap().unwrap();
    assert_eq!((why.holds, why.events), (true, vec![hand, passes, lacks]));
    assert_eq!(log.why(Card(9), case_file).unwrap().unwrap().events, [hand, passes, lacks]);
    assert_eq!(log.why(Card(1), Player(1).into()).unwrap(), None);
    let lie = log.push(Event::Holds { holder: Player(1).into(), cards: cards(&[5]) });
    let contradiction = Contradiction { constraints: vec![passes, lie] };
    assert_eq!(log.why(Card(8), case_file), Err(Unsolved::Contradiction(contradiction)));
    assert_eq!(log.contradiction(), [passes, lie]);
}

#[test]
fn an_accusation_tells_what_the_case_file_holds() {
    let accused = |right, case_file: Option<&[u8]>| {
        let mut log = small();
        let case_file = case_file.map(cards);
        log.push(Event::Accused { by: Player(1), cards: cards(&[1, 4, 8]), right, case_file });
        log
    };
    let chance = |log: Log, card: u8| possible(&log).chance(Card(card), log.setup().case_file());
    assert_eq!(chance(accused(true, None), 8), 1.0);
    assert_eq!(chance(accused(false, Some(&[1, 4, 7])), 7), 1.0);
    assert!((0.0..1.0).contains(&chance(accused(false, None), 8)));
    // To have looked, and to have seen what was wrong, contradict each other.
    assert_eq!(accused(false, Some(&[1, 4, 8])).contradiction(), [1]);
}

#[test]
fn there_may_be_any_number_of_categories() {
    for sizes in [&[3, 4][..], &[2, 3, 2, 3], &[6]] {
        let count: usize = sizes.iter().sum();
        let hands = [(count - sizes.len()) as u8 - 1, 1];
        let mut log = Log::new(Setup::new(sizes, &hands, 0).unwrap(), Some(Player(1)));
        log.push(Event::Holds { holder: Player(1).into(), cards: cards(&[0]) });
        let solution = likely(&log);
        let joint = solution.joint(log.setup().case_file()).unwrap();
        let bits = entropy(joint.iter().map(|(_, chance)| chance));
        let with = Card(count as u8 - 1);
        let all: usize = sizes[..sizes.len() - 1].iter().product();
        assert_eq!(log.setup().questions(with).len(), all);
        let mut asker = Asker::new(Solver::default(), &log, Player(1));
        let impression = Impression::over(log.setup(), Player(1), solution.spread(200));
        for question in log.setup().questions(with) {
            let worth = asker.worth(question, bits).unwrap();
            assert!((0.0..=bits + 1e-9).contains(&worth.bits));
            // With one category to learn about, the impression is what it estimates.
            assert!(sizes.len() > 1 || (impression.bits(question) - worth.bits).abs() < 0.1);
        }
    }
}

#[test]
fn questions_that_tell_the_same_are_told_apart_from_those_that_do_not() {
    let mut log = small();
    let asker = Asker::new(Solver::default(), &log, Player(0));
    let (different, others) = asker.different(Card(9));
    // One's own card or any of the others, of suspects and of weapons.
    assert_eq!((different.len(), others.len()), (4, 5));
    log.push(asked(0, &[1, 4, 7], &[1], None));
    let asker = Asker::new(Solver::default(), &log, Player(0));
    assert_eq!(asker.different(Card(9)).0.len(), 9);
}

#[test]
fn a_budget_says_how_many_questions_are_reckoned() {
    let log = small();
    let solution = likely(&log);
    let impression = Impression::over(log.setup(), Player(0), solution.spread(200));
    let joint = solution.joint(log.setup().case_file()).unwrap();
    let bits = entropy(joint.iter().map(|(_, chance)| chance));
    let best = |states, least| {
        let mut asker = Asker::new(Solver::default(), &log, Player(0));
        let (found, sampled) = asker.best(&[Card(9)], bits, &impression, Budget { states, least });
        (found[0].best.len(), sampled)
    };
    assert_eq!(best(usize::MAX, 0), (3, false));
    // The first of them takes more than one state, and the second is looked at whatever it takes.
    assert_eq!(best(1, 2), (2, false));
    assert_eq!(best(1, 0), (1, false));
    assert_eq!(best(0, 0), (3, true));
}

#[test]
fn a_card_that_was_shown_before_leaves_the_most_open() {
    let mut log = small();
    log.push(asked(1, &[0, 3, 7], &[], Some((0, Some(0)))));
    let deals: Vec<Deal> = likely(&log).spread(8).collect();
    let left = |card, limit| {
        let told = asked(1, &[0, 3, 8], &[], Some((0, Some(card))));
        let first = |_, cards: CardSet| cards.iter().next().unwrap();
        log.left_to(Player(1), Some(told), &deals, first, |log| log.bits(&mut Solver::with_limit(limit)))
    };
    assert!(left(0, 1_000).unwrap() > left(3, 1_000).unwrap());
    assert_eq!(left(3, 1), None);
}

#[test]
fn cards_and_hands_have_to_fit() {
    assert_eq!(Setup::new(&[2, 0], &[1], 0).unwrap_err(), Unfit::EmptyCategory);
    assert_eq!(Setup::new(&[2, 2], &[1, 2], 0).unwrap_err(), Unfit::Uneven { held: 5, cards: 4 });
    assert!(matches!(Setup::new(&[40, 40], &[39, 39], 0), Err(Unfit::Limit(_))));
    let setup = Setup::new(&[2, 2], &[1], 1).unwrap();
    assert_eq!(setup.holders().collect::<Vec<_>>(), [Player(0).into(), setup.case_file(), setup.open()]);
    assert_eq!(Player(1).others(3).collect::<Vec<_>>(), [Player(2), Player(0)]);
    assert!(PlayerSet::one(Player(3)).iter().eq([Player(3)]));
}
