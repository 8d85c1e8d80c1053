//! Opening a table, sitting down, getting up, and what the host does.

use std::collections::BTreeMap;

use catalog::{AnyGame, Help};
use serde_json::{Map, Value};

use super::{Context, LiveTable, Play};
use crate::name;
use crate::problem::{Outcome, Problem};
use crate::protocol::{HostDoes, Notice, Open, Opened, Phase, Seated, Sit};
use crate::store::{self, Change, StoredChair, StoredTable, now};
use crate::token::{TableId, Token, TokenHash};

/// A table about to be opened, and the secrets that its opener is given.
pub(crate) struct NewTable {
    pub(crate) row: StoredTable,
    pub(crate) opened: Opened,
}

impl NewTable {
    /// Checks what somebody asks for.
    pub(crate) fn new(context: &Context, open: Open) -> Outcome<NewTable> {
        let game = context.game(&open.game)?;
        check_options(game, &open.options)?;
        check_help(game, open.help)?;
        let name = name::person(&open.name)?;
        let (id, host) = (TableId::new(), Token::new());
        let mut row = LiveTable::row(id.clone(), game, host.hash(), open.listed, open.help);
        row.options = open.options;

        let mut seat = None;
        if let Some(chair) = open.chair {
            free_chair(game, &row.chairs, chair)?;
            let token = Token::new();
            row.chairs.push((chair, person(name, &token)));
            seat = Some(token.reveal());
        }
        for (chair, level) in open.bots {
            free_chair(game, &row.chairs, chair)?;
            let sitter = bot(game, &level, row.chairs.iter().map(|(_, sitter)| sitter.name.as_str()))?;
            row.chairs.push((chair, sitter));
        }
        row.chairs.sort_by_key(|(chair, _)| *chair);
        if open.start {
            let taken: Vec<u8> = row.chairs.iter().map(|(chair, _)| *chair).collect();
            row.setup = Some(seating(game, &taken, &row.options)?);
        }
        let opened = Opened { table: id.as_str().to_owned(), host: Some(host.reveal()), seat };
        Ok(NewTable { row, opened })
    }
}

impl LiveTable {
    /// Somebody sits down on a free chair in the lobby.
    pub(crate) async fn sit(&mut self, sit: Sit) -> Outcome<Seated> {
        self.lobby()?;
        let name = name::person(&sit.name)?;
        if self.chairs.iter().flatten().any(|sitter| name::same(&sitter.name, &name)) {
            return Err(Problem::taken(format!(
                "Somebody at this table is already called {name}: choose another name."
            )));
        }
        let free = || self.chairs.iter().position(Option::is_none).map(|chair| chair as u8);
        let chair = sit.chair.or_else(free).ok_or_else(|| Problem::taken("Every chair is taken."))?;
        self.free(chair)?;
        let token = Token::new();
        self.put(chair, person(name, &token)).await?;
        Ok(Seated { chair, seat: token.reveal() })
    }

    /// A person leaves their chair in the lobby.
    pub(crate) async fn stand(&mut self, token: TokenHash) -> Outcome<()> {
        let chair = self.chair_of(token).ok_or(NOT_A_SEAT)?;
        self.lobby()?;
        self.clear(chair).await
    }

    /// What the host does.
    pub(crate) async fn host(&mut self, token: TokenHash, does: HostDoes) -> Outcome<()> {
        if self.host != Some(token) {
            return Err(Problem::not_yours("Only the host of the table may do this."));
        }
        match does {
            HostDoes::Bot { chair, level } => {
                self.lobby()?;
                self.free(chair)?;
                let names = self.chairs.iter().flatten().map(|sitter| sitter.name.as_str());
                let sitter = bot(self.game()?, &level, names)?;
                self.put(chair, sitter).await
            }
            HostDoes::Free { chair } if self.phase() == Phase::Lobby => self.clear(chair).await,
            HostDoes::Free { chair } => self.replace(chair).await,
            HostDoes::Options { options: chosen } => {
                self.lobby()?;
                check_options(self.game()?, &chosen)?;
                self.make(Change::Options { table: self.id.clone(), options: chosen.clone() }).await?;
                self.options = chosen;
                self.announce_room().await;
                Ok(())
            }
            HostDoes::Help { help } => {
                self.lobby()?;
                check_help(self.game()?, help)?;
                self.make(Change::Help { table: self.id.clone(), help }).await?;
                self.help = help;
                self.announce_room().await;
                Ok(())
            }
            HostDoes::List { listed } => {
                self.make(Change::List { table: self.id.clone(), listed }).await?;
                self.listed = listed;
                self.announce_room().await;
                Ok(())
            }
            HostDoes::Start => self.start().await,
        }
    }

    async fn start(&mut self) -> Outcome<()> {
        self.lobby()?;
        let (game, seats) = (self.game()?, self.taken());
        let setup = seating(game, &seats, &self.options)?;
        let table = game.table(&setup, &self.names(&seats));
        let mut table = table.map_err(|error| Problem::unseated(&error, game.words()))?;
        table.set_help(self.help);
        self.make(Change::Start { table: self.id.clone(), setup }).await?;
        self.play = Some(Play::new(table, seats));
        tracing::info!(table = ?self.id, game = self.game_name, "a game starts");
        self.welcome_to_game();
        self.announce_room().await;
        Ok(())
    }

    /// A new table for the same people, once: the same chairs, bots and options, and everybody's tokens.
    pub(crate) async fn rematch(&mut self, token: Token) -> Outcome<Opened> {
        let (is_host, is_seat) = (self.host == Some(token.hash()), self.chair_of(token.hash()).is_some());
        if !is_host && !is_seat {
            return Err(NOT_A_SEAT);
        }
        self.open()?;
        if self.phase() != Phase::Over {
            return Err(Problem::NOT_OVER);
        }
        if self.rematch.is_none() {
            self.open_rematch().await?;
        }
        let next = self.rematch.as_ref().ok_or(Problem::INTERNAL)?;
        let secret = token.reveal();
        Ok(Opened {
            table: next.as_str().to_owned(),
            host: is_host.then(|| secret.clone()),
            seat: is_seat.then_some(secret),
        })
    }

    async fn open_rematch(&mut self) -> Outcome<()> {
        self.check_bots()?;
        let (id, game) = (TableId::new(), self.game()?);
        let host = self.host.ok_or(Problem::INTERNAL)?;
        let mut row = LiveTable::row(id.clone(), game, host, self.listed, self.help);
        row.options = self.options.clone();
        let taken = self.taken();
        row.setup = Some(seating(game, &taken, &row.options)?);
        let again =
            |sitter: &StoredChair| StoredChair { away: sitter.token.map(|_| now()), notes: None, ..sitter.clone() };
        row.chairs = taken.iter().filter_map(|&chair| Some((chair, again(self.sitter(chair)?)))).collect();
        let change = Change::Rematch { old: self.id.clone(), new: row };
        self.rematch = match self.context.store.change(change).await? {
            store::Outcome::Made => Some(id),
            // Another node's player was first.
            _ => self.context.store.table(&self.id).await?.ok_or(Problem::UNKNOWN_TABLE)?.rematch,
        };
        self.announce_room().await;
        Ok(())
    }

    /// Keeps a person's notes, and shows them to their other connections.
    pub(crate) async fn keep_notes(&mut self, from: super::WatcherId, notes: Value) -> Outcome<()> {
        let limit = self.context.config.limits.notes;
        let chair = self.chair_of_watcher(from).ok_or(NOT_A_SEAT)?;
        let text = notes.to_string();
        if text.len() > limit {
            return Err(Problem::too_long(limit));
        }
        self.make(Change::Notes { table: self.id.clone(), chair, notes: text.clone() }).await?;
        self.sitter_mut(chair).ok_or(NOT_A_SEAT)?.notes = Some(text);
        self.notify_others(chair, from, &Notice::Notes { notes });
        Ok(())
    }

    async fn put(&mut self, chair: u8, sitter: StoredChair) -> Outcome<()> {
        self.make(Change::Sit { table: self.id.clone(), chair, sitter: sitter.clone() }).await?;
        self.chairs[usize::from(chair)] = Some(sitter);
        self.announce_room().await;
        Ok(())
    }

    async fn clear(&mut self, chair: u8) -> Outcome<()> {
        self.sitter(chair).ok_or_else(|| Problem::bad_seats("Nobody sits there."))?;
        self.make(Change::Stand { table: self.id.clone(), chair }).await?;
        self.dismiss(chair);
        self.chairs[usize::from(chair)] = None;
        self.announce_room().await;
        Ok(())
    }

    /// Gives a person's seat to a bot for good.
    async fn replace(&mut self, chair: u8) -> Outcome<()> {
        self.open()?;
        if self.phase() == Phase::Over {
            return Err(Problem::OVER);
        }
        let is_person = self.sitter(chair).is_some_and(|sitter| sitter.token.is_some());
        if !is_person {
            return Err(Problem::bad_seats("No person sits there."));
        }
        let level = self.best_bot()?;
        self.make(Change::Replace { table: self.id.clone(), chair, bot: level.clone() }).await?;
        self.dismiss(chair);
        if let Some(sitter) = self.sitter_mut(chair) {
            *sitter = StoredChair { bot: Some(level), token: None, away: None, notes: None, ..sitter.clone() };
        }
        self.announce_room().await;
        Ok(())
    }

    /// Makes a change that nobody can have been faster with.
    async fn make(&self, change: Change) -> Outcome<()> {
        match self.context.store.change(change).await? {
            store::Outcome::Made => Ok(()),
            store::Outcome::Gone => Err(Problem::UNKNOWN_TABLE),
            _ => Err(Problem::taken("Somebody was faster: look again.")),
        }
    }

    fn lobby(&self) -> Outcome<()> {
        match self.phase() {
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(Problem::ALREADY_STARTED),
            Phase::Over => Err(Problem::OVER),
            Phase::Closed => self.open(),
        }
    }

    fn free(&self, chair: u8) -> Outcome<()> {
        match self.chairs.get(usize::from(chair)) {
            Some(None) => Ok(()),
            Some(Some(_)) => Err(Problem::taken("This chair is taken.")),
            None => Err(no_chair(self.game()?)),
        }
    }
}

const NOT_A_SEAT: Problem = Problem::not_yours("This needs the link of a seat at this table.");

/// Whether the game offers this level of help; of those that offer none, the usual one is all there is.
fn check_help(game: &dyn AnyGame, help: Help) -> Outcome<()> {
    if help == Help::default() || game.helps().contains(&help) {
        return Ok(());
    }
    let helps: Vec<&str> = game.helps().iter().map(|help| help.name()).collect();
    let helps = if helps.is_empty() { "none to choose".into() } else { helps.join(", ") };
    let message =
        format!("{} has no such help; there is: {helps}.", game.words().text("title").unwrap_or_default());
    Err(Problem::bad_options(message))
}

/// The setup for these chairs and options, which must suffice for a game to start.
fn seating(game: &dyn AnyGame, chairs: &[u8], chosen: &BTreeMap<String, Value>) -> Outcome<String> {
    game.seating(chairs, &options(chosen)).map_err(|error| Problem::unseated(&error, game.words()))
}

fn check_options(game: &dyn AnyGame, chosen: &BTreeMap<String, Value>) -> Outcome<()> {
    game.check_options(&options(chosen)).map_err(|error| Problem::unseated(&error, game.words()))
}

fn options(chosen: &BTreeMap<String, Value>) -> Map<String, Value> {
    chosen.clone().into_iter().collect()
}

fn person(name: String, token: &Token) -> StoredChair {
    StoredChair { name, token: Some(token.hash()), bot: None, away: Some(now()), notes: None }
}

fn bot<'a>(game: &dyn AnyGame, level: &str, names: impl Iterator<Item = &'a str> + Clone) -> Outcome<StoredChair> {
    let bots = game.bots();
    let Some(known) = bots.iter().find(|known| **known == level) else {
        return Err(Problem::bad_seats(format!("There is no such bot; there are: {}.", bots.join(", "))));
    };
    Ok(StoredChair { name: name::bot(names), token: None, bot: Some(known.to_string()), away: None, notes: None })
}

fn free_chair(game: &dyn AnyGame, chairs: &[(u8, StoredChair)], chair: u8) -> Outcome<()> {
    if usize::from(chair) >= game.info().chairs.len() {
        return Err(no_chair(game));
    }
    if chairs.iter().any(|(taken, _)| *taken == chair) {
        return Err(Problem::bad_seats(format!("Chair {chair} is named twice.")));
    }
    Ok(())
}

fn no_chair(game: &dyn AnyGame) -> Problem {
    Problem::bad_seats(format!("There are the chairs 0 to {}.", game.info().chairs.len() - 1))
}
