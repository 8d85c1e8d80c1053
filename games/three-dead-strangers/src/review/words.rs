//! What the review says, as messages.

use game::{Arg, BySeat, Game, Message, Seat};
use presentation::{Choice, Grade};
use sets::sort_few;

use super::{Betrayal, CouldCover, Near, Tally};
use crate::text::victim_name;
use crate::{Accusable, Card, Character, Strangers};

/// An accusation.
pub(super) fn accused(by: Seat, about: Accusable) -> Message {
    accusation("review-accused", by, about)
}

fn accusation(name: &'static str, by: Seat, about: Accusable) -> Message {
    let message = Message::new(name).with("by", by).with("who", about.seat);
    message.with("character", about.character).with("victim", victim_name(about.victim))
}

/// An accusation that was not made, with its chance.
pub(super) fn could_accuse(by: Seat, about: Accusable, chance: f64) -> Message {
    accusation("review-could-accuse", by, about).with("chance", Arg::percent(chance))
}

/// That was better than any evidence.
pub(super) fn accuse_instead() -> Message {
    Message::new("review-accuse-instead")
}

/// Somebody is accused of being who the accuser is.
pub(super) fn bluff(by: Seat, character: Character) -> Message {
    Message::new("review-bluff").with("who", by).with("character", character)
}

/// There was nothing left to find out.
pub(super) fn had_been_found_out(who: Seat) -> Message {
    Message::new("review-had-been-found-out").with("who", who)
}

/// An accusation's chance.
pub(super) fn chance(by: Seat, possible: f64, likely: f64) -> Message {
    if possible == 1.0 {
        return Message::new("review-could-be-sure").with("by", by);
    }
    let message = Message::new("review-both-chances").with("by", by).with("likely", Arg::percent(likely));
    message.with("possible", Arg::percent(possible))
}

/// How it came out.
pub(super) fn came_out(right: bool) -> Message {
    Message::new(if right { "review-it-was-right" } else { "review-it-was-wrong" })
}

/// There was nothing beside it.
pub(super) fn no_other() -> Message {
    Message::new("review-no-other")
}

/// None of the others had a better chance worth a word.
pub(super) fn no_other_likelier(chance: f64, other: Accusable, most: f64) -> Message {
    if most == 0.0 {
        return Message::new("review-no-other-could-be");
    }
    let alike = Choice::beside(chance.min(most), most.max(chance)).grade() == Grade::Best;
    suspected(if alike { "review-another-was-as-likely" } else { "review-next-best" }, other, most)
}

/// Another had a better chance.
pub(super) fn likelier(other: Accusable, most: f64) -> Message {
    suspected("review-another-was-likelier", other, most)
}

fn suspected(name: &'static str, other: Accusable, chance: f64) -> Message {
    let message = Message::new(name).with("who", other.seat).with("character", other.character);
    message.with("chance", Arg::percent(chance))
}

/// Its player could know that nothing would come of it.
pub(super) fn could_not_be_right(by: Seat) -> Message {
    Message::new("review-could-not-be-right").with("by", by)
}

/// There was nothing to choose.
pub(super) fn nothing_else() -> Message {
    Message::new("review-nothing-else")
}

/// No evidence could be played.
pub(super) fn had_to_accuse(by: Seat) -> Message {
    Message::new("review-had-to-accuse").with("who", by)
}

/// Evidence could have been played instead.
pub(super) fn keep_it(by: Seat) -> Message {
    Message::new("review-keep-it").with("by", by)
}

/// Another card, or another place, would not have completed one's own evidence.
pub(super) fn spare(who: Seat) -> Message {
    Message::new("review-spare").with("who", who)
}

/// Who a player could think that the others are.
pub(super) fn thought(by: Seat, likeliest: impl Iterator<Item = (Seat, Character, f64)>) -> Vec<Message> {
    let is = |(who, character, chance): (Seat, Character, f64)| {
        let message = Message::new("review-thought-of").with("who", who).with("character", character);
        message.with("chance", Arg::percent(chance))
    };
    let facts: Vec<Message> = likeliest.map(is).collect();
    if facts.is_empty() {
        return Vec::new();
    }
    vec![Message::new("review-thought").with("by", by).with("facts", Arg::and(facts))]
}

/// Somebody was found out.
pub(super) fn found_out(by: Seat, who: Seat, character: Character) -> Message {
    Message::new("review-found").with("by", by).with("who", who).with("character", character)
}

/// A card played.
pub(super) fn played(seat: Seat, card: Card, victim: u8) -> Message {
    Message::new("review-played").with("who", seat).with("card", card).with("victim", victim_name(victim))
}

/// A card completed the evidence against a character.
pub(super) fn completed(seat: Seat, who: Character, victim: u8) -> Message {
    let completed = Message::new("review-completed").with("who", seat).with("character", who);
    completed.with("victim", victim_name(victim))
}

/// Somebody else completed the evidence against a player.
pub(super) fn exposed(by: Seat, who: Seat, victim: u8) -> Message {
    Message::new("review-was-exposed").with("by", by).with("who", who).with("victim", victim_name(victim))
}

/// At which move a player could have prevented that, and whether nothing was better.
pub(super) fn could_cover(who: Seat, CouldCover { ply, better }: CouldCover) -> Message {
    let name = if better { "review-could-cover" } else { "review-could-cover-but" };
    Message::new(name).with("who", who).with("move", ply)
}

/// A player left the evidence against them complete.
pub(super) fn left_open(who: Seat, victim: u8) -> Message {
    Message::new("review-left-open").with("who", who).with("victim", victim_name(victim))
}

/// How likely it was that somebody would be found out.
pub(super) fn risk(who: Seat, character: Character, chance: f64) -> Message {
    let message = Message::new("review-risk").with("who", who).with("character", character);
    message.with("chance", Arg::percent(chance))
}

/// Why the grade of such a thing is good.
pub(super) fn cost_little() -> Message {
    Message::new("review-cost-little")
}

/// Some of it could have been covered.
pub(super) fn cover_it(who: Seat) -> Message {
    Message::new("review-cover-it").with("who", who)
}

/// Since when the evidence by which somebody was found out was complete.
pub(super) fn complete_since(victim: u8, ply: u32) -> Message {
    Message::new("review-complete-since").with("victim", victim_name(victim)).with("move", ply)
}

/// Whoever was found out by it had completed it.
pub(super) fn completed_own(who: Seat) -> Message {
    Message::new("review-had-completed").with("who", who)
}

/// Whoever was found out by it had last left it so at this move.
pub(super) fn had_left_it(who: Seat, ply: u32) -> Message {
    Message::new("review-had-left-it").with("who", who).with("move", ply)
}

/// By their own accusation it had become likelier for whoever found them out.
pub(super) fn betrayed(who: Seat, character: Character, by: Seat, betrayal: Betrayal) -> Message {
    let Betrayal { ply, before, after } = betrayal;
    let message = Message::new("review-betrayed").with("who", who).with("by", by).with("move", ply);
    let message = message.with("character", character);
    message.with("before", Arg::percent(before)).with("after", Arg::percent(after))
}

/// It was the player's own, and could have been helped.
pub(super) fn own_for_nothing(seat: Seat) -> Message {
    Message::new("review-own-for-nothing").with("who", seat)
}

/// It was the player's own, and everybody knew.
pub(super) fn own_but_found_out(seat: Seat) -> Message {
    Message::new("review-own-but-found-out").with("who", seat)
}

/// It was the player's own, and whatever they played they could have been accused of another murder, or of this one.
pub(super) fn own_but_open(seat: Seat) -> Message {
    Message::new("review-own-but-open").with("who", seat)
}

/// It was the player's own, and there was nothing else to play.
pub(super) fn own_of_necessity(seat: Seat) -> Message {
    Message::new("review-own-of-necessity").with("who", seat)
}

/// What is left of a sum of chances by rounding is less.
const ROUNDING: f64 = 1e-9;

/// Who a character had to be, or could be and with which chance, by what a player knew.
pub(super) fn who_could_be(by: Seat, sure: Option<Seat>, chances: impl Iterator<Item = (Seat, f64)>) -> Message {
    let knew = |name| Message::new(name).with("by", by);
    if let Some(who) = sure {
        return knew("review-had-to-be").with("who", who);
    }
    let mut could: Vec<(Seat, f64)> = chances.collect();
    if could.is_empty() {
        return knew("review-could-be-nobody");
    }
    let with_chance = |name: &'static str, chance: f64| Message::new(name).with("chance", Arg::percent(chance));
    // With fewer players than characters, it may be the one that lies face down.
    let of_nobody = 1.0 - could.iter().map(|(_, chance)| chance).sum::<f64>();
    let of_nobody = Some(with_chance("review-nobody-with-chance", of_nobody)).filter(|_| of_nobody > ROUNDING);
    sort_few(&mut could, |one, other| one.1 < other.1);
    let told =
        could.into_iter().map(|(who, chance)| with_chance("review-who-with-chance", chance).with("who", who));
    knew("review-could-be").with("who", Arg::or(told.chain(of_nobody)))
}

/// "Ann is Vernon and Bob is Grace".
fn are(found: impl IntoIterator<Item = (Seat, Character)>) -> Arg {
    let is = |(who, character): (Seat, Character)| {
        Message::new("review-that-is-character").with("who", who).with("character", character)
    };
    Arg::and(found.into_iter().map(is))
}

/// Who a player could now know the others to be.
pub(super) fn could_know(seat: Seat, found: impl IntoIterator<Item = (Seat, Character)>) -> Message {
    Message::new("review-could-know").with("who", seat).with("facts", are(found))
}

/// Since when a player could know who somebody else is.
pub(super) fn first_knew(seat: Seat, ply: u32, found: &[(Seat, Character)]) -> Message {
    Message::new("review-could-name").with("who", seat).with("move", ply).with("facts", are(found.iter().copied()))
}

/// What the proof of it ends in.
pub(super) fn so(found: &[(Seat, Character)]) -> Message {
    Message::new("review-so").with("facts", are(found.iter().copied()))
}

/// That a player never could, and when they came nearest.
pub(super) fn guess(seat: Seat, near: &Near) -> Message {
    let Near { ply, fact, chance, why } = near;
    let message = Message::new("review-likeliest-guess").with("who", seat).with("move", *ply).with("of", fact.seat);
    message.with("character", fact.character).with("chance", Arg::percent(*chance)).with("why", why.clone())
}

/// That a player never could.
pub(super) fn never_knew(seat: Seat) -> Message {
    Message::new("review-never-sure").with("who", seat)
}

/// Who won, and what each player could know, made of it, and came to.
pub(super) fn summary(tallies: &BySeat<Tally>, end: &Strangers) -> Vec<Message> {
    let won = end.winners();
    let winners: Vec<Seat> = won.iter().filter(|&(_, &won)| won).map(|(seat, _)| seat).collect();
    let games = end.public.games;
    let won = if winners.is_empty() {
        Message::new("review-nobody-won")
    } else {
        Message::new("review-won").with("who", Arg::and(winners)).with("games", games)
    };
    let were_found = |seat: Seat| seat.others(tallies.len()).any(|other| !tallies[other].found_out.is_empty());
    let players = tallies.iter().map(|(seat, tally)| player(seat, tally, were_found(seat)));
    std::iter::once(won).chain(players).collect()
}

/// What one player did, knew, and came to; and whether any of the others ever lay open.
fn player(seat: Seat, tally: &Tally, others_were_found: bool) -> Message {
    let accused = match (tally.accusations, tally.right) {
        (0, _) => Message::new("review-accused-nobody"),
        (1, 0) => Message::new("review-accused-once-wrongly"),
        (1, _) => Message::new("review-accused-once-rightly"),
        (all, 0) => Message::new("review-accused-often-wrongly").with("all", all),
        (all, right) if right == all => Message::new("review-accused-often-rightly").with("all", all),
        (all, right) => Message::new("review-accused-often").with("all", all).with("right", right),
    };
    let knew = match tally.first {
        Some(ply) => Message::new("review-first-knew").with("move", ply),
        None if others_were_found => Message::new("review-knew-when-open"),
        None => Message::new("review-never-knew"),
    };
    let fate = match tally.found_out.as_slice() {
        [] => Message::new("review-never-found-out"),
        plies => Message::new("review-was-found-out").with("moves", Arg::and(plies.iter().copied())),
    };
    let [accused, knew, fate] = [accused, knew, fate].map(|message| message.with("who", seat));
    Message::new("review-of-player").with("accused", accused).with("knew", knew).with("fate", fate)
}
