//! `parlour save`: a finished table of a server as text.

use std::io::{IsTerminal, Write, stdout};

use anyhow::{Context, anyhow, ensure};
use axum::body::Bytes;
use catalog::{Arg, Message};
use clap::Args;
use http_body_util::{BodyExt, Full, Limited};
use hyper::{Request, Uri};
use serde_json::Value;

use super::words::{say, visible, word};
use crate::Reach;
use crate::outbox::Client;

/// The most bytes of a saved table that are read.
pub(super) const LONGEST: usize = 8 * 1024 * 1024;

#[derive(Args)]
pub(super) struct Save {
    address: String,
}

impl Save {
    pub(super) fn run(self) -> anyhow::Result<()> {
        let saved = fetch(&self.address)?;
        // A file gets it to the byte.
        let shown = if stdout().is_terminal() { visible(&saved) } else { saved };
        write!(stdout(), "{shown}")?;
        Ok(())
    }
}

/// Whether this is the address of a table, and not a file.
pub(super) fn is_address(text: &str) -> bool {
    text.starts_with("http://") || text.starts_with("https://")
}

/// The saved table at the address of its page.
pub(super) fn fetch(address: &str) -> anyhow::Result<String> {
    let (status, saved) = get(address, saved_address(address), "table-unreachable")?;
    ensure!(![409, 403].contains(&status), about("table-not-over", address));
    ensure!(![410, 500].contains(&status), about("table-unreadable", address));
    ensure!(status == 200, about("no-such-table", address));
    Ok(saved)
}

/// The head of the chain with the link of this number, at the server of a table's page; `None` where it has none.
pub(super) fn fetch_head(address: &str, number: u32) -> anyhow::Result<Option<String>> {
    const UNREACHABLE: &str = "chain-unreachable";
    let chain = at_server(address, &format!("chain?from={number}&to={number}"));
    let (status, chain) = get(address, chain, UNREACHABLE)?;
    ensure!(status == 200, about(UNREACHABLE, address));
    let chain: Value = serde_json::from_str(&chain).map_err(|_| anyhow!(about(UNREACHABLE, address)))?;
    Ok(chain["links"][0]["head"].as_str().map(str::to_owned))
}

fn about(name: &'static str, address: &str) -> String {
    say(&Message::new(name).with("address", Arg::text(address)))
}

/// What a server answers, for what is asked of the address of a table's page; and the name of what is said without an answer.
fn get(address: &str, at: Option<Uri>, unreachable: &'static str) -> anyhow::Result<(u16, String)> {
    let at = at.with_context(|| about("no-table-address", address))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.with_context(|| word("no-threads"))?.block_on(async {
        let request = Request::get(at).body(Full::<Bytes>::default())?;
        let unreachable = || anyhow!(about(unreachable, address));
        let answer = Client::new(Reach::Anywhere).send(request).await.map_err(|_| unreachable())?;
        let status = answer.status().as_u16();
        let body = Limited::new(answer.into_body(), LONGEST).collect().await;
        let body = body.map_err(|_| unreachable())?.to_bytes();
        Ok((status, String::from_utf8(body.to_vec()).map_err(|_| anyhow!(about("no-such-table", address)))?))
    })
}

/// Where the server has the table of this page saved: `…/t/ID` is that of `…/api/tables/ID/saved`.
fn saved_address(address: &str) -> Option<Uri> {
    let page: Uri = address.split('#').next()?.parse().ok().filter(|_| is_address(address))?;
    let id = page.path().strip_prefix("/t/")?.split('/').next()?;
    let known = id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    known.then(|| at_server(address, &format!("tables/{id}/saved")))?
}

/// What is asked of the server at which a page is.
fn at_server(address: &str, asked: &str) -> Option<Uri> {
    let page: Uri = address.split('#').next()?.parse().ok()?;
    let (scheme, authority) = (page.scheme_str()?, page.authority()?);
    format!("{scheme}://{authority}/api/{asked}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_leads_to_its_saved_table() {
        let saved = "http://127.0.0.1:8080/api/tables/0123456789abcdef/saved";
        for page in ["/t/0123456789abcdef", "/t/0123456789abcdef/", "/t/0123456789abcdef/replay#ply=3"] {
            assert_eq!(saved_address(&format!("http://127.0.0.1:8080{page}")), Some(saved.parse().unwrap()));
        }
        for wrong in ["http://127.0.0.1/", "ftp://a/t/0123456789abcdef", "http://a/t/short", "game.txt"] {
            assert_eq!(saved_address(wrong), None, "{wrong}");
        }
    }
}
