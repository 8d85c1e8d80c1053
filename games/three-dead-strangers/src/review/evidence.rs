//! Cards that complete the evidence against somebody.

use game::{Arg, Game as _, Message, Options as _, Seat};
use presentation::{Grade, Pass};

use super::Analyst;
use crate::text::victim_name;
use crate::{Character, Characters, Move, Strangers};

impl Analyst {
    /// A card that completes the evidence against somebody; one's own is poor where it could be helped.
    pub(super) fn completed(&self, pass: &mut Pass<Strangers>, game: &Strangers, seat: Seat, m: &Move) {
        let Move::Lay { victim, .. } = *m else { return };
        for who in completed(game, m).iter() {
            let completed = Message::new("completed").with("who", seat).with("character", who);
            let completed = completed.with("victim", victim_name(victim));
            let own = |name| Message::new(name).with("who", seat);
            let (text, grade) = if who != game.characters[seat] {
                (self.who_could_be(pass.seats(), seat, who), None)
            } else if game.public.players[seat].revealed.is_some() {
                (own("own-but-found-out"), None)
            } else if could_spare(game, who) {
                (own("own-for-nothing"), Some(Grade::Poor))
            } else {
                (own("own-of-necessity"), None)
            };
            let mut moment = pass.moment(seat, "moment-complete", [completed, text]);
            moment.grade = grade;
            pass.moments.push(moment);
        }
    }

    /// Who the character could be, by what the player of the seat knew.
    fn who_could_be(&self, seats: usize, seat: Seat, who: Character) -> Message {
        let knew = |name| Message::new(name).with("by", seat);
        let mind = self.mind(seat);
        if let Some(other) = seat.others(seats).find(|&other| mind.possible.sure(other) == Some(who)) {
            return knew("had-to-be").with("who", other);
        }
        let chances = seat.others(seats).map(|other| (other, mind.likely.chance(other, who)));
        let could: Vec<Message> = chances
            .filter(|(_, chance)| *chance > 0.0)
            .map(|(other, chance)| {
                Message::new("who-with-chance").with("who", other).with("chance", Arg::percent(chance))
            })
            .collect();
        if could.is_empty() { knew("could-be-nobody") } else { knew("could-be").with("who", Arg::or(could)) }
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
    let Move::Lay { victim, card, half, on, toward } = *m else { return Characters::default() };
    let at = &before.public.victims[usize::from(victim)];
    let mut grid = at.grid.clone();
    grid.lay(on, toward, half, card.other_half(half));
    grid.complete().without(at.complete)
}
