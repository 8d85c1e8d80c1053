//! How the game describes itself, and how a table of it is set up.

use std::sync::LazyLock;

use bots::Bot;
use game::{Deduce, Knowledge, Message, Table, Viewer};
use presentation::{
    Advice, Aid, Help, Info, Lesson, Level, OptionInfo, OptionKind, Playable, PuzzleKind, Review, StoodIn, Why,
    Words, said,
};
use rand::Rng;
use serde_json::{Map, Value};

use crate::{Fact, Move, Observation, Options, Orders, Setup, Strangers, text};

static INFO: Info = Info {
    name: "three-dead-strangers",
    chairs: &["head", "fire", "window", "door"],
    chairs_clause: "TS-1",
    seats_clause: "TS-1",
    seats: &[2, 3, 4],
    options: &[
        OptionInfo { key: "games", clause: "TS-52", kind: OptionKind::Number { min: 1, max: 10, default: 1 } },
        OptionInfo::choice("scoring", "TS-52", &["shared_pot", "all_alike"]),
        OptionInfo::choice("spacing", "TS-33", &["apart", "touching"]),
    ],
    orders: &[],
    unlisted: &["deck"],
};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read("en", said!(include_str!("../words/en.ftl"))));

impl Playable for Strangers {
    type Fact = Fact;
    type Orders = Orders;

    const NAMES: &str = "TS-1";

    fn info() -> &'static Info {
        &INFO
    }

    fn words() -> &'static Words {
        &WORDS
    }

    fn upgrade(rules: u32, setup: Map<String, Value>) -> Option<Map<String, Value>> {
        crate::setup::upgrade(rules, setup)
    }

    fn bots() -> Vec<Level<Self>> {
        crate::bots::levels()
    }

    #[cfg(feature = "exploiters")]
    fn exploiters() -> Vec<Level<Self>> {
        crate::bots::exploiters()
    }

    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(crate::bots::adviser()))
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| Lesson::read(include_str!("../lesson.json")));
        Some(&LESSON)
    }

    /// Only who has nothing to play may pass, so a pass shows that there was no choice (TS-21).
    fn forced(knowledge: &Knowledge<Self>) -> Option<Move> {
        match &knowledge.options {
            Some(Options::Play(play)) => play.pass.then_some(Move::Pass {}),
            _ => None,
        }
    }

    /// What accusations have proved shows to all; the reasoner adds what follows from it, the oracle the chances.
    fn helps() -> &'static [Help] {
        &[Help::Clerk, Help::Reasoner, Help::Oracle]
    }

    fn aid(knowledge: &Knowledge<Self>) -> Option<Aid<Fact>> {
        crate::deduce::aid::aid(knowledge)
    }

    fn why(knowledge: &Knowledge<Self>, fact: &Fact) -> Option<Why> {
        crate::deduce::aid::why(knowledge, fact)
    }

    fn why_all(knowledge: &Knowledge<Self>, facts: &[Fact]) -> Option<Why> {
        crate::deduce::aid::why_all(knowledge, facts)
    }

    fn deed(&self, m: &Move) -> Option<[Message; 2]> {
        crate::review::deed(self, m)
    }

    fn advice(knowledge: &Knowledge<Self>, m: &Move) -> Option<Advice> {
        crate::advice::advice(knowledge, m)
    }

    fn puzzles() -> &'static [&'static dyn PuzzleKind<Self>] {
        crate::puzzle::puzzles()
    }

    fn determinization(knowledge: &Knowledge<Self>, rng: &mut dyn Rng) -> Option<Table<Self>> {
        Self::determinize(knowledge, rng).ok()
    }

    fn review_without(table: &Table<Self>, stood_in: &[StoodIn]) -> Option<Review<Fact>> {
        crate::review::review(table, stood_in)
    }

    fn tell(_: &Setup, observation: &Observation, _: Viewer) -> Message {
        text::tell(observation)
    }
}
