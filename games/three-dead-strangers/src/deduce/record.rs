//! What everybody saw the players do that may tell who they are: the record of one game of the match.

use std::mem;

use arrayvec::ArrayVec;
use game::{BySeat, Knowledge, Seat};

use crate::deck::MAX_CARDS;
use crate::deduce::Habits;
use crate::deduce::evidence::{Shows, against, shows};
use crate::{Aspect, Card, CellAt, Character, Grid, Half, Move, Observation, Spacing, Strangers, Toward, VICTIMS};

/// What is looked at, each of the character's own evidence in front of the victim that was played at.
pub const SIGNS: [&str; 10] = [
    "names the character in an accusation",
    "plays a half that shows the character",
    "brings the first kind of evidence to show",
    "brings the second kind to show",
    "brings the third kind to show",
    "covers the last kind that shows",
    "covers one kind of two",
    "covers one kind of three",
    "walls a kind in, so that nothing can cover it any more",
    "shows a kind twice, so that covering one half is not enough",
];

/// Where the signs are in [`SIGNS`]; of those for the first, second and third kind, the first.
const NAMES: usize = 0;
const PLAYS: usize = 1;
const BRINGS: usize = 2;
const COVERS: usize = 5;
const WALLS: usize = 8;
const TWICE: usize = 9;

/// How often each of [`SIGNS`] was seen of one player, for one character.
pub type Signs = [f64; SIGNS.len()];

/// How often a player did what tells something of a character, as people count it: a card that covers one kind of
/// evidence and shows another counts for both.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Dealings {
    /// Kinds of evidence against the character that no longer showed.
    pub(crate) covered: u32,
    /// Kinds that showed from then on.
    pub(crate) shown: u32,
    /// Accused somebody of being the character.
    pub(crate) accused: u32,
}

impl Dealings {
    /// By character, what a player did in the game of the match that is on, or was last.
    pub(crate) fn of(knowledge: &Knowledge<Strangers>, by: Seat) -> [Dealings; 4] {
        let mut grids: ArrayVec<Grid, VICTIMS> =
            knowledge.view.public.victims.iter().map(|_| Grid::default()).collect();
        let mut dealings = [Dealings::default(); 4];
        for deed in deeds(knowledge) {
            match deed {
                Deed::Names { seat, character } if seat == by => dealings[character as usize].accused += 1,
                Deed::Names { .. } => {}
                Deed::Lays { seat, victim, card, half, on, toward } => {
                    let grid = &mut grids[usize::from(victim)];
                    let show = |grid: &Grid| Character::ALL.map(|who| against(grid, who));
                    let before = (seat == by).then(|| show(grid));
                    grid.lay(on, toward, half, card.other_half(half));
                    let Some(before) = before else { continue };
                    let beyond = |these: &[Aspect], those: &[Aspect]| {
                        these.iter().filter(|what| !those.contains(what)).count() as u32
                    };
                    for ((before, after), dealings) in before.iter().zip(show(grid)).zip(&mut dealings) {
                        dealings.covered += beyond(before, &after);
                        dealings.shown += beyond(&after, before);
                    }
                }
            }
        }
        dealings
    }
}

/// What was seen of one player in one game of the match.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    /// How many cards with evidence the player has played.
    pub cards: f64,
    /// By character: what it would mean if the player were it.
    pub signs: [Signs; 4],
}

impl Seen {
    /// Takes in a card that was played, by how many kinds of evidence against each character showed there before and after.
    pub(crate) fn play(&mut self, card: Card, before: [usize; 4], after: [usize; 4]) {
        self.cards += 1.0;
        signs_of(card, before, after, |who, sign| self.signs[who][sign] += 1.0);
    }

    /// Takes in that the player accused somebody of being a character.
    pub(crate) fn accuse(&mut self, character: Character) {
        self.signs[character as usize][NAMES] += 1.0;
    }
}

/// Tells each sign that a card gives and of which character, by how many kinds of evidence against each showed before and
/// after.
fn signs_of(card: Card, before: [usize; 4], after: [usize; 4], mut tell: impl FnMut(usize, usize)) {
    for (who, _) in card.halves().into_iter().flat_map(<[Half; 2]>::from).filter_map(Half::shows) {
        tell(who as usize, PLAYS);
    }
    for (who, (before, after)) in before.into_iter().zip(after).enumerate() {
        (before..after).for_each(|kind| tell(who, BRINGS + kind));
        (after..before).for_each(|kind| tell(who, COVERS + kind));
    }
}

/// What was seen of one player, added up as [`Habits`] weigh it: what play-outs take in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    cards: f64,
    sums: [f64; 4],
}

impl Tally {
    pub(crate) fn of(seen: &Seen, habits: &Habits) -> Tally {
        let sum = |signs: &Signs| signs.iter().zip(habits.minds).map(|(count, minds)| count * minds).sum();
        Tally { cards: seen.cards, sums: seen.signs.each_ref().map(sum) }
    }

    /// As [`Seen::play`].
    pub(crate) fn play(&mut self, card: Card, before: [usize; 4], after: [usize; 4], habits: &Habits) {
        self.cards += 1.0;
        signs_of(card, before, after, |who, sign| self.sums[who] += habits.minds[sign]);
    }

    /// As [`Seen::accuse`].
    pub(crate) fn accuse(&mut self, character: Character, habits: &Habits) {
        self.sums[character as usize] += habits.minds[NAMES];
    }

    /// How well that fits each character; always positive.
    pub(crate) fn fits(&self, habits: &Habits) -> [f64; 4] {
        let mut fits = self.sums;
        let share = 1.0 / (self.cards + habits.settles);
        let mean = fits.iter().sum::<f64>() / fits.len() as f64;
        for fits in &mut fits {
            *fits = libm::exp((*fits - mean) * share) + habits.blind;
        }
        fits
    }
}

/// The most deeds of one game: each card played once, three wrong accusations of each player, and a right one for each
/// murder (TS-45).
pub(crate) const MAX_DEEDS: usize = MAX_CARDS + 4 * 3 + VICTIMS;

/// Something that a player did before everybody.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    /// Played evidence.
    Lays { seat: Seat, victim: u8, card: Card, half: Half, on: CellAt, toward: Toward },
    /// Accused somebody of being a character.
    Names { seat: Seat, character: Character },
}

impl Deed {
    /// What a move of this player is to everybody; `None` where it is a pass or chance's.
    pub(crate) fn of(by: Seat, m: &Move) -> Option<Deed> {
        match *m {
            Move::Lay { victim, card, half, on, toward } => {
                Some(Deed::Lays { seat: by, victim, card, half, on, toward })
            }
            Move::Accuse { character, .. } => Some(Deed::Names { seat: by, character }),
            Move::Pass {} | Move::Deal { .. } | Move::Draw { .. } => None,
        }
    }

    /// What was told of it.
    pub(crate) fn told(observation: &Observation) -> Option<Deed> {
        match *observation {
            Observation::Laid { seat, victim, card, half, on, toward, .. } => {
                Some(Deed::Lays { seat, victim, card, half, on, toward })
            }
            Observation::Accused { by, character, .. } => Some(Deed::Names { seat: by, character }),
            _ => None,
        }
    }
}

/// Watches one game of the match from its deal on.
pub(crate) struct Watch {
    spacing: Spacing,
    /// The evidence in front of each victim, and what of it shows against each character.
    pub(crate) grids: ArrayVec<Grid, VICTIMS>,
    shows: [[Shows; 4]; VICTIMS],
    /// What was seen so far.
    pub(crate) seen: BySeat<Seen>,
}

impl Watch {
    /// Before the first turn.
    pub(crate) fn new(seats: usize, victims: usize, spacing: Spacing) -> Watch {
        let grids = (0..victims).map(|_| Grid::default()).collect();
        let shows = [[Shows::default(); 4]; VICTIMS];
        Watch { spacing, grids, shows, seen: BySeat::new(seats, |_| Seen::default()) }
    }

    /// Takes in one more deed.
    pub(crate) fn see(&mut self, deed: &Deed) {
        match *deed {
            Deed::Names { seat, character } => self.seen[seat].accuse(character),
            Deed::Lays { seat, victim, card, half, on, toward } => {
                let (grid, seen) = (&mut self.grids[usize::from(victim)], &mut self.seen[seat]);
                grid.lay(on, toward, half, card.other_half(half));
                let after = shows(grid, self.spacing);
                let before = mem::replace(&mut self.shows[usize::from(victim)], after);
                let kinds = |shows: [Shows; 4]| shows.map(|shows| shows.aspects);
                seen.play(card, kinds(before), kinds(after));
                for ((signs, before), after) in seen.signs.iter_mut().zip(before).zip(after) {
                    signs[WALLS] += after.locked as f64 - before.locked as f64;
                    signs[TWICE] += after.twice as f64 - before.twice as f64;
                }
            }
        }
    }
}

/// What each player did in the game of the match that is on, or was last.
pub fn seen(knowledge: &Knowledge<Strangers>) -> BySeat<Seen> {
    let public = &knowledge.view.public;
    let mut watch = Watch::new(public.players.len(), public.victims.len(), knowledge.setup.spacing);
    deeds(knowledge).for_each(|deed| watch.see(&deed));
    watch.seen
}

/// What was done in the game of the match that is on, or was last.
fn deeds(knowledge: &Knowledge<Strangers>) -> impl Iterator<Item = Deed> {
    let told = &knowledge.observations;
    let dealt = told.iter().rposition(|told| matches!(told, Observation::Dealt { .. })).unwrap_or(0);
    told[dealt..].iter().filter_map(Deed::told)
}
