//! How the game describes itself, and how a table of it is set up.

use bots::{Level, Playable};
use game::{
    Aid, AidRow, BySeat, Choice, Help, Info, Knowledge, OptionInfo, OptionKind, Review, Table, Viewer, rounded,
};

use crate::Credit;
use crate::{ColorDoubt, Move, Observation, Options, Setup, text};

static INFO: Info = Info {
    name: "color-doubt",
    title: "Color Doubt",
    blurb: "Play cards face down and say what they are: it need not be true, as long as nobody doubts it.",
    minutes: "15 to 25 minutes",
    chairs: &["Sun", "Moon", "Star", "Cloud", "Comet"],
    chairs_clause: "CD-1",
    seats: &[2, 3, 4, 5],
    options: &[
        OptionInfo {
            key: "games",
            clause: "CD-50",
            title: "Number of games",
            help: "One game is won by whoever is rid of all cards. The extended rule is a match of three games: the \
                   points of all of them are added up, and the highest total wins.",
            kind: OptionKind::Number { min: 1, max: 10, default: 1 },
        },
        OptionInfo {
            key: "who_may_doubt",
            clause: "CD-23",
            title: "Who may doubt",
            help: "Whether an announcement that somebody has let pass may still be doubted by those after.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "each_in_turn", title: "Each player in turn" },
                    Choice { value: "next_only", title: "Only the next player" },
                ],
            },
        },
        OptionInfo {
            key: "cards_per_suit",
            clause: "CD-2",
            title: "Cards of each colour",
            help: "Fewer cards make a shorter game.",
            kind: OptionKind::Number { min: 4, max: 12, default: 9 },
        },
        OptionInfo {
            key: "five_suits",
            clause: "CD-60",
            title: "Five colours for two players",
            help: "Which colours are in the game when two play. With more players all seven are.",
            kind: OptionKind::Several {
                choices: &[
                    Choice { value: "red", title: "Red" },
                    Choice { value: "orange", title: "Orange" },
                    Choice { value: "yellow", title: "Yellow" },
                    Choice { value: "green", title: "Green" },
                    Choice { value: "blue", title: "Blue" },
                    Choice { value: "purple", title: "Purple" },
                    Choice { value: "pink", title: "Pink" },
                ],
                count: 5,
                default: &["red", "orange", "yellow", "green", "blue"],
            },
        },
        OptionInfo {
            key: "max_turns",
            clause: "CD-43",
            title: "Longest game",
            help: "A game that reaches this many turns ends without a winner. Games are far shorter.",
            kind: OptionKind::Number { min: 1, max: 10_000, default: 2_000 },
        },
    ],
    unlisted: &[],
    rules: include_str!("../RULES.md"),
};

impl Playable for ColorDoubt {
    fn info() -> &'static Info {
        &INFO
    }

    fn bots() -> Vec<Level<Self>> {
        crate::bots::all()
    }

    /// Whoever won, which is nobody where no game had a winner (CD-52).
    fn winners(game: &Self) -> BySeat<bool> {
        BySeat::new(game.public.totals.len(), |seat| game.public.winners.contains(&seat))
    }

    /// Whoever holds too few cards to play and may not doubt can only pass, as everybody can see (CD-23).
    fn forced(knowledge: &Knowledge<Self>) -> Option<Move> {
        let only_pass = Options::Play { lay: None, doubt: false, pass: true };
        (knowledge.options == Some(only_pass)).then_some(Move::Pass {})
    }

    /// What was seen can be counted by hand; the oracle alone adds to that.
    fn helps() -> &'static [Help] {
        &[Help::Clerk, Help::Oracle]
    }

    /// One row: whether the standing announcement can be true, and is.
    fn aid(knowledge: &Knowledge<Self>) -> Option<Aid> {
        let credit = Credit::of(knowledge).ok()??;
        let (can, is) = (Some(rounded(credit.can)), Some(rounded(credit.is)));
        let row = AidRow { of: "standing".into(), possible: vec![can, None], likely: vec![None, is] };
        Some(Aid { columns: vec!["can".into(), "is".into()], rows: vec![row] })
    }

    fn review(table: &Table<Self>, names: &BySeat<String>) -> Option<Review> {
        crate::review::review(table, names)
    }

    fn tell(setup: &Setup, observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
        text::tell(setup, observation, viewer, names)
    }
}
