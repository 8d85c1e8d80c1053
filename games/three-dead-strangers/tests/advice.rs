//! What speaks for a move, held against the characters as they really are.

use std::collections::BTreeSet;

use game::{Arg, Deduce, Game, Message, Mover, Seat, Table, Viewer};
use presentation::Advice;
use testkit::advised;
use three_dead_strangers::{Aspect, Character, Fact, Move, Setup, Strangers};

fn is_so(table: &Table<Strangers>, who: &Arg, character: &Arg) -> bool {
    let mut facts = Vec::new();
    table.game().facts(&mut facts);
    facts.iter().any(|fact: &Fact| Arg::from(fact.seat) == *who && Arg::from(fact.character) == *character)
}

/// What shows in front of a victim.
fn shows(table: &Table<Strangers>, victim: u8, character: &Arg, what: &Arg) -> bool {
    let public = table.game().view(Viewer::Spectator).public;
    let cells = public.victims[usize::from(victim)].grid.cells().to_vec();
    cells
        .iter()
        .filter_map(|cell| cell.half.shows())
        .any(|(who, aspect): (Character, Aspect)| Arg::from(who) == *character && Arg::from(aspect) == *what)
}

fn aspects(reason: &Message) -> Vec<Arg> {
    match reason.args.get("what") {
        Some(Arg::And(what)) => what.clone(),
        _ => Vec::new(),
    }
}

#[test]
fn what_is_said_for_a_move_is_true() {
    let mut said = BTreeSet::new();
    let mut look = |table: &Table<Strangers>, seat: Seat, m: &Move, advice: &Advice| {
        let mut after = table.clone();
        after.play(Mover::Seat(seat), m.clone()).unwrap();
        let own = table.game().view(Viewer::Seat(seat)).own.unwrap().character;
        assert!(!advice.reasons.is_empty(), "nothing speaks for {m:?}");
        for reason in &advice.reasons {
            said.insert(reason.name.to_string());
            let character = reason.args.get("character").cloned().unwrap_or(own.into());
            let is_changed = |from: &Table<Strangers>, to: &Table<Strangers>| {
                let Move::Lay { victim, .. } = *m else { panic!("{reason} of {m:?}") };
                let changed =
                    |what: &Arg| !shows(from, victim, &character, what) && shows(to, victim, &character, what);
                !aspects(reason).is_empty() && aspects(reason).iter().all(changed)
            };
            let holds = match &*reason.name {
                "hint-covers-yours" | "hint-covers" => is_changed(&after, table),
                "hint-shows-yours" | "hint-exposes-you" => is_changed(table, &after),
                // The last card of a game is followed by the next deal, or the end.
                "hint-shows" => is_changed(table, &after),
                "hint-surely-is" | "hint-is-open" => is_so(table, &reason.args["who"], &character),
                "hint-bluff" => character == own.into(),
                "hint-completes" => {
                    let Move::Lay { victim, .. } = *m else { panic!("{reason} of {m:?}") };
                    Aspect::ALL.into_iter().all(|what| shows(&after, victim, &character, &what.into()))
                }
                _ => true,
            };
            assert!(holds, "{seat} is told {reason} for {m:?}");
        }
    };
    for seats in 2..=4 {
        advised::each(&Setup::new(seats), 25, &mut look);
    }
    for name in [
        "hint-covers-yours",
        "hint-shows-yours",
        "hint-exposes-you",
        "hint-covers",
        "hint-nothing-changes",
        "hint-shows",
        "hint-completes",
        "hint-surely-is",
        "hint-is-open",
        "hint-probably-is",
        "hint-chance-is",
        "hint-nothing-on-you",
        "hint-bluff",
    ] {
        assert!(said.contains(name), "{name} was never said: {said:?}");
    }
}
