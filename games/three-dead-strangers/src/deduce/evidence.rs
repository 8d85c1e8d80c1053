//! What shows against each character under a victim.

use crate::{Aspect, Grid, Spacing};

/// What shows against one character under one victim.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shows {
    /// Of how many aspects there is evidence.
    pub(crate) aspects: usize,
    /// How many aspects show more than once, so that covering one half is not enough.
    pub(crate) twice: usize,
    /// How many aspects show where nothing can cover them any more.
    pub(crate) locked: usize,
}

/// What shows against each character.
pub(crate) fn shows(grid: &Grid, spacing: Spacing) -> [Shows; 4] {
    let mut halves = [[0_u8; Aspect::ALL.len()]; 4];
    let mut locked = [[false; Aspect::ALL.len()]; 4];
    for cell in grid.cells() {
        if let Some((who, what)) = cell.half.shows() {
            halves[who as usize][what as usize] += 1;
            locked[who as usize][what as usize] |= cell.is_walled_in(spacing);
        }
    }
    std::array::from_fn(|who| Shows {
        aspects: halves[who].iter().filter(|&&count| count > 0).count(),
        twice: halves[who].iter().filter(|&&count| count > 1).count(),
        locked: locked[who].iter().filter(|&&there| there).count(),
    })
}
