//! What people are told, and the bots.

use bots::{Bot, Level, Playable, RandomBot};
use game::{BySeat, Info, Knowledge, OptionInfo, OptionKind, SetupError, Teller, Viewer};
use rand::Rng;
use serde_json::{Map, Value};

use super::{Card, Kuhn, Move, SEATS, Setup, Told};

static INFO: Info = Info {
    name: "kuhn-poker",
    title: "Kuhn poker",
    blurb: "Three cards, one bet, and already a bluff.",
    minutes: "1",
    chairs: &["First", "Second"],
    chairs_clause: "KP-1",
    seats: &[2],
    options: &[OptionInfo {
        key: "ranks",
        clause: "KP-2",
        title: "Ranks",
        help: "How many cards there are.",
        kind: OptionKind::Number { min: 3, max: 13, default: 3 },
    }],
    unlisted: &[],
    rules: include_str!("RULES.md"),
};

/// Bets the highest card, passes every other.
#[derive(Clone, Copy, Debug)]
pub struct Straightforward;

impl Bot<Kuhn> for Straightforward {
    fn choose(&self, knowledge: &Knowledge<Kuhn>, _: &mut dyn Rng) -> Move {
        let highest = Card(knowledge.setup.ranks - 1);
        if knowledge.view.own == Some(highest) { Move::Bet } else { Move::Pass }
    }
}

impl Playable for Kuhn {
    fn info() -> &'static Info {
        &INFO
    }

    fn seating(chairs: &[u8], options: &Map<String, Value>) -> Result<Setup, SetupError> {
        if chairs.len() != SEATS {
            return Err(SetupError::new("KP-1", "there are two players"));
        }
        let mut setup = serde_json::json!(Setup::default());
        setup.as_object_mut().expect("a struct").extend(options.clone());
        serde_json::from_value(setup).map_err(|problem| SetupError::new("setup", problem.to_string()))
    }

    fn bots() -> Vec<Level<Kuhn>> {
        vec![
            Level {
                name: "random",
                title: "Random",
                blurb: "Bets and passes at random.",
                bot: Box::new(RandomBot),
            },
            Level {
                name: "straightforward",
                title: "Straightforward",
                blurb: "Bets the highest card and nothing else.",
                bot: Box::new(Straightforward),
            },
        ]
    }

    fn tell(_: &Setup, told: &Told, viewer: Viewer, names: &BySeat<String>) -> String {
        match told {
            Told::Dealt { seat, card: Some(Card(rank)) } => {
                format!("{} are dealt rank {rank}.", Teller::new(viewer, names).who(*seat))
            }
            Told::Dealt { seat, card: None } => {
                format!("{} is dealt a card.", Teller::new(viewer, names).who(*seat))
            }
            Told::Acted { seat, bet, shown } => {
                let name = Teller::new(viewer, names).who(*seat);
                let verb = match (bet, viewer.is(*seat)) {
                    (true, true) => "bet",
                    (true, false) => "bets",
                    (false, true) => "pass",
                    (false, false) => "passes",
                };
                match shown {
                    None => format!("{name} {verb}."),
                    Some(cards) => {
                        let shown = cards.iter().map(|(seat, Card(rank))| format!("{} rank {rank}", names[seat]));
                        format!("{name} {verb}; the cards are shown: {}.", shown.collect::<Vec<_>>().join(", "))
                    }
                }
            }
        }
    }
}
