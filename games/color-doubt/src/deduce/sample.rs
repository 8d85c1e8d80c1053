//! Whole games that a viewer cannot tell from the real one, each as often as it is likely.

use std::collections::BTreeMap;

use game::chance::{below, shuffle};
use game::{BySeat, Contradiction, Seat};
use rand::Rng;

use super::join::{Hidden, Shares};
use super::record::{Play, Record};
use super::track::{State, Track, What};
use crate::{Cards, Move, Suit};

/// The way that one track took: the settled cards that moved at each step, and those that it settled.
struct Path {
    moved: Vec<Cards>,
    settled: Vec<Cards>,
    end: State,
}

/// The moves of one game that fits the record.
pub(crate) fn moves<R: Rng + ?Sized>(
    hidden: &Hidden,
    record: &Record,
    seats: usize,
    rng: &mut R,
) -> Result<Vec<Move>, Contradiction> {
    let paths = paths(hidden, rng)?;
    let mut slots = Slots::default();
    let mut rainbow_out = hidden.rainbow;
    let mut pool = hidden.colors;
    let mut hands = BySeat::new(seats, |_| record.hand.unwrap_or(Cards::NONE));
    let mut dealt: Vec<(Seat, Vec<usize>)> = Vec::new();
    for (track, path) in hidden.tracks.iter().zip(&paths) {
        for (hand, &seat) in track.seats.iter().enumerate() {
            let rainbow = path.end.rainbow == Some(hand as u8);
            rainbow_out &= !rainbow;
            hands[seat] = Cards::of(Suit::Rainbow, u8::from(rainbow));
            dealt.push((seat, slots.open(record.each - u8::from(rainbow))));
        }
        let first = dealt.len() - track.seats.len();
        let open = dealt[first..].iter().map(|(_, slots)| slots.clone()).collect();
        slots.follow(track, path, open, rng);
        pool -= path.end.settled;
    }
    let mut out = slots.fill(pool, rng);
    if rainbow_out {
        out += Cards::of(Suit::Rainbow, 1);
    }
    for (seat, open) in &dealt {
        hands[*seat] += slots.cards(open);
    }
    let deal = Move::Deal { hands, out };
    Ok(std::iter::once(deal).chain(record.plays.iter().enumerate().map(|(n, play)| slots.play(n, play))).collect())
}

/// One way of each track.
fn paths<R: Rng + ?Sized>(hidden: &Hidden, rng: &mut R) -> Result<Vec<Path>, Contradiction> {
    let shares: Vec<Shares> = hidden.tracks.iter().map(|track| hidden.shares(track)).collect();
    // What the tracks from each on and the cards out of the game can take together.
    let mut rest = vec![hidden.out_shares()];
    for share in shares.iter().rev() {
        rest.push(hidden.both(share, &rest[rest.len() - 1]));
    }
    let (mut settled, mut rainbow) = (Cards::NONE, false);
    let mut paths = Vec::new();
    for (index, track) in hidden.tracks.iter().enumerate() {
        let later = &rest[hidden.tracks.len() - index - 1];
        let mut choices = Vec::new();
        for &(own, weights) in &shares[index] {
            for here in [false, true] {
                if weights[usize::from(here)] == 0.0 || (here && rainbow) {
                    continue;
                }
                let weight = later.iter().map(|(more, later)| {
                    let all = settled + own + *more;
                    let possible = hidden.colors.contains(all);
                    if possible { later[hidden.others_rainbow(here || rainbow)] * hidden.settle(all) } else { 0.0 }
                });
                choices.push(((own, here), weights[usize::from(here)] * weight.sum::<f64>()));
            }
        }
        let (own, here) = weighted(&choices, rng)?;
        settled += own;
        rainbow |= here;
        let last = track.last().iter().copied();
        let ends: Vec<_> =
            last.filter(|(state, _)| state.settled == own && state.rainbow.is_some() == here).collect();
        paths.push(path_to(track, weighted(&ends, rng)?, rng)?);
    }
    Ok(paths)
}

/// Walks back from a state at the end.
fn path_to<R: Rng + ?Sized>(track: &Track, end: State, rng: &mut R) -> Result<Path, Contradiction> {
    let mut path = Path { moved: Vec::new(), settled: Vec::new(), end };
    let mut state = end;
    for (step, layer) in track.steps.iter().zip(&track.layers).rev() {
        let before = layer.iter().filter_map(|&(before, weight)| {
            let (moved, factor) = step.between(before, state)?;
            Some(((before, moved), weight * factor))
        });
        let (before, moved) = weighted(&before.collect::<Vec<_>>(), rng)?;
        path.moved.push(moved);
        path.settled.push(state.settled - before.settled);
        state = before;
    }
    path.moved.reverse();
    path.settled.reverse();
    Ok(path)
}

/// One of some choices by weight.
fn weighted<T: Copy, R: Rng + ?Sized>(choices: &[(T, f64)], rng: &mut R) -> Result<T, Contradiction> {
    let total: f64 = choices.iter().map(|(_, weight)| weight).sum();
    let unit =
        (f64::from(below(rng, 1 << 26)) + f64::from(below(rng, 1 << 26)) / f64::from(1 << 26)) / f64::from(1 << 26);
    let mut left = unit * total;
    let mut possible = choices.iter().filter(|(_, weight)| *weight > 0.0).peekable();
    while let Some((choice, weight)) = possible.next() {
        left -= weight;
        // Rounding may leave a rest behind the last.
        if left < 0.0 || possible.peek().is_none() {
            return Ok(*choice);
        }
    }
    Err(Contradiction)
}

/// The slots of all hidden hands, and what lies in them as far as it is settled.
#[derive(Default)]
struct Slots {
    suits: Vec<Option<Suit>>,
    /// For each play in which cards moved unseen: the settled cards, and the slots.
    unseen: BTreeMap<usize, (Cards, Vec<usize>)>,
}

impl Slots {
    /// So many new slots.
    fn open(&mut self, count: u8) -> Vec<usize> {
        let first = self.suits.len();
        self.suits.resize(first + usize::from(count), None);
        (first..self.suits.len()).collect()
    }

    /// Takes slots at random along a path. `open` has the open slots of each hand.
    fn follow<R: Rng + ?Sized>(&mut self, track: &Track, path: &Path, mut open: Vec<Vec<usize>>, rng: &mut R) {
        for (index, step) in track.steps.iter().enumerate() {
            let hand = &mut open[step.hand];
            match step.what {
                What::Given { .. } => {}
                What::Hidden { count, .. } | What::Passed { count } => {
                    let moved = path.moved[index];
                    let slots: Vec<usize> = (moved.total()..count).map(|_| take(hand, rng)).collect();
                    if matches!(step.what, What::Passed { .. }) {
                        open[1 - step.hand].extend(&slots);
                    }
                    self.unseen.insert(step.play, (moved, slots));
                }
                What::Back { .. } | What::Gone { .. } => {
                    for (suit, count) in path.settled[index].iter() {
                        for _ in 0..count {
                            self.suits[take(hand, rng)] = Some(suit);
                        }
                    }
                }
            }
        }
    }

    /// Fills the slots that are open still out of the pool; returns the cards left.
    fn fill<R: Rng + ?Sized>(&mut self, pool: Cards, rng: &mut R) -> Cards {
        let mut cards: Vec<Suit> =
            pool.iter().flat_map(|(suit, count)| std::iter::repeat_n(suit, usize::from(count))).collect();
        shuffle(rng, &mut cards);
        for suit in self.suits.iter_mut().filter(|suit| suit.is_none()) {
            *suit = cards.pop();
        }
        cards.into_iter().collect()
    }

    fn cards(&self, slots: &[usize]) -> Cards {
        slots.iter().filter_map(|&slot| self.suits[slot]).collect()
    }

    /// The move behind a play.
    fn play(&self, index: usize, play: &Play) -> Move {
        let unseen = || {
            let (moved, slots) = &self.unseen[&index];
            *moved + self.cards(slots)
        };
        match play {
            Play::Lay { say, cards, .. } => Move::Lay { cards: cards.unwrap_or_else(unseen), say: *say },
            Play::Draw { cards, .. } => Move::Draw { cards: cards.unwrap_or_else(unseen) },
            Play::Pass => Move::Pass {},
            Play::Doubt => Move::Doubt {},
        }
    }
}

/// Takes one of the slots away at random.
fn take<R: Rng + ?Sized>(slots: &mut Vec<usize>, rng: &mut R) -> usize {
    let place = below(rng, slots.len() as u32);
    slots.swap_remove(place as usize)
}
