//! Several hidden hands together: what they share is the cards that nobody has seen.

use std::collections::BTreeMap;

use game::{Contradiction, Knowledge, Seat};

use super::record::{Play, Record};
use super::track::{Rainbow, Track, choose};
use crate::{Cards, ColorDoubt, Phase, Suit};

/// A game as its viewer can know it: the hidden hands, and the cards that the viewer has not been dealt.
pub(crate) struct Hidden {
    deck: Cards,
    /// The unseen cards of each colour, the rainbow card left out.
    pub(crate) colors: Cards,
    /// Whether the rainbow card is unseen.
    pub(crate) rainbow: bool,
    /// The cards out of the game.
    pub(crate) out: u8,
    /// Whether the rainbow card can be out of the game.
    pub(crate) rainbow_out: bool,
    pub(crate) tracks: Vec<Track>,
}

/// The weight of each number of settled cards, without the rainbow card and with it.
pub(crate) type Shares = Vec<(Cards, [f64; 2])>;

impl Hidden {
    pub(crate) fn new(knowledge: &Knowledge<ColorDoubt>, record: &Record) -> Result<Self, Contradiction> {
        let deck = knowledge.setup.deck().map_err(|_| Contradiction)?.cards;
        let own = record.hand.unwrap_or(Cards::NONE);
        if !deck.contains(own) {
            return Err(Contradiction);
        }
        let unseen = deck - own;
        let rainbow = unseen[Suit::Rainbow] > 0;
        let hidden: Vec<Seat> =
            Seat::all(usize::from(knowledge.setup.seats)).filter(|&seat| !knowledge.viewer.is(seat)).collect();
        // Only two players draw from each other, and only a spectator does not see what.
        let together = if hidden.len() == 2 && knowledge.setup.seats == 2 { 2 } else { 1 };
        let tracks: Result<_, _> =
            hidden.chunks(together).map(|seats| Track::new(record, seats, rainbow)).collect();
        Ok(Hidden {
            deck,
            colors: unseen - Cards::of(Suit::Rainbow, unseen[Suit::Rainbow]),
            rainbow,
            out: record.out,
            rainbow_out: Rainbow::of(record).with_nobody(),
            tracks: tracks?,
        })
    }

    /// What one track can take of the unseen cards.
    pub(crate) fn shares(&self, track: &Track) -> Shares {
        let mut shares: BTreeMap<Cards, [f64; 2]> = BTreeMap::new();
        for (state, weight) in track.last() {
            shares.entry(state.settled).or_default()[usize::from(state.rainbow.is_some())] += weight;
        }
        shares.into_iter().collect()
    }

    /// What lies out of the game: it settles nothing.
    pub(crate) fn out_shares(&self) -> Shares {
        let with = if self.rainbow && self.rainbow_out { f64::from(self.out) } else { 0.0 };
        vec![(Cards::NONE, [1.0, with])]
    }

    /// What two together can take.
    pub(crate) fn both(&self, one: &Shares, other: &Shares) -> Shares {
        let mut shares: BTreeMap<Cards, [f64; 2]> = BTreeMap::new();
        for &(settled, [without, with]) in one {
            for &(more, [also_without, also_with]) in other {
                let sum = settled + more;
                if self.colors.contains(sum) {
                    let [w0, w1] = shares.entry(sum).or_default();
                    *w0 += without * also_without;
                    *w1 += without * also_with + with * also_without;
                }
            }
        }
        shares.into_iter().collect()
    }

    /// The weight of settling these cards: the chance that so many open slots hold just them.
    pub(crate) fn settle(&self, cards: Cards) -> f64 {
        let mut slots = self.colors.total();
        let mut weight = 1.0;
        for (suit, count) in cards.iter() {
            for taken in 0..count {
                weight *= f64::from(self.colors[suit].saturating_sub(taken)) / f64::from(slots);
                slots -= 1;
            }
        }
        weight
    }

    /// Which of [`Shares`]' two weights the others must have when these hands have the rainbow card or not.
    pub(crate) fn others_rainbow(&self, here: bool) -> usize {
        usize::from(self.rainbow && !here)
    }
}

/// The chances of what is in the hidden hands.
pub(crate) struct Chances {
    /// By seat, suit and count; the viewer's own hand is left out.
    pub(crate) hands: BTreeMap<(Seat, Suit, u8), f64>,
    /// That the standing announcement is true, if it stands and is not the viewer's.
    pub(crate) truthful: Option<f64>,
    /// That the one who announced it could have told the truth: held as many cards of the colour, the rainbow card
    /// included.
    pub(crate) able: Option<f64>,
}

impl Hidden {
    /// The chances at the end of the record. `standing` is the announcement that stands.
    pub(crate) fn chances(&self, record: &Record, phase: Phase) -> Result<Chances, Contradiction> {
        let mut chances = Chances { hands: BTreeMap::new(), truthful: None, able: None };
        let shares: Vec<Shares> = self.tracks.iter().map(|track| self.shares(track)).collect();
        for (index, track) in self.tracks.iter().enumerate() {
            let others = shares.iter().enumerate().filter(|(other, _)| *other != index);
            let others = others.fold(self.out_shares(), |all, (_, share)| self.both(&all, share));
            let pools = Pools::new(self, &others, &shares[index]);
            let total: f64 = track.last().iter().map(|(state, weight)| weight * pools.weight(state)).sum();
            if total <= 0.0 {
                return Err(Contradiction);
            }
            self.add_hands(track, &pools, total, &mut chances);
            if matches!(phase, Phase::Answer { .. } | Phase::LastCard { .. }) {
                self.add_standing(record, track, &pools, total, &mut chances);
            }
        }
        Ok(chances)
    }

    fn add_hands(&self, track: &Track, pools: &Pools, total: f64, chances: &mut Chances) {
        // What a suit's count depends on: the settled cards of the suit, the open slots, and the pool.
        let mut cases: BTreeMap<(usize, Suit, u8, u8, u8, u8), f64> = BTreeMap::new();
        for (state, weight) in track.last() {
            for hand in 0..track.seats.len() {
                let known = state.known[hand];
                let open = track.held[hand] - known.total();
                for &(pool, chance) in pools.of(state) {
                    for (suit, _) in self.deck.iter() {
                        // The pool is without the rainbow card, which is settled wherever it is.
                        let case = (hand, suit, known[suit], open, pool[suit], pool.total());
                        *cases.entry(case).or_insert(0.0) += weight * chance / total;
                    }
                }
            }
        }
        for ((hand, suit, known, open, of_suit, pool), chance) in cases {
            for count in 0..=open.min(of_suit) {
                let more = drawn(of_suit, pool, open, count);
                if more > 0.0 {
                    let fact = (track.seats[hand], suit, known + count);
                    *chances.hands.entry(fact).or_insert(0.0) += chance * more;
                }
            }
        }
    }

    fn add_standing(&self, record: &Record, track: &Track, pools: &Pools, total: f64, chances: &mut Chances) {
        let Some(index) = record.plays.iter().rposition(|play| matches!(play, Play::Lay { .. })) else { return };
        let Play::Lay { count, say, .. } = record.plays[index] else { return };
        let Some(step) = track.steps.last().filter(|step| step.play == index) else { return };
        let before = &track.layers[track.steps.len() - 1];
        let (mut truthful, mut able) = (0.0, 0.0);
        // The weights of the layer after the step were divided by their sum; a hidden lay's sum is 1.
        for &(state, weight) in before {
            let known = state.known[step.hand];
            let fitting = known[say] + known[Suit::Rainbow];
            let open = step.held - known.total();
            for &(pool, chance) in pools.of(&state) {
                let enough = (0..=open.min(pool[say])).filter(|more| fitting + more >= count);
                let enough: f64 = enough.map(|more| drawn(pool[say], pool.total(), open, more)).sum();
                able += weight * chance * enough;
            }
            step.spread(state, |_, moved, factor| {
                if moved.all_of(say) {
                    let open = count - moved.total();
                    for &(pool, chance) in pools.of(&state) {
                        truthful += weight * factor * chance * drawn(pool[say], pool.total(), open, open);
                    }
                }
            });
        }
        chances.truthful = Some(truthful / total);
        chances.able = Some((able / total).min(1.0));
    }
}

/// For each number of settled cards of one track, and with the rainbow card there or not: what the cards that nobody
/// has seen can be, with its weight.
struct Pools(BTreeMap<(Cards, bool), Vec<(Cards, f64)>>);

impl Pools {
    fn new(hidden: &Hidden, others: &Shares, own: &Shares) -> Self {
        let mut pools = BTreeMap::new();
        for &(settled, weights) in own {
            for here in [false, true] {
                let weighed =
                    others.iter().filter(|_| weights[usize::from(here)] > 0.0).filter_map(|(more, weights)| {
                        let all = settled + *more;
                        let weight = weights[hidden.others_rainbow(here)];
                        let possible = hidden.colors.contains(all) && weight > 0.0;
                        possible.then(|| (hidden.colors - all, weight * hidden.settle(all)))
                    });
                pools.insert((settled, here), weighed.collect());
            }
        }
        Pools(pools)
    }

    fn of(&self, state: &super::track::State) -> &[(Cards, f64)] {
        self.0.get(&(state.settled, state.rainbow.is_some())).map_or(&[], Vec::as_slice)
    }

    fn weight(&self, state: &super::track::State) -> f64 {
        self.of(state).iter().map(|(_, weight)| weight).sum()
    }
}

/// The chance of `count` cards of a suit among `slots` filled out of a pool.
fn drawn(of_suit: u8, pool: u8, slots: u8, count: u8) -> f64 {
    if slots > pool || slots - count > pool - of_suit {
        return 0.0;
    }
    choose(of_suit, count) * choose(pool - of_suit, slots - count) / choose(pool, slots)
}
