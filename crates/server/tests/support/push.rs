//! A push service on this machine, and browsers that have subscribed there.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::{Auth, decrypt};

use super::client::PATIENCE;

/// What somebody has sent to the stub.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Sent {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// Takes whatever is sent to it, and answers as it is told to.
pub(crate) struct Stub {
    pub(crate) address: SocketAddr,
    sent: mpsc::UnboundedReceiver<Sent>,
    /// The answers to come; 201 after them.
    pub(crate) answers: Arc<Mutex<Vec<StatusCode>>>,
}

#[derive(Clone)]
struct Taking {
    sent: mpsc::UnboundedSender<Sent>,
    answers: Arc<Mutex<Vec<StatusCode>>>,
}

impl Stub {
    pub(crate) async fn start() -> Stub {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, sent) = mpsc::unbounded_channel();
        let answers: Arc<Mutex<Vec<StatusCode>>> = Arc::default();
        let taking = Taking { sent: sender, answers: answers.clone() };
        let take = async |State(taking): State<Taking>, uri: Uri, headers: HeaderMap, body: Bytes| {
            let _ = taking.sent.send(Sent { path: uri.path().to_owned(), headers, body: body.into() });
            let mut answers = taking.answers.lock().unwrap();
            if answers.is_empty() { StatusCode::CREATED } else { answers.remove(0) }
        };
        let service = Router::new().fallback(take).with_state(taking);
        tokio::spawn(async move { axum::serve(listener, service).await });
        Stub { address, sent, answers }
    }

    /// What is sent to it next.
    pub(crate) async fn next(&mut self) -> Sent {
        tokio::time::timeout(PATIENCE, self.sent.recv()).await.expect("nothing was sent").unwrap()
    }

    /// Nothing has come that was not asked for.
    pub(crate) fn is_empty(&self) -> bool {
        self.sent.is_empty()
    }
}

/// A browser that has subscribed.
#[derive(Clone)]
pub(crate) struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    pub(crate) endpoint: String,
}

impl Browser {
    /// One that its push service knows by a number.
    pub(crate) fn new(stub: &Stub, number: u8) -> Browser {
        Browser::named(stub, &number.to_string())
    }

    /// One whose push service knows it by a name; the keys of all of them are the same.
    pub(crate) fn named(stub: &Stub, name: &str) -> Browser {
        let secret = SecretKey::from_slice(&[7; 32]).unwrap();
        Browser { secret, auth: [5; 16], endpoint: format!("http://{}/{name}", stub.address) }
    }

    /// Where its push service is asked.
    pub(crate) fn path(&self) -> String {
        format!("/{}", self.endpoint.rsplit('/').next().unwrap())
    }

    /// What its page sends to the server.
    pub(crate) fn subscription(&self, language: &str) -> Value {
        let key = BASE64.encode(self.secret.public_key().to_encoded_point(false));
        let keys = json!({ "p256dh": key, "auth": BASE64.encode(self.auth) });
        json!({ "endpoint": self.endpoint, "keys": keys, "language": language })
    }

    /// What its push service hands it.
    pub(crate) fn read(&self, sent: &Sent) -> Value {
        let plain = decrypt(sent.body.clone(), &self.secret, &Auth::from(self.auth)).unwrap();
        serde_json::from_slice(&plain).unwrap()
    }
}
