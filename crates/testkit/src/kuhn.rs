//! Kuhn poker: the toy game on which the laws themselves are tested, and an example of how a game is written.
//!
//! Its first player loses 1/18 of a chip with best play on both sides, which `tests/kuhn.rs` proves.

mod deduce;
mod encoding;
mod playable;

use std::fmt;

use arrayvec::ArrayVec;
use game::{BySeat, Game, Illegal, Message, Options, Seat, SetupError, Turn, Viewer, chance};
use rand::Rng;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use deduce::Fact;
pub use playable::{Orders, Straightforward};

/// The number of players.
pub const SEATS: usize = 2;

/// What is agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Asked")]
pub struct Setup {
    /// KP-2: the number of cards.
    pub ranks: u8,
}

/// A setup as it is asked for: with the number of seats, which is always two.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Asked {
    ranks: u8,
    #[serde(rename = "seats")]
    _seats: usize,
}

impl Default for Asked {
    fn default() -> Self {
        Asked { ranks: 3, _seats: SEATS }
    }
}

impl From<Asked> for Setup {
    fn from(asked: Asked) -> Self {
        Setup { ranks: asked.ranks }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { ranks: 3 }
    }
}

/// A card: its rank, from 0 up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Card(pub u8);

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Chance deals a card to the next seat without one (KP-3).
    Deal(Card),
    /// A player passes (KP-11, KP-12).
    Pass,
    /// A player bets, or answers a bet (KP-11).
    Bet,
}

/// What the one to move may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Deal one of these.
    Deal(ArrayVec<Card, 13>),
    /// Pass or bet.
    Act,
    /// The game is over.
    Nothing,
}

/// What everybody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// How many cards have been dealt.
    pub dealt: u8,
    /// Whether each player bet or passed, in order.
    pub bets: ArrayVec<bool, 3>,
    /// The cards, once they have been shown (KP-13).
    pub shown: Option<BySeat<Card>>,
}

/// What one viewer knows: of their own, their card, once it has been dealt.
pub type View = game::View<Public, Card>;

/// What one viewer is told of a move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Observation {
    /// A card was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The card, told to its owner alone.
        card: Option<Card>,
    },
    /// A player bet or passed.
    Acted {
        /// Who.
        seat: Seat,
        /// Whether it was a bet.
        bet: bool,
        /// The cards, if this ended the game with a showdown.
        shown: Option<BySeat<Card>>,
    },
}

/// Kuhn poker.
///
/// ```
/// use game::{Game, Seat, Turn};
/// use testkit::kuhn::{Card, Kuhn, Move, Setup};
///
/// let mut game = Kuhn::start(&Setup::default())?;
/// for m in [Move::Deal(Card(2)), Move::Deal(Card(0)), Move::Bet, Move::Bet] {
///     game.check(&m)?;
///     game.apply(&m);
/// }
/// assert_eq!(game.turn(), Turn::Over);
/// assert_eq!(game.scores()[Seat(0)], 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Kuhn {
    ranks: u8,
    hands: ArrayVec<Card, SEATS>,
    public: Public,
}

impl Kuhn {
    /// The seat to act, given the bets so far; `None` when the play is over.
    fn to_act(bets: &[bool]) -> Option<Seat> {
        match bets {
            [] => Some(Seat(0)),            // KP-10
            [_] => Some(Seat(1)),           // KP-10
            [false, true] => Some(Seat(0)), // KP-14
            _ => None,
        }
    }

    /// KP-12: whoever passed when the other had bet.
    fn folded(bets: &[bool]) -> Option<Seat> {
        match bets {
            [true, false] => Some(Seat(1)),
            [false, true, false] => Some(Seat(0)),
            _ => None,
        }
    }

    fn is_dealt(&self) -> bool {
        self.hands.len() == SEATS
    }
}

/// Prints what everybody knows (law 8).
impl fmt::Debug for Kuhn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kuhn").field("ranks", &self.ranks).field("public", &self.public).finish_non_exhaustive()
    }
}

impl Game for Kuhn {
    const NAME: &'static str = "kuhn-poker";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Move = Move;
    type Options = Choice;
    type Observation = Observation;
    type Public = Public;
    type Own = Card;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        if !(3..=13).contains(&setup.ranks) {
            return Err(SetupError::new("KP-2", Message::new("ranks-allowed")));
        }
        let public = Public { dealt: 0, bets: ArrayVec::new(), shown: None };
        Ok(Kuhn { ranks: setup.ranks, hands: ArrayVec::new(), public })
    }

    fn most_moves(_: &Setup) -> usize {
        5
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Turn {
        if !self.is_dealt() {
            return Turn::Chance;
        }
        Kuhn::to_act(&self.public.bets).map_or(Turn::Over, Turn::Player)
    }

    fn options(&self) -> Choice {
        match self.turn() {
            Turn::Chance => {
                Choice::Deal((0..self.ranks).map(Card).filter(|card| !self.hands.contains(card)).collect())
            }
            Turn::Player(_) => Choice::Act,
            Turn::Over => Choice::Nothing,
        }
    }

    fn weight(&self, _: &Move) -> f64 {
        1.0
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        match (self.turn(), m) {
            (Turn::Chance, Move::Deal(card)) if card.0 >= self.ranks => {
                Err(Illegal::new("KP-2", Message::new("highest-rank").with("rank", self.ranks - 1)))
            }
            (Turn::Chance, Move::Deal(card)) if self.hands.contains(card) => {
                Err(Illegal::new("KP-2", Message::new("already-dealt")))
            }
            (Turn::Chance, Move::Deal(_)) | (Turn::Player(_), Move::Pass | Move::Bet) => Ok(()),
            (Turn::Chance, _) => Err(Illegal::new("KP-3", Message::new("deal-first"))),
            (Turn::Player(_), _) => Err(Illegal::new("KP-11", Message::new("bet-or-pass"))),
            (Turn::Over, _) => Err(Illegal::new("KP-13", Message::new("game-over"))),
        }
    }

    fn apply(&mut self, m: &Move) {
        match m {
            Move::Deal(card) => {
                self.hands.push(*card);
                self.public.dealt += 1;
            }
            Move::Pass | Move::Bet => {
                self.public.bets.push(*m == Move::Bet);
                let bets = &self.public.bets;
                if Kuhn::to_act(bets).is_none() && Kuhn::folded(bets).is_none() {
                    self.public.shown = Some(self.hands.iter().copied().collect()); // KP-13
                }
            }
        }
    }

    fn scores(&self) -> BySeat<i32> {
        let bets = &self.public.bets;
        let stake = if bets.iter().filter(|&&bet| bet).count() == 2 { 2 } else { 1 };
        let winner = match Kuhn::folded(bets) {
            Some(folded) => folded.next(SEATS),               // KP-12
            None if self.hands[0] > self.hands[1] => Seat(0), // KP-13
            None => Seat(1),
        };
        BySeat::new(SEATS, |seat| if seat == winner { stake } else { -stake }) // KP-20
    }

    fn observe(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Option<Observation> {
        Some(match (m, before.turn()) {
            (Move::Deal(card), _) => {
                let seat = Seat(before.public.dealt);
                Observation::Dealt { seat, card: viewer.is(seat).then_some(*card) }
            }
            (_, Turn::Player(seat)) => {
                Observation::Acted { seat, bet: *m == Move::Bet, shown: after.public.shown.clone() }
            }
            _ => unreachable!("only players bet or pass"),
        })
    }

    fn public(&self) -> &Public {
        &self.public
    }

    fn own(&self, seat: Seat) -> Option<Card> {
        self.hands.get(seat.index()).copied()
    }
}

impl Options<Move> for Choice {
    fn contains(&self, m: &Move) -> bool {
        match (self, m) {
            (Choice::Deal(deck), Move::Deal(card)) => deck.contains(card),
            (Choice::Act, Move::Pass | Move::Bet) => true,
            _ => false,
        }
    }

    fn list(&self, out: &mut Vec<Move>) {
        match self {
            Choice::Deal(deck) => out.extend(deck.iter().copied().map(Move::Deal)),
            Choice::Act => out.extend([Move::Pass, Move::Bet]),
            Choice::Nothing => {}
        }
    }

    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        match self {
            Choice::Deal(deck) => Move::Deal(deck[chance::below(rng, deck.len() as u32) as usize]),
            Choice::Act if chance::below(rng, 2) == 0 => Move::Pass,
            Choice::Act => Move::Bet,
            Choice::Nothing => panic!("the game is over"),
        }
    }
}
