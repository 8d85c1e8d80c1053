//! What may be written to a connection: bytes that the catalog showed, or a notice of the server's own.

use std::sync::Arc;

use catalog::Shown;
use protocol::Notice;

/// Messages on their way to one client. There is no other way to one.
#[derive(Clone, Debug)]
pub(crate) struct Frame(Arc<[Arc<str>]>);

impl Frame {
    pub(crate) fn messages(&self) -> &[Arc<str>] {
        &self.0
    }
}

impl From<Shown> for Frame {
    fn from(shown: Shown) -> Self {
        Frame(shown.messages().into())
    }
}

impl From<&Notice> for Frame {
    fn from(notice: &Notice) -> Self {
        let text = serde_json::to_string(notice).expect("a notice is JSON");
        Frame(Arc::new([text.into()]))
    }
}
