//! What speaks for a move, held against the cards as they really are.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use game::{Arg, Deduce, Game, Mover, Options as _, Seat, Table, Turn, Viewer};
use presentation::{Advice, Playable};
use rand::SeedableRng;
use testkit::advised;
use testkit::script::play;
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

/// A game of hints by everybody.
fn hinted(setup: &Setup, seed: u64, mut look: impl FnMut(&Table<TrueColors>, Seat, &Move)) -> Table<TrueColors> {
    let adviser = advised::adviser::<TrueColors>();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table: Table<TrueColors> = Table::new(setup.clone()).unwrap();
    while let Some(mover) = table.game().turn().mover() {
        let m = match mover {
            Mover::Chance => table.game().options().pick(&mut rng),
            Mover::Seat(seat) => {
                let m = adviser.choose(&table.knowledge(Viewer::Seat(seat)), &mut rng);
                look(&table, seat, &m);
                m
            }
        };
        table.play(mover, m).unwrap();
    }
    table
}

#[test]
fn a_review_would_have_attacked_as_a_hint_does() {
    let mut attacks = 0;
    for seed in 0..6 {
        let mut made = Vec::new();
        let table = hinted(&Setup::new(3), seed, |table, _, m| {
            if matches!(m, Move::Attack { .. }) {
                made.push(table.log().len() as u32 + 1);
            }
        });
        let review = TrueColors::review(&table).unwrap();
        for moment in review.moments.iter().filter(|moment| made.contains(&moment.ply)) {
            assert_eq!(moment.better, None, "a hint, and then {moment:?}");
            attacks += 1;
        }
    }
    assert!(attacks > 20, "{attacks}");
}

#[test]
fn an_attack_is_advised_as_it_was_before_the_way_there() {
    let mut kept = 0;
    for seed in 0..6 {
        let mut promised = None;
        hinted(&Setup::new(3), seed, |table, seat, m| {
            let said = TrueColors::advice(&table.knowledge(Viewer::Seat(seat)), m).unwrap();
            if let (Move::Attack { target, weapon }, Some(before)) = (m, promised.take()) {
                assert_eq!((seat, Arg::Seat(*target), Arg::from(*weapon)), before, "seed {seed}");
                kept += 1;
            }
            let there = ["hint-kill-there", "hint-hit-there", "hint-attack-there"];
            let reason = said.reasons.iter().find(|reason| there.contains(&&*reason.name));
            promised = reason.map(|reason| (seat, reason.args["target"].clone(), reason.args["weapon"].clone()));
        });
    }
    assert!(kept > 10, "{kept}");
}

#[test]
fn who_has_no_weapon_and_reaches_no_room_is_sent_towards_one() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut table: Table<TrueColors> = Table::new(Setup::new(4)).unwrap();
    let deal = table.game().options().pick(&mut rng);
    play(&mut table, [deal, Move::Dice { dice: [1, 1] }]);
    let knowledge = table.knowledge(Viewer::Seat(Seat(0)));
    let steps = |m: &Move| {
        let advice = TrueColors::advice(&knowledge, m).unwrap();
        let near = advice.reasons.iter().find(|reason| reason.name == "hint-near-weapon").expect("it is said");
        near.args["steps"].clone()
    };
    let advised = advised::adviser::<TrueColors>().choose(&knowledge, &mut rng);
    let (Arg::Number(there), Arg::Number(here)) = (steps(&advised), steps(&Move::Stay {})) else { panic!() };
    assert_eq!(there + 2, here, "{advised:?}");
}
