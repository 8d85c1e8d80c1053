//! The middle bot: one move ahead, by what lies open.

use ::bots::Bot;
use game::chance::below;
use game::{Knowledge, Message, Options as _, Seat};
use rand::Rng;

use super::reasons;
use crate::options::each_with;
use crate::{Card, Move, Options, Place, Public, TrueColors, What, Where};

/// Looks one action ahead, remembers what is face up and what has failed, and calculates nothing.
pub(super) struct Prowler {
    /// Whether it forgets what has failed, looks only for company and weapons where it goes, and brings nobody along.
    pub(super) rascal: bool,
    /// Whether it would rather have two weapons before it strikes, and takes from others what lies nowhere.
    pub(super) arms: bool,
}

/// What a weapon is worth to one who arms.
const WEAPON: f64 = 0.6;
/// What is left of an attack's worth while it carries fewer than two weapons, unless it is known to hurt.
const UNARMED: f64 = 0.3;

/// After so many rounds a rascal begins to remember, too: otherwise several of them could go on for ever.
const CHILDISH: u16 = 20;

impl Bot<TrueColors> for Prowler {
    fn choose(&self, knowledge: &Knowledge<TrueColors>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let (Some(seat), Options::Before(_) | Options::Walk(_) | Options::After(_)) =
            (knowledge.viewer.seat(), options)
        else {
            // Any card that may be turned up is as good as another.
            return options.pick(rng);
        };
        let mut equals = self.open(knowledge, seat).best(options);
        equals.swap_remove(below(rng, equals.len() as u32) as usize)
    }

    fn why(&self, knowledge: &Knowledge<TrueColors>, m: &Move) -> Vec<Message> {
        let (Some(options), Some(seat)) = (&knowledge.options, knowledge.viewer.seat()) else { return Vec::new() };
        let public = &knowledge.view.public;
        match (options, m) {
            (Options::Answer { reveal, nothing }, _) => reasons::any_card(seat, *reveal, *nothing),
            (Options::Before(acts) | Options::After(acts), &Move::Attack { target, weapon }) => {
                let open = self.open(knowledge, seat);
                let (equals, room) = (open.best(options), public.players[seat].place.room());
                let Some(room) = room.filter(|_| equals.contains(m)) else { return Vec::new() };
                reasons::open_attack(public, seat, (room, target, weapon), acts, open.rascal, equals.len())
            }
            _ => Vec::new(),
        }
    }
}

impl Prowler {
    fn open<'a>(&self, knowledge: &'a Knowledge<TrueColors>, seat: Seat) -> OpenInformation<'a> {
        let public = &knowledge.view.public;
        OpenInformation { public, seat, rascal: self.rascal && public.round <= CHILDISH, arms: self.arms }
    }
}

/// What lies open, for one seat.
struct OpenInformation<'a> {
    public: &'a Public,
    seat: Seat,
    rascal: bool,
    arms: bool,
}

impl OpenInformation<'_> {
    /// What an attack is worth: little where something is known to fail, much where it is known to hurt.
    fn attack(&self, target: Seat, room: Where, weapon: What) -> f64 {
        let player = &self.public.players[target];
        let worth = |card: Card| match (player.safe.contains(card), player.face_up.contains(card)) {
            (true, _) if !self.rascal => 0.0_f64,
            (_, true) => 1.0,
            _ => 0.5,
        };
        let (room, weapon) = (worth(Card::Where(room)), worth(Card::What(weapon)));
        // One that is face up does nothing by itself (TC-52).
        let alone = room.max(weapon) >= 1.0 && room.min(weapon) <= 0.0;
        if alone {
            return 0.0;
        }
        let waits = self.arms && self.public.players[self.seat].carries.len() < 2 && room.min(weapon) < 1.0;
        (if waits { UNARMED } else { 1.0 }) * (room + weapon) / (1 + self.public.forms_left(target)) as f64
    }

    /// The moves worth most: equals are as likely as each other.
    fn best(&self, options: &Options) -> Vec<Move> {
        let mut moves = Vec::new();
        options.list(&mut moves);
        let worth: Vec<f64> = moves.iter().map(|m| self.value(m)).collect();
        let most = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        moves.into_iter().zip(worth).filter(|&(_, worth)| worth >= most).map(|(m, _)| m).collect()
    }

    fn value(&self, m: &Move) -> f64 {
        let here = self.public.players[self.seat].place;
        match *m {
            Move::Attack { target, weapon } => here.room().map_or(0.0, |room| self.attack(target, room, weapon)),
            Move::PickUp { drop: None, .. } | Move::Steal { drop: None, .. } if self.arms => WEAPON,
            Move::PickUp { drop: None, .. } => 0.4,
            Move::Steal { drop: None, .. } => 0.45,
            Move::Go { to } => self.place(to, None),
            Move::Leap { bring: Some(_), .. } if self.rascal => 0.0,
            Move::Leap { to, bring } => self.place(to, bring),
            Move::Stay {} => self.place(here, None) - 0.1,
            _ => 0.05,
        }
    }

    fn is_armed(&self, other: Seat) -> bool {
        !self.public.players[other].carries.is_empty()
    }

    /// What it is worth to end a move in a place, with this player brought along.
    fn place(&self, place: Place, with: Option<Seat>) -> f64 {
        let Some(room) = place.room() else { return 0.0 };
        let mut targets = self.public.company(self.seat, room);
        targets.extend(with.filter(|other| !targets.contains(other)));
        let carried = self.public.players[self.seat].carries;
        let lies = !self.public.weapons[room.index()].is_empty();
        let arm = match carried.len() {
            0 | 1 if self.arms && (lies || targets.iter().any(|&other| self.is_armed(other))) => WEAPON,
            0 | 1 if lies => 0.4,
            _ => 0.0,
        };
        if self.rascal {
            return if targets.is_empty() || carried.is_empty() { arm } else { 0.5 };
        }
        let attacks = each_with(&targets, carried).map(|(target, weapon)| self.attack(target, room, weapon));
        attacks.fold(arm, f64::max)
    }
}
