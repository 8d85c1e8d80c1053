//! The review and the oracle, against another way to reckon it: many whole worlds sampled from the same knowledge.

use bots::{Bot, Playable};
use color_doubt::{ColorDoubt, Event, Move, Setup};
use game::{BySeat, Deduce, Game, Grade, Knowledge, Seat, Table, Turn, Viewer};
use rand::SeedableRng;

fn names(seats: usize) -> BySeat<String> {
    ["Ada", "Ben", "Cleo", "Dan", "Eve"][..seats].iter().map(|name| (*name).into()).collect()
}

/// A match of one game between two careful players and bluffers.
fn play(seats: u8, seed: u64) -> Table<ColorDoubt> {
    let chairs: Vec<u8> = (0..seats).collect();
    let mut options = serde_json::Map::new();
    options.insert("games".into(), 1.into());
    let setup: Setup = ColorDoubt::seating(&chairs, &options).unwrap();
    let levels = ColorDoubt::bots();
    let bots: Vec<&dyn Bot<ColorDoubt>> =
        (0..usize::from(seats)).map(|seat| &*levels[1 + seat % (levels.len() - 1)].bot).collect();
    bots::play(&setup, &bots, &mut chacha20::ChaCha8Rng::seed_from_u64(seed)).unwrap()
}

/// Calls with what each viewer knew whenever an announcement of somebody else stood.
fn each_standing(table: &Table<ColorDoubt>, mut look: impl FnMut(&Knowledge<ColorDoubt>)) {
    let start = ColorDoubt::start(table.setup()).unwrap();
    for viewer in Viewer::all(start.seats()) {
        let mut knowledge = Knowledge::of_start(table.setup(), &start, viewer);
        table.replay(|before, m, after| {
            knowledge.follow(before, m, after);
            let stands = matches!(m, Move::Lay { .. }) && matches!(after.turn(), Turn::Player(_));
            if stands && knowledge.view.public.standing.is_some_and(|lay| !viewer.is(lay.seat)) {
                look(&knowledge);
            }
        });
    }
}

/// How often the one who laid could have told the truth, in worlds sampled from this knowledge.
fn sampled(knowledge: &Knowledge<ColorDoubt>, worlds: u32, rng: &mut chacha20::ChaCha8Rng) -> f64 {
    let lay = knowledge.view.public.standing.unwrap();
    let mut could = 0;
    for _ in 0..worlds {
        let world = ColorDoubt::determinize(knowledge, rng).unwrap();
        let Some(Move::Lay { cards, .. }) = world.log().iter().rfind(|m| matches!(m, Move::Lay { .. })) else {
            panic!("an announcement stands")
        };
        let hand = world.game().view(Viewer::Seat(lay.seat)).own.unwrap().hand + *cards;
        could += u32::from(hand[lay.say] + hand[color_doubt::Suit::Rainbow] >= lay.count);
    }
    f64::from(could) / f64::from(worlds)
}

#[test]
fn the_chance_that_it_can_be_true_is_that_of_sampled_worlds() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(5);
    let (mut looked, mut number) = (0, 0);
    each_standing(&play(3, 2), |knowledge| {
        number += 1;
        if number % 2 != 0 || looked == 12 {
            return;
        }
        looked += 1;
        let aid = ColorDoubt::aid(knowledge).unwrap();
        let can = aid.rows[0].possible[0].unwrap();
        let worlds = sampled(knowledge, 300, &mut rng);
        // Four standard errors, and what taking the rainbow card by itself may cost.
        let off = 4.0 * (worlds * (1.0 - worlds) / 300.0).sqrt() + 0.03;
        assert!((can - worlds).abs() <= off, "{can} is not {worlds}");
    });
    assert!(looked > 5);
}

/// Worlds that a viewer cannot tell apart give the same help.
#[test]
fn indistinguishable_worlds_give_the_same_aid() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(6);
    let mut number = 0;
    each_standing(&play(4, 3), |knowledge| {
        number += 1;
        if number % 9 == 0 && number < 90 {
            let world = ColorDoubt::determinize(knowledge, &mut rng).unwrap();
            let same = world.knowledge(knowledge.viewer);
            assert_eq!(ColorDoubt::aid(&same), ColorDoubt::aid(knowledge));
        }
    });
    assert!(number > 30);
}

#[test]
fn nobody_is_told_of_their_own_announcement() {
    let table = play(3, 4);
    let start = ColorDoubt::start(table.setup()).unwrap();
    let mut knowledge: Vec<Knowledge<ColorDoubt>> =
        Seat::all(3).map(|seat| Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat))).collect();
    table.replay(|before, m, after| {
        for knowledge in &mut knowledge {
            knowledge.follow(before, m, after);
        }
        if let (Turn::Player(seat), Move::Lay { .. }) = (before.turn(), m) {
            assert_eq!(ColorDoubt::aid(&knowledge[seat.index()]), None);
        }
    });
}

/// Every doubt and every lie is a moment, judged by its chance and not by how it came out.
#[test]
fn doubts_and_lies_are_judged_by_their_chance() {
    let (mut doubts, mut lies) = (0, 0);
    for (seats, seed) in [(2, 1), (3, 5), (4, 6), (3, 7), (5, 8), (4, 9)] {
        let before = doubts + lies;
        let table = play(seats, seed);
        let review = ColorDoubt::review(&table, &names(seats.into())).unwrap();
        let mut ply = 0;
        table.replay(|before, m, after| {
            ply += 1;
            let moment = |what| review.moments.iter().find(|moment| moment.ply == ply && moment.what == what);
            match (before.turn(), m) {
                (Turn::Player(seat), Move::Doubt {}) => {
                    doubts += 1;
                    let doubt = moment("Doubt").unwrap();
                    let told = ColorDoubt::observe(before, m, after, Viewer::Spectator).unwrap();
                    let Event::Doubt { doubt: truth } = told.event else { panic!("a doubt") };
                    assert_eq!(doubt.seat, seat);
                    assert_eq!(doubt.text.ends_with("It was true."), truth.truthful);
                    let wrong = doubt.chance.unwrap();
                    assert_eq!(doubt.grade == Some(Grade::Best), wrong >= 0.65);
                    // What is impossible is never true.
                    assert!(wrong < 1.0 || !truth.truthful, "{doubt:?}");
                }
                (_, Move::Lay { cards, say }) => {
                    assert_eq!(moment("Lie").is_some(), !cards.all_of(*say));
                    lies += usize::from(!cards.all_of(*say));
                }
                _ => {}
            }
        });
        assert_eq!(review.moments.len(), doubts + lies - before);
        assert_eq!(review.curves.len(), usize::from(seats));
        assert!(review.curves.iter().all(|curve| curve.values.len() == table.log().len() + 1));
        assert_eq!(review.summary.len(), 1 + usize::from(seats));
    }
    assert!(doubts > 5 && lies > 5, "{doubts} doubts, {lies} lies");
}
