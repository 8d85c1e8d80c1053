//! What can be said of the standing announcement: the chance that it can be true, and that it is.

use game::{Contradiction, Knowledge, Seat};

use crate::deduce::{self, Chances};
use crate::{ColorDoubt, Event, Phase};

/// What can be said of the standing announcement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Credit {
    /// The *possible* reading.
    pub can: f64,
    /// The *likely* one.
    pub is: f64,
}

/// What speaks for the standing announcement and against it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evidence {
    /// The chance that it can be true.
    pub can: f64,
    /// The terms.
    pub terms: [f64; TERMS],
}

/// The number of terms.
pub const TERMS: usize = 10;

impl Evidence {
    /// Nothing where no announcement stands, and to whoever made it.
    pub fn of(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Evidence>, Contradiction> {
        let public = &knowledge.view.public;
        let answered = matches!(public.phase, Phase::Answer { .. } | Phase::LastCard { .. });
        if !answered || public.standing.is_none_or(|lay| knowledge.viewer.is(lay.seat)) {
            return Ok(None);
        }
        Ok(Evidence::given(knowledge, &deduce::reckon(knowledge)?))
    }

    pub(crate) fn given(knowledge: &Knowledge<ColorDoubt>, chances: &Chances) -> Option<Evidence> {
        let public = &knowledge.view.public;
        let lay = public.standing?;
        let can = chances.able.get(&lay.say).copied().unwrap_or(0.0);
        let mean = chances.able.values().sum::<f64>() / chances.able.len() as f64;
        let (truths, lies) = record(knowledge, lay.seat);
        let led = public.lays.len() < 2 || led(knowledge);
        let flag = |is| if is { 1.0 } else { 0.0 };
        let last = matches!(public.phase, Phase::LastCard { .. });
        let table: u8 = public.lays.iter().map(|lay| lay.count).sum();
        let terms = [
            1.0,
            can.max(1e-6).ln(),
            mean.max(1e-6).ln(),
            ((1.0 + truths) / (1.0 + lies)).ln(),
            flag(led),
            flag(last),
            f64::from(lay.count).ln(),
            flag(public.hands.len() == 2),
            f64::from(table).ln(),
            f64::from(public.hands[lay.seat].count + lay.count).ln(),
        ];
        Some(Evidence { can, terms })
    }
}

/// Whether the standing announcement was the first of its round.
fn led(knowledge: &Knowledge<ColorDoubt>) -> bool {
    let mut before = knowledge.observations.iter().rev().skip_while(|told| !matches!(told.event, Event::Lay { .. }));
    before.next();
    match before.next().map(|told| &told.event) {
        Some(Event::Lay { .. }) => false,
        Some(Event::Pass { leads, .. }) => leads.is_some(),
        _ => true,
    }
}

/// How often this player's announcements were turned up and were true, and were lies.
fn record(knowledge: &Knowledge<ColorDoubt>, of: Seat) -> (f64, f64) {
    let mut record = (0.0, 0.0);
    for told in &knowledge.observations {
        if let Event::Doubt { doubt } = &told.event
            && doubt.of == of
        {
            if doubt.truthful { record.0 += 1.0 } else { record.1 += 1.0 }
        }
    }
    record
}

impl Credit {
    /// Nothing where none stands, and to whoever made it.
    pub fn of(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Credit>, Contradiction> {
        Ok(Evidence::of(knowledge)?.map(|evidence| evidence.credit()))
    }
}

impl Evidence {
    /// What it comes to.
    pub fn credit(&self) -> Credit {
        let odds = self.terms.iter().zip(WEIGHTS).map(|(term, weight)| term * weight).sum::<f64>().exp();
        Credit { can: self.can, is: if self.can == 0.0 { 0.0 } else { odds / (1.0 + odds) } }
    }
}

const WEIGHTS: [f64; TERMS] = [0.0; TERMS];
