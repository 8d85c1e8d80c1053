//! What the reader makes of the standing announcement.

use game::{Contradiction, Knowledge, Reading, Seat};

use crate::deduce::{THOROUGH, standing};
use crate::{ColorDoubt, Event, Phase};

/// The weights of the terms, fitted to matches of many kinds of bots: always 1, the logarithm of the chance that it can
/// be true, those of 1 + truths and of 1 + lies turned up, and 1 if it was the last card.
const WEIGHTS: [f64; 5] = [1.395, 0.223, 0.813, -1.247, 1.444];

/// What can hardly be counts no less than this; and above one in four it matters no more.
const CAN: (f64, f64) = (1e-4, 0.25);

/// The chance that the standing announcement is true, as the reader sees it: nothing where none stands.
///
/// It is quicker than the reading [`Likely`](Reading::Likely), and takes less account of the viewer's own cards: the
/// others choose their lies by what they hold as well.
pub(super) fn truth(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<f64>, Contradiction> {
    let (Some(standing), Some(lay)) =
        (standing(THOROUGH, knowledge, Reading::Possible)?, knowledge.view.public.standing)
    else {
        return Ok(None);
    };
    if standing.able == 0.0 {
        return Ok(Some(0.0));
    }
    let (truths, lies) = record(knowledge, lay.seat);
    let last = matches!(knowledge.view.public.phase, Phase::LastCard { .. });
    let terms = [
        1.0,
        standing.able.clamp(CAN.0, CAN.1).ln(),
        f64::from(1 + truths).ln(),
        f64::from(1 + lies).ln(),
        f64::from(u8::from(last)),
    ];
    let odds = terms.iter().zip(WEIGHTS).map(|(term, weight)| term * weight).sum::<f64>().exp();
    Ok(Some(odds / (1.0 + odds)))
}

/// How many announcements of this player were turned up in this match and were true, and were lies.
pub(super) fn record(knowledge: &Knowledge<ColorDoubt>, of: Seat) -> (u32, u32) {
    let doubts = knowledge.observations.iter().filter_map(|told| match told.event {
        Event::Doubt { doubt } if doubt.of == of => Some(doubt.truthful),
        _ => None,
    });
    doubts.fold((0, 0), |(truths, lies), truthful| match truthful {
        true => (truths + 1, lies),
        false => (truths, lies + 1),
    })
}
