//! In which order the open cards are looked at.
//!
//! The order decides how many states there are: a state must remember of each rule that is begun and not finished
//! whether it is satisfied, and of each quota how much of it is used.

use crate::cards::{Card, CardSet, MAX_CARDS};
use crate::grid::Grid;
use crate::problem::Weight;

/// What the number of states depends on: the rules of each holder, by the cards that they are about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sketch {
    cards: u64,
    rules: Vec<Outline>,
    /// Where each holder's rules end.
    ends: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
struct Outline {
    cards: u64,
    /// The number of them that the holder has, if that is certain.
    exactly: Option<u8>,
}

impl Sketch {
    /// Takes in the open rules, and the sets of cards on whose number weights depend.
    pub(crate) fn draw(&mut self, grid: &Grid, weights: &[Weight]) {
        self.cards = grid.open().bits();
        self.rules.clear();
        self.ends.clear();
        for holder in grid.open_holders() {
            for rule in grid.rules.iter().filter(|rule| rule.holder == holder) {
                let exactly = (rule.least == rule.most).then_some(rule.least);
                self.rules.push(Outline { cards: rule.cards.bits(), exactly });
            }
            let own = weights.iter().filter(|weight| weight.holder == holder);
            self.rules.extend(own.map(|weight| Outline { cards: weight.cards.bits(), exactly: None }));
            self.ends.push(self.rules.len());
        }
    }

    /// Builds an order from the front and one from the back, and takes the one with fewer states to be expected.
    /// The open cards among `first` come before all others.
    ///
    /// Either alone is now and then caught in a bad beginning.
    pub(crate) fn greedy(&self, guess: Guess, first: u64, order: &mut Vec<u8>) {
        let rest = self.cards & !first;
        let beginning = CardSet::from_bits(self.cards & first).iter().map(|card| card.0);
        order.clear();
        order.extend(beginning);
        let mut back = order.clone();
        let from_back = self.append(&mut back, rest, |suffix| guess(self, self.cards & !suffix));
        back[order.len()..].reverse();
        let from_front = self.append(order, rest, |prefix| guess(self, self.cards & first | prefix));
        if from_back < from_front {
            *order = back;
        }
    }

    /// Takes card by card the one after which the fewest states are to be expected; returns the sum of them.
    fn append(&self, order: &mut Vec<u8>, cards: u64, guess: impl Fn(u64) -> f64) -> f64 {
        let (mut taken, mut sum) = (0, 0.0);
        while taken != cards {
            let mut best = (f64::INFINITY, 0);
            for Card(card) in CardSet::from_bits(cards & !taken) {
                let width = guess(taken | 1 << card);
                if width < best.0 {
                    best = (width, card);
                }
            }
            order.push(best.1);
            taken |= 1 << best.1;
            sum += best.0;
        }
        sum
    }

    /// Moves one card after the other to where the fewest states are to be expected in all; those of `first` stay.
    pub(crate) fn sift(&self, guess: Guess, first: u64, order: &mut Vec<u8>) {
        let mut costs = Vec::with_capacity(order.len());
        let fixed = (self.cards & first).count_ones() as usize;
        for Card(card) in CardSet::from_bits(self.cards & !first) {
            let Some(at) = order.iter().position(|&other| other == card) else { continue };
            order.remove(at);
            // What each place costs, up to what all have in common.
            costs.clear();
            let (mut prefix, mut cost) = (0, 0.0);
            for place in 0..=order.len() {
                cost += guess(self, prefix);
                costs.push(cost);
                cost -= guess(self, prefix | 1 << card);
                prefix |= order.get(place).map_or(0, |&other| 1 << other);
            }
            let best = (fixed..costs.len()).min_by(|&one, &other| costs[one].total_cmp(&costs[other]));
            order.insert(best.unwrap_or(at), card);
        }
    }

    /// The rules of each holder that has any.
    fn holders(&self) -> impl Iterator<Item = &[Outline]> {
        let mut begin = 0;
        self.ends.iter().map(move |&end| {
            let rules = &self.rules[begin..end];
            begin = end;
            rules
        })
    }
}

/// How many states are to be expected after these cards.
pub(crate) type Guess = fn(&Sketch, u64) -> f64;

/// A guess that takes little time: each holder may have what it could if there were no others.
pub(crate) fn quick(sketch: &Sketch, prefix: u64) -> f64 {
    sketch.holders().map(|rules| Share::of(rules, prefix).sum()).product()
}

/// A better guess that takes longer: all holders together have taken all the cards.
pub(crate) fn thorough(sketch: &Sketch, prefix: u64) -> f64 {
    let total = prefix.count_ones() as usize;
    // For each number of cards, the number of ways for the holders so far to have as many between them.
    let mut ways = [0.0; MAX_CARDS + 1];
    ways[0] = 1.0;
    let mut most = 0;
    for rules in sketch.holders() {
        let share = Share::of(rules, prefix);
        let before = ways;
        let before = &before[..=most];
        most = (most + share.most as usize).min(total);
        ways[..=most].fill(0.0);
        for taken in share.fewest..=share.most {
            let own = share.patterns(taken);
            let sums = ways[..=most].iter_mut().skip(taken as usize);
            sums.zip(before).for_each(|(sum, others)| *sum += others * own);
        }
    }
    ways[total]
}

/// What one holder may have of the first cards.
#[derive(Clone, Copy, Debug)]
struct Share {
    /// How few and how many of them it may have taken.
    fewest: u32,
    most: u32,
    /// Number of ways to use its quotas, on average over the numbers of cards taken.
    counts: f64,
    /// Number of ways for its open rules to be satisfied or not.
    open: f64,
    /// How many of the cards are of open rules.
    touched: usize,
}

impl Share {
    fn of(rules: &[Outline], prefix: u64) -> Share {
        let (mut open, mut touched) = (1.0, 0_u64);
        let (mut fewest, mut most, mut counts) = (0, 0, 1.0);
        for rule in rules {
            let before = rule.cards & prefix;
            match rule.exactly {
                _ if before == 0 => {}
                Some(number) => {
                    let (taken, number) = (before.count_ones(), u32::from(number));
                    let low = number.saturating_sub(rule.cards.count_ones() - taken);
                    let high = taken.min(number);
                    fewest += low;
                    most += high;
                    counts *= f64::from(high - low + 1);
                }
                None if before == rule.cards => {}
                None => {
                    open *= 2.0;
                    touched |= before;
                }
            }
        }
        let touched = touched.count_ones().min(MOST_TOUCHED) as usize;
        Share { fewest, most, counts: counts / f64::from(most - fewest + 1), open, touched }
    }

    /// Number of ways the holder may have a number of cards: with few cards taken, only few rules can be satisfied.
    fn patterns(&self, taken: u32) -> f64 {
        self.counts * self.open.min(CHOICES[self.touched][taken.min(MOST_TAKEN) as usize])
    }

    fn sum(&self) -> f64 {
        if self.open == 1.0 {
            return self.counts * f64::from(self.most - self.fewest + 1);
        }
        (self.fewest..=self.most).map(|taken| self.patterns(taken)).sum()
    }
}

const MOST_TOUCHED: u32 = 24;
const MOST_TAKEN: u32 = 8;

/// Upper bound on the binomial coefficients.
const CHOICES: [[f64; MOST_TAKEN as usize + 1]; MOST_TOUCHED as usize + 1] = {
    let mut table = [[1.0; MOST_TAKEN as usize + 1]; MOST_TOUCHED as usize + 1];
    let mut things = 1;
    while things < table.len() {
        let mut chosen = 1;
        while chosen < table[0].len() {
            table[things][chosen] = table[things - 1][chosen] + table[things - 1][chosen - 1];
            chosen += 1;
        }
        things += 1;
    }
    table
};
