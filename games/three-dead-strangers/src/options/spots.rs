//! Where cards can be played in front of all victims.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use sets::sort_few;
use ts_rs::TS;

use crate::board::closed;
use crate::deck::{MAX_CARDS, passed};
use crate::options::Pick;
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
    on: CellAt,
    ways: Ways,
}

/// The ways to the other half, as bits of [`Toward`]: four for each of the [`dead_ends`](crate::cards::dead_ends) of a card.
#[derive(Clone, Copy, Debug)]
struct Ways(u16);

impl Ways {
    const NONE: Ways = Ways(0);

    /// The same ways for every card.
    const fn all(ways: u8) -> Ways {
        Ways(ways as u16 * 0x1111)
    }

    /// Those of a card with these Dead Ends.
    const fn with(self, ends: usize) -> u8 {
        (self.0 >> (4 * ends)) as u8 & 0b1111
    }

    /// Those of a card without any; every card may lie so that may lie at all.
    const fn any(self) -> u8 {
        self.with(0)
    }

    /// Without the ways of a card with these Dead Ends.
    const fn without(self, ends: usize, ways: u8) -> Ways {
        Ways(self.0 & !((ways as u16) << (4 * ends)))
    }
}

impl Around {
    const NOTHING: Around = Around { on: CellAt::FIRST, ways: Ways::NONE };

    fn spots(&self) -> impl Iterator<Item = Placement> {
        let Around { on, ways } = *self;
        Toward::of(ways.any()).map(move |toward| {
            let [dead_on, dead_off, dead_both] = [1, 2, 3].map(|ends| ways.with(ends) & toward.bit() != 0);
            Placement { on, toward, dead_on, dead_off, dead_both }
        })
    }
}

impl Default for Spots {
    fn default() -> Self {
        Spots { cells: [Around::NOTHING; MAX_CELLS], counts: [0; VICTIMS], room: [[0; 4]; VICTIMS] }
    }
}

impl Spots {
    /// The spots in front of each victim.
    pub(crate) fn of<'a>(grids: impl Iterator<Item = &'a Grid>, spacing: Spacing) -> Spots {
        let mut spots = Spots::default();
        for (victim, grid) in (0..).zip(grids) {
            let first = grid.cells().is_empty().then(|| (CellAt::FIRST, grid.ways(CellAt::FIRST, spacing))); // TS-30
            let played = grid.cells().iter().map(|cell| (cell.place, grid.live_ways(cell, spacing)));
            let start = spots.len();
            let (mut end, mut all) = (start, 0);
            for (on, ways) in first.into_iter().chain(played) {
                spots.cells[end] = Around { on, ways: Ways::all(ways) };
                end += 1;
                all += count(ways);
            }
            spots.put(victim, start..end, all, grid, spacing);
        }
        spots
    }

    /// A card was played in front of a victim with `half` on this cell; its other half is on the last one of the grid.
    pub(crate) fn follow(&mut self, victim: u8, grid: &Grid, on: CellAt, half: Half, spacing: Spacing) {
        let Some(last) = grid.cells().last() else { return };
        let Range { start, end } = self.range(victim);
        let new = grid.live_ways(last, spacing);
        let (mut after, mut all) = (start, count(new));
        // A cell that has no ways left never gets any.
        for place in start..end {
            let around = self.cells[place];
            let left = around.ways.any() & !closed(around.on, last.place, spacing);
            let ways = if around.on == on && half.is_dead_end() { 0 } else { left };
            self.cells[after] = Around { ways: Ways::all(ways), ..around };
            after += usize::from(ways != 0);
            all += count(ways);
        }
        self.move_behind(end, after + 1);
        self.cells[after] = Around { on: last.place, ways: Ways::all(new) };
        self.put(victim, start..after + 1, all, grid, spacing);
    }

    /// The cells of a victim are these, with all ways that there are for a card without Dead Ends.
    fn put(&mut self, victim: u8, cells: Range<usize>, all: usize, grid: &Grid, spacing: Spacing) {
        self.counts[usize::from(victim)] = cells.len() as u8;
        let mut room = [all as u16; 4];
        if all <= MOST_CLOSED + Toward::ALL.len() {
            leave_a_way(&mut self.cells[cells], &mut room, grid, spacing);
        }
        self.room[usize::from(victim)] = room;
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
        (0..VICTIMS as u8).flat_map(|victim| {
            let cells = &self.cells[self.range(victim)];
            cells.iter().flat_map(Around::spots).map(move |spot| VictimSpot { victim, spot })
        })
    }

    /// How many spots there are for a card with these [`dead_ends`](crate::cards::dead_ends).
    pub(crate) fn room(&self, ends: usize) -> u32 {
        self.room.iter().map(|room| u32::from(room[ends])).sum()
    }

    /// Whether there is one for any of these cards.
    pub(crate) fn take_some(&self, cards: &[Card]) -> bool {
        cards.iter().any(|card| card.turned().iter().any(|turned| self.room(turned.dead_ends) > 0))
    }

    /// Plays a card with these Dead Ends, `half` on the cell, at one of its spots.
    ///
    /// # Panics
    /// When there are not so many.
    pub(crate) fn lay(&self, ends: usize, place: u32, card: Card, half: Half) -> Pick {
        let (victim, before) = passed(self.room.iter().map(|room| room[ends].into()), place);
        let (victim, place) = (victim as u8, place - before);
        let cells = &self.cells[self.range(victim)];
        let (number, before) = passed(cells.iter().map(|around| count(around.ways.with(ends)) as u32), place);
        let Around { on, ways } = cells[number];
        let is_open = |toward: Toward| u32::from(ways.with(ends) & toward.bit() != 0);
        let (way, _) = passed(Toward::ALL.into_iter().map(is_open), place - before);
        Pick::Lay { victim, card, half, on, toward: Toward::ALL[way] }
    }
}

/// Takes away the ways that are not for cards with Dead Ends (TS-35).
fn leave_a_way(cells: &mut [Around], room: &mut [u16; 4], grid: &Grid, spacing: Spacing) {
    let all = usize::from(room[0]);
    for number in 0..cells.len() {
        let here = cells[number].ways.any();
        if all - count(here) > MOST_CLOSED {
            continue;
        }
        for toward in Toward::of(here) {
            let from = cells.iter().map(|around| (around.on, around.ways.any()));
            let stays_open = grid.stays_open(cells[number].on, toward, from, spacing);
            for (ends, room) in room.iter_mut().enumerate().filter(|&(ends, _)| !stays_open[ends]) {
                cells[number].ways = cells[number].ways.without(ends, toward.bit());
                *room -= 1;
            }
        }
    }
}

/// How many ways these bits are. A table of so few tells it sooner than counting bits, for which the oldest processors have
/// no instruction.
fn count(ways: u8) -> usize {
    const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
    COUNTS[usize::from(ways & 0b1111)].into()
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
        let mut cells: Vec<(u8, Around)> = Vec::new();
        for VictimSpot { victim, spot } in spots.into_iter().filter(|at| usize::from(at.victim) < VICTIMS) {
            let takes = (0..4).zip(spot.takes_by()).filter(|&(_, takes)| !takes);
            let ways = takes.fold(Ways::all(spot.toward.bit()), |ways, (ends, _)| ways.without(ends, 0b1111));
            match cells.iter_mut().find(|(whose, around)| (*whose, around.on) == (victim, spot.on)) {
                Some((_, around)) => around.ways.0 |= ways.0,
                None => cells.push((victim, Around { on: spot.on, ways })),
            }
        }
        sort_few(&mut cells, |one, other| one.0 > other.0);
        let mut spots = Spots::default();
        for ((victim, around), place) in cells.into_iter().zip(&mut spots.cells) {
            *place = around;
            spots.counts[usize::from(victim)] += 1;
            for (ends, room) in spots.room[usize::from(victim)].iter_mut().enumerate() {
                *room += count(around.ways.with(ends)) as u16;
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
