//! Places in the words of a game: on the board, in JSON and in TypeScript.

use mansion::{Board, Destination, Legend, Never, Place, RoomId, RoomName, Spot, Square};
use serde::{Deserialize, Serialize};
use serde_json::json;
use ts_rs::{Config, TS};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
enum Room {
    Hall,
    Kitchen,
    Attic,
}

impl RoomName for Room {
    fn on(self, board: &Board) -> Option<RoomId> {
        (self as usize + 1 < board.rooms()).then_some(RoomId(self as u8))
    }

    fn of(room: RoomId, board: &Board) -> Option<Self> {
        [Room::Hall, Room::Kitchen, Room::Attic].get(room.index()).copied().filter(|name| name.on(board).is_some())
    }
}

/// The last room of a board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
enum Middle {
    Centre,
}

impl RoomName for Middle {
    fn on(self, board: &Board) -> Option<RoomId> {
        Some(RoomId(board.rooms() as u8 - 1))
    }

    fn of(room: RoomId, board: &Board) -> Option<Self> {
        Some(Middle::Centre).filter(|middle| middle.on(board) == Some(room))
    }
}

type Named = Place<Room, Middle>;

fn board() -> Board {
    let legend = Legend { rooms: "hkw", starts: "", passages: &[] };
    Board::read("hh>.<w\nkk>.ww", &legend).unwrap()
}

#[test]
fn each_spot_has_a_place_and_each_place_its_spot() {
    let board = board();
    let square = Place::Square(Square { row: 0, col: 3 });
    let places = [
        (Spot::Square(board.id(Square { row: 0, col: 3 }).unwrap()), square),
        (Spot::Room(RoomId(0)), Place::Room(Room::Hall)),
        (Spot::Room(RoomId(1)), Place::Room(Room::Kitchen)),
        (Spot::Room(RoomId(2)), Place::Other(Middle::Centre)),
    ];
    for (spot, place) in places {
        assert_eq!(Named::of(spot, &board), place);
        assert_eq!(place.on(&board), Some(spot));
    }
    assert_eq!(Named::Square(Square { row: 0, col: 0 }).on(&board), None, "in a room");
    assert_eq!(Named::Room(Room::Attic).on(&board), None, "not on this board");
}

#[test]
fn only_rooms_are_rooms() {
    assert_eq!(Named::Room(Room::Attic).room(), Some(Room::Attic));
    assert_eq!(Named::Other(Middle::Centre).room(), None);
    assert_eq!(Named::Square(Square { row: 0, col: 3 }).room(), None);
}

#[test]
#[should_panic(expected = "RoomId(2) has no name")]
fn a_room_without_a_name_is_a_mistake_of_the_game() {
    let _ = Place::<Room>::of(Spot::Room(RoomId(2)), &board());
}

#[test]
fn places_in_json() {
    let square = Square { row: 4, col: 7 };
    let texts = [
        (Named::Square(square), json!({ "square": [4, 7] })),
        (Named::Room(Room::Hall), json!({ "room": "hall" })),
        (Named::Other(Middle::Centre), json!("centre")),
    ];
    for (place, text) in texts {
        assert_eq!(serde_json::to_value(place).unwrap(), text);
        assert_eq!(serde_json::from_value::<Named>(text).unwrap(), place);
    }
    for wrong in [json!("hall"), json!({ "room": "centre" }), json!({ "square": [4] })] {
        let error = serde_json::from_value::<Named>(wrong).unwrap_err().to_string();
        assert_eq!(error, "no such place");
    }
    let plain: Place<Room> = Place::Room(Room::Kitchen);
    assert_eq!(serde_json::to_value(plain).unwrap(), json!({ "room": "kitchen" }));
    assert_eq!(serde_json::from_value::<Place<Room>>(json!({ "room": "kitchen" })).unwrap(), plain);
    assert!(serde_json::from_value::<Place<Room>>(json!("centre")).is_err());
    let destination = Destination { to: plain, route: vec![square] };
    let text = json!({ "to": { "room": "kitchen" }, "route": [[4, 7]] });
    assert_eq!(serde_json::to_value(&destination).unwrap(), text);
    assert_eq!(serde_json::from_value::<Destination<Place<Room>, Square>>(text).unwrap(), destination);
}

#[test]
fn places_in_typescript() {
    #[derive(TS)]
    #[expect(dead_code, reason = "only its type counts")]
    struct Moves {
        plain: Place<Room>,
        named: Destination<Named, Named>,
    }
    let config = Config::default();
    let decl = "type Place<R, O = never> = { \"square\": Square } | { \"room\": R } | O;";
    assert_eq!(Named::decl(&config), decl);
    assert_eq!(Place::<Room>::name(&config), "Place<Room, never>");
    assert_eq!(Never::inline(&config), "never");
    let fields = "plain: Place<Room, never>, named: Destination<Place<Room, Middle>, Place<Room, Middle>>,";
    assert_eq!(Moves::decl(&config), format!("type Moves = {{ {fields} }};"));
}
