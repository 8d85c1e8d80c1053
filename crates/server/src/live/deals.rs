//! Deals that can be verified: the shares of the seats, what chance draws from, and what is told of it.

use catalog::{AnyGame, Checked, Replay, Task, Turn};
use fair::{
    Deals as SavedDeals, End, Entry, Handed as SavedHanded, Hash, Link, Locked, Place, Proof, Root, Saved, Seated,
    Secret, Share, Terms, Unverifiable, VERSION,
};
use protocol::play::NOT_A_SEAT;
use protocol::{Deals, Outcome, Problem, ProblemCode, ShareState};
use tokio::time::Instant;

use super::{Context, LiveTable, WatcherId};
use crate::store::{self, Begun, Change, StoredChair, StoredDeal, StoredShare, StoredTable};
use crate::token::TokenHash;

/// What a client commits to, if it does.
///
/// # Errors
/// [`ProblemCode::BadShare`], where it is no hash.
pub(super) fn read_commitment(sent: Option<&str>) -> Outcome<Option<Hash>> {
    sent.map(|text| Hash::read(text).ok_or(NO_HASH)).transpose()
}

const NO_HASH: Problem =
    Problem::new(ProblemCode::BadShare, "Commitments and shares are 64 hexadecimal digits in small letters.");

/// What everybody is told of a share.
pub(super) fn seen_share(stored: &StoredShare) -> protocol::Share {
    let state = match stored.share.opening {
        Some(_) => ShareState::Open,
        None if stored.unopened => ShareState::Unopened,
        None => ShareState::Sealed,
    };
    protocol::Share { commitment: stored.share.commitment.to_string(), own: stored.share.own, state }
}

impl StoredDeal {
    /// Of a table that is about to be opened.
    pub(super) fn new(context: &Context, game: &dyn AnyGame) -> StoredDeal {
        StoredDeal { secret: context.dealer.secret(), opened_under: game.rules(), link: 0, locked: None }
    }
}

impl StoredShare {
    /// Of a chair that somebody takes: sealed where their client has committed to it, and else drawn here.
    pub(super) fn new(context: &Context, game: &str, chair: u8, commitment: Option<Hash>) -> StoredShare {
        let share = match commitment {
            Some(commitment) => Share { own: true, commitment, opening: None },
            None => context.dealer.share(game, chair),
        };
        StoredShare { share, unopened: false }
    }
}

impl StoredTable {
    /// What it has committed to.
    pub(super) fn commitment(&self) -> Option<Hash> {
        let deal = self.deal.as_ref()?;
        Some(fair::commitment(&self.game, deal.opened_under, &deal.secret))
    }

    /// A table that starts as it is opened is locked as it is.
    pub(super) fn lock(&mut self) {
        let bots = Some(self.bots());
        if let (Some(deal), Some(setup)) = (&mut self.deal, &self.setup) {
            deal.locked = Some(Begun { rules: self.rules, setup: setup.clone(), bots });
        }
    }

    /// The level of each seat's bot; nothing for a person.
    pub(super) fn bots(&self) -> Vec<Option<String>> {
        self.chairs.values().map(|sitter| sitter.bot.clone()).collect()
    }

    /// Its deals are not drawn, so nothing verifies them.
    pub(super) fn deals_openly(&mut self) {
        self.deal = None;
        self.chairs.values_mut().for_each(|sitter| sitter.share = None);
    }

    /// What was fixed when the game started.
    pub(super) fn locked(&self) -> Option<Hash> {
        let begun = self.deal.as_ref()?.locked.as_ref()?;
        let version = if begun.bots.is_some() { VERSION } else { 1 };
        let terms = Terms {
            version,
            commitment: self.commitment()?,
            game: &self.game,
            rules: begun.rules,
            setup: &begun.setup,
        };
        let seats = self.chairs.iter().enumerate().map(|(seat, (&chair, sitter))| {
            let Share { own, commitment, .. } = sitter.share?.share;
            Some(Locked { chair, name: &sitter.name, bot: self.bot_at_start(seat, sitter), own, commitment })
        });
        Some(fair::lock(terms, seats.collect::<Option<Vec<_>>>()?))
    }

    /// The bots that the seats were when the game started, where that is known.
    pub(super) fn bots_at_start(&self) -> Option<&[Option<String>]> {
        let begun = self.deal.as_ref().and_then(|deal| deal.locked.as_ref());
        begun.and_then(|begun| begun.bots.as_deref())
    }

    /// The bot that a seat was when the game started, where that is known, and else the one that it is now.
    fn bot_at_start<'a>(&'a self, seat: usize, sitter: &'a StoredChair) -> Option<&'a str> {
        self.bots_at_start().and_then(|bots| bots.get(seat)).unwrap_or(&sitter.bot).as_deref()
    }

    pub(super) fn shares(&self) -> impl Iterator<Item = &StoredShare> {
        self.chairs.values().filter_map(|sitter| sitter.share.as_ref())
    }

    /// Why nobody can verify its deals, where nobody can.
    fn unverifiable(&self) -> Option<Unverifiable> {
        match (&self.deal, &self.evening, &self.origin) {
            (Some(_), ..) => None,
            (None, Some(_), _) => Some(Unverifiable::Evening),
            (None, None, Some(_)) => Some(Unverifiable::PlayedOn),
            _ if self.lesson => Some(Unverifiable::Lesson),
            _ => Some(Unverifiable::Uncommitted),
        }
    }
}

impl LiveTable {
    /// Where the deals come from.
    pub(super) fn deals(&self) -> Deals {
        let Some(commitment) = self.row.commitment() else {
            let why = self.row.unverifiable().unwrap_or(Unverifiable::Uncommitted);
            return Deals::Unverifiable { why: why.name().to_owned() };
        };
        Deals::Verifiable {
            commitment: commitment.to_string(),
            lock: self.row.locked().map(|lock| lock.to_string()),
            waiting: self.play.is_some() && self.row.shares().any(StoredShare::is_sealed),
        }
    }

    /// A connection opens the share of its seat.
    pub(super) async fn open_share_of(&mut self, id: WatcherId, share: &str) -> Outcome<()> {
        let chair = self.watcher(id).and_then(|watcher| watcher.chair).ok_or(NOT_A_SEAT)?;
        self.open_share(chair, share).await
    }

    /// The same over HTTP.
    pub(crate) async fn open_share_by_token(&mut self, token: TokenHash, share: String) -> Outcome<()> {
        let chair = self.own_chair(token)?;
        self.seen_without_connection(chair).await;
        self.open_share(chair, &share).await
    }

    /// Opens a share, once. Nobody's is taken before all is locked.
    async fn open_share(&mut self, chair: u8, share: &str) -> Outcome<()> {
        self.play()?;
        let share = Secret::read(share).ok_or(NO_HASH)?;
        let stored = self.row.chairs.get(&chair).and_then(|sitter| sitter.share).ok_or(Problem::NO_SHARE)?;
        if !stored.share.own || stored.unopened {
            return Err(Problem::NO_SHARE);
        }
        if fair::share_commitment(&self.row.game, chair, &share) != stored.share.commitment {
            return Err(Problem::WRONG_SHARE);
        }
        if stored.share.opening.is_some() {
            return Ok(());
        }
        let opened = Change::Share { table: self.row.id.clone(), chair, share };
        let opened = self.change(opened).await?;
        self.reread_shares().await?;
        self.announce_room().await;
        match opened {
            store::Effect::Gone => Err(Problem::UNKNOWN_TABLE),
            _ if self.is_unopened(chair) => Err(Problem::NO_SHARE),
            _ => Ok(()),
        }
    }

    fn is_unopened(&self, chair: u8) -> bool {
        self.row.chairs.get(&chair).and_then(|sitter| sitter.share).is_some_and(|stored| stored.unopened)
    }

    /// The shares as they are on disk, which decides what was opened in time.
    async fn reread_shares(&mut self) -> Outcome<()> {
        let mut shares = self.context.store.shares(&self.row.id).await?;
        for (chair, sitter) in &mut self.row.chairs {
            sitter.share = shares.remove(chair);
        }
        Ok(())
    }

    /// Finds what chance draws from, once all shares are open or their time is up; until when it waits, before that.
    pub(super) async fn gather_shares(&mut self) -> Outcome<Option<Instant>> {
        let due = self.play()?.begun + self.context.config.limits.shares;
        if self.row.shares().any(StoredShare::is_sealed) {
            if due > Instant::now() {
                return Ok(Some(due));
            }
            self.change(Change::GiveUp { table: self.row.id.clone() }).await?;
            tracing::info!(table = ?self.row.id, "not all seats have opened their shares");
            self.reread_shares().await?;
            self.announce_room().await;
        }
        self.reread_shares().await?;
        let (lock, deal) = (self.row.locked(), self.row.deal.as_ref());
        let (lock, deal) = lock.zip(deal).ok_or_else(|| Problem::unreadable("what its deals come from"))?;
        let root = Root::of(lock, &deal.secret, self.row.shares().map(|stored| stored.share.counted()));
        self.play.as_mut().ok_or(Problem::INTERNAL)?.root = Some(root);
        Ok(None)
    }

    /// The mark of the game, if this move ends it, after which it is that turn. Games that were begun before there were any have none.
    pub(super) async fn mark_after(&self, checked: &Checked, turn: Turn) -> Outcome<Option<Hash>> {
        let is_marked = self.row.deal.as_ref().and_then(|deal| deal.locked.as_ref()?.bots.as_ref()).is_some();
        if !is_marked || turn != Turn::Over {
            return Ok(None);
        }
        let unreadable = || Problem::unreadable("what its deals come from");
        let lock = self.row.locked().ok_or_else(unreadable)?;
        let log = self.context.store.moves(&self.row.id, 0).await?.ok_or_else(unreadable)?;
        // Where another server has moved meanwhile, this move is not made.
        let before = log.iter().take(checked.ply() as usize).map(|m| (m.mover(), &*m.json));
        Ok(Some(fair::mark(lock, before.chain([(checked.mover(), checked.json())]))))
    }

    /// What makes up the finished game as it is saved.
    pub(crate) async fn saved(&self) -> Outcome<(Provenance, Task<Replay>)> {
        self.unsealed().await?;
        let replay = self.play()?.table.replay().ok_or(Problem::NOT_OVER)?;
        Ok((self.provenance().await?, replay))
    }

    async fn provenance(&self) -> Outcome<Provenance> {
        let game = self.game()?;
        let seats = self.row.chairs.iter().enumerate().map(|(seat, (&chair, sitter))| Seated {
            chair,
            bot: match self.row.bots_at_start() {
                Some(bots) => bots.get(seat).cloned().flatten(),
                None => self.bot_of(sitter).cloned(),
            },
            name: sitter.name.clone(),
        });
        let play = self.play()?;
        let handed = self
            .row
            .handed
            .iter()
            .filter_map(|one| Some(SavedHanded { seat: play.seat_of(one.chair)?, ply: one.ply, how: one.how }));
        let (seats, handed) = (seats.collect(), handed.collect());
        let mut provenance = Provenance { game, seats, handed, proof: None, why: self.row.unverifiable() };
        if let Some(deal) = &self.row.deal {
            let unreadable = || Problem::unreadable("what its deals come from");
            let link = async |number| {
                let links = self.context.store.links(number, number).await?;
                let &(Link { number, previous, entry }, head) = links.first().ok_or_else(unreadable)?;
                Ok::<_, Problem>((entry, Place { number, previous, head }))
            };
            let Begun { rules, setup, .. } = deal.locked.clone().ok_or_else(unreadable)?;
            let (_, opened) = link(deal.link).await?;
            let end = match self.context.store.ending(&self.row.id).await? {
                Some(number) => match link(number).await? {
                    (Entry::End { mark, .. }, link) => Some(End { mark, link }),
                    (Entry::Table(_), _) => return Err(unreadable()),
                },
                None => None,
            };
            let proof = Proof {
                opened_under: deal.opened_under,
                commitment: self.row.commitment().ok_or_else(unreadable)?,
                link: opened,
                end,
                shares: self.row.shares().map(|stored| stored.share).collect(),
                lock: self.row.locked().ok_or_else(unreadable)?,
                secret: deal.secret,
            };
            provenance.proof = Some((rules, setup, proof));
        }
        Ok(provenance)
    }
}

/// Where a finished game comes from, and who played it.
pub(crate) struct Provenance {
    game: &'static dyn AnyGame,
    seats: Vec<Seated>,
    handed: Vec<SavedHanded>,
    /// The rules and the setup by which it was begun, with what verifies its deals.
    proof: Option<(u32, String, Proof)>,
    why: Option<Unverifiable>,
}

impl Provenance {
    /// The game as it is saved.
    pub(crate) fn save(self, replay: &Replay) -> Saved {
        let Provenance { game, seats, handed, proof, why } = self;
        let saved = Saved { handed, ..Saved::of(replay, game, seats, Some(game.words())) };
        match (proof, why) {
            (Some((rules, setup, proof)), _) => {
                Saved { rules, setup, deals: SavedDeals::Verifiable(Box::new(proof)), ..saved }
            }
            (None, why) => {
                Saved { deals: SavedDeals::Unverifiable(why.unwrap_or(Unverifiable::Uncommitted)), ..saved }
            }
        }
    }
}

/// As everybody may read it.
pub(crate) fn told_link((link, head): (Link, Hash)) -> protocol::ChainLink {
    let (number, head) = (link.number, head.to_string());
    match link.entry {
        Entry::Table(commitment) => protocol::ChainLink::Table { number, commitment: commitment.to_string(), head },
        Entry::End { mark, table } => protocol::ChainLink::End { number, table, mark: mark.to_string(), head },
    }
}
