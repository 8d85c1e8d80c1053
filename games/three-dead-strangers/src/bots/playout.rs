//! A game played on quickly to its end, by players who read each other.

use arrayvec::ArrayVec;
use game::{BySeat, Game, Options as _, Seat, Turn};
use rand::Rng;

use super::stakes::Stakes;
use super::style::Style;
use crate::deduce::record::{Seen, Watch};
use crate::deduce::{Fact, Habits, open};
use crate::{Character, Characters, Move, Options, Strangers};

/// How many plays each player looks at, at random.
const LOOKS: usize = 12;

/// A world, and what everybody in it can have read in the plays of everybody.
#[derive(Clone)]
pub(super) struct Playout {
    game: Strangers,
    /// How everybody plays.
    style: &'static Style,
    /// What everybody saw each player do: from here on not whether evidence is walled in or shows twice, which takes long to
    /// find out.
    seen: BySeat<Seen>,
    /// How well that fits each character.
    fits: BySeat<[f64; 4]>,
}

impl Playout {
    pub(super) fn new(game: Strangers, style: &'static Style) -> Playout {
        let public = &game.public;
        let mut watch = Watch::new(public.players.len(), public.victims.len(), game.setup.spacing);
        game.record.iter().for_each(|deed| watch.see(deed));
        let fits = watch.seen.map(|_, seen| Habits::USUAL.fits(seen));
        Playout { game, style, seen: watch.seen, fits }
    }

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
        let seen = &mut self.seen[seat];
        match *m {
            Move::Lay { victim, card, half, on, .. } => {
                let grid = &self.game.public.victims[usize::from(victim)].grid;
                seen.play(card, grid.kinds(), grid.kinds_after(on, half, card.other_half(half)));
            }
            Move::Accuse { character, .. } => seen.accuse(character),
            _ => {}
        }
        self.fits[seat] = Habits::USUAL.fits(seen);
        self.game.apply(m);
    }

    /// What somebody of that style would do in a hurry, who looks at a few plays and not at how often a kind shows.
    fn choose(&self, seat: Seat, rng: &mut dyn Rng) -> Move {
        let options = self.game.options();
        let Options::Play(play) = &options else { return options.pick(rng) };
        if play.pass {
            return Move::Pass {};
        }
        let (public, style, me) = (&self.game.public, self.style, self.game.characters[seat]);
        let (seen, table) = (Chances::of(self, Some(seat)), Chances::of(self, None));
        let chance = |fact| seen.chance(fact);
        let stakes = Stakes::new(public, seat, me, table.chance(Fact { seat, character: me }), style.own, chance);
        if let Some(accusation) = stakes.accusation(play, style, chance) {
            return accusation;
        }
        let value = |m: &Move| match *m {
            Move::Lay { victim, card, half, on, .. } => {
                let grid = &public.victims[usize::from(victim)].grid;
                let (before, after) = (grid.kinds(), grid.kinds_after(on, half, card.other_half(half)));
                let weight = |kinds: usize| style.weight[kinds];
                stakes.evidence(std::array::from_fn(|who| weight(after[who]) - weight(before[who])), style.hides)
            }
            Move::Accuse { character, seat, .. } => {
                stakes.last_resort(Fact { seat, character }, style.bluff, chance)
            }
            _ => 0.0,
        };
        let looks = (0..LOOKS).map(|_| options.pick(rng));
        let valued = looks.map(|m| (value(&m), m));
        valued.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, m)| m).expect("there are looks")
    }
}

/// How likely each player is to be each character; the same as a [`Belief`](crate::Belief), without its list.
#[derive(Default)]
struct Chances {
    of: [[f64; 4]; 4],
    total: f64,
}

impl Chances {
    /// To one who is somebody, or to one who knows nobody's card.
    fn of(playout: &Playout, viewer: Option<Seat>) -> Chances {
        let Playout { game, fits, .. } = playout;
        let own = viewer.map(|seat| (seat, game.characters[seat]));
        let open = open(&game.public.players, game.public.characters, own);
        let mut chances = Chances::default();
        chances.add(&open, fits, &mut ArrayVec::new(), 1.0);
        chances
    }

    /// Adds every way to cast those seats that are not cast yet.
    fn add(
        &mut self,
        open: &BySeat<Characters>,
        fits: &BySeat<[f64; 4]>,
        cast: &mut ArrayVec<Character, 4>,
        weight: f64,
    ) {
        if cast.len() == open.len() {
            self.total += weight;
            for (seat, who) in cast.iter().enumerate() {
                self.of[seat][*who as usize] += weight;
            }
            return;
        }
        let seat = Seat(cast.len() as u8);
        for who in open[seat].iter() {
            if !cast.contains(&who) {
                cast.push(who);
                self.add(open, fits, cast, weight * fits[seat][who as usize]);
                cast.pop();
            }
        }
    }

    fn chance(&self, fact: Fact) -> f64 {
        self.of[usize::from(fact.seat.0)][fact.character as usize] / self.total
    }
}
