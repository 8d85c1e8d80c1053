//! Why the bots made their moves, in cases worked out by hand, and held against how they play.

use bots::Bot;
use chacha20::ChaCha8Rng;
use color_doubt::{Cards, ColorDoubt, Move, Options, SeenMove, Setup, Suit};
use game::{Arg, BySeat, Deduce, Game, Knowledge, Message, Options as _, Seat, Turn, Viewer};
use presentation::{Listener, Playable};
use rand::SeedableRng;

use super::bots::{before_the_last_doubt, level};
use super::rules::script::Script;

fn names() -> BySeat<String> {
    ["Ada", "Ben", "Cleo", "Dan", "Eve"].map(String::from).into_iter().collect()
}

/// What a spectator reads of why a bot made this move.
fn why(bot: &str, knowledge: &Knowledge<ColorDoubt>, m: &Move) -> Vec<String> {
    let names = names();
    let say = |message| ColorDoubt::words().try_say(message, Listener { viewer: Viewer::Spectator, names: &names });
    level(bot).bot.why(knowledge, m).iter().map(|message| say(message).unwrap()).collect()
}

fn knows(script: &Script) -> Knowledge<ColorDoubt> {
    let Turn::Player(seat) = script.turn() else { panic!("somebody is to move") };
    script.table.knowledge(Viewer::Seat(seat))
}

fn red(count: u8) -> Move {
    Move::Lay { cards: Cards::of(Suit::Red, count), say: Suit::Red }
}

/// Ada, who leads, has six reds, and Ben all others and the rainbow card.
fn lead() -> Script {
    Script::default(&["rrrrrrooyyggbbppkk", "rrr*", "yyyyyyy"])
}

#[test]
fn the_first_two_tell_the_truth_with_what_they_have_most_of() {
    let knowledge = knows(&lead());
    assert_eq!(
        why("careful", &knowledge, &red(6)),
        ["Ada tells the truth whenever the cards allow it, and plays the color with the most cards: red."]
    );
    let magpie = why("magpie", &knowledge, &red(2));
    assert_eq!(magpie[1..], ["Where no more are needed, Ada plays 2 cards at most."]);
}

#[test]
fn the_first_two_count_what_they_doubt_and_what_they_let_stand() {
    // Of seven reds Ben holds the one that would be needed.
    let mut script = lead();
    script.lay("rrrrrro", Suit::Red);
    let doubt = why("careful", &knows(&script), &Move::Doubt {});
    let told =
        "By a rough count of the cards, the chance that Ada had enough for it was 0%: below 12%, Ben doubts.";
    assert_eq!(doubt, [told]);
    assert_eq!(level("careful").bot.choose(&knows(&script), &mut rng(0)), Move::Doubt {});

    // Two reds may well be there. Ben has enough to play on them, with the truth.
    let mut script = lead();
    script.lay("rr", Suit::Red);
    let knowledge = knows(&script);
    let m = level("careful").bot.choose(&knowledge, &mut rng(0));
    let Move::Lay { cards, say } = m else { panic!("it plays") };
    assert!(cards.all_of(say));
    let reasons = why("careful", &knowledge, &m);
    assert_eq!(reasons.len(), 2, "{reasons:?}");
    assert!(reasons[1].ends_with("%: Ben doubts only below 12%."), "{reasons:?}");
}

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

#[test]
fn who_cannot_tell_the_truth_lies_one_time_in_eight() {
    let mut script = Script::default(&["rrrr", "rrroooyyygggbbbpppkk", "*"]);
    script.lay("rrrr", Suit::Red);
    let knowledge = knows(&script);
    let bot = level("careful").bot;
    let (mut passes, mut lies) = (0, 0);
    for seed in 0..200 {
        let m = bot.choose(&knowledge, &mut rng(seed));
        let reasons = why("careful", &knowledge, &m);
        match m {
            Move::Pass {} => {
                passes += 1;
                assert_eq!(reasons[0], "Ben didn’t hold 4 cards of one color, and then lies only one time in 8.");
            }
            _ => {
                lies += 1;
                let lie = "Ben didn’t hold 4 cards of one color, and then lies one time in 8 instead of passing.";
                assert_eq!(reasons[0], lie);
            }
        }
    }
    assert!(passes > 5 * lies && lies > 10, "{passes} passes, {lies} lies");
}

#[test]
fn all_say_that_they_had_to_doubt() {
    let knowledge = before_the_last_doubt(&Setup { games: 1, ..Setup::new(3) });
    for level in ColorDoubt::bots().iter().filter(|level| level.name != "random") {
        let reasons = why(level.name, &knowledge, &Move::Doubt {});
        assert_eq!(reasons.len(), 1, "{}: {reasons:?}", level.name);
        let told = "Nobody else could doubt it any more: if it stood, ";
        assert!(reasons[0].starts_with(told) && reasons[0].ends_with(" would win."), "{}: {reasons:?}", level.name);
    }
}

/// In a match a win can be let go, and the network weighs that.
#[test]
fn the_sphinx_says_whose_last_cards_it_doubts() {
    let knowledge = before_the_last_doubt(&Setup { games: 3, ..Setup::new(3) });
    let [drawn, last] = &why("sphinx", &knowledge, &Move::Doubt {})[..2] else { unreachable!("there are two") };
    assert!(drawn.contains(" let chance decide, by what a network had learned from many games: "), "{drawn}");
    assert!(last.starts_with("They were ") && last.contains("’s last cards: if they stood, "), "{last}");
}

#[test]
fn who_can_only_pass_has_no_reason() {
    for level in ColorDoubt::bots().iter().filter(|level| level.name != "reader") {
        each_turn(&*level.bot, 3, 11, |knowledge, m, reasons| {
            let only_pass = Options::Play { lay: None, doubt: false, pass: true };
            let must = knowledge.options == Some(only_pass);
            assert_eq!(reasons.is_empty(), must || level.name == "random", "{}: {m:?}", level.name);
        });
    }
}

/// Plays a game between bots of one level, and calls with what each knew, did, and says of it.
fn each_turn(
    bot: &dyn Bot<ColorDoubt>,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(&Knowledge<ColorDoubt>, &Move, &[Message]),
) {
    let setup = Setup { max_turns: 60, who_may_doubt: who_may_doubt(seed), ..Setup::new(seats) };
    let start = ColorDoubt::start(&setup).unwrap();
    let rng = &mut rng(seed);
    let mut eyes: Vec<_> =
        Seat::all(seats.into()).map(|seat| Knowledge::of_start(&setup, &start, Viewer::Seat(seat))).collect();
    let mut game = start;
    loop {
        let m = match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.options().pick(rng),
            Turn::Player(seat) => {
                let m = bot.choose(&eyes[seat.index()], rng);
                look(&eyes[seat.index()], &m, &bot.why(&eyes[seat.index()], &m));
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

fn who_may_doubt(seed: u64) -> color_doubt::WhoMayDoubt {
    match seed % 4 {
        0 => color_doubt::WhoMayDoubt::NextOnly,
        _ => color_doubt::WhoMayDoubt::EachInTurn,
    }
}

fn number(message: &Message, name: &str) -> i64 {
    match message.args.get(name) {
        Some(Arg::Number(number)) => *number,
        Some(Arg::Percent(percent)) => i64::from(*percent),
        other => panic!("{message}: {other:?}"),
    }
}

/// Every reason is true of what its bot knew, is said in words, and is the same in every world that is the same to the bot.
#[test]
fn reasons_are_true_few_and_told_by_what_is_known() {
    let mut told = std::collections::BTreeMap::<String, u32>::new();
    for level in ColorDoubt::bots().iter().filter(|level| level.name != "random") {
        // The reader takes its time.
        let games = if level.name == "reader" { &[(2, 1)][..] } else { &[(2, 1), (3, 2), (3, 4), (4, 3), (5, 5)] };
        for &(seats, seed) in games {
            let mut asked = 0;
            each_turn(&*level.bot, seats, seed, |knowledge, m, reasons| {
                assert!(reasons.len() <= 3, "{reasons:?}");
                for reason in reasons {
                    *told.entry(reason.name.to_string()).or_default() += 1;
                    let names = names();
                    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
                        ColorDoubt::words().try_say(reason, Listener { viewer, names: &names }).unwrap();
                    }
                    assert!(is_true(reason, knowledge, m), "{}: {reason} of {m:?}", level.name);
                }
                asked += 1;
                if asked % 8 == 0 {
                    let world = ColorDoubt::determinize(knowledge, &mut rng(asked)).unwrap();
                    assert_eq!(level.bot.why(&world.knowledge(knowledge.viewer), m), reasons);
                }
            });
        }
    }
    let all = [
        "must-doubt",
        "counted-doubt",
        "counted-stand",
        "able",
        "truth-first",
        "keeps-cards",
        "seldom-lies",
        "rather-passes",
        "took-for-true",
        "record",
        "short-memory",
        "had-to-lie",
        "truth-less",
        "lie-less",
        "worth-most",
        "expects-doubt",
        "not-always-best",
        "nothing-to-prove",
        "lets-stand",
        "played-out",
        "drawn",
        "likeliest-play",
        "one-play",
    ];
    let missing = |name: &&&str| !told.contains_key(&format!("review-bot-{name}"));
    assert_eq!(all.iter().filter(missing).collect::<Vec<_>>(), Vec::<&&str>::new(), "{told:?}");
}

/// Whether a reason is so, as far as it speaks of what its player saw.
fn is_true(reason: &Message, knowledge: &Knowledge<ColorDoubt>, m: &Move) -> bool {
    let (public, own) = (&knowledge.view.public, knowledge.view.own.as_ref().unwrap());
    let seat = knowledge.viewer.seat().unwrap();
    let hand = own.hand;
    let colors = || Suit::COLORS.into_iter().filter(|&color| public.deck[color] > 0);
    let who = reason.args.get("who").is_none_or(|who| *who == Arg::Seat(seat));
    let of =
        reason.args.get("of").is_none_or(|of| Some(of) == public.standing.map(|lay| Arg::Seat(lay.seat)).as_ref());
    let is = match (&*reason.name, m) {
        ("review-bot-must-doubt", Move::Doubt {}) => public.hands[public.standing.unwrap().seat].count == 0,
        ("review-bot-last-cards", Move::Doubt {}) => public.hands[public.standing.unwrap().seat].count == 0,
        ("review-bot-able", m) => (*m == Move::Doubt {}) == (number(reason, "chance") < 50),
        ("review-bot-counted-doubt", m) => {
            *m == Move::Doubt {} && number(reason, "chance") < number(reason, "limit")
        }
        ("review-bot-counted-stand", m) => {
            *m != Move::Doubt {} && number(reason, "chance") >= number(reason, "limit")
        }
        ("review-bot-truth-first", Move::Lay { cards, say }) => {
            cards.all_of(*say) && colors().all(|color| hand[color] <= hand[*say])
        }
        ("review-bot-keeps-cards", Move::Lay { cards, say }) => {
            let least = public.standing.map_or(1, |lay| lay.count);
            cards[*say] < hand[*say] && i64::from(cards.total()) == number(reason, "most").max(least.into())
        }
        ("review-bot-seldom-lies" | "review-bot-had-to-lie", Move::Lay { .. })
        | ("review-bot-rather-passes", Move::Pass {}) => {
            let count = public.standing.map_or(1, |lay| lay.count);
            number(reason, "count") == i64::from(count) && colors().all(|color| hand.fitting(color) < count)
        }
        ("review-bot-record", Move::Doubt {} | Move::Pass {}) => {
            let all = number(reason, "all");
            let of = public.standing.unwrap().seat;
            let turned_up = knowledge.observations.iter().filter_map(|told| match &told.event {
                SeenMove::Doubt { doubt } if doubt.of == of => Some(i64::from(!doubt.truthful)),
                _ => None,
            });
            let turned_up: Vec<i64> = turned_up.collect();
            let last = &turned_up[turned_up.len() - all as usize..];
            all > 0 && last.iter().sum::<i64>() == number(reason, "lies")
        }
        ("review-bot-short-memory", _) => [6, 12].contains(&number(reason, "count")),
        ("review-bot-truth-less", Move::Lay { cards, say }) => !cards.all_of(*say),
        ("review-bot-lie-less" | "review-bot-nothing-to-prove", Move::Lay { cards, say }) => cards.all_of(*say),
        ("review-bot-lets-stand", m) => public.hands.len() == 2 && *m != Move::Doubt {},
        ("review-bot-expects-doubt", Move::Lay { .. }) => true,
        ("review-bot-worth-most" | "review-bot-took-for-true", m) => !matches!(m, Move::Lay { .. }),
        ("review-bot-played-out", _) => [4, 16].contains(&number(reason, "deals")),
        ("review-bot-not-always-best" | "review-bot-drawn", _) => true,
        ("review-bot-likeliest-play", Move::Lay { .. }) => true,
        ("review-bot-one-play", Move::Lay { .. }) => number(reason, "chance") <= number(reason, "most"),
        _ => false,
    };
    who && of && is
}

/// The chances that are told are those by which the moves are drawn.
#[test]
fn what_is_left_to_chance_comes_as_often_as_is_said() {
    let mut looked = [0; 2];
    for (place, name) in ["gambler", "sphinx"].into_iter().enumerate() {
        let bot = level(name).bot;
        let mut look = |knowledge: &Knowledge<ColorDoubt>, m: &Move, reasons: &[Message]| {
            let find = |name: &str| reasons.iter().find(|reason| reason.name == name);
            let told = match find("review-bot-not-always-best") {
                Some(reason) => number(reason, "chance"),
                None => match find("review-bot-one-play").or_else(|| find("review-bot-likeliest-play")) {
                    Some(reason) => number(reason, "chance"),
                    None => return,
                },
            };
            looked[place] += 1;
            if looked[place] > 8 {
                return;
            }
            let again = (0..400).filter(|&seed| bot.choose(knowledge, &mut rng(seed)) == *m).count();
            // Four standard errors, and what is lost by rounding.
            let told = told as f64 / 100.0;
            let off = 4.0 * (told * (1.0 - told) / 400.0).sqrt() + 0.01;
            assert!((again as f64 / 400.0 - told).abs() < off, "{name}: {again} of 400, and {told} was said");
        };
        (6..9).for_each(|seed| each_turn(&*bot, 3, seed, &mut look));
    }
    assert!(looked.iter().all(|&looked| looked > 3), "{looked:?}");
}

/// The gambler's reasons are those of what it remembers: a bluffer, who forgets nothing, has others.
#[test]
fn the_gambler_says_what_it_has_forgotten() {
    // Ada is caught with a lie. Three passes, two plays and a pass later nobody who forgets knows of it.
    let mut script = Script::default(&["rrrrroyyggbbppkk", "ooooorrrryy", "yyyyyggggg"]);
    script.lay("o", Suit::Green);
    script.doubt();
    for _ in 0..2 {
        script.lay("o", Suit::Orange).pass().pass();
    }
    script.lay("o", Suit::Orange).pass();
    script.lay("r", Suit::Red);
    let knowledge = knows(&script);
    let [gambler, bluffer] = ["gambler", "bluffer"].map(|name| why(name, &knowledge, &Move::Pass {}));
    assert_eq!(gambler[1], "Ben remembers only what the last 6 moves showed.");
    assert_eq!(bluffer[1], "Ben remembered one announcement by Ada that had been turned up: it was a lie.");
    assert_ne!(gambler[0], bluffer[0]);
}

/// What a review has no moment of, but a bot may say why: the truth, and a lie that it let stand.
#[test]
fn a_true_announcement_and_a_lie_let_stand_are_deeds() {
    let mut script = lead();
    let said = |script: &Script, m: &Move| {
        let names = names();
        let say = |message: &Message| {
            ColorDoubt::words().try_say(message, Listener { viewer: Viewer::Spectator, names: &names }).unwrap()
        };
        script.table.game().deed(m).map(|deed| deed.each_ref().map(say))
    };
    let lie = Move::Lay { cards: Cards::of(Suit::Orange, 1), say: Suit::Red };
    assert_eq!(said(&script, &lie), None, "a lie is a moment");
    let truth = ["Announcement", "Ada said “Two reds”, which was true."].map(String::from);
    assert_eq!(said(&script, &red(2)), Some(truth));
    script.make(red(2));
    assert_eq!(said(&script, &Move::Pass {}), None, "there was no lie");
    let mut script = lead();
    script.make(lie);
    let stood = ["Let a lie stand", "Ben let Ada’s “One red” stand, which was a lie."].map(String::from);
    assert_eq!(said(&script, &Move::Pass {}), Some(stood));
}
