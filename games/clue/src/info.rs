//! How Clue is offered to people.

use std::sync::LazyLock;

use bots::Bot;
use game::{Deduce, Knowledge, Message, Table, Viewer};
use presentation::{
    Advice, Aid, Help, Info, Lesson, Level, Matter, OptionInfo, OptionKind, Playable, PuzzleKind, Review, StoodIn,
    Why, Words, said,
};
use rand::Rng;
use serde_json::{Map, Value};

use crate::bots::Adviser;
use crate::cards::Suspect;
use crate::deduce::Fact;
use crate::moves::Move;
use crate::orders::{GO, NEVER, Orders, SUSPECT, WEAPON};
use crate::rules::Clue;
use crate::seen::Observation;
use crate::setup::{Setup, upgrade};
use crate::text;

static INFO: Info = Info {
    name: "clue",
    chairs: &["miss-scarlet", "colonel-mustard", "mrs-white", "mr-green", "mrs-peacock", "professor-plum"],
    chairs_clause: "CL-12",
    seats_clause: "CL-4",
    seats: &[3, 4, 5, 6],
    options: &[
        OptionInfo::choice("edition", "CL-44", &["1972", "1986"]),
        OptionInfo { key: "dice", clause: "CL-3", kind: OptionKind::Number { min: 1, max: 2, default: 1 } },
        OptionInfo::choice("full_roll", "CL-24", &["required", "up_to"]),
        OptionInfo::choice("suggestion_on_entry", "CL-40", &["by_the_sheet", "required", "optional"]),
        OptionInfo::choice("accuse_after_card", "CL-44", &["off", "allowed"]),
        OptionInfo::choice("last_detective", "CL-65", &["wins", "must_solve"]),
    ],
    orders: &[
        OptionInfo::choice("show", "CL-43", &["ask", "one", "unless_close", "always"]),
        OptionInfo::choice("again", "CL-43", &["yes", "no"]),
        OptionInfo::choice("kinds", "CL-43", &["rsw", "rws", "srw", "swr", "wrs", "wsr"]),
        OptionInfo::choice("never", "CL-43", NEVER),
        OptionInfo::choice("never_to", "CL-43", &["anybody", "left", "right"]),
        OptionInfo::choice("go", "CL-20", GO),
        OptionInfo::choice("suspect", "CL-40", SUSPECT),
        OptionInfo::choice("weapon", "CL-40", WEAPON),
        OptionInfo::choice("end", "CL-45", &["ask", "unless_certain"]),
    ],
    unlisted: &[],
};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read("en", said!(include_str!("../words/en.ftl"))));

impl Playable for Clue {
    type Fact = Fact;
    type Orders = Orders;

    const NAMES: &str = "CL-1";

    fn info() -> &'static Info {
        &INFO
    }

    fn words() -> &'static Words {
        &WORDS
    }

    /// Which token somebody has is where they begin (CL-12).
    fn seated(chairs: &[u8]) -> (&'static str, Value) {
        let tokens = chairs.iter().map(|&chair| Suspect::ALL[usize::from(chair)]);
        ("tokens", serde_json::to_value(tokens.collect::<Vec<_>>()).expect("names have JSON"))
    }

    fn bots() -> Vec<Level<Clue>> {
        crate::bots::levels()
    }

    #[cfg(feature = "exploiters")]
    fn exploiters() -> Vec<Level<Clue>> {
        crate::bots::exploiters()
    }

    fn adviser() -> Option<Box<dyn Bot<Clue>>> {
        Some(Box::new(Adviser))
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| Lesson::read(include_str!("../lesson.json")));
        Some(&LESSON)
    }

    /// Saying "none of the three", and walking where the dice leave one way: all can see that there is no choice.
    /// A card is always chosen by its player, for nobody may learn that it was the only one.
    fn forced(knowledge: &Knowledge<Clue>) -> Option<Move> {
        let options = knowledge.options.as_ref()?;
        if options.pass {
            return Some(Move::Pass);
        }
        let mut ways = options.walk.as_ref()?.destinations();
        match (ways.next(), ways.next()) {
            (Some(to), None) => Some(Move::Go { to }),
            _ => None,
        }
    }

    fn obey(orders: &Orders, knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Option<Move> {
        orders.obey(knowledge, rng)
    }

    fn upgrade(rules: u32, setup: Map<String, Value>) -> Option<Map<String, Value>> {
        upgrade(rules, setup)
    }

    fn tell(setup: &Setup, observation: &Observation, _: Viewer) -> Message {
        text::tell(setup, observation)
    }

    fn helps() -> &'static [Help] {
        Help::ALL
    }

    fn aid(knowledge: &Knowledge<Clue>) -> Option<Aid<Fact>> {
        crate::deduce::aid::aid(knowledge)
    }

    fn hidden(knowledge: &Knowledge<Clue>) -> Option<Vec<Matter<Fact>>> {
        crate::deduce::aid::hidden(knowledge)
    }

    fn state(fact: &Fact, is: bool) -> Option<Message> {
        Some(crate::text::state(*fact, is))
    }

    fn why(knowledge: &Knowledge<Clue>, fact: &Fact) -> Option<Why> {
        crate::deduce::aid::why(knowledge, fact)
    }

    fn why_all(knowledge: &Knowledge<Clue>, facts: &[Fact]) -> Option<Why> {
        crate::deduce::aid::why_all(knowledge, facts)
    }

    fn advice(knowledge: &Knowledge<Clue>, m: &Move) -> Option<Advice> {
        crate::advice::advice(knowledge, m)
    }

    fn puzzles() -> &'static [&'static dyn PuzzleKind<Clue>] {
        crate::puzzle::puzzles()
    }

    fn determinization(knowledge: &Knowledge<Clue>, rng: &mut dyn Rng) -> Option<Table<Clue>> {
        Self::determinize(knowledge, rng).ok()
    }

    fn review_without(table: &Table<Clue>, stood_in: &[StoodIn]) -> Option<Review<Fact>> {
        crate::review::review(table, stood_in)
    }
}
