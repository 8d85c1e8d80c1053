//! Every deal and every roll is as likely as any other: counted for small decks, all of them, and sampled for the others.

#[path = "uniform/mod.rs"]
mod experiments;

use std::collections::BTreeMap;

use catalog::{Mover, Referee};
use experiments::EXPERIMENTS;
use serde_json::{Value, json};

/// So many roots are sampled of each; the seeds are fixed, so that the test is the same each time.
const ROOTS: u64 = 5_000;

#[test]
fn what_is_sampled_is_as_likely_as_any_other() {
    for experiment in &EXPERIMENTS {
        let found = experiment.chi_square(ROOTS);
        assert!(found < experiment.bound(), "{}: {found} is too much", experiment.name);
    }
}

/// Gives words that stand for one sequence of choices after another: for every divisor of `EVEN` below which a number is
/// drawn, all numbers come equally often.
struct Odometer {
    choices: Vec<u32>,
    next: usize,
}

const EVEN: u32 = 12;

impl Odometer {
    /// The next sequence of as many choices as were made; nothing after the last.
    fn turn(&mut self) -> bool {
        self.next = 0;
        for choice in &mut self.choices {
            *choice += 1;
            if *choice < EVEN {
                return true;
            }
            *choice = 0;
        }
        false
    }
}

impl rand::TryRng for Odometer {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        if self.next == self.choices.len() {
            self.choices.push(0);
        }
        self.next += 1;
        // A little above the first word of the choice, which might be drawn again.
        Ok(((u64::from(self.choices[self.next - 1]) << 32) / u64::from(EVEN)) as u32 + 8)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        unreachable!("the frozen algorithms draw 32 bits at a time")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
        unreachable!("the frozen algorithms draw 32 bits at a time")
    }
}

/// How often each outcome comes over all that can be drawn.
fn counted(referee: &dyn Referee) -> BTreeMap<String, u64> {
    let mut odometer = Odometer { choices: Vec::new(), next: 0 };
    let mut seen = BTreeMap::new();
    loop {
        *seen.entry(referee.pick(&mut odometer)).or_default() += 1;
        if !odometer.turn() {
            return seen;
        }
    }
}

fn referee(game: &str, setup: &Value) -> Box<dyn Referee> {
    catalog::find(game).unwrap().referee(&setup.to_string()).unwrap()
}

fn check_even(seen: &BTreeMap<String, u64>, outcomes: usize) {
    assert_eq!(seen.len(), outcomes);
    let first = *seen.values().next().unwrap();
    assert!(seen.values().all(|&count| count == first), "{seen:?}");
}

#[test]
fn every_roll_is_equally_likely() {
    let setup = json!({ "tokens": ["miss_scarlet", "colonel_mustard", "mrs_white"], "dice": 2 });
    let mut clue = referee("clue", &setup);
    let deal = clue.pick(&mut Odometer { choices: Vec::new(), next: 0 });
    clue.play(Mover::Chance, &deal).unwrap();
    let mover = clue.turn().mover().unwrap();
    clue.play(mover, r#"{"type":"roll"}"#).unwrap();
    check_even(&counted(&*clue), 36);
}

#[test]
fn every_deal_of_a_small_deck_of_strangers_is_equally_likely() {
    let card = |what: &str| json!({ "card": [{ "who": "shelby", "what": what }, "dead_end"], "count": 1 });
    let deck = ["motive", "means", "opportunity"].map(card);
    let toy = json!({ "characters": 2, "victims": 1, "hand": 1 });
    let strangers = referee("three-dead-strangers", &json!({ "seats": 2, "deck": deck, "toy": toy }));
    // Who is who, and two of three cards in their order.
    check_even(&counted(&*strangers), 2 * 3 * 2);
}

#[test]
fn every_deal_of_a_small_deck_of_color_doubt_is_equally_likely() {
    let setup = json!({ "seats": 2, "cards_per_suit": 3, "toy": { "suits": 1, "removed": 0 } });
    let seen = counted(&*referee("color-doubt", &setup));
    // One of them has the rainbow.
    check_even(&seen, 2);
}
