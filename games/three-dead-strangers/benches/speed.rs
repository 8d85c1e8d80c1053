//! How fast Three Dead Strangers is played, listed and shown. Each benchmark asserts an answer.

use std::hint::black_box;

use chacha20::ChaCha8Rng;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Options, Seat, Turn, Viewer};
use rand::{Rng, SeedableRng};
use three_dead_strangers::{Setup, Spacing, Strangers};

/// Plays to the end, without views and observations; returns the number of moves.
fn playout(start: &Strangers, rng: &mut impl Rng) -> u64 {
    let mut game = start.clone();
    let mut moves = 0;
    while game.turn() != Turn::Over {
        let m = game.options().pick(rng);
        game.apply(&m);
        moves += 1;
    }
    assert!(!game.public().results.is_empty());
    moves
}

type Group<'a> = BenchmarkGroup<'a, WallTime>;

fn setup(spacing: Spacing) -> Setup {
    Setup { spacing, ..Setup::new(4) }
}

/// The middle of a game: the 60th move.
fn middle(spacing: Spacing) -> Strangers {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut game = Strangers::start(&setup(spacing)).unwrap();
    for _ in 0..60 {
        let m = game.options().pick(&mut rng);
        game.apply(&m);
    }
    game
}

fn games(c: &mut Criterion) {
    for (name, spacing) in [("apart", Spacing::Apart), ("touching", Spacing::Touching)] {
        let mut group = c.benchmark_group(name);
        playouts(&mut group, spacing);
        moments(&mut group, spacing);
        group.finish();
    }
}

fn playouts(group: &mut Group, spacing: Spacing) {
    let start = Strangers::start(&setup(spacing)).unwrap();
    const GAMES: u64 = 100;
    let moves: u64 = (0..GAMES).map(|seed| playout(&start, &mut ChaCha8Rng::seed_from_u64(seed))).sum();
    group.throughput(Throughput::Elements(moves));
    group.bench_function("random moves, 4 players", |b| {
        b.iter(|| {
            let sum: u64 = (0..GAMES).map(|seed| playout(&start, &mut ChaCha8Rng::seed_from_u64(seed))).sum();
            assert_eq!(sum, moves);
        });
    });
}

fn moments(group: &mut Group, spacing: Spacing) {
    let game = middle(spacing);
    let mut listed = Vec::new();
    game.options().list(&mut listed);
    let count = listed.len();
    assert!(count > 20 && listed.iter().all(|m| game.check(m).is_ok()));
    group.throughput(Throughput::Elements(1));
    group.bench_function("list every play", |b| {
        b.iter(|| {
            listed.clear();
            black_box(&game).options().list(&mut listed);
            assert_eq!(listed.len(), count);
        });
    });
    let viewer = Viewer::Seat(Seat(0));
    group.bench_function("one view", |b| {
        b.iter(|| assert_eq!(black_box(&game).view(viewer).public.players.len(), 4));
    });
    let view = game.view(viewer);
    let length = serde_json::to_string(&view).unwrap().len();
    group.bench_function("JSON of one view", |b| {
        b.iter(|| assert_eq!(serde_json::to_string(black_box(&view)).unwrap().len(), length));
    });
}

criterion_group!(benches, games);
criterion_main!(benches);
