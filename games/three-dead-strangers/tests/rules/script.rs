//! Scripted games: the deal and the draws are chosen, and each move is made by the one to move.

use game::Game as _;
use game::{BySeat, Seat, Table, Turn, Viewer};
use testkit::script;
use three_dead_strangers::{
    Aspect, Card, Cards, CellAt, Character, Half, Move, Observation, Options, Phase, Play, Public, Setup,
    Strangers, Toward, View, default_deck,
};

/// A half by its letters: `S T V D` with `m` (motive), `w` (means) or `o` (opportunity); `xx` is a Dead End.
pub(crate) fn half(letters: &str) -> Half {
    let (who, what) = letters.split_at(1);
    let who = match who {
        "S" => Character::Shelby,
        "T" => Character::Thomas,
        "V" => Character::Vernon,
        "D" => Character::Duchess,
        _ => return Half::DEAD_END,
    };
    let what = match what {
        "m" => Aspect::Motive,
        "w" => Aspect::Means,
        "o" => Aspect::Opportunity,
        _ => panic!("no aspect is called {what}"),
    };
    Half::evidence(who, what)
}

/// A card by its halves, such as `SmTw`; `!` is an Accusation.
pub(crate) fn card(letters: &str) -> Card {
    if letters == "!" { Card::ACCUSATION } else { Card::of(half(&letters[..2]), half(&letters[2..])) }
}

/// Cards with spaces between them.
pub(crate) fn cards(letters: &str) -> Vec<Card> {
    letters.split_whitespace().map(card).collect()
}

pub(crate) use Toward::{Away, Back, Left, Right};

pub(crate) const ROLES: [Character; 4] =
    [Character::Shelby, Character::Thomas, Character::Vernon, Character::Duchess];

/// A match whose moves are dictated. Seat 0 is Shelby, seat 1 Thomas, seat 2 Vernon, seat 3 the Duchess.
pub(crate) struct Script {
    pub(crate) table: Table<Strangers>,
}

impl Script {
    /// A match in which each player is dealt these cards.
    pub(crate) fn new(setup: Setup, hands: &[&str]) -> Self {
        let mut script = Script { table: Table::new(setup).unwrap() };
        script.deal(hands);
        script
    }

    /// The default game of this many players, but always with the deck of four, which has a card of every kind.
    pub(crate) fn default(hands: &[&str]) -> Self {
        Script::new(Setup { deck: Some(default_deck(4)), ..Setup::new(hands.len() as u8) }, hands)
    }

    /// A game with a deck of just these cards.
    pub(crate) fn with_deck(hands: &[&str], pile: &str) -> Self {
        let deck: Cards = hands.iter().copied().chain([pile]).flat_map(cards).collect();
        Script::new(Setup { deck: Some(deck), ..Setup::new(hands.len() as u8) }, hands)
    }

    pub(crate) fn deal(&mut self, hands: &[&str]) {
        let characters: BySeat<Character> = ROLES[..hands.len()].iter().copied().collect();
        let hand = |letters: &&str| {
            let mut hand: three_dead_strangers::Dealt = cards(letters).into_iter().collect();
            hand.sort();
            hand
        };
        self.make(Move::Deal { characters, hands: hands.iter().map(hand).collect() });
    }

    pub(crate) fn make(&mut self, m: Move) {
        script::play(&mut self.table, [m]);
    }

    pub(crate) fn draw(&mut self, letters: &str) -> &mut Self {
        self.make(Move::Draw { card: card(letters) });
        self
    }

    /// Draws one card and plays another, with its half `on` on the cell.
    pub(crate) fn turn(&mut self, draws: &str, victim: u8, lays: &str, on: &str, at: (i8, i8), toward: Toward) {
        self.draw(draws);
        self.make(lay(victim, lays, on, at, toward));
    }

    pub(crate) fn accuse(&mut self, victim: u8, character: Character, seat: u8) {
        self.make(Move::Accuse { victim, character, seat: Seat(seat) });
    }

    pub(crate) fn pass(&mut self) {
        self.make(Move::Pass {});
    }

    /// The clause that refuses this move.
    pub(crate) fn refusal(&mut self, m: Move) -> &'static str {
        script::refusal(&mut self.table, m)
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.table.game().view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn public(&self) -> Public {
        self.table.game().public().clone()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.public().phase
    }

    /// What the one to move may play.
    pub(crate) fn play(&self) -> Play {
        match self.table.game().options() {
            Options::Play(play) => play,
            other => panic!("no player is to move, but {other:?}"),
        }
    }

    pub(crate) fn to_move(&self) -> Seat {
        match self.table.game().turn() {
            Turn::Player(seat) => seat,
            other => panic!("no player is to move, but {other:?}"),
        }
    }

    /// What a viewer was told last.
    pub(crate) fn told(&self, viewer: Viewer) -> Observation {
        script::told(&self.table, viewer)
    }
}

pub(crate) fn lay(victim: u8, lays: &str, on: &str, (row, col): (i8, i8), toward: Toward) -> Move {
    Move::Lay { victim, card: card(lays), half: half(on), on: CellAt { row, col }, toward }
}

pub(crate) fn accusation(victim: u8, character: Character, seat: u8) -> Move {
    Move::Accuse { victim, character, seat: Seat(seat) }
}
