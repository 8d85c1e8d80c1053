//! What shows against each character under a victim.

use std::borrow::Cow;

use crate::{Aspect, Character, Grid, Move, Public, Spacing, Victim};

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
    for (cell, is_walled_in) in grid.cells().iter().zip(grid.walled_in(spacing)) {
        if let Some((who, what)) = cell.half.shows() {
            halves[who as usize][what as usize] += 1;
            locked[who as usize][what as usize] |= is_walled_in;
        }
    }
    std::array::from_fn(|who| Shows {
        aspects: halves[who].iter().filter(|&&count| count > 0).count(),
        twice: halves[who].iter().filter(|&&count| count > 1).count(),
        locked: locked[who].iter().filter(|&&there| there).count(),
    })
}

/// What lies in front of a victim after a card is played there, and which victim that is.
pub(crate) fn laid(public: &Public, m: &Move) -> Option<(u8, Grid)> {
    let Move::Lay { victim, card, half, on, toward } = *m else { return None };
    let mut grid = public.victims[usize::from(victim)].grid.clone();
    grid.lay(on, toward, half, card.other_half(half));
    Some((victim, grid))
}

/// The victims, each with what lies there after a move.
pub(crate) fn victims_after<'a>(public: &'a Public, m: &Move) -> impl Iterator<Item = (u8, Cow<'a, Victim>)> {
    let mut laid = laid(public, m);
    (0..).zip(&public.victims).map(move |(victim, under)| match laid.take_if(|(at, _)| *at == victim) {
        Some((_, grid)) => (victim, Cow::Owned(Victim { complete: grid.complete(), grid, solved: under.solved })),
        None => (victim, Cow::Borrowed(under)),
    })
}

/// The victims of whose murder a character can be accused after a move, by all that then shows.
pub(crate) fn open_cases(public: &Public, m: &Move, who: Character) -> Vec<u8> {
    let is_open = |(_, under): &(u8, Cow<'_, Victim>)| under.solved.is_none() && under.complete.contains(who);
    victims_after(public, m).filter(is_open).map(|(victim, _)| victim).collect()
}

/// The kinds of evidence against a character that show.
pub(crate) fn against(grid: &Grid, who: Character) -> Vec<Aspect> {
    let shows = |what: &Aspect| grid.cells().iter().any(|cell| cell.half.shows() == Some((who, *what)));
    Aspect::ALL.into_iter().filter(shows).collect()
}

/// The kinds of evidence against a character that do not show.
pub(crate) fn missing(grid: &Grid, who: Character) -> Vec<Aspect> {
    let shown = against(grid, who);
    Aspect::ALL.into_iter().filter(|what| !shown.contains(what)).collect()
}
