//! How fast Color Doubt is played, listed, shown and deduced. Each benchmark asserts an answer.

use std::hint::black_box;

use chacha20::ChaCha8Rng;
use color_doubt::{Cards, ColorDoubt, Fact, Move, Setup, Suit};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{BySeat, Deduce, Game, Options, Reading, Seat, Table, Turn, Viewer};
use rand::SeedableRng;

/// Plays this many matches of random moves from the first deal to the end; returns the number of moves.
fn playouts(start: &ColorDoubt, matches: u32) -> u64 {
    let rng = &mut ChaCha8Rng::seed_from_u64(0);
    let mut moves = 0;
    for _ in 0..matches {
        let mut game = start.clone();
        while game.turn() != Turn::Over {
            game.apply(&game.options().pick(rng));
            moves += 1;
        }
    }
    moves
}

/// Whole random matches of three games from the first deal, in moves a second.
fn playing(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts");
    for seats in 2..=5 {
        let start = ColorDoubt::start(&Setup { games: 3, ..Setup::new(seats) }).unwrap();
        let moves = playouts(&start, 100);
        assert!((2_000..100_000).contains(&moves), "100 matches of {seats} have {moves} moves");
        group.throughput(Throughput::Elements(moves));
        group.bench_function(BenchmarkId::from_parameter(seats), |b| {
            b.iter(|| assert_eq!(playouts(black_box(&start), 100), moves));
        });
    }
}

/// A game of four in its middle: lies caught, cards on the table and in minus piles, seat 1 to answer two cards.
fn middle() -> Table<ColorDoubt> {
    let hands: BySeat<Cards> =
        [[3, 3, 3, 3, 2, 1, 0, 0], [2, 2, 2, 2, 2, 2, 2, 1], [1, 3, 2, 2, 2, 3, 2, 0], [2, 1, 2, 2, 3, 2, 3, 0]]
            .map(Cards::new)
            .into_iter()
            .collect();
    let out = Cards::new([1, 0, 0, 0, 0, 1, 2, 0]);
    let mut table: Table<ColorDoubt> = Table::new(Setup::new(4)).unwrap();
    let lay = |suits: &[Suit], say| Move::Lay { cards: suits.iter().copied().collect(), say };
    use Suit::{Blue, Green, Orange, Pink, Purple, Red, Yellow};
    for m in [
        Move::Deal { hands, out },
        lay(&[Red, Orange], Red),
        Move::Doubt {},
        lay(&[Pink], Pink),
        lay(&[Yellow, Blue, Blue], Blue),
        Move::Doubt {},
        lay(&[Green], Green),
        lay(&[Red], Orange),
        Move::Pass {},
        lay(&[Yellow, Orange], Orange),
        Move::Doubt {},
        lay(&[Purple, Green], Green),
        Move::Pass {},
        lay(&[Orange, Red, Green], Red),
        Move::Doubt {},
        lay(&[Pink, Pink], Pink),
        Move::Pass {},
        Move::Pass {},
    ] {
        let mover = table.game().turn().mover().unwrap();
        table.play(mover, m).unwrap();
    }
    table
}

/// Every move of a player with a middling hand.
fn listing(c: &mut Criterion) {
    let table = middle();
    let mut moves = Vec::new();
    table.game().options().list(&mut moves);
    let count = moves.len();
    assert_eq!((table.game().turn(), count), (Turn::Player(Seat(1)), 20_351));
    let mut group = c.benchmark_group("listing");
    group.throughput(Throughput::Elements(count as u64));
    group.bench_function("20351 moves", |b| {
        b.iter(|| {
            moves.clear();
            black_box(&table).game().options().list(&mut moves);
            assert_eq!(moves.len(), count);
        });
    });
}

/// One view, and its JSON.
fn showing(c: &mut Criterion) {
    let table = middle();
    let viewer = Viewer::Seat(Seat(1));
    c.bench_function("view", |b| {
        b.iter(|| {
            let view = black_box(&table).game().view(viewer);
            assert_eq!(view.public.hands[Seat(1)].count, 14);
            view
        });
    });
    let view = table.game().view(viewer);
    c.bench_function("view as JSON", |b| {
        b.iter(|| assert_eq!(serde_json::to_string(black_box(&view)).unwrap().len(), 843));
    });
}

/// The chances of everything hidden, and one world.
fn reckoning(c: &mut Criterion) {
    let knowledge = middle().knowledge(Viewer::Seat(Seat(1)));
    for (name, reading) in [("chances, possible", Reading::Possible), ("chances, likely", Reading::Likely)] {
        c.bench_function(name, |b| {
            b.iter(|| {
                let chances = ColorDoubt::chances(black_box(&knowledge), reading).unwrap();
                let (fact, truthful) = chances.last().unwrap();
                assert!(*fact == Fact::Truthful && (0.0..1.0).contains(truthful));
            });
        });
    }
    let rng = &mut ChaCha8Rng::seed_from_u64(0);
    c.bench_function("determinize", |b| {
        b.iter(|| {
            let world = ColorDoubt::determinize(black_box(&knowledge), rng).unwrap();
            assert_eq!(world.log().len(), knowledge.observations.len());
        });
    });
}

criterion_group!(benches, playing, listing, showing, reckoning);
criterion_main!(benches);
