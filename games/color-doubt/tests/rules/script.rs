//! Scripted games: the deal is chosen, and each move is made by the one to move.

use color_doubt::{Cards, ColorDoubt, Move, Observation, Phase, SeenMove, Setup, Suit, View};
use game::{BySeat, Game, Seat, Table, Turn, Viewer};
use testkit::script;

/// Cards by letters: `r o y g b p k` (for pink) and `*` for the rainbow card.
pub(crate) fn cards(letters: &str) -> Cards {
    let suit = |letter| match letter {
        'r' => Suit::Red,
        'o' => Suit::Orange,
        'y' => Suit::Yellow,
        'g' => Suit::Green,
        'b' => Suit::Blue,
        'p' => Suit::Purple,
        'k' => Suit::Pink,
        '*' => Suit::Rainbow,
        _ => panic!("no suit is called {letter}"),
    };
    letters.chars().map(suit).collect()
}

/// A table whose moves are dictated.
pub(crate) struct Script {
    pub(crate) table: Table<ColorDoubt>,
}

impl Script {
    /// A table at which each player is dealt a hand that begins with these cards.
    pub(crate) fn new(setup: Setup, hands: &[&str]) -> Self {
        let mut script = Script { table: Table::new(setup).unwrap() };
        script.deal(hands);
        script
    }

    /// The default game of this many players.
    pub(crate) fn default(hands: &[&str]) -> Self {
        Script::new(Setup::new(hands.len() as u8), hands)
    }

    /// Hands that begin with these cards; the rest of the deck fills them up in the order of the suits.
    pub(crate) fn deal(&mut self, hands: &[&str]) {
        let deck = self.table.setup().deck();
        let mut rest = deck.cards;
        for hand in hands {
            rest -= cards(hand);
        }
        let mut left: Vec<Suit> =
            rest.iter().flat_map(|(suit, count)| std::iter::repeat_n(suit, count.into())).collect();
        let hands: BySeat<Cards> = hands
            .iter()
            .map(|hand| {
                let more = usize::from(deck.each) - hand.len();
                cards(hand) + left.drain(..more).collect()
            })
            .collect();
        self.make(Move::Deal { hands, out: left.into_iter().collect() });
    }

    pub(crate) fn make(&mut self, m: Move) {
        script::play(&mut self.table, [m]);
    }

    pub(crate) fn lay(&mut self, letters: &str, say: Suit) -> &mut Self {
        self.make(Move::Lay { cards: cards(letters), say });
        self
    }

    pub(crate) fn doubt(&mut self) -> &mut Self {
        self.make(Move::Doubt {});
        self
    }

    pub(crate) fn pass(&mut self) -> &mut Self {
        self.make(Move::Pass {});
        self
    }

    pub(crate) fn draw(&mut self, letters: &str) -> &mut Self {
        self.make(Move::Draw { cards: cards(letters) });
        self
    }

    /// The clause that refuses this move.
    pub(crate) fn refusal(&mut self, m: Move) -> &'static str {
        script::refusal(&mut self.table, m)
    }

    pub(crate) fn refused_lay(&mut self, letters: &str, say: Suit) -> &'static str {
        self.refusal(Move::Lay { cards: cards(letters), say })
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.table.game().view(viewer)
    }

    /// What the player of this seat sees.
    pub(crate) fn seat(&self, seat: u8) -> View {
        self.view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn hand(&self, seat: u8) -> Cards {
        self.seat(seat).own.unwrap().hand
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view(Viewer::Spectator).public.phase
    }

    pub(crate) fn turn(&self) -> Turn {
        self.table.game().turn()
    }

    /// How many cards each minus pile has.
    pub(crate) fn minus(&self) -> Vec<u8> {
        self.view(Viewer::Spectator).public.minus.values().map(|pile| pile.count).collect()
    }

    /// What this viewer was told of the last move.
    pub(crate) fn told(&self, viewer: Viewer) -> Observation {
        script::told(&self.table, viewer)
    }

    pub(crate) fn event(&self, seat: u8) -> SeenMove {
        self.told(Viewer::Seat(Seat(seat))).event
    }
}

/// It is this player's turn.
pub(crate) fn player(seat: u8) -> Turn {
    Turn::Player(Seat(seat))
}
