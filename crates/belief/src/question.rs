//! What the answer to a question tells.

use crate::cards::{Card, CardSet, Holder, MAX_HOLDERS};
use crate::joint::{Lists, Picks, Vectors};
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
        let solution = self.run(problem, question.cards).ok()?;
        let list = solution.answers(question);
        let states = solution.states();
        self.recycle(solution);
        Some(Answers { list: list?, states })
    }
}

impl Solution {
    fn answers(&self, question: &Question<'_>) -> Option<Vec<Answer>> {
        let picks = &Picks::of(self, question.about).ok()?;
        let Question { cards, order, sees, .. } = *question;
        let depth = self.order.iter().take_while(|&&card| cards.contains(Card(card))).count();
        let (behind, lists) = picks.sweep::<false>(depth).ok()?;
        let seen: Vec<Option<Card>> = match sees {
            Sees::Card => cards.iter().map(Some).collect(),
            Sees::Shower => vec![None],
        };
        let tables = vec![0.0; (order.len() * seen.len() + 1) * picks.combinations];
        let mut parting = Parting { cards: &self.order[..depth], picks, behind, lists, order, seen: &seen, tables };
        parting.follow(0, 0, self.fixed.map(|hand| hand & cards), 1.0, picks.fixed);

        let shown = order.iter().flat_map(|&holder| seen.iter().map(move |&card| (Some(holder), card)));
        let answer = |(table, (shower, card)): (&[f64], (Option<Holder>, Option<Card>))| {
            let weight: f64 = table.iter().sum();
            let (bits, likeliest) = uncertainty(table, weight);
            let chance = weight / self.graph.total();
            (weight > 0.0).then_some(Answer { shower, card, chance, bits, likeliest })
        };
        let tables = parting.tables.chunks(picks.combinations);
        Some(tables.zip(shown.chain([(None, None)])).filter_map(answer).collect())
    }
}

/// The deals, parted by who holds the cards asked for.
struct Parting<'a> {
    /// The open cards asked for.
    cards: &'a [u8],
    picks: &'a Picks<'a>,
    /// For each state after them, the weight of what may follow, by what whom the question is about takes there.
    behind: Vectors,
    lists: Lists,
    /// Who is asked.
    order: &'a [Holder],
    /// What may be seen of whoever shows a card.
    seen: &'a [Option<Card>],
    /// The weight of each combination, by who shows and what is seen of it; last that nobody shows any.
    tables: Vec<f64>,
}

impl Parting<'_> {
    /// Goes all ways through the first layers.
    fn follow(&mut self, layer: usize, state: usize, hands: [CardSet; MAX_HOLDERS], weight: f64, step: usize) {
        let Some(&card) = self.cards.get(layer) else { return self.arrive(state, &hands, weight, step) };
        let graph = self.picks.graph;
        for number in graph.edges_of(state) {
            let edge = graph.edges[number];
            if graph.behind[edge.state()] == 0.0 {
                continue;
            }
            let mut hands = hands;
            hands[edge.holder()].insert(Card(card));
            let step = step + self.picks.pick(layer, edge).map_or(0, |pick| pick.step as usize);
            self.follow(layer + 1, edge.state(), hands, weight * graph.factor(number), step);
        }
    }

    /// Adds all deals in which the cards are held so to the answers that they lead to.
    fn arrive(&mut self, state: usize, hands: &[CardSet; MAX_HOLDERS], weight: f64, step: usize) {
        let answering = self.order.iter().position(|holder| !hands[holder.index()].is_empty());
        let Some(place) = answering else {
            return self.add(self.order.len() * self.seen.len(), state, weight, step);
        };
        let held = hands[self.order[place].index()];
        for (number, card) in self.seen.iter().enumerate() {
            let share = match card {
                None => weight,
                Some(card) if held.contains(*card) => weight / held.len() as f64,
                Some(_) => continue,
            };
            self.add(place * self.seen.len() + number, state, share, step);
        }
    }

    fn add(&mut self, answer: usize, state: usize, weight: f64, step: usize) {
        let list = &self.lists[self.picks.taken::<false>(state)];
        let table = &mut self.tables[answer * self.picks.combinations..][..self.picks.combinations];
        for (value, place) in self.behind.of(state).iter().zip(list) {
            table[step + *place as usize] += weight * value;
        }
    }
}

/// How many bits tell which of these it is, and the chance of the likeliest.
fn uncertainty(weights: &[f64], total: f64) -> (f64, f64) {
    let possible = weights.iter().filter(|weight| **weight > 0.0);
    let (mut sum, mut most) = (0.0, 0.0_f64);
    for &weight in possible {
        sum += weight * libm::log2(weight);
        most = most.max(weight);
    }
    if most == total {
        return (0.0, 1.0);
    }
    ((libm::log2(total) - sum / total).max(0.0), most / total)
}
