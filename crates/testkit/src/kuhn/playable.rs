//! What people are told, the bots, help and the review.

use std::sync::LazyLock;

use bots::{Bot, RandomBot};
use game::{Arg, Deduce, Game, Knowledge, Message, Options as _, Reading, Seat, Table, Turn, Viewer};
use presentation::{
    Advice, Aid, Chance, Choice, Info, Judge, Known, Lesson, Level, Moment, OptionInfo, OptionKind, Pass, Playable,
    Reason, Review, StoodIn, Why, Words, judge,
};
use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Card, Fact, Kuhn, Move, Observation, SEATS, Setup};

static INFO: Info = Info {
    name: "kuhn-poker",
    chairs: &["first", "second"],
    chairs_clause: "KP-1",
    seats_clause: "KP-1",
    seats: &[2],
    options: &[OptionInfo {
        key: "ranks",
        clause: "KP-2",
        kind: OptionKind::Number { min: 3, max: 13, default: 3 },
    }],
    orders: &[OptionInfo::choice("pass", "KP-11", &["ask", "unless_highest", "always"])],
    unlisted: &[],
};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read("en", include_str!("words/en.ftl")));

/// Bets the highest card, passes every other.
#[derive(Clone, Copy, Debug)]
pub struct Straightforward;

impl Bot<Kuhn> for Straightforward {
    fn choose(&self, knowledge: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
        let highest = Card(knowledge.setup.ranks - 1);
        if knowledge.view.own == Some(highest) { Move::Bet } else { Move::Pass }
    }

    fn why(&self, knowledge: &Knowledge<Kuhn>, _: &Move) -> Vec<Message> {
        let who = knowledge.viewer.seat();
        who.map(|who| Message::new("bets-the-highest").with("who", who)).into_iter().collect()
    }
}

/// What a player has told the table to do for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Orders {
    pass: PassFor,
}

/// When to pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PassFor {
    #[default]
    Ask,
    UnlessHighest,
    Always,
}

impl Playable for Kuhn {
    type Fact = Fact;
    type Orders = Orders;

    const NAMES: &str = "KP-2";

    fn info() -> &'static Info {
        &INFO
    }

    fn words() -> &'static Words {
        &WORDS
    }

    /// There are always two: nothing in the setup says so.
    fn seated(_: &[u8]) -> (&'static str, Value) {
        ("seats", SEATS.into())
    }

    fn bots() -> Vec<Level<Kuhn>> {
        vec![
            Level { offered: false, ..Level::new("random", RandomBot) },
            Level::new("straightforward", Straightforward),
        ]
    }

    fn obey(orders: &Orders, knowledge: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Option<Move> {
        let is_highest = knowledge.view.own == Some(Card(knowledge.setup.ranks - 1));
        let pass = match orders.pass {
            PassFor::Ask => false,
            PassFor::UnlessHighest => !is_highest,
            PassFor::Always => true,
        };
        pass.then_some(Move::Pass)
    }

    fn lesson() -> Option<&'static Lesson> {
        static LESSON: LazyLock<Lesson> = LazyLock::new(|| Lesson::read(include_str!("lesson.json")));
        Some(&LESSON)
    }

    fn tell(_: &Setup, told: &Observation, _: Viewer) -> Message {
        match told {
            Observation::Dealt { seat, card: Some(Card(rank)) } => {
                Message::new("dealt").with("who", *seat).with("rank", *rank)
            }
            Observation::Dealt { seat, card: None } => Message::new("dealt-unseen").with("who", *seat),
            Observation::Acted { seat, bet, shown } => {
                let action = Message::new(if *bet { "bets" } else { "passes" }).with("who", *seat);
                let Some(cards) = shown else { return action };
                let cards = cards
                    .iter()
                    .map(|(seat, Card(rank))| Message::new("shows-card").with("who", seat).with("rank", *rank));
                Message::new("shows").with("action", action).with("cards", Arg::and(cards))
            }
        }
    }

    /// Nothing before both cards have been dealt: nobody holds them yet.
    fn aid(knowledge: &Knowledge<Kuhn>) -> Option<Aid<Fact>> {
        if usize::from(knowledge.view.public.dealt) < SEATS {
            return None;
        }
        let [possible, likely] = Reading::ALL.map(|reading| Kuhn::chances(knowledge, reading).ok());
        let (possible, likely) = (possible?, likely?);
        let chance = |chances: &[(Fact, f64)], fact| {
            chances.iter().find(|(known, _)| *known == fact).map_or(0.0, |&(_, chance)| chance)
        };
        let facts = Seat::all(SEATS)
            .flat_map(|seat| (0..knowledge.setup.ranks).map(move |rank| Fact { seat, card: Card(rank) }));
        let facts = facts.map(|fact| Chance::new(fact, chance(&possible, fact), chance(&likely, fact))).collect();
        Some(Aid { facts })
    }

    /// A card is where it was dealt or shown; it is nowhere else.
    fn why(knowledge: &Knowledge<Kuhn>, fact: &Fact) -> Option<Why> {
        let mut news = knowledge.observations.iter().zip(0..);
        news.find_map(|(told, number)| {
            let is = match *told {
                Observation::Dealt { seat, card: Some(card) } => says(fact, seat, card),
                Observation::Acted { shown: Some(ref cards), .. } => {
                    cards.iter().find_map(|(seat, &card)| says(fact, seat, card))
                }
                _ => None,
            }?;
            let message = Kuhn::tell(&knowledge.setup, told, knowledge.viewer);
            Some(Why { is, reasons: vec![Reason { message, news: number }] })
        })
    }

    fn advice(knowledge: &Knowledge<Kuhn>, m: &Move) -> Option<Advice> {
        knowledge.options.as_ref().filter(|options| options.contains(m))?;
        let chance = BetJudge::ahead(knowledge, knowledge.viewer.seat()?);
        let act = Message::new(if *m == Move::Bet { "hint-bet" } else { "hint-pass" });
        Some(Advice::new(act, [Message::new("hint-ahead").with("chance", Arg::percent(chance))]))
    }

    fn determinization(knowledge: &Knowledge<Kuhn>, rng: &mut dyn Rng) -> Option<Table<Kuhn>> {
        Self::determinize(knowledge, rng).ok()
    }

    fn review_without(table: &Table<Kuhn>, stood_in: &[StoodIn]) -> Option<Review<Fact>> {
        judge(table, stood_in, &mut BetJudge)
    }
}

/// Whether a fact is so, if that `seat` holds `card` decides it.
fn says(fact: &Fact, seat: Seat, card: Card) -> Option<bool> {
    match (fact.seat == seat, fact.card == card) {
        (true, is) => Some(is),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

/// Says of each bet how likely it was to hold the higher card.
struct BetJudge;

impl BetJudge {
    /// The chance that the seat holds the higher card, by what it knows.
    fn ahead(knowledge: &Knowledge<Kuhn>, seat: Seat) -> f64 {
        let Some(own) = knowledge.view.own else { return 0.0 };
        let chances = Kuhn::chances(knowledge, Reading::Likely).unwrap_or_default();
        let lower = chances.iter().filter(|(fact, _)| fact.seat != seat && fact.card < own);
        lower.map(|(_, chance)| chance).sum()
    }
}

impl Judge<Kuhn> for BetJudge {
    fn before(&mut self, pass: &mut Pass<Kuhn>, game: &Kuhn, m: &Move) {
        let (Turn::Player(seat), Move::Bet) = (game.turn(), m) else { return };
        let chance = BetJudge::ahead(pass.knowledge(Viewer::Seat(seat)), seat);
        let text = Message::new("review-bet-text").with("who", seat).with("chance", Arg::percent(chance));
        let choice = Choice { worth: 2.0 * chance - 1.0, best: (2.0 * chance - 1.0).max(0.0), stake: 1.0 };
        let moment = pass.moment(seat, "review-bet", [text]);
        let moment = moment.judged(choice, || Message::new("review-pass-better").with("who", seat));
        pass.moments.push(Moment { chance: Some(chance), ..moment });
    }

    fn after(&mut self, pass: &mut Pass<Kuhn>, _: &Kuhn, _: &Move, _: &Kuhn) {
        for seat in Seat::all(SEATS) {
            let Some(card) = pass.knowledge(Viewer::Seat(seat)).view.own else { continue };
            pass.follows(seat, Fact { seat, card }, true);
        }
    }

    fn left(&mut self, pass: &Pass<Kuhn>, viewer: Viewer) -> f64 {
        let chances = Kuhn::chances(pass.knowledge(viewer), Reading::Likely).unwrap_or_default();
        chances.iter().map(|(_, chance)| -chance * chance.log2()).sum::<f64>().max(0.0)
    }

    fn measures(&self) -> (Message, Message) {
        (Message::new("measure"), Message::new("unit"))
    }

    /// Nobody knows before the cards are shown, which is the end.
    fn known(&self, _: &Pass<Kuhn>, _: &Kuhn, seat: Seat) -> Known<Fact> {
        Known::never(Message::new("review-never-knew").with("who", seat), None)
    }

    fn summary(&self, _: &Pass<Kuhn>, end: &Kuhn) -> Vec<Message> {
        let winners = end.winners();
        let winner = Seat::all(SEATS).find(|&seat| winners[seat]).unwrap_or(Seat(0));
        vec![Message::new("review-won").with("who", winner)]
    }
}
