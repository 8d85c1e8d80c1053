//! What it costs to read a notebook, and what to think it through: reading is to cost clearly less. Each benchmark asserts
//! its answer.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use notebook::{Case, Deck, Notebook, What, read};
use support::{Game, Size};

/// A game of 60 entries with the standard cards, written out in full.
fn book(players: usize) -> Notebook {
    const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];
    let mut book = Game::new(3, Size { kinds: [6, 6, 9], players, open: 0, entries: 60 }).notebook;
    book.deck = Deck::default();
    for (player, name) in book.players.iter_mut().zip(NAMES) {
        player.name = name.into();
    }
    book
}

/// Names in full, and the shortest names that people write.
fn reading(c: &mut Criterion) {
    let mut group = c.benchmark_group("reading");
    for players in [3, 6] {
        let book = book(players);
        let text = book.to_string();
        assert_eq!(text.lines().filter(|line| !line.is_empty()).count(), 4 + 60);
        group.bench_function(BenchmarkId::new("in full", players), |b| {
            b.iter(|| {
                let reading = read(black_box(&text));
                assert_eq!((reading.faults.len(), reading.notebook.entries.len()), (0, 60));
            });
        });
        let short = shortened(&text);
        assert_eq!(read(&short).notebook, book);
        group.bench_function(BenchmarkId::new("short", players), |b| {
            b.iter(|| {
                let reading = read(black_box(&short));
                assert_eq!((reading.faults.len(), reading.notebook.entries.len()), (0, 60));
            });
        });
    }
}

/// The same with the last word of each name, and without the commas between cards that are asked for.
fn shortened(text: &str) -> String {
    let deck = Deck::default();
    let mut short = text.to_owned();
    for name in deck.names() {
        let word = if name.ends_with(" Room") { name.split(' ').next() } else { name.split(' ').next_back() };
        short = short.replace(name, &word.unwrap_or(name).to_lowercase());
    }
    let lines = short.lines().map(|line| match line.split_once(" asks ") {
        Some((by, rest)) => {
            let (cards, answers) = rest.split_once(':').unwrap_or((rest, ""));
            format!("{by} asks {}:{answers}\n", cards.replace(',', ""))
        }
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// The sheet with both readings.
fn solving(c: &mut Criterion) {
    let mut group = c.benchmark_group("solving");
    for players in [3, 6] {
        let book = book(players);
        let asked = book.entries.iter().filter(|entry| matches!(entry.what, What::Asked { .. })).count();
        assert!(asked > 30);
        let deals = Case::of(&book).expect("a true game").sheet().deals;
        group.bench_function(BenchmarkId::from_parameter(players), |b| {
            b.iter(|| {
                let sheet = Case::of(black_box(&book)).expect("a true game").sheet();
                assert!(!sheet.sampled && sheet.deals == deals);
            });
        });
    }
}

criterion_group!(benches, reading, solving);
criterion_main!(benches);
