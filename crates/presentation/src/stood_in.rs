//! Moves that a bot made in a player's place.

use std::collections::BTreeMap;

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Moves in a row of a seat that a bot made in its player's place: nobody is judged by them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StoodIn {
    /// For whom.
    pub seat: Seat,
    /// After how many moves the replay shows the first of them.
    pub from: u32,
    /// After how many the last of them; null where the player moved no more.
    pub to: Option<u32>,
}

/// How a seat of a game goes to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Handing {
    /// The host of the table hands it to somebody else.
    On,
    /// A player who had it before takes it back.
    Back,
    /// The host gives it to a bot for good.
    ToBot,
}

impl StoodIn {
    /// All of a game, from who made each of its moves and whether that was a bot in a player's place.
    pub fn all(moves: impl IntoIterator<Item = (Option<Seat>, bool)>) -> Vec<StoodIn> {
        let mut all: Vec<StoodIn> = Vec::new();
        // The last of the moves in a row that are still being followed, by seat.
        let mut open: BTreeMap<Seat, (usize, u32)> = BTreeMap::new();
        for (ply, (seat, by_bot)) in (1..).zip(moves) {
            let Some(seat) = seat else { continue };
            if by_bot {
                let begin = || {
                    all.push(StoodIn { seat, from: ply, to: None });
                    (all.len() - 1, ply)
                };
                open.entry(seat).or_insert_with(begin).1 = ply;
            } else if let Some((place, last)) = open.remove(&seat) {
                all[place].to = Some(last);
            }
        }
        all
    }

    /// Whether what a seat did or met after so many moves was the bot's.
    pub fn covers(&self, seat: Seat, ply: u32) -> bool {
        self.seat == seat && ply >= self.from && self.to.is_none_or(|to| ply <= to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_in_a_row_end_where_the_player_moves_again() {
        let (ada, ben) = (Some(Seat(0)), Some(Seat(1)));
        let moves = [
            (None, false),
            (ada, false),
            (ben, true),
            (ada, true),
            (ada, true),
            (ben, false),
            (ada, false),
            (ada, true),
        ];
        let stood_in = |seat, from, to| StoodIn { seat: Seat(seat), from, to };
        let all = StoodIn::all(moves);
        assert_eq!(all, [stood_in(1, 3, Some(3)), stood_in(0, 4, Some(5)), stood_in(0, 8, None)]);
        let covers = |seat, ply| all.iter().any(|one| one.covers(Seat(seat), ply));
        assert_eq!([3, 4, 5, 6, 7, 8, 9].map(|ply| covers(0, ply)), [false, true, true, false, false, true, true]);
        assert_eq!([2, 3, 4].map(|ply| covers(1, ply)), [false, true, false]);
    }
}
