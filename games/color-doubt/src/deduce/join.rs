//! Several hidden hands together: what they share is the cards that nobody has seen.

use std::collections::BTreeMap;

use game::{Contradiction, Knowledge, Seat};

use super::rainbow::Rainbow;
use super::record::{Play, Record};
use super::step::{State, Step};
use super::track::{Effort, Layer, Sums, Track};
use super::unseen::Unseen;
use crate::options::parts::choose;
use crate::{Cards, ColorDoubt, Phase, Suit};

/// A game as its viewer can know it: the hidden hands, and the cards that the viewer has not been dealt.
pub(crate) struct Hidden {
    deck: Cards,
    pub(crate) unseen: Unseen,
    /// The cards out of the game.
    out: u8,
    /// Whether the rainbow card can be out of the game.
    rainbow_out: bool,
    pub(crate) tracks: Vec<Track>,
    /// The play of the announcement that stands, if one stands.
    standing: Option<usize>,
}

/// The weight of each number of settled cards, without the rainbow card and with it.
pub(crate) type Shares = Vec<(Cards, [f64; 2])>;

/// What one track can take of the unseen cards, from its states at the end.
pub(crate) fn end_shares(layers: &[Layer]) -> Shares {
    let mut shares: BTreeMap<Cards, [f64; 2]> = BTreeMap::new();
    for (state, weight) in &layers[layers.len() - 1] {
        shares.entry(state.settled).or_default()[usize::from(state.rainbow.is_some())] += weight;
    }
    shares.into_iter().collect()
}

impl Hidden {
    /// What is hidden in a game that got as far as the record, up to this phase.
    pub(crate) fn new(
        knowledge: &Knowledge<ColorDoubt>,
        record: &Record,
        phase: Phase,
    ) -> Result<Self, Contradiction> {
        let deck = knowledge.setup.deck().map_err(|_| Contradiction)?.cards;
        let own = record.hand.unwrap_or(Cards::NONE);
        if !deck.contains(own) {
            return Err(Contradiction);
        }
        let unseen = Unseen::new(deck, own);
        let stands = matches!(phase, Phase::Answer { .. } | Phase::LastCard { .. });
        let last_lay = record.plays.iter().rposition(|play| matches!(play, Play::Lay { .. }));
        let standing = last_lay.filter(|_| stands);
        let hidden: Vec<Seat> =
            Seat::all(usize::from(knowledge.setup.seats)).filter(|&seat| !knowledge.viewer.is(seat)).collect();
        // Only two players draw from each other, and only a spectator does not see what.
        let together = if hidden.len() == 2 && knowledge.setup.seats == 2 { 2 } else { 1 };
        let tracks = hidden.chunks(together).map(|seats| Track::new(record, seats, unseen, standing));
        Ok(Hidden {
            deck,
            unseen,
            out: record.out,
            rainbow_out: Rainbow::of(record).with_nobody(),
            tracks: tracks.collect::<Result<_, _>>()?,
            standing,
        })
    }

    /// What lies out of the game: it settles nothing.
    pub(crate) fn out_shares(&self) -> Shares {
        let with = if self.unseen.rainbow && self.rainbow_out { f64::from(self.out) } else { 0.0 };
        vec![(Cards::NONE, [1.0, with])]
    }

    /// What two together can take.
    pub(crate) fn both(&self, one: &Shares, other: &Shares) -> Shares {
        let mut shares: Sums<Cards, [f64; 2]> = Sums::default();
        for &(settled, [without, with]) in one {
            for &(more, [also_without, also_with]) in other {
                let sum = settled + more;
                if self.unseen.colors.contains(sum) {
                    let [w0, w1] = shares.entry(sum).or_default();
                    *w0 += without * also_without;
                    *w1 += without * also_with + with * also_without;
                }
            }
        }
        let mut shares: Shares = shares.into_iter().collect();
        // A hash map has no order to rely on.
        shares.sort_unstable_by_key(|(settled, _)| *settled);
        shares
    }

    /// Which of [`Shares`]' two weights the others must have when these hands have the rainbow card or not.
    pub(crate) fn others_rainbow(&self, here: bool) -> usize {
        usize::from(self.unseen.rainbow && !here)
    }
}

/// The chances of what is in the hidden hands.
pub(crate) struct Chances {
    /// By seat, suit and count; the viewer's own hand is left out.
    pub(crate) hands: BTreeMap<(Seat, Suit, u8), f64>,
    /// That of the standing announcement, if one stands.
    pub(crate) standing: Option<Standing>,
    /// Whether nothing was left out; else what is not listed is next to impossible, but can be.
    pub(crate) exact: bool,
}

/// The chances of the announcement that stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// That whoever made it held enough cards of the colour, the rainbow card counted with them.
    pub(crate) able: f64,
    /// That it is true.
    pub(crate) truthful: f64,
}

impl Hidden {
    /// The chances at the end of the record: of everything, or of one suit in one hand alone, and so of an announcement.
    pub(crate) fn chances(
        &self,
        record: &Record,
        only: Option<(Seat, Suit)>,
        effort: &Effort,
    ) -> Result<Chances, Contradiction> {
        let mut chances = Chances { hands: BTreeMap::new(), standing: None, exact: true };
        let layers: Result<Vec<Vec<Layer>>, _> =
            self.tracks.iter().map(|track| track.layers(None, effort)).collect();
        let layers = layers?;
        let shares: Vec<Shares> =
            layers.iter().map(|layers| effort.keep_shares(end_shares(layers), &self.unseen)).collect();
        let concerns = |track: &Track| only.is_none_or(|(seat, _)| track.seats.contains(&seat));
        for (index, track) in self.tracks.iter().enumerate().filter(|(_, track)| concerns(track)) {
            let others = shares.iter().enumerate().filter(|(other, _)| *other != index);
            let others = others.fold(self.out_shares(), |all, (_, share)| {
                effort.keep_shares(self.both(&all, share), &self.unseen)
            });
            let pools = Pools::new(self, &others, &shares[index]);
            for (suit, _) in self.deck.iter().filter(|(suit, _)| only.is_none_or(|(_, only)| only == *suit)) {
                if track.has_seen(suit) {
                    let layers = &track.layers(Some(suit), effort)?;
                    let pools = &Pools::new(self, &others, &effort.keep_shares(end_shares(layers), &self.unseen));
                    Followed { track, layers, pools, suit }.add(self, record, &mut chances)?;
                } else {
                    let layers = &layers[index];
                    Followed { track, layers, pools: &pools, suit }.add(self, record, &mut chances)?;
                }
            }
        }
        Ok(chances)
    }
}

/// A track whose settled cards of one suit are followed to the end.
struct Followed<'a> {
    track: &'a Track,
    layers: &'a [Layer],
    pools: &'a Pools,
    suit: Suit,
}

impl Followed<'_> {
    /// Adds the chances of this suit.
    fn add(&self, hidden: &Hidden, record: &Record, chances: &mut Chances) -> Result<(), Contradiction> {
        let last = &self.layers[self.layers.len() - 1];
        let total: f64 = last.iter().map(|(state, weight)| weight * self.pools.weight(state)).sum();
        if total <= 0.0 {
            return Err(Contradiction);
        }
        self.add_hands(last, total, chances);
        if let (Some(index), Some(step)) = (hidden.standing, self.track.steps.last())
            && step.plays[0].0 == index
            && let Play::Lay { count, say, .. } = record.plays[index]
            && self.suit == say
        {
            chances.standing = Some(self.standing(step, count)?);
        }
        Ok(())
    }

    fn add_hands(&self, last: &Layer, total: f64, chances: &mut Chances) {
        // What the suit's count depends on: the settled cards of the suit, the open slots, and the pool, which is
        // without the rainbow card.
        let mut cases: BTreeMap<(usize, u8, u8, u8, u8), f64> = BTreeMap::new();
        for (state, weight) in last {
            for hand in 0..self.track.seats.len() {
                let open = self.track.held[hand] - state.known[hand].total() - state.others[hand];
                for &(pool, chance) in self.pools.of(state) {
                    let case = (hand, state.known[hand][self.suit], open, pool[self.suit], pool.total());
                    *cases.entry(case).or_insert(0.0) += weight * chance / total;
                }
            }
        }
        for ((hand, known, open, of_suit, pool), chance) in cases {
            for count in 0..=open.min(of_suit) {
                let more = drawn(of_suit, pool, open, count);
                if more > 0.0 {
                    let fact = (self.track.seats[hand], self.suit, known + count);
                    *chances.hands.entry(fact).or_insert(0.0) += chance * more;
                }
            }
        }
    }

    /// The chances of the announcement of this colour that was the last step.
    fn standing(&self, step: &Step, count: u8) -> Result<Standing, Contradiction> {
        let (mut blind, mut able, mut true_by_luck, mut favored) = (0.0, 0.0, 0.0, 0.0);
        for (state, weight) in &self.layers[self.layers.len() - 2] {
            blind += weight * self.pools.weight(state);
            // How the cards were taken out of the hand has no part in what it held.
            able += weight * self.able(state, step, count);
            step.spread_blindly(state, |_, moved, factor| {
                if moved.others == 0 && moved.known.all_of(self.suit) {
                    let open = count - moved.known.total();
                    for &(pool, chance) in self.pools.of(state) {
                        true_by_luck += weight * factor * chance * drawn(pool[self.suit], pool.total(), open, open);
                    }
                }
            });
            step.spread_favored(state, |next, _, factor| {
                favored += weight * factor * self.pools.weight(&next);
            });
        }
        let all = blind + favored;
        if all <= 0.0 {
            return Err(Contradiction);
        }
        Ok(Standing { able: (able + favored) / all, truthful: (true_by_luck + favored) / all })
    }

    /// The weight of holding enough of the suit, the rainbow card counted with it.
    fn able(&self, state: &State, step: &Step, count: u8) -> f64 {
        let known = state.known[step.hand];
        let open = step.held - known.total() - state.others[step.hand];
        let wanted = count.saturating_sub(known.fitting(self.suit));
        let of_pool = |&(pool, chance): &(Cards, f64)| {
            let enough = wanted..=open.min(pool[self.suit]);
            chance * enough.map(|more| drawn(pool[self.suit], pool.total(), open, more)).sum::<f64>()
        };
        self.pools.of(state).iter().map(of_pool).sum()
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
                        let possible = hidden.unseen.colors.contains(all) && weight > 0.0;
                        possible.then(|| (hidden.unseen.colors - all, weight * hidden.unseen.settle(all)))
                    });
                pools.insert((settled, here), weighed.collect());
            }
        }
        Pools(pools)
    }

    fn of(&self, state: &State) -> &[(Cards, f64)] {
        self.0.get(&(state.settled, state.rainbow.is_some())).map_or(&[], Vec::as_slice)
    }

    fn weight(&self, state: &State) -> f64 {
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
