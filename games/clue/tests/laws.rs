//! Clue obeys the laws, and the laws catch what would be wrong with it.

mod faults;
mod truth;
mod whole;

use std::sync::Arc;

use clue::{
    AccuseAfterCard, BoardName, CardSet, Clue, Deal, Detective, Edition, FullRoll, LastDetective, Move, Novice,
    Setup, SuggestionOnEntry, Suspect,
};
use game::chance::below;
use rand::Rng;
use testkit::Laws;

use Suspect::{ColonelMustard, MissScarlet, MrGreen, MrsPeacock, MrsWhite, ProfessorPlum};

/// Three players, seven cards, two rooms.
fn hut() -> Setup {
    Setup { board: BoardName::Hut, suspects: 3, weapons: 2, ..Setup::new(&[MissScarlet, ColonelMustard, MrsWhite]) }
}

/// The same by the other choice of every option but the dice.
fn other_hut() -> Setup {
    Setup {
        edition: Edition::Of1986,
        full_roll: FullRoll::UpTo,
        suggestion_on_entry: SuggestionOnEntry::Optional,
        accuse_after_card: AccuseAfterCard::Allowed,
        last_detective: LastDetective::MustSolve,
        ..hut()
    }
}

/// As people play.
fn full() -> Vec<Setup> {
    vec![
        Setup::new(&[MissScarlet, MrsWhite, ProfessorPlum]),
        Setup {
            edition: Edition::Of1986,
            dice: 2,
            full_roll: FullRoll::UpTo,
            suggestion_on_entry: SuggestionOnEntry::Optional,
            accuse_after_card: AccuseAfterCard::Allowed,
            last_detective: LastDetective::MustSolve,
            ..Setup::new(&[ColonelMustard, MrsWhite, MrGreen, MrsPeacock])
        },
        Setup::new(Suspect::ALL),
    ]
}

/// Games have no bound by the rules: this is one that random players do not reach.
fn bound(_: &Setup) -> usize {
    5_000
}

/// Deals that differ in two cards: between two hands, or between a hand and the case file.
fn variants(m: &Move, rng: &mut dyn Rng) -> Vec<Move> {
    let Move::Deal(deal) = m else { return Vec::new() };
    let swap = |rng: &mut dyn Rng| {
        let mut other: Deal = deal.clone();
        let seats = deal.hands.len() as u32;
        let (one, two) = (game::Seat(below(rng, seats) as u8), game::Seat(below(rng, seats) as u8));
        let (mine, theirs) = (any(deal.hands[one], rng), any(deal.hands[two], rng));
        if one != two {
            other.hands[one] = deal.hands[one].without(mine).or(theirs);
            other.hands[two] = deal.hands[two].without(theirs).or(mine);
        }
        Move::Deal(other)
    };
    (0..8).map(|_| swap(rng)).collect()
}

fn any(cards: CardSet, rng: &mut dyn Rng) -> CardSet {
    let place = below(rng, cards.len() as u32) as usize;
    CardSet::of(cards.iter().nth(place))
}

fn laws_of(toy: Vec<Setup>, full: Vec<Setup>) -> Laws<Clue> {
    let bots: Vec<Arc<dyn bots::Bot<Clue>>> = vec![Arc::new(Novice), Arc::new(Detective)];
    Laws {
        variants,
        truth: Some(truth::truth),
        whole: Some(whole::whole),
        bots,
        games: 6,
        looks: 8,
        worlds: 5_000,
        ..Laws::new(toy, full, bound)
    }
}

fn laws() -> Laws<Clue> {
    laws_of(vec![hut(), other_hut()], full())
}

testkit::law_tests!(Clue, laws());

#[test]
fn samples_are_exact() {
    laws().samples_are_exact().unwrap();
}
