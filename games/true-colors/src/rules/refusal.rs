//! Why a move is refused: the clause that it breaks.

use game::{Game, Illegal, Seat};

use super::TrueColors;
use crate::options::{Acts, WalkOptions};
use crate::setup::Blocking;
use crate::{Card, Cards, Move, Options, Phase, Place, What};

impl TrueColors {
    /// Why this move, which is not among the options, is refused.
    pub(super) fn refusal(&self, m: &Move) -> Illegal {
        let is_act = matches!(m, Move::PickUp { .. } | Move::Steal { .. } | Move::Attack { .. });
        match (self.options(), m) {
            (Options::Deal { .. }, _) => Illegal::new("TC-10", "this cannot be dealt from the three decks"),
            (Options::Dice { .. } | Options::Walk(_), Move::Attack { .. }) if !self.is_in_a_room() => {
                Illegal::new("TC-43", "there are no attacks in the middle or in a corridor")
            }
            (Options::Dice { .. }, _) => Illegal::new("TC-21", "two dice are rolled now"),
            (Options::Before(acts) | Options::After(acts), _) if is_act => act(&acts, m),
            (Options::Before(_), _) => Illegal::new("TC-20", "take a room action, or roll the dice"),
            (Options::After(_), _) => Illegal::new("TC-23", "take a room action, or end the turn"),
            (Options::Walk(walk), Move::Leap { to, .. }) => leap(&walk, *to),
            (Options::Walk(walk), Move::Go { to }) => go(&walk, *to),
            (Options::Walk(_), _) if is_act => Illegal::new("TC-23", "move first; acting comes after"),
            (Options::Walk(_), _) => Illegal::new("TC-21", "walk, teleport or stay"),
            (Options::Answer { .. }, Move::Nothing {}) => {
                Illegal::new("TC-57", "the attack calls for a card: turn one up")
            }
            (Options::Answer { .. }, Move::Reveal { .. }) => {
                Illegal::new("TC-57", "the attack does not call for this card")
            }
            (Options::Answer { .. }, _) => Illegal::new("TC-57", "the player attacked answers first"),
            (Options::Over, _) => Illegal::new("TC-60", "the game is over"),
        }
    }

    /// Whether the player whose turn it is stands in one of the twelve rooms.
    fn is_in_a_room(&self) -> bool {
        let seat: Option<Seat> = match self.public.phase {
            Phase::Dice { seat, .. } | Phase::Walk { seat, .. } => Some(seat),
            _ => None,
        };
        seat.is_some_and(|seat| self.public.players[seat].place.room().is_some())
    }
}

/// Why nobody walks there.
fn go(walk: &WalkOptions, to: Place) -> Illegal {
    let reaches = |blocking| walk.among(blocking).goes(to);
    if !walk.alone().goes(to) {
        Illegal::new("TC-21", "this place is farther than the dice allow")
    } else if !reaches(Blocking::PadsOnly) {
        Illegal::new("TC-31", "somebody stands on this pad, or on the one that leads there")
    } else {
        Illegal::new("TC-25", "somebody stands in the way")
    }
}

/// Why nobody teleports there, or not with this companion.
fn leap(walk: &WalkOptions, to: Place) -> Illegal {
    if walk.leaps_to(to) {
        Illegal::new("TC-30", "bring one other player who is at the table, or nobody")
    } else {
        Illegal::new("TC-30", "from a pad that you land on you teleport to a room or the middle")
    }
}

/// Why this room action cannot be taken.
fn act(acts: &Acts, m: &Move) -> Illegal {
    let holds = |cards: Cards, weapon: What| cards.contains(Card::What(weapon));
    let carries = |from, weapon| acts.steal.iter().any(|loot| loot.from == from && holds(loot.weapons, weapon));
    match *m {
        Move::PickUp { weapon, drop: Some(drop) } if weapon == drop => {
            Illegal::new("TC-41", "the weapon dropped cannot be picked up by the same action")
        }
        Move::PickUp { weapon, .. } if !holds(acts.pick_up, weapon) => {
            Illegal::new("TC-40", "this weapon does not lie in the room where you stand")
        }
        Move::Steal { from, weapon, .. } if !carries(from, weapon) => {
            Illegal::new("TC-40", "that player is not in the room with you, or does not carry this weapon")
        }
        Move::PickUp { drop: None, .. } | Move::Steal { drop: None, .. } => {
            Illegal::new("TC-41", "nobody carries three weapons; drop one first")
        }
        Move::PickUp { .. } | Move::Steal { .. } => {
            Illegal::new("TC-41", "only a player with two weapons drops one, and only one that is carried")
        }
        Move::Attack { weapon, .. } if !holds(acts.weapons, weapon) => {
            Illegal::new("TC-40", "you do not carry this weapon")
        }
        _ => Illegal::new("TC-40", "that player is not in the room with you"),
    }
}
