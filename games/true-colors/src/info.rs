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

use crate::{Fact, Move, Observation, Options, Orders, Setup, TrueColors, text};

static INFO: Info = Info {
    name: "true-colors",
    chairs: &["ruby", "amber", "jade", "sapphire", "amethyst", "pearl"],
    chairs_clause: "TC-2",
    seats_clause: "TC-2",
    seats: &[3, 4, 6],
    options: &[
        OptionInfo::choice("actions_per_turn", "TC-24", &["before_and_after", "one"]),
        OptionInfo::choice("blocking", "TC-25", &["pads_only", "corridors"]),
        OptionInfo::choice("decoy", "TC-51a", &["on_match", "any_attack"]),
        OptionInfo {
            key: "max_rounds",
            clause: "TC-61",
            kind: OptionKind::Number { min: 1, max: 10_000, default: 200 },
        },
    ],
    orders: &[OptionInfo::choice("answer", "TC-51", &["ask", "plain", "room_first", "weapon_first"])],
    unlisted: &[],
};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read("en", said!(include_str!("../words/en.ftl"))));

impl Playable for TrueColors {
    type Fact = Fact;
    type Orders = Orders;

    const NAMES: &str = "TC-1";

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

    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(crate::bots::Adviser))
    }

    #[cfg(feature = "exploiters")]
    fn exploiters() -> Vec<Level<Self>> {
        crate::bots::exploiters()
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| Lesson::read(include_str!("../lesson.json")));
        Some(&LESSON)
    }

    /// An attack without effect is answered by nothing, which all can see to be the only answer (TC-50, TC-52).
    fn obey(orders: &Orders, knowledge: &Knowledge<Self>, _: &mut dyn Rng) -> Option<Move> {
        orders.obey(knowledge)
    }

    fn forced(knowledge: &Knowledge<Self>) -> Option<Move> {
        match knowledge.options {
            Some(Options::Answer { reveal, nothing: true }) if reveal.is_empty() => Some(Move::Nothing {}),
            _ => None,
        }
    }

    fn tell(_: &Setup, observation: &Observation, _: Viewer) -> Message {
        text::tell(observation)
    }

    fn helps() -> &'static [Help] {
        Help::ALL
    }

    fn aid(knowledge: &Knowledge<Self>) -> Option<Aid<Fact>> {
        crate::deduce::aid::aid(knowledge)
    }

    fn why(knowledge: &Knowledge<Self>, fact: &Fact) -> Option<Why> {
        crate::deduce::aid::why(knowledge, *fact)
    }

    fn why_all(knowledge: &Knowledge<Self>, facts: &[Fact]) -> Option<Why> {
        crate::deduce::aid::why_all(knowledge, facts)
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
}
