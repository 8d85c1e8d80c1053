//! What the answer to a question tells.

use crate::cards::{Card, CardSet, Holder, MAX_HOLDERS};
use crate::graph::Graph;
use crate::joint::{Lists, Pick, Vectors, masks, sweep_behind};
use crate::problem::Problem;
use crate::solution::Solution;
use crate::solve::Solver;

/// Who has one of these cards? Some holders are asked one after the other; the first who has any of them shows one, each
/// of those as readily, and the others are not asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The cards asked for.
    pub cards: CardSet,
    /// Who is asked, in order.
    pub order: &'a [Holder],
    /// Of whom one wants to know what they hold: one card of each category.
    pub about: Holder,
    /// What is seen of the answer.
    pub sees: Sees,
}

/// What is seen of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sees {
    /// Who shows a card, and the card.
    Card,
    /// Who shows a card.
    Shower,
}

/// One answer that a question may get, and what is known then of whom the question is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    /// Who shows a card; nobody has any when there is none.
    pub shower: Option<Holder>,
    /// The card, if it is seen.
    pub card: Option<Card>,
    /// The chance of this answer.
    pub chance: f64,
    /// How uncertain it is then what they hold, in bits.
    pub bits: f64,
    /// The chance then of the likeliest that they may hold; exactly 1 when that is certain.
    pub likeliest: f64,
}

/// All answers that a question may get.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answers {
    /// Those that are possible, in the order in which holders are asked; last that nobody has any.
    pub list: Vec<Answer>,
    /// How much work it was, as [`Solution::states`] says it.
    pub states: usize,
}

impl Answers {
    /// How uncertain it is on average what they hold when the answer is known, in bits.
    pub fn bits(&self) -> f64 {
        self.list.iter().map(|answer| answer.chance * answer.bits).sum()
    }
}

impl Solver {
    /// All answers that a question may get with their exact chances, for the work of one solution.
    ///
    /// Nothing where no deal is consistent, where it takes too many states, or where the question is about somebody who
    /// does not hold one card of each category by their quota.
    ///
    /// ```
    /// # use belief::{Card, CardSet, Holder, Problem, Question, Quota, Sees, Solver};
    /// let mut problem = Problem::new(&[2, 2])?;
    /// let case_file = problem.add_holder(Quota::ByCategory(vec![1, 1]))?;
    /// let ann = problem.add_holder(Quota::Total(2))?;
    /// let cards = CardSet::of([Card(0), Card(2)]);
    /// let question = Question { cards, order: &[ann], about: case_file, sees: Sees::Card };
    ///
    /// let answers = Solver::default().answers(&problem, &question).unwrap();
    /// // She has none of the two in one deal of four; in another she has both, and shows either.
    /// assert_eq!(answers.list.len(), 3);
    /// assert_eq!(answers.list[0].card, Some(Card(0)));
    /// assert_eq!(answers.list[0].chance, 0.375);
    /// assert_eq!((answers.list[2].shower, answers.list[2].bits), (None, 0.0));
    /// # Ok::<(), belief::Invalid>(())
    /// ```
    pub fn answers(&mut self, problem: &Problem, question: &Question<'_>) -> Option<Answers> {
        // The cards asked for come first: the deals then part at once by who holds them, and all parts share the rest.
        let solution = self.run_from(problem, question.cards).ok()?;
        let list = solution.answers(question);
        let states = solution.states();
        self.recycle(solution);
        Some(Answers { list: list?, states })
    }
}

impl Solution {
    fn answers(&self, question: &Question<'_>) -> Option<Vec<Answer>> {
        let combinations = self.combinations(question.about).ok()?;
        let depth = self.order.iter().take_while(|&&card| question.cards.contains(Card(card))).count();
        let picks = self.picks(question.about);
        let masks = masks(&self.graph, &picks);
        let all = picks.iter().fold(0, |all, pick| all | pick.map_or(0, |pick| pick.bit));
        let (behind, lists) = sweep_behind(&self.graph, &picks, &masks, all, depth).ok()?;
        let fixed: usize = self.fixed[question.about.index()].iter().map(|card| self.step(card)).sum();
        let numbers = match question.sees {
            Sees::Card => question.order.len() * question.cards.len() + 1,
            Sees::Shower => question.order.len() + 1,
        };
        let mut parting = Parting {
            graph: &self.graph,
            order: &self.order[..depth],
            picks: &picks,
            masks: &masks,
            all,
            behind,
            lists,
            question,
            tables: vec![0.0; numbers * combinations],
            combinations,
        };
        let hands = self.fixed.map(|hand| hand & question.cards);
        parting.follow(0, 0, hands, 1.0, fixed);
        Some(parting.answers())
    }
}

/// The deals, parted by who holds the cards asked for.
struct Parting<'a> {
    graph: &'a Graph,
    /// The open cards asked for.
    order: &'a [u8],
    picks: &'a [Option<Pick>],
    masks: &'a [u16],
    all: u16,
    /// For each state after them, the weight of what may follow, by what whom the question is about takes there.
    behind: Vectors,
    lists: Lists,
    question: &'a Question<'a>,
    /// By answer: the weight of each combination.
    tables: Vec<f64>,
    combinations: usize,
}

impl Parting<'_> {
    /// Goes all ways through the first layers.
    fn follow(&mut self, layer: usize, state: usize, hands: [CardSet; MAX_HOLDERS], weight: f64, step: usize) {
        let Some(&card) = self.order.get(layer) else { return self.arrive(state, &hands, weight, step) };
        for number in self.graph.edges_of(state) {
            let edge = self.graph.edges[number];
            if self.graph.behind[edge.state()] == 0.0 {
                continue;
            }
            let mut hands = hands;
            hands[edge.holder()].insert(Card(card));
            let taken = self.picks[layer].filter(|pick| pick.holder == edge.holder());
            let step = step + taken.map_or(0, |pick| pick.step as usize);
            self.follow(layer + 1, edge.state(), hands, weight * self.graph.factor(number), step);
        }
    }

    /// Adds all deals in which the cards are held so to the answers that they lead to.
    fn arrive(&mut self, state: usize, hands: &[CardSet; MAX_HOLDERS], weight: f64, step: usize) {
        let Question { cards, order, sees, .. } = *self.question;
        let answering = order.iter().position(|holder| !hands[holder.index()].is_empty());
        let silent = self.tables.len() / self.combinations - 1;
        let Some(place) = answering else { return self.add(silent, state, weight, step) };
        let held = hands[order[place].index()];
        if sees == Sees::Shower {
            return self.add(place, state, weight, step);
        }
        let share = weight / held.len() as f64;
        for card in held {
            let before = (cards & CardSet::run(0, card.index())).len();
            self.add(place * cards.len() + before, state, share, step);
        }
    }

    fn add(&mut self, answer: usize, state: usize, weight: f64, step: usize) {
        let list = &self.lists[usize::from(self.all & !self.masks[state])];
        let first = self.graph.layer(self.order.len()).start;
        let table = &mut self.tables[answer * self.combinations..][..self.combinations];
        for (value, place) in self.behind.of(state - first).iter().zip(list) {
            table[step + *place as usize] += weight * value;
        }
    }

    fn answers(&self) -> Vec<Answer> {
        let total = self.graph.total();
        let Question { cards, order, sees, .. } = *self.question;
        let per_holder = if sees == Sees::Card { cards.len().max(1) } else { 1 };
        let card = |number: usize| (sees == Sees::Card).then(|| cards.iter().nth(number % per_holder)).flatten();
        let silent = self.tables.len() / self.combinations - 1;
        let answer = |(number, table): (usize, &[f64])| {
            let weight: f64 = table.iter().sum();
            let shower = order.get(number / per_holder).filter(|_| number < silent).copied();
            let (bits, likeliest) = uncertainty(table, weight);
            let card = shower.and(card(number));
            (weight > 0.0).then_some(Answer { shower, card, chance: weight / total, bits, likeliest })
        };
        self.tables.chunks(self.combinations).enumerate().filter_map(answer).collect()
    }
}

/// How many bits tell which of these it is, and the chance of the likeliest.
fn uncertainty(weights: &[f64], total: f64) -> (f64, f64) {
    let possible = weights.iter().filter(|weight| **weight > 0.0);
    let (mut sum, mut most) = (0.0, 0.0_f64);
    for &weight in possible {
        sum += weight * weight.log2();
        most = most.max(weight);
    }
    if most == total {
        return (0.0, 1.0);
    }
    ((total.log2() - sum / total).max(0.0), most / total)
}
