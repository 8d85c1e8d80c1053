//! How the game describes itself, and what a table of it needs.

use std::sync::LazyLock;

use ::bots::Bot;
use game::{Deduce, Knowledge, Message, Table, Viewer};
use presentation::{
    Advice, Aid, Help, Info, Lesson, Level, Matter, OptionInfo, OptionKind, Playable, PuzzleKind, Review, StoodIn,
    Words, said,
};
use rand::Rng;
use serde_json::{Map, Value};

use crate::{ColorDoubt, Fact, Move, Observation, Options, Orders, Setup, setup, text};

static INFO: Info = Info {
    name: "color-doubt",
    chairs: &["sun", "moon", "star", "cloud", "comet"],
    chairs_clause: "CD-1",
    seats_clause: "CD-1",
    seats: &[2, 3, 4, 5],
    options: &[
        OptionInfo { key: "games", clause: "CD-50", kind: OptionKind::Number { min: 1, max: 10, default: 1 } },
        OptionInfo {
            key: "who_may_doubt",
            clause: "CD-23",
            kind: OptionKind::Choice { choices: &["each_in_turn", "next_only"] },
        },
        OptionInfo {
            key: "cards_per_suit",
            clause: "CD-2",
            kind: OptionKind::Number { min: 4, max: 12, default: 9 },
        },
        OptionInfo {
            key: "five_suits",
            clause: "CD-60",
            kind: OptionKind::Several {
                choices: &["red", "orange", "yellow", "green", "blue", "purple", "pink"],
                count: 5,
                default: &["red", "orange", "yellow", "green", "blue"],
            },
        },
        OptionInfo {
            key: "max_turns",
            clause: "CD-43",
            kind: OptionKind::Number { min: 1, max: 10_000, default: 2_000 },
        },
    ],
    orders: &[OptionInfo::choice("stand", "CD-22", &["ask", "else_ask", "else_doubt", "always"])],
    unlisted: &[],
};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read("en", said!(include_str!("../words/en.ftl"))));

impl Playable for ColorDoubt {
    type Fact = Fact;
    type Orders = Orders;

    const NAMES: &str = "CD-1";

    fn info() -> &'static Info {
        &INFO
    }

    fn words() -> &'static Words {
        &WORDS
    }

    fn upgrade(rules: u32, setup: Map<String, Value>) -> Option<Map<String, Value>> {
        setup::upgrade(rules, setup)
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

    /// Whoever holds too few cards to play and may not doubt can only pass, as everybody can see (CD-23).
    fn obey(orders: &Orders, knowledge: &Knowledge<Self>, _: &mut dyn Rng) -> Option<Move> {
        orders.obey(knowledge)
    }

    fn forced(knowledge: &Knowledge<Self>) -> Option<Move> {
        let only_pass = Options::Play { lay: None, doubt: false, pass: true };
        (knowledge.options == Some(only_pass)).then_some(Move::Pass {})
    }

    fn tell(setup: &Setup, observation: &Observation, viewer: Viewer) -> Message {
        text::tell(setup, observation, viewer)
    }

    /// What was seen can be counted by hand; the oracle alone adds to that.
    fn helps() -> &'static [Help] {
        &[Help::Clerk, Help::Oracle]
    }

    fn aid(knowledge: &Knowledge<Self>) -> Option<Aid<Fact>> {
        crate::deduce::aid::aid(knowledge)
    }

    fn hidden(knowledge: &Knowledge<Self>) -> Option<Vec<Matter<Fact>>> {
        crate::deduce::aid::hidden(knowledge)
    }

    fn state(fact: &Fact, is: bool) -> Option<Message> {
        Some(text::state(*fact, is))
    }

    fn lies(&self, m: &Move) -> Option<bool> {
        if let Move::Lay { cards, say } = m { Some(!cards.all_of(*say)) } else { None }
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
}
