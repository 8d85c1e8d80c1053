//! What is asked of a game that has begun, and what of one that is over.

use catalog::{
    AnyGame, AnyTable, Checked, Help, Hint, Mover, Past, PlayedOut, Seat, Task, Turn, Viewer, WhichWorld, Why,
};
use chacha20::ChaCha20Rng;
use game::chance::below;
use rand::{Rng, SeedableRng};
use serde::Deserialize;
use serde_json::Value;

use crate::{AskPlayOuts, AskWhy, Outcome, Person, Problem, ProblemCode, name, seating};

/// How many games one answer plays.
const GAMES: u32 = 10;

/// Of somebody who does not play.
pub const NOT_A_SEAT: Problem = Problem::not_yours("Only somebody with a seat at this table can do this.");

const NO_SUCH_HELP: Problem = Problem::not_yours("This table gives no such help: its host has chosen so.");

/// Where somebody cannot play on with other cards than those of the game.
pub const NO_OTHER_CARDS: Problem =
    Problem::new(ProblemCode::NotFound, "No other cards are known for this game: play on with the real ones.");

/// A move as a client sent it: the body of the request where it came over HTTP.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveBody {
    /// [`FromClient::Move::key`](crate::FromClient::Move).
    pub key: String,
    /// How many pieces of news the client had when its player chose.
    pub at: u32,
    /// The game's move.
    #[serde(rename = "move")]
    pub chosen: Value,
}

impl MoveBody {
    /// The key by which a seat's move is kept: nobody can use up another seat's.
    ///
    /// # Errors
    /// When it cannot be one.
    pub fn key_of(&self, seat: Seat) -> Outcome<String> {
        let sane = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if !(8..=64).contains(&self.key.len()) || !self.key.chars().all(sane) {
            return Err(Problem::malformed("a key is 8 to 64 letters, digits, - and _"));
        }
        Ok(format!("{}:{}", seat.0, self.key))
    }

    /// The move, if this seat may make it now.
    ///
    /// # Errors
    /// When it may not, or has not seen what happened last.
    pub fn check(&self, table: &dyn AnyTable, seat: Seat) -> Outcome<Checked> {
        if table.turn() == Turn::Over {
            return Err(Problem::OVER);
        }
        if self.at != table.told(Viewer::Seat(seat)) {
            return Err(Problem::STALE);
        }
        let checked = table.check_value(Mover::Seat(seat), &self.chosen);
        checked.map_err(|refusal| Problem::refused(&refusal, table.game().words()))
    }
}

/// The shortest [`wait`].
pub const SHORTEST_WAIT: u32 = 500;

/// How long bots, and moves that the rules force, keep the others waiting, in milliseconds: as long as a person, half a
/// second to two.
///
/// It is drawn before anything is known about the move and depends on nothing at the table.
pub fn wait(rng: &mut dyn Rng) -> u32 {
    SHORTEST_WAIT + below(rng, 701) + below(rng, 701)
}

/// Somebody on a chair, for [`people`].
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    /// Their name.
    pub name: &'a str,
    /// Whether it is a bot.
    pub bot: bool,
    /// Whether it is the one who asks.
    pub you: bool,
    /// Their seat, once the game has started.
    pub seat: Option<Seat>,
    /// Whether a bot has played on for them to the end.
    pub stand_in: bool,
}

/// Who sits at a table, as far as everybody may see; `table` is missing while nothing is played there.
pub fn people<'a>(table: Option<&dyn AnyTable>, sitting: impl Iterator<Item = Sitting<'a>>) -> Vec<Person> {
    let (turn, winners) = table.map_or((None, None), |table| match table.turn() {
        Turn::Player(seat) => (Some(seat), None),
        _ => (None, table.winners()),
    });
    let person = |Sitting { name, bot, you, seat, stand_in }: Sitting<'_>| Person {
        name: name.to_owned(),
        bot,
        you,
        turn: seat.is_some() && seat == turn,
        won: winners.as_ref().map(|winners| seat.is_some_and(|seat| winners.contains(&seat))),
        stand_in,
    };
    sitting.map(person).collect()
}

/// Why a fact is certain for somebody. While the game is on, everybody asks of their own knowledge alone (`asker`), and
/// only where the table's help reasons.
///
/// # Errors
/// When they may not ask so, or it is not a fact.
pub fn why(table: &dyn AnyTable, asker: Outcome<Seat>, help: Help, asked: &AskWhy) -> Outcome<Task<Option<Why>>> {
    let last = table.ply();
    let why = |seat, ply| table.why(Viewer::Seat(seat), ply, &asked.fact).map_err(Problem::malformed);
    if table.turn() == Turn::Over {
        let seat = asked.seat.map(Seat).filter(|seat| seat.index() < table.seats());
        let seat = seat.ok_or_else(|| Problem::bad_seats("Say whose knowledge you ask about: a seat."))?;
        return why(seat, asked.ply.unwrap_or(last).min(last));
    }
    let seat = asker?;
    if help < Help::Reasoner {
        return Err(NO_SUCH_HELP);
    }
    if asked.seat.is_some() || asked.ply.is_some() {
        return Err(Problem::NOT_OVER);
    }
    why(seat, last)
}

/// What works a hint out, which takes a while.
pub type Hinting = Box<dyn FnOnce() -> Option<Hint> + Send>;

/// A hint for somebody whose turn it is, of their own knowledge alone, where the table's help gives any. Whoever asks
/// twice gets the same hint.
///
/// # Errors
/// When there is none for them.
pub fn hint(table: &dyn AnyTable, seat: Outcome<Seat>, help: Help) -> Outcome<Hinting> {
    if !help.gives_hints() {
        return Err(NO_SUCH_HELP);
    }
    if table.turn() == Turn::Over {
        return Err(Problem::OVER);
    }
    let seat = seat?;
    let hint = table.hint(seat).ok_or(Problem::OUT_OF_TURN)?;
    // Chance, too, comes of nothing that they do not know.
    let mut rng = ChaCha20Rng::seed_from_u64(table.told(Viewer::Seat(seat)).into());
    Ok(Box::new(move || hint.run(&mut rng)))
}

/// The moment of a finished game that is meant, if there is something to play on from.
///
/// # Errors
/// When there is not.
pub fn past(table: &dyn AnyTable, seat: Seat, ply: u32, world: WhichWorld) -> Outcome<Past> {
    if table.scores().is_none() {
        return Err(Problem::NOT_OVER);
    }
    if seat.index() >= table.seats() {
        return Err(Problem::bad_seats(format!("Seats are numbered 0 to {}.", table.seats() - 1)));
    }
    let last = table.ply();
    if ply >= last {
        let text =
            format!("There is nothing to play on from there: choose a moment after 0 to {} moves.", last - 1);
        return Err(Problem::told(ProblemCode::UnknownMoment, text));
    }
    Ok(Past { seat, ply, world })
}

/// The bots against which somebody plays on: a name and a level for each of the other chairs. Bots stay who they are, and
/// the best one takes a person's place.
///
/// # Errors
/// When the game has a bot no more.
pub fn company<'a>(
    game: &dyn AnyGame,
    own: &str,
    others: impl Iterator<Item = (u8, &'a str, Option<&'a str>)>,
) -> Outcome<Vec<(u8, String, String)>> {
    let levels = game.bots();
    let best = levels.last().copied().ok_or(Problem::INTERNAL)?;
    let mut company: Vec<(u8, String, String)> = Vec::new();
    for (chair, name, level) in others {
        let taken = || company.iter().map(|(_, name, _)| name.as_str()).chain([own]);
        let is_free = !taken().any(|other| name::same(other, name));
        let (name, level) = match level {
            Some(level) if is_free && levels.contains(&level) => (name.to_owned(), level),
            level => {
                let level = level.unwrap_or(best);
                seating::check_level(game, level)?;
                (name::bot(taken()), level)
            }
        };
        company.push((chair, name, level.to_owned()));
    }
    Ok(company)
}

/// How some games end that bots play on from a moment of a finished game: the best one in the place of whoever is asked
/// about and of all other people, and bots as they were. `seats` has the level of each seat's bot. The same question is
/// answered alike.
///
/// # Errors
/// When there is nothing to play on from.
pub fn play_outs<'a>(
    table: &dyn AnyTable,
    asked: &AskPlayOuts,
    seats: impl Iterator<Item = Option<&'a str>>,
) -> Outcome<Task<PlayedOut>> {
    let past = past(table, asked.seat, asked.ply, asked.world)?;
    let levels = table.game().bots();
    let best = levels.last().copied().ok_or(Problem::INTERNAL)?;
    let level = |(seat, level): (usize, Option<&'a str>)| {
        level.filter(|level| seat != past.seat.index() && levels.contains(level)).unwrap_or(best)
    };
    let levels: Vec<&str> = seats.enumerate().map(level).collect();
    let rng = Box::new(ChaCha20Rng::seed_from_u64(asked.batch.into()));
    table.play_outs(past, &levels, GAMES, rng).ok_or(Problem::NOT_OVER)
}
