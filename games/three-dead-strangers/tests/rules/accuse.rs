//! TS-40 to TS-52: accusations, and the end.

use game::{Game, Seat, Turn, Viewer};
use three_dead_strangers::{
    Card, Character, Characters, End, Move, Observation, Phase, Scoring, Setup, Strangers, Toy,
};

use super::script::{Away, Left, Right, Script, accusation, card, cards, lay};

/// Four players; motive, means and opportunity of the Duchess show under victim 0, and seat 2, who holds an
/// Accusation, is to play. The last card played is `third`, its Duchess half on top.
pub(crate) fn ready(third: &str) -> Script {
    let hands = ["DmTm SmTw SmTo", &format!("DwTm {third} SmVo"), "! ! SmDo", "! SmVw DoVo"];
    let mut script = Script::default(&hands);
    script.turn("VmDm", 0, "DmTm", "Tm", (0, 0), Away);
    script.turn("!", 0, "DwTm", "Tm", (0, 0), Right);
    script.turn("!", 1, "SmDo", "Sm", (0, 0), Away);
    script.turn("!", 1, "SmVw", "Sm", (0, 0), Right);
    script.turn("VwDm", 2, "SmTw", "Sm", (0, 0), Away);
    let on = third.strip_prefix("Do").expect("a card of the Duchess' opportunity");
    script.turn("TmDo", 0, third, on, (0, 0), Left);
    script.draw("VmTm");
    assert_eq!(script.to_move(), Seat(2));
    script
}

#[test]
fn ts_40_all_three_must_show() {
    let mut script = ready("DoTo");
    let duchess: Characters = [Character::Duchess].into_iter().collect();
    assert_eq!(script.public().victims[0].complete, duchess);
    assert_eq!(script.refusal(accusation(0, Character::Thomas, 1)), "TS-40");
    assert_eq!(script.refusal(accusation(1, Character::Shelby, 0)), "TS-40");
    assert_eq!(script.refusal(accusation(3, Character::Shelby, 0)), "TS-11");
    let beyond = script.table.game().check(&accusation(3, Character::Shelby, 0)).unwrap_err();
    assert_eq!(beyond.message.to_string(), "no-such-victim(last: 2)");
    let accusable: Vec<_> =
        script.play().accuse.iter().map(|what| (what.victim, what.character, what.seat.0)).collect();
    assert_eq!(accusable, [3, 0, 1].map(|seat| (0, Character::Duchess, seat)));
}

#[test]
fn ts_40_only_with_the_card_only_another_player_who_is_there() {
    let mut script = ready("DoTo");
    assert_eq!(script.refusal(accusation(0, Character::Duchess, 2)), "TS-40");
    assert_eq!(script.refusal(accusation(0, Character::Duchess, 4)), "TS-40");
    assert_eq!(script.refusal(lay(1, "SmTm", "Sm", (0, 0), Away)), "TS-20");
    assert_eq!(
        script.refusal(Move::Lay {
            victim: 1,
            card: Card::ACCUSATION,
            half: super::script::half("xx"),
            on: three_dead_strangers::CellAt::FIRST,
            toward: Away
        }),
        "TS-40"
    );
    script.accuse(0, Character::Duchess, 3);
    script.draw("VoTm");
    script.make(lay(1, "DoVo", "Vo", (1, 0), Away));
    script.draw("VoTw");
    // Seat 0 holds no Accusation.
    assert_eq!(script.refusal(accusation(1, Character::Shelby, 1)), "TS-40");
}

#[test]
fn ts_41_the_accusation_is_the_whole_turn() {
    let mut script = ready("DoTo");
    assert_eq!(script.public().plays, 6);
    script.accuse(0, Character::Duchess, 3);
    assert_eq!(script.phase(), Phase::Draw { seat: Seat(3) });
}

#[test]
fn ts_41_whoever_completes_the_three_cannot_accuse_in_that_turn() {
    let mut script = Script::with_deck(&["DmTm DoTm !", "DwTm ! !"], "! DmSm");
    script.turn("!", 0, "DmTm", "Tm", (0, 0), Away);
    script.turn("DmSm", 0, "DwTm", "Tm", (0, 0), Right);
    assert!(script.play().accuse.is_empty());
    script.make(lay(0, "DoTm", "Tm", (0, 0), Left)); // Seat 0 completes them and holds an Accusation.
    assert_eq!(script.to_move(), Seat(1));
    assert!(!script.play().accuse.is_empty());
}

#[test]
fn ts_42_right_solves_the_murder_and_the_accused_plays_on() {
    let mut script = ready("DoTo");
    script.accuse(0, Character::Duchess, 3);
    let public = script.public();
    assert_eq!(public.players[Seat(3)].revealed, Some(Character::Duchess));
    assert_eq!(public.victims[0].solved.map(|solved| (solved.seat, solved.by)), Some((Seat(3), Seat(2))));
    assert_eq!(public.players[Seat(2)].hand, 3); // One was drawn, the Accusation is spent.
    assert_eq!(script.phase(), Phase::Draw { seat: Seat(3) });
    let Observation::Accused { right: true, .. } = script.told(Viewer::Spectator) else { panic!() };
}

#[test]
fn ts_43_wrong_puts_the_accusation_into_the_middle_of_the_pile() {
    let mut script = ready("DoTo");
    let before = script.public().pile;
    script.accuse(0, Character::Duchess, 1);
    let after = script.public();
    assert_eq!(after.pile.count, before.count + 1);
    assert_eq!(after.pile.put_back.as_slice(), [before.count / 2]);
    assert!(after.players[Seat(1)].not.contains(Character::Duchess));
    assert_eq!(after.players[Seat(1)].revealed, None);
    assert_eq!(after.victims[0].solved, None);
    assert_eq!(script.phase(), Phase::Draw { seat: Seat(3) });
}

#[test]
fn ts_43_when_it_comes_up_everybody_knows() {
    // A pile of one card: none lies above it, so the Accusation is drawn next.
    let mut script = Script::with_deck(&["DmTm DoTm !", "DwTw ! !"], "! DmSm");
    script.turn("!", 0, "DmTm", "Tm", (0, 0), Away);
    script.turn("DmSm", 0, "DwTw", "Tw", (0, 0), Right);
    script.make(lay(0, "DoTm", "Tm", (0, 0), Left));
    script.accuse(0, Character::Duchess, 0);
    assert_eq!(script.public().pile.count, 1);
    assert!(script.public().pile.accusation_on_top());
    assert_eq!(script.refusal(Move::Draw { card: card("DmSm") }), "TS-20");
    script.draw("!");
    assert_eq!(script.told(Viewer::Spectator), Observation::Drew { seat: Seat(0), card: Some(Card::ACCUSATION) });
    assert_eq!(script.public().players[Seat(0)].accusations, 1);
}

/// Two murders. Seat 3 was rightly accused of the first as the Duchess; under the second the Duchess and Vernon are
/// complete, and seat 2, who is Vernon, is to play the last card in hand, an Accusation.
fn second_murder() -> Script {
    let hands = ["DmTm DmVm !", "DwTm SmSw DwVw", "DoTm DoVo !", "SmTm ! !"];
    let deck = hands.iter().flat_map(|hand| cards(hand)).collect();
    let toy = Some(Toy { characters: 4, victims: 2, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck), toy, ..Setup::new(4) }, &hands);
    script.make(lay(0, "DmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "DwTm", "Tm", (0, 0), Right));
    script.make(lay(0, "DoTm", "Tm", (0, 0), Left));
    script.make(lay(1, "SmTm", "Sm", (0, 0), Away));
    script.accuse(0, Character::Duchess, 3);
    script.make(lay(1, "SmSw", "Sm", (0, 0), Left));
    script.make(lay(1, "DoVo", "Do", (0, -1), Left));
    script.pass();
    script.make(lay(1, "DmVm", "Dm", (0, 0), Right));
    script.make(lay(1, "DwVw", "Dw", (1, 0), Away));
    assert_eq!((script.to_move(), script.public().pile.count), (Seat(2), 0));
    script
}

#[test]
fn ts_44_one_player_may_be_rightly_accused_of_several_murders() {
    let mut script = second_murder();
    script.accuse(1, Character::Duchess, 3);
    let public = script.public();
    let solved: Vec<_> = public.results[0].winners.values().copied().collect();
    assert_eq!(solved, [true, true, true, false]);
    assert_eq!(public.results[0].end, End::Solved);
    let by: Vec<_> =
        public.victims.iter().map(|victim| victim.solved.map(|solved| (solved.seat.0, solved.by.0))).collect();
    assert_eq!(by, [Some((3, 0)), Some((3, 2))]);
    let Observation::Accused { right: true, .. } = script.told(Viewer::Spectator) else { panic!() };
}

#[test]
fn ts_44_a_bluff_with_ones_own_character_is_made_and_wrong() {
    let mut script = second_murder();
    script.accuse(1, Character::Vernon, 0); // Seat 2 is Vernon.
    let public = script.public();
    assert!(public.players[Seat(0)].not.contains(Character::Vernon));
    assert_eq!(public.players[Seat(0)].not.len(), 1);
    assert_eq!(public.victims[1].solved, None);
    assert_eq!((public.pile.count, public.pile.accusation_on_top()), (1, true));
}

#[test]
fn ts_44_an_own_character_may_be_named_on_another() {
    let mut script = Script::with_deck(&["SmTm SoTm !", "SwTm ! !"], "! DmSm");
    script.turn("!", 0, "SmTm", "Tm", (0, 0), Away);
    script.turn("DmSm", 0, "SwTm", "Tm", (0, 0), Right);
    script.make(lay(0, "SoTm", "Tm", (0, 0), Left));
    script.make(lay(1, "DmSm", "Sm", (0, 0), Away));
    // Seat 0 is Shelby, and says that seat 1 is.
    script.accuse(0, Character::Shelby, 1);
    assert!(script.public().players[Seat(1)].not.contains(Character::Shelby));
}

#[test]
fn ts_45_a_not_of_being_a_character_that_lies_face_up_before_another() {
    let mut script = second_murder();
    for seat in [0, 1] {
        assert_eq!(script.refusal(accusation(1, Character::Duchess, seat)), "TS-45");
        assert!(!script.public().can_be(Seat(seat), Character::Duchess));
    }
    assert!(script.public().can_be(Seat(3), Character::Duchess));
}

#[test]
fn ts_45_b_not_of_being_another_than_lies_face_up_before_them() {
    let mut script = second_murder();
    assert_eq!(script.refusal(accusation(1, Character::Vernon, 3)), "TS-45");
    let named: Vec<_> =
        script.play().accuse.iter().map(|what| (what.victim, what.character, what.seat.0)).collect();
    let [vernon, duchess] = [Character::Vernon, Character::Duchess];
    assert_eq!(named, [(1, vernon, 0), (1, vernon, 1), (1, duchess, 3)]);
}

#[test]
fn ts_45_c_not_of_being_what_they_were_wrongly_accused_of_before() {
    let mut script = ready("DoTo");
    script.accuse(0, Character::Duchess, 1);
    script.draw("VoTm");
    assert_eq!(script.refusal(accusation(0, Character::Duchess, 1)), "TS-45");
    let named: Vec<u8> = script.play().accuse.iter().map(|what| what.seat.0).collect();
    assert_eq!(named, [0, 2]);
    script.accuse(0, Character::Duchess, 0);
    assert!(script.public().players[Seat(0)].not.contains(Character::Duchess));
}

/// Wrong accusation after wrong accusation, fewer players can be named.
#[test]
fn ts_45_the_accusations_that_are_left_grow_fewer() {
    let mut script = second_murder();
    script.accuse(1, Character::Vernon, 0);
    script.draw("!");
    assert_eq!(script.public().players[Seat(3)].accusations, 1); // One of three is known to be in hand.
    // Seat 3, the Duchess herself, may name Vernon only, and not seat 0.
    let named: Vec<_> = script.play().accuse.iter().map(|what| (what.character, what.seat.0)).collect();
    assert_eq!(named, [(Character::Vernon, 1), (Character::Vernon, 2)]);
    script.accuse(1, Character::Vernon, 1);
    assert_eq!(script.public().players[Seat(3)].accusations, 0);
    script.draw("!");
    script.accuse(1, Character::Duchess, 3);
    assert_eq!(script.table.game().turn(), Turn::Over);
}

const LAST: [&str; 2] = ["SmTm SwTm SmTw", "SoTm ! !"];

/// One victim, one complete character, an Accusation for the second player.
fn last_murder(scoring: Scoring) -> Script {
    let deck = super::script::cards("SmTm SwTm SoTm SmTw ! !").into_iter().collect();
    let toy = Some(three_dead_strangers::Toy { characters: 2, victims: 1, hand: 3 });
    let setup = Setup { deck: Some(deck), toy, scoring, ..Setup::new(2) };
    let mut script = Script::new(setup, &LAST);
    script.make(lay(0, "SmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "SoTm", "Tm", (0, 0), Right));
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    script
}

#[test]
fn ts_50_the_game_ends_when_all_murders_are_solved() {
    let mut script = last_murder(Scoring::SharedPot);
    script.accuse(0, Character::Shelby, 0);
    assert_eq!(script.table.game().turn(), Turn::Over);
    assert_eq!(script.public().results[0].end, End::Solved);
}

#[test]
fn ts_50_the_game_goes_on_when_all_pass_and_cards_can_still_be_drawn() {
    let mut script = Script::with_deck(&["! ! !", "! ! !"], "! ! ! SmTm");
    for _ in 0..3 {
        script.draw("!");
        script.pass();
    }
    script.turn("SmTm", 0, "SmTm", "Sm", (0, 0), Away);
    assert_eq!(script.phase(), Phase::Play { seat: Seat(0) });
    script.pass();
    assert_eq!(script.phase(), Phase::Play { seat: Seat(1) });
    script.pass();
    assert_eq!(script.phase(), Phase::Over);
    assert_eq!(script.table.game().check(&Move::Pass {}).unwrap_err().clause, "TS-50");
}

/// A card that is played begins the count of passes again.
#[test]
fn ts_50_all_must_pass_one_after_the_other() {
    let mut script = Script::with_deck(&["! ! !", "! SmTm SwTw"], "");
    script.pass();
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    script.pass();
    assert_eq!(script.phase(), Phase::Play { seat: Seat(1) });
    script.make(lay(0, "SwTw", "Sw", (0, 0), Right));
    script.pass();
    script.pass();
    assert_eq!(script.public().results[0].end, End::NothingToPlay);
}

#[test]
fn ts_50_the_game_ends_when_nobody_can_play_and_the_pile_is_empty() {
    let mut script = Script::with_deck(&["! ! !", "SmTm ! !"], "");
    script.pass();
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    script.pass();
    assert_eq!(script.table.game().turn(), Turn::Player(Seat(1)));
    script.pass();
    assert_eq!(script.table.game().turn(), Turn::Over);
    assert_eq!(script.public().results[0].end, End::NothingToPlay);
    let Observation::Passed { ended: Some(_), .. } = script.told(Viewer::Spectator) else { panic!() };
}

#[test]
fn ts_50_the_game_ends_when_all_cards_are_played() {
    let mut script = Script::with_deck(&["SmTm SwTm SoTm", "SmVm SwVm SoVm"], "");
    for (victim, lays, on, at) in [
        (0, "SmTm", "Sm", (0, 0)),
        (1, "SmVm", "Sm", (0, 0)),
        (0, "SwTm", "Sw", (1, 0)),
        (1, "SwVm", "Sw", (1, 0)),
        (0, "SoTm", "So", (2, 0)),
        (1, "SoVm", "So", (2, 0)),
    ] {
        assert_ne!(script.table.game().turn(), Turn::Over);
        script.make(lay(victim, lays, on, at, Away));
    }
    assert_eq!(script.table.game().turn(), Turn::Over);
    let Observation::Laid { ended: Some(_), .. } = script.told(Viewer::Spectator) else { panic!() };
}

#[test]
fn ts_51_all_who_were_not_rightly_accused_win() {
    let mut script = last_murder(Scoring::SharedPot);
    assert_eq!(Strangers::winners(script.table.game()).as_slice(), [false, false]);
    script.accuse(0, Character::Shelby, 0);
    let won: Vec<bool> = script.public().results[0].winners.values().copied().collect();
    assert_eq!(won, [false, true]);
    assert_eq!(Strangers::winners(script.table.game()).as_slice(), [false, true]);
}

#[test]
fn ts_51_ts_52_a_match_goes_to_the_most_points() {
    let mut script =
        Script::new(Setup { games: 2, ..last_murder(Scoring::SharedPot).table.setup().clone() }, &LAST);
    script.make(lay(0, "SmTm", "Tm", (0, 0), Away));
    script.make(lay(0, "SoTm", "Tm", (0, 0), Right));
    script.make(lay(0, "SwTm", "Tm", (0, 0), Left));
    script.accuse(0, Character::Shelby, 0);
    assert_eq!(Strangers::winners(script.table.game()).as_slice(), [false, true]);
    script.deal(&LAST);
    while script.table.game().turn() != Turn::Over {
        let play = script.table.game().options();
        let mut moves = Vec::new();
        game::Options::list(&play, &mut moves);
        let quiet = moves.into_iter().find(|m| !matches!(m, Move::Accuse { .. })).unwrap_or(Move::Pass {});
        script.make(quiet);
    }
    assert_eq!(script.table.game().scores().as_slice(), [6, 18]);
    assert_eq!(Strangers::winners(script.table.game()).as_slice(), [false, true]);
    let results: Vec<_> = script.public().results.iter().map(|result| result.points.as_slice().to_vec()).collect();
    assert_eq!(results, [[0, 12], [6, 6]]);
}

#[test]
fn ts_52_the_winners_share_one_point_or_get_one_each() {
    let mut alone = last_murder(Scoring::SharedPot);
    alone.accuse(0, Character::Shelby, 0);
    assert_eq!(alone.table.game().scores().as_slice(), [0, 12]);
    for (scoring, each) in [(Scoring::SharedPot, 6), (Scoring::AllAlike, 12)] {
        let deck = super::script::cards("! ! ! ! ! !").into_iter().collect();
        let setup = Setup { deck: Some(deck), scoring, games: 2, ..Setup::new(2) };
        let mut script = Script::new(setup, &["! ! !", "! ! !"]);
        script.pass();
        script.pass();
        script.deal(&["! ! !", "! ! !"]);
        script.pass();
        let Observation::Passed { ended: None, .. } = script.told(Viewer::Spectator) else { panic!() };
        script.pass();
        assert_eq!(script.table.game().scores().as_slice(), [2 * each, 2 * each]);
    }
    for games in [0, 11] {
        assert_eq!(Strangers::start(&Setup { games, ..Setup::new(2) }).unwrap_err().clause, Some("TS-52"));
    }
}
