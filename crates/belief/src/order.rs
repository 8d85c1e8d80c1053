//! In which order the open cards are looked at.
//!
//! The order decides how many states there are: a state must remember of each rule that is begun and not finished
//! whether it is satisfied, and of each quota how much of it is used.

use crate::cards::Bits;
use crate::grid::Grid;

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

/// A guess at how many more states a rule makes that is begun and not finished, as a factor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Burden(pub(crate) f64);

impl Sketch {
    /// Takes in the open rules, and the sets of cards on whose number weights depend, by holder.
    pub(crate) fn draw(&mut self, grid: &Grid, weights: impl Iterator<Item = (u8, u64)> + Clone) {
        self.cards = grid.open();
        self.rules.clear();
        self.ends.clear();
        let mut rules = grid.rules.iter().peekable();
        for holder in grid.open_holders() {
            while let Some(rule) = rules.next_if(|rule| usize::from(rule.holder) <= holder) {
                let exactly = (rule.least == rule.most).then_some(rule.least);
                self.rules.push(Outline { cards: rule.cards, exactly });
            }
            let own = weights.clone().filter(|weight| usize::from(weight.0) == holder);
            self.rules.extend(own.map(|(_, cards)| Outline { cards, exactly: None }));
            self.ends.push(self.rules.len());
        }
    }

    /// Takes card by card the one after which the fewest states are to be expected.
    pub(crate) fn greedy(&self, burden: Burden, order: &mut Vec<u8>) {
        order.clear();
        let mut prefix = 0;
        while prefix != self.cards {
            let mut best = (f64::INFINITY, 0);
            for card in Bits(self.cards & !prefix) {
                let width = self.width(prefix | 1 << card, burden);
                if width < best.0 {
                    best = (width, card);
                }
            }
            order.push(best.1 as u8);
            prefix |= 1 << best.1;
        }
    }

    /// Moves one card after the other to where the fewest states are to be expected in all.
    pub(crate) fn sift(&self, burden: Burden, rounds: usize, order: &mut Vec<u8>) {
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            let mut moved = false;
            for card in Bits(self.cards) {
                let Some(at) = order.iter().position(|&other| usize::from(other) == card) else { continue };
                order.remove(at);
                before.clear();
                after.clear();
                let mut prefix = 0;
                for other in order.iter().map(|&other| 1_u64 << other).chain([0]) {
                    before.push(self.width(prefix, burden));
                    after.push(self.width(prefix | 1 << card, burden));
                    prefix |= other;
                }
                let mut sum: f64 = after.iter().sum();
                let sums = before.iter().zip(&after).map(|(before, after)| {
                    let here = sum + before;
                    sum += before - after;
                    here
                });
                let sums: Vec<f64> = sums.collect();
                let best = (0..sums.len()).min_by(|&one, &other| sums[one].total_cmp(&sums[other])).unwrap_or(at);
                // Rounding must not make a card go back and forth.
                let to = if sums[best] < sums[at] * 0.999 { best } else { at };
                moved |= to != at;
                order.insert(to, card as u8);
            }
            if !moved {
                break;
            }
        }
    }

    /// How many states are to be expected after these cards: of each holder as if there were no others.
    fn width(&self, prefix: u64, burden: Burden) -> f64 {
        let mut width = 1.0;
        let mut begin = 0;
        for &end in &self.ends {
            width *= holder_width(&self.rules[begin..end], prefix, burden);
            begin = end;
        }
        width
    }
}

/// The number of combinations of cards taken and rules satisfied that a holder may have after these cards.
fn holder_width(rules: &[Outline], prefix: u64, burden: Burden) -> f64 {
    let (mut open, mut touched) = (1.0, 0_u64);
    let (mut fewest, mut most, mut counts) = (0, 0, 1.0);
    for rule in rules {
        let before = rule.cards & prefix;
        match rule.exactly {
            _ if before == 0 => {}
            Some(number) => {
                let taken = before.count_ones();
                let left = rule.cards.count_ones() - taken;
                let number = u32::from(number);
                let (low, high) = (number.saturating_sub(left), taken.min(number));
                fewest += low;
                most += high;
                counts *= f64::from(high - low + 1);
            }
            None if before == rule.cards => {}
            None => {
                open *= burden.0;
                touched |= before;
            }
        }
    }
    if open == 1.0 {
        return counts;
    }
    // With so many cards taken, only so many rules can be satisfied.
    let touched = touched.count_ones().min(MOST_TOUCHED) as usize;
    let patterns = |taken: u32| f64::min(open, CHOICES[touched][taken.min(MOST_TAKEN) as usize]);
    let sum: f64 = (fewest..=most).map(patterns).sum();
    sum * counts / f64::from(most - fewest + 1)
}

const MOST_TOUCHED: u32 = 24;
const MOST_TAKEN: u32 = 8;

/// In how many ways at most so many things can be chosen out of so many.
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
