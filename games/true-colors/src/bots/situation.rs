//! What the hunter weighs before it moves.
//!
//! A player dies when a room and a weapon of theirs are face up, no shape is left to turn up, and somebody strikes
//! there with that. So the *lives* of a player are their shapes face down, and one each for having no room and no
//! weapon face up. Each card turned up costs a life, unless it is a room beside other rooms, or a weapon beside other
//! weapons: those are free. All values here are in units of a kill, of which every life more takes a part away.

use game::chance::below;
use game::{Knowledge, Seat};
use rand::Rng;

use super::hunter::{Hunter, Likely};
use crate::options::{each_with, weapons};
use crate::setup::Actions;
use crate::{
    Acts, Card, Cards, KINDS, Move, Observation, Phase, Place, Public, ROOMS, Setup, TrueColors, WEAPONS,
    WalkOptions, What, Where,
};

/// What a life more leaves of a value.
const LIFE: f64 = 0.65;
/// What winning at once is worth.
const KILL: f64 = 10.0;
/// What it is worth to turn up a second card of a kind.
const FREE: f64 = 0.5;
/// What learning is worth, for each of room and weapon, at most.
const NEWS: f64 = 0.3;
/// What the next turn's attack is worth, beside this turn's.
const LATER: f64 = 0.6;
/// What a second weapon is worth, beside a first.
const SECOND: f64 = 0.3;
/// What an attack on oneself costs, beside one on another.
const FEAR: f64 = 0.2;
/// What it is worth to keep from the others a weapon that can hurt oneself.
const KEEP: f64 = 0.1;
/// What the chance is worth to kill in the turn in which the last shape is taken.
const AGAIN: f64 = 3.0;
/// What it costs to take the last shape where others kill before this player is on again.
const LEFT: f64 = 1.5;
/// What it costs to take a shape long before, where others can go on with it.
const EARLY: f64 = 0.3;
/// The rounds in which caution is halved: who hides for ever wins as little as who dies.
const PATIENCE: f64 = 12.0;
/// The part of a value that chance may add, so that equals are not always told apart in the same way.
const WHIM: f64 = 0.05;

/// How near a player's death is, by their lives: see the module.
fn peril(public: &Public, seat: Seat) -> f64 {
    let up = public.players[seat].face_up;
    let missing = [ROOMS, WEAPONS].into_iter().filter(|&kind| up.is_disjoint(kind)).count();
    LIFE.powi((public.forms_left(seat) + missing) as i32)
}

/// What a bot weighs before it moves.
pub(super) struct Situation<'a> {
    knowledge: &'a Knowledge<TrueColors>,
    public: &'a Public,
    seat: Seat,
    own: Cards,
    likely: Likely,
    /// The same of this player's own cards, to a spectator.
    /// Nothing where the hunter does not ask, and plays plainly.
    seems: Option<[f64; 2 * KINDS]>,
    /// The best attack with each weapon, by its number, on anybody and anywhere.
    use_of: [f64; KINDS],
    /// Who weighs it.
    hunter: &'a Hunter,
}

impl<'a> Situation<'a> {
    pub(super) fn new(
        knowledge: &'a Knowledge<TrueColors>,
        likely: Likely,
        seems: Option<[f64; 2 * KINDS]>,
        seat: Seat,
        hunter: &'a Hunter,
    ) -> Self {
        let public = &knowledge.view.public;
        let own = knowledge.view.own.unwrap_or_default();
        let mut situation = Situation { knowledge, public, seat, own, likely, seems, use_of: [0.0; KINDS], hunter };
        let rooms = &Where::ALL[..knowledge.setup.board().rooms()];
        for weapon in weapons(public.deck) {
            let each = situation.others().flat_map(|target| rooms.iter().map(move |&room| (target, room)));
            let values = each.map(|(target, room)| situation.attack(target, room, weapon));
            situation.use_of[weapon.index()] = values.fold(0.0, f64::max);
        }
        situation
    }

    /// How much danger counts still.
    fn caution(&self) -> f64 {
        self.hunter.fear * libm::exp2(-f64::from(self.public.round.saturating_sub(1)) / PATIENCE)
    }

    fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seat.others(self.public.players.len())
    }

    pub(super) fn likely(&self, target: Seat, card: Card) -> f64 {
        self.likely[target][card.index() - KINDS]
    }

    /// What an attack is worth: how likely it turns a card up, by how near that brings the target's death.
    fn attack(&self, target: Seat, room: Where, weapon: What) -> f64 {
        let up = self.public.players[target].face_up;
        let (room, weapon) = (Card::Where(room), Card::What(weapon));
        let near = peril(self.public, target);
        match (up.contains(room), up.contains(weapon)) {
            (true, true) if self.public.forms_left(target) == 0 => KILL,
            (true, true) => near + self.tempo(target),
            (true, false) => self.turns_up(target, weapon, WEAPONS) * near,
            (false, true) => self.turns_up(target, room, ROOMS) * near,
            (false, false) => {
                let (by_room, by_weapon) = (self.likely(target, room), self.likely(target, weapon));
                let one_of = |cards: &Cards| cards.contains(room) && cards.contains(weapon);
                let certain = self.public.players[target].one_of.iter().any(one_of);
                let hit = if certain { 1.0 } else { 1.0 - (1.0 - by_room) * (1.0 - by_weapon) };
                let worth = if up.is_empty() { 0.8 } else { (0.8 + FREE) / 2.0 };
                (hit * worth + NEWS * (by_room * (1.0 - by_room) + by_weapon * (1.0 - by_weapon))) * near
            }
        }
    }

    /// The worth of an attack that can only hurt by one card that is face down, of this kind.
    fn turns_up(&self, target: Seat, card: Card, kind: Cards) -> f64 {
        let chance = self.likely(target, card);
        let free = !self.public.players[target].face_up.and(kind).is_empty();
        chance * if free { FREE } else { 0.9 } + NEWS * chance * (1.0 - chance)
    }

    /// What it is worth, beside the shape, to take one by a room and a weapon that both lie face up. Whoever takes the
    /// last shape may kill in the same turn by a second action, or leaves the kill to others; whoever takes the one
    /// before leaves them to do that.
    fn tempo(&self, target: Seat) -> f64 {
        let deadly = self.public.players[target].face_up.and(WEAPONS);
        let armed = |&other: &Seat| other != target && !self.public.players[other].carries.and(deadly).is_empty();
        let misses = |other: Seat| 1.0 - self.pad_chance(self.public.players[other].place);
        if self.seems.is_none() {
            let reach: f64 = self.others().filter(armed).map(|other| 1.0 - misses(other)).sum();
            return if self.public.forms_left(target) == 1 { -0.8 * reach } else { 0.0 };
        }
        let others = 1.0 - self.others().filter(armed).map(misses).product::<f64>();
        match self.public.forms_left(target) {
            // Staying in the room is enough to strike there once more.
            1 if self.acts_again() => AGAIN,
            1 => -LEFT * others,
            2 => 0.0,
            _ => -EARLY * others,
        }
    }

    /// Whether this player can act once more after this action, in the same turn.
    pub(super) fn acts_again(&self) -> bool {
        matches!(self.public.phase, Phase::Before { .. })
            && self.knowledge.setup.actions_per_turn == Actions::BeforeAndAfter // TC-24
    }

    fn pad_chance(&self, place: Place) -> f64 {
        pad_chance(&self.knowledge.setup, place)
    }

    /// How much a weapon can do to this player in the hands of others.
    fn threat(&self, weapon: What) -> f64 {
        let card = Card::What(weapon);
        let known = self.public.players[self.seat].face_up.contains(card);
        let part = if known { 2.0 } else { 1.0 };
        if self.own.contains(card) { part * peril(self.public, self.seat) } else { 0.0 }
    }

    /// What it is worth to carry these weapons.
    fn arms(&self, carried: Cards) -> f64 {
        let uses = weapons(carried).map(|weapon| self.use_of[weapon.index()]);
        let (most, sum) = uses.fold((0.0_f64, 0.0), |(most, sum), value| (most.max(value), sum + value));
        let kept: f64 = weapons(carried).map(|weapon| self.threat(weapon)).sum();
        LATER * (most + SECOND * (sum - most)) + self.caution() * KEEP * kept
    }

    /// What it is worth to take a weapon and drop another.
    fn take(&self, carried: Cards, weapon: What, drop: Option<What>) -> f64 {
        let dropped = drop.map_or(Cards::EMPTY, |weapon| Cards::one(Card::What(weapon)));
        let after = carried.without(dropped).or(Cards::one(Card::What(weapon)));
        self.arms(after) - self.arms(carried)
    }

    fn steal(&self, carried: Cards, from: Seat, weapon: What, drop: Option<What>) -> f64 {
        // Whoever has lost it cannot strike with it, at this player above all.
        let harmless = FEAR * self.threat(weapon) + 0.1 * self.use_of[weapon.index()];
        let last = self.public.players[from].carries.len() == 1;
        self.take(carried, weapon, drop) + harmless * if last { 1.2 } else { 1.0 }
    }

    pub(super) fn act(&self, acts: &Acts, otherwise: Move) -> Move {
        let me = &self.public.players[self.seat];
        let Some(room) = me.place.room() else { return otherwise };
        let one = self.knowledge.setup.actions_per_turn == Actions::One;
        // Where there is one action, what is done before the move cannot be done after it.
        let at_least = if one && matches!(otherwise, Move::Roll {}) { self.arms(me.carries) } else { 1e-9 };
        let value = |m: &Move| match *m {
            Move::Attack { target, weapon } => self.hunter.zeal * self.attack(target, room, weapon),
            Move::PickUp { weapon, drop } => self.take(me.carries, weapon, drop),
            Move::Steal { from, weapon, drop } => self.steal(me.carries, from, weapon, drop),
            _ => at_least,
        };
        let moves: Vec<Move> = acts.moves().filter(|m| !self.undoes(m)).collect();
        let valued = moves.into_iter().map(|m| (value(&m), m)).chain([(at_least, otherwise)]);
        best(valued)
    }

    /// Whether this swaps back what was swapped before the roll of the same turn.
    fn undoes(&self, m: &Move) -> bool {
        let Move::PickUp { weapon: takes, drop: Some(drops) } = *m else { return false };
        let is_roll_or_walk = |told: &&Observation| {
            use Observation::{Leapt, Rolled, Rolls, Stayed, Went};
            matches!(told, Rolls { .. } | Rolled { .. } | Stayed { .. } | Went { .. } | Leapt { .. })
        };
        match self.knowledge.observations.iter().rev().find(|told| !is_roll_or_walk(told)) {
            Some(
                &Observation::PickedUp { seat, weapon, drop, .. } | &Observation::Stole { seat, weapon, drop, .. },
            ) => seat == self.seat && (weapon, drop) == (drops, Some(takes)),
            _ => false,
        }
    }

    /// What the best action is worth that can be taken in a room, with these others there.
    fn best_act(&self, room: Where, company: &[Seat]) -> f64 {
        let carried = self.public.players[self.seat].carries;
        let attack = each_with(company, carried)
            .map(|(target, weapon)| self.hunter.zeal * self.attack(target, room, weapon))
            .fold(0.0, f64::max);
        let lying = weapons(self.public.weapons[room.index()]);
        let take = lying.map(|weapon| self.with_room(carried, |drop| self.take(carried, weapon, drop)));
        let loot = company
            .iter()
            .flat_map(|&from| weapons(self.public.players[from].carries).map(move |weapon| (from, weapon)));
        let steal =
            loot.map(|(from, weapon)| self.with_room(carried, |drop| self.steal(carried, from, weapon, drop)));
        take.chain(steal).fold(attack, f64::max)
    }

    /// The best value when a player with two weapons drops one.
    fn with_room(&self, carried: Cards, value: impl Fn(Option<What>) -> f64) -> f64 {
        if carried.len() < 2 {
            return value(None);
        }
        weapons(carried).map(|drop| value(Some(drop))).fold(f64::NEG_INFINITY, f64::max)
    }

    /// What the others in a room can do to this player there before the next turn.
    fn danger(&self, room: Where, company: &[Seat]) -> f64 {
        let up = self.public.players[self.seat].face_up;
        let near = peril(self.public, self.seat);
        let strike = |weapon: What| {
            let cards = [Card::Where(room), Card::What(weapon)];
            if cards.iter().all(|&card| up.contains(card)) {
                if self.public.forms_left(self.seat) == 0 { 2.5 } else { 2.0 * near }
            } else if cards.iter().any(|&card| self.own.contains(card) && !up.contains(card)) {
                // Who does not know that it hurts may well strike elsewhere.
                let known = |seems: [f64; 2 * KINDS]| {
                    let fails =
                        |&card: &Card| if up.contains(card) { 1.0 } else { 1.0 - seems[card.index() - KINDS] };
                    2.0 * (1.0 - cards.iter().map(fails).product::<f64>())
                };
                near * self.seems.map_or(1.0, known)
            } else {
                0.0
            }
        };
        let worst = |&other: &Seat| weapons(self.public.players[other].carries).map(strike).fold(0.0, f64::max);
        let struck: f64 = company.iter().map(worst).sum();
        // They can take the weapons away, too.
        let robbed = if company.is_empty() { 0.0 } else { 0.3 * self.arms(self.public.players[self.seat].carries) };
        self.caution() * (FEAR * struck + robbed)
    }

    /// What it is worth to end the move in a place, with this player brought along, and to act or not.
    fn place(&self, place: Place, with: Option<Seat>, acts: bool) -> f64 {
        let next = self.arms(self.public.players[self.seat].carries) * self.pad_chance(place);
        let Some(room) = place.room() else { return next };
        let mut company = self.public.company(self.seat, room);
        company.extend(with.filter(|other| !company.contains(other)));
        let act = if acts { self.best_act(room, &company) } else { 0.0 };
        act + next - self.danger(room, &company)
    }

    pub(super) fn walk(&self, walk: &WalkOptions, rng: &mut dyn Rng) -> Move {
        let acted = matches!(self.public.phase, Phase::Walk { acted: true, .. });
        let acts = !acted || self.knowledge.setup.actions_per_turn == Actions::BeforeAndAfter; // TC-24
        let here = self.public.players[self.seat].place;
        let stay = std::iter::once((self.place(here, None, acts), Move::Stay {}));
        // To step out and come back is the same as to stay.
        let elsewhere = walk.destinations().filter(|&to| to != here);
        let goes = elsewhere.map(|to| (self.place(to, None, acts), Move::Go { to }));
        let leaps = walk.leaps().flat_map(|to| {
            let companions = walk.companions().filter(move |&bring| {
                // Whoever stands there already is company without being brought.
                bring.is_none_or(|other| self.public.players[other].place != to)
            });
            companions.map(move |bring| (self.place(to, bring, acts), Move::Leap { to, bring }))
        });
        let mut grain = |value: f64| value * (1.0 + WHIM * f64::from(below(rng, 1_000)) / 1e3);
        best(stay.chain(goes).chain(leaps).map(|(value, m)| (grain(value), m)))
    }
}

/// How likely a roll leads from a place onto a pad, from which everybody is in reach.
pub(super) fn pad_chance(setup: &Setup, place: Place) -> f64 {
    let spot = place.on(setup.board().board()).expect("a place of the board");
    let (steps, faces) = (u32::from(setup.board().to_pad(spot)), u32::from(setup.faces()));
    let rolls = (1..=faces).flat_map(|one| (1..=faces).map(move |other| one + other));
    rolls.filter(|&roll| roll >= steps).count() as f64 / f64::from(faces * faces)
}

/// The first of the moves worth most.
fn best(valued: impl Iterator<Item = (f64, Move)>) -> Move {
    valued.reduce(|best, next| if next.0 > best.0 { next } else { best }).expect("there is one").1
}
