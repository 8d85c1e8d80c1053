//! A move in words, and what speaks for it by what its player knows.

use game::{Arg, Knowledge, Message, Options as _, Reading, Seat};
use presentation::Advice;
use sets::sort_few;

use crate::deduce::Belief;
use crate::deduce::evidence::{against, laid, missing, open_cases, victims_after};
use crate::text::victim_name;
use crate::{Aspect, Card, Character, Fact, Grid, Half, Move, Options, Public, Strangers};

/// A move that the viewer may make now, and why they might; nothing when they may not.
pub(crate) fn advice(knowledge: &Knowledge<Strangers>, m: &Move) -> Option<Advice> {
    let options = knowledge.options.as_ref().filter(|options| options.contains(m))?;
    let (seat, own) = (knowledge.viewer.seat()?, knowledge.view.own.as_ref()?);
    let belief = Belief::of(knowledge, Reading::Likely).ok()??;
    let adviser = Adviser { public: &knowledge.view.public, seat, me: own.character, belief };
    // What comes of an accusation says how its dangers are meant: it is told before them, and always.
    let (act, first, reasons) = match *m {
        Move::Lay { victim, card, .. } => {
            let (_, after) = laid(adviser.public, m)?;
            let act = Message::new("hint-play").with("card", card).with("victim", victim_name(victim));
            let before = &adviser.public.victims[usize::from(victim)].grid;
            (act, Vec::new(), adviser.playing(card, &own.hand, before, &after))
        }
        Move::Accuse { victim, character, seat } => {
            let act = Message::new("hint-accuse").with("who", seat).with("character", character);
            let must = matches!(options, Options::Play(play) if !play.can_lay());
            let must = must.then(|| Message::new("hint-must-accuse"));
            let first = must.into_iter().chain(adviser.accusing(seat, character)).collect();
            (act.with("victim", victim_name(victim)), first, Vec::new())
        }
        Move::Pass {} => (Message::new("hint-pass"), Vec::new(), vec![vec![Message::new("hint-cannot-play")]]),
        Move::Deal { .. } | Move::Draw { .. } => return None,
    };
    let mut dangers = adviser.dangers(m);
    if adviser.exposes(m) && adviser.is_exposed_anyway(options) {
        dangers.push(Message::new("hint-all-expose"));
    }
    let most = REASONS.max(dangers.len() + 1);
    let mut told = first;
    told.extend(dangers);
    for reason in reasons {
        if told.len() < most {
            told.extend(reason);
        }
    }
    Some(Advice::new(act, told))
}

/// How many reasons are given: whoever is told all of them sees none. All dangers are, and one thing beside them; and who a
/// character may be is told with what a card does to them.
const REASONS: usize = 3;

/// What a card does, the most important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    /// It covers or shows evidence against its player, or changes nothing.
    Own,
    /// It completes a case.
    Completes,
    /// It leaves one piece of evidence wanting.
    Nearly,
    /// It tells nothing of its player.
    Spares,
    /// It shows some of the evidence against somebody.
    Shows,
    /// It covers some.
    Covers,
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
            // A right accusation of this murder ends it, and a wrong one leaves it as it was.
            let ended = match *m {
                Move::Accuse { victim: about, character, seat } if about == victim => self.right(seat, character),
                _ => 0.0,
            };
            let danger = |name| Message::new(name).with("victim", victim_name(victim));
            dangers.extend(match (was_open, after.complete.contains(self.me)) {
                _ if ended == 1.0 => None,
                (true, true) if ended > 0.0 => Some(danger("hint-open-if-wrong")),
                (false, false) if ended > 0.0 => None,
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

    /// Whether its player can be accused after a move.
    fn exposes(&self, m: &Move) -> bool {
        !self.found_out(self.seat) && !open_cases(self.public, m, self.me).is_empty()
    }

    /// Whether that is so whichever card is played, and wherever, though there is a choice.
    fn is_exposed_anyway(&self, options: &Options) -> bool {
        let mut moves = Vec::new();
        options.list(&mut moves);
        moves.retain(|m| matches!(m, Move::Lay { .. }));
        moves.len() > 1 && moves.iter().all(|m| self.exposes(m))
    }

    fn found_out(&self, seat: Seat) -> bool {
        self.public.players[seat].revealed.is_some()
    }

    /// What a card does to the evidence that shows: what decides first, and what is told together in one.
    fn playing(&self, card: Card, hand: &[Card], before: &Grid, after: &Grid) -> Vec<Vec<Message>> {
        let changed = |from: &Grid, to: &Grid, who| -> Vec<Aspect> {
            let was = against(from, who);
            against(to, who).into_iter().filter(|what| !was.contains(what)).collect()
        };
        let mut reasons = Vec::new();
        let covered = changed(after, before, self.me);
        if !covered.is_empty() {
            let covers = Message::new("hint-covers-yours").with("what", Arg::and(covered));
            reasons.push((Weight::Own, vec![covers]));
        }
        let told = changed(before, after, self.me);
        // Where all of it shows, that is said as a danger.
        if !told.is_empty() && (self.found_out(self.seat) || !missing(after, self.me).is_empty()) {
            let name = if self.found_out(self.seat) { "hint-shows-found-out" } else { "hint-shows-yours" };
            reasons.push((Weight::Own, vec![Message::new(name).with("what", Arg::and(told))]));
        }
        for who in Character::ALL.into_iter().filter(|&who| who != self.me) {
            let about = |name| Message::new(name).with("character", who);
            let hidden = changed(after, before, who);
            if !hidden.is_empty() {
                reasons.push((Weight::Covers, vec![about("hint-covers").with("what", Arg::and(hidden))]));
            }
            let added = changed(before, after, who);
            if added.is_empty() {
                continue;
            }
            let (weight, shows) = match missing(after, who)[..] {
                [] => (Weight::Completes, about("hint-completes")),
                [what] => (Weight::Nearly, about("hint-nearly").with("what", what)),
                _ => (Weight::Shows, about("hint-shows").with("what", Arg::and(added))),
            };
            reasons.push((weight, [Some(shows), self.suspect(who)].into_iter().flatten().collect()));
        }
        if !self.found_out(self.seat)
            && self.seat.others(self.public.players.len()).all(|seat| self.found_out(seat))
        {
            reasons.push((Weight::Own, vec![Message::new("hint-none-left")]));
        } else if Character::ALL.into_iter().all(|who| against(before, who) == against(after, who)) {
            reasons.push((Weight::Own, vec![Message::new("hint-nothing-changes")]));
        }
        let names_me = |card: &Card| {
            let halves = card.halves().into_iter().flat_map(<[Half; 2]>::from);
            halves.filter_map(Half::shows).any(|(who, _)| who == self.me)
        };
        if !names_me(&card) {
            let count = hand.iter().filter(|card| names_me(card)).count();
            let spares = match count {
                0 => Message::new("hint-nothing-on-you"),
                _ => Message::new("hint-not-like-others").with("count", count),
            };
            reasons.push((Weight::Spares, vec![spares]));
        }
        sort_few(&mut reasons, |one, other| one.0 > other.0);
        reasons.into_iter().map(|(_, reason)| reason).collect()
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

    /// How likely an accusation is right.
    fn right(&self, seat: Seat, character: Character) -> f64 {
        if character == self.me {
            0.0
        } else if self.found_out(seat) {
            1.0
        } else {
            self.belief.chance(Fact { seat, character })
        }
    }

    /// What may come of an accusation.
    fn accusing(&self, seat: Seat, character: Character) -> Vec<Message> {
        if character == self.me {
            return vec![Message::new("hint-bluff").with("character", character)];
        }
        let about = |name| Message::new(name).with("who", seat).with("character", character);
        if self.found_out(seat) {
            let left = self.public.victims.iter().filter(|victim| victim.solved.is_none()).count() - 1;
            return vec![about("hint-is-open"), Message::new("hint-solves").with("left", left)];
        }
        match self.right(seat, character) {
            1.0 => vec![about("hint-surely-is")],
            chance => {
                vec![about("hint-chance-is").with("chance", Arg::percent(chance)), Message::new("hint-if-wrong")]
            }
        }
    }
}
