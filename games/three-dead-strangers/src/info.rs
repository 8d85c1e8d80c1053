//! How the game describes itself, and how a table of it is set up.

use bots::{Level, Playable};
use game::{Aid, BySeat, Choice, Help, Info, Knowledge, OptionInfo, OptionKind, Review, Table, Viewer, Why};

use crate::{Move, Observation, Options, Setup, Strangers, text};

static INFO: Info = Info {
    name: "three-dead-strangers",
    title: "Three Dead Strangers",
    blurb: "Play evidence against the others, hide who you are, and accuse before you are accused.",
    minutes: "15 to 20 minutes",
    chairs: &["Head of the table", "By the fire", "By the window", "By the door"],
    chairs_clause: "TS-1",
    seats: &[2, 3, 4],
    options: &[
        OptionInfo {
            key: "games",
            clause: "TS-52",
            title: "Games in the match",
            help: "The points of all games are added up. With two players, both are found out in about one game of four, and then nobody wins it: several games make a better match.",
            kind: OptionKind::Number { min: 1, max: 10, default: 1 },
        },
        OptionInfo {
            key: "scoring",
            clause: "TS-52",
            title: "Points",
            help: "Whether the winners of a game share one point, or get one each.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "shared_pot", title: "The winners share one point" },
                    Choice { value: "all_alike", title: "Each winner gets one point" },
                ],
            },
        },
        OptionInfo {
            key: "spacing",
            clause: "TS-33",
            title: "Spacing",
            help: "Whether the half of a card that covers nothing may touch other cards.",
            kind: OptionKind::Choice {
                choices: &[
                    Choice { value: "apart", title: "Cards lie apart" },
                    Choice { value: "touching", title: "Cards may touch" },
                ],
            },
        },
    ],
    unlisted: &["deck"],
    rules: include_str!("../RULES.md"),
};

impl Playable for Strangers {
    fn info() -> &'static Info {
        &INFO
    }

    fn bots() -> Vec<Level<Self>> {
        crate::bots::all()
    }

    /// Only who has nothing to play may pass, so a pass shows that there was no choice (TS-21).
    fn forced(knowledge: &Knowledge<Self>) -> Option<Move> {
        match &knowledge.options {
            Some(Options::Play(play)) => play.pass.then_some(Move::Pass {}),
            _ => None,
        }
    }

    /// Everybody who was not rightly accused has won a single game; a match goes to the most points (TS-51, TS-52).
    fn winners(game: &Self) -> BySeat<bool> {
        let public = &game.public;
        if let [only] = public.results.as_slice()
            && public.games == 1
        {
            return only.winners.clone();
        }
        let best = public.totals.values().max().copied().filter(|&best| best > 0);
        public.totals.map(|_, &total| Some(total) == best)
    }

    /// What accusations have proved shows to all; the reasoner adds what follows from it, the oracle the chances.
    fn helps() -> &'static [Help] {
        &[Help::Clerk, Help::Reasoner, Help::Oracle]
    }

    fn aid(knowledge: &Knowledge<Self>) -> Option<Aid> {
        crate::deduce::aid::aid(knowledge)
    }

    fn why(knowledge: &Knowledge<Self>, of: &str, at: &str, names: &BySeat<String>) -> Option<Why> {
        crate::deduce::aid::why(knowledge, of, at, names)
    }

    fn review(table: &Table<Self>, names: &BySeat<String>) -> Option<Review> {
        crate::review::review(table, names)
    }

    fn tell(_: &Setup, observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
        text::tell(observation, viewer, names)
    }
}
