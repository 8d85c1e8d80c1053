//! The cards and the deal.

use chacha20::ChaCha8Rng;
use color_doubt::{Cards, ColorDoubt, Move, SeenMove, Setup, Suit, Toy};
use game::{Game, Options, Seat, Table, Turn, Viewer};
use rand::SeedableRng;

use super::script::{Script, cards, player};

fn clause(setup: Setup) -> &'static str {
    ColorDoubt::start(&setup).expect_err("it is refused").clause.expect("a clause")
}

#[test]
fn cd_1_seven_colors_and_one_rainbow_card() {
    for seats in 3..=5 {
        assert_eq!(Setup::new(seats).deck().cards, Cards::new([9, 9, 9, 9, 9, 9, 9, 1]));
    }
    assert_eq!(clause(Setup::new(1)), "CD-1");
    assert_eq!(clause(Setup::new(6)), "CD-1");
}

#[test]
fn cd_1_a_toy_deck_has_one_to_seven_colors() {
    let toy = |suits| Setup { cards_per_suit: 1, toy: Some(Toy { suits, removed: 0 }), ..Setup::new(2) };
    for suits in 1..=7 {
        assert_eq!(toy(suits).deck().cards.total(), suits + 1);
    }
    assert_eq!([clause(toy(0)), clause(toy(8))], ["CD-1", "CD-1"]);
    assert_eq!(clause(Setup { cards_per_suit: 0, ..toy(2) }), "CD-2");
}

#[test]
fn cd_2_nine_cards_of_each_color_come_out_even() {
    let each: Vec<(u8, u8)> = [2, 3, 4, 5]
        .map(|seats| {
            let game = ColorDoubt::start(&Setup::new(seats)).unwrap();
            (Setup::new(seats).deck().each, game.public().out)
        })
        .to_vec();
    assert_eq!(each, [(18, 10), (20, 4), (15, 4), (12, 4)]);
}

#[test]
fn cd_2_four_to_twelve_cards_of_each_color() {
    for cards_per_suit in 4..=12 {
        let deck = Setup { cards_per_suit, ..Setup::new(4) }.deck();
        assert_eq!(deck.cards.total(), 7 * cards_per_suit + 1);
        assert_eq!(deck.each, (7 * cards_per_suit - 3) / 4);
    }
    for cards_per_suit in [0, 3, 13, 255] {
        assert_eq!(clause(Setup { cards_per_suit, ..Setup::new(4) }), "CD-2");
    }
}

#[test]
fn cd_3_the_rainbow_card_counts_as_any_color() {
    for say in [Suit::Orange, Suit::Pink] {
        let mut script = Script::default(&["*o", "", ""]);
        script.lay("*", say).doubt();
        assert!(script.view(Viewer::Spectator).public.doubt.unwrap().truthful);
    }
}

#[test]
fn cd_10_four_cards_are_taken_out_unseen_by_everybody() {
    let script = Script::default(&["", "", "", ""]);
    let public = script.view(Viewer::Spectator).public;
    assert_eq!(public.out, 4);
    let Move::Deal { hands, out } = &script.table.log()[0] else { panic!("the deal is the first move") };
    assert_eq!(out.total(), 4);
    assert_eq!(hands.values().fold(*out, |all, hand| all + *hand), public.deck);
    for viewer in Viewer::all(4) {
        let SeenMove::Deal { hand, out, .. } = script.told(viewer).event else { panic!("a deal was told") };
        assert_eq!((hand, out), (viewer.seat().map(|seat| hands[seat]), 4));
    }
}

#[test]
fn cd_10_a_deal_is_shuffled() {
    // Each place of the deck is as likely for the rainbow card as any other: 4 of 64 are out of the game.
    let game = ColorDoubt::start(&Setup::new(3)).unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    let mut places = [0_u32; 4];
    for _ in 0..64_000 {
        let deal = game.options().pick(rng);
        assert_eq!(game.check(&deal), Ok(()));
        let Move::Deal { hands, .. } = deal else { panic!("a deal is picked") };
        let place = hands.iter().find(|(_, hand)| hand[Suit::Rainbow] > 0);
        places[place.map_or(3, |(seat, _)| seat.index())] += 1;
    }
    assert!(places[..3].iter().all(|count| (19_300..20_700).contains(count)), "{places:?}");
    assert!((3_700..4_300).contains(&places[3]), "{places:?}");
}

#[test]
fn cd_11_left_over_cards_are_set_aside_too() {
    // 7 times 8 and the rainbow card are 57; less four, 53 for five players: ten each, three left over.
    let script = Script::new(Setup { cards_per_suit: 8, ..Setup::new(5) }, &["", "", "", "", ""]);
    let public = script.view(Viewer::Spectator).public;
    assert_eq!(public.out, 7);
    assert!(public.hands.values().all(|hand| hand.count == 10));
    let toy = Some(Toy { suits: 1, removed: 3 });
    assert_eq!(clause(Setup { toy, cards_per_suit: 4, ..Setup::new(3) }), "CD-11");
}

#[test]
fn cd_11_an_uneven_deal_is_refused() {
    let setup = Setup { toy: Some(Toy { suits: 2, removed: 0 }), cards_per_suit: 2, ..Setup::new(2) };
    let game = ColorDoubt::start(&setup).unwrap();
    let deal = |one, other, out| {
        let hands = [cards(one), cards(other)].into_iter().collect();
        game.check(&Move::Deal { hands, out: cards(out) }).map_err(|illegal| illegal.clause)
    };
    assert_eq!(deal("rr", "oo", "*"), Ok(()));
    for (one, other, out) in [("rro", "o", "*"), ("rr", "oo", ""), ("rr", "ro", "*"), ("rr", "*y", "o")] {
        assert_eq!(deal(one, other, out), Err("CD-11"), "{one} {other} {out}");
    }
    // All the cards, but not to two players; and more cards than can be added up.
    let absurd = Cards::new([255; 8]);
    for (hands, out) in [
        (vec![cards("rr")], cards("oo*")),
        (vec![cards("rr"), cards("oo"), Cards::NONE], cards("*")),
        (vec![cards("rr"), absurd], cards("*")),
        (vec![cards("rr"), cards("oo")], absurd),
    ] {
        let wrong = Move::Deal { hands: hands.into_iter().collect(), out };
        assert_eq!(game.check(&wrong).unwrap_err().clause, "CD-11");
        assert!(!game.options().contains(&wrong));
    }
}

#[test]
fn cd_11_a_deal_is_as_likely_as_it_has_ways() {
    let setup = Setup { toy: Some(Toy { suits: 2, removed: 0 }), cards_per_suit: 2, ..Setup::new(2) };
    let game = ColorDoubt::start(&setup).unwrap();
    let weight = |one, other, out| {
        game.weight(&Move::Deal { hands: [cards(one), cards(other)].into_iter().collect(), out: cards(out) })
    };
    assert_eq!(weight("rr", "oo", "*"), 1.0);
    assert_eq!(weight("ro", "ro", "*"), 4.0);
    assert_eq!(weight("r*", "oo", "r"), 2.0);
    // Five cards, two to one and two to the other: 10 times 3 ways.
    let mut deals = Vec::new();
    game.options().list(&mut deals);
    assert_eq!(deals.iter().map(|deal| game.weight(deal)).sum::<f64>(), 30.0);
}

#[test]
fn cd_12_the_deal_is_told_with_its_leader() {
    let mut script = Script::new(Setup { games: 2, max_turns: 1, ..Setup::new(4) }, &["", "", "", ""]);
    script.make(Move::Lay { cards: Cards::of(Suit::Red, 1), say: Suit::Red });
    script.deal(&["", "", "", ""]);
    let expected = SeenMove::Deal { game: 2, games: 2, leader: Seat(1), each: 15, out: 4, hand: None };
    assert_eq!(script.told(Viewer::Spectator).event, expected);
}

#[test]
fn cd_12_the_lead_passes_to_the_left_each_game() {
    let setup = Setup { games: 5, max_turns: 1, ..Setup::new(3) };
    let mut table: Table<ColorDoubt> = Table::new(setup).unwrap();
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    let mut leaders = Vec::new();
    while let Some(mover) = table.game().turn().mover() {
        if let Turn::Player(Seat(seat)) = table.game().turn() {
            leaders.push(seat);
        }
        table.play(mover, table.game().options().pick(rng)).unwrap();
    }
    assert_eq!(leaders, [0, 1, 2, 0, 1]);
}

#[test]
fn cd_60_two_players_use_five_colors_and_take_ten_cards_out() {
    let deck = Setup::new(2).deck();
    assert_eq!((deck.cards, deck.each), (Cards::new([9, 9, 9, 9, 9, 0, 0, 1]), 18));
    assert_eq!(Script::default(&["", ""]).view(Viewer::Spectator).public.out, 10);
    let five = [Suit::Pink, Suit::Orange, Suit::Purple, Suit::Green, Suit::Red];
    let setup = Setup { five_suits: five, ..Setup::new(2) };
    assert_eq!(setup.deck().cards, Cards::new([9, 9, 0, 9, 0, 9, 9, 1]));
    let mut script = Script::new(setup, &["", ""]);
    assert_eq!(script.refused_lay("r", Suit::Blue), "CD-21");
    script.lay("r", Suit::Pink);
    assert_eq!(script.turn(), player(1));
}

#[test]
fn cd_60_option_which_five_colors() {
    let mut chosen = 0;
    for (one, left_out) in Suit::COLORS.into_iter().enumerate() {
        for other in Suit::COLORS.into_iter().skip(one + 1) {
            let colors: Vec<Suit> =
                Suit::COLORS.into_iter().filter(|color| ![left_out, other].contains(color)).collect();
            let five_suits: [Suit; 5] = colors.try_into().unwrap();
            let deck = Setup { five_suits, ..Setup::new(2) }.deck().cards;
            assert_eq!((deck.total(), deck[left_out], deck[other], deck[Suit::Rainbow]), (46, 0, 0, 1));
            // With more players all seven are used, whatever was chosen.
            assert_eq!(Setup { five_suits, ..Setup::new(3) }.deck(), Setup::new(3).deck());
            chosen += 1;
        }
    }
    assert_eq!(chosen, 21);
    for wrong in [[Suit::Red; 5], [Suit::Rainbow, Suit::Orange, Suit::Purple, Suit::Green, Suit::Red]] {
        assert_eq!(clause(Setup { five_suits: wrong, ..Setup::new(2) }), "CD-60");
    }
}
