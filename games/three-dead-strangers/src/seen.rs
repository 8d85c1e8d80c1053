//! All hiding: what each viewer is told of a move, and what a seat knows besides the public part.

use game::{Seat, Viewer};

use crate::{Move, Strangers};

mod observation;
mod view;

pub use observation::{Observation, OwnDeal};
pub(crate) use view::could_be;
pub use view::{End, GameResult, Hand, Own, Phase, Pile, Player, Public, Solved, Victim, View};

/// What a viewer is told of a move; nothing of one that cannot be made.
pub(crate) fn observe(before: &Strangers, m: &Move, after: &Strangers, viewer: Viewer) -> Option<Observation> {
    let ended = || {
        let over = after.public.results.len() > before.public.results.len();
        after.public.results.last().filter(|_| over).cloned()
    };
    let observation = match (before.public.phase, m) {
        (_, Move::Deal { characters, hands }) => Observation::Dealt {
            game: after.public.game,
            each: after.setup.sizes().hand,
            own: viewer.seat().map(|seat| OwnDeal { character: characters[seat], hand: hands[seat].clone() }),
        },
        (Phase::Draw { seat }, Move::Draw { card }) => {
            let known = viewer.is(seat) || before.public.pile.accusation_on_top();
            Observation::Drew { seat, card: known.then_some(*card) }
        }
        (Phase::Play { seat }, &Move::Lay { victim, card, half, on, toward }) => {
            Observation::Laid { seat, victim, card, half, on, toward, ended: ended() }
        }
        (Phase::Play { seat: by }, &Move::Accuse { victim, character, seat }) => {
            let right = before.characters[seat] == character;
            Observation::Accused { by, victim, character, seat, right, ended: ended() }
        }
        (Phase::Play { seat }, Move::Pass {}) => Observation::Passed { seat, ended: ended() },
        _ => return None,
    };
    Some(observation)
}

/// What a seat knows besides what everybody does, once it is dealt.
pub(crate) fn own(game: &Strangers, seat: Seat) -> Option<Own> {
    let character = *game.characters.get(seat)?;
    Some(Own { character, hand: game.hands[seat].clone() })
}
