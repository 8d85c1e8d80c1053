//! What a question would tell, at a glance.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use belief::CardSet;

use crate::asker::Worth;
use crate::deal::Deal;
use crate::holder::Player;
use crate::samples::Drawn;
use crate::setup::Setup;

/// Questions tried in some deals that may be the real one: what the answers tell of each card of the case file by itself.
///
/// It is an estimate, and cards of different categories are taken for independent; but it ranks questions well, at some
/// microseconds each.
#[derive(Clone, Debug)]
pub struct Impression {
    /// How many cards, categories, and players who answer there are.
    cards: usize,
    categories: usize,
    answering: usize,
    /// By deal: the hands of those who answer, in order.
    hands: Vec<CardSet>,
    /// By deal: the cards in the case file.
    case_files: Vec<u8>,
    weights: Vec<f64>,
}

/// How often each card was in the case file.
struct Guess<'a> {
    total: f64,
    by_card: &'a [f64],
}

impl Guess<'_> {
    /// The entropies of all categories together.
    fn bits(&self) -> f64 {
        let some = self.by_card.iter().filter(|weight| **weight > 0.0);
        let part = |weight: &f64| {
            let chance = weight / self.total;
            -chance * chance.log2()
        };
        some.map(part).sum()
    }
}

impl Impression {
    /// Of questions by this player, in these deals.
    pub fn over(setup: &Setup, asker: Player, deals: impl Iterator<Item = Deal>) -> Impression {
        Impression::weighed(setup, asker, deals.map(|deal| Drawn { deal, weight: 1.0 }))
    }

    /// The same where some deals weigh more than others.
    pub fn weighed(setup: &Setup, asker: Player, deals: impl Iterator<Item = Drawn>) -> Impression {
        let mut impression = Impression {
            cards: setup.cards().len(),
            categories: setup.categories().len(),
            answering: setup.players() - 1,
            hands: Vec::new(),
            case_files: Vec::new(),
            weights: Vec::new(),
        };
        for Drawn { deal, weight } in deals {
            impression.hands.extend(asker.others(setup.players()).map(|player| deal.hand(player.into())));
            impression.case_files.extend(deal.case_file().iter().map(|card| card.0));
            impression.weights.push(weight);
        }
        impression
    }

    /// How many bits the answer tells on average of each card of the case file by itself, summed up.
    pub fn bits(&self, question: CardSet) -> f64 {
        let size = question.len();
        let mut before = vec![0.0; self.cards];
        // First that nobody shows a card, then by who shows and which card.
        let mut after = vec![0.0; (1 + size * self.answering) * self.cards];
        let mut totals = vec![0.0; 1 + size * self.answering];
        let mut total = 0.0;
        let add = |cards: &mut [f64], case_file: &[u8], weight: f64| {
            case_file.iter().for_each(|&card| cards[usize::from(card)] += weight);
        };
        let deals = self.case_files.chunks(self.categories).zip(&self.weights).enumerate();
        for (number, (case_file, &weight)) in deals {
            total += weight;
            add(&mut before, case_file, weight);
            let hands = &self.hands[number * self.answering..][..self.answering];
            let answer = hands.iter().map(|&hand| hand & question).enumerate().find(|(_, held)| !held.is_empty());
            let Some((place, held)) = answer else {
                totals[0] += weight;
                add(&mut after[..self.cards], case_file, weight);
                continue;
            };
            let share = weight / held.len() as f64;
            for (rank, _) in question.iter().enumerate().filter(|(_, card)| held.contains(*card)) {
                let outcome = 1 + size * place + rank;
                totals[outcome] += share;
                add(&mut after[outcome * self.cards..][..self.cards], case_file, share);
            }
        }
        if total <= 0.0 {
            return 0.0;
        }
        let guesses = totals.iter().zip(after.chunks(self.cards)).filter(|(total, _)| **total > 0.0);
        let left: f64 = guesses.map(|(&total, by_card)| total * Guess { total, by_card }.bits()).sum();
        Guess { total, by_card: &before }.bits() - left / total
    }

    /// Puts the most telling questions first; of equals, the one that stood first.
    pub fn sort(&self, questions: &mut [CardSet]) {
        // Rounding is not to tell equals apart.
        questions.sort_by_cached_key(|&question| Reverse((self.bits(question) * 1e9) as i64));
    }

    /// What a question brings in these deals, as far as they can tell; `bits` is how uncertain the case file is.
    pub(crate) fn estimate(&self, question: CardSet, bits: f64) -> Worth {
        let mut by_answer: BTreeMap<(usize, usize), BTreeMap<&[u8], f64>> = BTreeMap::new();
        let deals = self.case_files.chunks(self.categories).zip(&self.weights).enumerate();
        for (number, (case_file, &weight)) in deals {
            let hands = &self.hands[number * self.answering..][..self.answering];
            let answer = hands.iter().map(|&hand| hand & question).enumerate().find(|(_, held)| !held.is_empty());
            let (place, held) = answer.unwrap_or((usize::MAX, CardSet::EMPTY));
            let share = weight / held.len().max(1) as f64;
            let answers =
                held.iter().map(|card| (place, card.index())).chain(held.is_empty().then_some((place, 0)));
            for answer in answers {
                *by_answer.entry(answer).or_default().entry(case_file).or_default() += share;
            }
        }
        let total: f64 = self.weights.iter().sum();
        let mut worth = Worth { bits: self.bits(question).max(0.0).min(bits), ..Worth::default() };
        for case_files in by_answer.values() {
            let best = case_files.values().fold(0.0_f64, |best, &weight| best.max(weight));
            worth.win += best / total;
            worth.certain += if case_files.len() == 1 { best / total } else { 0.0 };
        }
        worth
    }
}
