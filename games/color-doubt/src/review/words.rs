//! What the review says, as messages.

use game::{Arg, Message, Seat};

use super::Tally;
use crate::text::announced;
use crate::{Credit, Lay};

/// A doubt, what came of it, and what the doubter knew.
pub(super) fn doubted(seat: Seat, lay: Lay, credit: Credit, truthful: bool) -> Message {
    let knew = knew(credit, ["review-knew-lie", "review-knew-chance"]).with("who", seat);
    let came = Message::new(if truthful { "review-was-true" } else { "review-was-a-lie" });
    let text = Message::new("review-doubted").with("who", seat).with("of", lay.seat).with("says", announced(lay));
    text.with("knew", knew).with("came", came)
}

/// A lie that was let pass.
pub(super) fn let_pass(seat: Seat, lay: Lay) -> Message {
    Message::new("review-let-lie-pass").with("who", seat).with("of", lay.seat).with("says", announced(lay))
}

/// A lie, and what everybody knew.
pub(super) fn lied(lay: Lay, credit: Credit) -> Message {
    let text = Message::new("review-lied").with("who", lay.seat).with("says", announced(lay));
    text.with("knew", knew(credit, ["review-all-knew-lie", "review-all-knew-chance"]))
}

/// What was known of an announcement: the first name where it was known to be a lie, the second with the chances.
fn knew(Credit { can, is }: Credit, [lie, chances]: [&'static str; 2]) -> Message {
    match can {
        0.0 => Message::new(lie),
        _ => Message::new(chances).with("likely", Arg::percent(is)).with("possible", Arg::percent(can)),
    }
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
