//! How Three Dead Strangers is offered to people: setups from the lobby, sentences, what the table does by itself.

use game::{BySeat, Game, Options, Seat, SetupError, Table, Turn, Viewer};
use presentation::{Listener, Playable};
use rand::SeedableRng;
use serde_json::{Map, Value, json};
use three_dead_strangers::{
    Aspect, Card, CellAt, Character, End, GameResult, Half, Move, Observation, OwnDeal, Setup, Strangers, Toward,
};

fn seating(chairs: &[u8], options: Value) -> Result<Setup, (&'static str, String)> {
    let options: Map<String, Value> = serde_json::from_value(options).unwrap();
    let said = |refused: &SetupError| Strangers::words().plain(&refused.message);
    Strangers::seating(chairs, &options).map_err(|refused| (refused.clause.unwrap_or("none"), said(&refused)))
}

fn clause(chairs: &[u8], options: Value) -> &'static str {
    seating(chairs, options).unwrap_err().0
}

#[test]
fn seatings_that_cannot_be() {
    assert_eq!(seating(&[0, 2], json!({})), Ok(Setup::new(2)));
    assert_eq!(clause(&[0], json!({})), "TS-1");
    assert_eq!(clause(&[0, 4], json!({})), "TS-1");
    assert_eq!(clause(&[2, 1], json!({})), "TS-1");
    assert_eq!(clause(&[0, 1], json!({ "games": 11 })), "TS-52");
    assert_eq!(clause(&[0, 1], json!({ "spacing": "loose" })), "TS-33");
    assert_eq!(clause(&[0, 1], json!({ "seats": 3 })), "none");
    assert_eq!(clause(&[0, 1], json!({ "toy": null })), "none");
}

#[test]
fn ts_3_a_deck_of_the_hosts_own_is_taken_or_refused_with_a_reason() {
    let motive = json!({ "who": "duchess", "what": "motive" });
    let means = json!({ "who": "shelby", "what": "means" });
    let copies =
        |count: u32| json!([{ "card": [motive, means], "count": count }, { "card": "accusation", "count": 5 }]);
    let setup = seating(&[0, 1, 3], json!({ "deck": copies(30) })).unwrap();
    assert_eq!(setup.deck.unwrap().total(), 35);
    let refused = |deck: Value| seating(&[0, 1, 3], json!({ "deck": deck })).unwrap_err();
    assert_eq!(refused(copies(130)), ("TS-3", "A deck has at most 120 cards, not 135.".into()));
    assert_eq!(refused(copies(3)), ("TS-11", "9 cards have to be dealt, and the deck has only 8.".into()));
    let faults = [
        (json!("accusation"), "expected a sequence"),
        (json!([{ "card": "accusation" }]), "missing field `count`"),
        (json!([{ "card": "accusation", "count": -1 }]), "expected u8"),
        (json!([{ "card": "joker", "count": 1 }]), "a card is"),
        (json!([{ "card": [{ "who": "butler", "what": "motive" }, "dead_end"], "count": 1 }]), "a card is"),
    ];
    for (deck, says) in faults {
        let (clause, message) = refused(deck);
        assert!(clause == "none" && message.contains(says), "{message}");
    }
}

#[test]
fn ts_21_the_table_passes_for_whoever_has_nothing_to_play() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(11);
    let (mut passes, mut choices) = (0, 0);
    for _ in 0..20 {
        let mut table: Table<Strangers> = Table::new(Setup::new(4)).unwrap();
        while let Some(mover) = table.game().turn().mover() {
            let m = table.game().options().pick(&mut rng);
            if let Turn::Player(seat) = table.game().turn() {
                let forced = Strangers::forced(&table.knowledge(Viewer::Seat(seat)));
                assert_eq!(forced.is_some(), m == Move::Pass {});
                passes += u32::from(forced.is_some());
                choices += u32::from(forced.is_none());
            }
            table.play(mover, m).unwrap();
        }
    }
    assert!(passes > 0 && choices > 500, "{passes} {choices}");
}

/// The sentence for Ann, for Ben, and for a spectator.
#[track_caller]
fn check(observation: &Observation, expected: [&str; 3]) {
    let names: BySeat<String> = ["Ann", "Ben", "Cat"].into_iter().map(str::to_owned).collect();
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    let said = |viewer| {
        let message = Strangers::tell(&Setup::new(3), observation, viewer);
        Strangers::words().try_say(&message, Listener { viewer, names: &names }).unwrap()
    };
    assert_eq!(viewers.map(said), expected);
}

fn card() -> Card {
    Card::of(Half::evidence(Character::Duchess, Aspect::Means), Half::DEAD_END)
}

fn ends(winners: [bool; 3], end: End) -> Option<GameResult> {
    let points = winners.map(|won| i32::from(won) * 6).into_iter().collect();
    Some(GameResult { end, winners: winners.into_iter().collect(), points })
}

#[test]
fn sentences() {
    let (ann, ben) = (Seat(0), Seat(1));
    let dealt = "Everybody is dealt a secret character and 3 cards.";
    check(&Observation::Dealt { game: 1, each: 3, own: None }, [dealt; 3]);
    let hand = [card(), Card::ACCUSATION].into_iter().collect();
    let own = Some(OwnDeal { character: Character::Vernon, hand });
    let dealt =
        "Game 2 begins. You are Vernon St. Oakes. You hold the Duchess’s means and a Dead End; and an Accusation.";
    check(&Observation::Dealt { game: 2, each: 2, own }, [dealt; 3]);
    for (accusations, dealt) in [(2, "two Accusations"), (3, "three Accusations")] {
        let hand = [card()].into_iter().take(3 - accusations).chain([Card::ACCUSATION; 3]).take(3).collect();
        let own = Some(OwnDeal { character: Character::Vernon, hand });
        let card = if accusations == 2 { "the Duchess’s means and a Dead End; and " } else { "" };
        let dealt = format!("You are Vernon St. Oakes. You hold {card}{dealt}.");
        check(&Observation::Dealt { game: 1, each: 3, own }, [&dealt; 3]);
    }
    let drew = "Ann draws a card.";
    check(&Observation::Drew { seat: ann, card: None }, ["You draw a card.", drew, drew]);
    let drew = "Ben draws the Accusation that was put back.";
    check(&Observation::Drew { seat: ben, card: Some(Card::ACCUSATION) }, [drew, "You draw an Accusation.", drew]);
    let laid = |ended| Observation::Laid {
        seat: ann,
        victim: 1,
        card: card(),
        half: Half::DEAD_END,
        on: CellAt::FIRST,
        toward: Toward::Away,
        ended,
    };
    let what = "the Duchess’s means and a Dead End in front of the second victim.";
    let ann_plays = format!("Ann plays {what}");
    check(&laid(None), [&format!("You play {what}"), &ann_plays, &ann_plays]);
    let over = "Nobody has anything left to play.";
    check(
        &laid(ends([true, true, true], End::NothingToPlay)),
        [
            &format!("You play {what} {over} The winners are you, Ben and Cat."),
            &format!("{ann_plays} {over} The winners are Ann, you and Cat."),
            &format!("{ann_plays} {over} The winners are Ann, Ben and Cat."),
        ],
    );
    check(
        &laid(ends([false; 3], End::Solved)),
        [
            &format!("You play {what} All the murders are solved. Nobody wins."),
            &format!("{ann_plays} All the murders are solved. Nobody wins."),
            &format!("{ann_plays} All the murders are solved. Nobody wins."),
        ],
    );
    let passed = "Ben has nothing to play and passes.";
    check(&Observation::Passed { seat: ben, ended: None }, [passed, "You have nothing to play and pass.", passed]);
}

#[test]
fn sentences_about_accusations() {
    let accused = |right, ended| Observation::Accused {
        by: Seat(0),
        victim: 0,
        character: Character::Shelby,
        seat: Seat(1),
        right,
        ended,
    };
    let ending = "of murdering the first victim as Shelby Sinclair.";
    check(
        &accused(false, None),
        [
            &format!("You accuse Ben {ending} That is wrong: Ben is not Shelby Sinclair."),
            &format!("Ann accuses you {ending} That is wrong: you are not Shelby Sinclair."),
            &format!("Ann accuses Ben {ending} That is wrong: Ben is not Shelby Sinclair."),
        ],
    );
    check(
        &accused(true, ends([true, false, false], End::Solved)),
        [
            &format!(
                "You accuse Ben {ending} That is right: Ben is Shelby Sinclair. All the murders are solved. You win alone."
            ),
            &format!(
                "Ann accuses you {ending} That is right: you are Shelby Sinclair. All the murders are solved. Ann wins alone."
            ),
            &format!(
                "Ann accuses Ben {ending} That is right: Ben is Shelby Sinclair. All the murders are solved. Ann wins alone."
            ),
        ],
    );
}
