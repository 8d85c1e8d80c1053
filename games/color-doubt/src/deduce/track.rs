//! What can be in a hidden hand after all that was seen of it.
//!
//! Think of every card as lying in a slot, and of a hand as slots. A slot is *settled* once its card was turned up
//! or the viewer gave it; all the other slots are alike: before anything else is known, any of the unseen cards is
//! as likely in one as in another. So a hand is described by its settled cards alone, the rest being so many slots
//! that nothing is known of. Cards laid unseen take some of the settled cards along, nobody knows which; cards
//! turned up may be settled ones or settle new slots. A [`Track`] follows every possibility with its weight.
//!
//! The rainbow card is settled from the beginning: there is one possibility for each hand that it may be dealt to.

use std::collections::HashMap;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use game::{Contradiction, Seat};

use super::record::{Fate, Play, Record};
use crate::parts::{self, Parts};
use crate::{Cards, Suit};

/// What may be true of the hands that are followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct State {
    /// The settled cards of each hand.
    pub(crate) known: [Cards; 2],
    /// How many unseen cards of each colour were settled by being turned up, wherever they are now.
    pub(crate) settled: Cards,
    /// Whether the rainbow card was dealt to one of these hands, and to which.
    pub(crate) rainbow: Option<u8>,
}

/// Every possible state with its weight.
pub(crate) type Layer = Vec<(State, f64)>;

/// Something that happened to the hands that are followed.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// The hand that it happened to.
    pub(crate) hand: usize,
    /// The number of cards in that hand before.
    pub(crate) held: u8,
    pub(crate) what: What,
    /// Which of the record's plays it was.
    pub(crate) play: usize,
}

#[derive(Clone, Copy)]
pub(crate) enum What {
    /// So many cards left it unseen; they may include the rainbow card, or for a reason known later they do not.
    Hidden { count: u8, rainbow: bool },
    /// These were turned up and went back.
    Back { cards: Cards },
    /// These left it, seen by the viewer.
    Gone { cards: Cards },
    /// These came to it, seen by the viewer.
    Given { cards: Cards },
    /// So many went unseen to the other hand that is followed.
    Passed { count: u8 },
}

/// One hidden hand followed through a game; or two, where cards pass between them unseen.
pub(crate) struct Track {
    pub(crate) seats: ArrayVec<Seat, 2>,
    /// The number of cards in each hand at the end.
    pub(crate) held: [u8; 2],
    pub(crate) steps: Vec<Step>,
    /// The states before each step, and at the end.
    pub(crate) layers: Vec<Layer>,
}

/// Where the rainbow card can be at the end of a game, from what the scores told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rainbow {
    /// Anywhere.
    Anywhere,
    /// In the hand or the minus pile of this player.
    With(Seat),
    /// With none of those who counted their cards: on the table, out of the game, or with the winner if there is
    /// one.
    Uncounted(Option<Seat>),
}

impl Rainbow {
    pub(crate) fn of(record: &Record) -> Self {
        let Some(result) = &record.result else { return Rainbow::Anywhere };
        match result.scores.iter().find(|(_, score)| score.rainbow) {
            Some((seat, _)) => Rainbow::With(seat),
            None => Rainbow::Uncounted(result.winner),
        }
    }

    /// Whether it can be with this player.
    fn with(self, seat: Seat) -> bool {
        match self {
            Rainbow::Anywhere => true,
            Rainbow::With(holder) => holder == seat,
            Rainbow::Uncounted(winner) => winner == Some(seat),
        }
    }

    /// Whether it can be on the table or out of the game.
    pub(crate) fn with_nobody(self) -> bool {
        !matches!(self, Rainbow::With(_))
    }
}

impl Track {
    /// Follows the hands of these seats through a game. `unseen` is false when the viewer was dealt the rainbow card.
    pub(crate) fn new(record: &Record, seats: &[Seat], unseen: bool) -> Result<Self, Contradiction> {
        let rainbow = Rainbow::of(record);
        let mut track = Track {
            seats: seats.iter().copied().collect(),
            held: [record.each; 2],
            steps: Vec::new(),
            layers: Vec::new(),
        };
        for (index, play) in record.plays.iter().enumerate() {
            track.read(index, play, rainbow)?;
        }
        let mut layer = track.dealt(record.each, unseen);
        for step in &track.steps {
            let next = after(&layer, *step)?;
            track.layers.push(std::mem::replace(&mut layer, next));
        }
        layer.retain(|(state, _)| {
            let mut hands = state.known.iter().zip(seats);
            hands.all(|(known, &seat)| known[Suit::Rainbow] == 0 || rainbow.with(seat))
        });
        track.layers.push(layer);
        Ok(track)
    }

    /// The states at the end.
    pub(crate) fn last(&self) -> &Layer {
        self.layers.last().expect("there is a layer at the end")
    }

    fn dealt(&self, each: u8, unseen: bool) -> Layer {
        let nowhere = State { known: [Cards::NONE; 2], settled: Cards::NONE, rainbow: None };
        let mut layer = vec![(nowhere, 1.0)];
        for hand in 0..if unseen { self.seats.len() } else { 0 } {
            let mut state = State { rainbow: Some(hand as u8), ..nowhere };
            state.known[hand] = Cards::of(Suit::Rainbow, 1);
            // Any slot of the hand may be the one.
            layer.push((state, f64::from(each)));
        }
        normalise(&mut layer);
        layer
    }

    fn read(&mut self, play: usize, what: &Play, rainbow: Rainbow) -> Result<(), Contradiction> {
        let place = |seat: Seat| self.seats.iter().position(|&followed| followed == seat);
        match *what {
            Play::Lay { seat, count, cards, fate, .. } => {
                let Some(hand) = place(seat) else { return Ok(()) };
                let what = match (cards, fate) {
                    (Some(cards), Fate::Back) => What::Back { cards },
                    (Some(cards), _) => What::Gone { cards },
                    (None, Fate::Pile(pile)) => What::Hidden { count, rainbow: rainbow.with(pile) },
                    (None, _) => What::Hidden { count, rainbow: rainbow.with_nobody() },
                };
                self.step(play, hand, what, count)
            }
            Play::Draw { by, from, count, cards } => match (place(from), place(by), cards) {
                (Some(hand), None, Some(cards)) => self.step(play, hand, What::Gone { cards }, count),
                (None, Some(hand), Some(cards)) => {
                    self.steps.push(Step { hand, held: self.held[hand], what: What::Given { cards }, play });
                    self.held[hand] += count;
                    Ok(())
                }
                (Some(hand), Some(_), None) => {
                    self.step(play, hand, What::Passed { count }, count)?;
                    self.held[1 - hand] += count;
                    Ok(())
                }
                _ => Err(Contradiction),
            },
            Play::Pass | Play::Doubt => Ok(()),
        }
    }

    /// Adds a step that takes `count` cards out of a hand, or turns them up.
    fn step(&mut self, play: usize, hand: usize, what: What, count: u8) -> Result<(), Contradiction> {
        let held = self.held[hand];
        let left = held.checked_sub(count).ok_or(Contradiction)?;
        if !matches!(what, What::Back { .. }) {
            self.held[hand] = left;
        }
        self.steps.push(Step { hand, held, what, play });
        Ok(())
    }
}

/// The states after a step, their weights adding up to 1.
fn after(layer: &Layer, step: Step) -> Result<Layer, Contradiction> {
    if let ([(state, _)], What::Hidden { .. }) = (&layer[..], step.what)
        && state.known[step.hand].is_empty()
    {
        // Nothing is known of this hand, so nothing changes.
        return Ok(layer.clone());
    }
    let mut next: HashMap<State, f64> = HashMap::new();
    for &(state, weight) in layer {
        step.spread(state, |state, _, factor| *next.entry(state).or_insert(0.0) += weight * factor);
    }
    let mut next: Layer = next.into_iter().collect();
    // The order of a hash map differs from run to run, and sums and samples must not.
    next.sort_unstable_by_key(|&(state, _)| state);
    if next.is_empty() {
        return Err(Contradiction);
    }
    normalise(&mut next);
    Ok(next)
}

/// Makes the weights add up to 1; all are positive.
fn normalise(layer: &mut Layer) {
    let total: f64 = layer.iter().map(|(_, weight)| weight).sum();
    for (_, weight) in layer {
        *weight /= total;
    }
}

impl Step {
    /// Calls `to` with each state that this one can lead to, with the settled cards among those that moved, and with
    /// the chance of it.
    pub(crate) fn spread(&self, state: State, mut to: impl FnMut(State, Cards, f64)) {
        let known = state.known[self.hand];
        let Some(open) = self.held.checked_sub(known.total()) else { return };
        match self.what {
            What::Given { cards } => to(state.with(self.hand, known + cards), cards, 1.0),
            What::Hidden { count, .. } | What::Passed { count } => {
                for moved in Parts::of(known, count.saturating_sub(open), count) {
                    if let Some((next, factor)) = self.move_unseen(state, moved, open) {
                        to(next, moved, factor);
                    }
                }
            }
            What::Back { cards } | What::Gone { cards } => {
                let colors = cards - Cards::of(Suit::Rainbow, cards[Suit::Rainbow]);
                for settled in Parts::of(colors, 0, open) {
                    if let Some((next, factor)) = self.turn_up(state, cards, settled, open) {
                        to(next, cards - settled, factor);
                    }
                }
            }
        }
    }

    /// The settled cards that moved and the chance of it, if this step can lead from one state to the other.
    pub(crate) fn between(&self, state: State, next: State) -> Option<(Cards, f64)> {
        if state.rainbow != next.rainbow || !next.settled.contains(state.settled) {
            return None;
        }
        let known = state.known[self.hand];
        let open = self.held.checked_sub(known.total())?;
        let (moved, (reached, factor)) = match self.what {
            What::Given { cards } => (cards, (state.with(self.hand, known + cards), 1.0)),
            What::Hidden { count, .. } | What::Passed { count } => {
                let moved = known.contains(next.known[self.hand]).then(|| known - next.known[self.hand])?;
                let possible = (count.saturating_sub(open)..=count).contains(&moved.total());
                (moved, possible.then(|| self.move_unseen(state, moved, open)).flatten()?)
            }
            What::Back { cards } | What::Gone { cards } => {
                let settled = next.settled - state.settled;
                let possible = cards.contains(settled) && settled.total() <= open;
                let turned = possible.then(|| self.turn_up(state, cards, settled, open)).flatten()?;
                (cards - settled, turned)
            }
        };
        (reached == next).then_some((moved, factor))
    }

    /// The state after `moved` of the settled cards and some open slots left the hand unseen.
    fn move_unseen(&self, mut state: State, moved: Cards, open: u8) -> Option<(State, f64)> {
        let known = state.known[self.hand];
        let count = match self.what {
            What::Hidden { count, rainbow } => {
                if moved[Suit::Rainbow] > 0 && !rainbow {
                    return None;
                }
                count
            }
            What::Passed { count } => {
                state.known[1 - self.hand] += moved;
                count
            }
            _ => return None,
        };
        let factor = ways(known, moved) * choose(open, count - moved.total()) / choose(self.held, count);
        Some((state.with(self.hand, known - moved), factor))
    }

    /// The state after `cards` were turned up, of which `settled` were in open slots.
    fn turn_up(&self, mut state: State, cards: Cards, settled: Cards, open: u8) -> Option<(State, f64)> {
        let known = state.known[self.hand];
        let old = cards - settled;
        if !known.contains(old) {
            return None;
        }
        state.settled += settled;
        let now = if matches!(self.what, What::Back { .. }) { known + settled } else { known - old };
        let factor = ways(known, old) * arrangements(settled, open) / choose(self.held, cards.total());
        Some((state.with(self.hand, now), factor))
    }
}

impl State {
    fn with(mut self, hand: usize, known: Cards) -> Self {
        self.known[hand] = known;
        self
    }
}

/// In how many ways these cards can lie in `open` slots, cards of a suit being alike.
fn arrangements(cards: Cards, mut open: u8) -> f64 {
    cards.iter().fold(1.0, |ways, (_, count)| {
        let here = choose(open, count);
        open = open.saturating_sub(count);
        ways * here
    })
}

/// [`parts::choose`] from a table.
pub(crate) fn choose(n: u8, chosen: u8) -> f64 {
    static TABLE: LazyLock<Vec<[f64; 86]>> =
        LazyLock::new(|| (0..86).map(|n| std::array::from_fn(|chosen| parts::choose(n, chosen as u8))).collect());
    TABLE[usize::from(n)][usize::from(chosen)]
}

/// [`parts::ways`] from a table.
fn ways(whole: Cards, part: Cards) -> f64 {
    whole.counts().iter().zip(part.counts()).map(|(&held, &taken)| choose(held, taken)).product()
}
