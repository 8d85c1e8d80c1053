//! House editions of odd sizes, estimates beside exact answers, and the largest books.

use crate::support::{Game, Size, held_by};
use notebook::{Card, Case, Certainty, Holder, Notebook, Source, Unready, read};

#[test]
fn estimates_come_near_the_truth_and_claim_nothing_false() {
    let sizes = [
        Size { kinds: [6, 6, 9], players: 4, open: 0, entries: 12 },
        Size { kinds: [6, 6, 9], players: 6, open: 0, entries: 25 },
        Size { kinds: [3, 8, 5], players: 5, open: 3, entries: 10 },
    ];
    let (mut worst, mut sum, mut cells) = (0.0_f64, 0.0, 0);
    for (seed, size) in (0..12).zip(sizes.into_iter().cycle()) {
        let game = Game::new(seed, size);
        let exact = Case::of(&game.notebook).unwrap().sheet();
        let case = Case::within(&game.notebook, 1).unwrap();
        let sampled = case.sheet();
        assert!(!exact.sampled && sampled.sampled && sampled.samples > 100, "{}", sampled.samples);
        for (card, (row, estimates)) in exact.cells.iter().zip(&sampled.cells).enumerate() {
            for (holder, (cell, estimate)) in row.iter().zip(estimates).enumerate() {
                if estimate.mark != Certainty::Open {
                    assert_eq!(estimate.mark, cell.mark, "card {card}, holder {holder}");
                }
                for (a, b) in [(cell.possible, estimate.possible), (cell.likely, estimate.likely)] {
                    worst = worst.max((a - b).abs());
                    sum += (a - b).abs();
                    cells += 1;
                }
            }
        }
        let advice = case.advice(&[]).unwrap();
        assert!(advice.sampled || advice.rooms.is_empty());
    }
    let mean = sum / f64::from(cells);
    assert!(worst < 0.1 && mean < 0.01, "off by {mean} on average, {worst} at worst");
}

/// Where not all deals can be counted, every certain mark still has its why: what it names suffices by itself, and
/// without any one of it a look at each player alone would not tell.
#[test]
fn what_is_certain_has_its_why_even_where_nothing_can_be_counted() {
    let mut explained = 0;
    for (seed, entries) in [(0, 12), (1, 40)] {
        let game = Game::new(seed, Size { kinds: [12, 12, 16], players: 8, open: 0, entries });
        let case = Case::within(&game.notebook, 1).unwrap();
        assert!(case.is_sampled());
        let sheet = case.sheet();
        for (card, holder) in
            (0..40).step_by(7).flat_map(|card| (0..9).map(move |holder| (Card(card), Holder(holder))))
        {
            let why = case.why(card, holder);
            assert_eq!(why.is_some(), sheet.cell(card, holder).mark != Certainty::Open);
            let Some(why) = why else { continue };
            assert_eq!(why.holds, held_by(&game.deal, card) == holder);
            let mut book = game.notebook.clone();
            let mut kept = Vec::new();
            for (number, entry) in (0..).zip(&game.notebook.entries) {
                if why.sources.contains(&Source::Entry(number)) {
                    kept.push(entry.clone());
                }
            }
            book.entries = kept;
            if !why.sources.contains(&Source::Hand) {
                book.own.clear();
            }
            let fewer = Case::within(&book, 1).unwrap().sheet();
            assert_eq!(fewer.cell(card, holder).mark, sheet.cell(card, holder).mark, "{}", why.message);
            explained += 1;
        }
    }
    assert!(explained > 20, "{explained}");
}

#[test]
fn house_editions_of_any_size() {
    for (seed, size) in [
        Size { kinds: [2, 2, 2], players: 2, open: 0, entries: 3 },
        Size { kinds: [1, 1, 30], players: 3, open: 0, entries: 20 },
        Size { kinds: [10, 8, 12], players: 6, open: 0, entries: 40 },
        Size { kinds: [10, 8, 12], players: 5, open: 2, entries: 60 },
        Size { kinds: [20, 20, 24], players: 9, open: 0, entries: 0 },
        Size { kinds: [20, 20, 24], players: 8, open: 5, entries: 50 },
        Size { kinds: [20, 20, 24], players: 9, open: 0, entries: 300 },
    ]
    .into_iter()
    .enumerate()
    {
        let game = Game::new(seed as u64, size);
        let case = Case::of(&game.notebook).unwrap();
        let sheet = case.sheet();
        for (card, row) in sheet.cells.iter().enumerate() {
            let all: f64 = row.iter().map(|cell| cell.possible).sum();
            assert!((all - 1.0).abs() < 0.02 || sheet.sampled, "{size:?}: card {card} is held {all} times");
            for (holder, cell) in row.iter().enumerate() {
                let truly = usize::from(game.deal[card].0) == holder;
                assert!(
                    cell.mark == Certainty::Open || (cell.mark == Certainty::Has) == truly,
                    "{size:?} {card} {holder}"
                );
            }
        }
        case.advice(&[]).unwrap();
    }
}

#[test]
fn a_book_of_a_thousand_entries() {
    let game = Game::new(3, Size { kinds: [6, 6, 9], players: 6, open: 0, entries: 1_000 });
    let text = game.notebook.to_string();
    let reading = read(&text);
    assert_eq!((reading.faults.len(), &reading.notebook), (0, &game.notebook));
    let case = Case::of(&reading.notebook).unwrap();
    let sheet = case.sheet();
    assert!(sheet.solved.is_some());
    for card in (0..game.notebook.deck.len() as u8).map(Card) {
        let holder = held_by(&game.deal, card);
        assert!(case.why(card, holder).unwrap().sources.len() < 30);
    }
}

#[test]
fn a_contradiction_is_told_even_where_nothing_can_be_counted() {
    let game = Game::new(1, Size { kinds: [20, 20, 24], players: 9, open: 0, entries: 0 });
    let mut text = game.notebook.to_string();
    let card = game.notebook.deck.name(game.notebook.own[0]);
    text += &format!("P{} has {card}\n", (game.notebook.me.unwrap().0 + 1) % 9);
    let reading = read(&text);
    assert!(matches!(Case::of(&reading.notebook), Err(Unready::Contradicted(_))));
}

#[test]
fn without_players_nothing_follows() {
    assert!(matches!(Case::of(&Notebook::default()), Err(Unready::Setup)));
}
