//! Why a move is refused: the clause that it breaks.

use game::{Game as _, Illegal, Message, Options as _};

use crate::{Cards, ColorDoubt, Move, Phase, Suit};

impl ColorDoubt {
    /// Whether the move is legal now, or which clause it breaks.
    pub(super) fn check_move(&self, m: &Move) -> Result<(), Illegal> {
        match (self.public.phase, m) {
            (Phase::Over, _) => illegal("CD-50", "game-over"),
            (Phase::Deal, Move::Deal { .. }) => require(self.options().contains(m), "CD-11", "deal-evenly"),
            (Phase::Deal, _) => illegal("CD-11", "deal-first"),
            (Phase::Draw { .. }, Move::Draw { .. }) => require(self.options().contains(m), "CD-62", "draw-two"),
            (Phase::Draw { .. }, _) => illegal("CD-61", "draw-first"),
            (_, Move::Deal { .. }) => illegal("CD-11", "already-dealt"),
            (_, Move::Draw { .. }) => illegal("CD-61", "nothing-to-draw"),
            (phase, Move::Lay { cards, say }) => self.check_lay(phase, *cards, *say),
            (Phase::Lead { .. }, _) => illegal("CD-25", "leader-must-play"),
            (Phase::Answer { .. }, Move::Doubt {}) => require(self.may_doubt(), "CD-23", "only-the-next-may-doubt"),
            (Phase::Answer { .. } | Phase::LastCard { .. }, _) => Ok(()),
        }
    }

    fn check_lay(&self, phase: Phase, cards: Cards, say: Suit) -> Result<(), Illegal> {
        let (Phase::Lead { seat } | Phase::Answer { seat }) = phase else {
            return illegal("CD-41", "nobody-plays-on-a-last-card");
        };
        let hand = self.secret.hands[seat];
        require(!cards.is_empty(), "CD-20", "play-a-card")?;
        require(hand.contains(cards), "CD-20", "cards-not-held")?;
        require(self.colors.contains(&say), "CD-21", "color-not-in-the-game")?;
        let at_least = self.at_least();
        let (clause, name) = match cards.total() {
            _ if hand.total() < at_least => ("CD-23", "hand-too-small"),
            laid if laid < at_least => ("CD-22", "play-as-many"),
            _ => return Ok(()),
        };
        Err(Illegal::new(clause, Message::new(name).with("cards", at_least)))
    }
}

fn illegal(clause: &'static str, name: &'static str) -> Result<(), Illegal> {
    Err(Illegal::new(clause, Message::new(name)))
}

fn require(right: bool, clause: &'static str, name: &'static str) -> Result<(), Illegal> {
    if right { Ok(()) } else { illegal(clause, name) }
}
