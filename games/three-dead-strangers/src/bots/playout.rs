//! A game played on quickly to its end, by players who read each other.

use arrayvec::ArrayVec;
use game::{BySeat, Game, Knowledge, Options as _, Seat, Turn};
use rand::Rng;

use super::stakes::Stakes;
use super::style::Style;
use crate::board::{KINDS, Shown};
use crate::deduce::record::{Tally, seen};
use crate::deduce::{Fact, Habits, open};
use crate::options::Pick;
use crate::{Character, Move, Strangers, VICTIMS};

/// How everybody thinks that people play.
const HABITS: &Habits = &Habits::USUAL;

/// What everybody can have read in the plays of everybody, and how they play on.
#[derive(Clone)]
pub(super) struct Reads {
    /// How everybody plays.
    style: &'static Style,
    /// How many plays they look at, at random.
    looks: usize,
    /// What everybody saw each player do: from here on not whether evidence is walled in or shows twice, which takes long to
    /// find out.
    seen: BySeat<Tally>,
    /// How well that fits each character.
    fits: BySeat<[f64; 4]>,
}

impl Reads {
    pub(super) fn of(knowledge: &Knowledge<Strangers>, style: &'static Style, looks: usize) -> Reads {
        let seen = seen(knowledge).map(|_, seen| Tally::of(seen, HABITS));
        let fits = seen.map(|_, seen| seen.fits(HABITS));
        Reads { style, looks, seen, fits }
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
                seen.play(card, grid.shown().kinds(), after.kinds(), HABITS);
            }
            Move::Accuse { character, .. } => seen.accuse(character, HABITS),
            _ => {}
        }
        fits[seat] = seen.fits(HABITS);
        self.game.apply(m);
    }

    /// What somebody of that style would do in a hurry, who looks at a few plays and not at how often a kind shows.
    fn choose(&self, seat: Seat, rng: &mut dyn Rng) -> Move {
        let play = &self.game.play_options(seat);
        if play.pass {
            return Move::Pass {};
        }
        let (public, style, me) = (&self.game.public, self.reads.style, self.game.characters[seat]);
        let open = open(&public.players, public.characters, None);
        // Seats where nobody sits are anybody.
        let mut weights = [[1.0; 4]; 4];
        for ((weights, open), fits) in weights.iter_mut().zip(open.values()).zip(self.reads.fits.values()) {
            *weights = Character::ALL.map(|who| if open.contains(who) { fits[who as usize] } else { 0.0 });
        }
        // First to one who knows nobody's card, and then to the player.
        let known = Chances::by(&weights).chance(Fact { seat, character: me });
        for who in Character::ALL.into_iter().filter(|&who| who != me) {
            weights[seat.index()][who as usize] = 0.0;
        }
        let seen = Chances::by(&weights);
        let chance = |fact| seen.chance(fact);
        let stakes = Stakes::new(public, seat, me, known, style.own, chance);
        if let Some(accusation) = stakes.accusation(play, style, chance) {
            return accusation;
        }
        let weight = KINDS.map(|kinds| style.weight[kinds]);
        let weigh = |shown: Shown| Character::ALL.map(|who| weight[shown.against(who)]);
        let before: ArrayVec<[f64; 4], VICTIMS> =
            public.victims.iter().map(|under| weigh(under.grid.shown())).collect();
        let value = |pick: Pick| match pick {
            Pick::Lay { victim, card, half, on, .. } => {
                let victim = usize::from(victim);
                let after = weigh(public.victims[victim].grid.shown_after(on, half, card.other_half(half)));
                let before = &before[victim];
                stakes.evidence(std::array::from_fn(|who| after[who] - before[who]), style.hides)
            }
            Pick::Accuse(about) => stakes.last_resort(about.fact(), style.bluff, chance),
            Pick::Pass => 0.0,
        };
        let picks = play.picks();
        let mut best = (f64::NEG_INFINITY, Pick::Pass);
        for _ in 0..self.reads.looks {
            let pick = picks.pick(rng);
            let value = value(pick);
            if value >= best.0 {
                best = (value, pick);
            }
        }
        best.1.into()
    }
}

/// How likely each player is to be each character; the same as a [`Belief`](crate::Belief), without its list.
struct Chances {
    /// By seat and character, how much all castings weigh together in which it is so.
    of: [[f64; 4]; 4],
    /// How much all castings weigh together.
    total: f64,
}

/// For each two characters the other two.
const OTHERS: [[[usize; 2]; 4]; 4] = [
    [[0, 0], [2, 3], [1, 3], [1, 2]],
    [[2, 3], [0, 0], [0, 3], [0, 2]],
    [[1, 3], [0, 3], [0, 0], [0, 1]],
    [[1, 2], [0, 2], [0, 1], [0, 0]],
];

impl Chances {
    /// By how much it weighs that each seat is each character. A casting weighs the product of its seats, and they are
    /// summed by pairs of seats: what two seats can be together times what the other two can be then.
    fn by(weights: &[[f64; 4]; 4]) -> Chances {
        let mut pairs = [[[0.0; 4]; 4]; 2];
        for (place, pair) in pairs.iter_mut().enumerate() {
            let [one, other] = [weights[2 * place], weights[2 * place + 1]];
            for (who, row) in pair.iter_mut().enumerate() {
                for (whom, both) in row.iter_mut().enumerate() {
                    *both = one[who] * other[whom] + one[whom] * other[who];
                }
            }
        }
        let mut of = [[0.0; 4]; 4];
        for seat in 0..4 {
            let (partner, beside) = (&weights[seat ^ 1], &pairs[usize::from(seat < 2)]);
            for who in 0..4 {
                let with = (0..4).filter(|&whom| whom != who).map(|whom| {
                    let [third, fourth] = OTHERS[who][whom];
                    partner[whom] * beside[third][fourth]
                });
                of[seat][who] = weights[seat][who] * with.sum::<f64>();
            }
        }
        Chances { of, total: of[0].iter().sum() }
    }

    fn chance(&self, fact: Fact) -> f64 {
        self.of[usize::from(fact.seat.0)][fact.character as usize] / self.total
    }
}

#[cfg(test)]
mod tests {
    use game::BySeat;

    use super::*;
    use crate::Characters;
    use crate::deduce::castings;

    #[test]
    fn pairs_of_seats_tell_the_same_as_a_list_of_all_castings() {
        let open = [0b0111, 0b1110, 0b1101, 0b1011].map(|bits: u8| {
            Character::ALL.into_iter().filter(|&who| bits >> who as u8 & 1 == 1).collect::<Characters>()
        });
        for seats in 2..=4 {
            let open: BySeat<Characters> = open[..seats].iter().copied().collect();
            let weight = |seat: Seat, who: Character| f64::from(seat.0 * 5 + who as u8 * 3 + 1);
            let mut weights = [[1.0; 4]; 4];
            for (seat, open) in open.iter() {
                weights[seat.index()] =
                    Character::ALL.map(|who| if open.contains(who) { weight(seat, who) } else { 0.0 });
            }
            let chances = Chances::by(&weights);
            let castings = castings(&open);
            let weigh =
                |casting: &BySeat<Character>| casting.iter().map(|(seat, &who)| weight(seat, who)).product::<f64>();
            let total: f64 = castings.iter().map(weigh).sum();
            for fact in Fact::all(seats, Characters::ALL) {
                let fitting = castings.iter().filter(|casting| casting[fact.seat] == fact.character);
                let expected = fitting.map(weigh).sum::<f64>() / total;
                let found = chances.chance(fact);
                assert!((found - expected).abs() < 1e-12, "{fact:?} of {seats}: {found}, {expected}");
            }
        }
    }
}
