//! Scripted games: the deal and the dice are chosen, and each move is made by the one to move.

use game::{Game, Seat, Table, Turn, Viewer};
use testkit::script;
use true_colors::{
    Card, Cards, Move, Observation, Options, Phase, Place, Public, Setup, TrueColors, View, What, Where, Who,
};

pub(crate) struct Script {
    pub(crate) table: Table<TrueColors>,
}

/// The hand of a seat when the cards are dealt in order: with three players seat 0 has the first four of each kind.
pub(crate) fn hand(seats: usize, seat: usize) -> Cards {
    let each = 12 / seats;
    let of = |kind: usize| (seat * each..(seat + 1) * each).map(move |place| Card::from_index(kind * 12 + place));
    of(0).chain(of(1)).chain(of(2)).collect()
}

impl Script {
    /// The cards are dealt in order, and each room has the weapon of its place.
    pub(crate) fn new(setup: Setup) -> Self {
        let seats = usize::from(setup.seats);
        let mut script = Script { table: Table::new(setup).unwrap() };
        let hands = (0..seats).map(|seat| hand(seats, seat)).collect();
        script.make(Move::Deal { hands, weapons: What::ALL.into_iter().collect() });
        script
    }

    /// Three players: seat 0 has the rooms to the Billiard Room and the weapons to the Cane, seat 1 those from the
    /// Conservatory to the Kitchen and from the Hypodermic to the Poison, seat 2 the rest.
    pub(crate) fn three() -> Self {
        Script::new(Setup::new(3))
    }

    pub(crate) fn make(&mut self, m: Move) {
        script::play(&mut self.table, [m]);
    }

    /// Takes the dice if they are to be taken, and rolls them.
    pub(crate) fn roll(&mut self, one: u8, other: u8) -> &mut Self {
        if matches!(self.phase(), Phase::Before { .. }) {
            self.make(Move::Roll {});
        }
        self.make(Move::Dice { dice: [one, other] });
        self
    }

    pub(crate) fn go(&mut self, room: Where) {
        self.make(Move::Go { to: Place::Room(room) });
    }

    /// A whole turn: as far as the dice go to a room, and no action.
    pub(crate) fn turn_to(&mut self, room: Where) {
        self.roll(6, 6).go(room);
        self.end();
    }

    pub(crate) fn turn_staying(&mut self) {
        self.roll(1, 1).make(Move::Stay {});
        self.end();
    }

    /// Ends the turn, where that is a choice.
    pub(crate) fn end(&mut self) {
        if matches!(self.phase(), Phase::After { .. }) {
            self.make(Move::End {});
        }
    }

    pub(crate) fn pick_up(&mut self, weapon: What) {
        self.make(Move::PickUp { weapon, drop: None });
    }

    pub(crate) fn attack(&mut self, target: u8, weapon: What) {
        self.make(Move::Attack { target: Seat(target), weapon });
    }

    pub(crate) fn reveal(&mut self, card: Card) {
        self.make(Move::Reveal { card });
    }

    /// The clause that refuses this move.
    pub(crate) fn refusal(&mut self, m: Move) -> &'static str {
        script::refusal(&mut self.table, m)
    }

    pub(crate) fn public(&self) -> Public {
        self.table.game().public().clone()
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.table.game().view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn phase(&self) -> Phase {
        self.public().phase
    }

    pub(crate) fn to_move(&self) -> Seat {
        match self.table.game().turn() {
            Turn::Player(seat) => seat,
            other => panic!("no player is to move, but {other:?}"),
        }
    }

    /// The cards that may be turned up, and whether nothing may be.
    pub(crate) fn answers(&self) -> (Cards, bool) {
        match self.table.game().options() {
            Options::Answer { reveal, nothing } => (reveal, nothing),
            other => panic!("nobody is asked, but {other:?}"),
        }
    }

    pub(crate) fn told(&self, viewer: Viewer) -> Observation {
        script::told(&self.table, viewer)
    }
}

pub(crate) fn who(who: Who) -> Card {
    Card::Who(who)
}

pub(crate) fn set<const N: usize>(cards: [Card; N]) -> Cards {
    cards.into_iter().collect()
}

pub(crate) fn square(row: u8, col: u8) -> Place {
    Place::Square([row, col].into())
}
