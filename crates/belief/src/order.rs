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

/// Sums of binomial coefficients: `CHOICES[n][k]` is the number of ways to choose `k` or fewer of `n` things.
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

#[cfg(test)]
mod tests {
    use chacha20::ChaCha8Rng;
    use chacha20::rand_core::SeedableRng;
    use rand::Rng;

    use super::*;
    use crate::cards::Holder;
    use crate::problem::{Constraint, Problem, Quota};

    fn bits(cards: &[u8]) -> u64 {
        cards.iter().fold(0, |bits, card| bits | 1 << card)
    }

    /// A quota: of these cards, the holder has this many.
    fn exactly(number: u8, cards: &[u8]) -> Outline {
        Outline { cards: bits(cards), exactly: Some(number) }
    }

    /// A rule such as "has one of these".
    fn some(cards: &[u8]) -> Outline {
        Outline { cards: bits(cards), exactly: None }
    }

    fn sketch(holders: &[&[Outline]]) -> Sketch {
        let mut sketch = Sketch::default();
        for rules in holders {
            sketch.rules.extend_from_slice(rules);
            sketch.ends.push(sketch.rules.len());
        }
        sketch.cards = sketch.rules.iter().fold(0, |cards, rule| cards | rule.cards);
        sketch
    }

    /// The sum of what is to be expected of all layers.
    fn cost(sketch: &Sketch, guess: Guess, order: &[u8]) -> f64 {
        (0..=order.len()).map(|len| guess(sketch, bits(&order[..len]))).sum()
    }

    /// The least that any order costs in which the first cards stay where they are.
    fn least(sketch: &Sketch, guess: Guess, order: &mut [u8], fixed: usize) -> f64 {
        if fixed == order.len() {
            return cost(sketch, guess, order);
        }
        let mut best = f64::INFINITY;
        for other in fixed..order.len() {
            order.swap(fixed, other);
            best = best.min(least(sketch, guess, order, fixed + 1));
            order.swap(fixed, other);
        }
        best
    }

    fn greedy(sketch: &Sketch, guess: Guess, first: u64) -> Vec<u8> {
        let mut order = vec![1, 2, 3];
        sketch.greedy(guess, first, &mut order);
        order
    }

    /// Three holders who have two each of six cards, and a few rules about two or three of them.
    fn random(rng: &mut ChaCha8Rng) -> Sketch {
        let mut cards: Vec<u8> = Vec::new();
        while cards.len() < 6 {
            let card = (rng.next_u64() % 64) as u8;
            if !cards.contains(&card) {
                cards.push(card);
            }
        }
        let mut rule = || {
            let named: Vec<u8> = (0..3).map(|_| cards[(rng.next_u64() % 6) as usize]).collect();
            some(&named)
        };
        let holders = [(); 3].map(|()| [exactly(2, &cards), rule(), rule()]);
        sketch(&[&holders[0], &holders[1], &holders[2]])
    }

    #[test]
    fn a_quota_has_a_state_for_each_number_of_cards_taken() {
        let ann = sketch(&[&[exactly(3, &[0, 1, 2, 33, 40])]]);
        for guess in [quick as Guess, thorough] {
            assert_eq!(guess(&ann, 0), 1.0);
        }
        assert_eq!(quick(&ann, bits(&[33])), 2.0, "none or one");
        assert_eq!(quick(&ann, bits(&[0, 1])), 3.0, "none, one or two");
        assert_eq!(quick(&ann, bits(&[0, 1, 40])), 3.0, "with two cards to come, one at least");
        assert_eq!(quick(&ann, bits(&[0, 1, 2, 40])), 2.0, "two or three");
        assert_eq!(quick(&ann, ann.cards), 1.0);
    }

    #[test]
    fn quotas_of_one_hand_are_counted_apart() {
        // One of each two: each of the quotas is used or not, which is four ways to have none, one or two cards.
        let pairs = [exactly(1, &[0, 1]), exactly(1, &[32, 33])];
        assert_eq!(quick(&sketch(&[&pairs]), bits(&[0, 32])), 4.0);
        assert_eq!(quick(&sketch(&[&pairs]), bits(&[0, 1, 32])), 2.0);
        // Between two such hands one of three numbers of cards goes with each other, with 4/3 ways on average for both.
        let both = thorough(&sketch(&[&pairs, &pairs]), bits(&[0, 32]));
        assert!((both - 16.0 / 3.0).abs() < 1e-12, "{both}");
    }

    #[test]
    fn a_rule_doubles_the_states_while_it_is_open() {
        let cards = [0, 1, 2, 33, 40];
        let rules = [exactly(2, &cards), some(&[0, 1, 33]), some(&[2, 40])];
        let ann = sketch(&[&rules]);
        assert_eq!(quick(&ann, 0), 1.0);
        // Whoever has taken nothing has satisfied nothing.
        assert_eq!(quick(&ann, bits(&[0])), 1.0 + 2.0);
        assert_eq!(quick(&ann, bits(&[0, 1])), 1.0 + 2.0 + 2.0, "a rule that is not begun changes nothing");
        assert_eq!(quick(&ann, bits(&[0, 1, 33])), 3.0, "nor does one that is finished");
        // Each of two open rules is satisfied or not, unless nothing is taken.
        assert_eq!(quick(&ann, bits(&[0, 1, 2])), 1.0 + 4.0 + 4.0);
        // Many rules about one card are satisfied together.
        let rules = [exactly(2, &cards), some(&[0, 1]), some(&[0, 2]), some(&[0, 33])];
        assert_eq!(quick(&sketch(&[&rules]), bits(&[0])), 1.0 + 2.0);
    }

    #[test]
    fn all_that_is_taken_is_taken_by_somebody() {
        let cards = [3, 17, 31, 32, 63];
        let holders = [[exactly(1, &cards)], [exactly(2, &cards)], [exactly(2, &cards)]];
        let all = sketch(&[&holders[0], &holders[1], &holders[2]]);
        for len in 0..=cards.len() {
            let prefix = bits(&cards[..len]);
            // How many each may have: no more than its quota, and no more to come than there are cards.
            let may = |quota: usize| quota.saturating_sub(cards.len() - len)..=quota.min(len);
            let shares =
                may(1).flat_map(|one| may(2).flat_map(move |two| may(2).map(move |three| one + two + three)));
            let shares: Vec<usize> = shares.collect();
            assert_eq!(quick(&all, prefix), shares.len() as f64);
            assert_eq!(thorough(&all, prefix), shares.iter().filter(|&&sum| sum == len).count() as f64);
        }
        // Of two cards, the one with a rule has none (1 way), one (2) or both (2).
        let ruled = [exactly(2, &cards[..4]), some(&[3, 63])];
        let plain = [exactly(2, &cards[..4])];
        for holders in [[&ruled[..], &plain], [&plain, &ruled]] {
            assert_eq!(thorough(&sketch(&holders), bits(&[3, 17])), 5.0);
        }
    }

    #[test]
    fn choices_are_sums_of_binomial_coefficients() {
        for (things, row) in CHOICES.iter().enumerate() {
            let mut exactly = 1;
            let mut at_most = 1;
            for (chosen, &choices) in row.iter().enumerate() {
                assert_eq!(choices, at_most as f64, "{chosen} of {things}");
                exactly = exactly * things.saturating_sub(chosen) / (chosen + 1);
                at_most += exactly;
            }
        }
    }

    #[test]
    fn a_chain_of_rules_is_followed() {
        // Neighbours share a rule, and no other order than along the chain has one rule open at a time.
        let chain = [5, 40, 2, 63, 9, 30];
        let mut rules = vec![exactly(3, &chain)];
        rules.extend(chain.windows(2).map(some));
        let ann = sketch(&[&rules, &[exactly(3, &chain)]]);
        for guess in [quick as Guess, thorough] {
            let mut any = chain;
            let best = least(&ann, guess, &mut any, 0);
            assert_eq!(cost(&ann, guess, &greedy(&ann, guess, 0)), best);
            let mut order = vec![2, 5, 9, 30, 40, 63];
            assert!(cost(&ann, guess, &order) > best);
            ann.sift(guess, 0, &mut order);
            ann.sift(guess, 0, &mut order);
            assert_eq!(cost(&ann, guess, &order), best);
        }
    }

    #[test]
    fn the_first_cards_stay_first() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..100 {
            let sketch = random(&mut rng);
            // Two of them, and cards that are not open.
            let open: Vec<u8> = CardSet::from_bits(sketch.cards).iter().map(|card| card.0).collect();
            let (low, high) = (open[(rng.next_u64() % 3) as usize], open[3 + (rng.next_u64() % 3) as usize]);
            let first = bits(&[low, high]) | !sketch.cards & rng.next_u64();
            let mut order = greedy(&sketch, thorough, first);
            for _ in 0..2 {
                assert_eq!(order[..2], [low, high]);
                assert_eq!(order.len(), open.len());
                assert_eq!(bits(&order), sketch.cards);
                sketch.sift(thorough, first, &mut order);
            }
        }
    }

    #[test]
    fn orders_are_close_to_the_best() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let [mut best, mut built, mut sifted, mut usual] = [0.0; 4];
        for number in 0..60 {
            let sketch = random(&mut rng);
            let guess = if number % 2 == 0 { quick } else { thorough };
            let cards: Vec<u8> = CardSet::from_bits(sketch.cards).iter().map(|card| card.0).collect();
            let fixed = number % 3;
            let mut order = greedy(&sketch, guess, bits(&cards[..fixed]));
            let before = cost(&sketch, guess, &order);
            best += least(&sketch, guess, &mut cards.clone(), fixed);
            usual += cost(&sketch, guess, &cards);
            built += before;
            sketch.sift(guess, bits(&cards[..fixed]), &mut order);
            let after = cost(&sketch, guess, &order);
            assert!(after <= before + 1e-9, "{before} became {after}");
            sifted += after;
            // The last card that is moved is where it costs least.
            let last = order.iter().position(|card| *card == cards[5]).unwrap();
            for place in fixed..6 {
                let mut other = order.clone();
                let card = other.remove(last);
                other.insert(place, card);
                assert!(after <= cost(&sketch, guess, &other) + 1e-9);
            }
        }
        assert!(usual > 1.5 * best, "{usual} in the cards' own order, {best} in the best");
        assert!(built <= 1.02 * best, "{built} as built, {best} in the best order");
        assert!(sifted <= 1.005 * best, "{sifted} when sifted, {best} in the best order");
    }

    #[test]
    fn a_sketch_has_the_open_rules_and_weights_of_each_holder() {
        let mut problem = Problem::new(&[3, 2]).unwrap();
        let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1])).unwrap();
        let ann = problem.add_holder(Quota::Total(1)).unwrap();
        let bob = problem.add_holder(Quota::Total(2)).unwrap();
        let named = CardSet::of([Card(0), Card(3)]);
        problem.constrain(Constraint::holds(Card(1), ann)).unwrap();
        problem.constrain(Constraint::any_of(bob, named)).unwrap();
        let mut grid = Grid::default();
        grid.fill(&problem).unwrap();
        let weights = [case_file, ann, bob].map(|holder: Holder| Weight::showed_one_of(holder, named));
        let mut sketch = Sketch::default();
        for _ in 0..2 {
            sketch.draw(&grid, &weights);
            assert_eq!(sketch.cards, bits(&[0, 2, 3, 4]));
            let rules = sketch.holders().map(|rules| rules.iter().map(|rule| (rule.cards, rule.exactly)).collect());
            let rules: Vec<Vec<(u64, Option<u8>)>> = rules.collect();
            let own = [(bits(&[0, 2]), Some(1)), (bits(&[3, 4]), Some(1)), (bits(&[0, 3]), None)];
            let bobs = [(bits(&[0, 3]), None), (bits(&[0, 2, 3, 4]), Some(2)), (bits(&[0, 3]), None)];
            assert_eq!(rules, [own, bobs]);
        }
    }
}
