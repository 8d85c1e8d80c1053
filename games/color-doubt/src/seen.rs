//! All hiding: what each viewer is told of a move, and what a seat knows besides the public part.

use game::{Seat, Viewer};

use crate::{Cards, ColorDoubt, Move};

mod observation;
mod view;

pub use observation::{Ended, Observation, SeenMove};
pub(crate) use view::MAX_CARDS;
pub use view::{Doubt, GameResult, Lay, Own, Phase, Pile, Public, Score, View};

/// Hidden are the cards of each hand, those played face down, and those drawn out of a hand.
pub(crate) fn observe(before: &ColorDoubt, m: &Move, after: &ColorDoubt, viewer: Viewer) -> Observation {
    let public = &after.public;
    let ended = (public.results.len() > before.public.results.len()).then(|| {
        Box::new(Ended {
            result: public.results.last().expect("a game is over").clone(),
            totals: public.totals.clone(),
            match_over: public.phase == Phase::Over,
            winners: public.winners.to_vec(),
        })
    });
    Observation { event: event(before, m, after, viewer), ended }
}

/// The move without what it may have ended.
fn event(before: &ColorDoubt, m: &Move, after: &ColorDoubt, viewer: Viewer) -> SeenMove {
    let leads = if let Phase::Lead { seat } = after.public.phase { Some(seat) } else { None };
    match (before.public.phase, m) {
        (_, Move::Deal { hands, .. }) => SeenMove::Deal {
            game: after.public.game,
            games: after.public.games,
            leader: leads.expect("a dealt game begins with a lead"),
            each: after.each,
            out: after.public.out, // CD-10, CD-11: unseen by everybody
            hand: viewer.seat().map(|seat| hands[seat]),
        },
        (Phase::Lead { seat } | Phase::Answer { seat }, Move::Lay { cards, say }) => SeenMove::Lay {
            seat,
            count: cards.total(), // CD-20: the number is public
            say: *say,
            last: after.public.hands[seat].count == 0,
            cards: viewer.is(seat).then_some(*cards),
        },
        (Phase::Answer { seat }, Move::Pass {}) => SeenMove::Pass { seat, last: false, leads },
        (Phase::LastCard { seat }, Move::Pass {}) => SeenMove::Pass { seat, last: true, leads },
        // CD-30: turned up for all to see
        (_, Move::Doubt {}) => SeenMove::Doubt { doubt: after.public.doubt.expect("somebody doubted") },
        (Phase::Draw { by, from, count }, Move::Draw { cards }) => SeenMove::Draw {
            by,
            from,
            count,
            cards: (viewer.is(by) || viewer.is(from)).then_some(*cards), // CD-62
        },
        _ => unreachable!("{m:?} is illegal and was not checked"),
    }
}

/// What a seat knows besides what everybody does.
pub(crate) fn own(game: &ColorDoubt, seat: Seat) -> Own {
    let ColorDoubt { public, secret, .. } = game;
    let own_lay = |(lay, cards): (&Lay, &Cards)| (lay.seat == seat).then_some(*cards);
    Own {
        hand: secret.hands[seat],
        lays: public.lays.iter().zip(&secret.lays).map(own_lay).collect(),
        // CD-33: a pile's owner may not look into it.
        minus: public.minus.map(|pile, minus| minus.shown + secret.buried[pile][seat]),
        drawn: secret.drawn,
    }
}
