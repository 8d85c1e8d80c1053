//! What is told, as messages; their words are in `words/en.ftl`.

use game::{Arg, Message};

use crate::{Aspect, Card, Character, End, GameResult, Half, Observation, OwnDeal};

/// Tells an observation.
pub(crate) fn tell(observation: &Observation) -> Message {
    let (news, ended) = match observation {
        Observation::Dealt { game, each, own } => (dealt(*game, *each, own.as_ref()), &None),
        Observation::Drew { seat, card: None } => (Message::new("draws").with("who", *seat), &None),
        Observation::Drew { seat, card: Some(card) } => {
            (Message::new("draws-card").with("who", *seat).with("card", *card), &None)
        }
        Observation::Laid { seat, victim, card, ended, .. } => {
            let plays = Message::new("plays").with("who", *seat).with("card", *card);
            (plays.with("victim", victim_name(*victim)), ended)
        }
        Observation::Accused { by, victim, character, seat, right, ended } => {
            let accuses = Message::new(if *right { "accuses-rightly" } else { "accuses-wrongly" });
            let accuses = accuses.with("by", *by).with("who", *seat).with("character", *character);
            (accuses.with("victim", victim_name(*victim)), ended)
        }
        Observation::Passed { seat, ended } => (Message::new("passes").with("who", *seat), ended),
    };
    match ended {
        Some(result) => game_over(news, result),
        None => news,
    }
}

fn dealt(game: u8, each: u8, own: Option<&OwnDeal>) -> Message {
    let dealt = match own {
        Some(own) => Message::new("dealt").with("character", own.character).with("hand", hand(&own.hand)),
        None => Message::new("dealt-unseen").with("cards", each),
    };
    if game > 1 { Message::new("next-game").with("game", game).with("dealt", dealt) } else { dealt }
}

/// Cards that have "and" in their names need another list than usual. Accusations are all alike, and are counted.
fn hand(cards: &[Card]) -> Message {
    let alike = cards.chunk_by(|one, next| one == next && *one == Card::ACCUSATION);
    let told: Vec<Arg> = alike
        .map(|cards| match cards {
            &[card] => card.into(),
            several => Message::new("hand-accusations").with("count", several.len()).into(),
        })
        .collect();
    let name = ["hand-of-none", "hand-of-one", "hand-of-two", "hand-of-three"][told.len()];
    ["one", "two", "three"]
        .into_iter()
        .zip(told)
        .fold(Message::new(name), |hand, (place, card)| hand.with(place, card))
}

fn game_over(news: Message, result: &GameResult) -> Message {
    let why = Message::new(match result.end {
        End::Solved => "all-solved",
        End::NothingToPlay => "nothing-to-play",
    });
    let winners: Vec<_> = result.winners.iter().filter(|&(_, &won)| won).map(|(seat, _)| seat).collect();
    let winners = match winners[..] {
        [] => Message::new("nobody-wins"),
        [only] => Message::new("wins-alone").with("who", only),
        _ => Message::new("win-together").with("who", Arg::and(winners)),
    };
    Message::new("game-ends").with("news", news).with("why", why).with("winners", winners)
}

/// A victim, numbered from 0.
pub(crate) fn victim_name(victim: u8) -> Arg {
    Arg::name(format!("victim-{victim}"))
}

impl From<Character> for Arg {
    fn from(character: Character) -> Arg {
        let names = ["character-shelby", "character-thomas", "character-vernon", "character-duchess"];
        Arg::name(names[character as usize])
    }
}

impl From<Aspect> for Arg {
    fn from(aspect: Aspect) -> Arg {
        Arg::name(["aspect-motive", "aspect-means", "aspect-opportunity"][aspect as usize])
    }
}

impl From<Half> for Arg {
    fn from(half: Half) -> Arg {
        match half.shows() {
            Some((who, what)) => Message::new("evidence").with("who", who).with("what", what).into(),
            None => Arg::name("half-dead-end"),
        }
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        match card.halves() {
            Some((one, other)) if one.is_dead_end() && other.is_dead_end() => Arg::name("card-double-dead-end"),
            Some((one, other)) => Message::new("card").with("one", one).with("other", other).into(),
            None => Arg::name("card-accusation"),
        }
    }
}
