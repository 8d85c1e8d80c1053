//! What a review says.

use game::{Arg, Game, Message, Seat};
use presentation::Pass;

use super::asking::Asking;
use super::showing::Showing;
use super::{Analyst, Notes};
use crate::cards::{Card, CardSet, Crime};
use crate::rules::Clue;
use crate::text::{about, either};

/// Differences below this are not worth a word.
const SLIGHT: f64 = 0.05;

/// "1.4 bits".
fn amount(bits: f64) -> Message {
    Message::new("review-bits").with("bits", Arg::tenths(bits.max(0.0)))
}

/// "3 cases", "one case".
fn cases(count: usize) -> Message {
    Message::new("review-cases").with("count", count)
}

pub(super) fn asked(seat: Seat, crime: Crime, asking: Option<&Asking>, gained: f64) -> Vec<Message> {
    let mut said = vec![about(seat, "review-asked").with("crime", crime).with("gained", amount(gained))];
    let Some(Asking { expected, best: (best, other) }) = asking else { return said };
    if *best < SLIGHT {
        said.push(Message::new("review-nothing-promised"));
        return said;
    }
    let (was, could) = (amount(*expected), amount(*best));
    said.push(match best - expected < SLIGHT || was == could {
        true => Message::new("review-best-promised").with("expected", was),
        false => Message::new("review-promised")
            .with("expected", was)
            .with("suspect", other.suspect)
            .with("weapon", other.weapon)
            .with("best", could),
    });
    match gained - expected {
        luck if luck > 0.5 => said.push(Message::new("review-lucky")),
        luck if luck < -0.5 => said.push(Message::new("review-unlucky")),
        _ => {}
    }
    said
}

pub(super) fn showed(
    seat: Seat,
    asker: Seat,
    card: Card,
    choices: CardSet,
    showing: Option<&Showing>,
) -> Vec<Message> {
    let did = about(seat, "review-showed").with("to", asker).with("card", card);
    if choices.len() < 2 {
        return vec![did, Message::new("review-no-choice")];
    }
    let others = either(choices.without(CardSet::one(card)));
    let judged = match showing.map(Showing::least) {
        None => about(seat, "review-could-show").with("cards", others),
        Some((_, more)) if more < SLIGHT => about(seat, "review-could-show-as-well").with("cards", others),
        Some((better, more)) => {
            about(seat, "review-show-better").with("card", better).with("to", asker).with("less", amount(more))
        }
    };
    vec![did, judged]
}

/// What it told whom, in the end.
pub(super) fn gave_away(asker: Seat, gained: f64, most: f64) -> Message {
    let others = match most < SLIGHT {
        true => amount(0.0),
        false => Message::new("review-up-to").with("bits", amount(most)),
    };
    Message::new("review-gave-away").with("to", asker).with("gained", amount(gained)).with("most", others)
}

pub(super) fn accused(
    seat: Seat,
    crime: Crime,
    likely: f64,
    possible: f64,
    best: Option<(Crime, f64)>,
    right: bool,
) -> Vec<Message> {
    let did = about(seat, if right { "review-accused-right" } else { "review-accused-wrong" }).with("crime", crime);
    if likely == 1.0 {
        return vec![did, about(seat, "review-could-be-sure")];
    }
    if likely == 0.0 {
        return vec![did, about(seat, "review-impossible")];
    }
    let chance = match (Arg::percent(likely), Arg::percent(possible)) {
        (likely, possible) if likely == possible => Message::new("review-chance-alike").with("chance", likely),
        (likely, possible) => Message::new("review-chance").with("likely", likely).with("possible", possible),
    };
    let likelier = best.filter(|&(other, most)| other != crime && likely < 0.9 * most).map(|(other, most)| {
        Message::new("review-likelier").with("crime", other).with("chance", Arg::percent(most))
    });
    [did, chance].into_iter().chain(likelier).collect()
}

pub(super) fn put_off(seat: Seat) -> Message {
    about(seat, "review-put-off")
}

pub(super) fn turned(seat: Seat, crime: Crime, chance: f64, sure: bool) -> Message {
    if sure {
        return about(seat, "review-sure").with("crime", crime);
    }
    about(seat, "review-better-bet").with("crime", crime).with("chance", Arg::percent(chance))
}

/// The game in a few sentences.
pub(super) fn summary(analyst: &Analyst, pass: &Pass<Clue>, end: &Clue) -> Vec<Message> {
    let public = end.public();
    let ended = match public.winner {
        Some(seat) if public.solver() == Some(seat) => about(seat, "review-solved"),
        Some(seat) => about(seat, "review-last"),
        None => Message::new("review-unsolved"),
    };
    let mut said: Vec<Message> = analyst.truth.map(|truth| ended.with("crime", truth)).into_iter().collect();
    let all = 2_f64.powf(analyst.all).round() as usize;
    said.push(Message::new("review-before").with("cases", cases(all)));
    let looked = |seat: Seat| public.accused[seat].is_some() && public.winner != Some(seat);
    said.extend(Seat::all(end.seats()).zip(&analyst.notes).map(|(seat, notes)| match *notes {
        Notes { sure: Some(sure), .. } => about(seat, "review-sure-from").with("move", sure),
        Notes { left, .. } if looked(seat) => about(seat, "review-wrong-with").with("cases", cases(left)),
        Notes { bet: Some(bet), left, .. } => {
            about(seat, "review-bet-from").with("move", bet).with("cases", cases(left))
        }
        Notes { left, .. } => about(seat, "review-left").with("cases", cases(left)),
    }));
    said.extend(pass.luckiest().map(|best| about(best.seat, "review-luckiest").with("bits", amount(best.luck))));
    said.extend(best_asker(pass));
    said
}

fn best_asker(pass: &Pass<Clue>) -> Option<Message> {
    let asked = |seat| pass.moments.iter().filter(move |moment| moment.seat == seat && moment.skill.is_some());
    let lost = |seat| -asked(seat).filter_map(|moment| moment.skill).sum::<f64>() / asked(seat).count() as f64;
    let askers = Seat::all(pass.seats()).filter(|&seat| asked(seat).count() >= 2);
    let best = askers.min_by(|&one, &other| lost(one).total_cmp(&lost(other)))?;
    Some(match lost(best) {
        lost if lost < SLIGHT => about(best, "review-asked-best"),
        lost => about(best, "review-asked-best-by").with("bits", amount(lost)),
    })
}

#[cfg(test)]
mod tests {
    use presentation::Playable;

    use super::*;

    #[test]
    fn amounts_are_said_as_one_says_them() {
        let said = |bits| Clue::words().plain(&amount(bits));
        assert_eq!([0.02, 1.0, 1.26, -0.3].map(said), ["nothing", "1 bit", "1.3 bits", "nothing"]);
    }
}
