//! The review in sentences: about players by their names, in words that a child can follow.

use game::words::percent;
use game::{Game, Review, Seat, Table, Teller};

use super::Eyes;
use super::question::Question;
use super::showing::Showing;
use crate::cards::{Card, CardSet, Crime};
use crate::rules::Clue;
use crate::text::{list, with_article};

/// Differences below this are not worth a word.
const SLIGHT: f64 = 0.05;

/// "1.4 bits".
fn amount(bits: f64) -> String {
    match format!("{:.1}", bits.max(0.0)).as_str() {
        "0.0" => "nothing".into(),
        "1.0" => "1 bit".into(),
        bits => format!("{bits} bits"),
    }
}

/// "3 cases", "one case".
fn cases(count: usize) -> String {
    if count == 1 { "one case".into() } else { format!("{count} cases") }
}

pub(super) fn asked(
    names: Teller<'_>,
    seat: Seat,
    crime: Crime,
    question: Option<&Question>,
    gained: f64,
) -> String {
    let asked = format!("{} asked about {crime:?} and learned {}.", names.who(seat), amount(gained));
    let Some(Question { expected, best: (best, other) }) = question else { return asked };
    if *best < SLIGHT {
        return format!("{asked} No question in that room promised anything.");
    }
    let promised = format!("{asked} The question promised {}", amount(*expected));
    let luck = match gained - expected {
        luck if luck > 0.5 => " The answers were lucky.",
        luck if luck < -0.5 => " The answers were unlucky.",
        _ => "",
    };
    if best - expected < SLIGHT {
        return format!("{promised}, and no other in that room promised more.{luck}");
    }
    format!(
        "{promised}; {} with the {} promised {}.{luck}",
        other.suspect.title(),
        other.weapon.title(),
        amount(*best)
    )
}

pub(super) fn showed(
    names: Teller<'_>,
    seat: Seat,
    asker: Seat,
    card: Card,
    choices: CardSet,
    showing: Option<&Showing>,
) -> String {
    let (holder, asker, card_said) = (names.who(seat), names.who(asker), with_article(card));
    let did = format!("{holder} showed {asker} {card_said}.");
    if choices.len() < 2 {
        return format!("{did} There was no other card to show.");
    }
    let others = list(choices.without(CardSet::one(card)));
    match showing.map(Showing::least) {
        None => format!("{did} {holder} could also have shown {others}."),
        Some((_, more)) if more < SLIGHT => {
            format!("{did} {holder} could also have shown {others}, which would have told no less.")
        }
        Some((better, more)) => format!(
            "{did} By what {holder} could know, {} would have told {asker} about {} less.",
            with_article(better),
            amount(more)
        ),
    }
}

/// What it told whom, in the end.
pub(super) fn gave_away(names: Teller<'_>, asker: Seat, gained: f64, most: f64) -> String {
    let asker = names.who(asker);
    let others =
        if most < SLIGHT { "the others nothing".into() } else { format!("the others up to {}", amount(most)) };
    format!(" It told {asker} {}, and {others}.", amount(gained))
}

pub(super) fn accused(
    names: Teller<'_>,
    seat: Seat,
    crime: Crime,
    likely: f64,
    possible: f64,
    best: Option<(Crime, f64)>,
    right: bool,
) -> String {
    let who = names.who(seat);
    let did = format!("{who} accused {crime:?}, and was {}.", if right { "right" } else { "wrong" });
    if likely == 1.0 {
        return format!("{did} {who} could be sure of it.");
    }
    if likely == 0.0 {
        return format!("{did} From what {who} had seen, it could not be right.");
    }
    let chance = format!("Its chance was {} likely, {} possible.", percent(likely), percent(possible));
    match best {
        Some((other, most)) if other != crime && likely < 0.9 * most => {
            format!("{did} {chance} {other:?} was likelier, with {}.", percent(most))
        }
        _ => format!("{did} {chance}"),
    }
}

pub(super) fn put_off(names: Teller<'_>, seat: Seat) -> String {
    let who = names.who(seat);
    format!("{who} could be sure of the solution by now, but did not accuse.")
}

pub(super) fn turned(names: Teller<'_>, seat: Seat, crime: Crime, chance: f64, sure: bool) -> String {
    let who = names.who(seat);
    if sure {
        return format!("From here on {who} could be sure: {crime:?}.");
    }
    format!("From here on an accusation by {who} was more likely right than wrong: {crime:?}, {}.", percent(chance))
}

/// The game in a few sentences.
pub(super) fn summary(names: Teller<'_>, table: &Table<Clue>, eyes: &[Eyes], review: &Review) -> Vec<String> {
    let game = table.game();
    let public = game.public();
    let truth = game.case_file.map_or(String::new(), |crime| format!("{crime:?}"));
    let mut said = vec![match public.winner {
        Some(seat) if public.solver().is_some() => format!("{} solved the case: {truth}.", names.who(seat)),
        Some(seat) => format!("{} won, for all others had accused wrongly. It was {truth}.", names.who(seat)),
        None => format!("Nobody solved the case. It was {truth}."),
    }];
    let all = 2_f64.powf(eyes.first().map_or(0.0, |eyes| eyes.values[0])).round() as usize;
    said.push(format!(
        "Before the cards were dealt there were {} for everybody. Each bit of information halves what is left.",
        cases(all)
    ));
    for (seat, eyes) in Seat::all(game.seats()).zip(eyes) {
        let who = names.who(seat);
        said.push(match (eyes.sure, eyes.bet) {
            (Some(sure), _) => format!("{who} could be sure from move {sure} on."),
            (None, _) if eyes.looked() => format!("{who} accused wrongly with {} left.", cases(eyes.left)),
            (None, Some(bet)) => format!(
                "{who} could never be sure, but from move {bet} on one accusation was more likely right than wrong; in the end {} were left.",
                cases(eyes.left)
            ),
            (None, None) => format!("{who} still had {} left in the end.", cases(eyes.left)),
        });
    }
    said.extend(luckiest(names, review));
    said.extend(best_asker(names, review));
    said
}

fn luckiest(names: Teller<'_>, review: &Review) -> Option<String> {
    let best = review.totals.iter().max_by(|one, other| one.luck.total_cmp(&other.luck))?;
    (best.luck > 0.5).then(|| {
        let who = names.who(best.seat);
        format!("{who} had the luckiest answers: {} more than could be expected.", amount(best.luck))
    })
}

fn best_asker(names: Teller<'_>, review: &Review) -> Option<String> {
    let asked = |seat| review.moments.iter().filter(move |moment| moment.seat == seat && moment.skill.is_some());
    let lost = |seat| -asked(seat).filter_map(|moment| moment.skill).sum::<f64>() / asked(seat).count() as f64;
    let askers = review.totals.iter().map(|total| total.seat).filter(|&seat| asked(seat).count() >= 2);
    let best = askers.min_by(|&one, &other| lost(one).total_cmp(&lost(other)))?;
    let who = names.who(best);
    Some(match lost(best) {
        lost if lost < SLIGHT => format!("{who} asked best: hardly anything better could have been asked."),
        lost => format!("{who} asked best: only {} a question less than the best one promised.", amount(lost)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_said_as_one_says_them() {
        assert_eq!([0.02, 1.0, 1.26, -0.3].map(amount), ["nothing", "1 bit", "1.3 bits", "nothing"]);
    }
}
