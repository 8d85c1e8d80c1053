//! What the review says, as messages.

use game::{Arg, Message, Seat};
use presentation::{Choice, Grade};

use super::stake::{Lie, Stake};
use super::{Near, Sure, Tally, Turns};
use crate::text::announced;
use crate::{Credit, Lay};

/// A doubt, what the doubter knew, why its chance is not all where it looks otherwise, and what came of it.
pub(super) fn doubted(
    seat: Seat,
    lay: Lay,
    credit: Credit,
    reason: Option<Message>,
    truthful: bool,
) -> impl Iterator<Item = Message> {
    let knew = knew(credit, ["review-knew-lie", "review-knew-chance"]).with("who", seat);
    let came = Message::new(if truthful { "review-was-true" } else { "review-was-a-lie" });
    let text = Message::new("review-doubted").with("who", seat).with("of", lay.seat).with("says", announced(lay));
    [text, knew].into_iter().chain(reason).chain([came])
}

/// What a doubt could bring, and what it could cost.
pub(super) fn at_stake(stake: Stake, lay: Lay) -> Message {
    if stake.truth == 0.0 {
        return Message::new("review-nothing-to-lose").with("winner", lay.seat);
    }
    let name = match (stake.empties, stake.last) {
        (true, _) => "review-at-stake-drawn",
        (_, true) => "review-at-stake-last",
        _ => "review-at-stake",
    };
    Message::new(name).with("lie", stake.lie as u32).with("truth", stake.truth as u32)
}

/// Who was rid of all cards first, with how many left in whose hand, what there is to say of the end, and how that came
/// about.
pub(super) fn lost(
    seat: Seat,
    winner: Seat,
    cards: u8,
    end: impl Iterator<Item = Message>,
    turns: &Turns,
    in_vain: &[Seat],
) -> Vec<Message> {
    let first = Message::new("review-out-first").with("winner", winner).with("who", seat).with("cards", cards);
    let often = Message::new("review-how-often").with("who", seat).with("played", turns.played);
    let kept = (!turns.kept.is_empty()).then(|| {
        let moves = Arg::and(turns.kept.iter().map(|&(ply, _)| ply));
        let kept = Message::new("review-wins-not-taken").with("who", seat).with("times", turns.kept.len());
        kept.with("moves", moves)
    });
    let often = often.with("passed", turns.passed);
    let mut text: Vec<Message> = std::iter::once(first).chain(end).chain(kept).chain([often]).collect();
    if turns.caught > 0 {
        text.push(Message::new("review-caught-often").with("who", seat).with("times", turns.caught));
    }
    // Whoever leads again and again leaves the others no turn.
    if let Some(&last) = in_vain.last() {
        let doubted = Message::new("review-doubted-in-vain").with("winner", winner).with("times", in_vain.len());
        text.push(doubted.with("by", last));
    }
    // Who hardly played has lost by that alone.
    if turns.passed > turns.played {
        text.push(Message::new("review-passes-keep"));
    }
    text
}

/// Last cards that nobody doubted, and should have.
pub(super) fn last_lie(lay: Lay) -> Message {
    Message::new("review-last-lie").with("winner", lay.seat).with("says", announced(lay))
}

/// Somebody was the last who could doubt the winner's last cards, in a game that was the whole match.
pub(super) fn let_stand_last(seat: Seat, winner: Seat) -> Message {
    Message::new("review-let-stand-last").with("who", seat).with("winner", winner)
}

/// Somebody's last cards were drawn out of their hand (CD-62).
pub(super) fn drew_last(seat: Seat, winner: Seat) -> Message {
    Message::new("review-drew-last").with("who", seat).with("winner", winner)
}

/// All cards of a hand could have been played with the truth.
pub(super) fn could_win(seat: Seat, lay: Lay) -> Message {
    Message::new("review-could-win").with("who", seat).with("says", announced(lay))
}

/// That was better than anything else.
pub(super) fn play_them_all() -> Message {
    Message::new("review-play-them-all")
}

/// Whoever let somebody's last cards stand, with what they knew of them, what was at stake, and what they were.
pub(super) fn let_win(
    seat: Seat,
    lay: Lay,
    credit: Credit,
    stake: Stake,
    truthful: bool,
) -> impl Iterator<Item = Message> {
    let text = Message::new("review-let-them-win").with("who", seat).with("of", lay.seat);
    let knew = Message::new("review-knew-chance").with("who", seat).with("chance", Arg::percent(credit.is));
    let came = Message::new(if truthful { "review-was-true" } else { "review-was-a-lie" });
    [text.with("says", announced(lay)), knew, at_stake(stake, lay), came].into_iter()
}

/// What a doubt was worth that was not made.
pub(super) fn doubt_was_worth(lost: f64, stake: Stake) -> Message {
    Message::new("review-doubt-was-worth").with("cards", Arg::tenths(lost.max(0.1))).with("win", stake.win())
}

/// Last cards that somebody doubted, and should not have.
pub(super) fn doubted_last(seat: Seat) -> Message {
    Message::new("review-doubted-last").with("who", seat)
}

/// How many of the cards that an announcement needs its doubter held.
pub(super) fn thought(seat: Seat, lay: Lay, held: u8) -> Message {
    Message::new("review-thought").with("who", seat).with("held", held).with("suit", lay.say)
}

/// What a doubt could be expected to cost.
pub(super) fn let_it_stand(lost: f64, stake: Stake) -> Message {
    Message::new("review-let-it-stand").with("cards", Arg::tenths(lost.max(0.1))).with("win", stake.win())
}

/// What a doubt would have brought for sure.
pub(super) fn doubt_it(lost: f64, stake: Stake) -> Message {
    Message::new("review-doubt-it").with("cards", Arg::tenths(lost)).with("win", stake.win())
}

/// What could have been said of the same cards instead: the truth where the chance is 1.
pub(super) fn say_instead(lay: Lay, believed: f64) -> Message {
    let name = if believed == 1.0 { "review-say-the-truth" } else { "review-say-instead" };
    Message::new(name).with("says", announced(lay)).with("chance", Arg::percent(believed))
}

/// What a lie could be expected to cost whoever could have passed.
pub(super) fn pass_instead(lost: f64, lie: Lie) -> Message {
    Message::new("review-pass-instead").with("cards", Arg::tenths(lost)).with("win", lie.win())
}

/// What whoever leads can always do.
pub(super) fn one_true() -> Message {
    Message::new("review-one-true")
}

/// A lie that was let pass.
pub(super) fn let_pass(seat: Seat, lay: Lay) -> Message {
    Message::new("review-let-lie-pass").with("who", seat).with("of", lay.seat).with("says", announced(lay))
}

/// A lie, and what everybody knew.
pub(super) fn lied(lay: Lay, credit: Credit) -> [Message; 2] {
    let text = Message::new("review-lied").with("who", lay.seat).with("says", announced(lay));
    [text, knew(credit, ["review-all-knew-lie", "review-all-knew-chance"])]
}

/// An announcement that was true.
pub(super) fn told_the_truth(lay: Lay) -> Message {
    Message::new("review-announced-truth").with("who", lay.seat).with("says", announced(lay))
}

/// A lie that nobody would have known to be one, and that somebody did not doubt.
pub(super) fn let_a_lie_stand(seat: Seat, lay: Lay) -> Message {
    Message::new("review-stood-lie").with("who", seat).with("of", lay.seat).with("says", announced(lay))
}

/// The last cards of a hand, and the truth.
pub(super) fn won_by_the_truth(lay: Lay) -> Message {
    Message::new("review-won-by-the-truth").with("who", lay.seat).with("says", announced(lay))
}

/// Who caught a lie.
pub(super) fn caught(by: Seat) -> Message {
    Message::new("review-caught").with("by", by)
}

/// What a lie could bring and cost that could hardly be believed, and how little was given away by it.
pub(super) fn risked(lie: Lie, choice: Choice) -> Vec<Message> {
    let name = if lie.last { "review-risk-last" } else { "review-risk" };
    let risk = Message::new(name).with("believed", lie.believed as u32).with("caught", lie.caught as u32);
    let cost = Message::new("review-cost-little").with("cards", Arg::tenths(choice.lost().max(0.1)));
    let is_best = choice.grade() == Grade::Best;
    std::iter::once(risk).chain((!is_best).then_some(cost)).collect()
}

/// What was known of an announcement: the first name where it was known to be a lie, the second with its chance of being
/// true.
fn knew(Credit { can, is }: Credit, [lie, chances]: [&'static str; 2]) -> Message {
    match can {
        0.0 => Message::new(lie),
        _ => Message::new(chances).with("chance", Arg::percent(is)),
    }
}

/// A lie that a player could see through, and whether they did.
pub(super) fn sure_of(seat: Seat, Sure { ply, lay, held, caught }: Sure) -> Message {
    let message = Message::new(if caught { "review-saw-through" } else { "review-could-see-through" });
    let message = message.with("who", seat).with("move", ply).with("of", lay.seat).with("says", announced(lay));
    message.with("held", held)
}

/// That there was none, and the one that came nearest.
pub(super) fn likeliest(seat: Seat, Near { ply, lay, chance }: Near) -> Message {
    let message = Message::new("review-likeliest-lie").with("who", seat).with("move", ply).with("of", lay.seat);
    message.with("says", announced(lay)).with("chance", Arg::percent(chance))
}

/// That there was none: because the player could not be sure of the lies that they met, or because they met none.
pub(super) fn never_sure(seat: Seat, met_lies: bool) -> Message {
    Message::new(if met_lies { "review-never-sure" } else { "review-met-no-lie" }).with("who", seat)
}

/// The match in a few sentences.
pub(super) fn summary(tallies: &[Tally], winners: &[Seat]) -> Vec<Message> {
    let won = match *winners {
        [] => Message::new("review-nobody-won"),
        [winner] => Message::new("review-won").with("who", winner),
        _ => Message::new("review-won-together").with("winners", Arg::and(winners.iter().copied())),
    };
    std::iter::once(won).chain(Seat::all(tallies.len()).zip(tallies).map(player)).collect()
}

/// What one player did.
fn player((who, tally): (Seat, &Tally)) -> Message {
    let player = Message::new("review-of-player").with("who", who).with("lies", tally.lies);
    let player = player.with("doubts", tally.doubts).with("right", tally.right);
    match tally.let_pass {
        0 => player,
        passes => {
            let message = Message::new("review-player-let-pass").with("player", player);
            message.with("who", who).with("passes", passes)
        }
    }
}
