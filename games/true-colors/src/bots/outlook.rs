//! How a game stands to one player, and what each action makes of it: what Nemesis weighs.
//!
//! A game ends by somebody killing somebody, or never. So the network is told of each two players how near the one is
//! to killing the other, and scores that end.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use game::{BySeat, Knowledge, Seat, Viewer};
use policy::{Layout, Network, Standing};
use sets::sort_few;

use super::pencil;
use super::situation::pad_chance;
use crate::options::weapons;
use crate::{
    Attack, CHARACTERS, Card, Cards, KINDS, Move, Phase, Place, ROOMS, Setup, TrueColors, WEAPONS, What, Where,
};

/// How many numbers describe the moment, and a killer and a victim.
const MOMENT: usize = 4;
const PAIR: usize = 47;
/// The network's sizes: as many units of the first layer as are added up at a time.
pub(super) const LAYOUT: Layout = Layout { situation: MOMENT, choice: PAIR, first: 16, second: 8 };
/// How many rooms are looked at to strike somebody in with a weapon: where it most likely hurts.
const GROUNDS: usize = 3;

/// How likely each room and weapon is somebody's.
type Weak = [f32; 2 * KINDS];

/// What a choice may lead to: how likely, and how likely each player wins then.
pub(super) type Results = ArrayVec<(f32, BySeat<f32>), 4>;

/// How a game stands to one player.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    setup: &'a Setup,
    viewer: Seat,
    people: ArrayVec<Person, 6>,
    lying: ArrayVec<Cards, 12>,
    /// Whose turn it is.
    mover: Seat,
    /// Whether the action before the roll is still to come.
    begins: bool,
    /// Who has killed.
    winner: Option<Seat>,
}

/// What stands of a player in each end that has to do with them.
struct Seen {
    lives: f32,
    /// How many turns come before theirs.
    turns: usize,
    /// How many stand with them and are on before.
    first: usize,
    /// What those carry who stand with them.
    loot: Cards,
}

#[derive(Clone, Debug)]
struct Person {
    place: Place,
    /// How likely a roll leads from there to a pad.
    pad: f32,
    carries: Cards,
    /// The rooms and weapons face up.
    up: Cards,
    /// The shapes face down.
    forms: usize,
    /// What the viewer knows of this player's rooms and weapons.
    truly: Weak,
    /// What others know of them, as far as the viewer can tell.
    seems: Weak,
    /// Of which rooms and weapons one at least hurts.
    one_of: ArrayVec<Cards, 6>,
    /// How likely the likeliest room is that is not face up, to others and to the viewer.
    unknown_room: [f32; 2],
}

impl Person {
    fn lives(&self) -> f32 {
        let missing = [ROOMS, WEAPONS].into_iter().filter(|&kind| self.up.is_disjoint(kind)).count();
        (self.forms + missing) as f32
    }

    /// How likely an attack hurts, by what is known.
    fn hurts(&self, of: &Weak, room: Where, weapon: What) -> f32 {
        let [room, weapon] = [Card::Where(room), Card::What(weapon)];
        match (self.up.contains(room), self.up.contains(weapon)) {
            (true, true) => 1.0,
            (true, false) => of[place(weapon)],
            (false, true) => of[place(room)],
            (false, false) => either(of[place(room)], of[place(weapon)]),
        }
    }

    /// Of these cards that are face down, as the viewer knows them: how likely each hurts, and how likely one of them does, if
    /// each is taken by itself; and by how much that is too little, where it is certain.
    fn turns_up(&self, hidden: Cards) -> (impl Fn(Card) -> f32, f32, f32) {
        // What is face up is not turned up once more.
        let chance = move |card: Card| if hidden.contains(card) { self.truly[place(card)] } else { 0.0 };
        let hurts = 1.0 - hidden.iter().map(|card| 1.0 - chance(card)).product::<f32>();
        let is_certain = hurts > 0.0 && self.one_of.iter().any(|cards| cards.is_subset(hidden));
        (chance, hurts, if is_certain { 1.0 / hurts } else { 1.0 })
    }

    /// How likely the best of these weapons hurts in the best room, to others and to the viewer.
    fn can_be_hurt(&self, carried: Cards) -> [f32; 2] {
        let has_room = !self.up.is_disjoint(ROOMS);
        let by = |of: &Weak, room: f32| {
            let chance = |weapon: What| match self.up.contains(Card::What(weapon)) {
                true if has_room => 1.0,
                true => room,
                false => either(of[place(Card::What(weapon))], room),
            };
            weapons(carried).map(chance).fold(0.0, f32::max)
        };
        [by(&self.seems, self.unknown_room[0]), by(&self.truly, self.unknown_room[1])]
    }

    fn find_unknown_room(&mut self) {
        let hidden = || Where::ALL.into_iter().map(Card::Where).filter(|&room| !self.up.contains(room));
        let likeliest = |of: &Weak| hidden().map(|room| of[place(room)]).fold(0.0, f32::max);
        self.unknown_room = [likeliest(&self.seems), likeliest(&self.truly)];
    }

    fn is_with(&self, other: &Person) -> bool {
        self.place == other.place && self.place.room().is_some()
    }
}

/// A room's or weapon's place among these.
fn place(card: Card) -> usize {
    card.index() - KINDS
}

fn either(one: f32, other: f32) -> f32 {
    1.0 - (1.0 - one) * (1.0 - other)
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

impl<'a> Outlook<'a> {
    /// What a player knows, by pencil and paper: exact chances win no more in this game.
    pub(super) fn new(knowledge: &'a Knowledge<TrueColors>, viewer: Seat) -> Self {
        let public = &knowledge.view.public;
        let truly = pencil::likely(public, knowledge.viewer, knowledge.view.own);
        let open = pencil::likely(public, Viewer::Spectator, None);
        let people = public.players.iter().map(|(seat, player)| {
            let mut person = Person {
                place: player.place,
                pad: pad_chance(&knowledge.setup, player.place) as f32,
                carries: player.carries,
                up: player.face_up.without(CHARACTERS),
                forms: public.forms_left(seat),
                truly: truly[seat].map(|chance| chance as f32),
                seems: if seat == viewer { open[seat] } else { truly[seat] }.map(|chance| chance as f32),
                one_of: player.one_of.clone(),
                unknown_room: [0.0; 2],
            };
            person.find_unknown_room();
            person
        });
        // Where nothing can be done before the roll, a turn begins with the dice.
        let idle = |seat: Seat| {
            let room = public.players[seat].place.room();
            room.is_none_or(|room| public.weapons[room.index()].is_empty() && public.company(seat, room).is_empty())
        };
        let begins = match public.phase {
            Phase::Before { .. } => true,
            Phase::Dice { seat, acted: false } => idle(seat),
            Phase::Answer { attack } => attack.before,
            _ => false,
        };
        let mover = match public.phase {
            Phase::Answer { attack } => attack.by,
            phase => phase.seat(),
        };
        Outlook {
            setup: &knowledge.setup,
            viewer,
            people: people.collect(),
            lying: public.weapons.clone(),
            mover,
            begins,
            winner: public.winner,
        }
    }

    fn seats(&self) -> usize {
        self.people.len()
    }

    pub(super) fn setup(&self) -> &'a Setup {
        self.setup
    }

    fn mover(&self) -> &Person {
        &self.people[self.mover.index()]
    }

    /// Each killer and victim, by their seats.
    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let seats = self.seats();
        (0..seats).flat_map(move |a| (0..seats).filter(move |&v| v != a).map(move |v| (a, v)))
    }

    /// In numbers: the moment, each killer and victim, and that nobody kills.
    pub(super) fn standing(&self) -> Standing {
        let seats = self.seats();
        let mut situation = Vec::with_capacity(MOMENT);
        situation.extend([3, 4, 6].map(|count| flag(seats == count)));
        situation.push(flag(self.begins));
        let mut ends = Vec::with_capacity((seats * (seats - 1) + 1) * PAIR);
        let seen: ArrayVec<Seen, 6> = (0..seats).map(|seat| self.seen(seat)).collect();
        for (a, v) in self.pairs() {
            let begin = ends.len();
            self.describe(a, v, &seen, &mut ends);
            debug_assert_eq!(ends.len() - begin, PAIR - 1);
            ends.push(0.0);
        }
        ends.extend(std::iter::repeat_n(0.0, PAIR - 1).chain([1.0]));
        Standing { situation, ends }
    }

    fn turns_to(&self, seat: usize) -> usize {
        (seat + self.seats() - self.mover.index()) % self.seats()
    }

    fn seen(&self, seat: usize) -> Seen {
        let person = &self.people[seat];
        let turns = self.turns_to(seat);
        let company = || (0..self.seats()).filter(|&b| b != seat && self.people[b].is_with(person));
        Seen {
            lives: person.lives(),
            turns,
            first: company().filter(|&b| self.turns_to(b) < turns).count(),
            loot: company().fold(Cards::EMPTY, |all, b| all.or(self.people[b].carries)),
        }
    }

    /// How near `a` is to killing `v`.
    fn describe(&self, a: usize, v: usize, seen: &[Seen], out: &mut Vec<f32>) {
        let seats = self.seats();
        let (killer, victim) = (&self.people[a], &self.people[v]);
        let all_others = (seats - 1) as f32;
        let rivals = || (0..seats).filter(move |&b| b != a && b != v).map(|b| (b, &self.people[b]));
        let each = KINDS as f32 / seats as f32;

        // How near the victim's death is, whoever kills.
        let (rooms, deadly) = (victim.up.and(ROOMS), victim.up.and(WEAPONS));
        out.extend((0..5).map(|forms| flag(victim.forms == forms)));
        out.extend([flag(!rooms.is_empty()), flag(!deadly.is_empty())]);
        out.extend([rooms, deadly].map(|up| up.len() as f32 / each));
        let weakest = rivals().map(|(b, _)| seen[b].lives).fold(6.0, f32::min);
        out.extend([seen[v].lives / 6.0, seen[a].lives / 6.0, (seen[v].lives - weakest) / 4.0]);

        // What the killer can do with the weapons it has.
        let armed = killer.carries.and(deadly).len();
        out.extend([flag(armed > 0), flag(armed > 1)]);
        out.extend(victim.can_be_hurt(killer.carries));
        out.push(victim.unknown_room[1]);
        let by_weapon = weapons(killer.carries).map(|weapon| victim.truly[place(Card::What(weapon))]);
        out.push(by_weapon.fold(0.0, f32::max));
        out.extend([killer, victim].map(|person| person.carries.len() as f32 / 2.0));

        // The order of turns.
        let (killers_turn, victims_turn) = (seen[a].turns, seen[v].turns);
        out.extend([flag(killers_turn == 0), flag(killers_turn == 1), flag(victims_turn == 0)]);
        out.extend([flag(victims_turn < killers_turn), killers_turn as f32 / all_others]);
        out.push(killer.pad);

        // Who stands with whom.
        let here = killer.place.room().filter(|_| killer.is_with(victim));
        let in_its_room = here.is_some_and(|room| rooms.contains(Card::Where(room)));
        let strikes = in_its_room && armed > 0;
        let blow = |room: Where| {
            let each = weapons(killer.carries).map(|weapon| victim.hurts(&victim.seems, room, weapon));
            each.fold(0.0, f32::max)
        };
        out.extend([flag(here.is_some()), flag(victim.place.room().is_some()), here.map_or(0.0, blow)]);
        out.extend([flag(in_its_room), flag(strikes)]);
        out.push(flag(strikes && killers_turn == 0 && self.begins));
        out.push(flag(strikes && victims_turn >= killers_turn));
        out.extend([a, v].map(|seat| seen[seat].first as f32 / all_others));

        // Where the other deadly weapons are.
        let count = deadly.len().max(1) as f32;
        let of_others: usize = rivals().map(|(_, rival)| rival.carries.and(deadly).len()).sum();
        out.extend([victim.carries.and(deadly).len() as f32 / count, of_others as f32 / count]);
        let lying = killer.place.room().map_or(Cards::EMPTY, |room| self.lying[room.index()]);
        out.extend([lying, seen[a].loot].map(|weapons| flag(!weapons.is_disjoint(deadly))));

        // Who else is about to kill the same victim.
        let (mut spared, mut hunting) = (1.0, 0.0);
        for (b, rival) in rivals().filter(|(_, rival)| !rival.carries.is_disjoint(deadly)) {
            hunting += 1.0;
            if seen[b].turns < killers_turn {
                spared *= 1.0 - rival.pad;
            }
        }
        out.extend([spared, hunting / (seats - 2) as f32]);
        let ready = !rooms.is_empty() && armed > 0;
        out.extend([flag(ready && victim.forms == 0), flag(ready && victim.forms == 1)]);
        out.push(if ready && victim.forms == 0 { spared * killer.pad } else { 0.0 });
        out.extend([a, v].map(|seat| flag(seat == self.viewer.index())));
    }

    /// How likely each player wins, as the network judges it.
    pub(super) fn chances(&self, network: &Network) -> BySeat<f32> {
        let mut wins = BySeat::new(self.seats(), |seat| flag(self.winner == Some(seat)));
        if self.winner.is_none() {
            let Standing { situation, ends } = self.standing();
            for ((a, _), chance) in self.pairs().zip(network.chances(&situation, &ends)) {
                wins[Seat(a as u8)] += chance;
            }
        }
        wins
    }

    /// How likely the viewer wins after a choice that leads to these results.
    pub(super) fn value(&self, results: &Results) -> f32 {
        results.iter().map(|(chance, wins)| chance * wins[self.viewer]).sum()
    }

    pub(super) fn place(&self) -> Place {
        self.mover().place
    }

    /// With the mover in another place, and somebody brought along.
    pub(super) fn moved(&self, to: Place, bring: Option<Seat>) -> Self {
        let mut moved = self.clone();
        for seat in [self.mover].into_iter().chain(bring) {
            let person = &mut moved.people[seat.index()];
            (person.place, person.pad) = (to, pad_chance(self.setup, to) as f32);
        }
        moved
    }

    /// What an action of the mover's leads to, or none, when every answer is the best for who gives it.
    pub(super) fn results(&self, act: &Move, network: &Network) -> Results {
        let sure = |after: Self| Results::from_iter([(1.0, after.acted(self.begins).chances(network))]);
        match *act {
            Move::PickUp { weapon, drop } => sure(self.took(None, weapon, drop)),
            Move::Steal { from, weapon, drop } => sure(self.took(Some(from), weapon, drop)),
            Move::Attack { target, weapon } => self.attacks(target, weapon, network),
            _ => sure(self.clone()),
        }
    }

    /// After the mover has acted before the roll, or after the movement, or has chosen not to.
    fn acted(mut self, before: bool) -> Self {
        if !before {
            self.mover = self.mover.next(self.seats());
        }
        self.begins = !before;
        self
    }

    /// The actions of the mover, or those on somebody in the room alone.
    pub(super) fn acts(&self, on: Option<Seat>) -> Vec<Move> {
        let mut acts = Vec::new();
        let Some(room) = self.place().room() else { return acts };
        let carried = self.mover().carries;
        let drops = || {
            let none = (carried.len() < 2).then_some(None);
            none.into_iter().chain(weapons(carried).filter(|_| carried.len() == 2).map(Some)) // TC-41
        };
        for target in self.mover.others(self.seats()) {
            let person = &self.people[target.index()];
            if on.is_none_or(|on| on == target) && person.place == self.place() {
                // What certainly does nothing is not worth a look.
                let hurts = |weapon: &What| person.hurts(&person.truly, room, *weapon) > 0.0;
                acts.extend(weapons(carried).filter(hurts).map(|weapon| Move::Attack { target, weapon }));
                let steal = |weapon| drops().map(move |drop| Move::Steal { from: target, weapon, drop });
                acts.extend(weapons(person.carries).flat_map(steal));
            }
        }
        if on.is_none() {
            let pick_up = |weapon| drops().map(move |drop| Move::PickUp { weapon, drop });
            acts.extend(weapons(self.lying[room.index()]).flat_map(pick_up));
        }
        acts
    }

    /// The rooms to which the mover would bring somebody: for each weapon carried where it most likely hurts, and
    /// rather where fewer are.
    pub(super) fn grounds(&self, victim: Seat) -> Vec<Place> {
        let rooms = &Where::ALL[..self.setup.board().rooms()];
        let person = &self.people[victim.index()];
        let crowd = |room: Where| self.people.iter().filter(|other| other.place == Place::Room(room)).count();
        let carried = self.mover().carries;
        let mut chosen = Cards::EMPTY;
        let each = weapons(carried).map(Some).chain(carried.is_empty().then_some(None));
        for weapon in each {
            let hurts = |room| weapon.map_or(0.0, |weapon| person.hurts(&person.truly, room, weapon));
            let mut best: Vec<(f32, usize, Where)> =
                rooms.iter().map(|&room| (hurts(room), crowd(room), room)).collect();
            sort_few(&mut best, |one, other| (one.0, Reverse(one.1)) < (other.0, Reverse(other.1)));
            chosen.extend(best.iter().take(GROUNDS).map(|&(_, _, room)| Card::Where(room)));
        }
        let rooms = rooms.iter().filter(|&&room| chosen.contains(Card::Where(room)));
        rooms.map(|&room| Place::Room(room)).filter(|&to| to != person.place).collect()
    }

    /// After the mover has taken a weapon, from a player or the room.
    fn took(&self, from: Option<Seat>, weapon: What, drop: Option<What>) -> Self {
        let mut after = self.clone();
        let Some(room) = self.place().room() else { return after };
        let lying = &mut after.lying[room.index()];
        match from {
            Some(from) => after.people[from.index()].carries.remove(Card::What(weapon)),
            None => lying.remove(Card::What(weapon)),
        };
        let carries = &mut after.people[self.mover.index()].carries;
        if let Some(drop) = drop {
            carries.remove(Card::What(drop));
            lying.insert(Card::What(drop));
        }
        carries.insert(Card::What(weapon));
        after
    }

    /// What an attack of the mover's leads to, by what the viewer knows.
    fn attacks(&self, target: Seat, weapon: What, network: &Network) -> Results {
        let mut results = Results::new();
        let Some(room) = self.place().room() else { return results };
        let attack = Attack { by: self.mover, target, room, weapon, before: self.begins };
        let victim = &self.people[target.index()];
        let shape = (victim.forms > 0).then_some(Card::from_index(0));
        let best_answer = |cards: Cards| {
            let each = cards.iter().chain(shape).map(|card| self.answered(&attack, Some(card)).chances(network));
            each.reduce(|best, next| if next[target] > best[target] { next } else { best })
        };
        let hidden = attack.cards().without(victim.up);
        if hidden.is_empty() {
            results.push((1.0, best_answer(hidden).unwrap_or_else(|| self.killed().chances(network))));
            return results;
        }
        let (chance, hurts, scale) = victim.turns_up(hidden);
        let (room, weapon) = (Card::Where(room), Card::What(weapon));
        let both = chance(room) * chance(weapon);
        if hurts * scale < 1.0 {
            results.push((1.0 - hurts * scale, self.answered(&attack, None).chances(network)));
        }
        for (chance, cards) in [
            (chance(room) - both, Cards::one(room)),
            (chance(weapon) - both, Cards::one(weapon)),
            (both, Cards::of([room, weapon])),
        ] {
            if chance > 0.0 {
                results.extend(best_answer(cards).map(|wins| (chance * scale, wins)));
            }
        }
        results
    }

    /// How likely an attack of the mover's turns a card up, by what the viewer knows, where one is face down.
    pub(super) fn promise(&self, target: Seat, room: Where, weapon: What) -> Option<f32> {
        let victim = &self.people[target.index()];
        let hidden = Cards::of([Card::Where(room), Card::What(weapon)]).without(victim.up);
        let (_, hurts, scale) = victim.turns_up(hidden);
        (!hidden.is_empty()).then_some(hurts * scale)
    }

    /// After the mover has killed.
    fn killed(&self) -> Self {
        Outlook { winner: Some(self.mover), ..self.clone() }
    }

    /// After the answer to an attack: this card is turned up, or nothing is.
    pub(super) fn answered(&self, attack: &Attack, card: Option<Card>) -> Self {
        let mut after = self.clone();
        let viewer = self.viewer;
        let person = &mut after.people[attack.target.index()];
        let hidden = attack.cards().without(person.up);
        let chances = hidden.iter().map(|card| person.seems[place(card)]);
        let any = 1.0 - chances.map(|chance| 1.0 - chance).product::<f32>();
        let learn = |person: &mut Person, card: Card, chance: f32| {
            person.seems[place(card)] = chance;
            // Of the viewer's own cards only others learn.
            if attack.target != viewer {
                person.truly[place(card)] = chance;
            }
        };
        match card {
            None => hidden.iter().for_each(|card| learn(person, card, 0.0)),
            Some(Card::Who(_)) => {
                for card in hidden.iter() {
                    // One of two is at least as likely as not.
                    let chance = if hidden.len() == 1 { 1.0 } else { (person.seems[place(card)] / any).max(0.5) };
                    learn(person, card, chance);
                }
                if hidden.len() == 2 && !person.one_of.is_full() {
                    person.one_of.push(hidden);
                }
                person.forms -= 1;
            }
            Some(card) => {
                learn(person, card, 1.0);
                person.up.insert(card);
            }
        }
        person.find_unknown_room();
        after.acted(attack.before)
    }
}
