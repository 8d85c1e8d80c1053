//! Requests and their answers.

use std::borrow::Cow;

use protocol::{Outcome, Problem, read};
use serde::{Deserialize, Serialize};

#[cfg(feature = "games")]
mod games;

/// What answers requests, with what has to be kept between two of them.
#[derive(Default)]
pub struct Door {
    #[cfg(feature = "games")]
    games: games::Games,
}

/// The first line of a request; its body follows.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head<'a> {
    /// Such as `POST`.
    #[serde(borrow)]
    method: Cow<'a, str>,
    /// The address with its query, as the server has it.
    #[serde(borrow)]
    path: Cow<'a, str>,
    /// Whose seat it is about, as the server's `Authorization` says it.
    #[serde(borrow, default)]
    #[cfg_attr(not(feature = "games"), expect(dead_code, reason = "a notebook has no seats"))]
    token: Option<Cow<'a, str>>,
    /// What time it is, in milliseconds since 1970.
    #[cfg_attr(not(feature = "games"), expect(dead_code, reason = "a notebook has no time"))]
    now: u64,
    /// Where chance comes from: other numbers, other luck.
    #[cfg_attr(not(feature = "games"), expect(dead_code, reason = "a notebook has no luck"))]
    seed: [u32; 8],
}

/// The status and the body of an answer.
type Answer = Outcome<(u16, Vec<u8>)>;

fn json(answer: &impl Serialize) -> Answer {
    Ok((200, serde_json::to_vec(answer).expect("an answer is JSON")))
}

impl Door {
    /// Answers a request: a line of JSON with `method`, `path`, `now`, `seed` and, for a seat, `token`, and then
    /// the body. The answer is a
    /// line with the status, and then its body.
    pub fn answer(&mut self, request: &[u8]) -> Vec<u8> {
        let answer = self.ask(request).or_else(|problem| {
            let (_, body) = json(&problem)?;
            Ok((problem.code.status(), body))
        });
        let (status, body) = answer.unwrap_or_else(|_: Problem| (500, Vec::new()));
        [status.to_string().as_bytes(), b"\n", &body].concat()
    }

    fn ask(&mut self, request: &[u8]) -> Answer {
        let end = request.iter().position(|&byte| byte == b'\n').unwrap_or(request.len());
        let (head, body) = request.split_at(end);
        let head: Head<'_> = read(head)?;
        let body = body.get(1..).unwrap_or_default();
        match (&*head.method, &*head.path) {
            ("POST", "/api/notebook") => json(&notebook::answer(&read(body)?)),
            #[cfg(feature = "games")]
            _ => self.games.ask(&head, body),
            #[cfg(not(feature = "games"))]
            _ => Err(Problem::NOT_FOUND),
        }
    }
}
