//! Counts of histories, transcripts for a person to review, and stored matches.

use super::rules::script::{self, Away, Left, Right, Script, lay};
use expect_test::expect_file;
use three_dead_strangers::{Character, Scoring, Setup, Spacing, Strangers, Toy};

#[test]
fn perft() {
    testkit::perft::check::<Strangers>("tests/perft.txt");
}

/// Two players, two games: all evidence played and a right accusation; then nothing but Accusations, and all pass.
#[test]
fn transcript_of_two_players() {
    let deck = script::cards("SmTm SwTm SoTm SmTw ! !").into_iter().collect();
    let toy = Some(Toy { characters: 3, victims: 1, hand: 2 });
    let setup = Setup { deck: Some(deck), toy, games: 2, ..Setup::new(2) };
    let mut script = Script::new(setup, &["SmTm SwTm", "SoTm !"]);
    script.turn("SmTw", 0, "SmTm", "Tm", (0, 0), Away);
    script.turn("!", 0, "SoTm", "Tm", (0, 0), Right);
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    script.accuse(0, Character::Shelby, 0);
    script.deal(&["! !", "SmTm SmTw"]);
    script.turn("SoTm", 0, "SmTm", "Sm", (0, 0), Right);
    script.draw("SwTm");
    script.make(lay(0, "SwTm", "Tm", (0, 1), Away));
    script.make(lay(0, "SoTm", "Tm", (1, 1), Right));
    script.pass();
    script.make(lay(0, "SmTw", "Sm", (1, 1), Away));
    script.pass();
    script.pass();
    expect_file!["transcripts/two_players.txt"].assert_eq(&testkit::transcript(&script.table));
}

/// Four players and the default deck: evidence covered, a wrong accusation that everybody sees come up again, and a
/// right one.
#[test]
fn transcript_of_four_players() {
    let hands =
        ["DmTm SmTw SmTo", "DwTm DoTo SmVo", "! ! SmDo", "SmVw DoVo TmTm"].map(|hand| hand.replace("TmTm", "TmVm"));
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let deck =
        script::cards("DmTm SmTw SmTo DwTm DoTo SmVo ! ! SmDo SmVw DoVo TmVm VmDm ! SoTo VwDm TwVo xxTm SoVm xxxx");
    let setup = Setup { deck: Some(deck.into_iter().collect()), ..Setup::new(4) };
    let mut script = Script::new(setup, &hands);
    script.turn("VmDm", 0, "DmTm", "Tm", (0, 0), Away);
    script.turn("SoTo", 0, "DwTm", "Tm", (0, 0), Right);
    script.turn("!", 1, "SmDo", "Sm", (0, 0), Away);
    script.turn("TwVo", 1, "SmVw", "Sm", (0, 0), Right);
    script.turn("VwDm", 2, "SmTw", "Sm", (0, 0), Away);
    script.turn("xxTm", 0, "DoTo", "Do", (0, 0), Left);
    script.draw("SoVm");
    script.accuse(0, Character::Duchess, 0);
    script.draw("!");
    script.make(lay(2, "TwVo", "Tw", (1, 0), Away));
    assert_eq!(script.public().pile.put_back.as_slice(), [] as [u8; 0]);
    script.draw("xxxx");
    script.make(lay(2, "xxxx", "xx", (0, 0), Right));
    script.make(lay(1, "xxTm", "Tm", (1, 0), Away));
    script.accuse(0, Character::Duchess, 3);
    expect_file!["transcripts/four_players.txt"].assert_eq(&testkit::transcript(&script.table));
}

#[test]
fn replays() {
    let wanted = [
        ("two_players", Setup::new(2), 1),
        ("three_players_touching", Setup { spacing: Spacing::Touching, ..Setup::new(3) }, 2),
        ("four_players", Setup::new(4), 1),
        ("four_players_all_alike", Setup { scoring: Scoring::AllAlike, games: 2, ..Setup::new(4) }, 3),
    ];
    testkit::replays::check::<Strangers>("tests/replays", &wanted);
}
