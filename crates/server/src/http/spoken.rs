//! What other programs show of the page before anybody opens it, in the language that is asked for: searches, previews
//! of links, the description of the installed app. The page itself says everything in its own words.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use rust_embed::EmbeddedFile;
use sha2::{Digest, Sha256};

use crate::words::{self, ENGLISH, PAGE};

/// Each sentence as it stands in the files, and what stands there in another language, by languages.
static SENTENCES: LazyLock<BTreeMap<String, Vec<(String, String)>>> = LazyLock::new(|| {
    let english = words::read(PAGE, ENGLISH);
    let names = ["description", "preview-title", "preview", "no-script"];
    let others = words::languages().filter(|language| language != ENGLISH);
    let of = |language: &str| {
        let own = words::read(PAGE, language);
        names.into_iter().filter_map(|name| Some((english.text(name)?, own.text(name)?))).collect()
    };
    others.map(|language| (language.clone(), of(&language))).collect()
});

/// The language that a browser asks for, of those that there are, in the order of its wishes; nothing for English.
fn wanted(headers: &HeaderMap) -> Option<&'static str> {
    let asked = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut asked: Vec<(f32, &str)> = asked
        .split(',')
        .filter_map(|one| {
            let (tag, weight) = one.split_once(";q=").unwrap_or((one, "1"));
            Some((weight.trim().parse().ok().filter(|weight| *weight > 0.0)?, tag.trim()))
        })
        .collect();
    asked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let codes = asked.iter().map(|(_, tag)| tag.split('-').next().unwrap_or_default().to_ascii_lowercase());
    let known = |code: String| {
        let found = SENTENCES.get_key_value(&code).map(|(code, _)| &**code);
        found.or((code == ENGLISH).then_some(ENGLISH))
    };
    codes.filter_map(known).next().filter(|code| *code != ENGLISH)
}

/// The page or its manifest in the language that a browser asks for, with the hash of what it is then; nothing where
/// that is English.
pub(super) fn spoken(file: &EmbeddedFile, headers: &HeaderMap) -> Option<(Vec<u8>, [u8; 32])> {
    let language = wanted(headers)?;
    let mut text = String::from_utf8_lossy(&file.data);
    for (english, own) in SENTENCES.get(language)? {
        // Between quotation marks in both files, and as text in one of them.
        let own = own.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
        for (before, after) in [('"', '"'), ('>', '<')] {
            text = Cow::Owned(text.replace(&format!("{before}{english}{after}"), &format!("{before}{own}{after}")));
        }
    }
    let text = text.replacen("<html lang=\"en\">", &format!("<html lang=\"{language}\">"), 1);
    let text = text.replacen("\"lang\": \"en\"", &format!("\"lang\": \"{language}\""), 1).into_bytes();
    let hash = Sha256::digest(&text).into();
    Some((text, hash))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_first_language_wished_for_that_there_is_is_spoken() {
        for (asked, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Some("de")),
            ("en-GB,en;q=0.9,de;q=0.8", None),
            ("eo, fr;q=0.4, es;q=0.7", Some("es")),
            ("de;q=0, fr", Some("fr")),
            ("FR-ca", Some("fr")),
            ("eo", None),
            ("*", None),
            ("", None),
            (";q=,,-", None),
        ] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(asked))]);
            assert_eq!(wanted(&headers), language, "{asked}");
        }
        assert_eq!(wanted(&HeaderMap::new()), None);
    }

    #[test]
    fn every_language_has_every_sentence() {
        let english = words::read(PAGE, ENGLISH);
        for (language, sentences) in &*SENTENCES {
            assert_eq!(sentences.len(), 4, "{language}");
            for (there, own) in sentences {
                assert_ne!(there, own, "{language}");
            }
        }
        assert!(SENTENCES.len() >= 3 && english.text("preview").is_some());
    }
}
