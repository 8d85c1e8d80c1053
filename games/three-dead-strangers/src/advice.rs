//! A move in words, and what speaks for it by what its player knows.

use game::{Arg, Knowledge, Message, Options as _, Reading, Seat};
use presentation::Advice;

use crate::deduce::Belief;
use crate::deduce::evidence::{against, laid, missing, victims_after};
use crate::text::victim_name;
use crate::{Aspect, Card, Character, Fact, Grid, Half, Move, Options, Public, Strangers};

/// A move that the viewer may make now, and why they might; nothing when they may not.
pub(crate) fn advice(knowledge: &Knowledge<Strangers>, m: &Move) -> Option<Advice> {
    let options = knowledge.options.as_ref().filter(|options| options.contains(m))?;
    let (seat, own) = (knowledge.viewer.seat()?, knowledge.view.own.as_ref()?);
    let belief = Belief::of(knowledge, Reading::Likely).ok()??;
    let adviser = Adviser { public: &knowledge.view.public, seat, me: own.character, belief };
    let (act, reasons) = match *m {
        Move::Lay { victim, card, .. } => {
            let (_, after) = laid(adviser.public, m)?;
            let act = Message::new("hint-play").with("card", card).with("victim", victim_name(victim));
            (act, adviser.playing(card, &own.hand, &adviser.public.victims[usize::from(victim)].grid, &after))
        }
        Move::Accuse { victim, character, seat } => {
            let act = Message::new("hint-accuse").with("who", seat).with("character", character);
            let must = matches!(options, Options::Play(play) if !play.can_lay());
            let must = must.then(|| Message::new("hint-must-accuse"));
            let reasons = must.into_iter().chain(adviser.accusing(seat, character)).collect();
            (act.with("victim", victim_name(victim)), reasons)
        }
        Move::Pass {} => (Message::new("hint-pass"), vec![Message::new("hint-cannot-play")]),
        Move::Deal { .. } | Move::Draw { .. } => return None,
    };
    Some(Advice::new(act, adviser.dangers(m).into_iter().chain(reasons)))
}

/// What a player goes by.
struct Adviser<'a> {
    public: &'a Public,
    seat: Seat,
    me: Character,
    belief: Belief,
}

impl Adviser<'_> {
    /// Whether its player could be accused of anything after a move, and where little is wanting to that.
    fn dangers(&self, m: &Move) -> Vec<Message> {
        if self.found_out(self.seat) {
            return Vec::new();
        }
        let mut dangers = Vec::new();
        let victims = self.public.victims.iter().zip(victims_after(self.public, m));
        for (under, (victim, after)) in victims.filter(|(under, _)| under.solved.is_none()) {
            let was_open = under.complete.contains(self.me);
            // A right accusation of this murder ends it.
            let is_ended = matches!(*m, Move::Accuse { victim: about, .. } if about == victim);
            let danger = |name| Message::new(name).with("victim", victim_name(victim));
            dangers.extend(match (was_open, after.complete.contains(self.me)) {
                _ if is_ended => None,
                (false, true) => Some(danger("hint-exposes-you")),
                (true, true) => Some(danger("hint-leaves-you-open")),
                (true, false) => Some(danger("hint-breaks-case")),
                (false, false) => match missing(&after.grid, self.me)[..] {
                    [what] => Some(danger("hint-one-missing").with("what", what)),
                    _ => None,
                },
            });
        }
        dangers
    }

    fn found_out(&self, seat: Seat) -> bool {
        self.public.players[seat].revealed.is_some()
    }

    /// What a card does to the evidence that shows.
    fn playing(&self, card: Card, hand: &[Card], before: &Grid, after: &Grid) -> Vec<Message> {
        let changed = |from: &Grid, to: &Grid, who| -> Vec<Aspect> {
            let was = against(from, who);
            against(to, who).into_iter().filter(|what| !was.contains(what)).collect()
        };
        let mut reasons = Vec::new();
        let covered = changed(after, before, self.me);
        if !covered.is_empty() {
            reasons.push(Message::new("hint-covers-yours").with("what", Arg::and(covered)));
        }
        let told = changed(before, after, self.me);
        if !told.is_empty() {
            let name = if self.found_out(self.seat) { "hint-shows-found-out" } else { "hint-shows-yours" };
            reasons.push(Message::new(name).with("what", Arg::and(told)));
        }
        for who in Character::ALL.into_iter().filter(|&who| who != self.me) {
            let hidden = changed(after, before, who);
            if !hidden.is_empty() {
                reasons.push(Message::new("hint-covers").with("character", who).with("what", Arg::and(hidden)));
            }
            let added = changed(before, after, who);
            if added.is_empty() {
                continue;
            }
            let shows = Message::new("hint-shows").with("character", who).with("what", Arg::and(added));
            reasons.push(shows);
            match missing(after, who)[..] {
                [] => reasons.push(Message::new("hint-completes").with("character", who)),
                [what] => reasons.push(Message::new("hint-nearly").with("character", who).with("what", what)),
                _ => {}
            }
            reasons.extend(self.suspect(who));
        }
        if !self.found_out(self.seat)
            && self.seat.others(self.public.players.len()).all(|seat| self.found_out(seat))
        {
            reasons.push(Message::new("hint-none-left"));
        } else if Character::ALL.into_iter().all(|who| against(before, who) == against(after, who)) {
            reasons.push(Message::new("hint-nothing-changes"));
        }
        let names_me = |card: &Card| {
            let halves = card.halves().into_iter().flat_map(<[Half; 2]>::from);
            halves.filter_map(Half::shows).any(|(who, _)| who == self.me)
        };
        if !names_me(&card) {
            let count = hand.iter().filter(|card| names_me(card)).count();
            reasons.push(match count {
                0 => Message::new("hint-nothing-on-you"),
                _ => Message::new("hint-not-like-others").with("count", count),
            });
        }
        reasons
    }

    /// Who a character is, or probably is.
    fn suspect(&self, character: Character) -> Option<Message> {
        let others = self.seat.others(self.public.players.len());
        let is_open = |seat: &Seat| self.public.players[*seat].revealed == Some(character);
        if let Some(who) = others.clone().find(is_open) {
            return Some(Message::new("hint-is-open").with("who", who).with("character", character));
        }
        let chances = others.map(|seat| (self.belief.chance(Fact { seat, character }), seat));
        let (chance, who) = chances.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
        let about = |name| Some(Message::new(name).with("who", who).with("character", character));
        match chance {
            1.0 => about("hint-surely-is"),
            _ if chance >= 0.5 => about("hint-probably-is").map(|hint| hint.with("chance", Arg::percent(chance))),
            _ => None,
        }
    }

    /// What may come of an accusation.
    fn accusing(&self, seat: Seat, character: Character) -> Vec<Message> {
        if character == self.me {
            return vec![Message::new("hint-bluff").with("character", character)];
        }
        let about = |name| Message::new(name).with("who", seat).with("character", character);
        match self.belief.chance(Fact { seat, character }) {
            1.0 => vec![about("hint-surely-is")],
            chance => {
                vec![about("hint-chance-is").with("chance", Arg::percent(chance)), Message::new("hint-if-wrong")]
            }
        }
    }
}
