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

/// The game as it stood then. `None` where no other cards can be told.
fn stand<G: Playable>(table: &Table<G>, past: Past, rng: &mut dyn Rng) -> Option<Table<G>> {
    let log = &table.log()[..past.ply as usize];
    match past.world {
        WhichWorld::Real => Some(replayed(table.setup(), log)),
        WhichWorld::Fresh => G::determinization(&knowledge_at(table, Viewer::Seat(past.seat), past.ply), rng),
    }
}

/// The log from which it is played on.
pub(crate) fn log<G: Playable>(table: &Table<G>, past: Past, rng: &mut dyn Rng) -> Option<Vec<Logged>> {
    let table = stand(table, past, rng)?;
    let mut log = Vec::new();
    table.replay(|before, m, _| {
        let mover = before.turn().mover().expect("a game that is over has no further move");
        log.push(Logged { mover, json: crate::table::json(m) });
    });
    Some(log)
}

/// Plays it on so many times with the same bot for every seat, each time with other cards where they are fresh.
pub(crate) fn play_outs<G: Playable>(
    table: &Table<G>,
    past: Past,
    bot: &dyn Bot<G>,
    games: u32,
    rng: &mut dyn Rng,
) -> Result<Option<PlayOuts>, Unplayable> {
    let seats = table.game().seats();
    let bots = vec![bot; seats];
    let mut won = vec![0; seats];
    for _ in 0..games {
        let Some(table) = stand(table, past, rng) else { return Ok(None) };
        let most_moves = G::most_moves(table.setup());
        let ended = play_on(table, most_moves, &bots, rng)?;
        for (seat, _) in ended.game().winners().iter().filter(|(_, won)| **won) {
            won[seat.index()] += 1;
        }
    }
    Ok(Some(PlayOuts { games, won }))
}

/// A table after the moves of a log that fits it.
fn replayed<G: Playable>(setup: &G::Setup, log: &[G::Move]) -> Table<G> {
    let mut table: Table<G> = Table::new(setup.clone()).expect("the game was started from it");
    for m in log {
        let mover = table.game().turn().mover().expect("the game went on");
        table.play(mover, m.clone()).expect("the move was made");
    }
    table
}

/// What a viewer knew after the first `ply` moves.
pub(crate) fn knowledge_at<G: Playable>(table: &Table<G>, viewer: Viewer, ply: u32) -> Knowledge<G> {
    let start = G::start(table.setup()).expect("the table was started from it");
    let mut knowledge = Knowledge::of_start(table.setup(), &start, viewer);
    let mut left = ply;
    table.replay(|before, m, after| {
        if left > 0 {
            knowledge.follow(before, m, after);
            left -= 1;
        }
    });
    knowledge
}
