//! What speaks for a move, held against the characters as they really are.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use game::{Arg, Deduce, Game, Message, Mover, Options as _, Reading, Seat, Table, Viewer};
use presentation::Advice;
use rand::SeedableRng;
use testkit::advised;
use three_dead_strangers::{Aspect, Character, Fact, Move, Options, Public, Setup, Strangers};

fn is_so(table: &Table<Strangers>, who: &Arg, character: &Arg) -> bool {
    let mut facts = Vec::new();
    table.game().facts(&mut facts);
    facts.iter().any(|fact: &Fact| Arg::from(fact.seat) == *who && Arg::from(fact.character) == *character)
}

/// What shows in front of a victim.
fn shows(table: &Table<Strangers>, victim: u8, character: &Arg, what: &Arg) -> bool {
    let public = table.game().public();
    let cells = public.victims[usize::from(victim)].grid.cells().to_vec();
    cells
        .iter()
        .filter_map(|cell| cell.half.shows())
        .any(|(who, aspect): (Character, Aspect)| Arg::from(who) == *character && Arg::from(aspect) == *what)
}

fn public(table: &Table<Strangers>) -> &Public {
    table.game().public()
}

/// Whether a move ended the game, which takes all evidence away.
fn over(before: &Table<Strangers>, after: &Table<Strangers>) -> bool {
    public(before).results.len() < public(after).results.len()
}

/// Whether a move solved the murder of which it accuses somebody.
fn is_solved(before: &Table<Strangers>, after: &Table<Strangers>, m: &Move) -> bool {
    let Move::Accuse { victim, .. } = *m else { return false };
    let solved = |table: &Table<Strangers>| public(table).victims[usize::from(victim)].solved.is_some();
    !solved(before) && (solved(after) || over(before, after))
}

/// Of how many murders a character can be accused.
fn exposures(table: &Table<Strangers>, who: Character) -> usize {
    public(table).victims.iter().filter(|at| at.solved.is_none() && at.complete.contains(who)).count()
}

/// Whether a character can be accused of the murder that a reason names.
fn open(table: &Table<Strangers>, reason: &Message, who: Character) -> bool {
    let victims = &public(table).victims;
    let named = |(number, _): &(usize, &three_dead_strangers::Victim)| {
        reason.args.get("victim") == Some(&Arg::name(format!("victim-{number}")))
    };
    victims.iter().enumerate().find(named).is_some_and(|(_, at)| at.solved.is_none() && at.complete.contains(who))
}

/// Whoever follows hints never completes the case against themselves, nor leaves it complete, where another move is there.
#[test]
fn hints_do_not_expose_their_player() {
    let (mut exposed, mut looked) = (0, 0);
    let mut look = |table: &Table<Strangers>, seat: Seat, m: &Move, advice: &Advice| {
        let own = table.game().view(Viewer::Seat(seat)).own.unwrap().character;
        let told = |name: &str| advice.reasons.iter().any(|reason| reason.name == name);
        if public(table).players[seat].revealed.is_some() || m != &hint(table, seat) {
            return;
        }
        looked += 1;
        if !told("hint-exposes-you") {
            return;
        }
        exposed += 1;
        let mut moves = Vec::new();
        table.game().options().list(&mut moves);
        let completes = |m: &Move| {
            let mut after = table.game().clone();
            after.apply(m);
            let shows = |game: &Strangers| {
                let victims = &game.public().victims;
                victims.iter().filter(|at| at.complete.contains(own)).count()
            };
            shows(&after) > shows(table.game())
        };
        assert!(moves.iter().all(completes), "{seat} is told to play {m:?}");
    };
    for seats in 2..=4 {
        advised::each(&Setup::new(seats), 40, &mut look);
    }
    assert!(looked > 1_000, "{exposed} of {looked}");
}

/// A murder solved brings whoever has not been found out nearer to a win: whoever can accuse for certain does.
#[test]
fn hints_solve_a_murder_by_somebody_who_was_found_out() {
    let mut solved = 0;
    let mut look = |table: &Table<Strangers>, seat: Seat, m: &Move, advice: &Advice| {
        let is_found_out = |seat: Seat| public(table).players[seat].revealed.is_some();
        let Options::Play(play) = table.game().options() else { return };
        let certain =
            play.accuse.iter().any(|about| public(table).players[about.seat].revealed == Some(about.character));
        if !certain || is_found_out(seat) || m != &hint(table, seat) {
            return;
        }
        let &Move::Accuse { seat: accused, .. } = m else { panic!("{seat} is told to play {m:?}") };
        if is_found_out(accused) {
            solved += 1;
            assert!(advice.reasons.iter().any(|reason| reason.name == "hint-solves"), "{advice:?}");
        }
    };
    for seats in 2..=4 {
        advised::each(&Setup::new(seats), 40, &mut look);
    }
    assert!(solved > 5, "{solved}");
}

/// However much else there is to say: whose case a card completes is said with how likely it is that they are it.
#[test]
fn who_a_card_shows_is_told_with_their_chance() {
    let mut told = 0;
    let mut look = |table: &Table<Strangers>, seat: Seat, _: &Move, advice: &Advice| {
        for (at, reason) in advice.reasons.iter().enumerate().filter(|(_, reason)| reason.name == "hint-completes")
        {
            let knowledge = table.knowledge(Viewer::Seat(seat));
            let chances = Strangers::chances(&knowledge, Reading::Likely).unwrap();
            let is_it = |(fact, _): &&(Fact, f64)| {
                fact.seat != seat && Arg::from(fact.character) == reason.args["character"]
            };
            let most = chances.iter().filter(is_it).map(|(_, chance)| *chance).fold(0.0, f64::max);
            let next = advice.reasons.get(at + 1).map(|next| &*next.name);
            let is_told =
                next.is_some_and(|next| ["hint-probably-is", "hint-surely-is", "hint-is-open"].contains(&next));
            assert_eq!(is_told, most >= 0.5, "{most}: {advice:?}");
            told += usize::from(is_told && at > 1);
        }
    };
    for seats in 2..=4 {
        advised::each(&Setup::new(seats), 25, &mut look);
    }
    assert!(told > 0);
}

fn hint(table: &Table<Strangers>, seat: Seat) -> Move {
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    advised::adviser::<Strangers>().choose(&table.knowledge(Viewer::Seat(seat)), &mut rng)
}

fn aspects(reason: &Message) -> Vec<Arg> {
    match reason.args.get("what") {
        Some(Arg::And(what)) => what.clone(),
        _ => Vec::new(),
    }
}

#[test]
fn what_is_said_for_a_move_is_true() {
    let (mut said, mut open_in_bluff) = (BTreeSet::new(), false);
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
                "hint-shows-yours" | "hint-shows-found-out" => is_changed(table, &after),
                "hint-exposes-you" => {
                    !open(table, reason, own) && (open(&after, reason, own) || over(table, &after))
                }
                "hint-leaves-you-open" => {
                    open(table, reason, own) && (open(&after, reason, own) || over(table, &after))
                }
                "hint-open-if-wrong" => {
                    let chance = advice.reasons.iter().any(|reason| reason.name == "hint-chance-is");
                    chance && open(table, reason, own) && (open(&after, reason, own) || is_solved(table, &after, m))
                }
                "hint-all-expose" => {
                    let mut moves = Vec::new();
                    table.game().options().list(&mut moves);
                    moves.iter().filter(|m| matches!(m, Move::Lay { .. })).all(|m| {
                        let mut after = table.clone();
                        after.play(Mover::Seat(seat), m.clone()).unwrap();
                        exposures(&after, own) > 0 || over(table, &after)
                    })
                }
                "hint-breaks-case" => open(table, reason, own) && !open(&after, reason, own),
                // The last card of a game is followed by the next deal, or the end.
                "hint-shows" => is_changed(table, &after),
                "hint-surely-is" | "hint-is-open" => is_so(table, &reason.args["who"], &character),
                "hint-must-accuse" => {
                    let mut moves = Vec::new();
                    table.game().options().list(&mut moves);
                    !moves.iter().any(|m| matches!(m, Move::Lay { .. }))
                }
                "hint-solves" => {
                    let left = public(table).victims.iter().filter(|at| at.solved.is_none()).count() - 1;
                    let over = over(table, &after) == (left == 0);
                    over && reason.args["left"] == Arg::from(left) && is_solved(table, &after, m)
                }
                "hint-bluff" => character == own.into(),
                "hint-completes" => {
                    let Move::Lay { victim, .. } = *m else { panic!("{reason} of {m:?}") };
                    Aspect::ALL.into_iter().all(|what| shows(&after, victim, &character, &what.into()))
                }
                _ => true,
            };
            assert!(holds, "{seat} is told {reason} for {m:?}");
        }
        let hidden = public(table).players[seat].revealed.is_none();
        if let Move::Accuse { character, .. } = *m {
            let bluffs = advice.reasons.iter().any(|reason| reason.name == "hint-bluff");
            assert_eq!(bluffs, character == own, "{seat} is told of {m:?}: {advice:?}");
            for victim in (0..3).filter(|_| hidden && !over(table, &after)) {
                let at = &public(&after).victims[victim];
                let name = Some(Arg::name(format!("victim-{victim}")));
                let names = |reason: &Message| {
                    ["hint-leaves-you-open", "hint-open-if-wrong"].contains(&&*reason.name)
                        && reason.args.get("victim").cloned() == name
                };
                let is_open = at.solved.is_none() && at.complete.contains(own);
                assert!(!is_open || advice.reasons.iter().any(names), "{seat} is not warned of {m:?}: {advice:?}");
                open_in_bluff |= is_open && bluffs;
            }
        }
        let warned = |name: &str| advice.reasons.iter().any(|reason| reason.name == name);
        if hidden && matches!(m, Move::Lay { .. }) && !over(table, &after) {
            let [was, is] = [table, &after].map(|table| exposures(table, own));
            assert!(is <= was || warned("hint-exposes-you"), "{seat} is not warned of {m:?}");
            assert!(is == 0 || warned("hint-exposes-you") || warned("hint-leaves-you-open"), "{seat}: {m:?}");
        }
    };
    for seats in 2..=4 {
        advised::each(&Setup::new(seats), 25, &mut look);
    }
    assert!(open_in_bluff, "nobody bluffed who could be accused");
    for name in [
        "hint-covers-yours",
        "hint-shows-yours",
        "hint-exposes-you",
        "hint-leaves-you-open",
        "hint-open-if-wrong",
        "hint-must-accuse",
        "hint-all-expose",
        "hint-breaks-case",
        "hint-one-missing",
        "hint-nearly",
        "hint-not-like-others",
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
