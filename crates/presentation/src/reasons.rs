//! Why bots did what they did, in a review.

use bots::Bot;
use game::{Knowledge, Seat, Table, Turn, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Moment, Playable, Review, StoodIn};

/// Moves in a row of a seat that a bot made: it says in the review why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ByBot {
    /// Whose seat.
    pub seat: Seat,
    /// The level of the bot.
    pub level: String,
    /// After how many moves the replay shows the first of them.
    pub from: u32,
    /// After how many the last of them; null where the bot played on to the end.
    pub to: Option<u32>,
}

impl ByBot {
    /// All of a game that was played from a moment on, after `ply` moves: from the levels of the bots that sit there at its
    /// end, and the moves that bots made in people's places, whose level is `stand_in` where a person still sits.
    pub fn all<'a>(
        levels: impl IntoIterator<Item = Option<&'a str>>,
        stood_in: &[StoodIn],
        stand_in: &str,
        ply: u32,
    ) -> Vec<ByBot> {
        let of_seat = |(seat, level): (u8, Option<&'a str>)| {
            let seat = Seat(seat);
            let mut stints: Vec<(u32, Option<u32>)> =
                stood_in.iter().filter(|one| one.seat == seat).map(|one| (one.from, one.to)).collect();
            // Where nobody was stood in for, a bot that sits there has made all moves.
            if stints.is_empty() && level.is_some() {
                stints.push((ply + 1, None));
            }
            let level = level.unwrap_or(stand_in).to_owned();
            stints.into_iter().map(move |(from, to)| ByBot { seat, level: level.clone(), from, to })
        };
        (0..).zip(levels).flat_map(of_seat).collect()
    }

    /// Whether it made the move after which the replay shows so many.
    fn covers(&self, seat: Seat, ply: u32) -> bool {
        self.seat == seat && ply >= self.from && self.to.is_none_or(|to| ply <= to)
    }
}

/// Lets bots say why they made the moves that a review speaks of, by what they went by themselves, in the place of what
/// could be thought in theirs, and of moves that it says nothing else of. What a lesson had them do was not their choice.
pub fn explain<'b, G: Playable>(
    review: &mut Review<G::Fact>,
    table: &Table<G>,
    by_bots: &[ByBot],
    bot: impl Fn(&str) -> Option<&'b dyn Bot<G>>,
) {
    let Ok(start) = G::start(table.setup()) else { return };
    let has_bot = |seat: &Seat| by_bots.iter().any(|one| one.seat == *seat);
    let mind = |seat| Knowledge::of_start(table.setup(), &start, Viewer::Seat(seat));
    let mut minds: Vec<Knowledge<G>> = Seat::all(start.seats()).filter(has_bot).map(mind).collect();
    let written = G::lesson().map_or(0, |lesson| lesson.followed(table.log()));
    let (mut ply, mut told) = (0, Vec::new());
    table.replay(|before, m, after| {
        ply += 1;
        if let Turn::Player(seat) = before.turn()
            && ply as usize > written
            && let Some(by) = by_bots.iter().find(|one| one.covers(seat, ply))
            && let Some(mind) = minds.iter().find(|mind| mind.viewer == Viewer::Seat(seat))
            && let Some(why) = bot(&by.level).map(|bot| bot.why(mind, m)).filter(|why| !why.is_empty())
        {
            match review.moments.iter_mut().find(|one| (one.seat, one.ply) == (seat, ply)) {
                Some(moment) => {
                    moment.why = why;
                    moment.thought.clear();
                }
                None => told.extend(before.deed(m).map(|[what, text]| {
                    let moment = Moment::new(ply, seat, what, vec![text]);
                    Moment { why, ..moment }
                })),
            }
        }
        minds.iter_mut().for_each(|mind| {
            mind.follow(before, m, after);
        });
    });
    told.into_iter().for_each(|moment| review.add(moment));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_made_the_moves_of_its_seat_or_those_in_a_persons_place() {
        let by_bot = |seat, level: &str, from, to| ByBot { seat: Seat(seat), level: level.into(), from, to };
        let stood_in = |seat, from, to| StoodIn { seat: Seat(seat), from, to };
        let levels = [None, Some("weak"), None, Some("weak")];
        assert_eq!(
            ByBot::all(levels, &[stood_in(2, 4, Some(6)), stood_in(3, 9, None)], "strong", 0),
            [by_bot(1, "weak", 1, None), by_bot(2, "strong", 4, Some(6)), by_bot(3, "weak", 9, None)]
        );
        assert_eq!(ByBot::all([Some("weak")], &[], "strong", 12), [by_bot(0, "weak", 13, None)]);
    }
}
