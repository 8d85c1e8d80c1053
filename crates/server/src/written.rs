//! Answers about a finished game, which never change: worked out, written and compressed once, in the pool.

use std::io::{self, Write};
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use catalog::Task;
use flate2::Compression;
use flate2::write::GzEncoder;
use protocol::{Outcome, Problem};
use serde::Serialize;

use crate::pool::Pool;

/// A place for one answer.
pub(crate) type WrittenOnce = Arc<OnceLock<Written>>;

/// JSON, as it is and compressed.
pub(crate) struct Written {
    plain: Bytes,
    gzip: Bytes,
}

impl Written {
    fn of(answer: &impl Serialize) -> io::Result<Written> {
        let plain = serde_json::to_vec(answer)?;
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        gzip.write_all(&plain)?;
        Ok(Written { plain: plain.into(), gzip: gzip.finish()?.into() })
    }

    fn answer(&self, headers: &HeaderMap) -> Response {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
        let is_gzip = accepted.is_some_and(|accepted| accepted.split(',').any(|coding| coding.trim() == "gzip"));
        let body = if is_gzip { &self.gzip } else { &self.plain };
        let mut response = ([(header::CONTENT_TYPE, "application/json")], body.clone()).into_response();
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if is_gzip {
            // So it is not compressed again on its way.
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

/// Answers with what is written, which is done first where nobody has asked before.
pub(crate) async fn answer<T: Serialize + 'static>(
    pool: &Pool,
    headers: &HeaderMap,
    (once, task): (WrittenOnce, Task<T>),
) -> Outcome<Response> {
    if once.get().is_none() {
        let place = once.clone();
        let write = move || {
            place.get_or_init(|| Written::of(&task.run()).expect("an answer is JSON"));
        };
        pool.answer(write).await?;
    }
    Ok(once.get().ok_or(Problem::INTERNAL)?.answer(headers))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn both_forms_say_the_same() {
        let written = Written::of(&"a".repeat(1000)).unwrap();
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(&*written.gzip).read_to_end(&mut text).unwrap();
        assert_eq!(text, written.plain);
        assert!(written.gzip.len() < written.plain.len() / 4);
        for (accepted, is_gzip) in [("gzip", true), ("br, gzip", true), ("identity", false), ("gzip;q=0", false)] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
            let answer = written.answer(&headers);
            assert_eq!(answer.headers().contains_key(header::CONTENT_ENCODING), is_gzip, "{accepted}");
        }
    }
}
