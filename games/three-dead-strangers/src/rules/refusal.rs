//! Why a play is refused: each refusal names the clause that it would break.

use game::{Game as _, Illegal, Seat};

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
            return Err(Illegal::new("TS-20", "you do not hold this card"));
        }
        let Some((one, other)) = card.halves() else {
            return Err(Illegal::new("TS-40", "an Accusation is not laid as evidence; accuse with it"));
        };
        let off = match half {
            half if half == one => other,
            half if half == other => one,
            _ => return Err(Illegal::new("TS-20", "the card does not show this half")),
        };
        if under.solved.is_some() {
            return Err(Illegal::new("TS-22", "this murder is solved; lay the card before another victim"));
        }
        under.grid.check(on, toward, half, off, self.rules.spacing).map_err(illegal)
    }

    pub(super) fn check_accusation(&self, by: Seat, victim: u8, who: Character, seat: Seat) -> Result<(), Illegal> {
        let under = self.victim(victim)?;
        let fault = if !self.hands[by].contains(&Card::ACCUSATION) {
            "you hold no Accusation card"
        } else if under.solved.is_some() {
            return Err(Illegal::new("TS-22", "this murder is solved; accuse of another"));
        } else if !under.complete.contains(who) {
            "motive, means and opportunity of this character do not all show under this victim"
        } else if seat == by {
            "you cannot accuse yourself; name another player"
        } else if seat.index() >= self.seats() {
            "there is no such player at the table"
        } else if !self.public.can_be(seat, who) {
            return Err(Illegal::new("TS-45", "everybody knows that this player is not that character"));
        } else {
            return Ok(());
        };
        Err(Illegal::new("TS-40", fault))
    }

    fn victim(&self, victim: u8) -> Result<&Victim, Illegal> {
        let count = self.public.victims.len();
        let message = || format!("there is no such victim; they are numbered 0 to {}", count - 1);
        self.public.victims.get(usize::from(victim)).ok_or_else(|| Illegal::new("TS-11", message()))
    }
}

fn illegal(misplaced: Misplaced) -> Illegal {
    let (clause, message) = match misplaced {
        Misplaced::First => ("TS-30", "the first card under a victim touches it: one half lies on row 0, column 0"),
        Misplaced::CoversNothing => ("TS-31", "a card covers one half of a card played before"),
        Misplaced::CoversTwo => ("TS-31", "a card covers one half only; its other half lies on an empty cell"),
        Misplaced::AboveVictim => ("TS-32", "no card lies next to or above the victim"),
        Misplaced::Touches => ("TS-33", "the half that covers nothing may touch no other card"),
        Misplaced::OnDeadEnd => ("TS-34", "a Dead End is never covered"),
        Misplaced::ClosesOff => ("TS-35", "a card with a Dead End may not close the victim off"),
    };
    Illegal::new(clause, message)
}
