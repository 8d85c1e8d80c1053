//! Every sentence of a review about a whole game: law 10.

use game::{Arg, Game, Knowledge, Reading, Seat, Turn};
use testkit::{Remark, holds};
use true_colors::{Belief, Card, Fact, Move, ROOMS, TrueColors, WEAPONS};

use super::truth::{attacks, is_open, kills, names, room};

/// What is wrong with a sentence.
pub(crate) fn whole(said: &Remark<TrueColors>) -> Result<(), String> {
    match said.message.name.as_ref() {
        "review-could-name" => {
            let (who, ply) = (said.who()?, said.moment("move")?);
            let (victim, cards) = (target(said)?, named(said)?);
            holds(victim != who && is_sure(&said.knew(who, ply), victim, cards), "they could not be sure")?;
            holds(deadly(&said.knew(who, ply - 1), who).is_empty(), "they could be sure of some pair before")
        }
        "review-so" => {
            let Some((who, Some(ply))) = said.known else { return Err("nothing is proved".into()) };
            holds(is_sure(&said.knew(who, ply), target(said)?, named(said)?), "they could not be sure")
        }
        "review-never-sure" => {
            let who = said.who()?;
            holds(said.known == Some((who, None)), "a moment is told")?;
            // Nothing is unlearnt, so the last moment decides.
            holds(deadly(&said.knew(who, said.last()), who).is_empty(), "they could be sure at the end")
        }
        "review-nobody-won" => holds(said.table.game().public().winner.is_none(), "somebody won"),
        "review-won" => killed(said).map(drop),
        "review-sure-from" => {
            let (victim, cards) = killed(said)?;
            let (who, ply) = (said.who()?, said.moment("ply")?);
            holds(is_sure(&said.knew(who, ply), victim, cards), "they could not be sure")?;
            holds(!is_sure(&said.knew(who, ply - 1), victim, cards), "they could be sure before")
        }
        "review-open-from" => {
            let (who, ply) = (said.who()?, said.moment("ply")?);
            let is_open = |ply: u32| is_open(said.table.after(ply as usize).game(), who);
            holds(is_open(ply) && !is_open(ply - 1), "that was not to be seen, or before")
        }
        "review-attacks" => attacked(said),
        "review-sooner" => {
            let who = said.who()?;
            let mut could = false;
            said.table.replay(|before, m, _| {
                let Ok(here) = room(before, who) else { return };
                let is_turn = before.turn() == Turn::Player(who) && !matches!(m, Move::Attack { .. });
                could |= is_turn && attacks(before).into_iter().any(|attack| kills(before, here, attack));
            });
            holds(could, "they could kill nobody sooner")
        }
        "review-luckiest" => said.luckiest(),
        _ => Err("nobody judges this sentence".into()),
    }
}

fn target(said: &Remark<TrueColors>) -> Result<Seat, String> {
    let others = Seat::all(said.table.game().seats());
    others
        .into_iter()
        .find(|&seat| said.message.args.get("target") == Some(&seat.into()))
        .ok_or("nobody is hurt".into())
}

/// The room and the weapon that are named.
fn named(said: &Remark<TrueColors>) -> Result<[Card; 2], String> {
    let deck = said.table.game().public().deck;
    let find = |kind, arg: &str| {
        let is_named = |&card: &Card| match said.message.args.get(arg) {
            Some(Arg::Message(the)) => names(the, "card", card),
            _ => names(said.message, arg, card),
        };
        deck.and(kind).iter().find(is_named).ok_or_else(|| format!("no {arg} is named"))
    };
    Ok([find(ROOMS, "room")?, find(WEAPONS, "weapon")?])
}

pub(crate) fn is_sure(knowledge: &Knowledge<TrueColors>, victim: Seat, cards: [Card; 2]) -> bool {
    let belief = Belief::of(knowledge, Reading::Possible).ok().flatten();
    belief.is_some_and(|belief| cards.iter().all(|&card| belief.chance(Fact::card(victim, card)) == 1.0))
}

/// Of whom a player can name a room and a weapon.
fn deadly(knowledge: &Knowledge<TrueColors>, who: Seat) -> Vec<Seat> {
    let Some(belief) = Belief::of(knowledge, Reading::Possible).ok().flatten() else { return Vec::new() };
    let public = &knowledge.view.public;
    let sure =
        |victim, kind| public.deck.and(kind).iter().any(|card| belief.chance(Fact::card(victim, card)) == 1.0);
    let others = who.others(public.players.len());
    others.filter(|&victim| sure(victim, ROOMS) && sure(victim, WEAPONS)).collect()
}

/// Who was killed, and with what, as the sentence says it.
fn killed(said: &Remark<TrueColors>) -> Result<(Seat, [Card; 2]), String> {
    let end = said.table.game();
    let by = end.public().winner.ok_or("nobody won")?;
    let Some(&Move::Attack { target: victim, weapon }) = said.table.log().last() else {
        return Err("nobody was attacked".into());
    };
    let cards = [Card::Where(room(end, by)?), Card::What(weapon)];
    holds(said.who()? == by && target(said)? == victim && named(said)? == cards, "it was otherwise")?;
    Ok((victim, cards))
}

/// How often somebody attacked, and how often a card was turned up.
fn attacked(said: &Remark<TrueColors>) -> Result<(), String> {
    let who = said.who()?;
    let (mut attacks, mut hits, mut open) = (0, 0, false);
    said.table.replay(|before, m, _| {
        match m {
            Move::Attack { .. } if before.turn() == Turn::Player(who) => {
                (attacks, open) = (attacks + 1, true);
                return;
            }
            Move::Reveal { .. } if open => hits += 1,
            _ => {}
        }
        open = false;
    });
    let told = (said.number("attacks"), said.number("hits"));
    holds(told == (Some(attacks), Some(hits)), &format!("there were {attacks} with {hits} cards"))
}
