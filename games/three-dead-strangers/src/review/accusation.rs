//! Accusations, each beside the likeliest other one that was open.

use game::{Game as _, Knowledge, Message, Options as _, Seat, Viewer};
use presentation::{Choice, Grade, Moment, Pass};

use super::{Analyst, BLIND, Miss, words};
use crate::bots::would_accuse;
use crate::deduce::aid;
use crate::deduce::evidence::{against, laid, open_cases};
use crate::{Accusable, Grid, Move, Options, Strangers};

/// From this chance on, an accusation is more likely right than wrong.
pub(super) const BETTER_BET: f64 = 0.5;

impl Analyst {
    /// An accusation is worth its chance, beside that of the likeliest one that was open, and beside keeping the card.
    ///
    /// Who was found out before cannot be found out again, and naming one's own character is a bluff: neither is compared
    /// with or lucky. Only a bluff in whose place somebody was more likely than not to be found out is graded.
    pub(super) fn accused(&mut self, pass: &mut Pass<Strangers>, game: &Strangers, by: Seat, about: Accusable) {
        let Accusable { character, seat, .. } = about;
        let found_out_before = game.public.players[seat].revealed.is_some();
        let right = game.characters[seat] == character;
        let chance = self.beliefs_of(by).likely.chance(about.fact());
        let mut moment = pass.moment(by, "review-accusation", [words::accused(by, about)]);
        moment.chance = Some(chance);
        moment.thought = self.thought(game, by);
        moment.thought.extend(doubtful(game, by, about, chance));
        let knowledge = pass.knowledge(Viewer::Seat(by));
        let could_lay = matches!(&knowledge.options, Some(Options::Play(play)) if play.can_lay());
        if character == game.characters[by] {
            moment.text.push(words::bluff(by, character));
            moment.text.extend((!could_lay).then(|| words::had_to_accuse(by)));
            moment = bluffed(moment, self.likeliest_other(game, by, about));
        } else if found_out_before {
            moment.text.push(words::had_been_found_out(seat));
        } else {
            moment.luck = Some(f64::from(u8::from(right)) - chance);
            match chance {
                0.0 => in_vain(&mut moment, knowledge, about),
                _ => moment.text.push(words::chance(by, self.beliefs_of(by).possible.chance(about.fact()), chance)),
            }
            moment.forced = !could_lay;
            if chance > 0.0 && !could_lay {
                moment.text.push(words::had_to_accuse(by));
            }
            moment = judged(moment, chance, self.likeliest_other(game, by, about), could_lay);
            moment.text.push(words::came_out(right));
        }
        pass.moments.push(moment);
        self.tallies[by].accusations += 1;
        self.tallies[by].right += usize::from(right);
        if right && !found_out_before {
            self.tallies[seat].found_out.push(pass.ply + 1);
            let since = self.complete_since[usize::from(about.victim)][character as usize];
            let could_cover = self.uncovered[seat][usize::from(about.victim)];
            let misses = self.misses[seat][usize::from(about.victim)].iter();
            let (completed, left): (Vec<Miss>, Vec<Miss>) =
                misses.filter(|miss| miss.ply >= since).partition(|miss| miss.completed);
            let mut text = vec![words::found_out(by, seat, character), words::complete_since(about.victim, since)];
            text.extend(completed.last().map(|_| words::completed_own(seat)));
            text.extend(could_cover.map(|could| words::could_cover(seat, could)));
            text.extend(left.last().map(|miss| words::had_left_it(seat, miss.ply)));
            text.extend(
                self.betrayed[seat][by.index()].map(|betrayal| words::betrayed(seat, character, by, betrayal)),
            );
            let moment = pass.moment(seat, "review-found-out", text);
            pass.moments.push(Moment { lost: true, cause: Some(since), ..moment });
        }
    }

    /// Evidence that was played where a strong bot would have accused somebody, who was then likely to be found out.
    /// Who was found out before has nothing to win by it (TS-51).
    pub(super) fn did_not_accuse(&self, pass: &mut Pass<Strangers>, game: &Strangers, by: Seat) {
        let Some(Move::Accuse { victim, character, seat }) = would_accuse(pass.knowledge(Viewer::Seat(by))) else {
            return;
        };
        let about = Accusable { victim, character, seat };
        let chance = self.beliefs_of(by).likely.chance(about.fact());
        let is_found_out = |seat: Seat| game.public.players[seat].revealed.is_some();
        if is_found_out(by) || is_found_out(seat) || chance <= BETTER_BET {
            return;
        }
        let moment = pass.moment(by, "review-missed-accusation", [words::could_accuse(by, about, chance)]);
        let moment = Moment { thought: self.thought(game, by), ..moment };
        pass.moments.push(moment.judged(Choice::beside(BLIND, chance), words::accuse_instead));
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

/// Why somebody may accuse though it is hardly right, or a bluff, where they could play evidence instead: what their
/// evidence would have shown against themselves, or how little it costs.
fn doubtful(game: &Strangers, by: Seat, about: Accusable, chance: f64) -> Option<Message> {
    let (public, me) = (&game.public, game.characters[by]);
    let bluff = about.character == me;
    if public.players[about.seat].revealed.is_some() || !bluff && chance > BETTER_BET {
        return None;
    }
    let mut moves = Vec::new();
    game.options().list(&mut moves);
    let lays: Vec<_> = moves.iter().filter_map(|m| Some((m, laid(public, m)?))).collect();
    if lays.is_empty() {
        return None;
    }
    let is_open = |m: &Move| !open_cases(public, m, me).is_empty();
    let is_against = |(_, (victim, after)): &(&Move, (u8, Grid))| {
        let before = &public.victims[usize::from(*victim)].grid;
        against(after, me).len() > against(before, me).len()
    };
    let hides = public.players[by].revealed.is_none();
    let name = if hides && lays.iter().all(|(m, _)| is_open(m)) {
        "review-thought-open"
    } else if hides && lays.iter().all(is_against) {
        "review-thought-against"
    } else if bluff {
        "review-thought-bluff"
    } else {
        "review-thought-guess"
    };
    Some(Message::new(name).with("who", by))
}

/// An accusation that could not be right, and why its player could know that.
fn in_vain(moment: &mut Moment, knowledge: &Knowledge<Strangers>, about: Accusable) {
    moment.text.push(words::could_not_be_right(moment.seat));
    let why = aid::why(knowledge, &about.fact()).map_or_else(Vec::new, |why| why.reasons);
    moment.text.extend(why.into_iter().map(|reason| reason.message));
}

/// A bluff, which finds nobody out and is worth no more than the card that it costs: a blind guess.
fn bluffed(moment: Moment, best: Option<(Accusable, f64)>) -> Moment {
    match best {
        Some((other, most)) if most > BETTER_BET => {
            moment.judged(Choice::beside(BLIND, most), || words::likelier(other, most))
        }
        _ => moment,
    }
}

/// An accusation beside the likeliest other one, and beside keeping the card, which is worth a blind guess later; not
/// judged where there was neither.
fn judged(mut moment: Moment, chance: f64, best: Option<(Accusable, f64)>, could_lay: bool) -> Moment {
    let most = best.map_or(0.0, |(_, most)| most);
    let kept = if could_lay { BLIND } else { 0.0 };
    if most == 0.0 && chance >= kept {
        // It is the best there was, or there was nothing else.
        moment.text.push(match (chance, best) {
            (0.0, _) => words::nothing_else(),
            (_, None) => words::no_other(),
            (_, Some((other, most))) => words::no_other_likelier(chance, other, most),
        });
        if chance == 0.0 || best.is_none() {
            return moment;
        }
    }
    let choice = Choice::beside(chance, most.max(chance).max(kept));
    // Beside what one could be sure of nothing is as likely.
    let next = best.filter(|&(_, most)| most > 0.0 && chance < 1.0);
    if let (Grade::Best, Some((other, most))) = (choice.grade(), next) {
        moment.text.push(words::no_other_likelier(chance, other, most));
    }
    let by = moment.seat;
    moment.judged(choice, || match best {
        Some((other, most)) if most > chance && most >= kept => words::likelier(other, most),
        _ => words::keep_it(by),
    })
}
