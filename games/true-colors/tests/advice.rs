//! What speaks for a move, held against the cards as they really are.

use std::collections::BTreeSet;

use game::{Arg, Deduce, Game, Mover, Options as _, Seat, Table, Turn};
use presentation::Advice;
use testkit::advised;
use true_colors::{Card, Fact, Move, Options, Setup, TrueColors};

/// Whether a player was dealt a card of this name.
fn has(table: &Table<TrueColors>, seat: Seat, card: &Arg) -> bool {
    let mut facts = Vec::new();
    table.game().facts(&mut facts);
    facts.iter().any(|Fact { seat: of, one_of }| {
        *of == seat && one_of.len() == 1 && one_of.iter().any(|has: Card| Arg::from(has) == *card)
    })
}

/// What its target may turn up after an attack; nothing when it kills.
fn answer(table: &Table<TrueColors>, by: Seat, m: &Move) -> Option<(bool, usize)> {
    let mut table = table.clone();
    table.play(Mover::Seat(by), m.clone()).unwrap();
    match table.game().options() {
        Options::Answer { reveal, nothing } => Some((nothing, reveal.len())),
        _ => {
            // A table that answers by itself, or the end.
            (table.game().turn() != Turn::Over).then_some((true, 0))
        }
    }
}

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut said = BTreeSet::new();
    let mut look = |table: &Table<TrueColors>, seat: Seat, m: &Move, advice: &Advice| {
        for reason in &advice.reasons {
            said.insert(reason.name.to_string());
            let target = match reason.args.get("target") {
                Some(Arg::Seat(target)) => *target,
                _ => seat,
            };
            let weapon = reason.args.get("weapon");
            let holds = match &*reason.name {
                "hint-hurts-you" => has(table, seat, weapon.unwrap()),
                "hint-surely-hurts" => target != seat && has(table, target, weapon.unwrap()),
                "hint-must-hit" | "hint-costs-shape" => answer(table, seat, m).is_some_and(|(nothing, _)| !nothing),
                "hint-in-vain" => answer(table, seat, m).is_some_and(|(nothing, _)| nothing),
                "hint-kills" => answer(table, seat, m).is_none(),
                "hint-kill-there" | "hint-hit-there" | "hint-attack-there" | "hint-nobody-there" => {
                    matches!(m, Move::Go { .. } | Move::Leap { .. } | Move::Stay {})
                }
                _ => true,
            };
            assert!(holds, "{seat} is told {reason} for {m:?}");
            if &*reason.name == "hint-kill-there" {
                let mut after = table.clone();
                after.play(Mover::Seat(seat), m.clone()).unwrap();
                let mut moves = Vec::new();
                after.game().options().list(&mut moves);
                let kills = |m: &&Move| matches!(m, Move::Attack { .. }) && answer(&after, seat, m).is_none();
                assert!(moves.iter().any(|m| kills(&m)), "{seat} is told of a kill after {m:?}");
            }
        }
    };
    advised::each(&Setup::new(3), 8, &mut look);
    advised::each(&Setup::new(4), 3, &mut look);
    for name in
        ["hint-unarmed", "hint-attack-there", "hint-arms-there", "hint-must-hit", "hint-may-hit", "hint-kills"]
    {
        assert!(said.contains(name), "{name} was never said: {said:?}");
    }
}
