//! What a step writes, in memory of the caller's.

/// What a step writes for each table of a batch, table by table: numbers in memory of the caller's.
#[derive(Debug)]
pub struct Rows<'a> {
    /// For each table what the seat to move knows: as many bytes as an observation has.
    pub observations: &'a mut [u8],
    /// For each table a byte for each action: 1 where it may be taken.
    pub masks: &'a mut [u8],
    /// For each table what each seat gets; 0 until the game is over.
    pub rewards: &'a mut [f32],
    /// For each table the seat to move, or -1 at a table that waits for its next game.
    pub to_move: &'a mut [i32],
    /// For each table whether its game has just ended.
    pub terminated: &'a mut [bool],
    /// For each table whether its game has just been broken off.
    pub truncated: &'a mut [bool],
}

/// Memory for what a step writes.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffers {
    /// As in [`Rows`].
    pub observations: Vec<u8>,
    /// As in [`Rows`].
    pub masks: Vec<u8>,
    /// As in [`Rows`].
    pub rewards: Vec<f32>,
    /// As in [`Rows`].
    pub to_move: Vec<i32>,
    /// As in [`Rows`].
    pub terminated: Vec<bool>,
    /// As in [`Rows`].
    pub truncated: Vec<bool>,
}

impl Buffers {
    /// Memory for so many tables, all 0.
    pub fn new(tables: usize, widths: Widths) -> Self {
        Buffers {
            observations: vec![0; tables * widths.observation],
            masks: vec![0; tables * widths.actions],
            rewards: vec![0.0; tables * widths.seats],
            to_move: vec![0; tables],
            terminated: vec![false; tables],
            truncated: vec![false; tables],
        }
    }

    /// Lends it to one step.
    pub fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            to_move: &mut self.to_move,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
        }
    }
}

/// How many numbers of each kind a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Widths {
    /// Bytes of an observation.
    pub observation: usize,
    /// Actions.
    pub actions: usize,
    /// Seats.
    pub seats: usize,
}

/// What a step writes for one table.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) to_move: &'a mut i32,
    pub(crate) terminated: &'a mut bool,
    pub(crate) truncated: &'a mut bool,
}

impl Row<'_> {
    /// Nobody gets anything, and no game has ended.
    pub(crate) fn clear(&mut self) {
        self.rewards.fill(0.0);
        (*self.terminated, *self.truncated) = (false, false);
    }
}

impl<'a> Rows<'a> {
    /// # Panics
    /// When a buffer has not as many numbers as there are in so many tables.
    pub(crate) fn check(&self, tables: usize, widths: Widths) {
        let Widths { observation, actions, seats } = widths;
        for (name, length, width) in [
            ("observations", self.observations.len(), observation),
            ("masks", self.masks.len(), actions),
            ("rewards", self.rewards.len(), seats),
            ("to_move", self.to_move.len(), 1),
            ("terminated", self.terminated.len(), 1),
            ("truncated", self.truncated.len(), 1),
        ] {
            assert_eq!(length, tables * width, "`{name}` must have {width} numbers for each of {tables} tables");
        }
    }

    /// Those of the first tables, and those of the others.
    pub(crate) fn split_at(self, tables: usize, widths: Widths) -> (Rows<'a>, Rows<'a>) {
        let (observations, other_observations) = self.observations.split_at_mut(tables * widths.observation);
        let (masks, other_masks) = self.masks.split_at_mut(tables * widths.actions);
        let (rewards, other_rewards) = self.rewards.split_at_mut(tables * widths.seats);
        let (to_move, other_to_move) = self.to_move.split_at_mut(tables);
        let (terminated, other_terminated) = self.terminated.split_at_mut(tables);
        let (truncated, other_truncated) = self.truncated.split_at_mut(tables);
        let others = Rows {
            observations: other_observations,
            masks: other_masks,
            rewards: other_rewards,
            to_move: other_to_move,
            terminated: other_terminated,
            truncated: other_truncated,
        };
        (Rows { observations, masks, rewards, to_move, terminated, truncated }, others)
    }

    /// Table by table.
    pub(crate) fn each(self, widths: Widths) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.chunks_exact_mut(widths.observation);
        let masks = self.masks.chunks_exact_mut(widths.actions);
        let rewards = self.rewards.chunks_exact_mut(widths.seats);
        let turns = self.to_move.iter_mut().zip(self.terminated.iter_mut()).zip(self.truncated.iter_mut());
        observations.zip(masks).zip(rewards).zip(turns).map(
            |(((observation, mask), rewards), ((to_move, terminated), truncated))| Row {
                observation,
                mask,
                rewards,
                to_move,
                terminated,
                truncated,
            },
        )
    }
}
