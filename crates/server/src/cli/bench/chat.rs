//! A model that is asked over HTTP, as most servers of models have it: `POST …/chat/completions`.

use std::env;
use std::time::Duration;

use axum::body::Bytes;
use bench::{Player, Question, Silence};
use http_body_util::{BodyExt, Full, Limited};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use hyper::{Request, Uri};
use serde::Deserialize;
use serde_json::{Map, Value};
use tokio::runtime::Runtime;
use tokio::time::{sleep, timeout};

use crate::Reach;
use crate::outbox::Client;

/// The most bytes of an answer that are read.
const LONGEST: usize = 4 * 1024 * 1024;

/// So many letters of a refusal are told.
const TOLD: usize = 300;

/// A model behind an address.
pub(super) struct Chat {
    address: Uri,
    key: Option<HeaderValue>,
    /// What is sent besides what is said: the model, and whatever else was asked for.
    fields: Map<String, Value>,
    patience: Duration,
    client: Client,
    runtime: Runtime,
}

/// What is wrong with how a model was named.
#[derive(Debug)]
pub(super) enum Misnamed {
    /// It is no address.
    Address,
    /// A field without a value.
    Field(String),
    /// There is no variable of this name, or no key in it.
    Key(String),
    /// No threads.
    Threads(std::io::Error),
}

impl Chat {
    /// `http://127.0.0.1:8000/v1,model=NAME,key=VARIABLE` and whatever else is to be sent.
    pub(super) fn new(written: &str, patience: Duration) -> Result<Chat, Misnamed> {
        let mut parts = written.split(',');
        let base = parts.next().unwrap_or_default().trim_end_matches('/');
        let address: Uri = format!("{base}/chat/completions").parse().map_err(|_| Misnamed::Address)?;
        address.authority().ok_or(Misnamed::Address)?;
        let (mut key, mut fields) = (None, Map::new());
        for part in parts {
            let (name, value) = part.split_once('=').ok_or_else(|| Misnamed::Field(part.to_owned()))?;
            if name == "key" {
                let found = env::var(value).ok().filter(|found| !found.is_empty());
                let header = found.and_then(|found| HeaderValue::try_from(format!("Bearer {found}")).ok());
                let mut header = header.ok_or_else(|| Misnamed::Key(value.to_owned()))?;
                header.set_sensitive(true);
                key = Some(header);
            } else {
                let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
                fields.insert(name.to_owned(), value);
            }
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let (client, runtime) = (Client::new(Reach::Anywhere), runtime.map_err(Misnamed::Threads)?);
        Ok(Chat { address, key, fields, patience, client, runtime })
    }

    async fn answer(&self, body: Bytes) -> Result<String, Silence> {
        let failed = |problem: String| Silence::Failed(problem.chars().take(TOLD).collect());
        loop {
            let mut request = Request::post(&self.address).header(CONTENT_TYPE, "application/json");
            if let Some(key) = &self.key {
                request = request.header(AUTHORIZATION, key);
            }
            let request = request.body(Full::new(body.clone())).expect("its parts are checked");
            let answer = self.client.send_patiently(request).await;
            let answer = answer.map_err(|error| failed(error.to_string()))?;
            let status = answer.status().as_u16();
            let wait = answer.headers().get(RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
            let read = Limited::new(answer.into_body(), LONGEST).collect().await;
            let text = read.map_err(|error| failed(error.to_string()))?.to_bytes();
            match status {
                200 => {
                    return read_answer(&text)
                        .ok_or_else(|| failed(String::from_utf8_lossy(&text).into_owned()))?;
                }
                // It asks to be asked later.
                429 | 503 => sleep(Duration::from_secs(wait.unwrap_or(1))).await,
                _ => return Err(failed(format!("{status}: {}", String::from_utf8_lossy(&text)))),
            }
        }
    }
}

impl Player for Chat {
    fn ask(&mut self, question: &Question<'_>) -> Result<String, Silence> {
        let mut fields = self.fields.clone();
        fields.insert("messages".into(), serde_json::to_value(question.lines).expect("it is JSON"));
        let body = Bytes::from(Value::from(fields).to_string());
        let answer = self.runtime.block_on(async { timeout(self.patience, self.answer(body)).await });
        answer.unwrap_or(Err(Silence::Late))
    }
}

/// An answer as far as it is read.
#[derive(Deserialize)]
struct Completion {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    message: Said,
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Said {
    content: Option<String>,
    refusal: Option<String>,
}

/// What a model said, or that it refused; nothing where the text is no answer.
fn read_answer(text: &[u8]) -> Option<Result<String, Silence>> {
    let Completion { choices } = serde_json::from_slice(text).ok()?;
    let Choice { message: Said { content, refusal }, finish_reason } = choices.into_iter().next()?;
    let content = content.unwrap_or_default();
    let filtered = (finish_reason.as_deref() == Some("content_filter")).then(|| content.clone());
    Some(match refusal.or(filtered) {
        Some(refusal) => Err(Silence::Refused(refusal.chars().take(TOLD).collect())),
        None => Ok(content),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_to_its_completions_with_all_that_is_to_be_sent() {
        let written = "http://127.0.0.1:8000/v1/,model=small,temperature=0,seed=7,echo=true";
        let chat = Chat::new(written, Duration::from_secs(1)).unwrap();
        assert_eq!(chat.address, "http://127.0.0.1:8000/v1/chat/completions");
        let fields = serde_json::json!({ "model": "small", "temperature": 0, "seed": 7, "echo": true });
        assert_eq!(Value::from(chat.fields), fields);
        let wrong = |written| Chat::new(written, Duration::ZERO).err().unwrap();
        assert!(matches!(wrong("nowhere"), Misnamed::Address));
        assert!(matches!(wrong("http://a,model"), Misnamed::Field(field) if field == "model"));
        assert!(matches!(wrong("http://a,key=PARLOUR_NO_KEY"), Misnamed::Key(name) if name == "PARLOUR_NO_KEY"));
    }

    #[test]
    fn refusals_are_told_from_answers() {
        let read = |text: &str| read_answer(text.as_bytes());
        assert_eq!(read(r#"{"choices":[{"message":{"content":"[]"}}]}"#), Some(Ok("[]".into())));
        assert_eq!(read(r#"{"choices":[{"message":{"content":null}}]}"#), Some(Ok(String::new())));
        let refused = Some(Err(Silence::Refused("No.".into())));
        assert_eq!(read(r#"{"choices":[{"message":{"content":null,"refusal":"No."}}]}"#), refused);
        assert_eq!(
            read(r#"{"choices":[{"message":{"content":"No."},"finish_reason":"content_filter"}]}"#),
            refused
        );
        assert_eq!(read(r#"{"choices":[]}"#), None);
        assert_eq!(read("<html>"), None);
    }
}
