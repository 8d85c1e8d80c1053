//! How fast Three Dead Strangers is played, listed and shown. Each benchmark asserts an answer.

use std::hint::black_box;

use chacha20::ChaCha8Rng;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Options, Seat, Turn, Viewer};
use rand::{Rng, SeedableRng};
use three_dead_strangers::{Setup, Strangers};

/// Plays to the end, without views and observations; returns the number of moves.
fn playout(start: &Strangers, rng: &mut impl Rng) -> u64 {
    let mut game = start.clone();
    let mut moves = 0;
    while game.turn() != Turn::Over {
        let m = game.options().pick(rng);
        game.apply(&m);
        moves += 1;
    }
    assert!(!game.view(Viewer::Spectator).public.results.is_empty());
    moves
}

/// The middle of a game: the 60th move.
fn middle() -> Strangers {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut game = Strangers::start(&Setup::new(4)).unwrap();
    for _ in 0..60 {
        let m = game.options().pick(&mut rng);
        game.apply(&m);
    }
    game
}

fn playouts(c: &mut Criterion) {
    let start = Strangers::start(&Setup::new(4)).unwrap();
    const GAMES: u64 = 100;
    let moves: u64 = (0..GAMES).map(|seed| playout(&start, &mut ChaCha8Rng::seed_from_u64(seed))).sum();
    let mut group = c.benchmark_group("three-dead-strangers");
    group.throughput(Throughput::Elements(moves));
    group.bench_function("random moves, 4 players", |b| {
        b.iter(|| {
            let sum: u64 = (0..GAMES).map(|seed| playout(&start, &mut ChaCha8Rng::seed_from_u64(seed))).sum();
            assert_eq!(sum, moves);
        });
    });
    group.finish();
}

fn moments(c: &mut Criterion) {
    let game = middle();
    let mut listed = Vec::new();
    game.options().list(&mut listed);
    let count = listed.len();
    assert!(count > 50 && listed.iter().all(|m| game.check(m).is_ok()));
    c.bench_function("three-dead-strangers/list every play", |b| {
        b.iter(|| {
            listed.clear();
            black_box(&game).options().list(&mut listed);
            assert_eq!(listed.len(), count);
        });
    });
    let viewer = Viewer::Seat(Seat(0));
    c.bench_function("three-dead-strangers/one view", |b| {
        b.iter(|| assert_eq!(black_box(&game).view(viewer).public.players.len(), 4));
    });
    let view = game.view(viewer);
    let length = serde_json::to_string(&view).unwrap().len();
    c.bench_function("three-dead-strangers/JSON of one view", |b| {
        b.iter(|| assert_eq!(serde_json::to_string(black_box(&view)).unwrap().len(), length));
    });
}

criterion_group!(benches, playouts, moments);
criterion_main!(benches);
