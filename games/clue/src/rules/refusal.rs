//! Which clause a move breaks, and what would have been right.

use game::{Arg, Illegal, Message};
use mansion::{Length, Spot, SquareSet};

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime};
use crate::moves::{Deal, Dice, Move};
use crate::rules::Clue;
use crate::seen::Phase;
use crate::setup::AccuseAfterCard;

/// The clause that is broken, and what to say.
type Refused = (&'static str, Message);

impl Clue {
    /// Why a move that the options do not contain is refused.
    pub(crate) fn refusal(&self, m: &Move) -> Illegal {
        let (clause, message) = match m {
            Move::Deal(deal) => self.refuse_deal(deal),
            Move::Dice { dice } => self.refuse_dice(*dice),
            _ if self.public.phase == Phase::Over => ("CL-61", Message::new("game-over")),
            Move::Accuse(crime) => self.refuse_accusation(*crime),
            Move::Suggest(crime) => self.refuse_suggestion(*crime),
            Move::Show { card } => self.refuse_card(*card),
            Move::Pass => self.refuse_pass(),
            _ if self.public.phase == Phase::Answer => ("CL-43", Message::new("you-are-asked")),
            Move::Go { to } => self.refuse_walk(*to),
            Move::Roll => self.refuse_roll(),
            Move::Passage => self.refuse_passage(),
            Move::End => self.refuse_end(),
        };
        Illegal { clause, message }
    }

    fn refuse_deal(&self, deal: &Deal) -> Refused {
        if self.public.phase != Phase::Deal {
            return ("CL-11", Message::new("dealt-once"));
        }
        let rooms: CardSet = deal.weapons.0.iter().map(|&room| Card::Room(room)).collect();
        let weapons = usize::from(self.setup.weapons);
        if deal.weapons.0.len() != weapons || rooms.len() != weapons || !rooms.without(self.public.deck).is_empty()
        {
            return ("CL-10", Message::new("weapons-apart").with("count", weapons));
        }
        let sizes: Vec<u8> = self.public.hand_sizes.values().copied().collect();
        ("CL-11", Message::new("deal-wrong").with("sizes", Arg::and(sizes)))
    }

    fn refuse_dice(&self, dice: Dice) -> Refused {
        if self.public.phase != Phase::Dice {
            return ("CL-20", Message::new("nobody-rolls"));
        }
        ("CL-3", Message::new("dice-rolled").with("dice", self.setup.dice).with("count", dice.count()))
    }

    fn refuse_accusation(&self, crime: Crime) -> Refused {
        if let Some(refused) = self.unknown_name(crime) {
            return refused;
        }
        let when = match self.setup.accuse_after_card {
            AccuseAfterCard::Off => "accuse-when",
            AccuseAfterCard::Allowed => "accuse-when-answered",
        };
        match self.public.phase {
            Phase::Answer if self.is_out(self.asked()) => ("CL-62", Message::new("accuse-once")),
            Phase::Answer => ("CL-60", Message::new("accuse-on-your-turn")),
            _ => ("CL-60", Message::new(when)),
        }
    }

    fn refuse_suggestion(&self, crime: Crime) -> Refused {
        if let Some(refused) = self.unknown_name(crime) {
            return refused;
        }
        match (self.public.phase, self.place().room()) {
            (Phase::Answer, _) => ("CL-43", Message::new("asked-not-asking")),
            (_, None) => ("CL-40", Message::new("suggest-in-a-room")),
            (_, Some(room)) if room != crime.room => ("CL-40", Message::new("suggest-here").with("room", room)),
            (Phase::Start, _) => ("CL-47", Message::new("suggest-again")),
            (Phase::Answered, _) => ("CL-47", Message::new("suggest-once")),
            _ => ("CL-40", Message::new("suggest-on-entry")),
        }
    }

    fn unknown_name(&self, crime: Crime) -> Option<Refused> {
        let unknown = crime.cards().without(self.public.deck).first()?;
        Some(("CL-1", Message::new("not-in-this-game").with("card", unknown)))
    }

    fn refuse_card(&self, card: Card) -> Refused {
        if self.public.phase != Phase::Answer {
            return ("CL-43", Message::new("nobody-asks"));
        }
        if !self.suggested().contains(card) {
            return ("CL-43", Message::new("not-named").with("card", card));
        }
        ("CL-43", Message::new("not-held").with("card", card))
    }

    fn refuse_pass(&self) -> Refused {
        if self.public.phase != Phase::Answer {
            return ("CL-43", Message::new("nobody-asks"));
        }
        ("CL-43", Message::new("must-show"))
    }

    fn refuse_roll(&self) -> Refused {
        match self.public.phase {
            Phase::Start => match self.place() {
                Place::Room(_) => ("CL-23", Message::new("doors-blocked")),
                Place::Square(_) => ("CL-21", Message::new("squares-blocked")),
            },
            _ => ("CL-20", Message::new("roll-once")),
        }
    }

    fn refuse_passage(&self) -> Refused {
        match self.public.phase {
            Phase::Start => ("CL-26", Message::new("no-passage")),
            _ => ("CL-26", Message::new("passage-or-dice")),
        }
    }

    fn refuse_end(&self) -> Refused {
        match self.public.phase {
            Phase::Entered | Phase::EnteredByPassage => ("CL-40", Message::new("must-suggest")),
            _ => ("CL-27", Message::new("must-move")),
        }
    }

    fn refuse_walk(&self, to: Place) -> Refused {
        if self.public.phase != Phase::Walk {
            return ("CL-20", Message::new("walk-after-roll"));
        }
        let board = self.board();
        let Some(end) = to.on(board) else {
            return ("CL-2", Message::new("no-such-place"));
        };
        let taken = self.taken();
        match end {
            Spot::Square(square) if taken.contains(square) => return ("CL-21", Message::new("somebody-there")),
            _ if end == self.spot() => match end {
                Spot::Square(_) => return ("CL-21", Message::new("square-once")),
                Spot::Room(_) => return ("CL-25", Message::new("not-back")),
            },
            _ => {}
        }
        let walk = self.walk().on_board();
        if board.reach(&mansion::Walk { length: Length::UpTo, ..walk }).contains(end) {
            return ("CL-24", Message::new("walk-in-full").with("steps", walk.steps));
        }
        if !board.reach(&mansion::Walk { length: Length::UpTo, taken: SquareSet::EMPTY, ..walk }).contains(end) {
            return ("CL-24", Message::new("too-far").with("steps", walk.steps));
        }
        // The same with free doorsteps.
        let doorsteps = [end, self.spot()].into_iter().fold(SquareSet::EMPTY, |all, spot| match spot {
            Spot::Room(room) => all.or(board.doorsteps(room)),
            Spot::Square(_) => all,
        });
        let open = mansion::Walk { length: Length::UpTo, taken: taken.without(doorsteps), ..walk };
        if board.reach(&open).contains(end) {
            return ("CL-23", Message::new("door-blocked"));
        }
        ("CL-21", Message::new("way-blocked"))
    }
}
