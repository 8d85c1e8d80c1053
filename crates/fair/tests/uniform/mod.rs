//! How often chance does what, held against equal chances.

use std::collections::BTreeMap;

use catalog::{Mover, Referee};
use fair::{Course, Root};
use serde_json::{Map, Value, json};

/// Something that chance decides, each outcome as likely as any other.
pub(crate) struct Experiment {
    pub(crate) name: &'static str,
    /// How many outcomes there are.
    pub(crate) outcomes: usize,
    /// What comes of a root; nothing where it decides something else.
    outcome: fn(&Root) -> Option<String>,
}

/// What is counted of every game.
pub(crate) const EXPERIMENTS: [Experiment; 7] = [
    Experiment {
        name: "clue: the case file",
        outcomes: 6 * 6 * 9,
        outcome: |root| Some(deal("clue", 3, root)["case_file"].to_string()),
    },
    Experiment {
        name: "clue: who is dealt the rope",
        outcomes: 3,
        outcome: |root| holder(&deal("clue", 3, root), &json!("rope")),
    },
    Experiment { name: "clue: a die", outcomes: 6, outcome: |root| Some(roll("clue", root)) },
    Experiment {
        name: "true-colors: where the axe lies",
        outcomes: 12,
        outcome: |root| {
            let lying = deal("true-colors", 3, root)["weapons"].as_array()?.clone();
            Some(lying.iter().position(|what| what == "axe")?.to_string())
        },
    },
    Experiment { name: "true-colors: two dice", outcomes: 36, outcome: |root| Some(roll("true-colors", root)) },
    Experiment {
        name: "three-dead-strangers: who is who",
        outcomes: 24,
        outcome: |root| Some(deal("three-dead-strangers", 4, root)["characters"].to_string()),
    },
    Experiment {
        name: "color-doubt: who is dealt the rainbow",
        outcomes: 3,
        outcome: |root| {
            let dealt = deal("color-doubt", 3, root);
            let mut hands = dealt["hands"].as_array()?.iter();
            Some(hands.position(|hand| hand["rainbow"] == 1)?.to_string())
        },
    },
];

impl Experiment {
    /// Pearson's chi-square of so many roots against equal chances.
    ///
    /// # Panics
    /// When there are other outcomes than there should be.
    pub(crate) fn chi_square(&self, roots: u64) -> f64 {
        let mut seen: BTreeMap<String, u64> = BTreeMap::new();
        let found = (0..roots).filter_map(|number| (self.outcome)(&Root::new(&[], &number.to_be_bytes())));
        found.for_each(|outcome| *seen.entry(outcome).or_default() += 1);
        assert_eq!(seen.len(), self.outcomes, "{}: {seen:?}", self.name);
        let expected = seen.values().sum::<u64>() as f64 / self.outcomes as f64;
        seen.values().map(|&seen| (seen as f64 - expected).powi(2) / expected).sum()
    }

    /// What chance alone exceeds once in a hundred times (Wilson and Hilferty's approximation).
    pub(crate) fn bound(&self) -> f64 {
        const NORMAL: f64 = 2.326_347_874;
        let freedom = (self.outcomes - 1) as f64;
        let spread = 2.0 / (9.0 * freedom);
        freedom * (1.0 - spread + NORMAL * spread.sqrt()).powi(3)
    }
}

/// A game of so many players after its deal, and the deal.
fn dealt(game: &str, players: u8, root: &Root) -> (Box<dyn Referee>, Course, Value) {
    let game = catalog::find(game).expect("there is such a game");
    let setup = game.seating(&(0..players).collect::<Vec<_>>(), &Map::new()).expect("so many may play");
    let (mut referee, mut course) = (game.referee(&setup).expect("a setup"), Course::default());
    let deal = referee.pick(&mut root.generator(course.draw(Mover::Chance)));
    referee.play(Mover::Chance, &deal).expect("a deal");
    course.follow(Mover::Chance);
    (referee, course, serde_json::from_str(&deal).expect("a move is JSON"))
}

fn deal(game: &str, players: u8, root: &Root) -> Value {
    dealt(game, players, root).2
}

/// Who is dealt a card.
fn holder(deal: &Value, card: &Value) -> Option<String> {
    let mut hands = deal["hands"].as_array()?.iter();
    Some(hands.position(|hand| hand.as_array().is_some_and(|hand| hand.contains(card)))?.to_string())
}

/// The first roll.
fn roll(game: &str, root: &Root) -> String {
    let (mut referee, mut course, _) = dealt(game, 3, root);
    // Where nothing else can be done, nobody is asked.
    if let Some(mover @ Mover::Seat(_)) = referee.turn().mover() {
        referee.play(mover, r#"{"type":"roll"}"#).expect("whoever begins rolls");
        course.follow(mover);
    }
    referee.pick(&mut root.generator(course.draw(Mover::Chance)))
}
