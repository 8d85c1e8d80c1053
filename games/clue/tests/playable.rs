//! How Clue is offered to people: setups from the lobby, sentences, moves that the table makes for its players.

use clue::{Card, CardSet, Clue, Crime, Dice, Edition, Move, Observation, Place, Room, Setup, Suspect, Weapon};
use game::{BySeat, Game, Mover, Options as _, Seat, Table, Turn, Viewer};
use presentation::{Listener, Playable};
use rand::SeedableRng;
use serde_json::{Map, Value, json};

use Suspect::{MissScarlet, MrGreen, MrsWhite, ProfessorPlum};

fn seating(chairs: &[u8], options: Value) -> Result<Setup, &'static str> {
    let options: Map<String, Value> = serde_json::from_value(options).unwrap();
    Clue::seating(chairs, &options).map_err(|refused| refused.clause.unwrap_or("none"))
}

#[test]
fn cl_12_the_chairs_taken_become_the_seats() {
    let setup = seating(&[0, 3, 5], json!({})).unwrap();
    assert_eq!(setup, Setup::new(&[MissScarlet, MrGreen, ProfessorPlum]));
    let chosen = seating(&[0, 1, 2, 3], json!({ "edition": "1986", "dice": 2 })).unwrap();
    assert_eq!((chosen.edition, chosen.dice, chosen.tokens.len()), (Edition::Of1986, 2, 4));
}

/// Where the lesson has other dice than a game without options, it says so.
#[test]
fn cl_3_the_lesson_names_its_dice() {
    let lesson = Clue::lesson().unwrap();
    let taught = Clue::seating(&lesson.chairs, &lesson.options).unwrap();
    let usual = Clue::seating(&lesson.chairs, &Map::new()).unwrap();
    assert_eq!((taught.dice, usual.dice), (2, 1));
    let go = Clue::words().text("lesson-go").unwrap();
    assert!(go.contains("two dice of this lesson") && go.contains("other games have one"), "{go}");
}

#[test]
fn seatings_that_cannot_be() {
    assert_eq!(seating(&[0, 1], json!({})), Err("CL-4"));
    assert_eq!(seating(&[0, 1, 6], json!({})), Err("CL-12"));
    assert_eq!(seating(&[2, 1, 0], json!({})), Err("CL-12"));
    assert_eq!(seating(&[0, 1, 2], json!({ "dice": 3 })), Err("CL-3"));
    assert_eq!(seating(&[0, 1, 2], json!({ "dice": "two" })), Err("CL-3"));
    assert_eq!(seating(&[0, 1, 2], json!({ "edition": "1949" })), Err("CL-44"));
    assert_eq!(seating(&[0, 1, 2], json!({ "cheating": true })), Err("none"));
    // Toy sizes are not for the lobby, nor are the seats an option.
    assert_eq!(seating(&[0, 1, 2], json!({ "board": "hut" })), Err("none"));
    assert_eq!(seating(&[0, 1, 2], json!({ "tokens": [] })), Err("none"));
}

#[test]
fn only_what_all_can_see_is_forced() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(5);
    let (mut passes, mut walks, mut shows) = (0, 0, 0);
    for _ in 0..40 {
        let mut table: Table<Clue> = Table::new(Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum])).unwrap();
        loop {
            let turn = table.game().turn();
            if let Turn::Player(seat) = turn {
                let knowledge = table.knowledge(Viewer::Seat(seat));
                let options = knowledge.options.clone().unwrap();
                match Clue::forced(&knowledge) {
                    Some(Move::Pass) => {
                        assert!(options.pass);
                        passes += 1;
                    }
                    Some(Move::Go { to }) => {
                        assert_eq!(options.walk.unwrap().destinations().collect::<Vec<_>>(), [to]);
                        walks += 1;
                    }
                    Some(other) => panic!("{other:?} is not forced"),
                    None => shows += u32::from(options.show.len() == 1),
                }
            }
            let Some(mover) = turn.mover() else { break };
            let m = table.game().options().pick(&mut rng);
            table.play(mover, m).unwrap();
        }
    }
    assert!(passes > 0 && walks > 0, "{passes} {walks}");
    assert!(shows > 0, "the only card that could be shown is never shown for its player");
    assert!(
        Table::<Clue>::new(Setup::new(&[MissScarlet, MrsWhite, MrGreen]))
            .unwrap()
            .check(Mover::Chance, Move::End)
            .is_err()
    );
}

#[test]
fn whoever_wins_and_nobody_else_has_won() {
    let mut table: Table<Clue> = Table::new(Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum])).unwrap();
    let deal = table.game().options().pick(&mut chacha20::ChaCha8Rng::seed_from_u64(1));
    table.play(Mover::Chance, deal.clone()).unwrap();
    let Move::Deal(deal) = deal else { panic!("a deal comes first") };
    assert_eq!(table.game().winners().as_slice(), [false, false, false]);
    table.play(Mover::Seat(Seat(0)), Move::Accuse(deal.case_file)).unwrap();
    assert_eq!(table.game().winners().as_slice(), [true, false, false]);
}

fn told(observation: &Observation, viewer: Viewer) -> String {
    told_with(&Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum]), observation, viewer)
}

/// What is said to a viewer at the table of Ann, Ben and Cat.
fn told_with(setup: &Setup, observation: &Observation, viewer: Viewer) -> String {
    let names: BySeat<String> = ["Ann", "Ben", "Cat"].into_iter().map(str::to_owned).collect();
    let message = Clue::tell(setup, observation, viewer);
    Clue::words().try_say(&message, Listener { viewer, names: &names }).unwrap()
}

/// The sentence for Ann, for Ben, and for a spectator.
#[track_caller]
fn check(observation: &Observation, expected: [&str; 3]) {
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    assert_eq!(viewers.map(|viewer| told(observation, viewer)), expected);
}

const CRIME: Crime = Crime { suspect: MrsWhite, weapon: Weapon::Rope, room: Room::Library };
const TRUTH: Crime = Crime { suspect: MrGreen, weapon: Weapon::Rope, room: Room::Hall };

#[test]
fn sentences() {
    let (ann, ben) = (Seat(0), Seat(1));
    let cards: CardSet =
        [Card::Suspect(MrGreen), Card::Weapon(Weapon::Rope), Card::Room(Room::Hall)].into_iter().collect();
    let dealt = Observation::Dealt { hand: Some(cards), weapons: Default::default() };
    assert_eq!(told(&dealt, Viewer::Seat(ann)), "The cards are dealt. You hold Mr. Green, the Rope and the Hall.");
    check(&Observation::Rolls { seat: ann }, ["You roll the die.", "Ann rolls the die.", "Ann rolls the die."]);
    let two = Setup { dice: 2, ..Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum]) };
    let rolls = told_with(&two, &Observation::Rolls { seat: ben }, Viewer::Spectator);
    assert_eq!(rolls, "Ben rolls the dice.");
    check(
        &Observation::Rolled { seat: ben, dice: Dice::two(3, 4) },
        ["Ben rolled 3 and 4.", "You rolled 3 and 4.", "Ben rolled 3 and 4."],
    );
    let corridor = Place::Square([7, 8].into());
    let route = vec![[7, 7].into(), [7, 8].into()];
    let went = Observation::Went { seat: ann, from: corridor, route: route.clone(), to: corridor };
    let sentence = "Ann walks 2 steps along the corridor.";
    check(&went, ["You walk 2 steps along the corridor.", sentence, sentence]);
    let step = Observation::Went { seat: ann, from: corridor, route: route[..1].to_vec(), to: corridor };
    assert_eq!(told(&step, Viewer::Spectator), "Ann walks one step along the corridor.");
    let entered = Observation::Went { seat: ann, from: corridor, route, to: Place::Room(Room::DiningRoom) };
    check(
        &entered,
        ["You walk to the Dining Room.", "Ann walks to the Dining Room.", "Ann walks to the Dining Room."],
    );
    let took = Observation::TookPassage { seat: ben, from: Room::Study, to: Room::Kitchen };
    let sentence = "Ben takes the secret passage from the Study to the Kitchen.";
    check(&took, [sentence, "You take the secret passage from the Study to the Kitchen.", sentence]);
    let sentence = "Ann suggests Mrs. White in the Library with the Rope.";
    let suggested = Observation::Suggested { seat: ann, crime: CRIME };
    check(&suggested, ["You suggest Mrs. White in the Library with the Rope.", sentence, sentence]);
    let passed = Observation::Passed { seat: ben, to: ann, crime: CRIME };
    check(&passed, ["Ben has none of the three.", "You have none of the three.", "Ben has none of the three."]);
    let showed = |card| Observation::Showed { seat: ben, to: ann, crime: CRIME, card };
    let rope = Some(Card::Weapon(Weapon::Rope));
    assert_eq!(told(&showed(rope), Viewer::Seat(ann)), "Ben shows you the Rope.");
    assert_eq!(told(&showed(rope), Viewer::Seat(ben)), "You show Ann the Rope.");
    assert_eq!(told(&showed(None), Viewer::Spectator), "Ben shows Ann a card.");
    check(
        &Observation::Ended { seat: ann },
        ["You end your turn.", "Ann ends their turn.", "Ann ends their turn."],
    );
    let sentence = "Ben can’t move and has to wait.";
    check(&Observation::Waited { seat: ben }, [sentence, "You can’t move, so you wait.", sentence]);
}

#[test]
fn sentences_about_accusations() {
    let accused =
        |right, case_file, winner| Observation::Accused { seat: Seat(0), crime: CRIME, right, case_file, winner };
    let sentence = "Ann accuses Mrs. White in the Library with the Rope, is right, and wins.";
    check(
        &accused(true, Some(CRIME), Some(Seat(0))),
        ["You accuse Mrs. White in the Library with the Rope, and you are right: you win.", sentence, sentence],
    );
    let sentence = "Ann accuses Mrs. White in the Library with the Rope, and is wrong.";
    assert_eq!(told(&accused(false, None, None), Viewer::Seat(Seat(1))), sentence);
    assert_eq!(
        told(&accused(false, Some(TRUTH), None), Viewer::Seat(Seat(0))),
        "You accuse Mrs. White in the Library with the Rope, and you are wrong. It was Mr. Green in the Hall with the Rope."
    );
    let wins = accused(false, None, Some(Seat(1)));
    let sentence = "Ann accuses Mrs. White in the Library with the Rope, and is wrong.";
    assert_eq!(told(&wins, Viewer::Seat(Seat(1))), format!("{sentence} You are the last detective left, and win."));
    assert_eq!(told(&wins, Viewer::Spectator), format!("{sentence} Ben is the last detective left, and wins."));
    // At the end of the game the case file is open to all.
    let wins = accused(false, Some(TRUTH), Some(Seat(1)));
    let truth = "It was Mr. Green in the Hall with the Rope.";
    assert_eq!(
        told(&wins, Viewer::Spectator),
        format!("{sentence} {truth} Ben is the last detective left, and wins.")
    );
}
