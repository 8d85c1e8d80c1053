//! The bots.

use bots::{Bot, Level, RandomBot};
use game::chance::below;
use game::{Knowledge, Options as _, Seat};
use rand::Rng;

use crate::deduce::Belief;
use crate::options::weapons;
use crate::{Acts, Card, Cards, Move, Options, Place, TrueColors, WalkOptions, What, Where};

/// All bots, weakest first.
pub(crate) fn all() -> Vec<Level<TrueColors>> {
    vec![
        Level {
            name: "random",
            title: "Sleepwalker",
            blurb: "Wanders about and strikes without a thought.",
            bot: Box::new(RandomBot),
        },
        Level {
            name: "prowler",
            title: "Prowler",
            blurb: "Arms itself, goes where others are, and attacks what has not failed yet.",
            bot: Box::new(Hunter { cunning: false }),
        },
        Level {
            name: "hunter",
            title: "Hunter",
            blurb: "Reckons who can be hurt where and with what, drags its prey there, and keeps away from danger.",
            bot: Box::new(Hunter { cunning: true }),
        },
    ]
}

/// Looks one action ahead.
struct Hunter {
    /// Whether it reckons chances exactly, minds danger, and chooses with care what to turn up.
    cunning: bool,
}

impl Bot<TrueColors> for Hunter {
    fn choose(&self, knowledge: &Knowledge<TrueColors>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let (Some(seat), Ok(Some(belief))) = (knowledge.viewer.seat(), Belief::of(knowledge)) else {
            return options.pick(rng);
        };
        let mind = Mind { knowledge, belief, seat, cunning: self.cunning };
        let chosen = match options {
            Options::Before(acts) | Options::After(acts) => mind.act(options, acts),
            Options::Walk(walk) => mind.walk(walk, rng),
            Options::Answer { reveal, .. } => mind.answer(*reveal),
            _ => None,
        };
        chosen.unwrap_or_else(|| options.pick(rng))
    }
}

/// What a bot thinks before it moves.
struct Mind<'a> {
    knowledge: &'a Knowledge<TrueColors>,
    belief: Belief,
    seat: Seat,
    cunning: bool,
}

/// What a kill is worth, in cards turned up.
const KILL: f64 = 100.0;

impl Mind<'_> {
    /// What an attack is worth: the cards that it turns up, most where the prey has few forms left.
    fn attack(&self, target: Seat, room: Where, weapon: What) -> f64 {
        let public = &self.knowledge.view.public;
        let player = &public.players[target];
        let (room, weapon) = (Card::Where(room), Card::What(weapon));
        let up = |card| player.face_up.contains(card);
        let left = public.forms_left(target);
        if up(room) && up(weapon) {
            return if left == 0 { KILL } else { 4.0 + 4.0 / left as f64 };
        }
        let chance = |card| if up(card) { 0.0 } else { self.chance(target, card) };
        let (in_room, by_weapon) = (chance(room), chance(weapon));
        let any = 1.0 - (1.0 - in_room) * (1.0 - by_weapon);
        // A card that pairs with one that is up already makes a way to force and to kill.
        let pairs = if up(room) { by_weapon } else { 0.0 } + if up(weapon) { in_room } else { 0.0 };
        // Knowing that nothing is there is worth a little, while it is open.
        let open = [in_room, by_weapon].iter().map(|p| p * (1.0 - p)).sum::<f64>();
        (1.0 + 1.0 / (1 + left) as f64) * any + 1.5 * pairs + 0.5 * open
    }

    fn chance(&self, target: Seat, card: Card) -> f64 {
        if self.cunning {
            return self.belief.chance(target, card);
        }
        let player = &self.knowledge.view.public.players[target];
        if player.safe.contains(card) { 0.0 } else { 0.3 }
    }

    /// The best attack in a room on one of these players with one of these weapons.
    fn best_attack(&self, room: Where, targets: &[Seat], armed: Cards) -> f64 {
        let each = targets.iter().flat_map(|&target| weapons(armed).map(move |weapon| (target, weapon)));
        each.map(|(target, weapon)| self.attack(target, room, weapon)).fold(0.0, f64::max)
    }

    /// What carrying a weapon is worth: what is hoped of it against everybody.
    fn worth(&self, weapon: What) -> f64 {
        let public = &self.knowledge.view.public;
        let others = self.seat.others(public.players.len());
        let card = Card::What(weapon);
        let against = |other: Seat| {
            if public.players[other].face_up.contains(card) { 1.5 } else { self.chance(other, card) }
        };
        0.3 + 0.4 * others.map(against).sum::<f64>()
    }

    fn act(&self, options: &Options, acts: &Acts) -> Option<Move> {
        let room = self.knowledge.view.public.players[self.seat].place.room()?;
        let mut moves = Vec::new();
        options.list(&mut moves);
        let carried = acts.weapons;
        let loss = |drop: Option<What>| drop.map_or(0.0, |weapon| self.worth(weapon));
        let value = |m: &Move| match *m {
            Move::Attack { target, weapon } => self.attack(target, room, weapon),
            Move::PickUp { weapon, drop } => self.worth(weapon) - loss(drop),
            // A weapon less for somebody is worth a little besides.
            Move::Steal { weapon, drop, .. } => self.worth(weapon) - loss(drop) + 0.2,
            _ => {
                if carried.is_empty() {
                    0.0
                } else {
                    0.15
                }
            }
        };
        moves
            .iter()
            .map(|m| (value(m), m))
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, m)| m.clone())
    }

    /// How dangerous it is to stand in a place with these others: what they could do to this player there.
    fn danger(&self, room: Where) -> f64 {
        if !self.cunning {
            return 0.0;
        }
        let public = &self.knowledge.view.public;
        let me = &public.players[self.seat];
        let own = self.knowledge.view.own.unwrap_or_default();
        let mine = Card::Where(room);
        let armed = |other: Seat| public.players[other].carries;
        let threat = self.seat.others(public.players.len()).map(|other| {
            let kills = me.face_up.contains(mine) && !armed(other).and(me.face_up).is_empty();
            let last = public.forms_left(self.seat) == 0;
            let hurts = own.contains(mine) || !armed(other).and(own).is_empty();
            if kills && last {
                30.0
            } else if kills {
                1.0
            } else if hurts && !armed(other).is_empty() {
                0.3
            } else {
                0.0
            }
        });
        threat.fold(0.0, f64::max)
    }

    /// What it is worth to end a move in a place, with these others there.
    fn place(&self, place: Place, with: Option<Seat>) -> f64 {
        let public = &self.knowledge.view.public;
        let Some(room) = place.room() else { return 0.0 };
        let mut targets: Vec<Seat> = public.company(self.seat, room).to_vec();
        targets.extend(with.filter(|other| !targets.contains(other)));
        let carried = public.players[self.seat].carries;
        let attack = self.best_attack(room, &targets, carried);
        let lying = weapons(public.weapons[room.index()]).map(|weapon| self.worth(weapon)).fold(0.0, f64::max);
        let arm = if carried.len() < 2 { lying } else { 0.3 * lying };
        attack.max(arm) - 0.5 * self.danger(room)
    }

    fn walk(&self, walk: &WalkOptions, rng: &mut dyn Rng) -> Option<Move> {
        let mut best: Option<(f64, Move)> = None;
        let mut offer = |value: f64, m: Move| {
            let value = value + 0.05 * f64::from(below(rng, 1_000)) / 1_000.0;
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, m));
            }
        };
        let here = self.knowledge.view.public.players[self.seat].place;
        offer(self.place(here, None) - 0.3, Move::Stay {});
        for to in walk.destinations() {
            offer(self.place(to, None) + self.approach(to), Move::Go { to });
        }
        for to in walk.leaps() {
            for bring in walk.companions() {
                offer(self.place(to, bring), Move::Leap { to, bring });
            }
        }
        best.map(|(_, m)| m)
    }

    /// In a corridor it is better to be near a pad or away from the middle: anything but a room is worth little.
    fn approach(&self, to: Place) -> f64 {
        match to {
            Place::Room(_) => 0.0,
            Place::Centre => -0.1,
            Place::Square(_) => 0.02,
        }
    }

    /// What to turn up: what gives least away.
    fn answer(&self, reveal: Cards) -> Option<Move> {
        if !self.cunning {
            return None;
        }
        let public = &self.knowledge.view.public;
        let up = public.players[self.seat].face_up;
        let left = public.forms_left(self.seat);
        let cost = |card: Card| match card {
            // Each form is a life; the last ones are dear.
            Card::Who(_) => 3.0 / left as f64,
            Card::Where(_) => 1.0 + up.and(Cards::WHAT).len() as f64,
            Card::What(_) => 1.0 + up.and(Cards::WHERE).len() as f64,
        };
        let cheapest = reveal.iter().min_by(|&one, &other| cost(one).total_cmp(&cost(other)))?;
        Some(Move::Reveal { card: cheapest })
    }
}
