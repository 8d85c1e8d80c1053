//! Every sentence of a review beside the game and what was known: law 10.

use clue::{Belief, Card, CardSet, Clue, Crime, Fact, Holder, Move, Phase};
use game::{Arg, Deduce, Game, Knowledge, Message, Reading, Seat, Turn};
use presentation::Grade;
use testkit::{Sentence, holds};

/// What is wrong with a sentence.
pub(crate) fn truth(said: &Sentence<Clue>) -> Result<(), String> {
    let name = said.message.name.as_ref();
    match (name, said.m) {
        ("review-sure" | "review-better-bet", _) => turned(said, name == "review-sure"),
        ("review-thought-risk", &Move::Accuse(_)) => {
            let unsure = crimes(said.knew(said.moment.seat), Reading::Likely).len() > 1;
            holds(unsure && !said.moment.forced, "they were sure, or could not wait")
        }
        ("review-thought" | "review-thought-sure", _) => thought(said, name == "review-thought-sure"),
        (_, &Move::Suggest(crime)) => asked(said, name, crime),
        (_, &Move::Show { card }) => showed(said, name, card),
        (_, &Move::Accuse(crime)) => accused(said, name, crime),
        _ => put_off(said, name),
    }
}

/// What somebody may think of the case file, likely or possible.
pub(crate) fn crimes(knowledge: &Knowledge<Clue>, reading: Reading) -> Vec<(Crime, f64)> {
    Belief::of(knowledge, reading)
        .expect("the knowledge is of a real game")
        .map_or_else(Vec::new, |belief| belief.crimes())
}

fn chance(knowledge: &Knowledge<Clue>, reading: Reading, crime: Crime) -> f64 {
    crimes(knowledge, reading).iter().find(|(other, _)| *other == crime).map_or(0.0, |&(_, chance)| chance)
}

/// The number of cases that leaves as much doubt if all are alike.
fn cases(knowledge: &Knowledge<Clue>) -> f64 {
    let bits: f64 = crimes(knowledge, Reading::Likely).iter().map(|(_, chance)| -chance * chance.log2()).sum();
    2_f64.powf(bits)
}

/// How many cases a sentence speaks of.
fn told(message: &Message, name: &str) -> Option<f64> {
    match message.args.get(name)? {
        // Without another number they are nearly alike.
        Arg::Message(left) => match left.args.get("cases").or(left.args.get("count"))? {
            Arg::Number(number) => Some(*number as f64),
            Arg::Tenths(tenths) => Some(*tenths as f64 / 10.0),
            _ => None,
        },
        _ => None,
    }
}

/// Rounded as it is told: to tenths or to whole cases, and never to one; of how many are possible, nearly as many.
fn is_told(message: &Message, name: &str, cases: f64) -> Result<(), String> {
    let told = told(message, name).ok_or("no number of cases is told")?;
    if matches!(message.args.get(name), Some(Arg::Message(all)) if all.name == "review-cases") {
        return holds(
            cases <= told + 1e-6 && cases > 0.85 * told - 1e-6,
            &format!("they are not nearly alike: {cases}"),
        );
    }
    holds((told - cases).abs() <= if cases < 9.95 { 0.11 } else { 0.51 }, &format!("there were {cases} cases"))
}

/// How many solutions a sentence says that there are.
fn is_counted(message: &Message, name: &str, knowledge: &Knowledge<Clue>) -> Result<(), String> {
    let count = match message.args.get(name) {
        Some(Arg::Message(doubt)) => match doubt.args.get("solutions") {
            Some(Arg::Message(all)) => all.args.get("count"),
            _ => doubt.args.get("count"),
        },
        _ => None,
    };
    // Before the first news nothing is ruled out.
    let possible = crimes(knowledge, Reading::Likely).len();
    holds(possible == 0 || count == Some(&possible.into()), &format!("{possible} solutions were possible"))
}

/// Two numbers that are compared do not read the same.
fn differ(message: &Message, one: &str, other: &str) -> Result<(), String> {
    holds(message.args.get(one) != message.args.get(other), "it compares two numbers that read the same")
}

fn is_in_the_file(game: &Clue, crime: Crime) -> bool {
    let mut facts = Vec::new();
    game.facts(&mut facts);
    let in_file = |card: Card| facts.contains(&Fact { card, holder: Holder::CaseFile });
    crime.cards().iter().all(in_file)
}

fn hand(game: &Clue, seat: Seat) -> CardSet {
    let mut facts = Vec::new();
    game.facts(&mut facts);
    facts.iter().filter(|fact| fact.holder == Holder::Seat(seat)).map(|fact| fact.card).collect()
}

pub(crate) fn names_crime(message: &Message, crime: Crime) -> bool {
    message.args.get("crime") == Some(&crime.into())
}

fn asked(said: &Sentence<Clue>, name: &str, crime: Crime) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("chance asks nothing".into()) };
    let (before, moment, message) = (cases(said.knew(by)), said.moment, said.message);
    let worth = moment.worth.unwrap_or(0.0);
    let best = worth - moment.skill.unwrap_or(0.0);
    match name {
        "review-asked" => {
            is_told(message, "before", before)?;
            is_counted(message, "before", said.knew(by))?;
            differ(message, "before", "after")?;
            holds(said.seat("who") == Some(by) && names_crime(message, crime), "something else was asked")
        }
        "review-asked-in-vain" => {
            let after = told(message, "after").ok_or("no number of cases is told")?;
            holds(after >= 0.9 * before - 0.1, &format!("it told something: there were {before}"))?;
            is_counted(message, "after", said.knew(by))?;
            holds(said.seat("who") == Some(by) && names_crime(message, crime), "something else was asked")
        }
        "review-better-asked-a-little" | "review-better-asked-for-little" => {
            let little = (best < 0.3) == (name == "review-better-asked-for-little");
            let near = (before / 2_f64.powf(worth) - before / 2_f64.powf(best)).abs() <= 1.0;
            holds(best > worth && near && little, "it was not better, or by much")?;
            why(said, by, crime)
        }
        "review-nothing-promised" => {
            let little = moment.luck.is_some_and(|luck| luck.abs() < before.log2() + 0.06);
            holds(moment.grade.is_none() && little, "there was something to ask for")
        }
        "review-best-promised" => holds(moment.grade == Some(Grade::Best), "another was better"),
        "review-better-asked" => {
            let other = |kind: &str, card: Card| message.args.get(kind) == Some(&card.into());
            let same =
                other("suspect", Card::Suspect(crime.suspect)) && other("weapon", Card::Weapon(crime.weapon));
            holds(!same && best > worth, "that is what was asked, or not better")?;
            differ(message, "best", "expected")?;
            is_told(message, "expected", before / 2_f64.powf(worth))?;
            is_told(message, "best", before / 2_f64.powf(best))?;
            why(said, by, crime)
        }
        "review-lucky" => holds(moment.luck.is_some_and(|luck| luck > 0.5), "they were not"),
        "review-unlucky" => holds(moment.luck.is_some_and(|luck| luck < -0.5), "they were not"),
        _ => Err("nobody judges this sentence".into()),
    }
}

/// Why another suggestion would have told more.
fn why(said: &Sentence<Clue>, by: Seat, crime: Crime) -> Result<(), String> {
    let Some(Arg::Message(why)) = said.message.args.get("why") else { return Err("it does not say why".into()) };
    let belief = Belief::of(said.knew(by), Reading::Likely).ok().flatten().ok_or("nothing was known")?;
    let named = |name: &str| {
        let is_named = |card: &Card| why.args.get(name) == Some(&(*card).into());
        said.before.public().deck.iter().find(is_named).ok_or("no card is named")
    };
    let is_open = |card| !matches!(belief.chance(Fact { card, holder: Holder::CaseFile }), 0.0 | 1.0);
    match why.name.as_ref() {
        "review-why-settles" => {
            let percent = |name: &str| match why.args.get(name) {
                Some(Arg::Percent(percent)) => Ok(i32::from(*percent)),
                _ => Err("no chance is told"),
            };
            holds(percent("best")? >= percent("made")? + 4, "it was hardly likelier to settle the case")
        }
        "review-why-open" => {
            let (card, other) = (named("card")?, named("other")?);
            let replaced = crime.cards().contains(other) && !crime.cards().contains(card);
            holds(replaced && is_open(card) && !is_open(other), "both were as open, or something else was asked")
        }
        "review-why-known" => {
            let card = named("card")?;
            let holders = Seat::all(said.before.seats()).map(Holder::Seat).chain([Holder::CaseFile]);
            let known = holders.map(|holder| belief.chance(Fact { card, holder })).any(|chance| chance == 1.0);
            holds(known && !crime.cards().contains(card), "they did not know that, or asked for it")
        }
        "review-why-more" => Ok(()),
        _ => Err("nobody judges this reason".into()),
    }
}

fn showed(said: &Sentence<Clue>, name: &str, card: Card) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("chance shows nothing".into()) };
    let public = said.before.public();
    let suggestion = public.suggestion.as_ref().ok_or("nothing was asked")?;
    let asker = suggestion.by;
    let choices = hand(said.before, by).and(suggestion.crime.cards());
    let (message, moment) = (said.message, said.moment);
    let [before, after] = [&said.knew, &said.knows].map(|minds| cases(&minds[asker.index()]));
    match name {
        "review-showed" => {
            let named = message.args.get("card") == Some(&card.into()) && choices.contains(card);
            holds(
                named && said.seat("who") == Some(by) && said.seat("to") == Some(asker),
                "something else was shown",
            )
        }
        "review-no-choice" => holds(choices.len() == 1, "there was another"),
        "review-could-show" => {
            let Some(Arg::Or(list)) = message.args.get("cards") else { return Err("nothing is named".into()) };
            holds(choices.len() == list.len() + 1 && !list.is_empty(), "those are not the others")
        }
        "review-show-better" => {
            let other = choices.iter().find(|&other| message.args.get("card") == Some(&other.into()));
            holds(other.is_some_and(|other| other != card), "it could not be shown, or was")?;
            differ(message, "best", "kept")?;
            let cases = |name| told(message, name).ok_or("no number of cases is told");
            let more = (cases("best")? / cases("kept")?).log2() + moment.skill.unwrap_or(0.0);
            holds(more.abs() < 0.2, "that is not how much more it would have left")
        }
        "review-show-better-old" => {
            let own = said.knew(by).view.own.as_ref().ok_or("they have no hand")?;
            let old = own.shown_by_me[asker].iter().find(|old| message.args.get("card") == Some(&(*old).into()));
            holds(old.is_some_and(|old| old != card && choices.contains(old)), "it was new to them, or was shown")
        }
        "review-show-better-a-little" => {
            let other = choices.iter().find(|&other| message.args.get("card") == Some(&other.into()));
            holds(other.is_some_and(|other| other != card), "it could not be shown, or was")?;
            holds(moment.skill.is_some_and(|skill| skill > -0.2), "it was better by more")
        }
        "review-gave-away" => {
            differ(message, "before", "after")?;
            is_counted(message, "before", &said.knew[asker.index()])?;
            is_counted(message, "after", &said.knows[asker.index()])?;
            is_told(message, "before", before)?;
            is_told(message, "after", after)
        }
        "review-gave-nothing" => holds((before / after).log2() < 0.25, "it told something"),
        _ => Err("nobody judges this sentence".into()),
    }
}

fn accused(said: &Sentence<Clue>, name: &str, crime: Crime) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("chance accuses nobody".into()) };
    let (knew, message) = (said.knew(by), said.message);
    let [possible, likely] = [Reading::Possible, Reading::Likely].map(|reading| chance(knew, reading, crime));
    let right = is_in_the_file(said.before, crime);
    let tells = |name: &str, chance: f64| message.args.get(name) == Some(&Arg::percent(chance));
    match name {
        "review-accused-right" | "review-accused-wrong" => {
            holds(right == (name == "review-accused-right") && names_crime(message, crime), "it was not so")
        }
        "review-could-be-sure" => holds((possible - 1.0).abs() < 1e-9 && right, "it was not certain"),
        "review-impossible" => holds(possible == 0.0 && !right, "it could be right"),
        "review-chance" => {
            holds(tells("likely", likely) && tells("possible", possible), "those are not its chances")
        }
        "review-chance-alike" => {
            holds(tells("chance", likely) && tells("chance", possible), "that is not its chance")
        }
        "review-likelier" => {
            let all = crimes(knew, Reading::Likely);
            let most = all.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
            let named = all.iter().find(|(other, _)| names_crime(message, *other));
            let named = named.ok_or("there is no such case")?.1;
            holds(named > likely && tells("chance", named) && named == most, "it was not likelier")
        }
        "review-ask-on" => {
            let count = crimes(knew, Reading::Likely).len();
            let Some(Arg::Message(told)) = message.args.get("cases") else {
                return Err("no number is told".into());
            };
            holds(count > 1 && told.args.get("count") == Some(&count.into()), "that is not how many were left")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

fn put_off(said: &Sentence<Clue>, name: &str) -> Result<(), String> {
    let Turn::Player(by) = said.before.turn() else { return Err("chance puts nothing off".into()) };
    let known = crimes(said.knew(by), Reading::Possible);
    let sure = known.len() == 1 && is_in_the_file(said.before, known[0].0);
    let could = said.before.options().accuse && said.before.public().phase != Phase::Over;
    match name {
        "review-put-off" | "review-accuse-now" => {
            holds(sure && could, "it was not certain, or no accusation could be made")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// What somebody could think.
fn thought(said: &Sentence<Clue>, sure: bool) -> Result<(), String> {
    let all = crimes(said.knew(said.moment.seat), Reading::Likely);
    let most = all.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    let named = all.iter().find(|(crime, _)| names_crime(said.message, *crime)).ok_or("there is no such case")?;
    let told = sure || said.message.args.get("chance") == Some(&Arg::percent(most));
    // What was worked out step by step is not the same to the last digit.
    let alike = all.iter().filter(|(_, chance)| *chance > most - 1e-9).count();
    holds(sure || said.message.args.get("alike") == Some(&alike.into()), "so many were not as likely")?;
    holds(told && named.1 > most - 1e-9 && sure == (all.len() == 1), "another was likelier, or none is certain")
}

/// From here on somebody could be sure, or had a better bet.
fn turned(said: &Sentence<Clue>, sure: bool) -> Result<(), String> {
    let seat = said.seat("who").ok_or("nobody is named")?;
    let [knew, knows] = [&said.knew, &said.knows].map(|minds| crimes(&minds[seat.index()], Reading::Likely));
    let (crime, chance) = knows
        .iter()
        .copied()
        .find(|(crime, _)| names_crime(said.message, *crime))
        .ok_or("there is no such case")?;
    let most = |of: &[(Crime, f64)]| of.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    if sure {
        return holds(
            knows.len() == 1 && knew.len() != 1 && is_in_the_file(said.after, crime),
            "it was not certain",
        );
    }
    let told = said.message.args.get("chance") == Some(&Arg::percent(chance));
    holds(
        told && chance > 0.5 && chance == most(&knows) && most(&knew) <= 0.5 + 1e-9,
        "it was no better bet, or before",
    )
}
