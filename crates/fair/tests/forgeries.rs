//! A saved table in which anything was changed is refused, with the line, the field and the reason.

mod random;

use catalog::{Handing, Mover, Seat};
use chacha20::ChaCha20Rng;
use fair::{
    Course, Deals, Entry, Fault, Handed, Hash, Known, Made, Proof, Saved, Secret, Verified, commitment,
    share_commitment, verify, verify_known,
};
use rand::SeedableRng;

/// A game of Clue, all of whose shares were opened.
fn honest() -> Saved {
    let clue = catalog::find("clue").unwrap();
    let is_open = |saved: &Saved| match &saved.deals {
        Deals::Verifiable(proof) => proof.shares.iter().all(|share| share.opening.is_some()),
        Deals::Unverifiable(_) => false,
    };
    (0..).map(|number| random::game(clue, number)).find(is_open).unwrap()
}

fn proof(saved: &mut Saved) -> &mut Proof {
    match &mut saved.deals {
        Deals::Verifiable(proof) => proof,
        Deals::Unverifiable(_) => unreachable!("an honest game can be verified"),
    }
}

/// What somebody does who has computed the lock again after their change.
fn lock_again(saved: &mut Saved) {
    let as_it_is = proof(saved).clone();
    proof(saved).lock = saved.locked(&as_it_is);
}

/// The same of the commitment and the chain.
fn commit_again(saved: &mut Saved) {
    let (game, rules) = (saved.game.clone(), saved.rules);
    let proof = proof(saved);
    proof.opened_under = rules;
    proof.commitment = commitment(&game, rules, &proof.secret);
    proof.link = random::place(proof.link.number, proof.link.previous, Entry::Table(proof.commitment));
    lock_again(saved);
}

/// What somebody does who has computed the mark again after their change.
fn mark_again(saved: &mut Saved) {
    let as_it_is = proof(saved).clone();
    let mark = saved.marked(&as_it_is);
    proof(saved).end.as_mut().unwrap().mark = mark;
}

/// A player's move becomes another one that the rules allow, and everything that follows is played and recomputed.
fn play_otherwise(saved: &mut Saved) {
    let (root, game) = (proof(saved).root(), catalog::find(&saved.game).unwrap());
    let first = saved.moves.iter().position(|made| made.mover != Mover::Chance).unwrap();
    let honest = saved.moves.clone();
    for number in 0.. {
        let mut rng = ChaCha20Rng::seed_from_u64(number);
        let (mut referee, mut course) = (game.referee(&saved.setup).unwrap(), Course::default());
        saved.moves.clear();
        while let Some(mover) = referee.turn().mover() {
            let json = match mover {
                Mover::Chance => referee.pick(&mut root.generator(course.draw(mover))),
                Mover::Seat(_) if saved.moves.len() < first => honest[saved.moves.len()].json.clone(),
                Mover::Seat(_) => referee.pick(&mut rng),
            };
            referee.play(mover, &json).unwrap();
            course.follow(mover);
            saved.moves.push(Made { mover, json, words: None });
        }
        (saved.scores, saved.winners) = referee.result().unwrap();
        if saved.moves != honest {
            return;
        }
    }
}

fn last_of(saved: &Saved, mover: Mover) -> usize {
    saved.moves.iter().rposition(|made| made.mover == mover).unwrap()
}

type Forge = fn(&mut Saved);

/// What is changed, by whom it is found out: the field, and the reason.
const FORGERIES: [(&str, Forge, &str, &str); 35] = [
    ("a bit of the secret", |saved| proof(saved).secret.0[9] ^= 4, "commitment", "forged-commitment"),
    (
        "another secret, committed to again",
        |saved| {
            proof(saved).secret = Secret([3; 32]);
            commit_again(saved);
        },
        "move 0",
        "forged-chance",
    ),
    ("another commitment", |saved| proof(saved).commitment.0[0] ^= 1, "commitment", "forged-commitment"),
    ("other rules for the commitment", |saved| proof(saved).opened_under -= 1, "commitment", "forged-commitment"),
    ("another place in the chain", |saved| proof(saved).link.number += 1, "link", "forged-link"),
    ("another head before it", |saved| proof(saved).link.previous = Hash([1; 32]), "link", "forged-link"),
    ("another head after it", |saved| proof(saved).link.head.0[31] ^= 128, "link", "forged-link"),
    (
        "a bit of a share",
        |saved| proof(saved).shares[1].opening.as_mut().unwrap().0[0] ^= 1,
        "share 1",
        "forged-share",
    ),
    (
        "two shares swapped",
        |saved| {
            let shares = &mut proof(saved).shares;
            (shares[0].opening, shares[1].opening) = (shares[1].opening, shares[0].opening);
        },
        "share 0",
        "forged-share",
    ),
    (
        "two seats' commitments and shares swapped",
        |saved| proof(saved).shares.swap(0, 1),
        "share 0",
        "forged-share",
    ),
    (
        "another share, committed to again",
        |saved| {
            let (game, chair) = (saved.game.clone(), saved.seats[0].chair);
            let share = Secret([9; 32]);
            proof(saved).shares[0].commitment = share_commitment(&game, chair, &share);
            proof(saved).shares[0].opening = Some(share);
        },
        "lock",
        "forged-lock",
    ),
    (
        "another share, committed to and locked again",
        |saved| {
            let (game, chair) = (saved.game.clone(), saved.seats[0].chair);
            let share = Secret([9; 32]);
            proof(saved).shares[0].commitment = share_commitment(&game, chair, &share);
            proof(saved).shares[0].opening = Some(share);
            lock_again(saved);
        },
        "move 0",
        "forged-chance",
    ),
    ("a share withheld afterwards", |saved| proof(saved).shares[0].opening = None, "move 0", "forged-chance"),
    ("another lock", |saved| proof(saved).lock.0[0] ^= 1, "lock", "forged-lock"),
    ("another name", |saved| saved.seats[0].name = "Somebody else".into(), "lock", "forged-lock"),
    ("another chair", |saved| saved.seats[0].chair += 1, "share 0", "forged-share"),
    ("another setup", |saved| saved.setup = saved.setup.replace("\"dice\":1", "\"dice\":2"), "lock", "forged-lock"),
    (
        "another roll",
        |saved| {
            let ply = last_of(saved, Mover::Chance);
            let json = &saved.moves[ply].json;
            let other = if json.contains("[1") { "[2" } else { "[1" };
            saved.moves[ply].json = json.replacen(&json[json.find('[').unwrap()..][..2], other, 1);
        },
        "move",
        "forged-chance",
    ),
    (
        "a move of another player",
        |saved| {
            let ply = saved.moves.iter().position(|made| made.mover == Mover::Seat(Seat(0))).unwrap();
            saved.moves[ply].mover = Mover::Seat(Seat(1));
        },
        "move",
        "forged-turn",
    ),
    (
        "a move that the rules forbid",
        |saved| {
            let ply = saved.moves.iter().position(|made| made.json == r#"{"type":"roll"}"#).unwrap();
            saved.moves[ply].json = r#"{"type":"show","card":"rope"}"#.into();
        },
        "move",
        "forged-illegal",
    ),
    (
        "a move of another game",
        |saved| {
            let ply = last_of(saved, saved.moves.last().unwrap().mover);
            saved.moves[ply].json = r#"{"type":"doubt"}"#.into();
        },
        "move",
        "forged-nonsense",
    ),
    (
        "a move added at the end",
        |saved| saved.moves.push(saved.moves.last().unwrap().clone()),
        "move",
        "forged-after-end",
    ),
    ("the last move dropped", |saved| drop(saved.moves.pop()), "scores", "forged-unfinished"),
    ("another result", |saved| saved.scores[0] += 1, "scores", "forged-scores"),
    ("another game that the rules allow", play_otherwise, "mark", "forged-mark"),
    (
        "another game, marked again",
        |saved| {
            play_otherwise(saved);
            mark_again(saved);
        },
        "end",
        "forged-end",
    ),
    ("another mark", |saved| proof(saved).end.as_mut().unwrap().mark.0[0] ^= 1, "mark", "forged-mark"),
    (
        "another head at the end",
        |saved| proof(saved).end.as_mut().unwrap().link.head.0[0] ^= 1,
        "end",
        "forged-end",
    ),
    (
        "an end before the beginning",
        |saved| {
            let table = proof(saved).link.number;
            let end = proof(saved).end.as_mut().unwrap();
            end.link = random::place(table, end.link.previous, Entry::End { mark: end.mark, table });
        },
        "end",
        "forged-end",
    ),
    (
        "an end in the next line of another list",
        |saved| {
            let begun = proof(saved).link;
            let end = proof(saved).end.as_mut().unwrap();
            let mut before = begun.head;
            before.0[0] ^= 1;
            let entry = Entry::End { mark: end.mark, table: begun.number };
            end.link = random::place(begun.number + 1, before, entry);
        },
        "end",
        "forged-end",
    ),
    (
        "a first line that goes on from something",
        |saved| {
            let proof = proof(saved);
            proof.link = random::place(1, proof.link.head, Entry::Table(proof.commitment));
        },
        "link",
        "forged-link",
    ),
    (
        "a person said to be a bot",
        |saved| {
            let bot = &mut saved.seats[0].bot;
            *bot = if bot.is_some() { None } else { Some("random".into()) };
        },
        "lock",
        "forged-lock",
    ),
    (
        "the server's share said to be a player's",
        |saved| {
            let own = &mut proof(saved).shares[0].own;
            *own = !*own;
        },
        "lock",
        "forged-lock",
    ),
    (
        "the same, locked again",
        |saved| {
            let own = &mut proof(saved).shares[0].own;
            *own = !*own;
            lock_again(saved);
        },
        "move 0",
        "forged-chance",
    ),
    (
        "a game without its end, as one of the first version",
        |saved| {
            proof(saved).end = None;
            lock_again(saved);
        },
        "move 0",
        "forged-chance",
    ),
];

/// Somebody who has computed all of it again has a table that proves itself: what guests have noted tells it apart.
#[test]
fn another_game_that_is_computed_again_to_the_chain_has_another_mark_and_another_head() {
    let honest = honest();
    let mut forged = honest.clone();
    play_otherwise(&mut forged);
    mark_again(&mut forged);
    let table = proof(&mut forged).link.number;
    let end = proof(&mut forged).end.as_mut().unwrap();
    end.link = random::place(end.link.number, end.link.previous, Entry::End { mark: end.mark, table });
    let text = forged.to_string();
    let forged = verify(&text).unwrap();
    let honest = verify(&honest.to_string()).unwrap();
    assert_eq!(forged.proof().unwrap().lock, honest.proof().unwrap().lock);
    assert_ne!(forged.mark(), honest.mark());
    let head = |verified: &Verified| verified.proof().unwrap().end.unwrap().link.head;
    assert_ne!(head(&forged), head(&honest));
    let noted = |known: Known| match verify_known(&text, &known) {
        Err(Fault::Forged(problem)) => ("forged", problem.what.name.to_string()),
        Err(Fault::Another(problem)) => ("another", problem.what.name.to_string()),
        other => panic!("{other:?}"),
    };
    // A copy of the true game shows that it is of the same table; a mark alone may be that of any.
    let copy = |verified: &Verified| Known::Copy(Box::new(verified.clone()));
    assert_eq!(noted(copy(&honest)), ("forged", "forged-other".to_owned()));
    assert_eq!(noted(Known::Mark(honest.mark().unwrap())), ("another", "another-game".to_owned()));
    verify_known(&text, &Known::Mark(forged.mark().unwrap())).unwrap();
    verify_known(&text, &copy(&forged)).unwrap();
    // A game of another table.
    let clue = catalog::find("clue").unwrap();
    let other = verify(&random::game(clue, 1_000_000).to_string()).unwrap();
    assert_ne!(other.proof().unwrap().commitment, honest.proof().unwrap().commitment);
    assert_eq!(noted(copy(&other)), ("another", "another-table".to_owned()));
}

/// What neither the lock nor the mark binds, two copies show.
#[test]
fn two_copies_of_a_game_differ_in_nothing_but_words() {
    let honest = honest();
    let known = Known::Copy(Box::new(verify(&honest.to_string()).unwrap()));
    let mut worded = honest.clone();
    worded.moves[0].words = Some("What spectators were told.".to_owned());
    assert_ne!(worded.to_string(), honest.to_string());
    verify_known(&worded.to_string(), &known).unwrap();

    let elsewhere = |forged: &mut Saved| {
        let commitment = proof(forged).commitment;
        let link = &mut proof(forged).link;
        *link = random::place(1000, link.previous, Entry::Table(commitment));
        let end = proof(forged).end.as_mut().unwrap();
        end.link = random::place(1040, end.link.previous, Entry::End { mark: end.mark, table: 1000 });
    };
    let handed = |forged: &mut Saved| forged.handed.push(Handed { seat: Seat(0), ply: 1, how: Handing::On });
    let forgeries: [fn(&mut Saved); 2] = [elsewhere, handed];
    for (field, forge) in ["link", "handed"].into_iter().zip(forgeries) {
        let mut forged = honest.clone();
        forge(&mut forged);
        let text = forged.to_string();
        verify(&text).unwrap();
        let Err(Fault::Forged(problem)) = verify_known(&text, &known) else { panic!("{field} is not found out") };
        assert_eq!((problem.field.as_str(), problem.what.name.as_ref()), (field, "forged-copy"));
        assert!(text.lines().nth(problem.line - 1).unwrap().starts_with(field));
    }
}

#[test]
fn whatever_is_forged_is_refused_with_the_reason() {
    let honest = honest();
    verify(&honest.to_string()).unwrap();
    for (what, forge, field, reason) in FORGERIES {
        let mut forged = honest.clone();
        forge(&mut forged);
        assert_ne!(forged, honest, "{what} changes nothing");
        let text = forged.to_string();
        let Err(Fault::Forged(problem)) = verify(&text) else { panic!("{what} is not found out") };
        assert_eq!(
            (problem.field.split(' ').next(), &*problem.what.name),
            (field.split(' ').next(), reason),
            "{what}"
        );
        let line = text.lines().nth(problem.line - 1).unwrap();
        assert!(line.starts_with(&problem.field), "{what}: line {} is {line:?}", problem.line);
        assert!(problem.field.starts_with(field), "{what}: {}", problem.field);
    }
}

#[test]
fn other_winners_are_refused() {
    let mut forged = honest();
    forged.winners = if forged.winners.is_empty() { vec![Seat(0)] } else { Vec::new() };
    assert!(
        matches!(verify(&forged.to_string()), Err(Fault::Forged(problem)) if problem.what.name == "forged-winners")
    );
}

#[test]
fn a_move_dropped_or_doubled_in_the_middle_is_refused() {
    let text = honest().to_string();
    let line = text.lines().find(|line| line.starts_with("move 3 ")).unwrap();
    for forged in [text.replace(&format!("{line}\n"), ""), text.replace(line, &format!("{line}\n{line}"))] {
        let Err(Fault::Forged(problem)) = verify(&forged) else { panic!("it is not found out") };
        assert_eq!(problem.what.name, "forged-number");
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_line_and_field() {
    let text = honest().to_string();
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from));
        text.replacen(from, to, 1)
    };
    let without = |field: &str| -> String {
        text.lines().filter(|line| !line.starts_with(field)).flat_map(|line| [line, "\n"]).collect()
    };
    let secret = text.lines().find(|line| line.starts_with("secret ")).unwrap();
    for (text, line, field, reason) in [
        (String::new(), 1, "parlour saved table", "saved-none"),
        ("game clue\n".to_owned(), 1, "parlour saved table", "saved-none"),
        (changed("table 2", "table 3"), 1, "parlour saved table", "saved-newer"),
        (changed("table 2", "table 0"), 1, "parlour saved table", "saved-newer"),
        (changed("game clue", "game chess"), 3, "game", "saved-unknown-game"),
        (changed("rules ", "rules 1"), 4, "rules", "saved-newer-rules"),
        (changed("rules ", "rules x"), 4, "rules", "saved-unreadable"),
        (without("game "), 3, "game", "saved-lacks"),
        (without("lock "), 0, "lock", "saved-lacks"),
        (without("mark "), 0, "mark", "saved-lacks"),
        (without("winners "), 0, "winners", "saved-ends"),
        (changed(secret, "secret xyz"), 0, "secret", "saved-unreadable"),
        (changed("seat 0 chair", "seat 0 bench"), 6, "seat 0", "saved-unreadable"),
        (changed("deals verifiable", "deals perhaps"), 0, "deals", "saved-unreadable"),
        (changed("deals ", "stood-in 0 from 0 to end\ndeals "), 0, "stood-in", "saved-unreadable"),
        (changed("deals ", "stood-in 9 from 5 to end\ndeals "), 0, "stood-in", "saved-unreadable"),
        (changed("deals ", "handed 9 before 5 on\ndeals "), 0, "handed", "saved-unreadable"),
        (changed("deals ", "handed 0 before 5 forth\ndeals "), 0, "handed", "saved-unreadable"),
        (changed("deals ", "handed 0 before 99999 on\ndeals "), 0, "handed", "saved-unreadable"),
        (format!("{text}more\n"), text.lines().count() + 1, "more", "saved-too-much"),
    ] {
        let Err(Fault::Unreadable(problem)) = verify(&text) else { panic!("{reason} of {field} is not told") };
        assert_eq!((&*problem.field, &*problem.what.name), (field, reason));
        assert!(line == 0 || problem.line == line, "{field}: line {}", problem.line);
    }
}

/// Wherever a file breaks off, that is what is said of it, and not that somebody has forged it.
#[test]
fn of_a_file_that_breaks_off_it_is_said_that_its_end_is_missing() {
    let text = honest().to_string();
    let head = text.find("game ").unwrap();
    let lines = text.match_indices('\n').map(|(at, _)| at).chain((head..text.len()).step_by(997));
    let winners = text.rfind("\nwinners ").unwrap();
    for at in lines.filter(|at| (head + 4..=winners).contains(at)) {
        let broken = &text[..at];
        let Err(fault @ Fault::Unreadable(_)) = verify(broken) else { panic!("at {at}: it is not told") };
        assert_eq!(fault.problem().what.name, "saved-ends", "{:?}", &broken[broken.len() - 20..]);
        assert_eq!(fault.problem().line, broken.lines().count());
    }
}
