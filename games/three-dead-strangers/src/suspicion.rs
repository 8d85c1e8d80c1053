//! Who is probably who: what accusations prove, weighed with what each player lays and covers.

use arrayvec::ArrayVec;
use game::{BySeat, Knowledge, Seat};

use crate::deduce::castings;
use crate::{Aspect, Character, Characters, Grid, Observation, Strangers};

/// The chance of each player to be each character, as one viewer or the table sees it.
#[derive(Clone, Debug)]
pub(crate) struct Suspicion(BySeat<[f64; 4]>);

/// How much a watcher reads into what the others do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// How much likelier a play is from one whom it clears of evidence than from one whom it leaves alone, for each
    /// unit of [`WEIGHT`], as a logarithm.
    pub(crate) tell: f64,
    /// How much likelier somebody is to name a character who is not their own, as a logarithm.
    pub(crate) word: f64,
}

impl Suspicion {
    /// What this viewer thinks.
    pub(crate) fn of(knowledge: &Knowledge<Strangers>, reading: Reading) -> Suspicion {
        Suspicion::weighed(&crate::deduce::possible(knowledge), &tells(knowledge, reading))
    }

    /// What somebody thinks who saw the same plays, and knows nobody's character card.
    pub(crate) fn of_the_table(knowledge: &Knowledge<Strangers>, reading: Reading) -> Suspicion {
        let public = &knowledge.view.public;
        let possible = public.players.map(|_, player| match player.revealed {
            Some(character) => [character].into_iter().collect(),
            None => public.characters.iter().filter(|&who| !player.not.contains(who)).collect(),
        });
        Suspicion::weighed(&possible, &tells(knowledge, reading))
    }

    fn weighed(possible: &BySeat<Characters>, tells: &BySeat<[f64; 4]>) -> Suspicion {
        let mut chances = possible.map(|_, _| [0.0; 4]);
        let mut total = 0.0;
        for casting in castings(possible) {
            let weight: f64 = casting.iter().map(|(seat, &who)| tells[seat][who as usize].exp()).product();
            total += weight;
            for (seat, &who) in casting.iter() {
                chances[seat][who as usize] += weight;
            }
        }
        for (_, row) in chances.iter_mut() {
            row.iter_mut().for_each(|chance| *chance /= total);
        }
        Suspicion(chances)
    }

    /// The chance that the player is the character.
    pub(crate) fn chance(&self, seat: Seat, who: Character) -> f64 {
        self.0[seat][who as usize]
    }
}

/// For each player and character, the logarithm of how well their plays fit.
fn tells(knowledge: &Knowledge<Strangers>, reading: Reading) -> BySeat<[f64; 4]> {
    let mut tells = knowledge.view.public.players.map(|_, _| [0.0; 4]);
    if reading.tell == 0.0 && reading.word == 0.0 {
        return tells;
    }
    let mut grids: ArrayVec<Grid, 3> = ArrayVec::new();
    for told in &knowledge.observations {
        match *told {
            Observation::Dealt { .. } => {
                tells.iter_mut().for_each(|(_, row)| *row = [0.0; 4]);
                grids = knowledge.view.public.victims.iter().map(|_| Grid::default()).collect();
            }
            Observation::Laid { seat, victim, card, half, on, toward, .. } => {
                let grid = &mut grids[usize::from(victim)];
                let before = counts(grid);
                grid.lay(on, toward, half, card.other_half(half));
                for ((tell, before), after) in tells[seat].iter_mut().zip(before).zip(counts(grid)) {
                    // The third piece hangs a character; the first hardly matters.
                    *tell -= reading.tell * (WEIGHT[after] - WEIGHT[before]);
                }
            }
            Observation::Accused { by, character, .. } => tells[by][character as usize] -= reading.word,
            _ => {}
        }
    }
    tells
}

/// What so many pieces of evidence against somebody weigh.
pub(crate) const WEIGHT: [f64; 4] = [0.0, 1.0, 2.5, 6.0];

/// Of how many aspects evidence shows, for each character.
pub(crate) fn counts(grid: &Grid) -> [usize; 4] {
    shows(grid).map(|shows| shows.aspects)
}

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
pub(crate) fn shows(grid: &Grid) -> [Shows; 4] {
    let mut halves = [[0_u8; Aspect::ALL.len()]; 4];
    let mut locked = [[false; Aspect::ALL.len()]; 4];
    for cell in grid.cells() {
        if let Some((who, what)) = cell.half.shows() {
            halves[who as usize][what as usize] += 1;
            locked[who as usize][what as usize] |= cell.is_walled_in();
        }
    }
    std::array::from_fn(|who| Shows {
        aspects: halves[who].iter().filter(|&&count| count > 0).count(),
        twice: halves[who].iter().filter(|&&count| count > 1).count(),
        locked: locked[who].iter().filter(|&&there| there).count(),
    })
}
