//! Standing orders: what the table does for a player.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use clue::{Card, Clue, Crime, Detective, Dice, Move, Observation, Place, Setup};
use game::{Game, Knowledge, Options as _, Table, Turn, Viewer};
use presentation::{Playable, read_orders};
use rand::SeedableRng;
use serde_json::{Value, json};

use super::rules::script::{
    ANN, BEN, LeadPipe, Lounge, MissScarlet, MrGreen, MrsWhite, ProfessorPlum, Rope, Script, Wrench, three,
};

/// What somebody's orders say to make now.
fn obeyed(table: &Table<Clue>, orders: &Value) -> Option<Move> {
    let Turn::Player(seat) = table.game().turn() else { panic!("a player is to move") };
    let orders = read_orders::<Clue>(orders.as_object().unwrap()).unwrap();
    Clue::obey(&orders, &table.knowledge(Viewer::Seat(seat)), &mut ChaCha8Rng::seed_from_u64(1))
}

fn shows(script: &Script, orders: &Value) -> Option<Card> {
    match obeyed(&script.table, orders) {
        Some(Move::Show { card }) => Some(card),
        None => None,
        Some(other) => panic!("a card is shown, not {other:?}"),
    }
}

/// CL-43: Ann asks for Mrs. White with the Lead Pipe, and Ben holds both.
#[test]
fn cl_43_a_card_is_shown_as_ordered() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrsWhite, LeadPipe);
    let (white, pipe) = (Card::Suspect(MrsWhite), Card::Weapon(LeadPipe));
    assert_eq!(shows(&script, &json!({})), None, "nothing is done unasked");
    assert_eq!(shows(&script, &json!({ "show": "always" })), Some(white));
    assert_eq!(shows(&script, &json!({ "show": "always", "kinds": "wrs" })), Some(pipe));
    assert_eq!(shows(&script, &json!({ "show": "one" })), None, "Ben has two to show");
    // Ann has seen nothing of the others' cards yet.
    assert_eq!(shows(&script, &json!({ "show": "unless_close" })), Some(white));

    let never = |to| json!({ "show": "always", "never": "card-mrs-white", "never_to": to });
    assert_eq!(shows(&script, &never("anybody")), Some(pipe));
    assert_eq!(shows(&script, &never("right")), Some(pipe), "Ann plays before Ben");
    assert_eq!(shows(&script, &never("left")), Some(white), "Cat plays after Ben, and has not asked");
}

/// CL-43: what is never shown is never shown, and a player who is asked for nothing else is asked themselves.
#[test]
fn cl_43_the_only_card_is_shown_unless_it_never_is() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrsWhite, Wrench);
    assert_eq!(shows(&script, &json!({ "show": "one" })), Some(Card::Suspect(MrsWhite)));
    assert_eq!(shows(&script, &json!({ "show": "always", "never": "card-mrs-white" })), None);
}

/// CL-43: what the asker has seen already comes first, unless it is to be a card like others.
#[test]
fn cl_43_a_card_that_was_shown_before_comes_first() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrsWhite, LeadPipe);
    let (white, pipe) = (Card::Suspect(MrsWhite), Card::Weapon(LeadPipe));
    let mut knowledge = script.table.knowledge(Viewer::Seat(BEN));
    knowledge.view.own.as_mut().unwrap().shown_by_me[ANN].insert(pipe);
    let shows = |orders: Value| {
        let orders = read_orders::<Clue>(orders.as_object().unwrap()).unwrap();
        Clue::obey(&orders, &knowledge, &mut ChaCha8Rng::seed_from_u64(1))
    };
    assert_eq!(shows(json!({ "show": "always", "kinds": "srw" })), Some(Move::Show { card: pipe }));
    let fresh = json!({ "show": "always", "kinds": "srw", "again": "no" });
    assert_eq!(shows(fresh), Some(Move::Show { card: white }));
}

/// CL-20, CL-24: a player is rolled for and walked to a room, and asked once they are in it.
#[test]
fn cl_20_a_player_is_walked_to_a_room() {
    let mut script = Script::new(three());
    let go = json!({ "go": "card-lounge" });
    assert_eq!(obeyed(&script.table, &json!({ "go": "none" })), None);
    assert_eq!(obeyed(&script.table, &go), Some(Move::Roll));
    script.play(Move::Roll).play(Move::Dice { dice: Dice::two(2, 1) });
    let Some(Move::Go { to }) = obeyed(&script.table, &go) else { panic!("a walk has an end") };
    assert!(matches!(to, Place::Square(_)), "the Lounge is eight steps away: {to:?}");
    script.play(Move::Go { to });
    // The others stay where they are, as nearly as they can.
    for _ in 0..2 {
        let back = |script: &Script| script.options().walk.unwrap().destinations().next().unwrap();
        script.roll(2);
        let to = back(&script);
        script.play(Move::Go { to });
    }
    script.play(Move::Roll).play(Move::Dice { dice: Dice::two(3, 3) });
    assert_eq!(obeyed(&script.table, &go), Some(Move::Go { to: Place::Room(Lounge) }));
    script.play(Move::Go { to: Place::Room(Lounge) });
    assert_eq!(obeyed(&script.table, &go), None, "what to suggest is for the player to say");
}

/// CL-40: what is to be suggested in a room is suggested there once, and nobody is sent back to ask it again.
#[test]
fn cl_40_a_suggestion_that_was_ordered_is_made_once() {
    let mut script = Script::new(three());
    script.enter(8, Lounge);
    let orders = json!({ "go": "card-lounge", "suspect": "card-mrs-white", "weapon": "card-lead-pipe" });
    let orders = read_orders::<Clue>(orders.as_object().unwrap()).unwrap();
    let mut knowledge = script.table.knowledge(Viewer::Seat(ANN));
    let obeyed = |knowledge: &Knowledge<Clue>| Clue::obey(&orders, knowledge, &mut ChaCha8Rng::seed_from_u64(1));
    let crime = Crime { suspect: MrsWhite, weapon: LeadPipe, room: Lounge };
    assert_eq!(obeyed(&knowledge), Some(Move::Suggest(crime)));
    knowledge.observations.push(Observation::Suggested { seat: BEN, crime });
    assert_eq!(obeyed(&knowledge), Some(Move::Suggest(crime)), "somebody else asked it");
    knowledge.observations.push(Observation::Suggested { seat: ANN, crime });
    assert_eq!(obeyed(&knowledge), None);
}

/// CL-45: where nobody could show a card, the turn ends unless its player can be certain.
#[test]
fn cl_45_a_turn_ends_as_ordered() {
    let mut script = Script::new(three());
    script.enter(8, Lounge).suggest(MrGreen, Rope).answers();
    assert_eq!(obeyed(&script.table, &json!({})), None);
    assert_eq!(obeyed(&script.table, &json!({ "end": "unless_certain" })), Some(Move::End));
}

/// In games between detectives somebody gets close to the solution, and then their opponent is asked.
#[test]
fn cl_43_whoever_is_close_is_not_shown_one_of_several() {
    let (mut shown, mut asked) = (0, 0);
    for seed in 0..30 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table: Table<Clue> = Table::new(Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum])).unwrap();
        while let Some(mover) = table.game().turn().mover() {
            let m = match table.game().turn() {
                Turn::Player(seat) => {
                    if table.game().options().show.len() > 1 {
                        match obeyed(&table, &json!({ "show": "unless_close" })) {
                            Some(_) => shown += 1,
                            None => asked += 1,
                        }
                    }
                    bots::Bot::choose(&Detective, &table.knowledge(Viewer::Seat(seat)), &mut rng)
                }
                _ => table.game().options().pick(&mut rng),
            };
            table.play(mover, m).unwrap();
        }
    }
    assert!(shown > 3 * asked && asked > 0, "{shown} shown, {asked} asked");
}

#[test]
fn an_order_that_cannot_be_followed_is_refused_by_name() {
    let refused = |orders: Value| {
        let refused = read_orders::<Clue>(orders.as_object().unwrap()).unwrap_err();
        (refused.clause.unwrap_or_default().to_string(), Clue::words().plain(&refused.message))
    };
    let (clause, text) = refused(json!({ "show": "sometimes" }));
    assert_eq!(clause, "CL-43");
    assert!(text.contains("“show”") && text.contains("unless_close"), "{text}");
    let (_, text) = refused(json!({ "never": "card-green" }));
    assert!(text.contains("card-rope"), "{text}");
    let (_, text) = refused(json!({ "show": "always", "hide": "card-rope" }));
    assert!(text.contains("hide") && text.contains("never_to"), "{text}");
    let names: BTreeSet<_> = Clue::info().orders.iter().map(|order| order.key).collect();
    assert_eq!(names.len(), Clue::info().orders.len());
}
