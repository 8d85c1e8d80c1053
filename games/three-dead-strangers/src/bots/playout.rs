//! A game played on quickly to its end, by players who read each other.

use arrayvec::ArrayVec;
use game::{BySeat, Game, Knowledge, Options as _, Seat, Turn};
use rand::Rng;

use super::stakes::Stakes;
use super::style::Style;
use crate::board::{KINDS, Shown};
use crate::deduce::record::{Seen, seen};
use crate::deduce::{Fact, Habits, open};
use crate::{Character, Characters, Move, Strangers, VICTIMS};

/// How many plays each player looks at, at random.
const LOOKS: usize = 12;

/// What everybody can have read in the plays of everybody, and how they play on.
#[derive(Clone)]
pub(super) struct Reads {
    /// How everybody plays.
    style: &'static Style,
    /// What everybody saw each player do: from here on not whether evidence is walled in or shows twice, which takes long to
    /// find out.
    seen: BySeat<Seen>,
    /// How well that fits each character.
    fits: BySeat<[f64; 4]>,
}

impl Reads {
    pub(super) fn of(knowledge: &Knowledge<Strangers>, style: &'static Style) -> Reads {
        let seen = seen(knowledge);
        let fits = seen.map(|_, seen| Habits::USUAL.fits(seen));
        Reads { style, seen, fits }
    }

    /// To be played on in a world in which all that was done.
    pub(super) fn playout(&self, world: &Strangers) -> Playout {
        Playout { game: world.clone(), reads: self.clone() }
    }
}

/// A world, and what everybody in it has read.
pub(super) struct Playout {
    game: Strangers,
    reads: Reads,
}

impl Playout {
    /// What the game brings a player who makes this move now, and how many turns were played to find out.
    pub(super) fn points_after(mut self, me: Seat, m: &Move, rng: &mut dyn Rng) -> (i32, usize) {
        let (before, mut turns) = (self.game.public.results.len(), 1);
        self.make(me, m);
        while self.game.public.results.len() == before {
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let drawn = self.game.options().pick(rng);
                    self.game.apply(&drawn);
                }
                Turn::Player(seat) => {
                    let m = self.choose(seat, rng);
                    self.make(seat, &m);
                    turns += 1;
                }
            }
        }
        (self.game.public.results.last().map_or(0, |result| result.points[me]), turns)
    }

    fn make(&mut self, seat: Seat, m: &Move) {
        let Reads { seen, fits, .. } = &mut self.reads;
        let seen = &mut seen[seat];
        match *m {
            Move::Lay { victim, card, half, on, .. } => {
                let grid = &self.game.public.victims[usize::from(victim)].grid;
                let after = grid.shown_after(on, half, card.other_half(half));
                seen.play(card, grid.shown().kinds(), after.kinds());
            }
            Move::Accuse { character, .. } => seen.accuse(character),
            _ => {}
        }
        fits[seat] = Habits::USUAL.fits(seen);
        self.game.apply(m);
    }

    /// What somebody of that style would do in a hurry, who looks at a few plays and not at how often a kind shows.
    fn choose(&self, seat: Seat, rng: &mut dyn Rng) -> Move {
        let play = &self.game.play_options(seat);
        if play.pass {
            return Move::Pass {};
        }
        let (public, style, me) = (&self.game.public, self.reads.style, self.game.characters[seat]);
        let [seen, table] = Chances::of(self, seat);
        let chance = |fact| seen.chance(fact);
        let stakes = Stakes::new(public, seat, me, table.chance(Fact { seat, character: me }), style.own, chance);
        if let Some(accusation) = stakes.accusation(play, style, chance) {
            return accusation;
        }
        let weight = KINDS.map(|kinds| style.weight[kinds]);
        let weigh = |shown: Shown| Character::ALL.map(|who| weight[shown.against(who)]);
        let before: ArrayVec<[f64; 4], VICTIMS> =
            public.victims.iter().map(|under| weigh(under.grid.shown())).collect();
        let value = |m: &Move| match *m {
            Move::Lay { victim, card, half, on, .. } => {
                let victim = usize::from(victim);
                let after = weigh(public.victims[victim].grid.shown_after(on, half, card.other_half(half)));
                let before = &before[victim];
                stakes.evidence(std::array::from_fn(|who| after[who] - before[who]), style.hides)
            }
            Move::Accuse { character, seat, .. } => {
                stakes.last_resort(Fact { seat, character }, style.bluff, chance)
            }
            _ => 0.0,
        };
        let picks = play.picks();
        // Not by an iterator, which would move every play about.
        let mut best = (f64::NEG_INFINITY, Move::Pass {});
        for _ in 0..LOOKS {
            let m = picks.pick(rng);
            let value = value(&m);
            if value >= best.0 {
                best = (value, m);
            }
        }
        best.1
    }
}

/// How likely each player is to be each character; the same as a [`Belief`](crate::Belief), without its list.
#[derive(Clone, Copy, Default)]
struct Chances {
    of: [[f64; 4]; 4],
    total: f64,
}

/// How likely it is to one who is somebody, and to one who knows nobody's card.
const BOTH: usize = 2;

/// Every way to cast the seats, and who one viewer is.
struct Castings<'a> {
    open: BySeat<Characters>,
    fits: &'a BySeat<[f64; 4]>,
    viewer: (Seat, Character),
    chances: [Chances; BOTH],
}

impl Chances {
    /// To a player, and to one who knows nobody's card.
    fn of(playout: &Playout, viewer: Seat) -> [Chances; BOTH] {
        let Playout { game, reads: Reads { fits, .. } } = playout;
        let open = open(&game.public.players, game.public.characters, None);
        let viewer = (viewer, game.characters[viewer]);
        let mut castings = Castings { open, fits, viewer, chances: Default::default() };
        let totals = castings.add(Seat(0), Characters::EMPTY, [1.0; BOTH]);
        for (chances, total) in castings.chances.iter_mut().zip(totals) {
            chances.total = total;
        }
        castings.chances
    }

    fn chance(&self, fact: Fact) -> f64 {
        self.of[usize::from(fact.seat.0)][fact.character as usize] / self.total
    }
}

impl Castings<'_> {
    /// Adds every way to cast this seat and those after it, where those before it are so likely; returns how likely they are
    /// altogether.
    fn add(&mut self, seat: Seat, cast: Characters, weights: [f64; BOTH]) -> [f64; BOTH] {
        if usize::from(seat.0) == self.open.len() {
            return weights;
        }
        let mut totals = [0.0; BOTH];
        for who in self.open[seat].without(cast).iter() {
            let fits = self.fits[seat][who as usize];
            let is_known = self.viewer.0 == seat && self.viewer.1 != who;
            let weights = [if is_known { 0.0 } else { weights[0] * fits }, weights[1] * fits];
            let mut with = cast;
            with.insert(who);
            let below = self.add(Seat(seat.0 + 1), with, weights);
            for ((chances, total), below) in self.chances.iter_mut().zip(&mut totals).zip(below) {
                chances.of[usize::from(seat.0)][who as usize] += below;
                *total += below;
            }
        }
        totals
    }
}
