//! Playing on from a moment of a finished game.

use std::collections::BTreeMap;

use catalog::{Logged, PlayedOut, Task};
use protocol::{AskPlayOuts, Opened, Outcome, PlayOn, Problem, name, play};

use super::LiveTable;
use super::people::{NewTable, bot_named, person};
use crate::store::{Origin, StoredMove, StoredTable, now};
use crate::token::{TableId, Token};

/// A table that is about to be opened, whose moves are still to be worked out.
pub(crate) struct PlayedOn {
    table: NewTable,
    log: Task<Option<Vec<Logged>>>,
}

impl PlayedOn {
    /// Works the moves out, which may take a while.
    pub(crate) fn run(self) -> Outcome<(NewTable, Vec<StoredMove>)> {
        let log = self.log.run().ok_or(play::NO_OTHER_CARDS)?;
        let stored = |(Logged { mover, json }, ply)| StoredMove::new(ply, mover, json, None);
        Ok((self.table, log.into_iter().zip(0..).map(stored).collect()))
    }
}

impl LiveTable {
    /// Somebody plays on from a moment of the finished game, at a table of their own.
    pub(crate) async fn play_on(&self, asked: PlayOn) -> Outcome<PlayedOn> {
        self.unsealed().await?;
        let PlayOn { seat, ply, world, name } = asked;
        let name = name::person(&name)?;
        let game = self.game()?;
        let play = self.play()?;
        let past = play::past(&*play.table, seat, ply, world)?;
        let log = play.table.past(past, Box::new(self.context.dealer.what_if()));
        let log = log.ok_or(Problem::NOT_OVER)?;

        let (token, host, id) = (Token::new(), Token::new(), TableId::new());
        let own = play.seats[seat.index()];
        let mut chairs = BTreeMap::from([(own, person(name.clone(), &token))]);
        let others = self.row.chairs.iter().filter(|(chair, _)| **chair != own);
        let others = others.map(|(&chair, sitter)| (chair, sitter.name.as_str(), sitter.bot.as_deref()));
        for (chair, name, level) in play::company(game, &name, others)? {
            chairs.insert(chair, bot_named(name, level));
        }
        let row = StoredTable {
            id: id.clone(),
            rules: game.rules(),
            listed: false,
            lesson: false,
            origin: Some(Origin { table: self.row.id.clone(), ply }),
            evening: None,
            deal: None,
            host: Some(host.hash()),
            host_name: Some(name),
            setup: Some(play.table.setup().to_owned()),
            rematch: None,
            clock: None,
            webhook: None,
            code: None,
            chairs,
            handed: Vec::new(),
            last: now(),
            over: false,
            version: 0,
            driver: None,
            ..self.row.clone()
        };
        let opened = Opened {
            table: id.as_str().to_owned(),
            host: Some(host.reveal()),
            seat: Some(token.reveal()),
            others: Vec::new(),
            commitment: None,
            lock: None,
        };
        Ok(PlayedOn { table: NewTable { row, opened }, log })
    }

    /// How some games end that bots play on from a moment of the finished game.
    pub(crate) async fn play_outs(&self, asked: AskPlayOuts) -> Outcome<Task<PlayedOut>> {
        self.unsealed().await?;
        let play = self.play()?;
        let level = |chair| self.row.chairs.get(chair).and_then(|sitter| sitter.bot.as_deref());
        play::play_outs(&*play.table, &asked, play.seats.iter().map(level))
    }
}
