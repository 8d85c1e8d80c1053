//! `parlour export`: the page as a site of plain files.

use std::fs;
use std::io::{ErrorKind, Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use clap::Args;

use crate::http::site;

/// Write a site of plain files that needs no server: games against bots, lessons, cases and the notebook.
///
/// Any host of plain files can serve it, at the first address of its name, or a program on your own machine:
///
/// `parlour export site`
///
/// `python3 -m http.server --directory site`
///
/// The browser plays the bots itself and keeps the games; after the first visit it needs no network at all, where the
/// site has HTTPS or is at localhost. Tables with friends need a server. A host should answer with 404.html where it
/// has no file, as most do: the address of a game is none.
#[derive(Args)]
pub(super) struct Export {
    /// Where to write it: a folder that is empty or not there yet.
    folder: PathBuf,
}

impl Export {
    pub(super) fn run(self) -> anyhow::Result<()> {
        let folder = self.folder;
        check_free(&folder)?;
        let site = site().context(
            "this program was built without what lets a browser play by itself: \
             run `rustup target add wasm32-unknown-unknown` and build it again",
        )?;
        for (name, bytes) in &site {
            let path = folder.join(name);
            let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, bytes));
            written.map_err(|error| unwritable(&path, &error))?;
        }
        writeln!(
            stdout(),
            "{} files are in {}: let any host of plain files serve them.",
            site.len(),
            folder.display()
        )?;
        Ok(())
    }
}

/// Nobody's files are written over.
fn check_free(folder: &Path) -> anyhow::Result<()> {
    match fs::read_dir(folder) {
        Ok(mut entries) => {
            ensure!(entries.next().is_none(), "{} is not empty: name a new folder, or empty it", folder.display());
            Ok(())
        }
        Err(error) => match error.kind() {
            ErrorKind::NotFound => Ok(()),
            ErrorKind::NotADirectory => bail!("{} is a file: name a folder", folder.display()),
            _ => Err(unwritable(folder, &error)),
        },
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> anyhow::Error {
    anyhow::anyhow!("{} can't be written ({error}): name a folder in which you may write", path.display())
}
