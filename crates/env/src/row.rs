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
    /// For each table the chances of what is hidden, for the seat to move; not a number where they cannot be worked out.
    /// Empty unless the plan asks for belief.
    pub beliefs: &'a mut [f32],
    /// For each table what is true of it. Empty unless the plan asks for the truth.
    pub truths: &'a mut [u8],
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
    /// As in [`Rows`].
    pub beliefs: Vec<f32>,
    /// As in [`Rows`].
    pub truths: Vec<u8>,
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
            beliefs: vec![0.0; tables * widths.belief],
            truths: vec![0; tables * widths.truth],
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
            beliefs: &mut self.beliefs,
            truths: &mut self.truths,
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
    /// Chances of what is hidden; none unless the plan asks for belief.
    pub belief: usize,
    /// Numbers that say what is hidden; none unless the plan asks for the truth.
    pub truth: usize,
}

/// What a step writes for one table.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) to_move: &'a mut i32,
    pub(crate) terminated: &'a mut bool,
    pub(crate) truncated: &'a mut bool,
    pub(crate) belief: &'a mut [f32],
    pub(crate) truth: &'a mut [u8],
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
        for (name, length, width) in [
            ("observations", self.observations.len(), widths.observation),
            ("masks", self.masks.len(), widths.actions),
            ("rewards", self.rewards.len(), widths.seats),
            ("to_move", self.to_move.len(), 1),
            ("terminated", self.terminated.len(), 1),
            ("truncated", self.truncated.len(), 1),
            ("beliefs", self.beliefs.len(), widths.belief),
            ("truths", self.truths.len(), widths.truth),
        ] {
            assert_eq!(length, tables * width, "`{name}` must have {width} numbers for each of {tables} tables");
        }
    }

    /// Takes those of the first tables out.
    pub(crate) fn split_off(&mut self, tables: usize, widths: Widths) -> Rows<'a> {
        Rows {
            observations: front(&mut self.observations, tables * widths.observation),
            masks: front(&mut self.masks, tables * widths.actions),
            rewards: front(&mut self.rewards, tables * widths.seats),
            to_move: front(&mut self.to_move, tables),
            terminated: front(&mut self.terminated, tables),
            truncated: front(&mut self.truncated, tables),
            beliefs: front(&mut self.beliefs, tables * widths.belief),
            truths: front(&mut self.truths, tables * widths.truth),
        }
    }

    /// Takes those of the first table out.
    ///
    /// # Panics
    /// When there is none.
    pub(crate) fn next(&mut self, widths: Widths) -> Row<'a> {
        const TABLE: &str = "there is a row for each table";
        Row {
            observation: front(&mut self.observations, widths.observation),
            mask: front(&mut self.masks, widths.actions),
            rewards: front(&mut self.rewards, widths.seats),
            to_move: self.to_move.split_off_first_mut().expect(TABLE),
            terminated: self.terminated.split_off_first_mut().expect(TABLE),
            truncated: self.truncated.split_off_first_mut().expect(TABLE),
            belief: front(&mut self.beliefs, widths.belief),
            truth: front(&mut self.truths, widths.truth),
        }
    }
}

/// Takes the first numbers off a slice.
///
/// # Panics
/// When there are too few.
fn front<'a, T>(numbers: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    numbers.split_off_mut(..count).expect("there are as many numbers as there are for all tables")
}
