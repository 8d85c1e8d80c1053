//! Whole games that a viewer cannot tell from the real one, each as often as it is likely.

use std::collections::BTreeMap;

use game::chance::{below, shuffle};
use game::{BySeat, Contradiction, Game, Knowledge, Reading, Seat, Table};
use rand::Rng;

use super::THOROUGH;
use super::join::{Hidden, Pools};
use super::record::GameRecord;
use super::step::{Moved, State, What};
use super::track::{Effort, Layer, Track};
use crate::options::parts::draw;
use crate::{Cards, ColorDoubt, Move, SeenMove, Suit};

/// A whole history that gives exactly this knowledge, in which the cards of the standing announcement are these, if
/// any are given. A contradiction where they cannot be these.
pub(crate) fn sample<R: Rng + ?Sized>(
    knowledge: &Knowledge<ColorDoubt>,
    reading: Reading,
    standing: Option<Cards>,
    rng: &mut R,
) -> Result<Table<ColorDoubt>, Contradiction> {
    let mut table: Table<ColorDoubt> = Table::new(knowledge.setup.clone()).map_err(|_| Contradiction)?;
    let mut records = GameRecord::read(knowledge, reading)?;
    if let (Some(record), Some(known)) = (records.last_mut(), standing) {
        record.turn_up_last(known);
    }
    for record in &records {
        let hidden = Hidden::new(knowledge, record, None)?;
        for m in moves(&hidden, table.game().seats(), rng)? {
            let mover = table.game().turn().mover().ok_or(Contradiction)?;
            table.play(mover, m).map_err(|_| Contradiction)?;
        }
    }
    Ok(table)
}

/// The way that one track took.
struct Path {
    /// For each step the settled cards that are followed in the hand before it, and what moved.
    steps: Vec<(Cards, Moved)>,
    end: State,
}

/// The moves of one game that fits the record.
fn moves<R: Rng + ?Sized>(hidden: &Hidden, seats: usize, rng: &mut R) -> Result<Vec<Move>, Contradiction> {
    let (paths, _) = Effort::spend(THOROUGH, |effort| paths(hidden, effort, rng))?;
    let record = hidden.record;
    let mut slots = Slots::default();
    let mut rainbow_out = hidden.unseen.rainbow;
    let mut pool = hidden.unseen.colors;
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
    let out = slots.fill(pool, rng) + Cards::of(Suit::Rainbow, u8::from(rainbow_out));
    for (seat, open) in &dealt {
        hands[*seat] += slots.cards(open);
    }
    let plays = record.plays.iter().enumerate().map(|(place, play)| slots.play(place, &play.event));
    Ok(std::iter::once(Move::Deal { hands, out }).chain(plays).collect())
}

/// One way of each track.
fn paths<R: Rng + ?Sized>(hidden: &Hidden, effort: &Effort, rng: &mut R) -> Result<Vec<Path>, Contradiction> {
    let (layers, shares) = hidden.layers(effort)?;
    // What the tracks after each and the cards out of the game can take together.
    let mut later = vec![hidden.out_shares()];
    for share in shares.iter().skip(1).rev() {
        later.push(hidden.both(share, &later[later.len() - 1], effort));
    }
    let (mut settled, mut rainbow) = (Cards::NONE, false);
    let mut paths = Vec::new();
    for (index, track) in hidden.tracks.iter().enumerate() {
        let earlier = vec![(settled, if rainbow { [0.0, 1.0] } else { [1.0, 0.0] })];
        let others = hidden.both(&earlier, &later[hidden.tracks.len() - index - 1], effort);
        let pools = Pools::new(hidden, &others, &shares[index]);
        let choices = shares[index].iter().flat_map(|&(own, weights)| {
            [false, true].map(|here| ((own, here), weights[usize::from(here)] * pools.weight((own, here))))
        });
        let choices: Vec<_> = choices.collect();
        let share = weighted(&choices, rng)?;
        settled += share.0;
        rainbow |= share.1;
        let last = layers[index][track.steps.len()].iter().copied();
        let ends: Vec<_> = last.filter(|(state, _)| state.share() == share).collect();
        paths.push(path_to(track, &layers[index], weighted(&ends, rng)?, rng)?);
    }
    Ok(paths)
}

/// Walks back from a state at the end.
fn path_to<R: Rng + ?Sized>(
    track: &Track,
    layers: &[Layer],
    end: State,
    rng: &mut R,
) -> Result<Path, Contradiction> {
    let mut steps = Vec::new();
    let mut reached = end;
    for (index, step) in track.steps.iter().enumerate().rev() {
        let mut choices = Vec::new();
        let suits = track.followed_after[index];
        for (state, weight) in &layers[index] {
            if state.rainbow == reached.rainbow && reached.settled.contains(state.settled) {
                step.spread(state, |mut next, moved, factor| {
                    next.follow(suits);
                    if next == reached {
                        choices.push(((*state, moved), weight * factor));
                    }
                });
            }
        }
        let (state, moved) = weighted(&choices, rng)?;
        steps.push((state.known[step.hand], moved));
        reached = state;
    }
    steps.reverse();
    Ok(Path { steps, end })
}

/// One of some choices by weight.
fn weighted<T: Copy, R: Rng + ?Sized>(choices: &[(T, f64)], rng: &mut R) -> Result<T, Contradiction> {
    let total: f64 = choices.iter().map(|(_, weight)| weight).sum();
    let unit =
        (f64::from(below(rng, 1 << 26)) + f64::from(below(rng, 1 << 26)) / f64::from(1 << 26)) / f64::from(1 << 26);
    let mut left = unit * total;
    let possible = choices.iter().filter(|(_, weight)| *weight > 0.0);
    let chosen = possible.clone().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    // Rounding may leave a rest behind the last.
    chosen.or_else(|| possible.last()).map(|(choice, _)| *choice).ok_or(Contradiction)
}

/// The slots of all hidden hands, and what lies in them as far as it is settled.
#[derive(Default)]
struct Slots {
    suits: Vec<Option<Suit>>,
    /// For each play in which cards moved unseen: the settled cards, and the slots.
    unseen: BTreeMap<usize, (Cards, Vec<usize>)>,
}

impl Slots {
    /// This many new slots.
    fn open(&mut self, count: u8) -> Vec<usize> {
        let first = self.suits.len();
        self.suits.resize(first + usize::from(count), None);
        (first..self.suits.len()).collect()
    }

    /// Takes slots at random along a path. `open` has the open slots of each hand; the rainbow card may be `settled`
    /// in one.
    fn follow<R: Rng + ?Sized>(&mut self, track: &Track, path: &Path, mut open: Vec<Vec<usize>>, rng: &mut R) {
        let mut settled = [Cards::NONE; 2];
        if let Some(hand) = path.end.rainbow {
            settled[usize::from(hand)] = Cards::of(Suit::Rainbow, 1);
        }
        for (step, (followed, moved)) in track.steps.iter().zip(&path.steps) {
            let hand = step.hand;
            match step.what {
                What::Given { cards } => settled[hand] += cards,
                What::Hidden { count, .. } | What::Passed { count } => {
                    let cards = moved.known + draw(settled[hand] - *followed, moved.others, rng);
                    settled[hand] -= cards;
                    let slots: Vec<usize> = (cards.total()..count).map(|_| take(&mut open[hand], rng)).collect();
                    if let Some((say, _)) = moved.settled.iter().next() {
                        // What was said was true.
                        slots.iter().for_each(|&slot| self.suits[slot] = Some(say));
                    }
                    if matches!(step.what, What::Passed { .. }) {
                        settled[1 - hand] += cards;
                        open[1 - hand].extend(&slots);
                    }
                    self.divide(&step.plays, cards, slots, rng);
                }
                What::Back { cards } | What::Gone { cards } => {
                    for suit in moved.settled.each() {
                        self.suits[take(&mut open[hand], rng)] = Some(suit);
                    }
                    settled[hand] += moved.settled;
                    if matches!(step.what, What::Gone { .. }) {
                        settled[hand] -= cards;
                    }
                }
            }
        }
    }

    /// Divides cards and slots among the plays in which they went, at random.
    fn divide<R: Rng + ?Sized>(
        &mut self,
        plays: &[(usize, u8)],
        mut cards: Cards,
        mut slots: Vec<usize>,
        rng: &mut R,
    ) {
        for &(play, count) in plays {
            let mut of_cards = 0;
            for drawn in 0..count {
                let left = cards.total() - of_cards + slots.len() as u8 - (drawn - of_cards);
                if below(rng, u32::from(left)) < u32::from(cards.total() - of_cards) {
                    of_cards += 1;
                }
            }
            let these = draw(cards, of_cards, rng);
            cards -= these;
            let those = (of_cards..count).map(|_| take(&mut slots, rng)).collect();
            self.unseen.insert(play, (these, those));
        }
    }

    /// Fills the slots that are open still out of the pool; returns the cards left.
    fn fill<R: Rng + ?Sized>(&mut self, pool: Cards, rng: &mut R) -> Cards {
        let mut cards: Vec<Suit> = pool.each().collect();
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
    fn play(&self, index: usize, event: &SeenMove) -> Move {
        let unseen = || {
            let (moved, slots) = &self.unseen[&index];
            *moved + self.cards(slots)
        };
        match event {
            SeenMove::Lay { say, cards, .. } => Move::Lay { cards: cards.unwrap_or_else(unseen), say: *say },
            SeenMove::Draw { cards, .. } => Move::Draw { cards: cards.unwrap_or_else(unseen) },
            SeenMove::Doubt { .. } => Move::Doubt {},
            SeenMove::Pass { .. } | SeenMove::Deal { .. } => Move::Pass {},
        }
    }
}

/// Takes one of the slots away at random.
fn take<R: Rng + ?Sized>(slots: &mut Vec<usize>, rng: &mut R) -> usize {
    let place = below(rng, slots.len() as u32);
    slots.swap_remove(place as usize)
}
