//! What a review says.

use game::{Arg, Game, Message, Seat};
use presentation::{Grade, Moment, Pass};

use super::asking::{Asking, Why};
use super::showing::Showing;
use super::{Analyst, Doubt, Notes};
use crate::cards::{Card, CardSet, Crime};
use crate::deduce::best;
use crate::rules::Clue;
use crate::text::{about, either};

/// So many bits are next to nothing.
const SLIGHT: f64 = 0.05;
/// Where the doubt is as large as that of so much of the possible solutions, they are nearly alike.
const NEARLY_ALIKE: f64 = 0.85;
/// Where no suggestion can be expected to tell so many bits, there is little to learn.
const LITTLE: f64 = 0.3;
/// So many bits of luck in a whole game, and so many more than anybody else, are worth a sentence.
const LUCKY: (f64, f64) = (1.0, 0.5);
/// So many are much.
const VERY_LUCKY: (f64, f64) = (2.0, 1.0);

/// "3 possible solutions", "one possible solution".
fn cases(count: usize) -> Message {
    Message::new("review-cases").with("count", count)
}

/// As many solutions as leave somebody with so many bits, all alike.
fn alike(bits: f64) -> Arg {
    match libm::exp2(bits) {
        solutions if solutions < 9.95 => Arg::tenths(solutions.max(1.1)),
        solutions => (solutions.round() as u32).into(),
    }
}

/// What would be left on average: "about 12 equally likely solutions", and "one possible solution" of certainty alone.
fn left(bits: f64) -> Message {
    match libm::exp2(bits) {
        solutions if solutions < 1.0 + 1e-6 => cases(1),
        _ => Message::new("review-left").with("cases", alike(bits)),
    }
}

/// "12 possible solutions", and where some of them are likelier than others, as how many alike they are.
fn doubt(Doubt { solutions, bits }: Doubt) -> Message {
    let all = cases(solutions);
    match libm::exp2(bits) {
        equal if equal > NEARLY_ALIKE * solutions as f64 => all,
        _ => Message::new("review-doubt").with("solutions", all).with("cases", alike(bits)),
    }
}

/// What was left before the news, where they told anything: what reads the same is not compared.
fn told(before: Doubt, after: Doubt) -> Option<Message> {
    let is_slight = before.solutions == after.solutions && before.bits - after.bits < SLIGHT;
    Some(doubt(before)).filter(|before| !is_slight && *before != doubt(after))
}

pub(super) fn asked(
    seat: Seat,
    crime: Crime,
    asking: Option<&Asking>,
    before: Doubt,
    after: Doubt,
) -> Vec<Message> {
    let did = |name| about(seat, name).with("crime", crime).with("after", doubt(after));
    let mut said = vec![match told(before, after) {
        Some(before) => did("review-asked").with("before", before),
        None => did("review-asked-in-vain"),
    }];
    let Some(asking) = asking else { return said };
    let Some(choice) = asking.choice() else {
        said.push(Message::new("review-nothing-promised"));
        return said;
    };
    if choice.grade() == Grade::Best {
        said.push(Message::new("review-best-promised"));
    }
    match before.bits - after.bits - asking.expected {
        luck if luck > 0.5 => said.push(Message::new("review-lucky")),
        luck if luck < -0.5 => said.push(Message::new("review-unlucky")),
        _ => {}
    }
    said
}

/// What a player could think of the case file.
pub(super) fn thought(seat: Seat, crimes: &[(Crime, f64)]) -> Vec<Message> {
    let Some((crime, chance)) = best(crimes.iter().copied()) else { return Vec::new() };
    if crimes.len() == 1 {
        return vec![about(seat, "review-thought-sure").with("crime", crime)];
    }
    // What was worked out step by step is not the same to the last digit.
    let alike = crimes.iter().filter(|(_, other)| *other > chance - 1e-9).count();
    let thought = about(seat, "review-thought").with("cases", cases(crimes.len())).with("alike", alike);
    vec![thought.with("crime", crime).with("chance", Arg::percent(chance))]
}

/// Why somebody may accuse who is not sure.
pub(super) fn risk_of_waiting() -> Message {
    Message::new("review-thought-risk")
}

/// The best suggestion beside the one that was made, and why it was better.
pub(super) fn better_asked(seat: Seat, asking: &Asking, before: f64) -> Message {
    let (best, crime) = asking.best;
    let why = match asking.why {
        Why::Settles { best, made } => {
            Message::new("review-why-settles").with("best", Arg::percent(best)).with("made", Arg::percent(made))
        }
        Why::Open { card, other } => Message::new("review-why-open").with("card", card).with("other", other),
        Why::Known(card) => about(seat, "review-why-known").with("card", card),
        Why::More => Message::new("review-why-more"),
    };
    let about =
        |name| Message::new(name).with("suspect", crime.suspect).with("weapon", crime.weapon).with("why", why);
    match [best, asking.expected].map(|bits| left(before - bits)) {
        [best, made] if best != made => about("review-better-asked").with("best", best).with("expected", made),
        _ if best < LITTLE => about("review-better-asked-for-little"),
        _ => about("review-better-asked-a-little"),
    }
}

pub(super) fn showed(seat: Seat, asker: Seat, card: Card, choices: CardSet) -> Vec<Message> {
    let did = about(seat, "review-showed").with("to", asker).with("card", card);
    if choices.len() < 2 {
        return vec![did, Message::new("review-no-choice")];
    }
    let others = either(choices.without(CardSet::one(card)));
    vec![did, about(seat, "review-could-show").with("cards", others)]
}

/// The card that would have given less away.
pub(super) fn better_shown(seat: Seat, asker: Seat, showing: &Showing) -> Message {
    let (card, best) = showing.least();
    let better = |name| about(seat, name).with("card", card).with("to", asker);
    if showing.is_old(card) {
        return better("review-show-better-old");
    }
    match [best, showing.kept()].map(left) {
        [best, kept] if best != kept => better("review-show-better").with("best", best).with("kept", kept),
        _ => better("review-show-better-a-little"),
    }
}

/// What it told the asker, in the end.
pub(super) fn gave_away(asker: Seat, before: Doubt, after: Doubt) -> Message {
    match told(before, after) {
        Some(before) => {
            Message::new("review-gave-away").with("to", asker).with("before", before).with("after", doubt(after))
        }
        None => Message::new("review-gave-nothing").with("to", asker),
    }
}

pub(super) fn accused(seat: Seat, crime: Crime, likely: f64, possible: f64, right: bool) -> Vec<Message> {
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
    vec![did, chance]
}

/// What would have been better than an accusation that was not sure: to ask on, or a likelier one where that could not be.
pub(super) fn safer(seat: Seat, likely: f64, other: Option<(Crime, f64)>, count: usize) -> Message {
    match other {
        Some((crime, most)) if likely < 0.9 * most => {
            Message::new("review-likelier").with("crime", crime).with("chance", Arg::percent(most))
        }
        _ => about(seat, "review-ask-on").with("cases", cases(count)),
    }
}

/// What would have been better than to wait.
pub(super) fn could_accuse(seat: Seat) -> Message {
    about(seat, "review-accuse-now")
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

/// Since when a player could be sure of the case file, the card that settled it, and whether that was in time to accuse.
pub(super) fn sure_from(seat: Seat, ply: u32, crime: Crime, last: Card, in_time: bool) -> Message {
    about(seat, if in_time { "review-could-name" } else { "review-could-name-late" })
        .with("move", ply)
        .with("crime", crime)
        .with("card", last)
}

/// What the proof of the case file ends in.
pub(super) fn so(crime: Crime) -> Message {
    Message::new("review-so").with("crime", crime)
}

/// That a player never could.
pub(super) fn never_sure(seat: Seat, notes: &Notes, end: &Clue) -> Message {
    let public = end.public();
    let looked = public.accused[seat].is_some() && public.winner != Some(seat);
    let name = if looked { "review-out-before" } else { "review-never-sure" };
    about(seat, name).with("cases", cases(notes.left))
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
    said.push(Message::new("review-before").with("cases", cases(analyst.all.solutions)));
    let looked = |seat: Seat| public.accused[seat].is_some() && public.winner != Some(seat);
    said.extend(Seat::all(end.seats()).zip(&analyst.notes).map(|(seat, notes)| match *notes {
        Notes { sure: Some(sure), .. } => about(seat, "review-sure-from").with("move", sure),
        Notes { left, .. } if looked(seat) => about(seat, "review-wrong-with").with("cases", cases(left)),
        Notes { bet: Some(bet), left, .. } => {
            about(seat, "review-bet-from").with("move", bet).with("cases", cases(left))
        }
        Notes { first_bet: Some(bet), left, .. } => {
            about(seat, "review-bet-at").with("move", bet).with("cases", cases(left))
        }
        Notes { left, .. } => about(seat, "review-still").with("cases", cases(left)),
    }));
    said.extend(luckiest(pass));
    said.extend(best_asker(pass));
    said
}

/// Whoever had the luckiest answers, where that is clear, and whether they were much luckier than could be expected.
fn luckiest(pass: &Pass<Clue>) -> Option<Message> {
    let best = pass.luckiest()?;
    let next = best.seat.others(pass.seats()).map(|seat| pass.total(seat).luck).fold(f64::MIN, f64::max);
    let is = |(luck, lead): (f64, f64)| best.luck >= luck && best.luck >= next + lead;
    is(LUCKY).then(|| about(best.seat, "review-luckiest").with("much", u32::from(is(VERY_LUCKY))))
}

/// Whoever gave away the least with their suggestions, and whether hardly any of them, one in ten at most, could have
/// been better. Where others have more skill all in all, it is said what that counts.
fn best_asker(pass: &Pass<Clue>) -> Option<Message> {
    let asked = |seat| {
        let own = move |moment: &&Moment| moment.seat == seat && moment.what.name == "review-suggestion";
        pass.moments.iter().filter(own).filter_map(|moment| moment.skill)
    };
    let lost = |seat| -asked(seat).sum::<f64>() / asked(seat).count() as f64;
    let askers = Seat::all(pass.seats()).filter(|&seat| asked(seat).count() >= 2);
    let best = askers.min_by(|&one, &other| lost(one).total_cmp(&lost(other)))?;
    let improvable = asked(best).filter(|&skill| skill < 0.0).count();
    let hardly_any = improvable * 10 <= asked(best).count();
    let mut others = best.others(pass.seats()).map(|seat| pass.total(seat));
    let is_beaten = others.any(|other| other.graded > 0 && other.skill > pass.total(best).skill);
    let name = if hardly_any { "review-asked-best" } else { "review-asked-better" };
    Some(about(best, name).with("alone", u32::from(is_beaten)))
}

#[cfg(test)]
mod tests {
    use presentation::Playable;

    use super::*;

    #[test]
    fn amounts_are_said_as_one_says_them() {
        let said = |bits| Clue::words().plain(&left(bits));
        let about = |number| format!("about {number} equally likely solutions");
        let numbers = ["1.1", "2", "2.8", "128"].map(about);
        assert_eq!(said(0.0), "one possible solution");
        assert_eq!([0.001, 1.0, 1.5, 7.0].map(said), numbers);
        let said = |solutions, bits| Clue::words().plain(&doubt(Doubt { solutions, bits }));
        assert_eq!(said(8, 3.0), "8 possible solutions");
        assert_eq!(
            said(30, 3.585),
            "30 possible solutions (some were much likelier, so it was like having only 12)"
        );
        assert_eq!(said(13, 3.5), "13 possible solutions", "which are nearly alike");
        assert_eq!(said(1, 0.0), "one possible solution");
    }
}
