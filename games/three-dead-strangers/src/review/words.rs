//! The match in a few sentences.

use game::{Arg, BySeat, Game, Message, Seat};

use super::Record;
use crate::Strangers;

/// Who won, and what each player could know, made of it, and came to.
pub(super) fn summary(records: &BySeat<Record>, end: &Strangers) -> Vec<Message> {
    let won = end.winners();
    let winners: Vec<Seat> = won.iter().filter(|&(_, &won)| won).map(|(seat, _)| seat).collect();
    let games = end.public.games;
    let won = if winners.is_empty() {
        Message::new("nobody-won")
    } else {
        Message::new("won").with("who", Arg::and(winners)).with("games", games)
    };
    std::iter::once(won).chain(records.iter().map(player)).collect()
}

/// What one player did, knew, and came to.
fn player((seat, record): (Seat, &Record)) -> Message {
    let accused = match (record.accusations, record.right) {
        (0, _) => Message::new("accused-nobody"),
        (1, 0) => Message::new("accused-once-wrongly"),
        (1, _) => Message::new("accused-once-rightly"),
        (all, right) => Message::new("accused-often").with("all", all).with("right", right),
    };
    let knew = match record.first {
        Some(ply) => Message::new("first-knew").with("move", ply),
        None => Message::new("never-knew"),
    };
    let fate = match record.found_out.as_slice() {
        [] => Message::new("never-found-out"),
        plies => Message::new("was-found-out").with("moves", Arg::and(plies.iter().copied())),
    };
    let [accused, knew, fate] = [accused, knew, fate].map(|message| message.with("who", seat));
    Message::new("player-summary").with("accused", accused).with("knew", knew).with("fate", fate)
}
