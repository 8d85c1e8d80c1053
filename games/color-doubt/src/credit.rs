//! What can be said of the standing announcement: the chance that it can be true, and that it is.
//!
//! *Can be*: whether the one who laid held enough cards of the colour, by all that the viewer was told before it. The
//! rainbow card is taken by itself: how many of the colour somebody holds hardly changes who has it.
//! *Is*: if the cards were laid without looking at them, which nobody does; it says how rare such a truth is.

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
        let now = ColorDoubt::chances(knowledge)?;
        let is = now.iter().find(|(fact, _)| *fact == Fact::Truthful).map_or(0.0, |&(_, chance)| chance);
        let can = can_lay(&before(knowledge, lay), lay)?;
        Ok(Some(Credit { can: can.max(is), is }))
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

/// The chance that somebody can lay this truly.
fn can_lay(knowledge: &Knowledge<ColorDoubt>, lay: Lay) -> Result<f64, Contradiction> {
    let chances = ColorDoubt::chances(knowledge)?;
    let holds = |of: Seat, wanted: Suit| {
        chances.iter().filter_map(move |&(fact, chance)| match fact {
            Fact::Holds { seat, suit, count } if seat == of && suit == wanted => Some((count, chance)),
            _ => None,
        })
    };
    let enough: f64 =
        holds(lay.seat, lay.say).filter(|(count, _)| *count >= lay.count).map(|(_, chance)| chance).sum();
    let one_short =
        holds(lay.seat, lay.say).find(|(count, _)| *count + 1 == lay.count).map_or(0.0, |(_, chance)| chance);
    let rainbow = holds(lay.seat, Suit::Rainbow).find(|(count, _)| *count == 1).map_or(0.0, |(_, chance)| chance);
    let can = enough + one_short * rainbow;
    // What must be is not a little less for the sum's rounding.
    Ok(if can > 1.0 - 1e-9 { 1.0 } else { can })
}
