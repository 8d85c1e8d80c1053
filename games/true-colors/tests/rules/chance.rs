//! TC-10, TC-12 and TC-21: decks are shuffled, weapons placed and dice rolled fairly. Seeds are fixed, so that nothing
//! here depends on luck; the bounds are so wide that a fair shuffle would pass with any seed.

use chacha20::ChaCha8Rng;
use game::{Game, Options as _};
use rand::SeedableRng;
use true_colors::{Card, Cards, Move, Setup, TrueColors, Weapons, What, Where};

const DEALS: usize = 4_000;

/// How often each of some cases came, against how often it should.
struct Tally {
    counts: Vec<u32>,
    /// How many of all that is counted cannot vary by itself.
    bound: usize,
}

impl Tally {
    fn new(cases: usize, bound: usize) -> Tally {
        Tally { counts: vec![0; cases], bound }
    }

    /// By how many standard deviations the cases, each as likely as any other, differ from what is expected more than
    /// they should.
    fn excess(&self) -> f64 {
        let expected = f64::from(self.counts.iter().sum::<u32>()) / self.counts.len() as f64;
        let off = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
        let freedom = (self.counts.len() - self.bound) as f64;
        (self.counts.iter().map(off).sum::<f64>() - freedom) / (2.0 * freedom).sqrt()
    }

    #[track_caller]
    fn is_fair(&self) {
        assert!(self.excess() < 6.0, "{:.1} deviations: {:?}", self.excess(), self.counts);
    }
}

type Deal = (Vec<Cards>, Weapons);

fn deals(seats: u8) -> Vec<Deal> {
    let options = TrueColors::start(&Setup::new(seats)).unwrap().options();
    let rng = &mut ChaCha8Rng::seed_from_u64(u64::from(seats));
    let deal = |_| match options.pick(rng) {
        Move::Deal { hands, weapons } => (hands.iter().map(|(_, &hand)| hand).collect(), weapons),
        other => panic!("not a deal, but {other:?}"),
    };
    (0..DEALS).map(deal).collect()
}

fn holder(hands: &[Cards], card: usize) -> usize {
    hands.iter().position(|hand| hand.contains(Card::from_index(card))).unwrap()
}

#[test]
fn tc_10_each_card_goes_to_everybody_as_often() {
    for seats in [3, 4, 6] {
        let deals = deals(seats);
        for kind in 0..3 {
            let seats = usize::from(seats);
            let mut tally = Tally::new(12 * seats, 12 + seats - 1);
            for (hands, _) in &deals {
                (0..12).for_each(|card| tally.counts[card * seats + holder(hands, 12 * kind + card)] += 1);
            }
            tally.is_fair();
        }
    }
}

#[test]
fn tc_10_each_pair_of_cards_comes_together_as_often() {
    for seats in [3, 4, 6] {
        let deals = deals(seats);
        for kind in 0..3 {
            let pairs: Vec<(usize, usize)> = (0..12).flat_map(|one| (0..one).map(move |two| (one, two))).collect();
            let mut tally = Tally::new(pairs.len(), 12);
            for (hands, _) in &deals {
                for (place, &(one, two)) in pairs.iter().enumerate() {
                    let together = holder(hands, 12 * kind + one) == holder(hands, 12 * kind + two);
                    tally.counts[place] += u32::from(together);
                }
            }
            tally.is_fair();
        }
    }
}

#[test]
fn tc_10_each_deck_is_shuffled_by_itself() {
    // Of any two kinds: where one card is says nothing of where another is, nor of where its weapon lies.
    let deals = deals(4);
    for (one, other) in [(0, 12), (0, 24), (12, 24)] {
        let mut tally = Tally::new(16, 1);
        for (hands, _) in &deals {
            tally.counts[holder(hands, one) * 4 + holder(hands, other)] += 1;
        }
        tally.is_fair();
    }
    let mut tally = Tally::new(48, 1);
    for (hands, weapons) in &deals {
        let room = weapons.iter().position(|&weapon| weapon == What::Axe).unwrap();
        tally.counts[holder(hands, Card::What(What::Axe).index()) * 12 + room] += 1;
    }
    tally.is_fair();
}

/// How often each weapon lies in each room, and how often each follows another from room to room.
fn placed(placings: impl Iterator<Item = Weapons>) -> [Tally; 2] {
    let (mut rooms, mut follows) = (Tally::new(144, 23), Tally::new(132, 23));
    for weapons in placings {
        for (room, weapon) in weapons.iter().enumerate() {
            rooms.counts[room * 12 + weapon.index()] += 1;
        }
        for pair in weapons.windows(2) {
            let (one, next) = (pair[0].index(), pair[1].index());
            follows.counts[one * 11 + next - usize::from(next > one)] += 1;
        }
    }
    [rooms, follows]
}

#[test]
fn tc_12_each_weapon_lies_in_each_room_as_often() {
    for tally in placed(deals(3).into_iter().map(|(_, weapons)| weapons)) {
        tally.is_fair();
    }
}

#[test]
fn tc_12_a_biased_shuffle_would_be_noticed() {
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    // Each place swapped with any other, which is the usual mistake.
    let biased = |_| {
        let mut weapons: Weapons = What::ALL.into_iter().collect();
        (0..12).for_each(|place| weapons.swap(place, game::chance::below(rng, 12) as usize));
        weapons
    };
    assert!(placed((0..DEALS).map(biased))[0].excess() > 12.0);
    // Cut, but not shuffled: each weapon is in each room as often, but after the same neighbour.
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    let cut = |_| {
        let mut weapons: Weapons = What::ALL.into_iter().collect();
        weapons.rotate_left(game::chance::below(rng, 12) as usize);
        weapons
    };
    let [rooms, follows] = placed((0..DEALS).map(cut));
    assert!(rooms.excess() < 20.0 && follows.excess() > 100.0);
}

/// Picks at random from a position's options, and asks whether each of the moves listed comes as often.
fn picks_are_fair(game: &TrueColors, at_least: usize) {
    let (options, mut listed) = (game.options(), Vec::new());
    options.list(&mut listed);
    assert!(listed.len() >= at_least, "{} moves", listed.len());
    let rng = &mut ChaCha8Rng::seed_from_u64(7);
    let mut tally = Tally::new(listed.len(), 1);
    for _ in 0..listed.len() * 60 {
        let m = options.pick(rng);
        tally.counts[listed.iter().position(|other| *other == m).expect("what is picked is listed")] += 1;
    }
    tally.is_fair();
}

#[test]
fn tc_21_each_roll_and_each_choice_is_picked_as_often() {
    let mut script = super::script::Script::three();
    picks_are_fair(script.table.game(), 36);
    // Walks, and teleports with or without a companion.
    script.roll(5, 5);
    picks_are_fair(script.table.game(), 150);
    let mut script = super::script::Script::three();
    script.roll(6, 6).go(Where::Conservatory);
    picks_are_fair(script.table.game(), 2);
    script.pick_up(What::Hypodermic);
    script.turn_to(Where::Conservatory);
    script.turn_staying();
    // To attack, or to roll; then what to turn up.
    picks_are_fair(script.table.game(), 2);
    script.attack(1, What::Hypodermic);
    picks_are_fair(script.table.game(), 6);
}
