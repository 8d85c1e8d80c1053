//! Exactly what a question would tell.

use std::collections::{HashMap, HashSet};

use belief::{Answer, Answers, Card, CardSet, Problem, Question, Sees, Solver};

use crate::evidence::{Evidence, Reading};
use crate::holder::Player;
use crate::setup::Setup;

/// What reckoning one question takes at least, in states.
const LEAST: usize = 100;

/// Somebody who is about to ask, and reckons with all answers: everybody is taken to show any card as readily as another.
#[derive(Clone, Debug)]
pub struct Asker {
    setup: Setup,
    solver: Solver,
    problem: Problem,
    /// Who answers, in order.
    order: Vec<belief::Holder>,
    /// For each card, the first that is no different as far as one knows.
    alike: Vec<Card>,
    /// What was reckoned, by the cards that those asked for are alike.
    known: HashMap<Vec<Card>, Worth>,
    spent: usize,
}

/// What a question is expected to bring.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Worth {
    /// How many bits about the case file the answer tells.
    pub bits: f64,
    /// The chance that the case file is certain after the answer.
    pub certain: f64,
    /// The chance that the best accusation after the answer is right.
    pub win: f64,
    /// By player: the chance that they are the one to show a card; last, that nobody is. Nothing in an estimate.
    pub shows: Vec<f64>,
}

impl Asker {
    /// A player who knows this.
    pub fn new(evidence: &Evidence, player: Player) -> Asker {
        Asker::with(Solver::default(), evidence, player)
    }

    /// The same with a solver that has a limit of its own.
    pub fn with(mut solver: Solver, evidence: &Evidence, player: Player) -> Asker {
        let setup = evidence.setup().clone();
        let problem = evidence.problem(Reading::Likely);
        let alike = solver.alike(&problem).unwrap_or_else(|| setup.cards().iter().collect());
        let order = setup.answering(player);
        Asker { setup, solver, problem, order, alike, known: HashMap::new(), spent: 0 }
    }

    /// All questions with this card of which no two tell the same, in the order of [`Setup::questions`]; and the others.
    pub fn different(&self, with: Card) -> (Vec<CardSet>, Vec<CardSet>) {
        let mut classes = HashSet::new();
        self.setup.questions(with).into_iter().partition(|&question| classes.insert(self.class(question)))
    }

    fn class(&self, question: CardSet) -> Vec<Card> {
        question.iter().map(|card| self.alike[card.index()]).collect()
    }

    /// All answers that a question may get, with their exact chances; nothing beyond the solver's limit.
    pub fn answers(&mut self, question: CardSet) -> Option<Answers> {
        let about = self.setup.case_file();
        let answers = self
            .solver
            .answers(&self.problem, &Question { cards: question, order: &self.order, about, sees: Sees::Card })?;
        self.spent += answers.states + LEAST;
        Some(answers)
    }

    /// What a question is expected to bring, exactly, when the case file is uncertain by so many bits; nothing beyond the
    /// solver's limit.
    pub fn worth(&mut self, question: CardSet, bits: f64) -> Option<Worth> {
        let class = self.class(question);
        if let Some(known) = self.known.get(&class) {
            return Some(known.clone());
        }
        let answers = self.answers(question)?;
        let players = self.setup.players();
        let mut worth = Worth { shows: vec![0.0; players + 1], ..Worth::default() };
        for answer in &answers.list {
            worth.win += answer.chance * answer.likeliest;
            worth.certain += if answer.likeliest == 1.0 { answer.chance } else { 0.0 };
            worth.shows[answer.shower.map_or(players, belief::Holder::index)] += answer.chance;
        }
        worth.bits = (bits - answers.bits()).max(0.0);
        worth.certain = worth.certain.min(1.0);
        worth.win = worth.win.min(1.0);
        self.known.insert(class, worth.clone());
        Some(worth)
    }

    /// How many states all answers so far took, with what each takes at least.
    pub fn spent(&self) -> usize {
        self.spent
    }
}

/// An onlooker who holds no card and sees only who shows one.
#[derive(Debug)]
pub(crate) struct Onlooker {
    setup: Setup,
    solver: Solver,
    problem: Problem,
    bits: f64,
    spent: usize,
}

impl Onlooker {
    /// Who knows this; nothing where it takes more than so many states to tell how uncertain the case file is.
    pub(crate) fn new(evidence: &Evidence, limit: usize) -> Option<Onlooker> {
        let setup = evidence.setup().clone();
        let problem = evidence.problem(Reading::Possible);
        let mut solver = Solver::with_limit(limit);
        let solution = solver.try_solve(&problem).ok()??;
        let joint = solution.joint(setup.case_file()).ok()?;
        let bits = belief::entropy(joint.iter().map(|(_, chance)| chance));
        solver.recycle(solution);
        Some(Onlooker { setup, solver, problem, bits, spent: 0 })
    }

    /// How many bits they are expected to learn from who shows a card, by somebody who gives each player, and last
    /// nobody, these chances to be the one; nothing beyond the limit.
    pub(crate) fn learns(&mut self, asker: Player, question: CardSet, shows: &[f64]) -> Option<f64> {
        let order = self.setup.answering(asker);
        let asked = Question { cards: question, order: &order, about: self.setup.case_file(), sees: Sees::Shower };
        let answers = self.solver.answers(&self.problem, &asked)?;
        self.spent += answers.states + LEAST;
        let players = self.setup.players();
        let told = |answer: &Answer| {
            let chance = shows[answer.shower.map_or(players, belief::Holder::index)];
            chance * (self.bits - answer.bits)
        };
        Some(answers.list.iter().map(told).sum())
    }

    pub(crate) fn spent(&self) -> usize {
        self.spent
    }
}
