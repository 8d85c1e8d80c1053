//! Why the bots made their moves, in cases worked out by hand, and held against what each knew.

use std::collections::BTreeMap;

use bots::Bot;
use chacha20::ChaCha8Rng;
use game::{Arg, Deduce, Game, Knowledge, Message, Options as _, Reading, Seat, Turn, Viewer};
use presentation::{Listener, Playable};
use rand::SeedableRng;
use three_dead_strangers::{Belief, Character, Fact, Move, Options, Setup, Strangers};

use super::bots::{chosen, level, two_each, two_of_three};
use super::review::hunt::{is, say};
use super::rules::script::{Left, Script, accusation, lay};

/// What a bot chooses for the one to move, and what a spectator reads of why.
fn why(name: &str, script: &Script, seed: u64) -> (Move, String) {
    let m = chosen(name, script, seed);
    let knowledge = script.table.knowledge(Viewer::Seat(script.to_move()));
    let said = say(&level(name).why(&knowledge, &m), Viewer::Spectator);
    (m, said)
}

#[test]
fn whoever_is_sure_says_so() {
    let mut script = two_of_three();
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    for name in ["daydreamer", "gossip", "careful", "plotter", "schemer"] {
        let (m, said) = why(name, &script, 1);
        assert_eq!(m, accusation(0, Character::Shelby, 0));
        assert_eq!(said, "Ben was sure that Ada was Shelby.", "{name}");
    }
    let (_, said) = why("phantom", &script, 1);
    assert!(said.ends_with(", Ben wins 30. Ben was sure that Ada was Shelby."), "{said}");
}

#[test]
fn each_says_what_its_manner_made_of_the_same_cards() {
    let (_, schemer) = why("schemer", &two_each(), 1);
    assert_eq!(
        schemer,
        "It completes the case against Shelby, and Ben took Ada for that character with a chance of 100%. \
        Some of the evidence against Shelby can never be covered now."
    );
    let (_, plotter) = why("plotter", &two_each(), 1);
    let covers = "It covers evidence against Thomas, and that is Ben: the others could think so with a chance of ";
    assert!(plotter.starts_with(covers), "{plotter}");
    let daydreamer = (0..10).map(|seed| why("daydreamer", &two_of_three(), seed).1);
    let completed = "It is also evidence against Ada, who does not count: three pieces seem no worse than one.";
    assert!(daydreamer.into_iter().any(|said| said.contains(completed)));
}

/// Plays a game between bots of one level, and calls with what each knew, did, and says of it.
fn each_turn(
    bot: &dyn Bot<Strangers>,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(&Strangers, &Knowledge<Strangers>, &Move, &[Message]),
) {
    let setup = Setup::new(seats);
    let mut game = Strangers::start(&setup).unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let mut eyes: Vec<_> =
        Seat::all(seats.into()).map(|seat| Knowledge::of_start(&setup, &game, Viewer::Seat(seat))).collect();
    loop {
        let m = match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.options().pick(rng),
            Turn::Player(seat) => {
                let knowledge = &eyes[seat.index()];
                let m = bot.choose(knowledge, rng);
                look(&game, knowledge, &m, &bot.why(knowledge, &m));
                m
            }
        };
        let before = game.clone();
        game.apply(&m);
        for eyes in &mut eyes {
            eyes.follow(&before, &m, &game);
        }
    }
}

/// Every reason is true of what its bot knew, is said in words, and is the same in every world that is the same to the bot.
#[test]
fn reasons_are_true_few_and_told_by_what_is_known() {
    let mut told = BTreeMap::<String, u32>::new();
    for level in Strangers::bots().iter().filter(|level| level.name != "random") {
        // The phantom takes its time.
        let games = if level.name == "phantom" { &[(3, 1)][..] } else { &[(2, 1), (2, 4), (3, 2), (4, 3), (4, 5)] };
        for &(seats, seed) in games {
            let mut asked = 0;
            each_turn(&*level.bot, seats, seed, |game, knowledge, m, reasons| {
                let mut moves = Vec::new();
                game.options().list(&mut moves);
                assert_eq!(moves.len() > 1, !reasons.is_empty(), "{}: {m:?}", level.name);
                assert!(reasons.len() <= 3, "{reasons:?}");
                for reason in reasons {
                    *told.entry(reason.name.to_string()).or_default() += 1;
                    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                        let names = ["Ada", "Ben", "Cleo", "Dan"].map(String::from).into_iter().collect();
                        Strangers::words().try_say(reason, Listener { viewer, names: &names }).unwrap();
                    }
                    assert!(is_true(reason, game, knowledge, m), "{}: {reason} of {m:?}", level.name);
                }
                asked += 1;
                if asked % 8 == 0 {
                    let world = Strangers::determinize(knowledge, &mut ChaCha8Rng::seed_from_u64(asked)).unwrap();
                    assert_eq!(level.bot.why(&world.knowledge(knowledge.viewer), m), reasons);
                }
            });
        }
    }
    let all = [
        "took-for",
        "ruled-out",
        "was-sure",
        "accuses-from",
        "silent",
        "silent-nobody",
        "nothing-better",
        "only-safe",
        "whim",
        "covers",
        "shows",
        "shows-somebody",
        "completes",
        "walls-in",
        "does-not-count",
        "hardly-minds",
        "played-out",
    ];
    let missing = |name: &&&str| !told.contains_key(&format!("review-bot-{name}"));
    assert_eq!(all.iter().filter(missing).collect::<Vec<_>>(), Vec::<&&str>::new(), "{told:?}");
}

fn percent(message: &Message, name: &str) -> i64 {
    match message.args.get(name) {
        Some(Arg::Percent(percent)) => i64::from(*percent),
        other => panic!("{message}: {other:?}"),
    }
}

/// The character of whom a sentence speaks, and the player.
fn about(reason: &Message) -> (Option<Character>, Option<Seat>) {
    let named = |who: &Character| reason.args.get("character") == Some(&Arg::from(*who));
    let of = match reason.args.get("of") {
        Some(Arg::Seat(of)) => Some(*of),
        _ => None,
    };
    (Character::ALL.into_iter().find(named), of)
}

/// Whether a reason is so, by what its player knew and what the move did.
fn is_true(reason: &Message, game: &Strangers, knowledge: &Knowledge<Strangers>, m: &Move) -> bool {
    let seat = knowledge.viewer.seat().unwrap();
    let me = knowledge.view.own.as_ref().unwrap().character;
    let Some(Options::Play(play)) = &knowledge.options else { panic!("it is their turn") };
    let (character, of) = about(reason);
    let likely = Belief::of(knowledge, Reading::Likely).unwrap().unwrap();
    let possible = Belief::of(knowledge, Reading::Possible).unwrap().unwrap();
    let chance = |belief: &Belief| Arg::percent(belief.chance(is(of.unwrap().0, character.unwrap())));
    let is_chance = |belief: &Belief| reason.args.get("chance") == Some(&chance(belief));
    // What shows against a character before the victim of the move, before and after it.
    let shown = |who: Character| {
        let &Move::Lay { victim, .. } = m else { panic!("no evidence was played: {reason}") };
        let mut after = game.clone();
        after.apply(m);
        [game, &after].map(|game| {
            let cells = game.public().victims[usize::from(victim)].grid.cells().to_vec();
            cells.iter().filter_map(|cell| cell.half.shows()).filter(|(of, _)| *of == who).collect::<Vec<_>>()
        })
    };
    let kinds = |who: Character| {
        shown(who)
            .map(|halves| halves.iter().map(|(_, what)| *what).collect::<std::collections::BTreeSet<_>>().len())
    };
    let may_accuse = || {
        let fact = |about: &three_dead_strangers::Accusable| Fact { seat: about.seat, character: about.character };
        play.accuse.iter().any(|about| fact(about) == is(of.unwrap().0, character.unwrap()))
    };
    let who = reason.args.get("who").is_none_or(|who| *who == Arg::Seat(seat));
    who && match &*reason.name {
        "review-bot-only-safe" => {
            let mut moves = Vec::new();
            game.options().list(&mut moves);
            moves.len() > 1
        }
        "review-bot-took-for" => is_chance(&likely) && may_accuse(),
        "review-bot-ruled-out" => is_chance(&possible) && may_accuse(),
        "review-bot-was-sure" => possible.chance(is(of.unwrap().0, character.unwrap())) == 1.0,
        "review-bot-silent" => {
            let is_less = (40..=percent(reason, "sure")).contains(&percent(reason, "chance"));
            is_less && may_accuse() && (is_chance(&likely) || is_chance(&possible)) && matches!(m, Move::Lay { .. })
        }
        "review-bot-silent-nobody" => {
            !play.accuse.is_empty() && percent(reason, "chance") < percent(reason, "sure")
        }
        "review-bot-accuses-from" => matches!(m, Move::Accuse { .. }),
        "review-bot-bluff" => matches!(m, Move::Accuse { character, .. } if *character == me),
        "review-bot-covers" => {
            let [before, after] = shown(me);
            character == Some(me)
                && before.iter().any(|half| {
                    after.iter().filter(|one| *one == half).count()
                        < before.iter().filter(|one| *one == half).count()
                })
        }
        "review-bot-shows" => character != Some(me) && (is_chance(&likely) || is_chance(&possible)),
        "review-bot-shows-somebody" => character != Some(me),
        "review-bot-completes" | "review-bot-completes-somebody" => {
            kinds(character.unwrap())[1] == 3 && kinds(character.unwrap())[0] < 3
        }
        "review-bot-walls-in" => !shown(character.unwrap())[1].is_empty(),
        "review-bot-does-not-count" => kinds(me)[1] > kinds(me)[0] && kinds(me)[0] > 0,
        "review-bot-hardly-minds" => shown(me)[1].len() + kinds(me)[1] > 0,
        "review-bot-solves" => {
            let players = &knowledge.view.public.players;
            of.is_some_and(|of| players[of].revealed.is_some()) && matches!(m, Move::Accuse { .. })
        }
        "review-bot-nothing-better" | "review-bot-whim" | "review-bot-played-out" => true,
        _ => false,
    }
}

/// What a review has no moment of, but a bot may say why.
#[test]
fn a_card_played_is_a_deed() {
    let script = two_each();
    let m = chosen("schemer", &script, 1);
    let deed = script.table.game().deed(&m).map(|deed| deed.map(|message| say(&[message], Viewer::Spectator)));
    let [what, text] = deed.expect("it is one");
    assert_eq!(what, "Evidence played");
    assert!(text.starts_with("Ben played ") && text.ends_with(" in front of the first victim."), "{text}");
    let mut script = two_of_three();
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    assert_eq!(script.table.game().deed(&accusation(0, Character::Shelby, 0)), None, "it is a moment");
}
