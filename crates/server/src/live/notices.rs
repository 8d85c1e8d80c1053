//! Telling people of their turns who are not there, at tables with a clock.

use catalog::{Seat, Turn};
use protocol::play::NOT_A_SEAT;
use protocol::{AskFeed, Outcome, Phase, Problem, ProblemCode, Subscribe};

use super::LiveTable;
use super::load::LOG;
use crate::outbox::{self, Said};
use crate::store::{Change, Due, Effect, Millis, StoredMove, now};
use crate::token::{Token, TokenHash};

/// So many turns are in a feed.
const TURNS: usize = 20;

/// What a feed tells: whose it is, and their turns.
pub(crate) struct Turns {
    pub(crate) game: String,
    pub(crate) host: Option<String>,
    pub(crate) said: Said,
    /// When it was their turn, the last first.
    pub(crate) turns: Vec<Millis>,
    /// When the game was over, if it is.
    pub(crate) over: Option<Millis>,
    /// When something was last done at the table.
    pub(crate) last: Millis,
}

impl LiveTable {
    /// Who is to be told of a move once it is made: whoever's turn it is then, or everybody who is not there where the
    /// game is over. It depends on whose turn it is alone, and not on what they can do. Who is there is not told of
    /// their turn before they leave: a line may be dead long before the server notices.
    pub(super) fn due(&self, turn: Turn, made: Millis) -> Option<Due> {
        self.row.clock?;
        let play = self.play.as_ref()?;
        let is_person = |chair: &u8| self.row.chairs.get(chair).is_some_and(|sitter| sitter.token.is_some());
        let mut chairs = match turn {
            Turn::Player(seat) => vec![play.seats[seat.index()]],
            Turn::Over => play.seats.iter().copied().filter(|chair| !self.is_there(*chair)).collect(),
            Turn::Chance => Vec::new(),
        };
        chairs.retain(is_person);
        Some(Due { chairs, over: turn == Turn::Over, at: made + self.notify_after() })
    }

    /// Whose turn it is, where that is told, and when somebody is told of it who asks for it only now.
    pub(super) fn turn_due(&self) -> Option<(u8, Millis)> {
        self.row.clock?;
        let play = self.play.as_ref()?;
        let Turn::Player(seat) = play.table.turn() else { return None };
        let chair = play.seats[seat.index()];
        self.row.chairs.get(&chair)?.token?;
        Some((chair, play.since + self.notify_after()))
    }

    fn notify_after(&self) -> Millis {
        self.context.config.notify_after.as_millis() as Millis
    }

    /// The chair of somebody who wants to be told of their turns.
    fn told_chair(&self, token: TokenHash) -> Outcome<u8> {
        let chair = self.own_chair(token)?;
        self.open()?;
        if self.row.clock.is_none() {
            return Err(Problem::malformed("This table has no clock: nobody is called to their turns"));
        }
        Ok(chair)
    }

    /// A browser is told of somebody's turns from now on, or no more. Its pages come from `origin`.
    pub(crate) async fn subscribe(&mut self, token: TokenHash, asked: Subscribe, origin: String) -> Outcome<()> {
        let Subscribe { endpoint, keys, language } = asked;
        let chair = self.told_chair(token)?;
        let table = self.row.id.clone();
        let Some(keys) = keys else {
            self.context.store.change(Change::Unsubscribe { table, chair, endpoint }).await?;
            return Ok(());
        };
        let reach = self.context.config.push;
        let mut subscription = outbox::subscription(endpoint, &keys, reach)?;
        (subscription.language, subscription.origin) = (Said::of(&language).language.to_owned(), origin);
        match self.context.store.change(Change::Subscribe { table, chair, subscription }).await? {
            Effect::Made => Ok(()),
            Effect::Gone => Err(Problem::UNKNOWN_TABLE),
            _ => Err(Problem::too_many("Too many browsers are told of your turns already.")),
        }
    }

    /// Gives somebody a feed of their turns, and takes any before away.
    pub(crate) async fn ask_feed(
        &mut self,
        token: TokenHash,
        AskFeed { language }: AskFeed,
    ) -> Outcome<Option<Token>> {
        let chair = self.told_chair(token)?;
        let made = language.map(|language| (Token::new(), Said::of(&language).language.to_owned()));
        let feed = made.as_ref().map(|(secret, language)| (secret.hash(), language.clone()));
        self.make(Change::Feed { table: self.row.id.clone(), chair, feed: feed.clone() }).await?;
        self.row.chairs.get_mut(&chair).ok_or(NOT_A_SEAT)?.feed = feed;
        Ok(made.map(|(secret, _)| secret))
    }

    /// What the feed of that secret tells.
    pub(crate) async fn feed(&self, secret: TokenHash) -> Outcome<Turns> {
        let found = self.row.chairs.iter().find_map(|(&chair, sitter)| {
            let (hash, language) = sitter.feed.as_ref()?;
            (*hash == secret).then_some((chair, language))
        });
        let (chair, language) = found.ok_or(Problem::NOT_FOUND)?;
        let log = self.context.store.moves(&self.row.id, 0).await?.ok_or_else(|| Problem::unreadable(LOG))?;
        let play = self.play.as_ref();
        let turn = play.map(|play| play.table.turn());
        let turns = match play.and_then(|play| play.seat_of(chair)) {
            Some(seat) => turns_of(seat, &log, (turn == Some(Turn::Player(seat))).then(now), self.notify_after()),
            None => Vec::new(),
        };
        let title = self.game.and_then(|game| game.words().text("title"));
        Ok(Turns {
            game: title.unwrap_or_else(|| self.row.game.clone()),
            host: self.row.host_name.clone(),
            said: Said::of(language),
            turns,
            over: log.last().filter(|_| self.phase() == Phase::Over).map(|m| m.at),
            last: self.row.last,
        })
    }

    /// Whether the table may have this webhook.
    pub(super) fn check_webhook(&self, url: Option<&str>) -> Outcome<()> {
        const NONE: &str = "This server calls no webhooks: whoever runs it can allow them with --webhooks.";
        let Some(url) = url else { return Ok(()) };
        let reach = self.context.config.webhooks.ok_or(Problem::new(ProblemCode::NotFound, NONE))?;
        let found = outbox::webhook(url, reach).map(drop);
        found.ok_or_else(|| {
            Problem::malformed("a webhook is an address of the internet, such as https://chat.example/hook")
        })
    }
}

/// When the last turns of a seat began, the last first: those that lasted longer than a wait. `open` is what time it is
/// now, where it is their turn.
fn turns_of(seat: Seat, log: &[StoredMove], open: Option<Millis>, wait: Millis) -> Vec<Millis> {
    let made = log.iter().map(|m| (m.seat, m.at));
    let made = made.chain(open.map(|now| (Some(seat.0), now)));
    let (mut turns, mut before, mut mover) = (Vec::new(), None, None);
    for (by, at) in made {
        if let Some(by) = by {
            let began = before.unwrap_or(at);
            if by == seat.0 && mover != Some(by) && at - began >= wait {
                turns.push(began + wait);
            }
            mover = Some(by);
        }
        before = Some(at);
    }
    turns.reverse();
    turns.truncate(TURNS);
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_told_once_and_only_if_it_lasts() {
        let made = |(seat, at): (Option<u8>, Millis)| StoredMove {
            ply: 0,
            seat,
            json: String::new(),
            key: None,
            at,
            used: None,
            by_bot: false,
        };
        // Chance deals, seat 0 moves late, seat 1 at once; seat 0 moves, a die is cast, and seat 0 moves again.
        let log: Vec<StoredMove> =
            [(None, 0), (Some(0), 50), (Some(1), 55), (Some(0), 100), (None, 100), (Some(0), 150)].map(made).into();
        assert_eq!(turns_of(Seat(0), &log, None, 30), [85, 30]);
        assert!(turns_of(Seat(1), &log, None, 30).is_empty());
        assert!(turns_of(Seat(1), &log, Some(179), 30).is_empty());
        assert_eq!(turns_of(Seat(1), &log, Some(180), 30), [180]);
        assert_eq!(turns_of(Seat(1), &log, Some(9_999), 30), [180]);
        assert_eq!(turns_of(Seat(0), &log, Some(9_999), 30), [85, 30], "it is still the same turn");
        assert_eq!(turns_of(Seat(0), &[], Some(5), 0), [5]);
    }
}
