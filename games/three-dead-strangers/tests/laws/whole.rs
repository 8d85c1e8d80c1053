//! Every sentence of a review about a whole match: law 10.

use game::{Arg, Game, Knowledge, Message, Reading, Seat, Turn, Viewer};
use testkit::{Remark, holds};
use three_dead_strangers::{Character, Fact, Move, Strangers};

use super::truth::{chance, is_so, names};

/// What is wrong with a sentence.
pub(crate) fn whole(said: &Remark<Strangers>) -> Result<(), String> {
    let message = said.message;
    let end = said.table.game();
    let winners: Vec<Seat> = end.winners().iter().filter(|(_, won)| **won).map(|(seat, _)| seat).collect();
    match message.name.as_ref() {
        "review-nobody-won" => holds(winners.is_empty(), "somebody won"),
        "review-won" => {
            let named = message.args.get("who") == Some(&Arg::and(winners.iter().copied()));
            let games = said.number("games") == Some(end.public().games.into());
            holds(!winners.is_empty() && named && games, "others won, or another number of games")
        }
        "review-of-player" => {
            let part = |name| match message.args.get(name) {
                Some(Arg::Message(part)) => Ok(part),
                _ => Err(format!("nothing is said of {name}")),
            };
            let [accused, knew, fate] = [part("accused")?, part("knew")?, part("fate")?];
            let seat =
                |part: &Message| Seat::all(end.seats()).find(|&seat| part.args.get("who") == Some(&seat.into()));
            let who = seat(accused).ok_or("nobody is named")?;
            holds([knew, fate].map(seat) == [Some(who); 2], "several players are named")?;
            self::accused(said, accused, who)?;
            self::knew(said, knew, who)?;
            found_out(said, fate, who)
        }
        "review-could-name" => {
            let (who, ply) = (said.who()?, said.moment("move")?);
            let (first, found) = first(said, who).ok_or("they never could be sure")?;
            holds(first == ply, &format!("that was so after {first} moves"))?;
            let Some(Arg::And(told)) = message.args.get("facts") else { return Err("nothing is named".into()) };
            let is_told = |&Fact { seat, character }: &Fact| {
                told.iter().any(|one| {
                    matches!(one, Arg::Message(one) if names(one, character) && one.args.get("who") == Some(&seat.into()))
                })
            };
            holds(found.len() == told.len() && found.iter().all(is_told), &format!("it was {found:?}"))
        }
        "review-so" => {
            let Some((who, Some(ply))) = said.known else { return Err("nothing is proved".into()) };
            let Some(Arg::And(told)) = message.args.get("facts") else { return Err("nothing is named".into()) };
            let knowledge = said.knew(who, ply);
            let is_sure = |one: &Arg| {
                let Arg::Message(one) = one else { return false };
                named(one, "who", end.seats())
                    .is_some_and(|fact| chance(&knowledge, Reading::Possible, fact) == 1.0)
            };
            holds(!told.is_empty() && told.iter().all(is_sure), "they could not be sure")
        }
        "review-likeliest-guess" => {
            let (who, ply) = (said.who()?, said.moment("move")?);
            holds(first(said, who).is_none(), "they could be sure")?;
            let (after, knowledge) = (said.table.after(ply as usize), said.knew(who, ply));
            let fact = named(message, "of", end.seats()).ok_or("nobody is named")?;
            let hidden = after.game().public().players[fact.seat].revealed.is_none();
            holds(
                fact.seat != who && hidden && is_so(after.game(), fact),
                "they were somebody else, or found out",
            )?;
            let is = Arg::percent(chance(&knowledge, Reading::Likely, fact));
            holds(message.args.get("chance") == Some(&is), &format!("the chance was {is:?}"))
        }
        "review-never-sure" => {
            let who = said.who()?;
            holds(said.known == Some((who, None)), "a moment is told")?;
            holds(first(said, who).is_none(), "they could be sure")
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// Who a sentence says that somebody is.
fn named(message: &Message, seat: &str, seats: usize) -> Option<Fact> {
    let who = Seat::all(seats).find(|&who| message.args.get(seat) == Some(&who.into()))?;
    let character = Character::ALL.into_iter().find(|&character| names(message, character))?;
    Some(Fact { seat: who, character })
}

/// When a player could first be sure who others are who did not lie open, and of whom.
fn first(said: &Remark<Strangers>, who: Seat) -> Option<(u32, Vec<Fact>)> {
    let mut knowledge = said.table.after(0).knowledge(Viewer::Seat(who));
    let (mut first, mut ply) = (None, 0);
    let sure = |knowledge: &Knowledge<Strangers>, seat| {
        let facts = Character::ALL.into_iter().map(|character| Fact { seat, character });
        facts.into_iter().find(|&fact| chance(knowledge, Reading::Possible, fact) == 1.0)
    };
    said.table.replay(|before, m, after| {
        ply += 1;
        if first.is_some() {
            return;
        }
        let knew = knowledge.clone();
        knowledge.follow(before, m, after);
        let now = after.public();
        // A game that has just ended has nothing left to find out.
        if now.results.len() > before.public().results.len() {
            return;
        }
        let hidden = who.others(now.players.len()).filter(|&other| now.players[other].revealed.is_none());
        let news = hidden.filter(|&other| sure(&knew, other).is_none());
        let found: Vec<Fact> = news.filter_map(|other| sure(&knowledge, other)).collect();
        first = (!found.is_empty()).then_some((ply, found));
    });
    first
}

fn accused(said: &Remark<Strangers>, message: &Message, who: Seat) -> Result<(), String> {
    let (mut all, mut right) = (0_u32, 0_u32);
    said.table.replay(|before, m, _| {
        if let (&Move::Accuse { seat, character, .. }, true) = (m, before.turn() == Turn::Player(who)) {
            all += 1;
            right += u32::from(is_so(before, Fact { seat, character }));
        }
    });
    let told = |name: &str, number: u32| message.args.get(name) == Some(&number.into());
    let is = match message.name.as_ref() {
        "review-accused-nobody" => all == 0,
        "review-accused-once-wrongly" => (all, right) == (1, 0),
        "review-accused-once-rightly" => (all, right) == (1, 1),
        "review-accused-often" => right > 0 && right < all && told("all", all) && told("right", right),
        "review-accused-often-wrongly" => all > 1 && right == 0 && told("all", all),
        "review-accused-often-rightly" => all > 1 && right == all && told("all", all),
        _ => return Err("nobody judges this sentence".into()),
    };
    holds(is, &format!("they accused {all} times, {right} times rightly"))
}

fn knew(said: &Remark<Strangers>, message: &Message, who: Seat) -> Result<(), String> {
    let first = first(said, who).map(|(ply, _)| ply);
    match message.name.as_ref() {
        "review-never-knew" => {
            holds(first.is_none() && !others_lay_open(said, who), "they could know, or be shown")
        }
        "review-knew-when-open" => {
            holds(first.is_none() && others_lay_open(said, who), "they could know before, or nobody lay open")
        }
        "review-first-knew" => {
            let told = first.is_some_and(|ply| message.args.get("move") == Some(&ply.into()));
            holds(told, &format!("they could know after {first:?}"))
        }
        _ => Err("nobody judges this sentence".into()),
    }
}

/// Whether any of the others ever lay open.
fn others_lay_open(said: &Remark<Strangers>, who: Seat) -> bool {
    let mut lay_open = false;
    said.table.replay(|before, m, _| {
        // Whoever is found out by the last move of a game lay open too, though the next one has begun by then.
        lay_open |= matches!(*m, Move::Accuse { seat, character, .. }
            if seat != who && is_so(before, Fact { seat, character }));
    });
    lay_open
}

fn found_out(said: &Remark<Strangers>, message: &Message, who: Seat) -> Result<(), String> {
    let (mut plies, mut ply) = (Vec::new(), 0_u32);
    said.table.replay(|before, m, _| {
        ply += 1;
        let is_found = matches!(*m, Move::Accuse { seat, character, .. }
            if seat == who && is_so(before, Fact { seat, character }));
        if is_found && before.public().players[who].revealed.is_none() {
            plies.push(ply);
        }
    });
    match message.name.as_ref() {
        "review-never-found-out" => holds(plies.is_empty(), "they were found out"),
        "review-was-found-out" => {
            let told = message.args.get("moves") == Some(&Arg::and(plies.iter().copied()));
            holds(told && !plies.is_empty(), &format!("they were found out by {plies:?}"))
        }
        _ => Err("nobody judges this sentence".into()),
    }
}
