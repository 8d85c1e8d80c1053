//! The whole tree of a small game of two players, and exact best responses in it.

use std::collections::HashMap;

use game::{Game, Options, Seat, SetupError, Turn, Viewer};
use rustc_hash::FxHashMap;

/// Everything that can happen in a small game of two players, in which one wins what the other loses.
pub struct Tree {
    /// Every moment; what follows one is behind it.
    pub(crate) nodes: Vec<Node>,
    /// What a player may know at a choice of theirs.
    pub(crate) sets: Vec<Set>,
}

/// A moment.
pub(crate) enum Node {
    /// The end, and what the first player has won.
    Over(f64),
    /// Chance moves: the probability of each move, and where it leads.
    Chance(Vec<(f64, usize)>),
    /// A player chooses, knowing no more than the set says: where each choice leads.
    Choice { set: usize, next: Vec<usize> },
}

/// The moments that are one to the player who chooses there.
pub(crate) struct Set {
    pub(crate) player: usize,
    /// The moments.
    pub(crate) nodes: Vec<usize>,
    /// Where the chances of its choices stand in a [`Strategy`].
    pub(crate) first: usize,
    pub(crate) choices: usize,
}

impl Set {
    pub(crate) fn range(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.choices
    }
}

/// The chance of each choice of each set, one set after the other.
pub type Strategy = Vec<f64>;

/// Grows a tree.
struct Gardener<'a, G: Game> {
    tree: Tree,
    /// What a player knows, by what they knew before and what they were told.
    minds: HashMap<(usize, G::Observation), usize>,
    sets: FxHashMap<usize, usize>,
    worth: &'a dyn Fn(&G) -> f64,
}

impl Tree {
    /// The tree of all games from this setup; `worth` says what the first player has won at the end of one.
    ///
    /// # Errors
    /// The setup is refused.
    ///
    /// # Panics
    /// When the game has another number of players than two.
    pub fn grow<G: Game>(setup: &G::Setup, worth: impl Fn(&G) -> f64) -> Result<Tree, SetupError> {
        let game = G::start(setup)?;
        assert_eq!(game.seats(), 2, "what one wins the other must lose");
        let tree = Tree { nodes: Vec::new(), sets: Vec::new() };
        let mut gardener = Gardener { tree, minds: HashMap::new(), sets: FxHashMap::default(), worth: &worth };
        // Whoever knows nothing yet is told apart by the numbers 0 and 1.
        gardener.grow(&game, [0, 1]);
        Ok(gardener.tree)
    }

    /// The number of moments.
    pub fn moments(&self) -> usize {
        self.nodes.len()
    }

    /// The strategy that takes every choice as often.
    pub fn uniform(&self) -> Strategy {
        self.sets.iter().flat_map(|set| std::iter::repeat_n(1.0 / set.choices as f64, set.choices)).collect()
    }

    /// How much a player who knows the strategy wins a game against it, on average over both places, by never missing the
    /// best: 0 where nothing can be won, which is perfect play.
    pub fn exploitability(&self, strategy: &Strategy) -> f64 {
        (self.best_response(0, strategy) + self.best_response(1, strategy)) / 2.0
    }

    /// What this player wins by the best there is against a strategy of the other.
    pub fn best_response(&self, player: usize, strategy: &Strategy) -> f64 {
        let mut reach = vec![0.0; self.nodes.len()];
        reach[0] = 1.0;
        for (place, node) in self.nodes.iter().enumerate() {
            match node {
                Node::Over(_) => {}
                Node::Chance(next) => next.iter().for_each(|&(chance, next)| reach[next] = reach[place] * chance),
                Node::Choice { set, next } => {
                    let set = &self.sets[*set];
                    for (&next, chance) in next.iter().zip(&strategy[set.range()]) {
                        reach[next] = reach[place] * if set.player == player { 1.0 } else { *chance };
                    }
                }
            }
        }
        let values = vec![None; self.nodes.len()];
        Response { tree: self, player, strategy, reach, values, chosen: vec![None; self.sets.len()] }.value(0)
    }
}

/// A best response being worked out.
struct Response<'a> {
    tree: &'a Tree,
    player: usize,
    strategy: &'a Strategy,
    /// How likely chance and the other player make each moment.
    reach: Vec<f64>,
    values: Vec<Option<f64>>,
    chosen: Vec<Option<usize>>,
}

impl Response<'_> {
    fn value(&mut self, place: usize) -> f64 {
        if let Some(value) = self.values[place] {
            return value;
        }
        let tree = self.tree;
        let value = match &tree.nodes[place] {
            Node::Over(value) => {
                if self.player == 0 {
                    *value
                } else {
                    -value
                }
            }
            Node::Chance(next) => next.iter().map(|&(chance, next)| chance * self.value(next)).sum(),
            Node::Choice { set, next } if tree.sets[*set].player == self.player => {
                let chosen = self.choose(*set);
                self.value(next[chosen])
            }
            Node::Choice { set, next } => {
                let chances = self.strategy[tree.sets[*set].range()].iter();
                next.iter().zip(chances).map(|(&next, chance)| chance * self.value(next)).sum()
            }
        };
        self.values[place] = Some(value);
        value
    }

    /// The best choice where this much is known. A player forgets nothing, so what follows is known before.
    fn choose(&mut self, set: usize) -> usize {
        if let Some(chosen) = self.chosen[set] {
            return chosen;
        }
        let Set { nodes, choices, .. } = &self.tree.sets[set];
        let mut values = vec![0.0; *choices];
        for &place in nodes {
            let Node::Choice { next, .. } = &self.tree.nodes[place] else { unreachable!("a set is of choices") };
            for (value, &next) in values.iter_mut().zip(next) {
                *value += self.reach[place] * self.value(next);
            }
        }
        let chosen = (0..*choices).max_by(|&one, &other| values[one].total_cmp(&values[other]));
        let chosen = chosen.expect("whoever moves has a move");
        self.chosen[set] = Some(chosen);
        chosen
    }
}

impl<G: Game> Gardener<'_, G> {
    /// Adds a moment and all that can follow; returns its place.
    fn grow(&mut self, game: &G, minds: [usize; 2]) -> usize {
        let place = self.tree.nodes.len();
        self.tree.nodes.push(Node::Over(0.0));
        let mut moves = Vec::new();
        game.options().list(&mut moves);
        let node = match game.turn() {
            Turn::Over => Node::Over((self.worth)(game)),
            Turn::Chance => {
                let weights: Vec<f64> = moves.iter().map(|m| game.weight(m)).collect();
                let all: f64 = weights.iter().sum();
                let chances = weights.into_iter().map(|weight| weight / all);
                Node::Chance(chances.zip(moves).map(|(chance, m)| (chance, self.follow(game, &m, minds))).collect())
            }
            Turn::Player(seat) => {
                let set = self.set(seat.index(), minds[seat.index()], moves.len());
                self.tree.sets[set].nodes.push(place);
                Node::Choice { set, next: moves.iter().map(|m| self.follow(game, m, minds)).collect() }
            }
        };
        self.tree.nodes[place] = node;
        place
    }

    fn follow(&mut self, before: &G, m: &G::Move, mut minds: [usize; 2]) -> usize {
        let mut game = before.clone();
        game.apply(m);
        for (mind, seat) in minds.iter_mut().zip(Seat::all(2)) {
            if let Some(told) = G::observe(before, m, &game, Viewer::Seat(seat)) {
                let new = self.minds.len() + 2;
                *mind = *self.minds.entry((*mind, told)).or_insert(new);
            }
        }
        self.grow(&game, minds)
    }

    fn set(&mut self, player: usize, mind: usize, choices: usize) -> usize {
        let sets = &mut self.tree.sets;
        *self.sets.entry(mind).or_insert_with(|| {
            let first = sets.last().map_or(0, |set| set.range().end);
            sets.push(Set { player, nodes: Vec::new(), first, choices });
            sets.len() - 1
        })
    }
}
