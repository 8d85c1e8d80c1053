//! Why something was not done: for the machine a code and a status, for people a sentence.

use std::borrow::Cow;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{Refusal, Turn, Unseated};

use crate::protocol::Problem;
use crate::store::Failed;

/// Everything that can be refused. Each has its code, its HTTP status and its sentence here and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Illegal { clause: &'static str, message: Cow<'static, str> },
    OutOfTurn { turn: Turn },
    Stale,
    Over,
    Malformed(String),
    TooLong { limit: usize },
    UnknownGame(String),
    BadOptions { clause: Option<&'static str>, message: String },
    BadSeats(String),
    UnknownTable,
    NotYours(&'static str),
    Taken(String),
    TooFast,
    TooMany(&'static str),
    AlreadyStarted,
    NotStarted,
    NotOver,
    OldRules,
    NotFound,
    ForeignOrigin,
    Internal,
}

pub(crate) type Outcome<T> = Result<T, Fault>;

impl Fault {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Fault::Illegal { .. } => "illegal",
            Fault::OutOfTurn { .. } => "out_of_turn",
            Fault::Stale => "stale",
            Fault::Over => "over",
            Fault::Malformed(_) => "malformed",
            Fault::TooLong { .. } => "too_long",
            Fault::UnknownGame(_) => "unknown_game",
            Fault::BadOptions { .. } => "bad_options",
            Fault::BadSeats(_) => "bad_seats",
            Fault::UnknownTable => "unknown_table",
            Fault::NotYours(_) => "not_yours",
            Fault::Taken(_) => "taken",
            Fault::TooFast => "too_fast",
            Fault::TooMany(_) => "too_many",
            Fault::AlreadyStarted => "already_started",
            Fault::NotStarted => "not_started",
            Fault::NotOver => "not_over",
            Fault::OldRules => "old_rules",
            Fault::NotFound => "not_found",
            Fault::ForeignOrigin => "foreign_origin",
            Fault::Internal => "internal",
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Fault::Malformed(_) => StatusCode::BAD_REQUEST,
            Fault::NotYours(_) | Fault::ForeignOrigin => StatusCode::FORBIDDEN,
            Fault::UnknownGame(_) | Fault::UnknownTable | Fault::NotFound => StatusCode::NOT_FOUND,
            Fault::OutOfTurn { .. }
            | Fault::Stale
            | Fault::Over
            | Fault::Taken(_)
            | Fault::AlreadyStarted
            | Fault::NotStarted
            | Fault::NotOver => StatusCode::CONFLICT,
            Fault::OldRules => StatusCode::GONE,
            Fault::TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::Illegal { .. } | Fault::BadOptions { .. } | Fault::BadSeats(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Fault::TooFast | Fault::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Fault::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn message(&self) -> String {
        match self {
            Fault::Illegal { message, .. } => message.to_string(),
            Fault::OutOfTurn { turn: Turn::Player(seat) } => {
                format!("It is not your turn: the player of seat {} moves.", seat.0)
            }
            Fault::OutOfTurn { .. } => "It is not your turn.".into(),
            Fault::Stale => "Something has happened since you chose: look again and choose anew.".into(),
            Fault::Over => "The game is over.".into(),
            Fault::Malformed(what) => format!("This cannot be understood: {what}."),
            Fault::TooLong { limit } => format!("This is too long: at most {limit} bytes are read."),
            Fault::UnknownGame(name) => format!("There is no game called {name:?} here."),
            Fault::BadOptions { message, .. } | Fault::BadSeats(message) | Fault::Taken(message) => message.clone(),
            Fault::UnknownTable => {
                "There is no such table: it may have been removed, or the link is incomplete.".into()
            }
            Fault::NotYours(message) | Fault::TooMany(message) => (*message).into(),
            Fault::TooFast => "That was too much at once: wait a moment.".into(),
            Fault::AlreadyStarted => "The game has already started.".into(),
            Fault::NotStarted => "The game has not started yet.".into(),
            Fault::NotOver => "The game is not over yet.".into(),
            Fault::OldRules => "This game was begun with an older version of its rules and cannot go on.".into(),
            Fault::NotFound => "There is nothing at this address.".into(),
            Fault::ForeignOrigin => {
                "Pages of other sites may not use this server; its host can allow one with --origin.".into()
            }
            Fault::Internal => {
                "Something went wrong on the server; nothing that was confirmed is lost. Try again.".into()
            }
        }
    }

    pub(crate) fn problem(&self) -> Problem {
        let clause = match self {
            Fault::Illegal { clause, .. } => Some(*clause),
            Fault::BadOptions { clause, .. } => *clause,
            _ => None,
        };
        Problem { code: self.code(), message: self.message(), clause }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Malformed(message) => Fault::Malformed(message),
            Refusal::OutOfTurn { turn } => Fault::OutOfTurn { turn },
            Refusal::Over => Fault::Over,
            Refusal::Illegal(illegal) => Fault::Illegal { clause: illegal.clause, message: illegal.message },
        }
    }
}

impl From<Unseated> for Fault {
    fn from(unseated: Unseated) -> Self {
        match unseated {
            Unseated::Seats(message) => Fault::BadSeats(message),
            Unseated::Setup(error) => error.into(),
        }
    }
}

impl From<catalog::SetupError> for Fault {
    fn from(error: catalog::SetupError) -> Self {
        Fault::BadOptions { clause: Some(error.clause), message: error.message.into_owned() }
    }
}

impl From<Failed> for Fault {
    fn from(_: Failed) -> Self {
        Fault::Internal
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(self.problem())).into_response();
        if matches!(self, Fault::TooFast | Fault::TooMany(_)) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}
