//! The table lets in only moves that the rules allow, and each viewer knows what the game told that viewer.

mod support;

use game::{
    BySeat, Deduce, Game, Illegal, Knowledge, Message, Mover, Refusal, Seat, SetupError, Table, Turn, Viewer,
};

use support::{Choice, Cups, Move, Observation, Says, Setup, View};

const FIRST: Mover = Mover::Seat(Seat(1));
const SECOND: Mover = Mover::Seat(Seat(2));

/// Three cups and two seekers, with the pea under the last cup.
fn hidden() -> Table<Cups> {
    let mut table = Table::new(Setup { cups: 3, seekers: 2 }).unwrap();
    table.play(Mover::Chance, Move::Hide(2)).unwrap();
    table
}

/// The pea was found at the second attempt.
fn found() -> Table<Cups> {
    let mut table = hidden();
    table.play(FIRST, Move::Lift(0)).unwrap();
    table.play(SECOND, Move::Lift(2)).unwrap();
    table
}

fn illegal() -> Refusal {
    Refusal::Illegal(Illegal::new("CU-2", Message::new("no-such-cup")))
}

#[test]
fn a_table_is_its_setup_and_its_log() {
    let table = found();
    assert_eq!(table.setup(), &Setup { cups: 3, seekers: 2 });
    assert_eq!(table.log(), [Move::Hide(2), Move::Lift(0), Move::Lift(2)]);
    let mut again = Cups::start(table.setup()).unwrap();
    table.log().iter().for_each(|m| again.apply(m));
    assert_eq!(*table.game(), again);
}

#[test]
fn no_table_begins_with_a_setup_that_breaks_a_rule() {
    let error = Table::<Cups>::new(Setup { cups: 0, seekers: 2 }).err();
    assert_eq!(error, Some(SetupError::new("CU-1", Message::new("no-cup"))));
}

#[test]
fn a_setup_that_cannot_be_read_says_why() {
    let error = SetupError::unreadable("missing field `cups`");
    assert_eq!(error, SetupError::without_clause(Message::verbatim("missing field `cups`")));
}

#[test]
fn a_move_that_was_checked_knows_its_place_and_its_mover() {
    let table = hidden();
    let lift = table.check(FIRST, Move::Lift(1)).unwrap();
    assert_eq!((lift.ply(), lift.mover(), *lift.get()), (1, FIRST, Move::Lift(1)));
    let mut next = table.clone();
    next.apply(lift);
    let lift = next.check(SECOND, Move::Lift(0)).unwrap();
    assert_eq!((lift.ply(), lift.mover(), *lift.get()), (2, SECOND, Move::Lift(0)));
    assert_eq!(table.log(), [Move::Hide(2)], "checking changes nothing");
}

#[test]
fn only_who_is_to_move_may_move() {
    let start = Table::<Cups>::new(Setup { cups: 3, seekers: 2 }).unwrap();
    let refused = |table: &Table<Cups>, mover, m| table.check(mover, m).err();
    assert_eq!(refused(&start, FIRST, Move::Hide(0)), Some(Refusal::OutOfTurn { turn: Turn::Chance }));
    let turn = Turn::Player(Seat(1));
    assert_eq!(refused(&hidden(), SECOND, Move::Lift(0)), Some(Refusal::OutOfTurn { turn }));
    assert_eq!(refused(&hidden(), Mover::Chance, Move::Lift(0)), Some(Refusal::OutOfTurn { turn }));
}

#[test]
fn nobody_moves_when_the_game_is_over() {
    for mover in [FIRST, SECOND, Mover::Chance] {
        assert_eq!(found().check(mover, Move::Lift(1)).err(), Some(Refusal::Over));
    }
}

#[test]
fn a_move_against_the_rules_is_refused_with_its_clause() {
    assert_eq!(hidden().check(FIRST, Move::Lift(3)).err(), Some(illegal()));
    assert_eq!(hidden().check(FIRST, Move::Hide(0)).err(), Some(illegal()));
}

#[test]
fn a_move_that_is_refused_leaves_the_table_as_it_was() {
    let mut table = hidden();
    let before = table.game().clone();
    assert_eq!(table.play(FIRST, Move::Lift(3)), Err(illegal()));
    let turn = Turn::Player(Seat(1));
    assert_eq!(table.play(SECOND, Move::Lift(0)), Err(Refusal::OutOfTurn { turn }));
    assert_eq!((table.log(), table.game()), ([Move::Hide(2)].as_slice(), &before));
}

#[test]
#[should_panic(expected = "the move was checked at another moment")]
fn a_move_is_not_made_after_the_table_has_gone_on() {
    let mut table = hidden();
    let late = table.check(FIRST, Move::Lift(0)).unwrap();
    table.play(FIRST, Move::Lift(1)).unwrap();
    table.apply(late);
}

#[test]
fn chance_deals_what_the_generator_says() {
    let mut table = Table::<Cups>::new(Setup { cups: 4, seekers: 1 }).unwrap();
    for cup in 0..4 {
        let dealt = table.deal(&mut Says(u32::from(cup) << 30));
        assert_eq!((dealt.ply(), dealt.mover(), *dealt.get()), (0, Mover::Chance, Move::Hide(cup)));
    }
    table.apply(table.deal(&mut Says(1 << 30)));
    assert_eq!(table.log(), [Move::Hide(1)]);
}

#[test]
#[should_panic(expected = "only chance deals")]
fn chance_does_not_move_for_a_player() {
    hidden().deal(&mut Says(1));
}

#[test]
fn a_replay_shows_the_game_before_and_after_each_move() {
    let table = found();
    let mut now = Cups::start(table.setup()).unwrap();
    let mut moves = Vec::new();
    table.replay(|before, m, after| {
        assert_eq!(*before, now);
        now.apply(m);
        assert_eq!(*after, now);
        moves.push(*m);
    });
    assert_eq!(moves, table.log());
}

#[test]
fn a_table_as_it_was_after_some_moves_goes_on_from_there() {
    let table = found();
    for ply in 0..=table.log().len() + 1 {
        let then = table.after(ply);
        assert_eq!(then.log(), &table.log()[..ply.min(table.log().len())]);
        let mut again = Table::<Cups>::new(table.setup().clone()).unwrap();
        for m in then.log() {
            let mover = again.game().turn().mover().unwrap();
            again.play(mover, *m).unwrap();
        }
        assert_eq!((then.setup(), then.game().turn()), (table.setup(), again.game().turn()));
        assert_eq!(then.knowledge(Viewer::Seat(Seat(0))), again.knowledge(Viewer::Seat(Seat(0))));
    }
}

#[test]
fn somebody_makes_each_move_until_the_game_is_over() {
    assert_eq!(Turn::Player(Seat(3)).mover(), Some(Mover::Seat(Seat(3))));
    assert_eq!(Turn::Chance.mover(), Some(Mover::Chance));
    assert_eq!(Turn::Over.mover(), None);
}

#[test]
fn a_refusal_says_why_and_names_the_clause_if_there_is_one() {
    let malformed = Message::new("malformed").with("problem", game::Arg::text("no cup"));
    let refusal = Refusal::Malformed { clause: "CU-1", problem: "no cup".into() };
    assert_eq!(refusal.message(), (malformed, Some("CU-1")));
    let turn = Turn::Player(Seat(1));
    assert_eq!(Refusal::OutOfTurn { turn }.message(), (Message::new("out-of-turn"), None));
    assert_eq!(Refusal::Over.message(), (Message::new("game-over"), None));
    assert_eq!(illegal().message(), (Message::new("no-such-cup"), Some("CU-2")));
}

#[test]
fn those_with_the_best_score_have_won() {
    let won = |lifts: &[u8]| {
        let mut table = hidden();
        for &cup in lifts {
            let mover = table.game().turn().mover().unwrap();
            table.play(mover, Move::Lift(cup)).unwrap();
        }
        table.game().winners()
    };
    assert_eq!(won(&[2]), BySeat::from_iter([false, true, false]));
    assert_eq!(won(&[0, 2]), BySeat::from_iter([true, false, true]), "a tie is won by both");
    assert_eq!(won(&[0, 1, 2]), BySeat::from_iter([true, false, false]));
}

#[test]
fn what_a_table_prints_hides_what_the_game_hides() {
    let prints = |cup| {
        let mut table = Table::<Cups>::new(Setup { cups: 3, seekers: 2 }).unwrap();
        table.play(Mover::Chance, Move::Hide(cup)).unwrap();
        format!("{table:?}")
    };
    assert_eq!(prints(1), prints(2));
    assert!(prints(1).contains("seekers: 2"), "{}", prints(1));
}

#[test]
fn each_viewer_knows_what_that_viewer_was_told() {
    let table = found();
    let lifted = [Observation::Lifted { cup: 0, found: false }, Observation::Lifted { cup: 2, found: true }];
    let seen = table.knowledge(Viewer::Seat(Seat(0)));
    assert_eq!(seen.observations, [&[Observation::Hid(2)], lifted.as_slice()].concat());
    assert_eq!(seen.view, View { public: vec![0, 2], own: Some(2) });
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let seen = table.knowledge(viewer);
        assert_eq!((&seen.setup, seen.viewer, seen.turn), (table.setup(), viewer, Turn::Over));
        assert_eq!(seen.observations, lifted);
        assert_eq!(seen.view, View { public: vec![0, 2], own: None });
    }
}

#[test]
fn only_who_is_to_move_is_given_the_options() {
    let table = hidden();
    let options = |viewer| table.knowledge(viewer).options;
    assert_eq!(options(Viewer::Seat(Seat(1))), Some(Choice { hides: false, cups: vec![0, 1, 2] }));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(options(viewer), None);
    }
    for table in [Table::new(table.setup().clone()).unwrap(), found()] {
        assert!(Viewer::all(3).all(|viewer| table.knowledge(viewer).options.is_none()));
    }
}

#[test]
fn knowledge_grows_with_each_move_and_says_whether_there_was_news() {
    let mut table = Table::<Cups>::new(Setup { cups: 3, seekers: 2 }).unwrap();
    let mut known: Vec<Knowledge<Cups>> =
        Viewer::all(3).map(|viewer| Knowledge::of_start(table.setup(), table.game(), viewer)).collect();
    let mut told = Vec::new();
    for (mover, m) in [(Mover::Chance, Move::Hide(2)), (FIRST, Move::Lift(0)), (SECOND, Move::Lift(2))] {
        let before = table.game().clone();
        table.play(mover, m).unwrap();
        told.push(known.iter_mut().map(|known| known.follow(&before, &m, table.game())).collect::<Vec<bool>>());
        assert!(known.iter().all(|known| *known == table.knowledge(known.viewer)));
    }
    assert_eq!(told, [[true, false, false, false], [true; 4], [true; 4]]);
}

#[test]
fn knowledge_is_the_same_only_when_all_of_it_is() {
    let known = hidden().knowledge(Viewer::Seat(Seat(1)));
    assert_eq!(known, known.clone());
    let changed = |change: fn(&mut Knowledge<Cups>)| {
        let mut other = known.clone();
        change(&mut other);
        other
    };
    let others = [
        changed(|known| known.setup.cups = 4),
        changed(|known| known.viewer = Viewer::Spectator),
        changed(|known| known.observations.push(Observation::Hid(0))),
        changed(|known| known.view.public.push(0)),
        changed(|known| known.turn = Turn::Over),
        changed(|known| known.options = None),
    ];
    for other in others {
        assert_ne!(known, other);
    }
}

#[test]
fn a_move_counts_as_one_unless_the_game_says_otherwise() {
    let game = hidden().game().clone();
    assert_eq!(game.ways(&Move::Lift(0)), 1.0);
    assert!(!game.counts_once(&Move::Lift(0)), "each choice makes a history of its own");
}
