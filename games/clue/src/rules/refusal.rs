//! Which clause a move breaks, in words that help.

use std::borrow::Cow;

use game::Illegal;
use mansion::{Length, Spot, SquareSet};

use crate::board::Place;
use crate::cards::{Card, CardSet, Crime};
use crate::moves::{Deal, Dice, Move};
use crate::rules::Clue;
use crate::seen::Phase;

impl Clue {
    /// Why a move that the options do not contain is refused.
    pub(crate) fn refusal(&self, m: &Move) -> Illegal {
        let (clause, message): (&'static str, Cow<'static, str>) = match m {
            Move::Deal(deal) => self.refuse_deal(deal),
            Move::Dice { dice } => self.refuse_dice(*dice),
            _ if self.public.phase == Phase::Over => ("CL-61", "the game is over".into()),
            Move::Accuse(crime) => self.refuse_accusation(*crime),
            Move::Suggest(crime) => self.refuse_suggestion(*crime),
            Move::Show { card } => self.refuse_card(*card),
            Move::Pass => self.refuse_pass(),
            _ if self.public.phase == Phase::Answer => {
                ("CL-43", "you are asked: show one of the three cards, or say that you hold none".into())
            }
            Move::Go { to } => self.refuse_walk(*to),
            Move::Roll => self.refuse_roll(),
            Move::Passage => self.refuse_passage(),
            Move::End => self.refuse_end(),
        };
        Illegal { clause, message }
    }

    fn refuse_deal(&self, deal: &Deal) -> (&'static str, Cow<'static, str>) {
        if self.public.phase != Phase::Deal {
            return ("CL-11", "the cards are dealt once, before the game".into());
        }
        let rooms: CardSet = deal.weapons.0.iter().map(|&room| Card::Room(room)).collect();
        let weapons = usize::from(self.setup.weapons);
        if deal.weapons.0.len() != weapons || rooms.len() != weapons || !rooms.without(self.public.deck).is_empty()
        {
            return ("CL-10", format!("{weapons} weapons lie in as many different rooms").into());
        }
        let sizes: Vec<u8> = self.public.hand_sizes.values().copied().collect();
        (
            "CL-11",
            format!("one card of each kind lies in the case file, and the hands are of {sizes:?} cards").into(),
        )
    }

    fn refuse_dice(&self, dice: Dice) -> (&'static str, Cow<'static, str>) {
        if self.public.phase != Phase::Dice {
            return ("CL-20", "nobody has taken the dice".into());
        }
        ("CL-3", format!("{} dice are rolled, not {}", self.setup.dice, dice.count()).into())
    }

    fn refuse_accusation(&self, crime: Crime) -> (&'static str, Cow<'static, str>) {
        if let Some(refused) = self.unknown_name(crime) {
            return refused;
        }
        match self.public.phase {
            Phase::Answer if self.is_out(self.asked()) => ("CL-62", "you have accused once already".into()),
            Phase::Answer => ("CL-60", "one accuses on one's own turn".into()),
            _ => ("CL-60", "one accuses before moving, or when a suggestion has been answered".into()),
        }
    }

    fn refuse_suggestion(&self, crime: Crime) -> (&'static str, Cow<'static, str>) {
        if let Some(refused) = self.unknown_name(crime) {
            return refused;
        }
        match (self.public.phase, self.place().room()) {
            (Phase::Answer, _) => ("CL-43", "you are asked, and do not suggest now".into()),
            (_, None) => ("CL-40", "one suggests in a room, not in a corridor".into()),
            (_, Some(room)) if room != crime.room => {
                ("CL-40", format!("you are in the {}, and suggest there alone", room.title()).into())
            }
            (Phase::Start, _) => {
                ("CL-47", "leave and come back to suggest here again, unless others move you in (CL-46)".into())
            }
            (Phase::Answered, _) => ("CL-47", "there is one suggestion for each entry".into()),
            _ => ("CL-40", "one suggests on entering a room".into()),
        }
    }

    fn unknown_name(&self, crime: Crime) -> Option<(&'static str, Cow<'static, str>)> {
        let unknown = crime.cards().without(self.public.deck).first()?;
        Some(("CL-1", format!("{} is not in this game", unknown.title()).into()))
    }

    fn refuse_card(&self, card: Card) -> (&'static str, Cow<'static, str>) {
        if self.public.phase != Phase::Answer {
            return ("CL-43", "nobody asks you for a card".into());
        }
        if !self.suggested().contains(card) {
            return ("CL-43", format!("{} was not named", card.title()).into());
        }
        ("CL-43", format!("you do not hold {}", card.title()).into())
    }

    fn refuse_pass(&self) -> (&'static str, Cow<'static, str>) {
        if self.public.phase != Phase::Answer {
            return ("CL-43", "nobody asks you for a card".into());
        }
        ("CL-43", "you hold one of the three, and must show one".into())
    }

    fn refuse_roll(&self) -> (&'static str, Cow<'static, str>) {
        match self.public.phase {
            Phase::Start => match self.place() {
                Place::Room(_) => ("CL-23", "somebody stands before every door".into()),
                Place::Square(_) => ("CL-21", "others stand on every square beside you".into()),
            },
            _ => ("CL-20", "the dice are rolled once, at the start of the turn".into()),
        }
    }

    fn refuse_passage(&self) -> (&'static str, Cow<'static, str>) {
        match self.public.phase {
            Phase::Start => ("CL-26", "no secret passage leads away from where you stand".into()),
            _ => ("CL-26", "a secret passage is taken in place of the dice".into()),
        }
    }

    fn refuse_end(&self) -> (&'static str, Cow<'static, str>) {
        match self.public.phase {
            Phase::Entered | Phase::EnteredByPassage => ("CL-40", "you have entered a room: suggest".into()),
            _ => ("CL-27", "whoever can move must move".into()),
        }
    }

    fn refuse_walk(&self, to: Place) -> (&'static str, Cow<'static, str>) {
        if self.public.phase != Phase::Walk {
            return ("CL-20", "one walks after rolling the dice, and once".into());
        }
        let board = self.board();
        let Some(end) = to.on(board) else {
            return ("CL-2", "there is no such square or room on the board".into());
        };
        let taken = self.taken();
        match end {
            Spot::Square(square) if taken.contains(square) => return ("CL-21", "somebody stands there".into()),
            _ if end == self.spot() => match end {
                Spot::Square(_) => return ("CL-21", "no square is walked on twice".into()),
                Spot::Room(_) => return ("CL-25", "a room that was left is not entered in the same turn".into()),
            },
            _ => {}
        }
        let walk = self.walk().on_board();
        if board.reach(&mansion::Walk { length: Length::UpTo, ..walk }).contains(end) {
            return ("CL-24", format!("the {} steps are walked in full", walk.steps).into());
        }
        if !board.reach(&mansion::Walk { length: Length::UpTo, taken: SquareSet::EMPTY, ..walk }).contains(end) {
            return ("CL-24", format!("no way of {} steps along the corridors leads there", walk.steps).into());
        }
        // The same with free doorsteps.
        let doorsteps = [end, self.spot()].into_iter().fold(SquareSet::EMPTY, |all, spot| match spot {
            Spot::Room(room) => all.or(board.doorsteps(room)),
            Spot::Square(_) => all,
        });
        let open = mansion::Walk { length: Length::UpTo, taken: taken.without(doorsteps), ..walk };
        if board.reach(&open).contains(end) {
            return ("CL-23", "somebody stands before the door".into());
        }
        ("CL-21", "somebody stands in the way".into())
    }
}
