//! What may be written to a connection: bytes that the catalog showed, or a notice of the server's own.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use catalog::Shown;
use protocol::Notice;

/// Messages on their way to clients; all who are sent the same share it. There is no other way to one.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Arc<[Utf8Bytes]>);

impl Frame {
    pub(crate) fn messages(&self) -> &[Utf8Bytes] {
        &self.0
    }
}

impl From<Shown> for Frame {
    fn from(shown: Shown) -> Self {
        Frame(shown.into_messages().into_iter().map(Utf8Bytes::from).collect())
    }
}

impl From<&Notice> for Frame {
    fn from(notice: &Notice) -> Self {
        let text = serde_json::to_string(notice).expect("a notice is JSON");
        Frame(Arc::new([text.into()]))
    }
}
