//! Opening a table, sitting down, getting up, and what the host does.

use std::collections::BTreeMap;

use catalog::AnyGame;
use fair::Hash;
use protocol::play::NOT_A_SEAT;
use protocol::{
    HostDoes, Notice, Open, OpenLesson, Opened, Outcome, Phase, Problem, ProblemCode, Rematch, Seated, Sit, lesson,
    name, seating,
};
use serde_json::{Map, Value};

use super::deals::read_commitment;
use super::load::check_bots;
use super::{Context, LiveTable, Started, WatcherId};
use crate::store::{
    self, Begun, Change, Handed, StoredChair, StoredDeal, StoredEvening, StoredShare, StoredTable, now,
};
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
        seating::check_options(game, &open.options)?;
        seating::check_help(game, open.help)?;
        open.absent_ms.map_or(Ok(()), seating::check_absent)?;
        let clock = open.clock.map(|clock| clock.check(context.config.limits.shortest_clock)).transpose()?;
        let name = name::person(&open.name)?;

        let twice = |chair: u8| Problem::bad_seats(format!("Chair {chair} is named twice."));
        let mut chairs = BTreeMap::new();
        let mut seat = None;
        if let Some(chair) = open.chair {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            let token = Token::new();
            chairs.insert(chair, person(name.clone(), &token));
            seat = Some(token.reveal());
        }
        let mut others = Vec::new();
        for (chair, name) in open.others {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            let token = Token::new();
            chairs.insert(chair, person(name::another(&name, names(&chairs))?, &token));
            others.push(token.reveal());
        }
        for (chair, level) in open.bots {
            seating::check_free(game, &chairs, chair, twice(chair))?;
            chairs.insert(chair, bot(game, &level, &chairs)?);
        }
        let deal = StoredDeal::new(context, game);
        let commitment = read_commitment(open.commit.as_deref())?;
        for (&chair, sitter) in &mut chairs {
            let own = commitment.filter(|_| open.chair == Some(chair));
            sitter.share = Some(StoredShare::new(context, game.name(), chair, own));
        }
        let setup = open.start.then(|| seating::setup(game, &chairs, &open.options)).transpose()?;
        let (id, host) = (TableId::new(), Token::new());
        let mut row = StoredTable {
            id: id.clone(),
            game: open.game,
            rules: game.rules(),
            options: open.options,
            listed: open.listed,
            help: open.help,
            lesson: false,
            origin: None,
            evening: None,
            deal: Some(deal),
            host: Some(host.hash()),
            host_name: Some(name),
            absent: open.absent_ms,
            clock,
            webhook: None,
            setup,
            rematch: None,
            code: None,
            chairs,
            handed: Vec::new(),
            last: now(),
            over: false,
            version: 0,
            driver: None,
            unreadable: Vec::new(),
        };
        row.lock();
        let opened = Opened {
            table: id.as_str().to_owned(),
            host: Some(host.reveal()),
            seat,
            others,
            commitment: row.commitment().map(|commitment| commitment.to_string()),
            lock: row.locked().map(|lock| lock.to_string()),
        };
        Ok(NewTable { row, opened })
    }

    /// The table of a person, who sits on a chair of that name, for a board of an evening; begun at once.
    pub(crate) fn of_evening(
        context: &Context,
        evening: &StoredEvening,
        (options, setup): (Map<String, Value>, String),
        (own, name, token): (u8, String, TokenHash),
    ) -> Outcome<StoredTable> {
        let game = context.game(&evening.game)?;
        let sitter = StoredChair { name, token: Some(token), away: Some(now()), ..StoredChair::default() };
        let mut chairs = BTreeMap::from([(own, sitter)]);
        for chair in (0..evening.players).filter(|chair| *chair != own) {
            chairs.insert(chair, bot(game, &evening.level, &chairs)?);
        }
        Ok(StoredTable {
            id: TableId::new(),
            game: evening.game.clone(),
            rules: game.rules(),
            options,
            listed: false,
            help: evening.help,
            lesson: false,
            origin: None,
            // The store knows it from the evening.
            evening: None,
            deal: None,
            // Nobody has it.
            host: Some(Token::new().hash()),
            host_name: Some(evening.host_name.clone()),
            absent: None,
            clock: None,
            webhook: None,
            setup: Some(setup),
            rematch: None,
            code: None,
            chairs,
            handed: Vec::new(),
            last: now(),
            over: false,
            version: 0,
            driver: None,
            unreadable: Vec::new(),
        })
    }

    /// A table at which somebody is taught a game.
    pub(crate) fn lesson(context: &Context, open: OpenLesson) -> Outcome<NewTable> {
        let game = context.game(&open.game)?;
        let taught = game.lesson().ok_or(Problem::NO_LESSON)?;
        let mut table = NewTable::new(context, lesson::table(game, taught, open))?;
        table.row.lesson = true;
        table.row.deals_openly();
        (table.opened.commitment, table.opened.lock) = (None, None);
        Ok(table)
    }
}

impl LiveTable {
    /// Somebody sits down on a free chair in the lobby.
    pub(crate) async fn sit(&mut self, sit: Sit) -> Outcome<Seated> {
        self.lobby()?;
        let name = name::another(&sit.name, names(&self.row.chairs))?;
        let free = || self.all_chairs().find(|chair| !self.row.chairs.contains_key(chair));
        let chair = sit.chair.or_else(free).ok_or_else(|| Problem::taken("Every chair is taken."))?;
        self.free(chair)?;
        let token = Token::new();
        let commitment = read_commitment(sit.commit.as_deref())?;
        self.put(chair, person(name, &token), commitment).await?;
        self.announce_room().await;
        Ok(Seated { chair, seat: token.reveal() })
    }

    /// A person leaves their chair in the lobby.
    pub(crate) async fn stand(&mut self, token: TokenHash) -> Outcome<()> {
        let chair = self.own_chair(token)?;
        self.lobby()?;
        self.clear(chair).await?;
        self.announce_room().await;
        Ok(())
    }

    /// What the host does.
    pub(crate) async fn host(&mut self, token: TokenHash, does: HostDoes) -> Outcome<()> {
        if self.row.host != Some(token) {
            return Err(Problem::not_yours("Only the host of the table may do this."));
        }
        let table = self.row.id.clone();
        match does {
            HostDoes::Bot { chair, level } => {
                self.lobby()?;
                self.free(chair)?;
                self.put(chair, bot(self.game()?, &level, &self.row.chairs)?, None).await?;
            }
            HostDoes::Free { chair } if self.phase() == Phase::Lobby => self.clear(chair).await?,
            HostDoes::Free { chair } => self.replace(chair).await?,
            HostDoes::Skip { chair } => self.skip(chair).await?,
            HostDoes::Options { options } => {
                self.lobby()?;
                let game = self.game()?;
                seating::check_options(game, &options)?;
                let rules = game.rules();
                self.make(Change::Options { table, rules, options: options.clone() }).await?;
                self.row.options = options;
            }
            HostDoes::Help { help } => {
                self.lobby()?;
                seating::check_help(self.game()?, help)?;
                self.make(Change::Help { table, help }).await?;
                self.row.help = help;
            }
            HostDoes::List { listed } => {
                self.make(Change::List { table, listed }).await?;
                self.row.listed = listed;
            }
            HostDoes::Absent { ms } => {
                seating::check_absent(ms)?;
                self.make(Change::Absent { table, absent: ms }).await?;
                self.row.absent = Some(ms);
            }
            HostDoes::Clock { clock } => {
                self.lobby()?;
                let clock =
                    clock.map(|clock| clock.check(self.context.config.limits.shortest_clock)).transpose()?;
                self.make(Change::Clock { table, clock }).await?;
                self.row.clock = clock;
            }
            HostDoes::Webhook { url } => {
                self.check_webhook(url.as_deref())?;
                let turn = self.turn_due();
                self.make(Change::Webhook { table, url: url.clone(), turn }).await?;
                self.row.webhook = url;
                self.context.outbox.wake();
            }
            HostDoes::Start => self.start().await?,
        }
        self.announce_room().await;
        Ok(())
    }

    async fn start(&mut self) -> Outcome<()> {
        self.lobby()?;
        let game = self.game()?;
        let setup = seating::setup(game, &self.row.chairs, &self.row.options)?;
        let table = game.table(&setup, &self.names());
        let mut table = table.map_err(|error| Problem::unseated(ProblemCode::BadOptions, &error, game.words()))?;
        table.set_help(self.row.help);
        let terms = self.terms(&*table)?;
        let bots = self.row.bots();
        let begun = Begun { rules: terms.rules, setup: terms.setup.clone(), bots: Some(bots.clone()) };
        self.make(Change::Start { table: self.row.id.clone(), version: self.row.version, terms, bots }).await?;
        if let Some(deal) = &mut self.row.deal {
            deal.locked = Some(begun);
        }
        self.play = Some(Started::new(table, self.taken()));
        tracing::info!(table = ?self.row.id, game = self.row.game, "a game starts");
        self.welcome_to_game();
        Ok(())
    }

    /// Somebody agrees to play again, or opens the new table at once: the same chairs, bots and options, and
    /// everybody's tokens. `None` while others have not agreed.
    pub(crate) async fn rematch(&mut self, token: Token, asked: Rematch) -> Outcome<Option<Opened>> {
        self.of_no_evening()?;
        let (is_host, chair) = (self.row.host == Some(token.hash()), self.chair_of(token.hash()));
        if !is_host && chair.is_none() {
            return Err(NOT_A_SEAT);
        }
        self.open()?;
        if self.phase() != Phase::Over {
            return Err(Problem::NOT_OVER);
        }
        if let Some(level) = &asked.bots {
            let people = self.row.chairs.values().filter(|sitter| self.owner(sitter).is_some()).count();
            if !is_host && people > 1 {
                return Err(Problem::not_yours("Only the host of the table may change its bots."));
            }
            seating::check_level(self.game()?, level)?;
        }
        if self.row.rematch.is_none() {
            if let Some(chair) = chair {
                self.agree(chair, read_commitment(asked.commit.as_deref())?).await?;
            }
            let lacks = |sitter: &StoredChair| self.owner(sitter).is_some() && !sitter.again;
            if !asked.at_once && self.row.chairs.values().any(lacks) {
                self.announce_room().await;
                return Ok(None);
            }
            self.open_rematch(asked.bots).await?;
        }
        let next = self.row.rematch.as_ref().ok_or(Problem::INTERNAL)?;
        let row = self.context.store.table(next).await?.ok_or(Problem::UNKNOWN_TABLE)?;
        let secret = token.reveal();
        Ok(Some(Opened {
            table: next.as_str().to_owned(),
            host: is_host.then(|| secret.clone()),
            seat: chair.is_some().then_some(secret),
            commitment: row.commitment().map(|commitment| commitment.to_string()),
            lock: row.locked().map(|lock| lock.to_string()),
            others: Vec::new(),
        }))
    }

    async fn agree(&mut self, chair: u8, commitment: Option<Hash>) -> Outcome<()> {
        let is_known = |commitment| self.row.shares().any(|stored| stored.share.commitment == commitment);
        if commitment.is_some_and(is_known) {
            return Err(Problem::USED_SHARE);
        }
        self.make(Change::Again { table: self.row.id.clone(), chair, commitment }).await?;
        let sitter = self.row.chairs.get_mut(&chair).ok_or(NOT_A_SEAT)?;
        (sitter.again, sitter.next_commitment) = (true, commitment);
        Ok(())
    }

    async fn open_rematch(&mut self, bots: Option<String>) -> Outcome<()> {
        let (id, game) = (TableId::new(), self.game()?);
        check_bots(game, &self.row)?;
        let setup = Some(self.play()?.table.setup().to_owned());
        let row = self.row.clone();
        let mut new = StoredTable {
            id: id.clone(),
            rules: game.rules(),
            setup,
            over: false,
            // Whose seat was handed on can have it back here, too.
            handed: row
                .handed
                .iter()
                .filter(|one| one.former.is_some())
                .map(|one| Handed { ply: 0, ..*one })
                .collect(),
            lesson: false,
            origin: None,
            evening: None,
            deal: Some(StoredDeal::new(&self.context, game)),
            code: None,
            version: 0,
            driver: None,
            ..row
        };
        let mut company = bots.as_ref().map(|level| game.peers(level).into_iter().cycle());
        for (&chair, sitter) in &mut new.chairs {
            // Who was out plays again.
            if let Some(token) = sitter.lost.take() {
                (sitter.token, sitter.bot) = (Some(token), None);
            }
            let own = sitter.next_commitment.take();
            sitter.share = Some(StoredShare::new(&self.context, game.name(), chair, own));
            (sitter.away, sitter.notes, sitter.ticket) = (sitter.token.map(|_| now()), None, None);
            (sitter.again, sitter.overdue, sitter.holidays) = (false, false, Vec::new());
            (sitter.orders, sitter.feed, sitter.node) = (None, None, None);
            if let (Some(bot), Some(next)) = (&mut sitter.bot, company.as_mut().and_then(Iterator::next)) {
                next.clone_into(bot);
            }
        }
        new.lock();
        self.row.rematch = match self.change(Change::Rematch { old: self.row.id.clone(), new }).await? {
            store::Effect::Made => Some(id),
            // Another node's player was first.
            _ => self.context.store.table(&self.row.id).await?.ok_or(Problem::UNKNOWN_TABLE)?.rematch,
        };
        self.announce_room().await;
        Ok(())
    }

    /// Keeps a person's notes, and shows them to their other connections.
    pub(super) async fn keep_notes(&mut self, from: WatcherId, notes: Value) -> Outcome<()> {
        let limit = self.context.config.limits.notes;
        let chair = self.watcher(from).and_then(|watcher| watcher.chair).ok_or(NOT_A_SEAT)?;
        let text = notes.to_string();
        if text.len() > limit {
            return Err(Problem::too_long(limit));
        }
        self.make(Change::Notes { table: self.row.id.clone(), chair, notes: text.clone() }).await?;
        self.row.chairs.get_mut(&chair).ok_or(NOT_A_SEAT)?.notes = Some(text);
        self.notify_others(chair, Some(from), &Notice::Notes { notes });
        Ok(())
    }

    /// Somebody takes a chair, with a share to which their client has committed, or one that the server draws.
    async fn put(&mut self, chair: u8, mut sitter: StoredChair, commitment: Option<Hash>) -> Outcome<()> {
        if self.row.deal.is_some() {
            sitter.share = Some(StoredShare::new(&self.context, &self.row.game, chair, commitment));
        }
        self.make(Change::Sit { table: self.row.id.clone(), chair, sitter: sitter.clone() }).await?;
        self.row.chairs.insert(chair, sitter);
        Ok(())
    }

    async fn clear(&mut self, chair: u8) -> Outcome<()> {
        self.row.chairs.get(&chair).ok_or_else(|| Problem::bad_seats("Nobody sits there."))?;
        self.make(Change::Stand { table: self.row.id.clone(), chair }).await?;
        self.dismiss(chair, false);
        self.row.chairs.remove(&chair);
        Ok(())
    }

    /// Gives a person's seat to a bot for good.
    pub(super) async fn replace(&mut self, chair: u8) -> Outcome<()> {
        self.open()?;
        if self.phase() == Phase::Over {
            return Err(Problem::OVER);
        }
        let is_person = self.row.chairs.get(&chair).is_some_and(|sitter| sitter.token.is_some());
        if !is_person {
            return Err(Problem::bad_seats("No person sits there."));
        }
        let share = self.row.chairs.get(&chair).and_then(|sitter| sitter.share);
        if self.phase() == Phase::Playing && share.is_some_and(|stored| stored.share.own && stored.is_sealed()) {
            // Or else it would be the host who keeps their share out of the deal.
            return Err(Problem::SHARE_AWAITED);
        }
        // Where a bot sat when the game began, it is that one again.
        let seat = self.play.as_ref().and_then(|play| play.seat_of(chair));
        let bots = self.row.bots_at_start().unwrap_or_default();
        let level = seat.and_then(|seat| bots.get(seat.index()).cloned().flatten());
        let level = level.map_or_else(|| self.best_bot(), Ok)?;
        self.make_bot(chair, level, false).await
    }

    /// A bot of this level has a person's seat from now on: for good, or for the rest of the game where their time was up.
    pub(super) async fn make_bot(&mut self, chair: u8, level: String, is_late: bool) -> Outcome<()> {
        let lost = self.row.chairs.get(&chair).and_then(|sitter| sitter.token).filter(|_| is_late);
        self.make(Change::Replace { table: self.row.id.clone(), chair, bot: level.clone(), lost }).await?;
        self.dismiss(chair, is_late);
        if let Some(sitter) = self.row.chairs.get_mut(&chair) {
            *sitter = StoredChair { share: sitter.share, lost, ..bot_named(sitter.name.clone(), level) };
        }
        self.reread_handed().await?;
        Ok(())
    }

    /// Makes a change that nobody here can have been faster with.
    pub(super) async fn make(&mut self, change: Change) -> Outcome<()> {
        self.open()?;
        match self.change(change).await? {
            store::Effect::Made => Ok(()),
            store::Effect::Gone => Err(Problem::UNKNOWN_TABLE),
            _ => {
                self.refresh().await?;
                Err(Problem::taken("Somebody else was faster. Look again."))
            }
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
        seating::check_free(self.game()?, &self.row.chairs, chair, Problem::taken("This chair is taken."))
    }
}

fn names(chairs: &BTreeMap<u8, StoredChair>) -> impl Iterator<Item = &str> + Clone {
    chairs.values().map(|sitter| sitter.name.as_str())
}

pub(super) fn person(name: String, token: &Token) -> StoredChair {
    StoredChair { name, token: Some(token.hash()), away: Some(now()), ..StoredChair::default() }
}

pub(super) fn bot_named(name: String, level: String) -> StoredChair {
    StoredChair { name, bot: Some(level), ..StoredChair::default() }
}

pub(super) fn bot(game: &dyn AnyGame, level: &str, others: &BTreeMap<u8, StoredChair>) -> Outcome<StoredChair> {
    seating::check_level(game, level)?;
    let name = name::bot(names(others));
    Ok(bot_named(name, level.to_owned()))
}
