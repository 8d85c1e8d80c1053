//! The API without storage and sockets: its messages, its problems, and the answers that follow from a request alone.
//!
//! The server answers by it, and so does a browser that has the games itself.

pub mod cases;
pub mod clock;
pub mod lesson;
mod messages;
pub mod name;
pub mod phrases;
pub mod play;
mod problem;
mod schema;
pub mod seating;

pub use clock::{Clock, Per, TimeUp};
pub use messages::*;
pub use problem::{Outcome, Problem, ProblemCode};
pub use schema::schema;

/// The query of an address.
///
/// # Errors
/// When something is missing, or there is something that is not known.
pub fn read_query<'a, T: serde::Deserialize<'a>>(query: &'a str) -> Outcome<T> {
    serde_urlencoded::from_str(query)
        .map_err(|error| Problem::malformed(format_args!("{:.200}", error.to_string())))
}

/// A text as JSON, without anything that is not known.
///
/// # Errors
/// When it is something else. What is wrong may quote the text, so it is cut short.
pub fn read<'a, T: serde::Deserialize<'a>>(text: &'a [u8]) -> Outcome<T> {
    // As text, as all else is read: for bytes browsers would fetch another reader.
    let text = std::str::from_utf8(text).map_err(Problem::malformed)?;
    serde_json::from_str(text).map_err(|error| Problem::malformed(format_args!("{:.200}", error.to_string())))
}
