//! Golden files: counts of histories, transcripts for people to review, stored games.

use expect_test::expect_file;
use game::{Game, Mover, Seat, Table};
use testkit::script::play;
use true_colors::{
    Actions, Blocking, CENTRE, Card, Cards, Decoy, Move, Place, Setup, Toy, TrueColors, What, Where, Who,
};

#[test]
fn perft() {
    testkit::perft::check::<TrueColors>("tests/perft.txt");
}

fn dice(one: u8, other: u8) -> Move {
    Move::Dice { dice: [one, other] }
}

fn attack(weapon: What) -> Move {
    Move::Attack { target: Seat(1), weapon }
}

fn reveal(card: Card) -> Move {
    Move::Reveal { card }
}

/// Each of three has two characters, one room and one weapon.
fn cottage(decoy: Decoy) -> Table<TrueColors> {
    let setup = Setup { decoy, max_rounds: 20, toy: Some(Toy { forms: 2, faces: 3 }), ..Setup::new(3) };
    let mut table: Table<TrueColors> = Table::new(setup).unwrap();
    let hand = |seat: usize| -> Cards {
        let forms = [Card::Who(Who::ALL[2 * seat]), Card::Who(Who::ALL[2 * seat + 1])];
        forms.into_iter().chain([Card::Where(Where::ALL[seat]), Card::What(What::ALL[seat])]).collect()
    };
    let weapons = [What::Bomb, What::Axe, What::Candlestick].into_iter().collect();
    play(&mut table, [Move::Deal { hands: (0..3).map(hand).collect(), weapons }]);
    table
}

/// The first player fetches the Bomb, drags the second into the Bathroom, and does not let go; once the second takes
/// the Bomb away, and has it taken back.
#[test]
fn transcript_of_a_kill() {
    let room = |room| Move::Go { to: Place::Room(room) };
    let stay = [dice(1, 1), Move::Stay {}];
    let mut table = cottage(Decoy::OnMatch);
    play(&mut table, [dice(2, 3), room(Where::Ballroom), Move::PickUp { weapon: What::Bomb, drop: None }]);
    play(&mut table, stay.clone());
    play(&mut table, stay.clone());
    let drag = Move::Leap { to: Place::Room(Where::Bathroom), bring: Some(Seat(1)) };
    play(&mut table, [dice(3, 3), drag, attack(What::Bomb), reveal(Card::Where(Where::Bathroom))]);
    play(&mut table, [Move::Steal { from: Seat(0), weapon: What::Bomb, drop: None }]);
    play(&mut table, stay.clone().into_iter().chain([Move::End {}]));
    play(&mut table, stay.clone());
    play(&mut table, [Move::Steal { from: Seat(1), weapon: What::Bomb, drop: None }]);
    play(&mut table, [dice(1, 1), room(Where::Bathroom), attack(What::Bomb), reveal(Card::Who(Who::MrGreen))]);
    let others = |table: &mut Table<TrueColors>| {
        play(table, [Move::Roll {}, dice(1, 1), Move::Stay {}, Move::End {}]);
        play(table, [dice(1, 1), Move::Stay {}]);
    };
    // Before the roll and, without a step, after it.
    others(&mut table);
    play(&mut table, [attack(What::Bomb), reveal(Card::What(What::Bomb)), dice(1, 1), Move::Stay {}]);
    play(&mut table, [attack(What::Bomb), reveal(Card::Who(Who::ProfPlum))]);
    others(&mut table);
    play(&mut table, [attack(What::Bomb)]);
    assert_eq!(table.game().scores().as_slice(), [1, 0, 0]);
    assert_eq!(table.check(Mover::Chance, dice(1, 1)).unwrap_err(), game::Refusal::Over);
    expect_file!["transcripts/cottage.txt"].assert_eq(&testkit::transcript(&table));
}

/// By the option, a character is turned up though nothing matched; then an attack without effect.
#[test]
fn transcript_of_a_bluff() {
    let mut table = cottage(Decoy::AnyAttack);
    let to = |room| [dice(3, 3), Move::Go { to: Place::Room(room) }];
    play(&mut table, to(Where::Bathroom));
    play(&mut table, [Move::PickUp { weapon: What::Axe, drop: None }]);
    for _ in 0..2 {
        play(&mut table, [dice(1, 1), Move::Stay {}]);
    }
    let drag = Move::Leap { to: Place::Room(Where::Ballroom), bring: Some(Seat(1)) };
    play(&mut table, [dice(3, 3), drag, attack(What::Axe), reveal(Card::Who(Who::MrGreen))]);
    play(&mut table, [Move::Roll {}, dice(1, 1), Move::Stay {}, Move::End {}, dice(1, 1), Move::Stay {}]);
    play(&mut table, [attack(What::Axe), Move::Nothing {}, dice(2, 2), Move::Go { to: CENTRE }]);
    expect_file!["transcripts/bluff.txt"].assert_eq(&testkit::transcript(&table));
}

/// One of the stored games: three hunters in the mansion.
#[test]
fn transcript_of_a_whole_game() {
    let stored = std::fs::read_to_string("tests/replays/three.json").unwrap();
    let replay: testkit::replays::Replay<TrueColors> = serde_json::from_str(&stored).unwrap();
    let mut table: Table<TrueColors> = Table::new(replay.setup).unwrap();
    play(&mut table, replay.moves);
    expect_file!["transcripts/mansion.txt"].assert_eq(&testkit::transcript(&table));
}

#[test]
fn stored_games_lead_where_they_led() {
    let wanted = [
        ("three", Setup::new(3), 1),
        ("four_with_bluffs", Setup { decoy: Decoy::AnyAttack, ..Setup::new(4) }, 2),
        ("six_with_one_action", Setup { actions_per_turn: Actions::One, ..Setup::new(6) }, 3),
        ("three_in_each_others_way", Setup { blocking: Blocking::Corridors, ..Setup::new(3) }, 5),
        ("too_long", Setup { max_rounds: 3, ..Setup::new(6) }, 4),
    ];
    testkit::replays::check::<TrueColors>("tests/replays", &wanted);
}
