//! A model that is asked over HTTP, as most servers of models have it: `POST …/chat/completions`.

use std::env;
use std::error::Error;
use std::io;
use std::iter::successors;
use std::time::Duration;

use axum::body::Bytes;
use bench::{Player, Question, Silence, Way};
use catalog::{Arg, Message};
use http_body_util::{BodyExt, Full, Limited};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use hyper::{Request, Uri};
use serde::Deserialize;
use serde_json::{Map, Value};
use tokio::runtime::Runtime;
use tokio::time::{Instant, sleep, timeout_at};

use super::late;
use crate::Reach;
use crate::cli::words::{because, reason, say, word};
use crate::outbox::Client;

/// The most bytes of an answer that are read.
const LONGEST: usize = 4 * 1024 * 1024;

/// So many letters of a refusal are told.
const TOLD: usize = 300;

/// A shorter key is no secret but stands in for one, such as `none`, and an answer may well have it in it.
const SHORTEST_SECRET: usize = 8;

/// How long an endpoint that does not answer is left alone before it is asked again: so long at first, twice as long each
/// time, and no longer than this.
const PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(16);

/// A model behind an address.
pub(super) struct Chat {
    address: Uri,
    key: Option<Key>,
    /// What is sent besides what is said: the model, and whatever else was asked for.
    fields: Map<String, Value>,
    patience: Duration,
    client: Client,
    runtime: Runtime,
}

/// What opens an endpoint, and is told to nobody else.
struct Key {
    secret: String,
    header: HeaderValue,
}

impl Key {
    fn new(secret: String) -> Option<Key> {
        let mut header = HeaderValue::try_from(format!("Bearer {secret}")).ok()?;
        header.set_sensitive(true);
        Some(Key { secret, header })
    }

    /// What an endpoint wrote, without the key. JSON may have a `\` before each `/`.
    fn cut_from(&self, text: &[u8]) -> Vec<u8> {
        let text = String::from_utf8_lossy(text);
        if self.secret.len() < SHORTEST_SECRET {
            return text.into_owned().into_bytes();
        }
        let escaped = self.secret.replace('/', "\\/");
        text.replace(&self.secret, "…").replace(&escaped, "…").into_bytes()
    }
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
                key = Some(found.and_then(Key::new).ok_or_else(|| Misnamed::Key(value.to_owned()))?);
            } else {
                let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
                fields.insert(name.to_owned(), value);
            }
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let (client, runtime) = (Client::new(Reach::Anywhere), runtime.map_err(Misnamed::Threads)?);
        Ok(Chat { address, key, fields, patience, client, runtime })
    }

    /// Asks, and where something is amiss asks again after a pause, as long as patience lasts.
    async fn answer(&self, body: Bytes, amiss: &mut Vec<Silence>) -> Result<String, Silence> {
        let end = Instant::now() + self.patience;
        for pause in successors(Some(PAUSE), |pause| Some((2 * *pause).min(LONGEST_PAUSE))) {
            let tried = timeout_at(end, self.try_once(body.clone())).await;
            let Amiss { silence, wait } = match tried.map_err(|_| late(self.patience))? {
                Ok(answer) => return answer,
                Err(amiss) => amiss,
            };
            let wait = match wait {
                Wait::ForEver => return Err(silence),
                Wait::Some => pause,
                Wait::Exactly(wait) => wait,
            };
            if end.saturating_duration_since(Instant::now()) <= wait {
                return Err(silence);
            }
            amiss.push(silence);
            sleep(wait).await;
        }
        unreachable!("pauses do not end")
    }

    /// Asks once: what the model said, or that it refused; or what is amiss.
    async fn try_once(&self, body: Bytes) -> Result<Result<String, Silence>, Amiss> {
        let mut request = Request::post(&self.address).header(CONTENT_TYPE, "application/json");
        if let Some(key) = &self.key {
            request = request.header(AUTHORIZATION, &key.header);
        }
        let request = request.body(Full::new(body)).expect("its parts are checked");
        let answer = self.client.send_patiently(request).await.map_err(|error| Amiss::unreached(&error))?;
        let status = answer.status().as_u16();
        let wait = answer.headers().get(RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
        let read = Limited::new(answer.into_body(), LONGEST).collect().await;
        let text = read.map_err(|error| Amiss::unreached(&*error))?.to_bytes();
        // Here, before anything of it is shortened, kept or told.
        let text = self.key.as_ref().map_or_else(|| text.to_vec(), |key| key.cut_from(&text));
        if status != 200 {
            return Err(Amiss::erred(status, wait, &text));
        }
        read_answer(&text).ok_or_else(|| {
            let problem = because(word("bench-no-completion"), beginning(&text));
            Amiss { silence: Silence { way: Way::Erred, problem }, wait: Wait::Some }
        })
    }
}

/// Why an endpoint has not answered, and when it may be asked again.
struct Amiss {
    silence: Silence,
    wait: Wait,
}

enum Wait {
    /// It answers the same to the same.
    ForEver,
    /// It does not say.
    Some,
    /// It asks to be asked then.
    Exactly(Duration),
}

impl Amiss {
    fn unreached(error: &(dyn Error + 'static)) -> Amiss {
        // What happened is said by the innermost.
        let innermost = successors(Some(error), |&error| error.source()).last().unwrap_or(error);
        let why = innermost.downcast_ref::<io::Error>().map_or_else(|| innermost.to_string(), reason);
        let problem = say(&Message::new("bench-no-connection").with("reason", Arg::text(why)));
        Amiss { silence: Silence { way: Way::Failed, problem }, wait: Wait::Some }
    }

    fn erred(status: u16, wait: Option<u64>, text: &[u8]) -> Amiss {
        let about = |name| say(&Message::new(name).with("status", Arg::text(status.to_string())));
        let text = beginning(text);
        let problem = match status {
            401 | 403 => about("bench-is-key-right"),
            _ if text.is_empty() => about("bench-status"),
            _ => because(about("bench-status"), text),
        };
        let wait = match (status, wait) {
            (429 | 503, Some(seconds)) => Wait::Exactly(Duration::from_secs(seconds)),
            (401 | 403 | 408 | 425 | 429 | 500.., _) => Wait::Some,
            _ => Wait::ForEver,
        };
        Amiss { silence: Silence { way: Way::Erred, problem }, wait }
    }
}

/// The beginning of what an endpoint wrote instead of an answer, in one line.
fn beginning(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let line: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(TOLD).collect()
}

impl Player for Chat {
    fn ask(&mut self, question: &Question<'_>, amiss: &mut Vec<Silence>) -> Result<String, Silence> {
        let mut fields = self.fields.clone();
        fields.insert("messages".into(), serde_json::to_value(question.lines).expect("it is JSON"));
        let body = Bytes::from(Value::from(fields).to_string());
        self.runtime.block_on(self.answer(body, amiss))
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
        Some(refusal) => Err(Silence { way: Way::Refused, problem: refusal.chars().take(TOLD).collect() }),
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
    fn a_key_is_cut_from_what_an_endpoint_writes() {
        let cut = |secret: &str, text: &str| {
            String::from_utf8(Key::new(secret.into()).unwrap().cut_from(text.as_bytes())).unwrap()
        };
        assert_eq!(
            cut("sk-12345/6", r#"{"error":"sk-12345/6, Bearer sk-12345\/6"}"#),
            r#"{"error":"…, Bearer …"}"#
        );
        assert_eq!(cut("none", r#"{"say":"none"}"#), r#"{"say":"none"}"#);
    }

    #[test]
    fn refusals_are_told_from_answers() {
        let read = |text: &str| read_answer(text.as_bytes());
        assert_eq!(read(r#"{"choices":[{"message":{"content":"[]"}}]}"#), Some(Ok("[]".into())));
        assert_eq!(read(r#"{"choices":[{"message":{"content":null}}]}"#), Some(Ok(String::new())));
        let refused = Some(Err(Silence { way: Way::Refused, problem: "No.".into() }));
        assert_eq!(read(r#"{"choices":[{"message":{"content":null,"refusal":"No."}}]}"#), refused);
        assert_eq!(
            read(r#"{"choices":[{"message":{"content":"No."},"finish_reason":"content_filter"}]}"#),
            refused
        );
        assert_eq!(read(r#"{"choices":[]}"#), None);
        assert_eq!(read("<html>"), None);
    }
}
