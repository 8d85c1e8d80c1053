//! A game whose cards are words that nobody has ever written: wherever one of them is found, a card is known.

use std::fmt;
use std::sync::LazyLock;

use bots::RandomBot;
use game::chance::below;
use game::{Arg, BySeat, Game, Illegal, Knowledge, Message, Options, Seat, SetupError, Turn, Viewer};
use presentation::{Info, Level, Playable, Words};
use rand::rngs::SysRng;
use rand::{Rng, TryRng};
use serde::{Deserialize, Serialize};

const SEATS: usize = 3;

/// The cards, as this run of the tests calls them.
pub(crate) static CARDS: LazyLock<[String; 2 * SEATS]> = LazyLock::new(|| {
    std::array::from_fn(|_| {
        let mut bytes = [0; 16];
        SysRng.try_fill_bytes(&mut bytes).unwrap();
        bytes.iter().map(|byte| char::from(b'a' + byte % 26)).collect()
    })
});

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(crate) struct Card(usize);

impl From<Card> for String {
    fn from(Card(number): Card) -> String {
        CARDS[number].clone()
    }
}

impl TryFrom<String> for Card {
    type Error = &'static str;

    fn try_from(word: String) -> Result<Card, Self::Error> {
        CARDS.iter().position(|card| *card == word).map(Card).ok_or("no card is called so")
    }
}

/// Whoever prints one tells it.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&CARDS[self.0])
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Move {
    /// Chance deals a card to each seat.
    Deal(Vec<Card>),
    /// A player shows their own card to the next one.
    Show(Card),
    /// A player does not.
    Keep,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Legal(Option<Vec<Move>>);

impl Options<Move> for Legal {
    fn contains(&self, m: &Move) -> bool {
        match (&self.0, m) {
            (None, Move::Deal(_)) => true,
            (Some(moves), m) => moves.contains(m),
            _ => false,
        }
    }

    fn list(&self, out: &mut Vec<Move>) {
        out.extend(self.0.iter().flatten().cloned());
    }

    fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> Move {
        match &self.0 {
            Some(moves) => moves[below(rng, moves.len() as u32) as usize].clone(),
            None => {
                let mut deck: Vec<Card> = (0..CARDS.len()).map(Card).collect();
                let hands = (0..SEATS).map(|_| deck.swap_remove(below(rng, deck.len() as u32) as usize));
                Move::Deal(hands.collect())
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Told {
    seat: Option<Seat>,
    card: Option<Card>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    seats: usize,
}

/// Each player in turn shows their card to the next, or does not.
#[derive(Clone)]
pub(crate) struct Canary {
    hands: Vec<Card>,
    made: usize,
}

impl fmt::Debug for Canary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Canary").field("made", &self.made).finish_non_exhaustive()
    }
}

impl Game for Canary {
    const NAME: &'static str = "canary";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Move = Move;
    type Options = Legal;
    type Observation = Told;
    type Public = usize;
    type Own = Card;

    fn start(_: &Setup) -> Result<Self, SetupError> {
        Ok(Canary { hands: Vec::new(), made: 0 })
    }

    fn most_moves(_: &Setup) -> usize {
        1 + SEATS
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.made {
            _ if self.hands.is_empty() => Turn::Chance,
            made if made < SEATS => Turn::Player(Seat(made as u8)),
            _ => Turn::Over,
        }
    }

    fn options(&self) -> Legal {
        Legal(match self.turn() {
            Turn::Chance => None,
            Turn::Player(seat) => Some(vec![Move::Keep, Move::Show(self.hands[seat.index()])]),
            Turn::Over => Some(Vec::new()),
        })
    }

    fn weight(&self, _: &Move) -> f64 {
        1.0
    }

    fn check(&self, m: &Move) -> Result<(), Illegal> {
        let is_legal = self.options().contains(m);
        is_legal.then_some(()).ok_or(Illegal::new("CA-1", Message::new("not-yours")))
    }

    fn apply(&mut self, m: &Move) {
        match m {
            Move::Deal(hands) => self.hands.clone_from(hands),
            _ => self.made += 1,
        }
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::new(SEATS, |_| 0)
    }

    fn observe(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Option<Told> {
        let Turn::Player(mover) = before.turn() else {
            let own = viewer.seat().map(|seat| after.hands[seat.index()]);
            return Some(Told { seat: viewer.seat(), card: own });
        };
        let sees = viewer.is(mover) || viewer.is(mover.next(SEATS));
        let card = if let (Move::Show(card), true) = (m, sees) { Some(*card) } else { None };
        Some(Told { seat: Some(mover), card })
    }

    /// How many moves were made.
    fn public(&self) -> &usize {
        &self.made
    }

    fn own(&self, seat: Seat) -> Option<Card> {
        self.hands.get(seat.index()).copied()
    }
}

static INFO: Info = Info {
    name: "canary",
    chairs: &["first", "second", "third"],
    chairs_clause: "CA-1",
    seats_clause: "CA-1",
    seats: &[SEATS as u8],
    options: &[],
    orders: &[],
    unlisted: &[],
};

impl Playable for Canary {
    type Fact = u8;
    type Orders = ();

    const NAMES: &'static str = "CA-1";

    fn info() -> &'static Info {
        &INFO
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| {
            Words::read("en", "title = Canary\nnot-yours = This is not your card.\ntold = A card.\n")
        });
        &WORDS
    }

    fn bots() -> Vec<Level<Self>> {
        vec![Level::new("random", RandomBot)]
    }

    fn obey((): &(), _: &Knowledge<Self>, _: &mut dyn Rng) -> Option<Move> {
        None
    }

    fn tell(_: &Setup, told: &Told, _: Viewer) -> Message {
        let card = told.card.map_or_else(String::new, String::from);
        Message::new("told").with("card", Arg::text(card))
    }
}
