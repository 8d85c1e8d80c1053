//! What handlers take out of a request.

use std::error::Error as _;

use axum::body::to_bytes;
use axum::extract::{FromRef, FromRequest, FromRequestParts, Path, Request};
use axum::http::header;
use axum::http::request::Parts;
use http_body_util::LengthLimitError;
use protocol::{Outcome, Problem};
use serde::de::DeserializeOwned;

use super::{Answer, App, Refused};
use crate::token::{EveningId, TableId, Token};

/// The table of the address.
pub(super) struct Table(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Table {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| Problem::UNKNOWN_TABLE)?;
        TableId::read(&id).map(Table).ok_or(Refused::from(Problem::UNKNOWN_TABLE))
    }
}

/// The evening of the address.
pub(super) struct EveningAt(pub(super) EveningId);

impl<S: Send + Sync> FromRequestParts<S> for EveningAt {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let Path(id) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| Problem::UNKNOWN_EVENING)?;
        EveningId::read(&id).map(EveningAt).ok_or(Refused::from(Problem::UNKNOWN_EVENING))
    }
}

/// Of a text that cannot be a token.
pub(super) const NO_TOKEN: Problem = Problem::not_yours("This is not a valid token.");

/// The token of the `Authorization` header, if there is one.
pub(super) struct Bearer(pub(super) Option<Token>);

impl Bearer {
    /// The token, which is needed.
    pub(super) fn needed(self) -> Result<Token, Problem> {
        self.0.ok_or(Problem::not_yours("This needs a token: send it as `Authorization: Bearer`."))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Answer<Self> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Bearer(None)) };
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        let token = token.and_then(|token| Token::read(token.trim()));
        token.map(|token| Bearer(Some(token))).ok_or(Refused::from(NO_TOKEN))
    }
}

/// A body as JSON, of limited length and without anything that is not known.
pub(super) struct Json<T>(pub(super) T);

impl<S, T> FromRequest<S> for Json<T>
where
    App: FromRef<S>,
    S: Send + Sync,
    T: DeserializeOwned,
{
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Answer<Self> {
        Ok(Json(read_json(request, App::from_ref(state).hub.context().config.limits.message).await?))
    }
}

/// A body as JSON, of a limited number of bytes.
pub(super) async fn read_json<T: DeserializeOwned>(request: Request, limit: usize) -> Outcome<T> {
    let body = to_bytes(request.into_body(), limit).await.map_err(|error| {
        let is_long = error.source().is_some_and(|source| source.is::<LengthLimitError>());
        if is_long { Problem::too_long(limit) } else { Problem::malformed("the request breaks off") }
    })?;
    protocol::read(&body)
}
