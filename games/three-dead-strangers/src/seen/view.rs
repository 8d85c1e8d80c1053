//! What there is to know: the part that is public, and what one seat knows besides.

use arrayvec::ArrayVec;
use game::{BySeat, Seat, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::deck::MAX_CARDS;
use crate::setup::{MAX_GAMES, VICTIMS};
use crate::{Card, Cell, Character, Characters, Grid};

/// Cards in hand, sorted.
pub type Hand = ArrayVec<Card, MAX_CARDS>;

/// What one viewer knows now.
pub type View = game::View<Public, Own>;

/// What only the player of a seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Own {
    /// Who the player is (TS-10).
    pub character: Character,
    /// The player's cards, sorted.
    #[ts(as = "Vec<Card>")]
    pub hand: Hand,
}

/// What everybody knows now, spectators too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Public {
    /// Which game of the match it is, from 1.
    pub game: u8,
    /// How many games the match has.
    pub games: u8,
    /// Who is in the game; with fewer players some of them lie face down, unseen by all (TS-10).
    pub characters: Characters,
    /// What is to be done, and by whom.
    pub phase: Phase,
    /// The victims with the evidence under them.
    #[ts(as = "Vec<Victim>")]
    pub victims: ArrayVec<Victim, VICTIMS>,
    /// The draw pile from its back.
    pub pile: Pile,
    /// What everybody knows of each player.
    pub players: BySeat<Player>,
    /// How many turns in a row were passed with an empty pile; when all have, the game ends (TS-50).
    pub passes: u8,
    /// How many cards were played in this game.
    pub plays: u16,
    /// The games that are over (TS-52).
    #[ts(as = "Vec<GameResult>")]
    pub results: ArrayVec<GameResult, MAX_GAMES>,
    /// The points of the games that are over, added up, in twelfths.
    pub totals: BySeat<i32>,
}

impl Public {
    /// Whether a player may be accused of being this character, for all that lies open on the table (TS-45).
    pub fn can_be(&self, seat: Seat, character: Character) -> bool {
        could_be(&self.players)[seat].contains(character)
    }
}

/// Whom each player may be accused of being, for all that lies open on the table (TS-45).
pub(crate) fn could_be(players: &BySeat<Player>) -> BySeat<Characters> {
    let lie_open: Characters = players.values().filter_map(|player| player.revealed).collect();
    players.map(|_, player| match player.revealed {
        Some(revealed) => Characters::one(revealed),
        None => Characters::ALL - player.not - lie_open,
    })
}

/// The draw pile from its back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Pile {
    /// How many cards there are.
    pub count: u8,
    /// The Accusations that were put back: how many cards lie above each, rising (TS-43).
    #[ts(as = "Vec<u8>")]
    pub put_back: ArrayVec<u8, MAX_CARDS>,
}

impl Pile {
    /// A pile of this many cards, of none of which the place is known.
    pub(crate) fn of(count: usize) -> Pile {
        Pile { count: count as u8, put_back: ArrayVec::new() }
    }

    /// Whether an Accusation that was put back lies on top.
    pub fn accusation_on_top(&self) -> bool {
        self.put_back.first() == Some(&0)
    }

    /// The top card goes.
    pub(crate) fn draw(&mut self) {
        if self.accusation_on_top() {
            self.put_back.remove(0);
        }
        for above in &mut self.put_back {
            *above -= 1;
        }
        self.count -= 1;
    }

    /// An Accusation goes into the middle: half of the pile, rounded down, lies above it (TS-43).
    pub(crate) fn put_back(&mut self) {
        let above = self.count / 2;
        let place = self.put_back.partition_point(|other| *other < above);
        for other in &mut self.put_back[place..] {
            *other += 1;
        }
        self.put_back.insert(place, above);
        self.count += 1;
    }
}

/// What everybody knows of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Player {
    /// How many cards are in hand.
    pub hand: u8,
    /// How many of them are certainly Accusations: drawn where one was known to lie.
    pub accusations: u8,
    /// The character turned up after a right accusation; null while it is secret (TS-42).
    pub revealed: Option<Character>,
    /// Who this player is certainly not, after wrong accusations (TS-43).
    pub not: Characters,
}

/// A victim.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Victim {
    /// The evidence.
    #[ts(as = "Vec<Cell>")]
    pub grid: Grid,
    /// Of whom motive, means and opportunity all show (TS-40).
    pub complete: Characters,
    /// Who was rightly accused of this murder (TS-42).
    pub solved: Option<Solved>,
}

/// A right accusation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Solved {
    /// The murderer.
    pub seat: Seat,
    /// Who accused.
    pub by: Seat,
}

/// What is to be done, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Phase {
    /// Characters and cards are to be dealt.
    Deal,
    /// This player's turn begins: a card is to be drawn (TS-20).
    Draw {
        /// Whose turn it is.
        seat: Seat,
    },
    /// This player plays a card, or passes (TS-20, TS-21).
    Play {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The match is over.
    Over,
}

impl Phase {
    /// Who moves in this phase.
    pub const fn turn(self) -> Turn {
        match self {
            Phase::Deal | Phase::Draw { .. } => Turn::Chance,
            Phase::Play { seat } => Turn::Player(seat),
            Phase::Over => Turn::Over,
        }
    }
}

/// How one game of the match ended (TS-50 to TS-52).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct GameResult {
    /// Why it ended.
    pub end: End,
    /// Who won: everybody who was not rightly accused (TS-51).
    pub winners: BySeat<bool>,
    /// Each player's points, in twelfths (TS-52).
    pub points: BySeat<i32>,
}

/// Why a game ended (TS-50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum End {
    /// All murders are solved.
    Solved,
    /// The pile is empty and nobody has anything to play.
    NothingToPlay,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_back_comes_nearer_with_each_draw() {
        let mut pile = Pile::of(7);
        pile.put_back();
        assert_eq!((pile.count, pile.put_back.as_slice()), (8, &[3][..]));
        pile.put_back(); // Four lie above this one, the other Accusation among them.
        assert_eq!((pile.count, pile.put_back.as_slice()), (9, &[3, 4][..]));
        for _ in 0..3 {
            assert!(!pile.accusation_on_top());
            pile.draw();
        }
        assert_eq!((pile.count, pile.put_back.as_slice()), (6, &[0, 1][..]));
        pile.put_back();
        assert_eq!(pile.put_back.as_slice(), [0, 1, 3]);
        assert!(pile.accusation_on_top());
        pile.draw();
        assert_eq!((pile.count, pile.put_back.as_slice()), (6, &[0, 2][..]));
    }

    #[test]
    fn what_is_put_back_pushes_down_what_lies_as_deep_or_deeper() {
        let mut pile = Pile::of(2);
        pile.put_back(); // One above it, of three.
        pile.put_back(); // One above it too: the other one lies below.
        assert_eq!((pile.count, pile.put_back.as_slice()), (4, &[1, 2][..]));
        assert_eq!(Pile::of(0), Pile { count: 0, put_back: ArrayVec::new() });
        assert!(!Pile::of(3).accusation_on_top());
    }

    #[test]
    fn who_can_be_who_by_what_lies_open() {
        let [shelby, duchess] = [Character::Shelby, Character::Duchess];
        let mut players = BySeat::new(3, |_| Player::default());
        players[Seat(0)].revealed = Some(duchess);
        players[Seat(1)].not.insert(shelby);
        let can = |who| Seat::all(3).map(|seat| could_be(&players)[seat].contains(who)).collect::<Vec<_>>();
        assert_eq!(can(duchess), [true, false, false]);
        assert_eq!(can(shelby), [false, false, true]);
        assert_eq!(can(Character::Thomas), [false, true, true]);
    }

    #[test]
    fn each_phase_has_its_mover() {
        let seat = Seat(2);
        assert_eq!([Phase::Deal, Phase::Draw { seat }].map(Phase::turn), [Turn::Chance; 2]);
        assert_eq!([Phase::Play { seat }, Phase::Over].map(Phase::turn), [Turn::Player(seat), Turn::Over]);
    }
}
