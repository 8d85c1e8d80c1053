//! What one viewer is told of a move and knows after it: the definition of what is hidden.

mod public;
mod view;

use game::{Seat, Viewer};

use crate::{Cards, ColorDoubt, Move};

pub(crate) use self::public::MAX_CARDS;
pub use self::public::{Doubt, GameResult, Lay, Phase, Pile, Public, Score};
pub use self::view::{Ended, Event, Observation, Own, View};

impl ColorDoubt {
    pub(crate) fn event(before: &Self, m: &Move, after: &Self, viewer: Viewer) -> Event {
        let leads = if let Phase::Lead { seat } = after.public.phase { Some(seat) } else { None };
        match (before.public.phase, m) {
            (_, Move::Deal { hands, .. }) => Event::Deal {
                game: after.public.game,
                games: after.public.games,
                leader: leads.expect("a dealt game begins with a lead"),
                each: after.each,
                out: after.public.out, // CD-10, CD-11: unseen by everybody
                hand: viewer.seat().map(|seat| hands[seat]),
            },
            (Phase::Lead { seat } | Phase::Answer { seat }, Move::Lay { cards, say }) => Event::Lay {
                seat,
                count: cards.total(), // CD-20: the number is public
                say: *say,
                last: after.public.hands[seat].count == 0,
                cards: viewer.is(seat).then_some(*cards),
            },
            (Phase::Answer { seat }, Move::Pass {}) => Event::Pass { seat, last: false, leads },
            (Phase::LastCard { seat }, Move::Pass {}) => Event::Pass { seat, last: true, leads },
            // CD-30: turned up for all to see
            (_, Move::Doubt {}) => Event::Doubt { doubt: after.public.doubt.expect("somebody doubted") },
            (Phase::Draw { by, from, count }, Move::Draw { cards }) => Event::Draw {
                by,
                from,
                count,
                cards: (viewer.is(by) || viewer.is(from)).then_some(*cards), // CD-62
            },
            _ => unreachable!("{m:?} is illegal and was not checked"),
        }
    }

    pub(crate) fn ended(before: &Self, after: &Self) -> Option<Ended> {
        (after.public.results.len() > before.public.results.len()).then(|| Ended {
            result: after.public.results.last().expect("a game is over").clone(),
            totals: after.public.totals.clone(),
            match_over: after.public.phase == Phase::Over,
            winners: after.public.winners.to_vec(),
        })
    }

    pub(crate) fn own(&self, seat: Seat) -> Own {
        let own_lay = |(lay, cards): (&Lay, &Cards)| (lay.seat == seat).then_some(*cards);
        Own {
            hand: self.secret.hands[seat],
            lays: self.public.lays.iter().zip(&self.secret.lays).map(own_lay).collect(),
            // CD-33: a pile's owner may not look into it.
            minus: self.public.minus.map(|pile, minus| minus.shown + self.secret.buried[pile][seat]),
            drawn: self.secret.drawn,
        }
    }
}
