//! `parlour verify`: recomputes a saved table.

use std::fs::File;
use std::io::{IsTerminal, Read as _, Write, stdin, stdout};
use std::process::ExitCode;

use anyhow::{Context, ensure};
use catalog::{Arg, Handing, Message};
use clap::Args;
use fair::{Fault, Handed, Hash, Known, Proof, Verified};

use super::save::{LONGEST, fetch, fetch_head, is_address};
use super::words::{about_file, of_game, read, say, word};

/// The exit code where something is forged, or is not the game that somebody knows.
const FORGED: u8 = 1;

/// The exit code where nothing can be said.
const UNKNOWN: u8 = 2;

#[derive(Args)]
pub(super) struct Verify {
    table: String,
    #[arg(long)]
    mark: Option<String>,
}

impl Verify {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let given =
            text_of(&self.table).and_then(|text| Ok((text, self.mark.as_deref().map(known_by).transpose()?)));
        let (text, known) = match given {
            Ok(given) => given,
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
        // A file alone proves that it fits itself; who knows the mark, that it is the game that was played. Its server says so.
        let is_compared = known.is_some();
        // Whoever has the mark itself has noted it; a file or an address is as true as it is.
        let is_noted = self.mark.as_deref().and_then(Hash::read).is_some();
        let (fits, compare) = match is_address(&self.table) {
            true => ("verify-fits-table", "verify-address"),
            false => ("verify-fits", "verify-compare"),
        };
        let verified = match known {
            Some(known) => fair::verify_known(&text, &known),
            None => fair::verify(&text),
        };
        match verified {
            Ok(verified) => {
                tell(&verified)?;
                let said = words.plain(&verified.message());
                let Some(proof) = verified.proof() else {
                    sum("?", 33, "verify-unproved", said)?;
                    return Ok(ExitCode::from(UNKNOWN));
                };
                let missing = match self.missing(proof) {
                    Ok(missing) => missing,
                    Err(error) => {
                        super::tell(&error);
                        return Ok(ExitCode::from(UNKNOWN));
                    }
                };
                if let Some(number) = missing {
                    let what = say(&Message::new("verify-not-listed").with("number", number));
                    sum("✗", 31, "verify-forged", what)?;
                    return Ok(ExitCode::from(FORGED));
                }
                let said = if is_compared { said } else { word(compare) };
                match (proof.is_shared(), is_compared) {
                    (true, true) if is_noted => sum("✓", 32, "verify-proved", said)?,
                    (true, true) => sum("✓", 32, "verify-same", said)?,
                    (true, false) => sum("✓", 32, fits, said)?,
                    (false, _) => sum("✓", 33, "verify-followed", said)?,
                }
                Ok(ExitCode::SUCCESS)
            }
            Err(fault) => {
                let (name, code) = match fault {
                    Fault::Forged(_) => ("verify-forged", FORGED),
                    Fault::Another(_) => ("verify-another", FORGED),
                    Fault::Unreadable(_) => ("verify-unreadable", UNKNOWN),
                };
                sum("✗", 31, name, words.plain(&fault.message()))?;
                Ok(ExitCode::from(code))
            }
        }
    }
}

impl Verify {
    /// The number of a link that the table tells, and that the chain of its server does not have.
    fn missing(&self, proof: &Proof) -> anyhow::Result<Option<u32>> {
        let links = [Some(proof.link), proof.end.map(|end| end.link)];
        for link in links.into_iter().flatten().filter(|_| is_address(&self.table)) {
            if fetch_head(&self.table, link.number)? != Some(link.head.to_string()) {
                return Ok(Some(link.number));
            }
        }
        Ok(None)
    }
}

/// What is saved in a file, or at an address.
fn text_of(table: &str) -> anyhow::Result<String> {
    if is_address(table) {
        return fetch(table);
    }
    let mut text = String::new();
    let limit = LONGEST as u64 + 1;
    let length = match table {
        "-" => stdin().take(limit).read_to_string(&mut text),
        _ => File::open(table).and_then(|file| file.take(limit).read_to_string(&mut text)),
    };
    let length = length.with_context(|| about_file("unreadable", table.as_ref()))?;
    ensure!(length <= LONGEST, word("saved-too-long"));
    Ok(text)
}

/// What is known by a mark, or by another file or address with a game.
fn known_by(given: &str) -> anyhow::Result<Known> {
    if let Some(mark) = Hash::read(given) {
        return Ok(Known::Mark(mark));
    }
    let about = || say(&Message::new("verify-no-mark").with("given", Arg::text(given)));
    let other = fair::verify(&text_of(given)?).ok().filter(|other| other.proof().is_some());
    other.map(|other| Known::Copy(Box::new(other))).with_context(about)
}

/// What was recomputed.
fn tell(verified: &Verified) -> std::io::Result<()> {
    let Verified { saved, .. } = verified;
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
    for Handed { seat, ply, how } in &saved.handed {
        let name = saved.seats.get(seat.index()).map_or("", |seated| &seated.name);
        let handed = Message::new(match how {
            Handing::On => "verify-handed",
            Handing::Back => "verify-back",
            Handing::ToBot => "verify-to-bot",
        });
        writeln!(out, "{}", say(&handed.with("name", Arg::text(name)).with("ply", *ply)))?;
    }
    let (Some(proof), Some(mark)) = (verified.proof(), verified.mark()) else { return Ok(()) };
    for (seated, share) in saved.seats.iter().zip(&proof.shares) {
        let name = match (share.opening, share.own) {
            (None, _) => "verify-share-unopened",
            (Some(_), true) => "verify-share-own",
            (Some(_), false) => "verify-share-server",
        };
        writeln!(out, "{}", say(&Message::new(name).with("name", Arg::text(seated.name.clone()))))?;
    }
    let link = Message::new("verify-link").with("number", proof.link.number);
    writeln!(out, "{}", say(&link.with("head", Arg::text(proof.link.head.to_string()))))?;
    if let Some(end) = proof.end {
        let ended = Message::new("verify-end").with("number", end.link.number);
        writeln!(out, "{}", say(&ended.with("head", Arg::text(end.link.head.to_string()))))?;
    }
    writeln!(out, "{}", say(&Message::new("verify-mark").with("mark", Arg::text(mark.to_string()))))
}
