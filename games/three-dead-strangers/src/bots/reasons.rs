//! Why the bots made their moves, in messages.

use game::{Arg, Message, Options as _, Reading, Seat};
use sets::sort_few;

use super::situation::Situation;
use super::style::Sight;
use crate::deduce::Fact;
use crate::{Character, Move, Options, Play};

/// Whom it takes for a character with less of a chance it does not suspect of that: of three others each has a third.
const SUSPECTS: f64 = 0.4;
/// What is worth less than this part of what is worth most is not told.
const WORTH_TELLING: f64 = 0.3;
/// Who minds evidence against themselves less than this hardly minds it.
const HARDLY: f64 = 0.1;

impl Situation<'_> {
    fn seat(&self) -> Seat {
        self.knowledge.viewer.seat().expect("only a player has a character")
    }

    fn of_bot(&self, name: &'static str) -> Message {
        Message::new(name).with("who", self.seat())
    }

    /// Why it accuses of its own accord.
    pub(super) fn why_accuse(&self, about: Fact) -> Vec<Message> {
        if self.is_found_out(about.seat) {
            return vec![Message::new("review-bot-solves").with("of", about.seat)];
        }
        let chance = self.belief.chance(about);
        let from = self.of_bot("review-bot-accuses-from").with("sure", Arg::percent(self.style.sure));
        [self.took_for(about)].into_iter().chain((chance < 1.0).then_some(from)).collect()
    }

    /// Why it accuses where it would rather not.
    pub(super) fn why_guess(&self, about: Fact) -> Message {
        if about.character == self.stakes.me {
            let bluff = self.of_bot("review-bot-bluff").with("character", about.character);
            return bluff.with("chance", Arg::percent(self.stakes.known));
        }
        self.took_for(about)
    }

    /// Why it looked at one move alone, where there were others.
    pub(super) fn why_only_safe(&self, options: &Options) -> Option<Message> {
        let mut moves = Vec::new();
        options.list(&mut moves);
        (moves.len() > 1).then(|| self.of_bot("review-bot-only-safe"))
    }

    /// How likely it took somebody to be a character, and by what.
    pub(super) fn took_for(&self, about: Fact) -> Message {
        let chance = self.belief.chance(about);
        let name = match self.style.sight {
            _ if chance == 1.0 => "review-bot-was-sure",
            Sight::Exact(Reading::Likely) => "review-bot-took-for",
            _ => "review-bot-ruled-out",
        };
        let told = self.of_bot(name).with("of", about.seat).with("character", about.character);
        told.with("chance", Arg::percent(chance))
    }

    /// The likeliest accusation that it could have made, where it was not sure enough.
    pub(super) fn why_silent(&self, play: &Play) -> Option<Message> {
        let about = self.likeliest(play)?;
        let chance = self.belief.chance(about);
        let told = if chance < SUSPECTS {
            self.of_bot("review-bot-silent-nobody")
        } else {
            self.of_bot("review-bot-silent").with("of", about.seat).with("character", about.character)
        };
        Some(told.with("chance", Arg::percent(chance)).with("sure", Arg::percent(self.style.sure)))
    }

    /// Whom it took for somebody of whom it could have accused them.
    pub(super) fn suspected(&self, play: &Play) -> Option<Message> {
        let likeliest = self.likeliest(play).filter(|about| self.belief.chance(*about) >= SUSPECTS);
        likeliest.map(|about| self.took_for(about))
    }

    /// The likeliest thing to accuse somebody of who has not been found out, where it may be right.
    fn likeliest(&self, play: &Play) -> Option<Fact> {
        let facts = play.accuse.iter().map(|about| about.fact());
        let open = facts.filter(|about| about.character != self.stakes.me && !self.is_found_out(about.seat));
        let likeliest = open.max_by(|one, other| self.belief.chance(*one).total_cmp(&self.belief.chance(*other)));
        likeliest.filter(|about| self.belief.chance(*about) > 0.0)
    }

    /// What of a play was worth most to it, the most important first.
    pub(super) fn why_play(&self, m: &Move) -> Vec<Message> {
        let Some([before, after]) = self.shown(m) else { return Vec::new() };
        let gained = self.gained([before, after]);
        let worth = |who: Character| {
            let worth = self.stakes.worth[who as usize] * gained[who as usize];
            worth - if who == self.stakes.me { self.style.hides * self.stakes.given_away(gained) } else { 0.0 }
        };
        let mut good: Vec<Character> = Character::ALL.into_iter().filter(|&who| worth(who) > 0.0).collect();
        sort_few(&mut good, |&one, &other| worth(one) < worth(other));
        let least = good.first().map_or(0.0, |&most| WORTH_TELLING * worth(most));
        good.retain(|&who| worth(who) >= least);
        let mut told = Vec::new();
        for (place, who) in good.into_iter().take(2).enumerate() {
            let (before, after) = (before[who as usize], after[who as usize]);
            let about = |name| self.of_bot(name).with("character", who);
            if who == self.stakes.me {
                told.push(about("review-bot-covers").with("chance", Arg::percent(self.stakes.known)));
                continue;
            }
            let completes = before.aspects < 3 && after.aspects == 3;
            told.push(match (self.suspect(who), completes) {
                // Once is enough to say that it could not tell.
                (None, _) if place > 0 => continue,
                (None, false) => about("review-bot-shows-somebody"),
                (None, true) => about("review-bot-completes-somebody"),
                (Some((of, chance)), completes) => {
                    let name = if completes { "review-bot-completes" } else { "review-bot-shows" };
                    about(name).with("of", of).with("chance", Arg::percent(chance))
                }
            });
            if after.locked > before.locked {
                told.push(Message::new("review-bot-walls-in").with("character", who));
            }
        }
        let me = self.stakes.me as usize;
        let more = [before, after].map(|shows| shows[me].aspects);
        let equal = self.style.weight[more[0]] == self.style.weight[more[1]];
        if more[0] > 0 && more[1] > more[0] && !self.stakes.lost && equal {
            told.push(self.of_bot("review-bot-does-not-count"));
        } else if gained[me] > 0.0 && !self.stakes.lost && self.style.own < HARDLY {
            told.push(self.of_bot("review-bot-hardly-minds"));
        }
        told
    }

    /// Who it took a character to be, of those against whom evidence is worth anything, and with which chance.
    fn suspect(&self, character: Character) -> Option<(Seat, f64)> {
        let others = self.seat().others(self.knowledge.view.public.players.len());
        let wanted = others.filter(|&seat| self.stakes.finish || !self.is_found_out(seat));
        let chances = wanted.map(|seat| (seat, self.belief.chance(Fact { seat, character })));
        let suspect = chances.max_by(|one, other| one.1.total_cmp(&other.1));
        suspect.filter(|(_, chance)| *chance >= SUSPECTS)
    }

    fn is_found_out(&self, seat: Seat) -> bool {
        self.knowledge.view.public.players[seat].revealed.is_some()
    }

    /// Whether it thought nothing better than a move, or by how little it did not.
    pub(super) fn why_best(&self, m: &Move, moves: &[Move]) -> Message {
        let value = self.value(m);
        let is_better = |other: &Move| self.value(other) > value;
        self.of_bot(if moves.iter().any(is_better) { "review-bot-whim" } else { "review-bot-nothing-better" })
    }
}

/// How its play-outs after a move ended.
pub(super) fn played_out(who: Seat, games: u32, won: u32) -> Message {
    Message::new("review-bot-played-out").with("who", who).with("games", games).with("won", won)
}
