//! Cards that complete the evidence against somebody.

use game::{Game as _, Message, Options as _, Seat};
use presentation::{Choice, Moment, Pass};

use super::{Analyst, BLIND, words};
use crate::{Character, Characters, Fact, Move, Strangers};

impl Analyst {
    /// A card that completes the evidence against somebody; one's own is graded where it could be helped.
    pub(super) fn completed(&self, pass: &mut Pass<Strangers>, game: &Strangers, seat: Seat, m: &Move) {
        let Move::Lay { victim, .. } = *m else { return };
        for who in completed(game, m).iter() {
            let found_out = game.public.players[seat].revealed.is_some();
            let is_own = who == game.characters[seat];
            let for_nothing = is_own && !found_out && could_spare(game, who);
            let text = match is_own {
                true => words::own(seat, found_out, for_nothing),
                false => self.who_could_be(pass.seats(), seat, who),
            };
            let moment = pass.moment(seat, "review-complete", [words::completed(seat, who, victim), text]);
            let moment = Moment { thought: self.thought(game, seat), ..moment };
            pass.moments.push(match for_nothing {
                true => moment.judged(self.risk(seat, who), || words::spare(seat)),
                false => moment,
            });
        }
    }

    /// What a player gives away who can now be accused: the chance to be found out, by what everybody knows, and not less
    /// than a blind guess would have.
    fn risk(&self, seat: Seat, who: Character) -> Choice {
        let everybody = self.beliefs.last().map_or(0.0, |all| all.likely.chance(Fact { seat, character: who }));
        Choice { worth: -everybody.max(BLIND), best: 0.0, stake: 1.0 }
    }

    /// Who the character could be, by what the player of the seat knew.
    fn who_could_be(&self, seats: usize, seat: Seat, who: Character) -> Message {
        let beliefs = self.beliefs_of(seat);
        let sure = seat.others(seats).find(|&other| beliefs.possible.sure(other) == Some(who));
        let chances = seat.others(seats).map(|seat| (seat, beliefs.likely.chance(Fact { seat, character: who })));
        words::who_could_be(seat, sure, chances.filter(|(_, chance)| *chance > 0.0))
    }
}

/// Whether the one to move could make a move that does not complete the evidence against `who`.
fn could_spare(game: &Strangers, who: Character) -> bool {
    let mut moves = Vec::new();
    game.options().list(&mut moves);
    moves.iter().any(|m| !completed(game, m).contains(who))
}

/// The characters against whom a move completes the evidence in front of its victim.
fn completed(before: &Strangers, m: &Move) -> Characters {
    let Move::Lay { victim, card, half, on, toward } = *m else { return Characters::EMPTY };
    let at = &before.public.victims[usize::from(victim)];
    let mut grid = at.grid.clone();
    grid.lay(on, toward, half, card.other_half(half));
    grid.complete().without(at.complete)
}
