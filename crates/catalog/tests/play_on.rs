//! Playing on from a moment of a finished game.

use crate::support::{games, names, next_move, rng, tables};
use catalog::{AnyGame, AnyTable, Past, Seat, Viewer, WhichWorld};
use rand::Rng;

/// A game played to its end, with as many players as it can have least.
fn finished(game: &'static dyn AnyGame) -> Box<dyn AnyTable> {
    let mut table = tables(game).next().unwrap();
    let mut rng = rng(11);
    while let Some(m) = next_move(&*table, &mut rng) {
        table.apply(m);
    }
    table
}

fn chance(seed: u64) -> Box<dyn Rng + Send> {
    Box::new(rng(seed))
}

/// The table from which a game is played on.
fn stands(table: &dyn AnyTable, past: Past) -> Box<dyn AnyTable> {
    let log = table.past(past, chance(1)).unwrap().run().unwrap();
    let mut moves = log.iter().map(|m| m.json.as_str());
    let stands = table.game().resume(table.setup(), &names(table.seats()), &mut moves).unwrap();
    assert_eq!(stands.ply(), past.ply);
    stands
}

/// Some moments of a game: its first, its last, and some between.
fn moments(table: &dyn AnyTable) -> Vec<u32> {
    let last = table.ply() - 1;
    [0, 1, last / 3, last / 2, last].into_iter().filter(|&ply| ply <= last).collect()
}

#[test]
fn the_player_is_shown_what_they_were_shown_then() {
    for game in games() {
        let table = finished(game);
        let replay = table.replay().unwrap().run();
        for ply in moments(&*table) {
            for seat in Seat::all(table.seats()) {
                let viewer = Viewer::Seat(seat);
                let real = stands(&*table, Past { seat, ply, world: WhichWorld::Real });
                let fresh = stands(&*table, Past { seat, ply, world: WhichWorld::Fresh });
                let shown = |table: &dyn AnyTable| table.show(viewer, 0);
                assert_eq!(shown(&*real), shown(&*fresh), "{} {ply} {seat:?}", game.name());
                let told =
                    replay.sides[seat.index()][..=ply as usize].iter().filter(|frame| frame.message.is_some());
                assert_eq!(real.told(viewer) as usize, told.count());
            }
        }
    }
}

#[test]
fn the_real_cards_are_those_of_the_game() {
    for game in games() {
        let table = finished(game);
        let replay = table.replay().unwrap().run();
        let ply = table.ply() / 2;
        let log =
            table.past(Past { seat: Seat(0), ply, world: WhichWorld::Real }, chance(1)).unwrap().run().unwrap();
        let real: Vec<&str> = replay.moves[..ply as usize].iter().map(|m| m.get()).collect();
        assert_eq!(log.iter().map(|m| m.json.as_str()).collect::<Vec<_>>(), real);
    }
}

#[test]
fn fresh_cards_differ_from_time_to_time() {
    for game in games() {
        let table = finished(game);
        let past = Past { seat: Seat(0), ply: table.ply() / 2, world: WhichWorld::Fresh };
        let log = |seed| table.past(past, chance(seed)).unwrap().run().unwrap();
        let first = log(0);
        assert!((1..40).any(|seed| log(seed) != first), "{}", game.name());
    }
}

#[test]
fn bots_play_on_as_often_as_asked() {
    for game in games() {
        let table = finished(game);
        let levels = vec![game.bots()[0]; table.seats()];
        for world in [WhichWorld::Real, WhichWorld::Fresh] {
            let past = Past { seat: Seat(1), ply: table.ply() / 2, world };
            let play_outs = || table.play_outs(past, &levels, 3, chance(5)).unwrap().run().unwrap().unwrap();
            let first = play_outs();
            assert_eq!((first.games, first.won.len()), (3, table.seats()));
            assert!(first.won.iter().all(|&won| won <= 3));
            assert_eq!(first, play_outs(), "the same chance gives the same games");
        }
    }
}

/// The last move of the toy may decide it: bots play it on to both ends, and to the real one among them.
#[test]
fn a_game_played_on_from_its_end_is_won_as_it_was() {
    let game = crate::support::kuhn();
    let table = finished(game);
    let won = table.replay().unwrap().run().winners;
    let past = Past { seat: Seat(0), ply: table.ply() - 1, world: WhichWorld::Real };
    let outs = table.play_outs(past, &["straightforward"; 2], 4, chance(0)).unwrap().run().unwrap().unwrap();
    assert!(won.iter().all(|seat| outs.won[seat.index()] > 0), "{won:?} {outs:?}");
}

#[test]
fn there_is_nothing_to_play_on_from_elsewhere() {
    for game in games() {
        let table = finished(game);
        let past = Past { seat: Seat(0), ply: 0, world: WhichWorld::Real };
        let last = table.ply();
        assert!(table.past(Past { ply: last, ..past }, chance(0)).is_none(), "the game was over");
        assert!(table.past(Past { ply: last + 1, ..past }, chance(0)).is_none());
        assert!(table.past(Past { seat: Seat(table.seats() as u8), ..past }, chance(0)).is_none());
        assert!(
            table.play_outs(past, &vec!["psychic"; table.seats()], 1, chance(0)).is_none(),
            "there is no such bot"
        );
        let unfinished = tables(game).next().unwrap();
        assert!(unfinished.past(past, chance(0)).is_none());
        assert!(unfinished.play_outs(past, &vec![game.bots()[0]; unfinished.seats()], 1, chance(0)).is_none());
    }
}
