//! What can be said of the standing announcement: the chance that it can be true, and that it is.

use game::{Contradiction, Knowledge, Seat};

use crate::deduce::{self, Chances};
use crate::{ColorDoubt, Event, Lay, Phase};

/// What can be said of the standing announcement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Credit {
    /// The *possible* reading: the chance that whoever announced it held enough cards of the colour, the rainbow card
    /// counted with them, so that it can be true.
    ///
    /// It is exact, given all that the viewer was told: the own hand as dealt, the cards that the viewer laid, turned
    /// up, drew or gave away and where each of them went, the number of cards in every hand at every time, and the
    /// number out of the game. Whoever lays is taken to lay any cards of the hand, each as likely as another, and to
    /// announce any number and any colour, so that an announcement alone tells nothing.
    ///
    /// Only where a hand took so many lies back that it can be in over a thousand states are the least likely left
    /// out; it is then neither 0 nor 1.
    pub can: f64,
    /// The *likely* reading: the chance that it is true, as people announce: see [`Evidence`].
    pub is: f64,
}

/// What speaks for the standing announcement and against it.
///
/// The odds that it is true are a product of powers: they rise with the chance that it can be true, with every
/// announcement of the same player that was turned up in this match and was true, and where it is the last card that
/// lies, which everybody expects to be doubted; they fall with every lie that was turned up. The powers are fitted to
/// matches of many kinds of bots; the example `color_doubt_credit` does that, and measures how often what is said comes true where
/// other bots play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evidence {
    /// The chance that it can be true.
    pub can: f64,
    /// What is multiplied by the [`WEIGHTS`](Self::WEIGHTS) and added up to the logarithm of the odds.
    pub terms: [f64; Evidence::TERMS],
}

/// What can hardly be counts no less than this, for nobody's habits are known so well; and above one in four it matters
/// no more, for those who lie choose what can well be, too.
const CAN: (f64, f64) = (1e-4, 0.25);

impl Evidence {
    /// The number of terms.
    pub const TERMS: usize = 5;

    /// What the terms are.
    pub const NAMES: [&str; Evidence::TERMS] = [
        "always 1",
        "ln of the chance that it can be true, of 1/4 at most",
        "ln of 1 + truths turned up",
        "ln of 1 + lies turned up",
        "1 if it was the last card",
    ];

    /// The weight of each term.
    pub const WEIGHTS: [f64; Evidence::TERMS] = [1.395, 0.223, 0.813, -1.247, 1.444];

    /// Nothing where no announcement stands, and to whoever made it.
    pub fn of(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Evidence>, Contradiction> {
        let public = &knowledge.view.public;
        let answered = matches!(public.phase, Phase::Answer { .. } | Phase::LastCard { .. });
        match public.standing.filter(|lay| answered && !knowledge.viewer.is(lay.seat)) {
            Some(lay) => Ok(Some(Evidence::given(knowledge, lay, &deduce::reckon(knowledge)?))),
            None => Ok(None),
        }
    }

    /// What speaks for this announcement, which stands.
    pub(crate) fn given(knowledge: &Knowledge<ColorDoubt>, lay: Lay, chances: &Chances) -> Evidence {
        let can = chances.able.get(&lay.say).copied().unwrap_or(0.0);
        let (truths, lies) = record(knowledge, lay.seat);
        let last = matches!(knowledge.view.public.phase, Phase::LastCard { .. });
        let terms = [
            1.0,
            can.clamp(CAN.0, CAN.1).ln(),
            f64::from(1 + truths).ln(),
            f64::from(1 + lies).ln(),
            f64::from(u8::from(last)),
        ];
        Evidence { can, terms }
    }

    /// What it comes to.
    pub fn credit(&self) -> Credit {
        let odds = self.terms.iter().zip(Self::WEIGHTS).map(|(term, weight)| term * weight).sum::<f64>().exp();
        Credit { can: self.can, is: if self.can == 0.0 { 0.0 } else { odds / (1.0 + odds) } }
    }
}

impl Credit {
    /// Nothing where none stands, and to whoever made it.
    pub fn of(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Credit>, Contradiction> {
        Ok(Evidence::of(knowledge)?.map(|evidence| evidence.credit()))
    }
}

/// How many announcements of this player were turned up in this match and were true, and were lies.
pub(crate) fn record(knowledge: &Knowledge<ColorDoubt>, of: Seat) -> (u32, u32) {
    let doubts = knowledge.observations.iter().filter_map(|told| match told.event {
        Event::Doubt { doubt } if doubt.of == of => Some(doubt.truthful),
        _ => None,
    });
    doubts.fold((0, 0), |(truths, lies), truthful| match truthful {
        true => (truths + 1, lies),
        false => (truths, lies + 1),
    })
}
