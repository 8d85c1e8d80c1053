//! Every sentence of a review beside the game and what was known: law 10.

use color_doubt::{Cards, ColorDoubt, Credit, Lay, Move, Phase, SeenMove, Suit};
use game::{Arg, Game, Knowledge, Message, Seat, Turn, Viewer};
use testkit::{Sentence, holds};

/// What is wrong with a sentence.
pub(crate) fn truth(said: &Sentence<ColorDoubt>) -> Result<(), String> {
    let name = said.message.name.as_ref();
    let Turn::Player(by) = said.before.turn() else { return Err("nothing is said of chance".into()) };
    match *said.m {
        Move::Doubt {} => doubted(said, name, by),
        Move::Pass {} => passed(said, name, by),
        Move::Lay { cards, say } => lied(said, name, Lay { seat: by, count: cards.total(), say }, cards),
        _ => Err("nothing is said of such a move".into()),
    }
}

fn standing(game: &ColorDoubt) -> Result<Lay, String> {
    game.view(Viewer::Spectator).public.standing.ok_or_else(|| "no announcement stands".into())
}

/// Whether a sentence quotes an announcement.
pub(crate) fn quotes(message: &Message, lay: Lay) -> bool {
    let Some(Arg::Message(says)) = message.args.get("says") else { return false };
    says.args.get("count") == Some(&lay.count.into()) && says.args.get("suit") == Some(&lay.say.into())
}

fn credit(knowledge: &Knowledge<ColorDoubt>) -> Result<Credit, String> {
    Credit::of(knowledge).ok().flatten().ok_or_else(|| "nobody answers an announcement".into())
}

fn tells(said: &Sentence<ColorDoubt>, chance: f64) -> bool {
    said.message.args.get("chance") == Some(&Arg::percent(chance))
}

/// How many cards a sentence speaks of.
fn told(said: &Sentence<ColorDoubt>) -> Result<f64, String> {
    match said.message.args.get("cards") {
        Some(Arg::Tenths(tenths)) => Ok(*tenths as f64 / 10.0),
        _ => Err("no number of cards is told".into()),
    }
}

fn doubted(said: &Sentence<ColorDoubt>, name: &str, by: Seat) -> Result<(), String> {
    let lay = standing(said.before)?;
    let credit = credit(said.knew(by))?;
    let seen = ColorDoubt::observe(said.before, said.m, said.after, Viewer::Spectator);
    let Some(SeenMove::Doubt { doubt }) = seen.map(|seen| seen.event) else { return Err("nobody doubted".into()) };
    match name {
        "review-doubted" => {
            let whose = said.seat("who") == Some(by) && said.seat("of") == Some(lay.seat);
            holds(whose && quotes(said.message, lay), "another announcement was doubted")
        }
        "review-thought" => {
            let own = said.knew(by).view.own.as_ref().ok_or("a player has a hand")?;
            let held = own.hand[lay.say] + own.hand[Suit::Rainbow];
            let told = said.message.args.get("held") == Some(&held.into());
            holds(told && said.message.args.get("suit") == Some(&lay.say.into()), "they held others")
        }
        "review-knew-chance" => holds(tells(said, credit.is) && credit.can > 0.0, "that is not its chance"),
        "review-knew-lie" => holds(credit.can == 0.0 && !doubt.truthful, "it was not certain"),
        "review-was-true" => holds(doubt.truthful, "it was a lie"),
        "review-was-a-lie" => holds(!doubt.truthful, "it was true"),
        "review-let-it-stand" => {
            let lost = -said.moment.worth.unwrap_or(0.0);
            holds(lost > 0.0 && (told(said)? - lost).abs() <= 0.1, "it was worth a doubt, or another number")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

fn passed(said: &Sentence<ColorDoubt>, name: &str, by: Seat) -> Result<(), String> {
    let lay = standing(said.before)?;
    let sure = credit(said.knew(by))?.can == 0.0;
    match name {
        "review-let-lie-pass" => {
            let whose = said.seat("who") == Some(by) && said.seat("of") == Some(lay.seat);
            holds(sure && whose && quotes(said.message, lay), "it was not certain")
        }
        "review-doubt-it" => {
            let lost = -said.moment.skill.unwrap_or(0.0);
            holds(sure && lost > 0.0 && (told(said)? - lost).abs() <= 0.06, "it was not certain, or another number")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// What the table would know of these cards announced otherwise.
fn heard(said: &Sentence<ColorDoubt>, cards: Cards, say: Suit) -> Knowledge<ColorDoubt> {
    let (m, mut after) = (Move::Lay { cards, say }, said.before.clone());
    after.apply(&m);
    let mut table = said.all_knew().clone();
    table.follow(said.before, &m, &after);
    table
}

fn lied(said: &Sentence<ColorDoubt>, name: &str, lay: Lay, cards: Cards) -> Result<(), String> {
    let answered =
        matches!(said.after.view(Viewer::Spectator).public.phase, Phase::Answer { .. } | Phase::LastCard { .. });
    let credit = credit(&heard(said, cards, lay.say))?;
    let quoted = Suit::COLORS.into_iter().find(|&say| quotes(said.message, Lay { say, ..lay }));
    match name {
        "review-lied" => holds(quoted == Some(lay.say) && !cards.all_of(lay.say) && answered, "that was no lie"),
        "review-all-knew-chance" => holds(tells(said, credit.is) && credit.can > 0.0, "that is not its chance"),
        "review-all-knew-lie" => holds(credit.can == 0.0, "it was not certain"),
        "review-say-the-truth" => holds(quoted.is_some_and(|say| cards.all_of(say)), "that would have been a lie"),
        "review-say-instead" => {
            let say = quoted.ok_or("nothing is quoted")?;
            let other = Credit::of(&heard(said, cards, say)).ok().flatten().ok_or("nobody answers")?;
            holds(
                tells(said, other.is) && other.is > credit.is && !cards.all_of(say),
                "it would not have been easier to believe",
            )
        }
        _ => Err("nobody judges this sentence".into()),
    }
}
