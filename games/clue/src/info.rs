//! How Clue is offered to people.

use bots::{Level, Playable};
use game::{Aid, BySeat, Choice, Game, Help, Info, Knowledge, OptionInfo, OptionKind, Review, Table, Viewer, Why};
use serde_json::Value;

use crate::cards::Suspect;
use crate::moves::Move;
use crate::rules::Clue;
use crate::seen::Observation;
use crate::setup::Setup;
use crate::text;

const INFO: Info = Info {
    name: "clue",
    title: "Clue",
    blurb: "Walk the mansion, ask who saw what, and be the first to name the murderer, the weapon and the room.",
    minutes: "30 to 45",
    chairs: &["Miss Scarlet", "Colonel Mustard", "Mrs. White", "Mr. Green", "Mrs. Peacock", "Professor Plum"],
    chairs_clause: "CL-12",
    seats: &[3, 4, 5, 6],
    options: &[
        OptionInfo {
            key: "edition",
            clause: "CL-44",
            title: "Edition",
            help: "Which sheet you play by. As we read them, both come to the same game.",
            kind: OptionKind::Choice {
                choices: &[Choice { value: "1972", title: "1972" }, Choice { value: "1986", title: "1986" }],
            },
        },
        OptionInfo {
            key: "dice",
            clause: "CL-3",
            title: "Dice",
            help: "Two dice, as in newer editions, make for longer walks and a quicker game.",
            kind: OptionKind::Number { min: 1, max: 2, default: 1 },
        },
        OptionInfo {
            key: "full_roll",
            clause: "CL-24",
            title: "Walking",
            help: "Whether the whole number must be walked when you do not go into a room.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "required", title: "The whole number" },
                    Choice { value: "up_to", title: "Up to the number" },
                ],
            },
        },
        OptionInfo {
            key: "suggestion_on_entry",
            clause: "CL-40",
            title: "On coming into a room",
            help: "Whether you must suggest when you come into a room.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "by_the_sheet", title: "You must after a door, you may after a passage" },
                    Choice { value: "required", title: "You must suggest" },
                    Choice { value: "optional", title: "You may suggest" },
                ],
            },
        },
        OptionInfo {
            key: "accuse_after_card",
            clause: "CL-44",
            title: "After a card is shown",
            help: "Whether you may still accuse in the turn in which you were shown a card.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "off", title: "Your turn ends" },
                    Choice { value: "allowed", title: "You may still accuse" },
                ],
            },
        },
        OptionInfo {
            key: "last_detective",
            clause: "CL-65",
            title: "The last one left",
            help: "Whether the only player who has not accused wrongly wins at once.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "wins", title: "Wins at once" },
                    Choice { value: "must_solve", title: "Must solve the case" },
                ],
            },
        },
    ],
    unlisted: &[],
    rules: include_str!("../RULES.md"),
};

impl Playable for Clue {
    fn info() -> &'static Info {
        &INFO
    }

    /// Which token somebody has is where they begin (CL-12).
    fn seated(chairs: &[u8]) -> (&'static str, Value) {
        let tokens = chairs.iter().map(|&chair| Suspect::ALL[usize::from(chair)]);
        ("tokens", serde_json::to_value(tokens.collect::<Vec<_>>()).expect("names have JSON"))
    }

    fn bots() -> Vec<Level<Clue>> {
        crate::bots::levels()
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

    /// Nobody wins when the last detective accuses wrongly (CL-65).
    fn winners(game: &Clue) -> BySeat<bool> {
        game.scores().map(|_, &score| score > 0)
    }

    fn tell(setup: &Setup, observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
        text::tell(setup, observation, viewer, names)
    }

    fn helps() -> &'static [Help] {
        Help::ALL
    }

    fn aid(knowledge: &Knowledge<Clue>) -> Option<Aid> {
        crate::deduce::aid::aid(knowledge)
    }

    fn why(knowledge: &Knowledge<Clue>, of: &str, at: &str, names: &BySeat<String>) -> Option<Why> {
        crate::deduce::aid::why(knowledge, of, at, names)
    }

    fn review(table: &Table<Clue>, names: &BySeat<String>) -> Option<Review> {
        crate::review::review(table, names)
    }
}
