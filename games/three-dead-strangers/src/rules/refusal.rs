//! Why a play is refused: each refusal names the clause that it would break.

use game::{Game as _, Illegal, Message, Seat};

use crate::board::Misplaced;
use crate::{Card, Character, Half, Place, Strangers, Toward, Victim};

impl Strangers {
    pub(super) fn check_lay(
        &self,
        seat: Seat,
        victim: u8,
        card: Card,
        half: Half,
        on: Place,
        toward: Toward,
    ) -> Result<(), Illegal> {
        let under = self.victim(victim)?;
        if !self.hands[seat].contains(&card) {
            return Err(Illegal::new("TS-20", Message::new("not-in-hand")));
        }
        let Some((one, other)) = card.halves() else {
            return Err(Illegal::new("TS-40", Message::new("accuse-with-it")));
        };
        let off = match half {
            half if half == one => other,
            half if half == other => one,
            _ => return Err(Illegal::new("TS-20", Message::new("no-such-half"))),
        };
        if under.solved.is_some() {
            return Err(Illegal::new("TS-22", Message::new("murder-solved")));
        }
        under.grid.check(on, toward, half, off, self.rules.spacing).map_err(illegal)
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

fn illegal(misplaced: Misplaced) -> Illegal {
    let (clause, message) = match misplaced {
        Misplaced::First => ("TS-30", "first-card"),
        Misplaced::CoversNothing => ("TS-31", "covers-nothing"),
        Misplaced::CoversTwo => ("TS-31", "covers-two"),
        Misplaced::AboveVictim => ("TS-32", "above-the-victim"),
        Misplaced::Touches => ("TS-33", "touches"),
        Misplaced::OnDeadEnd => ("TS-34", "covers-a-dead-end"),
        Misplaced::ClosesOff => ("TS-35", "closes-off"),
    };
    Illegal::new(clause, Message::new(message))
}
