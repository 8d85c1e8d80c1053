//! All hiding: what each viewer is told of a move, and what a seat knows besides the public part.

use game::{Game, Seat, Turn, Viewer};

use crate::{Cards, Move, TrueColors};

mod observation;
mod view;

pub use observation::Observation;
pub use view::{Attack, Phase, Player, Public, View};

/// What a viewer is told of a move. All but the deal is seen by all (TC-42, TC-57).
pub(crate) fn observe(before: &TrueColors, m: &Move, after: &TrueColors, viewer: Viewer) -> Observation {
    let seat = before.public.phase.seat();
    let too_long = after.turn() == Turn::Over && after.public.winner.is_none();
    let from = before.public.players[seat].place;
    match *m {
        Move::Deal { ref hands, ref weapons } => {
            Observation::Dealt { own: viewer.seat().map(|seat| hands[seat]), weapons: weapons.clone() }
        }
        Move::Roll {} => Observation::Rolls { seat },
        Move::Dice { dice } => Observation::Rolled { seat, dice },
        Move::Stay {} => Observation::Stayed { seat, too_long },
        Move::Go { to } => {
            let to = to.on(before.setup.board().board()).expect("a place of the board");
            Observation::Went { seat, from, route: before.walk(seat).routes().to(to), too_long }
        }
        Move::Leap { to, bring } => {
            let route = before.walk(seat).routes().to_pad().expect("one teleports from a pad in reach");
            let bring = bring.map(|other| (other, before.public.players[other].place));
            Observation::Leapt { seat, from, route, to, bring, too_long }
        }
        Move::PickUp { weapon, drop } => Observation::PickedUp { seat, weapon, drop, too_long },
        Move::Steal { from, weapon, drop } => Observation::Stole { seat, from, weapon, drop, too_long },
        Move::Attack { target, weapon } => {
            let is_before = matches!(before.public.phase, Phase::Before { .. });
            let room = from.room().expect("attacks are made in rooms");
            let attack = Attack { by: seat, target, room, weapon, before: is_before };
            Observation::Attacked { attack, kills: before.public.kills(target, room, weapon) }
        }
        Move::Reveal { card } => Observation::Revealed { seat, card, too_long },
        Move::Nothing {} => {
            let safe = after.public.players[seat].safe.without(before.public.players[seat].safe);
            Observation::Unharmed { seat, safe, too_long }
        }
        Move::End {} => Observation::Ended { seat, too_long },
    }
}

/// What a seat knows besides what everybody does: their cards (TC-11), once they are dealt.
pub(crate) fn own(game: &TrueColors, seat: Seat) -> Option<Cards> {
    Some(game.hands[seat]).filter(|hand| !hand.is_empty())
}
