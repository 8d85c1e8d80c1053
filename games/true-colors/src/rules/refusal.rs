//! Why a move is refused: the clause that it breaks.

use arrayvec::ArrayVec;
use game::{Game, Illegal, Message};
use mansion::SquareSet;

use super::TrueColors;
use crate::board::Walk;
use crate::options::{Acts, WalkOptions};
use crate::setup::Blocking;
use crate::{Card, Cards, Move, Options, Place, What};

impl TrueColors {
    /// Why this move, which is not among the options, is refused.
    pub(super) fn refusal(&self, m: &Move) -> Illegal {
        let is_act = matches!(m, Move::PickUp { .. } | Move::Steal { .. } | Move::Attack { .. });
        let (clause, name) = match (self.options(), m) {
            (Options::Deal { .. }, _) => ("TC-10", "cannot-be-dealt"),
            (Options::Dice { .. } | Options::Walk(_), Move::Attack { .. }) if self.is_outside() => {
                ("TC-43", "attacks-in-rooms")
            }
            (Options::Dice { .. }, _) => ("TC-21", "dice-are-rolled"),
            (Options::Before(acts) | Options::After(acts), _) if is_act => return act(&acts, m),
            (Options::Before(_), _) => ("TC-20", "act-or-roll"),
            (Options::After(_), _) => ("TC-23", "act-or-end"),
            (Options::Walk(walk), Move::Leap { to, .. }) => leap(&walk, *to),
            (Options::Walk(walk), Move::Go { to }) => go(&walk, *to),
            (Options::Walk(_), _) if is_act => ("TC-23", "move-first"),
            (Options::Walk(_), _) => ("TC-21", "walk-or-stay"),
            (Options::Answer { .. }, Move::Nothing {}) => ("TC-57", "turn-a-card-up"),
            (Options::Answer { .. }, &Move::Reveal { card }) => {
                return Illegal::new("TC-57", Message::new("not-called-for").with("card", card));
            }
            (Options::Answer { .. }, _) => ("TC-57", "answer-first"),
            (Options::Over, _) => ("TC-60", "game-over"),
        };
        Illegal::new(clause, Message::new(name))
    }

    /// Whether the player whose turn it is stands in none of the twelve rooms.
    fn is_outside(&self) -> bool {
        self.public.players[self.public.phase.seat()].place.room().is_none()
    }
}

/// Why nobody walks there.
fn go(walk: &WalkOptions, to: Place) -> (&'static str, &'static str) {
    let goes = |walk: Walk| WalkOptions::new(walk, ArrayVec::new()).goes(to);
    if !goes(Walk { taken: SquareSet::EMPTY, ..walk.reach.walk }) {
        ("TC-21", "too-far")
    } else if !goes(Walk { blocking: Blocking::PadsOnly, ..walk.reach.walk }) {
        ("TC-31", "pad-is-taken")
    } else {
        ("TC-25", "in-the-way")
    }
}

/// Why nobody teleports there, or not with this companion.
fn leap(walk: &WalkOptions, to: Place) -> (&'static str, &'static str) {
    ("TC-30", if walk.leaps_to(to) { "whom-to-bring" } else { "where-to-teleport" })
}

/// Why this room action cannot be taken.
fn act(acts: &Acts, m: &Move) -> Illegal {
    let holds = |cards: Cards, weapon: What| cards.contains(Card::What(weapon));
    let carries = |from, weapon| acts.steal.iter().any(|loot| loot.from == from && holds(loot.weapons, weapon));
    let (clause, message) = match *m {
        Move::PickUp { weapon, drop: Some(drop) } if weapon == drop => {
            ("TC-41", Message::new("dropped-and-picked-up").with("weapon", weapon))
        }
        Move::PickUp { weapon, .. } if !holds(acts.pick_up, weapon) => {
            ("TC-40", Message::new("does-not-lie-here").with("weapon", weapon))
        }
        Move::Steal { from, weapon, .. } if !carries(from, weapon) => ("TC-40", Message::new("cannot-be-stolen")),
        Move::PickUp { drop: None, .. } | Move::Steal { drop: None, .. } => {
            ("TC-41", Message::new("drop-one-first"))
        }
        Move::PickUp { .. } | Move::Steal { .. } => ("TC-41", Message::new("drop-one-of-two")),
        Move::Attack { weapon, .. } if !holds(acts.weapons, weapon) => {
            ("TC-40", Message::new("not-carried").with("weapon", weapon))
        }
        _ => ("TC-40", Message::new("not-in-the-room")),
    };
    Illegal::new(clause, message)
}
