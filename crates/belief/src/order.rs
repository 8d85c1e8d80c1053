//! In which order the open cards are looked at.

use crate::cards::Bits;
use crate::grid::Grid;

/// Orders the open cards so that few rules are begun and not yet finished at any time.
pub(crate) fn order(grid: &Grid, out: &mut Vec<u8>) {
    out.clear();
    let mut left = grid.open();
    // Quotas concern nearly all cards and tell nothing apart.
    let narrow = |cards: u64| cards.count_ones() <= 4;
    while left != 0 {
        let cost = |card: usize| {
            let mut cost = 0_i32;
            for rule in grid.rules.iter().filter(|rule| rule.cards >> card & 1 == 1 && narrow(rule.cards)) {
                let begun = rule.cards & !left != 0;
                let ends = rule.cards & left == 1 << card;
                cost += i32::from(!begun) * 2 - i32::from(ends) * 3 - i32::from(begun);
            }
            cost
        };
        let Some(card) = Bits(left).min_by_key(|&card| cost(card)) else { break };
        out.push(card as u8);
        left &= !(1 << card);
    }
}
