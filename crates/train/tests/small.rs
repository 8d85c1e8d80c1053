//! Small games are played perfectly, as exact best responses say.

use color_doubt::{ColorDoubt, Setup, Toy};
use game::{Game, Seat};
use testkit::kuhn::{self, Kuhn};
use train::{Regrets, Strategy, Tree};

/// What regret finds in this many rounds.
fn learned(tree: &Tree, rounds: u32) -> Strategy {
    let mut regrets = Regrets::new(tree);
    (0..rounds).for_each(|_| regrets.round());
    regrets.average()
}

/// The first player of Kuhn's poker loses a chip in 18 games (Kuhn, 1950).
#[test]
fn the_value_of_kuhn_poker_is_found() {
    let tree = Tree::grow::<Kuhn>(&kuhn::Setup { ranks: 3 }, |game| f64::from(game.scores()[Seat(0)])).unwrap();
    let strategy = learned(&tree, 300);
    assert!(tree.exploitability(&strategy) < 0.005);
    assert!((tree.best_response(0, &strategy) + 1.0 / 18.0).abs() < 0.01);
    assert!(tree.exploitability(&tree.uniform()) > 0.3);
}

/// Two versions of Color Doubt that are small enough to be solved: values are ±1, and 0 where nobody wins.
#[test]
fn small_color_doubt_is_played_within_a_fiftieth_of_perfect() {
    for (suits, cards_per_suit, max_turns) in [(2, 2, 6), (2, 3, 4)] {
        let toy = Some(Toy { suits, removed: 1 });
        let setup = Setup { games: 1, cards_per_suit, max_turns, toy, ..Setup::new(2) };
        let tree = Tree::grow::<ColorDoubt>(&setup, won).unwrap();
        let strategy = learned(&tree, 100);
        let [before, after] = [tree.uniform(), strategy].map(|strategy| tree.exploitability(&strategy));
        assert!(before > 0.1, "play at random loses {before}");
        assert!(after <= 0.02, "it can be exploited by {after}");
    }
}

/// The value that `python/tests/test_openspiel.py` finds with another program's solver.
#[test]
fn the_value_of_the_smallest_color_doubt_is_found() {
    let setup = Setup {
        games: 1,
        cards_per_suit: 2,
        max_turns: 4,
        toy: Some(Toy { suits: 2, removed: 1 }),
        ..Setup::new(2)
    };
    let tree = Tree::grow::<ColorDoubt>(&setup, won).unwrap();
    let strategy = learned(&tree, 300);
    for value in [tree.best_response(0, &strategy), -tree.best_response(1, &strategy)] {
        assert!((value - 7.0 / 15.0).abs() < 0.002, "{value}");
    }
}

fn won(game: &ColorDoubt) -> f64 {
    let winners = game.winners();
    f64::from(i8::from(winners[Seat(0)]) - i8::from(winners[Seat(1)]))
}
