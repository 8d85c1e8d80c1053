//! Cards that complete the evidence against somebody.

use std::cell::LazyCell;

use game::{Game as _, Message, Options as _, Seat, Viewer};
use presentation::{Choice, Grade, Moment, Pass};

use super::{Analyst, BLIND, CouldCover, Miss, words};
use crate::bots::would_rather;
use crate::deduce::evidence::{laid, missing, open_cases, victims_after};
use crate::deduce::record::seen;
use crate::deduce::{Belief, Habits, possible};
use crate::{Character, Characters, Fact, Grid, Move, Strangers};

impl Analyst {
    /// A card that completes the evidence against somebody, or leaves one's own complete; one's own is graded where nobody
    /// could have accused its player after another.
    pub(super) fn played(&mut self, pass: &mut Pass<Strangers>, game: &Strangers, seat: Seat, m: &Move) {
        let Move::Lay { victim, .. } = *m else { return };
        self.did_not_accuse(pass, game, seat);
        let is_hidden = |seat: Seat| game.public.players[seat].revealed.is_none();
        let me = game.characters[seat];
        // Where there is a move after which nobody can accuse the player, what they leave or make is their own doing.
        let safe = LazyCell::new(|| moves(game).iter().any(|other| open_cases(&game.public, other, me).is_empty()));
        for who in completed(game, m).iter() {
            self.complete_since[usize::from(victim)][who as usize] = pass.ply + 1;
            let is_own = who == me;
            if is_own {
                self.uncovered[seat][usize::from(victim)] = None;
            }
            let for_nothing = is_own && is_hidden(seat) && *safe;
            let text = match is_own {
                true if for_nothing => words::own_for_nothing(seat),
                true if !is_hidden(seat) => words::own_but_found_out(seat),
                true if could_spare(game, who) => words::own_but_open(seat),
                true => words::own_of_necessity(seat),
                false => self.who_could_be(pass.seats(), seat, who),
            };
            let moment = pass.moment(seat, "review-complete", [words::completed(seat, who, victim), text]);
            let moment = Moment { thought: self.thought(game, seat), ..moment };
            pass.moments.push(match for_nothing {
                true => {
                    let known = known_after(pass, game, m, Fact { seat, character: who });
                    self.missed(seat, victim, Miss { ply: pass.ply + 1, completed: true }, known);
                    risked(moment, who, known).judged(risk(known), || words::spare(seat))
                }
                false => moment,
            });
            let other = seat.others(game.seats()).find(|&other| game.characters[other] == who && is_hidden(other));
            if let Some(other) = other {
                let could_cover = self.could_cover[other][usize::from(victim)];
                self.uncovered[other][usize::from(victim)] = could_cover;
                let could_cover = could_cover.map(|could| words::could_cover(other, could));
                let text = [Some(words::exposed(seat, other, victim)), could_cover].into_iter().flatten();
                pass.moments.push(pass.moment(other, "review-exposed", text));
            }
        }
        let open = open_cases(&game.public, m, me);
        let left: Vec<u8> =
            open.iter().copied().filter(|&at| game.public.victims[usize::from(at)].complete.contains(me)).collect();
        if let (true, true, &[first, ..]) = (is_hidden(seat), left.len() == open.len(), left.as_slice())
            && *safe
        {
            let moment = pass.moment(seat, "review-exposed", [words::left_open(seat, first)]);
            let known = known_after(pass, game, m, Fact { seat, character: me });
            pass.moments.push(risked(moment, me, known).judged(risk(known), || words::cover_it(seat)));
            self.missed(seat, first, Miss { ply: pass.ply + 1, completed: false }, known);
        }
    }

    /// Notes that a player made or left the evidence against themselves complete where it could be helped, if it cost much.
    fn missed(&mut self, seat: Seat, victim: u8, miss: Miss, known: f64) {
        if risk(known).grade() < Grade::Fine {
            self.misses[seat][usize::from(victim)].push(miss);
        }
    }

    /// Notes where a player leaves two kinds of their own evidence, and could have covered one.
    pub(super) fn watch_cover(&mut self, pass: &Pass<Strangers>, game: &Strangers, seat: Seat, m: &Move) {
        let me = game.characters[seat];
        let nearly = |grid: &Grid| missing(grid, me).len() == 1;
        let moves = LazyCell::new(|| moves(game));
        // Of a move that is condemned nothing else is said to have been as good.
        let own = pass.moments.iter().filter(|moment| moment.seat == seat && moment.ply == pass.ply + 1);
        let is_condemned = own.filter_map(|moment| moment.grade).any(|grade| grade < Grade::Fine);
        for (under, (victim, left)) in game.public.victims.iter().zip(victims_after(&game.public, m)) {
            let covers = |other: &&Move| matches!(laid(&game.public, other), Some((at, grid)) if at == victim && missing(&grid, me).len() > 1);
            let is_left = under.solved.is_none() && nearly(&under.grid) && nearly(&left.grid);
            self.could_cover[seat][usize::from(victim)] = is_left
                .then(|| moves.iter().filter(covers).cloned().collect::<Vec<_>>())
                .filter(|covering| !covering.is_empty())
                .map(|covering| CouldCover {
                    ply: pass.ply + 1,
                    better: would_rather(pass.knowledge(Viewer::Seat(seat)), &covering, m),
                })
                .filter(|could| could.better || !is_condemned);
        }
    }

    /// Who the character could be, by what the player of the seat knew.
    fn who_could_be(&self, seats: usize, seat: Seat, who: Character) -> Message {
        let beliefs = self.beliefs_of(seat);
        let sure = seat.others(seats).find(|&other| beliefs.possible.sure(other) == Some(who));
        let chances = seat.others(seats).map(|seat| (seat, beliefs.likely.chance(Fact { seat, character: who })));
        words::who_could_be(seat, sure, chances.filter(|(_, chance)| *chance > 0.0))
    }
}

/// The chance of what is so of a player, by what everybody knows after a move.
fn known_after(pass: &Pass<Strangers>, game: &Strangers, m: &Move, fact: Fact) -> f64 {
    let (mut after, mut all) = (game.clone(), pass.knowledge(Viewer::Spectator).clone());
    after.apply(m);
    all.follow(game, m, &after);
    Belief::weighed(&possible(&all), &seen(&all), &Habits::USUAL).chance(fact)
}

/// What a player gives away who can now be accused: the chance to be found out, by what everybody knows, and not less
/// than a blind guess would have.
fn risk(known: f64) -> Choice {
    Choice { worth: -known.max(BLIND), best: 0.0, stake: 1.0 }
}

/// The same moment with what was risked, and that it was little where it was.
fn risked(mut moment: Moment, who: Character, known: f64) -> Moment {
    moment.text.push(words::risk(moment.seat, who, known));
    if risk(known).grade() >= Grade::Fine {
        moment.text.push(words::cost_little());
    }
    moment
}

/// Whether the one to move could make a move that does not complete the evidence against `who`.
fn could_spare(game: &Strangers, who: Character) -> bool {
    moves(game).iter().any(|m| !completed(game, m).contains(who))
}

/// All that the one to move could do.
fn moves(game: &Strangers) -> Vec<Move> {
    let mut moves = Vec::new();
    game.options().list(&mut moves);
    moves
}

/// The characters against whom a move completes the evidence in front of its victim.
fn completed(before: &Strangers, m: &Move) -> Characters {
    laid(&before.public, m).map_or(Characters::EMPTY, |(victim, grid)| {
        grid.complete().without(before.public.victims[usize::from(victim)].complete)
    })
}
