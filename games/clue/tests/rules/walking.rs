//! Walking with the dice.

use std::collections::BTreeSet;

use clue::{BoardName, FullRoll, Move, Phase, Place, Room, Setup};
use game::chance::below;
use mansion::{Length, Spot, Square, SquareSet, Walk};
use rand::SeedableRng;

use super::script::*;

#[test]
fn cl_21_steps_go_across_or_up_and_down() {
    let mut script = Script::new(three());
    script.roll(2);
    assert_eq!(script.destinations(), [at(1, 15), at(2, 16)]);
    script.refused(Move::Go { to: at(2, 15) }, "CL-24");
    script.refused(Move::Go { to: at(1, 14) }, "CL-2");
    script.refused(Move::Go { to: at(200, 200) }, "CL-2");
}

#[test]
fn cl_21_no_square_is_walked_on_twice() {
    let mut script = Script::new(three());
    script.roll(4);
    assert_eq!(script.destinations(), [at(1, 15), at(2, 16), at(3, 15), at(4, 16)]);
    script.refused(Move::Go { to: at(0, 16) }, "CL-21");
}

#[test]
fn cl_21_no_square_where_another_token_stands_is_entered_or_crossed() {
    let mut script = Script::new(three());
    script.walk(12, at(7, 21)).roll(3);
    assert_eq!(script.destinations(), [at(6, 21), at(8, 21)]);
    assert_eq!(script.refused(Move::Go { to: at(7, 20) }, "CL-21"), "Somebody is in the way.");
    let mut script = Script::new(three());
    script.walk(12, at(7, 21)).roll(2);
    assert_eq!(script.destinations(), [at(6, 22), at(8, 22)]);
    assert_eq!(script.refused(Move::Go { to: at(7, 21) }, "CL-21"), "Somebody is standing there.");
    // Three steps away, where four were rolled; past Ann it would be five.
    let mut script = Script::new(three());
    script.walk(12, at(7, 21)).roll(4);
    script.refused(Move::Go { to: at(7, 20) }, "CL-21");
}

#[test]
fn cl_21_tokens_that_nobody_plays_stand_in_the_way_too() {
    let mut script = Script::new(three());
    script.roll(6);
    let others: Vec<Square> = {
        let board = BoardName::Mansion.board();
        script.options().walk.unwrap().taken.iter().map(|square| board.square(square)).collect()
    };
    assert_eq!(others, [[5, 0], [7, 23], [18, 0], [24, 9], [24, 14]].map(Square::from));
}

#[test]
fn cl_22_rooms_are_entered_by_doors_only() {
    let mut script = Script::new(three());
    // The hall's wall is beside (2, 15); its nearest door is 12 steps away.
    script.roll(4);
    script.refused(Move::Go { to: Place::Room(Hall) }, "CL-24");
    script.refused(Move::Go { to: Place::Room(Lounge) }, "CL-24");
}

#[test]
fn cl_22_from_the_doorstep_into_the_room_is_one_step() {
    let mut script = Script::new(three());
    script.roll(7);
    script.refused(Move::Go { to: Place::Room(Lounge) }, "CL-24");
    let mut script = Script::new(three());
    script.enter(8, Lounge);
    assert_eq!(script.token(MissScarlet), Place::Room(Lounge));
}

#[test]
fn cl_22_entering_ends_the_move_and_steps_left_over_are_lost() {
    let mut script = Script::new(three());
    script.roll(12);
    let rooms: Vec<Room> = script.destinations().into_iter().filter_map(Place::room).collect();
    assert_eq!(rooms, [Hall, Lounge, DiningRoom]);
    script.play(Move::Go { to: Place::Room(Lounge) });
    assert_eq!(script.public().phase, Phase::Entered);
    script.refused(Move::Go { to: at(6, 17) }, "CL-20");
}

#[test]
fn cl_22_rooms_are_left_by_doors_only() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    script.walk(2, at(6, 22)).walk(2, at(23, 15)).roll(2);
    assert_eq!(script.destinations(), [at(6, 16), at(6, 18), at(7, 17)], "all ways lead over the doorstep (6, 17)");
}

#[test]
fn cl_23_nobody_else_goes_in_by_a_door_on_whose_doorstep_a_token_stands() {
    let mut script = Script::new(three());
    script.walk(2, at(2, 16)).walk(7, at(6, 17)).walk(2, at(23, 15));
    script.roll(12);
    script.refused(Move::Go { to: Place::Room(Lounge) }, "CL-23");
    let elsewhere = script.destinations()[0];
    script.play(Move::Go { to: elsewhere });
    // Whoever stands there goes in.
    script.enter(2, Lounge);
}

#[test]
fn cl_23_nobody_else_goes_out_either() {
    let mut script = Script::new(three());
    script.enter(12, Hall).suggest(MrGreen, Wrench).answers();
    // The hall's doors open onto (4, 8), (7, 11) and (7, 12).
    script.walk(12, at(7, 11)).walk(2, at(23, 15));
    script.roll(2);
    assert_eq!(script.destinations(), [at(3, 8), at(4, 7), at(5, 8), at(7, 13)]);
    script.refused(Move::Go { to: at(7, 10) }, "CL-23");
}

#[test]
fn cl_24_the_number_is_walked_in_full() {
    let mut script = Script::new(three());
    script.roll(5);
    assert_eq!(script.destinations(), [at(2, 15), at(3, 16), at(4, 15), at(5, 16)]);
    assert_eq!(script.refused(Move::Go { to: at(1, 16) }, "CL-24"), "You must walk all 5 steps.");
    let words = script.refused(Move::Go { to: at(6, 16) }, "CL-24");
    assert_eq!(words, "You can’t get there in 5 steps.");
}

#[test]
fn cl_24_or_up_to_it() {
    let mut script = Script::new(Setup { full_roll: FullRoll::UpTo, ..three() });
    script.roll(2);
    assert_eq!(script.destinations(), [at(1, 15), at(1, 16), at(2, 16)]);
    script.refused(Move::Go { to: at(0, 16) }, "CL-21");
}

#[test]
fn cl_24_where_no_path_is_as_long_the_longest_is_walked() {
    let mut script = Script::new(hut());
    script.enter(2, Study).suggest(MissScarlet, Candlestick).answers();
    // Ben and Cat leave only the doorstep free.
    script.walk(1, at(1, 4)).walk(2, at(2, 3)).roll(6);
    assert_eq!(script.destinations(), [at(1, 3)]);
}

#[test]
fn cl_24_a_room_is_entered_where_no_corridor_is_as_long() {
    let mut script = Script::new(hut());
    // Between Ben and Cat there are four free squares.
    script.roll(6);
    assert_eq!(script.destinations(), [Place::Room(Study), Place::Room(Hall)]);
    script.refused(Move::Go { to: at(1, 5) }, "CL-24");
}

#[test]
fn cl_25_a_room_is_not_left_and_entered_again() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Wrench).answers();
    script.walk(2, at(6, 22)).walk(2, at(23, 15)).roll(4);
    assert!(!script.destinations().contains(&Place::Room(Lounge)));
    script.refused(Move::Go { to: Place::Room(Lounge) }, "CL-25");
    assert!(script.destinations().contains(&Place::Room(DiningRoom)));
}

#[test]
fn cl_25_by_another_door_neither() {
    let mut script = Script::new(three());
    script.enter(12, Hall).suggest(MrGreen, Wrench).answers();
    script.walk(2, at(6, 22)).walk(2, at(23, 15)).roll(12);
    script.refused(Move::Go { to: Place::Room(Hall) }, "CL-25");
}

/// A walk's JSON holds what it is made from; what no board has and no dice show is not read.
#[test]
fn a_walk_survives_json_and_bad_ones_are_refused() {
    let mut script = Script::new(three());
    script.roll(12);
    let walk = script.options().walk.unwrap();
    let json = serde_json::to_value(walk).unwrap();
    assert_eq!(serde_json::from_value::<clue::Walk>(json.clone()).unwrap(), walk);
    let with = |key: &str, value: serde_json::Value| {
        let mut json = json.clone();
        json[key] = value;
        serde_json::from_value::<clue::Walk>(json)
    };
    assert_eq!(with("steps", 12.into()).unwrap(), walk);
    assert!(with("steps", 13.into()).is_err());
    assert!(with("from", serde_json::json!({ "square": [0, 0] })).is_err());
    assert!(with("from", serde_json::json!({ "room": "cellar" })).is_err());
    assert!(with("taken", serde_json::json!([[0, 0]])).is_err());
    assert_eq!(walk.route(at(200, 200)), None);
    assert_eq!(walk.route(at(1, 16)), None, "a walk of twelve does not end there");
    assert!(!walk.contains(at(200, 200)) && !walk.contains(at(1, 16)) && walk.contains(Place::Room(Lounge)));
}

/// The printed board by its text alone: every walk, listed.
struct Printed {
    map: Vec<Vec<char>>,
    taken: BTreeSet<(usize, usize)>,
}

impl Printed {
    fn is_square(&self, row: usize, col: usize) -> bool {
        let sign = self.map.get(row).and_then(|signs| signs.get(col)).copied().unwrap_or('#');
        ".oSMWGEP".contains(sign) && !self.taken.contains(&(row, col))
    }

    /// The cells beside a square that have a door onto it.
    fn rooms_at(&self, row: usize, col: usize) -> Vec<Room> {
        let doors: [(isize, isize, char); 4] = [(-1, 0, 'v'), (1, 0, '^'), (0, -1, '>'), (0, 1, '<')];
        let mut rooms = Vec::new();
        for (down, right, arrow) in doors {
            let (Some(door_row), Some(door_col)) = (row.checked_add_signed(down), col.checked_add_signed(right))
            else {
                continue;
            };
            if self.map.get(door_row).and_then(|signs| signs.get(door_col)) == Some(&arrow) {
                let Place::Room(room) = letter_near(&self.map, door_row, door_col) else { continue };
                rooms.push(room);
            }
        }
        rooms
    }

    fn walk(&self, path: &mut Vec<(usize, usize)>, left: Option<Room>, steps: usize, ends: &mut BTreeSet<Place>) {
        let (row, col) = *path.last().unwrap();
        let walked = path.len() - 1;
        if walked < steps {
            ends.extend(self.rooms_at(row, col).into_iter().filter(|&room| Some(room) != left).map(Place::Room));
        } else {
            ends.insert(at(row as u8, col as u8));
            return;
        }
        for next in [(row.wrapping_sub(1), col), (row + 1, col), (row, col.wrapping_sub(1)), (row, col + 1)] {
            if self.is_square(next.0, next.1) && !path.contains(&next) {
                path.push(next);
                self.walk(path, left, steps, ends);
                path.pop();
            }
        }
    }
}

/// The room that a door's cell is part of, by the letters beside it.
fn letter_near(map: &[Vec<char>], row: usize, col: usize) -> Place {
    let beside = [(row.wrapping_sub(1), col), (row + 1, col), (row, col.wrapping_sub(1)), (row, col + 1)];
    let letters = "shlbdiack";
    let found = beside.iter().find_map(|&(row, col)| letters.find(*map.get(row)?.get(col)?));
    Place::Room(Room::ALL[found.expect("a door is part of a room")])
}

#[test]
fn cl_21_to_cl_25_on_the_printed_board_reach_is_what_a_list_of_all_walks_says() {
    let board = BoardName::Mansion.board();
    let map: Vec<Vec<char>> = BoardName::Mansion.map().lines().map(|line| line.chars().collect()).collect();
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(3);
    let mut any = |bound: usize| below(&mut rng, bound as u32) as usize;
    for case in 0..600 {
        let steps = if case % 10 == 0 { 7 + any(3) } else { 1 + any(6) };
        let squares: Vec<Square> =
            (0..board.squares()).map(|id| board.square(mansion::SquareId(id as u8))).collect();
        let start = squares[any(squares.len())];
        let taken: Vec<Square> =
            (0..5).map(|_| squares[any(squares.len())]).filter(|&square| square != start).collect();
        let printed = Printed {
            map: map.clone(),
            taken: taken.iter().map(|square| (square.row.into(), square.col.into())).collect(),
        };
        let mut ends = BTreeSet::new();
        let from = if case % 3 == 0 {
            let room = Room::ALL[any(9)];
            for doorstep in board.doorsteps(room.id()).iter().map(|id| board.square(id)) {
                if !taken.contains(&doorstep) {
                    let inside = (usize::MAX / 2, 0);
                    let first = (doorstep.row.into(), doorstep.col.into());
                    printed.walk(&mut vec![inside, first], Some(room), steps, &mut ends);
                }
            }
            Spot::Room(room.id())
        } else {
            printed.walk(&mut vec![(start.row.into(), start.col.into())], None, steps, &mut ends);
            Spot::Square(board.id(start).unwrap())
        };
        let taken: SquareSet = taken.iter().map(|&square| board.id(square).unwrap()).collect();
        let reach = board.reach(&Walk { from, taken, steps: steps as u8, length: Length::Full });
        // Where no walk is complete, the list above is empty: another test has that case.
        if !ends.is_empty() {
            assert_eq!(
                reach.iter().map(|spot| Place::of(spot, board)).collect::<BTreeSet<_>>(),
                ends,
                "case {case}"
            );
        }
    }
}
