//! The game in numbers, for a network to learn and to play by.

use game::chance::below;
use game::{Game, Knowledge, Seat};
use policy::{Layout, Learn, Learned, Moment};
use rand::Rng;
use sets::sort_few;

use super::bluffer::in_the_way;
use super::situation::Situation;
use super::suspicion::Suspicion;
use crate::{Cards, ColorDoubt, Move, Phase, SeenMove, Setup, Suit, WhoMayDoubt};

/// The most players besides one.
const OTHERS: usize = 4;
/// How many numbers are said of each of them.
const OF_EACH: usize = 11;
/// How many cards beyond the fewest are played with a lie.
const MORE: u8 = 3;

const LAYOUT: Layout = Layout { situation: 43 + OTHERS * OF_EACH, choice: 30, first: 48, second: 16 };

impl Learned for ColorDoubt {
    const VERSION: u32 = 1;
    const LAYOUT: Layout = LAYOUT;
}

impl Learn for ColorDoubt {
    const HIDDEN: usize = 4 * (OTHERS + 1) + 3;

    fn describe(knowledge: &Knowledge<Self>, moment: &mut Moment<Move>) {
        let situation = Situation::new(knowledge);
        situate(&situation, &mut moment.situation);
        let choices = Choices::new(&situation);
        if situation.may_doubt {
            moment.offer(Move::Doubt {}, &choices.without_cards(0));
        }
        if situation.may_pass {
            moment.offer(Move::Pass {}, &choices.without_cards(1));
        }
        for (cards, say) in plays(&situation) {
            moment.offer(Move::Lay { cards, say }, &choices.play(cards, say));
        }
    }

    fn hidden(&self, seat: Seat, out: &mut Vec<f32>) {
        let begin = out.len();
        let seats = self.seats();
        for seat in std::iter::once(seat).chain(seat.others(seats)) {
            let hand = self.secret.hands[seat];
            let buried = self.secret.buried[seat].values().fold(Cards::NONE, |all, cards| all + *cards);
            let rainbow =
                hand[Suit::Rainbow] + buried[Suit::Rainbow] + self.public.minus[seat].shown[Suit::Rainbow];
            out.extend([colors(hand) / 7.0, most(hand) / 6.0, f32::from(hand[Suit::Rainbow]), f32::from(rainbow)]);
        }
        out.resize(begin + Self::HIDDEN - 3, 0.0);
        let lie =
            self.public.standing.zip(self.secret.lays.last()).is_some_and(|(lay, cards)| !cards.all_of(lay.say));
        let on_table = self.secret.lays.iter().any(|cards| cards[Suit::Rainbow] > 0);
        out.extend([lie, self.public.standing.is_some() && !lie, on_table].map(flag));
    }

    fn points(&self, seat: Seat) -> f32 {
        let others = (self.seats() - 1) as f32;
        let totals = self.public.totals.iter();
        totals.map(|(other, &total)| total as f32 * if other == seat { 1.0 } else { -1.0 / others }).sum()
    }

    /// Points over the others' mean; and at the end the win, which is all that counts in a single game.
    fn worth(&self, seat: Seat) -> f32 {
        let others = (self.seats() - 1) as f32;
        let won = match self.public.winners.len() {
            0 => 0.0,
            winners => flag(self.public.winners.contains(&seat)) / winners as f32 - 1.0 / (others + 1.0),
        };
        0.02 * self.points(seat) + won
    }

    /// Two to four players, two as often as more; most with nine cards of each colour, single games as often as matches.
    fn setup(rng: &mut dyn Rng) -> Setup {
        let seats = [2, 2, 3, 4][below(rng, 4) as usize];
        let games = [1, 3][below(rng, 2) as usize];
        let cards_per_suit = if below(rng, 8) == 0 { 4 + below(rng, 9) as u8 } else { 9 };
        let who_may_doubt = if below(rng, 8) == 0 { WhoMayDoubt::NextOnly } else { WhoMayDoubt::EachInTurn };
        Setup { games, cards_per_suit, who_may_doubt, max_turns: 400, ..Setup::new(seats) }
    }
}

/// The plays worth weighing: every truth, and as lies of a few sizes the cards that are most in the way.
fn plays(situation: &Situation) -> Vec<(Cards, Suit)> {
    let hand = situation.own.hand;
    let rainbow = Cards::of(Suit::Rainbow, 1);
    let mut plays = Vec::new();
    let Some(at_least) = situation.at_least else { return plays };
    for &color in &situation.colors {
        plays.extend((at_least..=hand[color]).map(|count| (Cards::of(color, count), color)));
        if hand[Suit::Rainbow] > 0 {
            plays.extend((at_least..=hand[color] + 1).map(|count| (Cards::of(color, count - 1) + rainbow, color)));
        }
    }
    for count in at_least..=hand.total().min(at_least + MORE) {
        // The rainbow card last, and first.
        let orders: &[u8] = if hand[Suit::Rainbow] > 0 { &[u8::MAX, 0] } else { &[u8::MAX] };
        for &order in orders {
            let cards = in_the_way(hand, count, order);
            let lies = situation.colors.iter().filter(|&&color| !cards.all_of(color));
            plays.extend(lies.map(|&color| (cards, color)));
        }
    }
    plays
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// How many colours some cards have.
fn colors(cards: Cards) -> f32 {
    cards.iter().filter(|(suit, _)| *suit != Suit::Rainbow).count() as f32
}

/// How many there are of the colour of which there are most.
fn most(cards: Cards) -> f32 {
    Suit::COLORS.iter().map(|&color| cards[color]).max().map_or(0.0, f32::from)
}

/// Describes what the player knows.
fn situate(situation: &Situation, out: &mut Vec<f32>) {
    let Situation { seat, seats, public, own, knowledge, .. } = *situation;
    let standing = public.standing;
    let many = |count: u8| f32::from(count) / 20.0;
    let few = |count: u8| f32::from(count) / 6.0;
    out.extend((2..=5).map(|number| flag(seats == number)));
    let left = public.games - public.results.len() as u8;
    out.extend([
        flag(knowledge.setup.who_may_doubt == WhoMayDoubt::NextOnly),
        flag(public.games == 1),
        flag(left > 1),
        f32::from(knowledge.setup.cards_per_suit) / 9.0 - 1.0,
        (f32::from(public.decisions) / 100.0).min(2.0),
    ]);
    let ahead = |other: Seat| ((public.totals[seat] - public.totals[other]) as f32 / 50.0).clamp(-2.0, 2.0);
    out.push(seat.others(seats).map(ahead).fold(2.0, f32::min));
    out.extend([
        flag(standing.is_none()),
        flag(matches!(public.phase, Phase::LastCard { .. })),
        flag(situation.may_doubt),
        flag(situation.at_least.is_some()),
        many(situation.table()),
        public.passed.len() as f32 / 4.0,
    ]);
    let after_me = standing.map_or(0, |lay| seat.others(seats).take_while(|&other| other != lay.seat).count());
    out.push(after_me as f32 / 4.0);
    // The hand.
    let hand = own.hand;
    let mut counts: Vec<u8> = Suit::COLORS.iter().map(|&color| hand[color]).collect();
    sort_few(&mut counts, |one, other| one < other);
    out.extend([many(hand.total()), colors(hand) / 7.0, f32::from(hand[Suit::Rainbow])]);
    out.extend(counts.into_iter().map(few));
    out.extend([
        many(public.minus[seat].count),
        f32::from(own.minus[seat][Suit::Rainbow]),
        situation.rainbow_on_table() as f32,
        flag(public.hands.values().any(|hand| hand.shown[Suit::Rainbow] > 0)),
    ]);
    // What stands.
    let begin = out.len();
    if let Some(lay) = standing {
        let able = situation.able(lay.say) as f32;
        let claimed: u8 = public.lays.iter().filter(|other| other.say == lay.say).map(|other| other.count).sum();
        let by_same = public.lays.iter().filter(|other| other.say == lay.say && other.seat == lay.seat);
        let seen = seen(situation, lay.say);
        let unseen = public.deck[lay.say].saturating_sub(seen);
        out.extend([
            able,
            flag(able == 0.0),
            Suspicion::new(situation).standing as f32,
            few(lay.count),
            few(hand[lay.say]),
            f32::from(unseen) / 9.0,
            (f32::from(claimed) - f32::from(unseen)) / 9.0,
            few(by_same.map(|other| other.count).sum()),
            many(public.hands[lay.seat].count),
            few(public.hands[lay.seat].shown[lay.say]),
        ]);
    }
    out.resize(begin + 10, 0.0);
    // How everybody has done when announcements were turned up.
    let mut turned_up = [[0.0_f32; 4]; OTHERS + 1];
    let place = |other: Seat| (other.index() + seats - seat.index()) % seats;
    for told in &knowledge.observations {
        if let SeenMove::Doubt { doubt } = &told.event {
            turned_up[place(doubt.of)][usize::from(doubt.truthful)] += 0.2;
            turned_up[place(doubt.by)][2 + usize::from(doubt.truthful)] += 0.2;
        }
    }
    let turned_up = turned_up.map(|counts| counts.map(|count| count.min(2.0)));
    out.extend(&turned_up[0][..2]);
    debug_assert_eq!(out.len(), LAYOUT.situation - OTHERS * OF_EACH);
    for (other, turned_up) in seat.others(seats).zip(&turned_up[1..]) {
        let pile = public.hands[other];
        out.push(many(pile.count));
        out.push(1.0 / f32::from(pile.count.max(1)));
        out.push(many(public.minus[other].count));
        out.push(flag(standing.is_some_and(|lay| lay.seat == other)));
        out.push(flag(public.passed.contains(&other)));
        out.push(f32::from(pile.shown[Suit::Rainbow]));
        out.push(ahead(other));
        out.extend(turned_up);
    }
    out.resize(LAYOUT.situation, 0.0);
}

/// How many cards of a colour the player has seen for certain that are no longer to be played by others.
fn seen(situation: &Situation, color: Suit) -> u8 {
    let own = situation.own;
    let laid: u8 = own.lays.iter().flatten().map(|cards| cards[color]).sum();
    let buried: u8 = own.minus.values().map(|cards| cards[color]).sum();
    own.hand[color] + laid + buried
}

/// Describes choices.
struct Choices<'a> {
    situation: &'a Situation<'a>,
    /// For each colour what is said on the table by oneself and by the others, what everybody has seen go, what the next
    /// player certainly holds, what the others do, and what one has not seen.
    colors: [[u8; 6]; 8],
}

impl<'a> Choices<'a> {
    fn new(situation: &'a Situation<'a>) -> Self {
        let Situation { seat, seats, public, .. } = *situation;
        let gone = situation.shown();
        let colors = Suit::ALL.map(|color| {
            let mut counts = [0, 0, gone[color], public.hands[seat.next(seats)].shown[color], 0, 0];
            for lay in public.lays.iter().filter(|lay| lay.say == color) {
                counts[usize::from(lay.seat != seat)] += lay.count;
            }
            counts[4] = seat.others(seats).map(|other| public.hands[other].shown[color]).sum();
            counts[5] = public.deck[color].saturating_sub(seen(situation, color));
            counts
        });
        Choices { situation, colors }
    }

    /// A doubt or a pass.
    fn without_cards(&self, which: usize) -> [f32; LAYOUT.choice] {
        let mut numbers = [0.0; LAYOUT.choice];
        numbers[which] = 1.0;
        numbers
    }

    fn play(&self, cards: Cards, say: Suit) -> [f32; LAYOUT.choice] {
        let Situation { seat, seats, public, own, .. } = *self.situation;
        let at_least = self.situation.at_least.unwrap_or(1);
        let few = |count: u8| f32::from(count) / 6.0;
        let (count, truth) = (cards.total(), cards.all_of(say));
        let left = own.hand - cards;
        let [by_me, by_others, gone, next, others, unseen] = self.colors[say.index()];
        let shown = public.hands[seat].shown[say];
        let can_follow = |other: Seat| public.hands[other].count >= count;
        // What the others can tell of whether it is possible.
        let open = public.deck[say].saturating_sub(gone + others) + 1;
        [
            0.0,
            0.0,
            few(count),
            few(count - at_least),
            flag(count == 1),
            flag(truth),
            flag(truth && cards[Suit::Rainbow] > 0),
            flag(!truth && cards[Suit::Rainbow] > 0),
            few(count - cards.fitting(say)),
            f32::from(left.total()) / 20.0,
            colors(left) / 7.0,
            (colors(own.hand) - colors(left)) / 3.0,
            flag(left.is_empty()),
            flag(colors(left) <= 1.0 && !left.is_empty()),
            most(left) / 6.0,
            few(left[say]),
            few(own.hand[say]),
            few(gone),
            few(by_me),
            few(by_others),
            flag(public.standing.is_some_and(|lay| lay.say == say)),
            f32::from(unseen) / 9.0,
            few(next),
            few(others),
            flag(open < count),
            (f32::from(open) - f32::from(by_me + by_others + count)) / 9.0,
            few(shown),
            flag(count <= shown),
            flag(can_follow(seat.next(seats))),
            seat.others(seats).filter(|&other| can_follow(other)).count() as f32 / 4.0,
        ]
    }
}
