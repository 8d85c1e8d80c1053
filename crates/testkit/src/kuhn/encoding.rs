//! The game as numbers.

use env::{Encode, Knowing, Mask, Position, relative};
use game::{Game as _, Seat, Turn};

use super::{Fact, Kuhn, Move, SEATS};

env::observation! {
    /// What a seat knows.
    struct Seen {
        /// 1 for my card's rank (KP-3).
        card: [13],
        /// 1 for the other's, once it is shown (KP-13).
        other: [13],
        /// 1 for the seat that is to move.
        turn: [SEATS],
        /// What was done so far: 1 passed, 2 bet.
        bets: [3],
    }
}

env::actions! {
    /// What is picked: a whole move.
    enum Pick {
        /// Pass (KP-11, KP-12).
        Pass = "pass": [1],
        /// Bet, or answer a bet (KP-11).
        Bet = "bet": [1],
    }
}

env::observation! {
    /// What is hidden from somebody.
    struct Hidden {
        /// For each seat the rank of its card.
        cards: [SEATS, 13],
    }
}

impl Encode for Kuhn {
    const VERSION: u32 = 1;
    const OBSERVATION: &'static [env::Field] = Seen::FIELDS;
    const ACTIONS: &'static [env::Field] = Pick::FIELDS;
    const HIDDEN: &'static [env::Field] = Hidden::FIELDS;

    /// All is in the game.
    type Memory = ();
    type Minds = Knowing<Kuhn>;

    fn memory(&self) {}

    fn remember(&self, (): &mut (), _: Turn, _: &Move) {}

    fn write(position: &Position<Self>, me: Seat, bytes: &mut [u8]) {
        let game = &position.game;
        let seen = Seen::over(bytes);
        if let Some(card) = game.hands.get(me.index()) {
            seen.card[usize::from(card.0)] = 1;
        }
        if let Some(shown) = &game.public.shown {
            seen.other[usize::from(shown[me.next(SEATS)].0)] = 1;
        }
        if let Turn::Player(seat) = game.turn() {
            seen.turn[relative(seat, me, SEATS)] = 1;
        }
        for (done, &bet) in seen.bets.iter_mut().zip(&game.public.bets) {
            *done = 1 + u8::from(bet);
        }
    }

    fn mask(position: &Position<Self>, _: &[u8]) -> Mask {
        match position.game.turn() {
            Turn::Player(_) => [Pick::Pass.at(0), Pick::Bet.at(0)].into_iter().collect(),
            Turn::Chance | Turn::Over => Mask::default(),
        }
    }

    fn made(_: &Position<Self>, picks: &[u8]) -> Option<Move> {
        Some(match Pick::of(*picks.last()?) {
            (Pick::Pass, _) => Move::Pass,
            (Pick::Bet, _) => Move::Bet,
        })
    }

    fn place(&self, fact: &Fact, me: Seat) -> Option<usize> {
        Some(relative(fact.seat, me, SEATS) * 13 + usize::from(fact.card.0))
    }
}
