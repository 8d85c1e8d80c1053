//! How True Colors is offered to people: setups from the lobby, sentences, moves that the table makes for its players.

use game::{BySeat, Game, Options as _, Seat, Table, Turn, Viewer};
use presentation::{Listener, Playable};
use rand::SeedableRng;
use serde_json::{Map, Value, json};
use true_colors::{
    Actions, Attack, Blocking, CENTRE, Card, Cards, Decoy, Move, Observation, Options, Place, Setup, TrueColors,
    What, Where, Who,
};

fn seating(chairs: &[u8], options: Value) -> Result<Setup, &'static str> {
    let options: Map<String, Value> = serde_json::from_value(options).unwrap();
    TrueColors::seating(chairs, &options).map_err(|refused| refused.clause.unwrap_or("none"))
}

#[test]
fn setups_from_the_lobby() {
    assert_eq!(seating(&[0, 3, 5], json!({})), Ok(Setup::new(3)));
    let options =
        json!({ "actions_per_turn": "one", "blocking": "corridors", "decoy": "any_attack", "max_rounds": 30 });
    let chosen = Setup {
        actions_per_turn: Actions::One,
        blocking: Blocking::Corridors,
        decoy: Decoy::AnyAttack,
        max_rounds: 30,
        ..Setup::new(4)
    };
    assert_eq!(seating(&[0, 1, 2, 3], options), Ok(chosen));
    let defaults = json!({
        "actions_per_turn": "before_and_after",
        "blocking": "pads_only",
        "decoy": "on_match",
        "max_rounds": 200,
    });
    assert_eq!(seating(&[0, 1, 2, 3, 4, 5], defaults), Ok(Setup::new(6)));
}

#[test]
fn seatings_that_cannot_be() {
    assert_eq!(seating(&[0, 1], json!({})), Err("TC-2"));
    assert_eq!(seating(&[0, 1, 2, 3, 4], json!({})), Err("TC-2"));
    assert_eq!(seating(&[0, 1, 6], json!({})), Err("TC-2"));
    assert_eq!(seating(&[2, 1, 0], json!({})), Err("TC-2"));
    assert_eq!(seating(&[0, 1, 2], json!({ "max_rounds": 0 })), Err("TC-61"));
    assert_eq!(seating(&[0, 1, 2], json!({ "decoy": "never" })), Err("TC-51a"));
    assert_eq!(seating(&[0, 1, 2], json!({ "blocking": "rooms" })), Err("TC-25"));
    assert_eq!(seating(&[0, 1, 2], json!({ "cheating": true })), Err("none"));
    // Toy sizes are not for the lobby, nor are the seats an option.
    assert_eq!(seating(&[0, 1, 2], json!({ "toy": { "forms": 1, "faces": 6 } })), Err("none"));
    assert_eq!(seating(&[0, 1, 2], json!({ "seats": 3 })), Err("none"));
}

#[test]
fn only_what_all_can_see_is_forced() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(5);
    let (mut forced, mut single) = (0, 0);
    for _ in 0..30 {
        let mut table: Table<TrueColors> = Table::new(Setup::new(3)).unwrap();
        while let Some(mover) = table.game().turn().mover() {
            if let (Turn::Player(seat), Options::Answer { reveal, nothing }) =
                (table.game().turn(), table.game().options())
            {
                match TrueColors::forced(&table.knowledge(Viewer::Seat(seat))) {
                    Some(m) => {
                        assert!(m == Move::Nothing {} && nothing && reveal.is_empty());
                        forced += 1;
                    }
                    None => single += u32::from(reveal.len() == 1),
                }
            }
            let m = table.game().options().pick(&mut rng);
            table.play(mover, m).unwrap();
        }
    }
    assert!(forced > 0, "attacks without effect are answered by the table");
    assert!(single > 0, "the only card that could be turned up is never turned up for its player");
}

fn told(observation: &Observation, viewer: Viewer) -> String {
    let names: BySeat<String> = ["Ann", "Ben", "Cat"].into_iter().map(str::to_owned).collect();
    let message = TrueColors::tell(&Setup::new(3), observation, viewer);
    TrueColors::words().try_say(&message, Listener { viewer, names: &names }).unwrap()
}

/// The sentence for Ann, for Ben, and for a spectator.
#[track_caller]
fn check(observation: &Observation, expected: [&str; 3]) {
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    assert_eq!(viewers.map(|viewer| told(observation, viewer)), expected);
}

const ANN: Seat = Seat(0);
const BEN: Seat = Seat(1);

#[test]
fn sentences_about_moves() {
    let own: Cards =
        [Card::Who(Who::MrGreen), Card::Where(Where::Hall), Card::What(What::Rope)].into_iter().collect();
    let weapons: true_colors::Weapons = What::ALL.into_iter().collect();
    let dealt = Observation::Dealt { own: Some(own), weapons: weapons.clone() };
    assert_eq!(
        told(&dealt, Viewer::Seat(ANN)),
        "Your shape is Mr. Green. You can be hurt in the Hall, and with the Rope."
    );
    let dealt = Observation::Dealt { own: None, weapons };
    assert_eq!(told(&dealt, Viewer::Spectator), "The cards are dealt, and a weapon lies in every room.");
    check(&Observation::Rolls { seat: ANN }, ["You roll the dice.", "Ann rolls the dice.", "Ann rolls the dice."]);
    check(
        &Observation::Rolled { seat: BEN, dice: [3, 4] },
        ["Ben rolled 3 and 4.", "You rolled 3 and 4.", "Ben rolled 3 and 4."],
    );
    check(&Observation::Stayed { seat: ANN, too_long: false }, ["You stay.", "Ann stays.", "Ann stays."]);
    let hall = Place::Room(Where::Hall);
    let corridor = Place::Square([7, 7].into());
    let went = |to| Observation::Went { seat: ANN, from: CENTRE, route: vec![to], too_long: false };
    check(&went(hall), ["You go to the Hall.", "Ann goes to the Hall.", "Ann goes to the Hall."]);
    assert_eq!(told(&went(corridor), Viewer::Spectator), "Ann walks along the corridor.");
    assert_eq!(told(&went(CENTRE), Viewer::Spectator), "Ann goes to the middle.");
    let leapt = |bring| Observation::Leapt {
        seat: ANN,
        from: CENTRE,
        route: vec![corridor],
        to: hall,
        bring,
        too_long: false,
    };
    check(
        &leapt(None),
        [
            "You teleport from a pad to the Hall.",
            "Ann teleports from a pad to the Hall.",
            "Ann teleports from a pad to the Hall.",
        ],
    );
    check(
        &leapt(Some((BEN, corridor))),
        [
            "You teleport from a pad to the Hall and bring Ben along.",
            "Ann teleports from a pad to the Hall and brings you along.",
            "Ann teleports from a pad to the Hall and brings Ben along.",
        ],
    );
    let ended = Observation::Ended { seat: BEN, too_long: true };
    let end = "The game has gone on too long and ends without a winner.";
    assert_eq!(told(&ended, Viewer::Seat(BEN)), format!("You end your turn. {end}"));
}

#[test]
fn sentences_about_weapons_and_attacks() {
    let picked = |drop| Observation::PickedUp { seat: ANN, weapon: What::Rope, drop, too_long: false };
    check(&picked(None), ["You pick up the Rope.", "Ann picks up the Rope.", "Ann picks up the Rope."]);
    let sentence = "Ann drops the Axe and picks up the Rope.";
    assert_eq!(told(&picked(Some(What::Axe)), Viewer::Spectator), sentence);
    let sentence = "You drop the Axe and pick up the Rope.";
    assert_eq!(told(&picked(Some(What::Axe)), Viewer::Seat(ANN)), sentence);
    let stole = Observation::Stole { seat: ANN, from: BEN, weapon: What::Rope, drop: None, too_long: false };
    check(
        &stole,
        ["You steal the Rope from Ben.", "Ann steals the Rope from you.", "Ann steals the Rope from Ben."],
    );
    let attack = Attack { by: ANN, target: BEN, room: Where::Hall, weapon: What::Rope, before: true };
    let attacked = |kills| Observation::Attacked { attack, kills };
    check(
        &attacked(false),
        [
            "You attack Ben in the Hall with the Rope!",
            "Ann attacks you in the Hall with the Rope!",
            "Ann attacks Ben in the Hall with the Rope!",
        ],
    );
    check(
        &attacked(true),
        [
            "You attack Ben in the Hall with the Rope. Ben dies, and you win the game!",
            "Ann attacks you in the Hall with the Rope. You die, and Ann wins the game!",
            "Ann attacks Ben in the Hall with the Rope. Ben dies, and Ann wins the game!",
        ],
    );
    let revealed = |card| Observation::Revealed { seat: BEN, card, too_long: false };
    check(
        &revealed(Card::Who(Who::DrBlack)),
        [
            "Ben changes shape and is Dr. Black now.",
            "You change shape: you are Dr. Black now.",
            "Ben changes shape and is Dr. Black now.",
        ],
    );
    let sentence = "Ben turns up the Rope.";
    check(&revealed(Card::What(What::Rope)), [sentence, "You turn up the Rope.", sentence]);
    let safe = |cards: &[Card]| Observation::Unharmed {
        seat: BEN,
        safe: cards.iter().copied().collect(),
        too_long: false,
    };
    let (hall, rope) = (Card::Where(Where::Hall), Card::What(What::Rope));
    assert_eq!(told(&safe(&[]), Viewer::Seat(BEN)), "Nothing happens.");
    assert_eq!(told(&safe(&[rope]), Viewer::Spectator), "Nothing happens: the Rope can’t hurt Ben.");
    let sentence = "Nothing happens: neither the Hall nor the Rope can hurt Ben.";
    let to_ben = "Nothing happens: neither the Hall nor the Rope can hurt you.";
    check(&safe(&[hall, rope]), [sentence, to_ben, sentence]);
}
