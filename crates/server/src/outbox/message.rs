//! What people are told though no page is open. Others may read it on a locked screen, and push services and chat
//! rooms pass it on: it is made of a table's names alone, and nothing of the game can come into it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use catalog::{Arg, Message, Words};
use serde_json::{Value, json};

use crate::store::{Outgoing, Subscription};
use crate::words;

/// The words by language.
static WORDS: LazyLock<BTreeMap<String, Words>> = LazyLock::new(|| {
    words::languages().map(|language| (language.clone(), words::read(words::NOTICES, &language))).collect()
});

/// What is said in one language.
#[derive(Clone, Copy)]
pub(crate) struct Said {
    pub(crate) language: &'static str,
    words: &'static Words,
}

impl Said {
    /// The language wanted, or English where there is none of that code.
    pub(crate) fn of(language: &str) -> Said {
        let found = WORDS.get_key_value(language).or_else(|| WORDS.get_key_value(words::ENGLISH));
        let (language, words) = found.expect("there is English");
        Said { language, words }
    }

    fn host(self, host: Option<&str>) -> Arg {
        host.map_or_else(|| Arg::name("somebody"), Arg::text)
    }

    /// That it is their turn, or that the game is over.
    pub(crate) fn notice(self, host: Option<&str>, over: bool) -> String {
        let name = if over { "over" } else { "your-turn" };
        self.words.plain(&Message::new(name).with("host", self.host(host)))
    }

    /// What a feed is called.
    pub(crate) fn feed(self, game: &str, host: Option<&str>) -> String {
        self.words.plain(&Message::new("feed").with("game", Arg::text(game)).with("host", self.host(host)))
    }
}

/// What a browser shows: a declarative notice, which those that do not know it leave to the page's service worker.
/// A later one of the same table takes the place of the one before.
pub(super) fn to_browser(notice: &Outgoing, title: &str, to: &Subscription) -> Value {
    let said = Said::of(&to.language);
    let table = notice.table.as_str();
    json!({
        "web_push": 8030,
        "notification": {
            "title": title,
            "body": said.notice(notice.host.as_deref(), notice.over),
            "lang": said.language,
            "navigate": format!("{}/t/{table}", to.origin),
            "tag": format!("parlour-{table}"),
            "data": { "id": notice.id },
        },
    })
}

/// What a webhook is told.
pub(super) fn to_webhook(notice: &Outgoing) -> Value {
    json!({
        "id": notice.id,
        "table": notice.table.as_str(),
        "game": notice.game,
        "host": notice.host,
        "turn": notice.name,
        "seat": notice.seat,
        "over": notice.over,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_everything() {
        for code in WORDS.keys() {
            let said = Said::of(code);
            assert_eq!(said.language, *code);
            let sentences = [
                said.notice(Some("Ada"), false),
                said.notice(Some("Ada"), true),
                said.feed("Clue", Some("Ada")),
                said.notice(None, false),
            ];
            for (place, sentence) in sentences.iter().enumerate() {
                assert!(!sentence.contains(['{', '[', '$']), "{code}: {sentence}");
                assert_eq!(sentence.contains("Ada"), place < 3, "{code}: {sentence}");
            }
        }
        assert_eq!(Said::of("eo").language, "en");
        assert_eq!(Said::of("de").notice(Some("Ada"), false), "Du bist am Zug am Tisch von Ada");
    }
}
