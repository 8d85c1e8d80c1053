//! All hiding: what everybody knows, what one viewer knows, and what a viewer is told of a move.

use arrayvec::ArrayVec;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::deck::MAX_CARDS;
use crate::{Card, Character, GameResult, Half, Move, Phase, Place, Public, Strangers, Toward};

pub(crate) mod public;

/// Cards in hand, sorted.
pub type Hand = ArrayVec<Card, MAX_CARDS>;

/// What one viewer knows now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct View {
    /// What everybody knows.
    pub public: Public,
    /// What only this viewer knows; null for a spectator, and before the deal.
    pub own: Option<Own>,
}

/// What only the player of a seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct Own {
    /// Who the player is (TS-10).
    pub character: Character,
    /// The player's cards, sorted.
    #[ts(as = "Vec<Card>")]
    pub hand: Hand,
}

/// What one viewer is told of one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "three-dead-strangers/")]
pub enum Observation {
    /// Characters and cards were dealt.
    Dealt {
        /// Which game of the match begins, from 1.
        game: u8,
        /// How many cards each player has.
        each: u8,
        /// The viewer's own; null for a spectator.
        own: Option<OwnDeal>,
    },
    /// A player drew a card (TS-20).
    Drew {
        /// Who.
        seat: Seat,
        /// What, where the viewer knows it: their own draw, or an Accusation that was known to lie on top (TS-43).
        card: Option<Card>,
    },
    /// A player played evidence.
    Laid {
        /// Who.
        seat: Seat,
        /// Before which victim, from 0.
        victim: u8,
        /// The card.
        card: Card,
        /// The half that covers.
        half: Half,
        /// The cell that this half lies on.
        on: Place,
        /// The way from there to the other half.
        toward: Toward,
        /// How the game ended with it, where it did.
        ended: Option<GameResult>,
    },
    /// A player accused another (TS-40).
    Accused {
        /// Who accused.
        by: Seat,
        /// Of whose murder, from 0.
        victim: u8,
        /// The character named.
        character: Character,
        /// The player named.
        seat: Seat,
        /// Whether that player is that character (TS-42, TS-43).
        right: bool,
        /// How the game ended with it, where it did.
        ended: Option<GameResult>,
    },
    /// A player had nothing to play (TS-21).
    Passed {
        /// Who.
        seat: Seat,
        /// How the game ended with it, where it did.
        ended: Option<GameResult>,
    },
}

/// What a player gets in the deal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export_to = "three-dead-strangers/")]
pub struct OwnDeal {
    /// Who the player is.
    pub character: Character,
    /// The player's cards, sorted.
    #[ts(as = "Vec<Card>")]
    pub hand: crate::moves::Dealt,
}

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

/// What a viewer knows now.
pub(crate) fn view(game: &Strangers, viewer: Viewer) -> View {
    let own = viewer.seat().and_then(|seat| {
        let character = *game.characters.get(seat)?;
        Some(Own { character, hand: game.hands[seat].clone() })
    });
    View { public: game.public.clone(), own }
}
