//! Exactly what a question would tell.

use std::collections::{HashMap, HashSet};

use belief::{Answer, Answers, Card, CardSet, Holder, Problem, Question, Sees, Solver};

use crate::holder::Player;
use crate::log::Log;
use crate::setup::Setup;

/// What working out one question takes at least, in states.
pub(crate) const LEAST: usize = 100;

/// Works out the answers to questions, and counts what that took.
#[derive(Clone, Debug)]
pub(crate) struct Reckoner {
    setup: Setup,
    solver: Solver,
    problem: Problem,
    /// How many states all answers so far took, with what each takes at least.
    pub(crate) spent: usize,
}

impl Reckoner {
    /// All answers that a question by this player may get, with their exact chances; nothing beyond the solver's limit.
    fn answers(&mut self, by: Player, cards: CardSet, sees: Sees) -> Option<Answers> {
        let order: Vec<Holder> = by.others(self.setup.players()).map(Holder::from).collect();
        let question = Question { cards, order: &order, about: self.setup.case_file(), sees };
        let answers = self.solver.answers(&self.problem, &question)?;
        self.spent += answers.states + LEAST;
        Some(answers)
    }

    /// The place of who shows a card among the players; last, that of nobody.
    fn shower(&self, answer: &Answer) -> usize {
        answer.shower.map_or(self.setup.players(), Holder::index)
    }
}

/// Somebody who is about to ask and weighs all answers: everybody is taken to show any card as readily as another.
#[derive(Clone, Debug)]
pub struct Asker {
    pub(crate) reckoner: Reckoner,
    player: Player,
    /// For each card, the first that is not different as far as one knows.
    alike: Vec<Card>,
    /// What was worked out, by the cards that those asked for are alike.
    known: HashMap<Vec<Card>, Worth>,
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
    /// A player who knows this, with a solver that may have a limit of its own.
    pub fn new(mut solver: Solver, log: &Log, player: Player) -> Asker {
        let (setup, problem) = (log.setup().clone(), log.likely());
        let alike = solver.alike(&problem).unwrap_or_else(|| setup.cards().iter().collect());
        Asker { reckoner: Reckoner { setup, solver, problem, spent: 0 }, player, alike, known: HashMap::new() }
    }

    /// All questions with this card of which no two tell the same, in the order of [`Setup::questions`]; and the others.
    pub fn different(&self, with: Card) -> (Vec<CardSet>, Vec<CardSet>) {
        let mut classes = HashSet::new();
        let questions = self.reckoner.setup.questions(with).into_iter();
        questions.partition(|&question| classes.insert(self.class(question)))
    }

    fn class(&self, question: CardSet) -> Vec<Card> {
        question.iter().map(|card| self.alike[card.index()]).collect()
    }

    /// What a question is expected to bring, exactly, when the case file is uncertain by `bits`; nothing beyond the
    /// solver's limit.
    pub fn worth(&mut self, question: CardSet, bits: f64) -> Option<Worth> {
        let class = self.class(question);
        if let Some(known) = self.known.get(&class) {
            return Some(known.clone());
        }
        let answers = self.reckoner.answers(self.player, question, Sees::Card)?;
        let mut worth = Worth { shows: vec![0.0; self.reckoner.setup.players() + 1], ..Worth::default() };
        for answer in &answers.list {
            worth.win += answer.chance * answer.likeliest;
            worth.certain += if answer.likeliest == 1.0 { answer.chance } else { 0.0 };
            worth.shows[self.reckoner.shower(answer)] += answer.chance;
        }
        worth.bits = (bits - answers.bits()).max(0.0);
        worth.certain = worth.certain.min(1.0);
        worth.win = worth.win.min(1.0);
        self.known.insert(class, worth.clone());
        Some(worth)
    }
}

/// A spectator: somebody who holds no card and sees only who shows one.
#[derive(Debug)]
pub(crate) struct Onlooker {
    pub(crate) reckoner: Reckoner,
    bits: f64,
}

impl Onlooker {
    /// Who knows this; nothing where it takes more than `limit` states to tell how uncertain the case file is.
    pub(crate) fn new(log: &Log, limit: usize) -> Option<Onlooker> {
        let (setup, problem) = (log.setup().clone(), log.possible());
        let mut solver = Solver::with_limit(limit);
        let bits = log.bits(&mut solver)?;
        Some(Onlooker { reckoner: Reckoner { setup, solver, problem, spent: 0 }, bits })
    }

    /// How many bits they are expected to learn from who shows a card, by somebody who gives each player, and last
    /// nobody, these chances to be the one; nothing beyond the limit.
    pub(crate) fn learns(&mut self, asker: Player, question: CardSet, shows: &[f64]) -> Option<f64> {
        let answers = self.reckoner.answers(asker, question, Sees::Shower)?;
        let told = |answer: &Answer| shows[self.reckoner.shower(answer)] * (self.bits - answer.bits);
        Some(answers.list.iter().map(told).sum())
    }
}
