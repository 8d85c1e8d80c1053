//! Accusations, each beside the likeliest other one that was open.

use game::{Game as _, Knowledge, Seat, Viewer};
use presentation::{Choice, Grade, Moment, Pass};

use super::{Analyst, words};
use crate::deduce::aid;
use crate::{Accusable, Options, Strangers};

/// What it is worth to keep an Accusation for later, where the one that was made could not be right: a blind guess among
/// four characters.
const KEPT: f64 = 0.25;

impl Analyst {
    /// An accusation is worth its chance, beside that of the likeliest one that was open.
    ///
    /// Who was found out before cannot be found out again, and naming one's own character is a bluff: neither is
    /// graded, nor compared with, nor lucky. Whether to accuse at all is judged only where nothing could come of it.
    pub(super) fn accused(&mut self, pass: &mut Pass<Strangers>, game: &Strangers, by: Seat, about: Accusable) {
        let Accusable { character, seat, .. } = about;
        let found_out_before = game.public.players[seat].revealed.is_some();
        let right = game.characters[seat] == character;
        let chance = self.beliefs_of(by).likely.chance(about.fact());
        let mut moment = pass.moment(by, "review-accusation", [words::accused(by, about)]);
        moment.chance = Some(chance);
        moment.thought = self.thought(game, by);
        if character == game.characters[by] {
            moment.text.push(words::bluff(by, character));
        } else if found_out_before {
            moment.text.push(words::had_been_found_out(seat));
        } else {
            moment.luck = Some(f64::from(u8::from(right)) - chance);
            let best = self.likeliest_other(game, by, about);
            moment = match chance {
                0.0 => judged_in_vain(moment, pass.knowledge(Viewer::Seat(by)), about, best),
                _ => self.judged(moment, about, chance, best),
            };
            moment.text.push(words::came_out(right));
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

    /// An accusation that could be right, beside the likeliest other one.
    fn judged(&self, mut moment: Moment, about: Accusable, chance: f64, best: Option<(Accusable, f64)>) -> Moment {
        let by = moment.seat;
        moment.text.push(words::chance(by, self.beliefs_of(by).possible.chance(about.fact()), chance));
        let Some((other, most)) = best else {
            moment.text.push(words::no_other());
            return moment;
        };
        let choice = Choice::beside(chance, most.max(chance));
        if choice.grade() == Grade::Best {
            moment.text.push(words::no_other_likelier(chance, other, most));
        }
        moment.judged(choice, || words::likelier(other, most))
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

/// An accusation that could not be right, as its player could know: any that could be is better, and to keep the card
/// is, too. Where nothing else could be played there was nothing to choose.
fn judged_in_vain(
    mut moment: Moment,
    knowledge: &Knowledge<Strangers>,
    about: Accusable,
    best: Option<(Accusable, f64)>,
) -> Moment {
    let by = moment.seat;
    let why = aid::why(knowledge, &about.fact()).map_or_else(Vec::new, |why| why.reasons);
    moment.text.push(words::could_not_be_right(by));
    moment.text.extend(why.into_iter().map(|reason| reason.message));
    let could_be_right = best.filter(|&(_, most)| most > 0.0);
    let could_lay = matches!(&knowledge.options, Some(Options::Play(play)) if play.can_lay());
    match could_be_right {
        None if !could_lay => {
            moment.text.push(words::nothing_else());
            moment
        }
        None => moment.judged(Choice::beside(0.0, KEPT), || words::keep_it(by)),
        Some((other, most)) => moment.judged(Choice::beside(0.0, most), || words::likelier(other, most)),
    }
}
