//! A move in words, and what speaks for it by what its player knows.

use std::collections::BTreeSet;

use game::{Arg, Knowledge, Message, Options as _, Reading, Seat};
use presentation::Advice;

use crate::deduce::Belief;
use crate::text::victim_name;
use crate::{Aspect, Card, Character, Fact, Grid, Half, Move, Public, Strangers};

/// A move that the viewer may make now, and why they might; nothing when they may not.
pub(crate) fn advice(knowledge: &Knowledge<Strangers>, m: &Move) -> Option<Advice> {
    knowledge.options.as_ref().filter(|options| options.contains(m))?;
    let (seat, own) = (knowledge.viewer.seat()?, knowledge.view.own.as_ref()?);
    let belief = Belief::of(knowledge, Reading::Likely).ok()??;
    let adviser = Adviser { public: &knowledge.view.public, seat, me: own.character, belief };
    Some(match *m {
        Move::Lay { victim, card, half, .. } => {
            let grid = &adviser.public.victims[usize::from(victim)].grid;
            let after = laid(grid, m, card.other_half(half));
            let act = Message::new("hint-play").with("card", card).with("victim", victim_name(victim));
            Advice::new(act, adviser.playing(card, &showing(grid), &showing(&after)))
        }
        Move::Accuse { victim, character, seat } => {
            let act = Message::new("hint-accuse").with("who", seat).with("character", character);
            Advice::new(act.with("victim", victim_name(victim)), adviser.accusing(seat, character))
        }
        Move::Pass {} => Advice::new(Message::new("hint-pass"), [Message::new("hint-cannot-play")]),
        Move::Deal { .. } | Move::Draw { .. } => return None,
    })
}

/// What lies in front of a victim after a play.
fn laid(grid: &Grid, m: &Move, other: Half) -> Grid {
    let mut after = grid.clone();
    if let Move::Lay { half, on, toward, .. } = *m {
        after.lay(on, toward, half, other);
    }
    after
}

/// The evidence that shows in front of a victim.
fn showing(grid: &Grid) -> BTreeSet<(Character, Aspect)> {
    grid.cells().iter().filter_map(|cell| cell.half.shows()).collect()
}

/// What a player goes by.
struct Adviser<'a> {
    public: &'a Public,
    seat: Seat,
    me: Character,
    belief: Belief,
}

impl Adviser<'_> {
    /// What a card does to the evidence that shows.
    fn playing(
        &self,
        card: Card,
        before: &BTreeSet<(Character, Aspect)>,
        after: &BTreeSet<(Character, Aspect)>,
    ) -> Vec<Message> {
        let against = |shown: &BTreeSet<(Character, Aspect)>, who: Character| -> Vec<Aspect> {
            Aspect::ALL.into_iter().filter(|&what| shown.contains(&(who, what))).collect()
        };
        let changed = |from: &BTreeSet<_>, to: &BTreeSet<_>, who| -> Vec<Aspect> {
            against(to, who).into_iter().filter(|&what| !from.contains(&(who, what))).collect()
        };
        let mut reasons = Vec::new();
        let covered = changed(after, before, self.me);
        if !covered.is_empty() {
            reasons.push(Message::new("hint-covers-yours").with("what", Arg::and(covered)));
        }
        let told = changed(before, after, self.me);
        if !told.is_empty() {
            let complete = against(after, self.me).len() == Aspect::ALL.len();
            let name = if complete { "hint-exposes-you" } else { "hint-shows-yours" };
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
            if against(after, who).len() == Aspect::ALL.len() {
                reasons.push(Message::new("hint-completes").with("character", who));
            }
            reasons.extend(self.suspect(who));
        }
        let players = &self.public.players;
        let found_out = |seat: Seat| players[seat].revealed.is_some();
        if !found_out(self.seat) && self.seat.others(players.len()).all(found_out) {
            reasons.push(Message::new("hint-none-left"));
        } else if before == after {
            reasons.push(Message::new("hint-nothing-changes"));
        }
        let names_me = card.halves().is_some_and(|(one, other)| {
            [one, other].iter().any(|half| half.shows().is_some_and(|(who, _)| who == self.me))
        });
        if !names_me {
            reasons.push(Message::new("hint-nothing-on-you"));
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
