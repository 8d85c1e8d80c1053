//! Chances as a careful person with paper and pencil has them in mind: a yardstick for exact belief.
//!
//! What lies face up, what has failed, and one's own cards are marked; of two cards one of which hurts somebody, the
//! other follows when one is crossed out. Of what is open each player has as large a share as they have cards of that
//! kind face down, and a card of such a pair at least one half.

use game::{BySeat, Seat, Viewer};

use super::hunter::{Likely, of_all};
use crate::{Card, Cards, Public, ROOMS, WEAPONS};

/// How likely everybody has each room and weapon, to this viewer with these cards.
pub(super) fn likely(public: &Public, viewer: Viewer, own: Option<Cards>) -> Likely {
    let own = own.unwrap_or_default();
    let mut has = public.players.map(|seat, player| if viewer.is(seat) { own } else { player.face_up });
    let mut lacks = public.players.map(|_, player| player.safe);
    // Each round draws at least one conclusion; there are few.
    while conclude(public, &mut has, &mut lacks) {}
    let open = |other: Seat, kind: Cards| {
        usize::from(public.vulnerabilities).saturating_sub(has[other].and(kind).len()) as f64
    };
    let share = |other: Seat, card: Card| {
        if has[other].contains(card) {
            return 1.0;
        }
        if lacks[other].contains(card) {
            return 0.0;
        }
        let kind = if ROOMS.contains(card) { ROOMS } else { WEAPONS };
        let candidates = has.iter().filter(|&(rival, _)| !lacks[rival].contains(card));
        let all: f64 = candidates.map(|(rival, _)| open(rival, kind)).sum();
        let share = if all > 0.0 { open(other, kind) / all } else { 0.0 };
        let is_either = |pair: &Cards| pair.contains(card) && pair.and(has[other]).is_empty();
        if public.players[other].one_of.iter().any(is_either) { share.max(0.5) } else { share }
    };
    of_all(public, share)
}

/// Draws what follows at a look; whether that was anything new.
fn conclude(public: &Public, has: &mut BySeat<Cards>, lacks: &mut BySeat<Cards>) -> bool {
    let before = (has.clone(), lacks.clone());
    let each = usize::from(public.vulnerabilities);
    for seat in Seat::all(has.len()) {
        let taken = has.iter().filter(|&(other, _)| other != seat);
        let elsewhere = taken.fold(Cards::EMPTY, |all, (_, cards)| all.or(*cards));
        lacks[seat] = lacks[seat].or(elsewhere);
        for kind in [ROOMS, WEAPONS].map(|kind| kind.and(public.deck)) {
            let left = kind.without(lacks[seat]);
            if has[seat].and(kind).len() == each {
                lacks[seat] = lacks[seat].or(kind.without(has[seat]));
            } else if left.len() == each {
                has[seat] = has[seat].or(left);
            }
        }
        for pair in &public.players[seat].one_of {
            let left = pair.without(lacks[seat]);
            if left.len() == 1 {
                has[seat] = has[seat].or(left);
            }
        }
    }
    before != (has.clone(), lacks.clone())
}
