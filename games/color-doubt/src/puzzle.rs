//! Puzzles cut from games: whether to believe an announcement.

use game::{Arg, Knowledge, Message};
use presentation::{Part, Pick, Puzzle, PuzzleKind, Verdict};
use rand::Rng;

use crate::deduce::{Credit, Fact};
use crate::text::announced;
use crate::{ColorDoubt, Lay, Options};

/// The kinds of puzzles.
pub(crate) fn puzzles() -> &'static [&'static dyn PuzzleKind<ColorDoubt>] {
    &[&Believing]
}

/// How far from even the chance must be for a puzzle of which level: the nearer, the harder.
const FAR: [f64; 5] = [0.5, 0.42, 0.34, 0.27, 0.2];

/// "Believe it or doubt it?"
struct Believing;

impl PuzzleKind<ColorDoubt> for Believing {
    fn name(&self) -> &'static str {
        "believe"
    }

    fn pose(&self, knowledge: &Knowledge<ColorDoubt>) -> Option<Puzzle<Fact>> {
        let (lay, credit) = standing(knowledge)?;
        let far = (credit.is - 0.5).abs();
        let level = FAR.iter().position(|&bound| far >= bound)?;
        let choices = ["believe", "doubt"].map(|key| Pick::new(key, name(key)));
        Some(Puzzle {
            ask: vec![Message::new("puzzle-says").with("who", lay.seat).with("says", announced(lay))],
            parts: vec![Part::new("puzzle-is-it-true", choices)],
            level: level as u8 + 1,
            aid: None,
            solution: vec![if credit.is > 0.5 { "believe" } else { "doubt" }.to_owned()],
        })
    }

    fn judge(
        &self,
        knowledge: &Knowledge<ColorDoubt>,
        answer: &[&str],
        _: &mut dyn Rng,
    ) -> Option<Verdict<ColorDoubt>> {
        let (lay, credit) = standing(knowledge)?;
        let believed = match *answer {
            ["believe"] => true,
            ["doubt"] => false,
            _ => return None,
        };
        let about = |name| Message::new(name).with("who", lay.seat).with("says", announced(lay));
        let text = match credit.can {
            0.0 => about("puzzle-cannot-be"),
            _ => about("puzzle-may-be").with("likely", Arg::percent(credit.is)),
        };
        let text = vec![text, because(knowledge, lay)?];
        Some(Verdict::last(believed == (credit.is > 0.5), text))
    }
}

/// The announcement that the player may doubt, and what can be said of it.
fn standing(knowledge: &Knowledge<ColorDoubt>) -> Option<(Lay, Credit)> {
    let Some(Options::Play { doubt: true, .. }) = knowledge.options else { return None };
    let lay = knowledge.view.public.standing?;
    Some((lay, Credit::of(knowledge).ok()??))
}

/// What the chance is made of first of all: how many cards would fit, how many of them one holds oneself, and out of how
/// many they were played.
fn because(knowledge: &Knowledge<ColorDoubt>, lay: Lay) -> Option<Message> {
    let public = &knowledge.view.public;
    let held = knowledge.view.own.as_ref()?.hand.fitting(lay.say);
    let because = Message::new("puzzle-because").with("who", lay.seat).with("count", lay.count);
    let because = because.with("hand", public.hands[lay.seat].count + lay.count);
    Some(because.with("all", public.deck.fitting(lay.say)).with("held", held))
}

fn name(key: &str) -> Message {
    Message::new(if key == "believe" { "puzzle-true" } else { "puzzle-lie" })
}
