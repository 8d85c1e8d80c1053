//! Several hidden hands together: what they share is the cards that nobody has seen.

use std::collections::BTreeMap;

use game::{Contradiction, Knowledge, Seat};

use super::record::GameRecord;
use super::step::{State, Step};
use super::track::{Effort, Layer, Sums, Track};
use super::unseen::Unseen;
use crate::options::parts::drawn;
use crate::{Cards, ColorDoubt, Fact, Lay, SeenMove, Suit};

/// A game as its viewer can know it: the hidden hands, and the cards that the viewer has not been dealt.
pub(crate) struct Hidden<'a> {
    deck: Cards,
    pub(crate) record: &'a GameRecord,
    pub(crate) unseen: Unseen,
    pub(crate) tracks: Vec<Track<'a>>,
    /// The announcement that stands, if one stands, with its place among the plays.
    standing: Option<(usize, Lay)>,
}

/// The weight of each number of settled cards, without the rainbow card and with it.
pub(crate) type Shares = Vec<(Cards, [f64; 2])>;

impl<'a> Hidden<'a> {
    /// What is hidden in a game that got as far as the record, with this announcement to be answered, if there is one.
    pub(crate) fn new(
        knowledge: &Knowledge<ColorDoubt>,
        record: &'a GameRecord,
        standing: Option<Lay>,
    ) -> Result<Self, Contradiction> {
        let deck = knowledge.view.public.deck;
        let own = record.hand.unwrap_or(Cards::NONE);
        if !deck.contains(own) {
            return Err(Contradiction);
        }
        let unseen = Unseen::new(deck, own);
        let last_lay = record.plays.iter().rposition(|play| matches!(play.event, SeenMove::Lay { .. }));
        let standing = last_lay.zip(standing);
        let hidden: Vec<Seat> =
            Seat::all(usize::from(knowledge.setup.seats)).filter(|&seat| !knowledge.viewer.is(seat)).collect();
        // Only two players draw from each other, and only a spectator does not see what.
        let together = if knowledge.setup.seats == 2 { 2 } else { 1 };
        let apart = standing.map(|(place, _)| place);
        let tracks = hidden.chunks(together).map(|seats| Track::new(record, seats, unseen, apart));
        Ok(Hidden { deck, record, unseen, tracks: tracks.collect::<Result<_, _>>()?, standing })
    }

    /// The states of each track, and what it can take of the unseen cards.
    pub(crate) fn layers(&self, effort: &Effort) -> Result<(Vec<Vec<Layer>>, Vec<Shares>), Contradiction> {
        let layers = self.tracks.iter().map(|track| track.layers(None, effort));
        let layers: Vec<Vec<Layer>> = layers.collect::<Result<_, _>>()?;
        let shares = layers.iter().map(|layers| self.end_shares(layers, effort)).collect();
        Ok((layers, shares))
    }

    /// What one track can take of the unseen cards, from its states at the end.
    fn end_shares(&self, layers: &[Layer], effort: &Effort) -> Shares {
        let mut shares: BTreeMap<Cards, [f64; 2]> = BTreeMap::new();
        for (state, weight) in &layers[layers.len() - 1] {
            let (settled, rainbow) = state.share();
            shares.entry(settled).or_default()[usize::from(rainbow)] += weight;
        }
        effort.keep_shares(shares.into_iter().collect(), &self.unseen)
    }

    /// What lies out of the game: it settles nothing.
    pub(crate) fn out_shares(&self) -> Shares {
        let rainbow = self.unseen.rainbow && self.record.rainbow_with(None);
        vec![(Cards::NONE, [1.0, if rainbow { f64::from(self.record.out) } else { 0.0 }])]
    }

    /// What two together can take.
    pub(crate) fn both(&self, one: &Shares, other: &Shares, effort: &Effort) -> Shares {
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
        effort.keep_shares(shares, &self.unseen)
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

impl Standing {
    /// Those of cards that one knows, and of the hand that they came from as it is now: each 0 or 1.
    pub(crate) fn known(lay: Lay, hand: Cards, cards: Cards) -> Self {
        let certain = |is| f64::from(u8::from(is));
        let able = certain((hand + cards).fitting(lay.say) >= lay.count);
        Standing { able, truthful: certain(cards.all_of(lay.say)) }
    }

    /// What is possible, with its chance.
    pub(crate) fn facts(self) -> impl Iterator<Item = (Fact, f64)> {
        let facts = [(Fact::Able, self.able), (Fact::Truthful, self.truthful)];
        facts.into_iter().filter(|(_, chance)| *chance > 0.0)
    }
}

impl Hidden<'_> {
    /// The chances at the end of the record: of everything, or of one suit in one hand alone, and so of an announcement.
    pub(crate) fn chances(&self, only: Option<(Seat, Suit)>, effort: &Effort) -> Result<Chances, Contradiction> {
        let mut chances = Chances { hands: BTreeMap::new(), standing: None, exact: true };
        let (layers, shares) = self.layers(effort)?;
        let concerns = |track: &Track| only.is_none_or(|(seat, _)| track.seats.contains(&seat));
        for (index, track) in self.tracks.iter().enumerate().filter(|(_, track)| concerns(track)) {
            let others = shares.iter().enumerate().filter(|(other, _)| *other != index);
            let others = others.fold(self.out_shares(), |all, (_, share)| self.both(&all, share, effort));
            let pools = Pools::new(self, &others, &shares[index]);
            for (suit, _) in self.deck.iter().filter(|(suit, _)| only.is_none_or(|(_, only)| only == *suit)) {
                if track.has_seen(suit) {
                    let layers = &track.layers(Some(suit), effort)?;
                    let pools = &Pools::new(self, &others, &self.end_shares(layers, effort));
                    Followed { track, layers, pools, suit }.add(self, &mut chances)?;
                } else {
                    Followed { track, layers: &layers[index], pools: &pools, suit }.add(self, &mut chances)?;
                }
            }
        }
        Ok(chances)
    }
}

/// A track whose settled cards of one suit are followed to the end.
struct Followed<'a> {
    track: &'a Track<'a>,
    layers: &'a [Layer],
    pools: &'a Pools,
    suit: Suit,
}

impl Followed<'_> {
    /// Adds the chances of this suit.
    fn add(&self, hidden: &Hidden, chances: &mut Chances) -> Result<(), Contradiction> {
        let last = &self.layers[self.layers.len() - 1];
        let total: f64 = last.iter().map(|(state, weight)| weight * self.pools.weight(state.share())).sum();
        if total <= 0.0 {
            return Err(Contradiction);
        }
        self.add_hands(last, total, chances);
        if let (Some((place, lay)), Some(step)) = (hidden.standing, self.track.steps.last())
            && step.plays[0].0 == place
            && self.suit == lay.say
        {
            chances.standing = Some(self.standing(step, lay.count)?);
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
                for &(pool, chance) in self.pools.of(state.share()) {
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
        let (mut blind, mut able, mut true_by_luck, mut favoured) = (0.0, 0.0, 0.0, 0.0);
        for (state, weight) in &self.layers[self.layers.len() - 2] {
            blind += weight * self.pools.weight(state.share());
            // How the cards were taken out of the hand has no part in what it held.
            able += weight * self.able(state, step, count);
            step.spread_blindly(state, |_, moved, factor| {
                if moved.others == 0 && moved.known.all_of(self.suit) {
                    let open = count - moved.known.total();
                    for &(pool, chance) in self.pools.of(state.share()) {
                        true_by_luck += weight * factor * chance * drawn(pool[self.suit], pool.total(), open, open);
                    }
                }
            });
            step.spread_favoured(state, |next, _, factor| {
                favoured += weight * factor * self.pools.weight(next.share());
            });
        }
        let all = blind + favoured;
        if all <= 0.0 {
            return Err(Contradiction);
        }
        Ok(Standing { able: (able + favoured) / all, truthful: (true_by_luck + favoured) / all })
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
        self.pools.of(state.share()).iter().map(of_pool).sum()
    }
}

/// For each number of settled cards of one track, and with the rainbow card there or not: what the cards that nobody
/// has seen can be, with its weight.
pub(crate) struct Pools(BTreeMap<(Cards, bool), Vec<(Cards, f64)>>);

impl Pools {
    pub(crate) fn new(hidden: &Hidden, others: &Shares, own: &Shares) -> Self {
        let mut pools = BTreeMap::new();
        for &(settled, weights) in own {
            for here in [false, true] {
                // If it is unseen and not here, the others have the rainbow card.
                let elsewhere = usize::from(hidden.unseen.rainbow && !here);
                let weighed =
                    others.iter().filter(|_| weights[usize::from(here)] > 0.0).filter_map(|(more, weights)| {
                        let all = settled + *more;
                        let weight = weights[elsewhere];
                        let possible = hidden.unseen.colors.contains(all) && weight > 0.0;
                        possible.then(|| (hidden.unseen.colors - all, weight * hidden.unseen.settle(all)))
                    });
                pools.insert((settled, here), weighed.collect());
            }
        }
        Pools(pools)
    }

    fn of(&self, share: (Cards, bool)) -> &[(Cards, f64)] {
        self.0.get(&share).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn weight(&self, share: (Cards, bool)) -> f64 {
        self.of(share).iter().map(|(_, weight)| weight).sum()
    }
}
