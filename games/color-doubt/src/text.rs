//! Observations as messages.

use game::{Arg, Message, Seat, Viewer};

use crate::{Cards, Doubt, Ended, Fact, Lay, Observation, SeenMove, Setup, Suit};

impl From<Suit> for Arg {
    fn from(suit: Suit) -> Arg {
        Arg::name(format!("suit-{}", suit.name()))
    }
}

/// "two reds, one pink and the rainbow card".
impl From<Cards> for Arg {
    fn from(cards: Cards) -> Arg {
        Arg::and(cards.iter().map(|(suit, count)| match suit {
            Suit::Rainbow => Message::new("the-rainbow-card"),
            _ => Message::new("so-many-of-a-suit").with("number", in_words(count)).with("suit", suit),
        }))
    }
}

/// Tells an observation to the viewer who was given it.
pub(crate) fn tell(setup: &Setup, observation: &Observation, viewer: Viewer) -> Message {
    let event = happened(&observation.event, viewer);
    let Some(ended) = &observation.ended else { return event };
    let told = |name| Message::new(name).with("event", event).with("result", game_over(ended));
    match ended.match_over && setup.games > 1 {
        true => told("match-ended").with("winners", match_over(ended)),
        false => told("game-ended"),
    }
}

fn happened(event: &SeenMove, viewer: Viewer) -> Message {
    match *event {
        SeenMove::Deal { game, games, leader, each, out, hand } => {
            let deal = Message::new(if hand.is_some() { "deal-seen" } else { "deal" });
            let deal = deal.with("who", leader).with("each", each).with("out", out);
            let deal = hand.iter().fold(deal, |deal, &hand| deal.with("hand", hand));
            match games {
                1 => deal,
                _ => Message::new("deal-of-match").with("game", game).with("games", games).with("deal", deal),
            }
        }
        SeenMove::Lay { seat, count, say, last, cards } => {
            let name = match (last, cards) {
                (false, None) => "plays",
                (false, Some(_)) => "plays-seen",
                (true, None) => "plays-last",
                (true, Some(_)) => "plays-last-seen",
            };
            let play = Message::new(name).with("who", seat).with("count", count).with("number", in_words(count));
            let play = play.with("says", announced(Lay { seat, count, say }));
            cards.iter().fold(play, |play, &cards| play.with("cards", cards))
        }
        SeenMove::Pass { seat, last: true, .. } => Message::new("lets-stand").with("who", seat),
        SeenMove::Pass { seat, leads: Some(leads), .. } => {
            Message::new("passes-and-leads").with("who", seat).with("leader", leads)
        }
        SeenMove::Pass { seat, .. } => Message::new("passes").with("who", seat),
        SeenMove::Doubt { doubt: Doubt { by, of, cards, truthful, minus, .. } } => {
            let name = match (truthful, viewer.is(by), viewer.is(of)) {
                (true, true, _) => "you-doubt-the-truth",
                (true, false, _) => "doubts-the-truth",
                (false, _, true) => "doubts-your-lie",
                (false, _, false) => "doubts-a-lie",
            };
            Message::new(name).with("who", by).with("of", of).with("cards", cards).with("minus", minus)
        }
        SeenMove::Draw { by, from, count, cards } => {
            let draw = Message::new(if cards.is_some() { "draws-seen" } else { "draws" }).with("who", by);
            let draw = draw.with("from", from).with("count", count).with("number", in_words(count));
            cards.iter().fold(draw, |draw, &cards| draw.with("cards", cards))
        }
    }
}

fn game_over(ended: &Ended) -> Message {
    let points = ended.result.scores.iter().map(|(seat, score)| {
        let name = if score.rainbow { "points-with-rainbow" } else { "points" };
        Message::new(name).with("who", seat).with("points", signed(score.points))
    });
    let message = match ended.result.winner {
        Some(winner) => Message::new("wins-the-game").with("who", winner),
        None => Message::new("game-without-winner"),
    };
    message.with("points", Arg::and(points))
}

fn match_over(ended: &Ended) -> Message {
    let total = |seat: Seat| signed(ended.totals[seat]);
    match ended.winners[..] {
        [] => Message::new("match-without-winner"),
        [winner] => Message::new("wins-the-match").with("who", winner).with("points", total(winner)),
        [winner, ..] => {
            let winners = Arg::and(ended.winners.iter().copied());
            Message::new("share-the-win").with("winners", winners).with("points", total(winner))
        }
    }
}

/// What is said: "Three oranges", "One red".
pub(crate) fn announced(lay: Lay) -> Message {
    let number = Message::new("number-capital").with("number", lay.count);
    Message::new("announced").with("count", lay.count).with("number", number).with("suit", lay.say)
}

fn in_words(count: u8) -> Message {
    Message::new("number").with("number", count)
}

/// That a fact is so, or is not.
pub(crate) fn state(fact: Fact, is: bool) -> Message {
    let either = |yes, no| Message::new(if is { yes } else { no });
    match fact {
        Fact::Holds { seat, suit, count } => {
            either("puzzle-has", "puzzle-has-not").with("who", seat).with("count", count).with("suit", suit)
        }
        Fact::Able => either("puzzle-able", "puzzle-unable"),
        Fact::Truthful => either("puzzle-truthful", "puzzle-untruthful"),
    }
}

/// With a minus sign that is not a hyphen.
fn signed(points: i32) -> Arg {
    Arg::text(if points < 0 { format!("\u{2212}{}", points.unsigned_abs()) } else { points.to_string() })
}

#[cfg(test)]
mod tests {
    use game::BySeat;
    use presentation::{Listener, Playable};

    use super::*;
    use crate::ColorDoubt;

    fn told(event: SeenMove, viewer: Viewer) -> String {
        let names: BySeat<String> = ["Ann", "Bob", "Cid"].map(String::from).into_iter().collect();
        let message = tell(&Setup::new(3), &Observation { event, ended: None }, viewer);
        ColorDoubt::words().try_say(&message, Listener { viewer, names: &names }).unwrap()
    }

    fn lay(cards: Option<Cards>, last: bool) -> SeenMove {
        SeenMove::Lay { seat: Seat(0), count: 3, say: Suit::Orange, last, cards }
    }

    const TWO_AND_ONE: Cards = Cards::new([0, 0, 0, 1, 0, 0, 2, 0]);

    #[test]
    fn a_play_is_told_with_its_cards_to_its_player_only() {
        let spectator = told(lay(None, false), Viewer::Spectator);
        assert_eq!(spectator, "Ann plays three cards and says: “Three oranges!”");
        let own = told(lay(Some(TWO_AND_ONE), false), Viewer::Seat(Seat(0)));
        assert_eq!(own, "You play three cards (one green and two pinks) and say: “Three oranges!”");
        let last = told(lay(None, true), Viewer::Spectator);
        assert_eq!(last, "Ann plays the last three cards in hand and says: “Three oranges!”");
        let last = told(lay(Some(TWO_AND_ONE), true), Viewer::Seat(Seat(0)));
        assert_eq!(last, "You play your last three cards (one green and two pinks) and say: “Three oranges!”");
    }

    #[test]
    fn a_single_card_is_told_as_one() {
        let one = |last| SeenMove::Lay { seat: Seat(0), count: 1, say: Suit::Red, last, cards: None };
        assert_eq!(told(one(false), Viewer::Spectator), "Ann plays one card and says: “One red!”");
        assert_eq!(told(one(true), Viewer::Spectator), "Ann plays the last card in hand and says: “One red!”");
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
        let lie = SeenMove::Doubt { doubt };
        let expected = "You doubt it. It was a lie: Ann takes back one green and two pinks and gets 4 minus cards.";
        assert_eq!(told(lie.clone(), Viewer::Seat(Seat(1))), expected);
        let expected = "Bob doubts it. It was a lie: you take back one green and two pinks and get 4 minus cards.";
        assert_eq!(told(lie, Viewer::Seat(Seat(0))), expected);
        let truth = SeenMove::Doubt { doubt: Doubt { truthful: true, punished: Seat(1), minus: 1, ..doubt } };
        let expected = "You doubt it. It was true: one green and two pinks. You get 1 minus card.";
        assert_eq!(told(truth.clone(), Viewer::Seat(Seat(1))), expected);
        let expected = "Bob doubts it. It was true: one green and two pinks. Bob gets 1 minus card.";
        assert_eq!(told(truth, Viewer::Spectator), expected);
    }
}
