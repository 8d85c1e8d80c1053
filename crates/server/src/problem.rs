//! Why something was not done: for programs a code with its HTTP status, for people a sentence.

use std::borrow::Cow;
use std::fmt;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{Listener, Message, Refusal, SetupError, Words};
use serde::Serialize;
use ts_rs::TS;

use crate::store::Failed;

/// Why something was not done: in a socket's `refused`, and the body of every HTTP answer that is not a success.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
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
pub(crate) type Outcome<T> = Result<T, Problem>;

macro_rules! codes {
    ($($(#[$doc:meta])+ $code:ident = $name:literal, $status:ident;)*) => {
        /// What kind of problem it is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
                self.status_code().as_u16()
            }

            const fn status_code(self) -> StatusCode {
                match self {
                    $(ProblemCode::$code => StatusCode::$status,)*
                }
            }
        }
    };
}

codes! {
    /// It cannot be understood.
    Malformed = "malformed", BAD_REQUEST;
    /// It needs another token.
    NotYours = "not_yours", FORBIDDEN;
    /// A page of another site asks.
    ForeignOrigin = "foreign_origin", FORBIDDEN;
    /// There is no such game.
    UnknownGame = "unknown_game", NOT_FOUND;
    /// There is no such table.
    UnknownTable = "unknown_table", NOT_FOUND;
    /// The case of a day to come.
    NotYet = "not_yet", NOT_FOUND;
    /// There is no such moment in the game.
    UnknownMoment = "unknown_moment", NOT_FOUND;
    /// There is nothing at this address.
    NotFound = "not_found", NOT_FOUND;
    /// Somebody else is to move.
    OutOfTurn = "out_of_turn", CONFLICT;
    /// Something has happened since the move was chosen.
    Stale = "stale", CONFLICT;
    /// The game is over.
    Over = "over", CONFLICT;
    /// Somebody else has the chair or the name.
    Taken = "taken", CONFLICT;
    /// The game has started.
    AlreadyStarted = "already_started", CONFLICT;
    /// The game has not started.
    NotStarted = "not_started", CONFLICT;
    /// The game is not over.
    NotOver = "not_over", CONFLICT;
    /// The game was begun under other rules and cannot be continued.
    OldRules = "old_rules", GONE;
    /// The game is over and was played under other rules, which cannot be played again.
    OldGame = "old_game", GONE;
    /// What moves a seat was used before, or is too old.
    Spent = "spent", GONE;
    /// The table was opened under other rules and no game was begun.
    OldLobby = "old_lobby", GONE;
    /// What is stored of the table cannot be read.
    Unreadable = "unreadable", GONE;
    /// It is too long.
    TooLong = "too_long", PAYLOAD_TOO_LARGE;
    /// The rules do not allow the move.
    Illegal = "illegal", UNPROCESSABLE_ENTITY;
    /// The rules do not allow the options.
    BadOptions = "bad_options", UNPROCESSABLE_ENTITY;
    /// This seating is not possible.
    BadSeats = "bad_seats", UNPROCESSABLE_ENTITY;
    /// Too much at once.
    TooFast = "too_fast", TOO_MANY_REQUESTS;
    /// Too many of something.
    TooMany = "too_many", TOO_MANY_REQUESTS;
    /// Others' answers are being worked out.
    Busy = "busy", SERVICE_UNAVAILABLE;
    /// The server's own fault.
    Internal = "internal", INTERNAL_SERVER_ERROR;
}

impl Problem {
    pub(crate) const STALE: Problem =
        Problem::new(ProblemCode::Stale, "Something has happened since you chose: look again and choose again.");
    pub(crate) const OUT_OF_TURN: Problem = Problem::new(ProblemCode::OutOfTurn, "It is not your turn.");
    pub(crate) const OVER: Problem = Problem::new(ProblemCode::Over, "The game is over.");
    pub(crate) const UNKNOWN_TABLE: Problem = Problem::new(
        ProblemCode::UnknownTable,
        "There is no such table: it may have been removed, or the link is incomplete.",
    );
    pub(crate) const TOO_FAST: Problem =
        Problem::new(ProblemCode::TooFast, "That was too much at once: wait a moment.");
    pub(crate) const TOO_MANY_PHRASES: Problem = Problem::new(
        ProblemCode::TooFast,
        "Those were too many phrases at once: wait a few seconds before the next.",
    );
    pub(crate) const ALREADY_STARTED: Problem =
        Problem::new(ProblemCode::AlreadyStarted, "The game has already started.");
    pub(crate) const NOT_STARTED: Problem = Problem::new(ProblemCode::NotStarted, "The game has not started yet.");
    pub(crate) const NOT_OVER: Problem = Problem::new(ProblemCode::NotOver, "The game is not over yet.");
    pub(crate) const SPENT: Problem = Problem::new(
        ProblemCode::Spent,
        "This code was used already or is too old: each is good once, and for two minutes. Ask for a new one where \
         you got it.",
    );
    pub(crate) const OLD_RULES: Problem = Problem::new(
        ProblemCode::OldRules,
        "This game was begun under older rules of Parlour and can't be continued.",
    );
    pub(crate) const OLD_GAME: Problem = Problem::new(
        ProblemCode::OldGame,
        "This game is over. It was played under older rules of Parlour and can't be replayed.",
    );
    pub(crate) const OLD_LOBBY: Problem = Problem::new(
        ProblemCode::OldLobby,
        "This table was opened under older rules of Parlour, before any game was begun. Open a new one.",
    );
    pub(crate) const NO_LESSON: Problem = Problem::new(
        ProblemCode::NotFound,
        "There is no lesson for this game. Read its rules, or play against bots.",
    );
    pub(crate) const NO_ANSWER: Problem = Problem::new(
        ProblemCode::Malformed,
        "This is no answer to the case: send the key of one choice of each part, or null for the solution.",
    );
    pub(crate) const NEW_RULES: Problem = Problem::new(
        ProblemCode::OldRules,
        "This game was begun under newer rules of Parlour and can't be continued with this version.",
    );
    pub(crate) const NOT_FOUND: Problem = Problem::new(ProblemCode::NotFound, "There is nothing at this address.");
    pub(crate) const FOREIGN_ORIGIN: Problem = Problem::new(
        ProblemCode::ForeignOrigin,
        "Pages of other sites may not use this server; its host can allow one with --origin.",
    );
    pub(crate) const BUSY: Problem =
        Problem::new(ProblemCode::Busy, "The server is working on many other requests: try again in a moment.");
    pub(crate) const INTERNAL: Problem = Problem::new(
        ProblemCode::Internal,
        "Something went wrong on the server; nothing that was confirmed is lost. Try again.",
    );

    pub(crate) const fn new(code: ProblemCode, message: &'static str) -> Problem {
        Problem { code, text: Cow::Borrowed(message), clause: None, message: None }
    }

    pub(crate) const fn not_yours(message: &'static str) -> Problem {
        Problem::new(ProblemCode::NotYours, message)
    }

    pub(crate) const fn too_many(message: &'static str) -> Problem {
        Problem::new(ProblemCode::TooMany, message)
    }

    pub(crate) fn told(code: ProblemCode, text: impl Into<Cow<'static, str>>) -> Problem {
        Problem { code, text: text.into(), clause: None, message: None }
    }

    pub(crate) fn malformed(what: impl fmt::Display) -> Problem {
        Problem::told(ProblemCode::Malformed, format!("This can't be understood: {what}."))
    }

    pub(crate) fn too_long(limit: usize) -> Problem {
        Problem::told(ProblemCode::TooLong, format!("This is too long: at most {limit} bytes are read."))
    }

    /// A name of a game that somebody sent, of which the beginning is told.
    pub(crate) fn unknown_game(name: &str) -> Problem {
        let name: String = name.chars().take(40).collect();
        Problem::told(ProblemCode::UnknownGame, format!("There is no game called {name:?} here."))
    }

    pub(crate) fn unreadable(what: impl fmt::Display) -> Problem {
        let message = format!("This table can't be continued: {what} can't be read from the database.");
        Problem::told(ProblemCode::Unreadable, message)
    }

    pub(crate) fn bad_seats(message: impl Into<Cow<'static, str>>) -> Problem {
        Problem::told(ProblemCode::BadSeats, message)
    }

    pub(crate) fn taken(message: impl Into<Cow<'static, str>>) -> Problem {
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
    pub(crate) fn refused(refusal: &Refusal, words: &Words) -> Problem {
        match refusal {
            Refusal::OutOfTurn { .. } => Problem::OUT_OF_TURN,
            Refusal::Over => Problem::OVER,
            Refusal::Malformed { .. } | Refusal::Illegal(_) => {
                let is_read = matches!(refusal, Refusal::Illegal(_));
                let code = if is_read { ProblemCode::Illegal } else { ProblemCode::Malformed };
                let (message, clause) = refusal.message();
                let text = words.say(&message, Listener::nobody()).into();
                Problem { code, text, clause, message: Some(message) }
            }
        }
    }

    /// Options or chairs, as the code says, from which no game can start, in the words of the game.
    pub(crate) fn unseated(code: ProblemCode, error: &SetupError, words: &Words) -> Problem {
        Problem {
            code,
            text: words.plain(&error.message).into(),
            clause: error.clause,
            message: Some(error.message.clone()),
        }
    }
}

impl From<Failed> for Problem {
    fn from(_: Failed) -> Self {
        Problem::INTERNAL
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.code.status_code(), Json(&self)).into_response();
        if matches!(self.code, ProblemCode::TooFast | ProblemCode::TooMany | ProblemCode::Busy) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}
