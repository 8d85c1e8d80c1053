//! Golden files: counts of histories, transcripts for people to review, stored games.

use clue::{
    AccuseAfterCard, BoardName, CardSet, Clue, Crime, Deal, Dice, Edition, FullRoll, LastDetective, Move, Place,
    Room, Setup, SuggestionOnEntry, Suspect, WeaponRooms,
};
use expect_test::expect_file;
use game::{Mover, Table};
use testkit::script::play;

use Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsPeacock, MrsWhite, ProfessorPlum};

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::check("RULES.md", &["tests"]);
}

#[test]
fn perft() {
    testkit::perft::check::<Clue>("tests/perft.txt");
}

/// The hut: three players, two cards for the first, one each for the others.
fn hut(last_detective: LastDetective) -> Table<Clue> {
    let tokens = [MissScarlet, ColonelMustard, MrsWhite];
    let setup = Setup { last_detective, board: BoardName::Hut, suspects: 3, weapons: 2, ..Setup::new(&tokens) };
    let mut table: Table<Clue> = Table::new(setup).unwrap();
    let hand = |names: &str| -> CardSet { serde_json::from_str(names).unwrap() };
    let hands = [r#"["miss_scarlet","candlestick"]"#, r#"["colonel_mustard"]"#, r#"["study"]"#].map(hand);
    let case_file = Crime { suspect: MrsWhite, weapon: clue::Weapon::Knife, room: Room::Hall };
    let weapons = WeaponRooms([Room::Study, Room::Hall].into_iter().collect());
    play(&mut table, [Move::Deal(Deal { hands: hands.into_iter().collect(), case_file, weapons })]);
    table
}

/// A walk, a suggestion with a pass and a card, a summons, a wrong accusation, an answer after it, a right one.
#[test]
fn transcript_of_a_short_game() {
    use clue::Weapon::{Candlestick, Knife};
    let crime = |suspect, weapon, room| Crime { suspect, weapon, room };
    let walk = |number, to| [Move::Roll, Move::Dice { dice: Dice::one(number) }, Move::Go { to }];
    let square = |row, col| Place::Square([row, col].into());
    let mut table = hut(LastDetective::Wins);
    play(&mut table, walk(2, Place::Room(Room::Study)));
    play(&mut table, [Move::Suggest(crime(ColonelMustard, Knife, Room::Study))]);
    play(&mut table, [Move::Show { card: clue::Card::Suspect(ColonelMustard) }]);
    play(&mut table, [Move::Suggest(crime(MrsWhite, Candlestick, Room::Study))]);
    play(&mut table, [Move::Show { card: clue::Card::Room(Room::Study) }]);
    play(&mut table, walk(1, square(1, 3)));
    play(&mut table, [Move::End]);
    play(&mut table, [Move::Accuse(crime(MrsWhite, Candlestick, Room::Hall))]);
    play(&mut table, walk(6, Place::Room(Room::Hall)));
    play(&mut table, [Move::Suggest(crime(MrsWhite, Knife, Room::Hall)), Move::Pass, Move::Pass]);
    play(&mut table, [Move::End]);
    play(&mut table, [Move::Accuse(crime(MrsWhite, Knife, Room::Hall))]);
    assert_eq!(table.check(Mover::Chance, Move::Roll).unwrap_err(), game::Refusal::Over);
    expect_file!["transcripts/hut.txt"].assert_eq(&testkit::transcript(&table));
}

/// Everybody accuses wrongly: each alone looks into the case file, until the last one ends the game.
#[test]
fn transcript_of_a_game_that_nobody_wins() {
    use clue::Weapon::Candlestick;
    let mut table = hut(LastDetective::MustSolve);
    for suspect in [MissScarlet, ColonelMustard, MrsWhite] {
        play(&mut table, [Move::Accuse(Crime { suspect, weapon: Candlestick, room: Room::Hall })]);
    }
    expect_file!["transcripts/unsolved.txt"].assert_eq(&testkit::transcript(&table));
}

/// One of the stored games: three detectives at the mansion.
#[test]
fn transcript_of_a_whole_game() {
    let stored = std::fs::read_to_string("tests/replays/three_by_1972.json").unwrap();
    let replay: testkit::replays::Replay<Clue> = serde_json::from_str(&stored).unwrap();
    let mut table: Table<Clue> = Table::new(replay.setup).unwrap();
    play(&mut table, replay.moves);
    expect_file!["transcripts/mansion.txt"].assert_eq(&testkit::transcript(&table));
}

#[test]
fn stored_games_lead_where_they_led() {
    let four = [ColonelMustard, MrsWhite, MrGreen, MrsPeacock];
    let wanted = [
        ("three_by_1972", Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum]), 1),
        (
            "four_by_1986",
            Setup {
                edition: Edition::Of1986,
                dice: 2,
                full_roll: FullRoll::UpTo,
                suggestion_on_entry: SuggestionOnEntry::Optional,
                accuse_after_card: AccuseAfterCard::Allowed,
                last_detective: LastDetective::MustSolve,
                ..Setup::new(&four)
            },
            2,
        ),
        ("six_by_1972", Setup::new(Suspect::ALL), 3),
        ("lodge", Setup { board: BoardName::Lodge, weapons: 4, ..Setup::new(&four) }, 4),
    ];
    testkit::replays::check::<Clue>("tests/replays", &wanted);
}
