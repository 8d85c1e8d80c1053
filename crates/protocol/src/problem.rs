//! Why something was not done: for programs a code with its HTTP status, for people a sentence.

use std::borrow::Cow;
use std::fmt;

use catalog::{Listener, Message, Refusal, SetupError, Words};
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

/// Why something was not done: in a socket's `refused`, and the body of every HTTP answer that is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Problem {
    /// For programs; `docs/api.md` lists all of them.
    #[ts(type = "string")]
    pub code: ProblemCode,
    /// For people who have no other words for it: what is wrong and what to do, in English.
    #[ts(type = "string")]
    pub text: Cow<'static, str>,
    /// The clause broken, where it was a rule.
    pub clause: Option<&'static str>,
    /// The same in the game's words, where the game refuses a move or a setup.
    pub message: Option<Message>,
}

/// What was done, or why it was not.
pub type Outcome<T> = Result<T, Problem>;

macro_rules! codes {
    ($($(#[$doc:meta])+ $code:ident = $name:literal, $status:literal;)*) => {
        /// What kind of problem it is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
        pub enum ProblemCode {
            $($(#[$doc])+ #[serde(rename = $name)] $code,)*
        }

        impl ProblemCode {
            /// All of them.
            pub const ALL: &'static [ProblemCode] = &[$(ProblemCode::$code),*];

            /// Its name in JSON.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ProblemCode::$code => $name,)*
                }
            }

            /// The status of the HTTP answer.
            pub const fn status(self) -> u16 {
                match self {
                    $(ProblemCode::$code => $status,)*
                }
            }
        }
    };
}

codes! {
    /// It cannot be understood.
    Malformed = "malformed", 400;
    /// It is of a board that somebody in the evening is still to play.
    Sealed = "sealed", 403;
    /// It needs another token.
    NotYours = "not_yours", 403;
    /// Its token had a seat until its time was up, and has it again when the game is over.
    LostOnTime = "lost_on_time", 403;
    /// Its token had a seat that the host has handed on, and can have it back.
    HandedOn = "handed_on", 403;
    /// A page of another site asks.
    ForeignOrigin = "foreign_origin", 403;
    /// There is no such game.
    UnknownGame = "unknown_game", 404;
    /// There is no such table.
    UnknownTable = "unknown_table", 404;
    /// No table is found by this room code.
    UnknownCode = "unknown_code", 404;
    /// The case of a day to come.
    NotYet = "not_yet", 404;
    /// There is no such evening.
    UnknownEvening = "unknown_evening", 404;
    /// There is no such moment in the game.
    UnknownMoment = "unknown_moment", 404;
    /// There is nothing at this address.
    NotFound = "not_found", 404;
    /// Somebody else is to move.
    OutOfTurn = "out_of_turn", 409;
    /// Something has happened since the move was chosen.
    Stale = "stale", 409;
    /// The table has less to tell than the client says that it knows: the server was put back to an older state.
    SetBack = "set_back", 409;
    /// The game is over.
    Over = "over", 409;
    /// A table of an evening is for one game of one person.
    OfEvening = "of_evening", 409;
    /// Nobody can join the evening any more.
    EveningFull = "evening_full", 409;
    /// The evening is closed.
    EveningClosed = "evening_closed", 409;
    /// Somebody else has the chair or the name.
    Taken = "taken", 409;
    /// The player of the seat is at the table, or was just now.
    StillThere = "still_there", 409;
    /// The game has started.
    AlreadyStarted = "already_started", 409;
    /// The game has not started.
    NotStarted = "not_started", 409;
    /// The game is not over.
    NotOver = "not_over", 409;
    /// The game was begun under other rules and cannot be continued.
    OldRules = "old_rules", 410;
    /// The game is over and was played under other rules, which cannot be played again.
    OldGame = "old_game", 410;
    /// What moves a seat was used before, or is too old.
    Spent = "spent", 410;
    /// The table was opened under other rules and no game was begun.
    OldLobby = "old_lobby", 410;
    /// What is stored of the table cannot be read.
    Unreadable = "unreadable", 410;
    /// It is too long.
    TooLong = "too_long", 413;
    /// The rules do not allow the move.
    Illegal = "illegal", 422;
    /// The rules do not allow the options.
    BadOptions = "bad_options", 422;
    /// Standing orders that the game cannot follow.
    BadOrders = "bad_orders", 422;
    /// A commitment or a share is none, or does not fit.
    BadShare = "bad_share", 422;
    /// This seating is not possible.
    BadSeats = "bad_seats", 422;
    /// Too much at once.
    TooFast = "too_fast", 429;
    /// Too many of something.
    TooMany = "too_many", 429;
    /// Others' answers are being worked out.
    Busy = "busy", 503;
    /// The server cannot reach what it keeps.
    Unavailable = "unavailable", 503;
    /// The server's own fault.
    Internal = "internal", 500;
}

impl Problem {
    /// A move that was chosen before the last news.
    pub const STALE: Problem =
        Problem::new(ProblemCode::Stale, "Something has happened since you chose: look again and choose again.");
    /// A `hello` that asks for news which the table does not have yet.
    pub const SET_BACK: Problem = Problem::new(
        ProblemCode::SetBack,
        "There is less news for you than you ask from: the table is older than it was, as after a backup is restored. \
         Begin again from 0.",
    );
    /// A move of somebody whose turn it is not.
    pub const OUT_OF_TURN: Problem = Problem::new(ProblemCode::OutOfTurn, "It is not your turn.");
    /// A move in a game that is over.
    pub const OVER: Problem = Problem::new(ProblemCode::Over, "The game is over.");
    /// A table that is not there.
    pub const UNKNOWN_TABLE: Problem = Problem::new(
        ProblemCode::UnknownTable,
        "There is no such table: it may have been removed, or the link is incomplete.",
    );
    /// An evening that is not there.
    pub const UNKNOWN_EVENING: Problem = Problem::new(
        ProblemCode::UnknownEvening,
        "There is no such evening: it may have been removed, or the link is incomplete.",
    );
    /// What would tell of a board that somebody is still to play.
    pub const SEALED: Problem = Problem::new(
        ProblemCode::Sealed,
        "This is a game of a duplicate evening: nobody but its player sees it before everybody has finished it.",
    );
    /// What is done at tables of no evening alone.
    pub const OF_EVENING: Problem = Problem::new(
        ProblemCode::OfEvening,
        "This table is of a duplicate evening: it is for one game, of one person. Go back to the evening.",
    );
    /// An evening that nobody can join any more.
    pub const EVENING_FULL: Problem = Problem::new(
        ProblemCode::EveningFull,
        "Nobody can join this evening any more: its host has said that everybody is here, or there is no room left.",
    );
    /// An evening that its host has closed.
    pub const EVENING_CLOSED: Problem =
        Problem::new(ProblemCode::EveningClosed, "This evening is closed: no more games of it are begun.");
    /// A room code of no table.
    pub const UNKNOWN_CODE: Problem = Problem::new(
        ProblemCode::UnknownCode,
        "No table has this room code: read it again on the big screen. It is good until the game is over.",
    );
    /// What cannot be done while the server does not reach its database.
    pub const UNAVAILABLE: Problem = Problem::new(
        ProblemCode::Unavailable,
        "The server can't reach its database just now: nothing is lost, try again in a moment.",
    );
    /// More requests than one address may send.
    pub const TOO_FAST: Problem = Problem::new(ProblemCode::TooFast, "That was too much at once: wait a moment.");
    /// More phrases than one person may say.
    pub const TOO_MANY_PHRASES: Problem = Problem::new(
        ProblemCode::TooFast,
        "Those were too many phrases at once: wait a few seconds before the next.",
    );
    /// What can only be done in the lobby.
    pub const ALREADY_STARTED: Problem = Problem::new(ProblemCode::AlreadyStarted, "The game has already started.");
    /// What can only be done in a game.
    pub const NOT_STARTED: Problem = Problem::new(ProblemCode::NotStarted, "The game has not started yet.");
    /// Another share than the one that was committed to.
    pub const WRONG_SHARE: Problem = Problem::new(
        ProblemCode::BadShare,
        "This share does not fit what the seat committed to: send the one that was committed to.",
    );
    /// A share that comes too late, or where there is nothing to open.
    pub const NO_SHARE: Problem = Problem::new(
        ProblemCode::BadShare,
        "This seat has no share to open: it was not opened in time, or the server drew it.",
    );
    /// What can only be done when the game is over.
    pub const NOT_OVER: Problem = Problem::new(ProblemCode::NotOver, "The game is not over yet.");
    /// A ticket that is good no more.
    pub const SPENT: Problem = Problem::new(
        ProblemCode::Spent,
        "This code was used already or is too old: each is good once, and for two minutes. Ask for a new one where \
         you got it.",
    );
    /// A game that was begun under older rules.
    pub const OLD_RULES: Problem = Problem::new(
        ProblemCode::OldRules,
        "This game was begun under older rules of Parlour and can't be continued.",
    );
    /// A finished game of older rules.
    pub const OLD_GAME: Problem = Problem::new(
        ProblemCode::OldGame,
        "This game is over. It was played under older rules of Parlour and can't be replayed.",
    );
    /// A lobby of older rules.
    pub const OLD_LOBBY: Problem = Problem::new(
        ProblemCode::OldLobby,
        "This table was opened under older rules of Parlour, before any game was begun. Open a new one.",
    );
    /// A lesson that no game has.
    pub const NO_LESSON: Problem = Problem::new(
        ProblemCode::NotFound,
        "There is no lesson for this game. Read its rules, or play against bots.",
    );
    /// What cannot be an answer to a case.
    pub const NO_ANSWER: Problem = Problem::new(
        ProblemCode::Malformed,
        "This is no answer to the case: send the key of one choice of each part, or null for the solution.",
    );
    /// A game that was begun under newer rules.
    pub const NEW_RULES: Problem = Problem::new(
        ProblemCode::OldRules,
        "This game was begun under newer rules of Parlour and can't be continued with this version.",
    );
    /// An address at which there is nothing.
    pub const NOT_FOUND: Problem = Problem::new(ProblemCode::NotFound, "There is nothing at this address.");
    /// The token of somebody whose time was up at a table where they are out then.
    pub const LOST_ON_TIME: Problem = Problem::new(
        ProblemCode::LostOnTime,
        "Your time was up, and a bot has your seat. It is yours again when the game is over.",
    );
    /// The token of somebody whose seat was handed on while they were away.
    pub const HANDED_ON: Problem = Problem::new(
        ProblemCode::HandedOn,
        "The host has handed your seat to another device while you were away: you can take it back.",
    );
    /// The seat of somebody who is there, or was just now, is handed on.
    pub const STILL_THERE: Problem = Problem::new(
        ProblemCode::StillThere,
        "Its player is at the table, or was just now: a seat is handed on once its player has been away for a while.",
    );
    /// A seat is given to a bot whose share is still to be opened.
    pub const SHARE_AWAITED: Problem = Problem::new(
        ProblemCode::StillThere,
        "The table still waits for the share of this seat: a bot can have it in a few seconds.",
    );
    /// What a client has drawn as its token is none.
    pub const NO_TOKEN: Problem = Problem::new(
        ProblemCode::Malformed,
        "A token that a client draws is 64 hexadecimal digits in small letters.",
    );
    /// Somebody commits to what was committed to before.
    pub const USED_SHARE: Problem = Problem::new(
        ProblemCode::BadShare,
        "This commitment is that of a share of the last game, which everybody knows: draw another.",
    );
    /// A page of another site.
    pub const FOREIGN_ORIGIN: Problem = Problem::new(
        ProblemCode::ForeignOrigin,
        "Pages of other sites may not use this server; its host can allow one with --origin.",
    );
    /// More work than can wait.
    pub const BUSY: Problem =
        Problem::new(ProblemCode::Busy, "The server is working on many other requests: try again in a moment.");
    /// What should not have happened.
    pub const INTERNAL: Problem = Problem::new(
        ProblemCode::Internal,
        "Something went wrong on the server; nothing that was confirmed is lost. Try again.",
    );

    /// A problem in a fixed sentence.
    pub const fn new(code: ProblemCode, message: &'static str) -> Problem {
        Problem { code, text: Cow::Borrowed(message), clause: None, message: None }
    }

    /// What needs another token.
    pub const fn not_yours(message: &'static str) -> Problem {
        Problem::new(ProblemCode::NotYours, message)
    }

    /// Too many of something.
    pub const fn too_many(message: &'static str) -> Problem {
        Problem::new(ProblemCode::TooMany, message)
    }

    /// A problem in any sentence.
    pub fn told(code: ProblemCode, text: impl Into<Cow<'static, str>>) -> Problem {
        Problem { code, text: text.into(), clause: None, message: None }
    }

    /// What cannot be understood, with the reason.
    pub fn malformed(what: impl fmt::Display) -> Problem {
        Problem::told(ProblemCode::Malformed, format!("This can't be understood: {what}."))
    }

    /// A text of more than `limit` bytes.
    pub fn too_long(limit: usize) -> Problem {
        Problem::told(ProblemCode::TooLong, format!("This is too long: at most {limit} bytes are read."))
    }

    /// A name of a game that somebody sent, of which the beginning is told.
    pub fn unknown_game(name: &str) -> Problem {
        let name: String = name.chars().take(40).collect();
        Problem::told(ProblemCode::UnknownGame, format!("There is no game called {name:?} here."))
    }

    /// Something stored that cannot be read.
    pub fn unreadable(what: impl fmt::Display) -> Problem {
        let message = format!("This table can't be continued: {what} can't be read from the database.");
        Problem::told(ProblemCode::Unreadable, message)
    }

    /// A seating that is not possible.
    pub fn bad_seats(message: impl Into<Cow<'static, str>>) -> Problem {
        Problem::told(ProblemCode::BadSeats, message)
    }

    /// A chair or a name that somebody else has.
    pub fn taken(message: impl Into<Cow<'static, str>>) -> Problem {
        Problem::told(ProblemCode::Taken, message)
    }
}

/// The sentence.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Problem {
    /// A move that was not made, in the words of its game.
    pub fn refused(refusal: &Refusal, words: &Words) -> Problem {
        match refusal {
            Refusal::OutOfTurn { .. } => Problem::OUT_OF_TURN,
            Refusal::Over => Problem::OVER,
            Refusal::Malformed { .. } | Refusal::Illegal(_) => {
                let is_read = matches!(refusal, Refusal::Illegal(_));
                let code = if is_read { ProblemCode::Illegal } else { ProblemCode::Malformed };
                let (message, clause) = refusal.message();
                let mut text = words.say(&message, Listener::nobody());
                if let Refusal::Malformed { problem, .. } = refusal {
                    // For those who write programs, in English as the sentence.
                    text = format!("{}: {problem}.", text.trim_end_matches('.'));
                }
                Problem { code, text: text.into(), clause, message: Some(message) }
            }
        }
    }

    /// Options or chairs, as the code says, from which no game can start, in the words of the game.
    pub fn unseated(code: ProblemCode, error: &SetupError, words: &Words) -> Problem {
        Problem {
            code,
            text: words.plain(&error.message).into(),
            clause: error.clause,
            message: Some(error.message.clone()),
        }
    }
}
