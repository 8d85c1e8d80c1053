//! Why a play is refused: each refusal names the clause that it would break.

use game::{Game as _, Illegal, Message, Seat};

use crate::{Card, CellAt, Character, Half, Strangers, Toward, Victim};

impl Strangers {
    pub(super) fn check_lay(
        &self,
        seat: Seat,
        victim: u8,
        card: Card,
        half: Half,
        on: CellAt,
        toward: Toward,
    ) -> Result<(), Illegal> {
        let under = self.victim(victim)?;
        let turned = card.turned().iter().find(|turned| turned.on == half);
        let placed = match turned {
            _ if !self.hands[seat].contains(&card) => Err(("TS-20", "not-in-hand")),
            _ if card == Card::ACCUSATION => Err(("TS-40", "accuse-with-it")),
            None => Err(("TS-20", "no-such-half")),
            _ if under.solved.is_some() => Err(("TS-22", "murder-solved")),
            Some(turned) => under.grid.check(on, toward, half, turned.off, self.setup.spacing),
        };
        placed.map_err(|(clause, name)| Illegal::new(clause, Message::new(name)))
    }

    pub(super) fn check_accusation(&self, by: Seat, victim: u8, who: Character, seat: Seat) -> Result<(), Illegal> {
        let under = self.victim(victim)?;
        let (clause, message) = if !self.hands[by].contains(&Card::ACCUSATION) {
            ("TS-40", Message::new("no-accusation-card"))
        } else if under.solved.is_some() {
            ("TS-22", Message::new("murder-solved"))
        } else if !under.complete.contains(who) {
            ("TS-40", Message::new("evidence-incomplete").with("character", who))
        } else if seat == by {
            ("TS-40", Message::new("accuse-another"))
        } else if seat.index() >= self.seats() {
            ("TS-40", Message::new("no-such-player"))
        } else if !self.public.can_be(seat, who) {
            ("TS-45", Message::new("known-not-to-be").with("who", seat).with("character", who))
        } else {
            return Ok(());
        };
        Err(Illegal::new(clause, message))
    }

    fn victim(&self, victim: u8) -> Result<&Victim, Illegal> {
        let count = self.public.victims.len();
        let refused = || Illegal::new("TS-11", Message::new("no-such-victim").with("last", count - 1));
        self.public.victims.get(usize::from(victim)).ok_or_else(refused)
    }
}
