//! TC-70: the board.

use mansion::{Board, RoomId, SquareId, SquareSet};
use true_colors::BoardName;

fn board() -> &'static Board {
    BoardName::Mansion.board()
}

/// The steps from a room to every square and room, walking through rooms at one space each.
fn steps_from(room: RoomId) -> (Vec<Option<u32>>, Vec<Option<u32>>) {
    let board = board();
    let mut squares = vec![None; board.squares()];
    let mut rooms = vec![None; board.rooms()];
    rooms[room.index()] = Some(0);
    let (mut edge, mut edge_rooms) = (SquareSet::EMPTY, vec![room]);
    for steps in 1..100 {
        let mut next: Vec<SquareId> = edge.iter().flat_map(|square| board.next(square).iter()).collect();
        next.extend(edge_rooms.iter().flat_map(|&room| board.doorsteps(room).iter()));
        let opening: Vec<RoomId> = edge.iter().flat_map(|square| board.opening(square).iter()).collect();
        edge = next.into_iter().filter(|square| squares[square.index()].is_none()).collect();
        edge_rooms = opening.into_iter().filter(|room| rooms[room.index()].is_none()).collect();
        edge.iter().for_each(|square| squares[square.index()] = Some(steps));
        edge_rooms.iter().for_each(|room| rooms[room.index()] = Some(steps));
    }
    (squares, rooms)
}

fn rooms() -> impl Iterator<Item = RoomId> {
    (0..12).map(RoomId)
}

#[test]
fn tc_70_twelve_rooms_with_two_doors_or_more_and_a_middle_with_eight() {
    let doors = |room: RoomId| board().doors().iter().filter(|door| door.room == room).count();
    assert!(rooms().all(|room| doors(room) >= 2));
    assert!(doors(BoardName::Mansion.centre()) >= 8);
}

#[test]
fn tc_70_rooms_lie_at_the_outer_edge_and_pads_on_the_rim() {
    let (rows, cols) = (board().rows(), board().cols());
    let at_edge = |row: usize, col: usize| row == 0 || col == 0 || row + 1 == rows || col + 1 == cols;
    for room in rooms() {
        let touches = (0..rows * cols).any(|place| {
            let (row, col) = (place / cols, place % cols);
            at_edge(row, col) && board().cells()[place] == mansion::Cell::Room(room)
        });
        assert!(touches, "{room:?}");
    }
    for pad in BoardName::Mansion.pads().iter() {
        let square = board().square(pad);
        assert!(at_edge(square.row.into(), square.col.into()));
    }
}

#[test]
fn tc_70_eight_pads_two_on_each_side_one_in_each_corner_of_the_rim() {
    let (rows, cols) = (board().rows() as u8, board().cols() as u8);
    let pads: Vec<_> = BoardName::Mansion.pads().iter().map(|pad| board().square(pad)).collect();
    assert_eq!(pads.len(), 8);
    let on = |edge: &dyn Fn(u8, u8) -> bool| pads.iter().filter(|pad| edge(pad.row, pad.col)).count();
    assert_eq!(on(&|row, _| row == 0), 2);
    assert_eq!(on(&|row, _| row + 1 == rows), 2);
    assert_eq!(on(&|_, col| col == 0), 2);
    assert_eq!(on(&|_, col| col + 1 == cols), 2);
    for (low, left) in [(false, true), (false, false), (true, true), (true, false)] {
        let corner = |row: u8, col: u8| (row >= rows / 2) == low && (col < cols / 2) == left;
        assert_eq!(on(&corner), 2);
    }
}

#[test]
fn tc_70_no_room_is_far_from_a_pad() {
    for room in rooms() {
        let (squares, _) = steps_from(room);
        let nearest = BoardName::Mansion.pads().iter().filter_map(|pad| squares[pad.index()]).min();
        assert!(nearest.is_some_and(|steps| steps <= 8), "{room:?}: {nearest:?}");
    }
}

#[test]
fn tc_70_the_left_half_mirrors_the_right() {
    let mirrored = |sign: char| match sign {
        '<' => '>',
        '>' => '<',
        sign if sign.is_alphanumeric() => 'r',
        sign => sign,
    };
    let plain = |sign: char| if sign.is_alphanumeric() { 'r' } else { sign };
    for line in BoardName::Mansion.map().lines() {
        let there: String = line.chars().map(plain).collect();
        let back: String = line.chars().rev().map(mirrored).collect();
        assert_eq!(there, back);
    }
}

#[test]
fn tc_70_neighbours_are_four_to_seven_steps_apart() {
    // The way round the house, by the rooms' numbers: Study, Hall, Bedroom, Lounge, Bathroom, Dining Room, Kitchen,
    // Ballroom, Music Room, Conservatory, Billiard Room, Library.
    let round = [11, 6, 2, 9, 1, 5, 7, 0, 10, 4, 3, 8];
    let apart = |at: usize| {
        let (_, rooms) = steps_from(RoomId(round[at]));
        rooms[usize::from(round[(at + 1) % 12])].expect("every room can be walked to")
    };
    let total: u32 = (0..12).map(apart).sum();
    let mean = f64::from(total) / 12.0;
    assert!((4.0..=7.0).contains(&mean), "{mean}");
}

#[test]
fn tc_70_as_far_as_the_rules_say() {
    // Every room is six steps from a pad, and three to seven from the next room round the house.
    for room in rooms() {
        let (squares, _) = steps_from(room);
        let nearest = BoardName::Mansion.pads().iter().filter_map(|pad| squares[pad.index()]).min();
        assert_eq!(nearest, Some(6), "{room:?}");
    }
    let round = [11, 6, 2, 9, 1, 5, 7, 0, 10, 4, 3, 8];
    let apart: Vec<u32> =
        (0..12).map(|at| steps_from(RoomId(round[at])).1[usize::from(round[(at + 1) % 12])].unwrap()).collect();
    assert_eq!((apart.iter().min(), apart.iter().max()), (Some(&3), Some(&7)));
    assert!((4.0..4.5).contains(&(f64::from(apart.iter().sum::<u32>()) / 12.0)));
    let doors = board().doors().iter().filter(|door| door.room == BoardName::Mansion.centre()).count();
    assert_eq!(doors, 8);
}
