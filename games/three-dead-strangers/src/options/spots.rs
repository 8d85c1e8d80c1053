//! Where cards can be played in front of all victims.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::board::closed;
use crate::deck::{MAX_CARDS, passed};
use crate::setup::VICTIMS;
use crate::{Card, CellAt, Grid, Half, Move, Placement, Spacing, Toward};

/// The most cells with evidence: the first card at each victim lies on two, and every other one on one more.
const MAX_CELLS: usize = MAX_CARDS + VICTIMS;

/// How many ways from cells that it does not cover a card can close at most: one for each of the three other neighbours
/// of the cell that it fills, which is the way from there, or with cards apart the only way to there.
const MOST_CLOSED: usize = 3;

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
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<VictimSpot>", into = "Vec<VictimSpot>")]
pub struct Spots {
    /// In the order of the victims, and of each in that in which they were first played on. Those with spots around are
    /// among them.
    cells: [Around; MAX_CELLS],
    /// How many of them are each victim's.
    counts: [u8; VICTIMS],
    /// How many spots there are in front of each victim, by the Dead Ends of a card.
    room: [[u16; 4]; VICTIMS],
}

/// The spots around a cell with evidence, or around the first one.
#[derive(Clone, Copy, Debug)]
struct Around {
    victim: u8,
    /// The cell's number under its victim.
    cell: u8,
    on: CellAt,
    /// The ways to the other half, as bits of [`Toward`], by the Dead Ends of a card.
    ways: [u8; 4],
}

impl Around {
    const NOTHING: Around = Around { victim: 0, cell: 0, on: CellAt::FIRST, ways: [0; 4] };

    fn spots(&self) -> impl Iterator<Item = VictimSpot> {
        let Around { victim, on, ways, .. } = *self;
        // Any card may lie where one with Dead Ends may.
        Toward::of(ways[0]).map(move |toward| {
            let [_, dead_on, dead_off, dead_both] = ways.map(|ways| ways & toward.bit() != 0);
            VictimSpot { victim, spot: Placement { on, toward, dead_on, dead_off, dead_both } }
        })
    }
}

impl Default for Spots {
    fn default() -> Self {
        Spots { cells: [Around::NOTHING; MAX_CELLS], counts: [0; VICTIMS], room: [[0; 4]; VICTIMS] }
    }
}

impl Spots {
    /// Finds the spots in front of a victim before the first card there, and after each.
    pub(crate) fn find(&mut self, victim: u8, grid: &Grid, spacing: Spacing) {
        let Range { start, end } = self.range(victim);
        let number = grid.cells().len().saturating_sub(1) as u8;
        let (on, ways) = match grid.cells().last() {
            Some(cell) => (cell.place, grid.live_ways(cell, spacing)),
            None => (CellAt::FIRST, grid.ways(CellAt::FIRST, spacing)), // TS-30
        };
        let mut after = start;
        // A cell that has no ways left never gets any.
        for place in start..end {
            let around = self.cells[place];
            let is_dead_end = grid.cells()[usize::from(around.cell)].half.is_dead_end();
            let left = around.ways[0] & !closed(around.on, on, spacing);
            let ways = if is_dead_end { 0 } else { left };
            self.cells[after] = Around { ways: [ways; 4], ..around };
            after += usize::from(ways != 0);
        }
        self.move_behind(end, after + 1);
        self.cells[after] = Around { victim, cell: number, on, ways: [ways; 4] };
        self.counts[usize::from(victim)] = (after + 1 - start) as u8;
        self.room[usize::from(victim)] = room(&mut self.cells[start..=after], grid, spacing);
    }

    /// Nothing is played in front of this victim any more.
    pub(crate) fn close(&mut self, victim: u8) {
        let Range { start, end } = self.range(victim);
        self.move_behind(end, start);
        self.counts[usize::from(victim)] = 0;
        self.room[usize::from(victim)] = [0; 4];
    }

    /// Where the cells of a victim are.
    fn range(&self, victim: u8) -> Range<usize> {
        let (before, rest) = self.counts.split_at(victim.into());
        let start = before.iter().map(|&count| usize::from(count)).sum();
        start..start + usize::from(rest[0])
    }

    /// Moves the cells from one place on to another.
    fn move_behind(&mut self, from: usize, to: usize) {
        let end = self.len();
        self.cells.copy_within(from..end, to);
    }

    /// How many cells there are.
    fn len(&self) -> usize {
        self.range(VICTIMS as u8 - 1).end
    }

    /// Each spot, in the order of the victims.
    pub fn iter(&self) -> impl Iterator<Item = VictimSpot> {
        self.cells[..self.len()].iter().flat_map(Around::spots)
    }

    /// How many spots there are for a card with these [`dead_ends`](crate::cards::dead_ends).
    pub(crate) fn room(&self, ends: usize) -> u32 {
        self.room.iter().map(|room| u32::from(room[ends])).sum()
    }

    /// Whether there is one for any of these cards.
    pub(crate) fn take_some(&self, cards: &[Card]) -> bool {
        cards.iter().any(|card| card.turned().iter().any(|turned| self.room(turned.dead_ends) > 0))
    }

    /// The move that plays a card with these Dead Ends, `half` on the cell, at one of its spots.
    ///
    /// # Panics
    /// When there are not so many.
    pub(crate) fn lay(&self, ends: usize, place: u32, card: Card, half: Half) -> Move {
        let (victim, before) = passed(self.room.iter().map(|room| room[ends].into()), place);
        let place = place - before;
        let cells = &self.cells[self.range(victim as u8)];
        let (number, before) = passed(cells.iter().map(|around| count(around.ways[ends]) as u32), place);
        let Around { victim, on, ways, .. } = cells[number];
        let is_open = |toward: Toward| u32::from(ways[ends] & toward.bit() != 0);
        let (way, _) = passed(Toward::ALL.into_iter().map(is_open), place - before);
        Move::Lay { victim, card, half, on, toward: Toward::ALL[way] }
    }
}

/// Takes away the ways that are not for cards with Dead Ends (TS-35), and counts the others.
fn room(cells: &mut [Around], grid: &Grid, spacing: Spacing) -> [u16; 4] {
    let all: usize = cells.iter().map(|around| count(around.ways[0])).sum();
    let mut room = [all as u16; 4];
    for number in 0..cells.len() {
        let here = cells[number].ways[0];
        if all - count(here) > MOST_CLOSED {
            continue;
        }
        for toward in Toward::of(here) {
            let from = cells.iter().map(|around| (around.on, around.ways[0]));
            let stays_open = grid.stays_open(cells[number].on, toward, from, spacing);
            if stays_open == [true; 4] {
                continue;
            }
            for ((ways, room), stays_open) in cells[number].ways.iter_mut().zip(&mut room).zip(stays_open) {
                if !stays_open {
                    *ways &= !toward.bit();
                    *room -= 1;
                }
            }
        }
    }
    room
}

/// How many ways these bits are. A table of so few tells it sooner than counting bits, for which the oldest processors have
/// no instruction.
fn count(ways: u8) -> usize {
    const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
    COUNTS[usize::from(ways & 15)].into()
}

/// Two are equal that have the same spots.
impl PartialEq for Spots {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
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
                None => cells.push(Around { victim, on: spot.on, ways, ..Around::NOTHING }),
            }
        }
        cells.sort_by_key(|around| around.victim);
        let mut spots = Spots::default();
        for (around, place) in cells.into_iter().zip(&mut spots.cells) {
            *place = around;
            let victim = usize::from(around.victim);
            spots.counts[victim] += 1;
            for (room, ways) in spots.room[victim].iter_mut().zip(around.ways) {
                *room += count(ways) as u16;
            }
        }
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
