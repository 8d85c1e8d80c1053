//! Accusations, each beside the likeliest other one that was open.

use game::{Game as _, Seat};
use presentation::{Grade, Pass};

use super::{Analyst, words};
use crate::{Accusable, Options, Strangers};

impl Analyst {
    /// An accusation is as good as its chance beside that of the likeliest one that was open.
    ///
    /// Who was found out before cannot be found out again, and naming one's own character is a bluff: neither is
    /// graded, nor compared with, nor lucky. Whether to accuse at all is not judged.
    pub(super) fn accused(&mut self, pass: &mut Pass<Strangers>, game: &Strangers, by: Seat, about: Accusable) {
        let Accusable { character, seat, .. } = about;
        let found_out_before = game.public.players[seat].revealed.is_some();
        let right = game.characters[seat] == character;
        let chance = self.beliefs_of(by).likely.chance(about.fact());
        let mut moment = pass.moment(by, "review-accusation", [words::accused(by, about)]);
        moment.chance = Some(chance);
        if character == game.characters[by] {
            moment.text.push(words::bluff(by, character));
        } else if found_out_before {
            moment.text.push(words::had_been_found_out(seat));
        } else {
            let best = self.likeliest_other(game, by, about);
            // What cannot be right is poor even where there is nothing to compare it with.
            moment.grade = match best {
                _ if chance == 0.0 => Some(Grade::Poor),
                Some((_, most)) => Some(Grade::of_share(chance / most.max(chance))),
                None => None,
            };
            moment.skill = Some(chance - best.map_or(chance, |(_, most)| most.max(chance)));
            moment.luck = Some(f64::from(u8::from(right)) - chance);
            let possible = self.beliefs_of(by).possible.chance(about.fact());
            moment.text.extend(words::judged(by, possible, chance, best, right));
        }
        pass.moments.push(moment);
        self.tallies[by].accusations += 1;
        self.tallies[by].right += usize::from(right);
        if right && !found_out_before {
            self.tallies[seat].found_out.push(pass.ply + 1);
            let text = words::found_out(by, seat, character);
            pass.moments.push(pass.moment(seat, "review-found-out", [text]));
        }
    }

    /// The likeliest other accusation that could have found somebody out, with its chance.
    fn likeliest_other(&self, game: &Strangers, by: Seat, about: Accusable) -> Option<(Accusable, f64)> {
        let Options::Play(play) = game.options() else { return None };
        let is_other = |other: &&Accusable| {
            // The same player as the same character for another murder is not another accusation.
            (other.character, other.seat) != (about.character, about.seat)
                && other.character != game.characters[by]
                && game.public.players[other.seat].revealed.is_none()
        };
        let others = play.accuse.iter().filter(is_other);
        let chances = others.map(|&other| (other, self.beliefs_of(by).likely.chance(other.fact())));
        chances.reduce(|best, next| if next.1 > best.1 { next } else { best })
    }
}
