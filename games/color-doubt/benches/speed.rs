//! How fast the rules, a view and the bots are. Each benchmark asserts an answer.

use chacha20::ChaCha8Rng;
use color_doubt::{ColorDoubt, Move, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Options, Seat, Table, Turn, Viewer};
use rand::SeedableRng;

/// Plays games of random moves from the deal to the end until there are about so many moves; returns how many.
fn playouts(start: &ColorDoubt, seed: u64, moves: usize) -> usize {
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut made = 0;
    while made < moves {
        let mut game = start.clone();
        while game.turn() != Turn::Over {
            game.apply(&game.options().pick(rng));
            made += 1;
        }
    }
    made
}

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts");
    for seats in 2..=5 {
        let start = ColorDoubt::start(&Setup::new(seats)).unwrap();
        let moves = playouts(&start, 1, 100_000);
        group.throughput(Throughput::Elements(moves as u64));
        group.bench_function(format!("{seats} players"), |b| {
            b.iter(|| assert_eq!(playouts(&start, 1, 100_000), moves));
        });
    }
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);
