//! A finished game as text: everything that was agreed, committed to, drawn and done. `docs/saved-table.md` describes it.

use std::fmt;

use catalog::{AnyGame, Frame, Handing, Listener, Replay, StoodIn, Viewer, Words};
use game::{BySeat, Mover, Seat};
use serde_json::value::RawValue;

use crate::deal::{drawn_by, moved_by, player};
use crate::{Entry, Hash, Link, Locked, Root, Secret, Terms, VERSION, lock, mark, unopened};

/// The first line, with the version of the format.
pub(crate) const HEAD: &str = "parlour saved table ";

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The game's name.
    pub game: String,
    /// The number of the rules under which it was begun.
    pub rules: u32,
    /// The setup, as JSON in one line.
    pub setup: String,
    /// Who sat where, in the order of the seats.
    pub seats: Vec<Seated>,
    /// The moves that bots made in their players' places: what is said here alone, and nobody can verify.
    pub stood_in: Vec<StoodIn>,
    /// The seats that went to somebody else meanwhile, likewise.
    pub handed: Vec<Handed>,
    /// Where the deals came from.
    pub deals: Deals,
    /// Every move.
    pub moves: Vec<Made>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Who has won.
    pub winners: Vec<Seat>,
}

/// Somebody who has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The chair.
    pub chair: u8,
    /// The level, of a bot.
    pub bot: Option<String>,
    /// The name.
    pub name: String,
}

/// The words for how a seat went to somebody else, in the order of [`Handing`].
pub(crate) const HANDINGS: [(&str, Handing); 3] =
    [("on", Handing::On), ("back", Handing::Back), ("to-bot", Handing::ToBot)];

/// A seat went to somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handed {
    /// Which.
    pub seat: Seat,
    /// Before which move.
    pub ply: u32,
    /// How.
    pub how: Handing,
}

/// Where the deals of a game came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deals {
    /// From a secret and shares that were committed to.
    Verifiable(Box<Proof>),
    /// From elsewhere: nobody can verify them.
    Unverifiable(Unverifiable),
}

/// Why nobody can verify the deals of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unverifiable {
    /// It was a lesson: they are written down.
    Lesson,
    /// It was played on from a moment of another game.
    PlayedOn,
    /// It was a board of an evening: they were the same for everybody.
    Evening,
    /// Nobody committed to anything: a browser played it by itself, or it was begun on an older server.
    Uncommitted,
}

impl Unverifiable {
    const ALL: [Unverifiable; 4] =
        [Unverifiable::Lesson, Unverifiable::PlayedOn, Unverifiable::Evening, Unverifiable::Uncommitted];

    /// The word for it in saved tables and in the API.
    pub fn name(self) -> &'static str {
        match self {
            Unverifiable::Lesson => "lesson",
            Unverifiable::PlayedOn => "played-on",
            Unverifiable::Evening => "evening",
            Unverifiable::Uncommitted => "uncommitted",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Unverifiable> {
        Unverifiable::ALL.into_iter().find(|why| why.name() == name)
    }
}

/// By what the deals of a game can be verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The number of the rules when the table was opened, which the commitment names.
    pub opened_under: u32,
    /// What the table has committed to.
    pub commitment: Hash,
    /// Where that stands in its server's chain.
    pub link: Place,
    /// Each seat's share.
    pub shares: Vec<Share>,
    /// What was locked when play began.
    pub lock: Hash,
    /// The table's secret.
    pub secret: Secret,
    /// What was fixed when the game ended; nothing where it was begun before there was such a thing, and the lock is of the
    /// first version.
    pub end: Option<End>,
}

/// What fixes a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The mark of the game.
    pub mark: Hash,
    /// Where that stands in the server's chain.
    pub link: Place,
}

/// A place in a server's chain, as the server told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the link.
    pub number: u32,
    /// The head of the chain before it.
    pub previous: Hash,
    /// The head of the chain with it.
    pub head: Hash,
}

impl Place {
    /// Whether what was appended there leads to that head; before the first there is nothing.
    pub(crate) fn holds(&self, entry: Entry) -> bool {
        let begins = match self.number {
            0 => false,
            1 => self.previous == Link::START,
            _ => true,
        };
        begins && Link { number: self.number, previous: self.previous, entry }.head() == self.head
    }

    /// Whether it can stand after another in one list: what is next goes on from the other.
    pub(crate) fn follows(&self, other: &Place) -> bool {
        match self.number.checked_sub(other.number) {
            None | Some(0) => false,
            Some(1) => self.previous == other.head,
            Some(_) => true,
        }
    }
}

/// As it is saved.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.number, self.previous, self.head)
    }
}

/// A seat's share of what chance draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Whether the player's own program drew it; otherwise the server did.
    pub own: bool,
    /// What the seat committed to.
    pub commitment: Hash,
    /// The share, unless it was not opened in time.
    pub opening: Option<Secret>,
}

impl Share {
    /// What counts: the share, or what stands for it where it was not opened.
    pub fn counted(&self) -> Secret {
        self.opening.unwrap_or_else(|| unopened(self.commitment))
    }
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// By whom.
    pub mover: Mover,
    /// The move, as JSON in one line.
    pub json: String,
    /// What a spectator was told of it, for people; nothing depends on it.
    pub words: Option<String>,
}

impl Saved {
    /// A finished game as its replay tells it, with what was told of each move where there are words for it; under the
    /// rules of today, and with deals that nobody can verify unless more is known.
    ///
    /// # Panics
    /// When it is told from no side, or from one that has not seen all moves.
    pub fn of(replay: &Replay, game: &dyn AnyGame, seats: Vec<Seated>, words: Option<&Words>) -> Saved {
        let told = replay.sides.last().expect("spectators see the game, too");
        let names: BySeat<String> = seats.iter().map(|seated| seated.name.clone()).collect();
        let listener = Listener { viewer: Viewer::Spectator, names: &names };
        let made = |(json, frames): (&RawValue, &[Frame])| {
            let [before, after] = frames else { unreachable!("each move is between two frames") };
            Made {
                mover: before.turn.mover().expect("somebody has moved"),
                json: json.get().to_owned(),
                words: words.zip(after.message.as_ref()).map(|(words, message)| words.say(message, listener)),
            }
        };
        Saved {
            game: replay.game.to_owned(),
            rules: game.rules(),
            setup: replay.setup.get().to_owned(),
            seats,
            stood_in: replay.stood_in.clone(),
            handed: Vec::new(),
            deals: Deals::Unverifiable(Unverifiable::Uncommitted),
            moves: replay.moves.iter().map(|m| &**m).zip(told.windows(2)).map(made).collect(),
            scores: replay.scores.clone(),
            winners: replay.winners.clone(),
        }
    }

    /// The lock that follows from all else.
    pub fn locked(&self, proof: &Proof) -> Hash {
        let terms = Terms {
            version: proof.version(),
            commitment: proof.commitment,
            game: &self.game,
            rules: self.rules,
            setup: &self.setup,
        };
        let seats = self.seats.iter().zip(&proof.shares);
        let locked = seats.map(|(Seated { chair, bot, name }, share)| Locked {
            chair: *chair,
            name,
            bot: bot.as_deref(),
            own: share.own,
            commitment: share.commitment,
        });
        lock(terms, locked)
    }

    /// The mark that follows from the moves.
    pub fn marked(&self, proof: &Proof) -> Hash {
        mark(proof.lock, self.moves.iter().map(|made| (made.mover, &*made.json)))
    }

    /// The version of the format.
    fn version(&self) -> u32 {
        match &self.deals {
            Deals::Verifiable(proof) => proof.version(),
            Deals::Unverifiable(_) => VERSION,
        }
    }
}

impl Proof {
    fn version(&self) -> u32 {
        if self.end.is_some() { VERSION } else { 1 }
    }

    /// Whether nobody can have chosen what chance does: a player's own program drew a share, and every such share was opened
    /// in time. Of one that was not, the server may have said so because it liked the deal better without it.
    pub fn is_shared(&self) -> bool {
        self.shares.iter().any(|share| share.own) && !self.is_withheld()
    }

    /// Whether a share that a player's own program drew was not opened in time.
    pub fn is_withheld(&self) -> bool {
        self.shares.iter().any(|share| share.own && share.opening.is_none())
    }

    /// What chance drew from.
    pub fn root(&self) -> Root {
        Root::of(self.lock, &self.secret, self.shares.iter().map(Share::counted))
    }
}

/// As it is saved.
impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}{}", self.version())?;
        writeln!(f, "# `parlour verify FILE` recomputes all of it. Lines that begin with # are for people.")?;
        writeln!(f, "game {}\nrules {}\nsetup {}", self.game, self.rules, self.setup)?;
        for (seat, Seated { chair, bot, name }) in self.seats.iter().enumerate() {
            writeln!(f, "seat {seat} chair {chair} {} {name}", player(bot.as_deref()))?;
        }
        for StoodIn { seat, from, to } in &self.stood_in {
            let to = to.map_or("end".to_owned(), |to| (to - 1).to_string());
            writeln!(f, "stood-in {} from {} to {to}", seat.0, from - 1)?;
        }
        for Handed { seat, ply, how } in &self.handed {
            writeln!(f, "handed {} before {ply} {}", seat.0, HANDINGS[*how as usize].0)?;
        }
        match &self.deals {
            Deals::Verifiable(proof) => write!(f, "deals verifiable\n{proof}")?,
            Deals::Unverifiable(why) => writeln!(f, "deals unverifiable {}", why.name())?,
        }
        for (ply, Made { mover, json, words }) in self.moves.iter().enumerate() {
            writeln!(f, "move {ply} {} {json}", moved_by(*mover))?;
            if let Some(words) = words {
                words.lines().try_for_each(|line| writeln!(f, "# {line}"))?;
            }
        }
        let scores = self.scores.iter().map(|score| format!(" {score}"));
        writeln!(f, "scores{}", scores.collect::<String>())?;
        let winners: String = self.winners.iter().map(|seat| format!(" {}", seat.0)).collect();
        writeln!(f, "winners{}", if winners.is_empty() { " none" } else { &winners })
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "commitment {} {}\nlink {}", self.opened_under, self.commitment, self.link)?;
        for (seat, Share { own, commitment, opening }) in self.shares.iter().enumerate() {
            let opening = opening.map_or("unopened".to_owned(), |share| share.reveal());
            writeln!(f, "share {seat} {} {commitment} {opening}", drawn_by(*own))?;
        }
        writeln!(f, "lock {}\nsecret {}", self.lock, self.secret.reveal())?;
        self.end.map_or(Ok(()), |End { mark, link }| writeln!(f, "mark {mark}\nend {link}"))
    }
}
