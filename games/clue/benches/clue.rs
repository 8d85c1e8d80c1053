//! How fast Clue is played, listed, walked and shown. Each benchmark asserts an answer.

use std::hint::black_box;

use chacha20::ChaCha8Rng;
use clue::{BoardName, Clue, Dice, FullRoll, Move, Place, Room, Setup, Suspect};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Options, Seat, Turn, Viewer};
use mansion::{Length, Spot, SquareSet, Walk};
use rand::{Rng, SeedableRng};

fn setup(players: usize) -> Setup {
    Setup::new(&Suspect::ALL[..players])
}

/// Plays to the end, without views and observations; returns the number of moves.
fn playout(start: &Clue, rng: &mut impl Rng) -> u64 {
    let mut game = start.clone();
    let mut moves = 0;
    while game.turn() != Turn::Over {
        let m = game.options().pick(rng);
        game.apply(&m);
        moves += 1;
    }
    moves
}

/// A whole random game from the deal, in moves a second.
fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts");
    for players in [3, 4, 6] {
        let start = Clue::start(&setup(players)).unwrap();
        let games = |seed| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            (0..100).map(|_| playout(&start, &mut rng)).sum::<u64>()
        };
        let moves = games(0);
        assert!((10_000..100_000).contains(&moves), "100 games of {players} have {moves} moves");
        group.throughput(Throughput::Elements(moves));
        group.bench_function(BenchmarkId::from_parameter(players), |b| {
            b.iter(|| assert_eq!(games(black_box(0)), moves));
        });
    }
}

/// The game after its deal and some random moves, at somebody's turn to begin.
fn middle() -> Clue {
    let mut game = Clue::start(&setup(4)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..200 {
        let m = game.options().pick(&mut rng);
        game.apply(&m);
    }
    while game.options().list_len() != 325 {
        let m = game.options().pick(&mut rng);
        game.apply(&m);
    }
    game
}

trait ListLen {
    fn list_len(&self) -> usize;
}

impl ListLen for clue::Options {
    fn list_len(&self) -> usize {
        let mut moves = Vec::new();
        self.list(&mut moves);
        moves.len()
    }
}

/// All moves of a turn's start: the dice and 324 accusations.
fn listing(c: &mut Criterion) {
    let game = middle();
    let mut moves: Vec<Move> = Vec::new();
    c.bench_function("listing", |b| {
        b.iter(|| {
            moves.clear();
            black_box(&game).options().list(&mut moves);
            assert_eq!(moves.len(), 325);
        });
    });
}

/// Where one can go from the hall's lower door, with others in the way, by one die and by two.
fn reach(c: &mut Criterion) {
    let mut group = c.benchmark_group("reach");
    let board = BoardName::Mansion.board();
    let square = |row, col| board.id(mansion::Square { row, col }).unwrap();
    let taken: SquareSet = [square(7, 13), square(8, 8), square(16, 8)].into_iter().collect();
    for (steps, squares, rooms) in [(6, 15, 1), (12, 38, 5)] {
        let walk = Walk { from: Spot::Square(square(7, 11)), taken, steps, length: Length::Full };
        group.bench_function(BenchmarkId::from_parameter(steps), |b| {
            b.iter(|| {
                let reach = board.reach(black_box(&walk));
                assert_eq!((reach.squares.len(), reach.rooms.len()), (squares, rooms));
            });
        });
    }
    let game = Clue::start(&setup(3)).unwrap();
    let hall = Place::Room(Room::Hall);
    let walk = clue::Walk::new(BoardName::Mansion, hall, SquareSet::EMPTY, 6, FullRoll::Required);
    group.bench_function("routes", |b| {
        b.iter(|| {
            let routes = black_box(&walk).destinations().filter_map(|to| walk.route(to)).count();
            assert_eq!(routes, walk.reach.len());
        });
    });
    drop(game);
}

/// One view of a seat, and the JSON of it.
fn view(c: &mut Criterion) {
    let game = middle();
    let viewer = Viewer::Seat(Seat(0));
    c.bench_function("view", |b| {
        b.iter(|| assert_eq!(black_box(&game).view(viewer).own.unwrap().sheet.len(), 21));
    });
    let view = game.view(viewer);
    let length = serde_json::to_vec(&view).unwrap().len();
    assert!((1_000..4_000).contains(&length), "{length} bytes of JSON");
    c.bench_function("json", |b| {
        b.iter(|| assert_eq!(serde_json::to_vec(black_box(&view)).unwrap().len(), length));
    });
    let dice = Move::Dice { dice: Dice::one(6) };
    assert!(game.check(&dice).is_err());
}

criterion_group!(benches, playouts, listing, reach, view);
criterion_main!(benches);
