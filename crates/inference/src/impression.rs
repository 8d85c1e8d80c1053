//! What a question would tell, at a glance.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use belief::{CardSet, Deal, MAX_CARDS};

use crate::asker::Worth;
use crate::holder::Player;
use crate::samples::Drawn;
use crate::setup::Setup;

/// Questions tried in some deals that may be the real one: what the answers tell of each card of the case file by itself.
///
/// It is an estimate, and cards of different categories are taken for independent; but it ranks questions well, at some
/// microseconds each.
#[derive(Clone, Debug)]
pub struct Impression {
    /// How many cards were in some deal's case file, and how many categories and players who answer there are.
    open: usize,
    categories: usize,
    answering: usize,
    /// By card, then by deal: who has it of those who answer, in their order; others are [`NOBODY`].
    owners: Vec<Vec<u8>>,
    /// By deal: the cards in the case file, as places among all that were in one.
    case_files: Vec<u8>,
    weights: Vec<f64>,
    /// What is open of each card by itself without an answer, and the weight of all deals.
    before: f64,
    total: f64,
}

/// The place of those who do not answer.
const NOBODY: u8 = u8::MAX;

/// The entropies of all categories together, by how often each card was in the case file.
fn bits(total: f64, by_card: &[f64]) -> f64 {
    let part = |weight: &f64| {
        let chance = weight / total;
        -chance * libm::log2(chance)
    };
    by_card.iter().filter(|weight| **weight > 0.0).map(part).sum()
}

impl Impression {
    /// Of questions by this player, in these deals.
    pub fn over(setup: &Setup, asker: Player, deals: impl Iterator<Item = Deal>) -> Impression {
        Impression::weighed(setup, asker, deals.map(|deal| Drawn { deal, weight: 1.0 }).collect())
    }

    /// The same where some deals weigh more than others.
    pub(crate) fn weighed(setup: &Setup, asker: Player, deals: Vec<Drawn>) -> Impression {
        let case_file = setup.case_file();
        let seen = deals.iter().fold(CardSet::EMPTY, |seen, drawn| seen | drawn.deal.hand(case_file));
        let mut open = [0; MAX_CARDS];
        seen.iter().zip(0..).for_each(|(card, place)| open[card.index()] = place);
        let mut owners = vec![vec![NOBODY; deals.len()]; setup.cards().len()];
        let mut before = vec![0.0; seen.len()];
        let mut case_files = Vec::with_capacity(deals.len() * setup.categories().len());
        for (number, Drawn { deal, weight }) in deals.iter().enumerate() {
            for (place, player) in (0..).zip(asker.others(setup.players())) {
                deal.hand(player.into()).iter().for_each(|card| owners[card.index()][number] = place);
            }
            for card in deal.hand(case_file).iter() {
                case_files.push(open[card.index()]);
                before[usize::from(open[card.index()])] += weight;
            }
        }
        let total = deals.iter().map(|drawn| drawn.weight).sum();
        Impression {
            open: seen.len(),
            categories: setup.categories().len(),
            answering: setup.players() - 1,
            owners,
            case_files,
            weights: deals.iter().map(|drawn| drawn.weight).collect(),
            before: bits(total, &before),
            total,
        }
    }

    /// How many bits the answer tells on average of each card of the case file by itself, summed up.
    pub fn bits(&self, question: CardSet) -> f64 {
        if self.total <= 0.0 {
            return 0.0;
        }
        let asked = question.len();
        // First that nobody shows a card, then by who shows and which card: how often that was, and each card.
        let row = 1 + self.open;
        let mut after = vec![0.0; (1 + asked * self.answering) * row];
        self.parted(question, |place, rank, case_file, share| {
            let outcome = if place == NOBODY { 0 } else { 1 + asked * usize::from(place) + rank };
            let row = &mut after[outcome * row..][..row];
            row[0] += share;
            case_file.iter().for_each(|&card| row[1 + usize::from(card)] += share);
        });
        let guess = |row: &[f64]| row[0] * bits(row[0], &row[1..]);
        let left: f64 = after.chunks_exact(row).filter(|row| row[0] > 0.0).map(guess).sum();
        self.before - left / self.total
    }

    /// Goes through the answers in each deal: whose it is, which of the cards asked for, what the case file holds, and
    /// how much it weighs.
    fn parted<'a>(&'a self, question: CardSet, mut answer: impl FnMut(u8, usize, &'a [u8], f64)) {
        let owners: Vec<&[u8]> = question.iter().map(|card| &self.owners[card.index()][..]).collect();
        // Three categories are what is played most.
        match owners[..] {
            [one, two, three] if self.categories == 3 => {
                let case_files = self.case_files.as_chunks::<3>().0.iter().map(|cards| &cards[..]);
                self.parted_by([one, two, three], case_files, &mut answer);
            }
            _ => self.parted_by(&owners[..], self.case_files.chunks_exact(self.categories), &mut answer),
        }
    }

    #[inline(always)]
    fn parted_by<'a>(
        &'a self,
        owners: impl AsRef<[&'a [u8]]>,
        case_files: impl Iterator<Item = &'a [u8]>,
        answer: &mut impl FnMut(u8, usize, &'a [u8], f64),
    ) {
        let owners = owners.as_ref();
        for (deal, (case_file, &weight)) in case_files.zip(&self.weights).enumerate() {
            let first = owners.iter().map(|owners| owners[deal]).min().unwrap_or(NOBODY);
            if first == NOBODY {
                answer(NOBODY, 0, case_file, weight);
                continue;
            }
            let held = owners.iter().filter(|owners| owners[deal] == first).count();
            let share = weight / held as f64;
            for (rank, _) in owners.iter().enumerate().filter(|(_, owners)| owners[deal] == first) {
                answer(first, rank, case_file, share);
            }
        }
    }

    /// Puts the most telling questions first; of equals, the one that stood first.
    pub fn sort(&self, questions: &mut [CardSet]) {
        // Rounding is not to tell equals apart.
        questions.sort_by_cached_key(|&question| Reverse((self.bits(question) * 1e9) as i64));
    }

    /// What a question brings in these deals, as far as they can tell; `bits` is how uncertain the case file is.
    pub(crate) fn estimate(&self, question: CardSet, bits: f64) -> Worth {
        let mut by_answer: BTreeMap<(u8, usize), BTreeMap<&[u8], f64>> = BTreeMap::new();
        self.parted(question, |place, rank, case_file, share| {
            *by_answer.entry((place, rank)).or_default().entry(case_file).or_default() += share;
        });
        let total = self.total;
        let mut worth = Worth { bits: self.bits(question).max(0.0).min(bits), ..Worth::default() };
        for case_files in by_answer.values() {
            let best = case_files.values().fold(0.0_f64, |best, &weight| best.max(weight));
            worth.win += best / total;
            worth.certain += if case_files.len() == 1 { best / total } else { 0.0 };
        }
        worth
    }
}
