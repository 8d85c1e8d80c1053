//! A bot that thinks a move ahead, by exact belief and a count of lives.

use ::bots::Bot;
use game::{BySeat, Knowledge, Options as _, Reading, Seat, Viewer};
use rand::Rng;

use super::situation::Situation;
use crate::deduce::Belief;
use crate::{Card, Cards, Fact, KINDS, Move, Observation, Options, Public, ROOMS, TrueColors, WEAPONS};

/// Works out who can be hurt where and with what.
#[derive(Clone, Copy, Debug)]
pub struct Hunter {
    /// What it knows.
    pub reckons: Reckons,
    /// How it chooses its moments.
    pub tactics: Tactics,
    /// How much danger counts, beside what it counts for others.
    pub fear: f64,
    /// How much an attack counts, beside what it counts for others.
    pub zeal: f64,
}

impl Default for Hunter {
    fn default() -> Self {
        Hunter { reckons: Reckons::default(), tactics: Tactics::default(), fear: 1.0, zeal: 1.0 }
    }
}

/// Goes by what the stalker goes by, strikes wherever it can, and would rather be in danger than out of it.
pub(super) const DAREDEVIL: Hunter =
    Hunter { reckons: Reckons::Marks, tactics: Tactics::Timed, fear: -0.1, zeal: 2.0 };

/// How a hunter chooses its moments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tactics {
    /// It looks at who could go on before its next turn, and fears what others can know of it.
    #[default]
    Timed,
    /// It leaves the last shape to others where they are armed, and fears whatever could hurt it: a yardstick.
    Plain,
}

/// What a hunter goes by: [`Certain`](Reckons::Certain) and [`Pencil`](Reckons::Pencil) are there to measure what belief
/// is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reckons {
    /// The exact chances.
    #[default]
    Belief,
    /// What is certain by exact deduction; of all else it knows nothing, and takes it to be evenly shared.
    Certain,
    /// What lies face up and what has failed: of all else it knows nothing, and takes it to be evenly shared.
    Marks,
    /// Shares, as a careful person has them in mind with paper and pencil.
    Pencil,
}

impl Bot<TrueColors> for Hunter {
    fn choose(&self, knowledge: &Knowledge<TrueColors>, rng: &mut dyn Rng) -> Move {
        let options = knowledge.options.as_ref().expect("a bot is asked on its own turn only");
        let Some(seat) = knowledge.viewer.seat() else { return options.pick(rng) };
        if let Options::Answer { reveal, nothing } = options {
            return answer(&knowledge.view.public, seat, *reveal, *nothing);
        }
        let Some(likely) = self.reckons.of(knowledge) else { return options.pick(rng) };
        let is_timed = self.tactics == Tactics::Timed;
        let open = is_timed.then(|| self.reckons.of(&spectator(knowledge))).flatten();
        let situation = Situation::new(knowledge, likely, open.map(|open| open[seat]), seat, self);
        match options {
            Options::Before(acts) => situation.act(acts, Move::Roll {}),
            Options::After(acts) => situation.act(acts, Move::End {}),
            Options::Walk(walk) => situation.walk(walk, rng),
            _ => options.pick(rng),
        }
    }
}

/// What to turn up: what costs no life, then what leaves the shapes, for each of them puts every death off, and a
/// room or a weapon only those by it. A room before a weapon: the others still have to find the weapon.
fn answer(public: &Public, seat: Seat, reveal: Cards, nothing: bool) -> Move {
    if nothing {
        return Move::Nothing {};
    }
    let up = public.players[seat].face_up;
    let cost = |card: &Card| match card {
        Card::Where(_) => u8::from(up.and(ROOMS).is_empty()) * 2,
        Card::What(_) => u8::from(up.and(WEAPONS).is_empty()) * 2 + 1,
        Card::Who(_) => 4,
    };
    let card = reveal.iter().min_by_key(cost).expect("where nothing may not be turned up, something may");
    Move::Reveal { card }
}

/// How likely everybody has each room and weapon, by the card's number less that of the first room.
pub(super) type Likely = BySeat<[f64; 2 * KINDS]>;

impl Reckons {
    /// How likely everybody has each card to the viewer; nothing before the deal.
    fn of(self, knowledge: &Knowledge<TrueColors>) -> Option<Likely> {
        let public = &knowledge.view.public;
        if self == Reckons::Pencil {
            return Some(super::pencil::likely(public, knowledge.viewer, knowledge.view.own));
        }
        let others = public.players.len() - usize::from(knowledge.viewer.seat().is_some());
        let even = 1.0 / others as f64;
        if self == Reckons::Marks {
            return Some(of_all(public, |other, card| {
                let player = &public.players[other];
                let open = if player.safe.contains(card) { 0.0 } else { even };
                if player.face_up.contains(card) { 1.0 } else { open }
            }));
        }
        let belief = Belief::of(knowledge, Reading::Likely).ok()??;
        let reckoned = |chance: f64| match chance {
            0.0 | 1.0 => chance,
            _ if self == Reckons::Certain => even,
            _ => chance,
        };
        Some(of_all(public, |other, card| reckoned(belief.chance(Fact::card(other, card)))))
    }
}

/// The chances of every player and each room and weapon.
pub(super) fn of_all(public: &Public, chance: impl Fn(Seat, Card) -> f64) -> Likely {
    let of = |other| std::array::from_fn(|place| chance(other, Card::from_index(KINDS + place)));
    public.players.map(|other, _| of(other))
}

/// What is left of somebody's knowledge for a spectator.
fn spectator(knowledge: &Knowledge<TrueColors>) -> Knowledge<TrueColors> {
    let mut seen = knowledge.clone();
    (seen.viewer, seen.view.own, seen.options) = (Viewer::Spectator, None, None);
    for told in &mut seen.observations {
        if let Observation::Dealt { own, .. } = told {
            *own = None;
        }
    }
    seen
}
