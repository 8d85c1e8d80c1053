//! How fast True Colors is played, listed, walked, shown and deduced. Each benchmark asserts an answer.

use std::hint::black_box;

use chacha20::ChaCha8Rng;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Options as _, Reading, Seat, Table, Turn, Viewer};
use presentation::Playable;
use rand::SeedableRng;
use true_colors::{Belief, Card, Fact, Move, Options, Phase, Place, Setup, TrueColors, WalkOptions, What};

/// Plays this many games of random moves from the deal to the end; returns the number of moves.
fn playouts(start: &TrueColors, games: u64) -> u64 {
    let mut moves = 0;
    for seed in 0..games {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let mut game = start.clone();
        while game.turn() != Turn::Over {
            let m = game.options().pick(rng);
            game.apply(&m);
            moves += 1;
        }
    }
    moves
}

/// Whole random games from the deal, in moves a second.
fn playing(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts");
    for seats in [3, 4, 6] {
        let start = TrueColors::start(&Setup::new(seats)).unwrap();
        let moves = playouts(&start, 30);
        assert!((10_000..150_000).contains(&moves), "30 games of {seats} have {moves} moves");
        group.throughput(Throughput::Elements(moves));
        group.bench_function(BenchmarkId::from_parameter(seats), |b| {
            b.iter(|| assert_eq!(playouts(black_box(&start), 30), moves));
        });
    }
}

/// A random game of this many players after more than 300 moves, where somebody is to walk, a pad in reach.
fn middle(seats: u8) -> Table<TrueColors> {
    let after = |seed| {
        let mut table: Table<TrueColors> = Table::new(Setup::new(seats)).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Some(mover) = table.game().turn().mover() {
            let walks = matches!(table.game().public().phase, Phase::Walk { .. });
            if table.log().len() > 300 && walks && walk(table.game()).leaps().count() > 0 {
                break;
            }
            let m = table.game().options().pick(&mut rng);
            table.play(mover, m).unwrap();
        }
        table
    };
    (0..).map(after).find(|table| table.game().turn() != Turn::Over).expect("there are many games")
}

fn walk(game: &TrueColors) -> WalkOptions {
    match game.options() {
        Options::Walk(walk) => walk,
        other => panic!("nobody walks, but {other:?}"),
    }
}

/// The game of four after the first player has walked to the middle's west and rolled so much.
fn rolled(one: u8, other: u8) -> TrueColors {
    let mut game = TrueColors::start(&Setup::new(4)).unwrap();
    let hand = |seat: usize| {
        (0..3).flat_map(|kind| (3 * seat..3 * seat + 3).map(move |at| Card::from_index(12 * kind + at))).collect()
    };
    let square = |row, col| Move::Go { to: Place::Square([row, col].into()) };
    game.apply(&Move::Deal { hands: (0..4).map(hand).collect(), weapons: What::ALL.into_iter().collect() });
    for to in [square(10, 8), square(10, 15), square(7, 8), square(7, 15)] {
        game.apply(&Move::Dice { dice: [6, 6] });
        assert!(game.check(&to).is_ok());
        game.apply(&to);
    }
    game.apply(&Move::Dice { dice: [one, other] });
    game
}

/// Where one can go from beside the middle, with three others in the corridors; all moves; and all ways there.
fn walking(c: &mut Criterion) {
    let mut group = c.benchmark_group("walk");
    for (dice, ends) in [((1, 2), 41), ((3, 4), 151), ((6, 6), 222)] {
        let game = rolled(dice.0, dice.1);
        group.bench_function(BenchmarkId::new("reach", dice.0 + dice.1), |b| {
            b.iter(|| assert_eq!(walk(black_box(&game)).destinations().count(), ends));
        });
    }
    let game = rolled(6, 6);
    let mut moves: Vec<Move> = Vec::new();
    group.bench_function("listing", |b| {
        b.iter(|| {
            moves.clear();
            black_box(&game).options().list(&mut moves);
            assert_eq!(moves.len(), 1 + 222 + 13 * 4);
        });
    });
    let options = game.options();
    let length = serde_json::to_vec(&options).unwrap().len();
    assert!((1_000..60_000).contains(&length), "{length} bytes of JSON");
    group.bench_function("json", |b| {
        b.iter(|| assert_eq!(serde_json::to_vec(black_box(&options)).unwrap().len(), length));
    });
    group.finish();
}

/// One view of a seat, and the JSON of it.
fn view(c: &mut Criterion) {
    let table = middle(4);
    let viewer = Viewer::Seat(Seat(0));
    c.bench_function("view", |b| {
        b.iter(|| assert_eq!(black_box(table.game()).view(viewer).own.unwrap().len(), 9));
    });
    let view = table.game().view(viewer);
    let length = serde_json::to_vec(&view).unwrap().len();
    assert!((1_000..5_000).contains(&length), "{length} bytes of JSON");
    c.bench_function("json", |b| {
        b.iter(|| assert_eq!(serde_json::to_vec(black_box(&view)).unwrap().len(), length));
    });
}

/// What a seat may believe in the middle of a game, and what the strongest bots do then.
fn thinking(c: &mut Criterion) {
    let levels = TrueColors::bots();
    for seats in [3, 6] {
        let table = middle(seats);
        let Turn::Player(seat) = table.game().turn() else { unreachable!("somebody is to walk") };
        let knowledge = table.knowledge(Viewer::Seat(seat));
        c.bench_function(&format!("belief/{seats}"), |b| {
            b.iter(|| {
                let belief = Belief::of(black_box(&knowledge), Reading::Likely).unwrap().unwrap();
                let total: f64 =
                    Seat::all(seats.into()).map(|seat| belief.chance(Fact::card(seat, Card::from_index(12)))).sum();
                assert!((total - 1.0).abs() < 1e-9);
            });
        });
        for level in &levels[2..] {
            c.bench_function(&format!("{}/{seats}", level.name), |b| {
                b.iter(|| {
                    let m = level.bot.choose(black_box(&knowledge), &mut ChaCha8Rng::seed_from_u64(1));
                    assert!(matches!(m, Move::Go { .. } | Move::Leap { .. } | Move::Stay {}));
                });
            });
        }
    }
}

criterion_group!(benches, playing, walking, view, thinking);
criterion_main!(benches);
