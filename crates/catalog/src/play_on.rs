//! Playing on from a moment of a finished game: what if?

use bots::{Bot, Unplayable, play_on};
use game::{Knowledge, Mover, Seat, Table, Viewer};
use presentation::Playable;
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A moment of a finished game, and what it is played on against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// Who plays on.
    pub seat: Seat,
    /// After how many moves.
    pub ply: u32,
    /// With which cards.
    pub world: WhichWorld,
}

/// The cards that a game is played on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WhichWorld {
    /// Those of the game.
    Real,
    /// Others that would have looked the same to the player: a determinization of what they knew.
    Fresh,
}

/// A move of a log, as it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Who made it.
    pub mover: Mover,
    /// The move as JSON.
    pub json: String,
}

/// How games ended that bots played on from one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayOuts {
    /// How many were played.
    pub games: u32,
    /// How many of them each seat won, alone or with others.
    pub won: Vec<u32>,
}

/// The game as it stood then, from which others are drawn where the cards are to be fresh.
enum Stand<G: Playable> {
    Real(Table<G>),
    Fresh(Knowledge<G>),
}

impl<G: Playable> Stand<G> {
    fn of(table: &Table<G>, past: Past) -> Stand<G> {
        let then = table.after(past.ply as usize);
        match past.world {
            WhichWorld::Real => Stand::Real(then),
            WhichWorld::Fresh => Stand::Fresh(then.knowledge(Viewer::Seat(past.seat))),
        }
    }

    /// A game to play on. `None` where no other cards can be told.
    fn table(&self, rng: &mut dyn Rng) -> Option<Table<G>> {
        match self {
            Stand::Real(then) => Some(then.clone()),
            Stand::Fresh(knowledge) => G::determinization(knowledge, rng),
        }
    }
}

/// The log from which it is played on.
pub(crate) fn log<G: Playable>(table: &Table<G>, past: Past, rng: &mut dyn Rng) -> Option<Vec<Logged>> {
    let table = Stand::of(table, past).table(rng)?;
    let mut log = Vec::new();
    table.replay(|before, m, _| {
        let mover = before.turn().mover().expect("a game that is over has no further move");
        log.push(Logged { mover, json: crate::table::json(m) });
    });
    Some(log)
}

/// Plays it on so many times with a bot for every seat, each time with other cards where they are fresh.
pub(crate) fn play_outs<G: Playable>(
    table: &Table<G>,
    past: Past,
    bots: &[&dyn Bot<G>],
    games: u32,
    rng: &mut dyn Rng,
) -> Result<Option<PlayOuts>, Unplayable> {
    let stand = Stand::of(table, past);
    let most_moves = G::most_moves(table.setup());
    let seats = table.game().seats();
    let mut won = vec![0; seats];
    for _ in 0..games {
        let Some(table) = stand.table(rng) else { return Ok(None) };
        let ended = play_on(table, most_moves, bots, rng)?;
        for (seat, _) in ended.game().winners().iter().filter(|(_, won)| **won) {
            won[seat.index()] += 1;
        }
    }
    Ok(Some(PlayOuts { games, won }))
}
