//! How the game describes itself, and how a table of it is set up.

use ::bots::{Level, Playable};
use game::{Aid, BySeat, Choice, Game, Help, Info, Knowledge, OptionInfo, OptionKind, Review, Table, Viewer, Why};

use crate::{Move, Observation, Options, Setup, TrueColors, text};

static INFO: Info = Info {
    name: "true-colors",
    title: "True Colors",
    blurb: "Everybody is Miss Scarlet, and nobody is: find where and with what the others can be hurt, and strike.",
    minutes: "45 to 60 minutes",
    chairs: &["Ruby", "Amber", "Jade", "Sapphire", "Amethyst", "Pearl"],
    chairs_clause: "TC-2",
    seats: &[3, 4, 6],
    options: &[
        OptionInfo {
            key: "actions_per_turn",
            clause: "TC-24",
            title: "Room actions in a turn",
            help: "Whether there can be one before the roll and another after the movement, even if you stay where you are.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "before_and_after", title: "Before the roll and after the movement" },
                    Choice { value: "one", title: "One" },
                ],
            },
        },
        OptionInfo {
            key: "blocking",
            clause: "TC-25",
            title: "Pawns in the way",
            help: "Whether a pawn in a corridor keeps others out of its space. Nobody can teleport to a pad where somebody stands, either way.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "pads_only", title: "Pawns block nobody" },
                    Choice { value: "corridors", title: "One pawn on each corridor space" },
                ],
            },
        },
        OptionInfo {
            key: "decoy",
            clause: "TC-51a",
            title: "A character in place of a weakness",
            help: "Whether a character may be turned up after an attack that matches nothing, too, as a bluff.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "on_match", title: "Only when the attack matches" },
                    Choice { value: "any_attack", title: "After any attack" },
                ],
            },
        },
        OptionInfo {
            key: "max_rounds",
            clause: "TC-61",
            title: "Longest game",
            help: "After so many rounds the game ends without a winner.",
            kind: OptionKind::Number { min: 1, max: 10_000, default: 200 },
        },
    ],
    unlisted: &[],
    rules: include_str!("../RULES.md"),
};

impl Playable for TrueColors {
    fn info() -> &'static Info {
        &INFO
    }

    fn bots() -> Vec<Level<Self>> {
        crate::bots::all()
    }

    /// An attack without effect is answered by nothing, which all can see to be the only answer (TC-50, TC-52).
    fn forced(knowledge: &Knowledge<Self>) -> Option<Move> {
        match knowledge.options {
            Some(Options::Answer { reveal, nothing: true }) if reveal.is_empty() => Some(Move::Nothing {}),
            _ => None,
        }
    }

    /// The killer; nobody when the game took too long (TC-60, TC-61).
    fn winners(game: &Self) -> BySeat<bool> {
        game.scores().map(|_, &score| score > 0)
    }

    fn helps() -> &'static [Help] {
        Help::ALL
    }

    fn aid(knowledge: &Knowledge<Self>) -> Option<Aid> {
        crate::deduce::aid::aid(knowledge)
    }

    fn why(knowledge: &Knowledge<Self>, of: &str, at: &str, names: &BySeat<String>) -> Option<Why> {
        crate::deduce::why::why(knowledge, of, at, names)
    }

    fn review(table: &Table<Self>, names: &BySeat<String>) -> Option<Review> {
        crate::review::review(table, names)
    }

    fn tell(_: &Setup, observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
        text::tell(observation, viewer, names)
    }
}
