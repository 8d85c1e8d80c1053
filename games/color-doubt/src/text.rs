//! Observations in sentences.

use bots::Playable;
use game::{BySeat, Seat, Viewer};

use crate::{Cards, ColorDoubt, Doubt, Ended, Event, Observation, Suit};

/// Tells an observation to the viewer who was given it.
pub(crate) fn tell(observation: &Observation, viewer: Viewer, names: &BySeat<String>) -> String {
    let teller = Teller { viewer, names };
    let mut text = teller.event(&observation.event);
    if let Some(ended) = &observation.ended {
        text.push(' ');
        text += &teller.ended(ended);
    }
    text
}

struct Teller<'a> {
    viewer: Viewer,
    names: &'a BySeat<String>,
}

impl Teller<'_> {
    /// The seat at the beginning of a sentence.
    fn who(&self, seat: Seat) -> &str {
        ColorDoubt::name(seat, self.viewer, self.names)
    }

    /// The seat within a sentence.
    fn whom(&self, seat: Seat) -> &str {
        if self.viewer.is(seat) { "you" } else { self.who(seat) }
    }

    /// "your", or "Ann's".
    fn whose(&self, seat: Seat) -> String {
        if self.viewer.is(seat) { "your".into() } else { format!("{}'s", self.who(seat)) }
    }

    /// The verb that goes with the seat, from "lays".
    fn does<'v>(&self, seat: Seat, verb: &'v str) -> &'v str {
        match verb {
            _ if !self.viewer.is(seat) => verb,
            "has" => "have",
            "is" => "are",
            "passes" => "pass",
            _ => verb.strip_suffix('s').unwrap_or(verb),
        }
    }

    fn event(&self, event: &Event) -> String {
        match *event {
            Event::Deal { game, games, leader, each, out, hand } => self.deal(game, games, leader, each, out, hand),
            Event::Lay { seat, count, say, last, cards } => self.lay(seat, count, say, last, cards),
            Event::Pass { seat, last: true, .. } => {
                format!("{} {} it stand.", self.who(seat), self.does(seat, "lets"))
            }
            Event::Pass { seat, leads, .. } => {
                let passes = format!("{} {}.", self.who(seat), self.does(seat, "passes"));
                let again = |leads| format!(" {} {} again.", self.who(leads), self.does(leads, "leads"));
                passes + &leads.map_or(String::new(), again)
            }
            Event::Doubt { ref doubt } => self.doubt(doubt),
            Event::Draw { by, from, count, cards } => {
                let what = cards.map_or(String::new(), |cards| format!(": {}", list(cards)));
                let number = cards_in_words(count);
                let whose = self.whose(from);
                format!("{} {} {number} out of {whose} hand{what}.", self.who(by), self.does(by, "draws"))
            }
        }
    }

    fn deal(&self, game: u8, games: u8, leader: Seat, each: u8, out: u8, hand: Option<Cards>) -> String {
        let which = if games > 1 { format!("Game {game} of {games}: ") } else { String::new() };
        let mut text = format!("{which}{each} cards each");
        text += &match out {
            0 => String::new(),
            1 => ", 1 is out of the game".into(),
            _ => format!(", {out} are out of the game"),
        };
        if let Some(hand) = hand {
            text += &format!(". You hold {}", list(hand));
        }
        text + &format!(". {} {}.", self.who(leader), self.does(leader, "leads"))
    }

    fn lay(&self, seat: Seat, count: u8, say: Suit, last: bool, cards: Option<Cards>) -> String {
        let number = match (last, count) {
            (true, 1) => format!("{} last card", if cards.is_some() { "your" } else { "the" }),
            (true, _) => format!("{} last {}", if cards.is_some() { "your" } else { "the" }, cards_in_words(count)),
            (false, _) => cards_in_words(count),
        };
        let what = cards.map_or(String::new(), |cards| format!(" ({})", list(cards)));
        format!("{} {} {number}{what}: \"{}!\"", self.who(seat), self.does(seat, "lays"), announced(count, say))
    }

    fn doubt(&self, doubt: &Doubt) -> String {
        let Doubt { by, of, cards, truthful, punished, minus, .. } = *doubt;
        let begin = format!("{} {} it.", self.who(by), self.does(by, "doubts"));
        let minus = match minus {
            0 => "no minus cards".into(),
            1 => "1 minus card".into(),
            _ => format!("{minus} minus cards"),
        };
        let gets = |verb| format!("{} {}", self.does(punished, verb), minus);
        if truthful {
            format!("{begin} It was true: {}. {} {}.", list(cards), self.who(punished), gets("gets"))
        } else {
            let back = format!("{} {} back", self.whom(of), self.does(of, "takes"));
            format!("{begin} It was a lie: {back} {} and {}.", list(cards), gets("gets"))
        }
    }

    fn ended(&self, ended: &Ended) -> String {
        let result = &ended.result;
        let mut text = match result.winner {
            Some(winner) => {
                let rid = format!("{} {} rid of all cards", self.who(winner), self.does(winner, "is"));
                format!("{rid} and {} the game:", self.does(winner, "wins"))
            }
            None => "The game has taken too long and ends without a winner:".into(),
        };
        let points = result.scores.iter().map(|(seat, score)| {
            let rainbow = if score.rainbow { " with the rainbow card" } else { "" };
            format!(" {} {}{rainbow}", self.whom(seat), signed(score.points))
        });
        text += &points.collect::<Vec<_>>().join(",");
        text.push('.');
        if ended.match_over {
            text += &self.match_won(&ended.totals);
        }
        text
    }

    fn match_won(&self, totals: &BySeat<i32>) -> String {
        let best = *totals.values().max().expect("there are players");
        let winners: Vec<Seat> = totals.iter().filter(|&(_, &total)| total == best).map(|(seat, _)| seat).collect();
        match winners[..] {
            [winner] => {
                let verb = self.does(winner, "wins");
                format!(" The match is over: {} {verb} with {}.", self.whom(winner), signed(best))
            }
            _ => {
                let names: Vec<&str> = winners.iter().map(|&winner| self.whom(winner)).collect();
                format!(" The match is over: {} share the win with {} each.", and(&names), signed(best))
            }
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
fn announced(count: u8, say: Suit) -> String {
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
fn list(cards: Cards) -> String {
    let parts: Vec<String> = cards
        .iter()
        .map(|(suit, count)| match suit {
            Suit::Rainbow => "the rainbow".into(),
            _ => format!("{} {suit}", in_words(count)),
        })
        .collect();
    and(&parts.iter().map(String::as_str).collect::<Vec<_>>())
}

fn and(parts: &[&str]) -> String {
    match parts {
        [] => "nothing".into(),
        [one] => (*one).into(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
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
        tell(&Observation { event, ended: None }, viewer, &names)
    }

    fn lay(cards: Option<Cards>, last: bool) -> Event {
        Event::Lay { seat: Seat(0), count: 3, say: Suit::Orange, last, cards }
    }

    const TWO_AND_ONE: Cards = Cards::new([0, 0, 0, 1, 0, 0, 2, 0]);

    #[test]
    fn a_lay_is_told_with_its_cards_to_its_player_only() {
        let spectator = told(lay(None, false), Viewer::Spectator);
        assert_eq!(spectator, "Ann lays three cards: \"Three oranges!\"");
        let own = told(lay(Some(TWO_AND_ONE), false), Viewer::Seat(Seat(0)));
        assert_eq!(own, "You lay three cards (one green and two pink): \"Three oranges!\"");
        assert_eq!(told(lay(None, true), Viewer::Spectator), "Ann lays the last three cards: \"Three oranges!\"");
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
