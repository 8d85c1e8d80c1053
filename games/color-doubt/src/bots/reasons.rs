//! Why the bots made their moves, in messages.

use game::{Arg, Message, Seat};
use sets::sort_few;

use super::situation::Situation;
use super::suspicion::turned_up;
use crate::{Cards, Move, Phase, SeenMove, Suit};

fn of_bot(name: &'static str, who: Seat) -> Message {
    Message::new(name).with("who", who)
}

/// What stood would have won the game, and nobody else could doubt it any more.
pub(super) fn must_doubt(situation: &Situation) -> Message {
    let of = situation.public.standing.map_or(situation.seat, |standing| standing.seat);
    Message::new("review-bot-must-doubt").with("of", of)
}

/// How likely it was by counting that the standing announcement could be true, beside how likely that must be.
pub(super) fn counted(situation: &Situation, able: f64, least: f64) -> Message {
    let of = situation.public.standing.map_or(situation.seat, |standing| standing.seat);
    let last = matches!(situation.public.phase, Phase::LastCard { .. });
    let name = if able < least { "review-bot-counted-doubt" } else { "review-bot-counted-stand" };
    // Rounded, it would seem to be as much as is asked of it.
    let told = if able < least && Arg::percent(able) == Arg::percent(least) { able - 0.01 } else { able };
    let counted = of_bot(name, situation.seat).with("of", of).with("chance", Arg::percent(told));
    counted.with("limit", Arg::percent(least)).with("last", u8::from(last))
}

/// What of the standing announcement speaks for this answer, a doubt or none: that it is somebody's last, or how likely it
/// can be true by counting; and what else of that player was turned up.
pub(super) fn answer(situation: &Situation, m: &Move) -> Vec<Message> {
    let Some(standing) = situation.public.standing.filter(|_| situation.may_doubt) else { return Vec::new() };
    let (doubts, of) = (*m == Move::Doubt {}, standing.seat);
    let last = doubts && matches!(situation.public.phase, Phase::LastCard { .. });
    let able = situation.able(standing.say);
    let told = if last {
        Some(Message::new("review-bot-last-cards").with("of", of))
    } else {
        let counted = || Message::new("review-bot-able").with("of", of).with("chance", Arg::percent(able));
        (doubts == (able < 0.5)).then(counted)
    };
    told.into_iter().chain(record(situation, of)).collect()
}

/// It always tells the truth where it can, with the colour of which it has most.
pub(super) fn truth_first(who: Seat, color: Suit) -> Message {
    of_bot("review-bot-truth-first", who).with("suit", color)
}

/// It plays so many cards at most where no more are needed.
pub(super) fn keeps_cards(who: Seat, most: u8) -> Message {
    of_bot("review-bot-keeps-cards", who).with("most", most)
}

/// It could not tell the truth, and then lies one time in so many.
pub(super) fn seldom_lies(who: Seat, count: u8, times: u32) -> Message {
    of_bot("review-bot-seldom-lies", who).with("count", count).with("times", times)
}

/// It could not tell the truth, and then lies only one time in so many.
pub(super) fn rather_passes(who: Seat, count: u8, times: u32) -> Message {
    of_bot("review-bot-rather-passes", who).with("count", count).with("times", times)
}

/// What it thought of the standing announcement, and what of that it had from what was turned up.
pub(super) fn judged(situation: &Situation, truth: f64) -> Vec<Message> {
    let Some(standing) = situation.public.standing.filter(|_| situation.may_doubt) else { return Vec::new() };
    let memory = || of_bot("review-bot-short-memory", situation.seat).with("count", situation.remembers);
    let record = record(situation, standing.seat).or_else(|| forgets(situation).then(memory));
    [took_for_true(situation.seat, truth)].into_iter().chain(record).collect()
}

/// How many announcements of somebody were turned up that it remembers, and how many of them were lies.
fn record(situation: &Situation, of: Seat) -> Option<Message> {
    let [truths, all] = turned_up(situation)[of];
    let record = || of_bot("review-bot-record", situation.seat).with("of", of);
    (all > 0).then(|| record().with("all", all).with("lies", all - truths))
}

/// Whether anything was turned up that it does not remember.
fn forgets(situation: &Situation) -> bool {
    let told = &situation.knowledge.observations;
    let forgotten = &told[..told.len().saturating_sub(situation.remembers)];
    forgotten.iter().any(|told| matches!(told.event, SeenMove::Doubt { .. }))
}

/// How likely it took what stood to be true.
pub(super) fn took_for_true(who: Seat, chance: f64) -> Message {
    of_bot("review-bot-took-for-true", who).with("chance", Arg::percent(chance))
}

/// What a play was worth to it beside the best of the other kind: a lie beside the truth, or the truth beside a lie.
pub(super) fn lie_or_truth(
    who: Seat,
    cards: Cards,
    say: Suit,
    value: f64,
    choices: &[(Move, f64)],
) -> Option<Message> {
    let is_lie = !cards.all_of(say);
    let others = choices.iter().filter_map(|(m, value)| match m {
        Move::Lay { cards, say } if cards.all_of(*say) == is_lie => Some(*value),
        _ => None,
    });
    let other = others.reduce(f64::max)?;
    let name = if is_lie { "review-bot-truth-less" } else { "review-bot-lie-less" };
    (value > other).then(|| of_bot(name, who).with("points", points(value - other)))
}

/// How likely it thought it that somebody would doubt its announcement.
pub(super) fn expects_doubt(who: Seat, chance: f64) -> Message {
    of_bot("review-bot-expects-doubt", who).with("chance", Arg::percent(chance))
}

/// By how much the best of its choices was better than the next.
pub(super) fn worth_most(who: Seat, m: &Move, choices: &[(Move, f64)]) -> Message {
    let value = |wanted: bool| {
        let of = choices.iter().filter(|(one, _)| (one == m) == wanted).map(|(_, value)| *value);
        of.fold(f64::NEG_INFINITY, f64::max)
    };
    of_bot("review-bot-worth-most", who).with("points", points(value(true) - value(false)))
}

/// It thought something else better, and takes that less often the more it is so.
pub(super) fn not_always_best(who: Seat, chance: f64) -> Message {
    of_bot("review-bot-not-always-best", who).with("chance", Arg::percent(chance))
}

/// Points by which something is better.
fn points(better: f64) -> Arg {
    Arg::tenths(better.max(0.1))
}

/// No colour had as many cards as must be played, where that was so.
pub(super) fn had_to_lie(situation: &Situation) -> Option<Message> {
    let count = situation.at_least?;
    let enough = situation.colors.iter().any(|&color| situation.own.hand.fitting(color) >= count);
    (!enough).then(|| of_bot("review-bot-had-to-lie", situation.seat).with("count", count))
}

/// A doubt could only have hurt the doubter.
pub(super) fn nothing_to_prove() -> Message {
    Message::new("review-bot-nothing-to-prove")
}

/// Of two players, it doubts nothing that may well be true.
pub(super) fn lets_stand(who: Seat) -> Message {
    of_bot("review-bot-lets-stand", who)
}

/// Its foremost choices were played on in so many worlds.
pub(super) fn played_out(who: Seat, worlds: u32) -> Message {
    of_bot("review-bot-played-out", who).with("deals", worlds)
}

/// The chances of a network's moves by what they are, the likeliest first; but for what hardly ever comes, and is not this.
pub(super) fn drawn(who: Seat, m: &Move, chances: &[(&Move, f64)]) -> Message {
    let mut kinds: Vec<(&'static str, f64)> = Vec::new();
    for (m, chance) in chances {
        match kinds.iter_mut().find(|(kind, _)| *kind == kind_of(m)) {
            Some((_, sum)) => *sum += chance,
            None => kinds.push((kind_of(m), *chance)),
        }
    }
    // What there is nothing beside has all of it, however the sum is rounded.
    if let [(_, all)] = &mut kinds[..] {
        *all = 1.0;
    }
    sort_few(&mut kinds, |one, other| one.1 < other.1);
    kinds.retain(|(kind, chance)| *chance >= 0.01 || *kind == kind_of(m));
    let told = kinds.into_iter().map(|(kind, chance)| Message::new(kind).with("chance", Arg::percent(chance)));
    of_bot("review-bot-drawn", who).with("chances", Arg::and(told))
}

fn kind_of(m: &Move) -> &'static str {
    match m {
        Move::Lay { cards, say } if cards.all_of(*say) => "review-bot-chance-truth",
        Move::Lay { .. } => "review-bot-chance-lie",
        Move::Doubt {} => "review-bot-chance-doubt",
        _ => "review-bot-chance-pass",
    }
}

/// The chance of one play, beside that of the likeliest.
pub(super) fn of_plays(chance: f64, most: f64) -> Message {
    let is_most = chance >= most;
    let told = Message::new(if is_most { "review-bot-likeliest-play" } else { "review-bot-one-play" });
    told.with("chance", Arg::percent(chance)).with("most", Arg::percent(most))
}
