//! The printed board (CL-2).

use clue::{BoardName, Clue, Room, Setup, Suspect};
use game::Game;
use mansion::{Board, Cell, Legend, RoomId, Spot, Square};

use super::script::*;

/// The same board seen from the other side: kitchen at the top left.
const TURNED: &str = "
#########W####G#########
kkkkk*#...aaaa...#cccccc
kkkkkk..aaaaaaaa..cccccc
kkkkkk..aaaaaaaa..cccccc
kkkkkk..aaaaaaaa..cccccc
kkkkkk..<aaaaaa>...<cc*#
#kkkvk..aaaaaaaa.......E
o.......avaaaava.......#
#.................iiiiii
ddddd.............<iiiii
dddddddd..xxxxx...iiiiii
dddddddd..xxxxx...iiiiii
ddddddd>..xxxxx...iiiivi
dddddddd..xxxxx........#
dddddddd..xxxxx...bb^bb#
ddddddvd..xxxxx..bbbbbbb
#.........xxxxx..<bbbbbb
M................bbbbbbb
#........hh^^hh...bbbbb#
*lllll^..hhhhhh........P
lllllll..hhhhh>........#
lllllll..hhhhhh..^sssss*
lllllll..hhhhhh..sssssss
lllllll..hhhhhh..sssssss
llllll#S#hhhhhh#o#ssssss
";

fn mansion() -> &'static Board {
    BoardName::Mansion.board()
}

fn named(room: RoomId) -> Room {
    Room::ALL[room.index()]
}

fn turned() -> Board {
    let legend = Legend { rooms: "shlbdiack", starts: "SMWGEP", passages: &[('s', 'k'), ('l', 'c')] };
    Board::read(TURNED, &legend).unwrap()
}

/// The place opposite, when the board is turned by half.
fn opposite(square: Square) -> Square {
    Square { row: 24 - square.row, col: 23 - square.col }
}

#[test]
fn cl_2_the_board_has_its_squares_rooms_and_doors() {
    let board = mansion();
    assert_eq!((board.rows(), board.cols()), (25, 24));
    assert_eq!(board.squares(), 188);
    assert_eq!(board.doors().len(), 17);
    let cells = |wanted: fn(Cell) -> bool| board.cells().iter().filter(|&&cell| wanted(cell)).count();
    assert_eq!(cells(|cell| matches!(cell, Cell::Room(_) | Cell::Stairs)), 374);
    assert_eq!(cells(|cell| cell == Cell::Stairs), 35);
    assert_eq!(cells(|cell| cell == Cell::Outside), 38);
    let of_room = |room: Room| {
        let cells = board.cells().iter().filter(|&&cell| cell == Cell::Room(room.id())).count();
        let doors = board.doors().iter().filter(|door| door.room == room.id()).count();
        assert_eq!(board.doorsteps(room.id()).len(), doors);
        (cells, doors)
    };
    let counts: Vec<_> = Room::ALL.iter().map(|&room| of_room(room)).collect();
    let expected = [(27, 1), (42, 3), (41, 1), (31, 2), (53, 2), (30, 2), (52, 4), (28, 1), (35, 1)];
    assert_eq!(counts, expected);
}

#[test]
fn cl_2_doors_are_where_they_are_printed() {
    let board = mansion();
    let mut doors: Vec<(Room, [u8; 2], [u8; 2])> = board
        .doors()
        .iter()
        .map(|door| (named(door.room), door.cell.into(), board.square(door.doorstep).into()))
        .collect();
    doors.sort_unstable();
    let expected = [
        (Study, [3, 6], [4, 6]),
        (Hall, [4, 9], [4, 8]),
        (Hall, [6, 11], [7, 11]),
        (Hall, [6, 12], [7, 12]),
        (Lounge, [5, 17], [6, 17]),
        (Library, [8, 6], [8, 7]),
        (Library, [10, 3], [11, 3]),
        (DiningRoom, [9, 17], [8, 17]),
        (DiningRoom, [12, 16], [12, 15]),
        (BilliardRoom, [12, 1], [11, 1]),
        (BilliardRoom, [15, 5], [15, 6]),
        (Ballroom, [17, 9], [16, 9]),
        (Ballroom, [17, 14], [16, 14]),
        (Ballroom, [19, 8], [19, 7]),
        (Ballroom, [19, 15], [19, 16]),
        (Conservatory, [19, 4], [19, 5]),
        (Kitchen, [18, 19], [17, 19]),
    ];
    assert_eq!(doors, expected);
}

#[test]
fn cl_2_starts_are_dead_ends_and_passages_join_opposite_corners() {
    let board = mansion();
    let starts = Clue::start(&Setup::new(&Suspect::ALL[..3])).unwrap().public().tokens.clone();
    assert_eq!(starts[..], [at(0, 16), at(7, 23), at(24, 14), at(24, 9), at(18, 0), at(5, 0)]);
    assert!(board.starts().iter().all(|&start| board.next(start).len() == 1));
    let passages: Vec<Option<Room>> = Room::ALL.iter().map(|room| board.passage(room.id()).map(named)).collect();
    let mut expected = [None; 9];
    expected[Study.index()] = Some(Kitchen);
    expected[Kitchen.index()] = Some(Study);
    expected[Lounge.index()] = Some(Conservatory);
    expected[Conservatory.index()] = Some(Lounge);
    assert_eq!(passages, expected);
}

/// Squares walked on an empty board, the step into the room included.
fn distances(board: &Board, from: Spot) -> Vec<Option<u8>> {
    Room::ALL.iter().map(|room| board.distance(from, room.id())).collect()
}

#[test]
fn cl_2_distances_are_those_of_the_printed_board() {
    let from_starts: [[u8; 9]; 6] = [
        [21, 12, 8, 18, 10, 26, 19, 31, 23],
        [21, 12, 8, 18, 8, 26, 19, 31, 23],
        [33, 24, 24, 28, 16, 22, 8, 25, 13],
        [24, 24, 31, 19, 23, 13, 8, 10, 24],
        [23, 23, 30, 17, 22, 10, 9, 7, 23],
        [8, 10, 21, 11, 21, 19, 21, 24, 32],
    ];
    let from_rooms: [[u8; 9]; 9] = [
        [0, 4, 17, 7, 17, 15, 17, 20, 28],
        [4, 0, 8, 7, 8, 15, 13, 20, 19],
        [17, 8, 0, 14, 4, 22, 15, 27, 19],
        [7, 7, 14, 0, 14, 4, 12, 14, 23],
        [17, 8, 4, 14, 0, 14, 7, 19, 11],
        [15, 15, 22, 4, 14, 0, 6, 7, 17],
        [17, 13, 15, 12, 7, 6, 0, 4, 7],
        [20, 20, 27, 14, 19, 7, 4, 0, 20],
        [28, 19, 19, 23, 11, 17, 7, 20, 0],
    ];
    for board in [mansion(), &turned()] {
        for (&token, expected) in Suspect::ALL.iter().zip(&from_starts) {
            let from = Spot::Square(board.starts()[token.index()]);
            assert_eq!(distances(board, from), expected.map(Some), "{token:?}");
        }
        for (&room, expected) in Room::ALL.iter().zip(&from_rooms) {
            let expected = expected.map(|steps| (steps > 0).then_some(steps));
            assert_eq!(distances(board, Spot::Room(room.id())), expected, "{room:?}");
        }
    }
}

#[test]
fn cl_2_turned_by_half_it_is_the_same_board() {
    let (board, turned) = (mansion(), turned());
    assert_eq!(turned.squares(), board.squares());
    for id in (0..board.squares()).map(|id| mansion::SquareId(id as u8)) {
        let other = turned.id(opposite(board.square(id))).expect("a square opposite");
        let beside = |board: &Board, id| board.next(id).iter().map(|next| board.square(next)).collect::<Vec<_>>();
        let mut turned_back: Vec<Square> = beside(&turned, other).into_iter().map(opposite).collect();
        turned_back.sort_unstable();
        assert_eq!(beside(board, id), turned_back);
        assert_eq!(board.opening(id), turned.opening(other));
    }
    let starts = |board: &Board| board.starts().iter().map(|&start| board.square(start)).collect::<Vec<_>>();
    assert_eq!(starts(board), starts(&turned).into_iter().map(opposite).collect::<Vec<_>>());
    for room in Room::ALL {
        assert_eq!(board.passage(room.id()), turned.passage(room.id()));
    }
}

#[test]
fn every_board_has_the_first_rooms_and_each_can_be_reached() {
    for name in [BoardName::Mansion, BoardName::Lodge, BoardName::Hut] {
        let board = name.board();
        assert_eq!(board.rooms(), name.rooms());
        for &start in board.starts() {
            assert!(
                (0..board.rooms())
                    .all(|room| board.distance(Spot::Square(start), mansion::RoomId(room as u8)).is_some())
            );
        }
    }
}
