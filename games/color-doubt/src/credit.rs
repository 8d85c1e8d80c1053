//! What can be said of the standing announcement: the chance that it can be true, and that it is.
//!
//! *Can be* is the *possible* reading: whether the one who laid held enough cards of the colour, by all that the viewer was told before it. The
//! rainbow card is taken by itself: how many of the colour somebody holds hardly changes who has it.
//! *Is* is the *likely* one: people who tell the truth announce one of the colours that they can, liars announce any,
//! and how often somebody tells the truth is reckoned from what was turned up of theirs so far.

use game::{Contradiction, Deduce, Knowledge, Seat};

use crate::deduce::Fact;
use crate::{ColorDoubt, Event, Lay, Phase, Suit};

/// What can be said of the standing announcement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Credit {
    pub(crate) can: f64,
    pub(crate) is: f64,
}

impl Credit {
    /// Nothing where none stands, and to whoever made it.
    pub(crate) fn of(knowledge: &Knowledge<ColorDoubt>) -> Result<Option<Credit>, Contradiction> {
        let public = &knowledge.view.public;
        if !matches!(public.phase, Phase::Answer { .. } | Phase::LastCard { .. }) {
            return Ok(None);
        }
        let Some(lay) = public.standing.filter(|lay| !knowledge.viewer.is(lay.seat)) else { return Ok(None) };
        let chances = ColorDoubt::chances(&before(knowledge, lay))?;
        let can = can_lay(&chances, lay);
        let colors = Suit::COLORS.into_iter().filter(|&color| public.deck[color] > 0);
        let able: Vec<f64> = colors.map(|say| can_lay(&chances, Lay { say, ..lay })).collect();
        let honesty = honesty(knowledge, lay.seat);
        // Who tells the truth also chooses how many to lay: only what can be said truly is compared, not how rare it is.
        let truth = if can > 0.0 { honesty * can / able.iter().sum::<f64>() } else { 0.0 };
        let lie = (1.0 - honesty) / able.len() as f64;
        Ok(Some(Credit { can, is: truth / (truth + lie) }))
    }
}

/// What the viewer knew before the standing announcement was laid.
fn before(knowledge: &Knowledge<ColorDoubt>, lay: Lay) -> Knowledge<ColorDoubt> {
    let mut before = knowledge.clone();
    while let Some(told) = before.observations.pop() {
        if matches!(told.event, Event::Lay { .. }) {
            break;
        }
    }
    let public = &mut before.view.public;
    public.phase = Phase::Lead { seat: lay.seat };
    public.standing = None;
    public.lays.pop();
    public.hands[lay.seat].count += lay.count;
    if let Some(own) = &mut before.view.own {
        own.lays.pop();
    }
    before
}

/// How often this player tells the truth, by what was turned up; as often as not while nothing was.
fn honesty(knowledge: &Knowledge<ColorDoubt>, of: Seat) -> f64 {
    let (mut truths, mut all) = (1.0, 2.0);
    for told in &knowledge.observations {
        if let Event::Doubt { doubt } = &told.event
            && doubt.of == of
        {
            truths += f64::from(u8::from(doubt.truthful));
            all += 1.0;
        }
    }
    truths / all
}

/// The chance that somebody can lay this truly.
fn can_lay(chances: &[(Fact, f64)], lay: Lay) -> f64 {
    let holds = |wanted: Suit| {
        chances.iter().filter_map(move |&(fact, chance)| match fact {
            Fact::Holds { seat, suit, count } if seat == lay.seat && suit == wanted => Some((count, chance)),
            _ => None,
        })
    };
    let enough: f64 = holds(lay.say).filter(|(count, _)| *count >= lay.count).map(|(_, chance)| chance).sum();
    let one_short = holds(lay.say).find(|(count, _)| *count + 1 == lay.count).map_or(0.0, |(_, chance)| chance);
    let rainbow = holds(Suit::Rainbow).find(|(count, _)| *count == 1).map_or(0.0, |(_, chance)| chance);
    let can = enough + one_short * rainbow;
    // What must be is not a little less for the sum's rounding.
    if can > 1.0 - 1e-9 { 1.0 } else { can }
}
