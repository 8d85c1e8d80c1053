//! What follows: the chances in cases worked out by hand, and the help at the table, which says nothing but what follows
//! from one viewer's knowledge.

use std::collections::BTreeSet;

use clue::{Belief, BoardName, Card, Clue, Crime, Fact, Holder, Room, Setup, Suspect, Weapon};
use game::{Deduce, Knowledge, Reading, Seat, Table, Viewer};
use presentation::{Chance, Help, Playable};
use rand::SeedableRng;

use super::review::games::{game, knowledge_by_ply};
use super::rules::script::{
    ANN, BEN, CAT, Candlestick, ColonelMustard, Hall, Knife, MissScarlet, MrsWhite, Script, Study, crime, hut,
};

/// What a player may believe.
fn belief_of(script: &Script, seat: Seat, reading: Reading) -> Belief {
    Belief::of(&script.table.knowledge(Viewer::Seat(seat)), reading).unwrap().expect("the cards are dealt")
}

fn chance_of(belief: &Belief, truth: Crime) -> f64 {
    belief.crimes().iter().find(|(crime, _)| *crime == truth).map_or(0.0, |(_, chance)| *chance)
}

#[track_caller]
fn near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-12, "{one} is not {other}");
}

/// In the hut Ann holds two cards, Ben and Cat one each; Cat's is the Study. There are 3 suspects and 2 weapons, and to
/// Cat the Hall is certainly in the case file: 6 crimes, and 3 ways to give the other three cards to Ann and Ben.
#[test]
fn belief_counts_the_deals_that_fit_what_was_told() {
    let undealt = Script::undealt(hut()).table.knowledge(Viewer::Seat(CAT));
    assert!(Belief::of(&undealt, Reading::Likely).unwrap().is_none());
    let mut script = Script::new(hut());
    let holds = |seat, card| Fact { card, holder: Holder::Seat(seat) };
    let in_file = |card| Fact { card, holder: Holder::CaseFile };
    for reading in Reading::ALL {
        let belief = belief_of(&script, CAT, reading);
        near(belief.deals(), 18.0);
        near(belief.chance(in_file(Card::Room(Hall))), 1.0);
        near(belief.chance(holds(CAT, Card::Room(Study))), 1.0);
        near(belief.chance(in_file(Card::Suspect(MrsWhite))), 1.0 / 3.0);
        near(belief.chance(holds(BEN, Card::Weapon(Knife))), 1.0 / 6.0);
    }

    // Ben shows Ann one of these, and has a single card. Where it is Colonel Mustard, 2 suspects and 2 weapons are left
    // for the case file; where it is the Knife, 3 suspects: 7 deals.
    script.enter(4, Hall).suggest(ColonelMustard, Knife).answers();
    for reading in Reading::ALL {
        let belief = belief_of(&script, CAT, reading);
        near(belief.deals(), 7.0);
        near(belief.chance(holds(BEN, Card::Suspect(ColonelMustard))), 4.0 / 7.0);
        near(belief.chance(in_file(Card::Weapon(Candlestick))), 5.0 / 7.0);
        near(belief.chance(in_file(Card::Suspect(MrsWhite))), 3.0 / 7.0);
        near(belief.chance(holds(BEN, Card::Suspect(MissScarlet))), 0.0);
    }

    // Ann shows Ben one of these, too: 5 deals are left. Cat does not see the card, so both readings are the same still.
    script.suggest(MissScarlet, Candlestick).answers();
    for reading in Reading::ALL {
        let belief = belief_of(&script, CAT, reading);
        near(belief.deals(), 5.0);
        near(belief.chance(holds(BEN, Card::Suspect(ColonelMustard))), 3.0 / 5.0);
        near(chance_of(&belief, crime(MrsWhite, Candlestick, Hall)), 2.0 / 5.0);
        near(chance_of(&belief, crime(MrsWhite, Knife, Hall)), 1.0 / 5.0);
        assert_eq!(belief.crimes().len(), 4);
    }
}

/// Ben was shown Miss Scarlet and holds Colonel Mustard, so it was Mrs. White; and Cat has neither the Candlestick nor
/// the Hall. That leaves 4 deals. In two of them Ann could have shown another card, so that they count half in the
/// likely reading: where she holds the Hall, or the Candlestick, beside Miss Scarlet.
#[test]
fn belief_weighs_the_choice_of_the_card_shown() {
    let mut script = Script::new(hut());
    script.enter(4, Hall).suggest(ColonelMustard, Knife).answers();
    script.suggest(MissScarlet, Candlestick).answers();
    let [possible, likely] = Reading::ALL.map(|reading| belief_of(&script, BEN, reading));
    near(possible.deals(), 4.0);
    let candlestick = |holder| Fact { card: Card::Weapon(Candlestick), holder };
    for (fact, by_count, by_weight) in [
        (candlestick(Holder::CaseFile), 3.0 / 4.0, 2.5 / 3.0),
        (candlestick(Holder::Seat(ANN)), 1.0 / 4.0, 0.5 / 3.0),
        (Fact { card: Card::Room(Study), holder: Holder::Seat(CAT) }, 2.0 / 4.0, 1.5 / 3.0),
        (Fact { card: Card::Suspect(MrsWhite), holder: Holder::CaseFile }, 1.0, 1.0),
    ] {
        near(possible.chance(fact), by_count);
        near(likely.chance(fact), by_weight);
    }
    for (truth, by_count, by_weight) in [
        (crime(MrsWhite, Candlestick, Study), 1.0 / 4.0, 0.5 / 3.0),
        (crime(MrsWhite, Candlestick, Hall), 2.0 / 4.0, 2.0 / 3.0),
        (crime(MrsWhite, Knife, Hall), 1.0 / 4.0, 0.5 / 3.0),
    ] {
        near(chance_of(&possible, truth), by_count);
        near(chance_of(&likely, truth), by_weight);
    }
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    for _ in 0..50 {
        let deal = likely.sample(&mut rng);
        assert!(chance_of(&possible, deal.case_file) > 0.0, "{deal:?}");
        assert!(deal.hands[ANN].contains(Card::Suspect(MissScarlet)), "{deal:?}");
        assert!(!deal.hands[CAT].contains(Card::Weapon(Candlestick)), "{deal:?}");
    }
}

/// Worlds that a viewer cannot tell apart give the same help, to the last digit.
#[test]
fn indistinguishable_worlds_give_the_same_aid() {
    let mut rng = chacha20::ChaCha8Rng::seed_from_u64(3);
    let table = game(4, 21);
    let mut compared = 0;
    for seat in Seat::all(4) {
        let known = knowledge_by_ply(&table, seat);
        for knowledge in known.iter().step_by(17).skip(1) {
            let other = Clue::determinize(knowledge, &mut rng).unwrap();
            let same: Knowledge<Clue> = other.knowledge(Viewer::Seat(seat));
            let aid = Clue::aid(knowledge).unwrap();
            assert_eq!(aid, Clue::aid(&same).unwrap());
            for told in aid.facts.iter().step_by(7) {
                assert_eq!(Clue::why(knowledge, &told.fact), Clue::why(&same, &told.fact));
            }
            compared += 1;
        }
    }
    assert!(compared > 10);
}

/// What the reasoner tells are the certain facts, and each of them has its why: from those pieces of news alone, it
/// follows, and not from any fewer of them.
#[test]
fn every_certain_fact_has_its_why() {
    let table = game(3, 33);
    let known = knowledge_by_ply(&table, Seat(1));
    let knowledge = &known[known.len() - 2];
    let aid = Clue::aid(knowledge).unwrap();
    let told = aid.clone().at(Help::Reasoner).unwrap();
    let mut explained = 0;
    for Chance { fact, .. } in &aid.facts {
        let certain = told.facts.iter().find(|told| told.fact == *fact).and_then(|told| told.possible);
        let why = Clue::why(knowledge, fact);
        assert_eq!(why.is_some(), certain.is_some());
        let (Some(why), Some(chance)) = (why, certain) else { continue };
        assert_eq!(why.is, chance == 1.0);
        let news: BTreeSet<u32> = why.reasons.iter().map(|reason| reason.news).collect();
        assert_eq!(news.len(), why.reasons.len());
        assert!(follows(knowledge, &news, fact, why.is), "{fact:?}: {why:?}");
        for left_out in &news {
            let fewer = news.iter().copied().filter(|number| number != left_out).collect();
            assert!(!follows(knowledge, &fewer, fact, why.is), "{fact:?}: {why:?}");
        }
        explained += 1;
    }
    assert!(explained > 50);
}

/// Whether a fact is certain for somebody who was told these pieces of news alone.
fn follows(knowledge: &Knowledge<Clue>, news: &BTreeSet<u32>, fact: &Fact, is: bool) -> bool {
    let numbered = (0..).zip(&knowledge.observations);
    let observations = numbered.filter(|(number, _)| news.contains(number)).map(|(_, told)| told.clone()).collect();
    let fewer = Knowledge { observations, ..knowledge.clone() };
    Clue::why(&fewer, fact).is_some_and(|why| why.is == is)
}

#[test]
fn there_is_no_help_for_a_card_or_a_player_that_is_not_there() {
    let rope = |holder| Fact { card: Card::Weapon(Weapon::Rope), holder };
    let table = game(3, 1);
    let knowledge = table.knowledge(Viewer::Seat(Seat(0)));
    assert_eq!(Clue::why(&knowledge, &rope(Holder::Seat(Seat(3)))), None);
    let start = &knowledge_by_ply(&table, Seat(0))[0];
    assert_eq!(Clue::aid(start), None);
    assert_eq!(Clue::why(start, &rope(Holder::CaseFile)), None);
    // In the hut there are neither the rope nor the kitchen.
    let hut = Setup { board: BoardName::Hut, suspects: 3, weapons: 2, ..Setup::new(&Suspect::ALL[..3]) };
    let knowledge = Table::<Clue>::new(hut).unwrap().knowledge(Viewer::Spectator);
    for card in [Card::Weapon(Weapon::Rope), Card::Room(Room::Kitchen)] {
        assert_eq!(Clue::why(&knowledge, &Fact { card, holder: Holder::CaseFile }), None);
    }
}
