//! How a table and its seats come to what chance draws from, none of them able to choose it.

use game::Mover;

use crate::{Hash, Root, Secret};

/// The version of what is locked. The first bound neither who was a bot nor who drew the shares.
pub const VERSION: u32 = 2;

/// What a table commits to when it is opened: its secret, for a game under rules of a number.
pub fn commitment(game: &str, rules: u32, secret: &Secret) -> Hash {
    Hash::of("commit", &[game.as_bytes(), number(rules).as_bytes(), &secret.0])
}

/// What somebody commits to when they sit down on a chair: their share.
pub fn share_commitment(game: &str, chair: u8, share: &Secret) -> Hash {
    Hash::of("seat", &[game.as_bytes(), number(chair).as_bytes(), &share.0])
}

/// What stands for a share that was not opened in time.
pub fn unopened(commitment: Hash) -> Secret {
    Secret(Hash::of("unopened", &[&commitment.0]).0)
}

/// What is fixed when play begins, before any share is opened.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// The version of what is locked: [`VERSION`], or 1 for a game that was begun before there was another.
    pub version: u32,
    /// The table's commitment.
    pub commitment: Hash,
    /// The game.
    pub game: &'a str,
    /// The number of its rules.
    pub rules: u32,
    /// The setup as JSON, to the byte.
    pub setup: &'a str,
}

/// One seat, as it is fixed when play begins.
#[derive(Clone, Copy, Debug)]
pub struct Locked<'a> {
    /// Its chair.
    pub chair: u8,
    /// Who sits there.
    pub name: &'a str,
    /// The level, of a bot.
    pub bot: Option<&'a str>,
    /// Whether the player's own program drew its share; otherwise the server did.
    pub own: bool,
    /// The commitment to its share.
    pub commitment: Hash,
}

/// The words for what a seat is: a person, or a bot of a level.
pub(crate) fn player(bot: Option<&str>) -> String {
    bot.map_or("person".to_owned(), |level| format!("bot:{level}"))
}

/// The word for who drew a share.
pub(crate) fn drawn_by(own: bool) -> &'static str {
    if own { "own" } else { "server" }
}

/// The lock of a table: all that is fixed before a share is opened. Seats come in their order.
pub fn lock<'a>(terms: Terms<'_>, seats: impl IntoIterator<Item = Locked<'a>>) -> Hash {
    let Terms { version, commitment, game, rules, setup } = terms;
    let head = [commitment.0.to_vec(), game.into(), number(rules).into(), setup.into()];
    let each = |Locked { chair, name, bot, own, commitment }: Locked<'_>| {
        let mut parts = vec![number(chair).into_bytes(), name.into()];
        if version > 1 {
            parts.extend([player(bot).into(), drawn_by(own).into()]);
        }
        parts.push(commitment.0.to_vec());
        parts
    };
    let parts: Vec<Vec<u8>> = head.into_iter().chain(seats.into_iter().flat_map(each)).collect();
    let name = if version > 1 { "table 2" } else { "table" };
    Hash::of(name, &parts.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

/// The mark of a finished game: its lock and all of its moves, those of chance, too. Each is hashed as it stands in the
/// saved table after its number.
pub fn mark<'a>(lock: Hash, moves: impl IntoIterator<Item = (Mover, &'a str)>) -> Hash {
    let moves: Vec<String> = moves.into_iter().map(|(mover, json)| format!("{} {json}", moved_by(mover))).collect();
    let parts: Vec<&[u8]> = [&lock.0[..]].into_iter().chain(moves.iter().map(String::as_bytes)).collect();
    Hash::of("moves", &parts)
}

/// The words for who made a move.
pub(crate) fn moved_by(mover: Mover) -> String {
    match mover {
        Mover::Chance => "chance".to_owned(),
        Mover::Seat(seat) => format!("seat {}", seat.0),
    }
}

impl Root {
    /// What chance draws from at a table: its secret and all shares, in the order of the seats, under its lock.
    pub fn of(lock: Hash, secret: &Secret, shares: impl IntoIterator<Item = Secret>) -> Root {
        let all: Vec<u8> = [*secret].into_iter().chain(shares).flat_map(|secret| secret.0).collect();
        Root::new(&lock.0, &all)
    }
}

/// A link of the chain to which a server appends the commitment of every table that it opens, and the mark of every game
/// that ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Its number, from 1.
    pub number: u32,
    /// The head of the chain before it.
    pub previous: Hash,
    /// What was appended.
    pub entry: Entry,
}

/// What is appended to the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A table is opened: its commitment.
    Table(Hash),
    /// Its game is over.
    End {
        /// The mark of the game.
        mark: Hash,
        /// The number of the link with which its table was opened. So everybody sees if a table should end twice.
        table: u32,
    },
}

impl Link {
    /// The head of a chain without links.
    pub const START: Hash = Hash([0; 32]);

    /// The head of the chain with it.
    pub fn head(&self) -> Hash {
        let place = number(self.number);
        match self.entry {
            Entry::Table(commitment) => Hash::of("chain", &[&self.previous.0, place.as_bytes(), &commitment.0]),
            Entry::End { mark, table } => {
                Hash::of("end", &[&self.previous.0, place.as_bytes(), &mark.0, number(table).as_bytes()])
            }
        }
    }
}

/// Numbers are hashed as they are written.
fn number(number: impl ToString) -> String {
    number.to_string()
}
