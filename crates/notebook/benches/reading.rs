//! What it costs to read a notebook, and what to think it through: the sheet with all chances in both readings, which the
//! page asks for after each line. Each benchmark asserts its answer.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use notebook::{Case, Deck, Notebook, What, read};
use support::{Game, Size};

/// A game of six, noted by one of them up to this many entries.
#[derive(Clone, Copy)]
struct Book {
    name: &'static str,
    kinds: [usize; 3],
    entries: usize,
}

/// The standard cards while much is open, and when all is known; and a house edition in which much is open still.
const BOOKS: [Book; 3] = [
    Book { name: "20 lines", kinds: [6, 6, 9], entries: 20 },
    Book { name: "60 lines, solved", kinds: [6, 6, 9], entries: 60 },
    Book { name: "60 lines, 30 cards", kinds: [10, 8, 12], entries: 60 },
];

impl Book {
    fn written(self) -> Notebook {
        const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];
        let Book { kinds, entries, .. } = self;
        let mut book = Game::new(3, Size { kinds, players: 6, open: 0, entries: 2 * entries }).notebook;
        book.entries.retain(|entry| matches!(entry.what, What::Asked { .. }));
        book.entries.truncate(entries);
        if kinds == [6, 6, 9] {
            book.deck = Deck::default();
        }
        for (player, name) in book.players.iter_mut().zip(NAMES) {
            player.name = name.into();
        }
        book
    }
}

/// Names in full, and with the standard cards the shortest names that people write.
fn reading(c: &mut Criterion) {
    let mut group = c.benchmark_group("reading");
    for kind in BOOKS {
        let book = kind.written();
        let text = book.to_string();
        let mut measure = |how: &str, text: &str| {
            assert_eq!(read(text).notebook, book);
            group.bench_function(BenchmarkId::new(how, kind.name), |b| {
                b.iter(|| {
                    let reading = read(black_box(text));
                    assert_eq!((reading.faults.len(), reading.notebook.entries.len()), (0, kind.entries));
                });
            });
        };
        measure("in full", &text);
        if book.deck == Deck::default() {
            measure("short", &shortened(&text));
        }
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
    for kind in BOOKS {
        let book = kind.written();
        let deals = Case::of(&book).expect("a true game").sheet().deals;
        group.bench_function(BenchmarkId::from_parameter(kind.name), |b| {
            b.iter(|| {
                let sheet = Case::of(black_box(&book)).expect("a true game").sheet();
                assert!(!sheet.sampled && sheet.deals == deals);
            });
        });
    }
}

criterion_group!(benches, reading, solving);
criterion_main!(benches);
