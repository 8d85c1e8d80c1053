//! `parlour verify`: recomputes a saved table.

use std::fs::File;
use std::io::{IsTerminal, Read as _, Write, stdin, stdout};
use std::process::ExitCode;

use anyhow::{Context, ensure};
use catalog::{Arg, Message};
use clap::Args;
use fair::{Deals, Fault, Verified};

use super::save::{LONGEST, fetch, is_address};
use super::words::{about_file, of_game, read, say, word};

/// The exit code where something is forged.
const FORGED: u8 = 1;

/// The exit code where nothing can be said.
const UNKNOWN: u8 = 2;

#[derive(Args)]
pub(super) struct Verify {
    table: String,
}

impl Verify {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let text = match self.text() {
            Ok(text) => text,
            Err(error) => {
                super::tell(&error);
                return Ok(ExitCode::from(UNKNOWN));
            }
        };
        let words = read("fair");
        let sum = |symbol: &str, color: u8, name: &'static str, said: String| {
            let sum = say(&Message::new(name).with("what", Arg::text(said)));
            let line = format!("{symbol} {sum}");
            let painted = if stdout().is_terminal() { format!("\x1b[{color}m{line}\x1b[0m") } else { line };
            writeln!(stdout(), "{painted}")
        };
        match fair::verify(&text) {
            Ok(verified) => {
                tell(&verified)?;
                let said = words.plain(&verified.message());
                if matches!(verified.saved.deals, Deals::Verifiable(_)) {
                    sum("✓", 32, "verify-proved", said)?;
                    return Ok(ExitCode::SUCCESS);
                }
                sum("?", 33, "verify-unproved", said)?;
                Ok(ExitCode::from(UNKNOWN))
            }
            Err(fault) => {
                let (name, code) = match fault {
                    Fault::Forged(_) => ("verify-forged", FORGED),
                    Fault::Unreadable(_) => ("verify-unreadable", UNKNOWN),
                };
                sum("✗", 31, name, words.plain(&fault.message()))?;
                Ok(ExitCode::from(code))
            }
        }
    }

    fn text(&self) -> anyhow::Result<String> {
        if is_address(&self.table) {
            return fetch(&self.table);
        }
        let path = self.table.as_ref();
        let mut text = String::new();
        let limit = LONGEST as u64 + 1;
        let length = match self.table.as_str() {
            "-" => stdin().take(limit).read_to_string(&mut text),
            _ => File::open(&self.table).and_then(|file| file.take(limit).read_to_string(&mut text)),
        };
        let length = length.with_context(|| about_file("unreadable", path))?;
        ensure!(length <= LONGEST, word("saved-too-long"));
        Ok(text)
    }
}

/// What was recomputed.
fn tell(Verified { saved, .. }: &Verified) -> std::io::Result<()> {
    let mut out = stdout().lock();
    let game = catalog::find(&saved.game).map_or_else(
        || saved.game.clone(),
        |game| of_game(game).text("title").unwrap_or_else(|| saved.game.clone()),
    );
    let names = Arg::and(saved.seats.iter().map(|seated| Arg::text(seated.name.clone())));
    writeln!(out, "{}", say(&Message::new("verify-game").with("game", Arg::text(game)).with("names", names)))?;
    let chance = saved.moves.iter().filter(|made| made.mover == catalog::Mover::Chance).count();
    let moves = Message::new("verify-moves").with("moves", saved.moves.len() - chance).with("chance", chance);
    writeln!(out, "{}", say(&moves))?;
    let Deals::Verifiable(proof) = &saved.deals else { return Ok(()) };
    for (seated, share) in saved.seats.iter().zip(&proof.shares) {
        let name = match (share.opening, share.own) {
            (None, _) => "verify-share-unopened",
            (Some(_), true) => "verify-share-own",
            (Some(_), false) => "verify-share-server",
        };
        writeln!(out, "{}", say(&Message::new(name).with("name", Arg::text(seated.name.clone()))))?;
    }
    let link = Message::new("verify-link").with("number", proof.link.number);
    writeln!(out, "{}", say(&link.with("head", Arg::text(proof.head.to_string()))))
}
