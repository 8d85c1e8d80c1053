//! One table of a batch.

use chacha20::ChaCha8Rng;
use game::{Options as _, Seat, Turn};
use rand::SeedableRng;

use crate::batch::{AfterEnd, Plan};
use crate::encode::{Encode, Picks, Position};
use crate::row::Row;
use crate::{Fault, Mask, Why, length};

/// One table: a game, and how far its next move has been put together.
pub(crate) struct Table<G: Encode> {
    position: Position<G>,
    picks: Picks,
    legal: Mask,
    /// What the one to move knows of the game.
    seen: Box<[u8]>,
    /// Its number in the batch.
    number: u32,
    /// How many games were begun since the seed was given.
    games: u32,
    /// How many actions were taken in this game.
    steps: u32,
    rng: ChaCha8Rng,
    /// The action that was refused in the last step.
    pub(crate) fault: Option<Fault>,
}

impl<G: Encode> Table<G> {
    pub(crate) fn new(number: u32, start: &Position<G>, seed: u64) -> Self {
        let mut table = Table {
            position: start.clone(),
            picks: Picks::new(),
            legal: Mask::default(),
            seen: vec![0; length(G::OBSERVATION)].into(),
            number,
            games: 0,
            steps: 0,
            rng: ChaCha8Rng::seed_from_u64(seed),
            fault: None,
        };
        table.begin(start);
        table
    }

    /// Begins the first game that follows from a seed, and writes it.
    pub(crate) fn reset(&mut self, start: &Position<G>, seed: u64, row: &mut Row<'_>) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
        self.games = 0;
        self.begin(start);
        row.clear();
        self.write(row);
    }

    /// The next game, with a stream of chance that depends on the seed, the table and the number of the game alone.
    fn begin(&mut self, start: &Position<G>) {
        self.rng.set_stream(u64::from(self.number) << 32 | u64::from(self.games));
        self.games = self.games.wrapping_add(1);
        self.steps = 0;
        self.fault = None;
        self.position.clone_from(start);
        self.picks.clear();
        self.leave_it_to_chance();
    }

    /// Makes chance's moves until a player is to move, who then looks at the game.
    fn leave_it_to_chance(&mut self) {
        while self.position.game.turn() == Turn::Chance {
            let m = self.position.options.pick(&mut self.rng);
            self.position.apply(&m);
        }
        self.position.write(self.mover(), &mut self.seen);
        self.legal = G::mask(&self.position, &self.picks);
    }

    /// Takes an action, and writes what came of it.
    pub(crate) fn step(&mut self, start: &Position<G>, plan: &Plan, action: i32, row: &mut Row<'_>) {
        row.clear();
        self.fault = self.take(action).err();
        if self.fault.is_none() {
            let is_over = self.position.game.turn() == Turn::Over;
            if is_over {
                for (seat, reward) in Seat::all(row.rewards.len()).zip(row.rewards.iter_mut()) {
                    *reward = self.position.game.reward(seat);
                }
            }
            *row.terminated = is_over;
            *row.truncated =
                !is_over && self.picks.is_empty() && plan.limit.is_some_and(|limit| self.steps >= limit);
            if is_over || *row.truncated {
                match plan.after_end {
                    AfterEnd::NextGame => self.begin(start),
                    AfterEnd::Wait => self.legal = Mask::default(),
                }
            }
        }
        self.write(row);
    }

    /// Takes an action, if it may be taken.
    fn take(&mut self, action: i32) -> Result<(), Fault> {
        let number = usize::try_from(action).ok().filter(|&number| number < length(G::ACTIONS));
        let why = match number {
            _ if self.legal.is_empty() => Why::Over,
            Some(number) if self.legal.contains(number) => {
                self.pick(number as u8);
                return Ok(());
            }
            Some(_) => Why::Masked { legal: self.legal.len() },
            None => Why::Unknown { last: length(G::ACTIONS) - 1, legal: self.legal.len() },
        };
        Err(Fault { table: self.number as usize, action, why })
    }

    /// Adds a pick that is allowed, and makes the move that it may complete.
    fn pick(&mut self, action: u8) {
        self.picks.push(action);
        self.steps += 1;
        if let Some(m) = G::made(&self.position, &self.picks) {
            self.position.apply(&m);
            self.picks.clear();
            self.leave_it_to_chance();
        } else {
            self.legal = G::mask(&self.position, &self.picks);
        }
    }

    /// Writes what the one to move knows and may do.
    fn write(&self, row: &mut Row<'_>) {
        *row.to_move = self.to_move().map_or(-1, |seat| seat.0.into());
        let (seen, picked) = row.observation.split_at_mut(self.seen.len());
        seen.copy_from_slice(&self.seen);
        self.picked().write(picked);
        self.legal.write(row.mask);
    }

    /// Who is to take an action; nobody while the table waits to be reset.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        (!self.legal.is_empty()).then(|| self.mover())
    }

    /// The seat whose knowledge is written: the one to move, or the first one of a game that is over.
    fn mover(&self) -> Seat {
        match self.position.game.turn() {
            Turn::Player(seat) => seat,
            Turn::Chance | Turn::Over => Seat(0),
        }
    }

    /// What has been picked for the move that is put together.
    fn picked(&self) -> Mask {
        self.picks.iter().map(|&pick| usize::from(pick)).collect()
    }

    /// Writes what a seat knows. Nobody but the one who moves knows of picks.
    pub(crate) fn observe(&self, seat: Seat, bytes: &mut [u8]) {
        let (seen, picked) = bytes.split_at_mut(self.seen.len());
        self.position.write(seat, seen);
        let own = if self.to_move() == Some(seat) { self.picked() } else { Mask::default() };
        own.write(picked);
    }

    pub(crate) fn position(&self) -> &Position<G> {
        &self.position
    }

    pub(crate) fn legal(&self) -> Mask {
        self.legal
    }
}
