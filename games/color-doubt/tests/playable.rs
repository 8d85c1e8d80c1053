//! How Color Doubt is offered to people: setups from the lobby, who has won, and what is told of it.

use bots::{Bot, RandomBot, Tournament};
use color_doubt::{Cards, ColorDoubt, Move, Setup, Suit, Toy, WhoMayDoubt};
use game::{BySeat, Game, Message, Table, Viewer};
use presentation::{Help, Listener, OptionKind, Playable};
use serde_json::{Map, Value, json};

fn seating(chairs: &[u8], options: Value) -> Result<Setup, &'static str> {
    let options: Map<String, Value> = serde_json::from_value(options).unwrap();
    ColorDoubt::seating(chairs, &options).map_err(|problem| problem.clause.unwrap_or("none"))
}

#[test]
fn a_table_is_set_up_from_its_options() {
    assert_eq!(seating(&[0, 2, 4], json!({})), Ok(Setup::new(3)));
    let five_suits = [Suit::Pink, Suit::Red, Suit::Blue, Suit::Green, Suit::Purple];
    let options = json!({
        "cards_per_suit": 6, "who_may_doubt": "next_only", "games": 3, "max_turns": 300, "five_suits": five_suits,
    });
    let who_may_doubt = WhoMayDoubt::NextOnly;
    let setup = Setup { cards_per_suit: 6, who_may_doubt, games: 3, max_turns: 300, five_suits, ..Setup::new(2) };
    assert_eq!(seating(&[1, 3], options), Ok(setup));
}

#[test]
fn a_table_with_wrong_options_is_refused() {
    assert_eq!(seating(&[0], json!({})), Err("CD-1"));
    assert_eq!(seating(&[0, 1, 2, 3, 4, 5], json!({})), Err("CD-1"));
    assert_eq!(seating(&[1, 0], json!({})), Err("CD-1"));
    assert_eq!(seating(&[0, 0], json!({})), Err("CD-1"));
    for (options, clause) in [
        (json!({ "colour": "red" }), "none"),
        (json!({ "games": "three" }), "CD-50"),
        (json!({ "games": -1 }), "CD-50"),
        (json!({ "who_may_doubt": "everybody" }), "CD-23"),
        (json!({ "who_may_doubt": "everybody", "games": -1 }), "CD-50"),
        (json!({ "seats": 3 }), "none"),
        (json!({ "toy": { "suits": 1, "removed": 0 } }), "none"),
        (json!({ "five_suits": ["red", "orange", "yellow", "green"] }), "CD-60"),
        (json!({ "five_suits": ["red", "orange", "yellow", "green", "mauve"] }), "CD-60"),
        (json!({ "five_suits": null }), "CD-60"),
    ] {
        assert_eq!(seating(&[0, 1, 2], options.clone()), Err(clause), "{options}");
    }
    assert_eq!(seating(&[0, 1, 2], json!({ "games": 11 })), Err("CD-50"));
    assert_eq!(seating(&[0, 1, 2], json!({ "cards_per_suit": 3 })), Err("CD-2"));
    let twice = json!({ "five_suits": ["red", "red", "yellow", "green", "blue"] });
    assert_eq!(seating(&[0, 1], twice), Err("CD-60"));
}

#[test]
fn the_form_offers_the_defaults_of_the_setup() {
    let setup = serde_json::to_value(Setup::new(4)).unwrap();
    for option in ColorDoubt::info().options {
        let default = match &option.kind {
            OptionKind::Choice { choices } => json!(choices[0]),
            OptionKind::Number { default, .. } => json!(default),
            OptionKind::Several { default, .. } => json!(default),
        };
        assert_eq!(setup[option.key], default, "{}", option.key);
    }
}

#[test]
fn a_table_may_have_the_clerk_or_the_oracle() {
    assert_eq!(ColorDoubt::helps(), [Help::Clerk, Help::Oracle]);
}

fn names() -> BySeat<String> {
    ["Ada", "Ben", "Cleo"].map(String::from).into_iter().collect()
}

/// Three players with four cards each, all of one colour: red, orange and yellow.
fn dealt(games: u8, max_turns: u16) -> Table<ColorDoubt> {
    let toy = Some(Toy { suits: 3, removed: 1 });
    let mut table = Table::new(Setup { games, max_turns, cards_per_suit: 4, toy, ..Setup::new(3) }).unwrap();
    deal(&mut table);
    table
}

fn deal(table: &mut Table<ColorDoubt>) {
    let hands = [Suit::Red, Suit::Orange, Suit::Yellow].map(|suit| Cards::of(suit, 4));
    play(table, Move::Deal { hands: hands.into_iter().collect(), out: Cards::of(Suit::Rainbow, 1) });
}

fn play(table: &mut Table<ColorDoubt>, m: Move) {
    table.play(table.game().turn().mover().expect("the game is not over"), m).unwrap();
}

/// The player to move plays the whole hand, which is of this colour, and nobody doubts it.
fn play_all(table: &mut Table<ColorDoubt>, suit: Suit) {
    for m in [Move::Lay { cards: Cards::of(suit, 4), say: suit }, Move::Pass {}, Move::Pass {}] {
        play(table, m);
    }
}

/// What a spectator is told of the last move, in words.
fn last_told(table: &Table<ColorDoubt>) -> String {
    let observation = table.knowledge(Viewer::Spectator).observations.pop().expect("something was told");
    say(&ColorDoubt::tell(table.setup(), &observation, Viewer::Spectator))
}

/// What a spectator reads.
fn say(message: &Message) -> String {
    ColorDoubt::words().try_say(message, Listener { viewer: Viewer::Spectator, names: &names() }).unwrap()
}

/// Who has won, in the review's words.
fn first_of_review(table: &Table<ColorDoubt>) -> String {
    say(&ColorDoubt::review(table).unwrap().summary[0])
}

fn won(table: &Table<ColorDoubt>) -> Vec<bool> {
    table.game().winners().values().copied().collect()
}

#[test]
fn a_single_game_is_told_without_a_match() {
    let mut table = dealt(1, 2_000);
    assert_eq!(last_told(&table), "Everybody gets 4 cards; 1 is out of the game. Ada leads.");
    assert_eq!(won(&table), [false; 3], "nobody has won yet");
    play_all(&mut table, Suit::Red);
    let told = "Cleo lets it stand. Ada is rid of all cards and wins the game. Points: Ada 10, Ben \u{2212}4 and Cleo \u{2212}4.";
    assert_eq!(last_told(&table), told);
    assert_eq!(won(&table), [true, false, false]);
    assert_eq!(first_of_review(&table), "Ada won.");
}

#[test]
fn a_match_is_told_with_its_winners() {
    let mut table = dealt(2, 2_000);
    assert_eq!(last_told(&table), "Game 1 of 2. Everybody gets 4 cards; 1 is out of the game. Ada leads.");
    play_all(&mut table, Suit::Red);
    assert!(last_told(&table).ends_with("and Cleo \u{2212}4."), "the match goes on");
    deal(&mut table);
    play_all(&mut table, Suit::Orange);
    let told = last_told(&table);
    assert!(told.ends_with(" The match is over: Ada and Ben share the win with 6 points each."), "{told}");
    assert_eq!(first_of_review(&table), "The winners are Ada and Ben.");
}

#[test]
fn a_match_won_by_one_is_told_with_the_total() {
    let mut table = dealt(2, 2_000);
    play(&mut table, Move::Lay { cards: Cards::of(Suit::Red, 4), say: Suit::Red });
    play(&mut table, Move::Doubt {});
    deal(&mut table);
    play_all(&mut table, Suit::Orange);
    let told = last_told(&table);
    assert!(told.ends_with(" The match is over: Ada wins it with 6 points."), "{told}");
}

/// A game that takes too long names no winner to anybody, whatever the points are.
#[test]
fn a_game_without_a_winner_is_told_as_that() {
    let mut table = dealt(1, 1);
    play(&mut table, Move::Lay { cards: Cards::of(Suit::Red, 2), say: Suit::Red });
    let told = last_told(&table);
    let end = " The game has taken too long and ends without a winner. Points: Ada \u{2212}2, Ben \u{2212}4 and Cleo \u{2212}4.";
    assert!(told.ends_with(end), "{told}");
    assert_eq!(won(&table), [false; 3]);
    assert_eq!(first_of_review(&table), "Nobody won.");
}

#[test]
fn a_match_without_a_winner_is_told_as_that() {
    let mut table = dealt(2, 1);
    play(&mut table, Move::Lay { cards: Cards::of(Suit::Red, 2), say: Suit::Red });
    deal(&mut table);
    play(&mut table, Move::Lay { cards: Cards::of(Suit::Orange, 2), say: Suit::Red });
    let told = last_told(&table);
    assert!(told.ends_with(" The match is over. Nobody wins it: no game had a winner."), "{told}");
    assert_eq!(won(&table), [false; 3]);
}

#[test]
fn a_tournament_counts_games_without_a_winner() {
    let bot: &dyn Bot<ColorDoubt> = &RandomBot;
    let results = |max_turns| {
        let entrants = [bot; 3].map(|bot| bots::Entrant { name: "random", bot });
        let setup = Setup { max_turns, cards_per_suit: 4, ..Setup::new(3) };
        Tournament::new(setup, &entrants, 6, 1).run(|_| ()).unwrap()
    };
    assert_eq!(results(1).without_winner, 6);
    assert_eq!(results(10_000).without_winner, 0);
}
