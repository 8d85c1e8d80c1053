//! Hidden hands followed through a game, with every possibility and its weight.

use std::cell::Cell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use arrayvec::ArrayVec;
use game::{Contradiction, Seat};

use super::join::Shares;
use super::record::{Fate, GameRecord, Play};
use super::step::{Favoured, State, Step, Suits, What};
use super::unseen::Unseen;
use crate::{Cards, SeenMove, Suit};

/// Every possible state with its weight.
pub(crate) type Layer = Vec<(State, f64)>;

/// One hidden hand followed through a game; or two, where cards pass between them unseen.
pub(crate) struct Track<'a> {
    pub(crate) seats: ArrayVec<Seat, 2>,
    /// The number of cards in each hand at the end.
    pub(crate) held: [u8; 2],
    pub(crate) steps: Vec<Step>,
    /// The suits that are followed after each step.
    pub(crate) followed_after: Vec<Suits>,
    record: &'a GameRecord,
    unseen: Unseen,
}

impl<'a> Track<'a> {
    /// The steps of a game that concern the hands of these seats. The play `apart`, if any, is a step of its own.
    pub(crate) fn new(
        record: &'a GameRecord,
        seats: &[Seat],
        unseen: Unseen,
        apart: Option<usize>,
    ) -> Result<Self, Contradiction> {
        let mut track = Track {
            seats: seats.iter().copied().collect(),
            held: [record.each; 2],
            steps: Vec::new(),
            followed_after: Vec::new(),
            record,
            unseen,
        };
        for (index, play) in record.plays.iter().enumerate() {
            track.read(index, play, apart == Some(index))?;
        }
        track.follow();
        Ok(track)
    }

    /// Finds the suits that are followed after each step: those of which cards are still going to be turned up, or
    /// announced where that is weighed.
    fn follow(&mut self) {
        let mut suits = Suits::RAINBOW;
        for step in self.steps.iter().rev() {
            self.followed_after.push(suits);
            if let What::Back { cards } | What::Gone { cards } = step.what {
                suits = cards.iter().fold(suits, |suits, (suit, _)| suits.with(suit));
            }
            if let What::Hidden { favoured: Some(favoured), .. } = step.what {
                suits = suits.with(favoured.say);
            }
        }
        self.followed_after.reverse();
    }

    fn read(&mut self, index: usize, play: &Play, apart: bool) -> Result<(), Contradiction> {
        let place = |seat: Seat| self.seats.iter().position(|&followed| followed == seat);
        match play.event {
            SeenMove::Lay { seat, count, say, cards, .. } => {
                let Some(hand) = place(seat) else { return Ok(()) };
                let what = match (cards, play.fate) {
                    (Some(cards), Fate::Back) => What::Back { cards },
                    (Some(cards), _) => What::Gone { cards },
                    (None, fate) => {
                        let pile = if let Fate::Pile(pile) = fate { Some(pile) } else { None };
                        let favoured = (play.favour > 0.0).then_some(Favoured { say, more: play.favour });
                        What::Hidden { count, rainbow: self.record.rainbow_with(pile), favoured }
                    }
                };
                self.step(index, hand, what, count, apart)
            }
            SeenMove::Draw { by, from, count, cards } => match (place(from), place(by), cards) {
                (Some(hand), None, Some(cards)) => self.step(index, hand, What::Gone { cards }, count, apart),
                (None, Some(hand), Some(cards)) => self.step(index, hand, What::Given { cards }, count, apart),
                (Some(hand), Some(_), None) => self.step(index, hand, What::Passed { count }, count, apart),
                _ => Err(Contradiction),
            },
            _ => Ok(()),
        }
    }

    /// Adds a step that takes `count` cards from a hand, turns them up or puts them in. Those of several plays in a row
    /// are alike where nothing said of them counts, and make one step, unless they are to be kept apart.
    fn step(&mut self, index: usize, hand: usize, what: What, count: u8, apart: bool) -> Result<(), Contradiction> {
        let held = self.held[hand];
        match what {
            What::Given { .. } => self.held[hand] += count,
            _ if count > held => return Err(Contradiction),
            What::Back { .. } => {}
            What::Hidden { .. } | What::Gone { .. } => self.held[hand] -= count,
            What::Passed { .. } => {
                self.held[hand] -= count;
                self.held[1 - hand] += count;
            }
        }
        match (self.steps.last_mut(), what) {
            (
                Some(Step {
                    hand: same, what: What::Hidden { count: before, rainbow, favoured: None }, plays, ..
                }),
                What::Hidden { rainbow: alike, favoured: None, .. },
            ) if *same == hand && *rainbow == alike && !apart => {
                *before += count;
                plays.push((index, count));
            }
            _ => self.steps.push(Step { hand, held, what, plays: vec![(index, count)] }),
        }
        Ok(())
    }

    /// Whether cards of this suit were seen in these hands, so that its settled cards can be followed.
    pub(crate) fn has_seen(&self, suit: Suit) -> bool {
        self.steps.iter().any(|step| match step.what {
            What::Back { cards } | What::Gone { cards } | What::Given { cards } => cards[suit] > 0,
            What::Hidden { .. } | What::Passed { .. } => false,
        })
    }

    /// The states before each step and at the end, following the settled cards of a suit to the end, if one is given.
    pub(crate) fn layers(&self, follow: Option<Suit>, effort: &Effort) -> Result<Vec<Layer>, Contradiction> {
        let mut layers = vec![self.dealt()];
        for (index, step) in self.steps.iter().enumerate() {
            let suits = self.followed_after[index];
            let suits = follow.map_or(suits, |suit| suits.with(suit));
            let next = self.next(&layers[index], step, suits, effort)?;
            layers.push(next);
        }
        let last = layers.last_mut().expect("there is the deal");
        last.retain(|(state, _)| {
            let mut hands = state.known.iter().zip(&self.seats);
            hands.all(|(known, &seat)| known[Suit::Rainbow] == 0 || self.record.rainbow_with(Some(seat)))
        });
        Ok(layers)
    }

    fn dealt(&self) -> Layer {
        let nowhere = State { known: [Cards::NONE; 2], others: [0; 2], settled: Cards::NONE, rainbow: None };
        let mut layer = vec![(nowhere, 1.0)];
        for hand in 0..if self.unseen.rainbow { self.seats.len() } else { 0 } {
            let mut state = State { rainbow: Some(hand as u8), ..nowhere };
            state.known[hand] = Cards::of(Suit::Rainbow, 1);
            // Any slot of the hand may be the one.
            layer.push((state, f64::from(self.record.each)));
        }
        normalise(&mut layer);
        layer
    }

    /// The states after a step, their weights adding up to 1.
    fn next(&self, layer: &Layer, step: &Step, follow: Suits, effort: &Effort) -> Result<Layer, Contradiction> {
        let mut next: Sums<State, f64> = Sums::default();
        for (state, weight) in layer {
            step.spread(state, |mut state, _, factor| {
                if self.unseen.colors.contains(state.settled) {
                    state.follow(follow);
                    *next.entry(state).or_insert(0.0) += weight * factor;
                }
            });
        }
        let mut next = effort.keep(next.into_iter().collect(), &self.unseen);
        // The order of a hash map is not one to rely on, and sums and samples must be the same every time.
        next.sort_unstable_by_key(|&(state, _)| state);
        if next.is_empty() {
            return Err(Contradiction);
        }
        normalise(&mut next);
        Ok(next)
    }
}

/// How much may be worked out: how many states are kept at a time; the least likely ones beyond are left out.
///
/// A hand of which many cards were turned up and taken back, again and again, can be in millions of states, nearly all
/// of them next to impossible.
pub(crate) struct Effort {
    most: usize,
    exceeded: Cell<bool>,
}

impl Effort {
    /// Calls `reckon` with this effort, and with more where too much was left out for any possibility to remain.
    /// Also says whether nothing was left out, so that the answer is exact.
    pub(crate) fn spend<T>(
        most: usize,
        mut reckon: impl FnMut(&Effort) -> Result<T, Contradiction>,
    ) -> Result<(T, bool), Contradiction> {
        let mut effort = Effort { most, exceeded: Cell::new(false) };
        loop {
            match reckon(&effort) {
                Ok(answer) => return Ok((answer, !effort.exceeded.get())),
                Err(contradiction) if !effort.exceeded.get() => return Err(contradiction),
                Err(_) => effort = Effort { most: effort.most.saturating_mul(4), exceeded: Cell::new(false) },
            }
        }
    }

    /// The states to be kept: all, or those that are most likely.
    fn keep(&self, layer: Layer, unseen: &Unseen) -> Layer {
        self.likeliest(self.most, layer, |(state, weight)| weight * unseen.settle(state.settled))
    }

    /// The shares to be kept. They are joined by pairs, so fewer are kept.
    pub(crate) fn keep_shares(&self, shares: Shares, unseen: &Unseen) -> Shares {
        let chance = |(settled, weights): &(Cards, [f64; 2])| (weights[0] + weights[1]) * unseen.settle(*settled);
        self.likeliest(self.most / 4, shares, chance)
    }

    fn likeliest<T: Ord, W>(&self, most: usize, all: Vec<(T, W)>, chance: impl Fn(&(T, W)) -> f64) -> Vec<(T, W)> {
        if all.len() <= most {
            return all;
        }
        self.exceeded.set(true);
        let mut all: Vec<(f64, (T, W))> = all.into_iter().map(|item| (chance(&item), item)).collect();
        // Those that are as likely are told apart too, so that the same are left out every time.
        all.select_nth_unstable_by(most, |one, other| {
            other.0.total_cmp(&one.0).then_with(|| one.1.0.cmp(&other.1.0))
        });
        all.truncate(most);
        all.into_iter().map(|(_, item)| item).collect()
    }
}

/// Makes the weights add up to 1; all are positive.
fn normalise(layer: &mut Layer) {
    let total: f64 = layer.iter().map(|(_, weight)| weight).sum();
    for (_, weight) in layer {
        *weight /= total;
    }
}

/// Sums by key.
pub(crate) type Sums<K, W> = HashMap<K, W, BuildHasherDefault<Mixer>>;

/// A quick hash of a few words; nobody can choose what is hashed here to make it slow.
#[derive(Default)]
pub(crate) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}
