//! Games that bots play on from a moment of a finished one.

use catalog::{AnyTable, Mover, Past, Seat, Turn, WhichWorld};
use chacha20::{ChaCha8Rng, ChaCha20Rng};
use protocol::{AskPlayOuts, play};
use rand::SeedableRng;
use serde_json::Map;

/// A game of Clue between three bots that a beginner meets.
fn clue(seed: u64) -> Box<dyn AnyTable> {
    let game = catalog::find("clue").expect("it is among the games");
    let setup = game.seating(&[0, 1, 2], &Map::new()).unwrap();
    let mut table = game.table(&setup, &["Ada", "Ben", "Cleo"].map(str::to_owned)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let checked = match table.turn() {
            Turn::Over => return table,
            Turn::Chance => table.deal(&mut rng),
            Turn::Player(seat) => {
                let chosen = table.ask("novice").unwrap().choose(&mut rng);
                table.check_choice(Mover::Seat(seat), chosen).unwrap()
            }
        };
        table.apply(checked);
    }
}

#[test]
fn whoever_can_be_sure_wins_every_game() {
    let missed = (0..).find_map(|seed| {
        let table = clue(seed);
        let review = table.review()?.run()?;
        let missed = review.moments.iter().find(|moment| moment.what.name == "review-missed")?;
        Some((missed.seat, missed.ply - 1, table))
    });
    let (seat, ply, table) = missed.expect("beginners do not see all that follows");
    for (world, batch) in [(WhichWorld::Real, 0), (WhichWorld::Fresh, 1)] {
        let asked = AskPlayOuts { seat, ply, world, batch };
        let outs = play::play_outs(&*table, &asked, [Some("novice"); 3].into_iter());
        let outs = outs.unwrap().run().unwrap().expect("Clue can tell other cards");
        assert_eq!(outs.won[seat.index()], outs.games, "{world:?} from {ply}: {outs:?}");
    }
}

#[test]
fn the_strongest_bot_plays_for_people_and_the_others_stay_who_they_were() {
    let table = clue(0);
    let (seat, ply, world) = (Seat(1), table.ply() / 2, WhichWorld::Real);
    let asked = AskPlayOuts { seat, ply, world, batch: 7 };
    let of =
        |levels: [Option<&'static str>; 3]| play::play_outs(&*table, &asked, levels.into_iter()).unwrap().run();
    let by = |levels: [&str; 3]| {
        let rng = Box::new(ChaCha20Rng::seed_from_u64(7));
        table.play_outs(Past { seat, ply, world }, &levels, 10, rng).unwrap().run()
    };
    let [novice, strongest] = ["novice", "mastermind"];
    assert_eq!(of([Some(novice), None, None]), by([novice, strongest, strongest]));
    assert_eq!(of([Some("random"), Some(novice), Some(novice)]), by(["random", strongest, novice]));
    assert_ne!(by([novice, strongest, strongest]), by(["random", strongest, novice]));
}
