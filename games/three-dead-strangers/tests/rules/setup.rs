//! TS-1 to TS-12: what there is, and how it is dealt.

use game::{Game, Options as _, Seat, Table, Viewer};
use three_dead_strangers::{
    Card, Cards, Character, Half, Move, Observation, Phase, Setup, Strangers, Toy, default_deck,
};

use super::script::{Away, ROLES, Script, card, cards, lay};

fn refused(setup: &Setup) -> &'static str {
    Strangers::start(setup).expect_err("it is refused").clause.expect("a clause")
}

#[test]
fn ts_1_two_to_four_play_with_four_characters_and_three_victims() {
    for seats in 2..=4 {
        let game = Strangers::start(&Setup::new(seats)).unwrap();
        let public = game.public();
        assert_eq!((public.characters.len(), public.victims.len()), (4, 3));
    }
    for seats in [0, 1, 5] {
        assert_eq!(refused(&Setup::new(seats)), "TS-1");
    }
}

#[test]
fn ts_2_cards_show_evidence_or_dead_ends_or_accuse() {
    assert_eq!(card("SmTw").halves().unwrap().0.shows().unwrap().0, Character::Shelby);
    assert_eq!(card("xxxx").halves(), Some((Half::DEAD_END, Half::DEAD_END)));
    assert_eq!(Card::ACCUSATION.halves(), None);
    let stranger = Setup {
        deck: Some([card("SmDm"), card("SmTm"), card("SmTo")].into_iter().collect()),
        toy: Some(Toy { characters: 2, victims: 1, hand: 1 }),
        ..Setup::new(2)
    };
    assert_eq!(refused(&stranger), "TS-2");
}

/// How many cards with two pieces of evidence, with one, with none, and Accusations there are.
fn kinds_of(deck: &Cards) -> [u8; 4] {
    let mut kinds = [0; 4];
    for (card, count) in deck.kinds() {
        let of_two =
            |(one, other): (Half, Half)| [one, other].into_iter().filter(|half| half.is_dead_end()).count();
        kinds[card.halves().map_or(3, of_two)] += count;
    }
    kinds
}

#[test]
fn ts_3_four_players_have_76_cards() {
    let deck = default_deck(4);
    assert_eq!((deck.total(), kinds_of(&deck)), (76, [54, 12, 1, 9]));
    for (card, count) in deck.kinds().filter(|&(card, _)| card != Card::ACCUSATION) {
        let (one, other) = card.halves().unwrap();
        let who = |half: Half| half.shows().map(|(who, _)| who);
        assert!((who(one) != who(other) || card == cards("xxxx")[0]) && count == 1, "{card:?}");
    }
}

#[test]
fn ts_3_two_and_three_players_have_smaller_decks() {
    let small = "SmTm SmTw SwTw SwTo SoTo SoTm TmVm TmVw TwVw TwVo ToVo ToVm \
        VmDm VmDw VwDw VwDo VoDo VoDm DmSm DmSw DwSw DwSo DoSo DoSm";
    let accusations = "! ! ! ! ! ! ! ! !";
    let dead = "Smxx Swxx Soxx Tmxx Twxx Toxx Vmxx Vwxx Voxx Dmxx Dwxx Doxx";
    let of = |parts: [&str; 3]| parts.into_iter().flat_map(cards).collect::<Cards>();
    assert_eq!(default_deck(2), of([small, dead, accusations]));
    assert_eq!(default_deck(3), of([small, "Smxx Tmxx Vmxx Dmxx", accusations]));
    assert_eq!([2, 3].map(|seats| kinds_of(&default_deck(seats))), [[24, 12, 0, 9], [24, 4, 0, 9]]);
    for seats in 2..=4 {
        let game = Strangers::start(&Setup::new(seats)).unwrap();
        assert_eq!(usize::from(game.public().pile.count), default_deck(seats).total());
    }
}

#[test]
fn ts_3_another_deck_can_be_given_up_to_a_size() {
    let many = Setup { deck: Some(std::iter::repeat_n(card("SmTw"), 121).collect()), ..Setup::new(2) };
    assert_eq!(refused(&many), "TS-3");
    let enough = Setup { deck: Some(std::iter::repeat_n(card("SmTw"), 120).collect()), ..Setup::new(2) };
    assert!(Strangers::start(&enough).is_ok());
}

#[test]
fn ts_10_characters_are_secret_and_those_left_over_unseen() {
    let script = Script::new(Setup::new(2), &["SmTm SmTw SwTw", "TmVm TmVw TwVw"]);
    assert_eq!(script.view(0).own.unwrap().character, ROLES[0]);
    let mut other = Script { table: Table::new(Setup::new(2)).unwrap() };
    // The neighbour is somebody else, and so are those who lie face down.
    let hands = ["SmTm SmTw SwTw", "TmVm TmVw TwVw"].map(|hand| {
        let mut dealt: three_dead_strangers::Dealt = super::script::cards(hand).into_iter().collect();
        dealt.sort();
        dealt
    });
    let characters = [ROLES[0], ROLES[3]].into_iter().collect();
    other.make(Move::Deal { characters, hands: hands.into_iter().collect() });
    assert_eq!(script.view(0), other.view(0));
    assert_ne!(script.view(1), other.view(1));
    let toy = |characters| Setup { toy: Some(Toy { characters, victims: 3, hand: 3 }), ..Setup::new(3) };
    assert_eq!(refused(&toy(2)), "TS-10");
    assert_eq!(refused(&toy(5)), "TS-10");
}

#[test]
fn ts_11_three_cards_each_and_the_rest_is_the_pile() {
    let script = Script::new(Setup::new(3), &["SmTm SmTw SwTw", "TmVm TmVw TwVw", "DmSm DmSw DwSo"]);
    let public = script.public();
    assert!(public.players.values().all(|player| player.hand == 3));
    assert_eq!(public.pile.count, 37 - 9);
    let Observation::Dealt { each: 3, own: Some(own), .. } = script.told(Viewer::Seat(Seat(1))) else { panic!() };
    assert_eq!(own.hand.len(), 3);
    let Observation::Dealt { own: None, .. } = script.told(Viewer::Spectator) else { panic!() };
    let few = Setup { deck: Some(std::iter::repeat_n(card("SmTw"), 5).collect()), ..Setup::new(2) };
    assert_eq!(refused(&few), "TS-11");
    for (victims, hand) in [(0, 3), (4, 3), (3, 0), (3, 4)] {
        let toy = Setup { toy: Some(Toy { characters: 4, victims, hand }), ..Setup::new(2) };
        assert_eq!(refused(&toy), "TS-11");
    }
}

#[test]
fn ts_11_only_what_the_deck_holds_is_dealt_and_it_is_dealt_first() {
    let mut table: Table<Strangers> = Table::new(Setup::new(2)).unwrap();
    let deal = |first: &str| {
        let hands = [first, "TmVm TmVw TwVw"].map(|hand| {
            let mut dealt: three_dead_strangers::Dealt = cards(hand).into_iter().collect();
            dealt.sort();
            dealt
        });
        Move::Deal { characters: ROLES[..2].iter().copied().collect(), hands: hands.into_iter().collect() }
    };
    assert_eq!(testkit::script::refusal(&mut table, deal("SmTm SmTw SmTo")), "TS-11"); // Two have no SmTo.
    assert_eq!(testkit::script::refusal(&mut table, deal("SmTm SmTw")), "TS-11");
    assert_eq!(testkit::script::refusal(&mut table, Move::Draw { card: card("SmTm") }), "TS-11");
    testkit::script::play(&mut table, [deal("SmTm SmTw SwTw")]);
    assert_eq!(testkit::script::refusal(&mut table, deal("SmTm SmTw SwTw")), "TS-20");
}

#[test]
fn ts_12_the_first_seat_begins_and_each_next_game_the_next() {
    let hands = ["! !", "! !", "! SmTm"];
    let deck = hands.iter().flat_map(|hand| cards(hand)).collect();
    let toy = Some(Toy { characters: 4, victims: 3, hand: 2 });
    let mut script = Script::new(Setup { games: 3, deck: Some(deck), toy, ..Setup::new(3) }, &hands);
    for first in [0, 1, 2] {
        assert_eq!(script.to_move(), Seat(first));
        while script.to_move() != Seat(2) {
            script.pass();
        }
        script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
        assert_eq!((script.public().plays, script.public().passes), (1, 0));
        (0..3).for_each(|_| script.pass()); // Nobody can play any more: the game is over.
        if first < 2 {
            assert_eq!((script.phase(), script.public().plays), (Phase::Deal, 0));
            script.deal(&hands);
        }
    }
    assert_eq!(script.phase(), Phase::Over);
    assert_eq!(script.public().results.len(), 3);
}

/// The cards are shuffled: a deal is as likely as there are ways to deal it, a draw as there are copies left.
#[test]
fn ts_11_deals_and_draws_are_as_likely_as_shuffled_cards_make_them() {
    let toy = Some(Toy { characters: 2, victims: 1, hand: 2 });
    let setup = |deck: &str| Setup { deck: Some(cards(deck).into_iter().collect()), toy, ..Setup::new(2) };
    let weights = |deck: &str| {
        let game = Strangers::start(&setup(deck)).unwrap();
        let mut deals = Vec::new();
        game.options().list(&mut deals);
        assert_eq!(game.weight(&Move::Pass {}), 0.0);
        deals.iter().map(|deal| game.weight(deal)).collect::<Vec<_>>()
    };
    // Who is who in 2 ways, and the odd card in either hand, with any 2 of the 3 others in the other.
    assert_eq!(weights("SmTm SmTm SmTm TmTw"), [3.0; 4]);
    // Any 2 of 4 like cards in one hand.
    assert_eq!(weights("SmTm SmTm SmTm SmTm"), [6.0; 2]);

    let script = Script::new(setup("SmTm SmTm SmTm SmTm SmTm TmTw"), &["SmTm SmTm", "SmTm TmTw"]);
    let drawn = Move::Draw { card: card("SmTm") };
    let game = script.table.game();
    assert_eq!((game.weight(&drawn), game.weight(&Move::Draw { card: card("TmTw") })), (2.0, 0.0));
    let mut draws = Vec::new();
    game.options().list(&mut draws);
    assert_eq!(draws, std::slice::from_ref(&drawn));
    assert!(game.options().contains(&drawn) && !game.options().contains(&Move::Draw { card: card("TmTw") }));
}

#[test]
fn ts_20_a_card_drawn_is_put_where_it_belongs() {
    let toy = Some(Toy { characters: 2, victims: 1, hand: 2 });
    for drawn in ["SmTm", "SmTw", "TmTw"] {
        let hands = ["SmTm TmTw", "SmTm SmTm"];
        let deck = hands.into_iter().chain([drawn]).flat_map(cards).collect();
        let mut script = Script::new(Setup { deck: Some(deck), toy, ..Setup::new(2) }, &hands);
        script.draw(drawn);
        let hand = script.view(0).own.unwrap().hand;
        assert_eq!(hand.len(), 3);
        assert!(hand.is_sorted(), "{hand:?}");
    }
}
