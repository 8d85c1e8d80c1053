//! How a table and its seats come to what chance draws from, none of them able to choose it.

use crate::{Hash, Root, Secret};

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
    /// The commitment to its share.
    pub commitment: Hash,
}

/// The lock of a table: all that is fixed before a share is opened. Seats come in their order.
pub fn lock<'a>(terms: Terms<'_>, seats: impl IntoIterator<Item = Locked<'a>>) -> Hash {
    let Terms { commitment, game, rules, setup } = terms;
    let head = [commitment.0.to_vec(), game.into(), number(rules).into(), setup.into()];
    let each = |Locked { chair, name, commitment }: Locked<'_>| {
        [number(chair).into_bytes(), name.into(), commitment.0.to_vec()]
    };
    let parts: Vec<Vec<u8>> = head.into_iter().chain(seats.into_iter().flat_map(each)).collect();
    Hash::of("table", &parts.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

impl Root {
    /// What chance draws from at a table: its secret and all shares, in the order of the seats, under its lock.
    pub fn of(lock: Hash, secret: &Secret, shares: impl IntoIterator<Item = Secret>) -> Root {
        let all: Vec<u8> = [*secret].into_iter().chain(shares).flat_map(|secret| secret.0).collect();
        Root::new(&lock.0, &all)
    }
}

/// A link of the chain to which a server appends the commitment of every table that it opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Its number, from 1.
    pub number: u32,
    /// The head of the chain before it.
    pub previous: Hash,
    /// The commitment.
    pub commitment: Hash,
}

impl Link {
    /// The head of a chain without links.
    pub const START: Hash = Hash([0; 32]);

    /// The head of the chain with it.
    pub fn head(&self) -> Hash {
        Hash::of("chain", &[&self.previous.0, number(self.number).as_bytes(), &self.commitment.0])
    }
}

/// Numbers are hashed as they are written.
fn number(number: impl ToString) -> String {
    number.to_string()
}
