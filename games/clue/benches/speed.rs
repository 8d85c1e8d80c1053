//! How fast Clue is played, listed, walked and shown. Each benchmark asserts an answer.

use std::hint::black_box;

use bots::Bot;
use chacha20::ChaCha8Rng;
use clue::{Belief, BoardName, Clue, Detective, FullRoll, Move, Phase, Place, Room, Setup, Suspect};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Options, Reading, Seat, Table, Turn, Viewer};
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

/// The start of a turn in the middle of a random game of four.
fn middle() -> Clue {
    let start = Clue::start(&setup(4)).unwrap();
    let after = |seed| {
        let mut game = start.clone();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for ply in 0..400 {
            if game.turn() == Turn::Over || (ply > 100 && game.public().phase == Phase::Start) {
                break;
            }
            let m = game.options().pick(&mut rng);
            game.apply(&m);
        }
        game
    };
    (0..).map(after).find(|game| game.turn() != Turn::Over && game.options().roll).expect("there are many games")
}

/// All moves of a turn's start: the dice and 324 accusations.
fn listing(c: &mut Criterion) {
    let mut game = Clue::start(&setup(4)).unwrap();
    let deal = game.options().pick(&mut ChaCha8Rng::seed_from_u64(1));
    game.apply(&deal);
    let mut moves: Vec<Move> = Vec::new();
    c.bench_function("listing", |b| {
        b.iter(|| {
            moves.clear();
            black_box(&game).options().list(&mut moves);
            assert_eq!(moves.len(), 325);
        });
    });
}

/// Where one can go from before the hall, with others in the way, by one die and by two; and the ways there.
fn reach(c: &mut Criterion) {
    let mut group = c.benchmark_group("reach");
    let board = BoardName::Mansion.board();
    let square = |row, col| board.id([row, col].into()).unwrap();
    let taken: SquareSet = [square(7, 18), square(8, 8), square(16, 8)].into_iter().collect();
    for (steps, squares, rooms) in [(6, 14, 2), (12, 54, 5)] {
        let walk = Walk { from: Spot::Square(square(7, 11)), taken, steps, length: Length::Full };
        group.bench_function(BenchmarkId::from_parameter(steps), |b| {
            b.iter(|| {
                let reach = board.reach(black_box(&walk));
                assert_eq!((reach.squares.len(), reach.rooms.len()), (squares, rooms));
            });
        });
    }
    let hall = Place::Room(Room::Hall);
    let walk = clue::Walk::new(BoardName::Mansion, hall, SquareSet::EMPTY, 6, FullRoll::Required);
    group.bench_function("routes", |b| {
        b.iter(|| {
            let routes = black_box(&walk).destinations().filter_map(|to| walk.route(to)).count();
            assert_eq!(routes, walk.reach.len());
        });
    });
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
    assert!((2_000..5_000).contains(&length), "{length} bytes of JSON");
    c.bench_function("json", |b| {
        b.iter(|| assert_eq!(serde_json::to_vec(black_box(&view)).unwrap().len(), length));
    });
}

/// What a seat may believe after a hundred moves, and what the detective does then.
fn thinking(c: &mut Criterion) {
    let mut table: Table<Clue> = Table::new(setup(4)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while table.log().len() < 100 || table.game().public().phase != Phase::Entered {
        let mover = table.game().turn().mover().expect("nobody accuses in this game");
        let calm = clue::Options { accuse: false, ..table.game().options() };
        let m = calm.pick(&mut rng);
        table.play(mover, m).unwrap();
    }
    let knowledge = table.knowledge(Viewer::Seat(table.game().public().active));
    c.bench_function("belief", |b| {
        b.iter(|| {
            let belief = Belief::of(black_box(&knowledge), Reading::Likely).unwrap().unwrap();
            let total: f64 = belief.crimes().iter().map(|(_, chance)| chance).sum();
            assert!((total - 1.0).abs() < 1e-9);
        });
    });
    c.bench_function("detective", |b| {
        b.iter(|| {
            let m = Detective.choose(black_box(&knowledge), &mut ChaCha8Rng::seed_from_u64(1));
            assert!(matches!(m, Move::Suggest(_)));
        });
    });
}

criterion_group!(benches, playouts, listing, reach, view, thinking);
criterion_main!(benches);
