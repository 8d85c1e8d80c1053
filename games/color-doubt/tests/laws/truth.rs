//! Every sentence of a review beside the game and what was known: law 10.

use color_doubt::{Cards, ColorDoubt, Credit, Lay, Move, Options, Phase, SeenMove, Suit};
use game::{Arg, Game, Knowledge, Message, Seat, Turn, Viewer};
use presentation::Grade;
use testkit::{Sentence, holds};

/// What is wrong with a sentence.
pub(crate) fn truth(said: &Sentence<ColorDoubt>) -> Result<(), String> {
    let name = said.message.name.as_ref();
    // A draw may end a game, too.
    if said.moment.what.name == "review-lost" {
        return lost(said, name);
    }
    let Turn::Player(by) = said.before.turn() else { return Err("nothing is said of chance".into()) };
    if said.moment.what.name == "review-missed-win" {
        return could_win(said, name, by);
    }
    match *said.m {
        Move::Doubt {} => doubted(said, name, by),
        Move::Pass {} => let_pass(said, name, by),
        // To play over a lie is to let it pass.
        Move::Lay { .. } if said.moment.what.name == "review-let-pass" => let_pass(said, name, by),
        Move::Lay { cards, say } => lied(said, name, Lay { seat: by, count: cards.total(), say }, cards),
        _ => Err("nothing is said of such a move".into()),
    }
}

/// Of a game that ends with this move, and of one who has not won it.
fn lost(said: &Sentence<ColorDoubt>, name: &str) -> Result<(), String> {
    let who = said.moment.seat;
    let game = said.before.public().results.len();
    let winner = said.after.public().results.get(game).and_then(|result| result.winner);
    let (mut turns, mut caught, mut in_vain) = ([0_u32; 2], [0_u32; 5], vec![Vec::new(); 5]);
    let (mut laid, mut ply, mut kept) = (true, 0_u32, Vec::new());
    said.table.replay(|before, m, _| {
        ply += 1;
        match *m {
            Move::Lay { cards, say } => laid = cards.all_of(say),
            Move::Doubt {} if before.public().results.len() == game => {
                let of = before.public().standing.expect("what is doubted stands").seat;
                let Turn::Player(by) = before.turn() else { return };
                match laid {
                    true => in_vain[of.index()].push(by),
                    false => caught[of.index()] += 1,
                }
            }
            _ => {}
        }
        if before.public().results.len() == game && before.turn() == Turn::Player(who) {
            if let Options::Play { lay: Some(lay), .. } = before.options() {
                let count = lay.hand.total();
                let wins = |say: &Suit| lay.hand.all_of(*say);
                let took = matches!(m, Move::Lay { cards, say } if *cards == lay.hand && wins(say));
                let doubted = *m == Move::Doubt {};
                if !took && !doubted && count >= lay.at_least && lay.say.iter().any(wins) {
                    kept.push(ply);
                }
            }
            turns[0] += u32::from(matches!(m, Move::Lay { .. }));
            let may_play = !matches!(before.public().phase, Phase::LastCard { .. });
            turns[1] += u32::from(*m == Move::Pass {} && may_play);
        }
    });
    let [played, passed] = turns;
    let is = |name: &str, number: u32| said.message.args.get(name) == Some(&number.into());
    let left = said.knows[who.index()].view.own.as_ref().map_or(0, |own| own.hand.total());
    holds(winner.is_some_and(|winner| winner != who), "the game was not lost so")?;
    match name {
        "review-out-first" => holds(
            said.seat("winner") == winner && said.seat("who") == Some(who) && is("cards", left.into()),
            "somebody else won, or there was more or less in the hand",
        ),
        "review-doubted-last" => holds(
            said.seat("who") == Some(who) && said.before.turn() == Turn::Player(who) && *said.m == Move::Doubt {},
            "that was not the end of it",
        ),
        "review-drew-last" => {
            let drawn = matches!(said.before.public().phase, Phase::Draw { by, from, count }
                if by == who && Some(from) == winner && count == said.before.public().hands[from].count);
            holds(
                drawn && said.seat("winner") == winner && said.seat("who") == Some(who),
                "nobody drew the last cards",
            )
        }
        "review-last-lie" => {
            let lay = standing(said.before)?;
            let laid = |m: &Move| matches!(m, Move::Lay { .. });
            let before = &said.table.log()[..said.moment.ply as usize];
            let Some(&Move::Lay { cards, say }) = before.iter().rfind(|m| laid(m)) else {
                return Err("nothing was played".into());
            };
            let stood = *said.m == Move::Pass {} && !cards.all_of(say);
            let whose = said.seat("winner") == Some(lay.seat) && quotes(said.message, lay);
            holds(stood && whose, "it was doubted, or true, or another announcement")
        }
        "review-caught-often" => {
            let times = caught[who.index()];
            holds(said.seat("who") == Some(who) && times > 0 && is("times", times), "it was more often, or less")
        }
        "review-doubted-in-vain" => {
            // A doubt that ends the game is of the last cards.
            let is_theirs = said.before.public().standing.map(|lay| lay.seat) == winner;
            let last = usize::from(*said.m == Move::Doubt {} && is_theirs);
            let of = winner.map_or(&[][..], |winner| &in_vain[winner.index()]);
            let (times, before) = (of.len() - last, &of[..of.len() - last]);
            let named = said.seat("winner") == winner && said.seat("by") == before.last().copied();
            holds(named && times > 0 && is("times", times as u32), "it was others, more often, or less")
        }
        "review-wins-not-taken" => {
            let named = said.seat("who") == Some(who) && is("times", kept.len() as u32);
            let cause = said.moment.cause.is_some_and(|cause| kept.contains(&cause));
            let moves = said.message.args.get("moves") == Some(&Arg::and(kept.iter().copied()));
            holds(!kept.is_empty() && named && cause && moves, "other wins were not taken, or none")
        }
        "review-let-stand-last" => {
            let named = said.seat("who") == Some(who) && said.seat("winner") == winner;
            let stood = said.before.turn() == Turn::Player(who) && *said.m == Move::Pass {};
            holds(
                named && stood && said.table.setup().games == 1,
                "somebody else let them stand, or it was doubted",
            )
        }
        "review-how-often" => holds(
            said.seat("who") == Some(who) && is("played", played) && is("passed", passed),
            "it was more often, or less",
        ),
        "review-passes-keep" => holds(passed > played, "it was played more often than passed"),
        _ => Err("nobody judges this sentence".into()),
    }
}

fn standing(game: &ColorDoubt) -> Result<Lay, String> {
    game.public().standing.ok_or_else(|| "no announcement stands".into())
}

/// Whether a sentence quotes an announcement.
pub(crate) fn quotes(message: &Message, lay: Lay) -> bool {
    let Some(Arg::Message(says)) = message.args.get("says") else { return false };
    says.args.get("count") == Some(&lay.count.into()) && says.args.get("suit") == Some(&lay.say.into())
}

fn credit(knowledge: &Knowledge<ColorDoubt>) -> Result<Credit, String> {
    Credit::of(knowledge).ok().flatten().ok_or_else(|| "nobody answers an announcement".into())
}

fn tells(said: &Sentence<ColorDoubt>, chance: f64) -> bool {
    said.message.args.get("chance") == Some(&Arg::percent(chance))
}

/// How many cards a sentence speaks of.
fn told(said: &Sentence<ColorDoubt>) -> Result<f64, String> {
    match said.message.args.get("cards") {
        Some(Arg::Tenths(tenths)) => Ok(*tenths as f64 / 10.0),
        _ => Err("no number of cards is told".into()),
    }
}

fn doubted(said: &Sentence<ColorDoubt>, name: &str, by: Seat) -> Result<(), String> {
    let lay = standing(said.before)?;
    let credit = credit(said.knew(by))?;
    let seen = ColorDoubt::observe(said.before, said.m, said.after, Viewer::Spectator);
    let Some(SeenMove::Doubt { doubt }) = seen.map(|seen| seen.event) else { return Err("nobody doubted".into()) };
    match name {
        "review-doubted" => {
            let whose = said.seat("who") == Some(by) && said.seat("of") == Some(lay.seat);
            holds(whose && quotes(said.message, lay), "another announcement was doubted")?;
            let reasons = ["review-nothing-to-lose", "review-at-stake", "review-at-stake-last"];
            let has_reason = said.moment.text.iter().any(|message| reasons.contains(&message.name.as_ref()));
            let is_best = said.moment.grade == Some(Grade::Best);
            let looks_otherwise = credit.is != 0.5 && is_best == (credit.is > 0.5);
            holds(
                has_reason == looks_otherwise,
                "its grade looks wrong beside its chance, or a reason is not needed",
            )
        }
        "review-nothing-to-lose" => {
            let public = said.before.public();
            let last = matches!(public.phase, Phase::LastCard { .. });
            let whose = said.seat("winner") == Some(lay.seat);
            holds(last && whose && said.knew(by).setup.games == 1, "something could be lost")
        }
        "review-at-stake" | "review-at-stake-last" | "review-at-stake-drawn" => {
            at_stake_in_a_doubt(said, name, by, lay)
        }
        "review-thought" => thought(said, by, lay),
        "review-knew-chance" => holds(tells(said, credit.is) && credit.can > 0.0, "that is not its chance"),
        "review-knew-lie" => {
            let is_certain = credit.can == 0.0 && said.moment.chance == Some(1.0);
            holds(is_certain && !doubt.truthful, "it was not certain")
        }
        "review-was-true" => holds(doubt.truthful, "it was a lie"),
        "review-was-a-lie" => holds(!doubt.truthful, "it was true"),
        "review-let-it-stand" => {
            let lost = -said.moment.worth.unwrap_or(0.0);
            counts_a_win(said, by, lay)?;
            holds(lost > 0.0 && (told(said)? - lost).abs() <= 0.1, "it was worth a doubt, or another number")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// Whether the same moment says this, too.
fn says(said: &Sentence<ColorDoubt>, name: &str) -> bool {
    said.moment.text.iter().any(|message| message.name == name)
}

/// The whole hand could be played with the truth, and was not.
fn could_win(said: &Sentence<ColorDoubt>, name: &str, by: Seat) -> Result<(), String> {
    let hand = said.knew(by).view.own.as_ref().ok_or("a player has a hand")?.hand;
    let kept = said.after.public().hands[by].count > 0
        || !matches!(said.m, Move::Lay { cards, say } if cards.all_of(*say));
    let Options::Play { lay: Some(lay), .. } = said.before.options() else {
        return Err("nothing could be played".into());
    };
    let wins = |say: Suit| hand.all_of(say) && hand.total() >= lay.at_least;
    let says = |say: Suit| quotes(said.message, Lay { seat: by, count: hand.total(), say });
    let could = lay.say.iter().any(|&say| wins(say) && (name != "review-could-win" || says(say)));
    holds(kept && could && said.moment.skill < Some(0.0), "it could not be won by that, or was")
}

/// How many cards a player held that could make an announcement true.
fn thought(said: &Sentence<ColorDoubt>, by: Seat, lay: Lay) -> Result<(), String> {
    let own = said.knew(by).view.own.as_ref().ok_or("a player has a hand")?;
    let held = own.hand[lay.say] + own.hand[Suit::Rainbow];
    let told = said.message.args.get("held") == Some(&held.into());
    holds(told && said.message.args.get("suit") == Some(&lay.say.into()), "they held others")
}

/// What a doubt of a lie and of the truth would have drawn, two cards, if there are so many, out of the hand of whoever
/// is right, and whether that wins the game.
fn drawn(said: &Sentence<ColorDoubt>, by: Seat, lay: Lay) -> [(u8, bool); 2] {
    let public = said.before.public();
    let table: u8 = public.lays.iter().map(|lay| lay.count).sum();
    [(table - lay.count, by), (table, lay.seat)].map(|(minus, right)| match public.hands[right].count {
        held @ 1..=2 if public.hands.len() == 2 && minus > 0 => (held + 10, true),
        3.. if public.hands.len() == 2 && minus > 0 => (2, false),
        _ => (0, false),
    })
}

/// A doubt is said to count a win as ten cards where it is about one, and nowhere else.
fn counts_a_win(said: &Sentence<ColorDoubt>, by: Seat, lay: Lay) -> Result<(), String> {
    let last = matches!(said.before.public().phase, Phase::LastCard { .. });
    let is_win = last || drawn(said, by, lay).iter().any(|(_, wins)| *wins);
    holds(said.number("win") == Some(if is_win { 10 } else { 0 }), "a win is counted otherwise")
}

/// What a doubt could bring and cost: a win is worth ten cards, whoever is kept from it or comes to it.
fn at_stake_in_a_doubt(said: &Sentence<ColorDoubt>, name: &str, by: Seat, lay: Lay) -> Result<(), String> {
    let last = matches!(said.before.public().phase, Phase::LastCard { .. });
    let table: u8 = said.before.public().lays.iter().map(|lay| lay.count).sum();
    let [(by_lie, wins), (by_truth, loses)] = drawn(said, by, lay);
    let is = match name {
        "review-at-stake-drawn" => wins || loses,
        "review-at-stake-last" => last && !wins && !loses,
        _ => !last && !wins && !loses,
    };
    holds(is, "that was the last card, or was not, or somebody's last cards could be drawn")?;
    let (lie, truth) = (table + by_lie + if last { 10 } else { 0 }, table + by_truth);
    let told = |name: &str, number: u8| said.message.args.get(name) == Some(&u32::from(number).into());
    holds(told("lie", lie) && told("truth", truth), &format!("{lie} and {truth} were at stake"))
}

fn let_pass(said: &Sentence<ColorDoubt>, name: &str, by: Seat) -> Result<(), String> {
    let lay = standing(said.before)?;
    let credit = credit(said.knew(by))?;
    let sure = credit.can == 0.0;
    let ends = said.after.public().results.len() > said.before.public().results.len();
    match name {
        "review-let-them-win" => {
            let whose = said.seat("who") == Some(by) && said.seat("of") == Some(lay.seat);
            let won = said.after.public().results.last().and_then(|result| result.winner) == Some(lay.seat);
            holds(ends && won && whose && quotes(said.message, lay), "they did not win by it")
        }
        "review-thought" => thought(said, by, lay),
        "review-knew-chance" => holds(tells(said, credit.is) && !sure, "that is not its chance"),
        "review-nothing-to-lose" => {
            let whose = said.seat("winner") == Some(lay.seat);
            holds(ends && whose && said.knew(by).setup.games == 1, "something could be lost")
        }
        "review-at-stake" | "review-at-stake-last" | "review-at-stake-drawn" => {
            at_stake_in_a_doubt(said, name, by, lay)
        }
        "review-was-true" | "review-was-a-lie" => {
            let before = &said.table.log()[..said.moment.ply as usize];
            let laid = before.iter().rev().find_map(|m| match m {
                Move::Lay { cards, say } => Some(cards.all_of(*say)),
                _ => None,
            });
            holds(laid == Some(name == "review-was-true"), "it was not")
        }
        "review-doubt-was-worth" => {
            let lost = -said.moment.skill.unwrap_or(0.0);
            counts_a_win(said, by, lay)?;
            holds(ends && lost > 0.0 && (told(said)? - lost).abs() <= 0.1, "it was not worth it, or another number")
        }
        "review-let-lie-pass" => {
            let whose = said.seat("who") == Some(by) && said.seat("of") == Some(lay.seat);
            holds(sure && whose && quotes(said.message, lay), "it was not certain")
        }
        "review-doubt-it" => {
            let lost = -said.moment.skill.unwrap_or(0.0);
            counts_a_win(said, by, lay)?;
            holds(sure && lost > 0.0 && (told(said)? - lost).abs() <= 0.06, "it was not certain, or another number")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// What the table would know of these cards announced otherwise.
fn heard(said: &Sentence<ColorDoubt>, cards: Cards, say: Suit) -> Knowledge<ColorDoubt> {
    let (m, mut after) = (Move::Lay { cards, say }, said.before.clone());
    after.apply(&m);
    let mut table = said.all_knew().clone();
    table.follow(said.before, &m, &after);
    table
}

fn lied(said: &Sentence<ColorDoubt>, name: &str, lay: Lay, cards: Cards) -> Result<(), String> {
    if name == "review-won-by-the-truth" {
        let is_last = said.knew(lay.seat).view.own.as_ref().is_some_and(|own| own.hand == cards);
        let games = |game: &ColorDoubt| game.public().results.clone();
        let played = games(said.before).len();
        let end = games(said.table.game());
        let won = end.get(played).is_some_and(|result| result.winner == Some(lay.seat));
        let told = quotes(said.message, lay) && said.seat("who") == Some(lay.seat) && cards.all_of(lay.say);
        return holds(is_last && won && told, "the game was not won so");
    }
    let answered = matches!(said.after.public().phase, Phase::Answer { .. } | Phase::LastCard { .. });
    let credit = credit(&heard(said, cards, lay.say))?;
    let quoted = Suit::COLORS.into_iter().find(|&say| quotes(said.message, Lay { say, ..lay }));
    let can_pass = matches!(said.knew(lay.seat).options, Some(Options::Play { pass: true, .. }));
    let worth = match said.moment.worth {
        Some(worth) => worth,
        None => {
            let could = matches!(said.knew(lay.seat).options, Some(Options::Play { doubt: true, .. }));
            let sure = self::credit(said.knew(lay.seat)).is_ok_and(|credit| credit.can == 0.0);
            let own = said.knew(lay.seat).view.own.as_ref().ok_or("a player has a hand")?.hand;
            let Options::Play { lay: Some(open), .. } = said.before.options() else { return Err("no lay".into()) };
            let wins = own.total() >= open.at_least && open.say.iter().any(|&say| own.all_of(say));
            holds(
                (could && sure || wins) && said.moment.grade.is_none(),
                "a lie is graded, but beside a doubt that could not fail, or a win that was kept",
            )?;
            0.0
        }
    };
    match name {
        "review-lied" => {
            holds(quoted == Some(lay.say) && !cards.all_of(lay.say) && answered, "that was no lie")?;
            let safe = if can_pass { 0.0 } else { 1.0 };
            let is_best = said.moment.grade == Some(Grade::Best);
            // Two hundredths of six cards.
            holds(!is_best || worth > safe - 0.12, "it is praised, and the safe way was better")
        }
        "review-caught" => {
            let answered =
                said.table.log()[said.moment.ply as usize..].iter().find(|m| !matches!(m, Move::Pass {}));
            let by = said.seat("by").filter(|&by| by != lay.seat);
            holds(by.is_some() && matches!(answered, Some(Move::Doubt {})), "nobody doubted it")
        }
        "review-pass-instead" => {
            let is_last = said.before.public().hands[lay.seat].count == lay.count;
            holds(said.number("win") == Some(if is_last { 10 } else { 0 }), "a win is counted otherwise")?;
            holds(
                can_pass && worth < 0.0 && (told(said)? + worth).abs() <= 0.06,
                "they could not, or another number",
            )
        }
        "review-one-true" => holds(!can_pass && worth < 1.0, "they could pass, or it was worth more"),
        "review-all-knew-chance" => holds(tells(said, credit.is) && credit.can > 0.0, "that is not its chance"),
        "review-all-knew-lie" => {
            holds(credit.can == 0.0 && said.moment.chance == Some(0.0), "it was not certain")?;
            holds(said.moment.grade != Some(Grade::Best), "it is praised for all that")?;
            let looks_wrong = said.moment.grade >= Some(Grade::Fine);
            holds(
                !looks_wrong || says(said, "review-risk") || says(said, "review-risk-last"),
                "its grade has no reason",
            )
        }
        "review-risk" | "review-risk-last" => {
            let public = said.before.public();
            let others: u8 = public.lays.iter().map(|lay| lay.count).sum();
            let last = public.hands[lay.seat].count == lay.count;
            let told = said.number("believed") == Some(i64::from(lay.count) + if last { 10 } else { 0 });
            let told = told && said.number("caught") == Some(others.into()) && last == (name == "review-risk-last");
            holds(told && said.moment.grade >= Some(Grade::Fine), "that is not what it could bring and cost")
        }
        "review-cost-little" => {
            let lost = -said.moment.skill.unwrap_or(0.0);
            let is_best = said.moment.grade == Some(Grade::Best);
            holds(!is_best && lost <= 1.5 && (told(said)? - lost).abs() <= 0.1, "it cost more, or another number")
        }
        "review-say-the-truth" => holds(quoted.is_some_and(|say| cards.all_of(say)), "that would have been a lie"),
        "review-say-instead" => {
            let say = quoted.ok_or("nothing is quoted")?;
            let other = Credit::of(&heard(said, cards, say)).ok().flatten().ok_or("nobody answers")?;
            holds(
                tells(said, other.is) && other.is > credit.is && !cards.all_of(say),
                "it would not have been easier to believe",
            )
        }
        _ => Err("nobody judges this sentence".into()),
    }
}
