//! Why a database cannot be used, and what to do about it.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use catalog::{Arg, Message};
use sqlx::migrate::MigrateError;

use super::Database;

/// A database that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Unusable {
    /// Made by a later version of this program.
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The newest version known.
        known: i64,
    },
    /// Something else.
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The folder in which it should be is not there.
    Lost {
        /// The file.
        path: PathBuf,
    },
    /// Another process has it.
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It may not be written.
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// There is no room left.
    Full {
        /// The file.
        path: PathBuf,
    },
    /// Anything else.
    Broken {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// There is no PostgreSQL at this address, or it lets nobody in.
    Unreachable {
        /// The address, without its password.
        address: String,
        /// What is said there; `None` where nobody answers.
        reason: Option<String>,
    },
    /// The database of PostgreSQL cannot be used.
    Refused {
        /// The address, without its password.
        address: String,
        /// What PostgreSQL says.
        reason: String,
    },
    /// The database of PostgreSQL was made by a later version of this program.
    Later {
        /// The address, without its password.
        address: String,
        /// Its version.
        found: i64,
        /// The newest version known.
        known: i64,
    },
}

impl Unusable {
    /// What is wrong with it, and what to do about it.
    pub fn message(&self) -> Message {
        let about = |name, path: &Path| Message::new(name).with("path", Arg::text(path.display().to_string()));
        let because = |name, path, reason: &str| about(name, path).with("reason", Arg::text(reason));
        let at = |name, address: &str, reason: &str| {
            Message::new(name).with("address", Arg::text(address)).with("reason", Arg::text(reason))
        };
        match self {
            Unusable::Newer { path, found, known } => {
                about("database-newer", path).with("found", *found).with("known", *known)
            }
            Unusable::Foreign { path } => about("database-foreign", path),
            Unusable::Lost { path } => about("database-lost", path),
            Unusable::InUse { path } => about("database-in-use", path),
            Unusable::ReadOnly { path } => about("database-read-only", path),
            Unusable::Full { path } => about("database-full", path),
            Unusable::Broken { path, reason } => because("database-broken", path, reason),
            Unusable::Unreachable { address, reason: Some(reason) } => at("database-unreachable", address, reason),
            Unusable::Unreachable { address, reason: None } => {
                Message::new("database-silent").with("address", Arg::text(address.clone()))
            }
            Unusable::Refused { address, reason } => at("database-refused", address, reason),
            Unusable::Later { address, found, known } => Message::new("database-later")
                .with("address", Arg::text(address.clone()))
                .with("found", *found)
                .with("known", *known),
        }
    }

    /// Sorts an error of the database by what one can do about it.
    pub(super) fn of(path: &Path, error: &sqlx::Error) -> Unusable {
        if let Some(lost) = Unusable::of_place(path) {
            return lost;
        }
        let (path, reason) = (path.to_path_buf(), error.to_string());
        let code = error.as_database_error().and_then(|error| error.code());
        // The low byte is the primary result code.
        match code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xFF) {
            Some(8 | 14) => Unusable::ReadOnly { path }, // SQLITE_READONLY, SQLITE_CANTOPEN
            Some(13) => Unusable::Full { path },         // SQLITE_FULL
            Some(26) => Unusable::Foreign { path },      // SQLITE_NOTADB
            _ => Unusable::Broken { path, reason },
        }
    }

    /// Sorts an error of a file, or of its folder, in the same way.
    pub(crate) fn of_file(path: &Path, error: &io::Error) -> Unusable {
        let path = path.to_path_buf();
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Unusable::Lost { path },
            ErrorKind::IsADirectory => Unusable::Foreign { path },
            ErrorKind::StorageFull => Unusable::Full { path },
            _ => Unusable::ReadOnly { path },
        }
    }

    /// Where there can be no such file at all: in no folder, or where there is a folder.
    fn of_place(path: &Path) -> Option<Unusable> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let path = path.to_path_buf();
        match folder {
            _ if path.is_dir() => Some(Unusable::Foreign { path }),
            Some(folder) if !folder.is_dir() => Some(Unusable::Lost { path }),
            _ => None,
        }
    }

    /// The same of an error of any database.
    pub(super) fn of_database(database: &Database, error: &sqlx::Error) -> Unusable {
        match database {
            Database::Sqlite(path) => Unusable::of(path, error),
            Database::Postgres(address) => address.unusable(error),
        }
    }

    /// The same of an error in a step from one version to the next.
    pub(super) fn of_migration(path: &Path, error: MigrateError) -> Unusable {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => Unusable::of(path, &error),
            other => Unusable::Broken { path: path.into(), reason: other.to_string() },
        }
    }
}
