//! The evidence under one victim: half-card cells, and where the next card can lie.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Character, Characters, Half, Spacing, deck::MAX_CARDS};

/// A cell under a victim: row 0 touches the victim card, rows grow away from it, columns run to both sides of 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Place {
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

    const fn bit(self) -> u8 {
        1 << self as u8
    }

    const fn opposite(self) -> Toward {
        // Opposites are as far from the ends of the list.
        Toward::ALL[3 - self as usize]
    }
}

impl Place {
    /// The cell that touches the middle of the victim card (TS-30).
    pub const FIRST: Place = Place { row: 0, col: 0 };

    /// The cell next to this one; `None` above row 0 (TS-32), and beyond what all cards in a row could reach.
    pub fn next(self, toward: Toward) -> Option<Place> {
        let Place { row, col } = self;
        match toward {
            Toward::Away => Some(Place { row: row.checked_add(1)?, col }),
            Toward::Right => Some(Place { row, col: col.checked_add(1)? }),
            Toward::Left => Some(Place { row, col: col.checked_sub(1)? }),
            Toward::Back => (row > 0).then(|| Place { row: row - 1, col }),
        }
    }
}

/// One cell with evidence: what shows there, and which of its neighbours a card covering it may reach to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Cell {
    /// Where.
    #[serde(flatten)]
    pub place: Place,
    /// The half that shows; halves covered before count no more (TS-36).
    pub half: Half,
    /// The card it belongs to: the how-manyth laid under this victim, from 0.
    pub card: u8,
    /// The neighbours that are free, as bits of [`Toward`].
    #[serde(skip)]
    #[ts(skip)]
    open: u8,
}

/// Where a card can be laid: one half on `on`, the other one step `toward`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Spot {
    /// The cell covered, or the first cell of all.
    #[serde(flatten)]
    pub on: Place,
    /// The way to the cell of the other half.
    pub toward: Toward,
    /// Whether a card with one Dead End may lie with it on `on` (TS-35).
    pub dead_on: bool,
    /// Whether a card with one Dead End may lie with it on the other cell (TS-35).
    pub dead_off: bool,
    /// Whether the double Dead End may lie here (TS-35).
    pub dead_both: bool,
}

impl Spot {
    /// Whether a card may lie here, by its [`dead_ends`].
    pub(crate) const fn takes_by(&self) -> [bool; 4] {
        [true, self.dead_on, self.dead_off, self.dead_both]
    }

    /// Whether a card may lie here with the half `on` on its cell and the half `off` beside it.
    pub const fn takes(&self, on: Half, off: Half) -> bool {
        self.takes_by()[dead_ends(on, off)]
    }
}

/// Which halves of a card are Dead Ends, as a number: 1 for that on the cell, and 2 for the other.
pub(crate) const fn dead_ends(on: Half, off: Half) -> usize {
    on.is_dead_end() as usize + 2 * off.is_dead_end() as usize
}

/// The evidence under one victim.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Cell>", into = "Vec<Cell>")]
pub struct Grid {
    cells: ArrayVec<Cell, { MAX_CARDS + 1 }>,
}

/// How many ways a card can take at most: the four of the cell that it covers, those of the three other neighbours of the
/// cell that it fills, and with cards apart also the nine into the cells around that.
const MOST_TAKEN: u32 = 16;

/// Why a card cannot lie at a spot: the clause that it would break, and the name of the message that says so.
pub(crate) type Misplaced = (&'static str, &'static str);

impl Grid {
    /// The cells with what shows there, in the order in which they were first laid on.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// How many cards were laid: the first one on two cells, and each later one on one more.
    pub const fn cards(&self) -> u8 {
        self.cells.len().saturating_sub(1) as u8
    }

    /// The characters of whom motive, means and opportunity all show (TS-40).
    pub fn complete(&self) -> Characters {
        let shown = self.cells.iter().fold(0_u16, |bits, cell| bits | cell.half.bit());
        Character::ALL.into_iter().filter(|&who| shown >> (who as u8 * 3) & 0b111 == 0b111).collect()
    }

    fn find(&self, place: Place) -> Option<usize> {
        self.cells.iter().position(|cell| cell.place == place)
    }

    /// Lays a card: `on` covers `place`, `off` lies one step `toward`. Trusts its caller that it may.
    pub(crate) fn lay(&mut self, place: Place, toward: Toward, on: Half, off: Half) {
        let card = self.cards();
        match self.find(place) {
            Some(covered) => {
                self.cells[covered].half = on;
                self.cells[covered].card = card;
            }
            None => self.add(place, on, card), // TS-30
        }
        let free = place.next(toward).expect("a card is laid on cells that there are");
        self.add(free, off, card);
    }

    fn add(&mut self, place: Place, half: Half, card: u8) {
        let mut open = 0;
        for toward in Toward::ALL {
            let Some(next) = place.next(toward) else { continue };
            match self.find(next) {
                Some(neighbour) => self.cells[neighbour].open &= !toward.opposite().bit(),
                None => open |= toward.bit(),
            }
        }
        self.cells.push(Cell { place, half, card, open });
    }

    /// Finds every spot where a card without a Dead End may lie.
    pub(crate) fn spots(&self, spacing: Spacing, mut found: impl FnMut(Spot)) {
        if self.cells.is_empty() {
            // TS-30; TS-35 forbids the double Dead End there.
            for toward in [Toward::Away, Toward::Right, Toward::Left] {
                found(Spot { on: Place::FIRST, toward, dead_on: true, dead_off: true, dead_both: false });
            }
            return;
        }
        let ways = self.ways(spacing);
        for cell in self.cells.iter().filter(|cell| !cell.half.is_dead_end()) {
            for toward in self.ways_from(cell, spacing) {
                let safe = |on, off| self.stays_open(cell.place, toward, on, off, spacing, ways);
                let some = Half::evidence(Character::Shelby, crate::Aspect::Motive);
                found(Spot {
                    on: cell.place,
                    toward,
                    dead_on: safe(Half::DEAD_END, some),
                    dead_off: safe(some, Half::DEAD_END),
                    dead_both: safe(Half::DEAD_END, Half::DEAD_END),
                });
            }
        }
    }

    /// Whether a card may lie so; the same answer as [`spots`](Grid::spots) gives, with the reason.
    pub(crate) fn check(
        &self,
        place: Place,
        toward: Toward,
        on: Half,
        off: Half,
        spacing: Spacing,
    ) -> Result<(), Misplaced> {
        if self.cells.is_empty() {
            return match (place, toward) {
                (Place::FIRST, Toward::Back) => Err(("TS-32", "above-the-victim")),
                (Place::FIRST, _) if on.is_dead_end() && off.is_dead_end() => Err(("TS-35", "closes-off")),
                (Place::FIRST, _) => Ok(()),
                _ => Err(("TS-30", "first-card")),
            };
        }
        let covered = self.find(place).ok_or(("TS-31", "covers-nothing"))?;
        let free = place.next(toward).ok_or(("TS-32", "above-the-victim"))?;
        let has_dead_end = on.is_dead_end() || off.is_dead_end();
        if self.cells[covered].half.is_dead_end() {
            Err(("TS-34", "covers-a-dead-end"))
        } else if self.find(free).is_some() {
            Err(("TS-31", "covers-two"))
        } else if !self.keeps_distance(place, toward, spacing) {
            Err(("TS-33", "touches"))
        } else if has_dead_end && !self.stays_open(place, toward, on, off, spacing, self.ways(spacing)) {
            Err(("TS-35", "closes-off"))
        } else {
            Ok(())
        }
    }

    /// TS-33: with cards apart the free half touches nothing but the cell covered.
    /// (The other half of the card covered is two steps from the free half, or none.)
    fn keeps_distance(&self, place: Place, toward: Toward, spacing: Spacing) -> bool {
        if spacing == Spacing::Touching {
            return true;
        }
        let Some(free) = place.next(toward) else { return false };
        Toward::ALL
            .into_iter()
            .filter(|&way| way != toward.opposite())
            .filter_map(|way| free.next(way))
            .all(|beside| self.find(beside).is_none())
    }

    /// The ways from a cell in which the free half of a card covering it may lie.
    fn ways_from(&self, cell: &Cell, spacing: Spacing) -> impl Iterator<Item = Toward> {
        let Cell { place, open, .. } = *cell;
        let free = Toward::ALL.into_iter().filter(move |toward| open & toward.bit() != 0);
        free.filter(move |&toward| self.keeps_distance(place, toward, spacing))
    }

    /// Whether a half has no way left, so that no card can ever cover it.
    pub(crate) fn is_walled_in(&self, cell: &Cell, spacing: Spacing) -> bool {
        self.ways_from(cell, spacing).next().is_none()
    }

    /// How many spots there are, from halves that are no Dead Ends.
    fn ways(&self, spacing: Spacing) -> u32 {
        let live = self.cells.iter().filter(|cell| !cell.half.is_dead_end());
        live.map(|cell| self.ways_from(cell, spacing).count() as u32).sum()
    }

    /// TS-35: whether there is a way on after a card with a Dead End was laid so; `ways` is how many there are now.
    fn stays_open(&self, place: Place, toward: Toward, on: Half, off: Half, spacing: Spacing, ways: u32) -> bool {
        if ways > MOST_TAKEN {
            return true;
        }
        let mut after = self.clone();
        after.lay(place, toward, on, off);
        after.ways(spacing) > 0
    }
}

impl From<Vec<Cell>> for Grid {
    fn from(cells: Vec<Cell>) -> Self {
        let mut grid = Grid::default();
        for cell in cells.into_iter().take(MAX_CARDS + 1) {
            grid.add(cell.place, cell.half, cell.card);
        }
        grid
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
    use crate::Aspect;

    const MOTIVE: Half = Half::evidence(Character::Shelby, Aspect::Motive);
    const MEANS: Half = Half::evidence(Character::Shelby, Aspect::Means);
    const DEAD: Half = Half::DEAD_END;

    const fn at(row: i8, col: i8) -> Place {
        Place { row, col }
    }

    /// A grid after cards were laid so.
    fn grid(cards: &[(Place, Toward, Half, Half)]) -> Grid {
        let mut grid = Grid::default();
        cards.iter().for_each(|&(place, toward, on, off)| grid.lay(place, toward, on, off));
        grid
    }

    #[test]
    fn neighbours_lie_one_step_away_and_none_above_row_0() {
        let ways = |place: Place| Toward::ALL.map(|toward| place.next(toward));
        assert_eq!(ways(at(0, 0)), [Some(at(1, 0)), Some(at(0, 1)), Some(at(0, -1)), None]);
        assert_eq!(ways(at(1, -2)), [Some(at(2, -2)), Some(at(1, -1)), Some(at(1, -3)), Some(at(0, -2))]);
        for toward in Toward::ALL {
            let there = at(3, 3).next(toward).unwrap();
            assert_eq!(there.next(toward.opposite()), Some(at(3, 3)), "{toward:?}");
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
            grid.is_walled_in(&grid.cells()[0], spacing)
        };
        // (0, 1) is empty and lies above (1, 1).
        assert_eq!([Spacing::Apart, Spacing::Touching].map(|spacing| after(Toward::Left, spacing)), [true, false]);
        assert!(!corner.is_walled_in(&corner.cells()[0], Spacing::Apart));
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
        shows: BTreeMap<Place, Half>,
        spacing: Spacing,
    }

    impl Plain {
        fn beside(place: Place) -> impl Iterator<Item = Place> {
            let Place { row, col } = place;
            [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]
                .map(|(row, col)| at(row, col))
                .into_iter()
        }

        /// Whether an empty cell can take the free half of a card that covers `covered`.
        fn is_free(&self, free: Place, covered: Place) -> bool {
            let touches = |place: &Place| *place != covered && self.shows.contains_key(place);
            let apart = self.spacing == Spacing::Touching || !Self::beside(free).any(|place| touches(&place));
            free.row >= 0 && !self.shows.contains_key(&free) && apart
        }

        fn goes_on(&self) -> bool {
            let live = self.shows.iter().filter(|(_, half)| !half.is_dead_end());
            live.into_iter().any(|(&place, _)| Self::beside(place).any(|free| self.is_free(free, place)))
        }

        fn refusal(&self, place: Place, free: Place, on: Half, off: Half) -> Option<Misplaced> {
            if self.shows.is_empty() {
                return match (place, free.row) {
                    (Place::FIRST, -1) => Some(("TS-32", "above-the-victim")),
                    (Place::FIRST, _) => (on.is_dead_end() && off.is_dead_end()).then_some(("TS-35", "closes-off")),
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
            for _ in 0..10 {
                let mut spots = Vec::new();
                grid.spots(spacing, |spot| spots.push(spot));
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
                            let listed = spots.iter().find(|spot| (spot.on, spot.toward) == (place, toward));
                            assert_eq!(listed.is_some_and(|spot| spot.takes(on, off)), expected.is_none());
                            match expected {
                                None => legal.push((place, toward, free, on, off)),
                                Some(why) => *refused.entry(format!("{why:?}")).or_insert(0) += 1,
                            }
                        }
                    }
                }
                spots_seen += spots.len();
                if legal.is_empty() {
                    closed += 1;
                    break;
                }
                let (place, toward, free, on, off) = legal[below(&mut rng, legal.len() as u32) as usize];
                grid.lay(place, toward, on, off);
                plain.shows.extend([(place, on), (free, off)]);
                let shows: BTreeMap<_, _> = grid.cells().iter().map(|cell| (cell.place, cell.half)).collect();
                assert_eq!(shows, plain.shows);
                for cell in grid.cells() {
                    let walled = !Plain::beside(cell.place).any(|free| plain.is_free(free, cell.place));
                    assert_eq!(grid.is_walled_in(cell, spacing), walled);
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
