//! Reading maps: what is on them, and what is wrong with them.

use mansion::{Board, Cell, Legend, MapError, RoomId, Spot, Square, SquareSet};

const LEGEND: Legend = Legend { rooms: "hk", starts: "SM", passages: &[('h', 'k')] };

fn at(row: u8, col: u8) -> Square {
    Square { row, col }
}

#[test]
fn what_the_signs_mean() {
    let board = Board::read("hh>S\n*h#.\nxk>o\nkk#M", &LEGEND).unwrap();
    assert_eq!((board.rows(), board.cols(), board.squares(), board.rooms()), (4, 4, 4, 2));
    assert_eq!(board.cell(at(0, 2)), Cell::Room(RoomId(0)), "the cell of a door belongs to its room");
    assert_eq!(board.cell(at(1, 0)), Cell::Room(RoomId(0)), "the mouth of a passage belongs to its room");
    assert_eq!(board.cell(at(2, 3)), Cell::Corridor);
    assert_eq!(board.cell(at(2, 0)), Cell::Stairs);
    assert_eq!(board.cell(at(1, 2)), Cell::Outside);
    for beyond in [at(0, 4), at(4, 0), at(9, 9)] {
        assert_eq!((board.cell(beyond), board.id(beyond)), (Cell::Outside, None));
    }
    let in_reading_order: Vec<Cell> = (0..16).map(|place| board.cell(at(place / 4, place % 4))).collect();
    assert_eq!(board.cells(), in_reading_order);
    assert_eq!(board.passage(RoomId(1)), Some(RoomId(0)));
    assert_eq!(board.starts().iter().map(|&start| board.square(start)).collect::<Vec<_>>(), [at(0, 3), at(3, 3)]);
}

#[test]
fn doors_lead_onto_their_doorsteps() {
    let board = Board::read("hh>S\n*h#.\nxk>o\nkk#M", &LEGEND).unwrap();
    let doors: Vec<_> =
        board.doors().iter().map(|door| (door.room, door.cell, board.square(door.doorstep))).collect();
    assert_eq!(doors, [(RoomId(0), at(0, 2), at(0, 3)), (RoomId(1), at(2, 2), at(2, 3))]);
    let doorstep = board.id(at(2, 3)).unwrap();
    assert!(board.opening(doorstep).contains(RoomId(1)) && board.opening(doorstep).len() == 1);
    assert!(board.doorsteps(RoomId(1)).contains(doorstep) && board.doorsteps(RoomId(1)).len() == 1);
}

#[test]
fn squares_are_beside_each_other_across_and_down() {
    let board = Board::read("hh>S.\n*h#..\nxk>.o\nkk#M.", &LEGEND).unwrap();
    let id = |row, col| board.id(at(row, col)).unwrap();
    let beside: Vec<_> = board.next(id(1, 3)).iter().map(|square| board.square(square)).collect();
    assert_eq!(beside, [at(0, 3), at(1, 4), at(2, 3)]);
}

#[test]
fn distances_go_by_corridors_alone() {
    let board = Board::read("hh>S\n*h#.\nxk>o\nkk#M", &LEGEND).unwrap();
    let start = board.starts()[1];
    assert_eq!(board.distance(Spot::Square(start), RoomId(0)), Some(4));
    assert_eq!(board.distance(Spot::Square(start), RoomId(1)), Some(2));
    assert_eq!(board.distance(Spot::Room(RoomId(1)), RoomId(0)), Some(4));
    assert_eq!(board.distance(Spot::Room(RoomId(1)), RoomId(1)), None);
    let apart = Board::read("hh>S\n*h##\nxk>o\nkk#M", &LEGEND).unwrap();
    assert_eq!(apart.distance(Spot::Square(apart.starts()[1]), RoomId(0)), None);
}

#[test]
fn distances_lead_round_what_cannot_be_passed() {
    // A corridor round a block of stairs: the short way is on the left.
    let board = Board::read("hh>S...\n*h#.##.\nxk>o##.\nkk#M...", &LEGEND).unwrap();
    let id = |row, col| board.id(at(row, col)).unwrap();
    let start = Spot::Square(board.starts()[1]);
    let blocked = |squares: &[(u8, u8)]| -> SquareSet { squares.iter().map(|&(row, col)| id(row, col)).collect() };
    let to_hall = |squares| board.distances(blocked(squares)).get(start, RoomId(0));
    assert_eq!([to_hall(&[]), to_hall(&[(1, 3)])], [Some(4), Some(10)]);
    assert_eq!(to_hall(&[(1, 3), (1, 6)]), None);
    assert_eq!(to_hall(&[(0, 3)]), None, "nobody passes the doorstep");
    // Out of a room whose one doorstep is taken no way leads.
    let from_kitchen = |squares| board.distances(blocked(squares)).get(Spot::Room(RoomId(1)), RoomId(0));
    assert_eq!([from_kitchen(&[]), from_kitchen(&[(2, 3)])], [Some(4), None]);
}

#[test]
fn what_is_no_board_is_refused_with_the_reason() {
    let refused = |map| Board::read(map, &LEGEND).unwrap_err();
    assert_eq!(refused(""), MapError::Empty);
    assert_eq!(refused("\r\nhh>S"), MapError::Empty);
    assert_eq!(refused("hh>S\nkk>"), MapError::Ragged { line: 1 });
    assert_eq!(refused("hh>S\nkk?M"), MapError::UnknownSign { sign: '?', at: at(1, 2) });
    assert_eq!(refused("hh>S\nhh>M"), MapError::Missing { letter: 'k' });
    assert_eq!(refused("hh>S\nkk>."), MapError::Missing { letter: 'M' });
    assert_eq!(refused("hh>S\nkk>M\n..MM"), MapError::Missing { letter: 'M' });
    assert_eq!(refused("hh#S\n.>.M\n#kk#"), MapError::NoRoom { at: at(1, 1) });
    assert_eq!(refused("hhvS\nkk#M"), MapError::NoDoorstep { at: at(0, 2) });
    let message = "the door at (0, 2) does not open onto a corridor square";
    assert_eq!(refused("hhvS\nkk#M").to_string(), message);
    let unknown = Legend { passages: &[('h', 'z')], ..LEGEND };
    assert_eq!(Board::read("hh>S\nkk>M", &unknown).unwrap_err(), MapError::Missing { letter: 'z' });
    let unknown = Legend { passages: &[('z', 'h')], ..LEGEND };
    assert_eq!(Board::read("hh>S\nkk>M", &unknown).unwrap_err(), MapError::Missing { letter: 'z' });
}

#[test]
fn a_board_is_no_larger_than_the_types_allow() {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQ";
    let read = |map: &str, rooms| Board::read(map, &Legend { rooms, starts: "", passages: &[] });
    let full = format!("{0}\n{0}", ".".repeat(128));
    assert_eq!(read(&full, "").unwrap().squares(), 256);
    let fuller = format!("{full}\n.{}", "#".repeat(127));
    assert_eq!(read(&fuller, "").unwrap_err(), MapError::TooLarge);
    assert_eq!(read(&LETTERS[..16], &LETTERS[..16]).unwrap().rooms(), 16);
    assert_eq!(read(LETTERS, LETTERS).unwrap_err(), MapError::TooLarge);
    let (wide, high) = (|cols| "#".repeat(cols), |rows| "#\n".repeat(rows));
    assert_eq!(read(&wide(255), "").unwrap().cols(), 255);
    assert_eq!(read(&wide(256), "").unwrap_err(), MapError::TooLarge);
    assert_eq!(read(&high(255), "").unwrap().rows(), 255);
    assert_eq!(read(&high(256), "").unwrap_err(), MapError::TooLarge);
}

#[test]
fn empty_lines_around_a_map_do_not_count() {
    let board = Board::read("\n\nhh>S\nkk>M\n\n", &LEGEND).unwrap();
    assert_eq!((board.rows(), board.square(board.starts()[0])), (2, at(0, 3)));
}
