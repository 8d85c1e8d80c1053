//! What programs that learn are told of the numbers is what the code says.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use catalog::{AnyEnvironment, AnyState, Seat, Turn};
use env::{AfterEnd, Buffers, Plan};
use expect_test::expect_file;

const CLUE: &str = r#"{"tokens": ["miss_scarlet", "colonel_mustard", "mrs_white"]}"#;

const INTRODUCTION: &str = "# Numbers for programs that learn

The crate `env` steps many tables of one game at once and gives whoever is to move an observation, which is a row of bytes, and a mask of the actions that may be taken.
This page says what each byte and each action means; the code writes it (`UPDATE_EXPECT=1 cargo test -p catalog encodings`).

- \"I\" am the seat that is to move. Seats are counted from me: 0 is me, 1 the next one to my left. Rows for seats that there are not at the table are 0, and so is everything else that the setup does not have.
- Shapes are read like arrays in C: the last dimension changes first.
- A move is put together from one or more actions, each masked by those before. Nobody else learns of them before the move is made, and each move can be put together in exactly one way.
- An observation holds what its seat may know and nothing else: two games that it cannot tell apart give the same bytes and the same masks (law 11 of [the laws](../ARCHITECTURE.md#the-laws)).
- What is hidden is a row of numbers, one for each fact: its chance, exactly, by all that a seat has been told, or 1 where it is true. Learners may be trained to tell the truth, and must not be given it to play by. In Color Doubt there is a limit: a hand of which cards were turned up and taken back again and again (a dozen caught lies of several cards, which random players reach and strong bots hardly) can be in millions of states, and only the likeliest thousand are kept. From then on chances are near, not exact; nothing that could be otherwise is told as 0 or 1, what was left out has 1e-7, and the expected numbers of cards of a hand need not add up to it.
- Rewards come when a game is over, and are its points: 1 for the winner in Clue and True Colors, the share of a point in Three Dead Strangers, the points of all games in Color Doubt.
- A version changes with the meaning of any number.
- Codes such as CL-43 name clauses of the game's rules.
";

#[test]
fn the_layouts_are_written_down() {
    let mut text = INTRODUCTION.to_owned();
    for environment in catalog::environments() {
        write!(text, "\n{}", environment.describe()).expect("a text takes all that is written");
    }
    expect_file!["../../../docs/encodings.md"].assert_eq(&text);
}

#[test]
fn every_game_is_an_environment() {
    let games: Vec<&str> = catalog::games().iter().map(|game| game.name()).collect();
    let environments: Vec<&str> = catalog::environments().iter().map(|environment| environment.name()).collect();
    assert_eq!(games, environments);
    assert!(catalog::environment("chess").is_none());
    for environment in catalog::environments() {
        for fields in [environment.observation(), environment.actions().to_vec()] {
            let names: BTreeSet<&str> = fields.iter().map(|field| field.name).collect();
            assert_eq!(names.len(), fields.len(), "two fields of {} have one name", environment.name());
        }
    }
}

#[test]
fn batches_are_made_of_json() {
    for (name, setup) in [("color-doubt", r#"{"seats": 3}"#), ("true-colors", r#"{"seats": 4}"#)] {
        let environment = catalog::environment(name).expect("the catalog has it");
        let mut batch = environment.batch(setup, Plan::new(2)).unwrap();
        let mut buffers = Buffers::new(2, batch.widths());
        batch.reset(7, buffers.rows());
        let action = batch.legal(0).iter().next().expect("somebody is to move") as i32;
        assert_eq!(batch.step(&[action, 9_999], buffers.rows()), 1);
        assert_eq!(batch.faults()[0].table, 1);
        for bad in ["[]", r#"{"seats": 9}"#] {
            assert!(environment.batch(bad, Plan::new(1)).is_err(), "{name}: {bad}");
        }
    }
}

/// How many moments there are from this one on. Chances add up to 1, and only winners are left in the end.
fn moments(state: &dyn AnyState) -> usize {
    let (moves, chances) = (state.moves(), state.chances());
    assert_eq!(moves.is_empty(), state.turn() == Turn::Over);
    assert_eq!(state.winners().is_some(), moves.is_empty());
    assert_eq!(chances.len(), if state.turn() == Turn::Chance { moves.len() } else { 0 });
    assert!(chances.is_empty() || (chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    assert!(state.after(moves.len()).is_none());
    1 + (0..moves.len()).map(|place| moments(&*state.after(place).expect("the move is listed"))).sum::<usize>()
}

#[test]
fn everything_that_can_happen_in_a_small_game_is_listed() {
    let environment = catalog::environment("color-doubt").expect("the catalog has it");
    let toy = r#"{"seats": 2, "cards_per_suit": 2, "max_turns": 4, "toy": {"suits": 2, "removed": 1}}"#;
    let start = environment.state(toy).unwrap();
    // As many as the trainer's tree has, which is grown by its own code.
    assert_eq!(moments(&*start), 3_296);
    let dealt = start.after(0).expect("something is dealt");
    let [own, other] = [Seat(0), Seat(1)].map(|seat| dealt.knowledge(seat).expect("there are two seats"));
    assert!(own != other && dealt.knowledge(Seat(2)).is_none());
    assert!(environment.state("{}").is_err());
}

/// Of two detectives who guess at random one is right now and then, before the third is asked.
#[test]
fn games_that_bots_end_before_anybody_is_asked_are_passed_over() {
    let environment = catalog::environment("clue").expect("the catalog has it");
    let mut batch = environment.against(CLUE, Plan::new(2_000), &[Some("random"); 2]).unwrap();
    let mut buffers = Buffers::new(2_000, batch.widths());
    batch.reset(1, buffers.rows());
    assert!(buffers.to_move.iter().all(|&seat| seat == 2));
    assert!(buffers.masks.chunks(batch.widths().actions).all(|mask| mask.contains(&1)));
}

/// A learner is shown the end of a game as it looks from its own seat, never from a bot's.
#[test]
fn the_end_is_shown_from_the_learners_seat() {
    for (name, setup) in [("color-doubt", r#"{"seats": 3}"#), ("clue", CLUE)] {
        let environment = catalog::environment(name).expect("the catalog has it");
        let weakest = catalog::find(name).expect("the catalog has it").bots()[0];
        let plan = Plan { after_end: AfterEnd::Wait, ..Plan::new(1) };
        let mut batch = environment.against(setup, plan, &[Some(weakest), None, Some(weakest)]).unwrap();
        let mut buffers = Buffers::new(1, batch.widths());
        batch.reset(4, buffers.rows());
        while !buffers.terminated[0] {
            let action = batch.legal(0).iter().next().unwrap() as i32;
            assert_eq!(batch.step(&[action], buffers.rows()), 0);
        }
        let [bots, own] = [0, 1].map(|seat| {
            let mut bytes = vec![0; batch.widths().observation];
            batch.observe(0, Seat(seat), &mut bytes);
            bytes
        });
        assert!(buffers.observations == own && own != bots, "{name}");
    }
}

/// The seats that are asked for actions, and all that is written, in some steps against these bots.
fn asked(
    environment: &'static dyn AnyEnvironment,
    setup: &str,
    bots: &[Option<&str>],
) -> (BTreeSet<i32>, Vec<Buffers>) {
    let mut batch = environment.against(setup, Plan { seed: 4, ..Plan::new(2) }, bots).unwrap();
    let mut buffers = Buffers::new(2, batch.widths());
    batch.reset(4, buffers.rows());
    let mut seen = Vec::new();
    let mut seats = BTreeSet::new();
    for step in 0..100 {
        seats.extend(&buffers.to_move);
        let legal = |table| batch.legal(table).iter().nth(step % batch.legal(table).len()).unwrap() as i32;
        let actions: Vec<i32> = (0..2).map(legal).collect();
        assert_eq!(batch.step(&actions, buffers.rows()), 0);
        seen.push(buffers.clone());
    }
    assert!(seen.iter().any(|buffers| buffers.terminated.contains(&true)), "no game has ended");
    (seats, seen)
}

#[test]
fn bots_play_their_seats_by_themselves() {
    for (name, setup) in [("color-doubt", r#"{"seats": 3}"#), ("clue", CLUE)] {
        let environment = catalog::environment(name).expect("the catalog has it");
        let [weak, other, ..] = &catalog::find(name).expect("the catalog has it").bots()[..] else {
            panic!("few bots")
        };
        let bots = [Some(*weak), None, Some(*other)];
        let (seats, seen) = asked(environment, setup, &bots);
        assert_eq!(seats, BTreeSet::from([1]));
        assert_eq!(seen, asked(environment, setup, &bots).1, "the same seed comes out the same");
        assert_eq!(asked(environment, setup, &[Some(*weak)]).0, BTreeSet::from([1, 2]));
        let refused = |bots: &[Option<&str>]| match environment.against(setup, Plan::new(1), bots) {
            Ok(_) => panic!("{bots:?} may play"),
            Err(refused) => refused.to_string(),
        };
        for bots in [&[Some(*weak); 3][..], &[None; 4]] {
            assert_eq!(refused(bots), "there are 3 seats, of which bots may play at most 2");
        }
        assert!(refused(&[None, Some("moriarty")]).starts_with("there is no bot called moriarty; there are: "));
    }
}
