//! Games whose moves a test dictates, each made by the one to move.

use game::{Game, Mover, Refusal, Table, Viewer};

#[track_caller]
fn mover<G: Game>(table: &Table<G>) -> Mover {
    table.game().turn().mover().expect("the game goes on")
}

/// Makes these moves, whoever's they are.
///
/// # Panics
/// When one is refused, or the game is over.
#[track_caller]
pub fn play<G: Game>(table: &mut Table<G>, moves: impl IntoIterator<Item = G::Move>) {
    for m in moves {
        if let Err(refused) = table.play(mover(table), m.clone()) {
            panic!("{m:?} is refused: {refused}");
        }
    }
}

/// The clause by which the one to move may not make this move.
///
/// # Panics
/// When no rule refuses it, or when the attempt changes what anybody sees.
#[track_caller]
pub fn refusal<G: Game>(table: &mut Table<G>, m: G::Move) -> &'static str {
    let seen = |table: &Table<G>| {
        let views: Vec<_> = Viewer::all(table.game().seats()).map(|viewer| table.game().view(viewer)).collect();
        (format!("{table:?}"), views)
    };
    let before = seen(table);
    match table.play(mover(table), m) {
        Err(Refusal::Illegal(illegal)) => {
            assert_eq!(seen(table), before, "a refused move changes nothing");
            illegal.clause
        }
        other => panic!("not refused by a rule: {other:?}"),
    }
}

/// What a viewer was told last.
///
/// # Panics
/// When that is nothing.
#[track_caller]
pub fn told<G: Game>(table: &Table<G>, viewer: Viewer) -> G::Observation {
    table.knowledge(viewer).observations.pop().expect("the viewer was told something")
}
