//! A move in words, and what speaks for it by what its player knows.

use game::{Arg, Knowledge, Message, Options as _, Reading, Seat};
use presentation::Advice;
use sets::sort_few;

use crate::deduce::Belief;
use crate::options::each_with;
use crate::review::Strike;
use crate::setup::Actions;
use crate::text::indoors;
use crate::{
    CHARACTERS, Card, Cards, Fact, Move, Options, Place, Public, ROOMS, TrueColors, WEAPONS, What, Where,
    cards::listed,
};

/// A move that the viewer may make now, and why they might; nothing when they may not.
pub(crate) fn advice(knowledge: &Knowledge<TrueColors>, m: &Move) -> Option<Advice> {
    let options = knowledge.options.as_ref().filter(|options| options.contains(m))?;
    let (seat, own) = (knowledge.viewer.seat()?, knowledge.view.own?);
    let belief = Belief::of(knowledge, Reading::Likely).ok()??;
    let adviser = Adviser { knowledge, public: &knowledge.view.public, seat, own, belief };
    let room = adviser.public.players[seat].place.room();
    Some(match *m {
        Move::Roll {} => Advice::new(Message::new("hint-roll"), adviser.on_the_way(options)),
        Move::Stay {} => {
            let here = adviser.public.players[seat].place;
            Advice::new(Message::new("hint-stay"), adviser.ending_in(here, None))
        }
        Move::Go { to } => Advice::new(adviser.going(to), adviser.ending_in(to, None)),
        Move::Leap { to, bring } => {
            let there = indoors(to)?;
            let act = match bring {
                None => Message::new("hint-teleport").with("to", there),
                Some(other) => Message::new("hint-teleport-with").with("to", there).with("other", other),
            };
            Advice::new(act, adviser.ending_in(to, bring))
        }
        Move::PickUp { weapon, drop } => {
            let act = took(["hint-pick-up", "hint-pick-up-and-drop"], weapon, drop);
            Advice::new(act, adviser.taking(weapon))
        }
        Move::Steal { from, weapon, drop } => {
            let act = took(["hint-steal", "hint-steal-and-drop"], weapon, drop).with("from", from);
            Advice::new(act, adviser.taking(weapon))
        }
        Move::Attack { target, weapon } => {
            let room = room?;
            let act = Message::new("hint-attack").with("target", target).with("weapon", weapon).with("room", room);
            Advice::new(act, adviser.attacking(target, room, weapon))
        }
        Move::Reveal { card } => {
            let Options::Answer { reveal, .. } = options else { return None };
            let shape = matches!(card, Card::Who(_));
            let act = Message::new(if shape { "hint-take-shape" } else { "hint-turn-up" }).with("card", card);
            Advice::new(act, adviser.turning_up(card, *reveal))
        }
        Move::Nothing {} => Advice::new(Message::new("hint-nothing"), [Message::new("hint-keep-secret")]),
        Move::End {} => Advice::new(Message::new("hint-end"), adviser.ending(options)),
        Move::Deal { .. } | Move::Dice { .. } => return None,
    })
}

/// To take a weapon, for nothing or for another.
fn took([plainly, and_drop]: [&'static str; 2], weapon: What, drop: Option<What>) -> Message {
    let take = |name| Message::new(name).with("weapon", weapon);
    drop.map_or_else(|| take(plainly), |drop| take(and_drop).with("drop", drop))
}

/// What a player goes by.
struct Adviser<'a> {
    knowledge: &'a Knowledge<TrueColors>,
    public: &'a Public,
    seat: Seat,
    own: Cards,
    belief: Belief,
}

impl Adviser<'_> {
    fn carried(&self) -> Cards {
        self.public.players[self.seat].carries
    }

    /// The chance that an attack meets a card that its target has face down; 1 where both lie face up, so that it costs
    /// a shape or kills (TC-50 to TC-54).
    fn chance(&self, target: Seat, room: Where, weapon: What) -> f64 {
        let attack = Cards::of([Card::Where(room), Card::What(weapon)]);
        let hidden = attack.without(self.public.players[target].face_up);
        if hidden.is_empty() { 1.0 } else { self.belief.chance(Fact { seat: target, one_of: hidden }) }
    }

    /// What the player lacks before the roll.
    fn on_the_way(&self, options: &Options) -> Vec<Message> {
        let room = self.public.players[self.seat].place.room();
        let is_alone = room.is_none_or(|room| self.public.company(self.seat, room).is_empty());
        if self.carried().is_empty() {
            vec![Message::new("hint-unarmed")]
        } else if is_alone {
            vec![Message::new("hint-alone")]
        } else if self.knowledge.setup.actions_per_turn == Actions::BeforeAndAfter {
            vec![Message::new("hint-act-later")]
        } else {
            self.poor_attack(options)
        }
    }

    fn going(&self, to: Place) -> Message {
        indoors(to).map_or_else(|| Message::new("hint-walk"), |to| Message::new("hint-go").with("to", to))
    }

    /// What it is good for to end a move there, with this player brought along.
    fn ending_in(&self, place: Place, bring: Option<Seat>) -> Vec<Message> {
        let Some(room) = place.room() else {
            let board = self.knowledge.setup.board();
            let pad = place.on(board.board()).map(|spot| board.to_pad(spot)).filter(|&steps| steps > 0);
            let near = pad.map(|steps| Message::new("hint-near-pad").with("steps", steps));
            let weapon = place.on(board.board()).filter(|_| self.carried().is_empty());
            let weapon = weapon.and_then(|spot| self.public.to_weapon(board, spot));
            let weapon = weapon.map(|steps| Message::new("hint-near-weapon").with("steps", steps));
            return weapon.into_iter().chain(near).chain([Message::new("hint-safe")]).collect();
        };
        let mut company = self.public.company(self.seat, room);
        company.extend(bring.filter(|other| !company.contains(other)));
        sort_few(&mut company, |one, other| one > other);
        let mut reasons = Vec::new();
        let attacks = each_with(&company, self.carried());
        let strikes = Strike::all(&self.belief, self.public, self.knowledge.setup.decoy, room, attacks);
        if let Some(Strike { target, weapon, kills, .. }) = Strike::best(&strikes) {
            let chance = self.chance(target, room, weapon);
            let there = |name| Message::new(name).with("target", target).with("weapon", weapon);
            match chance {
                _ if kills => reasons.push(there("hint-kill-there")),
                1.0 => reasons.push(there("hint-hit-there")),
                0.0 => {}
                _ => reasons.push(there("hint-attack-there").with("chance", Arg::percent(chance))),
            }
        }
        let lying = self.public.weapons[room.index()];
        if self.carried().len() < 2 && !lying.is_empty() {
            reasons.push(Message::new("hint-arms-there").with("weapons", listed(lying)));
        }
        if company.is_empty() {
            reasons.push(Message::new("hint-nobody-there"));
        } else if reasons.is_empty() {
            let unarmed = self.carried().is_empty();
            reasons.push(Message::new(if unarmed { "hint-unarmed" } else { "hint-harmless-there" }));
        }
        reasons
    }

    /// What a weapon is good for.
    fn taking(&self, weapon: What) -> Vec<Message> {
        let card = Card::What(weapon);
        let mut reasons = Vec::new();
        if self.carried().is_empty() {
            reasons.push(Message::new("hint-need-weapon"));
        }
        if self.own.contains(card) {
            reasons.push(Message::new("hint-hurts-you").with("weapon", weapon));
        }
        let others = self.seat.others(self.public.players.len());
        let chances = others.map(|other| (self.belief.chance(Fact::card(other, card)), other));
        if let Some((chance, target)) = chances.max_by(|(one, _), (other, _)| one.total_cmp(other)) {
            let against = |name| Message::new(name).with("target", target).with("weapon", weapon);
            match chance {
                0.0 => {}
                1.0 => reasons.push(against("hint-surely-hurts")),
                _ => reasons.push(against("hint-may-hurt").with("chance", Arg::percent(chance))),
            }
        }
        reasons
    }

    /// What may come of an attack.
    fn attacking(&self, target: Seat, room: Where, weapon: What) -> Vec<Message> {
        let up = self.public.players[target].face_up;
        let about = |name| Message::new(name).with("target", target);
        if self.public.kills(target, room, weapon) {
            return vec![about("hint-kills")];
        }
        if up.contains(Card::Where(room)) && up.contains(Card::What(weapon)) {
            return vec![about("hint-costs-shape").with("left", self.public.forms_left(target))];
        }
        match self.chance(target, room, weapon) {
            0.0 => vec![about("hint-in-vain")],
            1.0 => vec![about("hint-must-hit")],
            chance => {
                vec![about("hint-may-hit").with("chance", Arg::percent(chance)), Message::new("hint-learn-anyway")]
            }
        }
    }

    /// What it costs to turn this card up.
    fn turning_up(&self, card: Card, reveal: Cards) -> Vec<Message> {
        let up = self.public.players[self.seat].face_up;
        let shapes = self.public.forms_left(self.seat);
        let kind = if matches!(card, Card::Where(_)) { ROOMS } else { WEAPONS };
        match card {
            Card::Who(_) if reveal.is_subset(CHARACTERS) => vec![Message::new("hint-only-shapes")],
            Card::Who(_) => vec![Message::new("hint-hide-weakness")],
            _ if shapes == 0 => vec![Message::new("hint-no-shapes")],
            _ if !up.is_disjoint(kind) => {
                vec![Message::new("hint-one-more").with("cards", listed(up.and(kind)))]
            }
            _ => vec![Message::new("hint-keep-shapes").with("shapes", shapes)],
        }
    }

    fn ending(&self, options: &Options) -> Vec<Message> {
        match options {
            Options::After(acts) if acts.is_empty() => vec![Message::new("hint-nothing-here")],
            _ => self.poor_attack(options),
        }
    }

    /// What speaks against every attack that could be made now.
    fn poor_attack(&self, options: &Options) -> Vec<Message> {
        let (Options::Before(acts) | Options::After(acts)) = options else { return Vec::new() };
        let room = self.public.players[self.seat].place.room();
        let attacks = each_with(&acts.targets, acts.weapons)
            .filter_map(|(target, weapon)| Some(self.chance(target, room?, weapon)));
        let reason = match attacks.reduce(f64::max) {
            None => Message::new("hint-no-attack"),
            Some(best) => Message::new("hint-poor-attack").with("chance", Arg::percent(best)),
        };
        vec![reason]
    }
}
