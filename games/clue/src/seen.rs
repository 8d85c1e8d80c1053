//! All hiding: what each viewer is told of a move, and what a seat knows besides the public part.

use game::{BySeat, Seat, Viewer};

use crate::board::Place;
use crate::cards::{Card, CardSet};
use crate::deduce::Holder;
use crate::moves::Move;
use crate::rules::Clue;

mod observation;
mod view;

pub use observation::Observation;
pub use view::{Mark, Own, Phase, Public, SheetRow, Suggestion, View};

/// Everything that is done at the table is seen by all; hidden are the hands, the case file, and the face of a card
/// that is shown.
pub(crate) fn observe(before: &Clue, m: &Move, after: &Clue, viewer: Viewer) -> Observation {
    let seat = before.public.active;
    match *m {
        Move::Deal(ref deal) => Observation::Dealt {
            hand: viewer.seat().map(|seat| deal.hands[seat]), // CL-14
            weapons: deal.weapons.clone(),
        },
        Move::Roll => Observation::Rolls { seat },
        Move::Dice { dice } => Observation::Rolled { seat, dice },
        Move::Go { to } => {
            let route = before.walk().route(to).expect("whoever went there had a way");
            Observation::Went { seat, from: before.place(), route, to }
        }
        Move::Passage => match (before.place(), before.passage()) {
            (Place::Room(from), Some(Place::Room(to))) => Observation::TookPassage { seat, from, to },
            _ => unreachable!("a passage leads from a room to a room"),
        },
        Move::Suggest(crime) => Observation::Suggested { seat, crime },
        Move::Show { card } => {
            let (by, crime) = before.standing();
            let holder = before.asked();
            // CL-43: the suggester alone sees it, and whoever shows it knows it.
            let sees = viewer.is(by) || viewer.is(holder);
            Observation::Showed { seat: holder, to: by, crime, card: sees.then_some(card) }
        }
        Move::Pass => {
            let (by, crime) = before.standing();
            Observation::Passed { seat: before.asked(), to: by, crime }
        }
        Move::Accuse(crime) => {
            let right = before.case_file == Some(crime);
            // CL-61, CL-63, CL-65: the accuser looks into the case file, and all do when the game is over.
            let case_file = after.public.case_file.or(after.case_file.filter(|_| viewer.is(seat)));
            Observation::Accused { seat, crime, right, case_file, winner: after.public.winner }
        }
        Move::End if before.public.phase == Phase::Start => Observation::Waited { seat },
        Move::End => Observation::Ended { seat },
    }
}

/// What a seat knows besides what everybody does.
pub(crate) fn own(game: &Clue, seat: Seat) -> Own {
    let looked = game.public.accused[seat].is_some(); // CL-63
    let case_file = game.public.case_file.or(game.case_file.filter(|_| looked));
    let suggestion = game.public.suggestion.as_ref();
    let part = suggestion.is_some_and(|suggestion| suggestion.by == seat || suggestion.shown_by == Some(seat));
    let mut own = Own {
        seat,
        hand: game.hands[seat],
        shown_to_me: game.seen[seat].clone(),
        shown_by_me: BySeat::new(game.hands.len(), |other| game.seen[other][seat]),
        shown: game.shown.filter(|_| part),
        case_file,
        sheet: Vec::new(),
    };
    own.sheet = game.public.deck.iter().map(|card| own.row(card, &game.public.lacks)).collect();
    own
}

impl Clue {
    /// Who suggested, and what.
    fn standing(&self) -> (Seat, crate::cards::Crime) {
        let suggestion = self.public.suggestion.as_ref().expect("answers follow a suggestion");
        (suggestion.by, suggestion.crime)
    }
}

impl Own {
    /// Where a card was seen.
    fn seen(&self, card: Card) -> Option<Holder> {
        if self.hand.contains(card) {
            return Some(Holder::Seat(self.seat));
        }
        if self.case_file.is_some_and(|crime| crime.cards().contains(card)) {
            return Some(Holder::CaseFile);
        }
        let shown = self.shown_to_me.iter().find(|(_, cards)| cards.contains(card));
        shown.map(|(seat, _)| Holder::Seat(seat))
    }

    /// CL-70: what was seen, what follows from the one place where a card was seen, and who passed; nothing deeper.
    fn row(&self, card: Card, lacks: &BySeat<CardSet>) -> SheetRow {
        let seen = self.seen(card);
        let mark = |holder: Holder, is_out: bool| match seen {
            Some(place) if place == holder => Mark::Yes,
            None if !is_out => Mark::Unknown,
            _ => Mark::No,
        };
        let seat_mark = |seat, lacks: &CardSet| mark(Holder::Seat(seat), seat == self.seat || lacks.contains(card));
        SheetRow { card, seats: lacks.map(seat_mark), case_file: mark(Holder::CaseFile, self.case_file.is_some()) }
    }
}
