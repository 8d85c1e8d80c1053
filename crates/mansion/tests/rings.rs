//! Walks through rooms against a second implementation that takes every step from everywhere.

use std::collections::BTreeSet;

use mansion::{Board, Legend, MAX_STEPS, Rings, RoomId, Spot, Square, SquareId, SquareSet, Tour, Way};
use proptest::prelude::*;

const LEGEND: Legend = Legend { rooms: "hkw", starts: "", passages: &[] };

fn square(board: &Board, row: usize, col: usize) -> SquareId {
    board.id(Square { row: row as u8, col: col as u8 }).unwrap()
}

/// Whether it is one step from a spot, on which the walk has landed or where it begins, to another.
fn is_step(board: &Board, tour: &Tour, (from, landed): (Spot, bool), to: Spot) -> bool {
    match (from, to) {
        (_, Spot::Square(to)) if tour.blocked.contains(to) => false,
        (Spot::Room(_), Spot::Room(_)) => false,
        (Spot::Room(room), Spot::Square(square)) | (Spot::Square(square), Spot::Room(room)) => {
            board.doors().iter().any(|door| door.room == room && door.doorstep == square)
        }
        (Spot::Square(from), Spot::Square(to)) => {
            let (one, other) = (board.square(from), board.square(to));
            let hop = landed && from != to && tour.hubs.contains(from) && tour.open.contains(to);
            one.row.abs_diff(other.row) + one.col.abs_diff(other.col) == 1 || hop
        }
    }
}

fn spots(board: &Board) -> Vec<Spot> {
    let squares = (0..board.squares()).map(|place| Spot::Square(SquareId(place as u8)));
    squares.chain((0..board.rooms()).map(|room| Spot::Room(RoomId(room as u8)))).collect()
}

/// The spots that are entered with the first, second ... step of any walk, those entered before among them.
fn tried(board: &Board, tour: &Tour) -> Vec<BTreeSet<Spot>> {
    let mut edge = BTreeSet::from([tour.from]);
    let mut entered = Vec::new();
    for step in 0..tour.steps {
        let is_next = |to: &Spot| edge.iter().any(|&from| is_step(board, tour, (from, step > 0), *to));
        edge = spots(board).into_iter().filter(is_next).collect();
        entered.push(edge.clone());
    }
    entered
}

fn is_way(board: &Board, tour: &Tour, way: &Way) -> bool {
    let before = [(tour.from, false)].into_iter().chain(way.iter().map(|&spot| (spot, true)));
    before.zip(way).all(|(from, &to)| is_step(board, tour, from, to))
}

fn check(board: &Board, tour: &Tour) -> Rings {
    let rings = board.rings(tour);
    let tried = tried(board, tour);
    for spot in spots(board) {
        let first = tried.iter().position(|entered| entered.contains(&spot)).map(|place| place as u8 + 1);
        assert_eq!(rings.steps_to(spot), first, "{spot:?}");
        let way = board.way(tour, &rings, spot);
        assert_eq!(way.as_ref().map(|way| (way.len() as u8, way[way.len() - 1])), first.map(|steps| (steps, spot)));
        assert!(way.is_none_or(|way| is_way(board, tour, &way)), "{spot:?}");
    }
    let all: BTreeSet<Spot> = tried.into_iter().flatten().collect();
    assert_eq!(rings.all().iter().collect::<BTreeSet<Spot>>(), all);
    assert_eq!(rings.iter().map(|ring| ring.len()).sum::<usize>(), all.len(), "each spot is in one ring");
    assert!(rings.iter().all(|ring| !ring.is_empty()));
    rings
}

#[derive(Clone, Debug)]
struct Case {
    map: String,
    /// Squares that cannot be entered, hubs, and hubs that one cannot go to; all by their place among the squares.
    marks: [Vec<usize>; 3],
    from: usize,
    steps: u8,
}

/// `h` is the left column, `k` the right one, and `w` a line across the middle.
fn cases() -> impl Strategy<Value = Case> {
    let lines = (prop::collection::vec(prop::bool::weighted(0.8), 5), any::<[bool; 2]>());
    let up = any::<[bool; 5]>().prop_filter("the room across the middle is on the map", |up| up.contains(&false));
    let plan = (prop::collection::vec(lines, 2..5), up);
    let marks = [0..5_usize, 0..5, 0..3].map(|count| prop::collection::vec(0..24_usize, count));
    (plan, marks, 0..30_usize, 0..=MAX_STEPS as u8).prop_map(|((lines, up), marks, from, steps)| {
        let half = lines.len() / 2;
        let mut map = String::new();
        for (row, (squares, doors)) in lines.iter().enumerate() {
            let [left, right] = doors.map(|door| door && row > 0);
            map.push(if left { '>' } else { 'h' });
            for (col, &is_square) in squares.iter().enumerate() {
                let is_doorstep = col == 0 && left || col == 4 && right || row + 1 == half && up[col];
                map.push(if is_square || is_doorstep { '.' } else { '#' });
            }
            map.push_str(if right { "<\n" } else { "k\n" });
            if row + 1 == half {
                map.push('#');
                map.extend(up.map(|door| if door { '^' } else { 'w' }));
                map.push_str("#\n");
            }
        }
        map.push_str("h#####k\n");
        Case { map, marks, from, steps }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn rings_are_what_trying_every_step_finds(case in cases()) {
        let board = Board::read(&case.map, &LEGEND).unwrap();
        let count = board.squares().max(1);
        let set = |places: &[usize]| -> SquareSet {
            places.iter().filter(|_| board.squares() > 0).map(|place| SquareId((place % count) as u8)).collect()
        };
        let spots = spots(&board);
        let [blocked, hubs, closed] = [0, 1, 2].map(|mark| set(&case.marks[mark]));
        let from = spots[case.from % spots.len()];
        check(&board, &Tour { from, blocked, hubs, open: hubs.without(closed), steps: case.steps });
    }
}

#[test]
fn ways_lead_through_rooms() {
    let board = Board::read("S.<h>.", &Legend { rooms: "h", starts: "S", passages: &[] }).unwrap();
    let (blocked, none) = (SquareSet::EMPTY, SquareSet::EMPTY);
    let tour = Tour { from: Spot::Square(board.starts()[0]), blocked, hubs: none, open: none, steps: 3 };
    let rings = check(&board, &tour);
    let end = Spot::Square(square(&board, 0, 5));
    assert_eq!(rings.steps_to(end), Some(3));
    let way = board.way(&tour, &rings, end).unwrap();
    assert_eq!(way.as_slice(), [Spot::Square(square(&board, 0, 1)), Spot::Room(RoomId(0)), end]);
    assert_eq!(rings.steps_to(tour.from), Some(2), "out and back");
    let shorter = board.rings(&Tour { steps: 2, ..tour });
    assert_eq!((shorter.steps_to(end), board.way(&tour, &shorter, end)), (None, None));
}

#[test]
fn from_a_hub_one_goes_to_an_open_hub() {
    let board = Board::read(".a...#.#.\nhhhhhhhhh", &Legend { rooms: "h", starts: "a", passages: &[] }).unwrap();
    let [hub, open, closed] = [3, 6, 8].map(|col| square(&board, 0, col));
    let hubs = SquareSet::of([hub, open, closed]);
    let tour = Tour {
        from: Spot::Square(board.starts()[0]),
        blocked: SquareSet::EMPTY,
        hubs,
        open: SquareSet::one(open),
        steps: 12,
    };
    let rings = check(&board, &tour);
    assert_eq!(rings.steps_to(Spot::Square(open)), Some(3));
    assert_eq!(rings.steps_to(Spot::Square(closed)), None);
    assert_eq!(rings.nearest(hubs), Some(hub));
    assert_eq!(rings.nearest(SquareSet::of([open, closed])), Some(open));
    assert_eq!(rings.nearest(SquareSet::one(closed)), None);
    let begun_there = Tour { from: Spot::Square(hub), ..tour };
    let rings = check(&board, &begun_there);
    assert_eq!(
        rings.steps_to(Spot::Square(open)),
        Some(3),
        "where one begins one has not landed: out, back and over"
    );
}
