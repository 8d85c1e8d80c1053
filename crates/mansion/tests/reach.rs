//! Reach against a second implementation that lists every walk on the text of the map.

use std::collections::BTreeSet;

use mansion::{Board, Legend, Length, Reach, RoomId, Spot, Square, SquareSet, Walk};
use proptest::prelude::*;

const LEGEND: Legend = Legend { rooms: "hk", starts: "", passages: &[] };

/// Where a walk ends, in words of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Square(usize, usize),
    Room(char),
}

/// The text of a map with others standing on some squares.
struct Text {
    signs: Vec<Vec<char>>,
    taken: BTreeSet<(usize, usize)>,
}

impl Text {
    fn sign(&self, row: usize, col: usize) -> char {
        self.signs.get(row).and_then(|signs| signs.get(col)).copied().unwrap_or('#')
    }

    fn is_free(&self, row: usize, col: usize) -> bool {
        self.sign(row, col) == '.' && !self.taken.contains(&(row, col))
    }

    /// The doors: room, doorstep. In these maps `h` is the left column and `k` the right one.
    fn doors(&self) -> Vec<(char, (usize, usize))> {
        let right = self.signs[0].len() - 1;
        let left_doors = (0..self.signs.len()).filter(|&row| self.sign(row, 0) == '>').map(|row| ('h', (row, 1)));
        let right_doors =
            (0..self.signs.len()).filter(|&row| self.sign(row, right) == '<').map(|row| ('k', (row, right - 1)));
        left_doors.chain(right_doors).collect()
    }

    /// Every walk from `path`'s last square: `(steps walked, end)`, also of walks that stop early.
    fn walks(
        &self,
        path: &mut Vec<(usize, usize)>,
        left: Option<char>,
        steps: usize,
        out: &mut BTreeSet<(usize, End)>,
    ) {
        let walked = path.len() - 1;
        let (row, col) = path[walked];
        if walked == steps {
            return;
        }
        for (room, doorstep) in self.doors() {
            if doorstep == (row, col) && left != Some(room) {
                out.insert((walked + 1, End::Room(room)));
            }
        }
        let beside = [(row.wrapping_sub(1), col), (row + 1, col), (row, col.wrapping_sub(1)), (row, col + 1)];
        for next in beside {
            if self.is_free(next.0, next.1) && !path.contains(&next) {
                out.insert((walked + 1, End::Square(next.0, next.1)));
                path.push(next);
                self.walks(path, left, steps, out);
                path.pop();
            }
        }
    }

    /// All ends, with the number of steps.
    fn all_walks(&self, from: End, steps: usize) -> BTreeSet<(usize, End)> {
        let mut out = BTreeSet::new();
        match from {
            End::Square(row, col) => self.walks(&mut vec![(row, col)], None, steps, &mut out),
            End::Room(room) => {
                for (of, (row, col)) in self.doors() {
                    if of == room && self.is_free(row, col) && steps > 0 {
                        out.insert((1, End::Square(row, col)));
                        // A place that is on no map stands for the inside of the room.
                        self.walks(&mut vec![(usize::MAX / 2, 0), (row, col)], Some(room), steps, &mut out);
                    }
                }
            }
        }
        out
    }

    fn ends(&self, from: End, steps: usize, length: Length) -> BTreeSet<End> {
        let walks = self.all_walks(from, steps);
        let complete = |&(walked, end): &(usize, End)| walked == steps || matches!(end, End::Room(_));
        let longest = walks.iter().map(|&(walked, _)| walked).max();
        let kept: BTreeSet<(usize, End)> = match length {
            Length::UpTo => walks,
            Length::Full if walks.iter().any(complete) => walks.into_iter().filter(complete).collect(),
            Length::Full => walks.into_iter().filter(|&(walked, _)| Some(walked) == longest).collect(),
        };
        kept.into_iter().map(|(_, end)| end).collect()
    }
}

fn spot(board: &Board, end: End) -> Spot {
    match end {
        End::Square(row, col) => Spot::Square(board.id(Square { row: row as u8, col: col as u8 }).unwrap()),
        End::Room(letter) => Spot::Room(RoomId(u8::from(letter == 'k'))),
    }
}

fn end(board: &Board, spot: Spot) -> End {
    match spot {
        Spot::Square(square) => {
            let Square { row, col } = board.square(square);
            End::Square(row.into(), col.into())
        }
        Spot::Room(room) => End::Room(['h', 'k'][room.index()]),
    }
}

fn ends(board: &Board, reach: &Reach) -> BTreeSet<End> {
    reach.iter().map(|spot| end(board, spot)).collect()
}

#[derive(Clone, Debug)]
struct Case {
    map: String,
    taken: Vec<(usize, usize)>,
    from: End,
    steps: usize,
}

fn cases() -> impl Strategy<Value = Case> {
    let size = (3_usize..7, 3_usize..7);
    let plan = size.prop_flat_map(|(rows, cols)| {
        let corridor = prop::collection::vec(prop::collection::vec(prop::bool::weighted(0.75), cols), rows);
        let doors = (prop::collection::vec(any::<bool>(), rows), prop::collection::vec(any::<bool>(), rows));
        let taken = prop::collection::vec((0..rows, 1..=cols), 0..4);
        (corridor, doors, taken, 0..rows, 0..cols + 2, 0_usize..=10)
    });
    plan.prop_map(|(mut corridor, (mut left, mut right), mut taken, row, col, steps)| {
        let cols = corridor[0].len();
        (left[0], right[0]) = (false, false);
        let from = match col {
            0 => End::Room('h'),
            _ if col == cols + 1 => End::Room('k'),
            _ => End::Square(row, col),
        };
        let mut map = String::new();
        for (line, squares) in corridor.iter_mut().enumerate() {
            squares[0] |= left[line];
            squares[cols - 1] |= right[line];
            if let End::Square(row, col) = from
                && row == line
            {
                squares[col - 1] = true;
            }
            map.push(if left[line] { '>' } else { 'h' });
            map.extend(squares.iter().map(|&is_square| if is_square { '.' } else { '#' }));
            map.push_str(if right[line] { "<\n" } else { "k\n" });
        }
        taken.retain(|&(row, col)| corridor[row][col - 1] && from != End::Square(row, col));
        Case { map, taken, from, steps }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn reach_is_what_a_list_of_all_walks_says(case in cases()) {
        let board = Board::read(&case.map, &LEGEND).unwrap();
        let text = Text {
            signs: case.map.lines().map(|line| line.chars().collect()).collect(),
            taken: case.taken.iter().copied().collect(),
        };
        let taken: SquareSet =
            case.taken.iter().map(|&(row, col)| board.id(Square { row: row as u8, col: col as u8 }).unwrap()).collect();
        for length in [Length::Full, Length::UpTo] {
            let walk = Walk { from: spot(&board, case.from), taken, steps: case.steps as u8, length };
            let reach = board.reach(&walk);
            prop_assert_eq!(ends(&board, &reach), text.ends(case.from, case.steps, length), "{:?}", length);
            prop_assert!((0..=reach.len()).map(|place| reach.nth(place)).eq(reach.iter().map(Some).chain([None])));

            // A route exists to every place of the reach and to no other, and it is one of the walks.
            let walks = text.all_walks(case.from, case.steps);
            for place in 0..board.squares() + board.rooms() {
                let to = match place.checked_sub(board.squares()) {
                    None => Spot::Square(mansion::SquareId(place as u8)),
                    Some(room) => Spot::Room(RoomId(room as u8)),
                };
                let route = board.route(&walk, &reach, to);
                prop_assert_eq!(route.is_some(), reach.contains(to));
                let Some(route) = route else { continue };
                let steps = route.len() + usize::from(matches!(to, Spot::Room(_)));
                let end = end(&board, to);
                if let (Length::Full, Spot::Square(_)) = (length, to) {
                    let longest = walks.iter().filter(|&&(_, other)| other == end).map(|&(walked, _)| walked).max();
                    prop_assert_eq!(Some(steps), longest, "the number rolled is walked in full");
                }
                prop_assert!(walks.contains(&(steps, end)));
                prop_assert!(route.iter().all(|&square| !taken.contains(square)));
                let distinct: SquareSet = route.iter().copied().collect();
                prop_assert_eq!(distinct.len(), route.len());
                for pair in route.windows(2) {
                    prop_assert!(board.next(pair[0]).contains(pair[1]));
                }
            }
        }
        let walk = Walk { from: spot(&board, case.from), taken, steps: 1, length: Length::UpTo };
        prop_assert_eq!(board.can_step(walk.from, taken), !board.reach(&walk).is_empty());
    }
}

#[test]
fn the_longest_walk_is_walked_in_full() {
    let board = Board::read(".............", &Legend { rooms: "", starts: "", passages: &[] }).unwrap();
    let (from, end) = (Spot::Square(mansion::SquareId(0)), Spot::Square(mansion::SquareId(12)));
    let walk = Walk { from, taken: SquareSet::EMPTY, steps: mansion::MAX_STEPS as u8, length: Length::Full };
    let reach = board.reach(&walk);
    assert_eq!((reach.len(), reach.contains(end)), (1, true));
    assert_eq!(board.route(&walk, &reach, end).map(|route| route.len()), Some(12));
}
