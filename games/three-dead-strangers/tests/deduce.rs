//! What follows, what help says of it, and the signs that it goes by, in cases worked out by hand.

use chacha20::ChaCha8Rng;
use game::{BySeat, Deduce, Reading, Seat, Viewer};
use presentation::{Help, Playable, rounded};
use rand::SeedableRng;
use three_dead_strangers::{Belief, Card, Character, Fact, Habits, Setup, Strangers, Toy};

use super::review::hunt::{hunt, is, say};
use super::rules::script::{Away, Left, ROLES, Right, Script, card, cards, lay};

/// The reasoner says what follows: the third player excluded leaves one, by the accusations of others alone.
#[test]
fn the_reasoner_tells_cleo_who_ada_is() {
    let script = hunt();
    let knowledge = script.table.knowledge(Viewer::Seat(Seat(2)));
    let aid = Strangers::aid(&knowledge).unwrap();
    let possible = |who: Character| {
        let of = aid.facts.iter().filter(|told| told.fact.character == who);
        of.map(|told| told.possible).collect::<Vec<_>>()
    };
    assert_eq!(possible(Character::Shelby), [1.0, 0.0, 0.0, 0.0].map(Some));
    assert_eq!(possible(Character::Vernon), [0.0, 0.0, 1.0, 0.0].map(Some));
    assert_eq!(possible(Character::Duchess), [0.0, 0.5, 0.0, 0.5].map(Some));
    let belief = Belief::of(&knowledge, Reading::Likely).unwrap().expect("the cards are dealt");
    let facts = ROLES.into_iter().flat_map(|who| (0..4).map(move |seat| is(seat, who)));
    assert_eq!(aid.facts.iter().map(|told| told.fact).collect::<Vec<_>>(), facts.collect::<Vec<_>>());
    for told in &aid.facts {
        assert_eq!(told.likely, Some(rounded(belief.chance(told.fact))));
        // What is certain is certain in both readings, and nothing else is.
        let certain = |chance: &f64| matches!(chance, 0.0 | 1.0);
        assert_eq!(told.possible.filter(certain), told.likely.filter(certain));
    }
    let told = aid.at(Help::Reasoner).unwrap().facts;
    let duchess: Vec<_> = told.iter().filter(|told| told.fact.character == Character::Duchess).collect();
    assert_eq!(
        duchess.iter().map(|told| (told.fact.seat.0, told.possible)).collect::<Vec<_>>(),
        [(0, Some(0.0)), (2, Some(0.0))]
    );
}

/// What a fact looks like to a client.
#[test]
fn a_fact_has_json_of_its_own() {
    let json = r#"{"seat":2,"character":"duchess"}"#;
    assert_eq!(serde_json::to_string(&is(2, Character::Duchess)).unwrap(), json);
    assert_eq!(serde_json::from_str::<Fact>(json).unwrap(), is(2, Character::Duchess));
    assert!(serde_json::from_str::<Fact>(r#"{"seat":2,"character":"butler"}"#).is_err());
}

#[test]
fn why_names_the_fewest_things_that_prove_it() {
    let knowledge = hunt().table.knowledge(Viewer::Seat(Seat(2)));
    let why = |seat: u8, who: Character| {
        let why = Strangers::why(&knowledge, &is(seat, who))?;
        let said =
            |viewer| why.reasons.iter().map(|reason| say(std::slice::from_ref(&reason.message), viewer)).collect();
        Some((why.is, said(knowledge.viewer)))
    };
    let (own, ben) = ("You are Vernon.", "Dan wrongly accused Ben: Ben is not Shelby.");
    let dan = "Ben wrongly accused Dan: Dan is not Shelby.";
    let list = |reasons: &[&str]| reasons.iter().map(|reason| (*reason).to_owned()).collect::<Vec<_>>();
    assert_eq!(why(0, Character::Shelby), Some((true, list(&[own, ben, dan]))));
    assert_eq!(why(1, Character::Shelby), Some((false, list(&[ben]))));
    assert_eq!(why(1, Character::Vernon), Some((false, list(&[own]))));
    assert_eq!(why(1, Character::Duchess), None);
    assert_eq!(why(4, Character::Duchess), None);
    // A right accusation is a reason too.
    let mut script = hunt();
    script.draw("!");
    script.accuse(0, Character::Shelby, 0);
    let knowledge = script.table.knowledge(Viewer::Seat(Seat(0)));
    assert_eq!(Strangers::why(&knowledge, &is(0, Character::Shelby)).unwrap().reasons.len(), 1);
    let knowledge = script.table.knowledge(Viewer::Spectator);
    let reasons = Strangers::why(&knowledge, &is(0, Character::Shelby)).unwrap().reasons;
    assert_eq!(say(&[reasons[0].message.clone()], Viewer::Spectator), "Cleo rightly accused Ada: Ada is Shelby.");
}

/// What everybody gives away by the first three cards, and by naming a character: counted by hand.
#[test]
fn signs_are_counted_and_weighed() {
    let script = hunt();
    let knowledge = script.table.knowledge(Viewer::Spectator);
    let seen = three_dead_strangers::seen(&knowledge);
    let signs = |seat: u8, who: Character| {
        let signs = seen[Seat(seat)].signs[who as usize];
        let given = signs.iter().enumerate().filter(|(_, count)| **count != 0.0);
        given.map(|(sign, count)| (sign, *count as i32)).collect::<Vec<_>>()
    };
    let [ada, ben, cleo] = [0, 1, 2];
    // Ada names Shelby, and plays Shelby's and Thomas's motive, the first of each.
    assert_eq!(signs(ada, Character::Shelby), [(0, 1), (1, 1), (2, 1)]);
    assert_eq!(signs(ada, Character::Thomas), [(1, 1), (2, 1)]);
    // Ben covers Thomas's motive with the same again, and shows a second kind of Shelby's.
    assert_eq!(signs(ben, Character::Shelby), [(0, 1), (1, 1), (3, 1)]);
    assert_eq!(signs(ben, Character::Thomas), [(1, 1)]);
    // Cleo completes Shelby's, and Thomas's motive lies between three cards and the victim.
    assert_eq!(signs(cleo, Character::Shelby), [(1, 1), (4, 1)]);
    assert_eq!(signs(cleo, Character::Thomas), [(1, 1), (8, 1)]);
    assert_eq!(signs(cleo, Character::Duchess), []);
    assert_eq!(Seat::all(4).map(|seat| seen[seat].cards).collect::<Vec<_>>(), [1.0, 1.0, 1.0, 0.0]);

    // Who completes evidence is three times as readily whom it is against: one of two who could be it, or three.
    let mut minds = [0.0; 10];
    minds[4] = 2.0 * 3_f64.ln();
    let habits = Habits { minds, settles: 1.0, blind: 0.0 };
    let anybody: BySeat<_> = (0..4).map(|_| ROLES.into_iter().collect()).collect();
    let belief = Belief::weighed(&anybody, &seen, &habits);
    assert!((belief.chance(is(2, Character::Shelby)) - 0.5).abs() < 1e-12);
    assert!((belief.chance(is(2, Character::Thomas)) - 1.0 / 6.0).abs() < 1e-12);
    assert!((belief.chance(is(0, Character::Shelby)) - 1.0 / 6.0).abs() < 1e-12);
    // Beside players who do not mind: the mean of x is a quarter of ln 3.
    let doubting = Belief::weighed(&anybody, &seen, &Habits { blind: 1.0, ..habits });
    let (it, else_) = (3_f64.powf(0.75) + 1.0, 3_f64.powf(-0.25) + 1.0);
    assert!((doubting.chance(is(2, Character::Shelby)) - it / (it + 3.0 * else_)).abs() < 1e-12);
}

/// Seat 1, who lies face up as Thomas, may not say that seat 0 is Thomas (TS-45): so a pass does not tell that no
/// Accusation is in hand, even though the evidence against Thomas is complete under another victim.
#[test]
fn a_pass_leaves_an_accusation_possible_that_could_name_nobody() {
    let hands = ["TmVm ToVm !", "TwVm TmSm !"];
    let deck = hands.iter().copied().chain(["TwSm ToSm !"]).flat_map(cards).collect();
    let toy = Some(Toy { characters: 4, victims: 2, hand: 3 });
    let mut script = Script::new(Setup { deck: Some(deck), toy, ..Setup::new(2) }, &hands);
    script.turn("TwSm", 0, "TmVm", "Vm", (0, 0), Away);
    script.turn("ToSm", 0, "TwVm", "Vm", (0, 0), Right);
    script.turn("!", 0, "ToVm", "Vm", (0, 0), Left);
    script.make(lay(1, "TmSm", "Sm", (0, 0), Away));
    script.make(lay(1, "TwSm", "Sm", (0, 0), Right));
    script.make(lay(1, "ToSm", "Sm", (0, 0), Left));
    script.accuse(0, Character::Thomas, 1);
    script.pass();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let world = Strangers::determinize(&script.table.knowledge(viewer), &mut rng).unwrap();
        let hand = world.knowledge(Viewer::Seat(Seat(1))).view.own.unwrap().hand;
        assert_eq!(hand.as_slice(), [Card::ACCUSATION], "{viewer:?}");
    }
}

/// Whoever passes holds nothing that could have been played.
#[test]
fn a_pass_tells_that_only_accusations_are_in_hand() {
    let mut script = Script::with_deck(&["! SmTm !", "! ! !"], "! VmDm TwVw ! !");
    script.draw("!");
    script.make(lay(0, "SmTm", "Sm", (0, 0), Away));
    script.draw("!");
    script.pass();
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        for _ in 0..20 {
            let world = Strangers::determinize(&script.table.knowledge(viewer), &mut rng).unwrap();
            let own = world.knowledge(Viewer::Seat(Seat(1))).view.own.unwrap();
            assert!(!own.hand.contains(&card("VmDm")) && !own.hand.contains(&card("TwVw")));
        }
    }
}
