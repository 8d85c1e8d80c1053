//! Observations in sentences.

use game::words::list;
use game::{BySeat, Seat, Teller, Viewer};

use crate::{Card, Character, End, GameResult, Half, Observation, OwnDeal};

/// Tells an observation to the viewer who was given it.
pub(crate) fn tell(observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let teller = Teller::new(viewer, names);
    let (text, ended) = match observation {
        Observation::Dealt { game, each, own } => (dealt(*game, *each, own.as_ref()), &None),
        Observation::Drew { seat, card } => (drew(teller, viewer.is(*seat), *seat, *card), &None),
        Observation::Laid { seat, victim, card, ended, .. } => {
            let what = format!("{} before {}", card_in_words(*card), victim_in_words(*victim));
            (format!("{} {what}.", teller.does(*seat, "plays")), ended)
        }
        Observation::Accused { by, victim, character, seat, right, ended } => {
            (accused(teller, *by, *victim, *character, *seat, *right), ended)
        }
        Observation::Passed { seat, ended } => {
            let nothing = format!("{} nothing to play and", teller.does(*seat, "has"));
            (format!("{nothing} {}.", teller.verb(*seat, "passes")), ended)
        }
    };
    match ended {
        Some(result) => format!("{text} {}", game_over(teller, result)),
        None => text,
    }
}

fn drew(teller: Teller<'_>, own: bool, seat: Seat, card: Option<Card>) -> String {
    let what = match card {
        Some(card) if own => card_in_words(card),
        Some(_) => "the Accusation that was put back".into(),
        None => "a card".into(),
    };
    format!("{} {what}.", teller.does(seat, "draws"))
}

fn accused(teller: Teller<'_>, by: Seat, victim: u8, character: Character, seat: Seat, right: bool) -> String {
    let name = character.title();
    let murder = format!("the murder of {}", victim_in_words(victim));
    let begin = format!("{} {} of {murder}", teller.does(by, "accuses"), teller.whom(seat));
    let turned = format!("{} {} {name}", teller.whom(seat), teller.verb(seat, "is"));
    if right {
        format!("{begin}, as {name}. It is right: {turned}.")
    } else {
        let not = format!("{} {} not {name}", teller.whom(seat), teller.verb(seat, "is"));
        format!("{begin}, as {name}. It is wrong: {not}.")
    }
}

fn game_over(teller: Teller<'_>, result: &GameResult) -> String {
    let why = match result.end {
        End::Solved => "All murders are solved",
        End::NothingToPlay => "Nobody has anything left to play",
    };
    let winners: Vec<&str> =
        result.winners.iter().filter(|&(_, &won)| won).map(|(seat, _)| teller.whom(seat)).collect();
    match winners[..] {
        [] => format!("{why}: nobody wins."),
        ["you"] => format!("{why}: you win alone."),
        [only] => format!("{why}: {only} wins alone."),
        ref several => format!("{why}: {} win.", list(several, "and")),
    }
}

fn dealt(game: u8, each: u8, own: Option<&OwnDeal>) -> String {
    let begin = if game > 1 { format!("Game {game}: ") } else { String::new() };
    match own {
        Some(own) => {
            let hand: Vec<String> = own.hand.iter().map(|&card| card_in_words(card)).collect();
            format!("{begin}You are {}. You hold {}.", own.character.title(), hand.join("; "))
        }
        None if game > 1 => format!("{begin}everybody gets a secret character and {each} cards."),
        None => format!("Everybody gets a secret character and {each} cards."),
    }
}

/// "Shelby's motive and a Dead End".
pub(crate) fn card_in_words(card: Card) -> String {
    match card.halves() {
        Some((one, other)) => format!("{} and {}", half_in_words(one), half_in_words(other)),
        None => "an Accusation".into(),
    }
}

fn half_in_words(half: Half) -> String {
    match half.shows() {
        Some((who, what)) => format!("{}'s {}", short(who), what.title()),
        None => "a Dead End".into(),
    }
}

pub(crate) const fn short(who: Character) -> &'static str {
    match who {
        Character::Shelby => "Shelby",
        Character::Thomas => "Thomas",
        Character::Vernon => "Vernon",
        Character::Duchess => "the Duchess",
    }
}

pub(crate) fn victim_in_words(victim: u8) -> &'static str {
    ["the first victim", "the second victim", "the third victim"].get(usize::from(victim)).unwrap_or(&"a victim")
}
