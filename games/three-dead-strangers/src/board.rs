//! The evidence under one victim: half-card cells, and where the next card can lie.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::dead_ends;
use crate::{Character, Characters, Half, Spacing, deck::MAX_CARDS};

/// A cell under a victim: row 0 touches the victim card, rows grow away from it, columns run to both sides of 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/", rename = "Place")]
pub struct CellAt {
    /// From 0.
    pub row: i8,
    /// Below 0 on the left.
    pub col: i8,
}

/// The way from one half of a card to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Toward {
    /// Away from the victim: the next row.
    Away,
    /// To the right: the next column.
    Right,
    /// To the left: the column before.
    Left,
    /// Back to the victim: the row before.
    Back,
}

impl Toward {
    /// All four, in their order.
    pub const ALL: [Toward; 4] = [Toward::Away, Toward::Right, Toward::Left, Toward::Back];

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Those whose bits are set, in their order.
    pub(crate) fn of(mut bits: u8) -> impl Iterator<Item = Toward> {
        std::iter::from_fn(move || {
            let toward = *Toward::ALL.get(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(toward)
        })
    }

    /// How far the neighbour is, as [`steps`] counts.
    const fn steps(self) -> i32 {
        let (rows, cols) = self.step();
        rows as i32 + COLUMN * cols as i32
    }

    /// How many rows and columns on the neighbour is.
    const fn step(self) -> (i8, i8) {
        [(1, 0), (0, 1), (0, -1), (-1, 0)][self as usize]
    }
}

impl CellAt {
    /// The cell that touches the middle of the victim card (TS-30).
    pub const FIRST: CellAt = CellAt { row: 0, col: 0 };

    /// The cell next to this one; `None` above row 0 (TS-32), and beyond what all cards in a row could reach.
    pub fn next(self, toward: Toward) -> Option<CellAt> {
        let (rows, cols) = toward.step();
        let next = CellAt { row: self.row.checked_add(rows)?, col: self.col.checked_add(cols)? };
        (next.row >= 0).then_some(next)
    }
}

/// One cell with evidence, and what shows there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Cell {
    /// Where.
    #[serde(flatten)]
    pub place: CellAt,
    /// The half that shows; halves covered before count no more (TS-36).
    pub half: Half,
    /// The card it belongs to: its number among those played in front of this victim, from 0.
    pub card: u8,
}

/// Where a card can be played: one half on `on`, the other one step `toward`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/", rename = "Spot")]
pub struct Placement {
    /// The cell covered, or the first cell of all.
    #[serde(flatten)]
    pub on: CellAt,
    /// The way to the cell of the other half.
    pub toward: Toward,
    /// Whether a card with one Dead End may lie with it on `on` (TS-35).
    pub dead_on: bool,
    /// Whether a card with one Dead End may lie with it on the other cell (TS-35).
    pub dead_off: bool,
    /// Whether the double Dead End may lie here (TS-35).
    pub dead_both: bool,
}

impl Placement {
    /// Whether a card may lie here, by its [`dead_ends`].
    pub(crate) const fn takes_by(&self) -> [bool; 4] {
        [true, self.dead_on, self.dead_off, self.dead_both]
    }

    /// Whether a card may lie here with the half `on` on its cell and the half `off` beside it.
    pub const fn takes(&self, on: Half, off: Half) -> bool {
        self.takes_by()[dead_ends(on, off)]
    }
}

/// The evidence under one victim.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Cell>", into = "Vec<Cell>")]
pub struct Grid {
    cells: ArrayVec<Cell, { MAX_CARDS + 1 }>,
    /// The evidence that shows, as [bits](Half::bit).
    shown: u16,
}

/// What [`closed`] says, by the spacing, and by the steps and [`FAR`] more: nothing at both ends, and beyond.
const CLOSED: [[u8; 2 * FAR as usize + 1]; 2] = {
    let mut closed = [[0; 2 * FAR as usize + 1]; 2];
    let mut way = 0;
    while way < Toward::ALL.len() {
        let toward = Toward::ALL[way];
        let free = FAR + toward.steps();
        closed[Spacing::Touching as usize][free as usize] |= toward.bit();
        closed[Spacing::Apart as usize][free as usize] |= toward.bit();
        // Evidence beside the neighbour closes it to cards that may not touch.
        let mut beside = 0;
        while beside < Toward::ALL.len() {
            closed[Spacing::Apart as usize][(free + Toward::ALL[beside].steps()) as usize] |= toward.bit();
            beside += 1;
        }
        way += 1;
    }
    closed[Spacing::Apart as usize][FAR as usize] = 0;
    closed
};

/// The steps of one column, which are more than any two rows are apart.
const COLUMN: i32 = 256;

/// Farther than two columns away, which is as far as evidence closes anything.
const FAR: i32 = 2 * COLUMN + 1;

/// How far one place is from another. No row is below 0.
const fn steps(from: CellAt, to: CellAt) -> i32 {
    const fn number(place: CellAt) -> i32 {
        i16::from_le_bytes([place.row as u8, place.col as u8]) as i32
    }
    number(to) - number(from)
}

/// The ways from one place, as bits of [`Toward`], that evidence at another closes.
pub(crate) fn closed(from: CellAt, evidence: CellAt, spacing: Spacing) -> u8 {
    let closed = &CLOSED[spacing as usize];
    closed[((FAR + steps(from, evidence)) as usize).min(closed.len() - 1)]
}

/// Which evidence shows, each kind by its [bit](Half::bit).
#[derive(Clone, Copy)]
pub(crate) struct Shown(u16);

/// How many kinds of evidence those are that show [against](Shown::against) somebody.
pub(crate) const KINDS: [usize; 8] = [0, 1, 1, 2, 1, 2, 2, 3];

impl Shown {
    /// The kinds against a character, as three bits.
    pub(crate) const fn against(self, who: Character) -> usize {
        (self.0 >> (who as u8 * 3) & 0b111) as usize
    }

    /// Of how many kinds there is evidence against each character.
    pub(crate) fn kinds(self) -> [usize; 4] {
        Character::ALL.map(|who| KINDS[self.against(who)])
    }
}

/// Why a card cannot lie at a spot: the clause that it would break, and the name of the message that says so.
pub(crate) type Misplaced = (&'static str, &'static str);

impl Grid {
    /// The cells with what shows there, in the order in which they were first played on.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// How many cards were played: the first one on two cells, and each later one on one more.
    pub const fn cards(&self) -> u8 {
        self.cells.len().saturating_sub(1) as u8
    }

    /// The characters of whom motive, means and opportunity all show (TS-40).
    pub fn complete(&self) -> Characters {
        Character::ALL.into_iter().filter(|&who| self.shown().against(who) == 0b111).collect()
    }

    /// Which evidence shows.
    pub(crate) const fn shown(&self) -> Shown {
        Shown(self.shown)
    }

    /// The same if a card covered a place with one half, and its other lay beside.
    pub(crate) fn shown_after(&self, place: CellAt, on: Half, off: Half) -> Shown {
        // All are looked at, so that nobody has to foretell which is covered.
        let bit = |cell: &Cell| if steps(cell.place, place) == 0 { 0 } else { cell.half.bit() };
        Shown(self.cells.iter().fold(on.bit() | off.bit(), |shown, cell| shown | bit(cell)))
    }

    /// Plays a card: `on` covers `place`, `off` lies one step `toward`. Trusts its caller that it may.
    pub(crate) fn lay(&mut self, place: CellAt, toward: Toward, on: Half, off: Half) {
        let covers = Cell { place, half: on, card: self.cards() };
        if self.cells.is_empty() {
            self.cells.push(covers); // TS-30
        }
        let (mut covered, mut shown) = (0, on.bit() | off.bit());
        for (number, cell) in self.cells.iter().enumerate() {
            // All are looked at, so that nobody has to foretell which is covered.
            let is_covered = steps(cell.place, place) == 0;
            covered = if is_covered { number } else { covered };
            shown |= if is_covered { 0 } else { cell.half.bit() };
        }
        self.cells[covered] = covers;
        self.shown = shown;
        let free = place.next(toward).expect("both halves of a card lie on the table");
        self.cells.push(Cell { place: free, half: off, ..covers });
    }

    /// Whether no way is left from a cell, so that no card can ever cover it; of each, in their order.
    pub(crate) fn walled_in(&self, spacing: Spacing) -> impl Iterator<Item = bool> {
        // No two cells are 128 rows or columns apart, so each has a bit of its own.
        let bit = |place: CellAt| ((place.row & 127) as usize, 1_u128 << (place.col & 127));
        let mut taken = [0; 128];
        for (row, col) in self.cells.iter().map(|cell| bit(cell.place)) {
            taken[row] |= col;
        }
        let is_taken = move |place: CellAt| {
            let (row, col) = bit(place);
            taken[row] & col != 0
        };
        let around = |place: CellAt| Toward::ALL.into_iter().filter_map(move |toward| place.next(toward));
        self.cells.iter().map(move |cell| {
            let touches = |free| around(free).any(|place| place != cell.place && is_taken(place));
            around(cell.place).all(|free| is_taken(free) || spacing == Spacing::Apart && touches(free))
        })
    }

    /// The ways in which the free half of a card covering a place may lie (TS-33), as bits of [`Toward`].
    pub(crate) fn ways(&self, place: CellAt, spacing: Spacing) -> u8 {
        let there = Toward::ALL.into_iter().filter(|toward| place.next(*toward).is_some());
        let all = there.fold(0, |ways, toward| ways | toward.bit());
        self.cells.iter().fold(all, |ways, cell| ways & !closed(place, cell.place, spacing))
    }

    /// The same for a cell, but none from a Dead End, which is not covered (TS-34).
    pub(crate) fn live_ways(&self, cell: &Cell, spacing: Spacing) -> u8 {
        if cell.half.is_dead_end() { 0 } else { self.ways(cell.place, spacing) }
    }

    /// Whether a card may lie so; the same answer as [`Spots`](crate::Spots) give, with the reason.
    pub(crate) fn check(
        &self,
        place: CellAt,
        toward: Toward,
        on: Half,
        off: Half,
        spacing: Spacing,
    ) -> Result<(), Misplaced> {
        if self.cells.is_empty() {
            return match (place, toward) {
                (CellAt::FIRST, Toward::Back) => Err(("TS-32", "above-the-victim")),
                (CellAt::FIRST, _) if on.is_dead_end() && off.is_dead_end() => Err(("TS-35", "closes-off")),
                (CellAt::FIRST, _) => Ok(()),
                _ => Err(("TS-30", "first-card")),
            };
        }
        let covered = self.cells.iter().find(|cell| cell.place == place).ok_or(("TS-31", "covers-nothing"))?;
        if place.next(toward).is_none() {
            return Err(("TS-32", "above-the-victim"));
        }
        let from = self.cells.iter().map(|cell| (cell.place, self.live_ways(cell, spacing)));
        if covered.half.is_dead_end() {
            Err(("TS-34", "covers-a-dead-end"))
        } else if self.ways(place, Spacing::Touching) & toward.bit() == 0 {
            Err(("TS-31", "covers-two"))
        } else if self.ways(place, spacing) & toward.bit() == 0 {
            Err(("TS-33", "touches"))
        } else if !self.stays_open(place, toward, from, spacing)[dead_ends(on, off)] {
            Err(("TS-35", "closes-off"))
        } else {
            Ok(())
        }
    }

    /// Whether there is a way on when a card covers a cell and fills the next one `toward`, by its [`dead_ends`] (TS-35); a
    /// card without a Dead End need not leave one. `from` has each cell with the ways from there.
    pub(crate) fn stays_open(
        &self,
        on: CellAt,
        toward: Toward,
        from: impl Iterator<Item = (CellAt, u8)>,
        spacing: Spacing,
    ) -> [bool; 4] {
        let filled = on.next(toward).expect("both halves of a card lie on the table");
        let mut here = 0;
        for (place, ways) in from {
            if place == on {
                here = ways & !toward.bit();
            } else if ways & !closed(place, filled, spacing) != 0 {
                return [true; 4];
            }
        }
        [true, self.ways(filled, spacing) != 0, here != 0, false]
    }
}

impl From<Vec<Cell>> for Grid {
    fn from(cells: Vec<Cell>) -> Self {
        let cells: ArrayVec<Cell, { MAX_CARDS + 1 }> = cells.into_iter().take(MAX_CARDS + 1).collect();
        let shown = cells.iter().fold(0, |shown, cell| shown | cell.half.bit());
        Grid { cells, shown }
    }
}

impl From<Grid> for Vec<Cell> {
    fn from(grid: Grid) -> Self {
        grid.cells.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use chacha20::ChaCha8Rng;
    use game::chance::below;
    use rand::SeedableRng;

    use super::*;
    use crate::{Aspect, Spots};

    const MOTIVE: Half = Half::evidence(Character::Shelby, Aspect::Motive);
    const MEANS: Half = Half::evidence(Character::Shelby, Aspect::Means);
    const DEAD: Half = Half::DEAD_END;

    const fn at(row: i8, col: i8) -> CellAt {
        CellAt { row, col }
    }

    /// A grid after cards were played so.
    fn grid(cards: &[(CellAt, Toward, Half, Half)]) -> Grid {
        let mut grid = Grid::default();
        cards.iter().for_each(|&(place, toward, on, off)| grid.lay(place, toward, on, off));
        grid
    }

    #[test]
    fn neighbours_lie_one_step_away_and_none_above_row_0() {
        let ways = |place: CellAt| Toward::ALL.map(|toward| place.next(toward));
        assert_eq!(ways(at(0, 0)), [Some(at(1, 0)), Some(at(0, 1)), Some(at(0, -1)), None]);
        assert_eq!(ways(at(1, -2)), [Some(at(2, -2)), Some(at(1, -1)), Some(at(1, -3)), Some(at(0, -2))]);
        for toward in Toward::ALL {
            let there = at(3, 3).next(toward).unwrap();
            let back = Toward::ALL.into_iter().filter(|&back| there.next(back) == Some(at(3, 3)));
            assert_eq!(back.count(), 1, "{toward:?}");
        }
    }

    #[test]
    fn a_card_covers_one_cell_and_adds_one() {
        let mut grid = grid(&[(at(0, 0), Toward::Right, MOTIVE, DEAD)]);
        let cells =
            |grid: &Grid| grid.cells().iter().map(|cell| (cell.place, cell.half, cell.card)).collect::<Vec<_>>();
        assert_eq!(cells(&grid), [(at(0, 0), MOTIVE, 0), (at(0, 1), DEAD, 0)]);
        grid.lay(at(0, 0), Toward::Away, MEANS, MOTIVE);
        assert_eq!(cells(&grid), [(at(0, 0), MEANS, 1), (at(0, 1), DEAD, 0), (at(1, 0), MOTIVE, 1)]);
        assert_eq!(grid.cards(), 2);
        let again = Grid::from(Vec::from(grid.clone()));
        assert_eq!(again, grid);
    }

    #[test]
    fn a_half_is_walled_in_when_no_way_is_left() {
        let corner = grid(&[(at(0, 0), Toward::Away, MOTIVE, MEANS), (at(1, 0), Toward::Right, MEANS, MEANS)]);
        let after = |toward, spacing| {
            let mut grid = corner.clone();
            grid.lay(at(0, 0), toward, MOTIVE, MEANS);
            grid.walled_in(spacing).next()
        };
        // (0, 1) is empty and lies above (1, 1).
        assert_eq!(
            [Spacing::Apart, Spacing::Touching].map(|spacing| after(Toward::Left, spacing)),
            [Some(true), Some(false)]
        );
        assert_eq!(corner.walled_in(Spacing::Apart).next(), Some(false));
    }

    #[test]
    fn the_three_kinds_of_one_character_complete_it() {
        let opportunity = |who| Half::evidence(who, Aspect::Opportunity);
        let mut grid = grid(&[(at(0, 0), Toward::Away, MOTIVE, opportunity(Character::Thomas))]);
        grid.lay(at(1, 0), Toward::Away, MEANS, opportunity(Character::Thomas));
        assert!(grid.complete().is_empty());
        grid.lay(at(2, 0), Toward::Away, opportunity(Character::Shelby), DEAD);
        assert_eq!(grid.complete().iter().collect::<Vec<_>>(), [Character::Shelby]);
    }

    /// The rules as `RULES.md` words them, on a map of what shows, without a thought for speed.
    struct Plain {
        shows: BTreeMap<CellAt, Half>,
        spacing: Spacing,
    }

    impl Plain {
        fn beside(place: CellAt) -> impl Iterator<Item = CellAt> {
            let CellAt { row, col } = place;
            [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]
                .map(|(row, col)| at(row, col))
                .into_iter()
        }

        /// Whether an empty cell can take the free half of a card that covers `covered`.
        fn is_free(&self, free: CellAt, covered: CellAt) -> bool {
            let touches = |place: &CellAt| *place != covered && self.shows.contains_key(place);
            let apart = self.spacing == Spacing::Touching || !Self::beside(free).any(|place| touches(&place));
            free.row >= 0 && !self.shows.contains_key(&free) && apart
        }

        fn goes_on(&self) -> bool {
            let live = self.shows.iter().filter(|(_, half)| !half.is_dead_end());
            live.into_iter().any(|(&place, _)| Self::beside(place).any(|free| self.is_free(free, place)))
        }

        fn refusal(&self, place: CellAt, free: CellAt, on: Half, off: Half) -> Option<Misplaced> {
            if self.shows.is_empty() {
                return match (place, free.row) {
                    (CellAt::FIRST, -1) => Some(("TS-32", "above-the-victim")),
                    (CellAt::FIRST, _) => {
                        (on.is_dead_end() && off.is_dead_end()).then_some(("TS-35", "closes-off"))
                    }
                    _ => Some(("TS-30", "first-card")),
                };
            }
            let Some(covered) = self.shows.get(&place) else { return Some(("TS-31", "covers-nothing")) };
            if free.row < 0 {
                return Some(("TS-32", "above-the-victim"));
            }
            if covered.is_dead_end() {
                return Some(("TS-34", "covers-a-dead-end"));
            }
            if self.shows.contains_key(&free) {
                return Some(("TS-31", "covers-two"));
            }
            if !self.is_free(free, place) {
                return Some(("TS-33", "touches"));
            }
            let mut after = Plain { shows: self.shows.clone(), spacing: self.spacing };
            after.shows.extend([(place, on), (free, off)]);
            let has_dead_end = on.is_dead_end() || off.is_dead_end();
            (has_dead_end && !after.goes_on()).then_some(("TS-35", "closes-off"))
        }
    }

    /// Grids grown at random, with many Dead Ends: each cell around, each way and each kind of card.
    #[test]
    fn grown_grids_agree_with_the_plain_rules() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let (mut refused, mut closed, mut spots_seen) = (BTreeMap::new(), 0, 0);
        for number in 0..240 {
            let spacing = if number % 2 == 0 { Spacing::Apart } else { Spacing::Touching };
            let (mut grid, mut plain) = (Grid::default(), Plain { shows: BTreeMap::new(), spacing });
            let mut spots = Spots::of([&grid].into_iter(), spacing);
            for _ in 0..10 {
                assert_eq!(spots, Spots::of([&grid].into_iter(), spacing), "what is kept is what is found anew");
                let mut legal = Vec::new();
                for (row, col) in (-1..8).flat_map(|row| (-5..6).map(move |col| (row, col))) {
                    for toward in Toward::ALL {
                        let place = at(row, col);
                        let (down, right) = [(1, 0), (0, 1), (0, -1), (-1, 0)][toward as usize];
                        let free = at(row + down, col + right);
                        for (on, off) in [(MOTIVE, MEANS), (DEAD, MEANS), (MOTIVE, DEAD), (DEAD, DEAD)] {
                            let expected = plain.refusal(place, free, on, off);
                            let found = grid.check(place, toward, on, off, spacing).err();
                            // Off the board, what is covered is asked first.
                            assert_eq!(found, expected, "{place:?} {toward:?} {on:?} {off:?} {plain:?}");
                            let there = spots.iter().find(|at| (at.spot.on, at.spot.toward) == (place, toward));
                            assert_eq!(there.is_some_and(|at| at.spot.takes(on, off)), expected.is_none());
                            match expected {
                                None => legal.push((place, toward, free, on, off)),
                                Some(why) => *refused.entry(format!("{why:?}")).or_insert(0) += 1,
                            }
                        }
                    }
                }
                spots_seen += spots.room(0);
                if legal.is_empty() {
                    closed += 1;
                    break;
                }
                let (place, toward, free, on, off) = legal[below(&mut rng, legal.len() as u32) as usize];
                grid.lay(place, toward, on, off);
                spots.follow(0, &grid, place, on, spacing);
                plain.shows.extend([(place, on), (free, off)]);
                let shows: BTreeMap<_, _> = grid.cells().iter().map(|cell| (cell.place, cell.half)).collect();
                assert_eq!(shows, plain.shows);
                for (cell, is_walled_in) in grid.cells().iter().zip(grid.walled_in(spacing)) {
                    let walled = !Plain::beside(cell.place).any(|free| plain.is_free(free, cell.place));
                    assert_eq!(is_walled_in, walled);
                }
            }
        }
        assert_eq!(refused.len(), 7, "{refused:?}");
        assert!(spots_seen > 5_000, "{spots_seen} {closed}");
    }

    impl std::fmt::Debug for Plain {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{:?}: {:?}", self.spacing, self.shows)
        }
    }
}
