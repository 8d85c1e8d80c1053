//! Counterfactual regret minimization, in its variant CFR+ (Tammelin, 2014): finds perfect play in small games.

use crate::tree::{Node, Strategy, Tree};

/// A strategy that is found by regret: what one would rather have done is done more often.
pub struct Regrets<'a> {
    tree: &'a Tree,
    /// For each choice how much better it would have been.
    regrets: Vec<f64>,
    /// By how much this changes in the round being played.
    changes: Vec<f64>,
    /// What is played in this round.
    strategy: Strategy,
    /// The sum of what was played in all rounds, the later ones weighing more.
    sum: Vec<f64>,
    rounds: u32,
}

impl<'a> Regrets<'a> {
    /// Nothing is regretted yet.
    pub fn new(tree: &'a Tree) -> Self {
        let strategy = tree.uniform();
        let none = vec![0.0; strategy.len()];
        Regrets { tree, regrets: none.clone(), changes: none.clone(), strategy, sum: none, rounds: 0 }
    }

    /// Plays every game there is, for one player and then for the other.
    pub fn round(&mut self) {
        self.rounds += 1;
        for player in 0..2 {
            self.walk(0, player, 1.0, 1.0);
            for set in self.tree.sets.iter().filter(|set| set.player == player) {
                let regrets = &mut self.regrets[set.range()];
                for (regret, change) in regrets.iter_mut().zip(&mut self.changes[set.range()]) {
                    *regret = (*regret + std::mem::take(change)).max(0.0);
                }
                let all: f64 = regrets.iter().sum();
                for (chance, regret) in self.strategy[set.range()].iter_mut().zip(regrets) {
                    *chance = if all > 0.0 { *regret / all } else { 1.0 / set.choices as f64 };
                }
            }
        }
    }

    /// The average of what was played, which is what comes near to perfect play.
    pub fn average(&self) -> Strategy {
        let mut average = self.tree.uniform();
        for set in &self.tree.sets {
            let sum = &self.sum[set.range()];
            let all: f64 = sum.iter().sum();
            if all > 0.0 {
                average[set.range()].iter_mut().zip(sum).for_each(|(chance, sum)| *chance = sum / all);
            }
        }
        average
    }

    /// What the moment comes to for this player; `own` is how likely the player makes it, `others` how likely chance and
    /// the other player do.
    fn walk(&mut self, place: usize, player: usize, own: f64, others: f64) -> f64 {
        let tree = self.tree;
        match &tree.nodes[place] {
            Node::Over(value) => {
                if player == 0 {
                    *value
                } else {
                    -value
                }
            }
            Node::Chance(next) => {
                next.iter().map(|&(chance, next)| chance * self.walk(next, player, own, others * chance)).sum()
            }
            Node::Choice { set, next } if tree.sets[*set].player == player => {
                let range = tree.sets[*set].range();
                let mut values = Vec::with_capacity(next.len());
                let mut value = 0.0;
                for (&next, place) in next.iter().zip(range.clone()) {
                    let chance = self.strategy[place];
                    self.sum[place] += f64::from(self.rounds) * own * chance;
                    let of_choice = self.walk(next, player, own * chance, others);
                    value += chance * of_choice;
                    values.push(of_choice);
                }
                for (change, of_choice) in self.changes[range].iter_mut().zip(values) {
                    *change += others * (of_choice - value);
                }
                value
            }
            Node::Choice { set, next } => {
                // What is not played now was played before, so what the player does after it is summed up, too.
                let range = tree.sets[*set].range();
                next.iter()
                    .zip(range)
                    .map(|(&next, place)| {
                        let chance = self.strategy[place];
                        chance * self.walk(next, player, own, others * chance)
                    })
                    .sum()
            }
        }
    }
}
