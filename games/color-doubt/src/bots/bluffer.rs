//! The bluffer: works out what each choice is worth, from what everybody can count and how the others may judge it.

use bots::Bot;
use game::chance::below;
use game::{Knowledge, Message, Seat};
use rand::Rng;
use sets::sort_few;

use super::position::Position;
use super::reasons;
use super::situation::Situation;
use super::style;
use super::suspicion::Suspicion;
use crate::{Cards, ColorDoubt, Lay, Move, Phase, Suit, WhoMayDoubt};

/// Works out what each choice is worth and takes one of the best, not always the same, so that it cannot be read.
pub(super) struct Bluffer {
    /// Of how many of the last observations it remembers who was caught, and which cards were turned up.
    pub(super) remembers: usize,
    /// By how much it likes a lie better than it is worth, and less to doubt what can be true, in points.
    pub(super) fancy: f64,
}

/// Forgets nothing.
pub(super) const BLUFFER: Bluffer = Bluffer { remembers: usize::MAX, fancy: 0.0 };
/// Forgets what more than the last few moves have shown.
pub(super) const GAMBLER: Bluffer = Bluffer { remembers: 6, ..BLUFFER };
/// Loves a good lie, and would rather believe one than doubt it, if it can be true; remembers for longer.
pub(super) const CHARMER: Bluffer = Bluffer { remembers: 12, fancy: 1.0 };

/// The chance below which nobody likes to believe what somebody says that they play.
const HARDLY: f64 = 0.01;

/// The most cards played beyond the fewest that must be.
const MORE: u8 = 6;

impl Bot<ColorDoubt> for Bluffer {
    fn choose(&self, knowledge: &Knowledge<ColorDoubt>, rng: &mut dyn Rng) -> Move {
        temper(self.choices(&Situation::remembering(knowledge, self.remembers)), rng)
    }

    fn why(&self, knowledge: &Knowledge<ColorDoubt>, m: &Move) -> Vec<Message> {
        let situation = Situation::remembering(knowledge, self.remembers);
        let choices = self.choices(&situation);
        let Some(&(_, value)) = choices.iter().find(|(one, _)| one == m) else { return Vec::new() };
        let seat = situation.seat;
        if choices.len() == 1 {
            return if situation.must_doubt { vec![reasons::must_doubt(&situation)] } else { Vec::new() };
        }
        let mut told = Vec::new();
        if let Move::Lay { cards, say } = *m {
            let forced = reasons::had_to_lie(&situation);
            told.extend(forced.or_else(|| reasons::lie_or_truth(seat, cards, say, value, &choices)));
            told.push(reasons::expects_doubt(seat, doubt_expected(&situation, cards, say)));
        } else {
            told.extend(reasons::judged(&situation, Suspicion::new(&situation).standing));
        }
        let best = choices.iter().map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
        if value < best {
            told.push(reasons::not_always_best(seat, tempered(&choices, m)));
        } else if !matches!(m, Move::Lay { .. }) {
            told.push(reasons::worth_most(seat, m, &choices));
        }
        told
    }
}

impl Bluffer {
    /// What it may do, with what that is worth to it.
    fn choices(&self, situation: &Situation) -> Vec<(Move, f64)> {
        let mut choices = choices_in(situation);
        // What can hardly be true nobody believes.
        let able = situation.public.standing.map_or(1.0, |standing| situation.able(standing.say));
        let believed = (able / HARDLY).min(1.0);
        for (m, worth) in &mut choices {
            *worth += match m {
                Move::Lay { cards, say } if !cards.all_of(*say) => self.fancy,
                Move::Doubt {} => -self.fancy * believed,
                _ => 0.0,
            };
        }
        choices
    }
}

/// How likely somebody is to doubt these cards with this announcement, as the bluffer sees it.
pub(super) fn doubt_expected(situation: &Situation, cards: Cards, say: Suit) -> f64 {
    Reckoner::new(situation).doubt_expected(cards, say)
}

/// The choices worth a thought, each with its value in points, to one who forgets nothing.
pub(super) fn choices(knowledge: &Knowledge<ColorDoubt>) -> Vec<(Move, f64)> {
    choices_in(&Situation::new(knowledge))
}

fn choices_in(situation: &Situation) -> Vec<(Move, f64)> {
    let reckoner = Reckoner::new(situation);
    let mut choices = Vec::new();
    if let Some(standing) = situation.public.standing {
        choices.extend(situation.may_doubt.then(|| (Move::Doubt {}, reckoner.doubt(standing, situation.seat))));
        let may_pass = situation.may_pass && !situation.must_doubt;
        choices.extend(may_pass.then(|| (Move::Pass {}, reckoner.pass(standing))));
    }
    let worth = |(cards, say)| (Move::Lay { cards, say }, reckoner.lay(cards, say));
    choices.extend(lays(situation).into_iter().map(worth));
    choices
}

/// Keeps the moves that are wanted, if there are any.
pub(super) fn keep(choices: &mut Vec<(Move, f64)>, wanted: impl Fn(&Move) -> bool) {
    if choices.iter().any(|(m, _)| wanted(m)) {
        choices.retain(|(m, _)| wanted(m));
    }
}

/// How often each choice is taken, less often the more it is worse than the best: its weight, and that of all of them.
fn weights(choices: &[(Move, f64)]) -> (impl Fn(f64) -> f64 + use<>, f64) {
    let best = choices.iter().map(|(_, value)| *value).fold(f64::NEG_INFINITY, f64::max);
    let weight = move |value: f64| libm::exp((value - best) / style::TEMPER);
    let total = choices.iter().map(|(_, value)| weight(*value)).sum();
    (weight, total)
}

/// The chance that this one of the choices is taken.
fn tempered(choices: &[(Move, f64)], m: &Move) -> f64 {
    let (weight, total) = weights(choices);
    choices.iter().filter(|(one, _)| one == m).map(|(_, value)| weight(*value) / total).sum()
}

/// One of the choices, each less often the more it is worse than the best.
pub(super) fn temper(mut choices: Vec<(Move, f64)>, rng: &mut dyn Rng) -> Move {
    let (weight, total) = weights(&choices);
    let mut left = f64::from(below(rng, 1 << 24)) / f64::from(1 << 24) * total;
    let chosen = choices.iter().position(|(_, value)| {
        left -= weight(*value);
        left < 0.0
    });
    choices.swap_remove(chosen.or(choices.len().checked_sub(1)).expect("there is always a move")).0
}

/// The plays worth a thought: of each size the truths, and as a lie the cards that are most in the way.
fn lays(situation: &Situation) -> Vec<(Cards, Suit)> {
    let hand = situation.own.hand;
    let mut lays = Vec::new();
    let Some(at_least) = situation.at_least else { return lays };
    for count in at_least..=hand.total().min(at_least + MORE) {
        for &color in &situation.colors {
            if hand[color] >= count {
                lays.push((Cards::of(color, count), color));
            }
            if hand[Suit::Rainbow] > 0 && hand[color] + 1 >= count {
                lays.push((Cards::of(color, count - 1) + Cards::of(Suit::Rainbow, 1), color));
            }
        }
        // The rainbow card last, and first.
        let rainbow = if hand[Suit::Rainbow] > 0 { &[u8::MAX, 0][..] } else { &[u8::MAX] };
        for &rainbow in rainbow {
            let cards = in_the_way(hand, count, rainbow);
            let lies = situation.colors.iter().filter(|&&color| !cards.all_of(color));
            lays.extend(lies.map(|&color| (cards, color)));
        }
    }
    lays
}

/// The cards of the suits of which there are fewest; the rainbow card takes its place as if there were that many.
pub(super) fn in_the_way(hand: Cards, count: u8, rainbow: u8) -> Cards {
    let mut suits: Vec<Suit> = hand.iter().map(|(suit, _)| suit).collect();
    let there = |suit: Suit| if suit == Suit::Rainbow { rainbow } else { hand[suit] };
    sort_few(&mut suits, |&one, &other| there(one) > there(other));
    let mut cards = Cards::NONE;
    for suit in suits {
        cards += Cards::of(suit, hand[suit].min(count - cards.total()));
    }
    cards
}

/// Works out what the choices are worth.
struct Reckoner<'a> {
    situation: &'a Situation<'a>,
    suspicion: Suspicion<'a>,
    now: Position,
    /// The cards on the table, and the chance that the rainbow card is among them.
    table: f64,
    rainbow: f64,
}

impl<'a> Reckoner<'a> {
    fn new(situation: &'a Situation<'a>) -> Self {
        Reckoner {
            situation,
            suspicion: Suspicion::new(situation),
            now: Position::now(situation),
            table: f64::from(situation.table()),
            rainbow: situation.rainbow_on_table(),
        }
    }

    /// The position after an announcement by `of` was doubted: `by` doubted it.
    fn doubted(&self, position: &Position, of: Seat, by: Seat, truthful: bool, laid: Laid) -> f64 {
        let mut position = position.clone();
        let (punished, other, minus, rainbow) = if truthful {
            (by, of, laid.table, laid.rainbow)
        } else {
            (of, by, laid.table - laid.count, laid.rainbow_below)
        };
        if !truthful && of != self.situation.seat {
            position.give(of, laid.count);
        }
        position.punish(punished, minus, rainbow);
        position.leader = Some(other);
        if truthful && laid.last {
            position.winner = Some(of);
        } else if self.situation.seats == 2 && minus > 0.0 {
            position.give(punished, 2.0);
            position.give(other, -2.0);
        }
        position.value()
    }

    /// The value when this player doubts what stands.
    fn doubt(&self, standing: Lay, by: Seat) -> f64 {
        let truth = self.suspicion.standing;
        let value = |truthful| self.doubted(&self.now, standing.seat, by, truthful, self.laid(standing));
        truth * value(true) + (1.0 - truth) * value(false)
    }

    fn laid(&self, standing: Lay) -> Laid {
        Laid {
            count: f64::from(standing.count),
            table: self.table,
            rainbow: self.rainbow,
            rainbow_below: self.rainbow * (1.0 - f64::from(standing.count) / self.table),
            last: matches!(self.situation.public.phase, Phase::LastCard { .. }),
        }
    }

    /// The value of passing, or of letting a last card stand.
    fn pass(&self, standing: Lay) -> f64 {
        let after = self.situation.seat.others(self.situation.seats).take_while(|&seat| seat != standing.seat);
        self.answers(&self.now, standing, after, self.laid(standing), |by| self.doubt(standing, by))
    }

    /// The value of an announcement that these players are still to answer, one after the other.
    fn answers(
        &self,
        position: &Position,
        lay: Lay,
        players: impl Iterator<Item = Seat>,
        laid: Laid,
        doubted: impl Fn(Seat) -> f64,
    ) -> f64 {
        let mut value = 0.0;
        let reached = self.each_answer(lay, players, laid, |by, answer, chance| match answer {
            Answer::Doubt => value += chance * doubted(by),
            Answer::Over => {
                let mut position = position.clone();
                position.give(by, -laid.count);
                value += chance * position.value();
            }
        });
        // Everybody has let it pass.
        let mut position = position.clone();
        position.leader = Some(lay.seat);
        position.winner = laid.last.then_some(lay.seat);
        value + reached * position.value()
    }

    /// Goes through the answers of these players, one after the other: each with its chance to come about. The chance
    /// that all of them pass.
    fn each_answer(
        &self,
        lay: Lay,
        players: impl Iterator<Item = Seat>,
        laid: Laid,
        mut comes: impl FnMut(Seat, Answer, f64),
    ) -> f64 {
        let next_only = self.situation.knowledge.setup.who_may_doubt == WhoMayDoubt::NextOnly;
        let mut reached = 1.0;
        for by in players {
            let next = by == lay.seat.next(self.situation.seats);
            let doubts =
                if next || !next_only { self.suspicion.doubts(by, lay, laid.table, laid.last) } else { 0.0 };
            comes(by, Answer::Doubt, reached * doubts);
            reached *= 1.0 - doubts;
            let over = if laid.last { 0.0 } else { self.suspicion.lays_over(by, lay.count) };
            if over > 0.0 {
                comes(by, Answer::Over, reached * over);
                reached *= 1.0 - over;
            }
        }
        reached
    }

    /// The chance that somebody doubts these cards with this announcement.
    fn doubt_expected(&self, cards: Cards, say: Suit) -> f64 {
        let Situation { seat, seats, .. } = *self.situation;
        let mut doubted = 0.0;
        let lay = Lay { seat, count: cards.total(), say };
        self.each_answer(lay, seat.others(seats), self.played(cards), |_, answer, chance| {
            doubted += if answer == Answer::Doubt { chance } else { 0.0 };
        });
        doubted
    }

    /// What the player's own cards would be on the table.
    fn played(&self, cards: Cards) -> Laid {
        let count = f64::from(cards.total());
        Laid {
            count,
            table: self.table + count,
            rainbow: self.rainbow + f64::from(cards[Suit::Rainbow]),
            rainbow_below: self.rainbow,
            last: cards == self.situation.own.hand,
        }
    }

    /// The value of playing these cards with this announcement.
    fn lay(&self, cards: Cards, say: Suit) -> f64 {
        let seat = self.situation.seat;
        let count = cards.total();
        let truthful = cards.all_of(say);
        let mut after = self.now.clone();
        after.hold(self.situation.own.hand - cards);
        let laid = self.played(cards);
        // A liar takes the cards back.
        let caught = if truthful { &after } else { &self.now };
        let doubted = |by| self.doubted(caught, seat, by, truthful, laid);
        self.answers(&after, Lay { seat, count, say }, seat.others(self.situation.seats), laid, doubted)
    }
}

/// What somebody may do about an announcement, but for a pass.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Doubt,
    /// To play on it.
    Over,
}

/// Cards played, as far as they matter for what becomes of them.
#[derive(Clone, Copy)]
struct Laid {
    count: f64,
    /// All the cards on the table, with these.
    table: f64,
    /// The chance that the rainbow card is on the table, and that it is below these cards.
    rainbow: f64,
    rainbow_below: f64,
    /// Whether they are the last of a hand.
    last: bool,
}
