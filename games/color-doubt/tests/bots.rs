//! The strongest level: its moves are legal and follow from what it knows and the generator alone, and it beats the
//! level below.

use bots::{Bot, RandomBot};
use chacha20::ChaCha8Rng;
use color_doubt::{ColorDoubt, Move, Options, Setup, Toy, WhoMayDoubt};
use game::{Deduce, Game, Knowledge, Options as _, Seat, Turn, Viewer};
use presentation::{Level, Playable};
use rand::SeedableRng;

fn reader() -> Level<ColorDoubt> {
    ColorDoubt::bots().into_iter().find(|level| level.name == "reader").unwrap()
}

/// Law 7 again, where others play at random, and where the same is known in another world.
#[test]
fn its_moves_are_legal_and_follow_from_what_it_knows() {
    let reader = reader();
    let toy = |seats, suits, cards_per_suit| Setup {
        games: 1,
        cards_per_suit,
        max_turns: 12,
        toy: Some(Toy { suits, removed: 1 }),
        ..Setup::new(seats)
    };
    let full = Setup { games: 2, cards_per_suit: 4, who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(4) };
    for (setup, most) in [(toy(2, 2, 3), 12), (toy(3, 3, 3), 12), (toy(5, 3, 3), 12), (full, 25)] {
        let rng = &mut ChaCha8Rng::seed_from_u64(3);
        let mut game = ColorDoubt::start(&setup).unwrap();
        let eyes = |seat| Knowledge::of_start(&setup, &game, Viewer::Seat(seat));
        let mut eyes: Vec<Knowledge<ColorDoubt>> = Seat::all(game.seats()).map(eyes).collect();
        for _ in 0..most {
            let m = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.options().pick(rng),
                Turn::Player(seat) => {
                    let knowledge = &eyes[seat.index()];
                    let m = reader.bot.choose(knowledge, &mut ChaCha8Rng::seed_from_u64(7));
                    assert!(game.check(&m).is_ok(), "{m:?}");
                    // Another world in which this player knows the same.
                    let same = ColorDoubt::determinize(knowledge, rng).unwrap().knowledge(knowledge.viewer);
                    assert_eq!(reader.bot.choose(&same, &mut ChaCha8Rng::seed_from_u64(7)), m);
                    RandomBot.choose(knowledge, rng)
                }
            };
            let before = game.clone();
            game.apply(&m);
            for eyes in &mut eyes {
                eyes.follow(&before, &m, &game);
            }
        }
    }
}

/// Who can only pass or doubt is asked too.
#[test]
fn it_has_an_answer_where_there_is_one_alone() {
    let setup = Setup { games: 1, who_may_doubt: WhoMayDoubt::NextOnly, ..Setup::new(3) };
    let mut table = game::Table::<ColorDoubt>::new(setup).unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(4);
    let mut asked = 0;
    while let Some(mover) = table.game().turn().mover() {
        let m = match table.game().options() {
            // Everything is played as soon as possible, so that the others hold too few cards.
            Options::Play { lay: Some(lay), doubt: false, .. } => Move::Lay { cards: lay.hand, say: lay.say[0] },
            Options::Play { lay: None, doubt, pass: true } => {
                let Turn::Player(seat) = table.game().turn() else { unreachable!("it may pass") };
                let knowledge = table.knowledge(Viewer::Seat(seat));
                let m = reader().bot.choose(&knowledge, rng);
                assert!(doubt || m == Move::Pass {});
                asked += 1;
                m
            }
            options => options.pick(rng),
        };
        table.play(mover, m).unwrap();
        if asked == 4 {
            return;
        }
    }
    assert!(asked > 0);
}
