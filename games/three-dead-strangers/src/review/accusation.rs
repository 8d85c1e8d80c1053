//! Accusations, each beside the likeliest other one that was open.

use std::cmp::Ordering;

use game::{Arg, Game as _, Message, Seat};
use presentation::{Grade, Pass};

use super::Analyst;
use crate::text::victim_name;
use crate::{Accusable, Character, Options, Strangers};

impl Analyst {
    /// An accusation is as good as its chance beside that of the likeliest one that was open.
    ///
    /// Who was found out before cannot be found out again, and naming one's own character is a bluff: neither is
    /// graded, nor compared with, nor lucky. Whether to accuse at all is not judged.
    pub(super) fn accused(&mut self, pass: &mut Pass<Strangers>, game: &Strangers, by: Seat, about: Accusable) {
        let Accusable { victim, character, seat } = about;
        let found_out_before = game.public.players[seat].revealed.is_some();
        let right = game.characters[seat] == character;
        let chance = self.mind(by).likely.chance(seat, character);
        let accused = Message::new("accused").with("by", by).with("who", seat).with("character", character);
        let mut moment = pass.moment(by, "moment-accusation", [accused.with("victim", victim_name(victim))]);
        moment.chance = Some(chance);
        if character == game.characters[by] {
            moment.text.push(Message::new("bluff").with("who", by).with("character", character));
        } else if found_out_before {
            moment.text.push(Message::new("had-been-found-out").with("who", seat));
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
            let outcome = Message::new(if right { "it-was-right" } else { "it-was-wrong" });
            moment.text.extend([self.chance_to_be_right(by, seat, character), beside(chance, best), outcome]);
        }
        pass.moments.push(moment);
        self.records[by].accusations += 1;
        self.records[by].right += usize::from(right);
        if right && !found_out_before {
            self.records[seat].found_out.push(pass.ply + 1);
            let text = Message::new("found-out").with("by", by).with("who", seat).with("character", character);
            pass.moments.push(pass.moment(seat, "moment-found-out", [text]));
        }
    }

    fn chance_to_be_right(&self, by: Seat, seat: Seat, character: Character) -> Message {
        let [possible, likely] =
            [&self.mind(by).possible, &self.mind(by).likely].map(|belief| belief.chance(seat, character));
        if possible == 0.0 || possible == 1.0 {
            return Message::new("sure-chance").with("by", by).with("chance", Arg::percent(possible));
        }
        let message = Message::new("both-chances").with("by", by).with("likely", Arg::percent(likely));
        message.with("possible", Arg::percent(possible))
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
        let chances = others.map(|&other| (other, self.mind(by).likely.chance(other.seat, other.character)));
        chances.reduce(|best, next| if next.1 > best.1 { next } else { best })
    }
}

/// An accusation's chance beside that of the likeliest other one.
fn beside(chance: f64, best: Option<(Accusable, f64)>) -> Message {
    let Some((other, most)) = best else { return Message::new("no-other") };
    let message = Message::new(match most.total_cmp(&chance) {
        Ordering::Greater => "another-was-likelier",
        Ordering::Equal => "another-was-as-likely",
        Ordering::Less => "next-best",
    });
    let message = message.with("who", other.seat).with("character", other.character);
    message.with("chance", Arg::percent(most))
}
