//! One table of a batch.

use chacha20::ChaCha8Rng;
use game::{Contradiction, Deduce, Knowledge, Options as _, Reading, Seat, Turn, Viewer};
use rand::SeedableRng;

use crate::batch::{AfterEnd, Plan, Start};
use crate::encode::{Encode, Picks, Position};
use crate::row::Row;
use crate::{Fault, Mask, Minds as _, Why, length};

/// One table: a game, and how far its next move has been put together.
pub(crate) struct Table<G: Encode> {
    position: Position<G>,
    picks: Picks,
    legal: Mask,
    /// The seat whose knowledge is written.
    looks: Seat,
    /// What the one to move knows of the game.
    seen: Box<[u8]>,
    /// What the seats were told, and what the one to move may believe, where the plan asks for it.
    minds: Option<G::Minds>,
    belief: Box<[f32]>,
    /// What each bot knows.
    known: Vec<Knowledge<G>>,
    /// Room for what is true.
    facts: Vec<<G as Deduce>::Fact>,
    /// Its number in the batch.
    number: u32,
    /// How many games were begun since the seed was given.
    games: u32,
    /// How many actions were taken in this game.
    steps: u32,
    /// How many moves were made in it.
    moves: usize,
    rng: ChaCha8Rng,
    /// The action that was refused in the last step.
    pub(crate) fault: Option<Fault>,
}

impl<G: Encode> Table<G> {
    pub(crate) fn new(number: u32, start: &Start<G>, plan: &Plan) -> Self {
        let mut table = Table {
            position: start.position.clone(),
            picks: Picks::new(),
            legal: Mask::default(),
            looks: Seat(0),
            seen: vec![0; length(G::OBSERVATION)].into(),
            minds: None,
            belief: vec![0.0; if plan.belief.is_some() { length(G::HIDDEN) } else { 0 }].into(),
            known: Vec::new(),
            facts: Vec::with_capacity(if plan.truth { length(G::HIDDEN) } else { 0 }),
            number,
            games: 0,
            steps: 0,
            moves: 0,
            rng: ChaCha8Rng::seed_from_u64(plan.seed),
            fault: None,
        };
        table.begin(start, plan);
        table
    }

    /// Begins the first game that follows from the plan's seed, and writes it.
    pub(crate) fn reset(&mut self, start: &Start<G>, plan: &Plan, row: &mut Row<'_>) {
        self.rng = ChaCha8Rng::seed_from_u64(plan.seed);
        self.games = 0;
        self.next_game(start, plan, row);
    }

    /// Begins the next game, and writes it with nothing of the last.
    pub(crate) fn next_game(&mut self, start: &Start<G>, plan: &Plan, row: &mut Row<'_>) {
        row.clear();
        self.go_on(start, plan, row);
    }

    /// Begins the next game, and writes it beside what has been written of the end of the last.
    pub(crate) fn go_on(&mut self, start: &Start<G>, plan: &Plan, row: &mut Row<'_>) {
        self.begin(start, plan);
        self.write(row);
    }

    /// The next game, with a stream of chance that depends on the seed, the table and the number of the game alone. One
    /// that bots end before anybody is asked is passed over.
    fn begin(&mut self, start: &Start<G>, plan: &Plan) {
        self.fault = None;
        loop {
            self.rng.set_stream(u64::from(self.number) << 32 | u64::from(self.games));
            self.games = self.games.wrapping_add(1);
            self.steps = 0;
            self.moves = 0;
            self.position.clone_from(&start.position);
            self.minds.clone_from(&start.minds);
            self.known.clone_from(&start.known);
            self.picks.clear();
            self.leave_it_to_others(start, plan);
            match self.position.game.turn() {
                Turn::Player(seat) if start.bot(seat).is_none() => return,
                _ if start.known.is_empty() => return,
                _ => {}
            }
        }
    }

    /// Makes the moves of chance and of bots until somebody else is to move, who then looks at the game.
    fn leave_it_to_others(&mut self, start: &Start<G>, plan: &Plan) {
        while let Some(m) = self.others_move(start) {
            self.apply(&m);
        }
        self.looks = self.looker(start);
        self.position.write(self.looks, &mut self.seen);
        self.legal = G::mask(&self.position, &self.picks);
        if let Some(reading) = plan.belief {
            let mut belief = std::mem::take(&mut self.belief);
            if self.believe(self.looks, reading, &mut belief).is_err() {
                belief.fill(f32::NAN);
            }
            self.belief = belief;
        }
    }

    /// The move of chance or of a bot; nothing when neither is to move, or when the game is to be broken off.
    fn others_move(&mut self, start: &Start<G>) -> Option<G::Move> {
        match self.position.game.turn() {
            Turn::Chance => Some(self.position.options.pick(&mut self.rng)),
            Turn::Player(_) if self.goes_in_circles(start) => None,
            Turn::Player(seat) => {
                let bot = start.bot(seat)?;
                let known = self.known.iter().find(|known| known.viewer == Viewer::Seat(seat));
                Some(bot.choose(known.expect("a bot knows something"), &mut self.rng))
            }
            Turn::Over => None,
        }
    }

    /// Whether bots have played longer than a game can take.
    fn goes_in_circles(&self, start: &Start<G>) -> bool {
        !self.known.is_empty() && self.moves > start.most_moves
    }

    fn apply(&mut self, m: &G::Move) {
        self.moves += 1;
        if self.minds.is_none() && self.known.is_empty() {
            return self.position.apply(m);
        }
        let before = self.position.game.clone();
        self.position.apply(m);
        let after = &self.position.game;
        if let Some(minds) = &mut self.minds {
            minds.hear(&before, m, after);
        }
        for known in &mut self.known {
            known.follow(&before, m, after);
        }
    }

    /// Writes the chances of what is hidden from a seat.
    pub(crate) fn believe(
        &mut self,
        seat: Seat,
        reading: Reading,
        chances: &mut [f32],
    ) -> Result<(), Contradiction> {
        let minds = self.minds.as_mut().expect("the plan asks for belief");
        let game = &self.position.game;
        assert_eq!(chances.len(), length(G::HIDDEN), "there is a chance for each fact");
        chances.fill(0.0);
        minds.chances(seat, reading, |fact, chance| {
            if let Some(place) = game.place(fact, seat) {
                chances[place] = chance as f32;
            }
        })
    }

    /// Writes what is hidden, as a seat counts.
    pub(crate) fn tell_truth(&mut self, seat: Seat, numbers: &mut [u8]) {
        assert_eq!(numbers.len(), length(G::HIDDEN), "there is a number for each fact");
        let game = &self.position.game;
        self.facts.clear();
        game.facts(&mut self.facts);
        numbers.fill(0);
        for place in self.facts.iter().filter_map(|fact| game.place(fact, seat)) {
            numbers[place] = 1;
        }
    }

    /// Takes an action, and writes what came of it.
    pub(crate) fn step(&mut self, start: &Start<G>, plan: &Plan, action: i32, row: &mut Row<'_>) {
        row.clear();
        self.fault = self.take(start, plan, action).err();
        if self.fault.is_none() {
            let is_over = self.position.game.turn() == Turn::Over;
            if is_over {
                for (seat, reward) in Seat::all(row.rewards.len()).zip(row.rewards.iter_mut()) {
                    *reward = self.position.game.reward(seat);
                }
            }
            *row.terminated = is_over;
            let is_long = plan.limit.is_some_and(|limit| self.steps >= limit) || self.goes_in_circles(start);
            *row.truncated = !is_over && self.picks.is_empty() && is_long;
            if is_over || *row.truncated {
                match plan.after_end {
                    AfterEnd::NextGame => self.begin(start, plan),
                    AfterEnd::Wait => self.legal = Mask::default(),
                }
            }
        }
        self.write(row);
    }

    /// Takes an action, if it may be taken.
    fn take(&mut self, start: &Start<G>, plan: &Plan, action: i32) -> Result<(), Fault> {
        let number = usize::try_from(action).ok().filter(|&number| number < length(G::ACTIONS));
        let why = match number {
            _ if self.legal.is_empty() => Why::Over,
            Some(number) if self.legal.contains(number) => {
                self.pick(start, plan, number as u8);
                return Ok(());
            }
            Some(_) => Why::Masked { legal: self.legal.len() },
            None => Why::Unknown { last: length(G::ACTIONS) - 1, legal: self.legal.len() },
        };
        Err(Fault { table: self.number as usize, action, why })
    }

    /// Adds a pick that is allowed, and makes the move that it may complete.
    fn pick(&mut self, start: &Start<G>, plan: &Plan, action: u8) {
        self.picks.push(action);
        self.steps += 1;
        if let Some(m) = G::made(&self.position, &self.picks) {
            self.apply(&m);
            self.picks.clear();
            self.leave_it_to_others(start, plan);
        } else {
            self.legal = G::mask(&self.position, &self.picks);
        }
    }

    /// Writes what the one to move knows and may do.
    fn write(&mut self, row: &mut Row<'_>) {
        *row.to_move = self.to_move().map_or(-1, |seat| seat.0.into());
        let (seen, picked) = row.observation.split_at_mut(self.seen.len());
        seen.copy_from_slice(&self.seen);
        self.picked().write(picked);
        self.legal.write(row.mask);
        row.belief.copy_from_slice(&self.belief);
        if !row.truth.is_empty() {
            self.tell_truth(self.looks, row.truth);
        }
    }

    /// Who is to take an action; nobody while the table waits to be reset.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        (!self.legal.is_empty()).then_some(self.looks)
    }

    /// The seat whose knowledge is written: the one to move, or of a game that is over or broken off the first that no bot
    /// plays.
    fn looker(&self, start: &Start<G>) -> Seat {
        let is_learner = |&seat: &Seat| start.bot(seat).is_none();
        let mover = self.position.game.turn();
        let mover = if let Turn::Player(seat) = mover { Some(seat).filter(is_learner) } else { None };
        mover.or_else(|| Seat::all(self.position.game.seats()).find(is_learner)).unwrap_or(Seat(0))
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
