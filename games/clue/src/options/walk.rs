//! A walk to be chosen: where a token may go for a number rolled.

use mansion::{Length, Reach, Square, SquareSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::{BoardName, Place};
use crate::setup::FullRoll;

/// A walk to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(into = "WalkJson", try_from = "WalkJson")]
#[ts(as = "WalkJson", export_to = "clue/")]
pub struct Walk {
    /// On this board.
    pub board: BoardName,
    /// From here.
    pub from: Place,
    /// Past the others, who stand on these squares.
    pub taken: SquareSet,
    /// With this number rolled.
    pub steps: u8,
    /// Walked how far.
    pub full_roll: FullRoll,
    /// To one of these places.
    pub reach: Reach,
}

/// A walk to be chosen, as a client is told it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "clue/")]
pub struct WalkJson {
    board: BoardName,
    /// Where the token stands.
    from: Place,
    /// The squares where others stand.
    taken: Vec<Square>,
    /// The number rolled.
    steps: u8,
    full_roll: FullRoll,
    /// Where the walk may end.
    #[serde(default)]
    destinations: Vec<Destination>,
}

/// A place where a walk may end, and the squares walked over; the last one is the place, or the doorstep of the room.
pub type Destination = mansion::Destination<Place, Square>;

impl Walk {
    /// The walk from a place, for a number rolled.
    ///
    /// # Panics
    /// When the board has no such place.
    pub fn new(board: BoardName, from: Place, taken: SquareSet, steps: u8, full_roll: FullRoll) -> Walk {
        let mut walk = Walk { board, from, taken, steps, full_roll, reach: Reach::default() };
        walk.reach = board.board().reach(&walk.on_board());
        walk
    }

    /// The same without names.
    ///
    /// # Panics
    /// When the board has no such place as the walk begins at.
    pub fn on_board(&self) -> mansion::Walk {
        let from = self.from.on(self.board.board()).expect("a token stands on the board");
        let length = match self.full_roll {
            FullRoll::Required => Length::Full,
            FullRoll::UpTo => Length::UpTo,
        };
        mansion::Walk { from, taken: self.taken, steps: self.steps, length }
    }

    /// The squares walked over to a place; `None` when the walk may not end there.
    pub fn route(&self, to: Place) -> Option<Vec<Square>> {
        let board = self.board.board();
        let route = board.route(&self.on_board(), &self.reach, to.on(board)?)?;
        Some(route.iter().map(|&square| board.square(square)).collect())
    }

    /// Whether it may end there.
    pub fn contains(&self, to: Place) -> bool {
        to.on(self.board.board()).is_some_and(|spot| self.reach.contains(spot))
    }

    /// Every place where it may end.
    pub fn destinations(&self) -> impl Iterator<Item = Place> + '_ {
        self.reach.iter().map(|spot| Place::of(spot, self.board.board()))
    }
}

impl From<Walk> for WalkJson {
    fn from(walk: Walk) -> Self {
        let board = walk.board.board();
        let route = |to| walk.route(to).expect("a place of the reach has a route");
        WalkJson {
            board: walk.board,
            from: walk.from,
            taken: walk.taken.iter().map(|square| board.square(square)).collect(),
            steps: walk.steps,
            full_roll: walk.full_roll,
            destinations: walk.destinations().map(|to| Destination { to, route: route(to) }).collect(),
        }
    }
}

impl TryFrom<WalkJson> for Walk {
    type Error = &'static str;

    fn try_from(json: WalkJson) -> Result<Self, Self::Error> {
        let board = json.board.board();
        let taken = json.taken.iter().map(|&square| board.id(square)).collect::<Option<SquareSet>>();
        let taken = taken.ok_or("no such square on the board")?;
        json.from.on(board).ok_or("no such place on the board")?;
        if usize::from(json.steps) > mansion::MAX_STEPS {
            return Err("more than two dice can show");
        }
        Ok(Walk::new(json.board, json.from, taken, json.steps, json.full_roll))
    }
}
