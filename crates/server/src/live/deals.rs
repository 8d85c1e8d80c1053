//! Deals that can be verified: the shares of the seats, what chance draws from, and what is told of it.

use catalog::{AnyGame, Replay, Task};
use fair::{
    Deals as SavedDeals, Hash, Link, Locked, Proof, Root, Saved, Seated, Secret, Share, Terms, Unverifiable,
};
use protocol::play::NOT_A_SEAT;
use protocol::{Deals, Outcome, Problem, ProblemCode, ShareState};
use tokio::time::Instant;

use super::{Context, LiveTable, WatcherId};
use crate::store::{self, Change, StoredDeal, StoredShare, StoredTable};
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
        if let (Some(deal), Some(setup)) = (&mut self.deal, &self.setup) {
            deal.locked = Some((self.rules, setup.clone()));
        }
    }

    /// Its deals are not drawn, so nothing verifies them.
    pub(super) fn deals_openly(&mut self) {
        self.deal = None;
        self.chairs.values_mut().for_each(|sitter| sitter.share = None);
    }

    /// What was fixed when the game started.
    pub(super) fn locked(&self) -> Option<Hash> {
        let (rules, setup) = self.deal.as_ref()?.locked.as_ref()?;
        let terms = Terms { commitment: self.commitment()?, game: &self.game, rules: *rules, setup };
        let seats = self.chairs.iter().map(|(&chair, sitter)| {
            Some(Locked { chair, name: &sitter.name, commitment: sitter.share?.share.commitment })
        });
        Some(fair::lock(terms, seats.collect::<Option<Vec<_>>>()?))
    }

    fn shares(&self) -> impl Iterator<Item = &StoredShare> {
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
        let chair = self.chair_of(token).ok_or(NOT_A_SEAT)?;
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

    /// What makes up the finished game as it is saved.
    pub(crate) async fn saved(&self) -> Outcome<(Provenance, Task<Replay>)> {
        self.unsealed().await?;
        let replay = self.play()?.table.replay().ok_or(Problem::NOT_OVER)?;
        Ok((self.provenance().await?, replay))
    }

    async fn provenance(&self) -> Outcome<Provenance> {
        let game = self.game()?;
        let seats = self.row.chairs.iter().map(|(&chair, sitter)| Seated {
            chair,
            bot: self.bot_of(sitter).cloned(),
            name: sitter.name.clone(),
        });
        let mut provenance = Provenance { game, seats: seats.collect(), proof: None, why: self.row.unverifiable() };
        if let Some(deal) = &self.row.deal {
            let links = self.context.store.links(deal.link, deal.link).await?;
            let unreadable = || Problem::unreadable("what its deals come from");
            let &(link, head) = links.first().ok_or_else(unreadable)?;
            let (rules, setup) = deal.locked.clone().ok_or_else(unreadable)?;
            let proof = Proof {
                opened_under: deal.opened_under,
                link,
                head,
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
    /// The rules and the setup by which it was begun, with what verifies its deals.
    proof: Option<(u32, String, Proof)>,
    why: Option<Unverifiable>,
}

impl Provenance {
    /// The game as it is saved.
    pub(crate) fn save(self, replay: &Replay) -> Saved {
        let Provenance { game, seats, proof, why } = self;
        let saved = Saved::of(replay, game, seats, Some(game.words()));
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
    protocol::ChainLink { number: link.number, commitment: link.commitment.to_string(), head: head.to_string() }
}
