//! Which clause a move breaks, and what would have been right.

use game::{Arg, Game as _, Illegal, Message};
use mansion::{Length, Spot, SquareSet};

use crate::board::Place;
use crate::cards::{Crime, Room};
use crate::moves::{Deal, Move};
use crate::rules::Clue;
use crate::seen::Phase;
use crate::setup::AccuseAfterCard;

/// The clause that is broken, and what to say.
type Refused = (&'static str, Message);

impl Clue {
    /// Why a move that the options do not contain is refused.
    pub(crate) fn refusal(&self, m: &Move) -> Illegal {
        let (clause, message) = match (m, self.public.phase) {
            (Move::Deal(deal), Phase::Deal) => self.refuse_deal(deal),
            (Move::Deal(_), _) => ("CL-11", Message::new("dealt-once")),
            (Move::Dice { dice }, Phase::Dice) => {
                ("CL-3", Message::new("dice-rolled").with("dice", self.setup.dice).with("count", dice.count()))
            }
            (Move::Dice { .. }, _) => ("CL-20", Message::new("nobody-rolls")),
            (_, Phase::Over) => ("CL-61", Message::new("game-over")),
            (Move::Accuse(crime), phase) => {
                self.unknown_name(*crime).unwrap_or_else(|| self.refuse_accusation(phase))
            }
            (Move::Suggest(crime), phase) => {
                self.unknown_name(*crime).unwrap_or_else(|| self.refuse_suggestion(phase, crime.room))
            }
            (Move::Show { card }, Phase::Answer) => {
                let why = if self.suggested().contains(*card) { "not-held" } else { "not-named" };
                ("CL-43", Message::new(why).with("card", *card))
            }
            (Move::Pass, Phase::Answer) => ("CL-43", Message::new("must-show")),
            (Move::Show { .. } | Move::Pass, _) => ("CL-43", Message::new("nobody-asks")),
            (_, Phase::Answer) => ("CL-43", Message::new("you-are-asked")),
            (Move::Go { to }, Phase::Walk) => self.refuse_walk(*to),
            (Move::Go { .. }, _) => ("CL-20", Message::new("walk-after-roll")),
            (Move::Roll, Phase::Start) => match self.place() {
                Place::Room(_) => ("CL-23", Message::new("doors-blocked")),
                Place::Square(_) => ("CL-21", Message::new("squares-blocked")),
            },
            (Move::Roll, _) => ("CL-20", Message::new("roll-once")),
            (Move::Passage, Phase::Start) => ("CL-26", Message::new("no-passage")),
            (Move::Passage, _) => ("CL-26", Message::new("passage-or-dice")),
            (Move::End, Phase::Entered | Phase::EnteredByPassage) => ("CL-40", Message::new("must-suggest")),
            (Move::End, _) => ("CL-27", Message::new("must-move")),
        };
        Illegal { clause, message }
    }

    fn refuse_deal(&self, deal: &Deal) -> Refused {
        if !self.options().is_layout(&deal.weapons) {
            return ("CL-10", Message::new("weapons-apart").with("count", self.setup.weapons));
        }
        let sizes = self.public.hand_sizes.values().copied();
        ("CL-11", Message::new("deal-wrong").with("sizes", Arg::and(sizes)))
    }

    fn refuse_accusation(&self, phase: Phase) -> Refused {
        match (phase, self.setup.accuse_after_card) {
            (Phase::Answer, _) if self.is_out(self.asked()) => ("CL-62", Message::new("accuse-once")),
            (Phase::Answer, _) => ("CL-60", Message::new("accuse-on-your-turn")),
            (_, AccuseAfterCard::Off) => ("CL-60", Message::new("accuse-when")),
            (_, AccuseAfterCard::Allowed) => ("CL-60", Message::new("accuse-when-answered")),
        }
    }

    fn refuse_suggestion(&self, phase: Phase, there: Room) -> Refused {
        match (phase, self.place().room()) {
            (Phase::Answer, _) => ("CL-43", Message::new("asked-not-asking")),
            (_, None) => ("CL-40", Message::new("suggest-in-a-room")),
            (_, Some(room)) if room != there => ("CL-40", Message::new("suggest-here").with("room", room)),
            (Phase::Start, _) => ("CL-47", Message::new("suggest-again")),
            (Phase::Answered, _) => ("CL-47", Message::new("suggest-once")),
            _ => ("CL-40", Message::new("suggest-on-entry")),
        }
    }

    fn unknown_name(&self, crime: Crime) -> Option<Refused> {
        let unknown = crime.cards().without(self.public.deck).first()?;
        Some(("CL-1", Message::new("not-in-this-game").with("card", unknown)))
    }

    fn refuse_walk(&self, to: Place) -> Refused {
        let board = self.board();
        let Some(end) = to.on(board) else {
            return ("CL-2", Message::new("no-such-place"));
        };
        let taken = self.taken();
        match end {
            Spot::Square(square) if taken.contains(square) => return ("CL-21", Message::new("somebody-there")),
            Spot::Square(_) if end == self.spot() => return ("CL-21", Message::new("square-once")),
            Spot::Room(_) if end == self.spot() => return ("CL-25", Message::new("not-back")),
            _ => {}
        }
        let walk = self.walk().on_board();
        let reaches = |taken| board.reach(&mansion::Walk { length: Length::UpTo, taken, ..walk }).contains(end);
        if reaches(taken) {
            return ("CL-24", Message::new("walk-in-full").with("steps", walk.steps));
        }
        if !reaches(SquareSet::EMPTY) {
            return ("CL-24", Message::new("too-far").with("steps", walk.steps));
        }
        // The same with free doorsteps.
        let doorsteps = [end, self.spot()].into_iter().fold(SquareSet::EMPTY, |all, spot| match spot {
            Spot::Room(room) => all.or(board.doorsteps(room)),
            Spot::Square(_) => all,
        });
        if reaches(taken.without(doorsteps)) {
            return ("CL-23", Message::new("door-blocked"));
        }
        ("CL-21", Message::new("way-blocked"))
    }
}
