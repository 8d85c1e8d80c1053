//! `parlour export`: the page as a site of plain files.

use std::fs;
use std::io::{self, ErrorKind, Write, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail, ensure};
use catalog::{Arg, Message};
use clap::Args;

use super::words::{about_file, reason, say, word};
use crate::http::site;

#[derive(Args)]
pub(super) struct Export {
    folder: PathBuf,
}

impl Export {
    pub(super) fn run(self) -> anyhow::Result<()> {
        let folder = self.folder;
        check_free(&folder)?;
        let site = site().with_context(|| word("export-without-modules"))?;
        for (name, bytes) in &site {
            let path = folder.join(name);
            let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, bytes));
            written.map_err(|error| unwritable(&path, &error))?;
        }
        let done = Message::new("export-done").with("files", site.len());
        writeln!(stdout(), "{}", say(&done.with("folder", Arg::text(folder.display().to_string()))))?;
        Ok(())
    }
}

/// Nobody's files are written over.
fn check_free(folder: &Path) -> anyhow::Result<()> {
    match fs::read_dir(folder) {
        Ok(mut entries) => {
            ensure!(entries.next().is_none(), about_file("export-not-empty", folder));
            Ok(())
        }
        Err(error) => match error.kind() {
            ErrorKind::NotFound => Ok(()),
            ErrorKind::NotADirectory => bail!(about_file("export-to-file", folder)),
            _ => Err(unwritable(folder, &error)),
        },
    }
}

fn unwritable(path: &Path, error: &io::Error) -> anyhow::Error {
    let unwritable = Message::new("export-unwritable").with("file", Arg::text(path.display().to_string()));
    anyhow!(say(&unwritable.with("reason", Arg::text(reason(error)))))
}
