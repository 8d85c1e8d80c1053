//! Where cards can be played in front of all victims.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::count;
use crate::deck::MAX_CARDS;
use crate::setup::VICTIMS;
use crate::{Card, CellAt, Grid, Half, Move, Placement, Spacing, Toward};

/// The most cells with evidence: the first card at each victim lies on two, and every other one on one more.
const MAX_CELLS: usize = MAX_CARDS + VICTIMS;

/// A spot under one of the victims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct VictimSpot {
    /// Which victim, from 0.
    pub victim: u8,
    /// Where under it.
    #[serde(flatten)]
    pub spot: Placement,
}

impl VictimSpot {
    pub(crate) const fn lay(&self, card: Card, half: Half) -> Move {
        Move::Lay { victim: self.victim, card, half, on: self.spot.on, toward: self.spot.toward }
    }
}

/// Where cards can be played in front of all victims. In JSON a list of [`VictimSpot`].
///
/// The game keeps it from move to move: a card changes only what can be played in front of its victim.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<VictimSpot>", into = "Vec<VictimSpot>")]
pub struct Spots {
    /// In the order of the victims, and of each in that in which they were first played on. Some have no spots around.
    cells: ArrayVec<Around, MAX_CELLS>,
    /// How many of them are each victim's.
    counts: [u8; VICTIMS],
    /// How many spots there are in front of each victim, by the Dead Ends of a card.
    room: [[u16; 4]; VICTIMS],
}

/// The spots around a cell with evidence, or around the first one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Around {
    pub(crate) victim: u8,
    pub(crate) on: CellAt,
    /// The ways to the other half, as bits of [`Toward`], by the Dead Ends of a card.
    pub(crate) ways: [u8; 4],
}

impl Around {
    fn spots(&self) -> impl Iterator<Item = VictimSpot> {
        let Around { victim, on, ways } = *self;
        // Any card may lie where one with Dead Ends may.
        Toward::of(ways[0]).map(move |toward| {
            let [_, dead_on, dead_off, dead_both] = ways.map(|ways| ways & toward.bit() != 0);
            VictimSpot { victim, spot: Placement { on, toward, dead_on, dead_off, dead_both } }
        })
    }
}

impl Spots {
    /// Finds the spots in front of a victim anew.
    pub(crate) fn find(&mut self, victim: u8, grid: &Grid, spacing: Spacing) {
        let behind = self.cut(victim);
        grid.spots(spacing, |on, ways| self.add(Around { victim, on, ways }));
        self.append(&behind);
    }

    /// Nothing is played in front of this victim any more.
    pub(crate) fn close(&mut self, victim: u8) {
        let behind = self.cut(victim);
        self.append(&behind);
    }

    /// Takes out the cells of a victim and of those after it, which are returned.
    fn cut(&mut self, victim: u8) -> ArrayVec<Around, MAX_CELLS> {
        let mut behind = ArrayVec::new();
        let victim = usize::from(victim);
        let first: usize = self.counts[..victim].iter().map(|&count| usize::from(count)).sum();
        let after = first + usize::from(self.counts[victim]);
        behind.try_extend_from_slice(&self.cells[after..]).expect(ROOM);
        self.cells.truncate(first);
        self.counts[victim] = 0;
        self.room[victim] = [0; 4];
        behind
    }

    fn append(&mut self, cells: &[Around]) {
        self.cells.try_extend_from_slice(cells).expect(ROOM);
    }

    fn add(&mut self, around: Around) {
        let victim = usize::from(around.victim);
        self.counts[victim] += 1;
        for (room, ways) in self.room[victim].iter_mut().zip(around.ways) {
            *room += count(ways) as u16;
        }
        self.cells.push(around);
    }

    /// Each spot, in the order of the victims.
    pub fn iter(&self) -> impl Iterator<Item = VictimSpot> {
        self.cells.iter().flat_map(Around::spots)
    }

    /// The cells, among them all that there are spots around.
    pub(crate) fn cells(&self) -> &[Around] {
        &self.cells
    }

    /// How many spots there are for a card with these [`dead_ends`](crate::board::dead_ends).
    pub(crate) fn room(&self, ends: usize) -> usize {
        self.room.iter().map(|room| usize::from(room[ends])).sum()
    }

    /// The move that plays a card with these Dead Ends, `half` on the cell, at one of its spots.
    ///
    /// # Panics
    /// When there are not so many.
    pub(crate) fn lay(&self, ends: usize, mut place: usize, card: Card, half: Half) -> Move {
        let mut first = 0;
        for (room, &count) in self.room.iter().zip(&self.counts) {
            match place.checked_sub(room[ends].into()) {
                Some(left) => (place, first) = (left, first + usize::from(count)),
                None => break,
            }
        }
        for &Around { victim, on, ways } in &self.cells[first..] {
            let here = count(ways[ends]);
            if place < here {
                let toward = Toward::of(ways[ends]).nth(place).expect("there are as many as were counted");
                return Move::Lay { victim, card, half, on, toward };
            }
            place -= here;
        }
        panic!("there are fewer spots")
    }
}

const ROOM: &str = "there is room for all cells";

/// Two are equal that have the same spots.
impl PartialEq for Spots {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

/// Cells are copied all at once; one after another, as lists are cloned, takes several times as long.
impl Clone for Spots {
    fn clone(&self) -> Self {
        let mut copy = Spots::default();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &Self) {
        self.cells.clear();
        self.append(&source.cells);
        (self.counts, self.room) = (source.counts, source.room);
    }
}

impl FromIterator<VictimSpot> for Spots {
    /// Spots of victims that there cannot be are left out, and so are those beyond the most cells.
    fn from_iter<I: IntoIterator<Item = VictimSpot>>(spots: I) -> Self {
        let mut cells: Vec<Around> = Vec::new();
        for VictimSpot { victim, spot } in spots.into_iter().filter(|at| usize::from(at.victim) < VICTIMS) {
            let ways = spot.takes_by().map(|takes| if takes { spot.toward.bit() } else { 0 });
            match cells.iter_mut().find(|around| (around.victim, around.on) == (victim, spot.on)) {
                Some(around) => around.ways.iter_mut().zip(ways).for_each(|(all, ways)| *all |= ways),
                None => cells.push(Around { victim, on: spot.on, ways }),
            }
        }
        cells.sort_by_key(|around| around.victim);
        let mut spots = Spots::default();
        cells.into_iter().take(MAX_CELLS).for_each(|around| spots.add(around));
        spots
    }
}

impl From<Vec<VictimSpot>> for Spots {
    fn from(spots: Vec<VictimSpot>) -> Self {
        spots.into_iter().collect()
    }
}

impl From<Spots> for Vec<VictimSpot> {
    fn from(spots: Spots) -> Self {
        spots.iter().collect()
    }
}
