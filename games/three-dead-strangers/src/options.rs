//! What the one to move may do, described compactly.

use arrayvec::ArrayVec;
use game::chance::{below, shuffle};
use game::{BySeat, Seat};
use rand::Rng;
use serde::{Deserialize, Serialize};
use sets::sort_few;
use ts_rs::TS;

use crate::cards::Turned;
use crate::deck::{Copies, MAX_CARDS};
use crate::deduce::castings;
use crate::moves::Dealt;
use crate::setup::VICTIMS;
use crate::{Card, Cards, CellAt, Character, Characters, Fact, Half, Move, Toward};

mod spots;

pub use self::spots::{Spots, VictimSpot};

/// The most accusations that there can be: of each murder, each character, each other player.
pub(crate) const MAX_ACCUSATIONS: usize = VICTIMS * 4 * 3;

/// What the one to move may do. A player is only ever shown `play`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
#[expect(clippy::large_enum_variant, reason = "a value lives for one move only, and boxing would allocate")]
pub enum Options {
    /// Nothing any more.
    Over,
    /// Chance deals.
    Deal {
        /// Every card.
        #[ts(as = "Vec<Copies>")]
        deck: Cards,
        /// Who is in the game.
        characters: Characters,
        /// The number of players.
        seats: u8,
        /// The number of cards for each.
        hand: u8,
    },
    /// Chance draws the top card of the pile.
    Draw {
        /// What it may be, with how many of each there are.
        #[ts(as = "Vec<Copies>")]
        from: Cards,
    },
    /// A player chooses.
    Play(Play),
}

/// What a player may do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Play {
    /// The cards with evidence in hand, each kind once.
    #[ts(as = "Vec<Card>")]
    pub cards: ArrayVec<Card, MAX_CARDS>,
    /// Where they can be played.
    #[ts(as = "Vec<VictimSpot>")]
    pub spots: Spots,
    /// What an Accusation in hand can say (TS-40, TS-45).
    #[ts(as = "Vec<Accusable>")]
    pub accuse: ArrayVec<Accusable, MAX_ACCUSATIONS>,
    /// Whether the player passes, having nothing to play (TS-21).
    pub pass: bool,
}

/// One thing to accuse of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Accusable {
    /// Of whose murder, from 0.
    pub victim: u8,
    /// Who is said to have done it.
    pub character: Character,
    /// Which player is said to be that character.
    pub seat: Seat,
}

impl Accusable {
    pub(crate) const fn accuse(self) -> Move {
        Move::Accuse { victim: self.victim, character: self.character, seat: self.seat }
    }

    /// What it says.
    pub(crate) const fn fact(self) -> Fact {
        Fact { seat: self.seat, character: self.character }
    }
}

impl Play {
    /// Whether there is evidence to play.
    pub(crate) fn can_lay(&self) -> bool {
        self.spots.take_some(&self.cards)
    }

    /// The cards with evidence in each way to turn them.
    pub(crate) fn turned(&self) -> impl Iterator<Item = (Card, &'static Turned)> {
        self.cards.iter().flat_map(|&card| card.turned().iter().map(move |turned| (card, turned)))
    }

    /// The spots that take a card turned so.
    fn taking(&self, turned: &Turned) -> impl Iterator<Item = VictimSpot> {
        self.spots.iter().filter(move |at| at.spot.takes(turned.on, turned.off))
    }
}

impl game::Options<Move> for Options {
    fn contains(&self, m: &Move) -> bool {
        match (self, m) {
            (Options::Deal { deck, characters, seats, hand }, Move::Deal { characters: dealt, hands }) => {
                is_deal(deck, *characters, *seats, *hand, dealt, hands)
            }
            (Options::Draw { from }, Move::Draw { card }) => from.count(*card) > 0,
            (Options::Play(play), Move::Lay { victim, card, half, on, toward }) => {
                let here = |at: VictimSpot| (at.victim, at.spot.on, at.spot.toward) == (*victim, *on, *toward);
                let turned = play.turned().find(|(other, turned)| (other, &turned.on) == (card, half));
                turned.is_some_and(|(_, turned)| play.taking(turned).any(here))
            }
            (Options::Play(play), Move::Accuse { victim, character, seat }) => {
                play.accuse.contains(&Accusable { victim: *victim, character: *character, seat: *seat })
            }
            (Options::Play(play), Move::Pass {}) => play.pass,
            _ => false,
        }
    }

    fn list(&self, out: &mut Vec<Move>) {
        match self {
            Options::Over => {}
            &Options::Deal { ref deck, characters, seats, hand } => {
                for characters in castings(&BySeat::new(seats.into(), |_| characters)) {
                    list_deals(deck, &characters, hand.into(), &mut Vec::new(), out);
                }
            }
            Options::Draw { from } => out.extend(from.kinds().map(|(card, _)| Move::Draw { card })),
            Options::Play(play) => {
                for (card, turned) in play.turned() {
                    out.extend(play.taking(turned).map(|at| at.lay(card, turned.on)));
                }
                out.extend(play.accuse.iter().map(|accusable| accusable.accuse()));
                out.extend(play.pass.then_some(Move::Pass {}));
            }
        }
    }

    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        match self {
            Options::Over => panic!("there is no move when the match is over"),
            Options::Deal { deck, characters, seats, hand } => deal(deck, *characters, *seats, *hand, rng),
            Options::Draw { from } => {
                let place = below(rng, from.total() as u32);
                Move::Draw { card: from.nth(place) }
            }
            Options::Play(play) => play.picks().pick(rng).into(),
        }
    }
}

/// What a player does. As a [`Move`] it would take as much room as a deal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pick {
    /// Plays a card, `half` on the cell.
    Lay { victim: u8, card: Card, half: Half, on: CellAt, toward: Toward },
    /// Plays an Accusation.
    Accuse(Accusable),
    /// Passes.
    Pass,
}

impl From<Pick> for Move {
    fn from(pick: Pick) -> Move {
        match pick {
            Pick::Lay { victim, card, half, on, toward } => Move::Lay { victim, card, half, on, toward },
            Pick::Accuse(accusable) => accusable.accuse(),
            Pick::Pass => Move::Pass {},
        }
    }
}

/// What a player may do, counted, so that many plays are picked quickly.
pub(crate) struct Picks<'a> {
    play: &'a Play,
    /// How many spots there are for a card, by its Dead Ends.
    room: [u32; 4],
    lays: u32,
}

impl Play {
    /// To pick from it at random.
    pub(crate) fn picks(&self) -> Picks<'_> {
        let room = std::array::from_fn(|ends| self.spots.room(ends));
        let lays = self.turned().map(|(_, turned)| room[turned.dead_ends]).sum();
        Picks { play: self, room, lays }
    }
}

impl Picks<'_> {
    /// One of all plays, each as likely.
    pub(crate) fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Pick {
        let Picks { play, room, lays } = self;
        if play.pass {
            return Pick::Pass;
        }
        let accusations = play.accuse.len() as u32;
        let place = below(rng, accusations + lays);
        if let Some(&accusation) = play.accuse.get(place as usize) {
            return Pick::Accuse(accusation);
        }
        let mut place = place - accusations;
        for (card, &Turned { on, dead_ends, .. }) in play.turned() {
            if place < room[dead_ends] {
                return play.spots.lay(dead_ends, place, card, on);
            }
            place -= room[dead_ends];
        }
        unreachable!("the place is below the total")
    }
}

/// Shuffles the characters and the deck, and deals from their fronts: first all of seat 0's cards, and so on.
fn deal<R: Rng + ?Sized>(deck: &Cards, characters: Characters, seats: u8, hand: u8, rng: &mut R) -> Move {
    let mut who: ArrayVec<Character, 4> = characters.iter().collect();
    shuffle(rng, &mut who);
    let mut cards: ArrayVec<Card, MAX_CARDS> = deck.iter().collect();
    shuffle(rng, &mut cards);
    let (seats, hands) = (usize::from(seats), cards.chunks(hand.into()));
    Move::Deal {
        characters: who.into_iter().take(seats).collect(),
        hands: hands.take(seats).map(|hand| sorted(hand.iter().copied())).collect(),
    }
}

/// The cards of one player, sorted.
pub(crate) fn sorted(cards: impl Iterator<Item = Card>) -> Dealt {
    let mut hand: Dealt = cards.collect();
    sort_few(&mut hand, |one, other| one > other);
    hand
}

/// Whether this can be dealt (TS-10, TS-11).
fn is_deal(
    deck: &Cards,
    among: Characters,
    seats: u8,
    hand: u8,
    characters: &BySeat<Character>,
    hands: &BySeat<Dealt>,
) -> bool {
    let seats = usize::from(seats);
    let different: Characters = characters.values().copied().collect();
    let mut rest = deck.clone();
    characters.len() == seats
        && hands.len() == seats
        && different.len() == seats
        && characters.values().all(|&who| among.contains(who))
        && hands.values().all(|dealt| dealt.len() == usize::from(hand) && dealt.is_sorted())
        && hands.values().flatten().all(|&card| rest.take(card))
}

/// Every deal that begins with these cards, which have left so much of the deck.
fn list_deals(
    rest: &Cards,
    characters: &BySeat<Character>,
    hand: usize,
    dealt: &mut Vec<Card>,
    out: &mut Vec<Move>,
) {
    if dealt.len() == characters.len() * hand {
        out.push(Move::Deal {
            characters: characters.clone(),
            hands: dealt.chunks(hand).map(|hand| sorted(hand.iter().copied())).collect(),
        });
        return;
    }
    // A hand is sorted.
    let least = dealt.last().copied().filter(|_| !dealt.len().is_multiple_of(hand));
    for (card, _) in rest.kinds().filter(|&(card, _)| Some(card) >= least) {
        let mut fewer = rest.clone();
        fewer.take(card);
        dealt.push(card);
        list_deals(&fewer, characters, hand, dealt, out);
        dealt.pop();
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use chacha20::ChaCha8Rng;
    use game::Options as _;
    use rand::SeedableRng;

    use super::*;
    use crate::{Aspect, Placement, Spacing};

    const MOTIVE: Half = Half::evidence(Character::Shelby, Aspect::Motive);
    const MEANS: Half = Half::evidence(Character::Thomas, Aspect::Means);

    /// Three spots of which each takes other Dead Ends, four kinds of cards, and two accusations.
    fn play() -> Play {
        let spot = |col, toward, [dead_on, dead_off, dead_both]: [bool; 3]| {
            let spot = Placement { on: CellAt { row: 0, col }, toward, dead_on, dead_off, dead_both };
            VictimSpot { victim: 1, spot }
        };
        let cards = [
            Card::of(MOTIVE, MEANS),
            Card::of(MOTIVE, MOTIVE),
            Card::of(MEANS, Half::DEAD_END),
            Card::of(Half::DEAD_END, Half::DEAD_END),
        ];
        let accusable = |seat| Accusable { victim: 0, character: Character::Duchess, seat: Seat(seat) };
        Play {
            cards: cards.into_iter().collect(),
            spots: [
                spot(0, Toward::Right, [true, false, false]),
                spot(1, Toward::Away, [true, true, true]),
                spot(-1, Toward::Left, [false, false, false]),
            ]
            .into_iter()
            .collect(),
            accuse: [accusable(1), accusable(3)].into_iter().collect(),
            pass: false,
        }
    }

    #[test]
    fn every_play_is_listed_once_and_picked_alike() {
        let options = Options::Play(play());
        let mut listed = Vec::new();
        options.list(&mut listed);
        // Two turns of three spots, one of three, two and one with a Dead End, one with two, and the accusations.
        assert_eq!(listed.len(), 6 + 3 + (2 + 1) + 1 + 2);
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut picked: BTreeMap<Move, u32> = BTreeMap::new();
        const EACH: u32 = 400;
        for _ in 0..EACH * listed.len() as u32 {
            *picked.entry(options.pick(&mut rng)).or_insert(0) += 1;
        }
        assert_eq!(picked.len(), listed.len());
        for m in &listed {
            assert!(options.contains(m), "{m:?}");
            // Five standard deviations.
            assert!(picked[m].abs_diff(EACH) < 100, "{m:?} {}", picked[m]);
        }
        assert!(!options.contains(&Move::Pass {}));
    }

    #[test]
    fn who_can_play_is_told_by_what_the_spots_take() {
        let with = |cards: &[Card], spots: usize| {
            let whole = play();
            let some = |n: usize| whole.spots.iter().skip(n).collect();
            Play {
                cards: cards.iter().copied().collect(),
                spots: some(spots),
                accuse: ArrayVec::new(),
                pass: false,
            }
        };
        let [dead, double] = [Card::of(MEANS, Half::DEAD_END), Card::of(Half::DEAD_END, Half::DEAD_END)];
        assert!(with(&[dead], 1).can_lay() && with(&[double], 1).can_lay());
        assert!(!with(&[dead, double], 2).can_lay());
        assert!(with(&[double, Card::of(MOTIVE, MEANS)], 2).can_lay());
        assert!(!with(&[], 0).can_lay() && !with(&[double], 3).can_lay());
    }

    #[test]
    fn deals_are_checked_card_by_card() {
        let card = Card::of(MOTIVE, MEANS);
        let deck: Cards = [card, card, Card::ACCUSATION].into_iter().collect();
        let characters = Characters::run(0, 3);
        let options = Options::Deal { deck, characters, seats: 2, hand: 1 };
        let deal = |who: [Character; 2], hands: [&[Card]; 2]| Move::Deal {
            characters: who.into_iter().collect(),
            hands: hands.into_iter().map(|hand| hand.iter().copied().collect()).collect(),
        };
        let [shelby, thomas, duchess] = [Character::Shelby, Character::Thomas, Character::Duchess];
        assert!(options.contains(&deal([shelby, thomas], [&[card], &[card]])));
        assert!(!options.contains(&deal([shelby, shelby], [&[card], &[card]])));
        assert!(!options.contains(&deal([shelby, duchess], [&[card], &[card]])));
        assert!(!options.contains(&deal([shelby, thomas], [&[card], &[]])));
        assert!(!options.contains(&deal([shelby, thomas], [&[Card::ACCUSATION], &[Card::ACCUSATION]])));
        let mut listed = Vec::new();
        options.list(&mut listed);
        assert_eq!(listed.len(), 3 * 2 * 3); // Not both the Accusation.
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        assert!((0..100).all(|_| listed.contains(&options.pick(&mut rng))));
        let sorted =
            Options::Deal { deck: [card, Card::ACCUSATION].into_iter().collect(), characters, seats: 1, hand: 2 };
        let one = |hand: [Card; 2]| Move::Deal {
            characters: [shelby].into_iter().collect(),
            hands: [hand.into_iter().collect()].into_iter().collect(),
        };
        assert!(
            sorted.contains(&one([card, Card::ACCUSATION])) && !sorted.contains(&one([Card::ACCUSATION, card]))
        );
    }

    #[test]
    fn what_the_first_card_may_cover_is_three_cells() {
        let spots = Spots::of([&crate::Grid::default()].into_iter(), Spacing::Apart);
        assert!(spots.iter().all(|at| at.spot.takes(MOTIVE, Half::DEAD_END) && !at.spot.dead_both));
        assert_eq!(spots.iter().count(), 3);
    }
}
