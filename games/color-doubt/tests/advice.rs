//! What speaks for a move, held against the cards as they really are.

use std::collections::BTreeSet;

use color_doubt::{ColorDoubt, Credit, Fact, Move, Setup, Suit};
use game::{Arg, Deduce, Game, Mover, Options as _, Seat, Table, Turn, Viewer};
use presentation::Advice;
use testkit::advised;

/// Whether the standing announcement is true.
fn is_true(table: &Table<ColorDoubt>) -> bool {
    let mut facts = Vec::new();
    table.game().facts(&mut facts);
    facts.contains(&Fact::Truthful)
}

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut said = BTreeSet::new();
    let mut look = |table: &Table<ColorDoubt>, seat: Seat, m: &Move, advice: &Advice| {
        let view = table.game().view(Viewer::Seat(seat));
        let (public, hand) = (view.public, view.own.unwrap().hand);
        let enough =
            |count: u8| Suit::COLORS.iter().any(|&color| public.deck[color] > 0 && hand.fitting(color) >= count);
        for reason in &advice.reasons {
            said.insert(reason.name.to_string());
            let holds = match (&*reason.name, m) {
                ("hint-true", Move::Lay { cards, say }) => cards.all_of(*say),
                ("hint-last", Move::Lay { cards, .. }) => *cards == hand,
                ("hint-rainbow", Move::Lay { cards, .. }) => cards[Suit::Rainbow] > 0,
                ("hint-lie-risk", Move::Lay { cards, say }) => !cards.all_of(*say),
                ("hint-lie-needed", Move::Lay { cards, .. }) => !enough(cards.total()),
                ("hint-lie-though", Move::Lay { cards, .. }) => enough(cards.total()),
                ("hint-cannot-be-true", Move::Doubt {}) => !is_true(table),
                ("hint-chance-true", Move::Doubt {} | Move::Pass {}) => public.standing.is_some(),
                ("hint-instead-chance" | "hint-instead-lie", Move::Lay { .. }) => {
                    let credit = Credit::of(&table.knowledge(Viewer::Seat(seat))).unwrap().unwrap();
                    let told = match &*reason.name {
                        "hint-instead-lie" => credit.can == 0.0 && !is_true(table),
                        _ => reason.args["chance"] == Arg::percent(credit.is) && credit.is > 0.0,
                    };
                    told && reason.args["who"] == Arg::Seat(public.standing.unwrap().seat)
                }
                ("hint-pass-though", Move::Pass {}) => {
                    let credit = Credit::of(&table.knowledge(Viewer::Seat(seat))).unwrap().unwrap();
                    credit.is > 0.0 && credit.is < 0.5
                }
                ("hint-too-few", Move::Pass {}) => hand.total() < public.standing.unwrap().count,
                ("hint-would-lie", Move::Pass {}) => !enough(public.standing.unwrap().count),
                ("hint-doubt-risk", Move::Pass {}) => !public.lays.is_empty(),
                ("hint-next-may-doubt", Move::Pass {}) => {
                    let mut after = table.clone();
                    after.play(Mover::Seat(seat), m.clone()).unwrap();
                    let mut moves = Vec::new();
                    after.game().options().list(&mut moves);
                    let next = after.game().turn() == Turn::Player(seat.next(public.hands.len()));
                    next && moves.contains(&Move::Doubt {})
                }
                ("hint-or-wins", Move::Doubt {} | Move::Pass {}) => {
                    public.hands[public.standing.unwrap().seat].count == 0
                }
                _ => false,
            };
            assert!(holds, "{seat} is told {reason} for {m:?}");
        }
        // Whoever plays could doubt instead.
        let mut moves = Vec::new();
        table.game().options().list(&mut moves);
        let could_doubt = matches!(m, Move::Lay { .. }) && moves.contains(&Move::Doubt {});
        let told = advice.reasons.iter().any(|reason| reason.name.starts_with("hint-instead"));
        assert_eq!(told, could_doubt, "{seat} is told {advice:?}");
    };
    advised::each(&Setup::new(3), 2, &mut look);
    advised::each(&Setup::new(2), 1, &mut look);
    for name in [
        "hint-true",
        "hint-lie-needed",
        "hint-lie-though",
        "hint-chance-true",
        "hint-instead-chance",
        "hint-doubt-risk",
        "hint-next-may-doubt",
    ] {
        assert!(said.contains(name), "{name} was never said: {said:?}");
    }
}
