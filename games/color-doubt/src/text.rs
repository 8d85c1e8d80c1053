//! Observations in sentences.

use game::words::list;
use game::{BySeat, Seat, Teller, Viewer};

use crate::{Cards, Doubt, Ended, Event, Observation, Setup, Suit};

/// Tells an observation to the viewer who was given it.
pub(crate) fn tell(setup: &Setup, observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let teller = Teller::new(viewer, names);
    let mut text = happened(teller, &observation.event);
    if let Some(ended) = &observation.ended {
        text.push(' ');
        text += &game_over(teller, ended);
        if ended.match_over && setup.games > 1 {
            text += &match_over(teller, ended);
        }
    }
    text
}

fn happened(teller: Teller<'_>, event: &Event) -> String {
    match *event {
        Event::Deal { game, games, leader, each, out, hand } => deal(teller, game, games, leader, each, out, hand),
        Event::Lay { seat, count, say, last, cards } => lay(teller, seat, count, say, last, cards),
        Event::Pass { seat, last: true, .. } => {
            format!("{} it stand.", teller.does(seat, "lets"))
        }
        Event::Pass { seat, leads, .. } => {
            let passes = format!("{}.", teller.does(seat, "passes"));
            let again = |leads| format!(" {} again.", teller.does(leads, "leads"));
            passes + &leads.map_or(String::new(), again)
        }
        Event::Doubt { ref doubt } => doubted(teller, doubt),
        Event::Draw { by, from, count, cards } => {
            let what = cards.map_or(String::new(), |cards| format!(": {}", cards_listed(cards)));
            let number = cards_in_words(count);
            let whose = teller.whose(from);
            format!("{} {number} out of {whose} hand{what}.", teller.does(by, "draws"))
        }
    }
}

fn deal(teller: Teller<'_>, game: u8, games: u8, leader: Seat, each: u8, out: u8, hand: Option<Cards>) -> String {
    let which = if games > 1 { format!("Game {game} of {games}: ") } else { String::new() };
    let mut text = format!("{which}{each} cards each");
    text += &match out {
        0 => String::new(),
        1 => ", 1 is out of the game".into(),
        _ => format!(", {out} are out of the game"),
    };
    if let Some(hand) = hand {
        text += &format!(". You hold {}", cards_listed(hand));
    }
    text + &format!(". {}.", teller.does(leader, "leads"))
}

fn lay(teller: Teller<'_>, seat: Seat, count: u8, say: Suit, last: bool, cards: Option<Cards>) -> String {
    let number = match (last, count) {
        (true, 1) => format!("{} last card", if cards.is_some() { "your" } else { "the" }),
        (true, _) => format!("{} last {}", if cards.is_some() { "your" } else { "the" }, cards_in_words(count)),
        (false, _) => cards_in_words(count),
    };
    let what = cards.map_or(String::new(), |cards| format!(" ({})", cards_listed(cards)));
    format!("{} {number}{what}: \"{}!\"", teller.does(seat, "plays"), announced(count, say))
}

fn doubted(teller: Teller<'_>, doubt: &Doubt) -> String {
    let Doubt { by, of, cards, truthful, punished, minus, .. } = *doubt;
    let begin = format!("{} it.", teller.does(by, "doubts"));
    let minus = match minus {
        0 => "no minus cards".into(),
        1 => "1 minus card".into(),
        _ => format!("{minus} minus cards"),
    };
    let gets = format!("{} {minus}", teller.verb(punished, "gets"));
    if truthful {
        format!("{begin} It was true: {}. {} {gets}.", cards_listed(cards), teller.who(punished))
    } else {
        let back = format!("{} {} back", teller.whom(of), teller.verb(of, "takes"));
        format!("{begin} It was a lie: {back} {} and {gets}.", cards_listed(cards))
    }
}

fn game_over(teller: Teller<'_>, ended: &Ended) -> String {
    let result = &ended.result;
    let mut text = match result.winner {
        Some(winner) => {
            let rid = format!("{} rid of all cards", teller.does(winner, "is"));
            format!("{rid} and {} the game:", teller.verb(winner, "wins"))
        }
        None => "The game has taken too long and ends without a winner:".into(),
    };
    let points = result.scores.iter().map(|(seat, score)| {
        let rainbow = if score.rainbow { " with the rainbow card" } else { "" };
        format!(" {} {}{rainbow}", teller.whom(seat), signed(score.points))
    });
    text += &points.collect::<Vec<_>>().join(",");
    text.push('.');
    text
}

fn match_over(teller: Teller<'_>, ended: &Ended) -> String {
    match ended.winners[..] {
        [] => " The match is over: nobody wins it, for no game had a winner.".into(),
        [winner] => {
            let verb = teller.verb(winner, "wins");
            let total = signed(ended.totals[winner]);
            format!(" The match is over: {} {verb} with {total}.", teller.whom(winner))
        }
        [winner, ..] => {
            let names: Vec<&str> = ended.winners.iter().map(|&winner| teller.whom(winner)).collect();
            let total = signed(ended.totals[winner]);
            format!(" The match is over: {} share the win with {total} each.", list(&names, "and"))
        }
    }
}

/// "three cards".
fn cards_in_words(count: u8) -> String {
    if count == 1 { "one card".into() } else { format!("{} cards", in_words(count)) }
}

fn in_words(count: u8) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(usize::from(count)).map_or_else(|| count.to_string(), |word| (*word).into())
}

/// What is said: "Three oranges", "One red".
pub(crate) fn announced(count: u8, say: Suit) -> String {
    let mut text = in_words(count);
    text[..1].make_ascii_uppercase();
    text.push(' ');
    text += say.name();
    if count != 1 {
        text.push('s');
    }
    text
}

/// "two red, one pink and the rainbow".
fn cards_listed(cards: Cards) -> String {
    let parts: Vec<String> = cards
        .iter()
        .map(|(suit, count)| match suit {
            Suit::Rainbow => "the rainbow".into(),
            _ => format!("{} {suit}", in_words(count)),
        })
        .collect();
    if parts.is_empty() { "nothing".into() } else { list(&parts, "and") }
}

/// With a minus sign that is not a hyphen.
fn signed(points: i32) -> String {
    if points < 0 { format!("\u{2212}{}", points.unsigned_abs()) } else { points.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(event: Event, viewer: Viewer) -> String {
        let names = ["Ann", "Bob", "Cid"].map(String::from).into_iter().collect();
        tell(&Setup::new(3), &Observation { event, ended: None }, viewer, &names)
    }

    fn lay(cards: Option<Cards>, last: bool) -> Event {
        Event::Lay { seat: Seat(0), count: 3, say: Suit::Orange, last, cards }
    }

    const TWO_AND_ONE: Cards = Cards::new([0, 0, 0, 1, 0, 0, 2, 0]);

    #[test]
    fn a_lay_is_told_with_its_cards_to_its_player_only() {
        let spectator = told(lay(None, false), Viewer::Spectator);
        assert_eq!(spectator, "Ann plays three cards: \"Three oranges!\"");
        let own = told(lay(Some(TWO_AND_ONE), false), Viewer::Seat(Seat(0)));
        assert_eq!(own, "You play three cards (one green and two pink): \"Three oranges!\"");
        assert_eq!(told(lay(None, true), Viewer::Spectator), "Ann plays the last three cards: \"Three oranges!\"");
    }

    #[test]
    fn a_doubt_is_told_from_both_sides() {
        let doubt = Doubt {
            by: Seat(1),
            of: Seat(0),
            say: Suit::Orange,
            cards: TWO_AND_ONE,
            truthful: false,
            punished: Seat(0),
            minus: 4,
            draws: 0,
        };
        let lie = Event::Doubt { doubt };
        let expected = "You doubt it. It was a lie: Ann takes back one green and two pink and gets 4 minus cards.";
        assert_eq!(told(lie.clone(), Viewer::Seat(Seat(1))), expected);
        let expected = "Bob doubts it. It was a lie: you take back one green and two pink and get 4 minus cards.";
        assert_eq!(told(lie, Viewer::Seat(Seat(0))), expected);
    }
}
